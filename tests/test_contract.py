"""Every registered game keeps the contract, and the template game as well."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from rentier_pig import EDITION as PIG
from rentier_pig.game import Pig

import rentier
from rentier.core.registry import unregister
from rentier.testing import CHECKS, check_contract

EDITIONS = [*rentier.editions(), PIG]
CASES = [(edition.name, seats) for edition in EDITIONS for seats in range(edition.fewest, edition.most + 1)]


@pytest.fixture(autouse=True)
def pig() -> Iterator[None]:
    rentier.register(PIG)
    yield
    unregister(PIG)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("edition", "seats"), CASES)
def test_contract(edition: str, seats: int, check: str) -> None:
    CHECKS[check](edition, seats, seats)


@pytest.mark.parametrize("field", ["points", "turn", "total"])
@pytest.mark.parametrize(("check", "forgetful"), [("positions", "load"), ("records", "load"), ("copies", "copy")])
def test_a_forgotten_field_is_named(monkeypatch: pytest.MonkeyPatch, check: str, forgetful: str, field: str) -> None:
    """`load` and `copy` make a Pig, and set its fields then: one that they leave out keeps its first value."""
    owner: type = Pig if forgetful == "copy" else type(PIG)
    complete = getattr(owner, forgetful)

    def forget(self: Any, *parts: Any) -> Pig:
        game: Pig = complete(self, *parts)
        setattr(game, field, [0] * game.seats if field == "points" else 0)
        return game

    monkeypatch.setattr(owner, forgetful, forget)
    with pytest.raises(AssertionError, match=rf"differs in: .*\b{field}\b"):
        CHECKS[check]("pig", 2, 2)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("edition", [edition.name for edition in EDITIONS])
def test_contract_at_length(edition: str, seed: int) -> None:
    check_contract(edition, 1000 + seed)
