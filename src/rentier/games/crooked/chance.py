"""Chance: cards taken by choice, real or fake, announced before they act so that others can check them (CC-21 … CC-24).

What a card does is public from the moment it lies face up; which of a pair is the fake one, nobody knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import PASS, Action, AnyAction
from rentier.core.errors import BadInput
from rentier.core.naming import find_code
from rentier.core.windows import Window
from rentier.track import payment, texts
from rentier.track.asking import Asking
from rentier.track.decisions import TrackDecision
from rentier.track.numbers import BANK

from . import money, powers
from .data import BY_CODE, CHANCES, CHEST_CARDS, REWARD, Chance
from .events import ChanceTurnedUp, CheckedChance, DiscardedChance, PlayedChance, TookChance, UsedChance

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields
    from rentier.track.board import Deed, Space
    from rentier.track.edition import TrackEdition

    from . import shapes
    from .loading import CrookedReader
    from .state import Crooked

NONE: Final = -1
TRADED_CHEST: Final = [card.code for card in CHEST_CARDS if card.is_traded]


@final
class ChanceCard:
    """One of the 24 cards: what it does, and whether it is fake."""

    __slots__ = ("chance", "code", "index", "is_fake")

    def __init__(self, chance: Chance, is_fake: bool) -> None:
        self.chance: Final = chance
        self.is_fake: Final = is_fake
        self.index: Final = 2 * chance.index + (1 if is_fake else 0)
        self.code: Final = f"{chance.code}-{'fake' if is_fake else 'real'}"
        """For positions only: it reveals what nobody knows."""


CHANCE_CARDS: Final = [ChanceCard(chance, is_fake) for chance in CHANCES for is_fake in (False, True)]


def read_chance(text: str) -> Chance:
    """Find what a Chance card does by its code, or by its name in any language."""
    chance = BY_CODE.get(text)
    return BY_CODE[find_code("crooked", "card", text, list(BY_CODE), "crooked-bad-card")] if chance is None else chance


def put_under(game: Crooked, card: ChanceCard) -> None:
    """Put a card under the pile, where its truth is forgotten (CC-43)."""
    game.chance_pile.append(card)


def discard_chance(game: Crooked, seat: int) -> None:
    """Put a player's card, if there is one, under the pile unused (CC-22)."""
    card = game.chance[seat]
    if card is not None:
        game.chance[seat] = None
        put_under(game, card)
        if game.events is not None:
            game.events.append(DiscardedChance(seat, card.chance.code))


def turn_up(game: Crooked) -> None:
    """Turn the top card of the pile face up (CC-21)."""
    if game.chance_unseen:
        game.chance_unseen -= 1
    card = game.chance_pile.pop(0)
    game.open_chance.append(card)
    if game.events is not None:
        game.events.append(ChanceTurnedUp(card.chance.code))


@final
class Taking(Asking["Crooked"]):
    """A player on Chance who takes one of the face-up cards (CC-21, CC-22)."""

    __slots__ = ()
    kind: ClassVar[str] = "take"
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat")

    @staticmethod
    def load(reader: CrookedReader, fields: Fields) -> AnyDecision:
        return reader.read_taking(fields)

    def actions(self, game: Crooked, seat: int) -> list[AnyAction]:
        """List the face-up cards, and keeping one's own."""
        menu: list[AnyAction] = []
        if seat == self.seat:
            if game.chance[seat] is not None:
                menu.append(PASS)
            for i, card in enumerate(game.open_chance):
                if card.chance not in [other.chance for other in game.open_chance[:i]]:
                    menu.append(TAKES[card.chance.index])
        return menu

    def passed(self, game: Crooked, seat: int) -> None:
        """Keep one's own card and take none."""
        game.pop()


@final
class TakeChance(Action["Crooked"]):
    """Take a Chance card; one in hand goes under the pile (CC-21, CC-22)."""

    __slots__ = ("chance",)
    word: ClassVar[str] = "take"
    names: ClassVar[tuple[str, ...]] = ("card",)

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> TakeChance:
        return TAKES[read_chance(parts[0]).index]

    def __init__(self, chance: Chance) -> None:
        self.chance: Final = chance

    def parts(self) -> list[str]:
        return [self.chance.code]

    def apply(self, game: Crooked, seat: int) -> None:
        """Take it from the table, where another is turned up, or from a bankrupt player."""
        pending = game.pop()
        discard_chance(game, seat)
        if game.events is not None:
            game.events.append(TookChance(seat, self.chance.code))
        if isinstance(pending, Inheriting):
            game.chance[seat] = pending.card
            return
        for card in game.open_chance:
            if card.chance is self.chance:
                game.open_chance.remove(card)
                game.chance[seat] = card
                break
        turn_up(game)


TAKES: Final = [TakeChance(chance) for chance in CHANCES]


@final
class Inheriting(TrackDecision["Crooked"]):
    """A creditor with a Chance card who gets a bankrupt player's: one of the two is kept (CC-61)."""

    __slots__ = ("card", "seat")
    kind: ClassVar[str] = "inherit-chance"
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "card")

    @staticmethod
    def load(reader: CrookedReader, fields: Fields) -> AnyDecision:
        return reader.read_inheriting(fields)

    def __init__(self, seat: int, card: ChanceCard) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def awaiting(self, game: Crooked) -> tuple[int, ...]:
        """Ask the creditor."""
        return (self.seat,)

    def actions(self, game: Crooked, seat: int) -> list[AnyAction]:
        """List keeping one's own card and taking the other."""
        return [PASS, TAKES[self.card.chance.index]] if seat == self.seat else []

    def passed(self, game: Crooked, seat: int) -> None:
        """Put the bankrupt player's card under the pile."""
        game.pop()
        put_under(game, self.card)
        if game.events is not None:
            game.events.append(DiscardedChance(seat, self.card.chance.code))

    def data(self) -> dict[str, object]:
        return {"kind": self.kind, "seat": self.seat, "card": self.card.code}

    def shown(self, game: Crooked, seat: int | None) -> shapes.InheritingShown:
        """Show what the card does."""
        return {"kind": self.kind, "seat": self.seat, "card": self.card.chance.code}


