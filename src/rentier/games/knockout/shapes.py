"""The shapes of what a game of Knockout sends out."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from rentier.core.shapes import GameView


class SlidesShown(TypedDict):
    """The first slides of a round, and the token that is next."""

    kind: Annotated[str, Literal["slides"]]
    token: int


class ReslideShown(TypedDict):
    """A token that is slid again."""

    kind: Annotated[str, Literal["reslide"]]
    token: int
    why: str


class JailData(TypedDict):
    """Jailed tokens that can be paid for."""

    kind: Annotated[str, Literal["jail"]]
    tokens: list[int]


class JailShown(JailData):
    """Jailed tokens that can be paid for; `token` is the one asked about."""

    token: int
    amount: int


class SecondChanceData(TypedDict):
    """A token that slid off the board and may be slid again."""

    kind: Annotated[str, Literal["second-chance"]]
    token: int


class SecondChanceShown(SecondChanceData):
    """A token that slid off the board and may be slid again, with the price."""

    amount: int


class ChanceShown(TypedDict):
    """Tokens on Chance that are slid again, and those that have been."""

    kind: Annotated[str, Literal["chance"]]
    place_in_order: int
    slid: list[int]


class RailroadData(TypedDict):
    """Tokens on railroads that may be moved, and those that were left standing."""

    kind: Annotated[str, Literal["railroad"]]
    place_in_order: int
    stood: list[int]


class RailroadShown(RailroadData):
    """Tokens on railroads that may be moved; `token` is the one asked about."""

    token: int


class ScoringShown(TypedDict):
    """The count of a round; by team, the property that its House doubles, empty before it is chosen."""

    kind: Annotated[str, Literal["scoring"]]
    doubled: list[str]
    told: int
    before: int


KnockoutPending = (
    SlidesShown | ReslideShown | JailShown | SecondChanceShown | ChanceShown | RailroadShown | ScoringShown
)

Range = Annotated[list[float], tuple[float, float, float]]
"""The lowest, the highest and the step."""


class SlideBounds(TypedDict):
    """The bounds of each part of a slide."""

    x: Range
    y: Range
    angle: Range
    speed: Range


class SlideForm(SlideBounds):
    """Sliding a token."""

    do: Annotated[str, Literal["slide"]]


KnockoutForm = SlideForm


class TokenShown(TypedDict):
    """Where a token is: `on` is a space's code or `none`, with its place, or `home`, `jail`, `off`."""

    token: int
    on: str
    place: Annotated[list[float], tuple[float, float]] | None


class TeamShown(TypedDict):
    """A team; `slides_next` is the mate whose turn it is to slide."""

    colour: str
    seats: list[int]
    slides_next: int
    cash: int
    tokens: list[TokenShown]


class KnockoutView(GameView[KnockoutPending]):
    """What everybody knows of a game of Knockout: all of it."""

    round: int
    rounds: int
    slid: int
    order: list[int]
    pot: int
    teams: list[TeamShown]


class StepShown(TypedDict):
    """A step of the count of a round on a real board, with its player in place of seats."""

    event: Annotated[str, Literal["collected", "got-bonus", "doubled", "paid-tax", "took-parking", "parking-left"]]
    amount: int
    count: int
    seats: NotRequired[list[int]]
    space: NotRequired[str]
    group: NotRequired[str]


Rest = Annotated[list[object], tuple[int, float, float]]
"""A token, and the place where it came to rest, in millimetres."""
Leg = Annotated[list[object], tuple[int, float, float, float, float, float]]
"""A token, with the time, place and velocity at which it starts; from there on it slows down evenly."""
Fall = Annotated[list[object], tuple[int, float, float, float]]
"""A token, and when and where its centre left the board."""
