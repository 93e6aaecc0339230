"""Impossible positions set up by hand: each is refused with its place and what is allowed."""

from __future__ import annotations

from typing import Any

import pytest

import rentier
from playing import play, state
from rentier.core import BadInput

from .table import pile, player, table

FULL = {
    "brown": "baltic mediterranean",
    "dark-blue": "park boardwalk",
    "utility": "electric water",
}


def refusal(game: rentier.Game, **fields: object) -> str:
    """Change a position, and return the sentence in which it is refused."""
    with pytest.raises(BadInput) as refused:
        rentier.load(game.position() | fields)
    return str(refused.value)


def attacked(action: str, hand: str, *others: Any, **more: Any) -> rentier.Game:
    """Let seat 0 attack the others, who have a card in hand to answer with."""
    game = table(player(hand, **more), *(others or [player("1m", bank="5m 5m")]))
    play(game, f"0: {action}")
    return game


def changed(game: rentier.Game, number: int, **fields: object) -> str:
    """Change one pending decision, and return the sentence in which it is refused."""
    stack: Any = state(game)["stack"]
    stack[number] = stack[number] | fields
    return refusal(game, stack=stack)


def test_no_more_cards_are_known_under_the_pile_than_it_has() -> None:
    game = table(player(), player(), rest="centre", pile="1m 1m")
    assert len(pile(game)) == 2
    assert refusal(game, buried=[0] * 500).startswith(
        "In this position, buried is a list with 500 entries; the pile has only 2 cards."
    )


def test_of_a_colour_only_one_set_is_not_full() -> None:
    game = table(player(sets={"red": "kentucky", "pink": "virginia"}), player())
    players: Any = state(game)["players"]
    players[0]["sets"][1] = {"colour": "red", "cards": ["indiana"], "buildings": 0}
    sentence = refusal(game, players=players)
    assert sentence.startswith(
        "In this position, players[0].sets is a list with 2 entries; of a colour at most one set"
    )


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("bank", ["kentucky"], 'players[0].bank[0] is "kentucky"; a property is laid, it cannot be in a bank.'),
        ("hand", ["ace"], 'players[0].hand[0] is "ace"; it must be the code of a card.'),
        ("known", [["1m", 1]], 'players[0].known[0][0] is "1m"; that card must be in the hand.'),
        ("known", [["2m", 0]], "players[0].known[0][1] is 0; it must be one of these seats: 1."),
        ("known", [["2m", True]], "players[0].known[0][1] is true; it must be one of these seats: 1."),
        ("known", ["2m"], 'players[0].known[0] is "2m"; it must be a list of the form [card, seat].'),
        ("sets", [{"colour": "mauve"}], 'players[0].sets[0].colour is "mauve"; it must be the name of a colour.'),
        (
            "sets",
            [{"colour": "red", "cards": ["park"], "buildings": 0}],
            'players[0].sets[0].cards[0] is "park"; it must be a card that can stand for red.',
        ),
        (
            "sets",
            [{"colour": "red", "cards": [], "buildings": 0}],
            "players[0].sets[0].cards is an empty list; a set of red has 1 to 3 cards.",
        ),
        (
            "sets",
            [{"colour": "red", "cards": ["kentucky"], "buildings": 1}],
            "players[0].sets[0].buildings is 1; it must be 0, as only a full set of streets has buildings.",
        ),
    ],
)
def test_what_a_player_has_is_refused_by_its_place(path: str, value: object, sentence: str) -> None:
    game = table(player("2m"), player())
    players: Any = state(game)["players"]
    players[0][path] = value
    assert refusal(game, players=players).startswith(f"In this position, {sentence}")


@pytest.mark.parametrize(
    ("winners", "ending"), [([0], "sets"), ([1], "stuck"), ([0, 1], "limit"), ([0], ""), ([0], "luck"), ([0], "stuck")]
)
def test_nobody_wins_without_the_sets(winners: list[int], ending: str) -> None:
    game = table(player("1m", bank="2m"), player(bank="5m"))
    assert refusal(game, over=True, winners=winners, ending=ending, stack=[])


def test_the_end_that_the_rules_come_to_is_loaded() -> None:
    stuck = table(player(bank="2m"), player(bank="5m")).position()
    end = {"over": True, "stack": [], "winners": [1], "ending": "stuck", "idle": 2}
    assert rentier.load(stuck | end).winners == (1,)
    game = table(player("boardwalk", sets=FULL | {"dark-blue": "park"}), player())
    play(game, "0: lay boardwalk dark-blue")
    assert rentier.load(game.position()).position() == game.position()
    for fields in ({"winners": [1]}, {"ending": "stuck"}, {"ending": "limit"}, {"turn": 1}):
        assert refusal(game, **fields)


