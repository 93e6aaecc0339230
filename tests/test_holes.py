"""Tests for small random changes to the code that no other test noticed."""

from __future__ import annotations

import pytest

import rentier
from rentier.bots.track.worth import count_unowned
from rentier.core import Dice, derive_seed
from rentier.core.events import Event
from rentier.games.knockout.data import _tremors
from rentier.sim.plan import Plan, seat_bots
from rentier.sim.series import Series
from rentier.text import Rulebook
from rentier.track import moving
from rentier.track.state import TrackGame


def told(game: rentier.Game, *steps: tuple[int, str]) -> rentier.Game:
    """Play steps, and keep all their events for the tally."""
    events: list[Event] = []
    for seat, text in steps:
        events += game.play(seat, text)
    game.events = events
    return game


def test_simulations_of_banking_count_whole_groups_and_those_of_the_winner() -> None:
    game = rentier.setup("banking", 3, owns={0: "dark-blue", 1: "brown"}, out=[2], may_roll=False)
    counts = game.edition.tally(told(game, (1, "resign")))
    assert (counts["groups/dark-blue/whole"], counts["groups/dark-blue/won"]) == (1, 1)
    assert "groups/brown/whole" not in counts


def test_simulations_of_crooked_cash_count_the_notes_that_were_laid_and_checked() -> None:
    game = rentier.setup(
        "crooked",
        2,
        notes={0: "500f 100"},
        owns={1: "boardwalk"},
        may_roll=False,
        claims=[{"deed": "boardwalk", "amount": 100}],
    )
    counts = game.edition.tally(told(game, (1, "claim boardwalk 0"), (0, "pay 500#1"), (1, "check 500")))
    assert (counts["notes/500/laid"], counts["notes/500/checked"], counts["notes/500/won"]) == (1, 1, 500)


def test_nothing_is_said_to_be_played_and_fake_when_no_card_is_announced() -> None:
    assert rentier.new("crooked", 2, 1).bared()["played"] is False


@pytest.mark.parametrize("edition", rentier.editions(), ids=lambda edition: edition.name)
def test_a_copy_remembers_what_was_played(edition: rentier.Edition) -> None:
    game = rentier.new(edition.name, edition.fewest, 1)
    seat = game.awaiting[0]
    game.play(seat, game.actions(seat)[0])
    assert game.copy().record() == game.record()
    assert len(game.copy().moves()) == 1


def test_who_moves_forward_to_the_own_space_has_passed_go() -> None:
    game = rentier.setup("banking", 2, at={0: "parking"})
    assert isinstance(game, TrackGame)
    moving.move_forward(game, game.players[0], game.players[0].place)
    game.settle()
    assert game.players[0].cash == 17_000_000


def test_the_bots_count_what_the_bank_has() -> None:
    game = rentier.setup("banking", 2, owns={0: "dark-blue"})
    assert isinstance(game, TrackGame)
    assert count_unowned(game) == 26


def test_a_hand_that_trembles_more_must_tremble_more_in_both() -> None:
    assert list(_tremors({"calm": {"direction": 1, "speed": 2}, "real": {"direction": 2, "speed": 3}})) == [
        "calm",
        "real",
    ]
    for direction, speed in ((1, 3), (2, 2), (0, 3)):
        with pytest.raises(ValueError, match="tremor"):
            _tremors({"calm": {"direction": 1, "speed": 2}, "real": {"direction": direction, "speed": speed}})


def test_rules_are_found_by_all_the_words() -> None:
    found = Rulebook.load("banking", "en").find("hotel apartment")
    assert found
    assert all("hotel" in text.casefold() and "apartment" in text.casefold() for text in found.values())


def test_each_bot_of_a_series_sits_where_the_plan_says() -> None:
    # In the quick game two deeds are dealt and paid before anybody is asked.
    banking = rentier.find_edition("banking")
    options = banking.read_options({"game": "quick", "round_limit": 3})
    plan = Plan("banking", banking.rules_version, 2, options.values, ("steady", "random"), bytes(32), 4)
    seats = [[plan.bot_at(number, seat) for seat in range(2)] for number in range(2)]
    assert seats == [["steady", "random"], ["random", "steady"]]
    outcome = Series(plan).play(1)
    game = banking.begin(2, options, Dice(derive_seed(bytes(32), "game", 1)), True)
    game.settle()
    seed = derive_seed(bytes(32), "game", 1)
    bots = [
        rentier.bots.make_bot(name, "banking", derive_seed(seed, "bot", seat)) for seat, name in enumerate(seats[1])
    ]
    decisions = 0
    while not game.over:
        seat = game.awaiting[0]
        game.apply(seat, bots[seat].choose(game, seat))
        decisions += 1
    assert (outcome.winners, outcome.decisions) == (game.winners, decisions)


def test_the_figures_of_a_card_count_the_set_of_its_colour_that_is_not_full() -> None:
    sets = {0: {"brown": "baltic mediterranean", "red": "kentucky", "green": "pacific north-carolina"}}
    game = rentier.setup("deal", 2, hands={0: "indiana pennsylvania oriental"}, sets=sets)
    found = {str(action): action.figures(game, 0) for action in game.actions(0) if action.verb() == "lay"}
    assert found == {
        "lay indiana red": {"count": 2, "size": 3},
        "lay pennsylvania green": {"count": 3, "size": 3},
        "lay oriental light-blue": {"count": 1, "size": 3},
    }


@pytest.mark.parametrize("field", ["known", "doubted"])
def test_a_note_with_too_high_a_number_is_refused(field: str) -> None:
    position = rentier.new("crooked", 2, 1).position()
    notes = len(str(position["truth"]))
    with pytest.raises(rentier.BadInput) as refused:
        rentier.load(position | {field: [notes]})
    assert refused.value.key == "field-number"


def test_more_bots_than_seats_are_refused_with_their_number() -> None:
    with pytest.raises(rentier.BadInput, match=r"4.*3"):
        seat_bots("random,random,random,random", 3)
    assert seat_bots("steady,random", 3) == ("steady", "random", "random")
