"""What a player of Deal does to others, who may answer it (DL-41 … DL-49, DL-52)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import Action

from . import rules
from .cards import (
    BIRTHDAY,
    DEAL_BREAKER,
    DEBT_COLLECTOR,
    DOUBLE_RENT,
    FORCED_DEAL,
    RENT_ANY,
    RENT_BY_COLOUR,
    SLY_DEAL,
    Card,
)
from .events import Charged, ChargedRent, PlayedDealBreaker, PlayedForcedDeal, PlayedSlyDeal, Took
from .sets import SetName, refill, take
from .texts import read_card, read_seat, read_set, read_times

if TYPE_CHECKING:
    from rentier.core.registry import Edition

    from .state import Deal, Player

EVERYBODY: Final = -1

COLOUR_RENT: Final = "rent"
ANY_RENT: Final = "rent-any"
"""How a rent card is played: the card of two colours, or the one for any colour."""

DEBT: Final = 5
GIFT: Final = 2


class Attack(Action["Deal"]):
    """An action against others, who may answer it once it is fully announced (DL-52, DL-55)."""

    __slots__ = ()

    def hit(self, game: Deal, attacker: Player, victim: Player, amount: int) -> None:
        """Do to one player what was not refused."""
        rules.charge(game, victim.seat, amount)


@final
class CollectDebt(Attack):
    """Ask one player for 5M (DL-41)."""

    __slots__ = ("target",)
    word: ClassVar[str] = "debt-collector"
    names: ClassVar[tuple[str, ...]] = ("target",)

    @staticmethod
    def read(edition: Edition, word: str, parts: list[str]) -> CollectDebt:
        return COLLECT[read_seat(parts[0])]

    def __init__(self, target: int) -> None:
        self.target: Final = target

    def parts(self) -> list[str]:
        return [str(self.target)]

    def uses(self) -> str:
        return DEBT_COLLECTOR.code

    def figures(self, game: Deal, seat: int) -> dict[str, int]:
        """Return the debt."""
        return {"amount": DEBT}

    def apply(self, game: Deal, seat: int) -> None:
        """Spend a play."""
        rules.use(game, game.players[seat], DEBT_COLLECTOR)
        if game.events is not None:
            game.events.append(Charged(seat, DEBT_COLLECTOR.code, DEBT, (self.target,)))
        rules.attack(game, self, DEBT, (self.target,))


@final
class Birthday(Attack):
    """Ask everybody for 2M (DL-42)."""

    __slots__ = ()
    word: ClassVar[str] = "birthday"

    def uses(self) -> str:
        return BIRTHDAY.code

    def figures(self, game: Deal, seat: int) -> dict[str, int]:
        """Return what each is asked for."""
        return {"amount": GIFT}

    def apply(self, game: Deal, seat: int) -> None:
        """Spend a play."""
        targets = rules.everybody_else(game)
        rules.use(game, game.players[seat], BIRTHDAY)
        if game.events is not None:
            game.events.append(Charged(seat, BIRTHDAY.code, GIFT, targets))
        rules.attack(game, self, GIFT, targets)


@final
class Rent(Attack):
    """Ask for the rent of one set, with up to two doublers (DL-43 … DL-46)."""

    __slots__ = ("doublers", "is_any", "target", "where")
    words: ClassVar[tuple[str, ...]] = (COLOUR_RENT, ANY_RENT)
    names: ClassVar[tuple[str, ...]] = ("set", "target", "times?")

    @staticmethod
    def read(edition: Edition, word: str, parts: list[str]) -> Rent:
        target = EVERYBODY if parts[1] == "all" else read_seat(parts[1])
        return Rent(read_set(parts[0]), target, read_times(parts[2:]), word == ANY_RENT)

    def __init__(self, where: SetName, target: int, doublers: int, is_any: bool) -> None:
        self.where: Final = where
        self.target: Final = target
        self.doublers: Final = doublers
        self.is_any: Final = is_any

    def card(self) -> Card:
        """Return the rent card: the any-colour one, or the one that has the set's colour."""
        return RENT_ANY if self.is_any else RENT_BY_COLOUR[self.where.colour.index]

    def parts(self) -> list[str]:
        parts = [self.where.text, "all" if self.target == EVERYBODY else str(self.target)]
        if self.doublers:
            parts.append(f"x{1 << self.doublers}")
        return parts

    def verb(self) -> str:
        """Return which kind of rent card it is."""
        return ANY_RENT if self.is_any else COLOUR_RENT

    def uses(self) -> str:
        """Return the code of the rent card."""
        return self.card().code

    def figures(self, game: Deal, seat: int) -> dict[str, int]:
        """Return the rent."""
        return {"amount": self.where.among(game.players[seat].sets).rent() << self.doublers}

    def apply(self, game: Deal, seat: int) -> None:
        """Spend a play for each card; the amount is fixed now (DL-53)."""
        player = game.players[seat]
        amount = self.where.among(player.sets).rent() << self.doublers
        targets = rules.everybody_else(game) if self.target == EVERYBODY else (self.target,)
        card = self.card()
        rules.use(game, player, card)
        for _ in range(self.doublers):
            rules.use(game, player, DOUBLE_RENT)
        if game.events is not None:
            times = 1 << self.doublers
            game.events.append(ChargedRent(seat, card.code, self.where.colour.name, times, amount, targets))
        rules.attack(game, self, amount, targets)


