"""Simulations: the same whatever the jobs, exact counts, and what is left of one that was stopped."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from rentier.bots import make_bot, play_out
from rentier.core import BadInput, Dice, derive_seed, find_edition, read_seed
from rentier.sim import Outcome, Plan, Report, make_plan, play_games, simulate, spreading, wilson
from rentier.sim.intervals import clustered
from rentier.sim.measure import measure, measure_bots, measure_slides
from rentier.sim.outcome import read_outcome
from rentier.sim.run import GAMES_AT_ONCE
from rentier.sim.series import Series


def plan_of(games: int = 20, seats: int = 2, bots: str = "random", seed: object = 1) -> Plan:
    return make_plan("deal", games, seats, bots, seed)


def outcome(number: int, winners: Sequence[int], **other: Any) -> Outcome:
    made = Outcome(number, tuple(winners), "sets", 10, 100, (), frozenset())
    return made._replace(**other)


# The same seed, the same report


def test_the_report_is_the_same_whatever_the_jobs() -> None:
    alone, two, three = (simulate("deal", 60, 3, "steady,random", 7, jobs=jobs).to_json() for jobs in (1, 2, 3))
    assert alone == two == three
    assert json.loads(alone)["played"] == [[0, 60]]


def test_the_report_is_the_same_from_any_executor() -> None:
    with ThreadPoolExecutor(2) as executor:
        report = simulate("deal", 25, 2, "random", 7, executor=executor)
    assert report.to_json() == simulate("deal", 25, 2, "random", 7).to_json()


def test_another_seed_gives_other_games() -> None:
    assert simulate("deal", 20, 2, "random", 1).turns != simulate("deal", 20, 2, "random", 2).turns


def test_a_game_can_be_played_again_from_its_number() -> None:
    seed = derive_seed(read_seed(5), "game", 3)
    edition = find_edition("deal")
    game = edition.begin(2, edition.read_options(None), Dice(seed), False)
    game.settle()
    bots = [make_bot("random", "deal", derive_seed(seed, "bot", seat)) for seat in range(2)]
    decisions = play_out(game, bots)
    report = play_games(plan_of(seed=5), 3, 1)
    assert report.results == {(1, game.winners): 1}
    assert report.decisions == {decisions: 1}
    assert report.turns == {game.turns_taken(): 1}


# Who sits where


@pytest.mark.parametrize(
    ("bots", "seats", "seated"),
    [
        ("steady,random", 2, ("steady", "random")),
        ("steady, random", 4, ("steady", "random", "random", "random")),
        ("steady", 3, ("steady", "steady", "steady")),
        (["random", "steady"], 2, ("random", "steady")),
    ],
)
def test_the_last_bot_takes_the_seats_that_are_left(bots: str | list[str], seats: int, seated: tuple[str]) -> None:
    assert make_plan("deal", 1, seats, bots, 1).bots == seated


def test_the_bots_move_on_by_one_seat_after_each_game() -> None:
    plan = plan_of(seats=3, bots="steady,random")
    seated = [[plan.bot_at(number, seat) for seat in range(3)] for number in range(4)]
    assert seated == [
        ["steady", "random", "random"],
        ["random", "steady", "random"],
        ["random", "random", "steady"],
        ["steady", "random", "random"],
    ]


def test_a_win_is_credited_to_the_bot_that_sat_there() -> None:
    plan = plan_of(games=4, bots="steady,random")
    report = Report.of(plan, [outcome(0, [0]), outcome(1, [1]), outcome(2, [0]), outcome(3, [0])])
    assert {wins.who: wins.wins for wins in report.wins_by_bot()} == {"steady": 3, "random": 1}
    assert {wins.who: wins.wins for wins in report.wins_by_seat()} == {0: 3, 1: 1}


def test_the_better_bot_wins_from_every_seat() -> None:
    report = simulate("deal", 40, 2, "steady,random", 3)
    steady, random = report.wins_by_bot()
    assert steady.wins > random.wins
    assert all(10 <= wins.wins <= 30 for wins in report.wins_by_seat())


# The counts


def test_a_shared_win_counts_as_its_fraction() -> None:
    plan = plan_of(games=3, seats=3, bots="steady,random")
    report = Report.of(plan, [outcome(0, [0, 1, 2]), outcome(1, [0]), outcome(2, [0, 1])])
    assert [(wins.wins, wins.alone, wins.shared) for wins in report.wins_by_seat()] == [
        (Fraction(11, 6), 1, 2),
        (Fraction(5, 6), 0, 2),
        (Fraction(1, 3), 0, 1),
    ]
    steady, random = report.wins_by_bot()
    assert (steady.wins, random.wins) == (Fraction(1, 3), Fraction(8, 3))
    # In game 2 both winners had the same name: that is not shared between bots.
    assert (random.alone, random.shared, random.places) == (2, 1, 2)
    assert sum(wins.wins for wins in report.wins_by_seat()) == 3


def test_the_length_of_games_is_told_by_ranks() -> None:
    plan = plan_of(games=20)
    report = Report.of(plan, [outcome(i, [0], turns=i + 1, decisions=10 * i) for i in range(20)])
    assert report.turn_lengths()._asdict() == {"mean": 10.5, "median": 10, "p5": 1, "p95": 19, "longest": 20}
    assert report.decision_lengths().longest == 190


def test_cards_are_counted_by_use_by_winner_and_by_last_turn() -> None:
    plan = plan_of(games=3)
    report = Report.of(
        plan,
        [
            outcome(0, [0], uses=(("house", 2, 2), ("pass-go", 3, 1)), closing=frozenset({"house"})),
            outcome(1, [1], uses=(("pass-go", 1, 0),)),
            outcome(2, [1], uses=(("pass-go", 2, 1), ("house", 1, 0)), closing=frozenset({"house", "pass-go"})),
        ],
    )
    go, house = report.cards()
    assert (go.card, go.uses, go.games, go.by_winners, go.closing) == ("pass-go", 6, 3, 2, 1)
    assert (house.card, house.uses, house.games, house.by_winners, house.closing) == ("house", 3, 2, 2, 2)
    assert report.winner_share().value == pytest.approx(4 / 9)
    assert [card.card for card in report.closing_cards()] == ["house", "pass-go"]
    assert report.decisive_cards() == []


def test_a_card_that_only_winners_use_is_decisive() -> None:
    plan = plan_of(games=200)
    uses = (("house", 1, 1), ("pass-go", 4, 2), ("hotel", 1, 0))
    report = Report.of(plan, [outcome(i, [0], uses=uses) for i in range(200)])
    assert [card.card for card in report.decisive_cards()] == ["house"]


def test_the_winners_last_turn_is_the_last_that_began_with_them() -> None:
    edition = find_edition("deal")
    for number in range(10):
        seed = derive_seed(read_seed(11), "game", number)
        game = edition.begin(2, edition.read_options(None), Dice(seed), True)
        game.settle()
        turns: list[int] = []
        decisions = play_out(game, [make_bot("random", "deal", seed) for _ in range(2)], 0, turns)
        [winner] = game.winners
        place = [place for place, first in enumerate(turns) if game.moves()[first].seat == winner][-1]
        # Their next turn may have ended the game before anything was decided in it.
        whole = game.moves()[turns[place] : [*turns, None][place + 1]]
        used = {move.action.uses() for move in whole if move.seat == winner} - {""}
        assert read_outcome(game, 0, decisions, turns).closing == used
        assert len(turns) in (game.turns_taken(), game.turns_taken() - 1)


def test_endings_are_counted_as_the_edition_names_them() -> None:
    report = simulate("deal", 10, 2, "random", 1, options={"turn_limit": 4})
    assert report.endings == {"limit": 10}
    assert report.turns == {4: 10}


# Intervals


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.277533),
        (5, 10, 0.236593, 0.763407),
        (10, 10, 0.722467, 1.0),
        (81, 263, 0.255289, 0.366206),
        (0, 20, 0.0, 0.161125),
        (1, 29, 0.006113, 0.171755),
    ],
)
def test_wilsons_interval_has_the_known_values(wins: int, trials: int, low: float, high: float) -> None:
    share = wilson(wins, trials)
    assert share.value == pytest.approx(wins / trials)
    assert share.low == pytest.approx(low, abs=5e-6)
    assert share.high == pytest.approx(high, abs=5e-6)


def test_without_trials_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_single_uses_have_wilsons_interval() -> None:
    assert clustered([(1, 1, 40), (1, 0, 60)]) == pytest.approx(wilson(40, 100))


def test_uses_that_go_together_say_less() -> None:
    # Ten uses a game, all by the winner or none: that says as much as one use a game.
    assert clustered([(10, 10, 40), (10, 0, 60)]) == pytest.approx(wilson(40, 100))


# Merging


def test_reports_can_be_merged_in_any_order() -> None:
    plan = plan_of(games=9)
    one, two, three = (play_games(plan, first, 3) for first in (0, 3, 6))
    whole = play_games(plan, 0, 9)
    assert one.merge(two).merge(three).to_json() == whole.to_json()
    assert three.merge(one).merge(two).to_json() == whole.to_json()
    assert three.merge(one).ranges == [(0, 3), (6, 9)]
    assert not three.merge(one).is_complete
    assert whole.is_complete


def test_a_merge_leaves_both_reports_as_they_were() -> None:
    plan = plan_of(games=4)
    one, two = play_games(plan, 0, 2), play_games(plan, 2, 2)
    before = one.to_json(), two.to_json()
    one.merge(two)
    assert (one.to_json(), two.to_json()) == before


def test_a_game_is_never_counted_twice() -> None:
    plan = plan_of(games=9)
    with pytest.raises(BadInput) as refused:
        play_games(plan, 0, 4).merge(play_games(plan, 3, 2))
    assert (refused.value.key, refused.value.details) == ("sim-merge-twice", {"game": 3})


def test_reports_of_different_plans_are_not_merged() -> None:
    with pytest.raises(BadInput) as refused:
        Report(plan_of(seed=1)).merge(Report(plan_of(seed=2)))
    assert refused.value.key == "sim-merge-plans"


# Stopped


def stop_at(games: int) -> Callable[[int, int], None]:
    def progress(done: int, asked: int) -> None:
        if done >= games:
            raise KeyboardInterrupt

    return progress


def test_a_stopped_simulation_reports_what_is_finished() -> None:
    report = simulate("deal", 1000, 2, "random", 1, progress=stop_at(GAMES_AT_ONCE))
    assert report.ranges == [(0, GAMES_AT_ONCE)]
    assert report.to_dict()["games"] == GAMES_AT_ONCE
    assert not report.is_complete


def test_a_simulation_stopped_within_a_piece_keeps_its_finished_games(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Series.play

    def play_up_to_seven(series: Series, number: int) -> Outcome:
        if number == 7:
            raise KeyboardInterrupt
        return play(series, number)

    monkeypatch.setattr(Series, "play", play_up_to_seven)
    assert simulate("deal", 1000, 2, "random", 1).ranges == [(0, 7)]


def test_stopped_workers_end_and_what_they_finished_counts() -> None:
    report = simulate("deal", 100_000, 2, "random", 1, jobs=2, progress=stop_at(1))
    assert 0 < report.games < 100_000
    assert sum(report.turns.values()) == report.games
    again = Report(report.plan)
    for first, end in report.ranges:
        again = again.merge(play_games(report.plan, first, end - first))
    assert again.to_json() == report.to_json()


def test_an_executor_is_relieved_of_what_it_has_not_begun() -> None:
    class Slow:
        def __init__(self) -> None:
            self.futures: list[Future[Any]] = []

        def submit(self, work: Callable[..., Any], /, *args: Any) -> Future[Any]:
            future: Future[Any] = Future()
            if not self.futures:
                future.set_result(work(*args))
            self.futures.append(future)
            return future

    executor = Slow()
    report = simulate("deal", 1000, 2, "random", 1, progress=stop_at(1), executor=executor)
    assert report.ranges == [(0, 1)]
    assert all(future.cancelled() for future in executor.futures[1:])


def test_ctrl_c_does_not_break_into_waiting_for_results(monkeypatch: pytest.MonkeyPatch) -> None:
    whole: list[bool] = []

    def wait_interrupted(*args: Any) -> Any:
        # Where it was raised here, locks of the futures stayed taken now and then, and everybody waited for ever.
        signal.raise_signal(signal.SIGINT)
        found = wait(*args)
        whole.append(True)
        return found

    monkeypatch.setattr(spreading, "wait", wait_interrupted)
    with ThreadPoolExecutor(1) as executor:
        report = simulate("deal", 1000, 2, "random", 1, executor=executor)
    assert 0 < report.games < 1000
    assert whole == [True]
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


SCRIPT = """
from multiprocessing import active_children
from rentier.sim import simulate

