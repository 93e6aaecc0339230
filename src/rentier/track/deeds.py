"""Deeds: buying from the bank (EB-12, MM-12, CC-12), and mortgages (EB-60 … EB-62, MM-40 … MM-42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, final

from rentier.core.actions import Action, AnyAction
from rentier.core.native import mypyc_attr

from . import auction, business, offering, payment, texts
from .actions import DeedAction
from .decisions import SeatDecision, T
from .events import Bought, Declined, Lifted, Mortgaged
from .numbers import ALONE, BANK

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision, Form
    from rentier.core.reading import Fields

    from . import shapes
    from .board import Deed
    from .edition import TrackEdition
    from .loading import TrackReader
    from .state import Player, TrackGame


@mypyc_attr(allow_interpreted_subclasses=True)
class DeedRules(Generic[T]):
    """What happens to a deed on its way from the bank to an owner."""

    __slots__ = ()

    def offer(self, game: T, player: Player, deed: Deed) -> None:
        """Go on after a player has landed on a property that nobody owns."""
        offer_deed(game, player, deed)

    def sold(self, game: T, deed: Deed) -> None:
        """Do what follows when the bank has sold a deed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MortgageRules(Generic[T]):
    """What a mortgage costs, in editions that have them."""

    __slots__ = ()

    def lifting_price(self, game: T, deed: Deed) -> int:
        """Return what it costs to lift a mortgage."""
        raise NotImplementedError

    def lifting_at_once(self, game: T, deed: Deed) -> int:
        """Return what it costs to lift a mortgage on receiving the deed in a deal."""
        raise NotImplementedError

    def interest(self, game: T, deed: Deed) -> int:
        """Return what it costs to keep the mortgage on a deed received in a deal."""
        raise NotImplementedError


def offer_deed(game: TrackGame, player: Player, deed: Deed) -> None:
    """Let the player who landed on an unowned property buy it (EB-12, MM-12, CC-12)."""
    game.push(Buying(player.seat, deed, deed.price))


@final
class Buying(SeatDecision["TrackGame"]):
    """A property that the player who landed may buy, or leave to an auction."""

    __slots__ = ("deed", "price")
    kind: ClassVar[str] = "buy"
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "deed", "price")

    @staticmethod
    def load(reader: TrackReader, fields: Fields) -> AnyDecision:
        return reader.read_buying(fields)

    def __init__(self, seat: int, deed: Deed, price: int) -> None:
        super().__init__(seat)
        self.deed: Final = deed
        self.price: Final = price

    def allows_deals(self) -> bool:
        """Let properties be sold to pay the price, and deals go on among the others (EB-54)."""
        return True

    def awaiting(self, game: TrackGame) -> tuple[int, ...]:
        """Ask the player who landed."""
        return ALONE[self.seat]

    def actions(self, game: TrackGame, seat: int) -> list[AnyAction]:
        """List buying it, leaving it, and raising money for it (EB-12, EB-54, MM-12, CC-12)."""
        menu: list[AnyAction] = []
        if seat == self.seat:
            if game.means(seat) >= self.price:
                menu.append(BUY)
            menu.append(LEAVE)
            game.policies.raising.add(game, seat, menu)
            game.policies.own.add(game, seat, menu)
        offering.add_offers(game, seat, menu)
        return menu

    def forms(self, game: TrackGame, seat: int) -> list[Form]:
        """Allow deals, and for the player who landed, sales and resigning (EB-54)."""
        if seat != self.seat:
            return offering.forms(game, seat)
        return business.forms(game, seat, game.terms.may_raise_any_time)

    def fits(self, game: TrackGame, seat: int, action: AnyAction) -> bool:
        """Accept any deal that may be offered and, from the player who landed, any even sale and resigning."""
        if seat != self.seat:
            return offering.fits(game, seat, action)
        return business.fits(game, seat, action, game.terms.may_raise_any_time)

    def data(self) -> shapes.BuyingShown:
        return {"kind": self.kind, "seat": self.seat, "deed": self.deed.code, "price": self.price}


@final
class Buy(Action["TrackGame"]):
    """Buy the property that the player stands on (EB-12, MM-12, CC-12)."""

    __slots__ = ()
    word: ClassVar[str] = "buy"

    def figures(self, game: TrackGame, seat: int) -> dict[str, int]:
        """Return the price."""
        buying = game.top()
        return {"amount": buying.price} if isinstance(buying, Buying) else {}

    def apply(self, game: TrackGame, seat: int) -> None:
        """Pay, and then receive the deed."""
        buying = game.top()
        assert isinstance(buying, Buying)
        game.replace(Delivering(seat, buying.deed, buying.price))
        payment.pay(game, seat, BANK, buying.price, payment.DEED)


