"""What the server sends pages about an edition that is not built into them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from rentier_pig import EDITION as PIG

import rentier
from rentier.core import Choice, Home, unregister

from .serving import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    rentier.register(PIG)
    with running(tmp_path_factory.mktemp("data") / "tables.sqlite3") as it:
        yield it
    unregister(PIG)


def test_an_outside_edition_is_listed_with_ours(server: Running) -> None:
    listed = {edition["name"]: edition["has_secrets"] for edition in server.get("/api/editions").body}
    assert listed == {edition.name: edition.has_secrets for edition in rentier.editions()}
    assert listed["pig"] is False


@pytest.mark.parametrize(
    ("language", "title", "goal", "rule"),
    [("en", "Pig", "Goal: ", "Whoever holds"), ("fr", "Cochon", "Objectif\u00a0: ", "Qui garde")],
)
def test_its_facts_words_and_rules_are_there(server: Running, language: str, title: str, goal: str, rule: str) -> None:
    body = server.get(f"/api/editions/pig?language={language}").body
    facts, words = body["edition"], body["words"]
    assert (facts["name"], facts["rules"], facts["fewest"], facts["most"]) == ("pig", "PG", 2, 10)
    assert facts["grammar"] == {"roll": [], "hold": []}
    assert facts["settings"] == [{"name": "goal", "default": "100", "rule": "PG-4", "values": ["100", "50"]}]
    assert facts["bots"] == ["random", "steady"]
    assert facts["hasSecrets"] is False
    assert words["web-edition-pig"] == title
    assert words["pig-view-goal"] == [goal, {"of": "goal"}]
    won = words["pig-event-won"][0]
    assert (won["by"], won["else"], [key for key, _ in won["variants"]]) == ("you", 1, ["seat", "other"])
    assert "web-shelf-join" not in words
    assert f"- **PG-3** {rule}" in body["rules"]


def test_what_a_page_has_already_is_not_sent_again(server: Running) -> None:
    first = server.get("/api/editions/pig", **{"Accept-Language": "fr"})
    assert first.headers["cache-control"] == "no-cache"
    mark = first.headers["etag"]
    again = server.get("/api/editions/pig", **{"Accept-Language": "fr", "If-None-Match": mark})
    assert (again.status, again.body) == (304, "")
    other = server.get("/api/editions/pig", **{"Accept-Language": "en", "If-None-Match": mark})
    assert other.status == 200


def test_ours_can_be_asked_for_too_and_others_are_refused(server: Running) -> None:
    body = server.get("/api/editions/deal").body
    assert body["words"]["card-in-set"] == [{"of": "card"}, " (", {"of": "set"}, ")"]
    assert "- **DL-47**" in body["rules"]
    assert server.get("/api/editions/chess").key == "unknown-edition"


def test_an_edition_without_words_is_called_by_its_name(server: Running, tmp_path: Path) -> None:
    goal = Choice("goal", ("far", "near"), "TS-1")
    bare = rentier.Edition(
        "bare", rules="TS", rules_version=1, fewest=2, most=3, settings=(goal,), actions=(), decisions=(), home=Home()
    )
    rentier.register(bare)
    try:
        body = server.get("/api/editions/bare").body
    finally:
        unregister(bare)
    assert body["rules"] == ""
    assert body["words"] == {
        "web-edition-bare": "Bare",
        "web-pitch-bare": "",
        "web-minutes-bare": "",
        "web-after-won-bare": [{"as": "web-won"}],
        "option-bare-goal": "goal",
        "option-bare-goal-does": "",
        "option-bare-goal-far": "far",
        "option-bare-goal-near": "near",
    }
