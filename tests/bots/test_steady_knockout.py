"""How the bots of Knockout play: from positions, against chance, and with the tremor of their level."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from knockout.table import ending, table
from rentier import Game, new
from rentier.bots import Bot, level_names, make_bot, play_out
from rentier.bots.knockout.hand import Hand, bell, steps_for
from rentier.bots.knockout.outlook import Outlook, final_score
from rentier.bots.knockout.steady import MIDDLING, choose_slide
from rentier.core import derive_seed
from rentier.core.dice import Dice
from rentier.games.knockout.aiming import UNIT_OF_ERROR, Aim, rest_of
from rentier.games.knockout.area import space_under
from rentier.games.knockout.board import BOARD
from rentier.games.knockout.decisions import Sliding
from rentier.games.knockout.options import KnockoutOptions
from rentier.games.knockout.state import Knockout

SEED = bytes(32)
LEVELS = ("easy", "steady", "sharp")
AIM = Aim(1350, 1050, 100, 1200)


def bot(name: str, number: int = 0) -> Bot:
    return make_bot(name, "knockout", derive_seed(SEED, "bot", number))


def chosen(game: Game, name: str = "steady") -> str:
    """Return what a bot does."""
    return str(bot(name).choose(game, game.awaiting[0]))


def aimed_at(game: Game) -> str:
    """Return the space that the steady bot aims at, before its hand trembles."""
    assert isinstance(game, Knockout)
    top = game.top()
    assert isinstance(top, Sliding)
    team = game.team_of(game.awaiting[0])
    aim = choose_slide(Outlook(game, team, MIDDLING.hand), top.token(game), MIDDLING)
    return BOARD.spaces[space_under(*rest_of(aim))].code


def wins(one: str, other: str, games: int) -> float:
    """Let two bots play each other, each beginning half of the games; return the share that the first one wins."""
    won = 0.0
    for number in range(games):
        game = new("knockout", 2, number)
        bots = [bot(name, 2 * number + i) for i, name in enumerate((one, other) if number % 2 == 0 else (other, one))]
        play_out(game, bots)
        if number % 2 in game.winners:
            won += 1 / len(game.winners)
    return won


def test_the_bots_of_knockout() -> None:
    assert level_names("knockout") == ["random", *LEVELS]


def test_steady_beats_chance() -> None:
    assert wins("steady", "random", 14) >= 12


@pytest.mark.soak
def test_steady_beats_chance_in_85_of_100() -> None:
    assert wins("steady", "random", 100) >= 85


@pytest.mark.soak
@pytest.mark.parametrize(("better", "worse"), [("steady", "easy"), ("sharp", "steady")])
def test_a_better_level_beats_the_one_below(better: str, worse: str) -> None:
    assert wins(better, worse, 100) >= 55


def test_it_completes_a_colour() -> None:
    game = table("mediterranean off off", "off off off off", order="1 0")
    assert aimed_at(game) == "baltic"
    game = table("oriental connecticut off", "off off off off", order="1 0")
    assert aimed_at(game) == "vermont"


def test_it_takes_what_is_dearest_among_what_it_hits() -> None:
    # Nothing is left to complete: green is hit about as often as dark blue is missed, and pays 300.
    game = table("off off off", "off off off off", order="1 0")
    assert aimed_at(game) in ("pacific", "north-carolina", "pennsylvania", "park", "boardwalk", "free-parking")


def test_it_does_not_go_where_an_earlier_player_collects() -> None:
    game = table("boardwalk park off off", "off off off", order="0 1")
    assert aimed_at(game) not in ("boardwalk", "park")


def test_it_breaks_the_colour_of_another() -> None:
    # The other team has 3,000 there; a hit costs them 2,500, while a token of one's own brings at most 300.
    game = table("boardwalk park off off", "off off off", order="0 1")
    assert isinstance(game, Knockout)
    outlook = Outlook(game, 1, MIDDLING.hand)
    aim = choose_slide(outlook, 7, MIDDLING)
    x, y = rest_of(aim)
    assert y > 830, "as far as their tokens, and on"
    assert min(abs(x - BOARD.by_code[code].centre[0]) for code in ("boardwalk", "park")) < 30


def test_it_pays_bail_for_a_token_that_can_bring_more() -> None:
    pending = [{"kind": "jail", "tokens": [3]}]
    game = table("mediterranean off off jail", "off off off off", cash=[100, 0], stack=pending)
    assert chosen(game) == "pay"


def test_a_shaky_hand_pays_bail_only_for_a_colour() -> None:
    pending = [{"kind": "jail", "tokens": [3]}]
    game = table("off off off jail", "off off off off", cash=[100, 0], stack=pending)
    assert chosen(game, "easy") == "stay"
    game = table("mediterranean off off jail", "off off off off", cash=[100, 0], stack=pending)
    assert chosen(game, "easy") == "pay"


@pytest.mark.parametrize(("price", "choice"), [("free", "again"), ("paid", "again")])
def test_it_takes_a_second_chance(price: str, choice: str) -> None:
    pending = [{"kind": "second-chance", "token": 3}]
    game = table("off off off off", "off off off off", cash=[100, 0], stack=pending, options={"second_chance": price})
    assert chosen(game) == choice


def test_from_a_railroad_it_completes_a_colour() -> None:
    game, _ = ending("railroad-a pacific pennsylvania off", "off off off", order="0 1")
    assert chosen(game) == "move north-carolina"
    game, _ = ending("railroad-a off off off", "off off off", order="0 1")
    assert chosen(game) in ("move park", "move boardwalk")


def test_from_a_railroad_it_takes_what_the_next_would_complete() -> None:
    # Both ride; Boardwalk would give the other 500 and 2,000 on top.
    game, _ = ending("railroad-a off off off", "park railroad-b off", order="0 1")
    assert chosen(game) == "move boardwalk"


def test_a_house_doubles_the_dearest_property() -> None:
    game, _ = ending("house-a baltic pacific kentucky", "off off off", order="0 1")
    assert chosen(game) == "double pacific"


def test_the_final_score_doubles_for_everybody() -> None:
    spaces = BOARD.by_code
    tokens = tuple(
        tuple(spaces[code].index for code in team.split())
        for team in ("house-a baltic pacific kentucky", "house-b boardwalk oriental virginia")
    )
    score = final_score((0, 1), tokens, 500)
    assert score.gains == (100 + 300 + 250 + 300, 500 + 150 + 200 + 500)


@pytest.mark.parametrize("count", [2, 4, 6, 12, 42])
def test_errors_to_try_stand_for_a_bell_curve(count: int) -> None:
    turned = [error / UNIT_OF_ERROR for error in bell(count, steps_for(count))]
    hurried = [error / UNIT_OF_ERROR for error in bell(count, 1)]
    assert sorted(turned) == hurried
    assert sum(hurried) == pytest.approx(0.0, abs=0.01 * count)
    assert sum(error * error for error in hurried) / count == pytest.approx(1.0, abs=0.02)
    if count > 4:
        together = sum(a * b for a, b in zip(turned, hurried, strict=True)) / count
        assert abs(together) < 0.5, "one says little of the other"


@pytest.mark.parametrize(
    ("level", "shares"),
    [
        ("light", {"baltic": 100, "house-a": 100, "tennessee": 99, "ventnor": 94, "boardwalk": 85, "free-parking": 93}),
        ("real", {"baltic": 99, "house-a": 79, "tennessee": 72, "ventnor": 60, "boardwalk": 47, "free-parking": 55}),
        ("child", {"baltic": 81, "house-a": 45, "tennessee": 39, "ventnor": 30, "boardwalk": 19, "free-parking": 31}),
    ],
)
def test_a_hand_knows_how_often_it_hits(level: str, shares: dict[str, int]) -> None:
    # The figures that the board was laid out for; a disc counts where most of it lies, so they differ a little.
    hand = Hand(level)
    for code, percent in shares.items():
        assert 100 * hand.hits[BOARD.by_code[code].index] == pytest.approx(percent, abs=9)


def spread_of(aims: Sequence[Aim]) -> float:
    return float((sum((aim.angle - AIM.angle) ** 2 for aim in aims) / len(aims)) ** 0.5)


@pytest.mark.parametrize("tremor", ["off", "light", "real"])
def test_a_bot_has_the_tremor_of_its_level_whatever_the_option(tremor: str) -> None:
    rule = KnockoutOptions({"tremor": tremor, "second_chance": "off"})
    own = {"light": 60.0, "real": 120.0, "child": 250.0}
    added = {"off": 0.0, "light": 60.0, "real": 120.0}[tremor]
    for level, spread in own.items():
        hand, dice = Hand(level), Dice(SEED)
        found = spread_of([hand.tremble(AIM, dice, rule) for _ in range(1500)])
        # With what the game then adds, it is the whole error.
        assert (found**2 + added**2) ** 0.5 == pytest.approx(max(spread, added), rel=0.06)


def test_chance_aims_at_a_space_and_trembles() -> None:
    game = new("knockout", 2, 1)
    seat = game.awaiting[0]
    menu = [str(action) for action in game.actions(seat)]
    slides = [str(bot("random", number).choose(game, seat)) for number in range(20)]
    assert len(set(slides)) > 10
    assert not set(slides) <= set(menu)
