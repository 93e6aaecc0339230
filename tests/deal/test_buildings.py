"""DL-50 and DL-51: houses and hotels, and every way in which they leave a set."""

import pytest

import rentier
from playing import offered, pending, play, refused, stakes, state
from rentier.testing.rules import rule

from .table import bank, centre, hand, player, plays_left, sets, table

RED = "kentucky indiana illinois"
WILD_RED = "kentucky indiana wild-red-yellow"
FULL = {
    "brown": "mediterranean baltic",
    "light-blue": "oriental vermont connecticut",
    "pink": "st-charles states virginia",
    "orange": "st-james tennessee new-york",
    "red": RED,
    "yellow": "atlantic ventnor marvin",
    "green": "pacific north-carolina pennsylvania",
    "dark-blue": "park boardwalk",
}


def owing(laid: dict[str, str], bank_of_1: str = "", amount: int = 5, **more: object) -> rentier.Game:
    """Set up a payment that seat 1 owes."""
    charge = {2: "birthday", 5: "debt-collector 1", 8: "rent dark-blue all"}[amount]
    cards = "birthday debt-collector rent-dark-blue-green"
    game = table(player(cards, sets={"dark-blue": FULL["dark-blue"]}), player(sets=laid, bank=bank_of_1), options=more)
    play(game, f"0: {charge}")
    return game


@rule("DL-50")
@pytest.mark.parametrize("colour", FULL)
def test_a_house_and_then_a_hotel_go_on_an_own_full_set(colour: str) -> None:
    game = table(player("house hotel", sets={colour: FULL[colour]}), player())
    assert offered(game, 0, "hotel") == []
    assert refused(game, 0, f"hotel {colour}").rule == "DL-50"
    play(game, f"0: house {colour}")
    assert sets(game, 0) == {colour: f"{FULL[colour]} house"}
    play(game, f"0: hotel {colour}")
    assert sets(game, 0) == {colour: f"{FULL[colour]} house hotel"}
    assert hand(game, 0) == centre(game) == ""
    assert plays_left(game) == 1


@rule("DL-50")
def test_a_set_that_is_not_full_takes_no_house() -> None:
    game = table(player("house", sets={"red": "kentucky indiana"}), player(sets={"green": FULL["green"]}))
    for name in ("red", "green", "red2"):
        assert refused(game, 0, f"house {name}").rule == "DL-50"


@rule("DL-50")
@pytest.mark.parametrize(
    ("colour", "laid"), [("station", "reading-rr pennsylvania-rr bo-rr short-line-rr"), ("utility", "electric water")]
)
def test_stations_and_utilities_take_none(colour: str, laid: str) -> None:
    game = table(player("house hotel", sets={colour: laid}), player())
    assert offered(game, 0) == ["end", "bank house", "bank hotel"]
    assert refused(game, 0, f"house {colour}").rule == "DL-50"
    assert refused(game, 0, f"hotel {colour}").rule == "DL-50"


@rule("DL-50")
def test_one_house_and_one_hotel_a_set() -> None:
    game = table(player("house hotel", sets={"red": f"{RED} house"}), player())
    assert refused(game, 0, "house red").rule == "DL-50"
    game = table(player("house hotel", sets={"red": f"{RED} house hotel"}), player())
    assert refused(game, 0, "house red").rule == "DL-50"
    assert refused(game, 0, "hotel red").rule == "DL-50"


@rule("DL-50")
@pytest.mark.parametrize(
    ("colour", "laid"),
    [("red", "kentucky indiana"), ("brown", "wild wild"), ("utility", "electric water")],
)
def test_a_position_with_a_house_elsewhere_is_refused(colour: str, laid: str) -> None:
    position = state(table(player(sets={colour: laid}), player()))
    position["players"][0]["sets"][0]["buildings"] = 1
    with pytest.raises(rentier.BadInput) as caught:
        rentier.load(position)
    assert caught.value.details["path"] == "players[0].sets[0].buildings"


@rule("DL-50", "DL-34")
def test_a_second_full_set_of_the_colour_has_its_own() -> None:
    game = table(
        player("house", sets={"red": f"{RED} house", "red2": "wild-red-yellow wild-red-yellow wild"}), player()
    )
    assert offered(game, 0, "house") == ["house red2"]
    play(game, "0: house red2")
    assert sets(game, 0)["red2"] == "wild-red-yellow wild-red-yellow wild house"


