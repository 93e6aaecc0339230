"""Building and selling, evenly, from a stock that can run out (EB-40 … EB-42, EB-44, EB-45, MM-22, MM-40, CC-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, final

from rentier.core.actions import Action, AnyAction
from rentier.core.native import mypyc_attr

from . import payment, shortage, texts
from .actions import DeedAction
from .decisions import SeatDecision, T
from .events import Built, Sold
from .numbers import BANK

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields

    from . import shapes
    from .board import Deed, Group
    from .edition import TrackEdition
    from .loading import TrackReader
    from .state import TrackGame


@mypyc_attr(allow_interpreted_subclasses=True)
class BuildingRules(Generic[T]):
    """How buildings are sold back to the bank."""

    __slots__ = ()

    def level_below(self, game: T, level: int) -> int:
        """Return the level of a street after the last thing built on it is sold."""
        return level - 1

    def why_not_lower(self, game: T, seat: int, group: Group, target: list[int]) -> str:
        """Return the key of what rules out selling buildings down to these levels, or an empty string.

        Every street keeps as much as the others or one level more, and a hotel is broken up only for apartments that
        are in stock (EB-44, EB-45).
        """
        if max(target) - min(target) > 1:
            return "track-sell-uneven"
        needed = 0
        for deed, level in zip(group.deeds, target):
            needed += apartments_at(game, level) - apartments_at(game, game.level[deed.index])
        return "track-sell-no-apartments" if needed > 0 and needed > stock_left(game, False) else ""


def why_not_build(game: TrackGame, seat: int, deed: Deed, price: int) -> str:
    """Return the key of what rules out building here, or an empty string (EB-40 … EB-43, MM-22, CC-25)."""
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
    """Return how many apartments, or hotels, the bank has apart from those that are set aside (EB-43, CC-27).

    One is set aside for each buyer who is paying and for each auction.
    """
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
    """Add one more building on each lot of a whole group where nothing rules it out."""
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
class Build(DeedAction["TrackGame"]):
    """Buy one building (EB-40, MM-22, CC-25)."""

    __slots__ = ()
    word: ClassVar[str] = "build"

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> Build:
        return Build(texts.read_deed(edition.board, parts[0]))

    def figures(self, game: TrackGame, seat: int) -> dict[str, int]:
        """Return the price, the new level, and whether that is a hotel."""
        level = game.level[self.deed.index] + 1
        return {"amount": self.deed.group.building, "level": level, "hotel": int(level == game.terms.levels)}

    def apply(self, game: TrackGame, seat: int) -> None:
        """Ask the others first if there are too few for everybody who could build (EB-43, CC-27)."""
        is_hotel = game.level[self.deed.index] == game.terms.levels - 1
        asked = game.policies.shortage.rivals(game, seat, is_hotel)
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
    """Have a building paid for, and then placed; in an auction, `wanting` took part and `barred` did not pay."""
    game.push(Placing(seat, deed, price, wanting, barred))
    payment.pay(game, seat, BANK, price, payment.BUILDING)


@final
class Placing(SeatDecision["TrackGame"]):
    """A building that is placed once it is paid for."""

    __slots__ = ("barred", "deed", "price", "wanting")
    kind: ClassVar[str] = "place"
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "deed", "price", "wanting", "barred")

    @staticmethod
    def load(reader: TrackReader, fields: Fields) -> AnyDecision:
        return reader.read_placing(fields)

    def __init__(
        self, seat: int, deed: Deed, price: int, wanting: tuple[int, ...] = (), barred: tuple[int, ...] = ()
    ) -> None:
        super().__init__(seat)
        self.deed: Final = deed
        self.price: Final = price
        self.wanting: Final = wanting
        """The players who took part in the auction that this seat won; nobody if it was bought at its price."""
        self.barred: Final = barred
        """The players who won that auction before and did not pay."""

    def resume(self, game: TrackGame) -> bool:
        """Take it from the stock; for a hotel, the apartments go back (EB-42, MM-22)."""
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
        """If it was sold by auction, start that again without the bidder who did not pay (CC-27)."""
        game.pop()
        barred = (*self.barred, self.seat)
        left = tuple([seat for seat in self.wanting if seat not in barred])
        if left:
            shortage.open_building_auction(game, self.is_hotel(game), left, self.deed, self.wanting, barred)

    def is_hotel(self, game: TrackGame) -> bool:
        """Whether a hotel is to be placed, rather than an apartment."""
        return game.level[self.deed.index] == game.terms.levels - 1

    def data(self) -> shapes.PlacingShown:
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
    """Return how many apartments stand on a street of a level; a hotel counts as none."""
    return 0 if level == game.terms.levels else level


def why_not_sell(game: TrackGame, seat: int, group: Group, target: list[int]) -> str:
    """Return the key of what rules out selling down to these levels, or an empty string (EB-44, EB-45, MM-40)."""
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
    return game.policies.building.why_not_lower(game, seat, group, target)


def sale_of(game: TrackGame, group: Group, target: list[int]) -> int:
    """Return what the bank pays: half of each level's price (EB-44, EB-45, EB-91, MM-40)."""
    falls = 0
    for deed, level in zip(group.deeds, target):
        falls += game.level[deed.index] - level
    return falls * game.terms.half(group.building)


