"""The sharp player of Knockout: it tries slides in its head, and takes the one with which it is likeliest to win."""

from __future__ import annotations

from typing import Final, final

from rentier.bots.search import Sense, Sharp
from rentier.core.actions import AnyAction
from rentier.core.events import Event
from rentier.core.game import Game
from rentier.core.record import load
from rentier.games.knockout import actions, decisions, events
from rentier.games.knockout.aiming import FASTEST, WIDEST, Aim, missed
from rentier.games.knockout.board import BOARD
from rentier.games.knockout.data import TREMORS
from rentier.games.knockout.state import HOME, Knockout

from .hand import Hand
from .outlook import Outlook
from .standing import chance_to_win
from .steady import Level, SteadyKnockout, choose_slide, on_after
from .targets import candidates

PLAYOUTS: Final = 200
REPLIES: Final = 1
"""How many slides by others, or by itself, it imagines after its own, before the chances are judged."""
LAST_SLIDES: Final = 2
"""With no more slides than this still to come, it imagines the round to its end."""
STEEPNESS: Final = -0.35
"""The chances are a little bold, as 4,000 games between steady players have shown (docs/analysis.md)."""
PACE: Final = 3
"""A playout takes longer than in other games: every slide of it is chosen among a hundred."""
FUTURE: Final = 5
"""And reasons are looked for in two rounds of slides, where a playout has one reply."""
MARGIN: Final = 0.0
"""The aims that it compares have already turned out better than others, with the errors of a whole bell curve."""
OWN_HAND: Final = "light"
"""Its hand is that of an expert, unless the option lets everybody's tremble more."""
STEADY_HAND: Final = "real"
"""The hand of a steady player."""
BEYOND: Final[list[float]] = [40.0, 120.0, 220.0, 400.0]
"""How many millimetres behind a token to aim, to knock it on or off."""
REFINED: Final = 4
"""Around so many aims, it looks for better ones nearby."""
RIVALS: Final = 7
"""How many aims are compared with the steady one in the end."""
LATE: Final = 1
"""With so many tokens each still to be slid, a single one may decide the game."""
ELSEWHERE: Final[list[str]] = ["none", *[space.code for space in BOARD.spaces]]
"""All places where a token may be in the end, as events name them."""


@final
class Look:
    """How much is considered with a hand: as a steady player would, by the chances to win, and for a reply."""

    __slots__ = ("close", "quick", "steady")

    def __init__(self, tremor: str) -> None:
        self.steady: Final = Level(tremor, starts=4, first=4, kept=12, second=16)
        self.close: Final = Level(tremor, starts=5, first=4, kept=24, second=24)
        self.quick: Final = Level(tremor, starts=1, first=3, kept=4, second=8)


LOOKS: Final[dict[str, Look]] = {"light": Look("light"), "real": Look("real")}


def look_for(game: Knockout, hand: str = OWN_HAND) -> Look:
    """Return how to look at a game: with this hand, unless everybody's trembles more there."""
    tremor = game.agreed.tremor
    if tremor in TREMORS and TREMORS[tremor].direction > TREMORS[hand].direction:
        return LOOKS[tremor]
    return LOOKS[hand]


