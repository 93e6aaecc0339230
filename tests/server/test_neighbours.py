"""Letters between processes are numbered: one that is lost breaks off what went through it; nothing is told twice."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from types import SimpleNamespace
from typing import Any, Self, cast

import pytest

from rentier.core.errors import BadInput, IllegalAction, RentierError
from rentier.server import redis_line, wire
from rentier.server.commands import ChangeTable, FollowTo, MuteSeat, Refused, SitDown, Stale
from rentier.server.log import SeatMade
from rentier.server.messages import Settings
from rentier.server.neighbours import Neighbours
from rentier.server.owners import Unreached
from rentier.server.redis_line import Line
from rentier.server.relaying import Host
from rentier.server.wire import Beat, Done, Failed, Guest, Letter, Message, Opened, Shut, Told

US, OTHER = 1, 2


class Client:
    """The socket of a client at this process."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.closed = ""

    def tell(self, frame: bytes) -> None:
        assert not self.closed
        self.heard.append(frame)

    def close(self, why: str) -> None:
        self.closed = why

    def shut(self, why: str) -> None:
        self.closed = f"shut: {why}"


class Post:
    """This process, and letters to it from another one."""

    def __init__(self) -> None:
        leases = cast(Any, SimpleNamespace(process=US, others=frozenset({OTHER}), is_held=True))
        self.here = Neighbours("redis://127.0.0.1:1", "test", leases, lambda it: Host(it, cast(Any, None), self._visit))
        self.sent = 0

    async def _visit(self, *_: object) -> None:
        raise AssertionError("nobody comes to this process")

    def letter(self, *messages: Message, number: int | None = None, life: int = 7) -> None:
        self.sent = self.sent + 1 if number is None else number
        self.here._hear(wire.write(Letter(OTHER, life, self.sent, list(messages))))

    def beat(self, number: int) -> None:
        self.here._hear(wire.write(Beat(OTHER, 7, {US: number})))

    async def connect(self) -> tuple[Client, int]:
        """Bring a client to a table of the other process."""
        client = Client()
        opening = asyncio.create_task(self.here.edge.open(OTHER, client, Guest("t", (), {}, "en", False), ""))
        await asyncio.sleep(0)
        number = max(self.here.edge._relayed)
        self.letter(Opened(number), Told(number, [b"one"]))
        await opening
        return client, number


