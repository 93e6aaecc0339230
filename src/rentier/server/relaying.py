"""A client of one process at a table of another one: the edge passes on what is said, the owner does all the rest."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, Protocol, final

from rentier.core.errors import RentierError

from . import wire
from .commands import Command, Holds, Refused
from .owners import CLOSED, Elsewhere, Owners, Unreached
from .storage import StorageFault
from .transport import CHANNEL, Hear
from .wire import Ask, Done, Failed, Guest, Heard, Left, Message, Open, Opened, Shut, Told

if TYPE_CHECKING:
    from .redis_line import Line

OPEN_SECONDS: Final = 1.5
"""How long an owner may take to accept a connection."""
ASK_SECONDS: Final = 3.0
"""How long an owner may take to do a command."""
MOST_UNREAD: Final = 1_000
"""How many messages of one client may wait to be done; its own process lets no more through."""

_log: Final = logging.getLogger("rentier.server")


class Network(Protocol):
    """The way to other processes."""

    @property
    def line(self) -> Line:
        """The connection to Redis."""

    def send(self, process: int, message: Message) -> None:
        """Send something to a process."""

    def next_number(self) -> int:
        """Return a number that was never used."""


class Client(Protocol):
    """The socket of a client, at the edge."""

    def tell(self, frame: bytes) -> None:
        """Queue a message to be sent."""

    def close(self, why: str) -> None:
        """Send the reason, then close the socket."""

    def shut(self, why: str) -> None:
        """Close the socket after what is queued, which has the reason already."""


@final
class Relayed:
    """The connection of a client to an owner, at the edge."""

    def __init__(self, edge: Edge, process: int, number: int, client: Client) -> None:
        self.process: Final = process
        self.client: Final = client
        self.opened: Final[asyncio.Future[bool]] = asyncio.get_running_loop().create_future()
        self._edge: Final = edge
        self._number: Final = number

    def say(self, text: str) -> None:
        """Pass on what the client says."""
        self._edge.network.send(self.process, Heard(self._number, text))

    def leave(self) -> None:
        """Tell the owner that the client is gone."""
        self._edge.forget(self._number)


@final
class Remote:
    """A table that another process has."""

    def __init__(self, edge: Edge, process: int, table: str) -> None:
        self._edge: Final = edge
        self._process: Final = process
        self._table: Final = table

    async def submit(self, command: Command, holds: Holds) -> int:
        """Have the owner do a command."""
        return await self._edge.ask(self._process, self._table, command, holds)

    async def open(self, client: Client, guest: Guest, address: str) -> Relayed:
        """Let a client come to the table; whatever the owner sends is passed on from now on."""
        return await self._edge.open(self._process, client, guest, address)


@final
class Edge:
    """The clients of this process at tables of others."""

    def __init__(self, network: Network) -> None:
        self.network: Final = network
        self._relayed: Final[dict[int, Relayed]] = {}
        self._asked: Final[dict[int, tuple[int, asyncio.Future[int]]]] = {}

    def __len__(self) -> int:
        return len(self._relayed)

    def processes(self) -> set[int]:
        """Return the processes that clients of this one wait for."""
        return {it.process for it in self._relayed.values()} | {process for process, _ in self._asked.values()}

    async def open(self, process: int, client: Client, guest: Guest, address: str) -> Relayed:
        """Bring a client to the process that has its table; raise `Unreached` if that does not answer."""
        number = self.network.next_number()
        relayed = self._relayed[number] = Relayed(self, process, number, client)
        self.network.send(process, Open(number, guest, address))
        try:
            async with asyncio.timeout(OPEN_SECONDS):
                is_open = await relayed.opened
        except TimeoutError:
            is_open = False
        except BaseException:
            relayed.leave()
            raise
        if not is_open:
            relayed.leave()
            raise Unreached
        return relayed

    async def ask(self, process: int, table: str, command: Command, holds: Holds) -> int:
        """Have another process do a command; raise `Unreached` if it is not known whether that was done."""
        number = self.network.next_number()
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._asked[number] = process, future
        kind, data = wire.write_command(command)
        self.network.send(process, Ask(number, table, kind, data, dict(holds)))
        try:
            async with asyncio.timeout(ASK_SECONDS):
                return await future
        except TimeoutError:
            raise Unreached from None
        finally:
            del self._asked[number]

    def forget(self, number: int) -> None:
        """Forget a connection, and tell the owner that it is over."""
        relayed = self._relayed.pop(number, None)
        if relayed is not None:
            self.network.send(relayed.process, Left(number))

    def receive(self, process: int, message: Message) -> None:
        """Pass on what an owner sends."""
        if isinstance(message, Done | Failed):
            self._take_answer(process, message)
            return
        relayed = self._relayed.get(message.number)
        if relayed is None or relayed.process != process:
            if not isinstance(message, Shut):
                self.network.send(process, Left(message.number))
        elif isinstance(message, Opened):
            _resolve(relayed.opened, True)
        elif isinstance(message, Told):
            for text in message.texts:
                relayed.client.tell(text)
        elif isinstance(message, Shut):
            del self._relayed[message.number]
            if relayed.opened.done():
                relayed.client.shut(message.why or CLOSED)
            _resolve(relayed.opened, False)

    def _take_answer(self, process: int, answer: Done | Failed) -> None:
        asked, future = self._asked.get(answer.number, (0, None))
        if future is None or future.done() or asked != process:
            return
        if isinstance(answer, Done):
            future.set_result(answer.after)
        else:
            future.set_exception(wire.read_error(answer) if answer.key else Unreached())

    def drop(self, process: int, why: str = CLOSED) -> None:
        """Send away the clients that were at tables of a process; they come back by themselves."""
        for number, relayed in list(self._relayed.items()):
            if relayed.process == process:
                self.forget(number)
                if relayed.opened.done():
                    relayed.client.close(why)
                _resolve(relayed.opened, False)
        for asked, future in list(self._asked.values()):
            if asked == process and not future.done():
                future.set_exception(Unreached())


def _resolve(future: asyncio.Future[bool], value: bool) -> None:
    if not future.done():
        future.set_result(value)


@final
class FarSocket:
    """The socket of a client of another process, as its table's owner sees it."""

    def __init__(self, network: Network, process: int, number: int, address: str) -> None:
        self.client: Final = SimpleNamespace(host=address)
        self.headers: Final[dict[str, str]] = {}
        self.is_shut = False
        self._network: Final = network
        self._process: Final = process
        self._number: Final = number
        self._unread: Final[deque[str]] = deque()
        self._hear: Hear | None = None
        self._is_busy = False
        self._is_left: Final = asyncio.Event()

    @property
    def scope(self) -> dict[str, Any]:
        """The scope of a socket that is its own channel."""
        return {"extensions": {CHANNEL: self}}

    async def accept(self) -> None:
        """Accept the connection, which the edge has done already."""

    def opened(self) -> None:
        """Tell the edge that this process has the table."""
        self._network.send(self._process, Opened(self._number))

    def hear(self, text: str) -> None:
        """Take in what the client said."""
        self._unread.append(text)
        if len(self._unread) > MOST_UNREAD:
            self.shut("socket-flood")
            self.leave()
        self._hand_over()

    def listen(self, hear: Hear) -> None:
        """Have what the client says taken, one message after the other."""
        self._hear = hear
        self._hand_over()

    def go_on(self) -> None:
        """Let the next message come, after one that took a while."""
        self._is_busy = False
        self._hand_over()

    def _hand_over(self) -> None:
        while self._unread and self._hear is not None and not (self._is_busy or self._is_left.is_set()):
            self._is_busy = not self._hear(self._unread.popleft())

    def leave(self) -> None:
        """Note that the client is gone."""
        self._is_left.set()

    async def receive(self) -> dict[str, Any]:
        """Wait until the client is gone, as a socket does whose messages somebody listens to."""
        await self._is_left.wait()
        return {"type": "websocket.disconnect", "code": 1006}

    @property
    def is_full(self) -> bool:
        """Whether too much waits on its way to other processes."""
        return self._network.line.is_full

    def when_read(self, call: Callable[[], None]) -> None:
        """Call back once there is room again."""
        self._network.line.when_drained(call)

    def send_texts(self, texts: Iterable[bytes]) -> None:
        """Send messages."""
        told = list(texts)
        if told and not self.is_shut:
            self._network.send(self._process, Told(self._number, told))

    def when_flooded(self, call: Callable[[], None]) -> None:
        """Leave the counting of frames that are no messages to the edge."""

    def release(self) -> None:
        """Drop the callback."""
        self._hear = None

    async def close(self, code: int, why: str) -> None:
        """End the connection for a reason that the client has been told."""
        self.shut(why)

    def abort(self) -> None:
        """End the connection at once."""
        self.shut("socket-slow")
        self.leave()

    def shut(self, why: str) -> None:
        """Tell the edge once that the connection is over; without a reason, that the table is not here."""
        if not self.is_shut:
            self.is_shut = True
            self._network.send(self._process, Shut(self._number, why))


