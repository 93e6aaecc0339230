"""The steady player on a track: what it does in set-up positions, and how strong it is."""

from __future__ import annotations

import pytest

from banking.table import player, table
from playing import state
from rentier import new
from rentier.bots import Bot, RandomBot, SteadyTrack
from rentier.core import Game, derive_seed
from rentier.track.state import TrackGame
from track.table import money

SEED = bytes(32)
MOST_ROUNDS = 1000
MOST_DECISIONS = 100

# All deeds but those that the tests deal with, so that there is nothing left to buy.
REST = "brown light-blue pink utility yellow green"


def choice(game: Game, seat: int | None = None) -> str:
    """Return what a steady player chooses, which must be legal."""
    asked = game.awaiting[0] if seat is None else seat
    chosen = str(SteadyTrack(SEED).choose(game, asked))
    game.copy().play(asked, chosen)
    return chosen


def play_turn(game: Game) -> list[str]:
    """Let a steady player go on alone until somebody else is asked or the turn ends."""
    seat = game.awaiting[0]
    steps: list[str] = []
    while not game.over and game.awaiting[0] == seat and len(steps) < MOST_DECISIONS:
        steps.append(choice(game))
        if steps[-1] in ("end", "roll"):
            break
        game.play(seat, steps[-1])
    return steps


def offer(text: str, by: int = 1) -> list[dict[str, object]]:
    """Return the pending offer of a seat."""
    return [{"kind": "offer", "seat": by, "offer": f"offer {text}"}]


def debt(amount: str, to: int = 1) -> list[dict[str, object]]:
    """Return a rent that the first player cannot pay yet."""
    return [
        {
            "kind": "payment",
            "payer": 0,
            "payee": to,
            "amount": money(amount),
            "why": "rent",
            "debt": True,
            "asked": False,
            "told": True,
        }
    ]


def buying(code: str, price: str) -> list[dict[str, object]]:
    return [{"kind": "buy", "seat": 0, "deed": code, "price": money(price)}]


def auction(code: str, bid: str = "0", leader: int = -1, seats: int = 2) -> list[dict[str, object]]:
    return [
        {
            "kind": "auction",
            "deed": code,
            "bidders": list(range(seats)),
            "leader": leader,
            "bid": money(bid),
            "lander": 1,
        }
    ]


def test_it_claims_every_rent() -> None:
    game = table(player(), player(deeds="boardwalk"), may_roll=False, claims=["1: boardwalk 0 500K"])
    assert game.awaiting == (1, 0)
    assert choice(game) == "claim boardwalk 0"


def test_it_claims_what_it_has_let_lie() -> None:
    game = table(player(), player(deeds="boardwalk"), turn=1, claims=["1: boardwalk 0 500K waiting"])
    assert choice(game, 1) == "claim boardwalk 0"


def test_it_buys_what_it_lands_on() -> None:
    assert choice(table(player(at="park"), player(), may_roll=False, stack=buying("park", "3.5M"))) == "buy"


def test_it_mortgages_for_the_deed_that_completes_a_group() -> None:
    mine = player("1.2M", "boardwalk", "park water electric kentucky baltic")
    game = table(mine, player(), may_roll=False, stack=buying("boardwalk", "4M"))
    steps = play_turn(game)
    assert [step.split()[0] for step in steps[: steps.index("buy")]] == ["mortgage"] * steps.index("buy")
    assert "mortgage park" not in steps


def test_it_leaves_what_it_cannot_pay() -> None:
    game = table(player("100K", "boardwalk"), player(), may_roll=False, stack=buying("boardwalk", "4M"))
    assert choice(game) == "leave"


def test_it_bids_for_a_bargain() -> None:
    assert choice(table(player(), player(), stack=auction("boardwalk"))).startswith("bid ")


@pytest.mark.parametrize("deeds", ["", "park"])
def test_it_does_not_bid_above_the_value(deeds: str) -> None:
    for bid in range(money("1M"), money("40M"), money("1M")):
        game = table(player("60M", deeds=deeds), player("50M"), stack=auction("boardwalk", str(bid), 1))
        if choice(game) == "pass":
            break
    assert money("4M") <= bid <= (money("30M") if deeds else money("8M"))


