"""Setting up positions of Deal from the arguments of a call of `rentier.setup`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.core.errors import BadInput, shown
from rentier.core.registry import find_edition
from rentier.core.setup import Given, Stock

from .attacks import Attack, Rent
from .cards import COLOURS, DOUBLE_RENT, JUST_SAY_NO, codes, find_card, find_colour, full_pack
from .sets import BUILDINGS, MOST_SETS, PropertySet

if TYPE_CHECKING:
    from .cards import Card, Colour
    from .options import DealOptions
    from .state import Deal

NAMES: Final = (
    "turn",
    "turns",
    "hands",
    "banks",
    "sets",
    "known",
    "pile",
    "centre",
    "rest",
    "buried",
    "plays_left",
    "busy",
    "idle",
    "pending",
)
DEALT: Final = 5
DRAWN: Final = 2
PLAYS: Final = 3
TO_WIN: Final = 3
PILES: Final = ["pile", "centre"]
GROUNDS: Final = {
    "setup-card-gone": 1,
    "setup-sets-won": 4,
    "setup-set-size": 6,
    "setup-bank-property": 20,
    "setup-not-in-set": 31,
    "setup-two-open": 34,
    "setup-set-building": 50,
    "setup-too-many": 50,
}
"""The numbers of the rules behind what cannot be set up."""


def set_up(given: Given, options: DealOptions) -> dict[str, object]:
    """Return the fields of the position."""
    given.only(NAMES)
    turn = given.check_seat("turn", given.get("turn")) if given.has("turn") else 0
    table = _Table(given, turn)
    for seat in range(given.seats):
        if (seat == turn or options.wins_at_once) and table.full_colours(seat) >= TO_WIN:
            raise BadInput("setup-sets-won", {"where": f"sets[{seat}]", "number": seat})
    stack: list[object] = [{"kind": "turn"}]
    stack.extend(table.pending)
    return {
        "stack": stack,
        "turn": turn,
        "turns": given.number("turns", 1, 10**9, turn + 1),
        "plays_left": given.number("plays_left", 0, PLAYS, max(PLAYS - len(table.played), 0)),
        "busy": given.flag("busy", True),
        "idle": given.number("idle", 0, given.seats, 0),
        **table.fields(),
    }


@final
class _Table:
    """Where every card of the pack is."""

    def __init__(self, given: Given, turn: int) -> None:
        self.given: Final = given
        self.turn: Final = turn
        self.pending: Final = given.objects("pending")
        self.stock: Final = Stock(given, [card.code for card in full_pack(given.seats)])
        for i, decision in enumerate(self.pending):
            code = decision.get("card")
            if decision.get("kind") == "place" and isinstance(code, str):
                self.stock.take(f"pending[{i}]", code)
        self.played: Final = _played(self.pending)
        """The cards of a pending attack: they were played in this turn, and lie in the centre (DL-11)."""
        self.sets: Final[list[list[PropertySet]]] = [[] for _ in range(given.seats)]
        for seat, value in given.by_seat("sets").items():
            for name, cards in given.mapping(f"sets[{seat}]", value).items():
                self._read_set(seat, f"sets[{seat}][{name}]", name, cards)
        self.banks: Final[list[list[str]]] = [[] for _ in range(given.seats)]
        for seat, value in given.by_seat("banks").items():
            self._read_bank(seat, f"banks[{seat}]", value)
        self.hands: Final[list[list[str]]] = [[] for _ in range(given.seats)]
        hands = given.by_seat("hands")
        for seat, value in hands.items():
            self.hands[seat] = self._take(f"hands[{seat}]", value)
        self.unnamed: Final = [seat for seat in range(given.seats) if seat not in hands]

    def _take(self, where: str, value: object) -> list[str]:
        return self.stock.take_all(where, self.given.words(where, value))

    def _read_bank(self, seat: int, where: str, value: object) -> None:
        for word in self.given.words(where, value):
            card = find_card(self.stock.take(where, word))
            if card.is_property:
                raise BadInput("setup-bank-property", {"where": where, "thing": card.code})
            self.banks[seat].append(card.code)

    def _read_set(self, seat: int, where: str, name: str, value: object) -> None:
        colour = self._read_colour(where, name)
        cards: list[Card] = []
        buildings = 0
        for word in self.given.words(where, value):
            card = find_card(self.stock.take(where, word))
            if card in BUILDINGS:
                buildings += 1
                continue
            if not card.is_property or colour not in card.colours:
                raise BadInput("setup-not-in-set", {"where": where, "thing": card.code, "near": colour.name})
            cards.append(card)
        self._check_set(seat, where, PropertySet(colour, cards, buildings))
        self.sets[seat].append(PropertySet(colour, cards, buildings))
        unfinished = [own for own in self.sets[seat] if own.colour is colour and not own.is_full]
        if len(unfinished) > 1:
            raise BadInput("setup-two-open", {"where": f"sets[{seat}]", "thing": colour.name})

    def _read_colour(self, where: str, name: str) -> Colour:
        """Read the name of a set: `red`, or `red2` and so on for further ones."""
        bare = name.rstrip("0123456789")
        digits = name[len(bare) :]
        colour = find_colour(self.given.find(where, "colour", bare, [colour.name for colour in COLOURS]))
        if len(digits) > 2 or (digits and not 1 <= int(digits) <= MOST_SETS):
            raise BadInput("setup-set-name", {"where": where, "given": name[:80], "most": MOST_SETS})
        return colour

    def _check_set(self, seat: int, where: str, own: PropertySet) -> None:
        size = own.colour.size
        if not own.cards or (len(own.cards) > size and not own.is_all_any):
            raise BadInput("setup-set-size", {"where": where, "thing": own.colour.name, "most": size})
        if not own.buildings:
            return
        # Buildings on a set that a wild may still fill are left to `load` (DL-51).
        is_placing = seat in [decision.get("owner") for decision in self.pending if decision.get("kind") == "place"]
        if not (own.is_full or is_placing) or not own.colour.buildings:
            raise BadInput("setup-set-building", {"where": where, "thing": own.colour.name})
        if own.buildings > len(BUILDINGS):
            raise BadInput("setup-too-many", {"where": where, "count": own.buildings, "most": len(BUILDINGS)})

    def full_colours(self, seat: int) -> int:
        """Count the colours of which a seat has a full set."""
        return len({own.colour.name for own in self.sets[seat] if own.is_full})

    def _read_known(self, seat: int, value: object) -> list[object]:
        """Read which cards of a hand others have seen: pairs of a card and the seat that gave it up."""
        where = f"known[{seat}]"
        if not isinstance(value, list | tuple):
            raise self.given.fault("setup-pairs", where, value)
        left = self.hands[seat][:]
        found: list[object] = []
        for entry in value:
            if not isinstance(entry, list | tuple) or len(entry) != 2 or not isinstance(entry[0], str):
                raise self.given.fault("setup-pairs", where, value)
            code = self.stock.find(where, entry[0])
            if code not in left:
                raise BadInput("setup-not-in-hand", {"where": where, "thing": code, "number": seat})
            left.remove(code)
            found.append([code, self.given.check_seat(where, entry[1])])
        return found

    def fields(self) -> dict[str, object]:
        """Deal to the hands that are not named, and return who has what and what is in the piles."""
        given = self.given
        pile = self._take("pile", given.get("pile"))
        centre = self._take("centre", given.get("centre"))
        used = [*self.played, *_said(self.pending)]
        for code in used:
            if centre.count(code) < used.count(code):
                centre.append(self.stock.take("pending", code))
        rest = self.stock.rest()
        for seat in self.unnamed:
            count = DEALT + DRAWN if seat == self.turn else DEALT
            self.hands[seat].extend(rest[:count])
            rest = rest[count:]
        lower = given.get("rest")
        if lower is not None and lower not in PILES:
            raise BadInput("setup-choice", {"where": "rest", "given": shown(lower), "known": PILES})
        if lower == "centre":
            centre = [*rest, *centre]
        else:
            pile = [*pile, *rest]
        # The top of the pile is the end of the list.
        pile.reverse()
        known = given.by_seat("known")
        buried = self._read_buried(len(pile))
        players: list[object] = []
        for seat in range(given.seats):
            players.append(
                {
                    "hand": self.hands[seat],
                    "bank": self.banks[seat],
                    "sets": [_set_state(own) for own in self.sets[seat]],
                    "known": self._read_known(seat, known.get(seat, [])),
                }
            )
        return {"pile": pile, "buried": buried, "centre": centre, "players": players}

    def _read_buried(self, most: int) -> list[int]:
        """Read who gave up the lowest cards of the pile, from the bottom."""
        value = self.given.get("buried")
        if value is None:
            return []
        if not isinstance(value, list | tuple):
            raise self.given.fault("setup-seats", "buried", value)
        found = [self.given.check_seat("buried", entry) for entry in value]
        if len(found) > most:
            raise BadInput("setup-too-many", {"where": "buried", "count": len(found), "most": most})
        return found


def _played(pending: list[dict[str, object]]) -> list[str]:
    """List the cards with which what is pending began; `load` reports an attack that cannot be read."""
    found: list[str] = []
    for decision in pending:
        text = decision.get("action")
        if decision.get("kind") != "attack" or not isinstance(text, str):
            continue
        try:
            action = find_edition("deal").read_action(text)
        except BadInput:
            continue
        if isinstance(action, Attack):
            found.append(action.uses())
            if isinstance(action, Rent):
                found.extend([DOUBLE_RENT.code] * action.doublers)
    return found


def _said(pending: list[dict[str, object]]) -> list[str]:
    """List the Just Say No that cancels what is pending, if there is one; it is not a play (DL-52)."""
    return [JUST_SAY_NO.code for decision in pending if decision.get("kind") == "answer" and decision.get("cancelled")]


def _set_state(own: PropertySet) -> dict[str, object]:
    return {"colour": own.colour.name, "cards": [card.code for card in own.cards], "buildings": own.buildings}


def describe(game: Deal) -> dict[str, object]:
    """Return the arguments that make the position of a game again."""
    sets: dict[int, object] = {}
    for player in game.players:
        own: dict[str, object] = {}
        for each in player.sets:
            number = 1 + len([name for name in own if name.rstrip("0123456789") == each.colour.name])
            name = each.colour.name if number == 1 else f"{each.colour.name}{number}"
            own[name] = codes([*each.cards, *BUILDINGS[: each.buildings]])
        sets[player.seat] = own
    return {
        "turn": game.turn,
        "turns": game.turns,
        "hands": {player.seat: codes(player.hand) for player in game.players},
        "banks": {player.seat: codes(player.bank) for player in game.players},
        "sets": sets,
        "known": {player.seat: [[it.card.code, it.by] for it in player.known] for player in game.players},
        "pile": codes(game.pile)[::-1],
        "centre": codes(game.centre),
        "rest": "pile",
        "buried": game.buried[:],
        "plays_left": game.plays_left,
        "busy": game.is_busy,
        "idle": game.idle,
        "pending": [dict(decision.data()) for decision in game.stack[1:]],
    }
