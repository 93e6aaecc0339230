"""MM-10 … MM-17: rolling, GO, buying, rent, the piles, jail and parking, doubles, and when a turn ends."""

from __future__ import annotations

import pytest

from playing import kinds, offered, pending, play, refused, told, view
from rentier.testing.rules import rule
from throwing import rolling
from track.table import BANK, at, balances, cash, deeds, jail, owner, payments, pile, turn

from .table import CHANCE, DEEDS, LIFESTYLE, PLACES, player, stars, table

ROLLS = [f"{first}-{second}" for first in range(1, 7) for second in range(1, 7)]
DOUBLES = {"doubles_roll_again": "yes"}


def total(roll: str) -> int:
    """Add up a roll."""
    return sum(int(face) for face in roll.split("-"))


# The roll and the move


@rule("MM-10")
@pytest.mark.parametrize("roll", ROLLS)
def test_the_total_of_two_dice_is_moved_clockwise(roll: str) -> None:
    game = table(player(at="jail"), player(), dice=roll, chance="tax-refund", lifestyle="royalties")
    events = play(game, "0: roll")
    assert told(events, "moved")[0]["space"] == PLACES[8 + total(roll)]
    rolled = told(events, "rolled")[0]
    assert f"{rolled['first']}-{rolled['second']}" == roll
    assert at(game, 1) == "go"


@rule("MM-10")
@pytest.mark.parametrize("start", range(32))
def test_from_every_space_the_track_is_a_ring(start: int) -> None:
    game = table(player("100K", at=PLACES[start]), player(), dice="2-3", chance="tax-refund", lifestyle="royalties")
    play(game, "0: roll")
    if "collect" in offered(game, 0):
        play(game, "0: collect")
    end = PLACES[(start + 5) % 32]
    assert at(game, 0) == ("jail" if end == "go-to-jail" else end)


@rule("MM-10")
def test_any_number_of_tokens_may_share_a_space() -> None:
    game = table(player(at="jail"), *[player(at="parking")] * 3, dice="4-4")
    play(game, "0: roll")
    assert [at(game, seat) for seat in range(4)] == ["parking"] * 4


# Buying


@rule("MM-12")
@pytest.mark.parametrize("code", DEEDS)
def test_an_unowned_property_can_be_bought_for_its_price(code: str) -> None:
    place = PLACES.index(code)
    start = place - 3 if place >= 3 else place + 29
    game = table(player("300K", at=PLACES[start]), player(), dice="1-2")
    play(game, "0: roll")
    gained = 0
    if "collect" in offered(game, 0):
        play(game, "0: collect")
        gained = 150
    assert pending(game)["kind"] == "buy"
    price = pending(game)["price"] // 1000
    events = play(game, "0: buy")
    assert payments(events) == [f"0 > -1 {price}K deed"]
    assert owner(game, code) == 0
    assert cash(game, 0) == f"{300 + gained - price}K"


@rule("MM-12")
def test_a_property_that_is_not_bought_is_auctioned() -> None:
    game = table(player(at="jail"), player(), dice="1-2")
    events = play(game, "0: roll", "0: leave")
    assert kinds(events)[-2:] == ["declined", "auction-opened"]
    assert pending(game)["kind"] == "auction"
    assert pending(game)["deed"] == "palace-gardens"


@rule("MM-12")
def test_who_has_too_little_cannot_buy_and_may_only_leave_it() -> None:
    game = table(player("39K", at="jail", deeds="dark-blue"), player(), dice="1-2")
    play(game, "0: roll")
    assert "buy" not in offered(game, 0)
    refusal = refused(game, 0, "buy")
    assert (refusal.key, refusal.rule) == ("track-buy-money", "MM-12")
    assert refused(game, 0, "mortgage fortune-valley").rule == "MM-40"
    play(game, "0: leave")


@rule("MM-12")
@pytest.mark.parametrize("steps", [(), ("0: leave",), ("0: leave", "0: bid 1K")])
def test_the_turn_does_not_end_before_there_is_a_buyer(steps: tuple[str, ...]) -> None:
    game = table(player(at="jail"), player(), dice="1-2")
    play(game, "0: roll", *steps)
    assert "end" not in offered(game, 0)
    assert refused(game, 0, "end").rule.startswith("MM-")
    assert turn(game) == 0


# Rent


