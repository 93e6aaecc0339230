"""Simulation: many games between bots, and what they have in common."""

from .intervals import Share, wilson
from .outcome import Outcome
from .plan import Plan, make_plan
from .report import CardUse, Length, Report, Wins
from .run import simulate
from .series import play_games

__all__ = [
    "CardUse",
    "Length",
    "Outcome",
    "Plan",
    "Report",
    "Share",
    "Wins",
    "make_plan",
    "play_games",
    "simulate",
    "wilson",
]
