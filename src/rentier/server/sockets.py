"""One socket: who connects, what they send, and what they are told, without anybody holding up anybody else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import Any, Final, NamedTuple, final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import MsgspecError, Struct, json, structs

from rentier.core.errors import RentierError
from rentier.text import Phrasebook, Teller

from .cleaning import clean_chat
from .commands import Grave, Refused, Stale
from .deciding import foresee
from .house import NO_LONGER_THEIRS, House, fault_of, language_of, plain_teller
from .keys import hashed
from .limits import Bucket
from .lobby import FIND_AGAIN_SECONDS
from .messages import (
    HOST,
    WORDS,
    Answer,
    AnyFromClient,
    Closed,
    Hello,
    Hint,
    Id,
    Ping,
    Pong,
    Say,
    Stakes,
    read_frame,
    write_frame,
)
from .outgoing import Outgoing
from .owner import Owner
from .owners import CLOSED, Elsewhere, Unreached
from .relaying import FarSocket, Relayed, Remote
from .transport import CHANNEL, Channel, Hear
from .wire import Guest, guest_of

REACH_SECONDS: Final = 8.0
"""How long somebody waits for a table whose process does not answer, until they are told to come back."""
SYNC_MESSAGES: Final = 10
"""How many messages of its address a sync counts as."""
MOST_FAULTS: Final = 20
"""How many unreadable messages a connection may send."""

_log: Final = logging.getLogger("rentier.server")


class Named(Struct):
    """The id of a message of which nothing else could be read."""

    id: Id = ""


class Asked(NamedTuple):
    """A message that is being dealt with: its id, what it asks for, and when it came."""

    id: str
    word: str
    at: float


@final
class Visit:
    """One device at one table: the `Listener` of its owner."""

    def __init__(self, socket: WebSocket[Any, Any, Any] | FarSocket, house: House) -> None:
        self.seats: tuple[int, ...] = ()
        self.holds: dict[int, str] = {}
        self._socket: Final[Any] = socket
        extensions: Any = socket.scope["extensions"] or {}
        self._channel: Final[Channel] = extensions[CHANNEL]
        self._house: Final = house
        self.address: Final = socket.client.host if socket.client else ""
        self._teller = plain_teller(language_of(socket.headers.get("accept-language")))
        self._outgoing: Final = Outgoing(socket, self._channel, house, self.address)
        self.tell: Final = self._outgoing.tell
        self.is_silent = False
        """Whether a page that answers every ping has stopped doing so."""
        self._is_watched = False
        self._is_heard = True
        """Whether anything arrived since this was last checked."""
        limits = house.limits
        self._bucket: Final = Bucket(limits.messages_per_second, limits.messages_at_once, house.clock())
        self._address_bucket: Final = house.addresses.messages_of(self.address)
        """What all sockets of this address share."""
        self._faults = 0
        self._next_sync = 0.0
        """When the next sync may follow an action that came too late."""
        self._syncing: asyncio.TimerHandle | None = None

    def close(self, why: str) -> None:
        """Send the reason, then close the socket, or break it off if that takes too long."""
        # Somebody whose seat has just gone elsewhere has not asked for anything that is not theirs.
        self._close_with(Closed(why, self._teller.fault(why, {})), is_noted=why not in NO_LONGER_THEIRS)

    def refuse(self, error: RentierError) -> None:
        """Close the socket with the reason why this device may not be at the table."""
        self._close_with(Closed(error.key, fault_of(error, self._teller).sentence))

    def shut(self, why: str) -> None:
        """Close the socket after what is queued, which ends with the reason already."""
        if not self._outgoing.why:
            self._outgoing.close(why, None, is_noted=False)

    def _close_with(self, farewell: Closed, is_noted: bool = True) -> None:
        if not self._outgoing.why:
            self._outgoing.close(farewell.why, write_frame(farewell), is_noted)

    async def run(self, guest: Guest | None = None) -> None:
        """Serve the socket until one side leaves; of a client of another process, it is known who comes."""
        self._channel.when_flooded(lambda: self.close("socket-flood"))
        await self._socket.accept()
        pinging: asyncio.Task[None] | None = None
        try:
            owner = await self._connect(guest)
            if isinstance(owner, Relayed):
                try:
                    await self._listen(partial(self._pass_on, owner))
                finally:
                    owner.leave()
            elif owner is not None:
                pinging = asyncio.create_task(self._ping(owner))
                try:
                    await self._listen(partial(self._hear, owner))
                finally:
                    owner.leave(self)
        except (WebSocketDisconnect, OSError):
            pass
        except Exception:
            _log.exception("A socket failed.")
            self.close("server-fault")
        finally:
            await self._outgoing.finish()
            self._channel.release()
            if self._syncing is not None:
                self._syncing.cancel()
            if pinging is not None:
                pinging.cancel()
                await asyncio.gather(pinging, return_exceptions=True)

    async def _listen(self, hear: Hear) -> None:
        """Have each message taken until the other side leaves, or this one has said goodbye."""
        self._channel.listen(partial(self._take, hear))
        while (await self._socket.receive())["type"] != "websocket.disconnect":
            pass

    def _take(self, hear: Hear, text: str | None) -> bool:
        """Take a message in the turn of its address: one that comes too fast waits, and so does all that follows it."""
        seconds = self._address_bucket.reserve(self._house.clock())
        if not seconds:
            return hear(text)
        asyncio.get_running_loop().call_later(seconds, self._take_late, hear, text)
        return False

    def _take_late(self, hear: Hear, text: str | None) -> None:
        if hear(text):
            self._channel.go_on()

    async def _connect(self, guest: Guest | None) -> Owner | Relayed | None:
        """Receive which table this is about, and join it if these secrets open it."""
        guest = await self._greet() if guest is None else guest
        if guest is None:
            return None
        self._teller = plain_teller(language_of(guest.language))
        self._is_watched = guest.pongs
        self.holds, self.seats = guest.holds, guest.seats
        if seconds := self._address_bucket.reserve(self._house.clock(), SYNC_MESSAGES):
            await asyncio.sleep(seconds)
        try:
            async with asyncio.timeout(REACH_SECONDS):
                return await (self._join_far(guest) if isinstance(self._socket, FarSocket) else self._reach(guest))
        except TimeoutError:
            self.refuse(Unreached())
        except RentierError as error:
            self.refuse(self._house.without_details(error))
        return None

    async def _reach(self, guest: Guest) -> Owner | Relayed:
        """Join a table wherever it is; if the process that has it does not answer, another may be taking it over."""
        while True:
            place = await self._house.lobby.find(guest.table)
            if isinstance(place, Owner):
                return self._join(place)
            assert isinstance(place, Remote)
            with contextlib.suppress(Unreached):
                return await place.open(self, guest, self.address)
            await asyncio.sleep(FIND_AGAIN_SECONDS)

    async def _join_far(self, guest: Guest) -> Owner | None:
        """Join a table of this process from another one, which looks further if the table is not here."""
        try:
            owner = await self._house.lobby.owner(guest.table)
        except Refused as refused:
            if not isinstance(refused, Elsewhere) and refused.key != CLOSED:
                self._socket.opened()
                raise
            self._socket.shut("")
            return None
        except RentierError:
            self._socket.opened()
            raise
        self._socket.opened()
        return self._join(owner)

    def _join(self, owner: Owner) -> Owner:
        self._check_room(owner)
        owner.join(self)
        if self.seats:
            self._house.hints.expect(owner)
        return owner

    async def _greet(self) -> Guest | None:
        """Receive who comes, and to which table."""
        hello = None
        try:
            async with asyncio.timeout(self._house.limits.hello_seconds):
                event = await self._socket.receive()
        except TimeoutError:
            self.close("socket-silent")
            return None
        if event["type"] == "websocket.disconnect":
            return None
        hello = self._read(event["text"])
        if not isinstance(hello, Hello):
            self.close("socket-hello-first")
            return None
        holds = {key.seat: hashed(key.secret) for key in hello.seats}
        return guest_of(hello, {**holds, HOST: hashed(hello.host)} if hello.host else holds)

    def _pass_on(self, there: Relayed, text: str | None) -> bool:
        """Take what the client says to the process that has the table."""
        if text is None or len(text) > self._house.limits.frame_bytes:
            self._refuse_unread(None)
        elif not self._bucket.take(self._house.clock()):
            self.close("socket-flood")
        else:
            there.say(text)
        return not self._outgoing.why

    def _check_room(self, owner: Owner) -> None:
        """Refuse one socket too many for a seat, or for watching a table: each one is told about every action."""
        limits = self._house.limits
        others = [listener.seats for listener in owner.listeners]
        watching = others.count(()) >= limits.watchers
        if (
            watching
            if not self.seats
            else any(sum(seat in seats for seats in others) >= limits.devices for seat in self.seats)
        ):
            raise Refused("socket-crowded")

    def _hear(self, owner: Owner, text: str | None) -> bool:
        """Do what a message asks for; the next one waits for its answer."""
        try:
            is_done = self._do(owner, text)
        except Exception:
            _log.exception("A socket failed.")
            self.close("server-fault")
            is_done = False
        if self._outgoing.why:
            owner.leave(self)
        return is_done

    def _do(self, owner: Owner, text: str | None) -> bool:
        """Return whether it is done already."""
        house = self._house
        message = self._read(text)
        self._is_heard = True
        if self.is_silent:
            self._fall_silent(owner, False)
        at = house.clock()
        if message is None:
            return not self._outgoing.why
        if not self._bucket.take(at):
            self.close("socket-flood")
            return False
        if isinstance(message, Pong):
            return True
        if not house.lobby.owners.is_held:
            # Another process may have taken over the table meanwhile, and only that one knows the answer.
            self.close(CLOSED)
            return False
        asked = Asked("" if isinstance(message, Hello) else message.id, WORDS[type(message)], at)
        if isinstance(message, (Hello, Stakes, Hint)):
            self._answer_at_once(owner, asked, message)
            return True
        if isinstance(message, Say):
            message = structs.replace(message, text=clean_chat(message.text))
        owner.ask(message, self.holds, partial(self._answer, owner, asked))
        return False

    def _answer_at_once(self, owner: Owner, asked: Asked, message: Hello | Stakes | Hint) -> None:
        """Answer what changes nothing."""
        stakes: list[dict[str, object]] = []
        try:
            if isinstance(message, Hello):
                raise Refused("socket-hello-again")
            if isinstance(message, Stakes):
                stakes = foresee(owner.table, message, self.holds)
            else:
                self._house.hints.ask(owner, message, self.holds, self)
        except Exception as error:
            self._refuse_asked(owner, asked, error)
        else:
            self._house.metrics.done[asked.word] += 1
            self.tell(write_frame(Answer(asked.id, True, stakes=stakes)))

    def _answer(self, owner: Owner, asked: Asked, number: int, error: BaseException | None) -> None:
        """Tell how it went, and take the next message."""
        house = self._house
        if error is None:
            house.metrics.done[asked.word] += 1
            self.tell(write_frame(Answer(asked.id, True, number)))
        else:
            self._refuse_asked(owner, asked, error)
        house.metrics.answers.add(house.clock() - asked.at)
        self._channel.go_on()

    def _refuse_asked(self, owner: Owner, asked: Asked, error: BaseException) -> None:
        if isinstance(error, Stale):
            self._refuse_message(asked.id, error, owner)
            self._sync_soon(owner)
        elif isinstance(error, Grave):
            # Nothing is wrong with it, so it does not count as refused.
            fault = fault_of(error, self._teller_at(owner))
            self.tell(write_frame(Answer(asked.id, False, error=fault, stakes=error.stakes)))
        elif isinstance(error, RentierError):
            self._refuse_message(asked.id, error, owner, asked.word)
        else:
            _log.error("A message of a table failed.", exc_info=error)
            self._refuse_message(asked.id, Refused("server-fault"), owner)

    def _sync_soon(self, owner: Owner) -> None:
        """Send a sync, now or as soon as the socket may have another."""
        loop = asyncio.get_running_loop()
        if loop.time() >= self._next_sync:
            self._sync(owner)
        elif self._syncing is None:
            self._syncing = loop.call_at(self._next_sync, self._sync, owner)

    def _sync(self, owner: Owner) -> None:
        self._syncing = None
        self._next_sync = asyncio.get_running_loop().time() + self._house.limits.sync_seconds
        self._address_bucket.reserve(self._house.clock(), SYNC_MESSAGES)
        if self in owner.listeners:
            owner.sync(self)

    def _refuse_message(self, id: str, error: RentierError, owner: Owner | None = None, word: str = "message") -> None:
        error = self._house.without_details(error)
        self._house.note_refusal(error.key, self.address, word)
        teller = self._teller if owner is None else self._teller_at(owner)
        self.tell(write_frame(Answer(id, False, error=fault_of(error, teller))))

    def _teller_at(self, owner: Owner) -> Teller:
        """Return the teller for this table, with the names of those who sit there."""
        table = owner.table
        names = [seat.name for seat in table.seats]
        reader = self.seats[0] if len(self.seats) == 1 else None
        made = table.made
        book = self._teller.book
        if made.settings.names != "edition":
            book = Phrasebook.load(book.language, made.settings.names, made.edition)
        return Teller(book, made.edition, names, reader, made.options)

    def _read(self, text: str | None) -> AnyFromClient | None:
        """Read a message; if it cannot be read, answer that here and return None."""
        if text is not None and len(text) <= self._house.limits.frame_bytes:
            try:
                return read_frame(text)
            except (MsgspecError, RecursionError, ValueError):
                pass
        self._refuse_unread(text)
        return None

    def _refuse_unread(self, text: str | None) -> None:
        self._faults += 1
        if self._faults > MOST_FAULTS or not self._bucket.take(self._house.clock()):
            self.close("socket-flood")
        else:
            self._refuse_message(_id_in(text), Refused("socket-unread"))

    async def _ping(self, owner: Owner) -> None:
        """Announce the next ping with each one: a client that misses it reconnects; a page that is silent is gone."""
        while True:
            seconds = self._ping_seconds()
            self.tell(write_frame(Ping(owner.table.number, seconds)))
            self._is_heard = False
            await asyncio.sleep(seconds)
            if self._is_watched and not self._is_heard and not self.is_silent:
                self._fall_silent(owner, True)

    def _ping_seconds(self) -> float:
        """Return how long to wait before the next ping: a page that answers them is asked more often."""
        limits = self._house.limits
        if not self._is_watched:
            return limits.ping_seconds
        return min(limits.ping_seconds, max(limits.watch_seconds, self._house.addresses.sockets / limits.watch_pings))

    def _fall_silent(self, owner: Owner, is_silent: bool) -> None:
        """Note that nobody answers any more, or that somebody does again."""

        def change() -> None:
            self.is_silent = is_silent

        owner.attend(self, change)


def _id_in(text: object) -> str:
    """Find the id of a message that cannot be read otherwise."""
    try:
        return json.decode(text, type=Named).id if isinstance(text, str) else ""
    except (MsgspecError, RecursionError, ValueError):
        return ""