@rule("DL-51")
@pytest.mark.parametrize("buildings", ["house", "house hotel"])
def test_when_the_owner_moves_a_wild_they_go_to_the_bank_at_once(buildings: str) -> None:
    game = table(player("1m", sets={"red": f"{WILD_RED} {buildings}"}), player())
    events = play(game, "0: move wild-red-yellow red yellow")
    assert sets(game, 0) == {"red": "kentucky indiana", "yellow": "wild-red-yellow"}
    assert bank(game, 0) == buildings
    assert events[-1].seen_by(1) == {"event": "fell", "seat": 0, "cards": buildings.split(), "to": "bank"}
    assert plays_left(game) == 3


@rule("DL-51", "DL-22")
def test_they_are_money_for_good_even_if_the_set_is_full_again() -> None:
    game = table(player(sets={"red": f"{WILD_RED} house"}), player())
    play(game, "0: move wild-red-yellow red yellow", "0: move wild-red-yellow yellow red")
    assert sets(game, 0) == {"red": WILD_RED}
    assert bank(game, 0) == "house"
    assert refused(game, 0, "house red").rule == "DL-11"


@rule("DL-51")
@pytest.mark.parametrize("buildings", ["house", "house hotel"])
def test_after_a_payment_that_broke_the_set_they_go_to_the_payers_bank(buildings: str) -> None:
    game = owing({"red": f"{RED} {buildings}"}, "1m", amount=2)
    play(game, "1: pay kentucky@red")
    assert sets(game, 1) == {"red": "indiana illinois"}
    assert bank(game, 1) == f"{buildings} 1m"
    assert sets(game, 0)["red"] == "kentucky"
    assert bank(game, 0) == ""


@rule("DL-51", "DL-61")
def test_they_are_no_part_of_that_payment() -> None:
    game = owing({"red": f"{RED} house"}, "1m")
    # The house that would fall does not make up for what is missing.
    assert refused(game, 1, "pay kentucky@red").rule == "DL-61"
    assert refused(game, 1, "pay kentucky@red house").rule == "DL-60"


@rule("DL-51")
@pytest.mark.parametrize(
    ("buildings", "payment", "paid", "left"),
    [
        ("house", "pay house@red 2m", "house 2m", ""),
        ("house hotel", "pay hotel@red 1m", "hotel 1m", "house"),
        ("house hotel", "pay house@red hotel@red", "house hotel", ""),
    ],
)
def test_they_may_be_used_to_pay_into_the_receivers_bank(buildings: str, payment: str, paid: str, left: str) -> None:
    game = owing({"red": f"{RED} {buildings}"}, "1m 2m 10m")
    play(game, f"1: {payment}")
    assert bank(game, 0) == paid
    assert sets(game, 1) == {"red": f"{RED} {left}".strip()}
    # In the receiver's bank they are money: they can't be built.
    assert offered(game, 0, "house") == offered(game, 0, "hotel") == []


@rule("DL-51")
def test_a_house_of_a_set_with_a_hotel_pays_only_together_with_it() -> None:
    game = owing({"red": f"{RED} house hotel"}, "1m 2m 10m")
    assert refused(game, 1, "pay house@red 2m").rule == "DL-51"
    assert refused(game, 1, "pay house@red 10m").rule == "DL-51"
    assert not any("house" in text and "hotel" not in text for text in offered(game, 1))


@rule("DL-51")
def test_a_card_and_a_building_of_one_set_can_be_paid_together() -> None:
    game = owing({"red": f"{RED} house hotel"}, "1m")
    play(game, "1: pay kentucky@red hotel@red")
    assert sets(game, 1) == {"red": "indiana illinois"}
    # The hotel was paid; the house fell.
    assert bank(game, 1) == "house 1m"
    assert bank(game, 0) == "hotel"


@rule("DL-51", "DL-61")
def test_who_must_pay_everything_pays_the_buildings_too() -> None:
    game = owing({"brown": f"{FULL['brown']} house"}, amount=8)
    assert bank(game, 0) == "house"
    assert sets(game, 0) == {"dark-blue": FULL["dark-blue"], "brown": FULL["brown"]}
    assert (bank(game, 1), sets(game, 1)) == ("", {})


