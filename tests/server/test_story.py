"""The story of a game adds up: the standing at every turn, and what chance brought to whom."""

from __future__ import annotations

import pytest

import rentier
from rentier.server import log
from rentier.server import story as telling
from rentier.server.replay import Replay, seconds_played
from rentier.server.story import Notes, Story

from .tables import EDITIONS
from .test_replay import Watched, watched


def told(edition: str) -> tuple[Watched, Story]:
    game = watched(edition)
    return game, game.replay.story


def table(story: Story, name: str) -> Notes:
    return next(notes for notes in story.notes if notes.name == name)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_chart_shows_what_wins_at_each_point(edition: str) -> None:
    game, story = told(edition)
    again = rentier.new(edition, seats=3, seed=game.desk.table.seed, options=game.desk.table.made.options)
    points = {point.step: point for point in story.points}
    turns = [again.turns_taken()]
    assert points[0].scores == list(again.scores)
    for step, (seat, action) in enumerate(game.actions, 1):
        again.play(seat, action)
        is_turn = again.turns_taken() != turns[-1]
        turns.append(again.turns_taken())
        assert (step in points) == (is_turn or step == len(game.actions))
        if step in points:
            assert points[step].scores == list(again.scores)
            assert points[step].turn == turns[-1]
    assert story.turns == again.turns_taken()
    assert story.steps == len(game.actions)


@pytest.mark.parametrize("edition", ["banking", "millionaire", "crooked"])
def test_dice_and_stops_of_a_track(edition: str) -> None:
    game, story = told(edition)
    events = [event for news in game.news for event in news[0].events]
    rolls = [event for event in events if event["event"] == "rolled"]
    for seat in range(3):
        own = [roll for roll in rolls if roll["seat"] == seat]
        assert table(story, "rolls").seats[seat].count == len(own)
        assert table(story, "rolls").seats[seat].total == sum(int(str(r["first"])) + int(str(r["second"])) for r in own)
        assert table(story, "doubles").seats[seat].total == sum(roll["first"] == roll["second"] for roll in own)
    assert (table(story, "rolls").expected, table(story, "doubles").expected) == (7.0, 1 / 6)
    stops = [(event["seat"], event["space"]) for event in events if event["event"] == "moved"]
    counted = {
        (seat, row): it.count for row, seats in table(story, "stops").rows.items() for seat, it in enumerate(seats)
    }
    assert {key: count for key, count in counted.items() if count} == {it: stops.count(it) for it in set(stops)}
    assert table(story, "stops").expected is None


def test_the_largest_rents_with_their_steps() -> None:
    game, story = told("banking")
    claimed = [
        (-int(str(event["amount"])), step, event["seat"], event["space"])
        for step, news in enumerate(game.news, 1)
        for event in news[0].events
        if event["event"] == "claimed-rent"
    ]
    assert claimed
    largest = [(-it.amount, it.step, it.seat, it.row) for it in table(story, "rents").largest]
    assert [it[:2] for it in largest] == [it[:2] for it in sorted(claimed)[:5]]
    assert set(largest) <= set(claimed)


def test_cards_drawn_in_deal_against_the_pack() -> None:
    game, story = told("deal")
    draws = table(story, "draws")
    assert draws.expected == pytest.approx(252 / 106)
    for seat in range(3):
        cards = [
            card
            for news in game.news
            for event in news[seat].events
            if event["event"] == "drew" and event["seat"] == seat
            for card in event["cards"]  # type: ignore[attr-defined]
        ]
        # The cards of the first turn are drawn before the first action.
        assert 0 <= draws.seats[seat].count - len(cards) <= 2
        assert sum(it[seat].count for it in draws.rows.values()) == draws.seats[seat].count


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_chart_ends_with_what_was_counted(edition: str) -> None:
    game, story = told(edition)
    last = game.news[-1][0].seen[0].view
    assert story.points[-1].scores == last["scores"]


def test_a_story_says_how_long_the_game_was_played() -> None:
    game, story = told("deal")
    entries = [entry for entry in game.desk.entries if isinstance(entry.what, (log.Begun, log.Played))]
    assert story.seconds == seconds_played(game.desk.entries)

    def spread(*times: float) -> list[log.LogEntry]:
        return [log.LogEntry(number, at, entries[min(number, 1)].what) for number, at in enumerate(times)]

    assert seconds_played(spread(100, 105, 130)) == 30
    # The players went away for a day: of that, only the longest pause counts.
    assert seconds_played(spread(100, 160, 160 + 86_400, 86_590)) == 60 + 600 + 30


def test_a_long_game_has_a_chart_of_bounded_length(monkeypatch: pytest.MonkeyPatch) -> None:
    game, story = told("banking")
    monkeypatch.setattr(telling, "MOST_POINTS", 4)
    short = Replay.from_log("t", game.desk.entries).story
    assert 2 <= len(short.points) <= 5
    assert [point for point in short.points if point in story.points] == short.points
    assert short.points[0] == story.points[0]
    assert short.points[-1] == story.points[-1]
    assert short.notes == story.notes
