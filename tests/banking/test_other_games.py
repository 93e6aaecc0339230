"""The quick game and the game against the clock (EB-90 … EB-93)."""

import pytest

import rentier
from rentier.games.banking.data import BOARD
from rentier.testing.rules import rule

from .table import (
    balances,
    claims,
    deeds,
    is_out,
    kinds,
    levels,
    money,
    offered,
    owner,
    payments,
    pending,
    play,
    player,
    refused,
    state,
    stock,
    table,
    turn,
    view,
)

QUICK = {"game": "quick"}
PRICES = {deed.code: deed.price for deed in BOARD.deeds}


@rule("EB-90")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_deeds_are_dealt_to_each_player_who_pays_for_them_at_once(seats: int) -> None:
    game = rentier.new("banking", seats, 7, QUICK)
    dealt = [deeds(game, seat).split() for seat in range(seats)]
    assert [len(codes) for codes in dealt] == [2] * seats
    for seat, codes in enumerate(dealt):
        assert state(game)["players"][seat]["cash"] == money("15M") - sum(PRICES[code] for code in codes)
    # They cannot be refused: what is asked first is a roll.
    assert pending(game)["kind"] == "turn"
    assert offered(game, turn(game), "roll") == ["roll"]


@rule("EB-90")
def test_the_deeds_are_dealt_at_random() -> None:
    dealt = {deeds(rentier.new("banking", 2, seed, QUICK), 0) for seed in range(20)}
    assert len(dealt) > 15
    assert {deeds(rentier.new("banking", 2, 7, QUICK), 0) for _ in range(3)} <= dealt


@rule("EB-90")
def test_in_the_standard_game_nothing_is_dealt() -> None:
    game = rentier.new("banking", 3, 7)
    assert [deeds(game, seat) for seat in range(3)] == ["", "", ""]
    assert balances(game) == ["15M"] * 3


@rule("EB-91")
def test_in_the_quick_game_a_hotel_needs_three_apartments_a_lot() -> None:
    game = table(player("20M", deeds="park:3 boardwalk:2"), player(), options=QUICK)
    assert refused(game, 0, "build park").key == "track-build-uneven"
    events = play(game, "0: build boardwalk", "0: build boardwalk")
    assert payments(events) == ["0 > -1 2M building"] * 2
    assert levels(game, "dark-blue") == [3, 4]
    # The three went back for the hotel.
    assert stock(game) == (29, 11)


@rule("EB-91")
def test_no_fourth_apartment_is_sold() -> None:
    game = table(player("20M", deeds="dark-blue:3"), player(), options=QUICK)
    play(game, "0: build park", "0: build boardwalk")
    assert stock(game) == (32, 10)
    assert refused(game, 0, "build park").key == "track-build-full"


@rule("EB-91")
def test_the_rent_of_a_hotel_is_unchanged() -> None:
    for options, level in (({}, 5), (QUICK, 4)):
        game = table(player(), player("0K", deeds=f"brown:{level}"), dice="1-2", options=options)
        play(game, "0: roll")
        assert claims(game) == ["1: baltic 0 4.5M"]


@rule("EB-91")
@pytest.mark.parametrize(("target", "income"), [("3 4", "1M"), ("3 3", "2M"), ("0 0", "8M")])
def test_a_hotel_of_the_quick_game_is_sold_both_ways(target: str, income: str) -> None:
    game = table(player("0K", deeds="dark-blue:4"), player(), options=QUICK)
    events = play(game, f"0: sell dark-blue {target}")
    assert payments(events) == [f"-1 > 0 {income} sale"]
    assert game.inventory()[1:3] == [32, 12]


def failing(*others: str, creditor: int = -1, **more: object) -> rentier.Game:
    """Lets the first player owe 2M without a means to pay them, to the bank or to a player."""
    seats = [player("0K", deeds="boardwalk*"), *(player(cash) for cash in others)]
    if creditor < 0:
        game = table(*seats, dice="1-3", options=QUICK, **more)  # type: ignore[arg-type]
        play(game, "0: roll")
    else:
        rent = [f"{creditor}: baltic 0 2M"]
        game = table(*seats, may_roll=False, claims=rent, options=QUICK, **more)  # type: ignore[arg-type]
        play(game, f"{creditor}: claim baltic 0")
    return game


@rule("EB-92")
def test_the_quick_game_goes_on_after_the_first_bankruptcy() -> None:
    game = failing("5M", "6M")
    events = play(game, "0: bankrupt")
    assert not game.over
    assert "auction-opened" in kinds(events)


