"""EB-75 … EB-77: into jail, and out of it."""

from __future__ import annotations

import pytest

import rentier
from playing import kinds, offered, pending, play, refused, state
from rentier.testing.rules import rule
from throwing import rolling
from track.table import BANK, at, balances, cash, claims, deeds, is_out, jail, kept, owner, payments, pile, turn

from .table import CHANCE, PLACES, player, table

NO_DOUBLES = ["1-2", "3-4", "6-5"]
DOUBLES = ["1-1", "2-2", "3-3", "4-4", "5-5", "6-6"]
FINES = ["next_turn", "any_time", "roll_now"]


def ways(game: rentier.Game, seat: int) -> list[str]:
    """List what a player in jail may do about it."""
    return [text for text in offered(game, seat) if text in ("roll", "use-card", "pay-fine", "end")]


# Into jail


@rule("EB-75")
@pytest.mark.parametrize(
    ("start", "dice", "doubles"),
    [("indiana", "3-4", 0), ("pennsylvania-rr", "3-4", 0), ("jail", "3-4", 0), ("parking", "4-4", 2)],
)
def test_three_things_send_to_jail_and_end_the_turn(start: str, dice: str, doubles: int) -> None:
    # The space, a card of either pile, and the third double.
    game = table(player(at=start), player(), dice=dice, doubles=doubles, chance="chance-jail", chest="chest-jail")
    events = play(game, "0: roll")
    assert kinds(events)[-1] == "went-to-jail"
    assert (at(game, 0), jail(game, 0), cash(game, 0)) == ("jail", 0, "15M")
    # No further roll, and no way out before the next turn.
    assert ways(game, 0) == ["end"]
    for text in ("roll", "pay-fine", "use-card"):
        assert refused(game, 0, text).rule == "EB-11"
    play(game, "0: end")
    assert turn(game) == 1


@rule("EB-75", "EB-11")
@pytest.mark.parametrize(("start", "dice"), [("water", "1-1"), ("tennessee", "2-2"), ("st-charles", "3-3")])
def test_a_double_that_leads_to_jail_gives_no_further_roll(start: str, dice: str) -> None:
    game = table(player(at=start), player(), dice=dice, chance="chance-jail", chest="chest-jail")
    play(game, "0: roll")
    assert jail(game, 0) == 0
    assert ways(game, 0) == ["end"]


@rule("EB-75")
def test_a_kept_card_does_not_keep_one_from_going_to_jail() -> None:
    game = table(player(at="indiana", kept="chest-out-of-jail"), player(), dice="3-4")
    play(game, "0: roll")
    assert (jail(game, 0), kept(game, 0)) == (0, "chest-out-of-jail")


@rule("EB-75")
def test_who_passed_go_by_the_roll_gets_nothing_more_for_the_way_to_jail() -> None:
    game = table(player("1M", at="boardwalk"), player(), dice="1-2", chest="chest-jail")
    assert payments(play(game, "0: roll")) == ["-1 > 0 2M salary"]
    assert cash(game, 0) == "3M"


@rule("EB-75")
def test_before_the_end_of_the_turn_business_goes_on() -> None:
    game = table(player(at="indiana", deeds="brown"), player(), dice="3-4")
    play(game, "0: roll", "0: build baltic", "0: end")
    assert deeds(game, 0) == "mediterranean baltic:1"


# The fine


@rule("EB-76")
def test_the_fine_frees_instead_of_a_roll_and_one_plays_on_the_next_turn() -> None:
    game = table(player(jail=0), player(at="jail"), dice="4-6 4-6")
    events = play(game, "0: pay-fine")
    assert payments(events) == ["0 > -1 500K fine"]
    assert (jail(game, 0), at(game, 0), balances(game)) == (-1, "jail", ["14.5M", "15M"])
    assert ways(game, 0) == ["end"]
    assert refused(game, 0, "roll").rule == "EB-11"
    play(game, "0: end", "1: roll", "1: end", "0: roll")
    assert at(game, 0) == "parking"


@rule("EB-76")
def test_500k_are_enough_for_the_fine() -> None:
    game = table(player("500K", jail=0), player())
    play(game, "0: pay-fine")
    assert (jail(game, 0), cash(game, 0)) == (-1, "0K")


@rule("EB-76")
def test_after_the_fine_the_next_turn_is_like_any_other() -> None:
    game = table(player(jail=1), player(at="jail"), dice="4-6 5-5 1-3")
    play(game, "0: pay-fine", "0: end", "1: roll", "1: end", "0: roll")
    assert ways(game, 0) == ["roll"]


