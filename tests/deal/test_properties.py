"""DL-30 … DL-32, DL-34 and DL-35: laying properties, wilds, second sets."""

import pytest

import rentier
from playing import offered, pending, play, refused, state, view
from rentier.testing.rules import rule

from .table import bank, centre, hand, player, plays_left, sets, table

RED = "kentucky indiana illinois"
GREEN = "pacific north-carolina pennsylvania"
RED2 = "wild-red-yellow wild-red-yellow wild"
TWO_SETS = {"red": RED, "green": GREEN}


@rule("DL-30")
def test_a_property_joins_the_set_of_its_colour() -> None:
    game = table(player("indiana pacific", sets={"red": "kentucky"}), player())
    play(game, "0: lay indiana red", "0: lay pacific green")
    assert sets(game, 0) == {"red": "kentucky indiana", "green": "pacific"}
    assert hand(game, 0) == ""


@rule("DL-30")
def test_a_property_is_laid_in_no_other_colour() -> None:
    game = table(player("indiana"), player())
    assert offered(game, 0, "lay") == ["lay indiana red"]
    assert refused(game, 0, "lay indiana yellow").rule == "DL-30"


@rule("DL-30", "DL-34")
def test_there_is_no_limit_on_how_many() -> None:
    # Two packs: 13 stations and wilds that can stand for one, and more of other colours besides.
    game = table(
        player(
            "wild-station-utility wild water",
            sets={
                "station": "reading-rr pennsylvania-rr bo-rr short-line-rr",
                "station2": "reading-rr pennsylvania-rr bo-rr short-line-rr",
                "station3": "wild-green-station wild-green-station wild-light-blue-station wild-light-blue-station",
                "utility": "electric",
                "red": "kentucky",
                "pink": "states",
            },
        ),
        *[player() for _ in range(5)],
    )
    play(game, "0: lay wild-station-utility station", "0: lay wild station", "0: lay water utility")
    assert sets(game, 0)["station4"] == "wild-station-utility wild"
    assert sets(game, 0)["utility"] == "electric water"


@rule("DL-31")
def test_a_wild_stands_for_one_of_its_colours() -> None:
    game = table(player("wild-red-yellow", sets={"yellow": "marvin"}), player())
    assert offered(game, 0, "lay") == ["lay wild-red-yellow red", "lay wild-red-yellow yellow"]
    assert refused(game, 0, "lay wild-red-yellow green").rule == "DL-31"
    play(game, "0: lay wild-red-yellow yellow")
    assert sets(game, 0) == {"yellow": "marvin wild-red-yellow"}


@rule("DL-31")
def test_moving_a_wild_is_no_play_and_free_until_the_turn_ends() -> None:
    game = table(player(sets={"red": "kentucky wild-red-yellow", "yellow": "marvin"}), player("1m"), plays_left=0)
    play(game, "0: move wild-red-yellow red yellow")
    assert sets(game, 0) == {"red": "kentucky", "yellow": "marvin wild-red-yellow"}
    play(game, "0: move wild-red-yellow yellow red", "0: move wild-red-yellow red yellow")
    assert sets(game, 0) == {"red": "kentucky", "yellow": "marvin wild-red-yellow"}
    assert plays_left(game) == 0
    game = table(player("1m", sets={"red": "wild-red-yellow"}), player())
    play(game, "0: move wild-red-yellow red yellow")
    assert sets(game, 0) == {"yellow": "wild-red-yellow"}
    assert plays_left(game) == 3


@rule("DL-31")
def test_a_wild_is_moved_to_its_own_colours_only() -> None:
    game = table(player(sets={"red": "kentucky wild-red-yellow"}), player())
    assert offered(game, 0) == ["end", "move wild-red-yellow red yellow"]
    for text in (
        "move wild-red-yellow red green",
        "move wild-red-yellow red red",
        "move kentucky red yellow",
        "move wild-red-yellow yellow red",
        "move wild red yellow",
    ):
        assert refused(game, 0, text).rule == "DL-31"


@rule("DL-31")
def test_sets_are_rearranged_on_the_own_turn_only() -> None:
    game = table(player(), player("1m", sets={"red": "wild-red-yellow"}))
    assert refused(game, 1, "move wild-red-yellow red yellow").rule == "DL-3"
    play(game, "0: end", "1: move wild-red-yellow red yellow")
    assert sets(game, 1) == {"yellow": "wild-red-yellow"}