@rule("EB-92")
def test_the_quick_game_ends_at_the_second_bankruptcy_and_the_richest_wins() -> None:
    game = table(
        player("0K", deeds="boardwalk*"),
        player("0K", out=True),
        player("5M"),
        player("6M"),
        dice="1-3",
        options=QUICK,
    )
    play(game, "0: roll")
    events = play(game, "0: bankrupt")
    assert (game.over, game.winners, game.ending) == (True, (3,), "bankruptcies")
    # What fell to the bank is not auctioned.
    assert "auction-opened" not in kinds(events)
    assert is_out(game, 0)
    assert owner(game, "boardwalk") == -1


@rule("EB-92")
def test_the_bankruptcy_that_ends_the_quick_game_is_carried_out_first() -> None:
    game = table(
        player("100K", deeds="boardwalk*"),
        player("0K", out=True),
        player("5M"),
        player("6M"),
        may_roll=False,
        claims=["2: baltic 0 5M"],
        options=QUICK,
    )
    play(game, "2: claim baltic 0", "0: bankrupt")
    # With the balance and a mortgaged Boardwalk for 2M the third player is the richest.
    assert (deeds(game, 2), game.winners, game.scores) == ("boardwalk*", (2,), (0, 0, 7_100_000, 6_000_000))


@rule("EB-92")
def test_with_two_players_the_quick_game_ends_at_the_first_bankruptcy() -> None:
    game = failing("10K")
    play(game, "0: bankrupt")
    assert (game.over, game.winners) == (True, (1,))


@rule("EB-92")
def test_at_the_end_of_the_quick_game_open_claims_are_void() -> None:
    game = table(
        player("0K"),
        player("0K", out=True),
        player("5M"),
        player("6M"),
        may_roll=False,
        claims=["2: baltic 0 5M", "2: baltic 3 2M"],
        options=QUICK,
    )
    play(game, "2: claim baltic 0", "0: bankrupt")
    assert (game.over, game.winners, balances(game)[2:]) == (True, (3,), ["5M", "6M"])
    assert refused(game, 2, "claim baltic 3").key == "game-over"


@rule("EB-92")
def test_equal_wealth_is_a_shared_win() -> None:
    game = table(
        player("0K"),
        player("0K", out=True),
        player("5M"),
        player("1M", deeds="boardwalk"),
        player("4.99M"),
        dice="1-3",
        options=QUICK,
    )
    play(game, "0: roll", "0: bankrupt")
    assert game.winners == (2, 3)
    assert rentier.load(game.position()).winners == (2, 3)


@rule("EB-92", "EB-93")
@pytest.mark.parametrize(
    ("held", "options", "wealth"),
    [
        ("", {}, "1M"),
        ("boardwalk", {}, "5M"),
        ("boardwalk*", {}, "3M"),
        ("park**", {}, "2.75M"),
        ("reading-rr electric*", {}, "3.75M"),
        ("park:1 boardwalk:2", {}, "14.5M"),
        # A hotel with the four apartments given for it: five times 2M.
        ("dark-blue:5", {}, "28.5M"),
        ("park:4 boardwalk:5", {}, "26.5M"),
        # In the quick game with three: four times 2M.
        ("dark-blue:4", QUICK, "24.5M"),
        ("park:3 boardwalk:4", QUICK, "22.5M"),
    ],
)
def test_wealth_is_balance_deeds_at_their_price_and_buildings_at_cost(
    held: str, options: dict[str, object], wealth: str
) -> None:
    game = table(player("1M", deeds=held, kept="chance-out-of-jail"), player(), options=options)
    assert game.scores[0] == money(wealth)
    assert view(game, None)["players"][0]["wealth"] == money(wealth)


def clocked(*, rounds: int = 0, limit: int = 1, cash: str = "5M", held: str = "", **more: object) -> rentier.Game:
    """Sets up the last turn of a round of three, at its end."""
    seats = [player("6M"), player("5M"), player(cash, deeds=held)]
    given = {"turn": 2, "may_roll": False, "rounds": rounds, "options": {"round_limit": limit}} | more
    return table(*seats, **given)  # type: ignore[arg-type]


@rule("EB-93")
def test_when_the_rounds_are_over_the_richest_wins() -> None:
    game = clocked()
    events = play(game, "2: end")
    assert (game.over, game.winners, game.ending) == (True, (0,), "rounds")
    assert kinds(events) == ["won"]


@rule("EB-93")
def test_before_that_the_game_goes_on() -> None:
    game = clocked(limit=2)
    play(game, "2: end")
    assert not game.over
    assert (turn(game), state(game)["rounds"]) == (0, 1)
    game = clocked(turn=1)
    play(game, "1: end")
    assert not game.over


