"""CC-43: who knows which note or card is fake, for how long, and what `redeal` makes of it."""

from __future__ import annotations

import rentier
from playing import pending, state, told, view
from rentier.games.crooked.data import VALUES
from rentier.testing.rules import rule
from throwing import rolling

from .table import (
    bank_pile,
    chance_pile,
    hand,
    kind_of,
    known,
    on_table,
    play,
    player,
    redealt,
    seen_in_hand,
    settle,
    table,
    taken,
    unchecked,
)


def caught() -> rentier.Game:
    """Set up three players; seat 1 has checked a fake 50 of seat 0 and seat 2 has not been asked yet."""
    game = table(player("500 50* 50 10"), player("50 2x20 500"), player("50*", deeds="boardwalk"), dice="1-2")
    play(game, "0: roll", "0: buy", "0: pay 50* 10", "1: check 50")
    return game


def in_hand() -> rentier.Game:
    """Play on until the fake 50 is in the hand of seat 1, between other notes."""
    game = caught()
    play(game, "2: pass")
    settle(game)
    return game


def truths(game: rentier.Game, seat: int, value: int) -> list[bool]:
    """Return whether each note of a value in a hand is fake."""
    position = state(game)
    notes = [note for note in position["hands"][seat] if VALUES[kind_of(note)] == value]
    return [position["truth"][note] == "1" for note in notes]


# On the table


@rule("CC-43")
def test_on_the_table_all_know_what_a_check_has_shown() -> None:
    game = caught()
    for reader in (None, 0, 1, 2):
        assert view(game, reader)["pending"][-1]["values"] == [50, 10]
        assert view(game, reader)["pending"][-1]["checked"] == ["fake", ""]
    for seat in range(3):
        assert {on_table(other) for other in redealt(game, seat)} == {"50* 10", "50* 10*"}


@rule("CC-43")
def test_a_real_note_on_the_table_is_known_to_all_too() -> None:
    game = table(player("50 10*"), player(), player(), dice="1-2")
    play(game, "0: roll", "0: buy", "0: pay 50 10*", "1: check 50")
    for reader in (None, 0, 1, 2):
        assert view(game, reader)["pending"][-1]["checked"] == ["real", ""]
    fakes = set()
    for other in redealt(game, 2):
        assert on_table(other).startswith("50 ")
        fakes.add(on_table(other))
    assert fakes == {"50 10", "50 10*"}


@rule("CC-43")
def test_an_unchecked_note_on_the_table_is_known_to_nobody() -> None:
    game = table(player("500 100* 100"), player(), player(), dice="1-2")
    play(game, "0: roll", "0: buy", "0: pay 100*")
    for reader in (None, 0, 1, 2):
        assert view(game, reader)["pending"][-1]["checked"] == [""]
    for seat in range(3):
        assert {on_table(other) for other in redealt(game, seat)} == {"100", "100*"}


# In a hand


@rule("CC-43")
def test_in_a_hand_its_catcher_alone_knows_which_note_it_is() -> None:
    game = in_hand()
    assert known(game, 1) == "50*"
    assert seen_in_hand(game, 1) == {"plain": [50, 20, 20, 500], "fake": [50]}
    for reader in (None, 0, 2):
        assert "fake'" not in str(view(game, reader)["hand"])
    for other in redealt(game, 1):
        assert truths(other, 1, 50)[-1] is True


@rule("CC-43")
def test_the_others_know_that_this_hand_took_one() -> None:
    game = in_hand()
    for reader in (None, 0, 1, 2):
        assert taken(game, 1, reader) == {50: (1, 0)}
        assert taken(game, 0, reader) == taken(game, 2, reader) == {}
    for seat in (0, 2):
        numbers = {sum(truths(other, 1, 50)) for other in redealt(game, seat)}
        # One of the two is fake for certain, the other may be.
        assert numbers == {1, 2}


@rule("CC-43")
def test_the_others_do_not_know_which_of_equal_notes_it_is() -> None:
    game = in_hand()
    places = set()
    for other in redealt(game, 2, 80):
        found = truths(other, 1, 50)
        if sum(found) == 1:
            places.add(found.index(True))
    assert places == {0, 1}


@rule("CC-43")
def test_the_payer_does_not_know_the_note_in_the_hand_of_another() -> None:
    game = in_hand()
    assert known(game, 0) == ""
    assert all(note["known"] == "" for note in view(game, 0)["hand"])