@final
class Prospect:
    """A slide that is to be made, and what is known about the chances to win by where the tokens come to lie."""

    __slots__ = ("game", "known", "level", "outlook", "token")

    def __init__(self, game: Knockout, team: int, token: int, level: Level) -> None:
        self.game: Final = game
        self.token: Final = token
        self.level: Final = level
        self.outlook: Final = Outlook(game, team, level.hand)
        self.known: Final[dict[tuple[int, ...], float]] = {}

    def best_aims(self) -> list[Aim]:
        """List the most promising aims, the best first: all are tried a little, the best more, then those nearby."""
        level = self.level
        aims = candidates(self.game, self.token, self.outlook.team, level.starts, BEYOND)
        first = self._sorted(aims, [0.0] * len(aims), 0, level.first)[: level.kept]
        tried = self._sorted([aim for _, _, aim in first], [-loss for loss, _, _ in first], level.first, level.second)
        nearby: list[Aim] = []
        for _, _, aim in tried[:REFINED]:
            nearby.extend(around(aim, level.hand))
        more = self._sorted(nearby, [0.0] * len(nearby), 0, level.second)
        order = [(loss, place) for place, (loss, _, _) in enumerate(tried + more)]
        order.sort()
        both = [aim for _, _, aim in tried + more]
        return [both[place] for _, place in order[:RIVALS]]

    def _sorted(self, aims: list[Aim], so_far: list[float], first: int, last: int) -> list[tuple[float, int, Aim]]:
        """Sort aims by what they bring with the errors from `first` to `last`, added to what they brought before."""
        order = [(-so_far[i] - self.tried(aims[i], first, last), i) for i in range(len(aims))]
        order.sort()
        return [(loss, i, aims[i]) for loss, i in order]

    def tried(self, aim: Aim, first: int, last: int) -> float:
        """Add up the chances after a slide with each of the level's errors from `first` to `last`."""
        hand = self.level.hand
        total = 0.0
        for i in range(first, last):
            done = missed(aim, hand.spread, hand.haste, self.level.turned[i], self.level.hurried[i])
            total += self.chance(done)
        return total

    def chance(self, done: Aim) -> float:
        """Return the chance to win after a slide that goes exactly this way."""
        on = on_after(self.game, self.token, done)
        key = tuple(on)
        found = self.known.get(key)
        if found is None:
            found = chance_to_win(self.outlook, on)
            self.known[key] = found
        return found


