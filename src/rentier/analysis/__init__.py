"""Analysis of a recorded game: everybody's chances step by step, what was luck and what was decided, and mistakes."""

from __future__ import annotations

from .analysis import Account, Analysis, analyse
from .explaining import explain
from .judging import Point
from .page import draw_page

__all__ = ["Account", "Analysis", "Point", "analyse", "draw_page", "explain"]
