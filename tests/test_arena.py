"""An arena: every bot meets every other, ratings follow from the wins, and it goes on from where it was stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from fractions import Fraction
from math import log10
from pathlib import Path
from typing import Any

import pytest

from rentier.core import BadInput
from rentier.sim.arena import Arena, line_ups, play_arena
from rentier.sim.rating import ANCHOR, Fought, rate


def made(games: int = 20, seats: int = 2, seed: object = 1, bots: str = "random,easy,steady") -> Arena:
    return Arena("deal", bots.split(","), games, seats, seed, None)


def still() -> float:
    """Tell no time."""
    return 0.0


def fought(wins: float, losses: float, others: int = 1) -> list[Fought]:
    return [Fought((("one", 1), ("other", others)), (("one", wins), ("other", losses)))]


# Ratings


def test_three_wins_in_four_are_191_points() -> None:
    one, other = rate(fought(750, 250), "other")
    assert (one.name, other.name) == ("one", "other")
    assert one.elo - other.elo == pytest.approx(400 * log10(3), abs=1)
    assert other == ("other", ANCHOR, ANCHOR, ANCHOR)
    assert one.low < one.elo < one.high


def test_against_three_others_half_of_the_wins_are_191_points_too() -> None:
    one, other = rate(fought(500, 500, others=3), "other")
    assert one.elo - other.elo == pytest.approx(400 * log10(3), abs=1)


def test_more_games_make_it_more_certain() -> None:
    few, many = (rate(fought(3 * games, games), "other")[0] for games in (10, 1000))
    assert many.high - many.low < (few.high - few.low) / 5


def test_the_interval_is_that_of_the_share() -> None:
    """With an even result the logarithm of the odds has a standard error of two over the root of the games."""
    one = next(it for it in rate(fought(200, 200), "other") if it.name == "one")
    assert (one.high - one.low) / 2 == pytest.approx(1.96 * 400 / 2.302585 * 2 / 20, rel=0.02)


def test_who_never_lost_has_a_rating_all_the_same() -> None:
    one, other = rate(fought(20, 0), "other")
    assert 300 < one.elo - other.elo < 1500


def test_without_the_anchor_the_average_has_1500() -> None:
    ratings = rate(fought(30, 10), "nobody")
    assert sum(it.elo for it in ratings) / 2 == pytest.approx(ANCHOR)


# Meeting


def test_with_two_seats_each_pair_meets_and_with_more_each_one_is_alone_among_each_other() -> None:
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups(["a", "b"], 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


def test_the_better_bot_is_rated_higher_and_every_game_has_a_winner() -> None:
    arena = made(30)
    assert play_arena(arena, still)
    assert [it.name for it in arena.ratings()] == ["steady", "easy", "random"]
    assert arena.share_against("steady", "random")[0] + arena.share_against("random", "steady")[0] == 30
    assert arena.share_against("steady", "steady") == (Fraction(0), 0)
    assert arena.done == arena.asked == 90


def test_the_wins_are_the_same_whatever_the_jobs() -> None:
    alone, two = made(12, seats=3), made(12, seats=3)
    assert play_arena(alone, still)
    assert play_arena(two, still, jobs=2)
    assert alone.to_dict() == two.to_dict()


def test_thinking_is_timed_by_the_clock_that_is_given() -> None:
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 0.001
        return now

    arena = made(2)
    play_arena(arena, clock)
    assert [thought.milliseconds for thought in arena.thoughts()] == pytest.approx([1.0] * 3)


def stop_after(pieces: int) -> Any:
    left = pieces

    def keep() -> None:
        nonlocal left
        left -= 1
        if not left:
            raise KeyboardInterrupt

    return keep


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_was_stopped_goes_on_from_there_and_ends_the_same(jobs: int) -> None:
    whole, first, second = made(), made(), made()
    play_arena(whole, still)
    assert not play_arena(first, still, jobs, stop_after(2))
    assert 0 < first.done < first.asked
    second.resume(json.loads(json.dumps(first.to_dict())))
    assert second.done == first.done
    assert play_arena(second, still, jobs)
    assert second.to_dict() == whole.to_dict()


def test_more_games_are_added_to_those_that_were_played() -> None:
    few, many, whole = made(5), made(15), made(15)
    for arena in (few, whole):
        play_arena(arena, still)
    many.resume(few.to_dict())
    assert many.done == 15
    play_arena(many, still)
    assert many.to_dict() == whole.to_dict()


@pytest.mark.parametrize("bots", ["steady", "steady,steady", "", ",".join(f"sharp:{n}" for n in range(1, 22))])
def test_an_arena_needs_two_bots_and_not_too_many(bots: str) -> None:
    with pytest.raises(BadInput) as refused:
        made(bots=bots)
    assert refused.value.key == "arena-bots"


@pytest.mark.parametrize("state", [7, {}, {"schema": 2}, [1]])
def test_a_state_that_is_none_is_refused(state: object) -> None:
    with pytest.raises(BadInput) as refused:
        made().resume(state)
    assert refused.value.key == "arena-state-unknown"


def test_the_state_of_other_games_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        made(seed=2).resume(made(seed=1).to_dict())
    assert (refused.value.key, refused.value.details["what"]) == ("arena-state-other", "seed")


@pytest.mark.skipif(os.name == "nt", reason="processes are killed as a group")
def test_killed_at_any_moment_it_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    asked = ["arena", "crooked", "--bots", "easy,steady", "--games", "60", "--seed", "5", "--json", str(file)]
    command = [sys.executable, "-m", "rentier", *asked]
    process = subprocess.Popen([*command, "--jobs", "2"], stdout=subprocess.DEVNULL, start_new_session=True)
    while not file.exists() and process.poll() is None:
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    kept = json.loads(file.read_text("utf-8"))["crooked"]["fights"][0]
    assert 0 < kept["games"] <= 60
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    whole = Arena("crooked", ["easy", "steady"], 60, 2, 5, None)
    play_arena(whole, still)
    [fight] = json.loads(file.read_text("utf-8"))["crooked"]["fights"]
    assert fight["wins"] == whole.fights[0].wins
    assert fight["ranges"] == [[0, 60]]
