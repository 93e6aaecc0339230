"""Building and selling: evenly, with hotels, from a stock that runs out (EB-40 … EB-45)."""

import pytest

import rentier
from playing import kinds, offered, pending, play, refused
from rentier.testing.rules import rule
from track.table import balances, cash, levels, payments, stock

from .table import GROUPS, player, table

WEALTHY = "20M"


@rule("EB-40")
@pytest.mark.parametrize(
    ("group", "price"),
    [
        ("brown", "500K"),
        ("light-blue", "500K"),
        ("pink", "1M"),
        ("orange", "1M"),
        ("red", "1.5M"),
        ("yellow", "1.5M"),
        ("green", "2M"),
        ("dark-blue", "2M"),
    ],
)
def test_the_owner_of_a_whole_colour_builds_for_the_price_on_the_deed(group: str, price: str) -> None:
    game = table(player(WEALTHY, deeds=group), player())
    assert offered(game, 0, "build") == [f"build {place}" for place in GROUPS[group]]
    events = play(game, f"0: build {GROUPS[group][0]}")
    assert payments(events) == [f"0 > -1 {price} building"]
    assert levels(game, group)[0] == 1
    assert stock(game) == (31, 12)


@rule("EB-40")
@pytest.mark.parametrize(
    ("deeds", "place", "key"),
    [
        ("park", "park", "track-build-not-whole"),
        ("park", "boardwalk", "track-build-not-whole"),
        ("station", "reading-rr", "track-build-no-street"),
        ("utility", "electric", "track-build-no-street"),
    ],
)
def test_nobody_builds_without_the_whole_colour(deeds: str, place: str, key: str) -> None:
    game = table(player(deeds=deeds), player(deeds="boardwalk" if deeds == "park" else ""))
    assert offered(game, 0, "build") == []
    error = refused(game, 0, f"build {place}")
    assert (error.key, error.rule) == (key, "EB-40")


@rule("EB-40", "EB-19")
def test_one_builds_on_the_own_turn_and_between_the_turns_of_others() -> None:
    ours = player(deeds="dark-blue")
    before_rolling = table(ours, player(), may_roll=True, fresh=True)
    after_rolling = table(ours, player(), may_roll=False, fresh=False)
    between = table(player(), ours, may_roll=True, fresh=True)
    in_another_turn = table(player(), ours, may_roll=False, fresh=False)
    before_its_second_roll = table(player(), ours, may_roll=True, doubles=1)
    for game, seat in ((before_rolling, 0), (after_rolling, 0), (between, 1)):
        play(game, f"{seat}: build park")
        assert levels(game, "dark-blue") == [1, 0]
    for game in (in_another_turn, before_its_second_roll):
        error = refused(game, 1, "build park")
        assert (error.key, error.rule) == ("track-not-between-turns", "EB-19")


@rule("EB-40")
def test_one_builds_any_number_as_money_allows() -> None:
    game = table(player("3M", deeds="brown"), player())
    play(game, *(f"0: build {place}" for place in ("baltic", "mediterranean") * 3))
    assert levels(game, "brown") == [3, 3]
    assert cash(game, 0) == "0K"
    error = refused(game, 0, "build baltic")
    assert (error.key, error.rule) == ("track-build-money", "EB-40")


@rule("EB-40", "EB-43")
def test_each_of_several_buildings_needs_its_own_from_the_stock() -> None:
    game = table(player(WEALTHY, deeds="brown"), player("0K", deeds="green:4 red:4 light-blue:2"))
    assert stock(game)[0] == 2
    play(game, "0: build baltic", "0: build mediterranean")
    assert stock(game)[0] == 0
    assert refused(game, 0, "build baltic").key == "track-build-none-left"


@rule("EB-35", "EB-40")
def test_who_is_in_jail_builds_as_usual() -> None:
    game = table(player(deeds="dark-blue", jail=0), player())
    play(game, "0: build park", "0: sell dark-blue 0 0")
    assert cash(game, 0) == "14M"


