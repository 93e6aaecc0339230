"""The options of Banking: the rulebook of 2005 by default."""

from __future__ import annotations

from typing import Final, final

from rentier.core.options import Choice, Limit, Options, Setting

from .data import terms_of

SETTINGS: Final[tuple[Setting, ...]] = (
    Choice("rent", ("claimed", "automatic"), "EB-30"),
    Choice("deck", ("french", "here-and-now"), "EB-2"),
    Choice("luxury_tax", ("1m", "750k"), "EB-15"),
    Choice("mortgage_interest", ("once", "standard"), "EB-53"),
    Choice("jail_fine", ("next_turn", "any_time", "roll_now"), "EB-76"),
    Choice("jail_double", ("stop", "again"), "EB-77"),
    Choice("game", ("standard", "quick"), "EB-90"),
    Limit("round_limit", 1, 1_000_000, "EB-93"),
    Limit("time_limit", 1, 10_000, "EB-93"),
    Limit("offers_a_turn", 0, 1000, "EB-50", default=3),
)


@final
class BankingOptions(Options):
    """The options of one game of Banking, as the rules ask for them."""

    def __init__(self, values: dict[str, object]) -> None:
        super().__init__(values)
        self.is_rent_claimed: Final = self.word("rent") == "claimed"
        self.deck: Final = self.word("deck")
        self.luxury_tax: Final = self.word("luxury_tax")
        self.is_interest_standard: Final = self.word("mortgage_interest") == "standard"
        self.jail_fine: Final = self.word("jail_fine")
        self.is_quick: Final = self.word("game") == "quick"
        self.round_limit: Final = self.number("round_limit")
        self.time_limit: Final = self.number("time_limit")
        """In minutes. The game has no clock: whoever keeps time calls it."""
        self.terms: Final = terms_of(
            self.is_quick,
            self.word("jail_double") == "again",
            not self.is_interest_standard,
            self.number("offers_a_turn"),
        )
