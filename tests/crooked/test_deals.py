"""CC-50, CC-51: deals between players, their notes, and which cards change hands."""

from __future__ import annotations

import pytest

import rentier
from playing import kinds, offered, pending, state, told, view
from rentier.testing.rules import rule
from track.table import BANK, deeds, kept, owner, turn

from .table import (
    Seat,
    cash,
    chance_pile,
    green,
    hand,
    held,
    on_table,
    payments,
    play,
    player,
    redealt,
    refused,
    settle,
    table,
    unchecked,
    why,
)


@rule("CC-50")
def test_a_property_is_sold_for_money() -> None:
    game = table(player(deeds="park"), player(green=0), player(green=0))
    events = play(game, "0: offer 1 park 300")
    assert game.awaiting == (1,)
    assert told(events, "deal-offered", 2)[0] | {"give": "park", "take": "300"} == told(events, "deal-offered", 2)[0]
    play(game, "1: accept")
    assert (pending(game)["kind"], game.awaiting) == ("lay", (1,))
    assert deeds(game, 0) == "park"
    events = settle(game)
    assert payments(events) == ["1 > 0 300 deal"]
    assert (deeds(game, 1), cash(game, 0), cash(game, 1)) == ("park", 1_800, 1_200)


@rule("CC-50")
def test_properties_are_swapped() -> None:
    game = table(player(deeds="park"), player(deeds="boardwalk baltic"))
    events = play(game, "0: offer 1 park boardwalk,baltic", "1: accept")
    assert (deeds(game, 0), deeds(game, 1)) == ("baltic boardwalk", "park")
    assert "notes-laid" not in kinds(events)


@rule("CC-50", "CC-55")
def test_deals_are_made_at_any_time_by_anyone_in_jail_too() -> None:
    game = table(player(), player(deeds="park", jail=1), player(), may_roll=False)
    play(game, "1: offer 2 park 100", "2: accept")
    settle(game)
    assert (deeds(game, 2), turn(game)) == ("park", 0)


@rule("CC-50")
def test_an_offer_may_be_declined_and_not_made_again_in_this_turn() -> None:
    game = table(player(deeds="park"), player())
    play(game, "0: offer 1 park 300", "1: decline")
    assert deeds(game, 0) == "park"
    assert why(refused(game, 0, "offer 1 park 300")) == ("track-deal-declined", "CC-50")
    play(game, "0: offer 1 park 290")
    assert game.awaiting == (1,)


@rule("CC-50")
def test_there_are_three_offers_a_turn_unless_the_table_chose_otherwise() -> None:
    game = table(player(deeds="park"), player())
    for price in (300, 290, 280):
        play(game, f"0: offer 1 park {price}", "1: decline")
    assert why(refused(game, 0, "offer 1 park 270")) == ("track-deal-too-many", "CC-50")
    # Offers of notes count like the others.
    assert why(refused(game, 0, "offer-notes 1 100 50,50"))[0] == "track-deal-too-many"
    game = table(player(deeds="park"), player(), options={"offers_a_turn": 0})
    assert why(refused(game, 0, "offer 1 park 270")) == ("track-deal-too-many", "CC-50")


@rule("CC-50")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("offer 1 boardwalk 300", "track-deal-not-owned"),
        ("offer 1 park baltic", "track-deal-not-owned"),
        ("offer 1 100 50", "track-deal-money-alone"),
        ("offer 1 100 -", "track-deal-money-alone"),
        ("offer 1 park,10 boardwalk,10", "track-deal-money-twice"),
        ("offer 1 park 15", "track-deal-unit"),
        ("offer 0 park 100", "track-deal-whom"),
        ("offer 2 park 100", "track-deal-whom"),
        ("offer 1 1600 boardwalk", "track-deal-money"),
    ],
)
def test_what_is_no_deal_is_refused(text: str, key: str) -> None:
    game = table(player(deeds="park"), player(deeds="boardwalk"), player(out=True))
    assert why(refused(game, 0, text)) == (key, "CC-50")


@rule("CC-50")
def test_the_menu_proposes_what_completes_a_colour() -> None:
    game = table(player(deeds="park"), player(deeds="boardwalk pacific"), player(deeds="baltic"))
    menu = offered(game, 0, "offer")
    assert menu
    assert all("boardwalk" in text for text in menu)
    assert "offer" in [form.word for form in game.forms(0)]
    game = table(player(deeds="park"), player(deeds="boardwalk"), options={"offers_a_turn": 0})
    assert offered(game, 0, "offer") == []
    assert not {"offer", "offer-notes"} & {form.word for form in game.forms(0)}


# Notes in a deal


