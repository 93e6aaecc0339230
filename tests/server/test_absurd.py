"""Endless numbers and lists, odd keys and values: a client is told why not, and the table stays as it was."""

from __future__ import annotations

import msgspec
import pytest

import rentier
from rentier.server.messages import Play, read_frame

from .tables import Desk, holds, made

DEEP = "[" * 3000 + "]" * 3000
ACTIONS = [
    *('{"do": "bid", "amount": ' + "9" * length + "}" for length in (20, 400, 3000)),
    '{"do": "bid", "amount": 1e300}',
    '{"do": "bid", "amount": [1]}',
    '{"do": "bid", "amount": {"a": 1}}',
    '{"do": "bid", "amount": true}',
    '{"do": "bid", "amount": null}',
    '{"do": ["bid"]}',
    '{"do": null}',
    "{}",
    '{"do": "offer", "target": 1, "give": ["park", "boardwalk"]}',
    '{"do": "sell", "group": "red", "levels": [[[[]]]]}',
    '{"do": "build", "space": "Bordwalk"}',
    '"build Bordwalk"',
    '"bid ' + "9" * 3900 + '"',
]


def frame(action: str, seat: str = "0") -> str:
    """Write the message that plays an action."""
    return '{"do": "play", "id": "x", "seat": ' + seat + ', "seen": 1, "action": ' + action + "}"


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: str(action)[:40])
def test_an_absurd_action_is_refused_and_changes_nothing(action: str) -> None:
    desk = Desk(made("banking", "ooo"))
    desk.begin()
    before = desk.game.position()
    asked = read_frame(frame(action))
    assert isinstance(asked, Play)
    command = Play(desk.new_id(), desk.game.awaiting[0], desk.table.number, asked.action)
    with pytest.raises(rentier.RentierError) as refused:
        desk.do(command, holds(command.seat))
    assert str(refused.value)
    assert desk.game.position() == before


@pytest.mark.parametrize("body", [DEEP, '{"do": ' + DEEP + "}", '{"do": "bid", "amount": ' + "9" * 7000 + "}"])
def test_what_cannot_be_read_is_no_message(body: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        read_frame(frame(body))


@pytest.mark.parametrize("seat", ["-1", "10", "true", '"0"', "0.5", "null", "9" * 400])
def test_what_is_no_seat_is_no_message(seat: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        read_frame(frame('"roll"', seat))
