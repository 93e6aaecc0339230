"""Which of its rules stand behind what happens in Banking (EB)."""

from __future__ import annotations

from typing import Final

from rentier.core.citing import Cited
from rentier.track import events

from . import closing
from .unit import signals

CITED: Final[Cited] = {
    events.RolledForStart: 4,
    events.TurnBegan: 19,
    events.Rolled: 10,
    events.Moved: 10,
    events.Paid: {
        "": 70,
        "rent": 32,
        "tax": 15,
        "card": 14,
        "salary": 13,
        "fine": 76,
        "deed": 12,
        "auction": 20,
        "building": 40,
        "mortgage": 60,
        "lift": 61,
        "interest": 53,
        "sale": 44,
        "deal": 50,
        "bankruptcy": 72,
    },
    events.Owed: 70,
    events.Bought: 12,
    events.Declined: 12,
    events.AuctionOpened: 20,
    events.Bid: 21,
    events.PassedAuction: 21,
    events.AuctionEnded: 20,
    events.RentDue: 30,
    events.ClaimedRent: 30,
    events.LostClaim: 30,
    events.DrewCard: 14,
    events.KeptCard: 14,
    events.WentToJail: 75,
    events.FreedFromJail: 76,
    events.Built: 40,
    events.WantedBuilding: 43,
    events.BuildingBid: 43,
    events.PassedBuilding: 43,
    events.BuildingUnsold: 43,
    events.Sold: 44,
    events.Mortgaged: 60,
    events.Lifted: 61,
    events.DealOffered: 50,
    events.DealDone: 50,
    events.DealDeclined: 50,
    events.DealWithdrawn: 50,
    events.WentBankrupt: 70,
    closing.TimeCalled: 93,
    events.Won: {
        "": 5,
        "bankruptcies": 92,
        "time": 93,
    },
    signals.Beeped: 87,
}
