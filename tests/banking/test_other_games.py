"""The quick game and the game against the clock (EB-90 … EB-93)."""

import pytest

import rentier
from playing import kinds, offered, pending, play, refused, state, view
from rentier.bots import make_bot
from rentier.games.banking.data import BOARD
from rentier.testing.rules import rule
from track.table import balances, claims, deeds, is_out, levels, money, owner, payments, stock, turn

from .table import Seat, player, table

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
    # They cannot be refused: the first question is the roll.
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
    """Set up a first player who owes 2M to the bank or to a player, with no means to pay."""
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


def inheriting(creditor: str, held: str = "", *, third: str = "6M", interest: str = "standard") -> rentier.Game:
    """Set up the second bankruptcy: the first player's, to the third, who takes over a mortgaged Boardwalk."""
    game = table(
        player("0K", deeds="boardwalk*"),
        player("0K", out=True),
        player(creditor, deeds=held),
        player(third),
        may_roll=False,
        claims=["2: baltic 0 5M", "3: reading-rr 2 250K"],
        options=QUICK | {"mortgage_interest": interest},
    )
    play(game, "2: claim baltic 0")
    return game


@rule("EB-72", "EB-92")
@pytest.mark.parametrize(
    ("interest", "paid", "wealth"), [("once", [], "6M"), ("standard", ["2 > -1 200K interest"], "5.8M")]
)
def test_interest_on_what_the_last_bankrupt_leaves_is_paid_before_the_count(
    interest: str, paid: list[str], wealth: str
) -> None:
    game = inheriting("4M", third="5.9M", interest=interest)
    events = play(game, "0: bankrupt")
    assert payments(events) == paid
    assert (game.over, game.ending, game.scores[2]) == (True, "bankruptcies", money(wealth))
    # With 200K less the creditor is no longer the richest.
    assert game.winners == ((2,) if interest == "once" else (3,))


@rule("EB-72", "EB-92")
def test_a_creditor_short_of_that_interest_raises_the_money_before_the_count() -> None:
    game = inheriting("100K", "park")
    events = play(game, "0: bankrupt")
    assert (kinds(events)[-1], pending(game)["kind"], game.awaiting) == ("owed", "payment", (2,))
    # Open claims are void, and the turn is over for everybody.
    assert claims(game) == []
    for text in ("roll", "end", "claim reading-rr 2"):
        refused(game, 3, text)
    play(game, "2: mortgage park")
    assert (game.winners, game.ending, game.scores[2]) == ((3,), "bankruptcies", money("5.4M"))


@rule("EB-72", "EB-92")
def test_a_creditor_who_cannot_pay_that_interest_goes_out_too() -> None:
    game = inheriting("100K")
    events = play(game, "0: bankrupt", "2: bankrupt")
    assert (game.winners, game.ending, is_out(game, 2)) == ((3,), "last", True)
    game = table(
        *(player("0K", deeds="boardwalk*"), player("0K", out=True), player("0K"), player("6M"), player("5M")),
        may_roll=False,
        claims=["2: baltic 0 5M"],
        options=QUICK | {"mortgage_interest": "standard"},
    )
    events = play(game, "2: claim baltic 0", "0: bankrupt", "2: bankrupt")
    # Boardwalk falls to the bank and is not auctioned.
    assert (game.winners, game.ending, owner(game, "boardwalk")) == ((3,), "bankruptcies", -1)
    assert "auction-opened" not in kinds(events)


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
    """Set up the last turn of a round of three, at its end."""
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
    game = clocked(starter=1, turns=2)
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


def timed(*seats: Seat, **more: object) -> rentier.Game:
    """Set up a game that the players agreed to play for half an hour."""
    given = {"options": {"time_limit": 30}} | more
    return table(*(seats or (player("6M"), player("5M"), player("5M"))), **given)  # type: ignore[arg-type]


@rule("EB-93")
def test_when_time_is_called_between_turns_the_game_ends_at_once() -> None:
    game = timed()
    events = play(game, "1: time-up")
    assert (game.over, game.winners, game.ending) == (True, (0,), "time")
    assert kinds(events) == ["time-called", "won"]
    assert view(game, None)["time_called"] is True


@rule("EB-93")
def test_when_time_is_called_in_a_turn_that_turn_is_finished() -> None:
    game = timed(doubles=1, dice="1-2")
    events = play(game, "2: time-up")
    assert (kinds(events), pending(game)["kind"], game.over) == (["time-called"], "turn", False)
    play(game, "0: roll", "0: buy")
    assert not game.over
    # The next player's turn does not begin.
    assert kinds(play(game, "0: end")) == ["won"]
    assert (game.winners, game.ending) == ((0,), "time")


@rule("EB-93")
def test_time_can_be_called_in_the_middle_of_an_auction_a_debt_and_a_deal() -> None:
    game = timed(dice="1-2")
    play(game, "0: roll", "0: leave", "1: time-up", "2: bid 100K", "1: pass", "0: pass", "0: end")
    assert (game.winners, deeds(game, 2), game.ending) == ((0,), "baltic", "time")

    game = timed(player("1M", deeds="boardwalk"), player("5M"), dice="1-3")
    play(game, "0: roll", "0: time-up", "0: mortgage boardwalk")
    assert not game.over
    play(game, "0: end")
    assert (game.winners, game.scores) == ((1,), (3_000_000, 5_000_000))

    game = timed(player("5M", deeds="baltic"), player("5M"), dice="1-3")
    play(game, "0: offer 1 baltic 2M", "1: time-up")
    assert (pending(game)["kind"], game.over) == ("offer", False)
    play(game, "1: accept")
    assert (game.winners, balances(game)) == ((0,), ["7M", "3M"])


