"""The shapes of what a game of Millionaire sends out."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from rentier.track.shapes import PileShown, TrackDeed, TrackForm, TrackPending, TrackPlayer, TrackView


class UpgradeShown(TypedDict):
    """A player at GO who may go up a level."""

    kind: Annotated[str, Literal["upgrade"]]
    seat: int


class ChoosingPlayerShown(TypedDict):
    """A card for which a player chooses another player."""

    kind: Annotated[str, Literal["choose-player"]]
    seat: int
    card: str


class ChoosingSpaceShown(TypedDict):
    """A card for which a player chooses a space to go to."""

    kind: Annotated[str, Literal["go-to"]]
    seat: int
    card: str


class BuyingAlsoShown(TypedDict):
    """A player who may buy another property of the group."""

    kind: Annotated[str, Literal["buy-also"]]
    seat: int
    group: str


class FollowingShown(TypedDict):
    """A Fortune card that acts once its property is sold; the card is for its finder alone."""

    kind: Annotated[str, Literal["fortune"]]
    seat: int
    card: NotRequired[str]


class AnsweringShown(TypedDict):
    """A card that its target may cancel; it moves `take`, perhaps for `give`."""

    kind: Annotated[str, Literal["answer"]]
    asked: list[int]
    seat: int
    target: int
    card: str
    give: str
    take: str
    cancelled: bool


MillionairePending = (
    TrackPending
    | UpgradeShown
    | ChoosingPlayerShown
    | ChoosingSpaceShown
    | BuyingAlsoShown
    | FollowingShown
    | AnsweringShown
)
MillionaireForm = TrackForm


class MillionairePlayer(TrackPlayer):
    """A player; `held` counts their Fortune cards."""

    stars: int
    salary: int
    kept: list[str]
    held: int


class MillionaireDeed(TrackDeed):
    """A property; `fortune` is whether its Fortune card still lies on it."""

    mortgaged: bool
    fortune: bool


class BuriedShown(TypedDict):
    """A Fortune card that was laid aside; only the seat that had read it, -1 for nobody, sees the card."""

    by: int
    sort: Annotated[str, Literal["unread", "kept", "after"]]
    card: NotRequired[str]


class MillionaireView(TrackView[MillionairePending]):
    """What a seat may know of a game of Millionaire."""

    target: int
    players: list[MillionairePlayer]
    deeds: list[MillionaireDeed]
    houses: int
    piles: list[PileShown]
    held: list[str]
    """The Fortune cards of the seat itself."""
    spent: list[str]
    buried: list[BuriedShown]


class MillionaireBare(TypedDict):
    """What nobody knows: by property, the Fortune card that lies on it."""

    fortune: dict[str, str]
