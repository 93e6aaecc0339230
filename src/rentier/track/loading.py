"""Reads the position of a game on a track back, checking what can be wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.core.errors import BadInput

from . import auction, building, cards, debt, deeds, moving, payment, trading, turn
from .claims import Claim
from .numbers import BANK, FREE

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields

    from .board import Deed
    from .state import Player, TrackGame

MOST_CASH = 10**15

STATE_FIELDS = (
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


def track_state(game: TrackGame) -> dict[str, object]:
    """Writes down the parts that every track game has."""
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


def load_track(game: TrackGame, position: Fields, all_cards: list[list[cards.Card]]) -> None:
    """Sets up the parts that every track game has."""
    game.begin_state()
    players = position.inners("players")
    if len(players) != game.seats:
        raise position.fault("players", str(game.seats))
    by_code = {card.code: card for pile in all_cards for card in pile}
    for player, fields in zip(game.players, players, strict=True):
        _load_player(game, player, fields, by_code)
    _load_deeds(game, position)
    game.bank = position.number("bank", -MOST_CASH, MOST_CASH)
    game.apartments = position.number("apartments", 0, game.terms.apartments)
    game.hotels = position.number("hotels", 0, game.terms.hotels)
    _load_decks(game, position, by_code, len(all_cards))
    game.turn = position.number("turn", 0, game.seats - 1)
    game.starter = position.number("starter", 0, game.seats - 1)
    game.turns = position.number("turns", 1, 10**9)
    game.rounds = position.number("rounds", 0, 10**9)
    game.rolled = position.number("rolled", 0, 12)
    game.doubles = position.number("doubles", 0, 3)
    game.may_roll = position.flag("may_roll")
    game.is_fresh = position.flag("fresh")
    game.claims = [_load_claim(game, position, entry) for entry in position.entries("claims")]
    game.declined = position.texts("declined")
    game.offers = position.numbers("offers", 0, 10**6)
    if len(game.offers) != game.seats:
        raise position.fault("offers", str(game.seats))
    if not position.flag("over"):
        for fields in position.inners("stack"):
            game.push(_load_decision(game, fields, by_code))
        if not game.stack or game.stack[0] is not turn.TURN or turn.TURN in game.stack[1:]:
            raise position.fault("stack", "turn …")
    _check_inventory(game)


def _load_player(game: TrackGame, player: Player, fields: Fields, by_code: dict[str, cards.Card]) -> None:
    fields.only(("cash", "place", "jail", "kept", "out"))
    player.cash = fields.number("cash", 0, MOST_CASH)
    if player.cash % game.terms.unit:
        raise fields.fault("cash", f"× {game.terms.unit}")
    player.place = game.board.find_space(fields.text("place")).index
    player.jail = fields.number("jail", FREE, game.most_jail_turns())
    if player.jail != FREE and player.place != game.board.jail:
        raise fields.fault("jail", str(FREE))
    player.is_out = fields.flag("out")
    for code in fields.texts("kept"):
        if code not in by_code:
            raise fields.fault("kept", "card")
        player.kept.append(by_code[code])


def _load_deeds(game: TrackGame, position: Fields) -> None:
    entries = position.entries("deeds")
    if len(entries) != len(game.board.deeds):
        raise position.fault("deeds", str(len(game.board.deeds)))
    for deed, entry in zip(game.board.deeds, entries, strict=True):
        fault = position.fault(f"deeds[{deed.index}]", "[owner, level, mortgaged, paid]")
        if not (isinstance(entry, list) and len(entry) == 4):
            raise fault
        owner, level, is_mortgaged, is_paid = entry
        for number in (owner, level):
            if not isinstance(number, int) or isinstance(number, bool):
                raise fault
        if not isinstance(is_mortgaged, bool) or not isinstance(is_paid, bool):
            raise fault
        if not BANK <= owner < game.seats or not 0 <= level <= game.terms.levels or (owner == BANK and level):
            raise fault
        if owner != BANK and game.players[owner].is_out:
            raise fault
        if (level and (is_mortgaged or not deed.group.is_street)) or (owner == BANK and is_mortgaged):
            raise fault
        game.owner[deed.index] = owner
        game.level[deed.index] = level
        game.is_mortgaged[deed.index] = is_mortgaged
        game.is_interest_paid[deed.index] = is_paid


def _load_decks(game: TrackGame, position: Fields, by_code: dict[str, cards.Card], count: int) -> None:
    entries = position.entries("decks")
    if len(entries) != count:
        raise position.fault("decks", str(count))
    game.decks = []
    for i, entry in enumerate(entries):
        fault = position.fault(f"decks[{i}]", "[cards, unseen]")
        if not (isinstance(entry, list) and len(entry) == 2 and isinstance(entry[0], list)):
            raise fault
        codes, unseen = entry
        if not isinstance(unseen, int) or isinstance(unseen, bool) or not 0 <= unseen <= len(codes):
            raise fault
        pile: list[cards.Card] = []
        for code in codes:
            if not isinstance(code, str) or code not in by_code or by_code[code].deck != i:
                raise fault
            pile.append(by_code[code])
        game.decks.append(cards.Deck(pile, unseen))


def _load_claim(game: TrackGame, position: Fields, entry: object) -> Claim:
    fault = position.fault("claims", "[owner, lander, deed, amount, waiting]")
    if not (isinstance(entry, list) and len(entry) == 5 and isinstance(entry[2], str) and isinstance(entry[4], bool)):
        raise fault
    for number in (entry[0], entry[1], entry[3]):
        if not isinstance(number, int) or isinstance(number, bool):
            raise fault
    owner, lander, code, amount, is_waiting = entry
    if owner == lander or not 0 <= owner < game.seats or not 0 <= lander < game.seats or not 0 < amount < MOST_CASH:
        raise fault
    if not game.is_in(owner) or not game.is_in(lander):
        raise fault
    return Claim(owner, lander, game.board.find_deed(code), amount, is_waiting)


def _load_decision(game: TrackGame, fields: Fields, by_code: dict[str, cards.Card]) -> AnyDecision:
    """Reads one pending decision."""
    own = game.load_decision(fields)
    if own is not None:
        return own
    kind = fields.text("kind")
    if kind == "turn":
        return turn.TURN
    if kind == "payment":
        return _load_payment(game, fields)
    if kind in ("auction", "building-auction", "want"):
        return _load_bidding(game, fields, kind)
    if kind == "liquidate":
        found = [game.board.find_deed(code) for code in fields.texts("deeds")]
        return debt.Liquidating(tuple(found), fields.number("seat", 0, game.seats - 1))
    seat = _seat(game, fields, "seat")
    if kind == "arrive":
        return moving.Arriving(seat, fields.number("times", 1, 2), fields.number("each", 0, MOST_CASH))
    if kind == "walk":
        return turn.Walking(seat, fields.number("steps", 2, 12))
    if kind == "leave-jail":
        return turn.Leaving(seat)
    if kind == "pay-or-draw":
        code = fields.text("card")
        if code not in by_code or by_code[code].effect != "pay-or-draw":
            raise fields.fault("card", "card")
        return cards.Choosing(seat, by_code[code])
    if kind in ("offer", "exchange"):
        return _load_deal(game, fields, kind, seat)
    deed = game.board.find_deed(fields.text("deed"))
    if kind == "lift":
        return deeds.Lifting(seat, deed)
    price = fields.number("price", 0, MOST_CASH)
    if kind == "buy":
        return deeds.Buying(seat, deed, price)
    if kind == "deliver":
        return deeds.Delivering(seat, deed, price, _barred(game, fields))
    if kind == "place":
        wanting = _seats(game, fields, "wanting") if fields.has("wanting") else ()
        return building.Placing(seat, deed, price, wanting, _barred(game, fields))
    raise fields.fault("kind", "turn, payment, auction …")


def _seat(game: TrackGame, fields: Fields, name: str) -> int:
    seat = fields.number(name, 0, game.seats - 1)
    if not game.is_in(seat):
        raise fields.fault(name, "seat")
    return seat


def _load_payment(game: TrackGame, fields: Fields) -> AnyDecision:
    payer = fields.number("payer", BANK, game.seats - 1)
    payee = fields.number("payee", BANK, game.seats - 1)
    amount = fields.number("amount", 1, MOST_CASH)
    if payer == payee or amount % game.terms.unit:
        raise fields.fault("payer", "payment")
    for seat in (payer, payee):
        if seat != BANK and not game.is_in(seat):
            raise fields.fault("payer", "seat")
    flags = (fields.flag("debt"), fields.flag("asked"), fields.flag("told"))
    offers = tuple(fields.numbers("offers", 0, 10**6)) if fields.has("offers") else ()
    if offers and len(offers) != game.seats:
        raise fields.fault("offers", str(game.seats))
    return payment.Paying(payer, payee, amount, fields.text("why")[:40], *flags, offers)


def _load_bidding(game: TrackGame, fields: Fields, kind: str) -> AnyDecision:
    deed = game.board.find_deed(fields.text("deed"))
    if kind == "want":
        asked, wanting = _seats(game, fields, "asked"), _seats(game, fields, "wanting")
        return building.Wanting(_seat(game, fields, "seat"), deed, fields.flag("hotel"), asked, wanting)
    bidders = _seats(game, fields, "bidders")
    leader = fields.number("leader", BANK, game.seats - 1)
    bid = fields.number("bid", 0, MOST_CASH)
    if leader != BANK and leader not in bidders:
        raise fields.fault("leader", "bidders")
    if kind == "auction":
        if game.owner[deed.index] != BANK:
            raise fields.fault("deed", "bank")
        return auction.Auction(
            deed, bidders, leader, bid, fields.number("lander", 0, game.seats - 1), _barred(game, fields)
        )
    wanting = _seats(game, fields, "wanting") if fields.has("wanting") else bidders
    return building.BuildingAuction(fields.flag("hotel"), bidders, leader, bid, deed, wanting, _barred(game, fields))


def _barred(game: TrackGame, fields: Fields) -> tuple[int, ...]:
    """Reads who may not bid again; most positions do not say, because nobody is barred."""
    return tuple(fields.numbers("barred", 0, game.seats - 1)) if fields.has("barred") else ()


def _seats(game: TrackGame, fields: Fields, name: str) -> tuple[int, ...]:
    seats = fields.numbers(name, 0, game.seats - 1)
    if len(set(seats)) < len(seats) or not all(game.is_in(seat) for seat in seats):
        raise fields.fault(name, "seats")
    return tuple(seats)


def _load_deal(game: TrackGame, fields: Fields, kind: str, seat: int) -> AnyDecision:
    offer = game.edition.read_action(fields.text("offer"))
    if not isinstance(offer, trading.MakeOffer) or offer.target == seat or not 0 <= offer.target < game.seats:
        raise fields.fault("offer", "offer")
    if not game.is_in(offer.target) or trading.why_not_hold(game, seat, offer):
        raise fields.fault("offer", "offer")
    if kind == "offer":
        return trading.Considering(seat, offer)
    lift: list[Deed] = [game.board.find_deed(code) for code in fields.texts("lift")]
    return trading.Exchanging(seat, offer, lift)


def _check_inventory(game: TrackGame) -> None:
    """Refuses a position in which something is too many or missing."""
    if game.inventory() != game.full_inventory():
        raise BadInput("track-position-things")