@rule("MM-13")
def test_the_rent_of_anothers_property_is_paid_without_a_claim() -> None:
    game = table(player(at="jail"), player(deeds="palace-gardens"), dice="1-2")
    events = play(game, "0: roll")
    assert payments(events) == ["0 > 1 20K rent"]
    assert balances(game) == ["352K", "392K"]
    assert offered(game, 0)[0] == "end"
    assert offered(game, 1, "claim") == []


@rule("MM-13")
def test_ones_own_property_costs_nothing() -> None:
    game = table(player(at="jail", deeds="pink"), player(), dice="1-2")
    assert payments(play(game, "0: roll")) == []
    assert balances(game) == ["372K", "372K"]


@rule("MM-13")
def test_a_mortgaged_property_costs_nobody_anything() -> None:
    game = table(player(at="jail"), player(deeds="castle-view dream-avenue palace-gardens*"), dice="1-2")
    assert payments(play(game, "0: roll")) == []
    game = table(player(at="jail"), player(deeds="castle-view dream-avenue palace-gardens*"), dice="1-1")
    assert payments(play(game, "0: roll")) == ["0 > 1 40K rent"]


# The piles


@rule("MM-14")
@pytest.mark.parametrize(
    ("start", "code", "deck"),
    [("go", "tax-refund", CHANCE), ("jail", "royalties", LIFESTYLE)],
    ids=["chance", "lifestyle"],
)
def test_the_top_card_is_followed_and_goes_under_its_pile(start: str, code: str, deck: int) -> None:
    game = table(player(at=start), player(), dice="2-3", chance="tax-refund", lifestyle="royalties")
    before = pile(game, deck)
    events = play(game, "0: roll")
    drawn = told(events, "drew-card")[0]
    assert (drawn["seat"], drawn["deck"], drawn["card"]) == (0, deck, code)
    assert pile(game, deck) == [*before[1:], before[0]]
    assert pile(game, 1 - deck)[0] in ("tax-refund", "royalties")


@rule("MM-14")
@pytest.mark.parametrize(("level", "amount"), [(1, "20K"), (3, "40K"), (5, "60K")])
def test_the_line_of_ones_own_level_counts(level: int, amount: str) -> None:
    game = table(player(stars=level), player(stars=6 - level), dice="2-3", chance="tax-refund")
    assert payments(play(game, "0: roll")) == [f"-1 > 0 {amount} card"]


@rule("MM-14")
@pytest.mark.parametrize(
    ("code", "start", "deck"),
    [("chance-out-of-jail", "go", CHANCE), ("lifestyle-out-of-jail", "jail", LIFESTYLE)],
)
def test_a_card_that_says_so_is_kept_and_not_under_the_pile(code: str, start: str, deck: int) -> None:
    game = table(player(at=start), player(), dice="2-3", chance="chance-out-of-jail", lifestyle="lifestyle-out-of-jail")
    events = play(game, "0: roll")
    assert "kept-card" in kinds(events)
    assert code not in pile(game, deck)
    assert len(pile(game, deck)) == 13
    assert view(game, 1)["players"][0]["kept"] == [code]


@rule("MM-14")
def test_the_card_goes_under_its_pile_before_the_space_it_leads_to_is_played() -> None:
    # From Chance three back to Lifestyle, whose card is drawn when the first is already under its pile.
    game = table(player(), player(), dice="2-3", chance="back-three", lifestyle="world-tour")
    play(game, "0: roll")
    assert at(game, 0) == "lifestyle-1"
    assert pending(game)["kind"] == "go-to"
    assert pile(game, CHANCE)[-1] == "back-three"
    assert pile(game, LIFESTYLE)[-1] == "world-tour"


@rule("MM-14")
def test_a_pile_is_never_shuffled_again() -> None:
    money_cards = ["tax-refund", "tax-demand", "scandal", "repairs", "tax-refund", "tax-demand"]
    game = table(player(), player(), chance=" ".join(money_cards))
    decks = game.position()["decks"]
    before = pile(game, CHANCE)
    for i, code in enumerate(money_cards):
        game = table(player(), player(), dice="2-3", decks=decks)
        assert told(play(game, "0: roll"), "drew-card")[0]["card"] == code
        assert pile(game, CHANCE) == [*before[i + 1 :], *before[: i + 1]]
        decks = game.position()["decks"]


# Jail, parking, visiting


