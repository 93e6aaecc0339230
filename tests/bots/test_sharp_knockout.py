"""The sharp player of Knockout: what it counts about the teams, and how it plays for the win."""

from __future__ import annotations

import pytest

from knockout.table import ending, table
from rentier import Game, new
from rentier.bots import Bot, SharpKnockout, SteadyKnockout, play_out
from rentier.bots.knockout.outlook import Outlook
from rentier.bots.knockout.sharp import KnockoutSense, Prospect, look_for
from rentier.bots.knockout.standing import HAND, NAMES, chance_to_win, count_all
from rentier.bots.knockout.steady import MIDDLING, choose_slide
from rentier.core import derive_seed
from rentier.games.knockout.actions import Slide
from rentier.games.knockout.aiming import rest_of
from rentier.games.knockout.area import space_under
from rentier.games.knockout.board import BOARD
from rentier.games.knockout.decisions import Sliding
from rentier.games.knockout.state import HOME, OFF, Knockout

SEED = bytes(32)
REAL = {"tremor": "real"}


def counted(game: Game, place: int) -> dict[str, float]:
    """Return what is counted about the team at a place of the turn order, without the zeros."""
    assert isinstance(game, Knockout)
    return {name: count for name, count in zip(NAMES, count_all(game)[place], strict=True) if count}


def chance(game: Game, team: int) -> float:
    assert isinstance(game, Knockout)
    return chance_to_win(Outlook(game, team, HAND), game.on)


def aimed_at(game: Game) -> str:
    """Return the space that the sharp bot aims at, before its hand trembles."""
    assert isinstance(game, Knockout)
    bot = SharpKnockout(SEED)
    bot.playouts = 100
    chosen = super(SharpKnockout, bot).choose(game, game.awaiting[0])
    assert isinstance(chosen, Slide)
    return BOARD.spaces[space_under(*rest_of(chosen.aim))].code


def test_it_counts_what_the_tokens_bring_and_who_is_ahead() -> None:
    game = table("mediterranean baltic house-a off", "boardwalk luxury-tax off", order="0 1", cash=[0, 1000], round=2)
    first, second = counted(game, 0), counted(game, 1)
    assert first["brown-all"] == first["housed"] == first["out"] == first["left-0"] == 1
    assert first["gain"] == 7.0
    assert first["behind-little"] == first["behind-little-at-last"] == 5.0
    assert first["behind-lot"] == 2.0
    assert "plan" not in first
    assert second["dark-blue-one"] == second["taxed"] == second["left-1"] == second["one-left-overall"] == 1
    assert second["gain"] == 4.0
    assert second["ahead-lot-at-last"] == 2.0
    assert second["plan"] > 0


def test_who_comes_first_collects() -> None:
    both = ("200,850 off", "250,870 park")
    game = table(*both, order="0 1")
    assert "dark-blue-one" in counted(game, 0)
    assert "dark-blue-one" in counted(game, 1)
    assert "dark-blue-all" in counted(table(*both, order="1 0"), 0)


def test_chances_are_shares_and_grow_with_the_lead() -> None:
    even = table("off off off", "off off off", round=2)
    ahead = table("off off off", "off off off", cash=[1500, 0], round=2)
    for game in (even, ahead):
        assert chance(game, 0) + chance(game, 1) == pytest.approx(1.0, rel=0.02)
    assert chance(ahead, 0) > chance(even, 0) + 0.2


def after_the_last_slide(cash: int, round: int) -> float:
    """Return the chance of team 0, which has only this cash, while the other has Boardwalk and its last token falls."""
    game = table("off off off off", "boardwalk off off", order="0 1", cash=[cash, 0], round=round)
    assert isinstance(game, Knockout)
    return chance_to_win(Outlook(game, 0, HAND), [OFF if space == HOME else space for space in game.on])


def test_the_end_of_the_last_round_is_known_exactly() -> None:
    assert after_the_last_slide(600, round=2) == 1
    assert after_the_last_slide(500, round=2) == 0.5
    assert after_the_last_slide(400, round=2) == 0


def test_the_end_of_an_earlier_round_is_judged_as_the_beginning_of_the_next() -> None:
    assert 0.5 < after_the_last_slide(3000, round=1) < 1
    assert 0 < after_the_last_slide(0, round=1) < 0.5


