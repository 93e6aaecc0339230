"""Shapes of what goes out as JSON: mypy holds the code to them, and the types of the front end are generated from them.

`Annotated[str, Literal["turn"]]` is a text to mypy and this word to the tests and the front end; likewise with other
types. Modules of shapes are imported for their types alone and never compiled: mypyc forgets what a TypedDict inherits.
"""

from __future__ import annotations

from typing import Annotated, Generic, Literal, TypedDict, TypeVar

P = TypeVar("P")


class GameView(TypedDict, Generic[P]):
    """What the view of every game holds; `P` is what can be pending in it."""

    edition: str
    seats: int
    seat: int | None
    """The seat whose view this is; null for a spectator."""
    options: dict[str, object]
    awaiting: list[int]
    pending: list[P]
    """The stack of decisions; the question being asked is the last one."""
    over: bool
    winners: list[int]
    scores: list[int]


class StakeShown(TypedDict):
    """One thing that follows from an action, as the key of its words with their arguments, and how heavy it is."""

    stake: str
    details: dict[str, object]
    weight: Annotated[str, Literal["gain", "plain", "cost", "grave"]]
