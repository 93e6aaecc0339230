"""MM-14, MM-15 and MM-50: every card of Millionaire Lifestyle and of Chance."""

from __future__ import annotations

import pytest

import rentier
from playing import kinds, offered, pending, play, refused, told
from rentier.testing.rules import rule
from track.table import BANK, at, balances, cash, is_out, jail, kept, owner, payments, pile, turn

from .table import CHANCE, LIFESTYLE, PLACES, Seat, player, stars, table

LEVELS = (1, 3, 5)


def drawn(code: str, *players: Seat, dice: str = "", seat: int = 0, **more: object) -> rentier.Game:
    """Set up a game in which `seat`, at jail or GO, is one roll away from this card, with the dice after that roll."""
    deck = "lifestyle" if code in LIFESTYLE_CARDS else "chance"
    first = "2-3"
    start = "jail" if deck == "lifestyle" else "go"
    seats = [given._replace(at=start) if i == seat else given for i, given in enumerate(players)]
    return table(*seats, turn=seat, dice=f"{first} {dice}".strip(), **{deck: code}, **more)  # type: ignore[arg-type]


LIFESTYLE_CARDS = {
    *("royalties", "art-sale", "talk-show", "high-society", "restaurant", "private-jet", "world-tour"),
    *("lifestyle-out-of-jail", "sports-car", "gala", "casino"),
}


# Money from and to the bank, by level: L1, L2, L3, C7, C8


@rule("MM-14", "MM-50")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("code", "amounts"),
    [
        ("royalties", ("50K", "100K", "150K")),
        ("art-sale", ("30K", "60K", "100K")),
        ("talk-show", ("20K", "50K", "80K")),
        ("tax-refund", ("20K", "40K", "60K")),
    ],
)
def test_l1_l2_l3_and_c7_pay_by_level(code: str, amounts: tuple[str, ...], level: int) -> None:
    game = drawn(code, player(stars=level), player())
    assert payments(play(game, "0: roll")) == [f"-1 > 0 {amounts[level // 2]} card"]


@rule("MM-14", "MM-50")
@pytest.mark.parametrize(("level", "amount"), [(1, "20K"), (3, "40K"), (5, "60K")])
def test_c8_costs_by_level(level: int, amount: str) -> None:
    game = drawn("tax-demand", player(stars=level), player())
    assert payments(play(game, "0: roll")) == [f"0 > -1 {amount} card"]


# Levels: L4, C6


@rule("MM-50")
@pytest.mark.parametrize(("level", "higher"), [(1, 3), (3, 5)])
def test_l4_raises_a_level_for_nothing(level: int, higher: int) -> None:
    game = drawn("high-society", player(stars=level), player())
    assert payments(play(game, "0: roll")) == []
    assert stars(game, 0) == higher


@rule("MM-50")
def test_l4_pays_50k_at_5_stars() -> None:
    game = drawn("high-society", player(stars=5), player())
    assert payments(play(game, "0: roll")) == ["-1 > 0 50K card"]
    assert stars(game, 0) == 5


@rule("MM-50")
@pytest.mark.parametrize(("level", "lower"), [(1, 1), (3, 1), (5, 3)])
def test_c6_lowers_a_level_and_refunds_nothing(level: int, lower: int) -> None:
    game = drawn("scandal", player(stars=level), player(stars=5))
    events = play(game, "0: roll")
    assert payments(events) == []
    assert (stars(game, 0), stars(game, 1)) == (lower, 5)
    assert ("changed-level" in kinds(events)) == (level != lower)


# Dice: L5, C2, L11


@rule("MM-15", "MM-50")
@pytest.mark.parametrize("code", ["restaurant", "film"])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("roll", ["1-1", "1-2", "1-3", "2-2", "1-4", "3-4", "2-6", "4-4", "5-6", "6-6"])
def test_l5_and_c2_win_150k_by_a_double_or_a_total(code: str, level: int, roll: str) -> None:
    game = drawn(code, player(stars=level), player(), dice=roll)
    events = play(game, "0: roll")
    first, second = (int(face) for face in roll.split("-"))
    wins = {1: first == second, 3: first + second >= 8, 5: first + second >= 5}[level]
    assert payments(events) == (["-1 > 0 150K card"] if wins else [])
    assert [(seen["first"], seen["second"]) for seen in told(events, "rolled")] == [(2, 3), (first, second)]