def progress(done, asked):
    print(done, *[child.pid for child in active_children()], flush=True)

if __name__ == "__main__":
    report = simulate("deal", 1_000_000, 2, "random", 1, jobs=2, progress=progress)
    print("finished", report.games, flush=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent to a group of processes")
def test_ctrl_c_ends_workers_without_a_word(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    process = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    first = process.stdout.readline().split()
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert err == ""
    assert process.returncode == 0
    last = out.splitlines()[-1].split()
    assert last[0] == "finished"
    assert int(last[1]) >= int(first[0]) > 0
    assert len(first) == 3
    assert [pid for pid in first[1:] if not has_ended(int(pid))] == []


def has_ended(pid: int) -> bool:
    for _ in range(100):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


# Bad input


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"games": 0}, "sim-games"),
        ({"games": -5}, "sim-games"),
        ({"games": 10**12}, "sim-games"),
        ({"games": 10**5000}, "sim-games"),
        ({"games": 2.5}, "sim-games"),
        ({"games": True}, "sim-games"),
        ({"jobs": 0}, "sim-jobs"),
        ({"jobs": 100_000}, "sim-jobs"),
        ({"bots": ""}, "sim-bots-none"),
        ({"bots": "random,,random"}, "sim-bots-none"),
        ({"bots": []}, "sim-bots-none"),
        ({"bots": "random,random,random"}, "sim-bots-many"),
        ({"bots": "random,genius"}, "unknown-bot"),
        ({"seats": 1}, "bad-seats"),
        ({"seats": 11}, "bad-seats"),
        ({"edition": "chess"}, "unknown-edition"),
        ({"seed": "nonsense"}, "bad-seed"),
        ({"options": {"luck": "more"}}, "option-unknown"),
    ],
)
def test_bad_input_is_refused_by_name(changed: dict[str, Any], key: str) -> None:
    given: dict[str, Any] = {"edition": "deal", "games": 5, "seats": 2, "bots": "random", "seed": 1, **changed}
    with pytest.raises(BadInput) as refused:
        simulate(**given)
    assert refused.value.key == key


# Measuring


def test_every_figure_is_measured_by_the_clock_that_is_given() -> None:
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 0.001
        return now

    figures = list(measure("deal", 0.002, clock))
    assert len({figure.name for figure in figures}) == len(figures) == 10
    assert all(figure.value > 0 for figure in figures)


def test_slides_and_named_bots_are_measured_too() -> None:
    ticks = iter(range(10_000))

    def clock() -> float:
        return float(next(ticks))

    [slides] = measure_slides(15, 3.0, clock)
    assert (slides.name, slides.is_rate) == ("knockout-slides", True)
    # Three looks at the clock allow two rounds of slides, and one more is the end.
    assert slides.value == pytest.approx(2 * 16 * 20 / 4)
    figures = measure_bots("knockout", 2, 1.5, clock, ["random"])
    assert [figure.name for figure in figures] == ["knockout-random-games", "knockout-random-turns", "knockout-copy"]


@pytest.mark.parametrize("seconds", [0.0, -1.0, float("nan"), 1e9])
def test_no_time_is_no_time_to_measure(seconds: float) -> None:
    with pytest.raises(BadInput) as refused:
        next(measure("deal", seconds, time.process_time))
    assert refused.value.key == "bench-seconds"
