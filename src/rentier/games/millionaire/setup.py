"""Setting up positions of Millionaire from the arguments of a call of `rentier.setup`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.core.errors import BadInput, shown
from rentier.core.setup import Given, Stock
from rentier.track import describing
from rentier.track.numbers import BANK
from rentier.track.setup import TRACK_NAMES, TrackSetup

from .data import BOARD, CARDS, FORTUNES, PACK, PILES, STARS, TARGET, TERMS
from .decisions import Answering
from .options import MillionaireOptions

if TYPE_CHECKING:
    from .state import Millionaire

NAMES: Final = (*TRACK_NAMES, "mortgaged", *PILES, "stars", "fortune", "held", "spent", "buried")
HELD: Final = [card.code for card in FORTUNES if card.is_kept]
"""The Fortune cards that a player keeps."""
GROUNDS: Final = {
    "setup-won": 6,
    "setup-fortune-owned": 10,
    "setup-stock": 22,
    "setup-built-mortgage": 40,
}
"""The numbers of the rules behind what cannot be set up."""


def set_up(given: Given, options: MillionaireOptions) -> dict[str, object]:
    """Return the fields of the position."""
    given.only(NAMES)
    table = TrackSetup(given, BOARD, TERMS)
    table.read_cash()
    target = TARGET * options.millions
    for seat, cash in enumerate(table.cash):
        if cash >= target and not table.pending:
            raise BadInput("setup-won", {"where": f"cash[{seat}]", "number": seat, "most": target - TERMS.unit})
    table.read_buildings()
    for index in table.read_mortgages("mortgaged"):
        table.is_mortgaged[index] = True
    table.read_piles(PILES, CARDS, [card.code for pile in CARDS for card in pile if card.is_traded])
    no_claims: list[object] = []
    fields = table.fields(table.decks(), no_claims)
    fields["stars"] = _read_stars(given)
    fields.update(_Fortune(table).fields())
    return fields


def _read_stars(given: Given) -> list[int]:
    stars = [STARS[0]] * given.seats
    for seat, value in given.by_seat("stars").items():
        if not isinstance(value, int) or isinstance(value, bool) or value not in STARS:
            details: dict[str, object] = {"where": f"stars[{seat}]", "given": shown(value)}
            details["known"] = [str(number) for number in STARS]
            raise BadInput("setup-choice", details)
        stars[seat] = value
    return stars


@final
class _Fortune:
    """Where the 22 Fortune cards are: those not named lie on properties that nobody owns, or were used."""

    def __init__(self, table: TrackSetup) -> None:
        self.table: Final = table
        self.given: Final = table.given
        self.stock: Final = Stock(table.given, [card.code for card in PACK])
        self.laid: Final[dict[int, str]] = {}
        """By deed: the card that is named; empty if none lies there."""

    def fields(self) -> dict[str, object]:
        """Return the fields of the position."""
        given = self.given
        answered = self._take_pending()
        self._read_laid()
        held: list[list[str]] = [[] for _ in range(given.seats)]
        for seat, value in given.by_seat("held").items():
            where = f"held[{seat}]"
            for word in given.words(where, value):
                code = given.find(where, "card", word, HELD)
                self.table.check_in(where, seat)
                held[seat].append(self.stock.take(where, code))
        buried = self._read_buried()
        spent = [*self.stock.take_all("spent", given.named("spent")), *answered, *self._fill()]
        fortune = [self.laid.get(deed.index, "") for deed in BOARD.deeds]
        return {"fortune": fortune, "held": held, "spent": spent, "buried": buried}

    def _take_pending(self) -> list[str]:
        """Take what pending decisions hold; return the cards that are being answered, which are already used."""
        spent: list[str] = []
        for i, decision in enumerate(self.table.pending):
            code = decision.get("card")
            if isinstance(code, str) and code in self.stock.counts:
                if decision.get("kind") == "fortune":
                    self.stock.take(f"pending[{i}]", code)
                elif decision.get("kind") == "answer":
                    spent.append(self.stock.take(f"pending[{i}]", code))
        return spent

    def _read_laid(self) -> None:
        given = self.given
        own: dict[int, str] = {}
        for word, value in given.mapping("fortune", given.get("fortune")).items():
            where = f"fortune[{word}]"
            if value is not None and not isinstance(value, str):
                raise given.fault("setup-word", where, value)
            code = value or ""
            is_group = self.table.find_group(word) is not None
            for deed in self.table.find_deeds(where, word):
                if code and self.table.owner[deed.index] != BANK:
                    details: dict[str, object] = {"where": where, "thing": deed.code}
                    details["number"] = self.table.owner[deed.index]
                    raise BadInput("setup-fortune-owned", details)
                (self.laid if is_group else own)[deed.index] = code
        self.laid.update(own)
        for index, code in list(self.laid.items()):
            if code:
                self.laid[index] = self.stock.take(f"fortune[{BOARD.deeds[index].code}]", code)

    def _read_buried(self) -> list[object]:
        """Read the cards laid aside unseen: a code, or a code with the seat that had kept it."""
        value = self.given.get("buried")
        entries: list[object] = []
        if isinstance(value, list | tuple):
            entries.extend(value)
        else:
            entries.extend(self.given.named("buried"))
        found: list[object] = []
        for entry in entries:
            code, by = entry, BANK
            if isinstance(entry, list | tuple) and len(entry) == 2:
                code = entry[0]
                by = self.given.check_seat("buried", entry[1])
            if not isinstance(code, str):
                raise self.given.fault("setup-word", "buried", code)
            found.append([self.stock.take("buried", code), by])
        return found

    def _fill(self) -> list[str]:
        """Lay the rest of the cards on the properties that nobody owns; return those that are left over."""
        bare = [i for i, owner in enumerate(self.table.owner) if owner == BANK and i not in self.laid]
        rest = self.stock.rest()
        while len(rest) < len(bare):
            rest.append("")
        self.given.shuffle(rest)
        for place, index in enumerate(bare):
            self.laid[index] = rest[place]
        return [code for code in rest[len(bare) :] if code]


def describe(game: Millionaire) -> dict[str, object]:
    """Return the arguments that make the position of a game again."""
    fortune: dict[str, object] = {}
    for deed in BOARD.deeds:
        card = game.fortune[deed.index]
        fortune[deed.code] = None if card is None else card.code
    spent = [card.code for card in game.spent]
    for decision in game.stack:
        # A card that is being answered was used last, and counts as such by itself.
        if isinstance(decision, Answering) and decision.card.code in spent:
            spent.reverse()
            spent.remove(decision.card.code)
            spent.reverse()
    return {
        **describing.describe(game),
        **describing.describe_piles(game, PILES),
        "cash": describing.describe_cash(game),
        "mortgaged": describing.describe_mortgages(game),
        "stars": dict(enumerate(game.stars)),
        "fortune": fortune,
        "held": {seat: [card.code for card in held] for seat, held in enumerate(game.held)},
        "spent": spent,
        "buried": [it.card.code if it.by == BANK else [it.card.code, it.by] for it in game.buried],
    }