@rule("EB-76")
@pytest.mark.parametrize("option", FINES)
def test_without_500k_the_fine_cannot_be_chosen(option: str) -> None:
    game = table(player("490K", jail=0, deeds="baltic"), player(), options={"jail_fine": option})
    assert ways(game, 0) == ["roll"]
    refusal = refused(game, 0, "pay-fine")
    assert (refusal.key, refusal.rule) == ("track-fine-money", "EB-76")
    play(game, "0: mortgage baltic", "0: pay-fine")
    assert (jail(game, 0), cash(game, 0)) == (-1, "290K")


@rule("EB-76")
def test_by_default_the_fine_waits_for_the_own_turn() -> None:
    for option in ("next_turn", "roll_now"):
        game = table(player(), player(jail=0), options={"jail_fine": option})
        assert refused(game, 1, "pay-fine").rule == "EB-10"


@rule("EB-76")
@pytest.mark.parametrize("option", ["any_time", "roll_now"])
def test_by_option_one_pays_and_rolls_in_the_same_turn(option: str) -> None:
    game = table(player(jail=0), player(), dice="5-5 1-3", options={"jail_fine": option})
    play(game, "0: pay-fine")
    assert (jail(game, 0), cash(game, 0)) == (-1, "14.5M")
    assert ways(game, 0) == ["roll"]
    assert refused(game, 0, "end").rule == "EB-19"
    play(game, "0: roll")
    assert at(game, 0) == "parking"
    # The double counts: the player was free by then.
    assert ways(game, 0) == ["roll"]


@rule("EB-76", "EB-30")
@pytest.mark.parametrize("option", ["any_time", "roll_now"])
def test_by_option_the_fine_closes_no_claim_as_the_roll_is_still_to_come(option: str) -> None:
    us = player(jail=0), player(), player(deeds="boardwalk")
    game = table(*us, dice="4-6", claims=["2: boardwalk 1 500K"], options={"jail_fine": option})
    play(game, "0: pay-fine")
    assert claims(game) == ["2: boardwalk 1 500K"]
    play(game, "0: roll")
    assert claims(game) == []


@rule("EB-76")
def test_by_option_one_pays_between_turns_too() -> None:
    game = table(player(), player(jail=1), dice="4-6 4-6", options={"jail_fine": "any_time"})
    play(game, "1: pay-fine")
    assert (jail(game, 1), balances(game)) == (-1, ["15M", "14.5M"])
    assert refused(game, 1, "pay-fine").rule == "EB-10"
    play(game, "0: roll", "0: end", "1: roll")
    assert at(game, 1) == "parking"


@rule("EB-76")
def test_by_option_between_turns_is_over_when_the_next_player_has_rolled() -> None:
    game = table(player(), player(jail=1), dice="4-6", options={"jail_fine": "any_time"})
    play(game, "0: roll")
    assert refused(game, 1, "pay-fine").rule == "EB-10"
    game = table(player(), player("490K", jail=1), options={"jail_fine": "any_time"})
    assert "pay-fine" not in offered(game, 1)


# The card


@rule("EB-76")
def test_a_card_frees_and_one_rolls_at_once() -> None:
    game = table(player(jail=0, kept="chance-out-of-jail"), player(), dice="5-5 1-3")
    assert ways(game, 0) == ["roll", "use-card", "pay-fine"]
    events = play(game, "0: use-card")
    assert kinds(events) == ["freed-from-jail"]
    assert (jail(game, 0), cash(game, 0), kept(game, 0)) == (-1, "15M", "")
    assert pile(game, CHANCE)[-1] == "chance-out-of-jail"
    assert ways(game, 0) == ["roll"]
    play(game, "0: roll")
    assert at(game, 0) == "parking"
    assert ways(game, 0) == ["roll"]


@rule("EB-76")
def test_who_has_no_card_cannot_use_one() -> None:
    game = table(player(jail=0), player(kept="chance-out-of-jail"))
    refusal = refused(game, 0, "use-card")
    assert (refusal.key, refusal.rule) == ("track-no-jail-card", "EB-76")
    assert refused(game, 1, "use-card").rule == "EB-10"


@rule("EB-76", "EB-50")
def test_a_card_can_be_bought_from_another_player() -> None:
    game = table(player(jail=2), player(kept="chest-out-of-jail"), dice="4-6")
    play(game, "0: offer 1 300K chest-out-of-jail", "1: accept")
    assert balances(game) == ["14.7M", "15.3M"]
    play(game, "0: use-card", "0: roll")
    assert (at(game, 0), jail(game, 0)) == ("parking", -1)


