"""What a game of Millionaire waits for besides what every track waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import PASS, AnyAction
from rentier.core.windows import Window
from rentier.track import payment
from rentier.track.asking import Asking
from rentier.track.decisions import SeatDecision
from rentier.track.numbers import BANK

from . import actions, effects, fortune
from .events import Cancelled, SwappedDeeds, TookDeed

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields
    from rentier.track.board import Deed, Group
    from rentier.track.cards import Card
    from rentier.track.state import TrackGame

    from . import shapes
    from .cards import MillionaireCard
    from .loading import MillionaireReader
    from .state import Millionaire


@final
class Upgrading(Asking["Millionaire"]):
    """A player at GO who may go up a level (MM-11)."""

    __slots__ = ()
    kind: ClassVar[str] = "upgrade"
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat")

    @staticmethod
    def load(reader: MillionaireReader, fields: Fields) -> AnyDecision:
        return reader.read_upgrading(fields)

    def actions(self, game: Millionaire, seat: int) -> list[AnyAction]:
        """List both ways to be paid."""
        return [actions.COLLECT, actions.UPGRADE] if seat == self.seat else []


class AskingByCard(Asking["Millionaire"]):
    """A card that asks its player for a choice."""

    __slots__ = ("card",)
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "card")

    def __init__(self, seat: int, card: Card) -> None:
        super().__init__(seat)
        self.card: Final = card


@final
class ChoosingPlayer(AskingByCard):
    """A card about a player of one's choice (F4, F5, C3)."""

    __slots__ = ()
    kind: ClassVar[str] = "choose-player"

    @staticmethod
    def load(reader: MillionaireReader, fields: Fields) -> AnyDecision:
        return reader.read_choosing_player(fields)

    def actions(self, game: Millionaire, seat: int) -> list[AnyAction]:
        """List the others."""
        if seat != self.seat:
            return []
        return [actions.ChoosePlayer(other) for other in game.others_in(seat)]

    def data(self) -> shapes.ChoosingPlayerShown:
        return {"kind": self.kind, "seat": self.seat, "card": self.card.code}


@final
class ChoosingSpace(AskingByCard):
    """A card that leads to a space of one's choice (L7, F10)."""

    __slots__ = ()
    kind: ClassVar[str] = "go-to"

    @staticmethod
    def load(reader: MillionaireReader, fields: Fields) -> AnyDecision:
        return reader.read_choosing_space(fields)

    def actions(self, game: Millionaire, seat: int) -> list[AnyAction]:
        """List the spaces."""
        if seat != self.seat:
            return []
        return [actions.GoTo(space) for space in effects.places_of(game, seat, self.card)]

    def data(self) -> shapes.ChoosingSpaceShown:
        return {"kind": self.kind, "seat": self.seat, "card": self.card.code}


@final
class BuyingAlso(Asking["Millionaire"]):
    """One more lot of a colour that may be bought (F8)."""

    __slots__ = ("group",)
    kind: ClassVar[str] = "buy-also"
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "group")

    @staticmethod
    def load(reader: MillionaireReader, fields: Fields) -> AnyDecision:
        return reader.read_buying_also(fields)

    def __init__(self, seat: int, group: Group) -> None:
        super().__init__(seat)
        self.group: Final = group

    def actions(self, game: Millionaire, seat: int) -> list[AnyAction]:
        """List taking none, and the lots."""
        if seat != self.seat:
            return []
        menu: list[AnyAction] = [PASS]
        for deed in lots_left(game, seat, self.group):
            menu.append(actions.BuyAlso(deed))
        return menu

    def passed(self, game: Millionaire, seat: int) -> None:
        """Buy nothing more."""
        game.pop()

    def data(self) -> shapes.BuyingAlsoShown:
        return {"kind": self.kind, "seat": self.seat, "group": self.group.name}


def lots_left(game: TrackGame, seat: int, group: Group) -> list[Deed]:
    """List the unowned lots of a colour that a seat can pay for in cash."""
    means = game.means(seat)
    return [deed for deed in group.deeds if game.owner[deed.index] == BANK and deed.price <= means]


