"""KO-22 … KO-26 in a game under way, KO-30 … KO-32 between rounds, and the example KO-50 played."""

from __future__ import annotations

import pytest

from playing import kinds, offered, refused, state
from rentier.testing.rules import rule

from .table import AWAY, cash, ending, on, pending, play, pot, told

SCORED = {"collected", "got-bonus", "doubled", "paid-tax", "took-parking", "parking-left"}


# The example


@rule("KO-50", "KO-21", "KO-24", "KO-26", "KO-31", "KO-32")
def test_the_example_of_the_rulebook_from_the_railroad_on() -> None:
    # Blue, red and green are 0, 1 and 2; green's last slide leaves the board.
    game, _ = ending("railroad-a 200,662 ventnor house-a", "250,662 st-james 60,940 jail", "baltic luxury-tax 210,940")
    assert on(game, 1) == "marvin st-james free-parking jail"
    events = play(game, "0: move atlantic")
    assert told(events, "collected", "seats", "space", "amount") == [
        ([0], "atlantic", 250),
        ([0], "ventnor", 250),
        ([0], "marvin", 250),
    ]
    assert told(events, "got-bonus", "seats", "group", "amount") == [([0], "yellow", 1500)]
    assert offered(game, 0) == ["double atlantic", "double ventnor", "double marvin"]
    events = play(game, "0: double atlantic")
    assert [kind for kind in kinds(events) if kind in SCORED] == [
        "doubled",
        "collected",
        "collected",
        "paid-tax",
        "took-parking",
        "took-parking",
    ]
    assert told(events, "collected", "seats", "space", "amount") == [([1], "st-james", 200), ([2], "baltic", 100)]
    assert told(events, "took-parking", "seats", "count", "amount") == [([1], 1, 300), ([2], 1, 300)]
    assert cash(game) == [2500, 500, 300]
    # The next round: new cash on Free Parking, all tokens back, the top of the order at its end.
    assert told(events, "parking-refilled", "amount") == [500]
    assert (pot(game), state(game)["order"], state(game)["round"]) == (500, [1, 2, 0], 2)
    assert game.awaiting == (1,)
    assert {on(game, team) for team in range(3)} == {"home home home home"}


# Step 3 and 4 in the game


@rule("KO-22", "KO-23")
def test_collecting_is_not_a_choice() -> None:
    game, events = ending("park boardwalk off off", "off off off")
    assert kinds(events)[-7:] == [
        "step-began",
        "collected",
        "collected",
        "got-bonus",
        "step-began",
        "parking-left",
        "round-began",
    ]
    assert cash(game) == [3000, 0]


@rule("KO-24")
def test_the_house_asks_for_one_of_the_properties_collected_for() -> None:
    game, events = ending("house-b park baltic off", "kentucky off off")
    assert (pending(game), game.awaiting) == (["scoring"], (0,))
    # What was collected is there; those later in the order have not collected yet.
    assert cash(game) == [600, 0]
    assert told(events, "collected", "team") == [0, 0]
    assert offered(game, 0) == ["double baltic", "double park"]
    for text in ("double kentucky", "double boardwalk", "double house-b"):
        refusal = refused(game, 0, text)
        assert (refusal.key, refusal.rule) == ("knockout-not-collected", "KO-24")
    assert refused(game, 0, AWAY).key == "knockout-double-first"
    assert refused(game, 1, "double kentucky").key == "not-asked"
    events = play(game, "0: double park")
    assert told(events, "doubled", "seats", "space", "amount") == [([0], "park", 500)]
    assert cash(game) == [1100, 250]


@rule("KO-24")
def test_two_players_with_houses_are_asked_in_turn_order() -> None:
    game, _ = ending("house-a park baltic off", "house-b kentucky indiana off", "off off off", order="1 0 2")
    assert game.awaiting == (1,)
    play(game, "1: double indiana")
    assert game.awaiting == (0,)
    play(game, "0: double baltic")
    assert cash(game) == [700, 750, 0]


@rule("KO-25")
def test_tax_is_paid_after_the_house_and_lies_on_free_parking_at_once() -> None:
    game, _ = ending("house-a park baltic luxury-tax", "house-b kentucky indiana")
    play(game, "0: double park")
    assert (cash(game)[0], pot(game)) == (600 + 500 - 200, 700)
    # The second player is still to choose.
    assert game.awaiting == (1,)


@rule("KO-26")
def test_free_parking_is_shared_once_for_all_at_the_end() -> None:
    game, events = ending("40,940 off off off", "100,940 off off off", "160,940 off off", pot=500)
    assert told(events, "took-parking", "team", "count", "amount") == [(0, 1, 150), (1, 1, 150), (2, 1, 150)]
    assert told(events, "parking-left", "amount") == [50]
    assert (cash(game), pot(game)) == ([150, 150, 150], 50)


@rule("KO-26")
def test_after_the_last_round_what_is_left_is_nobody_s() -> None:
    game, events = ending("park off off off", "off off off", round=2, pot=850)
    assert game.over
    assert (cash(game), pot(game)) == ([500, 0], 850)
    assert kinds(events)[-2:] == ["parking-left", "won"]


# Between rounds


@rule("KO-30")
def test_all_tokens_come_back_from_the_board_from_off_it_and_from_jail() -> None:
    game, _ = ending("park jail off 135,200", "jail off free-parking")
    assert {on(game, team) for team in range(2)} == {"home home home home"}
    assert state(game)["slid"] == 0


@rule("KO-31")
@pytest.mark.parametrize(
    ("tokens", "before", "after"),
    [
        ("free-parking", 500, 500),  # all claimed: 500 anew
        ("off", 500, 500),  # nobody there: it stays, and nothing is added
        ("off", 350, 350),
        ("off", 900, 900),
        ("free-parking", 900, 500),
    ],
)
def test_500_are_put_there_only_if_all_was_claimed(tokens: str, before: int, after: int) -> None:
    game, events = ending(f"{tokens} off off off", "off off off", pot=before)
    assert pot(game) == after
    assert ("parking-refilled" in kinds(events)) == (tokens == "free-parking")


@rule("KO-31")
def test_what_a_tie_leaves_there_keeps_new_cash_away() -> None:
    game, events = ending("40,940 off off off", "100,940 off off", pot=550)
    assert (cash(game), pot(game)) == ([250, 250], 50)
    assert "parking-refilled" not in kinds(events)


@rule("KO-32")
@pytest.mark.parametrize(("order", "after"), [("2 0 1 3", [0, 1, 3, 2]), ("0 1 2 3", [1, 2, 3, 0])])
def test_the_first_goes_to_the_end_and_everyone_else_moves_up(order: str, after: list[int]) -> None:
    full = "off off off off"
    teams = [full, full, full, full]
    teams[int(order[-1])] = "off off off"
    game, events = ending(*teams, order=order)
    assert state(game)["order"] == after
    assert told(events, "round-began", "number", "seats") == [(2, after)]
    assert game.awaiting == (after[0],)
