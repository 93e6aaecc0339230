"""CC-70: what each of the twelve Chance cards does, real and fake alike when nobody checks."""

from __future__ import annotations

import pytest

import rentier
from playing import kinds, offered, pending, told
from rentier.testing.rules import rule
from track.table import at, deeds, jail, owner, turn

from .table import (
    Seat,
    cash,
    chance_pile,
    claims,
    green,
    hand,
    held,
    hotels,
    payments,
    play,
    player,
    refused,
    settle,
    table,
    unchecked,
    why,
)


def asked(mine: Seat, theirs: Seat | None = None, amount: int = 200) -> rentier.Game:
    """Set up a rent that seat 1 has just asked seat 0 for."""
    owner = theirs or player(deeds="boardwalk")
    game = table(mine, owner, player(), may_roll=False, claims=[f"1: boardwalk 0 {amount}"])
    play(game, "1: claim boardwalk 0")
    return game


# C1: the rent that is asked is not paid


@rule("CC-70")
@pytest.mark.parametrize("card", ["c1", "c1*"])
def test_c1_lets_a_rent_go_unpaid(card: str) -> None:
    game = asked(player(chance=card))
    assert "play c1" in offered(game, 0)
    events = play(game, "0: play c1")
    events += unchecked(game)
    assert told(events, "refused-rent") == [{"event": "refused-rent", "seat": 0, "target": 1}]
    assert payments(events) == []
    assert (claims(game), pending(game)["kind"]) == ([], "turn")
    assert why(refused(game, 1, "claim boardwalk 0")) == ("track-no-claim", "CC-13")
    assert (held(game, 0), chance_pile(game)[-1]) == ("", card)


@rule("CC-70", "CC-41")
def test_c1_that_is_caught_leaves_the_rent_to_be_paid() -> None:
    game = asked(player(chance="c1*"))
    play(game, "0: play c1", "1: check-card")
    assert pending(game)["kind"] == "lay"
    play(game, "0: pay 2x100")
    unchecked(game)
    assert (cash(game, 0), cash(game, 1)) == (1_300, 1_800)


@rule("CC-70")
def test_c1_comes_too_late_when_notes_are_laid() -> None:
    game = asked(player("100* 2x50 100", chance="c1"))
    play(game, "0: pay 100* 100")
    assert why(refused(game, 0, "play c1")) == ("crooked-chance-not-now", "CC-24")
    play(game, "1: check 100", "2: check 100")
    assert pending(game)["kind"] == "lay"
    assert why(refused(game, 0, "play c1")) == ("crooked-chance-not-now", "CC-24")


@rule("CC-70")
def test_c1_saves_from_a_rent_that_one_could_not_pay() -> None:
    game = asked(player("10", chance="c1"))
    assert pending(game)["kind"] == "payment"
    assert "play c1" in offered(game, 0)
    play(game, "0: play c1")
    unchecked(game)
    assert (pending(game)["kind"], cash(game, 0)) == ("turn", 10)


@rule("CC-70")
def test_c1_is_of_no_use_against_other_debts() -> None:
    game = table(player("10", at="go", chance="c1"), player(), dice="1-1", chest="k13")
    play(game, "0: roll")
    assert pending(game)["kind"] == "payment"
    assert why(refused(game, 0, "play c1")) == ("crooked-chance-not-now", "CC-24")


# C2: a hotel for nothing


@rule("CC-70", "CC-26")
@pytest.mark.parametrize("card", ["c2", "c2*"])
def test_c2_puts_a_hotel_on_a_street_of_a_whole_colour_for_nothing(card: str) -> None:
    game = table(player("10", chance=card, deeds="dark-blue"), player())
    assert offered(game, 0, "play") == ["play c2 park", "play c2 boardwalk"]
    play(game, "0: play c2 boardwalk")
    events = unchecked(game)
    assert payments(events) == []
    assert (deeds(game, 0), hotels(game), cash(game, 0)) == ("park boardwalk:1", 11, 10)


@rule("CC-70", "CC-27")
def test_c2_needs_a_hotel_in_the_bank_and_takes_the_last_without_an_auction() -> None:
    eleven = "brown:1 light-blue:1 orange:1 red:1"
    game = table(player(chance="c2", deeds="dark-blue"), player(deeds=f"{eleven} atlantic:1"), player(deeds="green"))
    assert hotels(game) == 0
    assert why(refused(game, 0, "play c2 park")) == ("crooked-chance-no-effect", "CC-24")
    game = table(player(chance="c2", deeds="dark-blue"), player(deeds=eleven), player(deeds="yellow green"))
    assert hotels(game) == 1
    events = play(game, "0: play c2 park")
    events += unchecked(game)
    assert (hotels(game), deeds(game, 0)) == (0, "park:1 boardwalk")
    assert "auction-opened" not in kinds(events)


