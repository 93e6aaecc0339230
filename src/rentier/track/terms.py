"""The terms of a game on a track: what editions and options decide by a number, or by a yes or no."""

from __future__ import annotations

from typing import Final, final

ANY_NUMBER: Final = 1 << 30
"""The limit where there is no limit."""


@final
class Terms:
    """The amounts and numbers in which editions differ, and what players agree on through the options.

    One set is made for each set of options, and every copy of a game shares it.
    """

    __slots__ = (
        "apartments",
        "are_claims_settled_in_kind",
        "are_debts_settled_in_kind",
        "do_doubles_roll_again",
        "does_jail_double_roll_again",
        "fine",
        "hotels",
        "is_all_sold_first",
        "is_interest_kept",
        "levels",
        "may_raise_any_time",
        "most_jail_turns",
        "most_offers",
        "opening",
        "salary",
        "start",
        "unit",
    )

    def __init__(
        self,
        *,
        start: int,
        salary: int,
        fine: int,
        unit: int,
        opening: int,
        apartments: int,
        hotels: int,
        levels: int,
        do_doubles_roll_again: bool = True,
        does_jail_double_roll_again: bool = False,
        most_jail_turns: int = 2,
        may_raise_any_time: bool = True,
        is_all_sold_first: bool = False,
        are_debts_settled_in_kind: bool = True,
        are_claims_settled_in_kind: bool = False,
        is_interest_kept: bool = False,
        most_offers: int | None = None,
    ) -> None:
        self.start: Final = start
        self.salary: Final = salary
        self.fine: Final = fine
        self.unit: Final = unit
        """The smallest amount; bids, raises and rounding are in multiples of it."""
        self.opening: Final = opening
        """The lowest bid that opens an auction."""
        self.apartments: Final = apartments
        self.hotels: Final = hotels
        self.levels: Final = levels
        """The level that means a hotel: one more than the apartments that it replaces."""
        self.do_doubles_roll_again: Final = do_doubles_roll_again
        """Whether a double gives a further roll (EB-11, MM-17, CC-10)."""
        self.does_jail_double_roll_again: Final = does_jail_double_roll_again
        """Whether the double that frees a player from jail gives a further roll too (EB-77)."""
        self.most_jail_turns: Final = most_jail_turns
        """How many turns without a double a player can have behind them and still be in jail (EB-77, MM-30, CC-56)."""
        self.may_raise_any_time: Final = may_raise_any_time
        """Whether players may sell buildings and mortgage without being in debt (EB-62, MM-40, CC-60)."""
        self.is_all_sold_first: Final = is_all_sold_first
        """Whether a player who gives up must have nothing left to sell or mortgage (MM-40)."""
        self.are_debts_settled_in_kind: Final = are_debts_settled_in_kind
        """Whether a deal can settle part of a debt between its two sides (EB-52, MM-40, CC-50)."""
        self.are_claims_settled_in_kind: Final = are_claims_settled_in_kind
        """Whether a deal can settle a rent that its owner has not claimed yet (EB-52)."""
        self.is_interest_kept: Final = is_interest_kept
        """Whether interest paid in a deal comes off the price of lifting the mortgage later (EB-53)."""
        self.most_offers: Final = ANY_NUMBER if most_offers is None else most_offers
        """How many offers a seat may make in a turn, or while one debt is open (EB-50, EB-52, MM-23, CC-50)."""

    def round_up(self, amount: int) -> int:
        """Round an amount up to the smallest unit."""
        return (amount + self.unit - 1) // self.unit * self.unit

    def half(self, price: int) -> int:
        """Return what the bank pays for a building: half, rounded down to the smallest unit (EB-44, MM-40)."""
        return price // 2 // self.unit * self.unit