@rule("MM-15", "MM-50")
@pytest.mark.parametrize(("level", "each"), [(1, 5), (3, 8), (5, 10)])
@pytest.mark.parametrize("roll", ["1-1", "3-4", "6-6"])
def test_l11_pays_for_each_point(level: int, each: int, roll: str) -> None:
    game = drawn("casino", player(stars=level), player(), dice=roll)
    points = sum(int(face) for face in roll.split("-"))
    assert payments(play(game, "0: roll")) == [f"-1 > 0 {points * each}K card"]


@rule("MM-15")
@pytest.mark.parametrize("code", ["restaurant", "film", "casino"])
def test_a_roll_for_a_card_moves_nobody_and_its_double_means_nothing(code: str) -> None:
    for again in ("no", "yes"):
        game = drawn(code, player(), player(), dice="6-6", options={"doubles_roll_again": again})
        play(game, "0: roll")
        assert at(game, 0) == ("chance-1" if code == "film" else "lifestyle-2")
        assert "roll" not in offered(game, 0)
        play(game, "0: end")
        assert jail(game, 0) == -1


@rule("MM-15", "MM-17")
def test_a_roll_for_a_card_counts_for_no_third_double() -> None:
    # Two doubles and the roll of the card: the second double still moves on, and no roll counts as a third.
    game = table(
        player(at="lakeside-marina"),
        player(),
        dice="3-3 6-6 1-2",
        lifestyle="casino",
        doubles=1,
        fresh=False,
        options={"doubles_roll_again": "yes"},
    )
    play(game, "0: roll")
    assert (at(game, 0), jail(game, 0)) == ("lifestyle-2", -1)
    play(game, "0: roll")
    assert at(game, 0) == "parking"


# Moves: L6, C9, L7, L9, C12, C1


@rule("MM-11", "MM-50")
@pytest.mark.parametrize(("code", "level", "salary"), [("private-jet", 1, "150K"), ("chance-go", 3, "200K")])
def test_l6_and_c9_go_to_go_with_salary_and_choice(code: str, level: int, salary: str) -> None:
    game = drawn(code, player(stars=level), player())
    play(game, "0: roll")
    assert at(game, 0) == "go"
    assert offered(game, 0)[:2] == ["collect", "upgrade"]
    assert payments(play(game, "0: collect")) == [f"-1 > 0 {salary} salary"]
    assert pending(game)["kind"] == "turn"


@rule("MM-50")
def test_l7_goes_forward_to_any_other_space_and_plays_it() -> None:
    game = drawn("world-tour", player(), player(deeds="bling-beach"))
    play(game, "0: roll")
    assert offered(game, 0, "go-to") == [f"go-to {code}" for code in PLACES if code != "lifestyle-2"]
    assert refused(game, 0, "go-to lifestyle-2").rule == "MM-50"
    assert refused(game, 0, "pass").rule.startswith("MM-")
    assert refused(game, 0, "end").rule.startswith("MM-")
    events = play(game, "0: go-to bling-beach")
    assert payments(events) == ["0 > 1 40K rent"]


@rule("MM-11", "MM-50")
@pytest.mark.parametrize("code", PLACES)
def test_l7_is_forward_so_what_lies_behind_is_past_go(code: str) -> None:
    if code == "lifestyle-2":
        return
    game = drawn("world-tour", player(), player(), chance="tax-refund")
    if code.startswith("lifestyle"):
        game = table(player(at="jail"), player(), dice="2-3", lifestyle="world-tour royalties")
    play(game, "0: roll", f"0: go-to {code}")
    is_behind = PLACES.index(code) < PLACES.index("lifestyle-2")
    assert (pending(game)["kind"] == "upgrade") == is_behind
    if is_behind:
        play(game, "0: collect")
    assert at(game, 0) == ("jail" if code == "go-to-jail" else code)
    assert jail(game, 0) == (0 if code == "go-to-jail" else -1)


@rule("MM-50")
def test_l7_to_a_property_takes_its_fortune_card_and_lets_it_be_bought() -> None:
    game = drawn("world-tour", player(), player(), fortune="paradise-island=dividend")
    events = play(game, "0: roll", "0: go-to paradise-island")
    assert payments(events) == ["-1 > 0 50K card"]
    assert pending(game)["kind"] == "buy"


