"""Whole games through real sockets by the clients, people and bots mixed; and what happens when the line breaks."""

from __future__ import annotations

import asyncio
import functools
import random
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rentier
from rentier import client as client_module
from rentier.client import AsyncServer, AsyncTable, Left, NewTable, Refused, State, Table
from rentier.server.fairness import verify
from rentier.server.messages import SeatKey

from .lines import Line
from .serving import QUICK, Running, running

OPTIONS: dict[str, dict[str, object]] = {"banking": {"round_limit": 5}, "crooked": {"round_limit": 3}}
"""Players who choose at random do not finish soon."""
BOTS = {"knockout": "easy"}
MOST_CHOICES = 20_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data") / "tables.sqlite3") as it:
        yield it


def pair(server: Running) -> tuple[NewTable, SeatKey]:
    """Make a table of Deal for two people, and take both seats."""
    client = server.client()
    made = client.make("deal", ["person", "open"], name="Anna", settings=QUICK)
    return made, client.sit(made.table, made.invite, "Ben")


async def play_by_chance(table: AsyncTable, seed: int) -> None:
    """Play to the end for all of the client's own seats."""
    chance = random.Random(seed)
    for _ in range(MOST_CHOICES):
        seat = await table.wait(60)
        if seat is None:
            return
        await table.play(seat, chance.choice(table.menu(seat)))
    raise AssertionError("The game does not end.")


async def watch(table: AsyncTable) -> None:
    """Watch to the end, for as long as the game goes on, which nobody knows."""
    while not table.over:
        await table.wait_for(functools.partial(_has_gone_on, table.number), 60)


def _has_gone_on(number: int, state: State) -> bool:
    return state.over or state.number != number


def check_record(record: dict[str, Any], winners: list[int]) -> None:
    """Replay a record and recompute its chance."""
    game = rentier.replay(record)
    assert game.over
    assert list(game.winners) == winners
    assert [check.name for check in verify(record) if check.ok] == ["commitment", "seed", "game"]


# Whole games


@pytest.mark.parametrize("edition", [edition.name for edition in rentier.editions()])
def test_an_edition_is_played_to_the_end_by_people_and_bots(server: Running, edition: str) -> None:
    async def play() -> tuple[dict[str, Any], list[list[int]]]:
        api = AsyncServer(server.url)
        bot = BOTS.get(edition, "steady")
        seats = ["person", bot, "open", "random"]
        made = await api.make(edition, seats, name="Anna", options=OPTIONS.get(edition), settings=QUICK)
        key = await api.sit(made.table, made.invite, "Ben")
        anna = await api.join(made.table, made.seats, made.host)
        ben = await api.join(made.table, [key])
        watcher = await api.join(made.table)
        async with anna, ben, watcher:
            await anna.begin()
            await asyncio.gather(play_by_chance(anna, 1), play_by_chance(ben, 2), watch(watcher))
            assert anna.own == [0]
            assert ben.own == [2]
            assert watcher.own == []
            assert watcher.events()
            return await api.record(made.table), [it.winners for it in (anna, ben, watcher)]

    record, winners = asyncio.run(play())
    assert winners[0]
    assert winners == [winners[0]] * 3
    check_record(record, winners[0])