@rule("DL-31", "DL-56")
def test_no_wild_is_moved_while_an_action_is_pending() -> None:
    mine = {"red": "wild-red-yellow"}
    theirs = {"green": "wild-green-station"}
    game = table(player("debt-collector 1m", sets=mine), player("just-say-no 1m", sets=theirs, bank="5m 5m"))
    play(game, "0: debt-collector 1")
    assert refused(game, 0, "move wild-red-yellow red yellow").rule == "DL-56"
    assert refused(game, 1, "move wild-green-station green station").rule == "DL-56"
    play(game, "1: say-no")
    assert refused(game, 0, "move wild-red-yellow red yellow").rule == "DL-56"
    game = table(player("debt-collector 1m", sets=mine), player(sets=theirs, bank="5m 5m"))
    play(game, "0: debt-collector 1")
    assert refused(game, 1, "move wild-green-station green station").rule == "DL-60"
    assert refused(game, 0, "move wild-red-yellow red yellow").rule == "DL-56"


@rule("DL-31", "DL-34")
def test_cards_of_two_sets_of_a_colour_change_places() -> None:
    game = table(player(sets={"red": RED, "red2": "wild"}), player())
    assert view(game, 0)["players"][0]["sets"][1]["rent"] == 0
    play(game, "0: swap red indiana red2 wild")
    assert sets(game, 0) == {"red": "kentucky illinois wild", "red2": "indiana"}
    assert view(game, 0)["players"][0]["sets"][1]["rent"] == 2
    assert plays_left(game) == 3
    play(game, "0: swap red2 indiana red wild")
    assert sets(game, 0) == {"red": RED, "red2": "wild"}


@rule("DL-31", "DL-34")
def test_a_full_set_keeps_its_buildings_when_cards_change_places() -> None:
    game = table(player(sets={"red": f"{RED} house", "red2": "wild-red-yellow"}), player())
    play(game, "0: swap red indiana red2 wild-red-yellow")
    assert sets(game, 0) == {"red": "kentucky illinois wild-red-yellow house", "red2": "indiana"}


@rule("DL-31", "DL-32")
def test_no_full_set_is_left_with_any_colour_wilds_alone() -> None:
    game = table(player(sets={"brown": "baltic wild", "brown2": "wild"}), player())
    assert offered(game, 0, "swap") == []
    assert refused(game, 0, "swap brown baltic brown2 wild").rule == "DL-34"


@rule("DL-31")
def test_cards_change_places_only_on_the_own_turn() -> None:
    game = table(player(), player(sets={"red": RED, "red2": "wild"}))
    assert refused(game, 1, "swap red indiana red2 wild").key == "not-asked"


@rule("DL-32")
def test_an_any_colour_wild_stands_for_each_of_the_ten_colours() -> None:
    game = table(player("wild", sets={"red": "kentucky"}), player())
    assert len(offered(game, 0, "lay")) == 10
    play(game, "0: lay wild station")
    moves = offered(game, 0, "move")
    assert len(moves) == 9
    play(game, "0: move wild station red")
    assert sets(game, 0) == {"red": "kentucky wild"}


@rule("DL-32", "DL-61")
def test_any_colour_wilds_pay_nothing() -> None:
    game = table(player("debt-collector"), player(sets={"red": "kentucky wild", "green": "pacific"}, bank="1m"))
    play(game, "0: debt-collector 1")
    assert not any("wild" in text for text in offered(game, 1))
    assert refused(game, 1, "pay kentucky@red 1m wild@red").rule == "DL-60"
    play(game, "1: pay pacific@green 1m")
    assert sets(game, 1) == {"red": "kentucky wild"}


@rule("DL-32", "DL-61")
def test_who_has_only_any_colour_wilds_pays_nothing() -> None:
    game = table(player("debt-collector"), player(sets={"red": "wild", "green": "wild"}))
    play(game, "0: debt-collector 1")
    assert game.awaiting == (0,)
    assert sets(game, 1) == {"red": "wild", "green": "wild"}
    assert sets(game, 0) == {}


@rule("DL-32", "DL-61")
def test_who_has_too_little_keeps_the_any_colour_wild() -> None:
    game = table(player("debt-collector"), player(sets={"red": "kentucky wild"}, bank="1m"))
    play(game, "0: debt-collector 1")
    assert sets(game, 1) == {"red": "wild"}
    assert (bank(game, 0), sets(game, 0)) == ("1m", {"red": "kentucky"})


