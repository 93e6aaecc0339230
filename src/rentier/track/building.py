"""Building and selling, evenly, from a stock that can run out (EB-40 … EB-42, EB-44, EB-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import Action, AnyAction

from . import payment, shortage
from .decisions import TrackDecision
from .events import Built, Sold
from .numbers import BANK

if TYPE_CHECKING:
    from . import shapes
    from .board import Deed, Group
    from .state import TrackGame


def why_not_build(game: TrackGame, seat: int, deed: Deed, price: int) -> str:
    """Gives the key of what stands against building here, or nothing (EB-40 … EB-43)."""
    group = deed.group
    level = game.level[deed.index]
    if not group.is_street:
        return "track-build-no-street"
    if not game.owns_group(seat, group):
        return "track-build-not-whole"
    if game.has_mortgage(group):
        return "track-build-mortgaged"
    if level >= game.terms.levels:
        return "track-build-full"
    levels = game.level
    for other in group.deeds:
        if levels[other.index] < level:
            return "track-build-uneven"
    if stock_left(game, level == game.terms.levels - 1) <= 0:
        return "track-build-none-left"
    return "" if game.means(seat) >= price else "track-build-money"


def stock_left(game: TrackGame, is_hotel: bool) -> int:
    """Return how many apartments, or hotels, the bank has beside those set aside for a buyer or an auction (EB-43)."""
    left = game.hotels if is_hotel else game.apartments
    if len(game.stack) == 1:
        return left
    for decision in game.stack:
        if isinstance(decision, (shortage.Wanting, shortage.BuildingAuction)):
            left -= 1 if decision.is_hotel == is_hotel else 0
        elif isinstance(decision, Placing):
            left -= 1 if decision.is_hotel(game) == is_hotel else 0
    return left


def add_builds(game: TrackGame, seat: int, group: Group, menu: list[AnyAction]) -> None:
    """Adds one more building on each lot of a whole group where nothing stands against it."""
    if game.means(seat) < group.building or game.has_mortgage(group):
        return
    levels = game.level
    lowest = game.terms.levels
    for i in group.indexes:
        lowest = min(lowest, levels[i])
    if lowest == game.terms.levels or stock_left(game, lowest == game.terms.levels - 1) <= 0:
        return
    for deed in group.deeds:
        if levels[deed.index] == lowest:
            menu.append(Build(deed))


@final
class Build(Action["TrackGame"]):
    """Buys one building (EB-40)."""

    __slots__ = ("deed",)
    word: ClassVar[str] = "build"
    names: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, deed: Deed) -> None:
        self.deed: Final = deed

    def parts(self) -> list[str]:
        """Names the street."""
        return [self.deed.code]

    def figures(self, game: TrackGame, seat: int) -> dict[str, int]:
        """Gives the price, the level that it makes, and whether that is a hotel."""
        level = game.level[self.deed.index] + 1
        return {"amount": self.deed.group.building, "level": level, "hotel": int(level == game.terms.levels)}

    def apply(self, game: TrackGame, seat: int) -> None:
        """Asks the others first when there are too few for all who could build (EB-43)."""
        is_hotel = game.level[self.deed.index] == game.terms.levels - 1
        asked = game.rivals(seat, is_hotel)
        if asked:
            game.push(shortage.Wanting(seat, self.deed, is_hotel, tuple(asked), ()))
        else:
            buy_building(game, seat, self.deed, self.deed.group.building)


def buy_building(
    game: TrackGame,
    seat: int,
    deed: Deed,
    price: int,
    wanting: tuple[int, ...] = (),
    barred: tuple[int, ...] = (),
) -> None:
    """Let a building be paid, and then placed; in an auction, `wanting` took part and `barred` did not pay."""
    game.push(Placing(seat, deed, price, wanting, barred))
    payment.pay(game, seat, BANK, price, "building")


@final
class Placing(TrackDecision["TrackGame"]):
    """A building that is placed when it is paid."""

    __slots__ = ("barred", "deed", "price", "seat", "wanting")
    kind: ClassVar[str] = "place"

    def __init__(
        self, seat: int, deed: Deed, price: int, wanting: tuple[int, ...] = (), barred: tuple[int, ...] = ()
    ) -> None:
        self.seat: Final = seat
        self.deed: Final = deed
        self.price: Final = price
        self.wanting: Final = wanting
        """Who took part in the auction that this seat won; nobody when it was bought at its price."""
        self.barred: Final = barred
        """Who won that auction before and did not pay."""

    def resume(self, game: TrackGame) -> bool:
        """Takes it from the stock; for a hotel the apartments go back (EB-42)."""
        game.pop()
        i = self.deed.index
        game.level[i] += 1
        if game.level[i] == game.terms.levels:
            game.hotels -= 1
            game.apartments += game.terms.levels - 1
        else:
            game.apartments -= 1
        if game.events is not None:
            level = game.level[i]
            game.events.append(Built(self.seat, self.deed.code, level, self.price, level == game.terms.levels))
        return True

    def unpaid(self, game: TrackGame) -> None:
        """Begin the auction again without the bidder who did not pay, if it was one (CC-27)."""
        game.pop()
        barred = (*self.barred, self.seat)
        left = tuple([seat for seat in self.wanting if seat not in barred])
        if left:
            shortage.open_building_auction(game, self.is_hotel(game), left, self.deed, self.wanting, barred)

    def is_hotel(self, game: TrackGame) -> bool:
        """Whether a hotel is to be placed, and not an apartment."""
        return game.level[self.deed.index] == game.terms.levels - 1

    def lapses(self, seat: int) -> bool:
        """Falls away with the builder."""
        return seat == self.seat

    def data(self) -> shapes.PlacingShown:
        """Return builder, street and price, and who took part in the auction if there was one."""
        data: shapes.PlacingShown = {
            "kind": self.kind,
            "seat": self.seat,
            "deed": self.deed.code,
            "price": self.price,
        }
        if self.wanting:
            data["wanting"] = list(self.wanting)
            data["barred"] = list(self.barred)
        return data


def apartments_at(game: TrackGame, level: int) -> int:
    """Tells how many apartments stand on a street of a level; a hotel is none."""
    return 0 if level == game.terms.levels else level


def why_not_sell(game: TrackGame, seat: int, group: Group, target: list[int]) -> str:
    """Gives the key of what stands against selling a group down to these levels, or nothing (EB-44, EB-45)."""
    if not group.is_street or len(target) != len(group.deeds):
        return "track-sell-nothing"
    falls = 0
    for deed, level in zip(group.deeds, target):
        now = game.level[deed.index]
        if now < level or level < 0 or (level < now and game.owner[deed.index] != seat):
            return "track-sell-nothing"
        falls += now - level
    if falls == 0:
        return "track-sell-nothing"
    return game.why_not_lower(seat, group, target)


def why_not_lower(game: TrackGame, group: Group, target: list[int]) -> str:
    """Gives the key of a sale that is uneven or breaks up a hotel for which there are too few apartments (EB-45)."""
    if max(target) - min(target) > 1:
        return "track-sell-uneven"
    needed = 0
    for deed, level in zip(group.deeds, target):
        needed += apartments_at(game, level) - apartments_at(game, game.level[deed.index])
    return "track-sell-no-apartments" if needed > 0 and needed > stock_left(game, False) else ""


def sale_of(game: TrackGame, group: Group, target: list[int]) -> int:
    """Gives what the bank pays: half of each level's price (EB-44, EB-45)."""
    falls = 0
    for deed, level in zip(group.deeds, target):
        falls += game.level[deed.index] - level
    return falls * game.half(group.building)


