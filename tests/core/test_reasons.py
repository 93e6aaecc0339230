"""Refusals that used to mislead: each says what is really in the way, and what to do instead."""

from __future__ import annotations

import pytest

import rentier
from rentier.bots import RandomBot
from rentier.cli.rules import show_rules
from rentier.cli.voice import voice_for
from rentier.text import LANGUAGES, Phrasebook, Teller
from rentier.text.rulebook import Rulebook


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_between_the_steps_of_a_slide_is_told_the_step(language: str) -> None:
    edition = rentier.find_edition("knockout")
    with pytest.raises(rentier.BadInput) as caught:
        edition.read_action("slide 135.05 100 0 500")
    said = Teller(Phrasebook.load(language), "knockout").error(caught.value)
    assert ("0.1" if language == "en" else "0,1") in said
    assert str(edition.read_action("slide 135,5 100 -0,25 500")) == "slide 135.5 100 -0.25 500"


def test_whoever_asks_for_a_rule_that_is_not_there_hears_how_many_there_are() -> None:
    book = Rulebook.load("crooked", "en")
    with pytest.raises(rentier.BadInput) as caught:
        show_rules(voice_for("en"), book, "CC-99")
    assert caught.value.details["count"] == len(book.rules)
    assert f"there are {len(book.rules)}, numbered with gaps from CC-1 to CC-70" in str(caught.value)


@pytest.mark.parametrize(
    ("edition", "rules"),
    [
        ("deal", {"DL-3", "DL-12", "DL-54", "DL-56", "DL-60", "DL-35"}),
        ("knockout", {"KO-10", "KO-12", "KO-20", "KO-21", "KO-24"}),
    ],
)
def test_who_is_not_asked_hears_the_rule_of_what_is_asked(edition: str, rules: set[str]) -> None:
    heard: set[str] = set()
    for seed in range(40):
        game, bot = rentier.new(edition, 3, seed), RandomBot(bytes(32))
        for _ in range(150):
            if game.over:
                break
            other = next(seat for seat in range(3) if seat not in game.awaiting)
            word = "end" if edition == "deal" else "pay"
            with pytest.raises(rentier.IllegalAction) as caught:
                game.copy().play(other, word)
            assert caught.value.key == "not-asked"
            heard.add(caught.value.rule)
            game.apply(game.awaiting[0], bot.choose(game, game.awaiting[0]))
    assert heard <= rules
    assert len(heard) > 1
