"""MM-2 and MM-11: the three tokens, the salary, and the choice at GO."""

from __future__ import annotations

import pytest

from playing import kinds, offered, pending, play, refused, told, view
from rentier.testing.rules import rule
from track.table import at, balances, cash, jail, payments

from .table import figures, player, stars, table

SALARIES = [(1, "150K"), (3, "200K"), (5, "250K")]
UPGRADES = [(1, "100K", 3), (3, "150K", 5)]


@rule("MM-11")
@pytest.mark.parametrize(("level", "salary"), SALARIES)
@pytest.mark.parametrize("dice", ["1-3", "2-6"], ids=["landing", "passing"])
def test_go_pays_the_salary_of_the_level_when_landed_on_and_when_passed(level: int, salary: str, dice: str) -> None:
    # Four before GO: a total of 4 ends on it, a total of 8 passes it to Surfer's Cove, which the player owns.
    game = table(player(at="diamond-hills", deeds="surfers-cove", stars=level), player(), dice=dice)
    events = play(game, "0: roll")
    if level < 5:
        events += play(game, "0: collect")
    assert payments(events) == [f"-1 > 0 {salary} salary"]
    assert stars(game, 0) == level
    assert at(game, 0) == ("go" if dice == "1-3" else "surfers-cove")


@rule("MM-2", "MM-11")
@pytest.mark.parametrize(("level", "rest", "higher"), UPGRADES)
def test_the_next_level_costs_50k_of_the_salary_of_the_old_one(level: int, rest: str, higher: int) -> None:
    game = table(player(at="diamond-hills", stars=level), player(), dice="1-3")
    play(game, "0: roll")
    assert pending(game)["kind"] == "upgrade"
    assert set(offered(game, 0)) == {"collect", "upgrade"}
    events = play(game, "0: upgrade")
    # One payment, of what is left of the salary.
    assert payments(events) == [f"-1 > 0 {rest} salary"]
    assert stars(game, 0) == higher
    changed = told(events, "changed-level")[0]
    assert (changed["seat"], changed["before"], changed["stars"]) == (0, level, higher)
    assert view(game, 1)["players"][0]["stars"] == higher


@rule("MM-11")
def test_the_menu_tells_what_each_choice_pays() -> None:
    game = table(player(at="diamond-hills", stars=3), player(), dice="1-3")
    play(game, "0: roll")
    assert figures(game, 0, "collect")["amount"] == 200_000
    assert figures(game, 0, "upgrade") == {"amount": 150_000, "stars": 5}


@rule("MM-11")
def test_beyond_5_stars_there_is_nothing() -> None:
    game = table(player(at="diamond-hills", stars=5), player(), dice="1-3")
    events = play(game, "0: roll")
    if "collect" in offered(game, 0):
        events += play(game, "0: collect")
    assert payments(events) == ["-1 > 0 250K salary"]
    assert offered(game, 0, "upgrade") == []
    assert refused(game, 0, "upgrade").rule == "MM-11"
    assert "changed-level" not in kinds(events)


@rule("MM-11")
def test_one_level_a_crossing_and_5_stars_only_by_way_of_3() -> None:
    game = table(player(at="paradise-island", stars=1), player(), dice="1-1")
    play(game, "0: roll", "0: upgrade")
    assert stars(game, 0) == 3
    assert refused(game, 0, "upgrade").rule == "MM-11"
    assert refused(game, 0, "collect").rule == "MM-11"


@rule("MM-11")
def test_it_comes_before_the_space_where_one_ends_is_played() -> None:
    # Passing GO to Chance: the card, by level, is drawn after the choice.
    game = table(player(at="diamond-hills"), player(), dice="4-5", chance="tax-refund")
    events = play(game, "0: roll")
    assert at(game, 0) == "chance-1"
    assert "drew-card" not in kinds(events)
    events = play(game, "0: upgrade")
    assert payments(events) == ["-1 > 0 100K salary", "-1 > 0 40K card"]


@rule("MM-11")
def test_it_comes_before_the_rent_which_it_may_pay() -> None:
    game = table(player("0K", at="diamond-hills"), player(deeds="light-blue:5"), dice="2-6")
    events = play(game, "0: roll", "0: collect")
    assert payments(events) == ["-1 > 0 150K salary", "0 > 1 125K rent"]
    assert balances(game) == ["25K", "497K"]


@rule("MM-11")
def test_nothing_else_is_done_before_the_choice() -> None:
    game = table(player(at="diamond-hills", deeds="dark-blue", held="free-house"), player(), dice="1-3")
    play(game, "0: roll")
    for text in ("end", "roll", "build fortune-valley", "free-house fortune-valley", "pass"):
        assert refused(game, 0, text).rule.startswith("MM-")
    assert refused(game, 1, "collect").key == "not-asked"


@rule("MM-11")
@pytest.mark.parametrize(
    ("start", "dice", "top"),
    [
        ("go", "2-3", {"chance": "chance-go"}),
        ("jail", "2-3", {"lifestyle": "private-jet"}),
    ],
    ids=["chance", "lifestyle"],
)
def test_the_same_holds_when_a_card_moves_one_forward_onto_go(start: str, dice: str, top: dict[str, str]) -> None:
    game = table(player(at=start), player(), dice=dice, **top)  # type: ignore[arg-type]
    events = play(game, "0: roll")
    assert at(game, 0) == "go"
    events += play(game, "0: upgrade")
    assert payments(events) == ["-1 > 0 100K salary"]
    assert stars(game, 0) == 3


@rule("MM-11")
def test_the_same_holds_when_a_card_moves_one_forward_across_go() -> None:
    game = table(player(at="parking"), player(), dice="5-6", lifestyle="world-tour")
    play(game, "0: roll", "0: go-to jail")
    assert pending(game)["kind"] == "upgrade"
    events = play(game, "0: collect")
    assert payments(events) == ["-1 > 0 150K salary"]
    assert (at(game, 0), jail(game, 0)) == ("jail", -1)


@rule("MM-11")
def test_one_turn_can_bring_it_twice() -> None:
    game = table(player(at="diamond-hills"), player(), dice="4-5", chance="chance-go")
    events = play(game, "0: roll", "0: upgrade", "0: upgrade")
    assert payments(events) == ["-1 > 0 100K salary", "-1 > 0 150K salary"]
    assert stars(game, 0) == 5


@rule("MM-11")
def test_going_to_jail_brings_nothing() -> None:
    game = table(player(at="bling-beach"), player(), dice="1-1")
    assert payments(play(game, "0: roll")) == []
    game = table(player(at="treetop-retreat"), player(), dice="1-3", chance="chance-jail")
    assert payments(play(game, "0: roll")) == []
    assert at(game, 0) == "jail"
    assert cash(game, 0) == "372K"


@rule("MM-11")
def test_going_backwards_brings_nothing() -> None:
    game = table(player(), player(), dice="2-3", chance="back-three", lifestyle="talk-show")
    events = play(game, "0: roll")
    assert payments(events) == ["-1 > 0 20K card"]


@rule("MM-11")
def test_others_go_on_only_when_the_choice_is_made() -> None:
    game = table(player(at="diamond-hills"), player(deeds="dark-blue"), dice="1-3")
    play(game, "0: roll")
    assert game.awaiting == (0,)
    assert refused(game, 1, "build fortune-valley").rule == "MM-22"
    play(game, "0: collect", "0: end", "1: build fortune-valley")
