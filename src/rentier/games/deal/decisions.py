"""What a game of Deal waits for: a turn, an answer, a payment, a place for a wild, cards to give up."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import AnyAction
from rentier.core.decisions import Decision, Form
from rentier.core.windows import Window

from . import actions, menus, paying, rules
from .cards import JUST_SAY_NO, Card
from .state import MOST_IN_HAND

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields

    from . import shapes
    from .attacks import Attack
    from .loading import PendingReader
    from .state import Deal


class DealDecision(Decision["Deal"]):
    """A decision of Deal for one seat."""

    __slots__ = ()


@final
class Turn(DealDecision):
    """A player's turn: playing cards, including those just drawn, moving wilds, and the end (DL-11, DL-14, DL-15)."""

    __slots__ = ()
    kind: ClassVar[str] = "turn"

    @staticmethod
    def load(reader: PendingReader, fields: Fields) -> AnyDecision:
        return TURN

    def resume(self, game: Deal) -> bool:
        """Check whether the last change has won the game (DL-33)."""
        return rules.declare_win(game)

    def awaiting(self, game: Deal) -> tuple[int, ...]:
        """Ask the player whose turn it is."""
        return (game.turn,)

    def actions(self, game: Deal, seat: int) -> list[AnyAction]:
        """List what the hand and the wilds allow."""
        return menus.turn_menu(game, seat) if seat == game.turn else []


@final
class GiveUpExtra(DealDecision):
    """More than seven cards at the end of a turn (DL-12)."""

    __slots__ = ()
    kind: ClassVar[str] = "give-up"

    @staticmethod
    def load(reader: PendingReader, fields: Fields) -> AnyDecision:
        return GIVE_UP_EXTRA

    def resume(self, game: Deal) -> bool:
        """Go on once seven are left."""
        if len(game.players[game.turn].hand) > MOST_IN_HAND:
            return False
        game.pop()
        rules.next_turn(game)
        return True

    def awaiting(self, game: Deal) -> tuple[int, ...]:
        """Ask the player whose turn ends."""
        return (game.turn,)

    def actions(self, game: Deal, seat: int) -> list[AnyAction]:
        """List the cards in hand."""
        if seat != game.turn:
            return []
        return [actions.GIVE_UP[card.index] for card in menus.distinct(game.players[seat].hand)]


@final
class Attacking(DealDecision):
    """An action against others that goes from one player to the next (DL-56)."""

    __slots__ = ("action", "amount", "targets")
    kind: ClassVar[str] = "attack"
    fields: ClassVar[tuple[str, ...]] = ("kind", "action", "amount", "targets")

    @staticmethod
    def load(reader: PendingReader, fields: Fields) -> AnyDecision:
        return reader.read_attack(fields)

    def __init__(self, action: Attack, amount: int, targets: tuple[int, ...]) -> None:
        self.action: Final = action
        self.amount: Final = amount
        self.targets: Final = targets

    def resume(self, game: Deal) -> bool:
        """Ask the next player, unless the last one's payment has won the game (DL-33)."""
        if rules.declare_win(game):
            return True
        if not self.targets:
            game.pop()
            return True
        victim = self.targets[0]
        game.replace(Attacking(self.action, self.amount, self.targets[1:]))
        game.push(Answer((victim,), victim, False))
        return True

    def data(self) -> shapes.AttackShown:
        return {
            "kind": self.kind,
            "action": str(self.action),
            "amount": self.amount,
            "targets": list(self.targets),
        }


