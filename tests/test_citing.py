"""Every event that is told has a rule of its rulebook behind it, declared once; the browser knows no other numbers."""

import re
import tomllib
from pathlib import Path

import pytest

from rentier.core import Edition, editions
from rentier.text import Rulebook

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web" / "src"
OWN = [edition for edition in editions() if type(edition).__module__.startswith("rentier.games.")]


def words_of(edition: Edition) -> str:
    return (ROOT / "src" / "rentier" / "text" / "en" / f"{edition.name}.ftl").read_text("utf-8")


def told_by(edition: Edition) -> set[str]:
    return set(re.findall(r"^[a-z]+-event-([a-z-]+) =", words_of(edition), re.MULTILINE))


@pytest.mark.parametrize("edition", OWN, ids=lambda edition: edition.name)
def test_every_event_that_is_told_has_a_rule(edition: Edition) -> None:
    cited = {key.split()[0] for key in edition.cited if not key.startswith("asked ")}
    assert len(cited) > 15
    # The bank unit beeps, and says itself what it refuses.
    assert cited - {"beeped"} == told_by(edition)
    # A rule for one reason alone would leave the others without any.
    assert cited <= set(edition.cited)


@pytest.mark.parametrize("edition", OWN, ids=lambda edition: edition.name)
def test_every_reason_of_a_payment_that_is_cited_is_told(edition: Edition) -> None:
    found = re.search(rf"^{edition.name}-why =\n((?: .*\n)+)", words_of(edition), re.MULTILINE)
    reasons = set(re.findall(r"\[(\w+)\]", found[1])) if found else set()
    cited = {key.removeprefix("paid ") for key in edition.cited if key.startswith("paid ")}
    assert cited - reasons == set()


@pytest.mark.parametrize("edition", OWN, ids=lambda edition: edition.name)
def test_every_number_is_in_the_rulebook(edition: Edition) -> None:
    rules = Rulebook.load(edition.name, "en").text
    numbers = {f"{edition.rules}-{number}" for number in edition.cited.values()}
    assert [number for number in sorted(numbers) if f"**{number}**" not in rules] == []


def test_every_action_card_of_deal_has_its_rule() -> None:
    pack = tomllib.loads((ROOT / "src/rentier/games/deal/data/pack.toml").read_text("utf-8"))
    rules = Rulebook.load("deal", "en").text
    named = {card["kind"]: card["rule"] for card in pack["card"] if "rule" in card}
    assert named["pass-go"] == 40
    assert [kind for kind, number in named.items() if f"**DL-{number}**" not in rules] == []


def test_the_browser_writes_down_no_number_of_a_rule() -> None:
    prefixes = "|".join(edition.rules for edition in OWN)
    # A comment may name a rule.
    number = re.compile(rf"[\"'`>](?:{prefixes})-\d")
    files = [
        file
        for file in sorted(WEB.rglob("*"))
        if file.suffix in (".svelte", ".ts") and "generated" not in file.relative_to(WEB).parts
    ]
    assert len(files) > 100
    found = {file.relative_to(WEB).as_posix() for file in files if number.search(file.read_text("utf-8"))}
    assert found == set()
