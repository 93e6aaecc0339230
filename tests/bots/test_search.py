"""The search of the sharp bots: the usual action stands unless another is better beyond noise."""

from __future__ import annotations

from math import exp

import pytest

from rentier import new
from rentier.bots import make_bot
from rentier.bots.search import Budget, Chances, Judgement, Race, Rival, Sense, Sharp, search
from rentier.bots.search.chances import grown, share_of
from rentier.bots.search.judgement import read_judgement
from rentier.core import AnyAction, Dice, Game

SEED = bytes(32)
PLAYOUTS = 400


class Told(Sense):
    """A sense that is told what each action is worth, and how much chance there is in it."""

    def __init__(self, worth: dict[str, float], noise: float = 0.0) -> None:
        super().__init__(turns=0)
        self.worth = worth
        self.noise = noise
        self.asked: list[str] = []

    def usual(self, game: Game, seat: int) -> AnyAction:
        return game.actions(seat)[0]

    def others(self, game: Game, seat: int) -> list[AnyAction]:
        return game.actions(seat)

    def play_on(self, world: Game, seat: int) -> float:
        assert world.last is not None
        text = str(world.last.action)
        self.asked.append(text)
        # Dice that depend on the world and on the action.
        luck = Dice(world.dice.seed[:16] + f"{text:>16}".encode()[:16]).below(1001) / 1000 - 0.5
        return self.worth.get(text, 0.5) + self.noise * luck


def deal() -> Game:
    """Return a game whose first player has several plays."""
    return new("deal", 2, 7)


def found(sense: Sense, game: Game, seed: bytes = SEED, playouts: int = PLAYOUTS) -> str:
    return str(search(sense, game, game.awaiting[0], seed, Budget(playouts)))


def menu(game: Game) -> list[str]:
    return [str(action) for action in game.actions(game.awaiting[0])]


def test_it_finds_what_is_better() -> None:
    game = deal()
    for text in menu(game):
        assert found(Told({text: 0.7}, noise=0.4), game) == text


def test_chance_alone_does_not_move_it_from_the_usual_action() -> None:
    game = deal()
    moved = [found(Told({}, noise=1.0), game, bytes([number] * 32)) != "end" for number in range(40)]
    # One standard error is exceeded by chance one time in six.
    assert sum(moved) <= 12


def test_the_same_seed_finds_the_same() -> None:
    game = deal()
    assert len({found(Told({menu(game)[2]: 0.55}, noise=1.0), game) for _ in range(3)}) == 1


def test_it_stops_early_when_everything_else_is_worse() -> None:
    game = deal()
    sense = Told(dict.fromkeys(menu(game)[1:], 0.1), noise=0.1)
    assert found(sense, game, playouts=100_000) == "end"
    assert len(sense.asked) < 1000


def test_without_playouts_or_alternatives_the_usual_action_is_taken() -> None:
    game = deal()
    sense = Told({menu(game)[1]: 1.0})
    assert found(sense, game, playouts=0) == "end"
    assert sense.asked == []


def test_the_budget_is_kept() -> None:
    game = deal()
    sense = Told({}, noise=1.0)
    found(sense, game, playouts=3000)
    assert len(sense.asked) <= 3100


class Ticking:
    """A clock that goes on by one second at every look."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def test_it_stops_when_the_time_is_up() -> None:
    game = deal()
    sense, clock = Told({}, noise=1.0), Ticking()
    search(sense, game, game.awaiting[0], SEED, Budget(1_000_000, clock, seconds=60.0))
    # Each round may also take the one world that it has begun.
    assert 50 <= clock.now <= 75
    assert len(sense.asked) < 75 * len(menu(game))


def test_a_time_that_is_already_up_leaves_one_world_a_round() -> None:
    game = deal()
    sense = Told({}, noise=1.0)
    search(sense, game, game.awaiting[0], SEED, Budget(1_000_000, Ticking(), seconds=-1.0))
    assert len(sense.asked) <= 2 * len(menu(game)) + 10


def rival(*differences: float) -> Rival:
    """Return a rival with these differences to the usual action."""
    one = Rival(deal().actions(deal().awaiting[0])[0])
    for difference in differences:
        one.add(difference)
    return one


def test_a_few_lucky_worlds_prove_nothing() -> None:
    assert rival(0.1).lead() < 1
    assert rival(*[0.1] * 40).lead() > 3
    assert rival(*[-0.1] * 40).lead() < -3
    assert rival().lead() == 0


def test_the_worse_half_drops_out_and_the_first_of_equals_stays() -> None:
    game = deal()
    actions = game.actions(game.awaiting[0])[:4]
    race = Race(actions)
    for one, difference in zip(race.left, (0.0, 0.2, 0.1, 0.2), strict=True):
        one.add(difference)
    race.keep_better_half()
    assert [one.action for one in race.left] == [actions[1], actions[3]]
    race.keep_better_half()
    assert [one.action for one in race.left] == [actions[1]]
    race.begin_test()
    assert race.left[0].worlds == 0


def test_growth_is_that_of_the_exponential_function() -> None:
    for x in (-8.0, -1.0, 0.0, 0.5, 3.0, 8.0):
        assert grown(x) == pytest.approx(exp(x), rel=0.01)
    assert grown(1000.0) == grown(20.0)


def test_shares_of_the_chances_add_up_to_one() -> None:
    scores = [0.3, -1.2, 2.0, 0.0]
    assert sum(share_of(scores, place) for place in range(4)) == pytest.approx(1.0, rel=0.02)
    assert share_of([1.0, 1.0], 0) == 0.5


def test_later_places_share_their_weights() -> None:
    chances = Chances([[1.0, 0.0], [0.0, 2.0]])
    assert [chances.score(place, [3.0, 5.0]) for place in range(4)] == [3.0, 10.0, 10.0, 10.0]


def test_weights_for_other_things_than_are_counted_are_refused() -> None:
    with pytest.raises(ValueError, match="must name away-0"):
        read_judgement("rentier.bots.deal", "judgement-two.toml", ["away-0"])


def judgement() -> Judgement:
    """Return a net of one measure: the first count of a player, beyond the second count of everybody."""
    return Judgement([[0.0, 0.5], [0.0, 0.0]], [[2.0, 0.0]], [[0.0, -1.0]], [[0.0], [0.25]], [3.0])


def test_a_hidden_measure_depends_on_both_sides_and_never_counts_below_zero() -> None:
    assert judgement().scores([[1.0, 0.0], [1.0, 0.0]]) == [6.0, 6.75]
    assert judgement().scores([[1.0, 0.0], [1.0, 1.0]]) == [3.0, 3.75]
    assert judgement().scores([[1.0, 3.0], [0.0, 0.0]]) == [1.5, 0.0]


def test_judged_chances_are_shares() -> None:
    shares = judgement().shares([[1.0, 0.0], [0.5, 0.0], [0.0, 0.0]])
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] > shares[1] > shares[2]


@pytest.mark.parametrize("edition", ["deal", "banking", "millionaire", "crooked"])
def test_the_sharp_bots_think_as_long_as_they_are_told(edition: str) -> None:
    bot = make_bot("sharp", edition, SEED)
    assert isinstance(bot, Sharp)
    bot.playouts = 0
    game = new(edition, 2, 3)
    steady = make_bot("steady", edition, SEED)
    for _ in range(20):
        seat = game.awaiting[0]
        chosen = bot.choose(game, seat)
        assert chosen == steady.choose(game, seat)
        game.apply(seat, chosen)