def test_with_the_last_slide_it_takes_what_is_sure_if_that_wins() -> None:
    # 50 behind: the nearest property is enough, and is hit nearly always.
    game = table("off off off off", "off off off", order="0 1", cash=[50, 0], round=2, options=REAL)
    row = ("mediterranean", "baltic", "oriental", "vermont", "connecticut")
    assert aimed_at(game) in row


def test_with_the_last_slide_it_risks_everything_if_nothing_less_wins() -> None:
    game = table("off off off off", "off off off", order="0 1", cash=[450, 0], round=2, options=REAL)
    assert aimed_at(game) in ("park", "boardwalk", "free-parking")


def test_from_a_railroad_it_takes_what_wins() -> None:
    game, _ = ending("railroad-a off off off", "off off off", order="0 1", cash=[0, 450], round=2)
    assert str(SharpKnockout(SEED).choose(game, 0)) in ("move park", "move boardwalk")


def test_it_considers_aims_beside_the_middle_of_a_space() -> None:
    game = new("knockout", 2, 1, REAL)
    assert isinstance(game, Knockout)
    top = game.top()
    assert isinstance(top, Sliding)
    prospect = Prospect(game, game.team_of(game.awaiting[0]), top.token(game), look_for(game).close)
    aims = prospect.best_aims()
    assert len(aims) == len({repr(aim) for aim in aims})
    sums = [prospect.tried(aim, 0, prospect.level.second) for aim in aims]
    assert sums == sorted(sums, reverse=True)


def test_its_hand_is_that_of_an_expert_unless_the_table_trembles_more() -> None:
    for tremor, hand in (("off", "light"), ("light", "light"), ("real", "real")):
        game = new("knockout", 2, 1, {"tremor": tremor})
        assert isinstance(game, Knockout)
        assert look_for(game).close.hand.spread == {"light": 60, "real": 120}[hand]


def test_an_imagined_slide_misses_as_a_real_one_does() -> None:
    sense = KnockoutSense(1)
    for options in ({}, REAL):
        game = new("knockout", 2, 1, options)
        seat = game.awaiting[0]
        action = sense.usual(game, seat)
        rests = set()
        for number in range(5):
            world = sense.imagine(game, seat, derive_seed(SEED, "world", number))
            sense.attempt(world, seat, action)
            rests.add(str(world.position()["tokens"]))
        assert len(rests) == 5


def test_steady_players_are_judged_by_their_own_hand() -> None:
    """What they do is then what they would have done, so that no analysis calls it a mistake."""
    own, steady = KnockoutSense(1), KnockoutSense(1).steady()
    for options, is_same in (({}, False), (REAL, True)):
        game = new("knockout", 2, 1, options)
        assert isinstance(game, Knockout)
        seat = game.awaiting[0]
        top = game.top()
        assert isinstance(top, Sliding)
        outlook = Outlook(game, game.team_of(seat), MIDDLING.hand)
        assert str(steady.usual(game, seat)) == str(Slide(choose_slide(outlook, top.token(game), MIDDLING)))
        assert (str(own.usual(game, seat)) == str(steady.usual(game, seat))) == is_same


def test_a_reply_is_found_in_a_short_look_and_the_rest_of_a_turn_as_usual() -> None:
    sense = KnockoutSense(1)
    game = new("knockout", 2, 1, REAL)
    assert isinstance(game, Knockout)
    seat = game.awaiting[0]
    quick = look_for(game).quick
    top = game.top()
    assert isinstance(top, Sliding)
    aim = choose_slide(Outlook(game, game.team_of(seat), quick.hand), top.token(game), quick)
    assert str(sense.reply(game, seat)) == str(Slide(aim)) != str(sense.usual(game, seat))


@pytest.mark.soak
def test_sharp_beats_steady() -> None:
    won = 0.0
    games = 400
    for number in range(games):
        game = new("knockout", 2, derive_seed(SEED, "sharp", number), REAL, events=False)
        seeds = [derive_seed(SEED, "bot", 2 * number + seat) for seat in range(2)]
        sharp = number % 2
        bots: list[Bot] = [SteadyKnockout(seeds[seat]) for seat in range(2)]
        bots[sharp] = SharpKnockout(seeds[sharp])
        play_out(game, bots)
        won += 1 / len(game.winners) if sharp in game.winners else 0
    assert won >= 0.60 * games
