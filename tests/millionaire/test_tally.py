"""What simulations count in Millionaire: levels, Fortune cards, cards that decide the game, properties."""

from __future__ import annotations

import pytest

import rentier
from playing import play
from rentier.text import LANGUAGES, Phrasebook

from .table import player, table

EDITION = rentier.find_edition("millionaire")


def counted(game: rentier.Game, *steps: str) -> dict[str, int]:
    """Play steps and return what is counted over all of them."""
    game.events = play(game, *steps)
    return EDITION.tally(game)


def test_the_worth_of_a_level_is_who_won_with_it() -> None:
    game = table(player("899K", at="diamond-hills"), player(), dice="1-3 2-3", chance="tax-refund")
    found = counted(game, "0: roll", "0: upgrade", "0: end", "1: roll", "1: end")
    assert not game.over
    # 899K and 100K: 1K too little, and the token of 3 stars.
    assert found["levels/1/salary"] == 100_000
    assert (found["levels/1/players"], found["levels/3/players"]) == (1, 1)
    assert "levels/3/won" not in found


def test_a_fortune_card_that_brings_the_million_decides_the_game() -> None:
    game = table(player("900K", at="jail"), player(), dice="1-2", fortune="palace-gardens=windfall")
    found = counted(game, "0: roll")
    for column in ("found", "won", "used", "decided"):
        assert found[f"fortune/windfall/{column}"] == 1


def test_a_card_that_leads_to_the_salary_decides_the_game_too() -> None:
    game = table(player("850K"), player(), dice="2-3", chance="chance-go")
    found = counted(game, "0: roll", "0: collect")
    for column in ("drawn", "won", "decided"):
        assert found[f"cards/chance-go/{column}"] == 1


def test_a_card_that_came_before_something_else_decides_nothing() -> None:
    game = table(player(at="jail"), player("985K", deeds="palace-gardens"), dice="1-2")
    found = counted(game, "0: roll")
    assert game.winners == (1,)
    assert not [key for key in found if key.endswith("decided")]
    assert found["deeds/palace-gardens/rent"] == 20_000


def test_a_kept_card_is_found_and_used_on_its_own() -> None:
    game = table(player(at="jail"), player(deeds="bling-beach"), dice="1-2", fortune="palace-gardens=takeover")
    found = counted(game, "0: roll", "0: buy")
    assert found["fortune/takeover/found"] == 1
    assert "fortune/takeover/used" not in found
    assert counted(game, "0: take bling-beach")["fortune/takeover/used"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_and_column_has_words(language: str) -> None:
    book = Phrasebook.load(language)
    for name, columns in EDITION.tallies.items():
        for column in ("row", *columns):
            assert f"millionaire-tally-{name}-{column.partition('=')[0]}" in book
        assert f"millionaire-tally-{name}" in book
    for ending in ("million", "last"):
        assert f"millionaire-ending-{ending}" in book