def around(aim: Aim, hand: Hand) -> list[Aim]:
    """List aims that differ a little in direction or speed: by about half of what the hand misses anyway."""
    turn = hand.spread // 2
    push = max(1, aim.speed * hand.haste // 2000)
    found: list[Aim] = []
    for angle, speed in ((-turn, 0), (turn, 0), (0, -push), (0, push), (0, 2 * push), (0, -2 * push)):
        found.append(
            Aim(
                aim.x,
                aim.y,
                max(-WIDEST, min(WIDEST, aim.angle + angle)),
                max(1, min(FASTEST, aim.speed + speed)),
            )
        )
    return found


def with_a_firm_hand(game: Knockout) -> Game:
    """Return a game in the same position in which no hand trembles."""
    position = game.position()
    position["options"] = {**game.options.values, "tremor": "off"}
    return load(position)


@final
class KnockoutSense(Sense):
    """Knockout as the search sees it: a slide is tried with many errors of the hand, and somebody replies."""

    def __init__(self, turns: int, hand: str = OWN_HAND) -> None:
        super().__init__(turns)
        self.steepness = STEEPNESS
        self.pace = PACE
        self.future = FUTURE
        self.hand: Final = hand
        self.player: Final = SteadyKnockout(bytes(32))

    def usual(self, game: Game, seat: int) -> AnyAction:
        assert isinstance(game, Knockout)
        return self._look(game, seat, look_for(game, self.hand).steady)

    def reply(self, game: Game, seat: int) -> AnyAction:
        """Look for a slide in a fifth of the time."""
        assert isinstance(game, Knockout)
        return self._look(game, seat, look_for(game, self.hand).quick)

    def _look(self, game: Knockout, seat: int, level: Level) -> AnyAction:
        top = game.top()
        if not isinstance(top, decisions.Sliding):
            return self.player.choose(game, seat)
        return actions.Slide(choose_slide(Outlook(game, game.team_of(seat), level.hand), top.token(game), level))

    def steady(self) -> Sense:
        """Judge steady players by their own hand, which misses by more than that of an expert."""
        return KnockoutSense(self.turns, STEADY_HAND)

    def others(self, game: Game, seat: int) -> list[AnyAction]:
        assert isinstance(game, Knockout)
        top = game.top()
        if not isinstance(top, decisions.Sliding):
            return game.actions(seat)
        prospect = Prospect(game, game.team_of(seat), top.token(game), look_for(game, self.hand).close)
        return [actions.Slide(aim) for aim in prospect.best_aims()]

    def idea(self, game: Game, seat: int, action: AnyAction) -> tuple[str, list[dict[str, object]]] | None:
        """Take all slides for the same that knock the same tokens of others away, or else end on the same space.

        One that moves tokens of its own team is not asked for: too much depends on how exactly it hits them.
        """
        if not isinstance(action, actions.Slide):
            return "", []
        assert isinstance(game, Knockout)
        slid: dict[str, object] = {}
        brings: list[dict[str, object]] = []
        for event in self.outcome(game, seat, action):
            if isinstance(event, events.Slid):
                slid = {"event": "slid", "end": event.end, "space": event.space}
            elif isinstance(event, events.Knocked):
                if event.team == game.team_of(seat):
                    return None
                away = [code for code in ELSEWHERE if code != event.before]
                brings.append({"event": "knocked", "token": event.token, "space": away})
        if not brings:
            return "slide *", [slid]
        return "slide *", [{"event": "slid", "end": slid["end"]}, *brings]

    def outcome(self, game: Game, seat: int, action: AnyAction) -> list[Event]:
        """Return where a slide ends if the hand does not tremble, and which tokens it knocks elsewhere."""
        found: list[Event] = []
        if not isinstance(action, actions.Slide):
            return found
        assert isinstance(game, Knockout)
        happened: list[Event] = []
        copy = game.copy() if game.agreed.tremor == "off" else with_a_firm_hand(game)
        copy.events = happened
        copy.apply(seat, action)
        for event in happened:
            is_first = isinstance(event, events.Slid) and not found
            if is_first or (isinstance(event, events.Knocked) and event.before != event.space):
                found.append(event)
        return found

    def may_decide(self, game: Game, seat: int) -> bool:
        """Wait for the last slides of the last round: before them, too much is still to come."""
        assert isinstance(game, Knockout)
        return game.round == game.teams and game.on.count(HOME) <= LATE * game.teams

    def attempt(self, world: Game, seat: int, action: AnyAction) -> None:
        """Slide with an error; those that the game adds by itself are drawn from the dice of the world."""
        assert isinstance(world, Knockout)
        if isinstance(action, actions.Slide):
            hand = look_for(world, self.hand).close.hand
            action = actions.Slide(hand.tremble(action.aim, world.dice, world.agreed))
        world.apply(seat, action)

    def play_on(self, world: Game, seat: int) -> float:
        """Let everybody go on steadily for a slide or two, and judge the chances."""
        assert isinstance(world, Knockout)
        replies = LAST_SLIDES if self.turns > 0 and world.on.count(HOME) <= LAST_SLIDES else self.turns
        first = world.round
        while not world.over:
            top = world.top()
            asked = world.awaiting[0]
            if not isinstance(top, decisions.Sliding):
                world.apply(asked, self.player.choose(world, asked))
                continue
            if replies == 0 or world.round > first:
                break
            replies -= 1
            self.attempt(world, asked, self.reply(world, asked))
        return self.glance(world, seat)

    def glance(self, world: Game, seat: int) -> float:
        assert isinstance(world, Knockout)
        if not world.over:
            hand = look_for(world, self.hand).close.hand
            return chance_to_win(Outlook(world, world.team_of(seat), hand), world.on)
        return 1.0 / len({world.team_of(winner) for winner in world.winners}) if seat in world.winners else 0.0


@final
class SharpKnockout(Sharp):
    """The sharp player of Knockout: it plays for the win, not for the cash of the round."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, KnockoutSense(REPLIES), PLAYOUTS)
        self.margin = MARGIN

    def choose(self, game: Game, seat: int) -> AnyAction:
        """Return the best action found; its hand trembles like everybody's."""
        chosen = super().choose(game, seat)
        if isinstance(chosen, actions.Slide) and isinstance(game, Knockout):
            hand = look_for(game).close.hand
            return actions.Slide(hand.tremble(chosen.aim, self.dice, game.agreed))
        return chosen
