"""Deeds: buying from the bank, mortgages (EB-12, EB-60 … EB-62)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import Action, AnyAction
from rentier.core.decisions import Form

from . import auction, business, debt, payment
from .decisions import TrackDecision
from .events import Bought, Declined, Lifted, Mortgaged
from .numbers import ALONE, BANK

if TYPE_CHECKING:
    from . import shapes
    from .board import Deed
    from .state import Player, TrackGame


def offer_deed(game: TrackGame, player: Player, deed: Deed) -> None:
    """Lets who landed buy an unowned property (EB-12)."""
    game.push(Buying(player.seat, deed, deed.price))


@final
class Buying(TrackDecision["TrackGame"]):
    """A property that the player who landed may buy, or leave to an auction."""

    __slots__ = ("deed", "price", "seat")
    kind: ClassVar[str] = "buy"

    def __init__(self, seat: int, deed: Deed, price: int) -> None:
        self.seat: Final = seat
        self.deed: Final = deed
        self.price: Final = price

    def lapses(self, seat: int) -> bool:
        """Falls away with the player."""
        return seat == self.seat

    def awaiting(self, game: TrackGame) -> tuple[int, ...]:
        """Asks who landed."""
        return ALONE[self.seat]

    def actions(self, game: TrackGame, seat: int) -> list[AnyAction]:
        """Lists buying, leaving it, and raising money for it (EB-54)."""
        menu: list[AnyAction] = []
        if seat == self.seat:
            if game.means(seat) >= self.price:
                menu.append(BUY)
            menu.append(LEAVE)
            game.add_raising(seat, menu)
            game.add_own(seat, menu)
        if game.may_deal():
            business.add_offers(game, seat, menu)
        return menu

    def forms(self, game: TrackGame, seat: int) -> list[Form]:
        """Opens deals, and to who landed sales and leaving for good."""
        found = business.deal_forms(game, seat)
        if seat == self.seat:
            if game.may_raise(seat):
                found.extend(game.raising_forms(seat))
            found.append(Form(debt.Resign.word, {}))
            found.extend(game.own_forms(seat))
        return found

    def fits(self, game: TrackGame, seat: int, action: AnyAction) -> bool:
        """Takes any deal that may be offered, and of who landed any even sale and leaving for good."""
        if business.fits_deal(game, seat, action):
            return True
        if seat != self.seat:
            return False
        if isinstance(action, debt.Resign) or game.fits_own(seat, action):
            return True
        return game.may_raise(seat) and game.fits_raising(seat, action)

    def data(self) -> shapes.BuyingShown:
        """Gives seat, deed and price."""
        return {"kind": self.kind, "seat": self.seat, "deed": self.deed.code, "price": self.price}


@final
class Buy(Action["TrackGame"]):
    """Buys the property that one stands on (EB-12)."""

    __slots__ = ()
    word: ClassVar[str] = "buy"

    def figures(self, game: TrackGame, seat: int) -> dict[str, int]:
        """Gives the price."""
        buying = game.top()
        return {"amount": buying.price} if isinstance(buying, Buying) else {}

    def apply(self, game: TrackGame, seat: int) -> None:
        """Pays, and then has the deed."""
        buying = game.top()
        assert isinstance(buying, Buying)
        game.replace(Delivering(seat, buying.deed, buying.price))
        payment.pay(game, seat, BANK, buying.price, "deed")


@final
class Leave(Action["TrackGame"]):
    """Leaves the property to an auction (EB-12, EB-20)."""

    __slots__ = ()
    word: ClassVar[str] = "leave"

    def apply(self, game: TrackGame, seat: int) -> None:
        """Begins the auction."""
        buying = game.top()
        assert isinstance(buying, Buying)
        if game.events is not None:
            game.events.append(Declined(seat, buying.deed.code))
        game.pop()
        auction.open_auction(game, buying.deed, seat)


BUY: Final = Buy()
LEAVE: Final = Leave()


@final
class Delivering(TrackDecision["TrackGame"]):
    """A deed that goes to its buyer when it is paid."""

    __slots__ = ("barred", "deed", "price", "seat")
    kind: ClassVar[str] = "deliver"

    def __init__(self, seat: int, deed: Deed, price: int, barred: tuple[int, ...] = ()) -> None:
        self.seat: Final = seat
        self.deed: Final = deed
        self.price: Final = price
        self.barred: Final = barred
        """Who may not bid for it if it is not paid now: whoever won it in an auction."""

    def resume(self, game: TrackGame) -> bool:
        """Hands the deed over."""
        game.pop()
        game.owner[self.deed.index] = self.seat
        if game.events is not None:
            game.events.append(Bought(self.seat, self.deed.code, self.price))
        game.sold(self.deed)
        return True

    def unpaid(self, game: TrackGame) -> None:
        """Leaves the deed to an auction, or to a new one without the bidder who did not pay (CC-47)."""
        game.pop()
        auction.open_auction(game, self.deed, self.seat, self.barred)

    def lapses(self, seat: int) -> bool:
        """Falls away with the buyer."""
        return seat == self.seat

    def data(self) -> shapes.DeliveryShown:
        """Gives buyer, deed, price, and who may not bid if it is not paid."""
        return {
            "kind": self.kind,
            "seat": self.seat,
            "deed": self.deed.code,
            "price": self.price,
            "barred": list(self.barred),
        }


def may_mortgage(game: TrackGame, seat: int, deed: Deed) -> bool:
    """Tells whether a property can be mortgaged: one's own, without buildings of its own (EB-60)."""
    i = deed.index
    return game.owner[i] == seat and not game.is_mortgaged[i] and game.level[i] == 0


