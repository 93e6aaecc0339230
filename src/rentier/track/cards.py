"""Chance and the like: piles drawn from the top, cards put back underneath, and what cards do (EB-14, MM-14, CC-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, final

from rentier.core.actions import Action, AnyAction
from rentier.core.native import mypyc_attr

from . import jail, moving, offering, payment
from .decisions import SeatDecision, T
from .events import DrewCard, KeptCard
from .numbers import BANK

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.dice import Dice
    from rentier.core.reading import Fields

    from . import shapes
    from .board import Board, Space
    from .loading import TrackReader
    from .state import Player, TrackGame


class Card:
    """A card: what it does, and its numbers; an edition whose cards hold more has a subclass."""

    __slots__ = (
        "amount",
        "code",
        "count",
        "deck",
        "does",
        "effect",
        "hotel",
        "house",
        "index",
        "is_traded",
        "other",
        "space",
    )

    def __init__(
        self,
        index: int,
        deck: int,
        table: dict[str, Any],
        board: Board,
        decks: list[str],
        effects: dict[str, Effect] | None = None,
    ) -> None:
        self.index: Final = index
        self.deck: Final = deck
        self.code: Final[str] = table["code"]
        self.effect: Final[str] = table["effect"]
        self.amount: Final[int] = table.get("amount", 0)
        self.count: Final[int] = table.get("count", 0)
        self.house: Final[int] = table.get("house", 0)
        self.hotel: Final[int] = table.get("hotel", 0)
        self.space: Final[int] = board.find_space(table["space"]).index if "space" in table else -1
        self.other: Final[int] = decks.index(table["deck"]) if "deck" in table else -1
        self.is_traded: Final = self.effect == "out-of-jail"
        vocabulary = EFFECTS if effects is None else effects
        if self.effect not in vocabulary:
            raise ValueError(f"card {self.code}: no effect is called {self.effect}")
        self.does: Final = vocabulary[self.effect]


@final
class Deck:
    """A pile of cards: drawn from the top, put back underneath, so everybody who watched knows what went under it."""

    __slots__ = ("cards", "unseen")

    def __init__(self, cards: list[Card], unseen: int) -> None:
        self.cards: list[Card] = cards
        """From the top."""
        self.unseen: int = unseen
        """How many of them, from the top, nobody has seen yet."""

    def copy(self) -> Deck:
        """Return an independent pile in the same order."""
        return Deck(self.cards[:], self.unseen)

    def draw(self) -> Card:
        """Take the top card."""
        if self.unseen:
            self.unseen -= 1
        return self.cards.pop(0)

    def put_under(self, card: Card) -> None:
        """Put a card under the pile."""
        self.cards.append(card)

    def shuffle_unseen(self, dice: Dice) -> None:
        """Draw the order of what nobody has seen afresh, whatever it was."""
        unseen = self.cards[: self.unseen]
        unseen.sort(key=index_of)
        dice.shuffle(unseen)
        self.cards[: self.unseen] = unseen


def index_of(card: Card) -> int:
    """Return the place of a card in its box, for sorting."""
    return card.index


def shuffled(dice: Dice, pile: list[Card]) -> Deck:
    """Return the cards of a pile in a new order, which nobody has seen."""
    cards = pile[:]
    dice.shuffle(cards)
    return Deck(cards, len(cards))


@mypyc_attr(allow_interpreted_subclasses=True)
class CardRules(Generic[T]):
    """How cards are drawn, and what they are worth."""

    __slots__ = ()

    def draw(self, game: T, player: Player, space: Space) -> None:
        """Draw a card of the pile that a space names (EB-14, MM-14)."""
        draw(game, player, 0 if space.kind == "chance" else 1)

    def amount(self, game: T, card: Card, seat: int) -> int:
        """Return the amount of a card for a player."""
        return card.amount

    def used(self, game: T, card: Card) -> None:
        """Do what follows when a kept card has been used and is back under its pile."""

    def traded(self, game: T, seat: int) -> list[str]:
        """List the cards that a seat has and may sell, by their codes (EB-50, MM-23)."""
        return [card.code for card in game.players[seat].kept if card.is_traded]

    def may_have(self, game: T, seat: int, codes: list[str]) -> bool:
        """Whether, as far as everybody knows, a seat could have all these cards to sell."""
        return offering.has_cards(game, seat, codes)

    def hand_over(self, game: T, seat: int, target: int, given: list[str], taken: list[str]) -> None:
        """Move the cards that both sides give in a deal."""
        for code in given:
            self.hand_one(game, seat, target, code)
        for code in taken:
            self.hand_one(game, target, seat, code)

    def hand_one(self, game: T, giver: int, receiver: int, code: str) -> None:
        """Move a card that was sold."""
        for card in game.players[giver].kept:
            if card.code == code:
                game.players[giver].kept.remove(card)
                game.players[receiver].kept.append(card)
                return


def draw(game: TrackGame, player: Player, deck: int) -> None:
    """Draw a card, put it under its pile unless it is kept, and do what it says (EB-14, MM-14)."""
    pile = game.decks[deck]
    if not pile.cards:
        return
    card = pile.draw()
    if game.events is not None:
        game.events.append(DrewCard(player.seat, card.deck, card.code))
    if card.effect == "out-of-jail":
        player.kept.append(card)
        if game.events is not None:
            game.events.append(KeptCard(player.seat, card.code))
        return
    pile.put_under(card)
    card.does.carry_out(game, player, card)


class Effect:
    """What a kind of card does; editions add their own."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Do it; a card that is kept does nothing at once."""


