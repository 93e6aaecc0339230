"""What a client knows about its table, made from what the server sends; nothing here deals with sockets."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final, final

from msgspec import json, structs

from rentier.core.errors import RentierError
from rentier.server.messages import (
    Agree,
    Allow,
    Answer,
    AnyFromServer,
    Begin,
    Clock,
    Closed,
    Hand,
    Hello,
    Hint,
    Hinted,
    Line,
    News,
    Nonce,
    Note,
    Noted,
    Ping,
    Play,
    Pong,
    Presence,
    Resign,
    Resume,
    Said,
    Say,
    SeatKey,
    SeatShown,
    Seen,
    Stakes,
    Sync,
    Undo,
    Wish,
    Wished,
    read_answer,
)

AnyAsked = Play | Stakes | Hint | Allow | Say | Undo | Agree | Nonce | Begin | Resign | Hand | Resume
"""What is sent with an id and gets an answer."""

LATE_PING: Final = 1.6
"""How late a ping may be, as a multiple of the announced interval: a loaded server pings less often, and later."""
STALE: Final = "table-stale"
"""The key of the error that means: the table has moved on, look again."""
TOO_LATE: Final = (STALE, "table-over")
"""The keys of the errors for an action that came too late; somebody else may have ended the game."""
MOST_EVENTS: Final = 10_000


class Refused(RentierError):
    """The server did not do what it was asked; nothing has changed."""

    def __init__(self, key: str, sentence: str, rule: str = "") -> None:
        super().__init__(key, {"why": sentence}, rule)
        self.sentence: Final = sentence

    def __str__(self) -> str:
        return self.sentence


class Left(RentierError):
    """The server closed the socket for good; reconnecting would not help."""

    def __init__(self, why: str, sentence: str = "") -> None:
        super().__init__(why)
        self.sentence: Final = sentence

    def __str__(self) -> str:
        return self.sentence or self.key


@final
class State:
    """A table as one device sees it, and what it has sent without an answer so far."""

    def __init__(self, table: str, keys: Sequence[SeatKey], host: str, language: str) -> None:
        self.table: Final = table
        self._hello: Final = Hello(table, list(keys), host=host, language=language)
        self.sync: Sync | None = None
        self.is_in = False
        """Whether the server has sent the state of the table on this connection."""
        self.is_behind = False
        """Whether something the server sent on this connection did not arrive: time to connect again."""
        self._silence: float | None = None
        """Seconds without a message after which the connection counts as dead; unknown before the first ping."""
        self.number = 0
        self.awaiting: list[int] = []
        self.over = False
        self.winners: list[int] = []
        self.seen: dict[int | None, Seen] = {}
        self.seats: list[SeatShown] = []
        self.present: list[int] = []
        self.watching = 0
        self.chat: list[Line] = []
        self.notes: list[Note] = []
        """Who went away, came back, resigned or was replaced lately."""
        self.wish: Wish | None = None
        self.clock: Clock | None = None
        self.events: deque[dict[str, object]] = deque(maxlen=MOST_EVENTS)
        """What happened, as far as this device was told; reading the events removes them."""
        self.closed: Closed | None = None
        self.moves = 0
        """How often the game has gone on, or everything was told anew: hints asked for before that no longer come."""
        self._hints: Final[dict[str, Hinted | None]] = {}
        """By the id of the message that asked for it: the best hint so far."""
        self._unanswered: Final[dict[str, bytes]] = {}
        self._answers: Final[dict[str, Answer]] = {}

    def hello(self) -> bytes:
        """Return the first message of a connection; until the first sync, nothing from the old one counts."""
        self.is_in = False
        self.is_behind = False
        self._silence = None
        self.closed = None
        return json.encode(structs.replace(self._hello, seen=self.number))

    def ask(self, message: AnyAsked) -> bytes:
        """Return a message to send, and remember it until it is answered."""
        if isinstance(message, Hint):
            self._hints[message.id] = None
        frame = self._unanswered[message.id] = json.encode(message)
        return frame

    def again(self) -> list[bytes]:
        """Return what must be sent again on a new connection: the same ids, so nothing is done twice."""
        return list(self._unanswered.values())

    def is_answered(self, id: str) -> bool:
        """Whether the answer to a message has arrived, and what it did is known here."""
        answer = self._answers.get(id)
        return answer is not None and answer.number <= self.number

    def take_answer(self, id: str) -> Answer:
        """Return the answer to a message."""
        return self._answers.pop(id)

    def is_hinted(self, id: str, first: bool) -> bool:
        """Whether a hint has arrived that is good enough, the first or the last."""
        hint = self._hints.get(id)
        return hint is not None and (first or hint.last)

    def take_hint(self, id: str) -> Hinted | None:
        """Return the best hint that has arrived, if there is one, and wait for no more."""
        hint = self._hints.pop(id, None)
        return hint if hint is not None and hint.actions else None

    def forget(self, id: str) -> None:
        """Stop waiting for an answer."""
        self._unanswered.pop(id, None)
        self._answers.pop(id, None)

    def longest_wait(self, timeout: float | None) -> float | None:
        """Return how long to wait for the next message: until the timeout, or until the announced ping is missed."""
        return min((seconds for seconds in (timeout, self._silence) if seconds is not None), default=None)

    def receive(self, frame: str | bytes) -> bytes | None:
        """Apply a message from the server; return a reply if one is due."""
        message = read_answer(frame)
        if isinstance(message, Ping):
            self.is_behind = self.is_behind or (self.is_in and message.number > self.number)
            if message.seconds:
                self._silence = message.seconds * LATE_PING
            return json.encode(Pong())
        self._take(message)
        return None

    def _take(self, message: AnyFromServer) -> None:
        if isinstance(message, Sync):
            # What arrives late does not undo what is known; but a server restored from a backup may have less.
            if not self.is_in or message.number >= self.number:
                self._begin_anew(message)
        elif isinstance(message, News | Said | Noted | Wished):
            if self._is_next(message.number):
                self._go_on(message)
        elif isinstance(message, Answer):
            if self._unanswered.pop(message.id, None) is not None:
                self._answers[message.id] = message
        elif isinstance(message, Hinted):
            if message.id in self._hints and not message.place:
                self._hints[message.id] = message
        elif isinstance(message, Presence):
            self.present, self.watching = message.present, message.watching
        elif isinstance(message, Clock):
            self.clock = message
        elif isinstance(message, Closed):
            self.closed = message

    def _begin_anew(self, sync: Sync) -> None:
        # A sync replaces everything known before: what was seen may have been taken back.
        self.sync = sync
        self.is_in = True
        self.moves += 1
        self.number = sync.number
        self.awaiting = sync.awaiting
        self.over = sync.over
        self.winners = sync.winners
        self.seats = sync.seats
        self.present, self.watching = sync.present, sync.watching
        self.chat = list(sync.chat)
        self.notes = list(sync.notes)
        self.wish = sync.wish
        self._see(sync.seen)

    def _is_next(self, number: int) -> bool:
        """Whether something follows what is known: everything is told in order, so after a gap something is missing.

        A client that ignored the gap would choose from an old menu as if it were the newest.
        """
        self.is_behind = self.is_behind or number > self.number + 1
        return number == self.number + 1

    def _go_on(self, news: News | Said | Noted | Wished) -> None:
        self.number = news.number
        if isinstance(news, Noted):
            if news.note is not None:
                self.notes.append(news.note)
            return
        if isinstance(news, Said):
            self.chat.append(news.line)
            return
        if isinstance(news, Wished):
            self.wish = news.wish
            return
        self.moves += 1
        self.awaiting = news.awaiting
        self.over = news.over
        self.winners = news.winners
        # Any action ends a wish to take back.
        self.wish = None
        self.events.extend(news.known())
        if self.sync is not None and not self.sync.begun:
            self.sync = structs.replace(self.sync, begun=True)
        self._see(news.seen)

    def _see(self, seen: list[Seen]) -> None:
        self.seen = {it.seat: it for it in seen}
