"""How the steady player of Deal plays: from positions, and against chance."""

from __future__ import annotations

from typing import Any

import pytest

from rentier import new, setup
from rentier.bots import RandomBot, SteadyDeal, play_out
from rentier.core import Game, derive_seed

SEED = bytes(32)
MOST_IN_A_TURN = 20
"""Nobody does more in a turn of these positions."""

Sets = dict[str, str]
"""The cards of each set, by its colour."""

TWO_SETS: Sets = {"brown": "mediterranean baltic", "utility": "electric water"}


def seat(hand: str = "", bank: str = "", sets: Sets | None = None) -> dict[str, Any]:
    """Describe what one player has."""
    return {"hand": hand, "bank": bank, "sets": sets or {}}


def position(
    *players: dict[str, Any], plays_left: int | None = None, pending: list[dict[str, object]] | None = None
) -> Game:
    """Set up a position in the turn of seat 0, with all other cards in the pile."""
    return setup(
        "deal",
        len(players),
        shuffle=False,
        hands=[player["hand"] for player in players],
        banks=[player["bank"] for player in players],
        sets=[player["sets"] for player in players],
        plays_left=plays_left,
        pending=pending,
    )


def attack(action: str, amount: int = 0, victim: int = 1, *, refused: bool = False) -> list[dict[str, object]]:
    """Describe an attack by seat 0 that somebody is asked about: the victim, or seat 0 once the victim refused."""
    aimed: dict[str, object] = {"kind": "attack", "action": action, "amount": amount, "targets": []}
    return [aimed, {"kind": "answer", "asked": [0 if refused else victim], "victim": victim, "cancelled": refused}]


def payment(amount: int) -> list[dict[str, object]]:
    """Describe a birthday that seat 1 pays for."""
    aimed: dict[str, object] = {"kind": "attack", "action": "birthday", "amount": amount, "targets": []}
    return [aimed, {"kind": "payment", "payer": 1, "amount": amount}]


def choice(game: Game) -> str:
    return str(SteadyDeal(SEED).choose(game, game.awaiting[0]))


def play_turn(game: Game) -> list[str]:
    """Let steady players go on until the turn of seat 0 ends, and return what seat 0 did."""
    bot = SteadyDeal(SEED)
    done: list[str] = []
    while not game.over and len(done) < MOST_IN_A_TURN:
        asked = game.awaiting[0]
        action = bot.choose(game, asked)
        if asked == 0:
            done.append(str(action))
        game.play(asked, str(action))
        if done[-1:] == ["end"]:
            break
    return done


def test_it_lays_the_card_that_wins() -> None:
    sets = {**TWO_SETS, "red": "kentucky indiana"}
    game = position(seat("10m pass-go illinois deal-breaker", sets=sets), seat(bank="5m"))
    assert choice(game) == "lay illinois red"


def test_it_moves_a_wild_that_wins_without_a_play() -> None:
    sets = {**TWO_SETS, "red": "kentucky indiana", "yellow": "wild-red-yellow marvin"}
    game = position(seat("5m", sets=sets), seat(), plays_left=0)
    assert choice(game) == "move wild-red-yellow yellow red"


def test_it_moves_several_wilds_to_win() -> None:
    sets = {"brown": "baltic mediterranean", "red": "kentucky illinois", "yellow": "wild-red-yellow"}
    sets |= {"orange": "st-james new-york", "pink": "wild-pink-orange"}
    game = position(seat("5m", sets=sets), seat(), plays_left=0)
    assert len(play_turn(game)) == 2
    assert game.winners == (0,)


def test_it_wins_with_a_deal_breaker_rather_than_bank_it() -> None:
    game = position(seat("deal-breaker 10m", sets=TWO_SETS), seat(sets={"dark-blue": "park boardwalk"}))
    assert choice(game) == "deal-breaker 1 dark-blue"


def test_it_wins_by_taking_and_laying() -> None:
    sets = {**TWO_SETS, "red": "kentucky"}
    game = position(seat("illinois sly-deal pass-go", sets=sets), seat(sets={"red": "indiana"}))
    assert play_turn(game) == ["sly-deal 1 red indiana", "lay illinois red"]
    assert game.winners == (0,)