@final
class PlayChance(Action["Crooked"]):
    """Announce one's Chance card, with what it is about (CC-24, CC-70)."""

    __slots__ = ("chance", "other", "space", "target")
    word: ClassVar[str] = "play"
    names: ClassVar[tuple[str, ...]] = ("card", "with*")

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> PlayChance:
        """Read a Chance card with what it is about: a space, two streets, a player, or a street and a player."""
        held = read_chance(parts[0])
        rest = parts[1:]
        if not rest:
            return PLAIN[held.index]
        target = NONE
        if rest[-1].isascii() and rest[-1].isdigit():
            target = texts.read_seat(rest[-1])
            rest = rest[:-1]
        space = texts.read_space(edition.board, rest[0]) if rest else None
        other = texts.read_deed(edition.board, rest[1]) if len(rest) > 1 else None
        if len(rest) > 2:
            raise BadInput("action-shape", {"word": word, "pattern": " ".join([word, *PlayChance.names])})
        return PlayChance(held, space, other, target)

    def __init__(
        self, chance: Chance, space: Space | None = None, other: Deed | None = None, target: int = NONE
    ) -> None:
        self.chance: Final = chance
        self.space: Final = space
        self.other: Final = other
        self.target: Final = target

    def parts(self) -> list[str]:
        parts = [self.chance.code]
        if self.space is not None:
            parts.append(self.space.code)
        if self.other is not None:
            parts.append(self.other.code)
        if self.target != NONE:
            parts.append(str(self.target))
        return parts

    def uses(self) -> str:
        """Return the card's code."""
        return self.chance.code

    def deed(self) -> Deed:
        """Return the street that it is about."""
        assert self.space is not None
        assert self.space.deed is not None
        return self.space.deed

    def apply(self, game: Crooked, seat: int) -> None:
        """Open the window; the card lies on the table until it is decided."""
        card = game.chance[seat]
        assert card is not None
        game.chance[seat] = None
        if game.events is not None:
            space = "" if self.space is None else self.space.code
            other = "" if self.other is None else self.other.code
            game.events.append(PlayedChance(seat, self.chance.code, space, other, self.target))
        game.push(Announced(tuple(game.others_in(seat)), seat, card, self))


PLAIN: Final = [PlayChance(chance) for chance in CHANCES]
"""The cards that are announced with nothing else, by their index."""


@final
class Announced(Window["Crooked"]):
    """A Chance card that any other player may check before it acts; the first check settles it (CC-23, CC-24)."""

    __slots__ = ("card", "play", "seat")
    kind: ClassVar[str] = "announce"
    fields: ClassVar[tuple[str, ...]] = ("kind", "asked", "seat", "card", "play")

    @staticmethod
    def load(reader: CrookedReader, fields: Fields) -> AnyDecision:
        return reader.read_announced(fields)

    def __init__(self, asked: tuple[int, ...], seat: int, card: ChanceCard, play: PlayChance) -> None:
        super().__init__(asked)
        self.seat: Final = seat
        self.card: Final = card
        self.play: Final = play

    def may_answer(self, game: Crooked, seat: int) -> bool:
        """Whether the player has a green token and is not in jail (CC-41, CC-42)."""
        return game.may_decode(seat)

    def answers(self, game: Crooked, seat: int) -> list[AnyAction]:
        """List checking the card."""
        return [CHECK_CARD]

    def ask_rest(self, game: Crooked) -> None:
        """Turn to the next seat."""
        game.replace(Announced(self.asked[1:], self.seat, self.card, self.play))

    def close(self, game: Crooked) -> None:
        """Let the card act, then put it under the pile (CC-21)."""
        put_under(game, self.card)
        if game.events is not None:
            game.events.append(UsedChance(self.seat, self.card.chance.code))
        powers.carry_out(game, self.seat, self.play)

    def check(self, game: Crooked, seat: int) -> None:
        """Show the card: a fake is gone without effect and earns the checker money (CC-41)."""
        game.pop()
        is_fake = self.card.is_fake
        if game.events is not None:
            game.events.append(CheckedChance(seat, self.seat, self.card.chance.code, is_fake))
        if is_fake:
            put_under(game, self.card)
            payment.owe(game, BANK, seat, REWARD, money.CATCH)
        else:
            self.close(game)

    def data(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "asked": list(self.asked),
            "seat": self.seat,
            "card": self.card.code,
            "play": str(self.play),
        }

    def shown(self, game: Crooked, seat: int | None) -> shapes.AnnouncedShown:
        """Show what the card does."""
        return {"kind": self.kind, "asked": list(self.asked), "seat": self.seat, "play": str(self.play)}


@final
class CheckCard(Action["Crooked"]):
    """Turn a green token red and decode the Chance card that was announced (CC-41, CC-42)."""

    __slots__ = ()
    word: ClassVar[str] = "check-card"

    def apply(self, game: Crooked, seat: int) -> None:
        """Settle the card."""
        announced = game.top()
        assert isinstance(announced, Announced)
        game.green[seat] -= 1
        announced.check(game, seat)


CHECK_CARD: Final = CheckCard()
