"""The state of a game of Deal: the piles, and what each player holds and has laid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from rentier.core.dice import Dice
from rentier.core.events import Event, Statistic
from rentier.core.game import Game

from . import moments, refusals, stakes
from .cards import CARDS, CARDS_IN_PACK, VALUE_OF_PACK, Card, codes, find_card, full_pack
from .events import Drew, Fell, Paid, Reshuffled
from .options import DealOptions
from .sets import BUILDINGS, PropertySet, drop_buildings, refill
from .view import deal_anew, view_of, views_of

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.core.errors import IllegalAction
    from rentier.core.moments import Moment
    from rentier.core.registry import Edition
    from rentier.core.stakes import Stake

    from . import shapes

PLAYS_A_TURN: Final = 3
MOST_IN_HAND: Final = 7
SETS_TO_WIN: Final = 3


@final
class Known:
    """A card in a player's hand that another seat has seen, because it gave that card up before (DL-5)."""

    __slots__ = ("by", "card")

    def __init__(self, card: Card, by: int) -> None:
        self.card: Final = card
        self.by: Final = by


def _without_one(known: list[Known], card: Card) -> list[Known]:
    """Drop one such card for each seat that has seen one, since each must assume that it was theirs."""
    left: list[Known] = []
    dropped = 0
    for entry in known:
        mark = 1 << entry.by
        if entry.card is card and not dropped & mark:
            dropped |= mark
        else:
            left.append(entry)
    return left


@final
class Player:
    """One player's hand, bank and properties."""

    __slots__ = ("bank", "hand", "known", "seat", "sets")

    def __init__(
        self, seat: int, hand: list[Card], bank: list[Card], sets: list[PropertySet], known: list[Known]
    ) -> None:
        self.seat: Final = seat
        self.hand: list[Card] = hand
        self.bank: list[Card] = bank
        self.sets: list[PropertySet] = sets
        self.known: list[Known] = known

    def copy(self) -> Player:
        """Return an independent player with the same cards."""
        return Player(self.seat, self.hand[:], self.bank[:], [own.copy() for own in self.sets], self.known[:])

    def full_colours(self) -> int:
        """Count the colours with a full set here; two of one colour count once (DL-31)."""
        seen = 0
        count = 0
        for own in self.sets:
            if own.is_full:
                mark = own.colour.mark
                if not seen & mark:
                    seen |= mark
                    count += 1
        return count

    def play(self, card: Card) -> None:
        """Take a card out of the hand, for everybody to see."""
        self.hand.remove(card)
        if self.known:
            self.known = _without_one(self.known, card)

    def hide(self, card: Card) -> None:
        """Take a card out of the hand face down; nobody can be sure any longer what is in it."""
        self.hand.remove(card)
        self.known = []

    def value_in_front(self) -> int:
        """Add up everything laid and banked."""
        value = sum(card.value for card in self.bank)
        for own in self.sets:
            value += sum(card.value for card in own.cards)
            value += sum(card.value for card in BUILDINGS[: own.buildings])
        return value


