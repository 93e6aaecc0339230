"""Plays at many tables as fast as it can and says on standard output what was answered, until it is killed.

    python playing_on.py FILE TABLES

Each line is a table, the number of the answer and the id of the message. Tables that are in the file already go on.
"""

from __future__ import annotations

import asyncio
import os
import sys

from rentier.bots import RandomBot
from rentier.server.commands import Stale
from rentier.server.keys import hashed
from rentier.server.lobby import Lobby, Plan, holds_of
from rentier.server.log import Entry, Made, Sat, SeatMade
from rentier.server.messages import Begin, Play, SeatKey, Settings
from rentier.server.owner import Owner
from rentier.server.sqlite import SqliteStorage
from rentier.server.thinking import InlineThinker

NAMES = ("Anna", "Ben")
KEYS = [SeatKey(seat, name) for seat, name in enumerate(NAMES)]
PLAN = Plan("deal", [SeatMade("open"), SeatMade("open")], settings=Settings(pace="off"))


def tell(*words: object) -> None:
    """Writes a line at once: what the pipe has is not lost with the process."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def found(storage: SqliteStorage, lobby: Lobby, table: str) -> Owner:
    """Finds a table, or makes it with seats whose secrets the test knows."""
    if not await storage.read(table):
        first = (await storage.read((await lobby.make(PLAN)).table))[0]
        assert isinstance(first.what, Made)
        sat = [Entry(1 + key.seat, first.at, Sat(key.seat, key.secret, "", hashed(key.secret))) for key in KEYS]
        await storage.append(table, 0, [first, *sat])
    return await lobby.owner(table)


async def play(storage: SqliteStorage, lobby: Lobby, table: str, bot: RandomBot) -> None:
    """Plays at one table to the end, naming each message by the place of its choice."""
    owner = await found(storage, lobby, table)
    holds = holds_of(KEYS)
    if not owner.table.is_begun:
        tell(table, await owner.submit(Begin("begin"), holds), "begin")
    while not owner.table.is_over and owner.table.game is not None:
        game, number = owner.table.game, owner.table.number
        seat = game.awaiting[0]
        command = Play(f"m{number}", seat, number, str(bot.choose(game, seat)))
        try:
            tell(table, await owner.submit(command, holds), command.id)
        except Stale:
            continue


async def main(file: str, tables: int) -> None:
    """Plays at all tables at once."""
    storage = await SqliteStorage.open(file)
    lobby = Lobby(storage, InlineThinker())
    bots = [RandomBot(bytes([i]) * 32) for i in range(tables)]
    await asyncio.gather(*[play(storage, lobby, f"t{i}", bot) for i, bot in enumerate(bots)])
    await lobby.close()
    await storage.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
