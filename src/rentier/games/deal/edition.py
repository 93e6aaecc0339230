"""Deal as the core knows it: how it begins, how positions and the texts of actions are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from rentier.core.actions import PASS, AnyAction
from rentier.core.decisions import AnyDecision
from rentier.core.dice import Dice
from rentier.core.errors import BadInput
from rentier.core.game import BASE_FIELDS, Game
from rentier.core.options import Options
from rentier.core.reading import Fields
from rentier.core.registry import Edition
from rentier.core.setup import Given

from .actions import (
    BANK,
    END,
    GIVE_UP,
    HOTELS,
    HOUSES,
    PASS_GO_ACTION,
    SAY_NO,
    Lay,
    MoveWild,
    Pay,
    Place,
    Swap,
)
from .attacks import BIRTHDAY_ACTION, COLLECT, EVERYBODY, Attack, DealBreaker, ForcedDeal, Rent, SlyDeal
from .cards import CARDS, COLOURS, Card, find_card, find_colour, full_pack
from .decisions import GIVE_UP_EXTRA, TURN, Answer, Attacking, Payment, Placing
from .events import Began
from .options import PRESETS, SETTINGS, DealOptions
from .paying import Item
from .rules import begin_turn
from .sets import MOST_SETS, SET_NAMES, PropertySet, SetName
from .setup import set_up
from .state import PLAYS_A_TURN, Deal, Known, Player

GRAMMAR: Final[Mapping[str, tuple[str, ...]]] = {
    "end": (),
    "bank": ("card",),
    "lay": ("card", "colour"),
    "move": ("card", "set", "colour"),
    "swap": ("set", "card", "own_set", "own_card"),
    "pass-go": (),
    "house": ("set",),
    "hotel": ("set",),
    "debt-collector": ("target",),
    "birthday": (),
    "rent": ("set", "target", "times?"),
    "rent-any": ("set", "target", "times?"),
    "sly-deal": ("target", "set", "card"),
    "forced-deal": ("target", "set", "card", "own_set", "own_card"),
    "deal-breaker": ("target", "set"),
    "pass": (),
    "say-no": (),
    "pay": ("cards*",),
    "place": ("card", "colour"),
    "give-up": ("card",),
}


@final
class DealEdition(Edition):
    """The edition Deal."""

    def __init__(self) -> None:
        super().__init__(
            "deal",
            rules="DL",
            rules_version=1,
            fewest=2,
            most=10,
            settings=SETTINGS,
            presets=PRESETS,
            grammar=GRAMMAR,
        )

    def make_options(self, values: dict[str, object]) -> Options:
        """Wraps the values into Deal's own options."""
        return DealOptions(values)

    def begin(self, seats: int, options: Options, dice: Dice, events: bool) -> Game:
        """Deals and begins the first turn (DL-3)."""
        assert isinstance(options, DealOptions)
        game = Deal(self, seats, options, dice, events)
        game.deal_out()
        if game.events is not None:
            game.events.append(Began(game.turn, 5))
        game.push(TURN)
        begin_turn(game)
        return game

    def make_action(self, word: str, parts: list[str]) -> AnyAction:
        """Reads the parts behind the first word."""
        if word in ("bank", "give-up"):
            card = find_card(parts[0])
            return BANK[card.index] if word == "bank" else GIVE_UP[card.index]
        if word in ("lay", "place"):
            card, colour = find_card(parts[0]), find_colour(parts[1])
            return Lay(card, colour) if word == "lay" else Place(card, colour)
        if word == "move":
            return MoveWild(find_card(parts[0]), read_set(parts[1]), find_colour(parts[2]))
        if word == "swap":
            where, other = read_set(parts[0]), read_set(parts[2])
            card, other_card = find_card(parts[1]), find_card(parts[3])
            return (
                Swap(where, card, other, other_card)
                if where.place <= other.place
                else Swap(other, other_card, where, card)
            )
        if word in ("house", "hotel"):
            where = read_set(parts[0])
            return (HOUSES if word == "house" else HOTELS)[where.colour.index][where.place]
        if word == "pay":
            return Pay([read_item(part) for part in parts])
        return self._make_attack(word, parts) if parts else SIMPLE[word]

    def _make_attack(self, word: str, parts: list[str]) -> Attack:
        if word in ("rent", "rent-any"):
            target = EVERYBODY if parts[1] == "all" else read_seat(parts[1])
            return Rent(read_set(parts[0]), target, _read_times(parts[2:]), word == "rent-any")
        target = read_seat(parts[0])
        if word == "debt-collector":
            return COLLECT[target]
        if word == "deal-breaker":
            return DealBreaker(target, read_set(parts[1]))
        if word == "sly-deal":
            return SlyDeal(target, read_set(parts[1]), find_card(parts[2]))
        given_from, given = read_set(parts[3]), find_card(parts[4])
        return ForcedDeal(target, read_set(parts[1]), find_card(parts[2]), given_from, given)

    def setup(self, given: Given, options: Options) -> dict[str, object]:
        """Return the position that a call describes."""
        assert isinstance(options, DealOptions)
        return set_up(given, options)

    def load(self, position: Fields, seats: int, options: Options, dice: Dice) -> Game:
        """Sets up a position and refuses one that cannot be."""
        assert isinstance(options, DealOptions)
        position.only(POSITION_FIELDS)
        game = Deal(self, seats, options, dice, True)
        game.turn = position.number("turn", 0, seats - 1)
        game.turns = position.number("turns", 1, 1_000_000_000)
        game.plays_left = position.number("plays_left", 0, PLAYS_A_TURN)
        game.is_busy = position.flag("busy")
        game.idle = position.number("idle", 0, seats)
        game.pile = read_cards(position, "pile")
        game.buried = position.numbers("buried", 0, seats - 1)
        game.centre = read_cards(position, "centre")
        players = position.inners("players")
        if len(players) != seats or len(game.buried) > len(game.pile):
            raise position.fault("players", str(seats))
        game.players = [_read_player(fields, seat, seats) for seat, fields in enumerate(players)]
        if not position.flag("over"):
            for fields in position.inners("stack"):
                _read_decision(fields, game)
            _check_stack(game, position)
        _check_cards(game)
        return game