@final
class Host:
    """The clients of other processes at tables of this one, and the commands from there."""

    def __init__(
        self, network: Network, owners: Owners, welcome: Callable[[FarSocket, Guest], Awaitable[None]]
    ) -> None:
        self._network: Final = network
        self._owners: Final = owners
        self._welcome: Final = welcome
        self._sockets: Final[dict[tuple[int, int], FarSocket]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def __len__(self) -> int:
        return len(self._sockets)

    def receive(self, process: int, message: Message) -> None:
        """Take in what an edge sends."""
        if isinstance(message, Open):
            self._start(self._attend(process, message))
        elif isinstance(message, Ask):
            self._start(self._do(process, message))
        elif isinstance(message, Heard | Left):
            socket = self._sockets.get((process, message.number))
            if isinstance(message, Left):
                if socket is not None:
                    socket.is_shut = True
                    socket.leave()
            elif socket is None:
                self._network.send(process, Shut(message.number, CLOSED))
            else:
                socket.hear(message.text)

    def drop(self, process: int) -> None:
        """Forget the clients of a process that cannot be reached."""
        for (edge, _), socket in list(self._sockets.items()):
            if edge == process:
                socket.abort()

    async def close(self) -> None:
        """Wait a moment for what is under way."""
        if self._tasks:
            _, slow = await asyncio.wait(self._tasks, timeout=1)
            for task in slow:
                task.cancel()

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _attend(self, process: int, opening: Open) -> None:
        key = process, opening.number
        socket = self._sockets[key] = FarSocket(self._network, process, opening.number, opening.address)
        try:
            await self._welcome(socket, opening.guest)
        except Exception:
            _log.exception("A relayed socket failed.")
        finally:
            self._sockets.pop(key, None)
            socket.shut(CLOSED)

    async def _do(self, process: int, ask: Ask) -> None:
        answer: Message
        try:
            owner = await self._owners.owner(ask.table)
            answer = Done(ask.number, await owner.submit(wire.read_command(ask.kind, ask.command), ask.holds))
        except RentierError as error:
            is_away = isinstance(error, Elsewhere) or error.key == CLOSED
            told: RentierError = Refused("storage-away") if isinstance(error, StorageFault) else error
            answer = Failed(ask.number, "", "", {}, "") if is_away else wire.write_error(ask.number, told)
        except Exception:
            _log.exception("A command from another process failed.")
            answer = wire.write_error(ask.number, Refused("server-fault"))
        with contextlib.suppress(KeyError):
            self._network.send(process, answer)