@rule("EB-76", "EB-50")
def test_the_owner_of_the_card_may_offer_it_and_keeps_it_if_it_is_declined() -> None:
    game = table(player(jail=2), player(kept="chest-out-of-jail"))
    play(game, "1: offer 0 chest-out-of-jail 5M", "0: decline")
    assert refused(game, 0, "use-card").rule == "EB-76"


@rule("EB-76", "EB-14")
def test_of_two_cards_one_is_used() -> None:
    game = table(player(jail=0, kept="chance-out-of-jail chest-out-of-jail"), player())
    play(game, "0: use-card")
    assert kept(game, 0) == "chest-out-of-jail"


# The dice


@rule("EB-76")
@pytest.mark.parametrize("turns", [0, 1, 2])
@pytest.mark.parametrize("dice", DOUBLES)
def test_a_double_frees_and_is_the_move(dice: str, turns: int) -> None:
    game = table(player(jail=turns), player(), dice=dice, chance="dividend", chest="interest")
    events = play(game, "0: roll")
    assert kinds(events)[:3] == ["rolled", "freed-from-jail", "moved"]
    assert at(game, 0) == PLACES[10 + 2 * int(dice[0])]
    assert jail(game, 0) == -1
    assert not [text for text in payments(events) if "fine" in text]


@rule("EB-76")
def test_the_space_after_a_double_is_played() -> None:
    game = table(player(jail=0), player(deeds="tennessee"), dice="4-4")
    play(game, "0: roll", "1: claim tennessee 0")
    assert balances(game) == ["14.86M", "15.14M"]
    game = table(player(jail=0), player(), dice="4-4")
    play(game, "0: roll", "0: buy")
    assert owner(game, "tennessee") == 0


@rule("EB-76")
@pytest.mark.parametrize("dice", NO_DOUBLES)
def test_without_a_double_one_stays_for_up_to_three_turns(dice: str) -> None:
    for turns in (0, 1):
        game = table(player(jail=turns), player(), dice=dice)
        events = play(game, "0: roll")
        assert kinds(events) == ["rolled"]
        assert (at(game, 0), jail(game, 0), cash(game, 0)) == ("jail", turns + 1, "15M")
        assert ways(game, 0) == ["end"]


@rule("EB-76", "EB-77")
def test_three_turns_in_jail_from_first_to_last() -> None:
    game = table(player(at="indiana"), player(at="jail"), dice="3-4")
    play(game, "0: roll", "0: end")
    for turns in range(3):
        game = rolling(game, "4-6 1-2")
        play(game, "1: roll")
        if pending(game)["kind"] == "buy":
            play(game, "1: buy")
        play(game, "1: end")
        assert jail(game, 0) == turns
        play(game, "0: roll")
        if turns < 2:
            play(game, "0: end")
    assert (at(game, 0), jail(game, 0), cash(game, 0)) == ("states", -1, "14.5M")


# The third turn


@rule("EB-77")
@pytest.mark.parametrize("dice", NO_DOUBLES)
def test_the_third_turn_without_a_double_costs_the_fine_and_then_one_moves_by_that_roll(dice: str) -> None:
    game = table(player(jail=2), player(), dice=dice, chest="interest")
    events = play(game, "0: roll")
    assert payments(events)[0] == "0 > -1 500K fine"
    assert kinds(events).index("paid") < kinds(events).index("moved")
    assert jail(game, 0) == -1
    assert at(game, 0) == PLACES[10 + sum(int(face) for face in dice.split("-"))]


@rule("EB-77")
def test_the_space_of_the_third_turn_is_played() -> None:
    game = table(player(jail=2), player(deeds="electric"), dice="1-2")
    play(game, "0: roll")
    assert pending(game)["deed"] == "states"
    game = table(player(jail=2), player(deeds="new-york"), dice="4-5")
    play(game, "0: roll")
    assert claims(game) == ["1: new-york 0 160K"]


@rule("EB-77", "EB-33")
def test_the_roll_of_the_third_turn_is_the_one_a_utility_counts() -> None:
    game = table(player(at="jail", jail=2), player(deeds="virginia electric"), dice="1-3", rolled=12)
    play(game, "0: roll")
    assert claims(game) == ["1: virginia 0 120K"]
    game = table(player(jail=0), player(deeds="electric"), dice="1-1", rolled=12)
    play(game, "0: roll")
    assert claims(game) == ["1: electric 0 80K"]


