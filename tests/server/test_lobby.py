"""The lobby: tables are made, found, left, moved, played again, listed and unloaded."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert, json

import rentier
from rentier.server import log
from rentier.server.fairness import commitment, verify
from rentier.server.keys import hashed
from rentier.server.limits import Limits
from rentier.server.lobby import LISTED_SECONDS, Lobby, holds_of
from rentier.server.log import SeatMade
from rentier.server.messages import HOST, Begin, Nonce, Play, SeatKey, Settings, Sync
from rentier.server.planning import Plan, TableMade
from rentier.server.sqlite import SqliteStorage
from rentier.server.storage import copy_all
from rentier.server.thinking import InlineThinker

from .tables import Ear, HandClock, MemoryStorage, choices, counting_keys

PLAN = Plan(
    "knockout",
    [SeatMade("person", "Anna", "red"), SeatMade("open"), SeatMade("bot", "", "", "random"), SeatMade("open")],
    settings=Settings(pace="off"),
)


class Place:
    """A lobby with a clock and a storage of its own."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.storage = MemoryStorage()
        self.lobby = Lobby(self.storage, InlineThinker(), now=self.clock)


def run(test: Callable[[Place], Awaitable[None]]) -> None:
    async def whole() -> None:
        place = Place()
        try:
            await asyncio.wait_for(asyncio.ensure_future(test(place)), 60)
        finally:
            await place.lobby.close()

    asyncio.run(whole())


async def seat_all(lobby: Lobby, made: TableMade) -> list[SeatKey]:
    """Seat Anna's friends."""
    return [*made.seats, *[await lobby.sit(made.table, made.invite, name) for name in ("Ben", "Chloé")]]


async def play_out(lobby: Lobby, table: str, keys: list[SeatKey]) -> None:
    """Begin, and play at random for everybody until the end."""
    owner = await lobby.owner(table)
    ear = Ear(*[key.seat for key in keys], keys=holds_of(keys))
    owner.join(ear)
    if not owner.table.is_begun:
        await owner.submit(Begin("begin"), ear.holds)
    bot, number = choices(4), 0
    while not owner.table.is_over:
        game = owner.table.game
        assert game is not None
        mine = [seat for seat in game.awaiting if seat in ear.seats]
        if mine:
            number += 1
            play = Play(f"{table}{number}", mine[0], owner.table.number, str(bot.choose(game, mine[0])))
            await owner.submit(play, ear.holds)
        else:
            await asyncio.sleep(0)
    owner.leave(ear)


async def refused(doing: Awaitable[Any]) -> str:
    with pytest.raises(rentier.RentierError) as caught:
        await doing
    return caught.value.key


class TestMaking:
    def test_the_maker_has_seats_and_keys_and_others_an_invite(self) -> None:
        async def test(place: Place) -> None:
            made = await place.lobby.make(PLAN)
            assert [key.seat for key in made.seats] == [0]
            shown = await place.lobby.about(made.table)
            assert [(seat.kind, seat.name) for seat in shown.seats] == [
                ("person", "Anna"),
                ("open", ""),
                ("bot", "random 3"),
                ("open", ""),
            ]
            assert shown.state == "waiting"
            keys = await seat_all(place.lobby, made)
            assert [key.seat for key in keys] == [0, 1, 3]
            assert await refused(place.lobby.sit(made.table, made.invite, "David")) == "table-full"

        run(test)

    def test_only_hashes_are_stored_and_the_commitment_fits_the_secret(self) -> None:
        async def test(place: Place) -> None:
            made = await place.lobby.make(PLAN)
            keys = await seat_all(place.lobby, made)
            stored = b"".join(json.encode(entry.what) for entry in place.storage.logs[made.table]).decode()
            for secret in (made.invite, made.host, *[key.secret for key in keys]):
                assert secret not in stored
                assert hashed(secret) in stored
            first = place.storage.logs[made.table][0].what
            assert isinstance(first, log.Made)
            assert commitment(bytes.fromhex(first.secret)) == first.commitment
            assert (await place.lobby.about(made.table)).commitment == first.commitment

        run(test)

    def test_ids_come_from_outside(self) -> None:
        async def test() -> list[str]:
            lobby = Lobby(MemoryStorage(), InlineThinker(), now=HandClock(), keys=counting_keys())
            made = await lobby.make(PLAN)
            return [made.table, made.invite, made.host]

        assert asyncio.run(test()) == asyncio.run(test())

    @pytest.mark.parametrize(
        ("change", "key"),
        [
            ({"edition": "chess"}, "unknown-edition"),
            ({"seats": []}, "bad-seats"),
            ({"seats": [{"kind": "open"}] * 9}, "bad-seats"),
            ({"options": {"cheating": "yes"}}, "option-unknown"),
            ({"seats": [{"kind": "bot", "level": "genius"}, {"kind": "open"}]}, "unknown-bot"),
            ({"seats": [{"kind": "ghost"}, {"kind": "open"}]}, "table-bad-seat"),
            ({"seats": [{"kind": "person"}, {"kind": "open"}]}, "table-bad-name"),
            ({"seats": [{"kind": "person", "name": "A"}, {"kind": "person", "name": "a"}]}, "table-name-taken"),
        ],
    )
    def test_a_plan_that_cannot_be_is_refused_and_nothing_is_stored(self, change: dict[str, object], key: str) -> None:
        async def test(place: Place) -> None:
            plan = convert({**json.decode(json.encode(PLAN)), **change}, Plan)
            assert await refused(place.lobby.make(plan)) == key
            assert place.storage.logs == {}

        run(test)


