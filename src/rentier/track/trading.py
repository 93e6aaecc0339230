"""Deals between two players: offered, accepted, declined, countered or withdrawn.

(EB-50 … EB-53, MM-23, MM-42, CC-50, CC-51)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, final

from rentier.core.actions import Action, AnyAction
from rentier.core.decisions import Form
from rentier.core.native import mypyc_attr

from . import building, payment, texts
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
MOST_SAMPLES: Final = 4


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
        count_offer(game, seat)
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
        mortgaged = mortgaged_of(game, self.offer.give.deeds)
        if not why_not_accept(game, self.seat, self.offer, []):
            menu.append(ACCEPT)
        if mortgaged and not why_not_accept(game, self.seat, self.offer, mortgaged):
            menu.append(AcceptOffer(mortgaged))
        return menu

    def forms(self, game: TrackGame, seat: int) -> list[Form]:
        """Allow a counter-offer, and accepting with some of the mortgages lifted."""
        if seat != self.offer.target:
            return []
        lifts = [deed.code for deed in mortgaged_of(game, self.offer.give.deeds)]
        return [*forms(game, seat), Form("accept", {"lift": lifts})]

    def fits(self, game: TrackGame, seat: int, action: AnyAction) -> bool:
        """Accept a counter-offer to the same player, and any choice of mortgages to lift."""
        if seat != self.offer.target:
            return False
        if isinstance(action, AcceptOffer):
            return not why_not_accept(game, self.seat, self.offer, action.lift)
        return isinstance(action, MakeOffer) and action.target == self.seat and not why_not_offer(game, seat, action)

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


def mortgaged_of(game: TrackGame, deeds: list[Deed]) -> list[Deed]:
    """List which of the properties are mortgaged."""
    return [deed for deed in deeds if game.is_mortgaged[deed.index]]


def charges(game: TrackGame, deeds: list[Deed], lift: list[Deed]) -> int:
    """Add up what a receiver pays the bank for mortgaged properties (EB-53, MM-42)."""
    total = 0
    for deed in deeds:
        if game.is_mortgaged[deed.index]:
            total += (
                game.policies.mortgages.lifting_at_once(game, deed)
                if deed in lift
                else game.policies.mortgages.interest(game, deed)
            )
    return total


def owns_deeds(game: TrackGame, seat: int, bundle: Bundle) -> bool:
    """Whether a seat has all the properties of a bundle, each once, and none is set aside for a deal (CC-51)."""
    for i, deed in enumerate(bundle.deeds):
        if game.owner[deed.index] != seat or deed in bundle.deeds[:i] or is_set_aside(game, deed):
            return False
    return bundle.cash >= 0


def has_cards(game: TrackGame, seat: int, codes: list[str]) -> bool:
    """Whether a seat has all these cards and may sell them."""
    if not codes:
        return True
    left = game.policies.cards.traded(game, seat)
    for code in codes:
        if code not in left:
            return False
        left.remove(code)
    return True


def is_set_aside(game: TrackGame, deed: Deed) -> bool:
    """Whether an unfinished deal names a property, or a building for it is being paid for.

    Until that is done, it can be used for nothing else (CC-51).
    """
    if len(game.stack) == 1:
        return False
    for decision in game.stack:
        if isinstance(decision, Exchanging):
            if decision.names(deed):
                return True
        elif isinstance(decision, building.Placing) and decision.deed is deed:
            return True
    return False


def are_cards_free(game: TrackGame, seat: int, codes: list[str]) -> bool:
    """Whether no accepted but unfinished deal names one of these cards of a seat (CC-51)."""
    for decision in game.stack:
        if isinstance(decision, Exchanging):
            named = decision.cards_of(seat)
            for code in codes:
                if code in named:
                    return False
    return True


def open_debt(game: TrackGame) -> int:
    """Return the place on the stack of the debt that money is being raised for, below offers for it; -1 if none."""
    place = len(game.stack) - 1
    if place == 0:
        return -1
    while isinstance(game.stack[place], Considering):
        place -= 1
    decision = game.stack[place]
    return place if isinstance(decision, payment.Paying) and decision.is_told else -1


def count_offer(game: TrackGame, seat: int) -> None:
    """Count an offer towards those of the turn or, separately, those of the debt that is open (EB-52)."""
    place = open_debt(game)
    if place < 0:
        game.offers[seat] += 1
        return
    paying = game.stack[place]
    assert isinstance(paying, payment.Paying)
    game.stack[place] = paying.with_offer_by(game, seat)


def may_offer_more(game: TrackGame, seat: int) -> bool:
    """Whether a seat has an offer left in this turn, or for the debt that is open (EB-52)."""
    place = open_debt(game)
    if place < 0:
        return game.offers[seat] < game.terms.most_offers
    paying = game.stack[place]
    assert isinstance(paying, payment.Paying)
    return paying.offers_by(seat) < game.terms.most_offers


def may_deal(game: TrackGame) -> bool:
    """Whether players may deal now: what is being asked decides (EB-50, MM-23, CC-51)."""
    top = game.stack[-1]
    return isinstance(top, TrackDecision) and top.allows_deals()


def why_not_offer(game: TrackGame, seat: int, offer: MakeOffer) -> str:
    """Return the key of what rules out an offer, or an empty string (EB-50 … EB-53, MM-23, CC-50, CC-51)."""
    target = offer.target
    if not may_deal(game):
        return "track-deal-not-now"
    if target == seat or not 0 <= target < game.seats or not game.is_in(target) or not game.is_in(seat):
        return "track-deal-whom"
    if offer.give.is_empty() and offer.take.is_empty():
        return "track-deal-money-alone"
    if offer.give.cash and offer.take.cash:
        return "track-deal-money-twice"
    unit = game.terms.unit
    if offer.give.cash % unit or offer.take.cash % unit or offer.debt % unit:
        return "track-deal-unit"
    key = why_not_hold(game, seat, offer)
    if key:
        return key
    if game.declined and f"{seat} {offer}" in game.declined:
        return "track-deal-declined"
    if not may_offer_more(game, seat):
        return "track-deal-too-many"
    return why_not_pay(game, seat, offer, [])


def why_not_hold(game: TrackGame, seat: int, offer: MakeOffer) -> str:
    """Return the key of something in an offer that is not there, or an empty string.

    An offer is checked again when it is accepted: meanwhile, a claim may have cost one side what it needs (EB-30).
    """
    target = offer.target
    if not owns_deeds(game, seat, offer.give) or not owns_deeds(game, target, offer.take):
        return "track-deal-not-owned"
    if offer.give.cards and not (
        has_cards(game, seat, offer.give.cards) and are_cards_free(game, seat, offer.give.cards)
    ):
        return "track-deal-not-owned"
    if offer.take.cards and not (
        game.policies.cards.may_have(game, target, offer.take.cards) and are_cards_free(game, target, offer.take.cards)
    ):
        return "track-deal-not-owned"
    for deed in [*offer.give.deeds, *offer.take.deeds]:
        if game.policies.deals.is_locked(game, deed):
            return "track-deal-buildings"
    for deed in offer.lift:
        if deed not in offer.take.deeds or not game.is_mortgaged[deed.index]:
            return "track-deal-lift"
    if offer.debt < 0 or offer.debt > game.owed_between(seat, target):
        return "track-deal-debt"
    return ""


def why_not_pay(game: TrackGame, seat: int, offer: MakeOffer, lift: list[Deed]) -> str:
    """Return the key for a side that could not pay at once, counting the money of the deal (EB-53, MM-42)."""
    mine = game.means(seat) - offer.give.cash
    if mine < 0 or mine + offer.take.cash < charges(game, offer.take.deeds, offer.lift):
        return "track-deal-money"
    theirs = game.means(offer.target) - offer.take.cash
    if theirs < 0 or theirs + offer.give.cash < charges(game, offer.give.deeds, lift):
        return "track-deal-money"
    return game.policies.deals.why_not(game, seat, offer)


def why_not_accept(game: TrackGame, seat: int, offer: MakeOffer, lift: list[Deed]) -> str:
    """Return the key of what rules out accepting with these mortgages lifted."""
    for deed in lift:
        if deed not in offer.give.deeds or not game.is_mortgaged[deed.index]:
            return "track-deal-lift"
    key = why_not_hold(game, seat, offer)
    if key:
        return key
    if not has_cards(game, offer.target, offer.take.cards):
        return "track-deal-not-owned"
    return why_not_pay(game, seat, offer, lift)


def forms(game: TrackGame, seat: int) -> list[Form]:
    """Allow offers with everything that could be in them."""
    if not may_deal(game) or not game.is_in(seat) or not may_offer_more(game, seat):
        return []
    bounds: shapes.OfferBounds = {
        "targets": game.others_in(seat),
        "give": [
            deed.code
            for deed in game.deeds_of(seat)
            if not game.policies.deals.is_locked(game, deed) and not is_set_aside(game, deed)
        ],
        "cards": game.policies.cards.traded(game, seat),
        "highest": game.means(seat),
        "step": game.terms.unit,
    }
    return [Form("offer", bounds)]


def fits(game: TrackGame, seat: int, action: AnyAction) -> bool:
    """Whether an action is an offer that may be made now."""
    return isinstance(action, MakeOffer) and not why_not_offer(game, seat, action)


def add_offers(game: TrackGame, seat: int, menu: list[AnyAction]) -> None:
    """Add offers to buy, at twice the price, what another player has of a group that the seat owns part of."""
    if not game.policies.deals.are_offers_listed(game) or not may_offer_more(game, seat):
        return
    owners = game.owner
    wanted: list[Deed] = []
    for group in game.board.groups:
        owned = 0
        others = 0
        for i in group.indexes:
            if owners[i] == seat:
                owned += 1
            elif owners[i] != BANK:
                others += 1
        if owned and others and game.policies.deals.is_worth_offering(game, group, owned):
            for deed in group.deeds:
                if owners[deed.index] not in (BANK, seat):
                    wanted.append(deed)
    if len(wanted) > 1:
        wanted.sort(key=_place)
    added = 0
    for deed in wanted:
        owner = owners[deed.index]
        cash = min(deed.price * 2, game.means(seat)) // game.terms.unit * game.terms.unit
        offer = MakeOffer(owner, Bundle([], [], cash), Bundle([deed], [], 0), 0, [])
        if cash and not why_not_offer(game, seat, offer):
            menu.append(offer)
            added += 1
            if added == MOST_SAMPLES:
                return


def _place(deed: Deed) -> int:
    return deed.index
