"""DL-20 … DL-22: the bank, and that nothing played comes back."""

import pytest

import rentier
from playing import offered, play, refused, view
from rentier.games.deal.cards import CARDS
from rentier.testing.rules import rule

from .table import bank, centre, hand, player, plays_left, sets, table

PROPERTIES = [card.code for card in CARDS if card.is_property]
BANKABLE = [card.code for card in CARDS if not card.is_property]
VALUES = {card.code: card.value for card in CARDS}


@rule("DL-20")
@pytest.mark.parametrize("code", BANKABLE)
def test_money_actions_rents_houses_and_hotels_are_banked_at_their_value(code: str) -> None:
    game = table(player(code), player())
    play(game, f"0: bank {code}")
    assert bank(game, 0) == code
    assert hand(game, 0) == ""
    assert centre(game) == ""
    assert view(game, 1)["players"][0]["banked"] == VALUES[code] > 0


@rule("DL-20")
@pytest.mark.parametrize("code", PROPERTIES)
def test_properties_and_wild_properties_are_not_banked(code: str) -> None:
    game = table(player(code), player())
    assert refused(game, 0, f"bank {code}").rule == "DL-20"


@rule("DL-20")
def test_a_property_on_the_table_is_not_banked_either() -> None:
    game = table(player("1m", sets={"red": "kentucky"}), player())
    assert refused(game, 0, "bank kentucky").rule == "DL-11"


@rule("DL-20", "DL-60")
@pytest.mark.parametrize(("code", "owed"), [("deal-breaker", 5), ("hotel", 2), ("rent-any", 2), ("just-say-no", 2)])
def test_a_banked_action_pays_what_is_printed_on_it(code: str, owed: int) -> None:
    charge = "debt-collector 1" if owed == 5 else "birthday"
    game = table(player(charge.split()[0]), player(bank=f"{code} 10m"))
    play(game, f"0: {charge}", f"1: pay {code}")
    assert bank(game, 0) == code


@rule("DL-21")
def test_an_action_in_the_bank_is_money_for_the_rest_of_the_game() -> None:
    game = table(
        player(
            "1m",
            bank="pass-go birthday debt-collector house sly-deal rent-red-yellow deal-breaker forced-deal",
            sets={"red": "kentucky indiana illinois"},
        ),
        player(sets={"green": "pacific", "brown": "mediterranean baltic"}),
    )
    assert offered(game, 0) == ["end", "bank 1m"]
    for text in (
        "pass-go",
        "birthday",
        "debt-collector 1",
        "house red",
        "sly-deal 1 green pacific",
        "rent red all",
        "deal-breaker 1 brown",
        "forced-deal 1 green pacific red kentucky",
    ):
        assert refused(game, 0, text).rule == "DL-11"


@rule("DL-21")
def test_a_just_say_no_in_the_bank_says_nothing() -> None:
    game = table(player("debt-collector"), player("1m", bank="just-say-no 10m"))
    play(game, "0: debt-collector 1")
    assert offered(game, 1) == ["pass"]
    assert refused(game, 1, "say-no").rule == "DL-52"


@rule("DL-21", "DL-62")
def test_a_banked_action_paid_to_another_goes_into_that_bank_and_stays_money() -> None:
    game = table(player("birthday 1m"), player(bank="pass-go pass-go 10m"))
    play(game, "0: birthday", "1: pay pass-go pass-go")
    assert bank(game, 0) == "pass-go pass-go"
    assert hand(game, 0) == "1m"
    assert refused(game, 0, "pass-go").rule == "DL-11"


@rule("DL-22")
@pytest.mark.parametrize("text", ["take 1m", "unbank 1m", "take house red", "undo"])
def test_no_action_takes_a_played_card_back(text: str) -> None:
    laid = {"red": "kentucky indiana illinois house", "green": "wild-green-station"}
    game = table(player(bank="1m", sets=laid), player())
    assert [entry.split()[0] for entry in offered(game, 0)] == ["end", "move"]
    with pytest.raises(rentier.BadInput):
        game.play(0, text)


@rule("DL-22", "DL-52")
def test_an_action_that_was_refused_is_gone_and_its_play_spent() -> None:
    game = table(player("sly-deal"), player("just-say-no", sets={"red": "kentucky"}))
    play(game, "0: sly-deal 1 red kentucky", "1: say-no")
    assert hand(game, 0) == hand(game, 1) == ""
    assert centre(game) == "sly-deal just-say-no"
    assert sets(game, 1) == {"red": "kentucky"}
    assert plays_left(game) == 2
    assert game.awaiting == (0,)
