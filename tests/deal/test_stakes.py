"""What Deal says follows from an action, before it is done."""

from __future__ import annotations

from playing import play, stakes

from .table import player, table

GREEN = "pacific north-carolina pennsylvania"


def test_letting_a_sly_deal_happen_that_completes_the_third_set_loses_the_game() -> None:
    two = {"brown": "baltic mediterranean", "dark-blue": "boardwalk park", "green": "pacific pennsylvania"}
    game = table(
        player("sly-deal", sets=two),
        player("just-say-no 1m", sets={"green": "north-carolina"}),
    )
    assert stakes(game, 0, "sly-deal 1 green north-carolina")["you-win"] == {"sure": False, "weight": "gain"}
    play(game, "0: sly-deal 1 green north-carolina")
    found = stakes(game, 1, "pass")
    assert found["they-win"] == {"winners": [0], "sure": True, "weight": "grave"}
    assert next(iter(found)) == "they-win"
    assert found["lose-cards"] == {"cards": ["north-carolina"], "weight": "cost"}
    assert stakes(game, 1, "say-no") == {"averts": {"winners": [0], "weight": "gain"}}


def test_a_stolen_wild_wins_if_it_can_stand_for_the_missing_colour() -> None:
    two = {
        "brown": "baltic mediterranean",
        "dark-blue": "boardwalk park",
        "station": "pennsylvania-rr reading-rr bo-rr",
    }
    game = table(player("sly-deal", sets=two), player("1m", sets={"light-blue": "wild-light-blue-station"}))
    play(game, "0: sly-deal 1 light-blue wild-light-blue-station")
    assert stakes(game, 1, "pass")["they-win"]["winners"] == [0]


def test_a_deal_breaker_takes_the_whole_set() -> None:
    game = table(player("deal-breaker"), player("1m", sets={"green": GREEN + " house"}))
    assert stakes(game, 0, "deal-breaker 1 green")["they-lose"] == {"target": 1, "colour": "green", "weight": "gain"}
    play(game, "0: deal-breaker 1 green")
    found = stakes(game, 1, "pass")
    assert found["lose-set"] == {"colour": "green", "weight": "grave"}
    assert "lose-cards" not in found


def test_a_forced_deal_says_what_is_lost_and_what_comes_for_it() -> None:
    game = table(player("forced-deal", sets={"red": "kentucky"}), player("1m", sets={"green": "pacific"}))
    play(game, "0: forced-deal 1 green pacific red kentucky")
    found = stakes(game, 1, "pass")
    assert found["lose-cards"]["cards"] == ["pacific"]
    assert found["get-cards"] == {"cards": ["kentucky"], "weight": "gain"}


def test_a_player_with_nothing_needs_no_just_say_no() -> None:
    game = table(player("debt-collector"), player("just-say-no 1m"))
    assert stakes(game, 0, "debt-collector 1")["penniless"] == {"targets": [1], "weight": "cost"}
    play(game, "0: debt-collector 1")
    assert stakes(game, 1, "pass") == {"nothing-to-pay": {"weight": "gain"}}
    assert stakes(game, 1, "say-no") == {"no-wasted": {"weight": "cost"}}


def test_a_charge_says_what_will_be_paid_and_whether_the_bank_is_enough() -> None:
    game = table(player("debt-collector birthday"), player("1m", bank="3m", sets={"green": "pacific"}))
    play(game, "0: debt-collector 1")
    found = stakes(game, 1, "pass")
    assert found["must-pay"] == {"amount": 5, "target": 0, "weight": "cost"}
    assert found["bank-short"] == {"amount": 3, "weight": "cost"}


def test_a_charge_for_all_that_one_has_breaks_the_sets_it_takes() -> None:
    game = table(player("debt-collector"), player("1m", sets={"brown": "baltic mediterranean"}))
    play(game, "0: debt-collector 1")
    found = stakes(game, 1, "pass")
    assert found["pay-all"] == {"amount": 2, "target": 0, "weight": "cost"}
    assert found["lose-set"] == {"colour": "brown", "weight": "grave"}
    assert found["they-fill"] == {"target": 0, "colour": "brown", "weight": "cost"}