# C3: a hotel at its price where the colour is not whole


@rule("CC-70", "CC-26")
@pytest.mark.parametrize("card", ["c3", "c3*"])
def test_c3_buys_a_hotel_though_the_colour_is_not_whole(card: str) -> None:
    game = table(player("2x100", chance=card, deeds="boardwalk"), player(green=1))
    play(game, "0: play c3 boardwalk", "1: pass")
    assert pending(game)["kind"] == "lay"
    play(game, "0: pay 2x100", "1: pass")
    assert (deeds(game, 0), cash(game, 0), hotels(game)) == ("boardwalk:1", 0, 11)


@rule("CC-70", "CC-47")
def test_c3_is_spent_when_its_price_cannot_be_completed() -> None:
    game = table(player("100 100*", chance="c3", deeds="boardwalk"), player(), player())
    play(game, "0: play c3 boardwalk")
    unchecked(game)
    play(game, "0: pay 100 100*", "1: check 100", "2: check 100")
    assert (deeds(game, 0), hand(game, 0), hotels(game)) == ("boardwalk", "100", 12)
    assert (held(game, 0), chance_pile(game)[-1]) == ("", "c3")
    assert pending(game)["kind"] == "turn"


# C4: half the price


@rule("CC-70")
@pytest.mark.parametrize(("dice", "code", "price"), [("1-3", "park", 180), ("1-4", "boardwalk", 200)])
def test_c4_halves_the_price_of_the_street_one_stands_on_up_to_the_next_10(dice: str, code: str, price: int) -> None:
    game = table(player(at="chest-3", chance="c4"), player(), dice=dice)
    play(game, "0: roll")
    assert "play c4" in offered(game, 0)
    play(game, "0: play c4", "1: pass")
    assert pending(game) | {"kind": "buy", "price": price} == pending(game)
    play(game, "0: buy")
    settle(game)
    assert (owner(game, code), cash(game, 0)) == (0, 1_500 - price)


@rule("CC-70")
def test_c4_lets_one_buy_what_one_could_not() -> None:
    game = table(player("2x100", at="chest-3", chance="c4*"), player(), dice="1-4")
    play(game, "0: roll")
    assert offered(game, 0, "buy") == []
    play(game, "0: play c4", "1: pass", "0: buy")
    settle(game)
    assert (owner(game, "boardwalk"), cash(game, 0)) == (0, 0)


@rule("CC-70")
def test_c4_is_of_no_use_in_an_auction_nor_after_notes_were_laid_nor_twice() -> None:
    game = table(player(at="chest-3", chance="c4"), player(), dice="1-4")
    play(game, "0: roll")
    auction = game.copy()
    play(auction, "0: leave")
    assert refused(auction, 0, "play c4").rule == "CC-24"
    laying = game.copy()
    play(laying, "0: buy")
    assert refused(laying, 0, "play c4").rule == "CC-24"


@rule("CC-70", "CC-24")
@pytest.mark.parametrize(
    ("notes", "text"), [("100 50 20 10", "play c4"), ("500", "play c4 boardwalk"), ("500", "play c4 1")]
)
def test_c4_needs_half_the_price_and_nothing_else(notes: str, text: str) -> None:
    game = table(player(notes, at="chest-3", chance="c4"), player(), dice="1-4")
    play(game, "0: roll")
    key = "crooked-chance-no-effect" if text == "play c4" else "crooked-chance-needs"
    assert why(refused(game, 0, text)) == (key, "CC-24")


@rule("CC-70", "CC-47")
def test_c4_is_spent_when_the_price_cannot_be_completed() -> None:
    game = table(player("100 100*", at="chest-3", chance="c4"), player(), player(), dice="1-4")
    play(game, "0: roll", "0: play c4")
    unchecked(game)
    play(game, "0: buy", "0: pay 100 100*", "1: check 100", "2: check 100")
    assert pending(game)["kind"] == "auction"
    assert (held(game, 0), hand(game, 0)) == ("", "100")


# C5: twice the rent


