"""Hints at a table: who may ask, what comes back, and that it tells no more than the seat knows."""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import rentier
from rentier.bots import make_bot, play_out
from rentier.core.dice import derive_seed
from rentier.core.game import Game
from rentier.hints import give_hint, spread
from rentier.server import advice, log
from rentier.server.advice import Effort, check_may_ask, hint_at
from rentier.server.audience import show_seat, sync_for
from rentier.server.commands import ChangeTable, Refused
from rentier.server.messages import Allow, Hint, Settings

from .serving import Running, greeted, hear, running, say
from .tables import HOSTING, Desk, Ear, holds, made
from .test_no_leaks import Twins, twins

__all__ = ["twins"]

AGREED = Settings(pace="off", hints="agreed")
FEW = (Effort(24, 60.0), Effort(48, 60.0))
"""So few imagined games that the clock never ends them, on however busy a machine."""
GATE = "RENTIER_TEST_GATE"


class Owned:
    """A table as its owner shows it to whoever asks for a hint."""

    def __init__(self, desk: Desk) -> None:
        self.table = desk.table


def ask(desk: Desk, seat: int = 0, holder: int | None = None, seen: int | None = None) -> None:
    number = desk.table.number if seen is None else seen
    owner: Any = Owned(desk)
    check_may_ask(owner, Hint("h", seat, number), holds(seat if holder is None else holder))


def refusal(desk: Desk, seat: int = 0, **how: Any) -> str:
    with pytest.raises(Refused) as caught:
        ask(desk, seat, **how)
    return caught.value.key


def asked(desk: Desk) -> int:
    return desk.game.awaiting[0]


def alone(edition: str = "deal", settings: Settings = AGREED) -> Desk:
    """Return a game of one person and two bots in which the person is asked."""
    desk = Desk(made(edition, "obb", settings=settings)).begin()
    bot = make_bot("steady", edition, 0)
    while asked(desk) != 0:
        desk.absorb(log.Played(asked(desk), str(bot.choose(desk.game, asked(desk))), "bot"))
    return desk


class TestWhoMayAsk:
    def test_one_person_with_bots_may(self) -> None:
        ask(alone(settings=Settings(pace="off")))

    def test_nobody_may_where_the_host_says_so(self) -> None:
        assert refusal(alone(settings=Settings(pace="off", hints="off"))) == "hint-off"

    def test_several_people_may_not_by_themselves(self) -> None:
        desk = Desk(made("deal", "oo", settings=Settings(pace="off"))).begin()
        assert refusal(desk, asked(desk)) == "hint-not-alone"

    def test_several_people_may_once_all_have_agreed(self) -> None:
        desk = Desk(made("deal", "oob", settings=AGREED)).seat_all()
        desk.do(Allow("a", 0, True))
        desk.begin()
        assert refusal(desk, 0) == "hint-not-agreed"
        assert not sync_for(desk.table, (0,)).hints
        desk.do(Allow("b", 1, True))
        assert sync_for(desk.table, (0,)).hints
        desk.do(Allow("c", 0, False))
        assert refusal(desk, 1) == "hint-not-agreed"

    def test_whoever_takes_a_seat_has_not_agreed_yet(self) -> None:
        desk = Desk(made("deal", "oo", settings=AGREED)).begin()
        for seat in (0, 1):
            desk.do(Allow(f"a{seat}", seat, True))
        assert desk.table.has_hints
        desk.absorb(log.Left(1, "left", "steady"))
        assert desk.table.has_hints
        desk.absorb(log.Sat(1, "Zoe", "red", "hash"))
        assert not desk.table.has_hints

    def test_there_is_nothing_to_agree_to_unless_the_host_offers_it(self) -> None:
        desk = Desk(made("deal", "oo")).begin()
        with pytest.raises(Refused) as caught:
            desk.do(Allow("a", 0, True))
        assert caught.value.key == "hint-not-offered"
        desk.do(ChangeTable(settings=AGREED), HOSTING)
        assert desk.do(Allow("a", 0, True))

    def test_everybody_sees_who_has_agreed_and_the_log_says_so(self) -> None:
        desk = Desk(made("deal", "oo", settings=AGREED)).seat_all()
        desk.do(Allow("a", 1, True))
        assert not desk.do(Allow("b", 1, True))
        assert [show_seat(desk.table, seat).hints for seat in (0, 1)] == [False, True]
        desk.do(Allow("c", 1, False))
        assert [(note.what, note.seat) for note in sync_for(desk.table, ()).notes] == [
            ("allowed", 1),
            ("disallowed", 1),
        ]

    def test_only_the_holder_of_the_seat_that_is_asked_and_only_about_now(self) -> None:
        desk = alone()
        assert refusal(desk, holder=1) == "table-not-your-seat"
        assert refusal(desk, seen=desk.table.changed - 1) == "table-stale"
        assert refusal(Desk(made("deal", "obb")).seat_all()) == "table-not-begun"
        waiting = alone("banking")
        while asked(waiting) == 0:
            bot = make_bot("steady", "banking", 0)
            waiting.absorb(log.Played(0, str(bot.choose(waiting.game, 0)), "person"))
        assert refusal(waiting) == "hint-nothing-to-do"


