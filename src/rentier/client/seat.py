"""What both clients share: what can be seen at a table, what can be sent there, and when reconnecting makes sense."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from typing import Any, Final, final

from websockets.exceptions import ConnectionClosed

from rentier.server.messages import (
    Agree,
    Allow,
    Answer,
    Begin,
    Hand,
    Hint,
    Nonce,
    Play,
    Resign,
    Resume,
    Say,
    SeatShown,
    Seen,
    Stakes,
    Undo,
)

from .state import STALE, TOO_LATE, Left, Refused, State

FINAL_CODE: Final = 1008
"""The code with which the server closes a socket for good."""
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 2.0
ANSWER_SECONDS: Final = 4.0
"""After how long without an answer a connection counts as dead and is made again."""
CLOSE_SECONDS: Final = 2.0
"""How long a server may take to confirm that a connection is closed."""
HINT_SECONDS: Final = 60.0
"""How long to wait for a hint, with others before it."""
PATIENCE: Final = 60.0
"""How many seconds to keep trying to restore a broken connection."""
MESSAGES_PER_SECOND: Final = 90.0
"""The most messages a client sends per second: a little less than servers accept."""
MESSAGES_AT_ONCE: Final = 400


class AtTable:
    """A table as seen from one device."""

    def __init__(self, state: State, rate: float) -> None:
        self.state: Final = state
        self._pace: Final = Pace(rate)

    @property
    def number(self) -> int:
        """How many entries the table's log has."""
        return self.state.number

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.over

    @property
    def winners(self) -> list[int]:
        """The seats that won."""
        return self.state.winners

    @property
    def seats(self) -> list[SeatShown]:
        """Everybody who sits at the table."""
        return self.state.seats

    @property
    def own(self) -> list[int]:
        """The seats that are your own."""
        return [] if self.state.sync is None else self.state.sync.you

    @property
    def asked(self) -> int | None:
        """The first of your seats that the game waits for."""
        for seat in self.state.awaiting:
            if seat in self.own and self._at(seat).menu:
                return seat
        return None

    def menu(self, seat: int) -> list[str]:
        """List what one of your seats may do now."""
        return [entry.text for entry in self._at(seat).menu]

    def forms(self, seat: int) -> list[dict[str, object]]:
        """List the open-ended things that one of your seats may do now, with their bounds."""
        return self._at(seat).forms

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return everything that one of your seats may know; without a seat, what a spectator may."""
        return self._at(seat).view

    def events(self) -> list[dict[str, object]]:
        """Return what happened since the last call."""
        events = list(self.state.events)
        self.state.events.clear()
        return events

    def _at(self, seat: int | None) -> Seen:
        seen = self.state.seen.get(seat)
        return Seen(seat, {}, [], []) if seen is None else seen

    def _play(self, seat: int, action: str | Mapping[str, object]) -> Play:
        return Play(_draw_id(), seat, self.number, action if isinstance(action, str) else dict(action))

    def _stakes(self, seat: int, action: str | Mapping[str, object]) -> Stakes:
        return Stakes(_draw_id(), seat, self.number, action if isinstance(action, str) else dict(action))

    def _hint(self, seat: int) -> Hint:
        return Hint(_draw_id(), seat, self.number)

    def _allow(self, seat: int, yes: bool) -> Allow:
        return Allow(_draw_id(), seat, yes)

    def _begin(self, fill: str) -> Begin:
        return Begin(_draw_id(), fill)

    def _say(self, seat: int, text: str) -> Say:
        return Say(_draw_id(), seat, text)

    def _undo(self, seat: int) -> Undo:
        return Undo(_draw_id(), seat, self.number)

    def _agree(self, seat: int, yes: bool) -> Agree:
        wish = self.state.wish
        return Agree(_draw_id(), seat, 0 if wish is None else wish.number, yes)

    def _nonce(self, seat: int, nonce: str) -> Nonce:
        return Nonce(_draw_id(), seat, nonce)

    def _resign(self, seat: int) -> Resign:
        return Resign(_draw_id(), seat, self.number)

    def _hand(self, seat: int) -> Hand:
        return Hand(_draw_id(), seat)

    def _resume(self, seat: int) -> Resume:
        return Resume(_draw_id(), seat)

    def _is_played(self, answer: Answer) -> bool:
        """Whether an action came in time; any other refusal is raised."""
        if answer.error is not None and answer.error.key in TOO_LATE:
            return False
        return self._is_done(answer)

    def _is_done(self, answer: Answer) -> bool:
        """Whether it was done; False if the table had moved on. Any other refusal is raised."""
        if answer.ok:
            return True
        if answer.error is None or answer.error.key == STALE:
            return False
        raise Refused(answer.error.key, answer.error.sentence, answer.error.rule)


@final
class Pace:
    """The pause before each message that keeps a server from taking this for a flood."""

    def __init__(self, rate: float) -> None:
        self._step: Final = 1 / rate
        self._next = 0.0

    def next(self) -> float:
        """Count one more message and return the pause before it, most often none."""
        now = time.monotonic()
        self._next = max(self._next, now - MESSAGES_AT_ONCE * self._step) + self._step
        return max(0.0, self._next - now)


@final
class Backoff:
    """The pause before each attempt: longer each time, with some jitter, until patience ends."""

    def __init__(self, patience: float) -> None:
        self._end: Final = time.monotonic() + patience
        self._pause = FIRST_PAUSE

    def next(self, failure: Exception) -> float:
        """Return the next pause, or raise the failure if it has lasted too long."""
        if time.monotonic() > self._end:
            raise failure
        pause = self._pause * (0.5 + secrets.randbelow(1000) / 1000)
        self._pause = min(LONGEST_PAUSE, self._pause * 2)
        return pause


def check_final(state: State, closed: ConnectionClosed | None) -> None:
    """Raise the reason if reconnecting would not help."""
    if closed is None or closed.rcvd is None or closed.rcvd.code != FINAL_CODE:
        return
    said = state.closed
    raise Left(closed.rcvd.reason) if said is None else Left(said.why, said.sentence)


def _draw_id() -> str:
    return secrets.token_urlsafe(12)
