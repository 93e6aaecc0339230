"""Deals between players: every mix, what locks a property, mortgages in deals (EB-50 … EB-54)."""

import pytest

import rentier
from playing import kinds, offered, pending, play, refused, state
from rentier.testing.rules import rule
from track.table import balances, cash, deeds, is_mortgaged, kept, owner, payments, said

from .table import player, table

CARD, OTHER_CARD = "chance-out-of-jail", "chest-out-of-jail"


def pair(first: str, second: str, first_kept: str = "", second_kept: str = "", **options: object) -> rentier.Game:
    """Set up two players with 10M each, these deeds and these cards, and a third player."""
    return table(
        player("10M", deeds=first, kept=first_kept),
        player("10M", deeds=second, kept=second_kept),
        player(),
        options=options,
    )


@rule("EB-50")
@pytest.mark.parametrize(
    ("offer", "first", "second", "money"),
    [
        ("park 3M", "reading-rr", "park boardwalk electric", ["13M", "7M"]),
        ("3M boardwalk", "reading-rr park boardwalk", "electric", ["7M", "13M"]),
        ("park electric", "reading-rr electric", "park boardwalk", ["10M", "10M"]),
        ("reading-rr,1M electric", "electric park", "reading-rr boardwalk", ["9M", "11M"]),
        ("park,reading-rr boardwalk,electric,10K", "electric boardwalk", "reading-rr park", ["10.01M", "9.99M"]),
        ("park -", "reading-rr", "park boardwalk electric", ["10M", "10M"]),
        ("- electric", "reading-rr electric park", "boardwalk", ["10M", "10M"]),
    ],
)
def test_properties_are_sold_for_any_mix_of_money_and_properties(
    offer: str, first: str, second: str, money: list[str]
) -> None:
    game = pair("reading-rr park", "electric boardwalk")
    events = play(game, f"0: offer 1 {offer}", "1: accept")
    assert (sorted(deeds(game, 0).split()), sorted(deeds(game, 1).split())) == (
        sorted(first.split()),
        sorted(second.split()),
    )
    assert balances(game)[:2] == money
    assert kinds(events)[0] == "deal-offered"
    assert kinds(events)[-1] == "deal-done"


@rule("EB-50", "EB-14")
def test_cards_that_get_one_out_of_jail_are_sold_like_properties() -> None:
    game = pair("park", "", CARD, OTHER_CARD)
    play(game, f"0: offer 1 {CARD} 500K", "1: accept")
    assert (kept(game, 0), kept(game, 1)) == ("", f"{OTHER_CARD} {CARD}")
    assert balances(game)[:2] == ["10.5M", "9.5M"]
    play(game, f"0: offer 1 park {CARD},{OTHER_CARD}", "1: accept")
    assert kept(game, 0) == f"{CARD} {OTHER_CARD}"
    assert owner(game, "park") == 1
    play(game, f"0: offer 1 {CARD},1M park", "1: accept")
    assert kept(game, 1) == CARD


@rule("EB-50")
@pytest.mark.parametrize("offer", ["1M -", "- 1M", "- -", "1M 2M"])
def test_money_alone_makes_no_deal(offer: str) -> None:
    error = refused(pair("park", "boardwalk"), 0, f"offer 1 {offer}")
    assert (error.key, error.rule) == ("track-deal-money-alone", "EB-50")


@rule("EB-50")
@pytest.mark.parametrize(
    "offer",
    [
        "boardwalk park",
        "electric 1M",
        "park reading-rr",
        f"{CARD} 1M",
        f"1M {CARD}",
        f"{OTHER_CARD},{OTHER_CARD} 1M",
        "park,park 1M",
    ],
)
def test_one_deals_only_in_what_the_two_have(offer: str) -> None:
    error = refused(pair("park", "boardwalk", OTHER_CARD), 0, f"offer 1 {offer}")
    assert (error.key, error.rule) == ("track-deal-not-owned", "EB-50")


@rule("EB-50")
@pytest.mark.parametrize("target", [0, 2, 4, 9])
def test_a_deal_is_between_two_players_who_are_still_in(target: int) -> None:
    game = table(player(deeds="park"), player(), player("0K", out=True))
    error = refused(game, 0, f"offer {target} park 1M")
    assert (error.key, error.rule) == ("track-deal-whom", "EB-50")