@final
class Leave(Action["TrackGame"]):
    """Leave the property to an auction (EB-12, EB-20, MM-12, MM-21, CC-12)."""

    __slots__ = ()
    word: ClassVar[str] = "leave"
    rests: ClassVar[bool] = True

    def apply(self, game: TrackGame, seat: int) -> None:
        """Begin the auction."""
        buying = game.top()
        assert isinstance(buying, Buying)
        if game.events is not None:
            game.events.append(Declined(seat, buying.deed.code))
        game.pop()
        auction.open_auction(game, buying.deed, seat)


BUY: Final = Buy()
LEAVE: Final = Leave()


@final
class Delivering(SeatDecision["TrackGame"]):
    """A deed that goes to its buyer once it is paid for."""

    __slots__ = ("barred", "deed", "price")
    kind: ClassVar[str] = "deliver"
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "deed", "price", "barred")

    @staticmethod
    def load(reader: TrackReader, fields: Fields) -> AnyDecision:
        return reader.read_delivering(fields)

    def __init__(self, seat: int, deed: Deed, price: int, barred: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.deed: Final = deed
        self.price: Final = price
        self.barred: Final = barred
        """The players who may not bid for it if it is not paid now: those who won it in an auction."""

    def resume(self, game: TrackGame) -> bool:
        """Hand the deed over."""
        game.pop()
        game.owner[self.deed.index] = self.seat
        if game.events is not None:
            game.events.append(Bought(self.seat, self.deed.code, self.price))
        game.policies.deeds.sold(game, self.deed)
        return True

    def unpaid(self, game: TrackGame) -> None:
        """Leave the deed to an auction, or to a new one without the bidder who did not pay (CC-47)."""
        game.pop()
        auction.open_auction(game, self.deed, self.seat, self.barred)

    def data(self) -> shapes.DeliveryShown:
        return {
            "kind": self.kind,
            "seat": self.seat,
            "deed": self.deed.code,
            "price": self.price,
            "barred": list(self.barred),
        }


def may_mortgage(game: TrackGame, seat: int, deed: Deed) -> bool:
    """Whether a player can mortgage a property: their own, without buildings of its own (EB-60, MM-40)."""
    i = deed.index
    return game.owner[i] == seat and not game.is_mortgaged[i] and game.level[i] == 0


def may_lift(game: TrackGame, seat: int, deed: Deed) -> bool:
    """Whether a player can lift a mortgage now (EB-61, MM-41)."""
    i = deed.index
    return (
        game.owner[i] == seat
        and game.is_mortgaged[i]
        and game.means(seat) >= game.policies.mortgages.lifting_price(game, deed)
    )


@final
class Mortgage(DeedAction["TrackGame"]):
    """Mortgage a property (EB-60, MM-40, MM-41)."""

    __slots__ = ()
    word: ClassVar[str] = "mortgage"

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> Mortgage:
        return Mortgage(texts.read_deed(edition.board, parts[0]))

    def figures(self, game: TrackGame, seat: int) -> dict[str, int]:
        """Return what the bank pays."""
        return {"amount": self.deed.mortgage}

    def apply(self, game: TrackGame, seat: int) -> None:
        """Turn the deed over; the bank pays."""
        game.is_mortgaged[self.deed.index] = True
        game.is_interest_paid[self.deed.index] = False
        if game.events is not None:
            game.events.append(Mortgaged(seat, self.deed.code))
        payment.owe(game, BANK, seat, self.deed.mortgage, payment.MORTGAGE)


@final
class Lift(DeedAction["TrackGame"]):
    """Lift a mortgage (EB-61, MM-41)."""

    __slots__ = ()
    word: ClassVar[str] = "lift"

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> Lift:
        return Lift(texts.read_deed(edition.board, parts[0]))

    def figures(self, game: TrackGame, seat: int) -> dict[str, int]:
        """Return what it costs."""
        return {"amount": game.policies.mortgages.lifting_price(game, self.deed)}

    def apply(self, game: TrackGame, seat: int) -> None:
        """Pay, and then have the mortgage lifted."""
        game.push(Lifting(seat, self.deed))
        payment.pay(game, seat, BANK, game.policies.mortgages.lifting_price(game, self.deed), payment.LIFT)


@final
class Lifting(SeatDecision["TrackGame"]):
    """A mortgage that ends once it is paid off."""

    __slots__ = ("deed",)
    kind: ClassVar[str] = "lift"
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "deed")

    @staticmethod
    def load(reader: TrackReader, fields: Fields) -> AnyDecision:
        return reader.read_lifting(fields)

    def __init__(self, seat: int, deed: Deed) -> None:
        super().__init__(seat)
        self.deed: Final = deed

    def resume(self, game: TrackGame) -> bool:
        """Turn the deed face up again."""
        game.pop()
        game.is_mortgaged[self.deed.index] = False
        game.is_interest_paid[self.deed.index] = False
        if game.events is not None:
            game.events.append(Lifted(self.seat, self.deed.code))
        return True

    def data(self) -> shapes.LiftingShown:
        return {"kind": self.kind, "seat": self.seat, "deed": self.deed.code}