def test_it_bids_more_for_the_deed_that_completes_a_group() -> None:
    alone, second = (
        table(player("60M", deeds=deeds), player("50M"), stack=auction("boardwalk", "5M", 1)) for deeds in ("", "park")
    )
    assert choice(alone) == "pass"
    assert choice(second).startswith("bid ")


def test_it_bids_against_who_needs_the_deed_more() -> None:
    game = table(player("60M"), player("50M", deeds="park"), stack=auction("boardwalk", "5M", 1))
    assert choice(game).startswith("bid ")


def test_it_never_bids_more_than_it_has() -> None:
    game = table(player("2.05M", deeds="park"), player(), stack=auction("boardwalk", "2M", 1))
    assert money(choice(game).removeprefix("bid ")) <= money("2.05M")


def test_it_builds_evenly_with_a_reserve() -> None:
    # The other player's orange streets lie two to nine steps ahead.
    game = table(player("12M", "jail", deeds="light-blue"), player(deeds="orange:3"), may_roll=False)
    steps = play_turn(game)
    builds = [step for step in steps if step.startswith("build")]
    assert builds
    assert steps[-1] == "end"
    levels = [state(game)["deeds"][i][1] for i in (3, 4, 5)]
    assert max(levels) - min(levels) <= 1
    assert money("3M") <= state(game)["players"][0]["cash"] < money("8M")


def test_it_builds_all_it_can_where_nothing_threatens() -> None:
    game = table(player("4M", deeds="light-blue"), player(), may_roll=False)
    steps = play_turn(game)
    assert sum(step.startswith("build") for step in steps) == 6


def test_it_mortgages_lone_deeds_to_build_on_a_whole_group() -> None:
    game = table(player("1.6M", deeds="orange electric kentucky"), player(), may_roll=False)
    words = [step.split()[0] for step in play_turn(game)]
    assert "mortgage" in words
    assert "build" in words


def test_it_lifts_what_keeps_a_group_from_being_built_on() -> None:
    game = table(player("6M", deeds="st-james* tennessee new-york"), player(), may_roll=False)
    steps = play_turn(game)
    assert steps[0] == "lift st-james"
    assert steps[1].startswith("build ")


def test_it_lifts_mortgages_when_rich_only() -> None:
    rich, poor = (table(player(cash, deeds="kentucky*"), player(), may_roll=False) for cash in ("15M", "2M"))
    assert choice(rich) == "lift kentucky"
    assert choice(poor) == "end"


def test_it_mortgages_the_least_useful_first() -> None:
    game = table(player("0", deeds="boardwalk water orange:3"), player(), may_roll=False, stack=debt("500K"))
    assert choice(game) in ("mortgage boardwalk", "mortgage water")


def test_it_raises_all_it_can_before_it_goes_bankrupt() -> None:
    game = table(player("1M", deeds="orange:3 boardwalk"), player(), may_roll=False, stack=debt("6M"))
    steps = play_turn(game)
    assert "bankrupt" not in steps
    assert steps[0] == "mortgage boardwalk"
    assert any(step.startswith("sell orange") for step in steps)
    assert not state(game)["players"][0]["out"]


def test_it_sells_hotels_where_no_apartments_are_left() -> None:
    others = player(deeds="green:4 yellow:4 red:1 pink:1 brown:1")
    game = table(player("1M", deeds="orange:5"), others, may_roll=False, stack=debt("2M"))
    assert state(game)["apartments"] == 0
    steps = play_turn(game)
    assert steps[0].startswith("sell orange")
    assert not state(game)["players"][0]["out"]


def test_it_goes_bankrupt_when_nothing_helps() -> None:
    game = table(player("1M", deeds="boardwalk"), player(), may_roll=False, stack=debt("20M"))
    assert choice(game) == "bankrupt"