@final
class Deal(Game):
    """A game of Deal; the rules that change it are in `rules`, `actions` and `paying`."""

    def __init__(self, edition: Edition, seats: int, options: DealOptions, dice: Dice, events: bool) -> None:
        super().__init__(edition, seats, options, dice, events)
        self.agreed: Final = options
        self.players: list[Player] = []
        self.pile: list[Card] = []
        """The draw pile; its top is the end of the list."""
        self.buried: list[int] = []
        """Who gave up the lowest cards of the pile, from the bottom: they know which these are (DL-5)."""
        self.centre: list[Card] = []
        self.turn: int = 0
        self.turns: int = 0
        self.plays_left: int = 0
        self.is_busy: bool = False
        """Whether a card was drawn or played in this turn (DL-16)."""
        self.idle: int = 0
        """How many turns in a row passed without a card drawn or played."""

    def copy(self) -> Deal:
        """Return an independent game in the same state."""
        other = Deal(self.edition, self.seats, self.agreed, self.dice.copy(), self.events is not None)
        self.share(other)
        other.players = [player.copy() for player in self.players]
        other.pile = self.pile[:]
        other.buried = self.buried[:]
        other.centre = self.centre[:]
        other.turn = self.turn
        other.turns = self.turns
        other.plays_left = self.plays_left
        other.is_busy = self.is_busy
        other.idle = self.idle
        return other

    def turns_taken(self) -> int:
        return self.turns

    @property
    def scores(self) -> tuple[int, ...]:
        """Count each player's full sets of different colours (DL-4)."""
        return tuple([player.full_colours() for player in self.players])

    def wealth_of(self, seat: int) -> int:
        """Add up what lies in front of a player: bank, properties and buildings."""
        return self.players[seat].value_in_front()

    def statistics(self, event: Event) -> list[Statistic]:
        """List what was drawn, and what others paid (DL-10, DL-60)."""
        if isinstance(event, Drew):
            return [Statistic("draws", event.seat, code, find_card(code).value) for code in event.cards]
        if isinstance(event, Paid):
            return [Statistic("received", event.target, "", event.value)] if event.value else []
        return []

    def expected(self, table: str) -> float | None:
        """Return the average value of a card in the pack."""
        return VALUE_OF_PACK / CARDS_IN_PACK if table == "draws" else None

    def deal_out(self) -> None:
        """Shuffle, deal five cards each, and draw who starts (DL-2, DL-3)."""
        self.pile = full_pack(self.seats)
        self.dice.shuffle(self.pile)
        self.players = [Player(seat, [], [], [], []) for seat in range(self.seats)]
        for _ in range(5):
            for player in self.players:
                player.hand.append(self.pile.pop())
        self.turn = self.dice.below(self.seats)

    def draw(self, player: Player, count: int) -> int:
        """Draw cards one by one, turning over the centre when the pile runs out; return how many were drawn (DL-13)."""
        drawn: list[Card] = []
        for _ in range(count):
            if not self.pile:
                if not self.centre:
                    break
                self._turn_centre_over()
            card = self.pile.pop()
            if len(self.pile) < len(self.buried):
                giver = self.buried.pop()
                if giver != player.seat:
                    player.known.append(Known(card, giver))
            drawn.append(card)
        player.hand.extend(drawn)
        if drawn:
            self.is_busy = True
            if self.events is not None:
                self.events.append(Drew(player.seat, len(drawn), tuple([card.code for card in drawn])))
        return len(drawn)

    def _turn_centre_over(self) -> None:
        self.pile = self.centre
        self.centre = []
        self.dice.shuffle(self.pile)
        if self.events is not None:
            self.events.append(Reshuffled(len(self.pile)))

    def tidy_up(self, player: Player) -> None:
        """Put a player's sets in order after losing cards; buildings of a broken set fall (DL-34, DL-51)."""
        refill(player.sets)
        fallen = drop_buildings(player.sets)
        if not fallen:
            return
        if self.agreed.buildings_discarded:
            self.centre.extend(fallen)
        else:
            player.bank.extend(fallen)
        if self.events is not None:
            codes = tuple([card.code for card in fallen])
            self.events.append(Fell(player.seat, codes, "centre" if self.agreed.buildings_discarded else "bank"))

    def others(self, seat: int) -> list[Player]:
        """List the other players in turn order from a seat's left."""
        return [self.players[(seat + i) % self.seats] for i in range(1, self.seats)]

    def inventory(self) -> list[int]:
        """Count every card by kind, wherever it lies."""
        counts = [0] * len(CARDS)
        for card in self.pile:
            counts[card.index] += 1
        for card in self.centre:
            counts[card.index] += 1
        for player in self.players:
            _count_player(player, counts)
        for decision in self.stack:
            for card in decision.holds():
                counts[card.index] += 1
        return counts

    def state(self) -> dict[str, object]:
        return {
            "turn": self.turn,
            "turns": self.turns,
            "plays_left": self.plays_left,
            "busy": self.is_busy,
            "idle": self.idle,
            "pile": codes(self.pile),
            "buried": self.buried[:],
            "centre": codes(self.centre),
            "players": [_player_state(player) for player in self.players],
        }

    def refuse(self, seat: int, action: AnyAction) -> IllegalAction:
        return refusals.refuse(self, seat, action)

    def moments(self, before: Game, events: Sequence[Event]) -> list[Moment]:
        assert isinstance(before, Deal)
        return moments.moments_of(self, before, events)

    def stakes_of(self, seat: int, action: AnyAction) -> list[Stake]:
        return stakes.stakes_of(self, seat, action)

    def seen_from(self, seat: int | None) -> shapes.DealView:
        return view_of(self, seat)

    def seen_from_each(self, seats: list[int | None]) -> list[shapes.DealView]:
        return views_of(self, seats)

    def deal_anew(self, seat: int) -> None:
        """Draw hands and pile afresh wherever the seat does not know them."""
        deal_anew(self, seat)


def _count_player(player: Player, counts: list[int]) -> None:
    for card in player.hand:
        counts[card.index] += 1
    for card in player.bank:
        counts[card.index] += 1
    for own in player.sets:
        for card in own.cards:
            counts[card.index] += 1
        for card in BUILDINGS[: own.buildings]:
            counts[card.index] += 1


def _player_state(player: Player) -> dict[str, object]:
    return {
        "hand": codes(player.hand),
        "bank": codes(player.bank),
        "sets": [
            {"colour": own.colour.name, "cards": codes(own.cards), "buildings": own.buildings} for own in player.sets
        ],
        "known": [[known.card.code, known.by] for known in player.known],
    }
