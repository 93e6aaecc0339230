"""The options of Knockout: a hand that trembles, and the second chance from the rulebook's tips."""

from __future__ import annotations

from typing import Final, final

from rentier.core.options import Choice, Options, Setting

SETTINGS: Final[tuple[Setting, ...]] = (
    Choice("tremor", ("off", "light", "real"), "KO-60"),
    Choice("second_chance", ("off", "free", "paid"), "KO-40"),
)


@final
class KnockoutOptions(Options):
    """The options of one game of Knockout, as the rules ask for them."""

    def __init__(self, values: dict[str, object]) -> None:
        super().__init__(values)
        self.tremor: Final = self.word("tremor")
        """How far every slide misses its aim."""
        self.has_second_chance: Final = self.word("second_chance") != "off"
        self.is_second_chance_paid: Final = self.word("second_chance") == "paid"
