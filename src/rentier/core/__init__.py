"""What every game needs; knows no game."""

from .actions import PASS, Action, AnyAction, Pass
from .decisions import AnyDecision, Decision, Form
from .dice import Dice, derive_seed, read_seed
from .errors import BadInput, IllegalAction, RentierError, set_wording
from .events import Event
from .game import BASE_FIELDS, SCHEMA, Game, Move
from .options import Choice, Limit, Options, Setting
from .reading import Fields
from .record import begin, load, replay
from .registry import Edition, editions, find_edition, register
from .windows import Window

__all__ = [
    "BASE_FIELDS",
    "PASS",
    "SCHEMA",
    "Action",
    "AnyAction",
    "AnyDecision",
    "BadInput",
    "Choice",
    "Decision",
    "Dice",
    "Edition",
    "Event",
    "Fields",
    "Form",
    "Game",
    "IllegalAction",
    "Limit",
    "Move",
    "Options",
    "Pass",
    "RentierError",
    "Setting",
    "Window",
    "begin",
    "compiled",
    "derive_seed",
    "editions",
    "find_edition",
    "load",
    "read_seed",
    "register",
    "replay",
    "set_wording",
]


def compiled() -> bool:
    """Tells whether the engine runs compiled."""
    return type(Dice.below).__name__ != "function"