@final
class SlyDeal(Attack):
    """Take a property that is not part of a full set (DL-47)."""

    __slots__ = ("card", "target", "where")
    word: ClassVar[str] = "sly-deal"
    names: ClassVar[tuple[str, ...]] = ("target", "set", "card")

    @staticmethod
    def read(edition: Edition, word: str, parts: list[str]) -> SlyDeal:
        return SlyDeal(read_seat(parts[0]), read_set(parts[1]), read_card(parts[2]))

    def __init__(self, target: int, where: SetName, card: Card) -> None:
        self.target: Final = target
        self.where: Final = where
        self.card: Final = card

    def parts(self) -> list[str]:
        return [str(self.target), self.where.text, self.card.code]

    def uses(self) -> str:
        return SLY_DEAL.code

    def apply(self, game: Deal, seat: int) -> None:
        """Spend a play."""
        rules.use(game, game.players[seat], SLY_DEAL)
        if game.events is not None:
            event = PlayedSlyDeal(seat, self.target, self.card.code, self.where.colour.name)
            game.events.append(event)
        rules.attack(game, self, 0, (self.target,))

    def hit(self, game: Deal, attacker: Player, victim: Player, amount: int) -> None:
        """Move the card."""
        own = self.where.among(victim.sets)
        take(own, self.card)
        if game.events is not None:
            game.events.append(Took(attacker.seat, victim.seat, self.card.code))
        game.tidy_up(victim)
        rules.receive(game, attacker, self.card, own.colour)


@final
class ForcedDeal(Attack):
    """Swap a property for another player's (DL-48)."""

    __slots__ = ("card", "given", "given_from", "target", "where")
    word: ClassVar[str] = "forced-deal"
    names: ClassVar[tuple[str, ...]] = ("target", "set", "card", "own_set", "own_card")

    @staticmethod
    def read(edition: Edition, word: str, parts: list[str]) -> ForcedDeal:
        target = read_seat(parts[0])
        given_from, given = read_set(parts[3]), read_card(parts[4])
        return ForcedDeal(target, read_set(parts[1]), read_card(parts[2]), given_from, given)

    def __init__(self, target: int, where: SetName, card: Card, given_from: SetName, given: Card) -> None:
        self.target: Final = target
        self.where: Final = where
        self.card: Final = card
        self.given_from: Final = given_from
        self.given: Final = given

    def parts(self) -> list[str]:
        return [str(self.target), self.where.text, self.card.code, self.given_from.text, self.given.code]

    def uses(self) -> str:
        return FORCED_DEAL.code

    def apply(self, game: Deal, seat: int) -> None:
        """Spend a play."""
        rules.use(game, game.players[seat], FORCED_DEAL)
        if game.events is not None:
            game.events.append(PlayedForcedDeal(seat, self.target, self.card.code, self.given.code))
        rules.attack(game, self, 0, (self.target,))

    def hit(self, game: Deal, attacker: Player, victim: Player, amount: int) -> None:
        """Move both cards; the player of the card places theirs first (DL-35)."""
        theirs = self.where.among(victim.sets)
        own = self.given_from.among(attacker.sets)
        take(theirs, self.card)
        take(own, self.given)
        if game.events is not None:
            game.events.append(Took(attacker.seat, victim.seat, self.card.code))
            game.events.append(Took(victim.seat, attacker.seat, self.given.code))
        rules.receive(game, victim, self.given, own.colour)
        rules.receive(game, attacker, self.card, theirs.colour)
        # The card received may fill the set that another one left, so buildings fall only now; with a wild, they wait
        # until it is placed (DL-51).
        for player, card in ((victim, self.given), (attacker, self.card)):
            if card.is_wild:
                refill(player.sets)
            else:
                game.tidy_up(player)


@final
class DealBreaker(Attack):
    """Take a full set with its buildings (DL-49)."""

    __slots__ = ("target", "where")
    word: ClassVar[str] = "deal-breaker"
    names: ClassVar[tuple[str, ...]] = ("target", "set")

    @staticmethod
    def read(edition: Edition, word: str, parts: list[str]) -> DealBreaker:
        return DealBreaker(read_seat(parts[0]), read_set(parts[1]))

    def __init__(self, target: int, where: SetName) -> None:
        self.target: Final = target
        self.where: Final = where

    def parts(self) -> list[str]:
        return [str(self.target), self.where.text]

    def uses(self) -> str:
        return DEAL_BREAKER.code

    def apply(self, game: Deal, seat: int) -> None:
        """Spend a play."""
        rules.use(game, game.players[seat], DEAL_BREAKER)
        if game.events is not None:
            game.events.append(PlayedDealBreaker(seat, self.target, self.where.colour.name))
        rules.attack(game, self, 0, (self.target,))

    def hit(self, game: Deal, attacker: Player, victim: Player, amount: int) -> None:
        """Move the set as it lies (DL-35)."""
        rules.take_set(game, attacker, victim, self.where.among(victim.sets))


BIRTHDAY_ACTION: Final = Birthday()
COLLECT: Final[list[CollectDebt]] = [CollectDebt(seat) for seat in range(10)]
