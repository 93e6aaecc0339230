"""EB-1 … EB-6: the box, the accounts, who begins, who wins."""

from collections import Counter

import pytest

import rentier
from playing import kinds, offered, play, refused, view
from rentier.testing.rules import rule
from throwing import rolling
from track.table import BANK, at, balances, deeds, is_out, jail, kept, owner, pile, stock, turn

from .table import CHANCE, CHEST, DEEDS, GROUPS, PLACES, player, table

SEEDS = range(150)


@rule("EB-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    assert len(view(rentier.new("banking", seats, 1), None)["players"]) == seats


@rule("EB-1")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_and_more_cannot(seats: int) -> None:
    with pytest.raises(rentier.BadInput):
        rentier.new("banking", seats, 1)


@rule("EB-2")
def test_the_box_has_what_the_rules_list() -> None:
    game = rentier.new("banking", 3, 1)
    assert len(PLACES) == 40
    assert len(DEEDS) == len(view(game, None)["deeds"]) == 28
    assert Counter(len(codes) for codes in GROUPS.values()) == {3: 6, 2: 2 + 1, 4: 1}
    assert (len(GROUPS["station"]), len(GROUPS["utility"])) == (4, 2)
    assert [len(pile(game, deck)) for deck in (CHANCE, CHEST)] == [16, 16]
    assert stock(game) == (32, 12)


@rule("EB-2")
@pytest.mark.parametrize("seed", range(20))
def test_a_roll_is_of_two_dice_with_six_sides(seed: int) -> None:
    game = rentier.new("banking", 2, seed)
    rolled = next(event.seen_by(None) for event in play(game, f"{turn(game)}: roll") if event.kind == "rolled")
    assert {rolled["first"], rolled["second"]} <= {1, 2, 3, 4, 5, 6}


@rule("EB-2")
@pytest.mark.parametrize(("deck", "code"), [("french", "crossword"), ("here-and-now", "signing-bonus")])
def test_the_deck_is_an_option(deck: str, code: str) -> None:
    assert code in pile(rentier.new("banking", 2, 1, {"deck": deck}), CHANCE)
    assert sorted(pile(rentier.new("banking", 2, 1), CHANCE)) == sorted(
        pile(rentier.new("banking", 2, 1, {"deck": "french"}), CHANCE)
    )


@rule("EB-3")
@pytest.mark.parametrize("seats", [2, 6])
def test_everybody_begins_on_go_with_15m_and_nothing_else(seats: int) -> None:
    game = rentier.new("banking", seats, 7)
    assert balances(game) == ["15M"] * seats
    for seat in range(seats):
        assert (at(game, seat), deeds(game, seat), kept(game, seat)) == ("go", "", "")
        assert jail(game, seat) == -1
        assert not is_out(game, seat)
    assert {owner(game, code) for code in DEEDS} == {BANK}


@rule("EB-3")
@pytest.mark.parametrize("deck", [CHANCE, CHEST])
def test_both_decks_are_shuffled(deck: int) -> None:
    piles = [pile(rentier.new("banking", 2, seed), deck) for seed in SEEDS]
    assert {frozenset(codes) for codes in piles} == {frozenset(piles[0])}
    # Every card ends up in every place.
    for place in (0, 7, 15):
        assert {codes[place] for codes in piles} == set(piles[0])


@rule("EB-4")
def test_turns_go_on_to_the_left_past_who_is_out() -> None:
    game = table(player(), player(), player("0K", out=True), player(), dice="1-4 1-4 1-4", turn=1)
    order = []
    for _ in range(3):
        order.append(turn(game))
        game = rolling(game, "4-6")
        play(game, f"{turn(game)}: roll", f"{turn(game)}: end")
    assert order == [1, 3, 0]
    assert turn(game) == 1


@rule("EB-5")
def test_the_last_one_who_is_not_bankrupt_wins() -> None:
    game = table(player("1M", at="go"), player("2M"), dice="1-3")
    events = play(game, "0: roll", "0: bankrupt")
    assert game.over
    assert game.winners == (1,)
    assert game.ending == "last"
    assert game.awaiting == ()
    assert kinds(events)[-3:] == ["went-bankrupt", "paid", "won"]
    assert refused(game, 1, "roll").key == "game-over"


@rule("EB-5")
def test_with_two_left_the_game_goes_on() -> None:
    game = table(player("1M", at="go"), player("2M"), player(), dice="1-3")
    play(game, "0: roll", "0: bankrupt")
    assert not game.over
    assert game.awaiting == (1,)


@rule("EB-5")
def test_being_the_richest_wins_nothing() -> None:
    game = table(player("10K"), player("100M", deeds="dark-blue:5 green:5"), dice="4-6")
    play(game, "0: roll", "0: end")
    assert not game.over
    assert game.winners == ()


@rule("EB-6")
def test_the_program_is_the_banker_and_all_six_play() -> None:
    game = table(*[player() for _ in range(6)], dice="1-2")
    play(game, "0: roll", "0: leave")
    assert game.awaiting == (1, 2, 3, 4, 5, 0)
    # The bank sells, collects and hands over without being asked.
    play(game, "3: bid 10K", "1: pass", "2: pass", "4: pass", "5: pass", "0: pass")
    assert owner(game, "baltic") == 3
    assert balances(game) == ["15M", "15M", "15M", "14.99M", "15M", "15M"]
    assert offered(game, 0)[0] == "end"