class TestPeople:
    def test_a_moved_seat_has_a_new_secret(self) -> None:
        async def test(place: Place) -> None:
            made = await place.lobby.make(PLAN)
            [old] = made.seats
            new = await place.lobby.move(made.table, old)
            assert await refused(place.lobby.move(made.table, old)) == "table-not-your-seat"
            assert (await place.lobby.move(made.table, new)).seat == old.seat

        run(test)

    def test_leaving_and_being_removed(self) -> None:
        async def test(place: Place) -> None:
            made = await place.lobby.make(PLAN)
            _, ben, chloe = await seat_all(place.lobby, made)
            await place.lobby.leave(made.table, ben)
            stored = len(place.storage.logs[made.table])
            await place.lobby.leave(made.table, ben)
            assert len(place.storage.logs[made.table]) == stored, "what was done is not done again"
            assert await refused(place.lobby.remove(made.table, chloe.secret, 3)) == "table-not-host"
            invite = await place.lobby.remove(made.table, made.host, 3)
            assert await refused(place.lobby.sit(made.table, made.invite, "Chloé")) == "table-wrong-invite"
            shown = await place.lobby.about(made.table)
            assert [seat.kind for seat in shown.seats] == ["person", "open", "bot", "open"]
            assert (await place.lobby.sit(made.table, invite, "David")).seat == 1

        run(test)

    def test_a_guess_opens_nothing(self) -> None:
        async def test(place: Place) -> None:
            made = await place.lobby.make(PLAN)
            stored = len(place.storage.logs[made.table])
            guess = SeatKey(0, "guess")
            for doing in (
                place.lobby.sit(made.table, "guess", "Eve"),
                place.lobby.sit(made.table, hashed(made.invite), "Eve"),
                place.lobby.move(made.table, guess),
                place.lobby.leave(made.table, guess),
                place.lobby.remove(made.table, "guess", 0),
                place.lobby.rematch(made.table, [guess], "guess"),
            ):
                await refused(doing)
            assert await place.lobby.mine([(made.table, guess)]) == []
            assert len(place.storage.logs[made.table]) == stored
            assert await refused(place.lobby.owner("nowhere")) == "table-unknown"
            assert await refused(place.lobby.about("nowhere")) == "table-unknown"

        run(test)