def test_giving_in_to_a_no_wastes_the_attack() -> None:
    game = table(player("debt-collector just-say-no"), player("just-say-no", bank="5m"))
    play(game, "0: debt-collector 1", "1: say-no")
    assert stakes(game, 0, "pass") == {
        "comes-to-nothing": {"card": "debt-collector", "target": 1, "weight": "cost"},
    }


def test_a_payment_says_which_set_breaks_and_that_there_is_no_change() -> None:
    sets = {"green": GREEN + " house"}
    game = table(player("debt-collector"), player("", bank="2m 10m", sets=sets))
    play(game, "0: debt-collector 1")
    assert stakes(game, 1, "pay 10m") == {"overpaid": {"amount": 5, "weight": "cost"}}
    found = stakes(game, 1, "pay pacific@green 2m")
    assert found["break-set"] == {"colour": "green", "weight": "grave"}
    assert found["buildings-fall"] == {"cards": ["house"], "where": "bank", "weight": "cost"}
    assert "overpaid" in found


def test_a_wild_moved_out_of_a_full_set_ruins_it() -> None:
    sets = {"green": "pacific pennsylvania wild-dark-blue-green house hotel"}
    game = table(player("1m", sets=sets), player("1m"))
    found = stakes(game, 0, "move wild-dark-blue-green green dark-blue")
    assert found["break-set"] == {"colour": "green", "weight": "grave"}
    assert found["buildings-fall"]["cards"] == ["house", "hotel"]
    modern = table(player("1m", sets=sets), player("1m"), options={"broken_sets": "discard"})
    assert stakes(modern, 0, "move wild-dark-blue-green green dark-blue")["buildings-fall"]["where"] == "centre"


def test_rent_once_doubled_and_fourfold_names_who_pays() -> None:
    hand = "rent-red-yellow double-rent double-rent"
    game = table(player(hand, sets={"red": "kentucky"}), player("", bank="1m"), player("", bank="5m"))
    for text, times in (("rent red all", 1), ("rent red all x2", 2), ("rent red all x4", 4)):
        asked = stakes(game, 0, text)["asks"]
        assert asked == {"amount": 2 * times, "targets": [1, 2], "times": times, "weight": "plain"}


def test_laying_says_what_becomes_full_and_what_rent_it_makes() -> None:
    game = table(player("baltic house 1m", sets={"brown": "mediterranean"}), player("1m"))
    found = stakes(game, 0, "lay baltic brown")
    assert found["full-set"] == {"colour": "brown", "sure": True, "weight": "gain"}
    assert found["rent"] == {"colour": "brown", "was": 1, "will": 2, "weight": "plain"}
    play(game, "0: lay baltic brown")
    assert stakes(game, 0, "house brown")["rent"] == {"colour": "brown", "was": 2, "will": 5, "weight": "plain"}


def test_an_action_card_in_the_bank_stays_money() -> None:
    game = table(player("sly-deal 1m"), player("1m"))
    assert stakes(game, 0, "bank sly-deal") == {
        "stays-money": {"card": "sly-deal", "amount": 3, "weight": "cost"},
    }
    assert stakes(game, 0, "bank 1m") == {}


def test_ending_the_turn_names_cards_to_give_up_and_a_win_of_the_next_player() -> None:
    game = table(player("1m 1m 1m 1m 2m 2m 2m 2m 3m"), player("1m"))
    assert stakes(game, 0, "end") == {"give-up": {"count": 2, "weight": "cost"}}
    three = {"brown": "baltic mediterranean", "dark-blue": "boardwalk park", "green": GREEN}
    game = table(player("1m"), player("1m", sets=three))
    assert stakes(game, 0, "end") == {"they-win": {"winners": [1], "sure": True, "weight": "grave"}}


def test_a_charge_that_nobody_can_refuse_and_that_wins_says_so() -> None:
    two = {"brown": "baltic mediterranean", "dark-blue": "boardwalk park", "green": "pacific pennsylvania"}
    game = table(player("debt-collector", sets=two), player("", sets={"green": "north-carolina"}))
    assert stakes(game, 0, "debt-collector 1")["you-win"] == {"sure": True, "weight": "gain"}
    answered = table(player("debt-collector", sets=two), player("1m", sets={"green": "north-carolina"}))
    assert "you-win" not in stakes(answered, 0, "debt-collector 1")