@rule("DL-32")
@pytest.mark.parametrize("colour", ["brown", "dark-blue", "utility"])
def test_any_colour_wilds_alone_are_no_set(colour: str) -> None:
    rents = "rent-light-blue-brown rent-dark-blue-green rent-station-utility rent-any"
    game = table(
        player(f"wild house {rents}", sets={colour: "wild", **TWO_SETS}),
        player("deal-breaker", bank="1m"),
        player("1m"),
    )
    play(game, f"0: lay wild {colour}")
    assert not game.over
    assert game.scores[0] == 2
    shown = view(game, 1)["players"][0]["sets"][0]
    assert (shown["full"], shown["rent"]) == (False, 0)
    assert refused(game, 0, f"rent {colour} all").rule == "DL-32"
    assert refused(game, 0, f"rent-any {colour} 1").rule == "DL-32"
    assert refused(game, 0, f"house {colour}").rule == "DL-50"
    play(game, "0: end")
    assert refused(game, 1, f"deal-breaker 0 {colour}").rule == "DL-49"


@rule("DL-32", "DL-47")
def test_sly_deal_takes_any_colour_wilds_that_are_no_set() -> None:
    game = table(player("sly-deal"), player(sets={"brown": "wild wild"}))
    play(game, "0: sly-deal 1 brown wild", "0: place wild red")
    assert sets(game, 0) == {"red": "wild"}
    assert sets(game, 1) == {"brown": "wild"}


@rule("DL-32", "DL-48")
def test_forced_deal_takes_and_gives_any_colour_wilds_that_are_no_set() -> None:
    game = table(player("forced-deal", sets={"utility": "water"}), player(sets={"brown": "wild wild"}))
    play(game, "0: forced-deal 1 brown wild utility water", "0: place wild red")
    assert sets(game, 0) == {"red": "wild"}
    assert sets(game, 1) == {"brown": "wild", "utility": "water"}
    game = table(player("forced-deal", sets={"brown": "wild wild"}), player(sets={"utility": "water"}))
    play(game, "0: forced-deal 1 utility water brown wild", "1: place wild green")
    assert sets(game, 0) == {"brown": "wild", "utility": "water"}
    assert sets(game, 1) == {"green": "wild"}


@rule("DL-32")
@pytest.mark.parametrize(
    ("card", "colour"),
    [("mediterranean", "brown"), ("wild-light-blue-brown", "brown"), ("wild-dark-blue-green", "dark-blue")],
)
def test_one_other_card_is_enough_a_two_colour_wild_too(card: str, colour: str) -> None:
    game = table(player(f"{card} house", sets={colour: "wild"}), player())
    play(game, f"0: lay {card} {colour}")
    assert game.scores[0] == 1
    assert view(game, 0)["players"][0]["sets"][0]["rent"] > 0
    assert offered(game, 0, "house") == [f"house {colour}"]


@rule("DL-32", "DL-34")
def test_a_card_that_joins_enough_any_colour_wilds_makes_a_set_of_them() -> None:
    game = table(player("mediterranean", sets={"brown": "wild wild"}), player())
    play(game, "0: lay mediterranean brown")
    assert sets(game, 0) == {"brown": "mediterranean wild", "brown2": "wild"}
    assert game.scores[0] == 1


@rule("DL-32")
def test_with_two_packs_even_four_any_colour_wilds_are_no_set() -> None:
    game = table(player("wild", sets={"red": "wild wild wild"}), *[player() for _ in range(5)])
    play(game, "0: lay wild red")
    assert sets(game, 0) == {"red": "wild wild wild wild"}
    assert game.scores[0] == 0


@rule("DL-34")
def test_cards_of_a_colour_fill_one_set_before_another_is_begun() -> None:
    game = table(player("wild-red-yellow wild wild-red-yellow", sets={"red": "kentucky indiana"}), player())
    play(game, "0: lay wild-red-yellow red", "0: lay wild red")
    assert sets(game, 0) == {"red": "kentucky indiana wild-red-yellow", "red2": "wild"}
    play(game, "0: lay wild-red-yellow red")
    assert sets(game, 0)["red2"] == "wild-red-yellow wild"


@rule("DL-34")
def test_a_full_set_is_not_split() -> None:
    game = table(player(sets={"red": "kentucky indiana wild-red-yellow"}), player())
    assert offered(game, 0, "move") == ["move wild-red-yellow red yellow"]
    assert refused(game, 0, "move wild-red-yellow red red").rule == "DL-31"


