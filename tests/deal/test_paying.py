"""DL-60 … DL-63: paying."""

import pytest

from playing import offered, pending, play, refused
from rentier.testing.rules import rule

from .table import bank, hand, player, sets, table

GREEN = "pacific north-carolina pennsylvania"
RED = "kentucky indiana illinois"


def values(text: str) -> int:
    """Add up a payment made of money, for instance `pay 1m 2m`."""
    return sum(int(code.removesuffix("m")) for code in text.split()[1:])


@rule("DL-60")
@pytest.mark.parametrize(
    ("payment", "money", "laid"),
    [
        ("pay 5m", "5m", {}),
        ("pay 2m 3m", "2m 3m", {}),
        ("pay kentucky@red 2m", "2m", {"red": "kentucky"}),
        ("pay pacific@green 2m", "2m", {"green": "pacific"}),
        ("pay kentucky@red pacific@green", "", {"green": "pacific", "red": "kentucky"}),
        ("pay birthday 3m", "birthday 3m", {}),
    ],
)
def test_the_payer_chooses_from_bank_and_properties(payment: str, money: str, laid: dict[str, str]) -> None:
    game = table(
        player("debt-collector"),
        player(bank="5m 3m 2m birthday", sets={"red": "kentucky", "green": "pacific"}),
    )
    play(game, "0: debt-collector 1")
    assert game.awaiting == (1,)
    play(game, f"1: {payment}")
    assert bank(game, 0) == money
    assert sets(game, 0) == laid


@rule("DL-60")
def test_nobody_but_the_payer_chooses() -> None:
    game = table(player("debt-collector"), player(bank="5m 5m"))
    play(game, "0: debt-collector 1")
    assert game.actions(0) == []
    assert game.forms(0) == []
    assert refused(game, 0, "pay 5m").rule == "DL-56"


@rule("DL-60")
def test_the_hand_never_pays() -> None:
    game = table(player("debt-collector"), player("5m pacific", bank="4m 3m 2m"))
    play(game, "0: debt-collector 1", "1: pass")
    assert not any("5m" in text for text in offered(game, 1))
    for text in ("pay 5m", "pay pacific@green 4m", "pay pacific 4m"):
        assert refused(game, 1, text).rule == "DL-60"
    # Nor does the hand count: a player with nothing in front pays nothing.
    game = table(player("debt-collector"), player("10m 5m"))
    play(game, "0: debt-collector 1", "1: pass")
    assert hand(game, 1) == "5m 10m"
    assert bank(game, 0) == ""


@rule("DL-60")
def test_cards_that_one_has_not_pay_nothing() -> None:
    game = table(player("debt-collector", bank="10m"), player(bank="5m 2m", sets={"red": "kentucky"}))
    play(game, "0: debt-collector 1")
    for text in (
        "pay 10m",
        "pay 5m 5m",
        "pay 2m 2m 2m",
        "pay kentucky@red kentucky@red",
        "pay kentucky@red2 2m",
        "pay kentucky@yellow 2m",
        "pay kentucky 2m",
        "pay 5m@red",
        "pay indiana@red 2m",
        "pay house@red 2m",
    ):
        assert refused(game, 1, text).rule == "DL-60"


@rule("DL-60")
@pytest.mark.parametrize(
    ("wild", "value"),
    [
        ("wild-light-blue-brown", 1),
        ("wild-light-blue-station", 4),
        ("wild-pink-orange", 2),
        ("wild-red-yellow", 3),
        ("wild-dark-blue-green", 4),
        ("wild-green-station", 4),
        ("wild-station-utility", 2),
    ],
)
def test_a_wild_pays_its_printed_value_whatever_it_stands_for(wild: str, value: int) -> None:
    game = table(player(wild), player())
    for lay in offered(game, 0, "lay"):
        colour = lay.split()[2]
        # Five are owed: with a 4M wild one more is enough, and so on.
        rest = {1: "4m", 2: "3m", 3: "2m", 4: "1m"}[value]
        less = {1: "3m", 2: "2m", 3: "1m", 4: ""}[value]
        game = table(player("debt-collector"), player(sets={colour: wild}, bank=f"{rest} {less} 10m"))
        play(game, "0: debt-collector 1")
        assert refused(game, 1, f"pay {wild}@{colour} {less}".strip()).rule == "DL-61"
        play(game, f"1: pay {wild}@{colour} {rest}", f"0: place {wild} {colour}")
        assert sets(game, 0) == {colour: wild}


