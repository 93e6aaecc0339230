"""Banking as the core knows it: how it begins, how positions and the texts of actions are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from rentier.core.actions import PASS, AnyAction
from rentier.core.dice import Dice
from rentier.core.errors import BadInput
from rentier.core.game import Game
from rentier.core.options import Options
from rentier.core.reading import Fields
from rentier.core.registry import Edition
from rentier.track import auction, building, cards, debt, deeds, rent, trading, turn
from rentier.track.board import Board, Deed, Group
from rentier.track.loading import STATE_FIELDS, load_track

from . import closing
from .data import BOARD, CARDS, QUICK, STANDARD
from .options import SETTINGS, BankingOptions
from .state import Banking
from .tally import TALLIES, tally_of

GRAMMAR: Final[Mapping[str, tuple[str, ...]]] = {
    "roll": (),
    "end": (),
    "buy": (),
    "leave": (),
    "bid": ("amount",),
    "pass": (),
    "claim": ("space", "target"),
    "let-lie": (),
    "build": ("space",),
    "want": (),
    "bid-building": ("amount", "space"),
    "sell": ("group", "levels*"),
    "mortgage": ("space",),
    "lift": ("space",),
    "offer": ("target", "give", "take", "debt?", "lift?"),
    "accept": ("lift?",),
    "decline": (),
    "withdraw": (),
    "bankrupt": (),
    "resign": (),
    "time-up": (),
    "pay-fine": (),
    "use-card": (),
    "pay-card": (),
    "draw-card": (),
}

SIMPLE: Final[dict[str, AnyAction]] = {
    "roll": turn.ROLL,
    "end": turn.END,
    "buy": deeds.BUY,
    "leave": deeds.LEAVE,
    "pass": PASS,
    "let-lie": rent.LET_LIE,
    "want": building.WANT,
    "decline": trading.DECLINE,
    "withdraw": trading.WITHDRAW,
    "bankrupt": debt.BANKRUPT,
    "resign": debt.RESIGN,
    "time-up": closing.TIME_UP,
    "pay-fine": turn.PAY_FINE,
    "use-card": turn.USE_CARD,
    "pay-card": cards.PAY_CARD,
    "draw-card": cards.DRAW_CARD,
}

POSITION_FIELDS: Final = (
    "schema",
    "edition",
    "rules_version",
    "seats",
    "options",
    "dice",
    "over",
    "winners",
    "ending",
    "stack",
    *STATE_FIELDS,
    "time_called",
)

KEPT: Final = {card.code for piles in CARDS.values() for pile in piles for card in pile if card.is_traded}
"""The codes of cards that are kept and can be sold."""


@final
class BankingEdition(Edition):
    """The edition Banking."""

    def __init__(self) -> None:
        super().__init__(
            "banking",
            rules="EB",
            rules_version=2,
            fewest=2,
            most=6,
            settings=SETTINGS,
            grammar=GRAMMAR,
            tallies=TALLIES,
        )

    def make_options(self, values: dict[str, object]) -> Options:
        """Wraps the values into Banking's own options."""
        return BankingOptions(values)

    def _make(self, seats: int, options: Options, dice: Dice, events: bool) -> Banking:
        assert isinstance(options, BankingOptions)
        terms = QUICK if options.is_quick else STANDARD
        return Banking(self, seats, options, dice, events, terms, CARDS[options.deck])

    def begin(self, seats: int, options: Options, dice: Dice, events: bool) -> Game:
        """Shuffles the piles, finds out who starts, and begins the first turn (EB-3, EB-4, EB-90)."""
        game = self._make(seats, options, dice, events)
        game.begin_state()
        for pile in game.piles:
            shuffled = pile[:]
            game.dice.shuffle(shuffled)
            game.decks.append(cards.Deck(shuffled, len(shuffled)))
        game.roll_for_start()
        game.push(turn.TURN)
        turn.begin_turn(game)
        if game.rule.is_quick:
            game.deal_quick()
        return game

    def load(self, position: Fields, seats: int, options: Options, dice: Dice) -> Game:
        """Sets up a position and refuses one that cannot be."""
        position.only(POSITION_FIELDS)
        game = self._make(seats, options, dice, True)
        game.is_time_called = position.flag("time_called")
        load_track(game, position, game.piles)
        is_ending = game.is_closing() or not game.is_fresh or position.flag("over")
        if game.is_time_called and (game.rule.time_limit is None or not is_ending):
            raise position.fault("time_called", "false")
        return game

    def tally(self, game: Game) -> dict[str, int]:
        """Counts landings, sales, rents, bankruptcies, rounds and the winner's groups."""
        assert isinstance(game, Banking)
        return tally_of(game)

    def make_action(self, word: str, parts: list[str]) -> AnyAction:
        """Reads the parts behind the first word."""
        if word in SIMPLE:
            return SIMPLE[word]
        if word == "bid":
            return auction.PlaceBid(read_amount(parts[0]))
        if word == "bid-building":
            return building.BidForBuilding(read_amount(parts[0]), BOARD.find_deed(parts[1]))
        if word == "claim":
            return rent.ClaimRent(BOARD.find_deed(parts[0]).code, read_seat(parts[1]))
        if word == "sell":
            return building.Sell(read_group(BOARD, parts[0]), [read_level(part) for part in parts[1:]])
        if word == "accept":
            return trading.AcceptOffer(read_deeds(parts[0]) if parts else [])
        if word == "offer":
            owed = read_amount(parts[3]) if len(parts) > 3 else 0
            lift = read_deeds(parts[4]) if len(parts) > 4 else []
            return trading.MakeOffer(read_seat(parts[0]), read_bundle(parts[1]), read_bundle(parts[2]), owed, lift)
        deed = BOARD.find_deed(parts[0])
        if word == "build":
            return building.Build(deed)
        return deeds.Mortgage(deed) if word == "mortgage" else deeds.Lift(deed)


