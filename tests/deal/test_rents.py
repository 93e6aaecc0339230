"""DL-43 … DL-46 and DL-53: rent cards, what they bring, and doubling."""

import pytest

import rentier
from playing import offered, pending, play, refused, view
from rentier.testing.rules import rule

from .table import bank, centre, hand, player, plays_left, sets, table

RENTS = {
    "brown": ("mediterranean baltic", [1, 2]),
    "light-blue": ("oriental vermont connecticut", [1, 2, 3]),
    "pink": ("st-charles states virginia", [1, 2, 4]),
    "orange": ("st-james tennessee new-york", [1, 3, 5]),
    "red": ("kentucky indiana illinois", [2, 3, 6]),
    "yellow": ("atlantic ventnor marvin", [2, 4, 6]),
    "green": ("pacific north-carolina pennsylvania", [2, 4, 7]),
    "dark-blue": ("park boardwalk", [3, 8]),
    "station": ("reading-rr pennsylvania-rr bo-rr short-line-rr", [1, 2, 3, 4]),
    "utility": ("electric water", [1, 2]),
}
RENT_CARDS = {
    "rent-light-blue-brown": ("light-blue", "brown"),
    "rent-pink-orange": ("pink", "orange"),
    "rent-red-yellow": ("red", "yellow"),
    "rent-dark-blue-green": ("dark-blue", "green"),
    "rent-station-utility": ("station", "utility"),
}
RED = "kentucky indiana illinois"
ONE_OF_EACH = {colour: cards.split()[0] for colour, (cards, _) in RENTS.items()}


def owed(game: rentier.Game) -> tuple[int, int]:
    """Return who has to pay, and how much."""
    return pending(game)["payer"], pending(game)["amount"]


@rule("DL-43")
@pytest.mark.parametrize("code", RENT_CARDS)
def test_a_rent_card_charges_for_one_of_its_two_colours_and_no_other(code: str) -> None:
    game = table(player(code, sets=ONE_OF_EACH), player())
    assert sorted(offered(game, 0, "rent")) == sorted(f"rent {colour} all" for colour in RENT_CARDS[code])
    for colour in set(RENTS) - set(RENT_CARDS[code]):
        assert refused(game, 0, f"rent {colour} all").rule == "DL-11"


@rule("DL-43", "DL-63")
def test_every_other_player_pays_the_rent() -> None:
    game = table(
        player("rent-red-yellow", sets={"red": RED}),
        player(bank="10m 1m"),
        player(bank="5m 2m"),
        player(bank="4m 4m"),
    )
    play(game, "0: rent red all")
    for payment in ("1: pay 10m", "2: pay 5m 2m", "3: pay 4m 4m"):
        assert owed(game) == (int(payment[0]), 6)
        play(game, payment)
    assert bank(game, 0) == "2m 4m 4m 5m 10m"
    assert bank(game, 1) == "1m"
    assert centre(game) == "rent-red-yellow"
    assert plays_left(game) == 2


@rule("DL-43")
def test_rent_of_two_colours_is_never_asked_of_one_player() -> None:
    game = table(player("rent-red-yellow", sets={"red": RED}), player(), player())
    assert offered(game, 0, "rent") == ["rent red all"]
    assert refused(game, 0, "rent red 1").rule == "DL-43"


@rule("DL-43")
def test_one_colour_pays_never_the_sum() -> None:
    game = table(player("rent-red-yellow", sets={"red": RED, "yellow": "marvin"}), player(bank="10m 1m"))
    play(game, "0: rent yellow all")
    assert owed(game) == (1, 2)


@rule("DL-43", "DL-45")
@pytest.mark.parametrize(("name", "amount"), [("red", 6), ("red2", 3)])
def test_of_two_sets_of_the_colour_one_pays(name: str, amount: int) -> None:
    laid = {"red": RED, "red2": "wild-red-yellow wild"}
    game = table(player("rent-red-yellow rent-any", sets=laid), player(bank="10m 1m"))
    assert offered(game, 0, "rent") == ["rent red all", "rent red2 all"]
    assert offered(game, 0, "rent-any") == ["rent-any red 1", "rent-any red2 1"]
    other = game.copy()
    play(game, f"0: rent {name} all")
    assert owed(game) == (1, amount)
    play(other, f"0: rent-any {name} 1")
    assert owed(other) == (1, amount)