@final
class Following(SeatDecision["Millionaire"]):
    """A Fortune card that acts once the property is sold; until then only its finder knows it (F7 to F10)."""

    __slots__ = ("card",)
    kind: ClassVar[str] = "fortune"
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "card")

    @staticmethod
    def load(reader: MillionaireReader, fields: Fields) -> AnyDecision:
        return reader.read_following(fields)

    def __init__(self, seat: int, card: MillionaireCard) -> None:
        super().__init__(seat)
        self.card: Final = card

    def resume(self, game: Millionaire) -> bool:
        """Let the card act."""
        game.pop()
        fortune.act(game, game.players[self.seat], self.card)
        return True

    def holds(self) -> list[MillionaireCard]:
        """Hold the card until it acts."""
        return [self.card]

    def data(self) -> shapes.FollowingShown:
        return {"kind": self.kind, "seat": self.seat, "card": self.card.code}

    def shown(self, game: Millionaire, seat: int | None) -> shapes.FollowingShown:
        """Show the card to its finder only."""
        return self.data() if seat == self.seat else {"kind": self.kind, "seat": self.seat}


@final
class Answering(Window["Millionaire"]):
    """A card aimed at a player, who may cancel it; that may be cancelled too, and so on (F15).

    A player who keeps any Fortune card is asked, whatever it is: the others know only how many there are.
    """

    __slots__ = ("card", "give", "is_cancelled", "seat", "take", "target")
    kind: ClassVar[str] = "answer"
    fields: ClassVar[tuple[str, ...]] = ("kind", "asked", "seat", "target", "card", "give", "take", "cancelled")

    @staticmethod
    def load(reader: MillionaireReader, fields: Fields) -> AnyDecision:
        return reader.read_answer(fields)

    def __init__(
        self,
        asked: tuple[int, ...],
        seat: int,
        target: int,
        card: Card,
        give: Deed | None,
        take: Deed | None,
        is_cancelled: bool,
    ) -> None:
        super().__init__(asked)
        self.seat: Final = seat
        self.target: Final = target
        self.card: Final = card
        self.give: Final = give
        self.take: Final = take
        self.is_cancelled: Final = is_cancelled
        """Whether it comes to nothing unless the next player asked answers."""

    def may_answer(self, game: Millionaire, seat: int) -> bool:
        """Whether the player keeps any card."""
        return len(game.held[seat]) > 0

    def answers(self, game: Millionaire, seat: int) -> list[AnyAction]:
        """List cancelling, for a player who can."""
        return [actions.CANCEL] if fortune.holds(game, seat, fortune.CANCEL) else []

    def ask_rest(self, game: Millionaire) -> None:
        """Ask nobody else: there is only one to ask."""
        game.replace(Answering((), self.seat, self.target, self.card, self.give, self.take, self.is_cancelled))

    def given(self) -> str:
        """Name the property that the card gives, if any."""
        return "" if self.give is None else self.give.code

    def taken(self) -> str:
        """Name the property that the card takes, or the amount."""
        return str(self.card.amount) if self.take is None else self.take.code

    def countered(self) -> Answering:
        """Return the window in which the other side may answer."""
        other = self.seat if self.asked[0] == self.target else self.target
        return Answering((other,), self.seat, self.target, self.card, self.give, self.take, not self.is_cancelled)

    def close(self, game: Millionaire) -> None:
        """Do what the card says, unless it was cancelled."""
        if self.is_cancelled:
            if game.events is not None:
                game.events.append(Cancelled(self.seat, self.target, self.card.code))
        elif self.take is None:
            payment.owe(game, self.target, self.seat, self.card.amount, payment.CARD)
        else:
            self._move(game, self.take)

    def _move(self, game: Millionaire, take: Deed) -> None:
        game.owner[take.index] = self.seat
        if self.give is None:
            if game.events is not None:
                game.events.append(TookDeed(self.seat, self.target, take.code))
            return
        game.owner[self.give.index] = self.target
        if game.events is not None:
            game.events.append(SwappedDeeds(self.seat, self.target, self.give.code, take.code))

    def data(self) -> shapes.AnsweringShown:
        return {
            "kind": self.kind,
            "asked": list(self.asked),
            "seat": self.seat,
            "target": self.target,
            "card": self.card.code,
            "give": self.given(),
            "take": self.taken(),
            "cancelled": self.is_cancelled,
        }
