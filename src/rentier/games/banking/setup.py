"""Setting up positions of Banking from the arguments of a call of `rentier.setup`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rentier.core.setup import Given
from rentier.track import describing
from rentier.track.setup import TRACK_NAMES, TrackSetup

from .data import BOARD, CARDS, PILES
from .options import BankingOptions

if TYPE_CHECKING:
    from .state import Banking

NAMES: Final = (*TRACK_NAMES, "mortgaged", "interest_paid", "claims", *PILES, "time_called")
GROUNDS: Final = {
    "setup-colour-broken": 40,
    "setup-no-street": 40,
    "setup-uneven": 41,
    "setup-stock": 43,
    "setup-built-mortgage": 60,
}
"""The numbers of the rules behind what cannot be set up."""


def set_up(given: Given, options: BankingOptions) -> dict[str, object]:
    """Return the fields of the position."""
    given.only(NAMES)
    piles = CARDS[options.deck]
    table = TrackSetup(given, BOARD, options.terms, is_colour_whole=True)
    table.read_cash()
    table.read_buildings()
    for index in table.read_mortgages("mortgaged"):
        table.is_mortgaged[index] = True
    for index in table.read_mortgages("interest_paid"):
        table.is_mortgaged[index] = True
        table.is_paid[index] = True
    table.read_piles(PILES, piles, [card.code for pile in piles for card in pile if card.is_traded])
    fields = table.fields(table.decks(), table.read_claims())
    fields["time_called"] = given.flag("time_called", False)
    return fields


def describe(game: Banking) -> dict[str, object]:
    """Return the arguments that make the position of a game again."""
    return {
        **describing.describe(game),
        **describing.describe_piles(game, PILES),
        "cash": describing.describe_cash(game),
        "mortgaged": describing.describe_mortgages(game),
        "interest_paid": [deed.code for deed in BOARD.deeds if game.is_interest_paid[deed.index]],
        "claims": describing.describe_claims(game),
        "time_called": game.is_time_called,
    }