@rule("CC-43")
def test_a_real_note_that_was_checked_is_known_to_its_new_holder_alone() -> None:
    game = table(
        player("100"), player("100", deeds="boardwalk"), player(), may_roll=False, claims=["1: boardwalk 0 100"]
    )
    play(game, "1: claim boardwalk 0", "0: pay 100", "1: pass", "2: check 100")
    assert hand(game, 1) == "100 100"
    assert seen_in_hand(game, 1) == {"plain": [100], "real": [100]}
    for reader in (None, 0, 1, 2):
        assert taken(game, 1, reader) == {100: (0, 1)}
    assert {sum(truths(other, 1, 100)) for other in redealt(game, 2)} == {0, 1}


@rule("CC-43", "CC-47")
def test_a_note_that_was_checked_and_comes_back_is_known_to_its_holder() -> None:
    game = table(player("50* 20", green=0), player(), player(), dice="1-2")
    play(game, "0: roll", "0: buy", "0: pay 50* 20", "1: check 20", "2: check 50")
    assert (hand(game, 0), pending(game)["kind"]) == ("20", "auction")
    assert seen_in_hand(game, 0) == {"real": [20]}
    assert taken(game, 0) == {20: (0, 1)}
    assert taken(game, 2) == {50: (1, 0)}


@rule("CC-43")
def test_what_all_know_of_a_hand_bounds_what_may_be_in_it() -> None:
    game = table(player("4x10"), player("100*!! 100!! 2x100"), player("100*!! 100"))
    first, second = set(), set()
    for other in redealt(game, 0, 120):
        first.add(sum(truths(other, 1, 100)))
        second.add(sum(truths(other, 2, 100)))
    assert (first, second) == ({1, 2, 3}, {1, 2})


# Paid on


def paid_on(to: str) -> rentier.Game:
    """Play on until seat 1 has passed the fake 50 on, unchecked, to seat 2 or to the bank."""
    game = in_hand()
    position = game.position() | {"turn": 1, "may_roll": False, "fresh": False}
    if to == "bank":
        game = rentier.load(position)
        play(game, "1: change 50*! 20,20,10")
        unchecked(game)
    else:
        game = rentier.load(position | {"claims": [[2, 1, "boardwalk", 50, False]]})
        play(game, "2: claim boardwalk 1", "1: pay 50*!")
        unchecked(game)
    return game


@rule("CC-43", "CC-44")
def test_paid_on_unchecked_to_the_bank_it_is_known_to_nobody() -> None:
    game = paid_on("bank")
    assert bank_pile(game, 50)[-1] == "50*"
    assert taken(game, 1) == {}
    assert known(game, 1) == ""
    for seat in range(3):
        assert {bank_pile(other, 50)[-1] for other in redealt(game, seat)} == {"50", "50*"}


@rule("CC-43")
def test_paid_on_unchecked_to_a_hand_it_is_known_to_nobody() -> None:
    game = paid_on("player")
    assert hand(game, 2) == "50* 50*"
    assert (known(game, 1), known(game, 2)) == ("", "")
    # The receiver may suspect it, because it came from a hand known to hold such a fake.
    assert seen_in_hand(game, 2) == {"plain": [50], "doubted": [50]}
    for reader in (None, 0, 1, 2):
        assert taken(game, 1, reader) == taken(game, 2, reader) == {}
    for seat in range(3):
        assert {sum(truths(other, 2, 50)) for other in redealt(game, seat)} == {0, 1, 2}


@rule("CC-43")
def test_a_note_from_a_hand_of_which_nothing_is_known_is_not_doubted() -> None:
    game = table(player("50*! 20"), player("10", deeds="boardwalk"), may_roll=False, claims=["1: boardwalk 0 50"])
    play(game, "1: claim boardwalk 0", "0: pay 50*!")
    unchecked(game)
    assert seen_in_hand(game, 1) == {"plain": [10, 50]}


@rule("CC-43", "CC-40")
def test_paid_on_and_caught_again_it_is_known_to_the_new_catcher_alone() -> None:
    game = in_hand()
    game = rentier.load(game.position() | {"turn": 1, "may_roll": False, "fresh": False})
    play(game, "1: change 50*! 20,20,10", "2: check 50")
    settle(game)
    assert hand(game, 2) == "50* 50*"
    assert seen_in_hand(game, 2) == {"plain": [50], "fake": [50]}
    assert taken(game, 1) == {}
    assert taken(game, 2) == {50: (1, 0)}


@rule("CC-43")
def test_another_note_of_that_value_paid_on_may_have_been_the_known_one() -> None:
    game = in_hand()
    game = rentier.load(game.position() | {"turn": 1, "may_roll": False, "fresh": False})
    # Seat 1 keeps the fake and pays with the other 50: the others cannot know which it was.
    play(game, "1: change 50 20,20,10")
    unchecked(game)
    assert known(game, 1) == "50*"
    for reader in (None, 0, 2):
        assert taken(game, 1, reader) == {}
    assert {sum(truths(other, 1, 50)) for other in redealt(game, 0)} == {0, 1}
    assert {sum(truths(other, 1, 50)) for other in redealt(game, 1)} == {1}