@pytest.mark.parametrize("is_allowed", [True, False])
def test_the_process_is_ready_before_somebody_asks(monkeypatch: pytest.MonkeyPatch, is_allowed: bool) -> None:
    monkeypatch.setattr(advice, "READY_SECONDS", 0.0)

    async def test() -> bool:
        desk = advice.HintDesk()
        owner: Any = Owned(alone(settings=Settings(pace="off", hints="alone" if is_allowed else "off")))
        desk.expect(owner)
        await asyncio.sleep(0.1)
        while is_allowed and not desk._workers.processes:
            await asyncio.sleep(0.01)
        is_started = bool(desk._workers.processes)
        desk.close()
        return is_started

    assert asyncio.run(test()) == is_allowed


def later(edition: str) -> Game:
    game = rentier.new(edition, 3, 5)
    bots = [make_bot("steady", edition, seat) for seat in range(3)]
    play_out(game, bots, 30)
    while game.awaiting != (1,) or len(game.actions(1)) < 2:
        play_out(game, bots, 1)
    return game


@pytest.mark.parametrize("edition", ["deal", "millionaire", "crooked"])
def test_the_process_knows_no_more_than_the_seat(edition: str) -> None:
    game = later(edition)
    other = game.redeal(1, 9)
    assert other.position() != game.position()
    until = time.monotonic() + 60
    assert hint_at(game.position(), 1, 7, 24, until) == hint_at(other.position(), 1, 7, 24, until)


@pytest.mark.parametrize("edition", ["deal", "knockout"])
def test_where_a_playout_takes_longer_a_hint_has_fewer_so_that_no_clock_decides(edition: str) -> None:
    game = rentier.new(edition, 2, 3)
    seat, seed = game.awaiting[0], derive_seed(advice.SEED, "hint", 7)
    told = hint_at(game.position(), seat, 7, 60, time.monotonic() + 600)
    playouts = {"deal": 60, "knockout": 20}[edition]
    hint = give_hint(game, seat, seed=seed, playouts=playouts)
    assert [(it.action, it.percent) for it in told.actions] == [
        (str(it.action), spread(it)[1]) for it in hint.candidates
    ]
    assert sum(it.worlds for it in hint.candidates) <= playouts


def to_the_end(socket: Any) -> list[dict[str, Any]]:
    """Return the hints that come, until the last one."""
    found: list[dict[str, Any]] = []
    while not found or not found[-1].get("last"):
        found.append(hear(socket, "hinted", 60))
    return found


