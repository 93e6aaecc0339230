"""CC-61: a player who still cannot pay is out; what becomes of notes, cards and streets."""

from __future__ import annotations

import pytest

import rentier
from playing import kinds, offered, pending, told
from rentier.testing.rules import rule
from track.table import BANK, at, deeds, is_out, kept, owner, turn

from .table import (
    Seat,
    bank_pile,
    cash,
    chance_pile,
    chest_pile,
    claims,
    hand,
    held,
    hotels,
    known,
    payments,
    play,
    player,
    refused,
    settle,
    table,
    taken,
    unchecked,
    why,
)


def broke(mine: Seat, *others: Seat, amount: int = 1_000) -> rentier.Game:
    """Set up a rent that seat 0 cannot pay to seat 1."""
    creditor = others[0] if others else player(green=0)
    game = table(
        mine,
        creditor._replace(deeds=f"{creditor.deeds} boardwalk"),
        *(others[1:] or (player(green=0),)),
        may_roll=False,
        claims=[f"1: boardwalk 0 {amount}"],
    )
    play(game, "1: claim boardwalk 0")
    return game


def owing_the_bank(mine: Seat, *others: Seat) -> rentier.Game:
    """Set up a card that costs seat 0 more than everything they have."""
    game = table(mine, *(others or (player(green=0), player(green=0))), dice="1-1", chest="k13")
    play(game, "0: roll")
    return game


@rule("CC-61")
def test_who_can_still_raise_the_money_is_not_bankrupt() -> None:
    game = broke(player("100", deeds="park"), amount=280)
    assert why(refused(game, 0, "bankrupt")) == ("track-not-bankrupt", "CC-61")
    assert offered(game, 0, "bankrupt") == []


@rule("CC-61")
def test_who_owes_nothing_is_not_bankrupt() -> None:
    game = table(player("10"), player())
    assert why(refused(game, 0, "bankrupt")) == ("track-no-debt", "CC-61")


@rule("CC-61")
def test_a_bankrupt_is_out_and_the_notes_left_are_a_last_payment() -> None:
    game = broke(player("100 20*"))
    events = play(game, "0: bankrupt")
    assert told(events, "went-bankrupt") == [{"event": "went-bankrupt", "seat": 0, "creditor": 1}]
    events += unchecked(game)
    assert payments(events)[-1] == "0 > 1 120 bankruptcy"
    assert (is_out(game, 0), hand(game, 0)) == (True, "")
    assert cash(game, 1) == 1_620
    assert turn(game) == 1
    assert why(refused(game, 0, "roll")) == ("track-out", "CC-61")


@rule("CC-61", "CC-40")
def test_the_last_payment_can_be_checked_and_need_not_be_completed() -> None:
    game = broke(player("100 50* 20*"), player(green=1), player())
    play(game, "0: bankrupt")
    assert game.awaiting == (1,)
    events = play(game, "1: check 50", "2: check 20")
    assert payments(events) == ["0 > 1 100 bankruptcy"]
    assert is_out(game, 0)
    assert known(game, 1) == "50*"
    assert (taken(game, 1), taken(game, 2)) == ({50: (1, 0)}, {20: (1, 0)})
    assert (cash(game, 1), cash(game, 2)) == (1_650, 1_520)


@rule("CC-61")
def test_who_has_nothing_left_goes_out_without_a_payment() -> None:
    game = broke(player(""))
    events = play(game, "0: bankrupt")
    assert kinds(events) == ["went-bankrupt", "turn-began"]
    assert (is_out(game, 0), turn(game)) == (True, 1)


@rule("CC-61")
def test_in_the_last_window_the_survivor_may_still_check_and_then_wins() -> None:
    game = table(player("50* 20"), player("10", deeds="boardwalk"), may_roll=False, claims=["1: boardwalk 0 200"])
    play(game, "1: claim boardwalk 0", "0: bankrupt")
    assert not game.over
    play(game, "1: check 50")
    assert (game.over, game.winners, hand(game, 1)) == (True, (1,), "50* 20 10")


@rule("CC-61", "CC-60")
def test_everything_was_sold_before_so_the_streets_are_unowned_and_their_money_is_paid() -> None:
    game = broke(player("100", deeds="park:1 baltic"))
    events = play(game, "0: bankrupt")
    events += unchecked(game)
    assert (owner(game, "park"), owner(game, "baltic"), hotels(game)) == (BANK, BANK, 12)
    # 100 in notes, 100 for the hotel, 180 and 30 for the streets.
    assert payments(events)[-1] == "0 > 1 410 bankruptcy"
    assert deeds(game, 1) == "boardwalk"


@rule("CC-61")
def test_the_creditor_gets_all_cards() -> None:
    game = broke(player("100", chance="c9*", kept="k9 k10"))
    play(game, "0: bankrupt")
    unchecked(game)
    assert (held(game, 1), kept(game, 1)) == ("c9*", "k9 k10")
    assert (held(game, 0), kept(game, 0)) == ("", "")


@rule("CC-61", "CC-22")
@pytest.mark.parametrize(("answer", "keeps", "under"), [("pass", "c6", "c9*"), ("take c9", "c9*", "c6")])
def test_a_creditor_with_two_chance_cards_keeps_one(answer: str, keeps: str, under: str) -> None:
    game = broke(player("100", chance="c9*"), player(chance="c6", green=0), player(green=0))
    play(game, "0: bankrupt")
    unchecked(game)
    assert (pending(game)["kind"], game.awaiting) == ("inherit-chance", (1,))
    assert offered(game, 1) == ["pass", "take c9"]
    refused(game, 1, "take c6")
    play(game, f"1: {answer}")
    assert (held(game, 1), chance_pile(game)[-1]) == (keeps, under)
    assert pending(game)["kind"] == "turn"


