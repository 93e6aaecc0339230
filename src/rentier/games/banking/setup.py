"""Setting up positions of Banking from the arguments of a call of `rentier.setup`."""

from __future__ import annotations

from typing import Final

from rentier.core.setup import Given
from rentier.track.setup import TRACK_NAMES, TrackSetup

from .data import BOARD, CARDS, PILES
from .options import BankingOptions

NAMES: Final = (*TRACK_NAMES, "mortgaged", "interest_paid", "claims", *PILES, "time_called")


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
