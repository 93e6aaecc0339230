"""Crooked Cash as the core knows it: how it begins, how positions and the texts of actions are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from rentier.core.actions import AnyAction
from rentier.core.dice import Dice
from rentier.core.errors import BadInput
from rentier.core.game import BASE_FIELDS, Game
from rentier.core.home import Home
from rentier.core.naming import find_code
from rentier.core.options import Options
from rentier.core.reading import Fields
from rentier.core.registry import Edition
from rentier.core.setup import Given
from rentier.track import rent, shortage, texts
from rentier.track.amounts import read_amount

from . import chance, changing, powers, selling, tender
from .data import BOARD, BY_CODE, CHANCES, CHEST_CARDS, FEWEST, MOST, Chance
from .loading import CROOKED_FIELDS, load_crooked
from .notes import read_kind, read_kinds, read_mark, read_marks
from .options import SETTINGS, CrookedOptions
from .setup import set_up
from .state import Crooked
from .tally import TALLIES, tally_of

GRAMMAR: Final[Mapping[str, tuple[str, ...]]] = {
    "roll": (),
    "end": (),
    "buy": (),
    "leave": (),
    "bid": ("amount",),
    "pass": (),
    "claim": ("space", "target", "number?"),
    "let-lie": (),
    "pay": ("notes*",),
    "check": ("amount",),
    "check-card": (),
    "take": ("card",),
    "play": ("card", "with*"),
    "half-hotel": ("space",),
    "build": ("space",),
    "want": (),
    "bid-building": ("amount", "space"),
    "sell-hotel": ("space",),
    "sell-street": ("space",),
    "change": ("give", "take"),
    "offer-notes": ("target", "give", "take"),
    "accept-notes": ("notes",),
    "offer": ("target", "give", "take", "debt?"),
    "accept": (),
    "decline": (),
    "withdraw": (),
    "bankrupt": (),
    "resign": (),
    "pay-fine": (),
    "use-card": (),
}

SIMPLE: Final[dict[str, AnyAction]] = {
    **texts.simple_actions(),
    "let-lie": rent.LET_LIE,
    "check-card": chance.CHECK_CARD,
    "want": shortage.WANT,
}

POSITION_FIELDS: Final = (
    *BASE_FIELDS,
    *CROOKED_FIELDS,
)
TRADED: Final = texts.Cards(
    [*chance.TRADED_CHEST, *[each.code for each in CHANCES if each.is_traded]],
    [*[each.code for each in CHANCES], *[card.code for card in CHEST_CARDS]],
)


@final
class CrookedEdition(Edition):
    """The edition Crooked Cash."""

    def __init__(self) -> None:
        super().__init__(
            "crooked",
            rules="CC",
            rules_version=2,
            positions_since=1,
            fewest=FEWEST,
            most=MOST,
            settings=SETTINGS,
            grammar=GRAMMAR,
            tallies=TALLIES,
            has_secrets=True,
            home=Home(
                words="rentier.text",
                rules="rentier.text/rules",
                bots="rentier.bots.crooked",
                desk="rentier.cli.desks.crooked",
            ),
        )

    def make_options(self, values: dict[str, object]) -> Options:
        """Wraps the values into Crooked Cash's own options."""
        return CrookedOptions(values)

    def _make(self, seats: int, options: Options, dice: Dice, events: bool) -> Crooked:
        assert isinstance(options, CrookedOptions)
        return Crooked(self, seats, options, dice, events)

    def begin(self, seats: int, options: Options, dice: Dice, events: bool) -> Game:
        """Shuffles, deals, finds out who starts, and begins the first turn (CC-2 … CC-5)."""
        game = self._make(seats, options, dice, events)
        game.begin_crooked()
        return game

    def load(self, position: Fields, seats: int, options: Options, dice: Dice) -> Game:
        """Sets up a position and refuses one that cannot be."""
        position.only(POSITION_FIELDS)
        game = self._make(seats, options, dice, True)
        load_crooked(game, position)
        return game

    def setup(self, given: Given, options: Options) -> dict[str, object]:
        """Return the position that a call describes."""
        return set_up(given)

    def tally(self, game: Game) -> dict[str, int]:
        """Counts fakes, checks, cards, streets and rounds."""
        assert isinstance(game, Crooked)
        return tally_of(game)

    def make_action(self, word: str, parts: list[str]) -> AnyAction:
        """Reads the parts behind the first word."""
        if word in SIMPLE:
            return SIMPLE[word]
        if word == "pay":
            return tender.PayNotes([read_mark(part) for part in parts])
        if word == "check":
            return tender.CHECKS[read_kind(parts[0])]
        if word == "take":
            return chance.TAKES[read_chance(parts[0]).index]
        if word == "play":
            return read_play(parts)
        if word == "change":
            return changing.ChangeNotes(read_marks(parts[0]), read_kinds(parts[1]))
        if word == "offer-notes":
            return changing.OfferNotes(texts.read_seat(parts[0]), read_marks(parts[1]), read_kinds(parts[2]))
        if word == "accept-notes":
            return changing.AcceptNotes(read_marks(parts[0]))
        if word == "bid-building":
            return shortage.BidForBuilding(read_amount(parts[0]), texts.read_deed(BOARD, parts[1]))
        if word == "claim":
            return texts.read_claim(BOARD, parts)
        if word in ("half-hotel", "sell-hotel", "sell-street"):
            deed = texts.read_deed(BOARD, parts[0])
            if word == "half-hotel":
                return powers.HalfHotel(deed)
            return selling.SellHotel(deed) if word == "sell-hotel" else selling.SellStreet(deed)
        return texts.make_action(BOARD, TRADED, word, parts)


def read_chance(text: str) -> Chance:
    """Read the code of a Chance card."""
    chance = BY_CODE.get(text)
    return BY_CODE[find_code("crooked", "card", text, list(BY_CODE), "crooked-bad-card")] if chance is None else chance


def read_play(parts: list[str]) -> AnyAction:
    """Reads a Chance card with what it is about: a space, two streets, a player, or a street and a player."""
    held = read_chance(parts[0])
    rest = parts[1:]
    if not rest:
        return chance.PLAIN[held.index]
    target = chance.NONE
    if rest[-1].isascii() and rest[-1].isdigit():
        target = texts.read_seat(rest[-1])
        rest = rest[:-1]
    space = texts.read_space(BOARD, rest[0]) if rest else None
    other = texts.read_deed(BOARD, rest[1]) if len(rest) > 1 else None
    if len(rest) > 2:
        raise BadInput("action-shape", {"word": "play", "pattern": "play card with*"})
    return chance.PlayChance(held, space, other, target)


EDITION: Final = CrookedEdition()
