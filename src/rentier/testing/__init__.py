"""Tests that come with the library: the contract that every game keeps, and the mark that ties a test to its rule."""

from .contract import CHECKS, check_contract

__all__ = ["CHECKS", "check_contract"]
