"""The chain of a player who only walks the board: what must hold whatever the game does."""

import tomllib
from fractions import Fraction
from importlib.resources import files
from itertools import pairwise

import pytest

from rentier.testing.rules import rule

from .markov import (
    BOARDWALK,
    CHANCE,
    CHANCE_BACK,
    CHANCE_TO,
    CHEST,
    CHEST_TO,
    GO,
    GO_TO_JAIL,
    ILLINOIS,
    IN_JAIL,
    JAIL,
    MEDITERRANEAN,
    SPACES,
    State,
    landing_frequencies,
    long_run,
    rests,
    roll,
    transitions,
)

DATA = files("rentier") / "games" / "banking" / "data"


def surely(space: int, count: int) -> list[tuple[State, Fraction]]:
    return [((space, count), Fraction(1))]


@pytest.fixture(scope="module")
def landings() -> list[float]:
    return landing_frequencies()


def test_the_landings_are_shares_of_one(landings: list[float]) -> None:
    assert len(landings) == SPACES
    assert sum(landings) == pytest.approx(1)
    assert all(share > 0.01 for space, share in enumerate(landings) if space != GO_TO_JAIL)


@rule("EB-75")
def test_nobody_stays_on_go_to_jail_and_jail_is_visited_most(landings: list[float]) -> None:
    assert landings[GO_TO_JAIL] == 0
    assert max(landings) == landings[JAIL] == pytest.approx(0.0629, abs=0.0001)


def test_the_targets_of_cards_and_what_lies_behind_jail_are_visited_more_than_most(landings: list[float]) -> None:
    ranked = sorted(range(SPACES), key=lambda space: -landings[space])
    assert ranked[1:3] == [ILLINOIS, GO]
    # The orange lots, six, eight and nine from jail.
    assert {16, 18, 19} <= set(ranked[:9])
    assert landings[BOARDWALK] > landings[BOARDWALK - 2] + 0.004


def test_cards_move_away_from_their_spaces(landings: list[float]) -> None:
    ranked = sorted(range(SPACES), key=lambda space: landings[space])
    assert set(ranked[1:5]) == {*CHANCE, CHEST[0]}


def test_the_chain_is_one_of_shares_and_does_not_move_any_more() -> None:
    chain = transitions(15)
    shares = long_run(chain)
    assert sum(shares.values()) == pytest.approx(1)
    after = dict.fromkeys(chain, 0.0)
    for state, row in chain.items():
        assert sum(share for _, share in row) == pytest.approx(1)
        for to, share in row:
            after[to] += shares[state] * share
    assert after == pytest.approx(shares)


@rule("EB-76", "EB-77")
def test_a_walker_stays_in_jail_for_three_turns_at_most() -> None:
    assert roll((IN_JAIL, 0), 7, False, 15) == surely(IN_JAIL, 1)
    assert roll((IN_JAIL, 1), 7, False, 15) == surely(IN_JAIL, 2)
    assert [state for state, _ in roll((IN_JAIL, 2), 9, False, 15)] == [(19, 0)]
    shares = long_run(transitions(15))
    # Five of six rolls are not doubles.
    for earlier, later in pairwise(shares[IN_JAIL, turns] for turns in range(3)):
        assert later == pytest.approx(earlier * 5 / 6)


@rule("EB-77")
@pytest.mark.parametrize("failed", [0, 1, 2])
def test_a_double_out_of_jail_moves_and_gives_no_other_roll(failed: int) -> None:
    assert roll((IN_JAIL, failed), 8, True, 15) == surely(18, 0)


@rule("EB-11")
def test_the_third_double_in_a_row_is_jail_without_moving() -> None:
    assert roll((GO, 0), 6, True, 15) == surely(6, 1)
    assert roll((6, 1), 6, True, 15) == surely(12, 2)
    assert roll((12, 2), 6, True, 15) == surely(IN_JAIL, 0)
    assert roll((12, 2), 7, False, 15) == surely(19, 0)


@rule("EB-14")
def test_a_card_can_lead_to_another_card() -> None:
    one = Fraction(1, 16)
    ends = rests(36, 16)
    # Back three spaces is Community Chest; two of its cards go where cards of Chance go too.
    assert ends[33] == (1 - 3 * one) * one
    assert ends[MEDITERRANEAN] == one * one
    assert ends[GO] == ends[IN_JAIL] == one + one * one
    assert sum(ends.values()) == 1


def test_the_chain_has_the_moving_cards_of_the_french_deck() -> None:
    board = tomllib.loads((DATA / "board.toml").read_text("utf-8"))
    deck = tomllib.loads((DATA / "decks.toml").read_text("utf-8"))["french"]
    codes = [space["code"] for space in board["space"]]
    kinds = [space["kind"] for space in board["space"]]
    chance, chest = ([card for card in deck[pile] if "move" in card["effect"]] for pile in ("chance", "chest"))
    assert sorted(codes.index(card["space"]) for card in chance if "space" in card) == sorted(CHANCE_TO)
    assert [card["count"] for card in chance if "count" in card] == [CHANCE_BACK]
    assert sorted(codes.index(card["space"]) for card in chest) == sorted(CHEST_TO)
    for pile, spaces in (("chance", CHANCE), ("chest", CHEST)):
        assert [card["effect"] for card in deck[pile]].count("go-to-jail") == 1
        assert [space for space, kind in enumerate(kinds) if kind == pile] == list(spaces)
    assert (codes.index("jail"), codes.index("go-to-jail")) == (JAIL, GO_TO_JAIL)