class TestRematch:
    def test_the_same_people_play_again_with_their_old_secrets(self) -> None:
        async def test(place: Place) -> None:
            made = await place.lobby.make(PLAN)
            keys = await seat_all(place.lobby, made)
            assert await refused(place.lobby.rematch(made.table, keys)) == "table-not-over"
            await play_out(place.lobby, made.table, keys)
            tables = await asyncio.gather(*[place.lobby.rematch(made.table, [key]) for key in keys])
            [again] = set(tables)
            assert set(place.storage.logs) == {made.table, again}
            assert (await place.lobby.about(made.table)).rematch == again
            old, new = (place.storage.logs[table][0].what for table in (made.table, again))
            assert isinstance(old, log.Made)
            assert isinstance(new, log.Made)
            assert old.secret != new.secret
            assert new.follows == made.table
            await play_out(place.lobby, again, keys)
            assert all(check.ok for check in verify(await place.lobby.record(again)))

        run(test)

    def test_strangers_ask_for_none(self) -> None:
        async def test(place: Place) -> None:
            made = await place.lobby.make(PLAN)
            keys = await seat_all(place.lobby, made)
            await play_out(place.lobby, made.table, keys)
            assert await refused(place.lobby.rematch(made.table, [], "")) == "table-not-host"
            assert await place.lobby.rematch(made.table, [], made.host)

        run(test)


class TestLists:
    def test_public_tables_are_listed_until_they_are_over(self) -> None:
        async def test(place: Place) -> None:
            hidden = await place.lobby.make(PLAN)
            shown = await place.lobby.make(Plan("deal", [SeatMade("open"), SeatMade("open")], public=True))
            assert [it.table for it in await place.lobby.public()] == [shown.table]
            place.clock.wind(LISTED_SECONDS + 1)
            assert await place.lobby.public() == []
            assert hidden.table != shown.table

        run(test)

    def test_my_tables_are_those_my_secrets_open(self) -> None:
        async def test(place: Place) -> None:
            made = [await place.lobby.make(PLAN) for _ in range(3)]
            keys = [(it.table, it.seats[0]) for it in made[:2]]
            listed = await place.lobby.mine([*keys, (made[2].table, made[0].seats[0]), ("nowhere", made[0].seats[0])])
            assert [it.table for it in listed] == [it.table for it in made[:2]]

        run(test)

    def test_a_running_table_says_whose_turn_it_is(self) -> None:
        async def test(place: Place) -> None:
            made = await place.lobby.make(Plan("deal", [SeatMade("person", "A"), SeatMade("person", "B")]))
            owner = await place.lobby.owner(made.table)
            await owner.submit(Begin("x"), holds_of(made.seats))
            [shown] = await place.lobby.mine([(made.table, made.seats[0])])
            assert (shown.state, shown.awaiting) == ("playing", list(owner.table.awaiting))

        run(test)

    def test_no_list_holds_a_secret(self) -> None:
        async def test(place: Place) -> None:
            made = await place.lobby.make(Plan("deal", [SeatMade("person", "A"), SeatMade("open")], public=True))
            first = place.storage.logs[made.table][0].what
            assert isinstance(first, log.Made)
            shown = json.encode([await place.lobby.public(), await place.lobby.about(made.table)]).decode()
            for secret in (first.secret, first.host_hash, first.invite_hash, hashed(made.seats[0].secret)):
                assert secret not in shown

        run(test)


class TestMemory:
    def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back_the_same(self) -> None:
        async def test(place: Place) -> None:
            made = await place.lobby.make(PLAN)
            keys = await seat_all(place.lobby, made)
            owner = await place.lobby.owner(made.table)
            assert await place.lobby.sweep() == 0
            ear = Ear(0, keys=holds_of(made.seats))
            owner.join(ear)
            place.clock.wind(Limits().idle_seconds + 1)
            assert await place.lobby.sweep() == 0
            owner.leave(ear)
            place.clock.wind(Limits().idle_seconds + 1)
            assert await place.lobby.sweep() == 1
            assert place.lobby.counts()["tables"] == 0
            again = await place.lobby.owner(made.table)
            assert again is not owner
            assert again.table.number == owner.table.number
            await play_out(place.lobby, made.table, keys)
            assert place.lobby.counts()["done"] > 10

        run(test)

    def test_who_come_at_once_meet_at_one_table(self) -> None:
        async def test(place: Place) -> None:
            made = await place.lobby.make(PLAN)
            owners = await asyncio.gather(*[place.lobby.owner(made.table) for _ in range(10)])
            assert len({id(owner) for owner in owners}) == 1
            await asyncio.gather(
                *[refused(place.lobby.owner("nowhere")) for _ in range(3)],
            )

        run(test)

    def test_who_sits_at_a_table_that_was_deleted_in_the_storage_is_sent_away(self) -> None:
        async def test(place: Place) -> None:
            made, other = [await place.lobby.make(PLAN) for _ in range(2)]
            ear, beside = Ear(), Ear()
            (await place.lobby.owner(made.table)).join(ear)
            (await place.lobby.owner(other.table)).join(beside)
            assert await place.lobby.sweep() == 0
            await place.storage.delete(made.table)
            assert await place.lobby.sweep() == 1
            assert (ear.closed, beside.closed) == ("table-deleted", "")
            assert place.lobby.counts()["tables"] == 1
            assert await refused(place.lobby.owner(made.table)) == "table-unknown"

        run(test)

    def test_a_deleted_table_is_gone(self) -> None:
        async def test(place: Place) -> None:
            made = await place.lobby.make(PLAN)
            ear = Ear()
            (await place.lobby.owner(made.table)).join(ear)
            assert await place.lobby.delete(made.table)
            assert ear.closed == "table-deleted"
            assert not await place.lobby.delete(made.table)
            assert await refused(place.lobby.owner(made.table)) == "table-unknown"

        run(test)


