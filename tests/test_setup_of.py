"""The way back from a position to a call of `rentier.setup`."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rentier
from rentier.testing.contract import walk
from setting_up import refusal, said, state

FIVE = ("banking", "crooked", "millionaire", "deal", "knockout")
FORGOTTEN = {
    # What players have learnt about cards in piles, and which notes look doubtful.
    "crooked": {"chance_unseen", "doubted", "truth", "hands", "piles", "known", "fakes_taken", "reals_taken"},
    "banking": set[str](),
    "millionaire": set[str](),
    "deal": set[str](),
    "knockout": set[str](),
}


def again(game: rentier.Game) -> rentier.Game:
    """Set a game up again from its own description, as JSON writes it."""
    return rentier.setup(game.edition, **rentier.setup_of(game))


def compared(game: rentier.Game) -> dict[str, Any]:
    """Return what a description must keep of a position."""
    kept = {name: value for name, value in state(game).items() if name not in FORGOTTEN[game.edition.name]}
    del kept["dice"]
    if "decks" in kept:
        # How many cards from the top nobody has seen is forgotten.
        kept["decks"] = [cards for cards, _ in kept["decks"]]
    kept["stack"] = [
        # The notes of Crooked Cash are numbered anew, and an offer of notes is left out.
        {name: value for name, value in decision.items() if game.edition.name != "crooked" or name != "laid"}
        for decision in kept["stack"]
        if decision["kind"] != "offer-notes"
    ]
    return kept


@pytest.mark.parametrize("edition", FIVE)
@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_is_on_the_table_can_be_set_up_again(edition: str, seats: int) -> None:
    seen: set[str] = set()
    for seed in range(2):
        for number, (game, _, _) in enumerate(walk(edition, seats, seed)):
            kind = state(game)["stack"][-1]["kind"]
            if number % 23 == 0 or kind not in seen:
                seen.add(kind)
                same = again(game)
                assert compared(same) == compared(game)
                assert same.inventory() == game.inventory()
    assert len(seen) > 2


def test_hands_of_notes_are_the_same_ones_and_known_as_before() -> None:
    for number, (game, _, _) in enumerate(walk("crooked", 3, 1)):
        if number % 40 == 0 and len(state(game)["stack"]) == 1:
            same = again(game)
            for seat in range(3):
                assert same.view(seat)["players"] == game.view(seat)["players"]
            assert same.bared() == game.bared()


@pytest.mark.parametrize("edition", FIVE)
def test_every_argument_is_named_and_can_be_written_as_json(edition: str) -> None:
    found = rentier.find_edition(edition)
    values = rentier.setup_of(rentier.new(edition, 2, 5))
    known = set(refusal(edition, 2, nothing=1).details["known"])  # type: ignore[call-overload]
    # Rolls cannot be seen in a position, and Crooked Cash has notes instead of cash.
    assert known - set(values) <= {"shuffle", "dice", "cash"}
    assert set(values) - known == {"seats", "seed", "options"}
    assert json.loads(json.dumps(values))["options"] == found.read_options(None).values


def test_a_description_can_be_changed() -> None:
    game = rentier.setup("banking", 3, owns={0: "boardwalk"}, cash={1: "2M"})
    values = rentier.setup_of(game)
    values["owns"] = {1: ["boardwalk", "park"]}
    values["buildings"] = {"boardwalk": 1}
    changed = rentier.setup(game.edition, **values)
    assert state(changed)["deeds"][-1][:2] == [1, 1]
    assert changed.scores[1] > game.scores[1]


def test_a_game_that_is_over_cannot_be_described() -> None:
    for game, _, _ in walk("deal", 2, 0):
        last = game
    assert last.over
    with pytest.raises(rentier.BadInput) as caught:
        rentier.setup_of(last)
    assert "over" in said("deal", caught.value)


@pytest.mark.parametrize(
    ("edition", "rule", "named"),
    [
        ("banking", "EB-40", {"owns": {0: "park"}, "buildings": {"park": 1}}),
        ("banking", "EB-41", {"owns": {0: "dark-blue"}, "buildings": {"park": 2}}),
        ("millionaire", "MM-6", {"cash": {0: "1M"}}),
        ("crooked", "CC-2", {"notes": {0: "20x500f"}}),
        ("deal", "DL-50", {"sets": {0: {"red": "kentucky house"}}}),
        ("knockout", "KO-10", {"tokens": ["off off off off", "off off off off"]}),
    ],
)
def test_what_a_rule_forbids_names_the_rule(edition: str, rule: str, named: dict[str, Any]) -> None:
    assert refusal(edition, 2, **named).rule == rule


def test_a_street_may_be_mortgaged_beside_a_built_one() -> None:
    """Only its own buildings have to be sold first (EB-60)."""
    game = rentier.setup("banking", 2, owns={0: "dark-blue"}, buildings={"boardwalk": 1}, mortgaged="park")
    assert state(game)["deeds"][-2:] == [[0, 0, True, False], [0, 1, False, False]]
