"""Simulation: many games between bots, and what they have in common."""

from .arena import Arena, play_arena
from .cluster import open_cluster
from .intervals import Share, wilson
from .outcome import Outcome
from .plan import Plan, make_plan
from .rating import Rating
from .report import CardUse, Length, Report, Wins
from .run import simulate
from .series import play_games

__all__ = [
    "Arena",
    "CardUse",
    "Length",
    "Outcome",
    "Plan",
    "Rating",
    "Report",
    "Share",
    "Wins",
    "make_plan",
    "open_cluster",
    "play_arena",
    "play_games",
    "simulate",
    "wilson",
]