@rule("MM-50")
@pytest.mark.parametrize(("level", "amount"), [(1, "10K"), (3, "20K"), (5, "30K")])
def test_l9_costs_by_level_and_then_moves_five_on(level: int, amount: str) -> None:
    game = drawn("sports-car", player(stars=level), player(deeds="red"), chance="scandal")
    events = play(game, "0: roll")
    assert at(game, 0) == "chance-2"
    assert payments(events) == [f"0 > -1 {amount} card"]
    assert told(events, "drew-card")[-1]["card"] == "scandal"


@rule("MM-50")
def test_l9_pays_before_it_moves() -> None:
    # From Lifestyle at 27 five on is GO: the salary comes too late for the payment.
    game = table(
        player("4K", at="yacht-harbor", deeds="motor-drive gadget-wharf"), player(), dice="1-3", lifestyle="sports-car"
    )
    play(game, "0: roll")
    assert at(game, 0) == "lifestyle-3"
    assert pending(game)["kind"] == "payment"
    play(game, "0: mortgage motor-drive", "0: mortgage gadget-wharf")
    assert at(game, 0) == "go"
    assert cash(game, 0) == "4K"
    play(game, "0: upgrade")
    assert stars(game, 0) == 3


@rule("MM-43", "MM-50")
def test_l9_moves_nobody_who_goes_bankrupt() -> None:
    game = drawn("sports-car", player("9K"), player(), player())
    events = play(game, "0: roll", "0: bankrupt")
    assert is_out(game, 0)
    assert [seen["space"] for seen in told(events, "moved")] == ["lifestyle-2"]
    assert turn(game) == 1


@rule("MM-50")
@pytest.mark.parametrize(
    ("start", "dice", "end"),
    [("go", "2-3", "lifestyle-1"), ("jail", "4-6", "movie-district"), ("style-square", "6-6", "ski-mountain")],
)
def test_c12_goes_back_three_and_plays_the_space_in_full(start: str, dice: str, end: str) -> None:
    game = table(player(at=start), player(), dice=dice, chance="back-three", lifestyle="talk-show")
    events = play(game, "0: roll")
    assert at(game, 0) == end
    assert told(events, "moved")[-1]["how"] == "back"
    if end == "lifestyle-1":
        assert payments(events) == ["-1 > 0 20K card"]
    else:
        assert pending(game)["kind"] == "buy"
    game = table(player(at=start), player(deeds="orange green"), dice=dice, chance="back-three", lifestyle="talk-show")
    events = play(game, "0: roll")
    assert payments(events)[-1] == {"lifestyle-1": "-1 > 0 20K card", "movie-district": "0 > 1 50K rent"}.get(
        end, "0 > 1 100K rent"
    )


@rule("MM-16", "MM-50")
def test_c1_is_jail_without_salary_and_the_turn_is_over() -> None:
    game = drawn("chance-jail", player(), player())
    assert payments(play(game, "0: roll")) == []
    assert (at(game, 0), jail(game, 0)) == ("jail", 0)
    assert "roll" not in offered(game, 0)
    assert pile(game, CHANCE)[-1] == "chance-jail"


# Other players: L10, C3, C4, C5


@rule("MM-50")
@pytest.mark.parametrize(("level", "amount"), [(1, "10K"), (3, "20K"), (5, "30K")])
def test_l10_takes_from_each_by_ones_own_level_from_the_left(level: int, amount: str) -> None:
    game = drawn("gala", player(stars=3), player(stars=level), player(stars=5), player(), seat=1)
    events = play(game, "1: roll")
    assert payments(events) == [f"{seat} > 1 {amount} card" for seat in (2, 3, 0)]


@rule("MM-50")
def test_c5_takes_from_each_by_their_level_from_the_left() -> None:
    game = drawn("charity-ball", player(stars=3), player(stars=1), player(stars=5), player(), seat=1)
    events = play(game, "1: roll")
    assert payments(events) == ["2 > 1 30K card", "3 > 1 10K card", "0 > 1 20K card"]


@rule("MM-50")
@pytest.mark.parametrize(("level", "amount"), [(1, "10K"), (3, "20K"), (5, "30K")])
def test_c4_gives_to_each_by_ones_own_level_from_the_left(level: int, amount: str) -> None:
    game = drawn("dinner-party", player(), player(), player(stars=level), player(stars=5), seat=2)
    events = play(game, "2: roll")
    assert payments(events) == [f"2 > {seat} {amount} card" for seat in (3, 0, 1)]


