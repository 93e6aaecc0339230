"""What every game needs; it knows no game."""

from .actions import PASS, Action, AnyAction, Pass, Verb
from .decisions import AnyDecision, Decision, Form
from .dice import Dice, Draw, derive_seed, read_seed
from .errors import BadInput, IllegalAction, RentierError, set_wording
from .events import Event, Statistic
from .game import BASE_FIELDS, SCHEMA, Game, Move, set_drawing
from .home import Home
from .moments import Moment
from .naming import find_code, set_naming
from .options import Choice, Limit, Options, Setting
from .reading import Fields
from .record import begin, load, replay
from .registry import Edition, editions, find_edition, register, set_finder, unregister
from .setup import Given, Stock
from .stakes import Stake
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
    "Draw",
    "Edition",
    "Event",
    "Fields",
    "Form",
    "Game",
    "Given",
    "Home",
    "IllegalAction",
    "Limit",
    "Moment",
    "Move",
    "Options",
    "Pass",
    "RentierError",
    "Setting",
    "Stake",
    "Statistic",
    "Stock",
    "Verb",
    "Window",
    "begin",
    "compiled",
    "derive_seed",
    "editions",
    "find_code",
    "find_edition",
    "load",
    "read_seed",
    "register",
    "replay",
    "set_drawing",
    "set_finder",
    "set_naming",
    "set_wording",
    "unregister",
]


def compiled() -> bool:
    """Whether the engine runs compiled."""
    return type(Dice.below).__name__ != "function"