@rule("EB-41")
def test_no_second_apartment_before_each_lot_has_one() -> None:
    game = table(player(WEALTHY, deeds="light-blue"), player())
    play(game, "0: build vermont")
    error = refused(game, 0, "build vermont")
    assert (error.key, error.rule) == ("track-build-uneven", "EB-41")
    assert offered(game, 0, "build") == ["build oriental", "build connecticut"]
    play(game, "0: build oriental", "0: build connecticut", "0: build vermont")
    assert levels(game, "light-blue") == [1, 2, 1]
    assert refused(game, 0, "build vermont").key == "track-build-uneven"


@rule("EB-41")
def test_no_building_while_a_lot_of_the_colour_is_mortgaged() -> None:
    game = table(player(WEALTHY, deeds="oriental vermont connecticut*"), player())
    for place in ("oriental", "vermont", "connecticut"):
        error = refused(game, 0, f"build {place}")
        assert (error.key, error.rule) == ("track-build-mortgaged", "EB-41")
    play(game, "0: lift connecticut", "0: build oriental")
    assert levels(game, "light-blue") == [1, 0, 0]


@rule("EB-42")
def test_a_hotel_needs_four_apartments_or_a_hotel_on_each_lot() -> None:
    game = table(player(WEALTHY, deeds="park:4 boardwalk:3"), player())
    assert refused(game, 0, "build park").key == "track-build-uneven"
    play(game, "0: build boardwalk", "0: build park")
    assert levels(game, "dark-blue") == [5, 4]
    play(game, "0: build boardwalk")
    assert levels(game, "dark-blue") == [5, 5]


@rule("EB-42")
def test_for_a_hotel_the_four_apartments_of_its_lot_go_back() -> None:
    game = table(player(WEALTHY, deeds="dark-blue:4"), player())
    assert stock(game) == (24, 12)
    events = play(game, "0: build boardwalk")
    assert stock(game) == (28, 11)
    assert payments(events) == ["0 > -1 2M building"]


@rule("EB-42")
def test_there_is_one_hotel_a_lot_at_most() -> None:
    game = table(player(WEALTHY, deeds="dark-blue:5"), player())
    error = refused(game, 0, "build boardwalk")
    assert (error.key, error.rule) == ("track-build-full", "EB-42")


@rule("EB-43")
def test_with_none_left_one_waits_until_some_come_back() -> None:
    # 32 apartments stand, 12 of them on green.
    theirs = player("0K", deeds="green:4 yellow:4 light-blue:2 brown:1")
    game = table(player(WEALTHY, deeds="dark-blue"), theirs)
    assert stock(game) == (0, 12)
    error = refused(game, 0, "build park")
    assert (error.key, error.rule) == ("track-build-none-left", "EB-43")
    play(game, "1: sell brown 1 0", "0: build park")
    assert stock(game) == (0, 12)


@rule("EB-43")
def test_with_no_hotel_left_one_waits_too() -> None:
    theirs = player("0K", deeds="green:5 yellow:5 red:5 orange:5")
    game = table(player(WEALTHY, deeds="dark-blue:4"), theirs)
    assert stock(game) == (24, 0)
    assert refused(game, 0, "build park").key == "track-build-none-left"


STANDING = "yellow:4 red:4 orange:2 mediterranean:1 baltic:0"
"""31 of the 32 apartments."""


def short(first: str = "20M", second: str = "20M", **more: object) -> rentier.Game:
    """Set up a table at which one apartment is left, three players could build, and a fourth could not."""
    return table(
        player(first, deeds="dark-blue"),
        player(second, deeds="light-blue"),
        player("20M", deeds="green"),
        player("0K", deeds=STANDING),
        **more,  # type: ignore[arg-type]
    )


@rule("EB-43")
def test_when_fewer_are_left_than_players_able_to_build_the_others_are_asked() -> None:
    game = short()
    assert stock(game)[0] == 1
    play(game, "0: build park")
    assert pending(game)["kind"] == "want"
    assert game.awaiting == (1,)
    play(game, "1: pass")
    assert game.awaiting == (2,)
    events = play(game, "2: pass")
    assert levels(game, "dark-blue") == [1, 0]
    assert payments(events) == ["0 > -1 2M building"]