@rule("EB-50")
@pytest.mark.parametrize(
    ("offer", "key"),
    [
        ("park 1005K", "track-deal-unit"),
        ("5K boardwalk", "track-deal-unit"),
        ("park,1M boardwalk,1M", "track-deal-money-twice"),
        ("park 10010K", "track-deal-money"),
        ("10010K boardwalk", "track-deal-money"),
    ],
)
def test_the_money_of_a_deal_is_there_in_multiples_of_10k(offer: str, key: str) -> None:
    assert refused(pair("park", "boardwalk"), 0, f"offer 1 {offer}").key == key


@rule("EB-50")
def test_an_offer_is_declined_and_not_made_again_in_that_turn() -> None:
    game = pair("park", "boardwalk")
    events = play(game, "0: offer 1 park 1M", "1: decline")
    assert kinds(events) == ["deal-offered", "deal-declined"]
    assert pending(game)["kind"] == "turn"
    assert owner(game, "park") == 0
    error = refused(game, 0, "offer 1 park 1M")
    assert (error.key, error.rule) == ("track-deal-declined", "EB-50")
    # A different offer may be made, and the same one by or to somebody else.
    play(game, "0: offer 1 park 990K", "1: decline", "0: offer 2 park 1M", "2: decline")


@rule("EB-50")
def test_in_the_next_turn_the_same_offer_may_be_made() -> None:
    game = table(player(deeds="park"), player(), may_roll=False)
    play(game, "0: offer 1 park 1M", "1: decline", "0: end", "0: offer 1 park 1M", "1: accept")
    assert owner(game, "park") == 1


@rule("EB-50")
def test_who_offered_may_withdraw() -> None:
    game = pair("park", "boardwalk")
    play(game, "0: offer 1 park 1M")
    assert game.awaiting == (1,)
    assert offered(game, 0) == ["withdraw"]
    events = play(game, "0: withdraw")
    assert kinds(events) == ["deal-withdrawn"]
    assert pending(game)["kind"] == "turn"
    play(game, "0: offer 1 park 1M")
    assert refused(game, 2, "accept").key == "not-asked"
    assert refused(game, 1, "withdraw").key == "track-not-now"


@rule("EB-50")
def test_a_counter_offer_takes_the_place_of_the_offer() -> None:
    game = pair("park", "boardwalk")
    play(game, "0: offer 1 park 1M", "1: offer 0 500K park")
    assert game.awaiting == (0,)
    assert [decision["kind"] for decision in state(game)["stack"]] == ["turn", "offer"]
    play(game, "0: accept")
    assert pending(game)["kind"] == "turn"
    assert owner(game, "park") == 1
    assert balances(game)[:2] == ["10.5M", "9.5M"]


@rule("EB-50")
def test_a_counter_offer_is_declined_or_countered_in_turn() -> None:
    game = pair("park", "boardwalk")
    play(game, "0: offer 1 park 1M", "1: offer 0 500K park", "0: offer 1 park 800K", "1: decline")
    assert pending(game)["kind"] == "turn"
    # An offer that was countered counts as declined.
    assert refused(game, 0, "offer 1 park 1M").key == "track-deal-declined"
    assert refused(game, 1, "offer 0 500K park").key == "track-deal-declined"


@rule("EB-50")
def test_a_counter_offer_goes_to_who_offered() -> None:
    game = pair("park", "boardwalk")
    play(game, "0: offer 1 park 1M")
    assert refused(game, 1, "offer 2 boardwalk 1M").key == "track-deal-not-now"
    assert refused(game, 2, "offer 0 1M park").key == "track-deal-not-now"
    assert refused(game, 0, "offer 2 park 1M").key == "track-deal-not-now"


@rule("EB-50")
def test_the_number_of_offers_in_a_turn_is_bounded_by_an_option() -> None:
    game = pair("park", "boardwalk", offers_a_turn=2)
    play(game, "0: offer 1 park 1M", "0: withdraw", "0: offer 1 park 1M", "1: decline")
    error = refused(game, 0, "offer 1 park 2M")
    assert (error.key, error.rule) == ("track-deal-too-many", "EB-50")
    assert [form.word for form in game.forms(0)] == ["resign"]
    # The bound is each player's own.
    play(game, "1: offer 0 1M park", "0: decline")
    unbounded = pair("park", "boardwalk", offers_a_turn=None)
    play(unbounded, *("0: offer 1 park 1M", "0: withdraw") * 20)
    none = pair("park", "boardwalk", offers_a_turn=0)
    assert offered(none, 0, "offer") == []
    assert refused(none, 0, "offer 1 park 2M").key == "track-deal-too-many"


