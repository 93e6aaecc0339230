"""The parts of the bank unit that people touch, its keys and slots; and checks against what no unit has."""

from __future__ import annotations

from typing import Final, final

from rentier.core.errors import BadInput, shown
from rentier.core.reading import Fields

from .amounts import COMMA, FULLEST, STEP, UNITS
from .journal import CARDS, LATEST

LEFT: Final = "left"
RIGHT: Final = "right"
SIDES: Final = (LEFT, RIGHT)

DIGITS: Final = tuple("0123456789")
GO_KEY: Final = "GO"
PAY: Final = "pay"
RECEIVE: Final = "receive"
CLEAR: Final = "C"
KEYS: Final = (*DIGITS, COMMA, *UNITS, GO_KEY, PAY, RECEIVE, CLEAR)


@final
class Slot:
    """One of the two slots; a card that is the wrong way round is not read (EB-85)."""

    __slots__ = ("card", "is_reversed")

    def __init__(self, card: int = 0, is_reversed: bool = False) -> None:
        self.card: int = card
        self.is_reversed: bool = is_reversed

    @property
    def read(self) -> int:
        """Return the card that the unit knows to be here, 0 if there is none."""
        return 0 if self.is_reversed else self.card

    def to_dict(self) -> dict[str, object]:
        """Return the slot as a JSON object."""
        return {"card": self.card, "reversed": self.is_reversed}


def read_slot(fields: Fields) -> Slot:
    """Read a slot with the card that is in it."""
    fields.only(("card", "reversed"))
    slot = Slot(fields.number("card", 0, CARDS), fields.flag("reversed"))
    if slot.is_reversed and not slot.card:
        raise fields.fault("reversed", "false")
    return slot


def check_accounts(accounts: tuple[int, ...]) -> None:
    """Refuse balances that six cards cannot have."""
    for balance in accounts:
        if not 0 <= balance <= FULLEST or balance % STEP:
            raise BadInput("bank-unit-accounts", {"cards": CARDS, "most": FULLEST, "step": STEP})
    if len(accounts) != CARDS:
        raise BadInput("bank-unit-accounts", {"cards": CARDS, "most": FULLEST, "step": STEP})


def check_card(card: int) -> int:
    """Return the card's number if there is such a card."""
    if not 1 <= card <= CARDS:
        raise BadInput("bank-unit-card", {"given": shown(card), "most": CARDS})
    return card


def check_time(at: float) -> None:
    """Refuse anything that is not a time in seconds."""
    # NaN is within no bounds.
    if not 0 <= at <= LATEST:
        raise BadInput("bank-unit-time", {"given": shown(at), "most": LATEST})