@rule("DL-34")
def test_two_sets_of_a_colour_that_are_not_full_cannot_be_set_up() -> None:
    position = state(table(player(sets={"red": "kentucky", "yellow": "atlantic"}), player()))
    position["players"][0]["sets"][1] = {"colour": "red", "cards": ["indiana"], "buildings": 0}
    with pytest.raises(rentier.BadInput) as caught:
        rentier.load(position)
    assert caught.value.details["path"] == "players[0].sets"


@rule("DL-34", "DL-51")
def test_a_wild_moved_out_of_a_full_set_is_replaced_by_a_further_card() -> None:
    laid = {"red": "kentucky indiana wild-red-yellow house", "red2": "illinois"}
    game = table(player(sets=laid), player())
    play(game, "0: move wild-red-yellow red yellow")
    assert sets(game, 0) == {"red": "kentucky indiana illinois house", "yellow": "wild-red-yellow"}
    assert bank(game, 0) == ""


@rule("DL-34", "DL-51")
def test_a_card_paid_out_of_a_full_set_is_replaced_by_a_further_card() -> None:
    laid = {"red": "kentucky indiana illinois house hotel", "red2": "wild-red-yellow wild-red-yellow"}
    game = table(player("birthday"), player(sets=laid))
    play(game, "0: birthday", "1: pay kentucky@red")
    assert sets(game, 1) == {"red": "indiana illinois wild-red-yellow house hotel", "red2": "wild-red-yellow"}
    assert bank(game, 1) == ""


@rule("DL-34", "DL-51")
def test_two_cards_paid_are_replaced_by_two_further_ones() -> None:
    laid = {"red": "kentucky indiana illinois house", "red2": "wild-red-yellow wild-red-yellow"}
    game = table(player("debt-collector"), player(sets=laid))
    play(game, "0: debt-collector 1", "1: pay kentucky@red indiana@red")
    assert sets(game, 1) == {"red": "illinois wild-red-yellow wild-red-yellow house"}


@rule("DL-34", "DL-51")
def test_with_too_few_further_cards_the_set_breaks() -> None:
    laid = {"red": "kentucky indiana illinois house", "red2": "wild-red-yellow"}
    game = table(player("debt-collector"), player(sets=laid))
    play(game, "0: debt-collector 1", "1: pay kentucky@red indiana@red")
    assert sets(game, 1) == {"red": "illinois wild-red-yellow"}
    assert bank(game, 1) == "house"


@rule("DL-34")
def test_a_card_paid_out_of_the_further_cards_leaves_the_full_set_alone() -> None:
    laid = {"red": "kentucky indiana illinois", "red2": "wild-red-yellow"}
    game = table(player("birthday"), player(sets=laid))
    play(game, "0: birthday", "1: pay wild-red-yellow@red2", "0: place wild-red-yellow red")
    assert sets(game, 1) == {"red": RED}


@rule("DL-34")
def test_of_two_full_sets_one_that_loses_a_card_does_not_split_the_other() -> None:
    laid = {"red": "kentucky indiana illinois house", "red2": "wild-red-yellow wild-red-yellow wild"}
    game = table(player("birthday"), player(sets=laid))
    play(game, "0: birthday", "1: pay kentucky@red")
    assert sets(game, 1) == {"red": "indiana illinois", "red2": "wild-red-yellow wild-red-yellow wild"}
    assert bank(game, 1) == "house"


@rule("DL-34", "DL-49")
def test_sets_are_named_in_the_order_in_which_they_lie() -> None:
    game = table(player("deal-breaker illinois rent-red-yellow", sets={"red": "kentucky"}), player(sets={"red": RED2}))
    play(game, "0: deal-breaker 1 red")
    assert sets(game, 0) == {"red": "kentucky", "red2": RED2}
    play(game, "0: lay illinois red")
    assert sets(game, 0) == {"red": "kentucky illinois", "red2": RED2}
    assert offered(game, 0, "rent") == ["rent red all", "rent red2 all"]