@rule("CC-61")
def test_cards_of_who_owed_the_bank_go_under_their_piles() -> None:
    game = owing_the_bank(player("20*", chance="c9*", kept="k9"))
    before = len(bank_pile(game, 20))
    play(game, "0: bankrupt")
    unchecked(game)
    assert is_out(game, 0)
    assert (chance_pile(game)[-1], chest_pile(game)[-1]) == ("c9*", "k9")
    assert (bank_pile(game, 20)[-1], len(bank_pile(game, 20))) == ("20*", before + 1)


@rule("CC-61")
def test_one_player_left_ends_the_game_at_once() -> None:
    game = table(
        player("100"), player("500*", deeds="boardwalk", green=0), may_roll=False, claims=["1: boardwalk 0 200"]
    )
    events = play(game, "1: claim boardwalk 0", "0: bankrupt")
    assert game.over
    assert (game.winners, game.ending) == ((1,), "last")
    assert kinds(events)[-1] == "won"


@rule("CC-61")
def test_the_turn_goes_on_when_somebody_else_goes_out() -> None:
    game = table(player(at="go"), player("10"), player(green=0), dice="1-1", chest="k7", options={"offers_a_turn": 1})
    play(game, "0: roll", "1: bankrupt")
    unchecked(game)
    settle(game)
    assert (is_out(game, 1), turn(game), at(game, 0)) == (True, 0, "chest-1")
    # The double still brings its roll, and the other player has paid for the card.
    assert offered(game, 0, "roll") == ["roll"]
    assert cash(game, 2) == 1_480


@rule("CC-61", "CC-13")
def test_claims_of_and_against_a_bankrupt_are_gone() -> None:
    game = table(
        player("10", deeds="baltic"),
        player(deeds="boardwalk", green=0),
        player(deeds="park", green=0),
        may_roll=False,
        claims=["1: boardwalk 0 200", "2: park 0 180"],
    )
    play(game, "1: claim boardwalk 0", "0: bankrupt")
    unchecked(game)
    assert claims(game) == []


@rule("CC-61")
def test_who_leaves_for_good_is_bankrupt_to_the_bank() -> None:
    game = table(player("500 20*", deeds="park:1", kept="k9", chance="c9"), player(green=0), player(green=0))
    play(game, "0: resign")
    unchecked(game)
    assert (is_out(game, 0), owner(game, "park"), turn(game)) == (True, BANK, 1)
    assert (chance_pile(game)[-1], chest_pile(game)[-1]) == ("c9", "k9")
    assert [cash(game, seat) for seat in (1, 2)] == [1_500, 1_500]


@rule("CC-61")
def test_who_leaves_in_debt_is_bankrupt_to_the_creditor() -> None:
    game = broke(player("100", deeds="park", kept="k9"))
    play(game, "0: resign")
    unchecked(game)
    assert (is_out(game, 0), kept(game, 1), cash(game, 1)) == (True, "k9", 1_780)


@rule("CC-61")
def test_who_is_out_is_asked_nothing_more_and_skipped() -> None:
    game = table(player(at="virginia"), player(out=True), player(), dice="2-4")
    play(game, "0: roll", "0: end")
    assert turn(game) == 2
    assert offered(game, 1) == []
    assert game.forms(1) == []


@rule("CC-61", "CC-6")
def test_the_end_recedes_when_the_streets_of_a_bankrupt_are_free_again() -> None:
    rest = "mediterranean light-blue pink orange red yellow green park"
    game = broke(
        player("10", deeds=rest.replace("mediterranean ", "")),
        player(green=0),
        player(deeds="mediterranean", green=0),
    )
    play(game, "0: resign")
    unchecked(game)
    assert not game.over
    assert owner(game, "park") == BANK


@rule("CC-61")
@pytest.mark.parametrize(("theirs", "holds", "under"), [("", "c9", ""), ("c5", "c5", "c9")])
def test_a_held_chance_card_leaves_with_its_player_also_when_that_ends_the_game(
    theirs: str, holds: str, under: str
) -> None:
    game = table(
        player("", chance="c9"),
        player(deeds="boardwalk", chance=theirs, green=0),
        may_roll=False,
        claims=["1: boardwalk 0 200"],
    )
    play(game, "1: claim boardwalk 0", "0: bankrupt")
    assert game.over
    assert (held(game, 0), held(game, 1)) == ("", holds)
    assert under in ("", chance_pile(game)[-1])


@rule("CC-61")
def test_who_leaves_for_good_as_the_last_but_one_leaves_the_chance_card_under_its_pile() -> None:
    game = table(player("", chance="c9*", kept="k10"), player(green=0))
    events = play(game, "0: resign")
    assert game.over
    assert (held(game, 0), chance_pile(game)[-1], kept(game, 0)) == ("", "c9*", "")
    assert told(events, "returned-cards") == [{"event": "returned-cards", "seat": 0, "cards": ["k10"]}]


@rule("CC-61", "CC-20")
def test_it_is_told_which_cards_a_creditor_gets_to_those_who_may_know() -> None:
    game = broke(player("", kept="k9 k10", chance="c9*"))
    events = play(game, "0: bankrupt")
    public = {"event": "inherited-cards", "seat": 1, "target": 0, "count": 2}
    assert told(events, "inherited-cards") == told(events, "inherited-cards", 2) == [public]
    for reader in (0, 1):
        assert told(events, "inherited-cards", reader) == [public | {"cards": ["k9", "k10"]}]
    assert told(events, "inherited-chance") == [{"event": "inherited-chance", "seat": 1, "target": 0, "card": "c9"}]
