"""Refusals say what is really in the way, and what to do instead."""

from __future__ import annotations

import pytest

from rentier.testing.rules import rule

from .table import play, player, refused, table


@rule("CC-24")
def test_a_chance_card_that_lacks_its_street_asks_for_it() -> None:
    game = table(player(chance="c6", deeds="park"), player())
    error = refused(game, 0, "play c6")
    assert str(error) == "Also name the street that the card is for, as in: play c6 boardwalk. (CC-24)"
    play(game, "0: play c6 park")


@rule("CC-24")
@pytest.mark.parametrize(
    ("card", "text", "needs"),
    [
        ("c8", "play c8", "space"),
        ("c12", "play c12", "player"),
        ("c10", "play c10 park", "streets"),
        ("c5", "play c5 park", "rent"),
        ("c9", "play c9 park", "nothing"),
    ],
)
def test_every_chance_card_says_what_it_needs(card: str, text: str, needs: str) -> None:
    error = refused(table(player(chance=card, deeds="park"), player()), 0, text)
    assert (error.key, error.details["needs"]) == ("crooked-chance-needs", needs)


@rule("CC-46")
def test_whoever_has_to_lay_notes_is_not_told_to_sell() -> None:
    game = table(player(at="boardwalk"), player(), dice="1-3")
    play(game, "0: roll", "0: buy")
    error = refused(game, 0, "end")
    assert (error.key, error.rule) == ("crooked-lay-first", "CC-46")
    assert str(error).startswith("First lay notes for the ")