@rule("EB-50")
def test_in_the_next_turn_offers_are_counted_anew() -> None:
    game = table(player(deeds="park"), player(), may_roll=False, options={"offers_a_turn": 1})
    play(game, "0: offer 1 park 1M", "1: decline", "0: end", "0: offer 1 park 1M", "1: accept")
    assert owner(game, "park") == 1


@rule("EB-50")
def test_deals_are_made_at_any_time_of_a_turn_by_anybody() -> None:
    ours, theirs = player(deeds="park"), player(deeds="boardwalk")
    for may_roll, doubles in ((True, 0), (False, 0), (True, 1)):
        game = table(player(), ours, theirs, may_roll=may_roll, doubles=doubles)
        play(game, "1: offer 2 park boardwalk", "2: accept")
        assert (owner(game, "park"), owner(game, "boardwalk")) == (2, 1)


@rule("EB-50", "EB-54")
def test_deals_are_made_before_buying_or_declining() -> None:
    game = table(player("0K", deeds="park"), player(), dice="1-2")
    play(game, "0: roll")
    assert offered(game, 0, "buy") == []
    play(game, "0: offer 1 park 2M", "1: accept", "0: buy")
    assert deeds(game, 0) == "baltic"
    assert cash(game, 0) == "1.4M"


@rule("EB-54")
def test_money_is_raised_before_buying_by_selling_buildings_and_mortgaging() -> None:
    game = table(player("0K", deeds="green:1 reading-rr"), player(), dice="1-2")
    play(game, "0: roll", "0: sell green 0 1 1", "0: mortgage reading-rr", "0: buy")
    assert cash(game, 0) == "1.4M"
    assert deeds(game, 0) == "baltic reading-rr* pacific north-carolina:1 pennsylvania:1"


@rule("EB-50")
def test_there_is_no_deal_during_an_auction() -> None:
    game = table(player(deeds="park"), player(deeds="boardwalk"), dice="1-2")
    play(game, "0: roll", "0: leave")
    for seat in (0, 1):
        error = refused(game, seat, f"offer {1 - seat} {'park boardwalk' if seat == 0 else 'boardwalk park'}")
        assert (error.key, error.rule) == ("track-deal-not-now", "EB-50")


@rule("EB-50", "EB-14")
def test_there_is_no_deal_while_a_card_is_resolved() -> None:
    game = table(player(deeds="park"), player(), dice="1-1", chest="fine-or-chance")
    play(game, "0: roll")
    assert pending(game)["kind"] == "pay-or-draw"
    error = refused(game, 0, "offer 1 park 1M")
    assert (error.key, error.rule) == ("track-deal-not-now", "EB-50")


@rule("EB-50", "EB-70")
def test_a_debt_that_a_card_made_is_met_by_deals() -> None:
    game = table(player("0K", deeds="park"), player(), dice="1-1", chest="hospital")
    play(game, "0: roll", "0: offer 1 park 3M", "1: accept")
    assert cash(game, 0) == "2M"


@rule("EB-35", "EB-50")
def test_who_is_in_jail_deals_as_usual() -> None:
    game = table(player(deeds="park", jail=1), player(deeds="boardwalk", jail=0))
    play(game, "0: offer 1 park boardwalk", "1: accept")
    assert owner(game, "park") == 1


@rule("EB-50", "EB-76")
def test_who_is_in_jail_buys_a_card_that_gets_one_out() -> None:
    game = table(player(jail=1), player(kept=CARD))
    play(game, f"0: offer 1 500K {CARD}", "1: accept", "0: use-card")
    assert (cash(game, 0), kept(game, 0)) == ("14.5M", "")


@rule("EB-51")
@pytest.mark.parametrize(
    "text", ["offer 1 park 1M", "offer 1 boardwalk 1M", "offer 1 - oriental", "offer 1 1M vermont"]
)
def test_no_lot_changes_hands_while_its_colour_has_a_building(text: str) -> None:
    game = table(player(deeds="park boardwalk:1"), player(deeds="oriental vermont connecticut:1"))
    error = refused(game, 0, text)
    assert (error.key, error.rule) == ("track-deal-buildings", "EB-51")


