"""Reading positions of Deal, whether set up by hand or saved, and refusing those that the rules cannot lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.core.errors import BadInput
from rentier.core.game import BASE_FIELDS
from rentier.core.reading import Fields

from . import rules
from .attacks import DEBT, EVERYBODY, GIFT, Attack, Birthday, CollectDebt, DealBreaker, ForcedDeal, Rent, SlyDeal
from .cards import (
    CARDS,
    COLOURS,
    DOUBLE_RENT,
    HOTEL_RENT,
    HOUSE_RENT,
    JUST_SAY_NO,
    Card,
    Colour,
    codes,
    find_card,
    find_colour,
    full_pack,
)
from .decisions import Answer, Attacking, Payment, Placing
from .sets import PropertySet, SetName
from .state import PLAYS_A_TURN, Known, Player

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision

    from .state import Deal

POSITION_FIELDS: Final = (
    *BASE_FIELDS,
    "turn",
    "turns",
    "plays_left",
    "busy",
    "idle",
    "pile",
    "buried",
    "centre",
    "players",
)
MOST_TURNS: Final = 1_000_000_000
ENDINGS: Final = ("sets", "stuck", "limit")

CODES: Final = frozenset(codes(CARDS))
COLOUR_NAMES: Final = frozenset([colour.name for colour in COLOURS])


def load(game: Deal, position: Fields) -> None:
    """Fill a game with what a position describes."""
    position.only(POSITION_FIELDS)
    is_over = position.flag("over")
    limit = game.agreed.turn_limit
    game.turn = position.number("turn", 0, game.seats - 1)
    game.turns = position.number("turns", 1, MOST_TURNS if limit is None else limit)
    game.plays_left = position.number("plays_left", 0, PLAYS_A_TURN)
    game.is_busy = position.flag("busy")
    game.idle = position.number("idle", 0, game.seats if is_over else game.seats - 1)
    game.pile = read_cards(position, "pile")
    game.buried = position.numbers("buried", 0, game.seats - 1)
    game.centre = read_cards(position, "centre")
    if game.plays_left < PLAYS_A_TURN and not game.is_busy:
        raise position.refuse("busy", "field-exactly", {"wanted": "true"}, "DL-16")
    if len(game.buried) > len(game.pile):
        raise position.refuse("buried", "deal-position-buried", {"most": len(game.pile)}, "DL-5")
    if game.buried and game.agreed.extra_discarded:
        raise position.refuse("buried", "field-length", {"length": 0}, "DL-12")
    game.players = [
        _read_player(fields, seat, game) for seat, fields in enumerate(position.inners("players", game.seats))
    ]
    if is_over:
        _check_end(game, position)
    else:
        PendingReader(game, position).read()
    _check_buildings(game, position)
    _check_cards(game)


def read_cards(fields: Fields, name: str) -> list[Card]:
    """Read a list of cards by their codes."""
    return [find_card(code) for code in fields.codes(name, CODES, "card")]


def _read_player(fields: Fields, seat: int, game: Deal) -> Player:
    fields.only(("hand", "bank", "sets", "known"))
    sets = [_read_set(inner) for inner in fields.inners("sets")]
    player = Player(seat, read_cards(fields, "hand"), read_cards(fields, "bank"), sets, [])
    for i, card in enumerate(player.bank):
        if card.is_property:
            raise fields.refuse(f"bank[{i}]", "deal-position-bank", {}, "DL-20")
    for colour in COLOURS:
        if len([own for own in sets if own.colour is colour and not own.is_full]) > 1:
            raise fields.refuse("sets", "deal-position-open-sets", {"colour": colour.name}, "DL-30")
    left = player.hand[:]
    others = [other for other in range(game.seats) if other != seat]
    for i, row in enumerate(fields.rows("known", ("card", "seat"))):
        card = find_card(row.code("[0]", CODES, "card"))
        if card not in left:
            raise fields.refuse(f"known[{i}][0]", "deal-position-known", {}, "DL-5")
        left.remove(card)
        player.known.append(Known(card, row.seat("[1]", others)))
    return player


def _read_set(fields: Fields) -> PropertySet:
    fields.only(("colour", "cards", "buildings"))
    colour = find_colour(fields.code("colour", COLOUR_NAMES, "colour"))
    cards = read_cards(fields, "cards")
    for i, card in enumerate(cards):
        if not card.is_property or colour not in card.colours:
            raise fields.refuse(f"cards[{i}]", "deal-position-set-card", {"colour": colour.name}, "DL-30")
    own = PropertySet(colour, cards, fields.number("buildings", 0, 2))
    if not cards or (len(cards) > colour.size and not own.is_all_any):
        details: dict[str, object] = {"colour": colour.name, "most": colour.size}
        raise fields.refuse("cards", "deal-position-set-size", details, "DL-30")
    if own.buildings and not colour.buildings:
        raise fields.refuse("buildings", "deal-position-buildings", {}, "DL-50")
    return own


def _check_buildings(game: Deal, position: Fields) -> None:
    """Refuse buildings on a set that is not full, unless a wild that may fill it is yet to be placed (DL-50, DL-51)."""
    for player in game.players:
        for i, own in enumerate(player.sets):
            if own.buildings and not own.is_full and not _may_be_filled(game, player.seat, own):
                where = f"players[{player.seat}].sets[{i}].buildings"
                raise position.refuse(where, "deal-position-buildings", {}, "DL-50")


def _may_be_filled(game: Deal, seat: int, own: PropertySet) -> bool:
    """Whether a Forced Deal has just taken a card from a set, and its owner is about to place a wild for it."""
    attacking = game.stack[1] if len(game.stack) > 2 else None
    if not isinstance(attacking, Attacking) or not isinstance(attacking.action, ForcedDeal):
        return False
    swap = attacking.action
    is_own = seat == game.turn
    left = swap.given_from if is_own else swap.where
    may_touch = game.agreed.may_swap_own_full if is_own else game.agreed.may_swap_their_full
    owners = [decision.owner for decision in game.stack if isinstance(decision, Placing)]
    return may_touch and seat in owners and left.colour is own.colour and len(own.cards) == own.colour.size - 1


def _check_end(game: Deal, position: Fields) -> None:
    """Refuse an ending that the rules do not reach with these cards (DL-4, DL-16, DL-33)."""
    ending = position.choice("ending", ENDINGS)
    trial = game.copy()
    has_sets = rules.declare_win(trial)
    if ending == "sets" and not has_sets:
        raise position.refuse("ending", "deal-position-no-sets", {}, "DL-33")
    if ending != "sets":
        if has_sets:
            raise position.refuse("ending", "field-exactly", {"wanted": '"sets"'}, "DL-33")
        if (ending == "stuck") != (game.idle == game.seats):
            lowest = game.seats if ending == "stuck" else 0
            highest = game.seats if ending == "stuck" else game.seats - 1
            raise position.refuse("idle", "field-number", {"lowest": lowest, "highest": highest}, "DL-16")
        if ending == "limit":
            if game.agreed.turn_limit is None:
                raise position.refuse("ending", "field-choice", {"allowed": ['"sets"', '"stuck"']}, "DL-16")
            position.exactly("turns", game.agreed.turn_limit)
        rules.end_undecided(trial, ending)
    if tuple(position.numbers("winners", 0, game.seats - 1)) != trial.winners:
        raise position.refuse("winners", "field-exactly", {"wanted": str(list(trial.winners))}, "DL-4")


@final
class PendingReader:
    """A reader of what is pending: a turn and, above it, cards to give up, or an attack and its progress (DL-56)."""

    def __init__(self, game: Deal, position: Fields) -> None:
        self.game: Final = game
        self.position: Final = position
        self.attack: Attack | None = None
        """The action against others that is under way."""
        self.amount = 0
        self.victim = EVERYBODY
        """The player it is aimed at now."""
        self.placings: Final[list[Placing]] = []

    def read(self) -> None:
        """Put everything that is pending on the stack, from the bottom up."""
        game, position = self.game, self.position
        pending = position.inners("stack")
        kinds = [fields.choice("kind", game.edition.kinds) for fields in pending]
        above = kinds[2:]
        fine = kinds[:1] == ["turn"]
        if kinds[1:2] == ["attack"]:
            fine = fine and (above in (["answer"], ["payment"]) or (len(above) > 0 and set(above) == {"place"}))
        else:
            fine = fine and kinds[1:] in ([], ["give-up"])
        if not fine:
            raise position.refuse("stack", "deal-position-stack")
        for fields in pending:
            game.push(game.edition.load_decision(self, fields))
        if self.placings:
            # A wild that is yet to be placed comes before the check whether anybody has won.
            self._check_placings(pending[1])
            return
        trial = game.copy()
        if rules.declare_win(trial):
            winner = trial.winners[0]
            raise position.refuse(f"players[{winner}].sets", "deal-position-won", {}, "DL-33")

    def read_attack(self, fields: Fields) -> AnyDecision:
        """Read an action against others, and how far it has come."""
        game = self.game
        action = _read_action(game, fields)
        everybody = rules.everybody_else(game)
        targets = fields.seats("targets", everybody)
        target = _target_of(action)
        self.attack, self.victim = action, target
        if target == EVERYBODY:
            left = len(targets)
            if left >= len(everybody) or targets != list(everybody[len(everybody) - left :]):
                allowed = [str(it) for it in everybody]
                raise fields.refuse("targets", "deal-position-targets", {"allowed": allowed}, "DL-56")
            self.victim = everybody[len(everybody) - left - 1]
        elif targets:
            raise fields.refuse("targets", "field-length", {"length": 0}, "DL-56")
        self.amount = _read_amount(game, fields, action)
        _check_played(game, self.position, action)
        return Attacking(action, self.amount, tuple(targets))

    def read_payment(self, fields: Fields) -> AnyDecision:
        """Read what the victim of an attack for money owes."""
        if self.amount == 0:
            raise fields.refuse("kind", "field-choice", {"allowed": ['"answer"', '"place"']}, "DL-60")
        return Payment(fields.exactly("payer", self.victim), fields.exactly("amount", self.amount))

    def read_answer(self, fields: Fields) -> AnyDecision:
        """Read who is asked: the victim or, after a no, the player of the card (DL-52)."""
        game = self.game
        assert self.attack is not None
        _check_aim(game, self.position.inners("stack")[1], self.attack, self.victim)
        fields.exactly("victim", self.victim)
        is_cancelled = fields.flag("cancelled")
        asked = game.turn if is_cancelled else self.victim
        if fields.numbers("asked", 0, game.seats - 1, 1) != [asked]:
            raise fields.refuse("asked[0]", "field-exactly", {"wanted": asked}, "DL-52")
        if is_cancelled and JUST_SAY_NO not in game.centre:
            raise self.position.refuse("centre", "deal-position-played", {"card": JUST_SAY_NO.code}, "DL-52")
        return Answer((asked,), self.victim, is_cancelled)

    def read_placing(self, fields: Fields) -> AnyDecision:
        """Read a wild that has changed hands and is to be placed; the first of several lies on top (DL-35)."""
        assert self.attack is not None
        card = find_card(fields.code("card", CODES, "card"))
        owner = fields.number("owner", 0, self.game.seats - 1)
        if not card.is_wild or not _may_receive(self.attack, owner, card, self.game.turn):
            raise fields.refuse("card", "deal-position-placing", {}, "DL-35")
        placing = Placing(owner, card)
        self.placings.append(placing)
        return placing

    def _check_placings(self, fields: Fields) -> None:
        """Refuse placings after an exchange that cannot wait together, or not in this order (DL-35)."""
        action, turn = self.attack, self.game.turn
        if not isinstance(action, SlyDeal | ForcedDeal):
            return
        owners = [placing.owner for placing in self.placings]
        # The player of the card places first, so none of their wilds is left below the other player's.
        is_first_due = owners == [turn] and isinstance(action, ForcedDeal) and action.given.is_wild
        if is_first_due or owners not in ([turn], [action.target], [action.target, turn]):
            raise fields.refuse("action", "deal-position-placings", {}, "DL-35")


def _read_action(game: Deal, fields: Fields) -> Attack:
    """Read an action against others, and refuse one that cannot be aimed at them."""
    text = fields.text("action")
    try:
        action = game.edition.read_action(text)
    except BadInput:
        raise fields.refuse("action", "deal-position-attack") from None
    if not isinstance(action, Attack):
        raise fields.refuse("action", "deal-position-attack")
    target = _target_of(action)
    if isinstance(action, Rent):
        is_for_all = not action.is_any and not game.agreed.one_pays_rent
        if (target == EVERYBODY) != is_for_all or action.where.colour not in action.card().colours:
            raise fields.refuse("action", "deal-position-attack", {}, "DL-43")
    if target == game.turn or target >= game.seats:
        raise fields.refuse("action", "deal-position-attack")
    return action


def _target_of(action: Attack) -> int:
    if isinstance(action, CollectDebt | Rent | SlyDeal | ForcedDeal | DealBreaker):
        return action.target
    return EVERYBODY


def _read_amount(game: Deal, fields: Fields, action: Attack) -> int:
    """Read what each player is asked for; a rent must be one the set can have brought when charged (DL-45, DL-53)."""
    if isinstance(action, CollectDebt):
        return fields.exactly("amount", DEBT)
    if isinstance(action, Birthday):
        return fields.exactly("amount", GIFT)
    if not isinstance(action, Rent):
        return fields.exactly("amount", 0)
    own = action.where.find(game.players[game.turn].sets)
    if own is None or own.is_all_any:
        raise fields.refuse("action", "deal-position-attack-set", {}, "DL-43")
    # What has been paid since can only have made the set larger.
    most = own.rent()
    allowed = [rent << action.doublers for rent in _rents(own.colour) if rent <= most]
    amount = fields.number("amount", 0, most << action.doublers)
    if amount not in allowed:
        raise fields.refuse("amount", "field-choice", {"allowed": [str(rent) for rent in allowed]}, "DL-45")
    return amount


def _rents(colour: Colour) -> list[int]:
    """List the rents that a set of a colour can bring."""
    full = colour.rents[-1]
    houses = [full + HOUSE_RENT, full + HOUSE_RENT + HOTEL_RENT] if colour.buildings else []
    return [*colour.rents, *houses]


def _check_played(game: Deal, position: Fields, action: Attack) -> None:
    """Refuse an attack whose cards were not played in this turn (DL-11)."""
    doublers = action.doublers if isinstance(action, Rent) else 0
    position.number("plays_left", 0, PLAYS_A_TURN - 1 - doublers)
    played = [find_card(action.uses()), *[DOUBLE_RENT] * doublers]
    for card in played:
        if game.centre.count(card) < played.count(card):
            raise position.refuse("centre", "deal-position-played", {"card": card.code}, "DL-11")


def _check_aim(game: Deal, fields: Fields, action: Attack, victim: int) -> None:
    """Refuse an attack whose set or cards are not where it says while it can still be carried out (DL-47 … DL-49)."""
    theirs = game.players[victim].sets
    fine = True
    if isinstance(action, SlyDeal):
        fine = _is_takeable(action.where, action.card, theirs, False)
    elif isinstance(action, ForcedDeal):
        own = game.players[game.turn].sets
        fine = _is_takeable(action.where, action.card, theirs, game.agreed.may_swap_their_full)
        fine = fine and _is_takeable(action.given_from, action.given, own, game.agreed.may_swap_own_full)
    elif isinstance(action, DealBreaker):
        whole = action.where.find(theirs)
        fine = whole is not None and whole.is_full
    if not fine:
        raise fields.refuse("action", "deal-position-attack-set", {}, "DL-47")


def _is_takeable(where: SetName, card: Card, sets: list[PropertySet], is_full_too: bool) -> bool:
    own = where.find(sets)
    return own is not None and card in own.cards and (is_full_too or not own.is_full)


def _may_receive(action: Attack, owner: int, card: Card, turn: int) -> bool:
    """Whether an attack can have brought this wild to this player."""
    if isinstance(action, ForcedDeal):
        return card is action.card if owner == turn else owner == action.target and card is action.given
    if isinstance(action, SlyDeal):
        return owner == turn and card is action.card
    # Payments go to the player of the card; any-colour wilds pay nothing, and a set is taken as it lies.
    return owner == turn and card.value > 0 and not isinstance(action, DealBreaker)


def _check_cards(game: Deal) -> None:
    """Refuse a position whose cards are not those of the pack."""
    wanted = [0] * len(CARDS)
    for card in full_pack(game.seats):
        wanted[card.index] += 1
    for card, count in zip(CARDS, game.inventory(), strict=True):
        if count != wanted[card.index]:
            details: dict[str, object] = {"card": card.code, "count": count, "wanted": wanted[card.index]}
            raise BadInput("deal-position-cards", details, "DL-1")