def test_the_example_of_the_docs_plays_a_game(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    text = str(client_module.__doc__)
    example = textwrap.dedent(text[text.index("    from rentier.client") : text.index("A connection")])
    assert len(example.splitlines()) <= 20
    example = example.replace("http://127.0.0.1:8000", server.url)
    exec(example.replace('name="Anna"', 'name="Anna", settings={"pace": "off"}'), {})
    assert capsys.readouterr().out.strip() in ("[0]", "[1]", "[2]")


@pytest.mark.parametrize("number", [0, 1])
def test_the_programs_of_the_api_reference_play_a_game(
    server: Running, capsys: pytest.CaptureFixture[str], number: int
) -> None:
    text = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
    program = re.findall(r"```python\n([^>].*?)```", text[text.index("## Play at a server") :], re.DOTALL)[number]
    exec(program.replace("http://127.0.0.1:8000", server.url), {})
    assert capsys.readouterr().out.strip() in ("[0]", "[1]", "[2]")


def test_one_device_can_have_several_seats(server: Running) -> None:
    client = server.client()
    made = client.make("deal", ["person", {"kind": "person", "name": "Ben"}], name="Anna", options={"turn_limit": 6})
    chance = random.Random(3)
    with client.join(made.table, made.seats) as table:
        table.begin()
        played = set()
        while (seat := table.wait(20)) is not None:
            played.add(seat)
            assert table.play(seat, chance.choice(table.menu(seat)))
        # A player who chooses while somebody else ends the game is too late, and that is not an error.
        assert not table.play(0, "end")
    assert played == {0, 1}
    check_record(client.record(made.table), table.winners)


# When the line breaks


def test_a_client_goes_on_when_its_line_is_cut_again_and_again(server: Running) -> None:
    client = server.client()
    made = client.make("deal", ["person", "random"], name="Anna", options={"turn_limit": 12}, settings=QUICK)
    chance = random.Random(4)
    with Line(server.port) as line, line.client().join(made.table, made.seats, made.host) as table:
        table.begin()
        choices = 0
        while (seat := table.wait(20)) is not None:
            table.play(seat, chance.choice(table.menu(seat)))
            choices += 1
            if choices % 5 == 0:
                line.cut()
    assert line.cuts >= 2
    # The last cut may come when everything is already known.
    assert line.connections >= line.cuts
    check_record(client.record(made.table), table.winners)


def test_what_was_played_but_not_answered_is_not_played_twice(server: Running) -> None:
    made, ben = pair(server)
    with Line(server.port) as line, line.client().join(made.table, [*made.seats, ben]) as table:
        table.begin()
        for _ in range(5):
            seat = table.wait(20)
            assert seat is not None
            before, action = table.number, table.menu(seat)[0]
            # The server receives it and does it, but its answer is lost with the line.
            line.lose_what_comes_back()
            assert table.play(seat, action)
            assert table.number == before + 1
    assert line.losses == 5


def test_a_client_that_waits_reconnects_when_an_announced_ping_is_missed(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", ping_seconds=0.3) as server:
        made, _ = pair(server)
        with Line(server.port) as line, line.client().join(made.table, made.seats) as table:
            with pytest.raises(TimeoutError):
                table.wait(1.5)
            assert line.connections == 1
            line.silence()
            with pytest.raises(TimeoutError):
                table.wait(1.5)
            assert line.connections == 2
        with Line(server.port) as line:
            asyncio.run(_wait_through_silence(line, made))


async def _wait_through_silence(line: Line, made: NewTable) -> None:
    async with await AsyncServer(line.url).join(made.table, made.seats) as table:
        with pytest.raises(TimeoutError):
            await table.wait(1.5)
        assert line.connections == 1
        line.silence()
        with pytest.raises(TimeoutError):
            await table.wait(1.5)
        assert line.connections == 2


def test_what_is_said_twice_is_done_once(server: Running) -> None:
    made, ben = pair(server)
    chance = random.Random(10)
    with Line(server.port, says_twice=True) as line, line.client().join(made.table, [*made.seats, ben]) as table:
        table.begin()
        number = table.number
        for _ in range(30):
            seat = table.wait(20)
            assert seat is not None
            assert table.play(seat, chance.choice(table.menu(seat)))
            number += 1
            assert table.number == number
        table.say(0, "Once")
        assert [it.text for it in table.state.chat] == ["Once"]
    assert line.heard.count(b"socket-hello-again") == 1


def test_a_client_goes_on_when_the_server_is_started_anew(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as server:
        made, ben = pair(server)
        chance = random.Random(5)
        with server.client().join(made.table, [*made.seats, ben]) as table:
            table.begin()
            for choice in range(12):
                seat = table.wait(20)
                assert seat is not None
                table.play(seat, chance.choice(table.menu(seat)))
                if choice % 4 == 3:
                    number, view = table.number, table.view(seat)
                    server.stop()
                    server.start()
                    table.say(0, "Here again")
                    assert table.number == number + 1
                    assert table.view(seat) == view


def test_patience_ends(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as server:
        made, _ = pair(server)
        table = server.client().join(made.table, made.seats, patience=0.3)
        server.stop()
        try:
            with pytest.raises(ConnectionRefusedError):
                table.say(0, "Is anybody there?")
        finally:
            table.close()
            server.start()


def test_a_client_speaks_no_faster_than_a_server_hears(tmp_path: Path) -> None:
    with running(
        tmp_path / "tables.sqlite3", messages_at_once=405, messages_per_second=100, talk_at_once=500
    ) as server:
        made, _ = pair(server)
        with server.client().join(made.table, made.seats) as table:
            for _ in range(450):
                table.say(0, "Quick")


# What is refused, taken back, given up


def test_a_refusal_names_the_rule_in_the_readers_language(server: Running) -> None:
    made, ben = pair(server)
    with server.client("fr").join(made.table, [*made.seats, ben]) as table:
        table.begin()
        seat = table.wait(20)
        assert seat is not None
        with pytest.raises(Refused, match="Ce n’est pas à vous") as caught:
            table.play(1 - seat, "end")
        assert caught.value.key == "not-asked"
        with pytest.raises(Refused, match="On ne peut rien faire ici"):
            table.play(seat, "fly boardwalk")


def test_a_choice_that_comes_too_late_is_not_played(server: Running) -> None:
    made, ben = pair(server)
    keys = [*made.seats, ben]
    with server.client().join(made.table, keys) as table, server.client().join(made.table, keys) as late:
        table.begin()
        seat = table.wait(20)
        assert seat is not None
        late.wait_for(lambda state: state.number == table.number, 10)
        menu, before = late.menu(seat), late.number
        assert table.play(seat, table.menu(seat)[0])
        # The other device does not know what it has not received yet.
        assert late.number == before
        assert not late.play(seat, menu[0])
        assert late.number == table.number == before + 1
        assert late.view(seat) == table.view(seat)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_has_no_key_is_sent_away_for_good(server: Running, language: str) -> None:
    made, _ = pair(server)
    client = server.client(language)
    secret = made.seats[0].secret
    wrong = SeatKey(0, secret[1:] + ("a" if secret[-1] != "a" else "b"))
    with pytest.raises(Left) as caught:
        client.join(made.table, [wrong])
    assert caught.value.key == "table-not-your-seat"
    assert str(caught.value).endswith(".")
    with pytest.raises(Left, match="There is no such table" if language == "en" else "n’existe pas"):
        client.join("aaaaaaaaaaaaaaaa")


def test_a_seat_moves_to_another_device(server: Running) -> None:
    made, _ = pair(server)
    client = server.client()
    with client.join(made.table, made.seats) as old:
        key = client.move(made.table, made.seats[0])
        with pytest.raises(Left) as caught:
            old.wait_for(lambda state: False, 10)
        assert caught.value.key == "table-seat-moved"
    with client.join(made.table, [key]) as new:
        new.say(0, "From my phone")
    with pytest.raises(Refused, match="secret"):
        client.move(made.table, made.seats[0])


def test_the_host_sends_somebody_away_for_good(server: Running) -> None:
    made, ben = pair(server)
    client = server.client()
    with client.join(made.table, [ben]) as table:
        invite = client.remove(made.table, made.host, ben.seat)
        with pytest.raises(Left):
            table.wait_for(lambda state: False, 10)
    with pytest.raises(Refused) as caught:
        client.sit(made.table, made.invite, "Ben")
    assert caught.value.key == "table-wrong-invite"
    assert client.sit(made.table, invite, "Chloé").seat == ben.seat
    with pytest.raises(Refused) as caught:
        client.remove(made.table, ben.secret, 0)
    assert caught.value.key == "table-not-host"


def test_people_take_back_by_agreement(server: Running) -> None:
    made, ben = pair(server)
    client = server.client()
    with client.join(made.table, made.seats) as anna, client.join(made.table, [ben]) as other:
        anna.begin()
        tables: dict[int, Table] = {0: anna, 1: other}
        other.wait_for(lambda state: state.awaiting, 10)
        seat = other.state.awaiting[0]
        mover, asked = tables[seat], tables[1 - seat]
        before = mover.view(seat)
        # Putting money into the bank reveals nothing that the others may not know.
        action = next(text for text in mover.menu(seat) if text.startswith("bank "))
        assert mover.play(seat, action)
        mover.undo(seat)
        asked.wait_for(lambda state: state.wish, 10)
        asked.agree(1 - seat)
        mover.wait_for(lambda state: state.seen[seat].view == before, 10)
        assert action in mover.menu(seat)


def test_a_hint_comes_back_and_can_be_played(server: Running) -> None:
    client = server.client()
    made = client.make("deal", ["person", "steady"], name="Anna", settings={"pace": "off", "hints": "alone"})
    with client.join(made.table, made.seats, made.host) as table:
        table.begin()
        assert table.wait(30) == 0
        first = table.hint(0, first=True)
        assert first is not None
        assert not first.last
        # The better hint is still under way.
        with pytest.raises(Refused) as caught:
            table.hint(0)
        assert caught.value.key == "hint-under-way"
        assert table.play(0, first.actions[0].action)

        async def ask() -> int:
            async with await AsyncServer(server.url).join(made.table, made.seats) as again:
                seat = await again.wait(30)
                assert seat is not None
                hint = await again.hint(seat)
                assert hint is not None
                assert hint.last
                assert {it.action for it in hint.actions} <= set(again.menu(seat))
                assert all(0 <= it.low <= it.high <= 100 for it in hint.actions)
                return hint.seat

        assert asyncio.run(ask()) == 0


def test_no_hint_comes_once_the_game_has_gone_on(server: Running) -> None:
    client = server.client()
    made = client.make("deal", ["person", "steady"], name="Anna", settings={"pace": "off", "hints": "alone"})
    with client.join(made.table, made.seats, made.host) as table, client.join(made.table, made.seats) as other:
        table.begin()
        seat = other.wait(30)
        assert seat == 0
        number = other.number
        assert table.wait(30) == 0
        assert table.play(0, table.menu(0)[0])
        # This device still believes in the old moment.
        assert other.number == number
        assert other.hint(0) is None


def test_hints_need_everybody_s_consent(server: Running) -> None:
    client = server.client()
    made = client.make("deal", ["person", "open"], name="Anna", settings={"pace": "off", "hints": "agreed"})
    ben = client.sit(made.table, made.invite, "Ben")
    with client.join(made.table, [*made.seats, ben], made.host) as table:
        table.begin()
        seat = table.wait(30)
        assert seat is not None
        table.allow(seat)
        with pytest.raises(Refused) as caught:
            table.hint(seat)
        assert caught.value.key == "hint-not-agreed"
        table.allow(1 - seat)
        assert table.hint(seat, first=True) is not None


def test_chat_reaches_everybody_clean(server: Running) -> None:
    made, ben = pair(server)
    client = server.client()
    with client.join(made.table, made.seats) as anna, client.join(made.table, [ben]) as other:
        anna.say(0, "  Hello\u202e \x1b[31mBen\n ")
        other.wait_for(lambda state: state.chat, 10)
        assert other.state.chat[-1].text == "Hello [31mBen"
        with pytest.raises(Refused) as caught:
            anna.say(0, "\u200b\u200b")
        assert caught.value.key == "table-nothing-said"


def test_who_leaves_is_replaced_and_a_rematch_has_the_same_people(server: Running) -> None:
    client = server.client()
    made = client.make("deal", ["person", "open", "open"], name="Anna", options={"turn_limit": 3}, settings=QUICK)
    ben = client.sit(made.table, made.invite, "Ben")
    chance = random.Random(6)
    with client.join(made.table, [*made.seats, ben], made.host) as table:
        table.begin(fill="random")
        client.leave(made.table, ben)
        with pytest.raises(Left):
            table.wait_for(lambda state: False, 10)
    with client.join(made.table, made.seats, made.host) as table:
        while (seat := table.wait(20)) is not None:
            table.play(seat, chance.choice(table.menu(seat)))
    again = client.rematch(made.table, made.seats)
    assert client.rematch(made.table, made.seats) == again != made.table
    with client.join(again, made.seats, made.host) as table:
        assert [seat.kind for seat in table.seats] == ["person", "bot", "bot"]
        table.begin()
        assert table.state.seen[0].view