@rule("CC-70")
@pytest.mark.parametrize("card", ["c5", "c5*"])
def test_c5_doubles_the_rent_that_is_asked(card: str) -> None:
    game = table(
        player(), player(chance=card, deeds="boardwalk"), player(), may_roll=False, claims=["1: boardwalk 0 200"]
    )
    assert "play c5 boardwalk 0" in offered(game, 1)
    events = play(game, "1: play c5 boardwalk 0")
    assert game.awaiting == (2,)
    events += unchecked(game)
    assert told(events, "claimed-rent")[0]["amount"] == 400
    events = settle(game)
    assert payments(events) == ["0 > 1 400 rent"]
    assert claims(game) == []


@rule("CC-70")
def test_c5_doubles_a_doubled_rent_and_that_of_a_hotel() -> None:
    game = table(
        player("2x500 4x100", at="chest-3"), player(chance="c5", deeds="park boardwalk:1", green=0), dice="1-4"
    )
    play(game, "0: roll")
    assert claims(game) == ["1: boardwalk 0 700"]
    play(game, "1: play c5 boardwalk 0", "0: pass")
    events = settle(game)
    assert payments(events) == ["0 > 1 1400 rent"]


@rule("CC-70")
def test_against_c5_the_payer_may_still_play_c1_and_both_are_spent() -> None:
    game = table(
        player(chance="c1"),
        player(chance="c5*", deeds="boardwalk"),
        player(),
        may_roll=False,
        claims=["1: boardwalk 0 200"],
    )
    play(game, "1: play c5 boardwalk 0")
    unchecked(game)
    assert pending(game)["kind"] == "lay"
    play(game, "0: play c1")
    events = unchecked(game)
    assert payments(events) == []
    assert chance_pile(game)[-2:] == ["c5*", "c1"]
    assert (held(game, 0), held(game, 1), claims(game)) == ("", "", [])


@rule("CC-70", "CC-41")
def test_c5_that_is_caught_leaves_the_claim_open() -> None:
    game = table(player(), player(chance="c5*", deeds="boardwalk"), may_roll=False, claims=["1: boardwalk 0 200"])
    play(game, "1: play c5 boardwalk 0", "0: check-card")
    assert claims(game) == ["1: boardwalk 0 200"]
    play(game, "1: claim boardwalk 0")
    assert payments(settle(game)) == ["0 > 1 200 rent"]


@rule("CC-70", "CC-13")
def test_c5_can_be_used_where_rents_are_asked_for_by_themselves() -> None:
    game = table(
        player(at="chest-3"), player(chance="c5", deeds="boardwalk", green=0), dice="1-4", options={"rent": "automatic"}
    )
    play(game, "0: roll")
    assert game.awaiting[0] == 1
    play(game, "1: play c5 boardwalk 0", "0: pass")
    assert payments(settle(game)) == ["0 > 1 400 rent"]


@rule("CC-70", "CC-24")
def test_c5_goes_with_the_asking_also_while_the_lander_decides_something() -> None:
    game = table(player(), player(chance="c5", deeds="boardwalk"), doubles=1, claims=["1: boardwalk 0 200"], dice="1-2")
    play(game, "0: roll")
    assert pending(game)["kind"] == "buy"
    assert "play c5 boardwalk 0" in offered(game, 1)
    play(game, "1: play c5 boardwalk 0", "0: pass")
    assert payments(settle(game)) == ["0 > 1 400 rent"]
    assert pending(game)["kind"] == "buy"


@rule("CC-70", "CC-24")
def test_c5_waits_while_notes_lie_on_the_table() -> None:
    game = table(player(), player(chance="c5", deeds="boardwalk"), doubles=1, claims=["1: boardwalk 0 200"], dice="1-2")
    play(game, "0: roll", "0: buy")
    assert pending(game)["kind"] == "lay"
    assert why(refused(game, 1, "play c5 boardwalk 0")) == ("crooked-chance-not-now", "CC-24")
    assert refused(game, 1, "claim boardwalk 0").key == "not-asked"
    settle(game)
    play(game, "1: play c5 boardwalk 0", "0: pass")
    assert payments(settle(game)) == ["0 > 1 400 rent"]


@rule("CC-70", "CC-55")
def test_c5_works_from_jail() -> None:
    game = table(
        player(), player(chance="c5", deeds="boardwalk", jail=1), may_roll=False, claims=["1: boardwalk 0 200"]
    )
    play(game, "1: play c5 boardwalk 0", "0: pass")
    assert payments(settle(game)) == ["0 > 1 400 rent"]


# C6: rent from the bank


