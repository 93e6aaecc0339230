"""Deals between two players: offered, accepted, declined, countered or withdrawn.

(EB-50 … EB-53, MM-23, MM-42, CC-50, CC-51)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, final

from rentier.core.actions import Action, AnyAction
from rentier.core.decisions import Form
from rentier.core.native import mypyc_attr

from . import offering, payment, texts
from .amounts import read_amount
from .decisions import T, TrackDecision
from .events import DealDeclined, DealDone, DealOffered, DealWithdrawn, Lifted
from .numbers import BANK

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields

    from . import shapes
    from .board import Deed, Group
    from .edition import TrackEdition
    from .loading import TrackReader
    from .state import TrackGame

NOTHING: Final = "-"


@mypyc_attr(allow_interpreted_subclasses=True)
class DealRules(Generic[T]):
    """What may change hands in a deal, and which offers a menu lists."""

    __slots__ = ()

    def is_locked(self, game: T, deed: Deed) -> bool:
        """Whether buildings keep a property from changing hands: those on any lot of its colour do (EB-51)."""
        return game.has_buildings(deed.group)

    def why_not(self, game: T, seat: int, offer: MakeOffer) -> str:
        """Return the key of what the edition has against a deal, or an empty string."""
        return ""

    def are_offers_listed(self, game: T) -> bool:
        """Whether menus list offers now; others can be made in any case."""
        return True

    def is_worth_offering(self, game: T, group: Group, owned: int) -> bool:
        """Whether a menu offers to buy the rest of a group of which the player owns this many."""
        return True

    def done(self, game: T) -> None:
        """Do what follows once a deal is done."""


@final
class Bundle:
    """What one side gives: properties, kept cards, and money."""

    __slots__ = ("cards", "cash", "deeds")

    def __init__(self, deeds: list[Deed], cards: list[str], cash: int) -> None:
        self.deeds: Final = deeds
        self.cards: Final = cards
        """The cards, by their codes."""
        self.cash: Final = cash

    def text(self) -> str:
        """Write the things separated by commas; nothing is a dash."""
        words = [deed.code for deed in self.deeds] + self.cards
        if self.cash:
            words.append(str(self.cash))
        return ",".join(words) if words else NOTHING

    def is_empty(self) -> bool:
        """Whether there is nothing in it, except perhaps money."""
        return not self.deeds and not self.cards


@final
class MakeOffer(Action["TrackGame"]):
    """Offer another player a deal (EB-50, MM-23, CC-50).

    With `debt`, it also settles that much of what one of the two owes the other (EB-52).
    """

    __slots__ = ("debt", "give", "lift", "take", "target")
    word: ClassVar[str] = "offer"
    names: ClassVar[tuple[str, ...]] = ("target", "give", "take", "debt?", "lift?")

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> MakeOffer:
        owed = read_amount(parts[3]) if len(parts) > 3 else 0
        lift = texts.read_deeds(edition.board, parts[4]) if len(parts) > 4 else []
        give = texts.read_bundle(edition.board, edition.cards, parts[1])
        take = texts.read_bundle(edition.board, edition.cards, parts[2])
        return MakeOffer(texts.read_seat(parts[0]), give, take, owed, lift)

    def __init__(self, target: int, give: Bundle, take: Bundle, debt: int, lift: list[Deed]) -> None:
        self.target: Final = target
        self.give: Final = give
        self.take: Final = take
        self.debt: Final = debt
        self.lift: Final = lift
        """Mortgaged properties that the player who offers will lift at once on receiving them (EB-53, MM-42)."""

    def parts(self) -> list[str]:
        parts = [str(self.target), self.give.text(), self.take.text()]
        if self.debt or self.lift:
            parts.append(str(self.debt))
        if self.lift:
            parts.append(",".join([deed.code for deed in self.lift]))
        return parts

    def apply(self, game: TrackGame, seat: int) -> None:
        """Ask the other player; a counter-offer replaces the offer that it answers, which is declined."""
        if isinstance(game.top(), Considering):
            DECLINE.apply(game, seat)
        offering.count_offer(game, seat)
        if game.events is not None:
            game.events.append(DealOffered(seat, self.target, self.give.text(), self.take.text(), self.debt))
        game.push(Considering(seat, self))


@final
class Considering(TrackDecision["TrackGame"]):
    """An offer that its target is considering."""

    __slots__ = ("offer", "seat")
    kind: ClassVar[str] = "offer"
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "offer")

    @staticmethod
    def load(reader: TrackReader, fields: Fields) -> AnyDecision:
        return reader.read_offer(fields)

    def __init__(self, seat: int, offer: MakeOffer) -> None:
        self.seat: Final = seat
        self.offer: Final = offer

    def lapses(self, seat: int) -> bool:
        return seat in (self.seat, self.offer.target)

    def allows_deals(self) -> bool:
        return True

    def awaiting(self, game: TrackGame) -> tuple[int, ...]:
        """Ask the player who was offered the deal."""
        return (self.offer.target,)

    def actions(self, game: TrackGame, seat: int) -> list[AnyAction]:
        """List accepting, with and without lifting mortgages, and declining; the player who offered may withdraw."""
        if seat == self.seat:
            return [WITHDRAW]
        if seat != self.offer.target:
            return []
        menu: list[AnyAction] = [DECLINE]
        mortgaged = offering.mortgaged_of(game, self.offer.give.deeds)
        if not offering.why_not_accept(game, self.seat, self.offer, []):
            menu.append(ACCEPT)
        if mortgaged and not offering.why_not_accept(game, self.seat, self.offer, mortgaged):
            menu.append(AcceptOffer(mortgaged))
        return menu

    def forms(self, game: TrackGame, seat: int) -> list[Form]:
        """Allow a counter-offer, and accepting with some of the mortgages lifted."""
        if seat != self.offer.target:
            return []
        lifts = [deed.code for deed in offering.mortgaged_of(game, self.offer.give.deeds)]
        return [*offering.forms(game, seat), Form("accept", {"lift": lifts})]

    def fits(self, game: TrackGame, seat: int, action: AnyAction) -> bool:
        """Accept a counter-offer to the same player, and any choice of mortgages to lift."""
        if seat != self.offer.target:
            return False
        if isinstance(action, AcceptOffer):
            return not offering.why_not_accept(game, self.seat, self.offer, action.lift)
        return (
            isinstance(action, MakeOffer)
            and action.target == self.seat
            and not offering.why_not_offer(game, seat, action)
        )

    def data(self) -> shapes.OfferShown:
        return {"kind": self.kind, "seat": self.seat, "offer": str(self.offer)}


@final
class AcceptOffer(Action["TrackGame"]):
    """Accept a deal, and at once lift the chosen mortgages among those received (EB-53, MM-42)."""

    __slots__ = ("lift",)
    word: ClassVar[str] = "accept"
    names: ClassVar[tuple[str, ...]] = ("lift?",)

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> AcceptOffer:
        return AcceptOffer(texts.read_deeds(edition.board, parts[0])) if parts else ACCEPT

    def __init__(self, lift: list[Deed]) -> None:
        self.lift: Final = lift

    def parts(self) -> list[str]:
        return [",".join([deed.code for deed in self.lift])] if self.lift else []

    def figures(self, game: TrackGame, seat: int) -> dict[str, int]:
        """Return what the bank gets if mortgages are lifted at once."""
        considering = game.stack[-1]
        if not self.lift or not isinstance(considering, Considering):
            return {}
        return {"amount": offering.charges(game, considering.offer.give.deeds, self.lift)}

    def apply(self, game: TrackGame, seat: int) -> None:
        """Move the money first, then everything else at once."""
        considering = game.pop()
        assert isinstance(considering, Considering)
        offer = considering.offer
        game.push(Exchanging(considering.seat, offer, self.lift))
        payment.pay(game, considering.seat, seat, offer.give.cash, payment.DEAL)
        payment.pay(game, seat, considering.seat, offer.take.cash, payment.DEAL)


@final
class Decline(Action["TrackGame"]):
    """Decline a deal; the same one cannot be offered again in this turn."""

    __slots__ = ()
    word: ClassVar[str] = "decline"
    rests: ClassVar[bool] = True

    def apply(self, game: TrackGame, seat: int) -> None:
        """Go back to what was going on."""
        considering = game.pop()
        assert isinstance(considering, Considering)
        game.declined.append(f"{considering.seat} {considering.offer}")
        if game.events is not None:
            game.events.append(DealDeclined(seat, considering.seat))


@final
class Withdraw(Action["TrackGame"]):
    """Take an offer back."""

    __slots__ = ()
    word: ClassVar[str] = "withdraw"

    def apply(self, game: TrackGame, seat: int) -> None:
        """Go back to what was going on."""
        considering = game.pop()
        assert isinstance(considering, Considering)
        if game.events is not None:
            game.events.append(DealWithdrawn(seat, considering.offer.target))


ACCEPT: Final = AcceptOffer([])
DECLINE: Final = Decline()
WITHDRAW: Final = Withdraw()


@final
class Exchanging(TrackDecision["TrackGame"]):
    """A deal waiting for its money; once that is paid, everything else changes hands at once."""

    __slots__ = ("lift", "offer", "seat")
    kind: ClassVar[str] = "exchange"
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "offer", "lift")

    @staticmethod
    def load(reader: TrackReader, fields: Fields) -> AnyDecision:
        return reader.read_exchanging(fields)

    def __init__(self, seat: int, offer: MakeOffer, lift: list[Deed]) -> None:
        self.seat: Final = seat
        self.offer: Final = offer
        self.lift: Final = lift

    def resume(self, game: TrackGame) -> bool:
        """Move deeds and cards; a player who received a mortgaged deed pays the bank (EB-53, MM-42)."""
        game.pop()
        offer = self.offer
        if game.events is not None:
            game.events.append(DealDone(self.seat, offer.target, offer.give.text(), offer.take.text(), offer.debt))
        if offer.debt:
            payment.settle_in_kind(game, self.seat, offer.target, offer.debt)
        hand_over(game, offer.target, offer.give, self.lift)
        hand_over(game, self.seat, offer.take, offer.lift)
        game.policies.cards.hand_over(game, self.seat, offer.target, offer.give.cards, offer.take.cards)
        game.policies.deals.done(game)
        return True

    def cards_of(self, seat: int) -> list[str]:
        """List the cards that a seat gives in it."""
        if seat == self.seat:
            return self.offer.give.cards
        return self.offer.take.cards if seat == self.offer.target else []

    def names(self, deed: Deed) -> bool:
        """Whether a property changes hands in it."""
        return deed in self.offer.give.deeds or deed in self.offer.take.deeds

    def lapses(self, seat: int) -> bool:
        return seat in (self.seat, self.offer.target)

    def data(self) -> shapes.ExchangeShown:
        return {
            "kind": self.kind,
            "seat": self.seat,
            "offer": str(self.offer),
            "lift": [deed.code for deed in self.lift],
        }


def hand_over(game: TrackGame, receiver: int, bundle: Bundle, lift: list[Deed]) -> None:
    """Move one side's deeds, and have the receiver pay for mortgages."""
    for deed in bundle.deeds:
        game.owner[deed.index] = receiver
        if game.is_mortgaged[deed.index]:
            if deed in lift:
                payment.owe(game, receiver, BANK, game.policies.mortgages.lifting_at_once(game, deed), payment.LIFT)
                game.is_mortgaged[deed.index] = False
                game.is_interest_paid[deed.index] = False
                if game.events is not None:
                    game.events.append(Lifted(receiver, deed.code))
            else:
                payment.owe(game, receiver, BANK, game.policies.mortgages.interest(game, deed), payment.INTEREST)
                game.is_interest_paid[deed.index] = game.terms.is_interest_kept