@rule("EB-93")
def test_when_time_is_called_the_claims_of_the_last_turn_may_still_be_made() -> None:
    game = timed(claims=["1: baltic 2 1M", "2: reading-rr 0 250K waiting"])
    play(game, "0: time-up")
    assert (pending(game), game.awaiting) == ({"kind": "closing", "why": "time"}, (1, 2))
    assert refused(game, 0, "roll").key == "not-asked"
    play(game, "2: claim reading-rr 0", "1: claim baltic 2")
    assert (game.winners, balances(game)) == ((1,), ["5.75M", "6M", "4.25M"])


@rule("EB-93")
def test_a_claim_that_is_made_between_turns_is_settled_before_the_count() -> None:
    game = timed(player("5M"), player("1M"), player("1M", deeds="park"), claims=["1: baltic 2 1.5M"])
    play(game, "1: claim baltic 2", "0: time-up")
    assert (pending(game)["kind"], game.over) == ("payment", False)
    play(game, "2: mortgage park")
    assert (game.winners, balances(game)) == ((0,), ["5M", "2.5M", "1.25M"])


@rule("EB-93")
def test_who_goes_bankrupt_after_the_call_ends_the_turn_and_the_game() -> None:
    game = timed(player("0K"), player("5M"), player("6M"), dice="1-3")
    play(game, "0: roll", "1: time-up", "0: bankrupt")
    assert (game.winners, game.ending) == ((2,), "time")


@rule("EB-93")
@pytest.mark.parametrize("options", [{}, {"round_limit": 5}])
def test_time_is_called_only_where_a_duration_was_agreed(options: dict[str, object]) -> None:
    game = table(player(), player(), options=options)
    refusal = refused(game, 0, "time-up")
    assert (refusal.key, refusal.rule) == ("banking-time-not-agreed", "EB-93")
    assert "time-up" not in [form.word for form in game.forms(0)]


@rule("EB-93")
def test_time_is_called_once() -> None:
    game = timed(doubles=1)
    assert "time-up" in [form.word for form in game.forms(1)]
    play(game, "1: time-up")
    for seat in range(3):
        refusal = refused(game, seat, "time-up")
        assert (refusal.key, refusal.rule) == ("banking-time-called", "EB-93")
        assert "time-up" not in [form.word for form in game.forms(seat)]


@rule("EB-93")
def test_time_is_not_called_when_the_rounds_are_over_already() -> None:
    game = clocked(claims=["0: baltic 2 2M"], options={"round_limit": 1, "time_limit": 5})
    play(game, "2: end")
    assert refused(game, 1, "time-up").key == "banking-time-called"
    play(game, "0: claim baltic 2")
    assert game.ending == "rounds"


@rule("EB-93")
def test_who_is_out_does_not_call_time() -> None:
    game = timed(player("6M"), player("5M"), player("0K", out=True))
    assert refused(game, 2, "time-up").key == "track-out"
    assert game.forms(2) == []


@rule("EB-93")
def test_no_menu_lists_the_call_of_time() -> None:
    game = rentier.new("banking", 3, 4, {"time_limit": 1, "round_limit": 12})
    bot = make_bot("random", "banking", bytes(32))
    while not game.over:
        assert all("time-up" not in offered(game, seat) for seat in range(3))
        seat = game.awaiting[0]
        game.apply(seat, bot.choose(game, seat))
    assert game.ending == "rounds"


@rule("EB-93")
def test_the_call_of_time_is_part_of_the_record() -> None:
    game = rentier.new("banking", 3, 4, {"time_limit": 90})
    mover = turn(game)
    play(game, f"{mover}: roll", f"{(mover + 1) % 3}: time-up")
    again = rentier.replay(game.record())
    assert again.position() == game.position()
    assert again.position()["time_called"] is True
    # A copy goes its own way.
    fresh = rentier.new("banking", 3, 4, {"time_limit": 90})
    fresh.copy().play(0, "time-up")
    assert not fresh.over
    assert fresh.position()["time_called"] is False


@rule("EB-93")
@pytest.mark.parametrize(
    "wrong",
    [
        # Nobody agreed on a duration; between turns the game would be at its end; no such reason to close.
        {"options": {}, "time_called": True, "doubles": 1},
        {"time_called": True},
        {"stack": [{"kind": "closing", "why": "hunger"}]},
        {"time_called": 1},
    ],
)
def test_positions_that_contradict_the_clock_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(rentier.BadInput):
        timed(**wrong)


@rule("EB-93")
@pytest.mark.parametrize("seed", range(12))
def test_wherever_time_is_called_the_game_comes_to_its_end_soon(seed: int) -> None:
    game = rentier.new("banking", 4, seed, {"time_limit": 60, "game": ("quick", "standard")[seed % 2]})
    bot = make_bot("random", "banking", bytes([seed] * 32))
    for _ in range(40 + 37 * seed):
        seat = game.awaiting[0]
        game.apply(seat, bot.choose(game, seat))
    caller = next(seat for seat in range(4) if game.forms(seat))
    things, mover, begun = game.inventory(), turn(game), game.turns_taken()
    game.play(caller, "time-up")
    while not game.over:
        assert (game.turns_taken(), game.inventory()) == (begun, things)
        assert turn(game) == mover or pending(game)["kind"] in ("closing", "payment")
        assert rentier.load(game.position()).position() == game.position()
        seat = game.awaiting[0]
        game.apply(seat, bot.choose(game, seat))
    assert game.ending in ("time", "bankruptcies", "last")
    assert game.inventory() == things