@rule("DL-44")
def test_rent_of_any_colour_is_paid_by_one_player_of_choice() -> None:
    game = table(player("rent-any", sets=ONE_OF_EACH), player(bank="10m"), player(bank="5m 1m"))
    assert sorted(offered(game, 0, "rent-any")) == sorted(f"rent-any {c} {seat}" for c in RENTS for seat in (1, 2))
    play(game, "0: rent-any dark-blue 2")
    assert owed(game) == (2, 3)
    play(game, "2: pay 5m")
    assert (bank(game, 0), bank(game, 1), bank(game, 2)) == ("5m", "10m", "1m")
    assert centre(game) == "rent-any"
    assert game.awaiting == (0,)


@rule("DL-44")
@pytest.mark.parametrize("target", ["all", "0", "3"])
def test_rent_of_any_colour_is_asked_of_nobody_else(target: str) -> None:
    game = table(player("rent-any", sets={"red": RED}), player(), player())
    assert refused(game, 0, f"rent-any red {target}").rule == "DL-44"


@rule("DL-44")
def test_the_any_colour_card_is_not_used_as_one_of_two_colours() -> None:
    game = table(player("rent-any", sets={"red": RED}), player(), player())
    assert refused(game, 0, "rent red all").rule == "DL-11"
    game = table(player("rent-red-yellow", sets={"red": RED}), player(), player())
    assert refused(game, 0, "rent-any red 1").rule == "DL-11"


@rule("DL-45")
@pytest.mark.parametrize("colour", RENTS)
def test_the_rent_is_that_for_the_number_of_cards_in_the_set(colour: str) -> None:
    codes, rents = RENTS[colour]
    for count, rent in enumerate(rents, 1):
        laid = " ".join(codes.split()[:count])
        game = table(player("rent-any", sets={colour: laid}), player(bank="10m 5m"))
        assert view(game, 1)["players"][0]["sets"][0]["rent"] == rent
        play(game, f"0: rent-any {colour} 1")
        assert owed(game) == (1, rent)


@rule("DL-45", "DL-32")
def test_wilds_count_as_cards_of_the_set() -> None:
    game = table(player("rent-any", sets={"red": "wild-red-yellow wild"}), player(bank="10m 1m"))
    play(game, "0: rent-any red 1")
    assert owed(game) == (1, 3)


@rule("DL-45", "DL-50")
@pytest.mark.parametrize(("buildings", "more"), [("", 0), ("house", 3), ("house hotel", 7)])
@pytest.mark.parametrize("colour", [colour for colour in RENTS if colour not in ("station", "utility")])
def test_a_house_adds_three_and_a_hotel_four(colour: str, buildings: str, more: int) -> None:
    codes, rents = RENTS[colour]
    game = table(player("rent-any", sets={colour: f"{codes} {buildings}"}), player(bank="10m 5m 5m"))
    play(game, f"0: rent-any {colour} 1")
    assert owed(game) == (1, rents[-1] + more)


@rule("DL-45")
def test_it_must_be_a_set_one_has() -> None:
    game = table(
        player("rent-red-yellow rent-any kentucky", sets={"green": "pacific"}),
        player(sets={"red": "indiana"}, bank="1m"),
    )
    assert offered(game, 0, "rent") == []
    for text in ("rent red all", "rent yellow all", "rent-any red 1", "rent-any green2 1"):
        assert refused(game, 0, text).rule == "DL-45"


@rule("DL-46")
def test_double_the_rent_goes_with_a_rent_card_and_is_a_play_of_its_own() -> None:
    game = table(
        player("rent-red-yellow double-rent 1m 1m", sets={"red": RED}), player(bank="10m 5m"), player(bank="3m")
    )
    play(game, "0: rent red all x2")
    assert owed(game) == (1, 12)
    assert centre(game) == "double-rent rent-red-yellow"
    assert plays_left(game) == 1
    play(game, "1: pay 10m 5m")
    # The other player has less than the twelve that everybody is asked for.
    assert bank(game, 2) == ""
    play(game, "0: bank 1m")
    assert refused(game, 0, "bank 1m").rule == "DL-11"


@rule("DL-46")
def test_two_doublers_make_it_four_times_and_take_all_three_plays() -> None:
    game = table(player("rent-red-yellow double-rent double-rent 1m", sets={"red": "kentucky"}), player(bank="10m 1m"))
    assert offered(game, 0, "rent") == ["rent red all", "rent red all x2", "rent red all x4"]
    play(game, "0: rent red all x4")
    assert owed(game) == (1, 8)
    assert hand(game, 0) == "1m"
    assert centre(game) == "double-rent double-rent rent-red-yellow"
    assert plays_left(game) == 0
    play(game, "1: pay 10m")
    assert offered(game, 0) == ["end"]