SIMPLE: Final[dict[str, AnyAction]] = {
    "end": END,
    "pass-go": PASS_GO_ACTION,
    "birthday": BIRTHDAY_ACTION,
    "say-no": SAY_NO,
    "pass": PASS,
}

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


def read_set(text: str) -> SetName:
    """Reads the name of a set: `red`, or `red2` for a second one."""
    digits = len(text) - len(text.rstrip("0123456789"))
    colour = find_colour(text[: len(text) - digits])
    place = int(text[-digits:]) if 0 < digits < 4 else 1
    if not 1 <= place <= MOST_SETS or digits >= 4:
        raise BadInput("deal-unknown-set", {"given": text[:80]})
    return SET_NAMES[colour.index][place - 1]


def read_seat(text: str) -> int:
    """Reads the number of a seat."""
    if len(text) == 1 and text in "0123456789":
        return int(text)
    raise BadInput("deal-unknown-seat", {"given": text[:80]})


def read_item(text: str) -> Item:
    """Reads a card to pay with: `5m`, or `kentucky@red`."""
    code, at, name = text.partition("@")
    return Item(find_card(code), read_set(name) if at else None)


def _read_times(parts: list[str]) -> int:
    times = {"": 0, "x1": 0, "x2": 1, "x4": 2}
    given = parts[0] if parts else ""
    if given not in times:
        raise BadInput("deal-unknown-times", {"given": given[:80]})
    return times[given]


def read_cards(fields: Fields, name: str) -> list[Card]:
    """Reads a list of cards by their codes."""
    return [find_card(code) for code in fields.texts(name)]


def _read_player(fields: Fields, seat: int, seats: int) -> Player:
    fields.only(("hand", "bank", "sets", "known"))
    sets = [_read_set(inner) for inner in fields.inners("sets")]
    player = Player(seat, read_cards(fields, "hand"), read_cards(fields, "bank"), sets, [])
    for entry in fields.entries("known"):
        if not (isinstance(entry, list) and len(entry) == 2 and isinstance(entry[0], str)):
            raise fields.fault("known", "[card, seat]")
        by = entry[1]
        if not isinstance(by, int) or not 0 <= by < seats:
            raise fields.fault("known", f"0…{seats - 1}")
        player.known.append(Known(find_card(entry[0]), by))
    left = player.hand[:]
    for known in player.known:
        if known.card not in left:
            raise fields.fault("known", "hand")
        left.remove(known.card)
    for card in player.bank:
        if card.is_property:
            raise fields.fault("bank", "money")
    for colour in COLOURS:
        if len([own for own in sets if own.colour is colour and not own.is_full]) > 1:
            raise fields.fault("sets", colour.name)
    return player


