"""What a player may do in Millionaire besides what is possible on every track."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import Action
from rentier.track import building, deeds, moving, payment, texts
from rentier.track.actions import DeedAction
from rentier.track.numbers import BANK

from . import decisions, effects, fortune

if TYPE_CHECKING:
    from rentier.track.board import Deed, Space
    from rentier.track.edition import TrackEdition

    from .state import Millionaire


@final
class Collect(Action["Millionaire"]):
    """Take the whole salary at GO (MM-11)."""

    __slots__ = ()
    word: ClassVar[str] = "collect"

    def figures(self, game: Millionaire, seat: int) -> dict[str, int]:
        """Return the salary."""
        return {"amount": game.salary_of(seat)}

    def apply(self, game: Millionaire, seat: int) -> None:
        """Let the bank pay."""
        game.pop()
        payment.owe(game, BANK, seat, game.salary_of(seat), payment.SALARY)


@final
class Upgrade(Action["Millionaire"]):
    """Take the salary less the price of the next token, and that token (MM-11)."""

    __slots__ = ()
    word: ClassVar[str] = "upgrade"

    def figures(self, game: Millionaire, seat: int) -> dict[str, int]:
        """Return what is left of the salary, and the stars of the next token."""
        return {"amount": game.salary_of(seat) - game.upgrade, "stars": game.stars[seat] + 2}

    def apply(self, game: Millionaire, seat: int) -> None:
        """Swap the token and have the bank pay the rest of the old one's salary."""
        game.pop()
        amount = game.salary_of(seat) - game.upgrade
        game.change_level(seat, 2)
        payment.owe(game, BANK, seat, amount, payment.SALARY)


@final
class ChoosePlayer(Action["Millionaire"]):
    """Choose the player whom a card is about (F4, F5, C3)."""

    __slots__ = ("target",)
    word: ClassVar[str] = "choose"
    names: ClassVar[tuple[str, ...]] = ("target",)

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> ChoosePlayer:
        return ChoosePlayer(texts.read_seat(parts[0]))

    def __init__(self, target: int) -> None:
        self.target: Final = target

    def parts(self) -> list[str]:
        return [str(self.target)]

    def figures(self, game: Millionaire, seat: int) -> dict[str, int]:
        """Return the amount of the card."""
        choosing = game.top()
        if isinstance(choosing, decisions.ChoosingPlayer):
            return {"amount": game.policies.cards.amount(game, choosing.card, seat)}
        return {}

    def apply(self, game: Millionaire, seat: int) -> None:
        """Pay them, or aim the card at them."""
        choosing = game.pop()
        assert isinstance(choosing, decisions.ChoosingPlayer)
        effects.choose_player(game, seat, choosing.card, self.target)


@final
class GoTo(Action["Millionaire"]):
    """Go forward to a space of one's choice (L7, F10)."""

    __slots__ = ("space",)
    word: ClassVar[str] = "go-to"
    names: ClassVar[tuple[str, ...]] = ("space",)

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> GoTo:
        return GoTo(texts.read_space(edition.board, parts[0]))

    def __init__(self, space: Space) -> None:
        self.space: Final = space

    def parts(self) -> list[str]:
        return [self.space.code]

    def apply(self, game: Millionaire, seat: int) -> None:
        """Move, with the salary for passing GO."""
        game.pop()
        moving.move_forward(game, game.players[seat], self.space.index)


@final
class BuyAlso(DeedAction["Millionaire"]):
    """Buy one more lot of the colour (F8)."""

    __slots__ = ()
    word: ClassVar[str] = "buy-also"

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> BuyAlso:
        return BuyAlso(texts.read_deed(edition.board, parts[0]))

    def figures(self, game: Millionaire, seat: int) -> dict[str, int]:
        """Return the price."""
        return {"amount": self.deed.price}

    def apply(self, game: Millionaire, seat: int) -> None:
        """Pay, and then receive the deed."""
        game.replace(deeds.Delivering(seat, self.deed, self.deed.price))
        payment.pay(game, seat, BANK, self.deed.price, payment.DEED)


@final
class FreeHouse(DeedAction["Millionaire"]):
    """Place a house for free (F12)."""

    __slots__ = ()
    word: ClassVar[str] = "free-house"

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> FreeHouse:
        return FreeHouse(texts.read_deed(edition.board, parts[0]))

    def uses(self) -> str:
        return "free-house"

    def apply(self, game: Millionaire, seat: int) -> None:
        """Show the card and take a house from the stock."""
        fortune.use_held(game, seat, fortune.FREE_HOUSE)
        game.push(building.Placing(seat, self.deed, 0))


@final
class Swap(Action["Millionaire"]):
    """Swap a property for another player's (F13)."""

    __slots__ = ("give", "take")
    word: ClassVar[str] = "swap"
    names: ClassVar[tuple[str, ...]] = ("give", "take")

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> Swap:
        return Swap(texts.read_deed(edition.board, parts[0]), texts.read_deed(edition.board, parts[1]))

    def __init__(self, give: Deed, take: Deed) -> None:
        self.give: Final = give
        self.take: Final = take

    def parts(self) -> list[str]:
        return [self.give.code, self.take.code]

    def uses(self) -> str:
        return "exchange"

    def apply(self, game: Millionaire, seat: int) -> None:
        """Show the card and ask the other player for an answer."""
        card = fortune.use_held(game, seat, fortune.SWAP)
        fortune.aim(game, seat, game.owner[self.take.index], card, self.give, self.take)


@final
class Take(DeedAction["Millionaire"]):
    """Take a property from another player (F14)."""

    __slots__ = ()
    word: ClassVar[str] = "take"

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> Take:
        return Take(texts.read_deed(edition.board, parts[0]))

    def uses(self) -> str:
        return "takeover"

    def apply(self, game: Millionaire, seat: int) -> None:
        """Show the card and ask the other player for an answer."""
        card = fortune.use_held(game, seat, fortune.TAKE)
        fortune.aim(game, seat, game.owner[self.deed.index], card, None, self.deed)


@final
class Cancel(Action["Millionaire"]):
    """Cancel a card that was aimed at the player, or what was played against their own card (F15)."""

    __slots__ = ()
    word: ClassVar[str] = "cancel"

    def uses(self) -> str:
        return "veto"

    def apply(self, game: Millionaire, seat: int) -> None:
        """Show the card; the other side may answer it."""
        answering = game.top()
        assert isinstance(answering, decisions.Answering)
        fortune.use_held(game, seat, fortune.CANCEL)
        game.replace(answering.countered())


COLLECT: Final = Collect()
UPGRADE: Final = Upgrade()
CANCEL: Final = Cancel()
