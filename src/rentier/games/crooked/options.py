"""The options of Crooked Cash: the rulebook by default."""

from __future__ import annotations

from typing import Final, final

from rentier.core.options import Choice, Limit, Options, Setting

from .data import terms_of

SETTINGS: Final[tuple[Setting, ...]] = (
    Choice("rent", ("claimed", "automatic"), "CC-13"),
    Limit("round_limit", 1, 1_000_000, "CC-6"),
    Limit("offers_a_turn", 0, 1000, "CC-50", default=3),
)


@final
class CrookedOptions(Options):
    """The options of one game of Crooked Cash, as the rules ask for them."""

    def __init__(self, values: dict[str, object]) -> None:
        super().__init__(values)
        self.is_rent_claimed: Final = self.word("rent") == "claimed"
        self.round_limit: Final = self.number("round_limit")
        self.terms: Final = terms_of(self.number("offers_a_turn"))