def read_amount(text: str) -> int:
    """Reads an amount of money: digits, or with K or M as the bank unit writes it."""
    factor = 1
    digits = text
    if text[-1:] in ("K", "k"):
        factor, digits = 1_000, text[:-1]
    elif text[-1:] in ("M", "m"):
        factor, digits = 1_000_000, text[:-1]
    whole, _, part = digits.replace(",", ".").partition(".")
    if whole.isascii() and whole.isdigit() and len(whole) < 16 and (not part or (part.isascii() and part.isdigit())):
        amount = int(whole) * factor
        if len(part) <= 6:
            return amount + (int(part) * factor // int(10 ** len(part)) if part else 0)
    raise BadInput("track-bad-amount", {"given": text[:80]})


def read_seat(text: str) -> int:
    """Reads the number of a seat."""
    if len(text) == 1 and text in "0123456789":
        return int(text)
    raise BadInput("track-bad-seat", {"given": text[:80]})


def read_level(text: str) -> int:
    """Reads how many buildings shall stand on a street."""
    if len(text) == 1 and text in "012345":
        return int(text)
    raise BadInput("track-bad-level", {"given": text[:80]})


def read_group(board: Board, name: str) -> Group:
    """Finds a group by its name."""
    for group in board.groups:
        if group.name == name:
            return group
    raise BadInput("track-unknown-group", {"given": name[:80], "groups": [group.name for group in board.groups]})


def read_deeds(text: str) -> list[Deed]:
    """Reads deeds with commas between them, in board order."""
    found = [BOARD.find_deed(code) for code in text.split(",")]
    return sorted(found, key=_index)


def _index(deed: Deed) -> int:
    return deed.index


def read_bundle(text: str) -> trading.Bundle:
    """Reads what one side of a deal gives: deeds, kept cards and one amount, with commas between them."""
    found: list[Deed] = []
    kept: list[str] = []
    cash = 0
    if text != trading.NOTHING:
        for word in text.split(","):
            if word[:1].isdigit():
                cash += read_amount(word)
            elif word in KEPT:
                kept.append(word)
            else:
                found.append(BOARD.find_deed(word))
    return trading.Bundle(sorted(found, key=_index), kept, cash)


EDITION: Final = BankingEdition()