@rule("DL-51", "DL-34")
def test_they_stay_when_a_further_card_fills_the_set_again() -> None:
    game = owing({"red": f"{RED} house hotel", "red2": "wild-red-yellow"}, "1m", amount=2)
    play(game, "1: pay illinois@red")
    assert sets(game, 1) == {"red": "kentucky indiana wild-red-yellow house hotel"}
    assert bank(game, 1) == "1m"


@rule("DL-51", "DL-34")
def test_they_stay_wherever_the_further_cards_lie() -> None:
    # The full set came later, by Deal Breaker; it is filled up from the one that lay here before.
    game = owing({"red": "wild-red-yellow wild", "red2": f"{RED} house hotel"}, "1m", amount=2)
    play(game, "1: pay illinois@red2")
    assert sets(game, 1) == {"red": "wild", "red2": "kentucky indiana wild-red-yellow house hotel"}
    assert bank(game, 1) == "1m"


@rule("DL-51", "DL-34")
def test_they_stay_when_only_a_further_card_leaves() -> None:
    game = owing({"red": f"{RED} house", "red2": "wild-red-yellow"}, "1m", amount=2)
    play(game, "1: pay wild-red-yellow@red2", "0: place wild-red-yellow yellow")
    assert sets(game, 1) == {"red": f"{RED} house"}


@rule("DL-51", "DL-49")
def test_deal_breaker_takes_them_with_the_set() -> None:
    game = table(player("deal-breaker rent-red-yellow"), player(sets={"red": f"{RED} house hotel"}, bank="10m 5m"))
    play(game, "0: deal-breaker 1 red", "0: rent red all")
    assert pending(game)["amount"] == 13
    assert sets(game, 0) == {"red": f"{RED} house hotel"}


@rule("DL-51", "DL-48")
@pytest.mark.parametrize("option", ["own", "any"])
def test_after_a_swap_that_broke_the_own_set_they_go_to_the_bank(option: str) -> None:
    game = table(
        player("forced-deal", sets={"red": f"{RED} house hotel"}),
        player(sets={"green": "pacific"}),
        options={"forced_deal_full_sets": option},
    )
    play(game, "0: forced-deal 1 green pacific red kentucky")
    assert sets(game, 0) == {"red": "indiana illinois", "green": "pacific"}
    assert bank(game, 0) == "house hotel"
    assert sets(game, 1) == {"red": "kentucky"}


@rule("DL-51", "DL-48")
def test_after_a_swap_that_broke_anothers_set_they_go_to_that_players_bank() -> None:
    game = table(
        player("forced-deal", sets={"green": "pacific"}),
        player(sets={"red": f"{RED} house hotel"}),
        options={"forced_deal_full_sets": "any"},
    )
    play(game, "0: forced-deal 1 red kentucky green pacific")
    assert sets(game, 1) == {"red": "indiana illinois", "green": "pacific"}
    assert bank(game, 1) == "house hotel"
    assert bank(game, 0) == ""


@rule("DL-51", "DL-48")
def test_they_stay_when_the_swap_fills_the_set_again() -> None:
    game = table(
        player("forced-deal", sets={"red": f"{WILD_RED} house"}),
        player(sets={"red": "illinois"}),
        options={"forced_deal_full_sets": "own"},
    )
    play(game, "0: forced-deal 1 red illinois red wild-red-yellow", "1: place wild-red-yellow red")
    assert sets(game, 0) == {"red": f"{RED} house"}
    assert bank(game, 0) == ""
    game = table(
        player("forced-deal", sets={"red": "illinois"}),
        player(sets={"red": f"{WILD_RED} house"}),
        options={"forced_deal_full_sets": "any"},
    )
    play(game, "0: forced-deal 1 red kentucky red illinois")
    assert sets(game, 1) == {"red": "indiana illinois wild-red-yellow house"}
    assert bank(game, 1) == ""


