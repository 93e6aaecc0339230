"""The connection to Redis: letters leave in order, what arrives is passed on; when it breaks, it is made again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final, NamedTuple, final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from .stopping import end

ECHO_SECONDS: Final = 0.5
"""How often it is tried out whether what is sent arrives."""
OPEN_SECONDS: Final = 1.5
"""How long a server waits for Redis before it opens without it."""
SILENT_SECONDS: Final = 2.0
"""After how long without an answer a connection counts as broken."""
MOST_UNHEARD: Final = 4
"""How many of these in a row may be lost before a connection counts as broken."""
AGAIN_SECONDS: Final = 0.3
"""How long to wait before a broken connection is made again."""
MUCH_BYTES: Final = 1 << 20
"""From how much on whoever sends something should wait."""
MOST_BYTES: Final = 64 << 20
"""How much may wait to be sent before the connection is given up."""
FAULTS: Final = (RedisError, OSError, asyncio.TimeoutError)

_log: Final = logging.getLogger("rentier.server")


class Post(NamedTuple):
    """Something to be published, and what to do if nobody receives it."""

    channel: str
    data: bytes
    unheard: Callable[[], None] | None


def connect_to(url: str, seconds: float = SILENT_SECONDS) -> Redis:
    """Return a client whose commands fail soon, and are never repeated behind our back."""
    return Redis.from_url(
        url, socket_timeout=seconds, socket_connect_timeout=seconds, retry=Retry(NoBackoff(), 0), protocol=2
    )


@final
class Line:
    """A connection to Redis that publishes to channels, and receives what others publish to its own."""

    def __init__(
        self, url: str, channels: list[str], heard: Callable[[bytes], None], changed: Callable[[bool], None]
    ) -> None:
        self.is_up = False
        """Whether what is sent also arrives."""
        self.breaks = 0
        """How often the connection broke."""
        self._url: Final = url
        self._channels: Final = channels
        self._heard: Final = heard
        self._changed: Final = changed
        self._waiting: list[Post] = []
        self._bytes = 0
        self._wake: Final = asyncio.Event()
        self._has_come_up: Final = asyncio.Event()
        self._drained: list[Callable[[], None]] = []
        self._unheard = 0
        """How often it was tried out whether what is sent arrives, since anything last did."""
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, and stay connected; return once that is done, or soon if Redis does not answer."""
        self._task = asyncio.create_task(self._run(), name="redis")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(OPEN_SECONDS):
                await self._has_come_up.wait()

    @property
    def is_full(self) -> bool:
        """Whether so much waits that nobody should send more."""
        return self._bytes > MUCH_BYTES

    def when_drained(self, call: Callable[[], None]) -> None:
        """Call back when there is room again, or nothing can be sent any more."""
        self._drained.append(call)

    def publish(self, channel: str, data: bytes, unheard: Callable[[], None] | None = None) -> None:
        """Send something as soon as possible; while there is no connection, it is lost."""
        if self.is_up:
            self._put(Post(channel, data, unheard))

    def _put(self, post: Post) -> None:
        self._waiting.append(post)
        self._bytes += len(post.data)
        self._wake.set()

    async def close(self) -> None:
        """Send what still waits, and disconnect."""
        for _ in range(50):
            if not (self.is_up and self._waiting):
                break
            await asyncio.sleep(0.01)
        if self._task is not None:
            await end(self._task)

    async def _run(self) -> None:
        is_told = False
        while True:
            try:
                await self._stay_connected()
            except asyncio.CancelledError:
                self._break()
                raise
            except Exception as error:
                # It is tried again every moment; one line is enough.
                if self.is_up or not is_told:
                    _log.error("Redis does not answer: %s", str(error) or type(error).__name__)
                    is_told = True
            self._break()
            await asyncio.sleep(AGAIN_SECONDS)

    def _break(self) -> None:
        was_up, self.is_up = self.is_up, False
        self._waiting, self._bytes = [], 0
        if was_up:
            self.breaks += 1
            self._changed(False)
        self._tell_drained()

    def _tell_drained(self) -> None:
        calls, self._drained = self._drained, []
        for call in calls:
            call()

    async def _stay_connected(self) -> None:
        client = connect_to(self._url)
        pubsub = client.pubsub(ignore_subscribe_messages=True)
        tasks: list[asyncio.Task[None]] = []
        try:
            await pubsub.subscribe(*self._channels)
            tasks = [asyncio.create_task(work) for work in (self._read(pubsub), self._write(client), self._echo())]
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            first = done.pop()
            raise (None if first.cancelled() else first.exception()) or OSError("it was broken off")
        finally:
            # Not a group of tasks: that would wait for ever for one that goes on although it was cancelled.
            await end(*tasks)
            for closing in (pubsub, client):
                with contextlib.suppress(*FAULTS):
                    async with asyncio.timeout(1):
                        await closing.aclose()

    async def _read(self, pubsub: Any) -> None:
        async for message in pubsub.listen():
            self._unheard = 0
            if not message["data"]:
                if not self.is_up:
                    self.is_up = True
                    self._has_come_up.set()
                    self._changed(True)
            elif self.is_up:
                self._heard(message["data"])

    async def _write(self, client: Redis) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            posts, self._waiting, size, self._bytes = self._waiting, [], self._bytes, 0
            if size > MOST_BYTES:
                raise OSError("it takes in too little")
            pipeline = client.pipeline(transaction=False)
            for post in posts:
                pipeline.publish(post.channel, post.data)
            if posts:
                for post, count in zip(posts, await pipeline.execute(), strict=True):
                    if not count and post.unheard is not None:
                        post.unheard()
                self._tell_drained()

    async def _echo(self) -> None:
        """Send something empty to this process itself, and fail if nothing comes back: a reader may wait for ever."""
        self._unheard = 0
        while self._unheard < MOST_UNHEARD:
            self._unheard += 1
            self._put(Post(self._channels[0], b"", None))
            await asyncio.sleep(ECHO_SECONDS)
        raise OSError("nothing comes back")