def test_it_wins_by_a_swap_that_breaks_nothing() -> None:
    sets = {**TWO_SETS, "red": "kentucky illinois", "green": "pacific"}
    game = position(seat("forced-deal 5m", sets=sets), seat(sets={"red": "indiana"}))
    assert choice(game) == "forced-deal 1 red indiana green pacific"


def test_it_breaks_the_set_of_one_who_is_about_to_win() -> None:
    game = position(
        seat("deal-breaker 1m 2m"),
        seat(sets={"orange": "st-james tennessee new-york"}),
        seat(sets={**TWO_SETS, "dark-blue": "park"}),
    )
    assert choice(game).startswith("deal-breaker 2 ")


def test_it_says_no_to_a_deal_breaker_on_the_set_it_needs() -> None:
    mine = {**TWO_SETS, "red": "kentucky illinois"}
    game = position(seat("1m"), seat("just-say-no", sets=mine), pending=attack("deal-breaker 1 brown"))
    assert choice(game) == "say-no"


def test_it_says_no_to_what_would_win() -> None:
    theirs = {**TWO_SETS, "light-blue": "vermont oriental"}
    mine = {"light-blue": "connecticut"}
    game = position(
        seat("1m", sets=theirs), seat("just-say-no", sets=mine), pending=attack("sly-deal 1 light-blue connecticut")
    )
    assert choice(game) == "say-no"


def test_it_pays_a_rent_of_one_million_rather_than_say_no() -> None:
    game = position(
        seat("1m", sets={"brown": "baltic"}),
        seat("just-say-no", bank="1m 2m 5m", sets={"red": "kentucky"}),
        pending=attack("rent brown all", 1),
    )
    assert choice(game) == "pass"


def test_it_insists_on_an_attack_that_wins() -> None:
    game = position(
        seat("just-say-no", sets=TWO_SETS),
        seat("1m", sets={"dark-blue": "park boardwalk"}),
        pending=attack("deal-breaker 1 dark-blue", refused=True),
    )
    assert choice(game) == "say-no"


def test_it_pays_the_exact_amount_from_the_bank() -> None:
    game = position(seat(), seat(bank="1m 5m 1m 10m", sets={"red": "kentucky illinois indiana"}), pending=payment(2))
    assert choice(game) == "pay 1m 1m"


def test_it_pays_from_the_bank_before_it_breaks_a_set() -> None:
    game = position(seat(), seat(bank="5m", sets={"brown": "baltic mediterranean"}), pending=payment(2))
    assert choice(game) == "pay 5m"


def test_it_parts_with_a_lone_card_before_one_of_a_set() -> None:
    mine = {"red": "kentucky illinois indiana", "yellow": "marvin"}
    game = position(seat(), seat(sets=mine), pending=payment(2))
    assert choice(game) == "pay marvin@yellow"


def test_it_plays_pass_go_before_it_banks() -> None:
    assert choice(position(seat("1m pass-go 2m 3m", bank="5m"), seat())) == "pass-go"


def test_it_lays_and_moves_what_raises_the_rent_before_it_charges() -> None:
    sets = {"yellow": "marvin", "red": "wild-red-yellow"}
    game = position(seat("rent-red-yellow ventnor just-say-no", sets=sets), seat(bank="10m 5m 4m"))
    done = play_turn(game)
    assert "rent yellow all" in done
    assert done.index("lay ventnor yellow") < done.index("rent yellow all")
    assert done.index("move wild-red-yellow red yellow") < done.index("rent yellow all")


def test_it_doubles_a_rent_that_hurts() -> None:
    game = position(
        seat("rent-dark-blue-green double-rent", sets={"dark-blue": "park boardwalk"}),
        seat(bank="10m 5m 4m", sets={"red": "kentucky illinois"}),
    )
    assert choice(game) == "rent dark-blue all x2"