def test_a_record_is_given_when_the_game_is_over() -> None:
    async def test(place: Place) -> None:
        made = await place.lobby.make(PLAN)
        keys = await seat_all(place.lobby, made)
        owner = await place.lobby.owner(made.table)
        await owner.submit(Nonce("x", 0, "my-own"), holds_of(made.seats))
        assert await refused(place.lobby.record(made.table)) == "table-not-over"
        await play_out(place.lobby, made.table, keys)
        record = await place.lobby.record(made.table)
        assert all(check.ok for check in verify(json.decode(json.encode(record))))
        proof = record["rentier"]
        assert isinstance(proof, dict)
        assert proof["names"] == ["Anna", "Ben", "random 3", "Chloé"]
        assert proof["nonces"] == ["my-own", "", ""]

    run(test)


def test_tables_go_on_from_a_backup_on_an_empty_machine(tmp_path: Path) -> None:
    async def test() -> None:
        first = await SqliteStorage.open(tmp_path / "first.sqlite")
        lobby = Lobby(first, InlineThinker())
        made = await lobby.make(PLAN)
        keys = await seat_all(lobby, made)
        owner = await lobby.owner(made.table)
        await owner.submit(Begin("x"), holds_of(keys, made.host))
        await first.backup(tmp_path / "backup.sqlite")
        before = Ear(0, keys=holds_of(made.seats))
        owner.join(before)
        await lobby.close()
        await first.close()

        backup = await SqliteStorage.open(tmp_path / "backup.sqlite")
        second = await SqliteStorage.open(tmp_path / "second.sqlite")
        assert await copy_all(backup, second) == {}
        await backup.close()
        lobby = Lobby(second, InlineThinker())
        owner = await lobby.owner(made.table)
        after = Ear(0, keys=holds_of(made.seats))
        owner.join(after)
        assert isinstance(before.heard[0], Sync)
        assert after.frames[0] == before.frames[0]
        owner.leave(after)
        await play_out(lobby, made.table, keys)
        assert all(check.ok for check in verify(await lobby.record(made.table)))
        await lobby.close()
        await second.close()

    asyncio.run(asyncio.wait_for(test(), 60))


def test_the_hosts_key_is_one_of_the_things_held() -> None:
    assert holds_of([SeatKey(2, "x")], "h") == {2: hashed("x"), HOST: hashed("h")}
    assert holds_of([]) == {}


def test_a_rematch_keeps_who_was_muted_and_who_was_removed() -> None:
    async def test(place: Place) -> None:
        lobby = place.lobby
        made = await lobby.make(PLAN)
        sits = {name: await lobby.sit(made.table, made.invite, name, origin=f"at {name}") for name in ("Ben", "Chloé")}
        await lobby.mute(made.table, made.host, sits["Ben"].seat, True)
        invite = await lobby.remove(made.table, made.host, sits["Chloé"].seat)
        david = await lobby.sit(made.table, invite, "David")
        await play_out(lobby, made.table, [*made.seats, sits["Ben"], david])
        again = await lobby.owner(await lobby.rematch(made.table, made.seats))
        assert [seat.muted for seat in again.table.seats if seat.has_holder] == [False, True, False]
        assert again.table.seats[sits["Ben"].seat].origin == "at Ben"
        assert again.table.barred == {"at Chloé"}

    run(test)