@rule("EB-43")
def test_nobody_is_asked_when_there_are_enough_for_all_who_could_build() -> None:
    game = table(player(WEALTHY, deeds="dark-blue"), player(WEALTHY, deeds="light-blue"), player("0K", deeds="green"))
    play(game, "0: build park")
    assert levels(game, "dark-blue") == [1, 0]
    # Two are left for two players.
    theirs = "yellow:4 red:4 orange:2"
    game = table(player(WEALTHY, deeds="dark-blue"), player(WEALTHY, deeds="light-blue"), player("0K", deeds=theirs))
    assert stock(game)[0] == 2
    play(game, "0: build park")
    assert levels(game, "dark-blue") == [1, 0]


@rule("EB-43")
def test_who_could_not_pay_or_place_one_now_is_not_counted() -> None:
    game = short(second="490K")
    play(game, "0: build park")
    assert game.awaiting == (2,)
    game = table(
        player(WEALTHY, deeds="dark-blue"),
        player(WEALTHY, deeds="oriental vermont connecticut*"),
        player("20M", deeds="pacific pennsylvania"),
        player("0K", deeds=STANDING),
    )
    play(game, "0: build park")
    assert levels(game, "dark-blue") == [1, 0]


@rule("EB-43")
def test_the_last_building_is_auctioned_among_those_who_want_it() -> None:
    game = short()
    events = play(game, "0: build park", "1: want", "2: pass")
    assert "auction-opened" in kinds(events)
    assert pending(game)["kind"] == "building-auction"
    assert list(game.awaiting) == [1, 0]
    assert (pending(game)["leader"], pending(game)["bid"]) == (-1, 0)
    play(game, "1: bid-building 500K oriental")
    assert game.awaiting == (0,)
    events = play(game, "0: pass")
    assert kinds(events)[0] == "passed-building"
    assert payments(events) == ["1 > -1 500K building"]
    assert levels(game, "light-blue") == [1, 0, 0]
    assert levels(game, "dark-blue") == [0, 0]
    assert stock(game)[0] == 0


@rule("EB-43")
def test_the_buyer_bids_like_the_others_and_gets_it_when_they_pass() -> None:
    game = short()
    play(game, "0: build boardwalk", "1: want", "2: want", "2: pass", "1: pass")
    assert game.awaiting == (0,)
    assert offered(game, 0, "bid-building") == ["bid-building 2000000 park", "bid-building 2000000 boardwalk"]
    events = play(game, "0: bid-building 2M boardwalk")
    assert payments(events) == ["0 > -1 2M building"]
    assert levels(game, "dark-blue") == [0, 1]


@rule("EB-43")
def test_the_player_who_asked_may_pass_too_and_a_building_that_nobody_bids_for_stays() -> None:
    game = short()
    play(game, "0: build boardwalk", "1: want", "2: pass")
    assert "pass" in offered(game, 0)
    events = play(game, "0: pass", "1: pass")
    assert kinds(events) == ["passed-building", "passed-building", "building-unsold"]
    assert (pending(game)["kind"], stock(game)[0]) == ("turn", 1)
    assert (levels(game, "dark-blue"), levels(game, "light-blue")) == ([0, 0], [0, 0, 0])


@rule("EB-43")
def test_the_player_who_asked_may_be_outbid_by_less_than_their_own_price() -> None:
    # A lot of 500K opens at 500K, whatever the lot that was asked for costs.
    game = short()
    play(game, "0: build boardwalk", "1: want", "2: pass", "1: bid-building 500K vermont", "0: pass")
    assert levels(game, "light-blue") == [0, 1, 0]


@rule("EB-43", "EB-45")
def test_the_building_on_offer_is_set_aside() -> None:
    ours, theirs = "light-blue park:5 boardwalk:4", "yellow:4 red:4 orange:1"
    game = table(player(WEALTHY, deeds="green"), player(WEALTHY, deeds=ours), player("0K", deeds=theirs))
    assert stock(game)[0] == 1
    # Before the auction the hotel could be sold into the last apartment.
    play(game.copy(), "1: sell dark-blue 3 2")
    play(game, "0: build pacific")
    play(game, "1: want")
    error = refused(game, 1, "sell dark-blue 3 2")
    assert (error.key, error.rule) == ("track-sell-no-apartments", "EB-45")
    play(game, "1: sell dark-blue 2 2", "0: bid-building 2M pacific", "1: pass")
    assert (stock(game)[0], levels(game, "green")) == (0, [1, 0, 0])


