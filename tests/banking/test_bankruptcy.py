"""Bankruptcies: to the bank, to a player, on whose turn, and leaving for good (EB-5, EB-71, EB-72, EB-74, EB-94)."""

import pytest

import rentier
from playing import kinds, offered, pending, play, refused
from rentier.testing.rules import rule
from track.table import balances, cash, claims, deeds, is_out, jail, kept, levels, owner, payments, pile, stock, turn

from .table import CHANCE, CHEST, player, table

CARD, OTHER_CARD = "chance-out-of-jail", "chest-out-of-jail"


def taxed(cash: str, deeds: str, kept: str = "", theirs: str = "", dice: str = "1-3") -> rentier.Game:
    """Set up three players, the first about to walk onto the income tax of 2M."""
    game = table(player(cash, deeds=deeds, kept=kept), player(deeds=theirs), player(), dice=dice)
    play(game, "0: roll")
    return game


def rented(cash: str, deeds: str, owed: str = "20M", kept: str = "", **options: object) -> rentier.Game:
    """Set up three players, the first of whom owes the second a rent, in the first player's turn."""
    game = table(
        player(cash, deeds=deeds, kept=kept),
        player("5M", deeds="short-line-rr"),
        player(),
        may_roll=False,
        claims=[f"1: short-line-rr 0 {owed}"],
        options=options,
    )
    play(game, "1: claim short-line-rr 0")
    return game


@rule("EB-71")
def test_to_the_bank_balance_buildings_and_deeds_go_back() -> None:
    game = taxed("100K", "brown:1 electric*", "", "pacific")
    events = play(game, "0: bankrupt")
    assert is_out(game, 0)
    assert payments(events) == ["-1 > 0 500K sale", "0 > -1 600K bankruptcy"]
    assert levels(game, "brown") == [0, 0]
    assert stock(game) == (32, 12)
    assert deeds(game, 0) == ""


@rule("EB-71")
def test_the_bank_auctions_the_deeds_at_once_one_by_one_in_board_order_free_of_mortgage() -> None:
    game = taxed("100K", "electric** mediterranean baltic*")
    play(game, "0: bankrupt")
    assert (pending(game)["kind"], pending(game)["deed"]) == ("auction", "mediterranean")
    assert game.awaiting == (1, 2)
    play(game, "2: bid 10K", "1: pass")
    assert pending(game)["deed"] == "baltic"
    play(game, "1: bid 3M", "2: pass")
    assert pending(game)["deed"] == "electric"
    play(game, "1: bid 20K", "2: bid 30K", "1: pass")
    assert (deeds(game, 1), deeds(game, 2)) == ("baltic", "mediterranean electric")
    assert balances(game) == ["0K", "12M", "14.96M"]
    # Then comes the next player's turn.
    assert (pending(game)["kind"], turn(game)) == ("turn", 1)


@rule("EB-71")
def test_deeds_that_nobody_wants_stay_with_the_bank() -> None:
    game = taxed("100K", "baltic* mediterranean")
    play(game, "0: bankrupt", "1: pass", "2: pass", "1: pass", "2: pass")
    assert (owner(game, "baltic"), owner(game, "mediterranean")) == (-1, -1)
    assert pending(game)["kind"] == "turn"


@rule("EB-71")
def test_cards_that_get_one_out_of_jail_go_under_their_piles() -> None:
    game = taxed("100K", "", f"{CARD} {OTHER_CARD}")
    play(game, "0: bankrupt")
    assert (pile(game, CHANCE)[-1], pile(game, CHEST)[-1]) == (CARD, OTHER_CARD)
    assert kept(game, 0) == ""


@rule("EB-72")
def test_a_player_who_is_owed_receives_balance_deeds_and_cards() -> None:
    game = rented("100K", "baltic electric", kept=CARD)
    events = play(game, "0: bankrupt")
    assert is_out(game, 0)
    assert payments(events) == ["0 > 1 100K bankruptcy"]
    assert deeds(game, 1) == "baltic electric short-line-rr"
    assert kept(game, 1) == CARD
    assert cash(game, 1) == "5.1M"


@rule("EB-72")
def test_buildings_are_sold_at_half_price_first_and_add_to_the_balance() -> None:
    game = rented("100K", "dark-blue:1 pacific:5 north-carolina:5 pennsylvania:4", "40M")
    assert stock(game) == (26, 10)
    events = play(game, "0: bankrupt")
    # Two apartments of 2M, two hotels and four apartments: 16 levels at half of 2M.
    assert payments(events) == ["-1 > 0 14M sale", "-1 > 0 2M sale", "0 > 1 16.1M bankruptcy"]
    assert stock(game) == (32, 12)
    assert levels(game, "green") == [0, 0, 0]
    assert owner(game, "boardwalk") == 1