@rule("EB-93")
def test_without_a_limit_the_game_goes_on() -> None:
    game = clocked(rounds=1_000, options={})
    play(game, "2: end")
    assert not game.over


@rule("EB-93")
def test_a_round_ends_when_it_is_the_first_players_turn_again() -> None:
    game = clocked(starter=1)
    play(game, "2: end")
    assert not game.over
    game = clocked(starter=1, turn=0)
    play(game, "0: end")
    assert game.over


@rule("EB-93")
def test_a_round_ends_also_when_the_first_player_is_out() -> None:
    seats = [player("5M"), player("0K", out=True), player("6M")]
    game = table(*seats, starter=1, may_roll=False, options={"round_limit": 1})
    play(game, "0: end")
    assert game.winners == (2,)


@rule("EB-93")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_player_has_a_turn_in_a_round(seats: int) -> None:
    game = rentier.new("banking", seats, 5, {"round_limit": 1, "rent": "automatic"})
    movers: list[int] = []
    while not game.over:
        seat = game.awaiting[0]
        if pending(game)["kind"] == "turn" and (not movers or movers[-1] != turn(game)):
            movers.append(turn(game))
        menu = offered(game, seat)
        wanted = ("roll", "end", "leave", "pass", "pay-card")
        game.play(seat, next(text for text in menu if text in wanted))
    assert sorted(movers) == list(range(seats))


@rule("EB-93")
def test_the_turn_under_way_is_finished() -> None:
    game = clocked(may_roll=True, doubles=1, dice="1-2")
    play(game, "2: roll", "2: buy")
    assert not game.over
    play(game, "2: end")
    assert game.over


@rule("EB-93")
def test_the_claims_of_the_last_turn_may_still_be_made() -> None:
    game = clocked(cash="7M", claims=["1: baltic 2 1M", "0: reading-rr 2 250K waiting"])
    play(game, "2: end")
    assert not game.over
    assert (pending(game)["kind"], game.awaiting) == ("closing", (0, 1))
    assert offered(game, 1) == ["claim baltic 2", "let-lie"]
    for seat, text in ((2, "roll"), (0, "roll"), (0, "offer 1 1M baltic"), (1, "resign")):
        refused(game, seat, text)
    play(game, "1: claim baltic 2")
    assert balances(game) == ["6M", "6M", "6M"]
    play(game, "0: claim reading-rr 2")
    assert (game.winners, balances(game)) == ((0,), ["6.25M", "6M", "5.75M"])


@rule("EB-93")
def test_claims_that_are_let_lie_then_are_lost() -> None:
    game = clocked(cash="7M", claims=["0: baltic 2 2M"])
    play(game, "2: end", "0: let-lie")
    assert game.winners == (2,)


@rule("EB-93")
def test_the_last_claims_can_bankrupt_a_player() -> None:
    game = clocked(cash="1M", held="boardwalk*", claims=["1: baltic 2 4M"])
    play(game, "2: end", "1: claim baltic 2", "2: bankrupt")
    assert (game.winners, deeds(game, 1), game.scores) == ((1,), "boardwalk*", (6_000_000, 8_000_000, 0))


@rule("EB-74", "EB-93")
def test_a_bankruptcy_in_the_last_turn_is_carried_out_before_the_count() -> None:
    game = clocked(cash="0K", held="baltic", may_roll=True, dice="1-3")
    play(game, "2: roll", "2: bankrupt", "0: bid 590K")
    assert not game.over
    play(game, "1: pass")
    assert (game.winners, game.scores) == ((0,), (6_010_000, 5_000_000, 0))


@rule("EB-93", "EB-94")
def test_who_leaves_in_the_last_turn_ends_it() -> None:
    game = clocked(cash="9M")
    play(game, "2: resign")
    assert (game.winners, game.ending) == ((0,), "rounds")
    game = clocked(cash="9M")
    play(game, "0: resign")
    assert not game.over


@rule("EB-93")
def test_the_quick_game_is_played_against_the_clock_too() -> None:
    game = clocked(options={"round_limit": 1} | QUICK, held="dark-blue:4")
    play(game, "2: end")
    # 5M, two lots for 7.5M, and two hotels with three apartments each.
    assert (game.winners, game.scores[2]) == ((2,), money("28.5M"))


@rule("EB-93")
def test_equal_wealth_at_the_end_of_the_time_is_a_shared_win() -> None:
    game = clocked(cash="6M")
    play(game, "2: end")
    assert game.winners == (0, 2)
