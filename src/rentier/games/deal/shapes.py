"""The shapes of what a game of Deal sends out."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from rentier.core.shapes import GameView


class TurnShown(TypedDict):
    """A player's turn."""

    kind: Annotated[str, Literal["turn"]]


class GivingUpShown(TypedDict):
    """A player with too many cards."""

    kind: Annotated[str, Literal["give-up"]]


class AttackShown(TypedDict):
    """An action against others, as its text, and the players still to come."""

    kind: Annotated[str, Literal["attack"]]
    action: str
    amount: int
    targets: list[int]


class AnswerShown(TypedDict):
    """The question whether a player says no; `cancelled` is how it stands for the victim."""

    kind: Annotated[str, Literal["answer"]]
    asked: list[int]
    victim: int
    cancelled: bool


class PaymentShown(TypedDict):
    """A payment to the player whose turn it is."""

    kind: Annotated[str, Literal["payment"]]
    payer: int
    amount: int


class PlacingShown(TypedDict):
    """A wild that was received and does not stand for a colour yet."""

    kind: Annotated[str, Literal["place"]]
    owner: int
    card: str


DealPending = TurnShown | GivingUpShown | AttackShown | AnswerShown | PaymentShown | PlacingShown


class PayForm(TypedDict):
    """Paying with the cards in front of a player, each with its value."""

    do: Annotated[str, Literal["pay"]]
    amount: int
    cards: list[Annotated[list[object], tuple[str, int]]]


DealForm = PayForm


class SetShown(TypedDict):
    """Cards of one colour that lie together."""

    set: str
    colour: str
    cards: list[str]
    buildings: int
    full: bool
    rent: int


class DealPlayer(TypedDict):
    """A player; `known` are the cards of the hand that the seat knows."""

    hand: int
    known: list[str]
    bank: list[str]
    banked: int
    sets: list[SetShown]
    full_sets: int


class DealView(GameView[DealPending]):
    """What a seat may know of a game of Deal."""

    turn: int
    turns: int
    plays_left: int
    pile: int
    buried: list[int]
    under_pile: list[Annotated[list[object], tuple[int, str]]]
    """The cards that the seat gave up and that still lie under the pile, each with its height from the bottom."""
    centre: list[str]
    hand: list[str]
    players: list[DealPlayer]
