"""The options of Millionaire: the rulebook of 2012 by default."""

from __future__ import annotations

from typing import Final, final

from rentier.core.options import Choice, Limit, Options, Setting

from .data import terms_of

SETTINGS: Final[tuple[Setting, ...]] = (
    Choice("doubles_roll_again", ("no", "yes"), "MM-17"),
    Choice("target", ("1m", "2m"), "MM-6"),
    Limit("offers_a_turn", 0, 1000, "MM-23", default=3),
)


@final
class MillionaireOptions(Options):
    """The options of one game of Millionaire, as the rules ask for them."""

    def __init__(self, values: dict[str, object]) -> None:
        super().__init__(values)
        self.millions: Final = 2 if self.word("target") == "2m" else 1
        self.terms: Final = terms_of(self.word("doubles_roll_again") == "yes", self.number("offers_a_turn"))
