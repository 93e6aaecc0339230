"""What a bot does and has, counted over many games: this is what tells one character from another."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from rentier.bots import make_bot, usual_bot
from rentier.bots.deal.worth import value_of
from rentier.core.dice import derive_seed
from rentier.core.game import Game
from rentier.core.record import begin
from rentier.games.deal.attacks import Attack, DealBreaker, ForcedDeal, SlyDeal
from rentier.games.deal.state import Deal
from rentier.games.knockout.state import TOKENS_EACH, Knockout
from rentier.track.state import TrackGame

HUNDRED: Final = 100
ENDS: Final = ("end", "roll", "slide")
"""The verbs at which money is counted; the first one that a bot uses also counts its turns."""


class Habits(NamedTuple):
    """What a bot did in some games: each thing per hundred turns, its money on average, and its share of the wins."""

    done: dict[str, float]
    money: float
    wins: float


def watch(edition: str, name: str, games: int, seats: int, seed: bytes) -> Habits:
    """Play games with one bot among those of the usual level, each time in another seat, and count what it does.

    Besides the verbs of its actions, `attack` counts attacks in Deal, `take` those that take a property, and `hit`
    slides of Knockout that move tokens of others.
    """
    done: Counter[str] = Counter()
    money = looks = 0
    wins = 0.0
    rival = usual_bot(edition)
    for number in range(games):
        game_seed = derive_seed(seed, "game", number)
        own = number % seats
        names = [name if seat == own else rival for seat in range(seats)]
        bots = [make_bot(it, edition, derive_seed(game_seed, "bot", seat)) for seat, it in enumerate(names)]
        game = begin(edition, seats, game_seed, events=False)
        while not game.over:
            seat = game.awaiting[0]
            action = bots[seat].choose(game, seat)
            before = _others_on_board(game, own) if seat == own else []
            if seat == own:
                done[action.verb()] += 1
                done["attack"] += isinstance(action, Attack)
                done["take"] += isinstance(action, (SlyDeal, ForcedDeal, DealBreaker))
                if action.verb() in ENDS:
                    money += _money_of(game, seat)
                    looks += 1
            game.apply(seat, action)
            if seat == own:
                done["hit"] += _others_on_board(game, own) != before
        wins += 1 / len(game.winners) if own in game.winners else 0.0
    turns = max(1, next((done[verb] for verb in ENDS if done[verb]), 1)) / HUNDRED
    return Habits({verb: count / turns for verb, count in done.items()}, money / max(looks, 1), wins / games)


def _money_of(game: Game, seat: int) -> int:
    """Return the money that everybody sees a player have; in Deal, what lies in the bank."""
    if isinstance(game, Deal):
        return value_of(game.players[seat].bank)
    return game.means(seat) if isinstance(game, TrackGame) else game.scores[seat]


def _others_on_board(game: Game, seat: int) -> list[tuple[float, float]]:
    """List where the tokens of other teams lie in Knockout."""
    if not isinstance(game, Knockout):
        return []
    team = game.team_of(seat)
    places = [place for token, place in enumerate(game.places) if token // TOKENS_EACH != team]
    return [(place.x, place.y) for place in places if place is not None]
