"""Every registered game keeps the contract, and the template game as well."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rentier_pig import EDITION as PIG

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


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("edition", [edition.name for edition in EDITIONS])
def test_contract_at_length(edition: str, seed: int) -> None:
    check_contract(edition, 1000 + seed)