@rule("CC-50", "CC-51", "CC-40")
def test_the_notes_of_a_deal_can_be_checked() -> None:
    game = table(player(deeds="park", green=1), player("3x100 100* 50"), player())
    play(game, "0: offer 1 park 100", "1: accept", "1: pay 100*")
    assert (deeds(game, 0), on_table(game), game.awaiting) == ("park", "100*", (2,))
    play(game, "2: pass", "0: check 100")
    # The seller may check; a caught note is replaced before anything changes hands.
    assert (hand(game, 0).count("100*"), game.awaiting) == (1, (1,))
    assert deeds(game, 0) == "park"
    play(game, "1: pay 100")
    unchecked(game)
    assert (deeds(game, 1), hand(game, 1)) == ("park", "100 100 50")
    assert green(game) == [0, 2, 2]


@rule("CC-51", "CC-47")
def test_a_deal_whose_notes_cannot_be_completed_is_off() -> None:
    game = table(player("100", deeds="park", green=1), player("100* 50", deeds="baltic"))
    play(game, "0: offer 1 park 100,baltic", "1: accept", "1: pay 100*", "0: check 100")
    assert (deeds(game, 0), deeds(game, 1)) == ("park", "baltic")
    assert (hand(game, 0), hand(game, 1)) == ("100 100*", "50")
    assert pending(game)["kind"] == "turn"


@rule("CC-51")
def test_change_in_a_deal_comes_from_the_other_player() -> None:
    game = table(player("3x100 50", deeds="park", green=0), player("500", green=0))
    play(game, "0: offer 1 park 200", "1: accept", "1: pay 500")
    assert game.awaiting == (0,)
    events = play(game, "0: pay 3x100")
    assert payments(events)[0] == "0 > 1 300 change"
    assert (deeds(game, 1), hand(game, 0), hand(game, 1)) == ("park", "500 50", "100 100 100")


@rule("CC-51")
def test_there_are_no_deals_inside_a_window_or_an_auction() -> None:
    game = table(player(deeds="park"), player(deeds="boardwalk"), player(), dice="1-2")
    play(game, "0: roll", "0: buy")
    assert why(refused(game, 1, "offer 2 boardwalk 100")) == ("track-deal-not-now", "CC-51")
    play(game, "0: pay 50 10")
    assert why(refused(game, 1, "offer 0 boardwalk 100")) == ("track-deal-not-now", "CC-51")
    assert refused(game, 0, "offer 1 park boardwalk").rule == "CC-51"
    unchecked(game)
    play(game, "0: offer 1 park boardwalk")


@rule("CC-51")
def test_deals_are_possible_before_one_decides_to_buy() -> None:
    game = table(player("10", deeds="park"), player(), dice="1-2")
    play(game, "0: roll", "0: offer 1 park 100", "1: accept")
    settle(game)
    assert pending(game)["kind"] == "buy"
    play(game, "0: buy")
    settle(game)
    assert deeds(game, 0) == "baltic"


# Cards


@rule("CC-50", "CC-56")
@pytest.mark.parametrize(
    ("mine", "card"), [(player(chance="c7"), "c7"), (player(chance="c7*"), "c7"), (player(kept="k9"), "k9")]
)
def test_cards_out_of_jail_are_sold(mine: Seat, card: str) -> None:
    game = table(mine, player(jail=0, green=0), player(green=0))
    play(game, f"0: offer 1 {card} 50", "1: accept")
    settle(game)
    assert (held(game, 0), kept(game, 0)) == ("", "")
    assert (held(game, 1).rstrip("*"), kept(game, 1)) == (("c7", "") if card == "c7" else ("", "k9"))
    assert (cash(game, 0), cash(game, 1)) == (1_550, 1_450)


@rule("CC-51")
@pytest.mark.parametrize(
    ("mine", "text"), [(player(chance="c9"), "offer 1 c9 50"), (player(kept="k10"), "offer 1 k10 50")]
)
def test_other_cards_are_not_traded(mine: Seat, text: str) -> None:
    game = table(mine, player())
    before = game.position()
    with pytest.raises(rentier.BadInput):
        game.play(0, text)
    assert game.position() == before
    assert not any(text.split()[2] in each for each in offered(game, 0, "offer"))


@rule("CC-51", "CC-22")
def test_a_buyer_with_a_chance_card_discards_it_first() -> None:
    game = table(player(chance="c7*"), player(chance="c9", green=0), player(green=0))
    play(game, "0: offer 1 c7 50", "1: accept")
    events = settle(game)
    assert (held(game, 0), held(game, 1)) == ("", "c7*")
    assert chance_pile(game)[-1] == "c9"
    assert told(events, "discarded-chance") == [{"event": "discarded-chance", "seat": 1, "card": "c9"}]


@rule("CC-51", "CC-22")
def test_two_who_both_have_the_card_swap_it() -> None:
    game = table(player(chance="c7", deeds="park"), player(chance="c7*", green=0), player())
    play(game, "0: offer 1 c7,park c7", "1: accept")
    assert {held(game, 0), held(game, 1)} == {"c7", "c7*"}
    assert held(game, 0) == "c7*"
    assert deeds(game, 1) == "park"


