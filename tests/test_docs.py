"""The docs are true: the examples run, links lead somewhere, and everything public is named."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import rentier
from rentier.core import unregister

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize(("page", "fewest"), [("README.md", 7), ("docs/api.md", 240), ("docs/setup.md", 20)])
def test_the_examples_run(page: str, fewest: int) -> None:
    # The fence that closes an example would be read as output.
    text = (ROOT / page).read_text("utf-8").replace("```", "")
    example = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    assert len(example.examples) >= fewest
    known = rentier.editions()
    try:
        assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example).failed == 0
    finally:
        # An example that broke off may have left its own game behind.
        for edition in rentier.editions():
            if edition not in known:
                unregister(edition)


@pytest.mark.parametrize("edition", rentier.editions(), ids=lambda edition: edition.name)
def test_every_argument_of_setup_is_documented(edition: rentier.Edition) -> None:
    text = (ROOT / "docs" / "setup.md").read_text("utf-8")
    with pytest.raises(rentier.BadInput) as caught:
        rentier.setup(edition, edition.fewest, nothing_like_this=1)
    known = caught.value.details["known"]
    assert isinstance(known, list)
    assert [name for name in known if f"`{name}`" not in text] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_everything_public_is_documented() -> None:
    text = "".join(page.read_text("utf-8") for page in PAGES)
    missing = [name for name in rentier.__all__ if name not in text and not name.startswith("__")]
    assert missing == []


def test_every_action_and_option_of_an_edition_is_on_its_page() -> None:
    for edition in rentier.editions():
        name = edition.name
        text = (ROOT / "docs" / f"{name}.md").read_text("utf-8")
        for word in edition.grammar:
            assert f"`{word}" in text, f"docs/{name}.md does not name the action {word}"
        for setting in edition.settings:
            assert f"`{setting.name}`" in text, f"docs/{name}.md does not name the option {setting.name}"
