"""Bots: players that choose for themselves, found by name and edition."""

from __future__ import annotations

from .base import Bot
from .chance import CarelessBot, RandomBot
from .crooked import EasyCrooked, SharpCrooked, SteadyCrooked
from .deal import CarelessDeal, EasyDeal, SharpDeal, SteadyDeal
from .knockout import EasyKnockout, RandomKnockout, SharpKnockout, SteadyKnockout
from .ladder import (
    SURPRISE,
    bot_names,
    character_names,
    draw_character,
    level_names,
    make_bot,
    read_bot,
    simpler_bots,
    usual_bot,
)
from .millionaire import EasyMillionaire, SharpMillionaire, SteadyMillionaire
from .runner import count_uses, play_out
from .search import Sharp
from .track import CarelessTrack, EasyTrack, SharpTrack, SteadyTrack

__all__ = [
    "SURPRISE",
    "Bot",
    "CarelessBot",
    "CarelessDeal",
    "CarelessTrack",
    "EasyCrooked",
    "EasyDeal",
    "EasyKnockout",
    "EasyMillionaire",
    "EasyTrack",
    "RandomBot",
    "RandomKnockout",
    "Sharp",
    "SharpCrooked",
    "SharpDeal",
    "SharpKnockout",
    "SharpMillionaire",
    "SharpTrack",
    "SteadyCrooked",
    "SteadyDeal",
    "SteadyKnockout",
    "SteadyMillionaire",
    "SteadyTrack",
    "bot_names",
    "character_names",
    "count_uses",
    "draw_character",
    "level_names",
    "make_bot",
    "play_out",
    "read_bot",
    "simpler_bots",
    "usual_bot",
]