def _read_set(fields: Fields) -> PropertySet:
    fields.only(("colour", "cards", "buildings"))
    colour = find_colour(fields.text("colour"))
    cards = read_cards(fields, "cards")
    own = PropertySet(colour, cards, fields.number("buildings", 0, 2))
    for card in cards:
        if not card.is_property or colour not in card.colours:
            raise fields.fault("cards", colour.name)
    if not cards or (len(cards) > colour.size and not own.is_all_any):
        raise fields.fault("cards", f"1…{colour.size}")
    if own.buildings and not (own.is_full and colour.buildings):
        raise fields.fault("buildings", "0")
    return own


def _read_decision(fields: Fields, game: Deal) -> None:
    """Puts one pending decision on the stack, checking what it speaks of."""
    kind = fields.text("kind")
    last = game.seats - 1
    decision: AnyDecision
    if kind == "turn":
        decision = TURN
    elif kind == "give-up":
        decision = GIVE_UP_EXTRA
    elif kind == "attack":
        action = game.edition.read_action(fields.text("action"))
        targets = fields.numbers("targets", 0, last)
        if not isinstance(action, Attack) or game.turn in targets or len(set(targets)) < len(targets):
            raise fields.fault("targets", "attack")
        decision = Attacking(action, fields.number("amount", 0, 100), tuple(targets))
    elif kind == "answer":
        asked = fields.numbers("asked", 0, last)
        victim = fields.number("victim", 0, last)
        if len(asked) != 1 or victim == game.turn or asked[0] not in (victim, game.turn):
            raise fields.fault("asked", "[seat]")
        decision = Answer(tuple(asked), victim, fields.flag("cancelled"))
    elif kind == "payment":
        decision = Payment(fields.number("payer", 0, last), fields.number("amount", 1, 100))
        if decision.payer == game.turn:
            raise fields.fault("payer", "payer")
    elif kind == "place":
        card = find_card(fields.text("card"))
        if not card.is_wild:
            raise fields.fault("card", "wild")
        decision = Placing(fields.number("owner", 0, last), card)
    else:
        raise fields.fault("kind", "turn, give-up, attack, answer, payment, place")
    game.push(decision)


def _check_stack(game: Deal, position: Fields) -> None:
    """Refuses a stack that the rules cannot have built."""
    kinds = [decision.kind for decision in game.stack]
    if kinds[1:2] == ["attack"]:
        above = kinds[2:]
        fine = above in (["answer"], ["payment"]) or (len(above) > 0 and set(above) == {"place"})
    else:
        fine = kinds[1:] in ([], ["give-up"])
    if kinds[:1] != ["turn"] or not fine:
        raise position.fault("stack", "turn …")
    _check_attack(game, position)


def _check_attack(game: Deal, position: Fields) -> None:
    """Refuses an attack whose set or cards are not where it says while it still can be carried out."""
    top = game.top()
    if not isinstance(top, Answer):
        return
    aimed = game.stack[-2]
    assert isinstance(aimed, Attacking)
    action = aimed.action
    victim = game.players[top.victim]
    fine = True
    if isinstance(action, SlyDeal | ForcedDeal):
        theirs = action.where.find(victim.sets)
        fine = action.target == top.victim and theirs is not None and action.card in theirs.cards
    if isinstance(action, ForcedDeal):
        own = action.given_from.find(game.players[game.turn].sets)
        fine = fine and own is not None and action.given in own.cards
    elif isinstance(action, DealBreaker):
        theirs = action.where.find(victim.sets)
        fine = action.target == top.victim and theirs is not None and theirs.is_full
    elif not isinstance(action, SlyDeal):
        fine = aimed.amount > 0
    if not fine:
        raise position.fault("stack", "attack")


def _check_cards(game: Deal) -> None:
    """Refuses a position that has other cards than the pack."""
    wanted = [0] * len(CARDS)
    for card in full_pack(game.seats):
        wanted[card.index] += 1
    for card, count in zip(CARDS, game.inventory(), strict=True):
        if count != wanted[card.index]:
            details: dict[str, object] = {"card": card.code, "count": count, "wanted": wanted[card.index]}
            raise BadInput("deal-position-cards", details, "DL-1")


EDITION: Final = DealEdition()
