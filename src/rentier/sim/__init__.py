"""Simulation: many games between bots, and what they have in common."""

from .intervals import wilson
from .outcome import Outcome
from .plan import Plan, make_plan
from .report import Report
from .run import simulate
from .series import play_games

__all__ = ["Outcome", "Plan", "Report", "make_plan", "play_games", "simulate", "wilson"]