def test_it_lays_a_wild_where_it_fills_a_set() -> None:
    sets = {"pink": "states", "orange": "st-james new-york"}
    assert choice(position(seat("wild-pink-orange", sets=sets), seat())) == "lay wild-pink-orange orange"


def test_it_keeps_just_say_no() -> None:
    assert choice(position(seat("just-say-no just-say-no", bank="1m"), seat(bank="1m"))) == "end"


def test_it_gives_up_what_it_needs_least() -> None:
    hand = "just-say-no deal-breaker sly-deal kentucky wild park 1m 5m"
    game = position(seat(hand, bank="10m"), seat(), plays_left=0, pending=[{"kind": "give-up"}])
    assert choice(game) == "give-up 1m"


@pytest.mark.parametrize(
    ("hand", "sets", "plays_left"),
    [
        (
            "rent-any rent-dark-blue-green",
            {
                "station": "short-line-rr wild-light-blue-station wild pennsylvania-rr",
                "brown": "baltic wild-light-blue-brown",
                "brown2": "wild-light-blue-brown",
                "station2": "wild-station-utility wild wild",
            },
            0,
        ),
        (
            "rent-pink-orange rent-any",
            {
                "station": "wild-light-blue-station wild wild pennsylvania-rr",
                "station2": "wild reading-rr wild",
                "brown": "baltic wild-light-blue-brown",
                "brown2": "mediterranean",
            },
            3,
        ),
        (
            "rent-any rent-station-utility",
            {
                "brown": "wild-light-blue-brown wild",
                "station": "reading-rr pennsylvania-rr short-line-rr wild-green-station",
                "brown2": "wild wild-light-blue-brown",
                "station2": "wild-light-blue-station",
            },
            1,
        ),
    ],
)
def test_it_does_not_move_wilds_in_circles(hand: str, sets: Sets, plays_left: int) -> None:
    """Positions that it does not bring about itself: two packs, and wilds where nobody would lay them."""
    others = [seat(bank="5m" if number == 0 else "") for number in range(5)]
    game = position(seat(hand, sets=sets), *others, plays_left=plays_left)
    assert len(play_turn(game)) < MOST_IN_A_TURN


def test_it_moves_only_the_wilds_that_a_rent_needs() -> None:
    """Any-colour wilds alone bring nothing, so the others are counted first, wherever they lie."""
    sets = {"utility": "wild", "light-blue": "wild", "green": "wild-dark-blue-green", "pink": "states"}
    done = play_turn(position(seat("rent-any", sets=sets), seat(bank="10m 5m")))
    rent = done.index("rent-any dark-blue 1")
    assert done[:rent] == ["move wild-dark-blue-green green dark-blue", "move wild utility dark-blue"]


@pytest.mark.parametrize("preset", [None, "modern"])
@pytest.mark.parametrize("seats", range(2, 11))
def test_games_among_steady_players_end_by_three_sets(seats: int, preset: str | None) -> None:
    for number in range(3):
        game = new("deal", seats, number, {"preset": preset} if preset else None, events=False)
        play_out(game, [SteadyDeal(SEED)] * seats, 3000)
        assert game.over
        assert game.scores[game.winners[0]] >= 3


def wins_against_random(seats: int, games: int) -> float:
    """Count the games won by one steady player, who sits in each seat in turn, against random ones."""
    wins = 0
    for number in range(games):
        mine = number % seats
        game = new("deal", seats, number // seats, events=False)
        bots = [RandomBot(derive_seed(SEED, "rival", number * seats + i)) for i in range(seats)]
        play_out(game, [SteadyDeal(SEED) if i == mine else bots[i] for i in range(seats)])
        wins += mine in game.winners
    return wins / games


@pytest.mark.parametrize(("seats", "games", "least"), [(2, 100, 0.95), (4, 60, 0.7), (10, 20, 0.7)])
def test_it_beats_chance(seats: int, games: int, least: float) -> None:
    assert wins_against_random(seats, games) >= least


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "least"), [(2, 0.95), (4, 0.7)])
def test_it_beats_chance_in_two_thousand_games(seats: int, least: float) -> None:
    assert wins_against_random(seats, 2000) >= least