@rule("DL-35", "DL-62")
def test_who_is_paid_with_a_wild_says_its_colour_at_once() -> None:
    game = table(player("birthday", sets={"yellow": "marvin"}), player(sets={"red": "wild-red-yellow"}, bank="10m"))
    play(game, "0: birthday", "1: pay wild-red-yellow@red")
    assert pending(game) == {"kind": "place", "owner": 0, "card": "wild-red-yellow"}
    assert game.awaiting == (0,)
    assert offered(game, 0) == ["place wild-red-yellow red", "place wild-red-yellow yellow"]
    for text in ("end", "place wild-red-yellow green", "place wild red", "move wild-red-yellow red yellow"):
        assert refused(game, 0, text).rule == "DL-35"
    play(game, "0: place wild-red-yellow yellow")
    assert sets(game, 0) == {"yellow": "marvin wild-red-yellow"}


@rule("DL-35")
def test_several_paid_wilds_are_placed_one_after_the_other() -> None:
    theirs = {"red": "wild-red-yellow", "pink": "wild-pink-orange", "green": "pacific"}
    game = table(player("debt-collector"), player(sets=theirs, bank="1m"))
    play(game, "0: debt-collector 1", "1: pay pacific@green wild-red-yellow@red wild-pink-orange@pink")
    assert pending(game)["card"] == "wild-pink-orange"
    play(game, "0: place wild-pink-orange orange", "0: place wild-red-yellow red")
    assert sets(game, 0) == {"green": "pacific", "orange": "wild-pink-orange", "red": "wild-red-yellow"}
    assert game.awaiting == (0,)


@rule("DL-35")
def test_the_order_of_words_in_a_payment_changes_nothing() -> None:
    theirs = {"red": "wild-red-yellow", "pink": "wild-pink-orange"}
    ends = []
    for text in ("pay wild-red-yellow@red wild-pink-orange@pink", "pay wild-pink-orange@pink wild-red-yellow@red"):
        game = table(player("debt-collector"), player(sets=theirs, bank="1m"))
        play(game, "0: debt-collector 1", f"1: {text}")
        ends.append(game.position())
    assert ends[0] == ends[1]


@rule("DL-35", "DL-47")
def test_a_wild_taken_with_sly_deal_is_placed_by_its_taker() -> None:
    game = table(player("sly-deal"), player(sets={"red": "kentucky wild-red-yellow"}))
    play(game, "0: sly-deal 1 red wild-red-yellow", "0: place wild-red-yellow yellow")
    assert sets(game, 0) == {"yellow": "wild-red-yellow"}
    assert sets(game, 1) == {"red": "kentucky"}


@rule("DL-35", "DL-48")
def test_who_gets_a_wild_by_forced_deal_places_it_on_the_others_turn() -> None:
    game = table(
        player("forced-deal 1m", sets={"red": "wild-red-yellow"}), player(sets={"yellow": "marvin", "green": "pacific"})
    )
    play(game, "0: forced-deal 1 green pacific red wild-red-yellow")
    assert game.awaiting == (1,)
    assert refused(game, 0, "bank 1m").rule == "DL-56"
    play(game, "1: place wild-red-yellow yellow")
    assert sets(game, 0) == {"green": "pacific"}
    assert sets(game, 1) == {"yellow": "marvin wild-red-yellow"}
    assert game.awaiting == (0,)


@rule("DL-35", "DL-48")
def test_after_a_forced_deal_the_player_of_the_card_places_first() -> None:
    game = table(
        player("forced-deal", sets={"red": "wild-red-yellow"}),
        player(sets={"pink": "wild-pink-orange"}),
    )
    play(game, "0: forced-deal 1 pink wild-pink-orange red wild-red-yellow")
    assert pending(game) == {"kind": "place", "owner": 0, "card": "wild-pink-orange"}
    play(game, "0: place wild-pink-orange orange")
    assert pending(game) == {"kind": "place", "owner": 1, "card": "wild-red-yellow"}
    play(game, "1: place wild-red-yellow yellow")
    assert (sets(game, 0), sets(game, 1)) == ({"orange": "wild-pink-orange"}, {"yellow": "wild-red-yellow"})


@rule("DL-35", "DL-49")
def test_a_set_taken_with_deal_breaker_arrives_as_it_lay() -> None:
    theirs = {"red": "kentucky wild-red-yellow wild house hotel"}
    game = table(player("deal-breaker", sets={"red": "indiana"}), player(sets=theirs))
    play(game, "0: deal-breaker 1 red")
    assert game.awaiting == (0,)
    assert pending(game) == {"kind": "turn"}
    assert sets(game, 0) == {"red": "indiana", "red2": "kentucky wild-red-yellow wild house hotel"}
    assert centre(game) == "deal-breaker"
