"""Stakes on the way to people: in short menus, and as the answer to a question that changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

import rentier
from rentier.client import Refused as RefusedThere
from rentier.server.audience import SHORT_MENU, sync_for
from rentier.server.commands import Grave, Refused
from rentier.server.deciding import foresee
from rentier.server.messages import Play, Stakes

from .serving import hear, running, say
from .tables import Desk, holds, made

MOVE = "move wild-dark-blue-green dark-blue green"
WILD = {"stake": "deal-stake-break-set", "details": {"colour": "dark-blue"}, "weight": "grave"}
RENT = {"stake": "deal-stake-rent", "details": {"colour": "green", "was": 0, "will": 2}, "weight": "plain"}


def desk_with(hand: str) -> Desk:
    """Return a table in the turn of seat 0, who has a full set with a wild."""
    desk = Desk(made("deal", "ooo")).begin()
    desk.table.game = rentier.setup(
        "deal", seats=3, sets={0: {"dark-blue": "boardwalk wild-dark-blue-green"}}, hands={0: hand}
    )
    return desk


def ask(desk: Desk, action: str, seat: int = 0, holder: int = 0, seen: int | None = None) -> list[dict[str, object]]:
    number = desk.table.number if seen is None else seen
    return foresee(desk.table, Stakes("x", seat, number, action), holds(holder))


def test_a_question_is_answered_and_changes_nothing() -> None:
    desk = desk_with("5m")
    before, number = desk.game.position(), desk.table.number
    assert ask(desk, MOVE) == [WILD, RENT]
    assert (desk.game.position(), desk.table.number) == (before, number)


def test_what_may_not_be_done_is_refused_as_when_it_is_played() -> None:
    with pytest.raises(rentier.IllegalAction, match="DL-"):
        ask(desk_with("5m"), "hotel dark-blue")
    with pytest.raises(rentier.BadInput):
        ask(desk_with("5m"), "fly")


def test_only_the_holder_of_the_seat_is_answered_and_only_about_now() -> None:
    desk = desk_with("5m")
    with pytest.raises(Refused) as other:
        ask(desk, "end", holder=1)
    with pytest.raises(Refused) as stale:
        ask(desk, "end", seen=desk.table.changed - 1)
    assert (other.value.key, stale.value.key) == ("table-not-your-seat", "table-stale")


def test_before_the_game_there_is_nothing_to_ask() -> None:
    desk = Desk(made("deal", "ooo")).seat_all()
    with pytest.raises(Refused) as caught:
        ask(desk, "end")
    assert caught.value.key == "table-not-begun"


def test_calling_time_is_not_for_people() -> None:
    desk = Desk(made("banking", "oo", options={"time_limit": 30})).begin()
    with pytest.raises(Refused) as caught:
        ask(desk, "time-up")
    assert caught.value.key == "table-clock-only"


def test_a_short_menu_comes_with_its_stakes_and_a_long_one_without() -> None:
    short = desk_with("5m")
    [seen] = sync_for(short.table, (0,)).seen
    by_text = {entry.text: entry.stakes for entry in seen.menu}
    assert len(by_text) <= SHORT_MENU
    assert by_text[MOVE] == [WILD, RENT]
    assert by_text["bank 5m"] == []
    long = desk_with("5m wild")
    [seen] = sync_for(long.table, (0,)).seen
    assert len(seen.menu) > SHORT_MENU
    assert [entry for entry in seen.menu if entry.stakes] == []


def test_a_client_asks_over_the_socket(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as server:
        table = server.client().make("banking", ["person", {"kind": "person", "name": "Ben"}], name="Anna")
        with server.client().join(table.table, table.seats, table.host) as seated:
            seated.begin()
            seat = seated.wait(20)
            assert seat is not None
            number = seated.number
            out, place = seated.stakes(seat, "resign")[0], seated.stakes(seat, {"do": "resign"})[-1]
            assert (out["stake"], out["weight"]) == ("track-stake-out", "grave")
            assert place["details"] == {"rank": 2, "count": 2}
            assert seated.number == number
            with pytest.raises(RefusedThere):
                seated.stakes(seat, "buy")


def test_a_careful_play_with_a_grave_stake_is_refused_once() -> None:
    desk = desk_with("5m")
    number = desk.table.number
    with pytest.raises(Grave) as caught:
        desk.do(Play("a", 0, number, MOVE, careful=True))
    assert (caught.value.key, caught.value.stakes) == ("table-grave", [WILD, RENT])
    assert desk.table.number == number
    assert desk.do(Play("b", 0, number, MOVE))


def test_a_careful_play_without_a_grave_stake_is_done_at_once() -> None:
    desk = desk_with("5m")
    assert desk.do(Play("a", 0, desk.table.number, "bank 5m", careful=True))


def test_the_answer_to_a_careful_play_has_the_stakes(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as server:
        table = server.client().make("banking", ["person", {"kind": "person", "name": "Ben"}], name="Anna")
        with server.socket() as socket:
            keys = [{"seat": key.seat, "secret": key.secret} for key in table.seats]
            say(socket, do="hello", table=table.table, seats=keys, host=table.host, language="fr")
            say(socket, do="begin", id="begin")
            news = hear(socket, "news")
            seat = news["awaiting"][0]
            play = {"do": "play", "seat": seat, "seen": news["number"], "action": "resign"}
            say(socket, **play, id="careful", careful=True)
            while (answer := hear(socket, "answer"))["id"] != "careful":
                pass
            assert not answer["ok"]
            assert answer["error"]["key"] == "table-grave"
            assert [stake["stake"] for stake in answer["stakes"]][:2] == ["track-stake-out", "track-stake-they-win"]
            say(socket, **play, id="meant")
            assert hear(socket, "answer")["ok"]