def run(test: Callable[[Post], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(20):
            post = Post()
            # Nobody is asked for anything before giving a sign of life.
            assert post.here.at(OTHER, "t") is None
            post.beat(0)
            await test(post)

    asyncio.run(whole())


def test_what_comes_in_order_is_passed_on_once() -> None:
    async def test(post: Post) -> None:
        client, number = await post.connect()
        post.letter(Told(number, [b"two", b"three"]))
        post.letter(Told(number, [b"two", b"three"]), number=post.sent)
        post.beat(post.sent)
        assert (client.heard, client.closed) == ([b"one", b"two", b"three"], "")
        post.letter(Told(number, [b"bye"]), Shut(number, "table-deleted"))
        assert (client.heard[-1], client.closed) == (b"bye", "shut: table-deleted")
        assert len(post.here.edge) == 0

    run(test)


def test_a_lost_letter_is_noticed_by_the_next_one() -> None:
    async def test(post: Post) -> None:
        client, number = await post.connect()
        post.letter(Told(number, [b"four"]), number=post.sent + 2)
        assert (client.heard, client.closed, post.here.gaps) == ([b"one"], "table-closed", 1)
        # Who comes back after that is served as before.
        again, _ = await post.connect()
        assert (again.heard, again.closed) == ([b"one"], "")

    run(test)


def test_a_lost_letter_is_noticed_by_the_next_sign_of_life() -> None:
    async def test(post: Post) -> None:
        client, _ = await post.connect()
        post.beat(post.sent + 1)
        assert client.closed == "table-closed"

    run(test)


def test_a_process_that_died_after_redis_took_the_last_letter_is_noticed_by_the_next_beat() -> None:
    async def test(post: Post) -> None:
        client, _ = await post.connect()
        told: list[tuple[str, Callable[[], None] | None]] = []
        post.here.line.publish = lambda channel, data, unheard=None: told.append((channel, unheard))  # type: ignore[method-assign]
        post.here._tell_all()
        for channel, unheard in told:
            # Redis answers that the dead process's channel has no subscriber.
            if channel == post.here._channel(OTHER) and unheard is not None:
                unheard()
        assert client.closed == "table-closed"

    run(test)


def test_another_life_of_a_process_knows_nobody() -> None:
    async def test(post: Post) -> None:
        client, _ = await post.connect()
        post.letter(number=1, life=8)
        assert client.closed == "table-closed"

    run(test)


def test_whoever_is_not_accepted_is_not_connected() -> None:
    async def test(post: Post) -> None:
        guest = Guest("t", (), {}, "en", False)
        opening = asyncio.create_task(post.here.edge.open(OTHER, Client(), guest, ""))
        await asyncio.sleep(0)
        post.letter(Shut(max(post.here.edge._relayed), ""))
        with pytest.raises(Unreached):
            await opening
        assert len(post.here.edge) == 0

    run(test)


def test_a_command_is_answered_refused_or_not_known_to_be_done() -> None:
    async def test(post: Post) -> None:
        async def ask(answer: Callable[[int], Message] | None) -> int:
            asking = asyncio.create_task(post.here.edge.ask(OTHER, "t", FollowTo("u"), {}))
            await asyncio.sleep(0)
            number = max(post.here.edge._asked)
            if answer is None:
                post.here.drop(OTHER)
            else:
                post.letter(answer(number))
            return await asking

        assert await ask(lambda number: Done(number, 7)) == 7
        with pytest.raises(Refused, match="The game has begun"):
            await ask(lambda number: wire.write_error(number, Refused("table-begun")))
        with pytest.raises(Unreached):
            await ask(lambda number: Failed(number, "", "", {}, ""))
        with pytest.raises(Unreached):
            await ask(None)

    run(test)


class FakeRedis:
    """Connections to a Redis that does not exist, each of which is one of them."""

    def __init__(self, *, breaks: bool = False, breaks_when_left: bool = False) -> None:
        self.opened = 0
        self.posts: list[bytes] = []
        self._breaks = breaks
        self._breaks_when_left = breaks_when_left

    def connect(self, url: str) -> Self:
        self.opened += 1
        return self

    def pubsub(self, ignore_subscribe_messages: bool) -> Self:
        return self

    async def subscribe(self, *channels: str) -> None:
        pass

    async def listen(self) -> AsyncIterator[dict[str, bytes]]:
        """Hear oneself once; the first connection then breaks, if one does."""
        yield {"data": b""}
        if self._breaks and self.opened == 1:
            await asyncio.sleep(0.05)
            raise OSError("cut off")
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            if self._breaks_when_left:
                raise OSError("cut off") from None
            raise

    def pipeline(self, transaction: bool) -> Self:
        return self

    def publish(self, channel: str, data: bytes) -> None:
        self.posts.append(data)

    async def execute(self) -> list[int]:
        """Send; where the connection breaks meanwhile, miss that this was cancelled, as `asyncio.wait_for` may."""
        if self._breaks and self.opened == 1:
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.sleep(60)
        posts, self.posts = self.posts, []
        return [1 for _ in posts]

    async def aclose(self) -> None:
        pass


def changes_of_line(monkeypatch: pytest.MonkeyPatch, redis: FakeRedis, seconds: float) -> list[bool]:
    """Open a line, close it after a while, and return when it was up and when it was not."""
    monkeypatch.setattr(redis_line, "connect_to", redis.connect)
    changes: list[bool] = []

    async def test() -> None:
        line = Line("redis://127.0.0.1:1", ["here"], lambda data: None, changes.append)
        await line.open()
        await asyncio.sleep(seconds)
        await asyncio.wait_for(line.close(), 5)
        await asyncio.sleep(2 * redis_line.AGAIN_SECONDS)

    asyncio.run(test())
    return changes


def test_a_line_that_breaks_is_made_again_though_its_writer_misses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    redis = FakeRedis(breaks=True)
    assert changes_of_line(monkeypatch, redis, 1.0) == [True, False, True, False]
    assert redis.opened == 2


def test_a_line_that_breaks_while_it_is_closed_is_not_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    redis = FakeRedis(breaks_when_left=True)
    assert changes_of_line(monkeypatch, redis, 0.0) == [True, False]
    assert redis.opened == 1


def test_a_line_on_which_nothing_comes_back_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_line, "ECHO_SECONDS", 0.05)
    redis = FakeRedis()
    found = changes_of_line(monkeypatch, redis, 0.8)
    assert found[:3] == [True, False, True]
    assert redis.opened > 1


@pytest.mark.parametrize(
    "command",
    [
        SitDown("hash", "Zoë", "red", "hash", "nonce", None),
        ChangeTable({"turn_limit": 3}, Settings(pace="off"), [SeatMade("open")], "id"),
        ChangeTable(None, None, None),
        MuteSeat(1, True, "id"),
    ],
)
def test_commands_arrive_as_they_were(command: Any) -> None:
    assert wire.read_command(*wire.write_command(command)) == command


@pytest.mark.parametrize(
    "error",
    [
        Refused("table-seats-open", {"seats": [1, 2]}),
        Stale("table-stale", {"seen": 1, "number": 2}),
        BadInput("option-bad", {"given": "x"}, "DL-1"),
        IllegalAction("rule", {"seat": (1, 2)}, "DL-2"),
    ],
)
def test_refusals_arrive_as_they_were(error: RentierError) -> None:
    [sent] = cast(Letter, wire.read(wire.write(Letter(OTHER, 1, 1, [wire.write_error(3, error)])))).messages
    assert isinstance(sent, Failed)
    read = wire.read_error(sent)
    assert (type(read), read.key, read.rule) == (type(error), error.key, error.rule)
    assert str(read.details) == str(error.details).replace("(1, 2)", "[1, 2]")