def test_whoever_has_the_sets_has_won() -> None:
    won = table(player(sets=FULL), player(), turn=1)
    assert refusal(won, turn=0).startswith("In this position, players[0].sets is a list with 3 entries; these are the")


@pytest.mark.parametrize(
    "stack",
    [
        "turn",
        [],
        [{"kind": "turn", "more": 1}],
        [{"kind": "turn"}, {"kind": "give-up"}],
        [{"kind": "turn"}, {"kind": "turn"}],
        [{"kind": "answer", "asked": [1], "victim": 1, "cancelled": False}],
        [{"kind": "turn"}, {"kind": "payment", "payer": 1, "amount": 5}],
        [{"kind": "nap"}],
        [7],
    ],
)
def test_what_cannot_be_pending_is_refused(stack: object) -> None:
    assert refusal(table(player("1m"), player("1m")), stack=stack)


@pytest.mark.parametrize(
    "fields",
    [
        {"action": "end"},
        {"action": "fly"},
        {"action": "debt-collector 0"},
        {"action": "debt-collector 2"},
        {"action": "birthday"},
        {"action": "sly-deal 1 red kentucky"},
        {"action": "rent red all"},
        {"action": "rent red 1"},
        {"action": "deal-breaker 1 red"},
        {"amount": 0},
        {"amount": 6},
        {"targets": [1]},
        {"targets": [0]},
        {"targets": True},
        {"more": 1},
    ],
)
def test_an_attack_that_cannot_be_is_refused(fields: dict[str, object]) -> None:
    assert changed(attacked("debt-collector 1", "debt-collector"), 1, **fields)


@pytest.mark.parametrize(
    "fields",
    [{"asked": [0]}, {"asked": []}, {"asked": [1, 0]}, {"victim": 0}, {"cancelled": True}, {"more": 1}, {"asked": 1}],
)
def test_an_answer_is_asked_of_the_one_whom_it_is_about(fields: dict[str, object]) -> None:
    assert changed(attacked("debt-collector 1", "debt-collector"), 2, **fields)


def test_a_payment_is_what_was_asked_for() -> None:
    game = attacked("debt-collector 1", "debt-collector")
    play(game, "1: pass")
    assert state(game)["stack"][2] == {"kind": "payment", "payer": 1, "amount": 5}
    for fields in ({"amount": 4}, {"amount": 100}, {"payer": 0}, {"more": 1}):
        assert changed(game, 2, **fields)


def test_those_still_to_come_are_the_last_in_turn_order() -> None:
    others = [player("1m", bank="3m") for _ in range(3)]
    game = attacked("birthday", "birthday", *others)
    assert state(game)["stack"][1]["targets"] == [2, 3]
    for targets in ([3, 2], [2], [3], [], [1, 2, 3], [2, 2], [0]):
        assert changed(game, 1, targets=targets)


def test_a_rent_is_one_that_the_set_can_bring() -> None:
    game = attacked("rent red all", "rent-red-yellow", sets={"red": "kentucky indiana"})
    assert changed(game, 1, amount=7).startswith(
        "In this position, stack[1].amount is 7; it must be a whole number from"
    )
    assert changed(game, 1, amount=1).startswith("In this position, stack[1].amount is 1; it must be one of 2 and 3.")
    stack: Any = state(game)["stack"]
    less = rentier.load(game.position() | {"stack": [stack[0], stack[1] | {"amount": 2}, stack[2]]})
    assert less.awaiting == (1,)


def test_the_card_of_an_attack_was_just_played() -> None:
    game = attacked("debt-collector 1", "debt-collector")
    assert refusal(game, plays_left=3).startswith(
        "In this position, plays_left is 3; it must be a whole number from 0 to 2."
    )
    moved = {"centre": [], "pile": [*state(game)["pile"], *state(game)["centre"]]}
    assert "Debt Collector, which was just played, must be there." in refusal(game, **moved)


def test_only_wilds_that_have_just_come_are_placed() -> None:
    other = player("1m", sets={"red": "wild-red-yellow"})
    game = attacked("sly-deal 1 red wild-red-yellow", "sly-deal", other)
    play(game, "1: pass")
    placing = {"kind": "place", "owner": 0, "card": "wild-red-yellow"}
    assert state(game)["stack"][2] == placing
    for fields in ({"owner": 1}, {"card": "kentucky"}, {"card": "wild"}, {"more": 1}):
        assert changed(game, 2, **fields)
    assert refusal(game, stack=[*state(game)["stack"], placing])