@rule("MM-16")
@pytest.mark.parametrize("level", [1, 5])
def test_go_to_jail_sends_straight_there_without_salary_and_ends_the_turn(level: int) -> None:
    game = table(player(at="bling-beach", stars=level), player(), dice="1-1")
    events = play(game, "0: roll")
    assert "went-to-jail" in kinds(events)
    assert payments(events) == []
    assert (at(game, 0), jail(game, 0), stars(game, 0)) == ("jail", 0, level)
    assert "roll" not in offered(game, 0)
    play(game, "0: end")
    assert turn(game) == 1


@rule("MM-16")
@pytest.mark.parametrize(("start", "end"), [("motor-drive", "jail"), ("castle-view", "parking")])
def test_nothing_happens_to_a_visitor_and_on_free_parking(start: str, end: str) -> None:
    game = table(player(at=start), player(deeds="pink orange"), dice="3-4")
    events = play(game, "0: roll")
    assert at(game, 0) == end
    assert jail(game, 0) == -1
    assert payments(events) == []
    assert offered(game, 0)[0] == "end"


# The end of a turn, and doubles


@rule("MM-10")
def test_a_turn_ends_when_the_player_says_so() -> None:
    game = table(player(at="castle-view"), player(), dice="3-4")
    assert refused(game, 0, "end").key == "track-roll-first"
    play(game, "0: roll")
    assert refused(game, 0, "roll").key == "track-no-roll"
    play(game, "0: end")
    assert turn(game) == 1
    assert game.awaiting == (1,)


@rule("MM-17")
def test_a_double_gives_no_second_roll() -> None:
    game = table(player(at="jail"), player(), dice="4-4")
    play(game, "0: roll")
    assert "roll" not in offered(game, 0)
    assert refused(game, 0, "roll").rule in ("MM-10", "MM-17")
    assert offered(game, 0)[0] == "end"


@rule("MM-17")
def test_three_doubles_in_three_turns_are_nothing() -> None:
    game = table(player(at="jail"), player(at="jail"))
    for seat, dice in ((0, "4-4"), (1, "4-4"), (0, "2-2"), (1, "3-3"), (0, "3-3")):
        game = rolling(game, dice)
        play(game, f"{seat}: roll")
        if "buy" in offered(game, seat):
            play(game, f"{seat}: buy")
        assert jail(game, seat) == -1
        play(game, f"{seat}: end")


@rule("MM-17")
def test_with_the_option_a_double_rolls_again_after_its_space_is_played() -> None:
    game = table(player(at="jail"), player(), dice="1-1 2-2", options=DOUBLES)
    play(game, "0: roll")
    assert refused(game, 0, "roll").key == "track-not-now"
    play(game, "0: buy")
    assert "end" not in offered(game, 0)
    play(game, "0: roll")
    assert at(game, 0) == "themepark-city"


@rule("MM-17")
def test_with_the_option_a_roll_that_is_no_double_ends_the_rolling() -> None:
    game = table(player(at="jail"), player(), dice="4-4 1-2", options=DOUBLES)
    play(game, "0: roll", "0: roll", "0: buy")
    assert refused(game, 0, "roll").key == "track-no-roll"
    play(game, "0: end")


@rule("MM-17")
def test_with_the_option_the_third_double_is_jail_without_moving() -> None:
    game = table(player(at="parking"), player(deeds="red"), dice="2-2", doubles=2, fresh=False, options=DOUBLES)
    events = play(game, "0: roll")
    assert "moved" not in kinds(events)[:2]
    assert payments(events) == []
    assert (at(game, 0), jail(game, 0)) == ("jail", 0)
    assert "roll" not in offered(game, 0)


@rule("MM-17")
def test_with_the_option_a_double_out_of_jail_brings_no_other_roll() -> None:
    game = table(player(jail=0), player(), dice="4-4", options=DOUBLES)
    play(game, "0: roll")
    assert at(game, 0) == "parking"
    assert "roll" not in offered(game, 0)
    play(game, "0: end")


@rule("MM-17")
def test_with_the_option_jail_ends_the_rolling() -> None:
    game = table(player(at="bling-beach"), player(), dice="1-1", options=DOUBLES)
    play(game, "0: roll")
    assert jail(game, 0) == 0
    assert "roll" not in offered(game, 0)


@rule("MM-12", "MM-13")
def test_nobody_else_pays_or_buys_on_ones_stop() -> None:
    game = table(player(at="jail"), player(), player(), dice="1-2")
    play(game, "0: roll")
    assert refused(game, 1, "buy").key == "not-asked"
    assert owner(game, "palace-gardens") == BANK
    assert deeds(game, 1) == ""