@rule("CC-70")
@pytest.mark.parametrize(
    ("owns", "code", "amount"), [("park", "park", 180), ("dark-blue", "park", 360), ("park:1 boardwalk", "park", 650)]
)
def test_c6_brings_the_present_rent_of_an_own_street_from_the_bank(owns: str, code: str, amount: int) -> None:
    game = table(player(chance="c6*", deeds=owns), player())
    play(game, f"0: play c6 {code}")
    events = unchecked(game)
    assert payments(events) == [f"-1 > 0 {amount} card"]
    assert cash(game, 0) == 1_500 + amount


# C7: out of jail


@rule("CC-70", "CC-56")
@pytest.mark.parametrize("card", ["c7", "c7*"])
def test_c7_lets_one_out_of_jail_at_the_start_of_a_turn(card: str) -> None:
    game = table(player(chance=card, jail=1), player(green=0), dice="4-5")
    assert "play c7" in offered(game, 0)
    events = play(game, "0: play c7")
    assert told(events, "freed-from-jail") == [{"event": "freed-from-jail", "seat": 0, "how": "card"}]
    assert (jail(game, 0), chance_pile(game)[-1]) == (-1, card)
    play(game, "0: roll")
    assert at(game, 0) == "parking"


@rule("CC-70", "CC-41", "CC-56")
def test_c7_that_is_caught_leaves_one_in_jail() -> None:
    game = table(player(chance="c7*", jail=1), player(), dice="1-2")
    play(game, "0: play c7", "1: check-card")
    assert jail(game, 0) == 1
    assert {"roll", "pay-fine"} <= set(offered(game, 0))


@rule("CC-70", "CC-24")
def test_c7_is_not_used_after_the_roll_nor_in_anothers_turn() -> None:
    game = table(player(chance="c7", jail=1), player(), dice="1-2")
    play(game, "0: roll")
    assert why(refused(game, 0, "play c7")) == ("crooked-chance-not-now", "CC-24")
    game = table(player(), player(chance="c7", jail=1))
    assert why(refused(game, 1, "play c7")) == ("crooked-chance-not-now", "CC-24")


# C8: to any space


@rule("CC-70")
@pytest.mark.parametrize("card", ["c8", "c8*"])
def test_c8_walks_to_any_space_in_place_of_the_roll(card: str) -> None:
    game = table(player(chance=card), player(), player())
    play(game, "0: play c8 boardwalk")
    events = unchecked(game)
    assert (at(game, 0), pending(game)["kind"]) == ("boardwalk", "buy")
    assert payments(events) == []
    play(game, "0: buy")
    settle(game)
    # No roll and no double follows.
    assert offered(game, 0, "roll") == []
    play(game, "0: end")
    assert turn(game) == 1


@rule("CC-70", "CC-11")
def test_c8_pays_when_it_passes_go() -> None:
    game = table(player(chance="c8", at="connecticut", green=0), player(green=0))
    events = play(game, "0: play c8 vermont")
    assert payments(events) == ["-1 > 0 200 salary"]
    assert green(game)[0] == 2
    game = table(player(chance="c8", at="parking"), player(green=0))
    assert payments(play(game, "0: play c8 go")) == ["-1 > 0 200 salary"]
    assert at(game, 0) == "go"


@rule("CC-70")
@pytest.mark.parametrize("place", ["jail", "train-2", "chance-1", "go-to-jail", "chest-3"])
def test_c8_follows_the_space(place: str) -> None:
    game = table(player(chance="c8"), player(green=0), chest="k6")
    play(game, f"0: play c8 {place}")
    expected = {
        "jail": ("jail", "turn"),
        "train-2": ("st-james", "buy"),
        "chance-1": ("chance-1", "take"),
        "go-to-jail": ("jail", "turn"),
        "chest-3": ("chest-3", "turn"),
    }[place]
    assert (at(game, 0), pending(game)["kind"]) == expected
    assert jail(game, 0) == (0 if place == "go-to-jail" else -1)


@rule("CC-70")
def test_the_menu_proposes_go_and_the_dearest_free_streets_for_c8_and_the_form_takes_all() -> None:
    game = table(player(chance="c8", at="jail"), player(deeds="boardwalk pennsylvania"))
    assert offered(game, 0, "play")[:3] == ["play c8 go", "play c8 park", "play c8 north-carolina"]
    assert "play c8 boardwalk" not in offered(game, 0, "play")
    assert "play" in [form.word for form in game.forms(0)]
    play(game, "0: play c8 boardwalk", "1: pass")
    assert at(game, 0) == "boardwalk"