@rule("EB-40", "EB-43")
def test_the_last_buildings_are_sold_one_by_one() -> None:
    game = table(
        player(WEALTHY, deeds="dark-blue"),
        player(WEALTHY, deeds="light-blue"),
        player("20M", deeds="green"),
        player("0K", deeds="yellow:4 red:4 orange:2"),
    )
    assert stock(game)[0] == 2
    play(game, "0: build park", "1: want", "2: pass", "0: bid-building 2M park", "1: pass")
    assert levels(game, "dark-blue") == [1, 0]
    # For the next one everybody is asked again.
    play(game, "0: build boardwalk")
    assert game.awaiting == (1,)
    play(game, "1: pass", "2: want", "2: bid-building 2.01M pacific", "0: pass")
    assert (levels(game, "dark-blue"), levels(game, "green")) == ([1, 0], [1, 0, 0])
    assert refused(game, 0, "build boardwalk").key == "track-build-none-left"


@rule("EB-43")
def test_bidding_for_a_building_goes_to_and_fro() -> None:
    game = short()
    play(game, "0: build boardwalk", "1: want", "2: want")
    assert game.awaiting == (1, 2, 0)
    play(game, "2: bid-building 2.5M pacific", "1: bid-building 3M vermont", "0: bid-building 3.01M park")
    events = play(game, "2: pass", "1: pass")
    assert payments(events) == ["0 > -1 3.01M building"]
    assert levels(game, "dark-blue") == [1, 0]


@rule("EB-43")
def test_a_bidder_never_bids_below_the_price_of_the_lot_named() -> None:
    game = short(turn=1)
    play(game, "1: build oriental", "2: want", "0: pass")
    assert offered(game, 2, "bid-building") == [
        f"bid-building 2000000 {place}" for place in ("pacific", "north-carolina", "pennsylvania")
    ]
    assert refused(game, 2, "bid-building 1990K pacific").key == "track-bid-low"
    play(game, "2: bid-building 2M pacific")
    # The first player may go on with a lot of 500K, above the current bid.
    assert refused(game, 1, "bid-building 2M oriental").key == "track-bid-low"
    play(game, "1: bid-building 2010K vermont", "2: pass")
    assert levels(game, "light-blue") == [0, 1, 0]


@rule("EB-43")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("bid-building 2005K oriental", "track-bid-unit"),
        ("bid-building 2005999 oriental", "track-bid-unit"),
        ("bid-building 21M oriental", "track-bid-money"),
        ("bid-building 2M oriental", "track-bid-low"),
        ("bid-building 3M pacific", "track-bid-site"),
        ("bid-building 3M park", "track-bid-site"),
        ("bid-building 3M reading-rr", "track-bid-site"),
    ],
)
def test_a_bid_for_a_building_must_fit(text: str, key: str) -> None:
    game = short()
    play(game, "0: build boardwalk", "1: want", "2: want", "0: bid-building 2M boardwalk")
    assert refused(game, 1, text).key == key


@rule("EB-43")
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_who_leads_or_is_not_in_does_not_bid_for_the_building(seat: int) -> None:
    game = short()
    play(game, "0: build boardwalk", "1: want", "2: pass", "0: bid-building 2M boardwalk")
    key = "track-bid-leading" if seat == 0 else "track-bid-not-in"
    assert refused(game, seat, "bid-building 5M boardwalk").key == key


@rule("EB-43", "EB-44", "EB-62")
def test_a_bidder_raises_money_in_the_auction_of_a_building() -> None:
    game = short(second="600K")
    play(game, "0: build boardwalk", "1: want", "2: pass", "1: mortgage oriental")
    # With a lot of the colour mortgaged there is nowhere left to build.
    assert offered(game, 1, "bid-building") == []
    play(game, "1: pass", "0: bid-building 2M boardwalk")
    assert levels(game, "dark-blue") == [0, 1]
    ours = "light-blue reading-rr pennsylvania-rr"
    theirs = player("0K", deeds=STANDING)
    game = table(player(WEALTHY, deeds="dark-blue"), player("600K", deeds=ours), player(), theirs)
    play(game, "0: build park", "1: want", "1: mortgage reading-rr", "1: mortgage pennsylvania-rr")
    play(game, "1: bid-building 2.6M oriental", "0: pass")
    assert balances(game)[:2] == ["20M", "0K"]
    assert levels(game, "light-blue") == [1, 0, 0]


