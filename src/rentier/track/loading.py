"""Writes positions of games on a track, and reads them back, refusing whatever the rules cannot lead to.

`TrackReader` reads and checks in one order: the players, the deeds, the stock and the piles, the turn, and then what is
pending, from the bottom up. An edition overrides what differs. Whatever it accepts can be played on from; so each check
must hold for every position that can follow from one that has passed it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rentier.core.errors import BadInput, RentierError
from rentier.core.native import mypyc_attr

from . import auction, building, cards, debt, deeds, moving, payment, shortage, trading, turn
from .claims import Claim
from .numbers import BANK, FREE, NOBODY

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields

    from .board import Deed, Group
    from .state import Player, TrackGame

MOST_CASH: Final = 10**12
MOST_TURNS: Final = 10**9
MOST_OFFERS: Final = 10**6
MOST_STOPS: Final = 9
"""More than one player makes on one space before the claims close; the text of a claim has one digit for it."""
SOME: Final = 8
"""How many words a sentence lists at most."""

STATE_FIELDS: Final = (
    "players",
    "deeds",
    "bank",
    "apartments",
    "hotels",
    "decks",
    "turn",
    "starter",
    "turns",
    "rounds",
    "rolled",
    "doubles",
    "may_roll",
    "fresh",
    "claims",
    "declined",
    "offers",
)

FIELDS_OF: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("kind",),
    "payment": ("kind", "payer", "payee", "amount", "why", "debt", "asked", "told", "offers"),
    "buy": ("kind", "seat", "deed", "price"),
    "deliver": ("kind", "seat", "deed", "price", "barred"),
    "auction": ("kind", "deed", "bidders", "leader", "bid", "lander", "barred"),
    "liquidate": ("kind", "deeds", "seat"),
    "want": ("kind", "seat", "deed", "hotel", "asked", "wanting"),
    "building-auction": ("kind", "hotel", "bidders", "leader", "bid", "deed", "wanting", "barred"),
    "place": ("kind", "seat", "deed", "price", "wanting", "barred"),
    "offer": ("kind", "seat", "offer"),
    "exchange": ("kind", "seat", "offer", "lift"),
    "walk": ("kind", "seat", "steps"),
    "arrive": ("kind", "seat", "times", "each"),
    "lift": ("kind", "seat", "deed"),
    "leave-jail": ("kind", "seat"),
    "pay-or-draw": ("kind", "seat", "card"),
}
"""What the decisions of the track are written with, by their kind."""


def track_state(game: TrackGame) -> dict[str, object]:
    """Write down the parts that every track game has."""
    return {
        "players": [_player_state(game, player) for player in game.players],
        "deeds": [
            [game.owner[i], game.level[i], game.is_mortgaged[i], game.is_interest_paid[i]]
            for i in range(len(game.board.deeds))
        ],
        "bank": game.bank,
        "apartments": game.apartments,
        "hotels": game.hotels,
        "decks": [[[card.code for card in deck.cards], deck.unseen] for deck in game.decks],
        "turn": game.turn,
        "starter": game.starter,
        "turns": game.turns,
        "rounds": game.rounds,
        "rolled": game.rolled,
        "doubles": game.doubles,
        "may_roll": game.may_roll,
        "fresh": game.is_fresh,
        "claims": [[c.owner, c.lander, c.deed.code, c.amount, c.is_waiting] for c in game.claims],
        "declined": game.declined[:],
        "offers": game.offers[:],
    }


def _player_state(game: TrackGame, player: Player) -> dict[str, object]:
    return {
        "cash": player.cash,
        "place": game.board.spaces[player.place].code,
        "jail": player.jail,
        "kept": [card.code for card in player.kept],
        "out": player.is_out,
    }


@mypyc_attr(allow_interpreted_subclasses=True)
class TrackReader:
    """Reads a position into a game; editions say what differs by overriding what is under «where editions differ»."""

    def __init__(self, game: TrackGame, position: Fields, every_card: list[list[cards.Card]]) -> None:
        self.game = game
        self.position = position
        self.is_over = position.flag("over")
        self.by_code = {card.code: card for pile in every_card for card in pile}
        self.piles = len(every_card)
        self.missing: dict[str, int] = {}
        """By code: how many copies of a card have not been seen yet."""
        for pile in every_card:
            self.add_cards([card.code for card in pile])
        self.deed_codes = [deed.code for deed in game.board.deeds]
        self.most_owed = self._most_owed()

    # Reading, from the players to what is pending.

    def read(self) -> None:
        """Set up everything that the game has, and refuse what cannot be."""
        self.game.begin_state()
        self.read_players()
        self.read_deeds()
        self.read_stock()
        self.read_piles()
        self.read_turn()
        self.read_claims()
        self.read_offers()
        self.read_own()
        if not self.is_over:
            self.read_stack()
        self.check_cards()
        self.check_whole()
        if self.is_over:
            self._check_end()
        if self.game.inventory() != self.game.full_inventory():
            raise BadInput("track-position-things")

    def read_players(self) -> None:
        """Read who is where with what; whoever is out has nothing."""
        game, position = self.game, self.position
        for player, fields in zip(game.players, position.inners("players", game.seats)):
            fields.only(("cash", "place", "jail", "kept", "out"))
            player.cash = fields.amount("cash", 0, MOST_CASH, game.terms.unit)
            player.place = game.board.by_code[fields.code("place", game.board.by_code, "space")].index
            player.jail = fields.number("jail", FREE, game.terms.most_jail_turns)
            if player.jail != FREE and player.place != game.board.jail:
                raise fields.refuse("jail", "track-position-not-in-jail", {"free": FREE})
            for i, code in enumerate(fields.texts("kept")):
                if code not in self.by_code or not self.may_keep(self.by_code[code]):
                    raise fields.refuse(f"kept[{i}]", "track-position-not-kept")
                self.take_card(fields, f"kept[{i}]", code)
                player.kept.append(self.by_code[code])
            player.is_out = fields.flag("out")
            if player.is_out:
                for name, is_left in (("cash", player.cash != 0), ("kept", len(player.kept) > 0)):
                    if is_left:
                        raise fields.refuse(name, "track-position-out-has")
                if player.jail != FREE:
                    raise fields.refuse("jail", "track-position-out-has")
        left = len(game.seats_in())
        fewest = 1 if self.is_over else 2
        if left < fewest:
            raise position.refuse("players", "track-position-too-few", {"left": left, "fewest": fewest})

    def read_deeds(self) -> None:
        """Read who owns what, and what stands there."""
        game = self.game
        rows = self.position.rows("deeds", ("owner", "level", "mortgaged", "interest paid"), len(game.board.deeds))
        for deed, row in zip(game.board.deeds, rows):
            i = deed.index
            game.owner[i] = row.seat("[0]", [BANK, *game.seats_in()])
            game.level[i] = row.number("[1]", 0, game.terms.levels)
            game.is_mortgaged[i] = row.flag("[2]")
            game.is_interest_paid[i] = row.flag("[3]")
            about: dict[str, object] = {"space": deed.code}
            if game.level[i] and (game.owner[i] == BANK or not deed.group.is_street or game.is_mortgaged[i]):
                raise row.refuse("[1]", "track-position-no-building", about)
            if game.is_mortgaged[i] and (game.owner[i] == BANK or not self.has_mortgages()):
                raise row.refuse("[2]", "track-position-no-mortgage", about)
            if game.is_interest_paid[i] and not (game.is_mortgaged[i] and game.terms.is_interest_kept):
                raise row.refuse("[3]", "track-position-no-interest", about)
        for group in game.board.groups:
            if game.has_buildings(group):
                self.check_buildings(group)

    def read_stock(self) -> None:
        """Read what the bank has left: all that is not with the players."""
        game, position = self.game, self.position
        standing = 0
        hotels = 0
        for level in game.level:
            hotels += 1 if level == game.terms.levels else 0
            standing += building.apartments_at(game, level)
        for name, whole, built in (
            ("apartments", game.terms.apartments, standing),
            ("hotels", game.terms.hotels, hotels),
        ):
            left = whole - built
            if left < 0:
                raise position.refuse("deeds", "track-position-stock", {"kind": name, "built": built, "whole": whole})
            if position.number(name, 0, whole) != left:
                raise position.refuse(name, "track-position-left", {"built": built, "left": left})
        game.apartments = game.terms.apartments - standing
        game.hotels = game.terms.hotels - hotels
        game.bank = position.number("bank", -MOST_CASH * game.seats, MOST_CASH)

    def read_piles(self) -> None:
        """Read the piles of cards."""
        game, position = self.game, self.position
        game.decks = []
        for i, row in enumerate(position.rows("decks", ("cards", "unseen"), self.piles)):
            pile: list[cards.Card] = []
            for j, code in enumerate(row.texts("[0]")):
                if code not in self.by_code or self.by_code[code].deck != i:
                    raise row.refuse(f"[0][{j}]", "track-position-other-pile")
                self.take_card(row, f"[0][{j}]", code)
                pile.append(self.by_code[code])
            game.decks.append(cards.Deck(pile, row.number("[1]", 0, len(pile))))

    def read_turn(self) -> None:
        """Read whose turn it is and how far it has come."""
        game, position = self.game, self.position
        game.turn = position.number("turn", 0, game.seats - 1)
        game.starter = position.number("starter", 0, game.seats - 1)
        game.rounds = position.number("rounds", 0, MOST_TURNS)
        game.turns = position.number("turns", 1, MOST_TURNS)
        # In each round everybody has a turn at most; the one in which the game ends may not have begun.
        fewest = max(1, game.rounds + (0 if self.is_ending() else 1))
        most = game.rounds * game.seats + (game.turn - game.starter) % game.seats + 1
        if not fewest <= game.turns <= most:
            details: dict[str, object] = {"rounds": game.rounds, "fewest": fewest, "most": most}
            raise position.refuse("turns", "track-position-turns", details)
        game.rolled = position.number("rolled", 0, 12)
        if game.rolled == 1:
            raise position.refuse("rolled", "track-position-rolled")
        game.may_roll = position.flag("may_roll")
        game.is_fresh = position.flag("fresh")
        game.doubles = position.number("doubles", 0, turn.DOUBLES_TO_JAIL)
        if game.doubles and game.is_fresh:
            raise position.refuse("doubles", "track-position-fresh-doubles")
        if game.may_roll and game.doubles == turn.DOUBLES_TO_JAIL:
            raise position.refuse("may_roll", "track-position-third-double")
        if game.may_roll and not game.is_in(game.turn):
            raise position.refuse("may_roll", "track-position-out-rolls", {"seat": game.turn})
        if game.is_fresh and not game.may_roll and game.is_in(game.turn):
            raise position.refuse("may_roll", "track-position-fresh-roll")

    def read_claims(self) -> None:
        """Read the rents that may still be claimed."""
        game = self.game
        form = ("owner", "lander", "property", "amount", "waiting")
        for row in self.position.rows("claims", form):
            owner = row.seat("[0]", game.seats_in())
            lander = row.seat("[1]", [seat for seat in game.seats_in() if seat != owner])
            deed = self.read_deed(row, "[2]")
            amount = row.amount("[3]", game.terms.unit, self.most_rent(), game.terms.unit)
            same = [c for c in game.claims if (c.owner, c.lander) == (owner, lander) and c.deed is deed]
            if len(same) == MOST_STOPS:
                raise row.refuse("[2]", "track-position-stops", {"most": MOST_STOPS})
            game.claims.append(Claim(owner, lander, deed, amount, row.flag("[4]")))
        if game.claims and not self.has_claims():
            raise self.position.refuse("claims", "track-position-no-claims")

    def read_offers(self) -> None:
        """Read what was offered in this turn, and what was declined."""
        game, position = self.game, self.position
        most = min(game.terms.most_offers, MOST_OFFERS)
        game.offers = position.numbers("offers", 0, most, game.seats)
        game.declined = position.texts("declined")
        for i, text in enumerate(game.declined):
            seat, _, rest = text.partition(" ")
            offer = self.find_offer(rest)
            if offer is None or str(offer) != rest or seat not in [str(other) for other in range(game.seats)]:
                raise position.refuse(f"declined[{i}]", "track-position-declined")

    def read_stack(self) -> None:
        """Read what is pending, from the turn at the bottom to what is asked now."""
        game = self.game
        for i, fields in enumerate(self.position.inners("stack")):
            if i == 0:
                fields.choice("kind", ["turn"])
                fields.only(("kind",))
                game.push(turn.TURN)
            else:
                self._check_place(fields)
                game.push(self.read_decision(fields))

    def _check_place(self, fields: Fields) -> None:
        """Refuse a decision that is not of this game, or that never lies directly on the one below."""
        on = self.lies_on()
        kind = fields.text("kind")
        if kind not in on:
            raise fields.refuse("kind", "track-position-kind", {"known": list(on)[:SOME]})
        below = self.game.top()
        if below.kind not in on[kind]:
            allowed = list(on[kind])
            if len(allowed) > SOME:
                raise fields.refuse("kind", "track-position-lies-not", {"below": below.kind})
            raise fields.refuse("kind", "track-position-lies-on", {"below": below.kind, "allowed": allowed})
        if kind in FIELDS_OF:
            fields.only(FIELDS_OF[kind])
        if isinstance(below, payment.Paying) and below.is_asked and not self.is_tender(kind):
            raise fields.refuse("kind", "track-position-lies-on-asked")

    # Parts that many decisions have.

    def read_deed(self, fields: Fields, name: str) -> Deed:
        """Read a property by its code."""
        return self.game.board.find_deed(fields.code(name, self.deed_codes, "property"))

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
        """Read a seat that can only be the one whose turn it is, which has rolled."""
        game = self.game
        seat = fields.seat("seat", [game.turn] if game.is_in(game.turn) else [])
        if game.is_fresh:
            raise self.position.refuse("fresh", "track-position-moved", {"kind": fields.text("kind")})
        return seat

    def read_walker(self, fields: Fields) -> int:
        """Read the seat of somebody on the way, who is not in jail."""
        seat = self.read_mover(fields)
        if self.game.players[seat].jail != FREE:
            raise fields.refuse("seat", "track-position-jailed")
        return seat

    def find_offer(self, text: str) -> trading.MakeOffer | None:
        """Find the offer that a text means, if it means one."""
        try:
            action = self.game.edition.read_action(text)
        except RentierError:
            return None
        return action if isinstance(action, trading.MakeOffer) else None

    def most_bid(self) -> int:
        """Return more than anybody can have bid: all that the players have."""
        total = 0
        for player in self.game.players:
            total += self.game.wealth(player.seat)
        return total

    # The decisions.

    def read_decision(self, fields: Fields) -> AnyDecision:
        """Read one pending decision; those below it are on the stack already."""
        kind = fields.text("kind")
        if kind == "payment":
            return self.read_payment(fields)
        if kind == "buy":
            return self.read_buying(fields)
        if kind == "auction":
            return self.read_auction(fields)
        if kind == "liquidate":
            return self.read_liquidating(fields)
        if kind == "want":
            return self.read_wanting(fields)
        if kind == "building-auction":
            return self.read_building_auction(fields)
        if kind == "offer":
            return self.read_offer(fields)
        if kind == "walk":
            return turn.Walking(self.read_walker(fields), self.read_steps(fields))
        if kind == "arrive":
            # No card of the editions in which this can rest changes the rent.
            return moving.Arriving(self.read_walker(fields), fields.exactly("times", 1), fields.exactly("each", 0))
        if kind == "deliver":
            return self.read_delivering(fields)
        if kind == "place":
            return self.read_placing(fields)
        if kind == "lift":
            return self.read_lifting(fields)
        if kind == "leave-jail":
            return self.read_leaving(fields)
        if kind == "exchange":
            return self.read_exchanging(fields)
        if kind == "pay-or-draw":
            seat = self.read_mover(fields)
            codes = [card.code for card in self.by_code.values() if card.effect == "pay-or-draw"]
            return cards.Choosing(seat, self.by_code[fields.choice("card", codes)])
        return self.read_own_decision(fields, kind)

    def read_payment(self, fields: Fields) -> AnyDecision:
        """Read a payment of a player; what the bank pays never waits."""
        game = self.game
        payer = fields.seat("payer", game.seats_in())
        purposes = {purpose.code: purpose for purpose in self.purposes()}
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
        """Refuse a payment that would be through at once, or by choice one that nothing below waits for."""
        if not self.are_payments_asked():
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
            is_for = paying.purpose is payment.LIFT and paying.amount == self.game.policies.mortgages.lifting_price(
                self.game, below.deed
            )
            return is_for and paying.payer == below.seat
        if isinstance(below, turn.Leaving):
            return (
                paying.purpose is payment.FINE and paying.amount == self.game.terms.fine and paying.payer == below.seat
            )
        return False

    def read_buying(self, fields: Fields) -> AnyDecision:
        """Read a property that the player who stopped there may buy."""
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
        """Read who may not bid again; most positions do not say, because nobody is barred."""
        return tuple(fields.seats("barred", list(range(self.game.seats)))) if fields.has("barred") else ()

    def read_bid(self, fields: Fields, leader: int, lowest: int) -> int:
        """Read the highest bid; without a leader there is none."""
        if leader == NOBODY:
            return fields.exactly("bid", 0)
        return fields.amount("bid", lowest, max(lowest, self.most_bid()), self.game.terms.unit)

    def read_liquidating(self, fields: Fields) -> AnyDecision:
        """Read the deeds of a bankrupt that are still to be auctioned."""
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
        """Read everybody who takes part, those who have passed too; where it is not said, those who have not."""
        if not fields.has("wanting"):
            return bidders
        wanting = tuple(fields.seats("wanting", self.game.seats_in()))
        for seat in bidders:
            if seat not in wanting:
                raise fields.refuse("wanting", "track-position-wanting", {"bidders": list(bidders)})
        return wanting

    def check_site(self, fields: Fields, seat: int, deed: Deed, is_hotel: bool) -> None:
        """Refuse a building that is not there, or could not stand there.

        Where rents are claimed, a claim made since may have cost its builder the place; then nothing is built. Before
        the first bid of an auction, raising money may have done the same.
        """
        game = self.game
        if not deed.group.is_street:
            raise fields.refuse("deed", "track-position-no-street")
        if building.stock_left(game, is_hotel) <= 0:
            raise fields.refuse("hotel", "track-position-none-left")
        is_sure = seat != NOBODY and not self.has_claims()
        if is_sure and not shortage.is_site(game, seat, deed, is_hotel):
            raise fields.refuse("deed", "track-position-site", {"seat": seat})

    def read_offer(self, fields: Fields) -> AnyDecision:
        """Read an offer that its target thinks about."""
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
        if not self.has_claims():
            key = trading.why_not_offer(game, seat, offer)
            # This very offer may have been the last of the turn.
            return not (trading.why_not_pay(game, seat, offer, []) if key == "track-deal-too-many" else key)
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
        """Read a deed that goes to its buyer when it is paid."""
        seat = fields.seat("seat", self.game.seats_in())
        deed = self.read_unowned(fields)
        return deeds.Delivering(seat, deed, self.read_price(fields), self.read_barred(fields))

    def read_placing(self, fields: Fields) -> AnyDecision:
        """Read a building that is placed when it is paid."""
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
        """Read what somebody is paying for something of the bank's."""
        unit = self.game.terms.unit
        return fields.amount("price", unit, max(unit, self.most_bid()), unit)

    def read_lifting(self, fields: Fields) -> AnyDecision:
        """Read a mortgage that ends when it is paid."""
        seat = fields.seat("seat", self.game.seats_in())
        deed = self.read_deed(fields, "deed")
        if self.game.owner[deed.index] != seat or not self.game.is_mortgaged[deed.index]:
            raise fields.refuse("deed", "track-position-not-mortgaged", {"seat": seat})
        return deeds.Lifting(seat, deed)

    def read_leaving(self, fields: Fields) -> AnyDecision:
        """Read somebody who leaves jail when the fine is paid."""
        game = self.game
        seat = fields.seat("seat", [game.turn] if game.may_roll else [])
        if game.players[seat].jail == FREE:
            raise fields.refuse("seat", "track-position-not-jailed")
        return turn.Leaving(seat)

    def read_exchanging(self, fields: Fields) -> AnyDecision:
        """Read a deal that waits for its money; what it names, no other deal names."""
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
        """Whether a deal is one of things that both sides have, for money of one of them."""
        game = self.game
        target = offer.target
        if target == seat or target not in game.seats_in() or bool(offer.give.cash) == bool(offer.take.cash):
            return False
        unit = game.terms.unit
        if offer.give.cash % unit or offer.take.cash % unit or offer.debt % unit:
            return False
        if offer.give.is_empty() and offer.take.is_empty():
            return False
        return not trading.why_not_hold(game, seat, offer) and trading.has_cards(game, target, offer.take.cards)

    def read_steps(self, fields: Fields) -> int:
        """Read how far somebody walks who has paid: as far as was rolled."""
        return fields.exactly("steps", self.game.rolled)

    # What is checked of the whole.

    def add_cards(self, codes: list[str]) -> None:
        """Take note of cards that must be somewhere."""
        for code in codes:
            self.missing[code] = self.missing.get(code, 0) + 1

    def take_card(self, fields: Fields, name: str, code: str) -> None:
        """Take note that a card, which is one of the game's, lies here."""
        if self.missing[code] == 0:
            raise fields.refuse(name, "track-position-card-twice")
        self.missing[code] -= 1

    def check_cards(self) -> None:
        """Refuse a position in which a card lies nowhere."""
        for code, count in self.missing.items():
            if count:
                raise self.position.refuse("decks", "track-position-card-missing", {"card": code})

    def check_whole(self) -> None:
        """Refuse money that appeared or vanished."""
        game = self.game
        players = self.money_of_players()
        left = game.seats * game.terms.start - players
        if game.bank != left:
            raise self.position.refuse("bank", "track-position-bank", {"players": players, "left": left})

    def _check_end(self) -> None:
        """Refuse an ending that is not the edition's, or winners whom the rules do not name."""
        game, position = self.game, self.position
        ending = position.choice("ending", self.endings())
        winners = list(self.winners_by(ending))
        if not winners:
            raise position.refuse("ending", "track-position-ending")
        if position.numbers("winners", 0, game.seats - 1) != winners:
            raise position.refuse("winners", "track-position-winners", {"winners": [str(seat) for seat in winners]})

    def last_one(self) -> tuple[int, ...]:
        """Return the only player left, or nobody."""
        left = self.game.seats_in()
        return (left[0],) if len(left) == 1 else ()

    def best_of(self, totals: list[int]) -> tuple[int, ...]:
        """Return who has most of something, of those who are still in."""
        left = self.game.seats_in()
        best = max([totals[seat] for seat in left])
        return tuple([seat for seat in left if totals[seat] == best])

    # Where editions differ. What is here holds for most.

    def lies_on(self) -> dict[str, tuple[str, ...]]:
        """Return each kind of decision that can wait in this edition, with the kinds that it can lie directly on."""
        raise NotImplementedError

    def purposes(self) -> tuple[payment.Purpose, ...]:
        """Return what the payments of players that can wait are for."""
        raise NotImplementedError

    def endings(self) -> list[str]:
        """Return the words for how a game can end."""
        raise NotImplementedError

    def winners_by(self, ending: str) -> tuple[int, ...]:
        """Return who has won if the game ended so; nobody if it cannot have."""
        raise NotImplementedError

    def read_own(self) -> None:
        """Read what only this edition has beside what is pending."""

    def read_own_decision(self, fields: Fields, kind: str) -> AnyDecision:
        """Read a pending decision that only this edition has."""
        raise NotImplementedError

    def is_ending(self) -> bool:
        """Whether the last turn may be over."""
        return self.is_over

    def are_payments_asked(self) -> bool:
        """Whether others have a say in payments, so that one by choice can wait."""
        return False

    def is_tender(self, kind: str) -> bool:
        """Whether a decision is about how a payment is made."""
        return False

    def may_keep(self, card: cards.Card) -> bool:
        """Whether a card can be in a player's hand."""
        return card.effect == "out-of-jail"

    def has_mortgages(self) -> bool:
        """Whether properties can be mortgaged."""
        return True

    def has_claims(self) -> bool:
        """Whether rents can be open that nobody has claimed yet."""
        return False

    def check_buildings(self, group: Group) -> None:
        """Refuse buildings that could not stand on a group like this."""

    def prices_of(self, deed: Deed) -> list[int]:
        """Return what the bank may ask for a property."""
        return [deed.price]

    def read_lander(self, fields: Fields, deed: Deed) -> int:
        """Read who left a property to an auction, or lost it."""
        return fields.number("lander", 0, self.game.seats - 1)

    def money_of_players(self) -> int:
        """Add up the money that is not the bank's."""
        return sum([player.cash for player in self.game.players])

    def most_rent(self) -> int:
        """Return the highest rent: a card may double what a deed says."""
        return 2 * max([deed.rents[len(deed.rents) - 1] for deed in self.game.board.deeds])

    def most_for(self, purpose: payment.Purpose) -> int:
        """Return the most that can be paid for something."""
        return self.most_owed

    def _most_owed(self) -> int:
        """Return the highest debt: a rent, or repairs of everything that can stand."""
        terms = self.game.terms
        most = self.most_rent()
        for card in self.by_code.values():
            most = max(most, card.house * terms.apartments + card.hotel * terms.hotels)
        return most