def without_buildings(game: TrackGame, seat: int, group: Group) -> list[int]:
    """Return the levels of a group after a seat has sold everything on it."""
    return [0 if game.owner[deed.index] == seat else game.level[deed.index] for deed in group.deeds]


def lower(game: TrackGame, group: Group, target: list[int]) -> None:
    """Take buildings off a group, back into the stock."""
    for deed, level in zip(group.deeds, target):
        now = game.level[deed.index]
        if now == game.terms.levels and level < now:
            game.hotels += 1
        game.apartments += apartments_at(game, now) - apartments_at(game, level)
        game.level[deed.index] = level


@final
class Sell(Action["TrackGame"]):
    """Sell buildings of a group to the bank, down to these levels (EB-44, EB-45, MM-40)."""

    __slots__ = ("group", "levels")
    word: ClassVar[str] = "sell"
    names: ClassVar[tuple[str, ...]] = ("group", "levels*")

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> Sell:
        return Sell(texts.read_group(edition.board, parts[0]), [texts.read_level(part) for part in parts[1:]])

    def __init__(self, group: Group, levels: list[int]) -> None:
        self.group: Final = group
        self.levels: Final = levels

    def parts(self) -> list[str]:
        """Name the group, and the level that each of its streets is to have, in board order."""
        return [self.group.name, *[str(level) for level in self.levels]]

    def figures(self, game: TrackGame, seat: int) -> dict[str, int]:
        """Return what the bank pays, how many levels are left, and which of them is a hotel."""
        amount = sale_of(game, self.group, self.levels)
        return {"amount": amount, "left": sum(self.levels), "hotel_level": game.terms.levels}

    def apply(self, game: TrackGame, seat: int) -> None:
        """Take the buildings off; the bank pays half."""
        income = sale_of(game, self.group, self.levels)
        lower(game, self.group, self.levels)
        if game.events is not None:
            game.events.append(Sold(seat, self.group.name, tuple(self.levels), income))
        payment.owe(game, BANK, seat, income, payment.SALE)


def add_sales(game: TrackGame, seat: int, menu: list[AnyAction]) -> None:
    """Add selling one level of each street that may go down, and each group as a whole."""
    for group in game.board.groups:
        if not group.is_street or not game.has_buildings(group):
            continue
        levels = [game.level[deed.index] for deed in group.deeds]
        nothing = without_buildings(game, seat, group)
        is_whole = False
        for i, level in enumerate(levels):
            if level > nothing[i]:
                target = levels[:]
                target[i] = game.policies.building.level_below(game, level)
                if not why_not_sell(game, seat, group, target):
                    menu.append(Sell(group, target))
                    is_whole = is_whole or target == nothing
        if not is_whole and not why_not_sell(game, seat, group, nothing):
            menu.append(Sell(group, nothing))
