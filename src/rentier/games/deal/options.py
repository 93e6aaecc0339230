"""The options of Deal: our readings of the rulebook by default, and the modern leaflets as a preset."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from rentier.core.options import Choice, Limit, Options, Setting

SETTINGS: Final[tuple[Setting, ...]] = (
    Choice("rent_targets", ("all", "one"), "DL-43"),
    Choice("forced_deal_full_sets", ("none", "own", "any"), "DL-48"),
    Choice("just_say_no", ("free", "play"), "DL-52"),
    Choice("broken_sets", ("bank", "discard"), "DL-51"),
    Choice("extra_cards", ("under_pile", "discard"), "DL-12"),
    Choice("win", ("own_turn", "at_once"), "DL-33"),
    Limit("turn_limit", 1, 1_000_000, "DL-16"),
)

PRESETS: Final[Mapping[str, Mapping[str, object]]] = {
    "modern": {"just_say_no": "play", "broken_sets": "discard", "extra_cards": "discard", "win": "at_once"},
}


@final
class DealOptions(Options):
    """The options of one game of Deal, as the rules ask for them."""

    def __init__(self, values: dict[str, object]) -> None:
        super().__init__(values)
        self.one_pays_rent: Final = self.word("rent_targets") == "one"
        self.may_swap_own_full: Final = self.word("forced_deal_full_sets") != "none"
        self.may_swap_their_full: Final = self.word("forced_deal_full_sets") == "any"
        self.no_costs_play: Final = self.word("just_say_no") == "play"
        self.buildings_discarded: Final = self.word("broken_sets") == "discard"
        self.extra_discarded: Final = self.word("extra_cards") == "discard"
        self.wins_at_once: Final = self.word("win") == "at_once"
        self.turn_limit: Final = self.number("turn_limit")