@rule("EB-77")
@pytest.mark.parametrize("turns", [0, 1, 2])
@pytest.mark.parametrize("option", FINES)
def test_card_and_fine_may_be_used_before_rolling_on_any_jail_turn_not_after(turns: int, option: str) -> None:
    us = player(jail=turns, kept="chest-out-of-jail"), player()
    game = table(*us, dice="1-3", options={"jail_fine": option})
    assert ways(game, 0) == ["roll", "use-card", "pay-fine"]
    play(game.copy(), "0: use-card")
    play(game.copy(), "0: pay-fine")
    if turns < 2:
        play(game, "0: roll")
        for text in ("use-card", "pay-fine"):
            assert refused(game, 0, text).rule == "EB-11"


@rule("EB-77")
def test_after_the_third_roll_the_card_is_of_no_use() -> None:
    game = table(player("0K", jail=2, kept="chest-out-of-jail", deeds="baltic"), player(), dice="1-3")
    play(game, "0: roll")
    assert refused(game, 0, "use-card").rule == "EB-70"
    assert kept(game, 0) == "chest-out-of-jail"


@rule("EB-77", "EB-70")
def test_who_is_short_of_the_fine_owes_it_to_the_bank_and_moves_when_it_is_paid() -> None:
    game = table(player("400K", jail=2, deeds="baltic"), player(), dice="4-6")
    play(game, "0: roll")
    assert (pending(game)["payee"], pending(game)["amount"]) == (BANK, 500_000)
    assert at(game, 0) == "jail"
    for text in ("roll", "end", "pay-fine"):
        assert refused(game, 0, text).rule == "EB-70"
    play(game, "0: mortgage baltic")
    assert (at(game, 0), jail(game, 0), cash(game, 0)) == ("parking", -1, "200K")
    assert ways(game, 0) == ["end"]


@rule("EB-77", "EB-71")
def test_who_cannot_pay_the_fine_is_bankrupt_to_the_bank() -> None:
    game = table(player("10K", jail=2, deeds="baltic*"), player(), player(), dice="4-6")
    play(game, "0: roll", "0: bankrupt")
    assert is_out(game, 0)
    assert at(game, 0) == "jail"
    assert (pending(game)["kind"], pending(game)["deed"]) == ("auction", "baltic")


@rule("EB-77")
@pytest.mark.parametrize(("option", "then"), [("stop", "end"), ("again", "roll")])
@pytest.mark.parametrize("turns", [0, 1, 2])
def test_the_double_that_frees_gives_no_further_roll_but_by_option(option: str, then: str, turns: int) -> None:
    game = table(player(jail=turns), player(), dice="5-5 1-3", options={"jail_double": option})
    play(game, "0: roll")
    assert at(game, 0) == "parking"
    assert ways(game, 0) == [then]


@rule("EB-77", "EB-11")
def test_by_default_a_double_that_frees_gives_none() -> None:
    game = table(player(jail=0), player(), dice="5-5 1-3")
    play(game, "0: roll")
    assert refused(game, 0, "roll").rule == "EB-11"


@rule("EB-77")
def test_the_third_turn_gives_no_further_roll() -> None:
    game = table(player(jail=2), player(), dice="4-6", options={"jail_double": "again"})
    play(game, "0: roll")
    assert ways(game, 0) == ["end"]


@rule("EB-76", "EB-77")
@pytest.mark.parametrize("turns", [0, 1, 2])
def test_a_second_stay_in_jail_begins_anew(turns: int) -> None:
    game = table(player(jail=turns), player(at="jail"), dice="5-5 4-6 4-6", options={"jail_fine": "roll_now"})
    play(game, "0: roll", "0: end", "1: roll", "1: end", "0: roll")
    assert (at(game, 0), jail(game, 0)) == ("jail", 0)


@rule("EB-11", "EB-77")
def test_the_double_that_frees_is_the_first_of_the_row() -> None:
    game = table(player(jail=0), player(), dice="5-5 1-1 3-3", options={"jail_double": "again"}, chest="bank-error")
    play(game, "0: roll")
    assert (state(game)["doubles"], state(game)["may_roll"]) == (1, True)
    for _ in range(2):
        while pending(game)["kind"] != "turn":
            play(game, "0: buy")
        play(game, "0: roll")
    # The third double in a row leads straight back.
    assert (jail(game, 0), at(game, 0), state(game)["may_roll"]) == (0, "jail", False)
