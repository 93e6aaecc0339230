"""The steady player of Knockout: it tries slides in its head, with its own tremor, and takes the most promising."""

from __future__ import annotations

from typing import Final, final

from rentier.bots.base import Bot
from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.core.native import mypyc_attr
from rentier.games.knockout import actions, decisions, rules
from rentier.games.knockout.aiming import Aim, missed
from rentier.games.knockout.area import space_under
from rentier.games.knockout.data import BAIL
from rentier.games.knockout.physics import slide
from rentier.games.knockout.scoring import JAIL
from rentier.games.knockout.state import HOME, IN_JAIL, OFF, Knockout

from .hand import Hand, bell, steps_for
from .outlook import PLAIN, Outlook, dearest
from .targets import candidates


@final
class Level:
    """How well a bot plays: its hand, and how much it considers."""

    __slots__ = ("first", "hand", "hurried", "kept", "second", "starts", "turned")

    def __init__(self, tremor: str, starts: int, first: int, kept: int, second: int) -> None:
        self.hand: Final = Hand(tremor)
        self.starts: Final[int] = starts
        """From how many places each target is aimed at."""
        self.first: Final[int] = first
        """With how many errors each aim is tried."""
        self.kept: Final[int] = kept
        """How many aims are looked at more closely."""
        self.second: Final[int] = second
        """With how many errors in all these aims are tried."""
        more = second - first
        self.turned: Final[list[int]] = bell(first, steps_for(first)) + bell(more, steps_for(more))
        """The errors of direction to try; the first ones are evenly spread by themselves. Likewise for the speed."""
        self.hurried: Final[list[int]] = bell(first, 1) + bell(more, 1)


EASY: Final = Level("child", starts=1, first=2, kept=4, second=8)
MIDDLING: Final = Level("real", starts=4, first=4, kept=12, second=16)
QUICK: Final = Level("real", starts=1, first=3, kept=4, second=8)


@mypyc_attr(allow_interpreted_subclasses=True)
class SteadyKnockout(Bot):
    """A bot that plays for the cash of the round: its own, less that of the others."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._level = MIDDLING
        self._taste = PLAIN

    def choose(self, game: Game, seat: int) -> AnyAction:
        """Slide, or choose the action after which the round is worth the most."""
        assert isinstance(game, Knockout)
        top = game.top()
        team = game.team_of(seat)
        outlook = Outlook(game, team, self._level.hand, self._taste)
        if isinstance(top, decisions.Sliding):
            aim = choose_slide(outlook, top.token(game), self._level)
            return actions.Slide(self._level.hand.tremble(aim, self.dice, game.agreed))
        if isinstance(top, decisions.Jail):
            is_worth_it = worth_again(outlook, top.tokens[0]) > BAIL
            return actions.PAY if is_worth_it else actions.STAY
        if isinstance(top, decisions.SecondChance):
            is_worth_it = worth_again(outlook, top.token) > rules.second_chance_price(game)
            return actions.AGAIN if is_worth_it else actions.LEAVE
        if isinstance(top, decisions.Railroad):
            return choose_ride(outlook, top.token(game), game.actions(seat))
        return choose_dearest(game.actions(seat))


@final
class EasyKnockout(SteadyKnockout):
    """The easy player: the hand of a child and a short look."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._level = EASY


@final
class QuickKnockout(SteadyKnockout):
    """The steady player with a short look, from whose games the chances to win are learnt."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._level = QUICK


def choose_slide(outlook: Outlook, token: int, level: Level) -> Aim:
    """Try every aim with a few errors and the best of them with more; return the best."""
    game = outlook.game
    aims = candidates(game, token, outlook.team, level.starts)
    order: list[tuple[float, int]] = []
    for i, aim in enumerate(aims):
        order.append((-try_slide(outlook, token, aim, level, 0, level.first), i))
    order.sort()
    best = aims[order[0][1]]
    most = 0.0
    for place, (loss, i) in enumerate(order[: level.kept]):
        total = -loss + try_slide(outlook, token, aims[i], level, level.first, level.second)
        if place == 0 or total > most:
            most = total
            best = aims[i]
    return best


def try_slide(outlook: Outlook, token: int, aim: Aim, level: Level, first: int, last: int) -> float:
    """Add up what a slide is worth with each of the level's errors from `first` to `last`."""
    hand = level.hand
    game = outlook.game
    total = 0.0
    for i in range(first, last):
        done = missed(aim, hand.spread, hand.haste, level.turned[i], level.hurried[i])
        total += outlook.worth(on_after(game, token, done))
    return total


def on_after(game: Knockout, token: int, done: Aim) -> list[int]:
    """Return what every token is on after a slide that goes exactly this way."""
    outcome = slide(game.places, token, done)
    on = game.on
    if outcome.has_passed:
        on = on[:]
        for moved in outcome.moved:
            place = outcome.places[moved]
            space = OFF if place is None else space_under(place.x, place.y)
            on[moved] = IN_JAIL if space == JAIL else space
    return on


def worth_again(outlook: Outlook, token: int) -> float:
    """Return what it would be worth to have a token that is out of the round in hand again."""
    on = outlook.game.on
    in_hand = on[:]
    in_hand[token] = HOME
    return outlook.worth(in_hand) - outlook.worth(on)


def choose_ride(outlook: Outlook, token: int, menu: list[AnyAction]) -> AnyAction:
    """Move a token from a railroad to the property that makes the round worth the most (KO-21)."""
    best = menu[0]
    most = 0.0
    is_first = True
    for entry in menu:
        if isinstance(entry, actions.Move):
            on = outlook.game.on[:]
            on[token] = entry.space.index
            worth = outlook.worth(on)
            if is_first or worth > most:
                most = worth
                best = entry
                is_first = False
    return best


def choose_dearest(menu: list[AnyAction]) -> AnyAction:
    """Double the dearest property (KO-24); which token leaves Chance first makes no difference (KO-20)."""
    spaces = tuple([entry.space for entry in menu if isinstance(entry, actions.Double)])
    return actions.DOUBLE[dearest(spaces).index] if spaces else menu[0]