@rule("CC-20", "CC-51")
def test_a_kept_card_that_was_sold_is_known_to_all() -> None:
    game = table(player(kept="k9"), player(green=0), player(green=0))
    play(game, "0: offer 1 k9 50", "1: accept")
    settle(game)
    for reader in (None, 0, 1, 2):
        assert view(game, reader)["players"][1]["kept"] == ["k9"]
    assert {kept(other, 1) for other in redealt(game, 2, 20)} == {"k9"}


@rule("CC-20", "CC-51")
def test_asking_for_a_card_tells_nothing_about_what_is_kept() -> None:
    answers = set()
    for card in ("k9", "k10"):
        game = table(player(deeds="park"), player(kept=card), player())
        play(game, "0: offer 1 park k9")
        assert game.awaiting == (1,)
        answers.add(str([view(game, reader) for reader in (None, 0, 2)]))
        assert ("accept" in offered(game, 1)) == (card == "k9")
    assert len(answers) == 1
    # Nobody can have it twice, and a player who has kept nothing cannot have it at all.
    game = table(player(deeds="park"), player(kept="k9 k10"), player())
    assert why(refused(game, 0, "offer 1 park k9,k9")) == ("track-deal-not-owned", "CC-50")
    game = table(player(deeds="park"), player(), player())
    assert why(refused(game, 0, "offer 1 park k9")) == ("track-deal-not-owned", "CC-50")


@rule("CC-50", "CC-51")
@pytest.mark.parametrize("theirs", ["", "k9"])
def test_who_offers_a_card_has_it(theirs: str) -> None:
    # Whether the third player keeps the card makes no difference to the refusal.
    game = table(player(kept="k10"), player(deeds="oriental"), player(kept=theirs))
    assert why(refused(game, 0, "offer 1 k9 oriental")) == ("track-deal-not-owned", "CC-50")
    assert state(game)["shown_cards"] == []


@rule("CC-50")
def test_a_card_that_one_has_is_offered() -> None:
    game = table(player(kept="k9"), player(deeds="oriental"), player())
    play(game, "0: offer 1 k9 oriental", "1: accept")
    assert (kept(game, 1), owner(game, "oriental"), state(game)["shown_cards"]) == ("k9", 0, ["k9"])


@rule("CC-51")
def test_two_players_deal_while_a_third_owes_or_takes_a_chance_card() -> None:
    owed = {"kind": "payment", "payer": 0, "payee": -1, "amount": 500, "why": "card", "debt": True, "asked": False}
    for pending_first in (owed | {"told": True}, {"kind": "take", "seat": 0}):
        seats = (player("50", "chance-1", "baltic"), player(deeds="oriental", green=0), player(deeds="park", green=0))
        game = table(*seats, may_roll=False, stack=[pending_first])
        assert [form.word for form in game.forms(1)] == ["offer"]
        play(game, "1: offer 2 oriental park", "2: accept")
        assert (owner(game, "park"), pending(game)["kind"]) == (1, pending_first["kind"])


@rule("CC-51")
def test_what_an_accepted_deal_names_is_set_aside_until_it_is_done() -> None:
    game = table(
        player("500* 100* 10", deeds="baltic vermont", green=0),
        player("3x100*", deeds="boardwalk", green=0),
        player(green=2),
    )
    play(game, "0: offer 1 200,baltic boardwalk", "1: accept", "0: pay 500*", "2: pass")
    # The change of 300 is fake; one 100 is caught, and then the 500 when it is changed for it.
    play(game, "1: pay 3x100*", "2: check 100", "2: check 500")
    assert (pending(game)["kind"], pending(game)["payer"], pending(game)["amount"]) == ("payment", 0, 200)
    assert offered(game, 0, "sell-street") == ["sell-street vermont"]
    assert why(refused(game, 0, "sell-street baltic")) == ("track-set-aside", "CC-51")
    for seat, text in ((0, "offer 2 baltic 50"), (1, "offer 2 boardwalk 300"), (2, "offer 1 300 boardwalk")):
        assert refused(game, seat, text).key == "track-deal-not-owned"
    assert "boardwalk" not in str([form.to_dict() for form in game.forms(1)])
    play(game, "0: sell-street vermont")
    assert (pending(game)["kind"], cash(game, 0)) == ("payment", 160)


@rule("CC-51", "CC-61")
def test_what_is_set_aside_does_not_count_for_the_debt_and_comes_back_when_the_deal_is_off() -> None:
    game = table(player("500*", deeds="baltic", green=0), player("3x100*", deeds="boardwalk", green=0), player(green=2))
    play(game, "0: offer 1 200,baltic boardwalk", "1: accept", "0: pay 500*", "2: pass")
    play(game, "1: pay 3x100*", "2: check 100", "2: check 500")
    assert offered(game, 0) == ["bankrupt"]
    play(game, "0: bankrupt")
    assert (owner(game, "boardwalk"), owner(game, "baltic")) == (1, BANK)