@rule("EB-72", "EB-53")
def test_mortgaged_deeds_come_as_they_are_with_nothing_to_pay_at_once() -> None:
    game = rented("0K", "park* boardwalk**")
    events = play(game, "0: bankrupt")
    assert payments(events) == []
    assert deeds(game, 1) == "short-line-rr park* boardwalk**"
    # Whether the interest was paid stays with the deed.
    play(game, "1: lift boardwalk", "1: lift park")
    assert cash(game, 1) == "1.07M"


@rule("EB-72", "EB-53")
def test_the_standard_rules_charge_ten_per_cent_on_mortgages_received() -> None:
    game = rented("0K", "park* boardwalk* electric", mortgage_interest="standard")
    events = play(game, "0: bankrupt")
    assert payments(events) == ["1 > -1 180K interest", "1 > -1 200K interest"]
    assert deeds(game, 1) == "electric short-line-rr park* boardwalk*"


@rule("EB-70", "EB-72")
def test_who_cannot_pay_those_ten_per_cent_raises_money() -> None:
    game = table(
        player("0K", deeds="boardwalk* electric"),
        player("0K", deeds="short-line-rr"),
        player(),
        may_roll=False,
        claims=["1: short-line-rr 0 20M"],
        options={"mortgage_interest": "standard"},
    )
    play(game, "1: claim short-line-rr 0", "0: bankrupt")
    assert (game.awaiting, pending(game)["amount"]) == ((1,), 200_000)
    play(game, "1: mortgage electric")
    assert cash(game, 1) == "550K"


@rule("EB-73", "EB-72")
def test_all_debts_of_a_card_come_before_what_a_bankruptcy_among_them_costs_its_creditor() -> None:
    game = table(
        player("0K"),
        player("0K", deeds="park* boardwalk*"),
        player(),
        dice="1-1",
        chest="birthday",
        options={"mortgage_interest": "standard"},
    )
    play(game, "0: roll")
    events = play(game, "1: bankrupt")
    # The interest of 375K is paid from what the third player gives for the birthday, as far as it goes.
    assert payments(events) == ["2 > 0 100K card"]
    assert (pending(game)["payer"], pending(game)["amount"], cash(game, 0)) == (0, 180_000, "100K")


@rule("EB-30", "EB-74")
def test_claims_end_with_the_bankruptcy_of_either_side() -> None:
    game = table(
        player("0K"),
        player("0K", deeds="short-line-rr"),
        player("0K", deeds="electric"),
        player(),
        may_roll=False,
        claims=["1: short-line-rr 0 1M", "2: electric 0 100K", "0: baltic 3 40K", "2: electric 3 100K"],
    )
    play(game, "1: claim short-line-rr 0", "0: bankrupt")
    assert claims(game) == ["2: electric 3 100K"]


@rule("EB-74")
@pytest.mark.parametrize("dice", ["1-3", "2-2"])
def test_a_bankrupt_movers_turn_ends_doubles_or_not(dice: str) -> None:
    game = taxed("0K", "", dice=dice)
    play(game, "0: bankrupt")
    assert turn(game) == 1
    assert offered(game, 1)[0] == "roll"
    assert offered(game, 0) == []
    assert refused(game, 0, "roll").key == "track-out"


@rule("EB-74")
def test_another_players_bankruptcy_lets_the_mover_go_on() -> None:
    game = table(player(), player("0K"), player(), dice="1-1 1-2", chest="birthday")
    play(game, "0: roll", "1: bankrupt")
    assert is_out(game, 1)
    assert turn(game) == 0
    # The third player pays as well, and the double still brings its extra roll.
    assert balances(game) == ["15.1M", "0K", "14.9M"]
    play(game, "0: roll")
    assert turn(game) == 0


@rule("EB-74")
def test_who_is_out_has_no_more_turns() -> None:
    game = table(player(), player("0K", out=True), player(), may_roll=False)
    play(game, "0: end")
    assert turn(game) == 2


@rule("EB-5", "EB-74")
def test_with_one_player_left_the_game_is_over_at_once_and_nothing_is_auctioned() -> None:
    game = table(player("0K", deeds="baltic* mediterranean"), player(), dice="1-3")
    play(game, "0: roll")
    events = play(game, "0: bankrupt")
    assert (game.over, game.winners, game.ending) == (True, (1,), "last")
    assert "auction-opened" not in kinds(events)
    assert kinds(events)[-1] == "won"
    assert (owner(game, "baltic"), deeds(game, 1)) == (-1, "")
    assert game.awaiting == ()


