"""The ladder: the same levels in every edition, each beating the one below, and characters that can be told apart."""

from __future__ import annotations

import pytest

import rentier
from rentier.bots import (
    SURPRISE,
    Sharp,
    bot_names,
    character_names,
    draw_character,
    level_names,
    make_bot,
    read_bot,
    simpler_bots,
    usual_bot,
)
from rentier.core import derive_seed, read_seed
from rentier.sim import simulate
from rentier.sim.habits import Habits, watch

SEED = read_seed(17)
OWN = ["banking", "crooked", "deal", "knockout", "millionaire"]


@pytest.mark.parametrize("edition", OWN)
def test_every_edition_has_the_same_levels_and_three_characters(edition: str) -> None:
    assert level_names(edition) == ["random", "easy", "steady", "sharp"]
    assert len(character_names(edition)) == 3
    assert bot_names(edition) == [*level_names(edition), *character_names(edition)]
    assert usual_bot(edition) == "steady"


@pytest.mark.parametrize(
    ("edition", "given", "found"),
    [
        ("deal", "careless", "random"),
        ("deal", "sensible", "steady"),
        ("knockout", "steady-easy", "easy"),
        ("knockout", "steady-strong", "sharp"),
        ("banking", "miser", "miser"),
    ],
)
def test_bots_are_known_by_what_people_see_and_by_what_older_tables_stored(
    edition: str, given: str, found: str
) -> None:
    assert read_bot(given, edition) == found
    assert type(make_bot(given, edition, 1)) is type(make_bot(found, edition, 1))


def test_below_a_bot_are_the_simpler_levels_and_below_a_character_the_usual_one() -> None:
    assert simpler_bots("sharp", "deal") == ["steady", "easy", "random"]
    assert simpler_bots("raider", "deal") == ["steady", "easy", "random"]
    assert simpler_bots("random", "deal") == []


@pytest.mark.parametrize("name", ["clever", "", "trader", "steady ", "STEADY"])
def test_an_unknown_level_is_refused_with_those_that_there_are(name: str) -> None:
    with pytest.raises(rentier.BadInput) as caught:
        make_bot(name, "deal", 1)
    assert caught.value.key == "unknown-bot"
    assert caught.value.details["known"] == bot_names("deal")


def test_a_bot_that_searches_takes_a_budget() -> None:
    bot = make_bot("sharp:40", "deal", 1)
    assert isinstance(bot, Sharp)
    assert bot.playouts == 40


@pytest.mark.parametrize("budget", ["0", "-5", "x", "", "1.5", "10000000", "٣"])
def test_a_budget_that_is_none_is_refused(budget: str) -> None:
    with pytest.raises(rentier.BadInput) as caught:
        make_bot(f"sharp:{budget}", "deal", 1)
    assert caught.value.key == "bot-budget"
    assert str(caught.value).startswith(f"“{budget}” is no budget")


def test_a_bot_that_does_not_search_has_no_budget() -> None:
    with pytest.raises(rentier.BadInput) as caught:
        make_bot("steady:40", "deal", 1)
    assert caught.value.key == "bot-no-budget"


def test_a_surprise_is_one_of_the_characters_and_each_may_come() -> None:
    drawn = {draw_character("deal", seed) for seed in range(40)}
    assert drawn == set(character_names("deal"))
    bot = make_bot(SURPRISE, "deal", 5)
    assert type(bot) is type(make_bot(draw_character("deal", 5), "deal", 5))


@pytest.mark.parametrize(
    ("edition", "games", "least"), [("deal", 40, 30), ("crooked", 16, 12), ("millionaire", 16, 12)]
)
def test_easy_beats_chance_and_loses_to_steady(edition: str, games: int, least: int) -> None:
    easy, random = simulate(edition, games, 2, "easy,random", SEED).wins_by_bot()
    assert easy.wins >= least > random.wins
    steady, easy = simulate(edition, games, 2, "steady,easy", SEED).wins_by_bot()
    assert steady.wins > easy.wins


def habits(edition: str, games: int, *names: str) -> list[Habits]:
    """Watch each of these bots in the same games."""
    return [watch(edition, name, games, 4, derive_seed(SEED, edition, 0)) for name in names]


@pytest.mark.parametrize("edition", ["banking", "crooked", "millionaire"])
def test_on_a_track_the_builder_builds_the_trader_offers_and_the_miser_saves(edition: str) -> None:
    steady, builder, trader, miser = habits(edition, 30, "steady", "builder", "trader", "miser")
    assert builder.done["build"] > steady.done["build"] > miser.done["build"]
    assert trader.done["offer"] > 2 * steady.done.get("offer", 0.0)
    assert miser.money > builder.money


def test_in_deal_the_raider_takes_what_others_lay_the_builder_never_does_and_the_miser_banks() -> None:
    steady, builder, raider, miser = habits("deal", 40, "steady", "builder", "raider", "miser")
    assert builder.done["take"] < 0.3 * min(raider.done["take"], steady.done["take"]), "only to win"
    assert raider.done["attack"] > builder.done["attack"]
    assert builder.done["lay"] > raider.done["lay"]
    assert miser.done["bank"] > 1.5 * steady.done["bank"]


def test_in_knockout_the_raider_hits_more_than_the_builder_and_the_miser_never_pays() -> None:
    seed = derive_seed(SEED, "knockout", 0)
    builder, raider, miser = [watch("knockout", name, 6, 2, seed) for name in ("builder", "raider", "miser")]
    assert raider.done["hit"] > builder.done["hit"]
    assert "pay" not in miser.done
    assert "again" not in miser.done
