"""Puzzles: positions from games of bots in which one action is clearly the best, and a steady player misses it."""

from __future__ import annotations

from .finding import check_again, find_puzzles
from .puzzle import Puzzle, puzzles_of

__all__ = ["Puzzle", "check_again", "find_puzzles", "puzzles_of"]