@rule("DL-60")
def test_no_change_is_given() -> None:
    game = table(player("birthday", bank="1m"), player(bank="10m", sets={"red": "kentucky"}))
    play(game, "0: birthday", "1: pay 10m")
    assert bank(game, 0) == "1m 10m"
    assert bank(game, 1) == ""


@rule("DL-61")
def test_who_has_nothing_pays_nothing_and_is_not_asked() -> None:
    game = table(player("debt-collector"), player())
    events = play(game, "0: debt-collector 1")
    assert events[-1].seen_by(None) == {"event": "paid", "seat": 1, "target": 0, "cards": [], "value": 0}
    assert game.awaiting == (0,)


@rule("DL-61", "DL-60")
def test_who_has_less_than_owed_pays_everything_that_has_value() -> None:
    game = table(
        player("rent-dark-blue-green", sets={"dark-blue": "park boardwalk house"}),
        player(bank="1m pass-go", sets={"red": "kentucky wild", "brown": "mediterranean baltic house"}),
    )
    play(game, "0: rent dark-blue all")
    assert sets(game, 1) == {"red": "wild"}
    assert bank(game, 1) == ""
    assert bank(game, 0) == "house pass-go 1m"
    assert sets(game, 0) == {
        "dark-blue": "park boardwalk house",
        "red": "kentucky",
        "brown": "mediterranean baltic",
    }
    assert game.awaiting == (0,)


@rule("DL-61")
def test_who_has_just_enough_has_nothing_to_choose() -> None:
    game = table(player("debt-collector"), player(bank="2m", sets={"red": "kentucky"}))
    play(game, "0: debt-collector 1")
    assert (bank(game, 0), sets(game, 0)) == ("2m", {"red": "kentucky"})


@rule("DL-61", "DL-35")
def test_a_wild_that_goes_with_everything_is_placed_too() -> None:
    game = table(player("debt-collector"), player(bank="1m", sets={"red": "wild-red-yellow"}))
    play(game, "0: debt-collector 1", "0: place wild-red-yellow yellow")
    assert sets(game, 0) == {"yellow": "wild-red-yellow"}


@rule("DL-61")
def test_a_payment_must_be_sufficient() -> None:
    game = table(player("debt-collector"), player(bank="1m 2m 3m 4m"))
    play(game, "0: debt-collector 1")
    for text in ("pay", "pay 4m", "pay 1m 3m", "pay 1m 2m"):
        assert refused(game, 1, text).rule == "DL-61"
    play(game, "1: pay 1m 4m")


@rule("DL-61")
@pytest.mark.parametrize("payment", ["pay 3m 4m", "pay 1m 2m 3m 4m", "pay 10m 1m", "pay 10m kentucky@red"])
def test_the_payer_may_overpay(payment: str) -> None:
    game = table(player("debt-collector"), player(bank="1m 2m 3m 4m 10m", sets={"red": "kentucky"}))
    play(game, "0: debt-collector 1", f"1: {payment}")
    assert len([*bank(game, 0).split(), *sets(game, 0)]) == len(payment.split()) - 1


@rule("DL-61")
@pytest.mark.parametrize("amount", [2, 5])
def test_the_menu_lists_payments_with_no_needless_card(amount: int) -> None:
    charge = {2: "birthday", 5: "debt-collector 1"}[amount]
    game = table(player(charge.split()[0]), player(bank="1m 1m 2m 2m 3m 4m 5m 10m"))
    play(game, f"0: {charge}")
    menu = offered(game, 1)
    assert len(menu) == len(set(menu)) >= 5
    for text in menu:
        assert values(text) >= amount
        assert all(values(text) - int(code.removesuffix("m")) < amount for code in text.split()[1:])
    form = game.forms(1)[0].to_dict()
    assert form["do"] == "pay"
    assert form["amount"] == amount


