"""What the bank unit shows and how it sounds; an input returns these in order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from rentier.core.events import Event

KEY_BEEP: Final = "key"
"""A key was taken."""
OK_BEEP: Final = "ok"
"""A card was read, or something was booked or taken back."""
LOW_BEEP: Final = "low"
"""Refused; nothing has changed (EB-87)."""
LONG_BEEP: Final = "long"
"""C was held long enough: a new game (EB-83)."""


@final
@dataclass(frozen=True)
class Shown(Event):
    """The display changed to this text; it is empty while the unit is off."""

    text: str


@final
@dataclass(frozen=True)
class Beeped(Event):
    """The unit beeped, silently at volume 0; `why` is the reason for a low beep, which the device keeps to itself."""

    sound: str
    volume: int
    why: str