def test_it_refuses_to_sell_the_last_deed_of_a_group_cheaply() -> None:
    others = player("30M", deeds="st-james tennessee")
    for price, answer in (("1.8M", "decline"), ("2.5M", "decline"), ("12M", "accept")):
        game = table(player(deeds="new-york"), others, turn=1, stack=offer(f"0 {price} new-york"))
        assert choice(game) == answer


def test_it_sells_nothing_below_the_price_of_the_bank() -> None:
    for price, answer in (("2.1M", "decline"), ("2.2M", "accept")):
        game = table(player(deeds="kentucky"), player(), turn=1, stack=offer(f"0 {price} kentucky"))
        assert choice(game) == answer


def test_whoever_completes_a_colour_alone_shares_the_gain_evenly() -> None:
    others = player("30M", deeds="st-james tennessee")
    prices = range(money("2M"), money("12M"), money("100K"))
    games = [table(player(deeds="new-york"), others, turn=1, stack=offer(f"0 {price} new-york")) for price in prices]
    accepted = [price for price, game in zip(prices, games, strict=True) if choice(game) == "accept"]
    assert money("3M") <= accepted[0] <= money("6M")
    assert accepted == list(range(accepted[0], prices[-1] + 1, money("100K")))


def test_it_accepts_a_swap_that_completes_a_group_for_both() -> None:
    mine, others = player(deeds="new-york kentucky indiana"), player(deeds="st-james tennessee illinois")
    game = table(mine, others, turn=1, stack=offer("0 illinois new-york"))
    assert choice(game) == "accept"


def test_it_refuses_a_swap_that_completes_a_group_for_the_other_alone() -> None:
    mine, others = player(deeds="new-york kentucky"), player(deeds="st-james tennessee baltic")
    game = table(mine, others, turn=1, stack=offer("0 baltic new-york"))
    assert choice(game) == "decline"


def test_it_refuses_what_it_cannot_pay_for() -> None:
    # The interest on the mortgages that it would receive is more than it has.
    mine, others = player("0", deeds="baltic"), player(deeds="green* dark-blue*")
    deeds = "pacific,north-carolina,pennsylvania,park,boardwalk"
    game = table(mine, others, turn=1, stack=offer(f"0 {deeds} -"))
    assert choice(game) == "decline"


@pytest.mark.parametrize(("settled", "answer"), [("2M", "decline"), ("9M", "accept")])
def test_it_gives_property_for_a_debt_that_is_worth_more(settled: str, answer: str) -> None:
    asking = [*debt("10M"), *offer(f"0 - boardwalk {settled}")]
    game = table(player("1M", deeds="boardwalk"), player("9M"), player("9M"), may_roll=False, stack=asking)
    assert choice(game) == answer


def test_it_takes_a_gift() -> None:
    game = table(player(), player(deeds="boardwalk"), turn=1, stack=offer("0 boardwalk -"))
    assert choice(game) == "accept"


def test_it_offers_a_swap_that_completes_a_group_for_both() -> None:
    mine = player(deeds="new-york kentucky indiana")
    others = player(deeds=f"st-james tennessee illinois {REST} station")
    game = table(mine, others, player(), rounds=6)
    give, take = choice(game).split()[2:4]
    assert {"kentucky", "indiana", "new-york"} & set(give.split(","))
    assert {"illinois", "st-james", "tennessee"} & set(take.split(","))


def test_it_pays_well_for_the_missing_deed() -> None:
    game = table(player("20M", deeds="st-james tennessee"), player(deeds=f"new-york {REST} station"), rounds=6)
    word, target, give, take = choice(game).split()
    assert (word, target, take) == ("offer", "1", "new-york")
    assert money(give) > money("2M")
    game.play(0, f"offer 1 {give} new-york")
    assert choice(game) == "accept"


def test_it_offers_at_most_once_a_turn() -> None:
    game = table(player("20M", deeds="st-james tennessee"), player(deeds=f"new-york {REST} station"), rounds=6)
    game.play(0, choice(game))
    game.play(1, "decline")
    assert choice(game) == "roll"


