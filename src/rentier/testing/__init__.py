"""Tests that come with the library: the contract that every game keeps, and the mark that ties a test to its rule."""

from .contract import CHECKS, check_contract
from .positions import check_mutants

__all__ = ["CHECKS", "check_contract", "check_mutants"]
