"""The policies of the track: small, without state, and what editions change is what the docs say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from rentier.games.banking.loading import BankingReader
from rentier.games.banking.policies import POLICIES as BANKING
from rentier.games.banking.state import Banking
from rentier.games.crooked.loading import CrookedReader
from rentier.games.crooked.policies import POLICIES as CROOKED
from rentier.games.crooked.positions import NotesReader
from rentier.games.crooked.state import Crooked
from rentier.games.millionaire.loading import MillionaireReader
from rentier.games.millionaire.policies import POLICIES as MILLIONAIRE
from rentier.games.millionaire.state import Millionaire
from rentier.track.loading import TrackReader
from rentier.track.policies import Policies
from rentier.track.positions import StateReader
from rentier.track.rent import RentRules
from rentier.track.state import TrackGame

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "rentier" / "games"
EDITIONS = {"banking": BANKING, "millionaire": MILLIONAIRE, "crooked": CROOKED}
USUAL = Policies(rent=RentRules())
NAMES = sorted(name for name in dir(USUAL) if not name.startswith("_"))
MOST_METHODS = 8
MOST_OVERRIDDEN = 25


def methods_of(cls: type) -> set[str]:
    return {name for name in vars(cls) if not name.startswith("_")}


def overridden(policy: Any, usual: Any) -> set[str]:
    """Return the methods of a policy that an edition overrides."""
    return methods_of(type(policy)) if type(policy) is not type(usual) else set()


def rows() -> dict[str, list[str]]:
    """Read the table in architecture.md: by policy, what it says about each edition."""
    found: dict[str, list[str]] = {}
    for line in (ROOT / "docs" / "architecture.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        name = cells[0].strip("`")
        if line.startswith("| `") and len(cells) == 1 + len(EDITIONS) and name in NAMES:
            assert name not in found
            found[name] = cells[1:]
    return found


ROWS = rows()


@pytest.mark.parametrize("name", NAMES)
def test_a_policy_is_small_and_has_no_state(name: str) -> None:
    policy = type(getattr(USUAL, name))
    assert 1 <= len(methods_of(policy)) <= MOST_METHODS
    for policies in EDITIONS.values():
        own = getattr(policies, name)
        assert isinstance(own, policy)
        assert overridden(own, getattr(USUAL, name)) <= methods_of(policy), "a method that the track never asks"
        assert not hasattr(own, "__dict__")


@pytest.mark.parametrize("name", NAMES)
def test_every_method_of_a_policy_is_overridden_by_some_edition(name: str) -> None:
    usual = getattr(USUAL, name)
    changed = set().union(*[overridden(getattr(policies, name), usual) for policies in EDITIONS.values()])
    assert methods_of(type(usual)) == changed


def test_a_game_on_a_track_overrides_little() -> None:
    contract = {name for cls in TrackGame.__mro__[:-1] for name in methods_of(cls)}
    changed = set().union(*[methods_of(cls) for cls in (Banking, Millionaire, Crooked)]) & contract
    assert len(changed) <= MOST_OVERRIDDEN


def test_a_reader_of_positions_overrides_little() -> None:
    common = methods_of(TrackReader) | methods_of(StateReader)
    readers = (BankingReader, MillionaireReader, CrookedReader, NotesReader)
    changed = set().union(*[methods_of(cls) for cls in readers]) & common
    assert len(changed) <= MOST_OVERRIDDEN


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_differs_is_in_files_named_as_those_of_the_track(edition: str) -> None:
    for name in NAMES:
        policy, usual = type(getattr(EDITIONS[edition], name)), type(getattr(USUAL, name))
        if policy is not usual:
            assert policy.__module__ == usual.__module__.replace("rentier.track", f"rentier.games.{edition}")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", NAMES)
def test_the_table_names_what_an_edition_changes(name: str, edition: str) -> None:
    cell = ROWS[name][list(EDITIONS).index(edition)]
    spans = re.findall(r"`([^`]+)`", cell)
    named = {span for span in spans if not span.endswith(".py")}
    assert named == overridden(getattr(EDITIONS[edition], name), getattr(USUAL, name))
    for file in set(spans) - named:
        assert (GAMES / edition / file).is_file()