@final
class Answer(Window["Deal"]):
    """The question whether a player says no to what is aimed at them, or to a no (DL-52)."""

    __slots__ = ("is_cancelled", "victim")
    kind: ClassVar[str] = "answer"
    fields: ClassVar[tuple[str, ...]] = ("kind", "asked", "victim", "cancelled")

    @staticmethod
    def load(reader: PendingReader, fields: Fields) -> AnyDecision:
        return reader.read_answer(fields)

    def __init__(self, asked: tuple[int, ...], victim: int, is_cancelled: bool) -> None:
        super().__init__(asked)
        self.victim: Final = victim
        self.is_cancelled: Final = is_cancelled

    def may_answer(self, game: Deal, seat: int) -> bool:
        """Whether the hand is not empty, as everybody can see, and by option a play is left to say no with (DL-54)."""
        if game.agreed.no_costs_play and seat == game.turn and game.plays_left == 0:
            return False
        return bool(game.players[seat].hand)

    def answers(self, game: Deal, seat: int) -> list[AnyAction]:
        """List a Just Say No that is in the hand."""
        return [actions.SAY_NO] if JUST_SAY_NO in game.players[seat].hand else []

    def ask_rest(self, game: Deal) -> None:
        """Ask nobody else: each answer is between two players."""
        game.replace(Answer(self.asked[1:], self.victim, self.is_cancelled))

    def close(self, game: Deal) -> None:
        """Let the last word stand."""
        rules.carry_out(game, self.victim, self.is_cancelled)

    def data(self) -> shapes.AnswerShown:
        return {
            "kind": self.kind,
            "asked": list(self.asked),
            "victim": self.victim,
            "cancelled": self.is_cancelled,
        }


@final
class Payment(DealDecision):
    """An amount that a player owes the one whose turn it is (DL-60)."""

    __slots__ = ("amount", "payer")
    kind: ClassVar[str] = "payment"
    fields: ClassVar[tuple[str, ...]] = ("kind", "payer", "amount")

    @staticmethod
    def load(reader: PendingReader, fields: Fields) -> AnyDecision:
        return reader.read_payment(fields)

    def __init__(self, payer: int, amount: int) -> None:
        self.payer: Final = payer
        self.amount: Final = amount

    def resume(self, game: Deal) -> bool:
        """Take everything from a player who has no more than is owed: there is nothing to choose (DL-61)."""
        payer = game.players[self.payer]
        if paying.total_payable(payer) > self.amount:
            return False
        game.pop()
        paying.hand_over(game, payer, game.players[game.turn], paying.payable(payer))
        return True

    def awaiting(self, game: Deal) -> tuple[int, ...]:
        """Ask the payer."""
        return (self.payer,)

    def actions(self, game: Deal, seat: int) -> list[AnyAction]:
        """List ways to pay without a needless card."""
        if seat != self.payer:
            return []
        return paying.payment_menu(game.players[seat], self.amount)

    def forms(self, game: Deal, seat: int) -> list[Form]:
        """Allow every other way to pay."""
        if seat != self.payer:
            return []
        items = [[item.text(), item.card.value] for item in paying.payable(game.players[seat])]
        return [Form("pay", {"amount": self.amount, "cards": items})]

    def fits(self, game: Deal, seat: int, action: AnyAction) -> bool:
        """Accept any sufficient payment from the cards in front of the payer."""
        if seat != self.payer or not isinstance(action, actions.Pay):
            return False
        return not paying.why_not_pay(game.players[seat], action.items, self.amount)

    def data(self) -> shapes.PaymentShown:
        return {"kind": self.kind, "payer": self.payer, "amount": self.amount}


@final
class Placing(DealDecision):
    """A received wild whose new owner says what it stands for (DL-35)."""

    __slots__ = ("card", "owner")
    kind: ClassVar[str] = "place"
    fields: ClassVar[tuple[str, ...]] = ("kind", "owner", "card")

    @staticmethod
    def load(reader: PendingReader, fields: Fields) -> AnyDecision:
        return reader.read_placing(fields)

    def __init__(self, owner: int, card: Card) -> None:
        self.owner: Final = owner
        self.card: Final = card

    def awaiting(self, game: Deal) -> tuple[int, ...]:
        """Ask the new owner."""
        return (self.owner,)

    def actions(self, game: Deal, seat: int) -> list[AnyAction]:
        """List the colours of the wild."""
        return list(actions.PLACE[self.card.index]) if seat == self.owner else []

    def holds(self) -> list[Card]:
        """Hold the wild."""
        return [self.card]

    def data(self) -> shapes.PlacingShown:
        return {"kind": self.kind, "owner": self.owner, "card": self.card.code}


TURN: Final = Turn()
GIVE_UP_EXTRA: Final = GiveUpExtra()