@rule("DL-51", "DL-48", "DL-35")
def test_they_wait_until_a_wild_that_came_for_the_card_is_placed() -> None:
    def swapped() -> rentier.Game:
        game = table(
            player("forced-deal", sets={"red": f"{RED} house"}),
            player(sets={"yellow": "wild-red-yellow"}),
            options={"forced_deal_full_sets": "own"},
        )
        assert "break-set" not in stakes(game, 0, "forced-deal 1 yellow wild-red-yellow red kentucky")
        play(game, "0: forced-deal 1 yellow wild-red-yellow red kentucky")
        assert (sets(game, 0), bank(game, 0)) == ({"red": "indiana illinois house"}, "")
        return game

    kept = swapped()
    play(kept, "0: place wild-red-yellow red")
    assert (sets(kept, 0), bank(kept, 0)) == ({"red": "indiana illinois wild-red-yellow house"}, "")
    fallen = swapped()
    assert "buildings-fall" in stakes(fallen, 0, "place wild-red-yellow yellow")
    play(fallen, "0: place wild-red-yellow yellow")
    assert (sets(fallen, 0), bank(fallen, 0)) == ({"red": "indiana illinois", "yellow": "wild-red-yellow"}, "house")


@rule("DL-51", "DL-48", "DL-35")
def test_the_buildings_of_the_other_player_wait_for_their_wild_too() -> None:
    game = table(
        player("forced-deal", sets={"yellow": "wild-red-yellow"}),
        player(sets={"red": f"{WILD_RED} house"}),
        options={"forced_deal_full_sets": "any"},
    )
    play(game, "0: forced-deal 1 red kentucky yellow wild-red-yellow")
    assert bank(game, 1) == ""
    assert rentier.setup(game.edition, **rentier.setup_of(game)).position() == game.position()
    play(game, "1: place wild-red-yellow red")
    assert bank(game, 1) == ""


@rule("DL-50")
def test_a_position_with_buildings_on_a_broken_set_needs_a_wild_that_may_fill_it() -> None:
    game = table(
        player("forced-deal", sets={"red": f"{RED} house"}),
        player(sets={"yellow": "wild-red-yellow"}),
        options={"forced_deal_full_sets": "own"},
    )
    play(game, "0: forced-deal 1 yellow wild-red-yellow red kentucky")
    waiting = game.position()
    for change in ({"options": {"forced_deal_full_sets": "none"}}, {"stack": [{"kind": "turn"}]}):
        with pytest.raises(rentier.BadInput):
            rentier.load(waiting | change)


@rule("DL-51", "DL-48", "DL-34")
def test_they_stay_when_a_further_card_replaces_the_one_swapped() -> None:
    game = table(
        player("forced-deal", sets={"red": f"{RED} house", "red2": "wild-red-yellow"}),
        player(sets={"green": "pacific"}),
        options={"forced_deal_full_sets": "own"},
    )
    play(game, "0: forced-deal 1 green pacific red kentucky")
    assert sets(game, 0) == {"red": "indiana illinois wild-red-yellow house", "green": "pacific"}
    assert bank(game, 0) == ""


@rule("DL-51")
@pytest.mark.parametrize(
    "text", ["sly-deal 1 red house", "sly-deal 1 red hotel", "forced-deal 1 red house green pacific"]
)
def test_sly_and_forced_deal_do_not_take_them(text: str) -> None:
    game = table(
        player("sly-deal forced-deal", sets={"green": "pacific"}),
        player(sets={"red": f"{RED} house hotel", "pink": "states"}),
        options={"forced_deal_full_sets": "any"},
    )
    assert refused(game, 0, text).rule in ("DL-47", "DL-48")


@rule("DL-51", "DL-22")
def test_they_are_not_moved_or_banked_at_will() -> None:
    laid = {"red": f"{RED} house", "green": FULL["green"]}
    game = table(player(sets=laid), player())
    assert offered(game, 0) == ["end"]
    assert refused(game, 0, "move house red green").rule == "DL-31"
    assert refused(game, 0, "bank house").rule == "DL-11"
    assert refused(game, 0, "house green").rule == "DL-11"


@rule("DL-51")
def test_of_two_broken_sets_both_lose_theirs() -> None:
    laid = {"red": f"{RED} house", "brown": f"{FULL['brown']} house hotel"}
    game = owing(laid, "10m", amount=5)
    play(game, "1: pay kentucky@red baltic@brown mediterranean@brown")
    assert bank(game, 1) == "house house hotel 10m"
    assert sets(game, 1) == {"red": "indiana illinois"}
    assert sets(game, 0) == {"dark-blue": FULL["dark-blue"], "red": "kentucky", "brown": FULL["brown"]}
