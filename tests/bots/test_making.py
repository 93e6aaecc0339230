"""Bots are made by name, with a seed of any kind."""

from __future__ import annotations

import pytest

import rentier
from rentier.bots import Sharp, bot_names, make_bot
from rentier.core import read_seed


@pytest.mark.parametrize("seed", [7, "7", f"{7:064x}", read_seed(7)])
def test_a_seed_is_read_as_that_of_a_game(seed: object) -> None:
    assert make_bot("random", "deal", seed).dice.seed == read_seed(7)


@pytest.mark.parametrize("seed", [-1, True, None, b"short", "x"])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(rentier.BadInput) as caught:
        make_bot("random", "deal", seed)
    assert caught.value.key == "bad-seed"


@pytest.mark.parametrize("edition", [edition.name for edition in rentier.editions()])
def test_every_bot_of_an_edition_chooses_something_from_the_start(edition: str) -> None:
    for name in bot_names(edition):
        game = rentier.new(edition, rentier.find_edition(edition).fewest, seed=7)
        seat = game.awaiting[0]
        bot = make_bot(name, edition, 7)
        if isinstance(bot, Sharp):
            bot.playouts = 10
        game.play(seat, bot.choose(game, seat))