@rule("DL-46", "DL-44")
def test_an_any_colour_rent_is_doubled_too() -> None:
    game = table(
        player("rent-any double-rent double-rent", sets={"dark-blue": "park boardwalk house hotel"}),
        player(bank="10m 5m 5m 4m 4m 4m 3m 3m 3m 2m 2m 2m 2m 2m 1m 1m 1m 1m 1m 1m deal-breaker deal-breaker"),
    )
    play(game, "0: rent-any dark-blue 1 x4")
    assert owed(game) == (1, 60)


@rule("DL-46", "DL-45")
@pytest.mark.parametrize(("times", "amount"), [("", 12), (" x2", 24), (" x4", 48)])
def test_doubling_doubles_the_buildings_too(times: str, amount: int) -> None:
    codes, _ = RENTS["orange"]
    bank_of_1 = "10m 5m 5m 4m 4m 4m 3m 3m 3m 2m 2m 2m 2m 2m 1m 1m 1m"
    game = table(
        player("rent-pink-orange double-rent double-rent", sets={"orange": f"{codes} house hotel"}),
        player(bank=bank_of_1),
    )
    play(game, f"0: rent orange all{times}")
    assert owed(game) == (1, amount)


@rule("DL-46")
def test_doublers_need_their_cards_and_their_plays() -> None:
    laid = {"red": "kentucky"}
    game = table(player("rent-red-yellow double-rent", sets=laid), player())
    assert refused(game, 0, "rent red all x4").rule == "DL-46"
    game = table(player("rent-red-yellow", sets=laid), player())
    assert refused(game, 0, "rent red all x2").rule == "DL-46"
    game = table(player("rent-red-yellow double-rent double-rent", sets=laid), player(), plays_left=2)
    assert offered(game, 0, "rent") == ["rent red all", "rent red all x2"]
    assert refused(game, 0, "rent red all x4").rule == "DL-46"
    game = table(player("rent-red-yellow double-rent double-rent", sets=laid), player(), plays_left=1)
    assert offered(game, 0, "rent") == ["rent red all"]
    assert refused(game, 0, "rent red all x2").rule == "DL-46"


@rule("DL-46")
def test_with_two_packs_three_doublers_are_still_too_many() -> None:
    laid = {"red": "kentucky"}
    game = table(
        player("rent-red-yellow double-rent double-rent double-rent", sets=laid), *[player() for _ in range(5)]
    )
    assert offered(game, 0, "rent") == ["rent red all", "rent red all x2", "rent red all x4"]


@rule("DL-46")
@pytest.mark.parametrize(
    "text", ["double-rent", "debt-collector 1 x2", "birthday x2", "rent red all x3", "rent red all x8"]
)
def test_double_the_rent_is_never_played_alone_or_with_another_action(text: str) -> None:
    game = table(player("double-rent double-rent debt-collector birthday rent-red-yellow", sets={"red": RED}), player())
    assert offered(game, 0, "double-rent") == []
    before = game.position()
    with pytest.raises(rentier.BadInput):
        game.play(0, text)
    assert game.position() == before


@rule("DL-46", "DL-11")
def test_one_rent_a_card() -> None:
    game = table(player("rent-red-yellow rent-red-yellow", sets={"red": "kentucky"}), player(bank="2m 2m 1m"))
    play(game, "0: rent red all", "1: pay 2m", "0: rent red all", "1: pay 2m")
    assert bank(game, 0) == "2m 2m"
    assert plays_left(game) == 1


@rule("DL-53", "DL-63")
def test_the_amount_is_fixed_when_the_card_is_played() -> None:
    # The first payment fills the red set; the second player still owes the rent of two cards.
    game = table(
        player("rent-red-yellow", sets={"red": "kentucky indiana"}),
        player(sets={"red": "illinois"}),
        player(bank="3m 4m"),
    )
    play(game, "0: rent red all")
    assert sets(game, 0) == {"red": RED}
    assert owed(game) == (2, 3)


@rule("DL-53", "DL-52")
def test_just_say_no_against_a_doubled_rent_cancels_all_of_it_for_that_player() -> None:
    game = table(
        player("rent-red-yellow double-rent", sets={"red": RED}),
        player("just-say-no", bank="10m"),
        player(bank="5m 4m 4m"),
    )
    play(game, "0: rent red all x2", "1: say-no")
    assert bank(game, 1) == "10m"
    assert owed(game) == (2, 12)
    assert centre(game) == "just-say-no double-rent rent-red-yellow"