@rule("EB-43", "EB-44", "EB-62")
def test_the_highest_bidder_raises_money_but_not_where_the_building_shall_stand() -> None:
    ours = player(WEALTHY, deeds="dark-blue light-blue:1 reading-rr")
    theirs = player("0K", deeds="yellow:4 red:3 orange:1 brown:2")
    game = table(ours, player(WEALTHY, deeds="green"), theirs)
    assert stock(game)[0] == 1
    play(game, "1: build pacific", "0: want", "0: bid-building 2M park")
    assert "mortgage reading-rr" in offered(game, 0)
    assert "sell light-blue 0 0 0" in offered(game, 0)
    assert [text for text in offered(game, 0) if "park" in text or "boardwalk" in text] == []
    for text in ("mortgage boardwalk", "mortgage park"):
        refused(game, 0, text)
    play(game, "0: sell light-blue 0 0 0", "0: mortgage reading-rr", "1: pass")
    assert levels(game, "dark-blue") == [1, 0]
    assert cash(game, 0) == "19.75M"


@rule("EB-43")
def test_the_last_hotel_is_auctioned_only_among_those_who_could_place_one() -> None:
    theirs = player("0K", deeds="green:5 yellow:5 red:5 park:5 boardwalk:5")
    game = table(player(WEALTHY, deeds="brown:4"), player(WEALTHY, deeds="light-blue:4"), theirs, player(deeds="pink"))
    assert stock(game)[1] == 1
    play(game, "0: build baltic")
    assert game.awaiting == (1,)
    play(game, "1: want", "1: bid-building 600K vermont", "0: pass")
    assert levels(game, "light-blue") == [4, 5, 4]
    assert stock(game) == (32 - 8 - 8, 0)


@rule("EB-43")
def test_while_others_are_asked_nothing_else_is_done() -> None:
    game = short()
    play(game, "0: build boardwalk")
    assert refused(game, 1, "roll").key == "track-not-now"
    assert refused(game, 0, "roll").key == "not-asked"
    assert refused(game, 1, "offer 0 oriental park").key == "track-deal-not-now"


@rule("EB-44")
def test_the_bank_buys_at_half_of_the_building_price() -> None:
    game = table(player("0K", deeds="dark-blue:1"), player())
    events = play(game, "0: sell dark-blue 0 1")
    assert payments(events) == ["-1 > 0 1M sale"]
    assert levels(game, "dark-blue") == [0, 1]
    assert stock(game) == (31, 12)


@rule("EB-44")
def test_buildings_are_sold_evenly() -> None:
    game = table(player("0K", deeds="dark-blue:2"), player())
    assert offered(game, 0, "sell") == ["sell dark-blue 1 2", "sell dark-blue 2 1", "sell dark-blue 0 0"]
    for target in ("0 2", "2 0"):
        error = refused(game, 0, f"sell dark-blue {target}")
        assert (error.key, error.rule) == ("track-sell-uneven", "EB-44")


@rule("EB-44")
def test_the_form_names_what_the_bank_pays_down_to_each_level() -> None:
    game = table(player("0K", deeds="park:3 boardwalk:4 green:1"), player(), may_roll=False)
    (pays,) = [form.bounds["pays"] for form in game.forms(0) if form.word == "sell"]
    assert pays == {"dark-blue": [[3, 1_000_000], [2, 3_000_000], [1, 5_000_000]], "green": []}
    for level, amount in ((3, "1M"), (2, "3M"), (1, "5M")):
        assert payments(play(game.copy(), f"0: sell dark-blue {level} {level}")) == [f"-1 > 0 {amount} sale"]


@rule("EB-44")
@pytest.mark.parametrize("text", ["sell dark-blue 2 2", "sell dark-blue 3 2", "sell dark-blue 1", "sell brown 0 0"])
def test_one_sells_only_what_stands_on_the_own_lots(text: str) -> None:
    game = table(player("0K", deeds="dark-blue:2"), player(deeds="brown:1"))
    error = refused(game, 0, text)
    assert (error.key, error.rule) == ("track-sell-nothing", "EB-44")


