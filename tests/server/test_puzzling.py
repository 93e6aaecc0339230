"""Puzzles at a table: only the best move counts, and once it is found everybody is told why."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import structs

from rentier.core.errors import RentierError
from rentier.puzzles import puzzles_of
from rentier.server import log
from rentier.server.audience import sync_for
from rentier.server.keys import hashed
from rentier.server.lobby import Lobby, holds_of
from rentier.server.messages import HOST, Play
from rentier.server.puzzling import Problem, problem_of
from rentier.server.records import record_of
from rentier.server.table import Table
from rentier.server.teaching import begin_lesson
from rentier.server.thinking import InlineThinker

from .tables import INVITE, SECRET, Desk, Ear, HandClock, MemoryStorage, secret_of

EDITIONS = ("banking", "crooked", "deal", "knockout", "millionaire")


def first_of(edition: str) -> Problem:
    found = problem_of(edition, puzzles_of(edition)[0].id)
    assert found is not None
    return found


def at_table(problem: Problem) -> Desk:
    """Begin a puzzle at a table, as the lobby does."""
    solver = log.Sat(problem.learner, "Anna", "", hashed(secret_of(problem.learner)))
    first, *rest = begin_lesson(problem, solver, SECRET, INVITE, secret_of(HOST))
    assert isinstance(first, log.Made)
    desk = Desk(first)
    for what in rest:
        desk.absorb(what)
    return desk


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_answer_is_played_and_then_it_is_told_why(edition: str) -> None:
    problem = first_of(edition)
    desk, puzzle = at_table(problem), problem.puzzle
    seats = (puzzle.seat,)
    before = sync_for(desk.table, seats).lesson
    assert before is not None
    assert (before.step, before.key, before.puzzle, before.told) == (0, "puzzle-find", puzzle.id, None)
    for wrong in {puzzle.next, puzzle.usual}:
        number = desk.table.number
        with pytest.raises(RentierError) as refused:
            desk.play(puzzle.seat, wrong)
        assert (refused.value.key, desk.table.number) == ("puzzle-not", number)
    desk.play(puzzle.seat, puzzle.answer)
    again = Table.from_log("t", desk.entries)
    for table in (desk.table, again):
        after = sync_for(table, seats).lesson
        assert after is not None
        assert (after.step, after.key) == (1, "puzzle-solved")
        assert after.told is not None
        assert (after.told.answer, after.told.chance) == (puzzle.answer, puzzle.chance)
        assert after.told.position == puzzle.position
        assert set(after.told.figures) == {puzzle.answer, puzzle.next, puzzle.usual}


def test_a_puzzle_has_no_record_and_goes_no_further() -> None:
    problem = first_of("deal")
    desk = at_table(problem)
    desk.play(problem.learner, problem.puzzle.answer)
    with pytest.raises(RentierError) as refused:
        record_of("t", desk.entries)
    assert refused.value.key in ("table-not-over", "lesson-no-record")
    if not desk.table.is_over:
        with pytest.raises(RentierError) as over:
            desk.play(problem.learner, "end")
        assert over.value.key == "lesson-over"


def test_a_puzzle_that_is_gone_leaves_a_table_that_can_be_read() -> None:
    desk = at_table(first_of("deal"))
    made = desk.entries[0]
    assert isinstance(made.what, log.Made)
    gone = type(made)(made.number, made.at, structs.replace(made.what, puzzle="0" * 10))
    assert Table.from_log("t", [gone, *desk.entries[1:]]).lesson is None


def test_the_lobby_makes_puzzles_and_refuses_those_it_does_not_know() -> None:
    async def solve() -> None:
        lobby = Lobby(MemoryStorage(), InlineThinker(), now=HandClock())
        puzzle = puzzles_of("deal")[0]
        made = await lobby.teach("deal", "Ida", puzzle=puzzle.id)
        owner = await lobby.owner(made.table)
        ear = Ear(puzzle.seat, keys=holds_of(made.seats))
        owner.join(ear)
        await owner.submit(Play("m", puzzle.seat, owner.table.number, puzzle.answer), ear.holds)
        assert owner.table.played == 1
        with pytest.raises(RentierError) as refused:
            await lobby.teach("deal", "Ida", puzzle="nothing")
        assert refused.value.key == "puzzle-unknown"
        await lobby.close()

    asyncio.run(asyncio.wait_for(solve(), 60))
