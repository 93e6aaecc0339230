"""Reading what is pending in a position of a game on a track, from the turn at the bottom to what is asked now.

Each kind of decision has a method here, which checks what must hold for it; the decision's `load` names it. An edition
overrides what differs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rentier.core.native import mypyc_attr

from . import auction, building, cards, debt, deeds, offering, payment, shortage, trading, turn
from .numbers import BANK, FREE, NOBODY
from .positions import MOST_OFFERS, StateReader

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields

    from .board import Deed

SOME: Final = 8
"""The most words that a sentence lists."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TrackReader(StateReader):
    """A reader of positions; editions override the methods under «where editions differ»."""

    def read_stack(self) -> None:
        """Read what is pending, from the turn at the bottom to what is asked now."""
        game = self.game
        for i, fields in enumerate(self.position.inners("stack")):
            if i == 0:
                fields.choice("kind", [turn.Turn.kind])
            else:
                self._check_place(fields)
            game.push(game.edition.load_decision(self, fields))

    def _check_place(self, fields: Fields) -> None:
        """Refuse a decision that is not part of this game, or that never lies directly on the one below."""
        on = self.outline.lies_on
        kind = fields.text("kind")
        if kind not in on:
            raise fields.refuse("kind", "track-position-kind", {"known": list(on)[:SOME]})
        below = self.game.top()
        if below.kind not in on[kind]:
            allowed = list(on[kind])
            if len(allowed) > SOME:
                raise fields.refuse("kind", "track-position-lies-not", {"below": below.kind})
            raise fields.refuse("kind", "track-position-lies-on", {"below": below.kind, "allowed": allowed})
        if isinstance(below, payment.Paying) and below.is_asked and kind not in self.outline.tenders:
            raise fields.refuse("kind", "track-position-lies-on-asked")

    # Parts that many decisions have in common.

    def read_unowned(self, fields: Fields) -> Deed:
        """Read a property that the bank still has, and that nothing else pending is about."""
        game = self.game
        deed = self.read_deed(fields, "deed")
        if game.owner[deed.index] != BANK:
            raise fields.refuse("deed", "track-position-owned", {"seat": game.owner[deed.index]})
        self.check_not_pending(fields, "deed", deed)
        return deed

    def check_not_pending(self, fields: Fields, name: str, deed: Deed) -> None:
        """Refuse a property of the bank about which something is pending already."""
        for i, decision in enumerate(self.game.stack):
            is_same = False
            if isinstance(decision, deeds.Buying | deeds.Delivering | auction.Auction):
                is_same = decision.deed is deed
            elif isinstance(decision, debt.Liquidating):
                is_same = deed in decision.deeds
            if is_same:
                raise fields.refuse(name, "field-elsewhere", {"elsewhere": f"stack[{i}]"})

    def read_mover(self, fields: Fields) -> int:
        """Read a seat that can only be the one whose turn it is, and which has rolled."""
        game = self.game
        seat = fields.seat("seat", [game.turn] if game.is_in(game.turn) else [])
        if game.is_fresh:
            raise self.position.refuse("fresh", "track-position-moved", {"kind": fields.text("kind")})
        return seat

    def read_walker(self, fields: Fields) -> int:
        """Read the seat of a player on the move, who is not in jail."""
        seat = self.read_mover(fields)
        if self.game.players[seat].jail != FREE:
            raise fields.refuse("seat", "track-position-jailed")
        return seat

    def most_bid(self) -> int:
        """Return a limit that no bid can exceed: all the money that the players have."""
        total = 0
        for player in self.game.players:
            total += self.game.wealth(player.seat)
        return total

    # The decisions.

    def read_payment(self, fields: Fields) -> AnyDecision:
        """Read a payment of a player; what the bank pays never waits."""
        game = self.game
        payer = fields.seat("payer", game.seats_in())
        purposes = self.outline.purposes
        purpose = purposes[fields.choice("why", list(purposes))]
        payees: list[int] = [BANK] if purpose.is_to_bank else []
        if purpose.is_to_players:
            payees += [seat for seat in game.seats_in() if seat != payer]
        payee = fields.seat("payee", payees)
        amount = fields.amount("amount", game.terms.unit, self.most_for(purpose), game.terms.unit)
        is_debt, is_asked, is_told = fields.flag("debt"), fields.flag("asked"), fields.flag("told")
        if is_told and not is_debt:
            raise fields.refuse("told", "track-position-told")
        offers: tuple[int, ...] = ()
        if fields.has("offers"):
            most = min(game.terms.most_offers, MOST_OFFERS) if is_told else 0
            offers = tuple(fields.numbers("offers", 0, most, game.seats))
        paying = payment.Paying(payer, payee, amount, purpose, is_debt, is_asked, is_told, offers)
        self.check_payment(fields, paying)
        return paying

    def check_payment(self, fields: Fields, paying: payment.Paying) -> None:
        """Refuse a payment that would already have gone through, or one by choice that nothing below waits for."""
        if not self.outline.tenders:
            if not paying.is_debt:
                raise fields.refuse("debt", "track-position-by-choice")
            if paying.is_asked:
                raise fields.refuse("asked", "track-position-not-asked")
            return
        below = self.game.top()
        if not paying.is_debt and not self.is_awaited(paying, below):
            raise fields.refuse("why", "track-position-waits", {"below": below.kind})

    def is_awaited(self, paying: payment.Paying, below: AnyDecision) -> bool:
        """Whether the decision below waits for exactly this payment, which is by choice."""
        if paying.is_debt:
            return False
        if isinstance(below, trading.Exchanging):
            seat, target = below.seat, below.offer.target
            is_given = (paying.payer, paying.payee, paying.amount) == (seat, target, below.offer.give.cash)
            is_taken = (paying.payer, paying.payee, paying.amount) == (target, seat, below.offer.take.cash)
            return paying.purpose is payment.DEAL and (is_given or is_taken)
        if isinstance(below, deeds.Delivering):
            is_for = paying.purpose in (payment.DEED, payment.AUCTION) and paying.amount == below.price
            return is_for and paying.payer == below.seat
        if isinstance(below, building.Placing):
            return paying.purpose is payment.BUILDING and paying.amount == below.price and paying.payer == below.seat
        if isinstance(below, deeds.Lifting):
            price = self.game.policies.mortgages.lifting_price(self.game, below.deed)
            is_for = paying.purpose is payment.LIFT and paying.amount == price
            return is_for and paying.payer == below.seat
        if isinstance(below, turn.Leaving):
            is_for = paying.purpose is payment.FINE and paying.amount == self.game.terms.fine
            return is_for and paying.payer == below.seat
        return False

    def read_buying(self, fields: Fields) -> AnyDecision:
        """Read a property that the player who landed there may buy."""
        seat = self.read_mover(fields)
        deed = self.read_unowned(fields)
        if self.game.players[seat].place != deed.space:
            raise fields.refuse("deed", "track-position-elsewhere", {"seat": seat})
        prices = self.prices_of(deed)
        price = fields.number("price", min(prices), max(prices))
        if price not in prices:
            raise fields.refuse("price", "track-position-price", {"prices": [str(each) for each in prices]})
        return deeds.Buying(seat, deed, price)

    def read_auction(self, fields: Fields) -> AnyDecision:
        """Read an auction of a property of the bank."""
        game = self.game
        deed = self.read_unowned(fields)
        barred = self.read_barred(fields)
        bidders = tuple(fields.seats("bidders", [seat for seat in game.seats_in() if seat not in barred]))
        leader = fields.seat("leader", [NOBODY, *bidders])
        bid = self.read_bid(fields, leader, game.terms.opening)
        return auction.Auction(deed, bidders, leader, bid, self.read_lander(fields, deed), barred)

    def read_barred(self, fields: Fields) -> tuple[int, ...]:
        """Read who may not bid again; most positions leave it out, because nobody is barred."""
        return tuple(fields.seats("barred", list(range(self.game.seats)))) if fields.has("barred") else ()

    def read_bid(self, fields: Fields, leader: int, lowest: int) -> int:
        """Read the highest bid; without a leader there is none."""
        if leader == NOBODY:
            return fields.exactly("bid", 0)
        return fields.amount("bid", lowest, max(lowest, self.most_bid()), self.game.terms.unit)

    def read_liquidating(self, fields: Fields) -> AnyDecision:
        """Read a bankrupt player's deeds that are still to be auctioned."""
        game = self.game
        seat = fields.seat("seat", [player.seat for player in game.players if player.is_out])
        found: list[Deed] = []
        for i, code in enumerate(fields.codes("deeds", self.deed_codes, "property")):
            deed = game.board.find_deed(code)
            if game.owner[deed.index] != BANK or deed in found:
                raise fields.refuse(f"deeds[{i}]", "track-position-owned", {"seat": game.owner[deed.index]})
            self.check_not_pending(fields, f"deeds[{i}]", deed)
            found.append(deed)
        return debt.Liquidating(tuple(found), seat)

    def read_wanting(self, fields: Fields) -> AnyDecision:
        """Read the question whether others want one of the last buildings too."""
        game = self.game
        seat = fields.seat("seat", game.seats_in())
        deed = self.read_deed(fields, "deed")
        is_hotel = fields.flag("hotel")
        self.check_site(fields, seat, deed, is_hotel)
        others = [other for other in game.seats_in() if other != seat]
        asked = fields.seats("asked", others)
        wanting = fields.seats("wanting", [other for other in others if other not in asked])
        return shortage.Wanting(seat, deed, is_hotel, tuple(asked), tuple(wanting))

    def read_building_auction(self, fields: Fields) -> AnyDecision:
        """Read an auction of one of the last buildings; before the first bid nobody leads (EB-43)."""
        game = self.game
        is_hotel = fields.flag("hotel")
        barred = self.read_barred(fields)
        bidders = tuple(fields.seats("bidders", [seat for seat in game.seats_in() if seat not in barred]))
        wanting = self.read_wanting_list(fields, bidders)
        leader = fields.seat("leader", [NOBODY, *bidders])
        deed = self.read_deed(fields, "deed")
        self.check_site(fields, leader, deed, is_hotel)
        bid = self.read_bid(fields, leader, game.policies.shortage.least(game, deed))
        return shortage.BuildingAuction(is_hotel, bidders, leader, bid, deed, wanting, barred)

    def read_wanting_list(self, fields: Fields, bidders: tuple[int, ...]) -> tuple[int, ...]:
        """Read everybody who takes part, including those who have passed; if missing, those who have not passed."""
        if not fields.has("wanting"):
            return bidders
        wanting = tuple(fields.seats("wanting", self.game.seats_in()))
        for seat in bidders:
            if seat not in wanting:
                raise fields.refuse("wanting", "track-position-wanting", {"bidders": list(bidders)})
        return wanting

    def check_site(self, fields: Fields, seat: int, deed: Deed, is_hotel: bool) -> None:
        """Refuse a building that is not there, or could not stand there.

        Where rents are claimed, a claim made since may have cost the builder the site; then nothing is built. Before
        the first bid of an auction, raising money may have done the same.
        """
        game = self.game
        if not deed.group.is_street:
            raise fields.refuse("deed", "track-position-no-street")
        if building.stock_left(game, is_hotel) <= 0:
            raise fields.refuse("hotel", "track-position-none-left")
        is_sure = seat != NOBODY and not self.outline.has_claims
        if is_sure and not shortage.is_site(game, seat, deed, is_hotel):
            raise fields.refuse("deed", "track-position-site", {"seat": seat})

    def read_offer(self, fields: Fields) -> AnyDecision:
        """Read an offer that its target is considering."""
        seat = fields.seat("seat", self.game.seats_in())
        offer = self.find_offer(fields.text("offer"))
        if offer is None:
            raise fields.refuse("offer", "track-position-no-offer")
        if not self.is_offer(seat, offer):
            raise fields.refuse("offer", "track-position-offer", {"seat": seat})
        return trading.Considering(seat, offer)

    def is_offer(self, seat: int, offer: trading.MakeOffer) -> bool:
        """Whether a seat could make an offer here; where rents are claimed, it may have become impossible since."""
        game = self.game
        if not self.outline.has_claims:
            key = offering.why_not_offer(game, seat, offer)
            # This very offer may have been the last one allowed in the turn.
            return not (offering.why_not_pay(game, seat, offer, []) if key == "track-deal-too-many" else key)
        if offer.target == seat or offer.target not in game.seats_in():
            return False
        if (offer.give.is_empty() and offer.take.is_empty()) or (offer.give.cash and offer.take.cash):
            return False
        unit = game.terms.unit
        if offer.give.cash % unit or offer.take.cash % unit or offer.debt % unit:
            return False
        named = [*offer.give.deeds, *offer.take.deeds]
        for i, deed in enumerate(named):
            if deed in named[:i]:
                return False
        for deed in offer.lift:
            if deed not in offer.take.deeds:
                return False
        return True

    def read_delivering(self, fields: Fields) -> AnyDecision:
        """Read a deed that goes to its buyer once it is paid for."""
        seat = fields.seat("seat", self.game.seats_in())
        deed = self.read_unowned(fields)
        return deeds.Delivering(seat, deed, self.read_price(fields), self.read_barred(fields))

    def read_placing(self, fields: Fields) -> AnyDecision:
        """Read a building that is placed once it is paid for."""
        game = self.game
        seat = fields.seat("seat", game.seats_in())
        deed = self.read_deed(fields, "deed")
        self.check_placing(fields, seat, deed)
        for i, decision in enumerate(game.stack):
            if isinstance(decision, building.Placing) and decision.deed is deed:
                raise fields.refuse("deed", "field-elsewhere", {"elsewhere": f"stack[{i}]"})
        barred = self.read_barred(fields)
        wanting = self.read_wanting_list(fields, (seat,)) if fields.has("wanting") else ()
        return building.Placing(seat, deed, self.read_price(fields), wanting, barred)

    def check_placing(self, fields: Fields, seat: int, deed: Deed) -> None:
        """Refuse a street on which the building that is being paid for could not stand."""
        if building.why_not_build(self.game, seat, deed, 0):
            raise fields.refuse("deed", "track-position-site", {"seat": seat})

    def read_price(self, fields: Fields) -> int:
        """Read what somebody is paying for something that the bank sells."""
        unit = self.game.terms.unit
        return fields.amount("price", unit, max(unit, self.most_bid()), unit)

    def read_lifting(self, fields: Fields) -> AnyDecision:
        """Read a mortgage that ends once it is paid off."""
        seat = fields.seat("seat", self.game.seats_in())
        deed = self.read_deed(fields, "deed")
        if self.game.owner[deed.index] != seat or not self.game.is_mortgaged[deed.index]:
            raise fields.refuse("deed", "track-position-not-mortgaged", {"seat": seat})
        return deeds.Lifting(seat, deed)

    def read_leaving(self, fields: Fields) -> AnyDecision:
        """Read somebody who leaves jail once the fine is paid."""
        game = self.game
        seat = fields.seat("seat", [game.turn] if game.may_roll else [])
        if game.players[seat].jail == FREE:
            raise fields.refuse("seat", "track-position-not-jailed")
        return turn.Leaving(seat)

    def read_exchanging(self, fields: Fields) -> AnyDecision:
        """Read a deal that waits for its money; no other deal names the same things."""
        game = self.game
        seat = fields.seat("seat", game.seats_in())
        offer = self.find_offer(fields.text("offer"))
        if offer is None:
            raise fields.refuse("offer", "track-position-no-offer")
        lift: list[Deed] = []
        for i, code in enumerate(fields.codes("lift", self.deed_codes, "property")):
            lift.append(game.board.find_deed(code))
            if lift[i] not in offer.give.deeds or lift[i] in lift[:i] or not game.is_mortgaged[lift[i].index]:
                raise fields.refuse(f"lift[{i}]", "track-position-not-mortgaged", {"seat": seat})
        if not self.is_deal(seat, offer):
            raise fields.refuse("offer", "track-position-deal")
        return trading.Exchanging(seat, offer, lift)

    def is_deal(self, seat: int, offer: trading.MakeOffer) -> bool:
        """Whether a deal is about things that both sides have, with money from only one of them."""
        game = self.game
        target = offer.target
        if target == seat or target not in game.seats_in() or bool(offer.give.cash) == bool(offer.take.cash):
            return False
        unit = game.terms.unit
        if offer.give.cash % unit or offer.take.cash % unit or offer.debt % unit:
            return False
        if offer.give.is_empty() and offer.take.is_empty():
            return False
        return not offering.why_not_hold(game, seat, offer) and offering.has_cards(game, target, offer.take.cards)

    def read_choosing(self, fields: Fields) -> AnyDecision:
        """Read a card that says to pay or draw another."""
        seat = self.read_mover(fields)
        codes = [card.code for card in self.by_code.values() if card.effect == "pay-or-draw"]
        return cards.Choosing(seat, self.by_code[fields.choice("card", codes)])

    def read_steps(self, fields: Fields) -> int:
        """Read how far somebody walks after paying: as far as they rolled."""
        return fields.exactly("steps", self.game.rolled)

    # Where editions differ. What is here holds for most of them.

    def prices_of(self, deed: Deed) -> list[int]:
        """Return what the bank may ask for a property."""
        return [deed.price]

    def read_lander(self, fields: Fields, deed: Deed) -> int:
        """Read who left a property to an auction, or lost it."""
        return fields.number("lander", 0, self.game.seats - 1)

    def most_for(self, purpose: payment.Purpose) -> int:
        """Return the most that can be paid for this purpose."""
        return self.most_owed