@rule("DL-61")
def test_the_menu_lists_no_payment_twice() -> None:
    game = table(player("birthday"), player(bank="2m birthday 2m house 3m house", sets={"pink": "states"}))
    play(game, "0: birthday")
    menu = offered(game, 1)
    assert sorted(menu) == sorted(["pay 2m", "pay 3m", "pay birthday", "pay house", "pay states@pink"])


@rule("DL-61")
def test_the_menu_lists_properties_after_the_bank() -> None:
    game = table(player("debt-collector"), player(bank="5m 1m", sets={"red": "kentucky", "pink": "states"}))
    play(game, "0: debt-collector 1")
    assert offered(game, 1) == ["pay 5m", "pay kentucky@red states@pink"]


@rule("DL-61", "DL-51")
@pytest.mark.parametrize("money", ["1m", "5m", "3m 3m"])
@pytest.mark.parametrize(("charge", "amount"), [("birthday", 2), ("debt-collector 1", 5), ("rent dark-blue all", 8)])
def test_the_menu_lists_no_house_that_its_hotel_can_do_without(charge: str, amount: int, money: str) -> None:
    game = table(
        player("birthday debt-collector rent-dark-blue-green", sets={"dark-blue": "park boardwalk"}),
        player(bank=money, sets={"red": f"{RED} house hotel"}),
    )
    play(game, f"0: {charge}")
    worth = {"house": 3, "hotel": 4, "1m": 1, "3m": 3, "5m": 5} | dict.fromkeys(RED.split(), 3)
    menu = offered(game, 1)
    assert any("house" in text for text in menu) == (amount > 4)
    for text in menu:
        paid = [worth[item.split("@")[0]] for item in text.split()[1:]]
        assert sum(paid) - min(paid) < amount <= sum(paid)


@rule("DL-62")
def test_paid_money_goes_to_the_bank_and_paid_properties_to_the_properties() -> None:
    game = table(
        player("debt-collector 1m", sets={"green": "pennsylvania"}, bank="3m"),
        player(bank="1m 10m", sets={"green": "pacific", "brown": "baltic"}),
    )
    play(game, "0: debt-collector 1", "1: pay pacific@green 1m")
    assert bank(game, 0) == "1m 3m"
    assert sets(game, 0) == {"green": "pacific pennsylvania"}
    assert hand(game, 0) == "1m"
    assert (bank(game, 1), sets(game, 1)) == ("10m", {"brown": "baltic"})


@rule("DL-62", "DL-34")
def test_a_paid_property_of_a_full_colour_begins_another_set() -> None:
    game = table(
        player("birthday", sets={"red": "kentucky indiana wild"}), player(bank="10m", sets={"red": "illinois"})
    )
    play(game, "0: birthday", "1: pay illinois@red")
    assert sets(game, 0) == {"red": "kentucky indiana wild", "red2": "illinois"}


@rule("DL-63")
@pytest.mark.parametrize(("turn", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1]), (3, [0, 1, 2])])
@pytest.mark.parametrize("step", ["birthday", "rent red all"])
def test_several_pay_in_turn_order_from_the_player_of_the_card(turn: int, order: list[int], step: str) -> None:
    seats = [player(bank=f"1m {money} pass-go") for money in ("2m", "3m", "4m", "5m")]
    seats[turn] = player("birthday rent-red-yellow", sets={"red": "kentucky"})
    game = table(*seats, turn=turn)
    play(game, f"{turn}: {step}")
    payers = []
    while game.awaiting != (turn,):
        payers.append(pending(game)["payer"])
        play(game, f"{game.awaiting[0]}: pay 1m pass-go")
    assert payers == order
