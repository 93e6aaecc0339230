"""The shapes of what a game of Crooked Cash sends out."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from rentier.track.shapes import ClaimShown, PileShown, TrackDeed, TrackForm, TrackPending, TrackPlayer, TrackView

Verdict = Annotated[str, Literal["", "real", "fake"]]
"""What is known of a note; empty before it is checked."""


class LaidShown(TypedDict):
    """Notes on the table, and what the decoder has shown of each."""

    values: list[int]
    checked: list[Verdict]


class LayingShown(LaidShown):
    """A payer who chooses notes."""

    kind: Annotated[str, Literal["lay"]]


class CheckingShown(LaidShown):
    """Notes that were laid and may be checked: those from the place `fresh` on."""

    kind: Annotated[str, Literal["check"]]
    asked: list[int]
    fresh: int
    change: NotRequired[bool]


class TakingShown(TypedDict):
    """A player who may take an open Chance card."""

    kind: Annotated[str, Literal["take"]]
    seat: int


class InheritingShown(TypedDict):
    """A creditor who may take a bankrupt player's Chance card."""

    kind: Annotated[str, Literal["inherit-chance"]]
    seat: int
    card: str


class AnnouncedShown(TypedDict):
    """A Chance card that was announced and may be checked; `play` is the text of the action."""

    kind: Annotated[str, Literal["announce"]]
    asked: list[int]
    seat: int
    play: str


class ChangingShown(TypedDict):
    """A player who gets these notes in change from the bank, as kinds of notes."""

    kind: Annotated[str, Literal["change"]]
    seat: int
    pieces: list[int]


class NotesWantedShown(TypedDict):
    """Notes that a player offers to exchange for others of the same worth."""

    kind: Annotated[str, Literal["offer-notes"]]
    seat: int
    target: int
    give: list[int]
    take: list[int]


class SwappingShown(TypedDict):
    """Notes that change hands once they are checked."""

    kind: Annotated[str, Literal["swap-notes"]]
    seat: int


class GoingOutShown(TypedDict):
    """A bankrupt player whose last notes go to the creditor, -1 for the bank."""

    kind: Annotated[str, Literal["go-out"]]
    seat: int
    creditor: int


CrookedPending = (
    TrackPending
    | LayingShown
    | CheckingShown
    | TakingShown
    | InheritingShown
    | AnnouncedShown
    | ChangingShown
    | NotesWantedShown
    | SwappingShown
    | GoingOutShown
)


class PayForm(TypedDict):
    """Paying with one's notes; `exact` where no change is given."""

    do: Annotated[str, Literal["pay"]]
    amount: int
    exact: bool
    notes: list[str]


class PlayForm(TypedDict):
    """Announcing one's Chance card."""

    do: Annotated[str, Literal["play"]]
    card: str


class ChangeForm(TypedDict):
    """Exchanging notes at the bank."""

    do: Annotated[str, Literal["change"]]
    give: list[str]
    take: list[int]


class OfferNotesForm(TypedDict):
    """Offering another player notes for others of the same worth."""

    do: Annotated[str, Literal["offer-notes"]]
    give: list[str]
    take: list[int]


class AcceptNotesForm(TypedDict):
    """Choosing which notes of these values to give."""

    do: Annotated[str, Literal["accept-notes"]]
    values: list[int]


CrookedForm = TrackForm | PayForm | PlayForm | ChangeForm | OfferNotesForm | AcceptNotesForm


class CrookedPlayer(TrackPlayer):
    """A player; notes are counted by value, and so are those that all know to be fake or real, at least."""

    notes: list[int]
    fakes_taken: list[int]
    reals_taken: list[int]
    green: int
    chance: str
    kept: list[str]
    """The kept cards; an empty text for each that the seat does not know."""


class NoteShown(TypedDict):
    """One of the seat's own notes."""

    value: int
    known: Verdict
    doubted: bool
    """Whether it came unchecked from a hand that was known to hold a fake of its value."""


class ChanceShown(TypedDict):
    """The Chance cards that lie face up, and those of the pile."""

    open: list[str]
    unseen: int
    seen: list[str]


class CrookedView(TrackView[CrookedPending]):
    """What a seat may know of a game of Crooked Cash."""

    players: list[CrookedPlayer]
    hand: list[NoteShown]
    deeds: list[TrackDeed]
    bank: list[int]
    chance: ChanceShown
    chest: PileShown
    changed: bool
    claims: list[ClaimShown]


class CrookedBare(TypedDict):
    """What nobody knows: for each note in a hand or on the table, and for each Chance card, whether it is a fake."""

    hands: list[list[bool]]
    laid: list[bool]
    chance: list[bool]
    open: list[bool]
    played: bool
