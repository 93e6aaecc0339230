"""Whatever anybody asks for, in any order: it is done by the rules or refused in words, and the log has it all."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import json

import rentier
from rentier.server import log
from rentier.server.audience import news_for, sync_for
from rentier.server.commands import (
    ChangeTable,
    Command,
    FollowTo,
    Holds,
    LeaveSeat,
    MoveSeat,
    NewInvite,
    OfferSeat,
    PlayFor,
    RemoveSeat,
    SetAbsent,
    SetAway,
    SetBack,
    SetPresent,
    SitDown,
)
from rentier.server.deciding import answer_to
from rentier.server.keys import hashed
from rentier.server.log import SeatMade
from rentier.server.messages import (
    HOST,
    Agree,
    Allow,
    Begin,
    Hand,
    Nonce,
    Play,
    Resign,
    Resume,
    Say,
    Settings,
    Undo,
    write_frame,
)
from rentier.server.table import Happened, Table

from .tables import EDITIONS, HOSTING, INVITE, Desk, holds, made

SEATS = st.integers(-2, 3)
IDS = st.sampled_from(["a", "b", "c", "d", "e", "f"])
WORDS = st.sampled_from(["", "x", "Anna", "Zoë", "\x00", "🎲" * 10, "' OR 1=1", "../../etc"])
NUMBERS = st.integers(-1, 60)
CHOICES = st.integers(0, 30)
SETTINGS = st.sampled_from([Settings(), Settings(pace="off", away="bot"), Settings(clock="decision")])
PLANS = st.none() | st.lists(
    st.builds(
        SeatMade, st.sampled_from(["person", "open", "bot", "king"]), WORDS, WORDS, st.sampled_from(["", "random"])
    ),
    max_size=5,
)
GONE = {1: 10.0, 2: 100.0}
"""Two people are not connected, one of them only just."""
HOLDERS = st.sampled_from([{}, holds(0), holds(1), holds(2), holds(0, 1, 2), HOSTING, {0: "x"}, {9: hashed("x")}])

COMMANDS: st.SearchStrategy[Command] = st.one_of(
    st.builds(Play, IDS, SEATS, NUMBERS, st.one_of(WORDS, st.dictionaries(WORDS, WORDS, max_size=3))),
    st.builds(Say, IDS, SEATS, WORDS),
    st.builds(Undo, IDS, SEATS, NUMBERS),
    st.builds(Agree, IDS, SEATS, NUMBERS, st.booleans()),
    st.builds(Allow, IDS, SEATS, st.booleans()),
    st.builds(Nonce, IDS, SEATS, WORDS),
    st.builds(Begin, IDS, st.sampled_from(["", "random", "genius"])),
    st.builds(Resign, IDS, SEATS, NUMBERS),
    st.builds(SitDown, st.sampled_from([hashed(INVITE), "x"]), WORDS, WORDS, WORDS, WORDS, st.none() | SEATS),
    st.builds(MoveSeat, SEATS, WORDS),
    st.builds(LeaveSeat, SEATS),
    st.builds(RemoveSeat, SEATS, WORDS),
    st.builds(PlayFor, SEATS, NUMBERS, WORDS, st.just("bot")),
    st.builds(Hand, IDS, SEATS),
    st.builds(Resume, IDS, SEATS),
    st.builds(ChangeTable, st.none() | st.dictionaries(WORDS, WORDS, max_size=1), st.none() | SETTINGS, PLANS),
    st.builds(NewInvite, WORDS),
    st.builds(OfferSeat, SEATS, st.booleans()),
    st.builds(SetAway, SEATS),
    st.builds(SetBack, SEATS),
    st.builds(SetAbsent, SEATS),
    st.builds(SetPresent, SEATS),
    st.builds(FollowTo, WORDS),
)
STEPS = st.lists(st.one_of(CHOICES, st.tuples(COMMANDS, HOLDERS)), max_size=40)
"""Each step is a number, which plays that entry of the menu, or a command with the seats its sender holds."""


def sum_up(table: Table) -> bytes:
    """Return what everybody sees, and what nobody does, as bytes."""
    seen = [sync_for(table, seats) for seats in ((), (0,), (1,), (2,), (0, 1, 2))]
    hidden = [table.changed, sorted(table.answers.items()), [(it.number, it.seat) for it in table.back]]
    seats = [[seat.secret_hash, seat.nonce, seat.kind, seat.away] for seat in table.seats]
    former = [sorted(table.former.items()), table.invite_hash, table.nonces]
    return json.encode([seen, hidden, seats, former, table.game and table.game.position()])


def act(desk: Desk, step: int | tuple[Command, Holds]) -> tuple[Command, Holds] | None:
    """Turn a step into a command: a number is an action of whoever is asked."""
    if not isinstance(step, int):
        return step
    if not desk.table.awaiting:
        return None
    seat = desk.table.awaiting[0]
    menu = desk.game.actions(seat)
    action = str(menu[step % len(menu)])
    return Play(desk.new_id(), seat, desk.table.number, action), holds(seat)


def attempt(desk: Desk, command: Command, by: Holds) -> tuple[list[Happened], str]:
    """Carry out a command, or return the sentence that refuses it."""
    try:
        return desk.do(command, by, GONE), ""
    except rentier.RentierError as refused:
        return [], str(refused)


@pytest.mark.parametrize("edition", EDITIONS)
@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(steps=STEPS, has_begun=st.booleans())
def test_anything_goes_or_is_refused(edition: str, steps: list[int | tuple[Command, Holds]], has_begun: bool) -> None:
    desk = Desk(made(edition, "ooo", settings=Settings(away="bot")))
    if has_begun:
        desk.begin()
    for step in steps:
        asked = act(desk, step)
        if asked is None:
            continue
        command, by = asked
        before, number = sum_up(desk.table), desk.table.number
        news, refused = attempt(desk, command, by)
        if refused:
            assert sum_up(desk.table) == before, f"what was refused changed something: {refused}"
            continue
        assert desk.table.number == number + len(news)
        assert desk.table.stopped is None
        if news:
            for seats in ((), (0,), (0, 2)):
                assert all(write_frame(message) for message in news_for(desk.table, news, seats))
            done, again = answer_to(desk.table, command, by), sum_up(desk.table)
            if isinstance(command, Play | Say | Undo | Agree | Nonce | Begin | Hand | Resume) and HOST not in by:
                assert desk.do(command, by, GONE) == []
                assert answer_to(desk.table, command, by) == done > number
                assert sum_up(desk.table) == again
        else:
            assert sum_up(desk.table) == before
    entries = [log.read_entry(entry.number, entry.at, log.write_body(entry)) for entry in desk.entries]
    assert sum_up(Table.from_log("t", entries)) == sum_up(desk.table)