def without_buildings(game: TrackGame, seat: int, group: Group) -> list[int]:
    """Gives the levels of a group after a seat has sold everything on it."""
    return [0 if game.owner[deed.index] == seat else game.level[deed.index] for deed in group.deeds]


def lower(game: TrackGame, group: Group, target: list[int]) -> None:
    """Takes buildings off, back into the stock."""
    for deed, level in zip(group.deeds, target):
        now = game.level[deed.index]
        if now == game.terms.levels and level < now:
            game.hotels += 1
        game.apartments += apartments_at(game, now) - apartments_at(game, level)
        game.level[deed.index] = level


@final
class Sell(Action["TrackGame"]):
    """Sells buildings of a group to the bank, down to these levels (EB-44, EB-45)."""

    __slots__ = ("group", "levels")
    word: ClassVar[str] = "sell"
    names: ClassVar[tuple[str, ...]] = ("group", "levels*")

    def __init__(self, group: Group, levels: list[int]) -> None:
        self.group: Final = group
        self.levels: Final = levels

    def parts(self) -> list[str]:
        """Names the group and the level that each street of it shall have, in board order."""
        return [self.group.name, *[str(level) for level in self.levels]]

    def figures(self, game: TrackGame, seat: int) -> dict[str, int]:
        """Gives what the bank pays, and how many levels are left."""
        return {"amount": sale_of(game, self.group, self.levels), "left": sum(self.levels)}

    def apply(self, game: TrackGame, seat: int) -> None:
        """Takes the buildings off; the bank pays half."""
        income = sale_of(game, self.group, self.levels)
        lower(game, self.group, self.levels)
        if game.events is not None:
            game.events.append(Sold(seat, self.group.name, tuple(self.levels), income))
        payment.owe(game, BANK, seat, income, "sale")


def add_sales(game: TrackGame, seat: int, menu: list[AnyAction]) -> None:
    """Adds selling one level of each street that may fall, and each group as a whole."""
    for group in game.board.groups:
        if not group.is_street or not game.has_buildings(group):
            continue
        levels = [game.level[deed.index] for deed in group.deeds]
        nothing = without_buildings(game, seat, group)
        is_whole = False
        for i, level in enumerate(levels):
            if level > nothing[i]:
                target = levels[:]
                target[i] = game.level_below(level)
                if not why_not_sell(game, seat, group, target):
                    menu.append(Sell(group, target))
                    is_whole = is_whole or target == nothing
        if not is_whole and not why_not_sell(game, seat, group, nothing):
            menu.append(Sell(group, nothing))