def may_lift(game: TrackGame, seat: int, deed: Deed) -> bool:
    """Tells whether a mortgage can be lifted now."""
    i = deed.index
    return game.owner[i] == seat and game.is_mortgaged[i] and game.means(seat) >= game.lifting_price(deed)


@final
class Mortgage(Action["TrackGame"]):
    """Mortgages a property (EB-60)."""

    __slots__ = ("deed",)
    word: ClassVar[str] = "mortgage"
    names: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, deed: Deed) -> None:
        self.deed: Final = deed

    def parts(self) -> list[str]:
        """Names the property."""
        return [self.deed.code]

    def figures(self, game: TrackGame, seat: int) -> dict[str, int]:
        """Gives what the bank pays."""
        return {"amount": self.deed.mortgage}

    def apply(self, game: TrackGame, seat: int) -> None:
        """Turns the deed over; the bank pays."""
        game.is_mortgaged[self.deed.index] = True
        game.is_interest_paid[self.deed.index] = False
        if game.events is not None:
            game.events.append(Mortgaged(seat, self.deed.code))
        payment.owe(game, BANK, seat, self.deed.mortgage, "mortgage")


@final
class Lift(Action["TrackGame"]):
    """Lifts a mortgage (EB-61)."""

    __slots__ = ("deed",)
    word: ClassVar[str] = "lift"
    names: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, deed: Deed) -> None:
        self.deed: Final = deed

    def parts(self) -> list[str]:
        """Names the property."""
        return [self.deed.code]

    def figures(self, game: TrackGame, seat: int) -> dict[str, int]:
        """Gives what it costs."""
        return {"amount": game.lifting_price(self.deed)}

    def apply(self, game: TrackGame, seat: int) -> None:
        """Pays, and then has the deed free."""
        game.push(Lifting(seat, self.deed))
        payment.pay(game, seat, BANK, game.lifting_price(self.deed), "lift")


@final
class Lifting(TrackDecision["TrackGame"]):
    """A mortgage that ends when it is paid."""

    __slots__ = ("deed", "seat")
    kind: ClassVar[str] = "lift"

    def __init__(self, seat: int, deed: Deed) -> None:
        self.seat: Final = seat
        self.deed: Final = deed

    def resume(self, game: TrackGame) -> bool:
        """Turns the deed up again."""
        game.pop()
        game.is_mortgaged[self.deed.index] = False
        game.is_interest_paid[self.deed.index] = False
        if game.events is not None:
            game.events.append(Lifted(self.seat, self.deed.code))
        return True

    def lapses(self, seat: int) -> bool:
        """Falls away with the owner."""
        return seat == self.seat

    def data(self) -> shapes.LiftingShown:
        """Gives owner and deed."""
        return {"kind": self.kind, "seat": self.seat, "deed": self.deed.code}