@rule("CC-70", "CC-24")
def test_c8_is_not_used_after_a_roll_nor_in_jail() -> None:
    game = table(player(chance="c8", at="virginia"), player(), dice="3-3")
    play(game, "0: roll")
    assert at(game, 0) == "parking"
    assert why(refused(game, 0, "play c8 boardwalk")) == ("crooked-chance-not-now", "CC-24")
    game = table(player(chance="c8", jail=0), player())
    assert why(refused(game, 0, "play c8 boardwalk")) == ("crooked-chance-not-now", "CC-24")


@rule("CC-70", "CC-13")
def test_c8_ends_the_time_for_claims_like_a_roll() -> None:
    game = table(player(chance="c8", green=0), player(), player(deeds="park", green=0), claims=["2: park 1 180"])
    play(game, "0: play c8 parking", "1: pass")
    assert claims(game) == []


# C9, C10, C11, C12


@rule("CC-70")
@pytest.mark.parametrize("card", ["c9", "c9*"])
def test_c9_brings_150(card: str) -> None:
    game = table(player(chance=card), player(green=0))
    assert payments(play(game, "0: play c9")) == ["-1 > 0 150 card"]
    assert cash(game, 0) == 1_650


@rule("CC-70")
@pytest.mark.parametrize("card", ["c10", "c10*"])
def test_c10_swaps_two_streets_and_the_other_cannot_refuse(card: str) -> None:
    game = table(player(chance=card, deeds="baltic"), player(deeds="boardwalk", green=0), player())
    play(game, "0: play c10 baltic boardwalk")
    events = unchecked(game)
    assert (deeds(game, 0), deeds(game, 1)) == ("boardwalk", "baltic")
    assert told(events, "swapped-streets") == [
        {"event": "swapped-streets", "seat": 0, "target": 1, "give": "baltic", "take": "boardwalk"}
    ]
    assert pending(game)["kind"] == "turn"


@rule("CC-70")
@pytest.mark.parametrize(
    ("mine", "theirs", "text"),
    [
        ("baltic:1", "boardwalk", "play c10 baltic boardwalk"),
        ("baltic", "boardwalk:1", "play c10 baltic boardwalk"),
        ("brown", "boardwalk", "play c10 baltic boardwalk"),
        ("baltic", "dark-blue", "play c10 baltic boardwalk"),
        ("baltic", "boardwalk", "play c10 boardwalk baltic"),
        ("baltic park", "boardwalk", "play c10 baltic park"),
        ("baltic", "boardwalk", "play c10 baltic park"),
        ("baltic", "boardwalk", "play c10 baltic"),
    ],
)
def test_c10_takes_neither_hotels_nor_whole_colours(mine: str, theirs: str, text: str) -> None:
    game = table(player(chance="c10", deeds=mine), player(deeds=theirs))
    key = "crooked-chance-needs" if text == "play c10 baltic" else "crooked-chance-no-effect"
    assert why(refused(game, 0, text)) == (key, "CC-24")


@rule("CC-70", "CC-42")
@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_c11_turns_both_tokens_green_and_brings_50(tokens: int) -> None:
    game = table(player(chance="c11*", green=tokens), player(green=0))
    events = play(game, "0: play c11")
    assert green(game) == [2, 0]
    assert payments(events) == ["-1 > 0 50 card"]


@rule("CC-70", "CC-17")
@pytest.mark.parametrize("card", ["c12", "c12*"])
def test_c12_sends_another_to_jail(card: str) -> None:
    game = table(player(chance=card), player(at="boardwalk", green=0), player(jail=1), dice="1-2")
    assert offered(game, 0, "play") == ["play c12 1"]
    events = play(game, "0: play c12 1")
    assert (at(game, 1), jail(game, 1), cash(game, 1), green(game)[1]) == ("jail", 0, 1_500, 0)
    assert told(events, "went-to-jail") == [{"event": "went-to-jail", "seat": 1}]
    assert offered(game, 0, "roll") == ["roll"]


@rule("CC-70")
def test_c12_reaches_every_seat() -> None:
    game = table(player(at="parking"), player(chance="c12"), player(green=0), turn=1)
    assert offered(game, 1, "play") == ["play c12 2", "play c12 0"]
    play(game, "1: play c12 0")
    unchecked(game)
    assert jail(game, 0) == 0


@rule("CC-70")
def test_whom_c12_sends_to_jail_stays_there_for_the_next_turn() -> None:
    game = table(player(chance="c12", at="virginia"), player(at="boardwalk", green=0), dice="2-4")
    play(game, "0: play c12 1", "0: roll", "0: end")
    assert turn(game) == 1
    assert "pay-fine" in offered(game, 1)