@rule("EB-5")
def test_the_last_player_who_is_not_bankrupt_wins_however_poor() -> None:
    game = table(
        player("0K", deeds="green"), player("0K"), player("0K", out=True), may_roll=False, claims=["1: baltic 0 40M"]
    )
    play(game, "1: claim baltic 0", "0: bankrupt")
    assert game.winners == (1,)
    assert deeds(game, 1) == "pacific north-carolina pennsylvania"


@rule("EB-71")
def test_an_auction_after_a_bankruptcy_is_one_like_any_other() -> None:
    game = taxed("0K", "baltic", theirs="reading-rr")
    play(game, "0: bankrupt", "1: mortgage reading-rr", "1: bid 16M")
    assert refused(game, 0, "bid 17M").key == "track-out"
    assert refused(game, 2, "bid 15.01M").key == "track-bid-money"
    play(game, "2: pass")
    assert (cash(game, 1), deeds(game, 1)) == ("0K", "baltic reading-rr*")


@rule("EB-94")
def test_leaving_for_good_is_a_bankruptcy_to_the_bank() -> None:
    game = table(player("15M", deeds="baltic*", kept=CARD), player(), player())
    events = play(game, "0: resign")
    assert kinds(events)[:2] == ["went-bankrupt", "paid"]
    assert payments(events) == ["0 > -1 15M bankruptcy"]
    assert (pending(game)["deed"], pile(game, CHANCE)[-1]) == ("baltic", CARD)
    play(game, "1: pass", "2: bid 10K")
    assert (turn(game), deeds(game, 2)) == (1, "baltic")


@rule("EB-94")
def test_one_leaves_in_another_players_turn_which_goes_on() -> None:
    game = table(player(), player(deeds="baltic", jail=1), player(), may_roll=True, doubles=1)
    play(game, "1: resign", "2: pass", "0: pass")
    assert is_out(game, 1)
    assert jail(game, 1) == -1
    assert (turn(game), offered(game, 0, "roll")) == (0, ["roll"])


@rule("EB-94")
def test_one_leaves_before_buying_or_declining() -> None:
    game = table(player(), player(), player(), dice="1-2")
    play(game, "0: roll", "0: resign")
    assert (pending(game)["kind"], turn(game)) == ("turn", 1)
    assert owner(game, "baltic") == -1


@rule("EB-94")
def test_who_leaves_in_debt_is_bankrupt_to_the_creditor_even_if_it_could_be_paid() -> None:
    game = rented("0K", "dark-blue:1", "1M")
    assert "bankrupt" not in offered(game, 0)
    events = play(game, "0: resign")
    assert payments(events) == ["-1 > 0 2M sale", "0 > 1 2M bankruptcy"]
    assert deeds(game, 1) == "short-line-rr park boardwalk"
    game = taxed("0K", "dark-blue:1")
    play(game, "0: resign")
    assert pending(game)["deed"] == "park"


@rule("EB-5", "EB-94")
def test_the_last_who_has_not_left_wins() -> None:
    game = table(player(), player())
    play(game, "1: resign")
    assert (game.over, game.winners) == (True, (0,))


@rule("EB-94")
def test_leaving_is_open_and_in_no_menu() -> None:
    game = table(player(), player(), player("0K", out=True))
    for seat in (0, 1):
        assert offered(game, seat, "resign") == []
        assert game.forms(seat)[-1].to_dict() == {"do": "resign"}
    assert game.forms(2) == []
    assert refused(game, 2, "resign").key == "track-out"


@rule("EB-94")
def test_one_does_not_leave_in_the_middle_of_something() -> None:
    bidding = table(player(deeds="park"), player(), player(), dice="1-2")
    play(bidding, "0: roll")
    # Here only the player who is asked whether to buy may leave.
    assert refused(bidding, 1, "resign").key == "track-resign-not-now"
    play(bidding, "0: leave")
    dealing = table(player(deeds="park"), player(), player())
    play(dealing, "0: offer 1 park 1M")
    owing = table(player("0K", deeds="park"), player(), player(), dice="1-3")
    play(owing, "0: roll")
    for game, seat in ((bidding, 0), (bidding, 1), (dealing, 0), (dealing, 1), (dealing, 2), (owing, 1)):
        error = refused(game, seat, "resign")
        assert (error.key, error.rule) == ("track-resign-not-now", "EB-94")