@final
class MoveTo(Effect):
    """Forward to a space."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Move forward, with pay for passing GO."""
        moving.move_forward(game, player, card.space)


@final
class MoveBack(Effect):
    """Back by a number of spaces."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Move back, never passing GO."""
        moving.move_back(game, player, (player.place - card.count) % game.board.size)


@final
class MoveBackTo(Effect):
    """Back to a space."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Move back, never passing GO."""
        moving.move_back(game, player, card.space)


@final
class NearestStation(Effect):
    """On to the next station, whose owner gets twice the rent."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Move forward, with pay for passing GO."""
        moving.move_forward(game, player, game.board.next_of(player.place, "station"), 2)


@final
class NearestUtility(Effect):
    """On to the next utility, whose owner gets an amount for each point of a new roll."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Move forward, with pay for passing GO."""
        moving.move_forward(game, player, game.board.next_of(player.place, "utility"), 1, card.amount)


@final
class GoToJail(Effect):
    """Straight to jail."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Go straight there, without money for GO."""
        jail.go_to_jail(game, player)


@final
class Receive(Effect):
    """Money from the bank."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Let the bank pay."""
        payment.owe(game, BANK, player.seat, game.policies.cards.amount(game, card, player.seat), payment.CARD)


@final
class Pay(Effect):
    """Money to the bank."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Make it a debt."""
        payment.owe(game, player.seat, BANK, game.policies.cards.amount(game, card, player.seat), payment.CARD)


@final
class ReceiveFromEach(Effect):
    """Money from every other player, from the left (EB-73, MM-50, CC-70)."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Put the first player's debt on top."""
        amount = game.policies.cards.amount(game, card, player.seat)
        for other in reversed(game.others_in(player.seat)):
            payment.owe(game, other, player.seat, amount, payment.CARD)


@final
class PayEach(Effect):
    """Money to every other player, from the left (EB-73, MM-50, CC-70)."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Put the first debt on top."""
        amount = game.policies.cards.amount(game, card, player.seat)
        for other in reversed(game.others_in(player.seat)):
            payment.owe(game, player.seat, other, amount, payment.CARD)


@final
class Repairs(Effect):
    """An amount for each building that stands now (EB-14, MM-50, CC-70)."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Make it one debt."""
        amount = 0
        for deed in game.deeds_of(player.seat):
            level = game.level[deed.index]
            amount += card.hotel if level == game.terms.levels else level * card.house
        payment.owe(game, player.seat, BANK, amount, payment.CARD)


@final
class PayOrDraw(Effect):
    """The choice between a payment and a card from the other pile."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Ask which it will be."""
        game.push(Choosing(player.seat, card))


EFFECTS: Final[dict[str, Effect]] = {
    "move-to": MoveTo(),
    "move-back": MoveBack(),
    "move-back-to": MoveBackTo(),
    "nearest-station-double": NearestStation(),
    "nearest-utility-dice": NearestUtility(),
    "go-to-jail": GoToJail(),
    "out-of-jail": Effect(),
    "receive": Receive(),
    "pay": Pay(),
    "receive-from-each": ReceiveFromEach(),
    "pay-each": PayEach(),
    "repairs": Repairs(),
    "pay-or-draw": PayOrDraw(),
}


@final
class Choosing(SeatDecision["TrackGame"]):
    """A card that lets its player pay or draw another."""

    __slots__ = ("card",)
    kind: ClassVar[str] = "pay-or-draw"
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "card")

    @staticmethod
    def load(reader: TrackReader, fields: Fields) -> AnyDecision:
        return reader.read_choosing(fields)

    def __init__(self, seat: int, card: Card) -> None:
        super().__init__(seat)
        self.card: Final = card

    def awaiting(self, game: TrackGame) -> tuple[int, ...]:
        """Ask the player who drew the card."""
        return (self.seat,)

    def actions(self, game: TrackGame, seat: int) -> list[AnyAction]:
        """List paying and drawing."""
        return [PAY_CARD, DRAW_CARD] if seat == self.seat else []

    def data(self) -> shapes.PayOrDrawShown:
        return {"kind": self.kind, "seat": self.seat, "card": self.card.code}


@final
class PayCard(Action["TrackGame"]):
    """Pay what the card asks for."""

    __slots__ = ()
    word: ClassVar[str] = "pay-card"

    def figures(self, game: TrackGame, seat: int) -> dict[str, int]:
        """Return what the card asks for."""
        choosing = game.top()
        return {"amount": choosing.card.amount} if isinstance(choosing, Choosing) else {}

    def apply(self, game: TrackGame, seat: int) -> None:
        """Make it a debt."""
        choosing = game.pop()
        assert isinstance(choosing, Choosing)
        payment.owe(game, seat, BANK, choosing.card.amount, payment.CARD)


@final
class DrawCard(Action["TrackGame"]):
    """Draw from the other pile instead."""

    __slots__ = ()
    word: ClassVar[str] = "draw-card"

    def apply(self, game: TrackGame, seat: int) -> None:
        """Do what that card says."""
        choosing = game.pop()
        assert isinstance(choosing, Choosing)
        draw(game, game.players[seat], choosing.card.other)


PAY_CARD: Final = PayCard()
DRAW_CARD: Final = DrawCard()