@rule("CC-43")
def test_notes_that_go_under_the_banks_pile_are_forgotten_even_if_they_were_checked() -> None:
    game = table(player("100"), player(), player(), may_roll=False)
    play(game, "0: change 100 50,50", "1: check 100")
    assert bank_pile(game, 100)[-1] == "100"
    for seat in range(3):
        assert {bank_pile(other, 100)[-1] for other in redealt(game, seat)} == {"100", "100*"}


# Counts, cards and the others


@rule("CC-43")
def test_how_many_notes_of_each_value_a_hand_holds_is_public() -> None:
    game = table(player("500 3x100* 2x10"), player("4x20 50"), player())
    for reader in (None, 0, 1, 2):
        notes = [seen["notes"] for seen in view(game, reader)["players"]]
        assert notes == [[2, 0, 0, 3, 1], [0, 4, 1, 0, 0], [3, 1, 3, 3, 2]]
        assert view(game, reader)["bank"] == [25, 25, 26, 24, 27]


@rule("CC-43")
def test_a_hand_is_shown_to_its_holder_alone() -> None:
    game = table(player("500*! 100"), player("500*!! 20!!"))
    assert seen_in_hand(game, 0) == {"fake": [500], "plain": [100]}
    assert seen_in_hand(game, 1) == {"fake": [500], "real": [20]}
    assert view(game, None)["hand"] == []
    assert taken(game, 1, 0) == {500: (1, 0), 20: (0, 1)}
    # Private knowledge is not shown.
    assert taken(game, 0, 1) == {}


@rule("CC-43", "CC-41")
def test_a_chance_card_that_was_checked_is_forgotten_under_its_pile() -> None:
    for card in ("c9", "c9*"):
        game = table(player(chance=card), player(), player())
        play(game, "0: play c9", "1: check-card")
        settle(game)
        assert chance_pile(game)[-1] == card
        for reader in (None, 0, 1, 2):
            seen = view(game, reader)["chance"]
            assert seen["seen"] == ["c9"]
            assert not any(word in str(view(game, reader)) for word in ("-real", "-fake"))
        for seat in range(3):
            assert {chance_pile(other)[-1] for other in redealt(game, seat)} == {"c9", "c9*"}


@rule("CC-70", "CC-43")
def test_redeal_keeps_the_pairs_of_chance_cards() -> None:
    game = table(player(chance="c9"), player(chance="c4*"), open_cards="c9* c4 c1")
    drawn = set()
    for other in redealt(game, 0):
        cards = [*state(other)["chance_held"], *state(other)["chance_open"], *state(other)["chance_pile"]]
        assert sorted(cards) == sorted(f"c{i}-{truth}" for i in range(1, 13) for truth in ("real", "fake"))
        assert [code.split("-")[0] for code in cards[:5]] == ["c9", "c4", "c9", "c4", "c1"]
        drawn.add((cards[0], cards[1]))
    assert len(drawn) == 4


@rule("CC-43")
def test_the_events_tell_no_more_than_the_table() -> None:
    game = table(player("500*! 100"), player(), player(), dice="1-2")
    events = play(game, "0: roll", "0: buy", "0: pay 100")
    events += unchecked(game)
    for reader in (None, 1, 2):
        (laid,) = told(events, "notes-laid", reader)
        assert laid == {"event": "notes-laid", "seat": 0, "payee": -1, "values": [100]}
    assert told(events, "notes-laid", 0)[0]["notes"] == ["100#1"]


@rule("CC-43")
def test_nothing_on_the_table_tells_which_of_equal_notes_was_laid() -> None:
    seen = set()
    for drawn in range(12):
        game = table(
            player("100* 100 100 3x10"), player("500", deeds="boardwalk"), may_roll=False, claims=["1: boardwalk 0 300"]
        )
        game = rentier.load(game.position() | {"dice": {"seed": "00" * 32, "drawn": drawn * 40}})
        play(game, "1: claim boardwalk 0", "0: pay 100#1 100#2 100#3")
        first = state(game)["stack"][-1]["laid"][0]
        seen.add(state(game)["truth"][first])
    # The fake was first in the hand, but it is not always the first that is checked.
    assert seen == {"0", "1"}


@rule("CC-43")
def test_whole_games_are_remembered_alike_by_those_who_watched() -> None:
    game = rolling(in_hand(), "1-2")
    for seat in range(3):
        for other in redealt(game, seat, 20):
            assert other.view(seat) == game.view(seat)
            assert other.view(None) == game.view(None)
            assert other.inventory() == game.inventory()
