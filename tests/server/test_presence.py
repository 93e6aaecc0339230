"""Who is here: the log says who went and came back, a bot plays for whoever is gone, the host changes things."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec import json, structs

import rentier
from rentier.client import Refused as Told
from rentier.server import log
from rentier.server.commands import ChangeTable, LeaveSeat, NewInvite, OfferSeat, Refused, RemoveSeat, SitDown
from rentier.server.deciding import HAND_SECONDS
from rentier.server.fairness import verify
from rentier.server.keys import hashed
from rentier.server.log import SeatMade
from rentier.server.messages import HOST, Begin, Hand, Noted, Play, Presence, Resign, Resume, Say, Settings, Sync
from rentier.server.records import record_of
from rentier.server.seconds import AWAY_AGAIN_SECONDS, AWAY_SECONDS
from rentier.server.table import Table

from .serving import QUICK, running
from .tables import AT_ONCE, EDITIONS, HOSTING, INVITE, Desk, Ear, House, choices, holds, made, settle

GONE = {1: HAND_SECONDS + 1}
BOTH = (SeatMade("person"), SeatMade("person"))
"""Anna and Ben stay where they are."""
PONG = json.encode({"do": "pong"})


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 60))


def notes_of(table: Table) -> list[tuple[str, str]]:
    """Return what the table notes about people, and about whom."""
    return [(note.what, note.name) for note in table.notes]


def refusal(call: Callable[[], object]) -> str:
    """Return the key of the reason why something is refused."""
    with pytest.raises(Refused) as caught:
        call()
    return caught.value.key


def last_sync(ear: Ear) -> Sync:
    sync = ear.heard_of(Sync)[-1]
    assert isinstance(sync, Sync)
    return sync


def again(desk: Desk) -> Table:
    """Make the table again from its log, as after a restart."""
    return Table.from_log("t", [log.read_entry(it.number, it.at, log.write_body(it)) for it in desk.entries])


def sit(seat: int | None, name: str, invite: str = INVITE) -> SitDown:
    return SitDown(hashed(invite), name, "p2", hashed(f"secret of {name}"), "late-nonce", seat)


class TestComingAndGoing:
    def test_the_log_says_who_went_and_came_back(self) -> None:
        async def test() -> None:
            async with House(made(seats="oo")) as house:
                ear, other = house.join(0), house.join(1)
                house.owner.leave(other)
                await house.wind(AWAY_SECONDS - 1)
                assert notes_of(house.table) == []
                await house.wind(1)
                assert notes_of(house.table) == [("away", "Ben")]
                told = ear.heard[-1]
                assert isinstance(told, Noted)
                assert told.note is not None
                assert (told.number, told.note.number) == (house.table.number, house.table.number)
                house.join(1)
                await settle()
                assert notes_of(house.table) == [("away", "Ben"), ("back", "Ben")]
                await house.restart()
                assert notes_of(house.table) == [("away", "Ben"), ("back", "Ben")]

        run(test())

    def test_whoever_reloads_the_page_was_not_away(self) -> None:
        async def test() -> None:
            async with House(made(seats="oo")) as house:
                house.join(0)
                house.owner.leave(house.join(1))
                await house.wind(AWAY_SECONDS - 1)
                house.join(1)
                await house.wind(100)
                assert notes_of(house.table) == []

        run(test())

    def test_a_bad_connection_does_not_fill_the_log(self) -> None:
        async def test() -> None:
            async with House(made(seats="oo")) as house:
                house.join(0)
                for _ in range(60):
                    ear = house.join(1)
                    await house.wind(1)
                    house.owner.leave(ear)
                    await house.wind(AWAY_SECONDS)
                minutes = 60 * (AWAY_SECONDS + 1) / AWAY_AGAIN_SECONDS
                assert 1 < len([it for it in house.stored() if it.kind == "away"]) <= minutes + 1

        run(test())

    def test_what_a_reader_chose_meanwhile_is_not_stale(self) -> None:
        async def test() -> None:
            async with House(made(seats="oo")) as house:
                seat = house.table.awaiting[0]
                house.join(seat)
                seen = house.table.number
                await house.wind(AWAY_SECONDS)
                assert house.table.number == seen + 1
                assert await house.owner.submit(Play("x", seat, seen, "end"), holds(seat)) == seen + 2

        run(test())

    def test_a_connection_that_stops_answering_is_nobody(self) -> None:
        async def test() -> None:
            async with House(made(seats="oo")) as house:
                ear, other = house.join(0), house.join(1)

                def fall(is_silent: bool) -> Callable[[], None]:
                    return lambda: setattr(other, "is_silent", is_silent)

                house.owner.attend(other, fall(True))
                house.owner.attend(other, fall(False))
                shown = [it.present for it in ear.heard_of(Presence) if isinstance(it, Presence)]
                assert shown[-2:] == [[0], [0, 1]]

        run(test())

    def test_a_line_of_the_chat_keeps_its_name(self) -> None:
        desk = Desk(made(seats="oo")).seat_all()
        desk.do(Say("x", 1, "hello"))
        desk.do(LeaveSeat(1))
        desk.do(sit(1, "Mia"), {})
        assert [(line.name, line.text) for line in again(desk).chat] == [("Ben", "hello")]


class TestHandingOver:
    def test_the_host_hands_a_seat_to_a_bot_and_its_person_takes_it_back(self) -> None:
        async def test() -> None:
            async with House(made(seats="oo")) as house:
                asked = house.table.awaiting[0]
                ear, other = house.join(1 - asked), house.join(asked)
                assert await self.refused(house, Hand("a", asked), HOSTING) == "table-still-here"
                house.owner.leave(other)
                await house.owner.submit(Hand("b", asked), HOSTING)
                assert last_sync(ear).seats[asked].handed
                await house.wind(1)
                by = {it.what.by for it in house.stored() if isinstance(it.what, log.Played)}
                assert by == {"bot"}
                await house.restart()
                # Coming back is not enough: a bad connection would take the seat from the bot again and again.
                back = house.join(asked)
                await settle()
                assert house.table.seats[asked].handed
                assert last_sync(back).seen[0].menu == []
                play = Play("c", asked, house.table.number, "end")
                assert await self.refused(house, play, holds(asked)) == "table-handed-over"
                number = await house.owner.submit(Resume("d", asked), holds(asked))
                assert number == house.table.number
                assert await house.owner.submit(Resume("d", asked), holds(asked)) == number
                assert house.table.player_at(asked) == ""
                assert [what for what, _ in notes_of(house.table)] == ["handed", "taken"]

        run(test())

    def test_after_a_while_anybody_at_the_table_may_do_it(self) -> None:
        async def test() -> None:
            async with House(made(seats="ooo")) as house:
                house.join(0)
                house.owner.leave(house.join(1))
                await house.wind(HAND_SECONDS - 1)
                assert await self.refused(house, Hand("a", 1), holds(0)) == "table-too-soon"
                assert await self.refused(house, Hand("a", 1), {}) == "table-not-host"
                await house.wind(1)
                await house.owner.submit(Hand("a", 1), holds(0))
                assert house.table.notes[-1].by == "Anna"
                assert house.table.player_at(1) == "steady"

        run(test())

    async def refused(self, house: House, command: Hand | Play, by: Any) -> str:
        with pytest.raises(Refused) as caught:
            await house.owner.submit(command, by)
        return caught.value.key

    def test_nobody_takes_a_seat_that_is_not_theirs(self) -> None:
        desk = Desk(made(seats="oo")).begin()
        desk.do(Hand("a", 1), HOSTING, GONE)
        for by in (holds(0), HOSTING, {}):
            assert refusal(lambda by=by: desk.do(Resume("b", 1), by)) == "table-not-your-seat"  # type: ignore[misc]
        assert again(desk).seats[1].handed

    @pytest.mark.parametrize("away", ["wait", "bot", "skip"])
    def test_a_bot_plays_whatever_the_table_does_for_those_who_are_away(self, away: Any) -> None:
        desk = Desk(made(seats="oo", settings=Settings(pace="off", away=away))).begin()
        desk.do(Hand("a", 1), HOSTING, GONE)
        assert desk.table.player_at(1) == "steady"

    def test_only_a_person_in_a_running_game_can_be_played_for(self) -> None:
        desk = Desk(made(seats="oob")).seat_all()
        assert refusal(lambda: desk.do(Hand("a", 1), HOSTING, GONE)) == "table-not-begun"
        desk.do(Begin("b"), HOSTING)
        assert refusal(lambda: desk.do(Hand("c", 2), HOSTING, GONE)) == "table-nobody-there"
        assert refusal(lambda: desk.do(Hand("c", 7), HOSTING, GONE)) == "table-nobody-there"
        desk.do(Hand("d", 1), HOSTING, GONE)
        assert desk.do(Hand("e", 1), HOSTING, GONE) == []


class TestResigning:
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_whoever_resigns_gets_an_answer_and_watches_on(self, edition: str) -> None:
        async def test() -> None:
            async with House(made(edition, "ooo", settings=Settings(pace="off", watched=False))) as house:
                ear, other = house.join(1), house.join(0)
                number = await house.owner.submit(Resign("x", 1, house.table.number), holds(1))
                assert number == house.table.number
                assert ear.closed == ""
                if rentier.find_edition(edition).resignation is None:
                    assert (last_sync(ear).you, last_sync(ear).given_up) == ([], [1])
                    assert last_sync(ear).seen[0].seat is None
                    assert last_sync(other).notes[-1].what == "resigned"
                    assert (last_sync(other).present, last_sync(other).watching) == ([0], 1)
                    # Also after a reload, at a table that nobody else may watch.
                    assert last_sync(house.join(1)).given_up == [1]

        run(test())

    def test_whoever_resigned_can_talk_but_not_play(self) -> None:
        desk = Desk(made(seats="ooo")).begin()
        desk.do(Resign("a", 1, desk.table.number))
        desk.do(Say("b", 1, "Well played"))
        assert refusal(lambda: desk.play(1, "end")) == "table-given-up"
        assert refusal(lambda: desk.do(Resign("c", 1, desk.table.number))) == "table-given-up"
        assert refusal(lambda: desk.do(Resume("d", 1))) == "table-given-up"
        assert desk.table.must_agree(0) == [2]
        assert again(desk).chat[-1].name == "Ben"

    def test_the_seed_of_a_game_that_somebody_left_is_still_checked(self) -> None:
        desk = Desk(made(seats="ooo", options={"turn_limit": 6})).begin()
        desk.do(Resign("a", 1, desk.table.number))
        desk.do(OfferSeat(1, True), HOSTING)
        desk.do(sit(1, "Mia"), {})
        bot = choices(3)
        while not desk.table.is_over:
            seat = desk.table.awaiting[0]
            by = {seat: desk.table.seats[seat].secret_hash}
            desk.do(Play(desk.new_id(), seat, desk.table.number, str(bot.choose(desk.game, seat))), by)
        assert all(check.ok for check in verify(record_of("t", desk.entries)))


class TestTheHost:
    def test_options_settings_and_seats_change_until_the_game_begins(self) -> None:
        desk = Desk(made("banking", "oob")).seat_all()
        seats = [SeatMade("person"), SeatMade("person"), SeatMade("open"), SeatMade("bot", "Ida", "", "steady")]
        desk.do(ChangeTable({"round_limit": 3}, Settings(pace="quick", clock="decision"), seats), HOSTING)
        table = again(desk)
        assert [seat.kind for seat in table.seats] == ["person", "person", "open", "bot"]
        assert [seat.name for seat in table.seats] == ["Anna", "Ben", "", "Ida"]
        assert (table.made.options["round_limit"], table.settings.clock) == (3, "decision")
        assert table.is_holder(1, holds(1))
        desk.do(Begin("a", "steady"), HOSTING)
        assert desk.game.seats == 4
        assert desk.game.position()["options"] == table.made.options
        assert verify(record_with_end(desk))[1].ok

    def test_a_clock_that_was_added_runs(self) -> None:
        async def test() -> None:
            house = House(made(seats="oo"))
            await house.open(begun=False)
            house.join(0)
            settings = Settings(pace="off", clock="decision", seconds=30)
            await house.owner.submit(ChangeTable(settings=settings), HOSTING)
            await house.owner.submit(Begin("a"), HOSTING)
            await house.wind(31)
            assert [it.what.by for it in house.stored() if isinstance(it.what, log.Played)] == ["clock"]
            await house.owner.close()

        run(test())

    @pytest.mark.parametrize(
        ("change", "key"),
        [
            (ChangeTable(seats=[SeatMade("person"), SeatMade("open"), SeatMade("open")]), "table-people-stay"),
            (ChangeTable(seats=[SeatMade("person")]), "bad-seats"),
            (ChangeTable(seats=[*BOTH, SeatMade("bot", "anna", "", "steady")]), "table-name-taken"),
            (ChangeTable(seats=[*BOTH, SeatMade("bot", "", "", "king")]), "unknown-bot"),
            (ChangeTable(seats=[*BOTH, SeatMade("king")]), "table-bad-seat"),
            (ChangeTable({"turn_limit": "many"}), "option-limit"),
        ],
    )
    def test_what_cannot_be_is_refused_and_changes_nothing(self, change: ChangeTable, key: str) -> None:
        desk = Desk(made(seats="oob")).seat_all()
        before = len(desk.entries)
        with pytest.raises(rentier.RentierError) as caught:
            desk.do(change, HOSTING)
        assert caught.value.key == key
        assert len(desk.entries) == before

    def test_in_a_running_game_only_settings_without_a_clock_change(self) -> None:
        desk = Desk(made(seats="ob")).begin()
        quick = structs.replace(AT_ONCE, pace="quick", away="bot")
        desk.do(ChangeTable(settings=quick), HOSTING)
        assert desk.do(ChangeTable(settings=quick), HOSTING) == []
        assert again(desk).settings == quick
        for change in (
            ChangeTable({"turn_limit": 40}),
            ChangeTable(seats=[SeatMade("person"), SeatMade("open")]),
            ChangeTable(settings=structs.replace(quick, clock="decision")),
        ):
            assert refusal(lambda change=change: desk.do(change, HOSTING)) == "table-begun"  # type: ignore[misc]

    @pytest.mark.parametrize(
        "command", [ChangeTable(settings=Settings()), NewInvite("x"), OfferSeat(1, True), RemoveSeat(1, "x")]
    )
    def test_only_the_host_may(self, command: Any) -> None:
        desk = Desk(made(seats="oo")).begin()
        for by in (holds(0), holds(0, 1), {}, {HOST: hashed("guess")}):
            assert refusal(lambda by=by: desk.do(command, by)) == "table-not-host"  # type: ignore[misc]

    def test_a_new_invite_opens_the_table_and_the_old_one_no_longer(self) -> None:
        desk = Desk(made(seats="oo"))
        desk.do(NewInvite(hashed("other")), HOSTING)
        assert refusal(lambda: desk.do(sit(None, "Mia"), {})) == "table-wrong-invite"
        assert desk.do(sit(None, "Mia", "other"), {})

    def test_a_bots_seat_is_taken_in_a_running_game_if_the_host_offers_it(self) -> None:
        desk = Desk(made(seats="oo")).begin()
        assert refusal(lambda: desk.do(OfferSeat(1, True), HOSTING)) == "table-no-bot-there"
        desk.do(RemoveSeat(1, hashed(INVITE)), HOSTING)
        assert refusal(lambda: desk.do(sit(None, "Mia"), {})) == "table-begun"
        desk.do(OfferSeat(1, True), HOSTING)
        assert refusal(lambda: desk.do(sit(0, "Mia"), {})) == "table-seat-taken"
        assert refusal(lambda: desk.do(sit(1, "anna"), {})) == "table-name-taken"
        desk.do(sit(None, "Mia"), {})
        table = again(desk)
        assert (table.player_at(1), table.seats[1].name, table.seats[1].offered) == ("", "Mia", False)
        assert (table.notes[-1].what, table.notes[-1].before) == ("sat", "Ben")
        assert table.nonces == ["nonce-0", "nonce-1"]

    def test_an_offer_can_be_taken_back(self) -> None:
        desk = Desk(made(seats="ob")).begin()
        desk.do(OfferSeat(1, True), HOSTING)
        desk.do(OfferSeat(1, False), HOSTING)
        assert refusal(lambda: desk.do(sit(None, "Mia"), {})) == "table-begun"

    @pytest.mark.parametrize("is_begun", [True, False])
    def test_whoever_was_removed_or_replaced_is_told_so(self, is_begun: bool) -> None:
        async def test() -> None:
            house = await House(made(seats="ooo")).open(begun=is_begun)
            removed = house.join(1)
            await house.owner.submit(RemoveSeat(1, hashed("new")), HOSTING)
            assert removed.closed == "table-removed"
            with pytest.raises(Refused) as later:
                house.join(1)
            assert later.value.key == "table-removed"
            if is_begun:
                resigned = house.join(2)
                await house.owner.submit(Resign("x", 2, house.table.number), holds(2))
                await house.owner.submit(OfferSeat(2, True), HOSTING)
                await house.owner.submit(sit(2, "Mia", "new"), {})
                assert resigned.closed == "table-seat-given"
            await house.owner.close()

        run(test())


def record_with_end(desk: Desk) -> dict[str, object]:
    """Return the record of a table as if it ended here."""
    ended = log.LogEntry(desk.table.number, desk.at, log.Ended(desk.table.made.secret, []))
    return record_of("t", [*desk.entries, ended])


def test_the_same_people_have_a_rematch_also_those_who_resigned(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as server:
        client = server.client()
        made_table = client.make("deal", ["person", "steady"], name="Anna", options={"turn_limit": 2}, settings=QUICK)
        with client.join(made_table.table, made_table.seats, made_table.host) as table:
            table.begin()
            table.resign(0)
            assert table.own == []
            table.wait_for(lambda state: state.over, 30)
        again = client.rematch(made_table.table, made_table.seats)
        with client.join(again, made_table.seats, made_table.host) as table:
            assert table.own == [0]
            assert table.seats[0].name == "Anna"


def test_over_http(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as server:
        client = server.client()
        made_table = client.make("deal", ["person", "open", "steady"], name="Anna")
        at = f"/api/tables/{made_table.table}"
        host = {"host": made_table.host}
        seats = [{"kind": "person"}, {"kind": "open"}]
        assert server.post(f"{at}/change", {**host, "seats": seats, "options": {"turn_limit": 30}}).status == 204
        shown = server.get(at).body
        assert (len(shown["seats"]), shown["options"]["turn_limit"]) == (2, 30)
        reply = server.post(f"{at}/invite", host)
        assert reply.body["link"].endswith(f"/t/{made_table.table}#{reply.body['invite']}")
        with pytest.raises(Told) as caught:
            client.sit(made_table.table, made_table.invite, "Mia")
        assert caught.value.key == "table-wrong-invite"
        with client.join(made_table.table, made_table.seats, made_table.host) as table:
            table.begin("steady")
            assert server.post(f"{at}/offer", {**host, "seat": 1}).status == 204
            key = client.sit(made_table.table, reply.body["invite"], "Mia")
            assert key.seat == 1
            table.wait_for(lambda state: state.seats[1].name == "Mia", 10)
            assert table.state.notes[-1].before
        for path, body in (("change", {}), ("invite", {}), ("offer", {"seat": 1})):
            reply = server.post(f"{at}/{path}", {"host": "guess", **body})
            assert (reply.status, reply.body["error"]["key"]) == (403, "table-not-host")


def test_pages_that_stop_answering_are_shown_as_gone(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", watch_seconds=0.2) as server:
        client = server.client()
        made_table = client.make("deal", ["person", "open"], name="Anna")
        other = client.sit(made_table.table, made_table.invite, "Ben")
        with client.join(made_table.table, made_table.seats, made_table.host) as table, server.socket() as page:
            hello = {"do": "hello", "table": made_table.table, "pongs": True}
            page.send(json.encode({**hello, "seats": [other]}), text=True)
            table.wait_for(lambda state: state.present == [0, 1], 10)
            page.send(PONG, text=True)
            # It says nothing more, but its socket is open.
            table.wait_for(lambda state: state.present == [0], 10)
            page.send(PONG, text=True)
            table.wait_for(lambda state: state.present == [0, 1], 10)


def test_programs_that_answer_no_ping_stay(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", watch_seconds=0.05, ping_seconds=5) as server:
        client = server.client()
        made_table = client.make("deal", ["person", "open"], name="Anna")
        other = client.sit(made_table.table, made_table.invite, "Ben")
        with (
            client.join(made_table.table, made_table.seats, made_table.host) as table,
            client.join(made_table.table, [other]),
        ):
            table.wait_for(lambda state: state.present == [0, 1], 10)
            with pytest.raises(TimeoutError):
                table.wait_for(lambda state: state.present == [0], 1)
