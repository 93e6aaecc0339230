"""What the cards of Millionaire do besides what cards do on every track (MM-50)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from rentier.track import cards, moving, payment, turn
from rentier.track.events import Rolled
from rentier.track.numbers import BANK

from . import decisions, fortune

if TYPE_CHECKING:
    from rentier.track.board import Space
    from rentier.track.cards import Card
    from rentier.track.state import Player, TrackGame

    from .cards import MillionaireCard
    from .state import Millionaire


@final
class ReceiveByTheirLevel(cards.Effect):
    """Money from every other player by their own level, from the left (C5)."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Put the first player's debt on top."""
        for other in reversed(game.others_in(player.seat)):
            payment.owe(game, other, player.seat, game.policies.cards.amount(game, card, other), payment.CARD)


@final
class ChoosePlayer(cards.Effect):
    """Money from or to a player of one's choice (F4, F5, C3)."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Ask which player, unless there is only one."""
        others = game.others_in(player.seat)
        if len(others) == 1:
            choose_player(cast("Millionaire", game), player.seat, card, others[0])
        else:
            game.push(decisions.ChoosingPlayer(player.seat, card))


def choose_player(game: Millionaire, seat: int, card: Card, target: int) -> None:
    """Pay the chosen player, or aim the card at them."""
    if card.effect == "pay-one":
        payment.owe(game, seat, target, game.policies.cards.amount(game, card, seat), payment.CARD)
    else:
        fortune.aim(game, seat, target, card, None, None)


@final
class LevelUp(cards.Effect):
    """The next token for free, or money for a player who has the last one (L4)."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Go up a level, or have the bank pay."""
        own = cast("Millionaire", game)
        if own.is_highest(player.seat):
            payment.owe(game, BANK, player.seat, card.amount, payment.CARD)
        else:
            own.change_level(player.seat, 2)


@final
class LevelDown(cards.Effect):
    """The previous token, if there is one (C6)."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Go down a level; nothing is refunded."""
        own = cast("Millionaire", game)
        if own.stars[player.seat] > 1:
            own.change_level(player.seat, -2)


def roll_for_card(game: TrackGame, seat: int) -> tuple[int, bool]:
    """Roll for a card, which moves nobody; a double means nothing else (MM-15)."""
    first, second = game.dice.roll(), game.dice.roll()
    if game.events is not None:
        game.events.append(Rolled(seat, first, second))
    return first + second, first == second


@final
class DiceWin(cards.Effect):
    """Money for a roll that is high enough for the level, or for a double (L5, C2)."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Roll, and have the bank pay a player who wins."""
        total, is_double = roll_for_card(game, player.seat)
        least = cast("MillionaireCard", card).least[cast("Millionaire", game).rank(player.seat)]
        if is_double if least == 0 else total >= least:
            payment.owe(game, BANK, player.seat, card.amount, payment.CARD)


@final
class DiceTimes(cards.Effect):
    """Money for each point of a roll (L11)."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Roll, and have the bank pay."""
        total, _ = roll_for_card(game, player.seat)
        payment.owe(game, BANK, player.seat, total * game.policies.cards.amount(game, card, player.seat), payment.CARD)


@final
class PayAndMove(cards.Effect):
    """A payment to the bank, and then a move forward (L9)."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Have the move wait for the payment; a player who goes bankrupt does not move."""
        game.push(turn.Walking(player.seat, card.count))
        payment.owe(game, player.seat, BANK, game.policies.cards.amount(game, card, player.seat), payment.CARD)


@final
class ChooseSpace(cards.Effect):
    """Forward to a space of one's choice: any other, or any other unowned property (L7, F10)."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Ask where to, unless there is only one place; with none, the player stays."""
        places = places_of(game, player.seat, card)
        if len(places) == 1:
            moving.move_forward(game, player, places[0].index)
        elif places:
            game.push(decisions.ChoosingSpace(player.seat, card))


def places_of(game: TrackGame, seat: int, card: Card) -> list[Space]:
    """List where a card that leaves the choice may lead, in board order."""
    here = game.players[seat].place
    found: list[Space] = []
    for space in game.board.spaces:
        if space.index != here and (card.effect == "any-space" or _is_unowned(game, space)):
            found.append(space)
    return found


def _is_unowned(game: TrackGame, space: Space) -> bool:
    return space.deed is not None and game.owner[space.deed.index] == BANK


@final
class NextUnowned(cards.Effect):
    """Forward to the next unowned property (F9)."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Move there and play it; with none left, the player stays."""
        size = game.board.size
        for step in range(1, size):
            place = (player.place + step) % size
            if _is_unowned(game, game.board.spaces[place]):
                moving.move_forward(game, player, place)
                return


@final
class SecondDeed(cards.Effect):
    """One more lot of the colour of the property that was just bought (F8)."""

    __slots__ = ()

    def carry_out(self, game: TrackGame, player: Player, card: Card) -> None:
        """Ask the player who owns the property now, if there is a lot that they can pay for."""
        deed = game.board.spaces[player.place].deed
        assert deed is not None
        if game.owner[deed.index] == player.seat and decisions.lots_left(game, player.seat, deed.group):
            game.push(decisions.BuyingAlso(player.seat, deed.group))


EFFECTS: Final[dict[str, cards.Effect]] = {
    **cards.EFFECTS,
    "receive-by-their-level": ReceiveByTheirLevel(),
    "receive-from-one": ChoosePlayer(),
    "pay-one": ChoosePlayer(),
    "level-up": LevelUp(),
    "level-down": LevelDown(),
    "dice-win": DiceWin(),
    "dice-times": DiceTimes(),
    "pay-and-move": PayAndMove(),
    "any-space": ChooseSpace(),
    "any-unowned": ChooseSpace(),
    "next-unowned": NextUnowned(),
    "second-deed": SecondDeed(),
    # Kept: these do nothing by themselves; their holder plays them.
    "free-house": cards.Effect(),
    "swap-deeds": cards.Effect(),
    "take-deed": cards.Effect(),
    "cancel": cards.Effect(),
}
"""By their names in `data/cards.toml`."""
