"""Shapes of what a game on a track sends out: its view, what can be pending, and the forms of open-ended actions."""

from __future__ import annotations

from typing import Annotated, Generic, Literal, NotRequired, TypedDict, TypeVar

from rentier.core.shapes import GameView

P = TypeVar("P")

# The view


class AskingShown(TypedDict):
    """A choice for one player."""

    kind: str
    seat: int


class SpaceShown(TypedDict):
    """A space of the board."""

    space: str
    kind: str


class TrackView(GameView[P], Generic[P]):
    """What the view of every game on a track holds."""

    turn: int
    turns: int
    rounds: int
    rolled: int
    doubles: int
    may_roll: bool
    between_turns: bool
    hotels: int
    hotel_level: int
    spaces: list[SpaceShown]
    offers: list[int]
    declined: list[str]


class TrackPlayer(TypedDict):
    """What is open of every player."""

    cash: int
    space: str
    jail: int
    """How many turns in jail have failed; -1 for a player who is free."""
    out: bool


class TrackDeed(TypedDict):
    """A property; the owner is -1 for the bank, and the rent is what a stop there costs now."""

    space: str
    group: str
    owner: int
    level: int
    rent: int


class PileShown(TypedDict):
    """How many cards of a pile nobody has seen, and which follow below them."""

    unseen: int
    seen: list[str]


class ClaimShown(TypedDict):
    """A rent that may still be claimed."""

    owner: int
    lander: int
    space: str
    amount: int
    waiting: bool


# What is pending


class TurnShown(TypedDict):
    """A player's turn."""

    kind: Annotated[str, Literal["turn"]]


class WalkShown(TypedDict):
    """A move that follows a payment."""

    kind: Annotated[str, Literal["walk"]]
    seat: int
    steps: int


class LeavingJailShown(TypedDict):
    """A player who leaves jail once the fine is paid."""

    kind: Annotated[str, Literal["leave-jail"]]
    seat: int


class ArrivalShown(TypedDict):
    """A stop on a space, with what a card makes of its rent."""

    kind: Annotated[str, Literal["arrive"]]
    seat: int
    times: int
    each: int


class BuyingShown(TypedDict):
    """A player who may buy the property they stopped on."""

    kind: Annotated[str, Literal["buy"]]
    seat: int
    deed: str
    price: int


class DeliveryShown(TypedDict):
    """A deed that goes to its buyer once it is paid for; `barred` may not bid if it is not."""

    kind: Annotated[str, Literal["deliver"]]
    seat: int
    deed: str
    price: int
    barred: list[int]


class LiftingShown(TypedDict):
    """A mortgage that is lifted once it is paid off."""

    kind: Annotated[str, Literal["lift"]]
    seat: int
    deed: str


class AuctionShown(TypedDict):
    """An auction of a deed; the leader is -1 before the first bid."""

    kind: Annotated[str, Literal["auction"]]
    deed: str
    bidders: list[int]
    leader: int
    bid: int
    lander: int
    barred: list[int]


class PaymentShown(TypedDict):
    """A payment; the payee is -1 for the bank."""

    kind: Annotated[str, Literal["payment"]]
    payer: int
    payee: int
    amount: int
    why: str
    debt: bool
    asked: bool
    told: bool
    offers: NotRequired[list[int]]


class PlacingShown(TypedDict):
    """A building that is placed once it is paid for, and the players who took part in its auction, if there was one."""

    kind: Annotated[str, Literal["place"]]
    seat: int
    deed: str
    price: int
    wanting: NotRequired[list[int]]
    barred: NotRequired[list[int]]


class WantingShown(TypedDict):
    """One of the last buildings, which others may want too."""

    kind: Annotated[str, Literal["want"]]
    seat: int
    deed: str
    hotel: bool
    asked: list[int]
    wanting: list[int]


class BuildingAuctionShown(TypedDict):
    """An auction of one of the last buildings; the leader is -1 before the first bid."""

    kind: Annotated[str, Literal["building-auction"]]
    hotel: bool
    bidders: list[int]
    leader: int
    bid: int
    deed: str
    wanting: list[int]
    barred: list[int]


class OfferShown(TypedDict):
    """A deal that its target considers, as the text of the offer."""

    kind: Annotated[str, Literal["offer"]]
    seat: int
    offer: str


class ExchangeShown(TypedDict):
    """A deal that is being carried out; `lift` are the mortgages lifted with it."""

    kind: Annotated[str, Literal["exchange"]]
    seat: int
    offer: str
    lift: list[str]


class PayOrDrawShown(TypedDict):
    """A card that lets its player pay or draw."""

    kind: Annotated[str, Literal["pay-or-draw"]]
    seat: int
    card: str


class LiquidationShown(TypedDict):
    """A bankrupt player's deeds that the bank has yet to auction."""

    kind: Annotated[str, Literal["liquidate"]]
    deeds: list[str]
    seat: int


TrackPending = (
    TurnShown
    | WalkShown
    | LeavingJailShown
    | ArrivalShown
    | BuyingShown
    | DeliveryShown
    | LiftingShown
    | AuctionShown
    | PaymentShown
    | PlacingShown
    | WantingShown
    | BuildingAuctionShown
    | OfferShown
    | ExchangeShown
    | PayOrDrawShown
    | LiquidationShown
)

# Forms


class BidBounds(TypedDict):
    """The range of amounts for a bid, and its steps."""

    lowest: int
    highest: int
    step: int


class BidForm(BidBounds):
    """A bid for a deed."""

    do: Annotated[str, Literal["bid"]]


class BuildingBidBounds(BidBounds):
    """The bounds of a bid for a building, which names the space where it is to stand."""

    spaces: list[str]


class BuildingBidForm(BuildingBidBounds):
    """A bid for one of the last buildings."""

    do: Annotated[str, Literal["bid-building"]]


class SaleBounds(TypedDict):
    """The groups with buildings; by group, the levels down to which all of it may be sold, each with its proceeds."""

    groups: list[str]
    pays: dict[str, list[Annotated[list[int], tuple[int, int]]]]


class SaleForm(SaleBounds):
    """Selling buildings of a group evenly."""

    do: Annotated[str, Literal["sell"]]


class OfferBounds(TypedDict):
    """The players to whom a deal may be offered, what it could settle with each of them, and what one can give."""

    targets: list[int]
    owed: list[int]
    give: list[str]
    cards: list[str]
    highest: int
    step: int


class OfferForm(OfferBounds):
    """Offering a deal."""

    do: Annotated[str, Literal["offer"]]


class AcceptForm(TypedDict):
    """Accepting a deal, with some of the mortgages lifted."""

    do: Annotated[str, Literal["accept"]]
    lift: list[str]


class ResignForm(TypedDict):
    """Resigning from the game."""

    do: Annotated[str, Literal["resign"]]


TrackForm = BidForm | BuildingBidForm | SaleForm | OfferForm | AcceptForm | ResignForm
