"""The shapes of what a game of Banking sends out."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from rentier.track.shapes import ClaimShown, PileShown, TrackDeed, TrackForm, TrackPending, TrackPlayer, TrackView


class ClosingShown(TypedDict):
    """The end of the game, before which rents can still be claimed."""

    kind: Annotated[str, Literal["closing"]]
    why: str


class TimeUpForm(TypedDict):
    """Calling time."""

    do: Annotated[str, Literal["time-up"]]


BankingPending = TrackPending | ClosingShown
BankingForm = TrackForm | TimeUpForm


class BankingPlayer(TrackPlayer):
    """A player."""

    kept: list[str]
    wealth: int


class BankingDeed(TrackDeed):
    """A property."""

    mortgaged: bool
    interest_paid: bool


class BankingView(TrackView[BankingPending]):
    """What a seat may know of a game of Banking."""

    players: list[BankingPlayer]
    deeds: list[BankingDeed]
    apartments: int
    piles: list[PileShown]
    claims: list[ClaimShown]
    time_called: bool