def test_it_offers_nothing_where_offers_are_not_allowed() -> None:
    mine, others = player("20M", deeds="st-james tennessee"), player(deeds=f"new-york {REST} station")
    assert choice(table(mine, others, rounds=6, options={"offers_a_turn": 0})) == "roll"


def test_it_leaves_jail_at_once_while_there_is_much_to_buy() -> None:
    assert choice(table(player(jail=0), player())) == "pay-fine"
    assert choice(table(player(jail=0, kept="chance-out-of-jail"), player())) == "use-card"


def test_it_stays_in_jail_where_the_board_is_dangerous() -> None:
    others = player(deeds=f"red:4 orange:4 dark-blue:3 {REST} station")
    assert choice(table(player(jail=0, kept="chance-out-of-jail"), others)) == "roll"


def test_it_answers_a_card_that_lets_it_choose() -> None:
    stack = [{"kind": "pay-or-draw", "seat": 0, "card": "fine-or-chance"}]
    game = table(player(), player(), may_roll=False, stack=stack)
    assert choice(game) in ("pay-card", "draw-card")


def test_it_wants_one_of_the_last_buildings_and_bids_for_it() -> None:
    mine = player("20M", deeds="orange:4")
    others = player("20M", deeds="red:4")
    third = player(deeds="green:5 yellow:5 dark-blue:5 light-blue:5")
    game = table(mine, others, third, turn=1, may_roll=False)
    game.play(1, "build illinois")
    assert choice(game, 0) == "want"
    game.play(0, "want")
    assert choice(game, 0).startswith("bid-building ")


def test_it_opens_the_auction_of_a_building_that_it_asked_for() -> None:
    # If it passed here, the building would stay with the bank, and it would ask for it again for ever.
    theirs = player("0K", deeds="yellow:4 red:4 orange:2 mediterranean:1 baltic")
    game = table(player("2.1M", deeds="dark-blue"), player("20M", deeds="light-blue"), theirs, may_roll=False)
    game.play(0, "build park")
    game.play(1, "want")
    assert choice(game, 0) == "bid-building 2000000 park"


def play_game(bots: list[Bot], number: int, options: dict[str, object] | None = None) -> Game:
    """Play a game to its end, or as far as anybody would."""
    game = new("banking", len(bots), derive_seed(SEED, "strength", number), options, events=False)
    assert isinstance(game, TrackGame)
    while not game.over and game.rounds < MOST_ROUNDS:
        seat = game.awaiting[0]
        game.apply(seat, bots[seat].choose(game, seat))
    return game


def count_wins(games: int, seats: int = 4) -> int:
    """Count the wins of one steady player among random ones, each time in another seat."""
    wins = 0
    for number in range(games):
        bots: list[Bot] = [RandomBot(derive_seed(SEED, "random", number)) for _ in range(seats)]
        bots[number % seats] = SteadyTrack(SEED)
        wins += play_game(bots, number).winners == (number % seats,)
    return wins


def count_finished(games: int, seats: int = 4, options: dict[str, object] | None = None) -> int:
    """Count the games between steady players that have a winner in time."""
    return sum(play_game([SteadyTrack(SEED) for _ in range(seats)], number, options).over for number in range(games))


def test_it_beats_three_random_players() -> None:
    assert count_wins(40) >= 36


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_steady_players_alone_come_to_an_end(seats: int) -> None:
    assert count_finished(20, seats) >= 19


@pytest.mark.parametrize(
    "options",
    [
        {"game": "quick"},
        {"round_limit": 12},
        {"rent": "automatic", "deck": "here-and-now", "jail_fine": "roll_now", "jail_double": "again"},
        {"mortgage_interest": "standard", "jail_fine": "any_time"},
        {"offers_a_turn": 1, "luxury_tax": "750k"},
    ],
)
def test_it_plays_with_every_option(options: dict[str, object]) -> None:
    assert count_finished(10, 4, options) == 10


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_nearly_always_beats_random_players(seats: int) -> None:
    assert count_wins(500, seats) >= 450


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nearly_all_games_of_steady_players_end(seats: int) -> None:
    assert count_finished(1000, seats) >= 950
