"""MM-1 … MM-5: the box, the tokens, the money, the Fortune cards on the board, who begins."""

from collections import Counter

import pytest

import rentier
from playing import play, view
from rentier.testing.rules import rule
from throwing import rolling
from track.table import BANK, at, balances, deeds, is_out, jail, kept, owner, pile, stock, turn

from .table import (
    CHANCE,
    DEEDS,
    FORTUNE,
    GROUPS,
    LIFESTYLE,
    PILES,
    PLACES,
    buried,
    held,
    laid,
    player,
    spent,
    stars,
    table,
)

SEEDS = range(150)


@rule("MM-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play(seats: int) -> None:
    assert len(view(rentier.new("millionaire", seats, 1), None)["players"]) == seats


@rule("MM-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_and_more_cannot(seats: int) -> None:
    with pytest.raises(rentier.BadInput):
        rentier.new("millionaire", seats, 1)


@rule("MM-1")
def test_the_box_has_what_the_rules_list() -> None:
    game = rentier.new("millionaire", 3, 1)
    assert len(PLACES) == 32
    assert len(DEEDS) == len(view(game, None)["deeds"]) == 22
    assert Counter(len(codes) for codes in GROUPS.values()) == {3: 6, 2: 2}
    assert [len(pile(game, deck)) for deck in (CHANCE, LIFESTYLE)] == [14, 14]
    assert stock(game) == (32, 12)


@rule("MM-1")
def test_the_bank_never_runs_out_of_money() -> None:
    # The players have more than the box began with, and the bank pays on.
    game = table(player("900K", at="paradise-island"), player("900K"), dice="4-5")
    assert game.position()["bank"] == 2 * 372_000 - 1_800_000
    play(game, "0: roll", "0: upgrade")
    assert balances(game) == ["1M", "900K"]
    assert game.over


@rule("MM-1")
def test_the_program_is_the_agent_who_sells_deeds_and_buildings() -> None:
    game = table(player(at="parking", deeds="dark-blue"), player(), dice="1-3")
    play(game, "0: roll", "0: buy", "0: build paradise-island", "0: build fortune-valley")
    assert deeds(game, 0) == "showtime-boulevard fortune-valley:1 paradise-island:1"
    assert balances(game) == ["162K", "372K"]


@rule("MM-2", "MM-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_on_go_with_one_star_372k_and_nothing_else(seats: int) -> None:
    game = rentier.new("millionaire", seats, 7)
    assert balances(game) == ["372K"] * seats
    for seat in range(seats):
        assert (at(game, seat), stars(game, seat)) == ("go", 1)
        assert (deeds(game, seat), kept(game, seat), held(game, seat)) == ("", "", "")
        assert jail(game, seat) == -1
        assert not is_out(game, seat)
    assert {owner(game, code) for code in DEEDS} == {BANK}
    assert [(seen["stars"], seen["cash"], seen["held"]) for seen in view(game, 0)["players"]] == [
        (1, 372_000, 0)
    ] * seats


@rule("MM-4")
def test_a_fortune_card_lies_on_each_of_the_22_properties() -> None:
    game = rentier.new("millionaire", 4, 3)
    assert sorted(laid(game, code) for code in DEEDS) == sorted(FORTUNE)
    assert not spent(game)
    assert not buried(game)


@rule("MM-4")
def test_which_card_lies_where_is_chance() -> None:
    games = [rentier.new("millionaire", 2, seed) for seed in SEEDS]
    # Every kind of card ends up on each of these.
    for code in ("motor-drive", "party-plaza", "paradise-island"):
        assert {laid(game, code) for game in games} == set(FORTUNE)


@rule("MM-4")
def test_the_fortune_cards_lie_face_down() -> None:
    game = rentier.new("millionaire", 2, 5)
    for seat in (None, 0, 1):
        seen = view(game, seat)
        assert [deed["fortune"] for deed in seen["deeds"]] == [True] * 22
        assert not set(FORTUNE) & set(str(seen).replace("'", " ").replace('"', " ").split())


@rule("MM-4")
@pytest.mark.parametrize("deck", [CHANCE, LIFESTYLE])
def test_both_piles_are_shuffled(deck: int) -> None:
    piles = [pile(rentier.new("millionaire", 2, seed), deck) for seed in SEEDS]
    assert all(sorted(codes) == sorted(PILES[deck]) for codes in piles)
    for place in (0, 6, 13):
        assert {codes[place] for codes in piles} == set(PILES[deck])


@rule("MM-5")
def test_turns_go_on_to_the_left_past_who_is_out() -> None:
    game = table(player(), player(), player("0K", out=True), player(), turn=1)
    order = []
    for _ in range(3):
        order.append(turn(game))
        game = rolling(game, "6-2")
        play(game, f"{turn(game)}: roll", f"{turn(game)}: end")
    assert order == [1, 3, 0]
    assert turn(game) == 1