@pytest.mark.parametrize("edition", ["banking", "deal", "millionaire", "crooked"])
def test_games_that_look_the_same_get_the_same_hint_byte_by_byte(
    twins: Twins, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    """Seat 1 asks at two tables whose games differ only in what it does not know; everything comes over the socket."""
    game = later(edition)
    desk = Desk(made(edition, "bob", settings=Settings(pace="calm"))).begin()
    frames: list[list[str]] = []
    for id, played in (("first", game), ("other", game.redeal(1, 9))):
        twins.store(id, desk.entries, played)
        monkeypatch.setattr(advice, "EFFORTS", FEW)
        with twins.server.socket() as socket:
            say(socket, do="hello", table=id, seats=[{"seat": 1, "secret": "secret-of-1"}])
            number = hear(socket, "sync")["number"]
            say(socket, do="hint", id="h", seat=1, seen=number)
            told: list[str] = []
            while '"last":true' not in (told[-1] if told else ""):
                frame = str(socket.recv(60))
                if '"is":"hinted"' in frame:
                    told.append(frame)
            frames.append(told)
    assert frames[0] == frames[1]
    assert len(frames[0]) == 2


def made_alone(server: Running, edition: str, **settings: str) -> Any:
    return server.client().make(
        edition, ["person", "steady"], name="Anna", settings={"pace": "off", "hints": "alone", **settings}
    )


@pytest.mark.parametrize("edition", ["deal", "banking", "millionaire", "crooked", "knockout"])
def test_a_quick_hint_comes_first_and_then_a_better_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    monkeypatch.setattr(advice, "EFFORTS", FEW)
    with running(tmp_path / "tables.sqlite3") as server:
        table = made_alone(server, edition)
        with server.client().join(table.table, table.seats, table.host) as seated:
            seated.begin()
            # While others are asked too, they act at once, and the moment is over before the hint comes.
            while seated.wait(30) == 0 and seated.state.awaiting != [0]:
                seated.play(0, seated.menu(0)[0])
            number = seated.number
        with server.socket() as socket:
            assert greeted(socket, table)["hints"]
            say(socket, do="hint", id="h", seat=0, seen=number)
            answer = hear(socket, "answer")
            assert answer["ok"], answer
            say(socket, do="hint", id="again", seat=0, seen=number)
            first, better = to_the_end(socket)
            assert (first["id"], first["seat"], first.get("last", False)) == ("h", 0, False)
            for hinted in (first, better):
                assert hinted["actions"]
                for action in hinted["actions"]:
                    assert 0 <= action["low"] <= action["high"] <= 100
            say(socket, do="play", id="p", seat=0, seen=number, action=better["actions"][0]["action"])
            while (answer := hear(socket, "answer"))["id"] != "p":
                assert answer["error"]["key"] == "hint-under-way"
            assert answer["ok"], answer


def held_back(position: dict[str, object], seat: int, number: int, playouts: int, until: float) -> advice.Told:
    """Give a hint once the test has opened the gate."""
    while not Path(os.environ[GATE]).exists():
        time.sleep(0.01)
    return hint_at(position, seat, number, playouts, until)


def heard_until(socket: Any, kind: str) -> list[dict[str, Any]]:
    """Return everything that comes until the first message of a kind, which is the last of them."""
    found: list[dict[str, Any]] = []
    while not found or found[-1]["is"] != kind:
        found.append(hear(socket, "", 60))
    return found


def test_one_address_with_many_tables_leaves_room_for_the_hints_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    answered: list[str] = []
    refusals: list[tuple[str, str]] = []

    async def answer(self: advice.HintDesk, asked: Any) -> None:
        await asyncio.sleep(0)
        answered.append(asked.listener.address)

    monkeypatch.setattr(advice.HintDesk, "_answer", answer)
    most = advice.MOST_WAITING_OF_ADDRESS

    async def test() -> None:
        desk = advice.HintDesk()
        try:
            for address in [*["10.0.0.1"] * (most + 10), "10.0.0.2"]:
                table = alone()
                listener = Ear(0)
                listener.address = address
                owner: Any = SimpleNamespace(table=table.table, listeners=[listener])
                try:
                    desk.ask(owner, Hint("h", 0, table.table.number), holds(0), listener)
                except Refused as refused:
                    refusals.append((refused.key, address))
            while len(answered) < most + 1:
                await asyncio.sleep(0)
        finally:
            desk.close()

    asyncio.run(test())
    assert answered[:2] == ["10.0.0.1", "10.0.0.2"]
    assert len(answered) == most + 1
    assert refusals == [("hint-too-busy", "10.0.0.1")] * 10


def test_those_who_wait_are_told_their_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "EFFORTS", FEW)
    monkeypatch.setattr(advice, "MOST_WAITING", 1)
    monkeypatch.setattr(advice, "hint_at", held_back)
    monkeypatch.setenv(GATE, str(tmp_path / "gate"))
    with running(tmp_path / "tables.sqlite3") as server, ExitStack() as open_:
        sockets, answers = [], []
        for _ in range(3):
            table = made_alone(server, "deal")
            with server.client().join(table.table, table.seats, table.host) as seated:
                seated.begin()
                assert seated.wait(30) == 0
                number = seated.number
            sockets.append(open_.enter_context(server.socket()))
            greeted(sockets[-1], table)
            say(sockets[-1], do="hint", id="h", seat=0, seen=number)
            answers.append(heard_until(sockets[-1], "answer"))
        one, two, three = ([it for it in heard if it["is"] in ("answer", "hinted")] for heard in answers)
        assert [it["is"] for it in one] == ["answer"]
        assert [it.get("place") for it in two] == [1, None]
        assert [it["ok"] for it in (one[-1], two[-1], three[-1])] == [True, True, False]
        assert three[-1]["error"]["key"] == "hint-too-busy"
        assert "1 " in three[-1]["error"]["sentence"]
        (tmp_path / "gate").touch()
        for socket in sockets[:2]:
            assert [len(it["actions"]) > 0 for it in to_the_end(socket)] == [True, True]
