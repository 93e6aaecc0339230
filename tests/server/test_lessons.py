"""Lessons: each is played to its end as its script says, at a real table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import rentier
from rentier.core.errors import RentierError
from rentier.core.game import Game
from rentier.core.home import Home
from rentier.core.registry import Edition, register, unregister
from rentier.games.deal import EDITION as DEAL
from rentier.server import log
from rentier.server.audience import sync_for
from rentier.server.commands import PlayFor, Refused
from rentier.server.keys import hashed
from rentier.server.lessons import Lesson, Line, lesson_of, read_script
from rentier.server.lobby import Lobby, holds_of
from rentier.server.messages import HOST, LessonShown, News, Play, Resign, Undo
from rentier.server.records import record_of
from rentier.server.table import Table
from rentier.server.teaching import begin_lesson
from rentier.server.thinking import InlineThinker
from rentier.text import LANGUAGES, Phrasebook

from .tables import INVITE, SECRET, Desk, Ear, HandClock, MemoryStorage, secret_of, settle

EDITIONS = ("banking", "crooked", "deal", "knockout", "millionaire")
MOST_STEPS = 6


def found(edition: str) -> Lesson:
    lesson = lesson_of(edition)
    assert lesson is not None
    return lesson


def play_out(lesson: Lesson, until: str = "") -> tuple[Game, list[str]]:
    """Play a lesson by its examples; return the game and the kinds of all events before the step with that name."""
    game = lesson.begin()
    told: list[str] = []
    for line in lesson.lines:
        step = lesson.steps[line.step]
        if step.name == until:
            break
        move = step.move if line.seat == lesson.learner else line.plays[0]
        events = game.play(line.seat, move)
        assert line.accepts(move, events), f"{step.name}: {move}"
        told += [event.kind for event in events]
    return game, told


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lesson_is_a_few_moves_that_can_all_be_played(edition: str) -> None:
    lesson = found(edition)
    assert 3 <= len(lesson.steps) <= MOST_STEPS
    play_out(lesson)


@pytest.mark.parametrize(
    ("edition", "seen"),
    [
        ("deal", ("banked", "laid", "charged-rent", "paid", "said-no", "won")),
        ("banking", ("rolled", "bought", "built", "claimed-rent", "paid")),
        ("millionaire", ("changed-level", "found-fortune", "bought", "rent-due", "won")),
        ("crooked", ("built", "claimed-rent", "note-checked", "fake-taken", "paid")),
        ("knockout", ("slid", "knocked", "rode-railroad", "collected", "got-bonus", "won")),
    ],
)
def test_a_lesson_shows_the_heart_of_its_game_and_ends_in_a_success(edition: str, seen: tuple[str, ...]) -> None:
    lesson = found(edition)
    before = lesson.begin().scores[lesson.learner]
    game, told = play_out(lesson)
    assert set(seen) <= set(told)
    assert game.scores[lesson.learner] > before
    assert not game.over or game.winners == (lesson.learner,)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_step_has_its_sentence(edition: str, language: str) -> None:
    lesson, book = found(edition), Phrasebook.load(language)
    keys = [lesson.key(name) for name in (*(step.name for step in lesson.steps), "done")]
    assert [key for key in keys if key not in book] == []
    # No sentence was left behind by a step that is gone.
    known = {*keys, *(f"{key}-not" for key in keys)}
    assert {key for key in book if key.startswith(f"lesson-{edition}-")} <= known


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lesson_says_how_far_it_is(edition: str) -> None:
    lesson = found(edition)
    shown = [lesson.shown(played) for played in range(len(lesson.lines) + 1)]
    assert [it.step for it in shown] == [*(line.step for line in lesson.lines), len(lesson.steps)]
    for line, it in zip(lesson.lines, shown, strict=False):
        is_learner = line.seat == lesson.learner
        assert bool(it.play) == bool(it.shows) == is_learner
    assert (shown[-1].key, shown[-1].play) == (f"lesson-{edition}-done", "")


def test_any_slide_that_ends_on_a_property_in_the_middle_will_do() -> None:
    lesson = found("knockout")
    line = lesson.lines[0]
    for slide, is_right in (
        ("slide 135 100 0 1000", True),
        ("slide 120 90 4 900", True),
        ("slide 40 100 0 1000", False),
    ):
        assert line.accepts(slide, lesson.begin().play(0, slide)) is is_right, slide


def test_a_set_must_come_of_the_railroad() -> None:
    lesson = found("knockout")
    game, _ = play_out(lesson, until="railroad")
    line = lesson.lines[-1]
    assert line.accepts("move pacific", game.copy().play(0, "move pacific"))


def test_events_decide_where_the_text_of_a_move_does_not() -> None:
    line = Line(0, 0, ("check *",), [{"is_fake": True}])
    assert not line.accepts("check 50", [])
    assert not line.accepts("pass", [])


SCRIPT = """
seats = 2
[setup]
hands = { 0 = "1m", 1 = "2m" }
[[steps]]
name = "bank"
plays = ["bank 1m"]
"""


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("seats = 2", "seats = 2\nlearners = 1"), "unknown field `learners`"),
        (('name = "bank"', 'name = "Bank it"'), "regex"),
        (('plays = ["bank 1m"]', "plays = []"), "length >= 1"),
        (('plays = ["bank 1m"]', 'plays = ["bank *"]'), "an example is missing"),
        (('plays = ["bank 1m"]', 'plays = ["bank 1m"]\nothers = ["0: end"]'), "is not a move of another seat"),
        (('plays = ["bank 1m"]', 'plays = ["bank 1m"]\nothers = ["end"]'), "is not a move of another seat"),
        (("[setup]", "[setup]\ncassh = 3"), "cassh"),
    ],
)
def test_a_lesson_that_is_written_wrongly_is_refused_with_the_reason(change: tuple[str, str], why: str) -> None:
    Lesson("deal", read_script(SCRIPT))
    with pytest.raises((ValueError, RentierError), match=why):
        Lesson("deal", read_script(SCRIPT.replace(*change)))


def test_a_lesson_without_a_position_begins_as_its_seed_says() -> None:
    text = SCRIPT.replace("[setup]", "seed = 7").replace('hands = { 0 = "1m", 1 = "2m" }', "").replace("bank 1m", "end")
    lesson = Lesson("deal", read_script(text))
    assert lesson.begin().position() == rentier.new("deal", 2, 7).position()


def test_an_edition_without_a_lesson_has_none() -> None:
    bare = register(Edition("bare", rules="TS", rules_version=1, fewest=2, most=3, actions=(), decisions=()))
    try:
        assert lesson_of("bare") is None
    finally:
        unregister(bare)
    assert DEAL.home.lesson == "rentier.games.deal/lesson.toml"


def test_a_package_whose_lesson_cannot_be_used_is_named_in_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "brings_lesson").mkdir()
    (tmp_path / "brings_lesson" / "__init__.py").touch()
    (tmp_path / "brings_lesson" / "lesson.toml").write_text("seats = 2", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    taught = Edition(
        "taught", rules="TS", rules_version=1, fewest=2, most=3, actions=(), decisions=(), home=Home("brings_lesson")
    )
    register(taught)
    try:
        with pytest.warns(rentier.EditionWarning, match="The lesson of the edition “taught” cannot be used.*steps"):
            assert lesson_of("taught") is None
    finally:
        unregister(taught)


def at_table(edition: str) -> Desk:
    """Begin a lesson at a table, as the lobby does."""
    lesson = found(edition)
    learner = log.Sat(lesson.learner, "Anna", "", hashed(secret_of(lesson.learner)))
    first, *rest = begin_lesson(lesson, learner, SECRET, INVITE, secret_of(HOST))
    assert isinstance(first, log.Made)
    desk = Desk(first)
    for what in rest:
        desk.absorb(what)
    return desk


def key_of(desk: Desk, seat: int, action: str) -> str:
    """Return why a move is refused, and check that nothing was lost by it."""
    before, number = desk.table.game, desk.table.number
    with pytest.raises(RentierError) as refused:
        desk.play(seat, action)
    assert (desk.table.game, desk.table.number) == (before, number)
    return refused.value.key


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lesson_is_played_at_a_table_and_read_back_from_its_log(edition: str) -> None:
    desk, lesson = at_table(edition), found(edition)
    for place, line in enumerate(lesson.lines):
        assert desk.table.played == place
        if line.seat == lesson.learner:
            desk.play(line.seat, lesson.steps[line.step].move)
        else:
            desk.do(PlayFor(line.seat, desk.table.changed, line.plays[0], "bot"))
        again = Table.from_log("t", desk.entries)
        assert again.game is not None
        assert desk.table.game is not None
        assert again.game.position() == desk.table.game.position()
        assert sync_for(again, (lesson.learner,)).lesson == lesson.shown(place + 1)
    assert key_of(desk, lesson.learner, "end") in ("lesson-over", "table-over")


def test_another_move_is_answered_kindly_and_not_played() -> None:
    desk = at_table("deal")
    assert key_of(desk, 0, "end") == "lesson-not"
    assert key_of(desk, 0, "bank just-say-no") == "lesson-not"
    # What the rules refuse, they refuse with their own reason.
    assert key_of(desk, 0, "bank 10m").startswith("deal-")
    for move in ("bank 3m", "lay new-york orange", "rent orange all"):
        desk.play(0, move)
    for move in ("pass", "pay 5m"):
        desk.do(PlayFor(1, desk.table.changed, move, "bot"))
    desk.play(0, "end")
    desk.do(PlayFor(1, desk.table.changed, "deal-breaker 0 orange", "bot"))
    assert key_of(desk, 0, "pass") == "lesson-deal-no-not"


def test_while_the_others_move_the_learner_waits() -> None:
    desk = at_table("banking")
    for move in ("roll", "buy", "build park", "end"):
        desk.play(0, move)
    assert desk.table.awaiting == (1,)
    assert key_of(desk, 0, "roll") == "lesson-wait"
    assert sync_for(desk.table, (0,)).lesson == LessonShown(0, 3, 5, "lesson-banking-end")


def test_in_a_lesson_nothing_is_taken_back_and_nobody_resigns() -> None:
    desk = at_table("banking")
    desk.play(0, "roll")
    for command in (Undo("u", 0, desk.table.number), Resign("r", 0, desk.table.number)):
        with pytest.raises(Refused) as refused:
            desk.do(command)
        assert refused.value.key == "lesson-only-moves"


def test_a_lesson_has_no_record() -> None:
    desk, lesson = at_table("millionaire"), found("millionaire")
    for line in lesson.lines:
        if line.seat == lesson.learner:
            desk.play(line.seat, line.plays[0])
        else:
            desk.do(PlayFor(line.seat, desk.table.changed, line.plays[0], "bot"))
    assert desk.table.is_over
    with pytest.raises(Refused, match="recorded"):
        record_of("t", desk.entries)


def test_the_lobby_makes_lessons_whose_other_seats_follow_the_script() -> None:
    async def learn() -> None:
        clock = HandClock()
        lobby = Lobby(MemoryStorage(), InlineThinker(), now=clock)
        made = await lobby.teach("deal", "Ida")
        assert (await lobby.about(made.table)).seats[1].name != "Ida"
        assert await lobby.public() == []
        owner = await lobby.owner(made.table)
        ear = Ear(0, keys=holds_of(made.seats))
        owner.join(ear)
        for number, step in enumerate(found("deal").steps):
            await owner.submit(Play(f"m{number}", 0, owner.table.number, step.move), ear.holds)
            for _ in step.others:
                await settle()
                clock.wind(10)
                await owner.tick()
        assert owner.table.winners == [0]
        [last] = [it for it in ear.heard_of(News) if isinstance(it, News) and it.over]
        assert last.lesson == LessonShown(0, 6, 6, "lesson-deal-done")
        for edition, name, why in (("chess", "Anna", "unknown-edition"), ("deal", "", "table-bad-name")):
            with pytest.raises(RentierError) as refused:
                await lobby.teach(edition, name)
            assert refused.value.key == why
        await lobby.close()

    asyncio.run(asyncio.wait_for(learn(), 60))