@rule("MM-50")
def test_c3_gives_50k_to_another_player_still_in() -> None:
    game = drawn("lost-bet", player(stars=5), player(), player("0K", out=True), player())
    play(game, "0: roll")
    assert offered(game, 0) == ["choose 1", "choose 3"]
    for wrong in (0, 2):
        assert refused(game, 0, f"choose {wrong}").rule == "MM-50"
    assert refused(game, 1, "choose 3").key == "not-asked"
    assert payments(play(game, "0: choose 1")) == ["0 > 1 50K card"]


@rule("MM-50")
def test_c3_is_answered_by_no_f15() -> None:
    game = drawn("lost-bet", player(), player(held="veto"))
    assert payments(play(game, "0: roll")) == ["0 > 1 50K card"]


@rule("MM-43", "MM-50")
@pytest.mark.parametrize("code", ["gala", "charity-ball"])
def test_each_pays_an_own_debt_one_after_the_other(code: str) -> None:
    game = drawn(code, player(), player("5K", deeds="paradise-island"), player("5K"), player())
    play(game, "0: roll")
    assert game.awaiting == (1,)
    play(game, "1: mortgage paradise-island")
    assert game.awaiting == (2,)
    events = play(game, "2: bankrupt")
    # What is left goes to the player who drew the card, and the last player pays too.
    assert payments(events) == ["2 > 0 5K bankruptcy", "3 > 0 10K card"]
    assert balances(game) == ["397K", "95K", "0K", "362K"]


@rule("MM-43", "MM-50")
def test_c4_is_one_debt_after_the_other() -> None:
    game = drawn("dinner-party", player("25K"), player(), player(), player())
    events = play(game, "0: roll", "0: bankrupt")
    assert payments(events) == ["0 > 1 10K card", "0 > 2 10K card", "0 > 3 5K bankruptcy"]
    assert turn(game) == 1


# Buildings: C11


@rule("MM-50")
@pytest.mark.parametrize(
    ("owned", "amount"),
    [
        ("brown:1", "10K"),
        ("dark-blue:4 pink", "40K"),
        ("brown:5", "40K"),
        ("light-blue:5 dark-blue:2 green*", "80K"),
    ],
)
def test_c11_costs_5k_a_house_and_20k_a_hotel(owned: str, amount: str) -> None:
    game = drawn("repairs", player(deeds=owned), player(deeds="orange:3"))
    assert payments(play(game, "0: roll")) == [f"0 > -1 {amount} card"]


@rule("MM-50")
def test_c11_costs_nothing_without_buildings() -> None:
    game = drawn("repairs", player(deeds="green"), player(deeds="orange:3"))
    assert payments(play(game, "0: roll")) == []


# Out of jail: L8, C10


@rule("MM-14", "MM-30", "MM-50")
@pytest.mark.parametrize(("code", "deck"), [("lifestyle-out-of-jail", LIFESTYLE), ("chance-out-of-jail", CHANCE)])
def test_l8_and_c10_are_kept_and_go_under_their_pile_when_used(code: str, deck: int) -> None:
    game = drawn(code, player(), player())
    play(game, "0: roll")
    assert kept(game, 0) == code
    game = table(player(jail=1, kept=code), player(), dice="4-4")
    play(game, "0: use-card")
    assert kept(game, 0) == ""
    assert pile(game, deck)[-1] == code
    assert len(pile(game, deck)) == 14


@rule("MM-23", "MM-50")
@pytest.mark.parametrize("code", ["lifestyle-out-of-jail", "chance-out-of-jail"])
def test_l8_and_c10_can_be_traded(code: str) -> None:
    game = table(player(kept=code), player())
    play(game, f"0: offer 1 {code} 30K", "1: accept")
    assert (kept(game, 0), kept(game, 1)) == ("", code)
    assert balances(game) == ["402K", "342K"]


@rule("MM-14")
def test_what_a_card_leads_to_is_played_by_its_own_rules() -> None:
    # Three back from Chance to Movie District, which costs 60K and is left.
    game = table(player(at="jail"), player(), dice="4-6", chance="back-three")
    play(game, "0: roll", "0: leave", "1: bid 1K", "0: pass")
    assert owner(game, "movie-district") == 1
    assert owner(game, "style-square") == BANK