@rule("EB-44", "EB-19")
def test_buildings_are_sold_on_the_own_turn_and_between_the_turns_of_others() -> None:
    ours = player(deeds="dark-blue:1")
    play(table(ours, player(), may_roll=False), "0: sell dark-blue 0 0")
    play(table(player(), ours, fresh=True), "1: sell dark-blue 0 0")
    error = refused(table(player(), ours, may_roll=False), 1, "sell dark-blue 0 0")
    assert (error.key, error.rule) == ("track-not-between-turns", "EB-19")


@rule("EB-44")
def test_buildings_are_sold_in_a_debt_and_in_an_auction() -> None:
    owing = table(player("0K", deeds="dark-blue:1"), player(), may_roll=False, claims=["1: reading-rr 0 500K"])
    play(owing, "1: claim reading-rr 0", "0: sell dark-blue 0 1")
    assert balances(owing) == ["500K", "15.5M"]
    bidding = table(player("0K", deeds="dark-blue:1"), player(), dice="1-2")
    play(bidding, "0: roll", "0: leave", "0: sell dark-blue 0 0", "0: bid 2M", "1: pass")
    assert cash(bidding, 0) == "0K"


@rule("EB-44")
def test_buildings_are_no_part_of_a_deal() -> None:
    game = table(player(deeds="dark-blue:1"), player(deeds="green"))
    assert [form.to_dict()["give"] for form in game.forms(0) if form.word == "offer"] == [[]]
    with pytest.raises(rentier.BadInput):
        game.play(0, "offer 1 apartment 1M")


@rule("EB-45")
def test_a_hotel_is_changed_into_four_apartments_for_half_of_its_price() -> None:
    game = table(player("0K", deeds="park:4 boardwalk:5"), player())
    events = play(game, "0: sell dark-blue 4 4")
    assert payments(events) == ["-1 > 0 1M sale"]
    assert stock(game) == (24, 12)


@rule("EB-45")
def test_a_hotel_is_sold_outright_for_half_of_it_and_of_its_four_apartments() -> None:
    game = table(player("0K", deeds="dark-blue:5"), player())
    events = play(game, "0: sell dark-blue 0 0")
    assert payments(events) == ["-1 > 0 10M sale"]
    assert stock(game) == (32, 12)


@rule("EB-45")
def test_a_hotel_becomes_apartments_only_if_the_bank_has_them() -> None:
    theirs = player("0K", deeds="yellow:4 red:4 mediterranean:3 baltic:2")
    game = table(player("0K", deeds="dark-blue:5"), theirs)
    assert stock(game) == (3, 10)
    error = refused(game, 0, "sell dark-blue 4 5")
    assert (error.key, error.rule) == ("track-sell-no-apartments", "EB-45")
    assert offered(game, 0, "sell") == ["sell dark-blue 0 0"]
    # For a state with three apartments those three are enough.
    play(game, "0: sell dark-blue 1 2")
    assert (levels(game, "dark-blue"), stock(game)) == ([1, 2], (0, 12))
    assert cash(game, 0) == "7M"


@rule("EB-45")
@pytest.mark.parametrize(
    ("target", "income"),
    [("5 4 4", "1M"), ("4 4 4", "2M"), ("3 3 4", "4M"), ("2 2 2", "8M"), ("0 0 1", "13M"), ("0 0 0", "14M")],
)
def test_a_colour_is_sold_in_one_act_down_to_any_even_state(target: str, income: str) -> None:
    game = table(player("0K", deeds="pacific:5 north-carolina:5 pennsylvania:4"), player())
    assert stock(game) == (28, 10)
    events = play(game, f"0: sell green {target}")
    assert payments(events) == [f"-1 > 0 {income} sale"]
    assert levels(game, "green") == [int(level) for level in target.split()]
    assert game.inventory()[1:3] == [32, 12]


@rule("EB-45")
def test_apartments_that_come_back_in_the_same_act_are_counted() -> None:
    theirs = player("0K", deeds="yellow:4 red:4 mediterranean:2 baltic:2")
    # No apartment is left but the four on Pennsylvania itself.
    game = table(player("0K", deeds="pacific:5 north-carolina:5 pennsylvania:4"), theirs)
    assert stock(game) == (0, 10)
    assert refused(game, 0, "sell green 4 5 4").key == "track-sell-no-apartments"
    play(game, "0: sell green 1 1 2")
    assert (levels(game, "green"), stock(game)) == ([1, 1, 2], (0, 12))