@rule("EB-51")
def test_with_the_buildings_sold_first_the_lot_is_free() -> None:
    game = table(player(deeds="park boardwalk:1"), player())
    play(game, "0: sell dark-blue 0 0", "0: offer 1 park 4M", "1: accept")
    assert owner(game, "park") == 1


@rule("EB-51")
def test_buildings_lock_their_own_colour_only() -> None:
    game = table(player(deeds="dark-blue:1 brown station"), player())
    play(game, "0: offer 1 baltic,reading-rr 1M", "1: accept")
    assert deeds(game, 1) == "baltic reading-rr"


MORTGAGED = {
    # By the option: what lifting at once costs, keeping, and lifting later.
    "once": ("2M", "200K", "2M"),
    "standard": ("2.2M", "200K", "2.2M"),
}


@rule("EB-53")
@pytest.mark.parametrize("interest", MORTGAGED)
def test_the_buyer_of_a_mortgaged_property_lifts_it_at_once(interest: str) -> None:
    game = pair("boardwalk*", "", mortgage_interest=interest)
    play(game, "0: offer 1 boardwalk 1M")
    assert offered(game, 1) == ["decline", "accept", "accept boardwalk"]
    costs = {str(action): action.figures(game, 1).get("amount", 0) for action in game.actions(1)}
    assert [said(costs["accept"]), said(costs["accept boardwalk"])] == ["0K", MORTGAGED[interest][0]]
    events = play(game, "1: accept boardwalk")
    assert payments(events) == ["1 > 0 1M deal", f"1 > -1 {MORTGAGED[interest][0]} lift"]
    assert deeds(game, 1) == "boardwalk"
    assert "lifted" in kinds(events)


@rule("EB-53")
@pytest.mark.parametrize("interest", MORTGAGED)
def test_or_keeps_the_mortgage_for_ten_per_cent_and_lifts_it_later(interest: str) -> None:
    game = pair("boardwalk*", "", mortgage_interest=interest)
    events = play(game, "0: offer 1 boardwalk 1M", "1: accept")
    assert payments(events) == ["1 > 0 1M deal", f"1 > -1 {MORTGAGED[interest][1]} interest"]
    assert deeds(game, 1) == ("boardwalk**" if interest == "once" else "boardwalk*")
    events = play(game, "1: lift boardwalk")
    assert payments(events) == [f"1 > -1 {MORTGAGED[interest][2]} lift"]
    assert deeds(game, 1) == "boardwalk"


@rule("EB-53")
@pytest.mark.parametrize("interest", MORTGAGED)
def test_who_offers_says_at_once_whether_a_mortgage_received_is_lifted(interest: str) -> None:
    lifting = pair("", "boardwalk*", mortgage_interest=interest)
    events = play(lifting, "0: offer 1 1M boardwalk 0 boardwalk", "1: accept")
    assert payments(events) == ["0 > 1 1M deal", f"0 > -1 {MORTGAGED[interest][0]} lift"]
    keeping = pair("", "boardwalk*", mortgage_interest=interest)
    events = play(keeping, "0: offer 1 1M boardwalk", "1: accept")
    assert payments(events) == ["0 > 1 1M deal", f"0 > -1 {MORTGAGED[interest][1]} interest"]
    assert is_mortgaged(keeping, "boardwalk")


@rule("EB-53")
def test_of_several_mortgages_each_is_lifted_or_kept() -> None:
    game = pair("park* boardwalk* reading-rr*", "electric*")
    play(game, "0: offer 1 park,boardwalk,reading-rr electric 0 electric")
    events = play(game, "1: accept reading-rr,park")
    assert sorted(payments(events)) == [
        "0 > -1 750K lift",
        "1 > -1 1.75M lift",
        "1 > -1 1M lift",
        "1 > -1 200K interest",
    ]
    assert (deeds(game, 0), deeds(game, 1)) == ("electric", "reading-rr park boardwalk**")


@rule("EB-53", "EB-61")
@pytest.mark.parametrize(("code", "interest"), [("electric", "80K"), ("park", "180K"), ("mediterranean", "30K")])
def test_the_interest_is_rounded_up_to_the_next_10k(code: str, interest: str) -> None:
    # 75K and 175K are not multiples of 10K.
    events = play(pair(f"{code}*", ""), f"0: offer 1 {code} 1M", "1: accept")
    assert payments(events)[1] == f"1 > -1 {interest} interest"


