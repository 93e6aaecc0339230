"""One socket: who connects, what they send, and what they are told, without anybody holding up anybody else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any, Final, final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import MsgspecError, Struct, json, structs

from rentier.core.errors import RentierError
from rentier.text import Phrasebook, Teller

from .cleaning import clean_chat
from .commands import Grave, Refused, Stale
from .deciding import foresee
from .house import AWAY, NO_LONGER_THEIRS, House, fault_of, language_of, plain_teller
from .keys import hashed
from .limits import Bucket
from .lobby import FIND_AGAIN_SECONDS
from .messages import (
    HOST,
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
from .owner import Owner
from .owners import CLOSED, Elsewhere, Unreached
from .relaying import FarSocket, Relayed, Remote
from .transport import CHANNEL, Channel
from .wire import Guest, guest_of

FINAL: Final = 1008
"""The code of a socket closed because of who came or what they did; coming back would not help."""
COME_BACK: Final = 1012
"""The code of a socket closed because of the server; coming back helps."""
COMING_BACK_HELPS: Final = frozenset(
    (
        *(
            "server-stopped",
            "server-fault",
            "table-closed",
            "table-elsewhere",
            "table-fault",
            "table-busy",
            "table-not-stored",
        ),
        AWAY,
    )
)
REACH_SECONDS: Final = 8.0
"""How long somebody waits for a table whose process does not answer, until they are told to come back."""
MOST_FAULTS: Final = 20
"""How many unreadable messages a connection may send."""

_log: Final = logging.getLogger("rentier.server")


class Named(Struct):
    """The id of a message of which nothing else could be read."""

    id: Id = ""


class Gone(Exception):
    """The other side has left."""


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
        self._address: Final = socket.client.host if socket.client else ""
        self._teller = plain_teller(language_of(socket.headers.get("accept-language")))
        self._waiting: Final[deque[bytes]] = deque()
        self._waiting_bytes = 0
        self._is_leaving = False
        """Whether what waits is about to be sent."""
        self._closing: asyncio.Task[None] | None = None
        self._is_closed: Final = asyncio.Event()
        self.is_silent = False
        """Whether a page that answers every ping has stopped doing so."""
        self._is_watched = False
        self._is_quiet = True
        """Whether nothing was sent since this was last checked."""
        self._is_heard = True
        """Whether anything arrived since then."""
        self._why = ""
        """Why the server closes this socket, as a key; nothing more is sent after it."""
        limits = house.limits
        self._bucket: Final = Bucket(limits.messages_per_second, limits.messages_at_once, house.clock())
        self._faults = 0

    def tell(self, frame: bytes) -> None:
        """Queue a message to be sent; cut off a client that lets too many wait."""
        if self._why:
            return
        self._is_quiet = False
        self._waiting.append(frame)
        self._waiting_bytes += len(frame)
        limits = self._house.limits
        if len(self._waiting) > limits.send_queue or self._waiting_bytes > limits.send_queue_bytes:
            # A client that does not read would not read the reason either.
            self._end("socket-slow")
            self._waiting.clear()
            self._channel.abort()
            self._is_closed.set()
        self._send_soon()

    def close(self, why: str) -> None:
        """Send the reason, then close the socket, or break it off if that takes too long."""
        if self._why:
            return
        # Somebody whose seat has just gone elsewhere has not asked for anything that is not theirs.
        self._close_with(Closed(why, self._teller.fault(why, {})), is_noted=why not in NO_LONGER_THEIRS)

    def refuse(self, error: RentierError) -> None:
        """Close the socket with the reason why this device may not be at the table."""
        if not self._why:
            self._close_with(Closed(error.key, fault_of(error, self._teller).sentence))

    def shut(self, why: str) -> None:
        """Close the socket after what is queued, which ends with the reason already."""
        if not self._why:
            self._end(why, is_noted=False)
            self._send_soon()
            asyncio.get_running_loop().call_later(self._house.limits.close_seconds, self._channel.abort)

    def _close_with(self, farewell: Closed, is_noted: bool = True) -> None:
        self._waiting.append(write_frame(farewell))
        self._end(farewell.why, is_noted)
        self._send_soon()
        asyncio.get_running_loop().call_later(self._house.limits.close_seconds, self._channel.abort)

    def _end(self, why: str, is_noted: bool = True) -> None:
        self._why = why
        self._house.metrics.closed[why] += 1
        if is_noted:
            self._house.write_down(why, self._address, "socket")

    async def run(self, guest: Guest | None = None) -> None:
        """Serve the socket until one side leaves; of a client of another process, it is known who comes."""
        self._channel.when_flooded(lambda: self.close("socket-flood"))
        await self._socket.accept()
        pinging: asyncio.Task[None] | None = None
        try:
            owner = await self._connect(guest)
            if isinstance(owner, Relayed):
                try:
                    await self._pass_on(owner)
                finally:
                    owner.leave()
            elif owner is not None:
                pinging = asyncio.create_task(self._ping(owner))
                try:
                    await self._talk(owner)
                finally:
                    owner.leave(self)
        except (Gone, WebSocketDisconnect, OSError):
            pass
        except Exception:
            _log.exception("A socket failed.")
            self.close("server-fault")
        finally:
            if self._why:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._is_closed.wait(), self._house.limits.close_seconds)
            for task in (pinging, self._closing):
                if task is not None:
                    task.cancel()
                    await asyncio.gather(task, return_exceptions=True)

    async def _connect(self, guest: Guest | None) -> Owner | Relayed | None:
        """Receive which table this is about, and join it if these secrets open it."""
        guest = await self._greet() if guest is None else guest
        if guest is None:
            return None
        self._teller = plain_teller(language_of(guest.language))
        self._is_watched = guest.pongs
        self.holds, self.seats = guest.holds, guest.seats
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
                return await place.open(self, guest, self._address)
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
                hello = await self._receive()
        except TimeoutError:
            self.close("socket-silent")
            return None
        if not isinstance(hello, Hello):
            if not self._why:
                self.close("socket-hello-first")
            return None
        holds = {key.seat: hashed(key.secret) for key in hello.seats}
        return guest_of(hello, {**holds, HOST: hashed(hello.host)} if hello.host else holds)

    async def _pass_on(self, there: Relayed) -> None:
        """Take what the client says to the process that has the table."""
        while not self._why:
            text = await self._receive_text()
            if text is None:
                self._refuse_unread("")
            elif not self._bucket.take(self._house.clock()):
                self.close("socket-flood")
            else:
                there.say(text)

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

    async def _talk(self, owner: Owner) -> None:
        """Do what is asked for, one message after the other."""
        house = self._house
        while True:
            message = await self._receive()
            self._is_heard = True
            if self.is_silent:
                self._fall_silent(owner, False)
            at = house.clock()
            if message is None:
                if self._why:
                    return
                continue
            if not self._bucket.take(at):
                self.close("socket-flood")
                return
            if isinstance(message, Pong):
                continue
            if not house.lobby.owners.is_held:
                # Another process may have taken over the table meanwhile, and only that one knows the answer.
                self.close(CLOSED)
                return
            await self._answer(owner, message)
            house.metrics.answers.add(house.clock() - at)

    async def _answer(self, owner: Owner, message: AnyFromClient) -> None:
        id = "" if isinstance(message, (Hello, Pong)) else message.id
        stakes: list[dict[str, object]] = []
        number = 0
        word = str(type(message).__struct_config__.tag)
        try:
            if isinstance(message, (Hello, Pong)):
                raise Refused("socket-hello-again")
            if isinstance(message, Say):
                message = structs.replace(message, text=clean_chat(message.text))
            if isinstance(message, Stakes):
                stakes = foresee(owner.table, message, self.holds)
            elif isinstance(message, Hint):
                self._house.hints.ask(owner, message, self.holds, self)
            else:
                number = await owner.submit(message, self.holds)
        except Stale as stale:
            self._refuse_message(id, stale, owner)
            owner.sync(self)
        except Grave as grave:
            # Nothing is wrong with it, so it does not count as refused.
            teller = self._teller_at(owner)
            self.tell(write_frame(Answer(id, False, error=fault_of(grave, teller), stakes=grave.stakes)))
        except RentierError as error:
            self._refuse_message(id, error, owner, word)
        except Exception:
            _log.exception("A message of a table failed.")
            self._refuse_message(id, Refused("server-fault"), owner)
        else:
            self._house.metrics.done[word] += 1
            self.tell(write_frame(Answer(id, True, number, stakes=stakes)))

    def _refuse_message(self, id: str, error: RentierError, owner: Owner | None = None, word: str = "message") -> None:
        error = self._house.without_details(error)
        self._house.note_refusal(error.key, self._address, word)
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

    async def _receive(self) -> AnyFromClient | None:
        """Wait for the next message; if it cannot be read, answer that here and return None."""
        text = await self._receive_text()
        if text is not None:
            try:
                return read_frame(text)
            except (MsgspecError, RecursionError, ValueError):
                pass
        self._refuse_unread(text)
        return None

    async def _receive_text(self) -> str | None:
        """Wait for the next message as it is; None for one that is no text, or too long."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise Gone
        text = event.get("text")
        return text if isinstance(text, str) and len(text) <= self._house.limits.frame_bytes else None

    def _refuse_unread(self, text: str | None) -> None:
        self._faults += 1
        if self._faults > MOST_FAULTS or not self._bucket.take(self._house.clock()):
            self.close("socket-flood")
        else:
            self._refuse_message(_id_in(text), Refused("socket-unread"))

    async def _ping(self, owner: Owner) -> None:
        """Send something now and then when all is quiet, so that a browser knows the connection still works."""
        while True:
            await asyncio.sleep(self._ping_seconds())
            if self._is_watched and not self._is_heard and not self.is_silent:
                self._fall_silent(owner, True)
            if self._is_quiet or self._is_watched:
                self.tell(write_frame(Ping(owner.table.number, self._ping_seconds())))
            self._is_quiet = True
            self._is_heard = False

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

    def _send_soon(self) -> None:
        """Send what waits in a moment: an action's news and its answer come one after the other, and leave together."""
        if not self._is_leaving:
            self._is_leaving = True
            loop = asyncio.get_running_loop()
            loop.call_soon(loop.call_soon, self._send)

    def _send(self) -> None:
        """Send what waits, unless the other side still has to read; after a goodbye, close."""
        if self._channel.is_full:
            self._channel.when_read(self._send)
            return
        self._is_leaving = False
        self._channel.send_texts(self._waiting)
        self._waiting.clear()
        self._waiting_bytes = 0
        if self._why and self._closing is None:
            self._closing = asyncio.create_task(self._close())

    async def _close(self) -> None:
        # The client may leave while this is being sent; the receiving half will notice.
        with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
            await self._socket.close(COME_BACK if self._why in COMING_BACK_HELPS else FINAL, self._why)
        self._is_closed.set()


def _id_in(text: object) -> str:
    """Find the id of a message that cannot be read otherwise."""
    try:
        return json.decode(text, type=Named).id if isinstance(text, str) else ""
    except (MsgspecError, RecursionError, ValueError):
        return ""