@rule("EB-53")
def test_interest_paid_stays_with_the_deed_and_a_further_buyer_pays_again() -> None:
    game = pair("boardwalk**", "")
    events = play(game, "0: offer 1 boardwalk 1M", "1: accept")
    assert payments(events)[1] == "1 > -1 200K interest"
    events = play(game, "1: offer 2 boardwalk 1M", "2: accept")
    assert payments(events)[1] == "2 > -1 200K interest"
    events = play(game, "2: lift boardwalk")
    assert payments(events) == ["2 > -1 2M lift"]


@rule("EB-53")
def test_interest_paid_ends_when_the_mortgage_is_lifted() -> None:
    game = pair("boardwalk**", "")
    play(game, "0: lift boardwalk", "0: mortgage boardwalk")
    assert deeds(game, 0) == "boardwalk*"
    assert payments(play(game, "0: lift boardwalk")) == ["0 > -1 2.2M lift"]


@rule("EB-53")
def test_a_deal_is_refused_unless_each_side_can_pay_for_the_mortgages_at_once() -> None:
    def given(first: str, second: str) -> rentier.Game:
        return table(player(first, deeds="boardwalk*"), player(second, deeds="park*"))

    error = refused(given("10M", "190K"), 0, "offer 1 boardwalk -")
    assert (error.key, error.rule) == ("track-deal-money", "EB-53")
    play(given("10M", "200K"), "0: offer 1 boardwalk -", "1: accept")
    assert refused(given("170K", "10M"), 0, "offer 1 - park").key == "track-deal-money"
    play(given("180K", "10M"), "0: offer 1 - park", "1: accept")
    assert refused(given("1.74M", "10M"), 0, "offer 1 - park 0 park").key == "track-deal-money"


@rule("EB-53")
def test_the_money_of_the_deal_counts_for_what_the_mortgages_cost() -> None:
    game = table(player("10M", deeds="boardwalk*"), player("0K"))
    play(game, "0: offer 1 boardwalk,200K -", "1: accept")
    assert balances(game) == ["9.8M", "0K"]
    game = table(player("0K"), player("10M", deeds="boardwalk*"))
    assert refused(game, 0, "offer 1 - boardwalk,190K").key == "track-deal-money"
    play(game, "0: offer 1 - boardwalk,2M 0 boardwalk", "1: accept")
    assert (balances(game), deeds(game, 0)) == (["0K", "8M"], "boardwalk")
    game = table(player("1M", deeds="boardwalk*"), player("1.19M"))
    assert refused(game, 0, "offer 1 boardwalk 1M").key == "track-deal-money"


@rule("EB-53")
def test_lifting_on_acceptance_needs_the_money_too() -> None:
    game = table(player("10M", deeds="boardwalk*"), player("1M"))
    play(game, "0: offer 1 boardwalk -")
    assert offered(game, 1) == ["decline", "accept"]
    error = refused(game, 1, "accept boardwalk")
    assert (error.key, error.rule) == ("track-deal-money", "EB-53")
    play(game, "1: accept")


@rule("EB-53")
@pytest.mark.parametrize(
    ("steps", "seat", "text"),
    [
        ((), 0, "offer 1 1M park 0 boardwalk"),
        ((), 0, "offer 1 1M electric 0 electric"),
        (("0: offer 1 boardwalk 1M",), 1, "accept park"),
        (("0: offer 1 reading-rr 1M",), 1, "accept reading-rr"),
    ],
)
def test_only_mortgages_received_in_the_deal_are_lifted(steps: tuple[str, ...], seat: int, text: str) -> None:
    game = pair("boardwalk* reading-rr", "park* electric")
    play(game, *steps)
    error = refused(game, seat, text)
    assert (error.key, error.rule) == ("track-deal-lift", "EB-53")


@rule("EB-50")
def test_an_offer_shows_everything_that_could_be_in_it() -> None:
    game = table(player("3M", deeds="park brown:1", kept=CARD), player())
    form = next(form.to_dict() for form in game.forms(0) if form.word == "offer")
    assert (form["give"], form["cards"], form["highest"], form["step"]) == (["park"], [CARD], 3_000_000, 10_000)
