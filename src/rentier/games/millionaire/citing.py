"""Which of its rules stand behind what happens in Millionaire (MM)."""

from __future__ import annotations

from typing import Final

from rentier.core.citing import Cited
from rentier.track import events as track

from . import events

CITED: Final[Cited] = {
    track.RolledForStart: 5,
    track.TurnBegan: 10,
    track.Rolled: 10,
    track.Moved: 10,
    track.Paid: {
        "": 40,
        "rent": 20,
        "card": 14,
        "salary": 11,
        "fine": 30,
        "deed": 12,
        "auction": 21,
        "building": 22,
        "mortgage": 41,
        "lift": 41,
        "interest": 42,
        "sale": 40,
        "deal": 23,
        "bankruptcy": 43,
    },
    track.Owed: 40,
    track.Bought: 12,
    track.Declined: 12,
    track.AuctionOpened: 21,
    track.Bid: 21,
    track.PassedAuction: 21,
    track.AuctionEnded: 21,
    track.RentDue: 13,
    events.ChangedLevel: 11,
    track.DrewCard: 14,
    track.KeptCard: 14,
    events.Aimed: 50,
    events.FoundFortune: 10,
    events.KeptFortune: 10,
    events.UsedFortune: 18,
    events.DiscardedFortune: 43,
    events.LostFortune: 10,
    events.Cancelled: 50,
    events.TookDeed: 50,
    events.SwappedDeeds: 50,
    track.WentToJail: 16,
    track.FreedFromJail: 30,
    track.Built: 22,
    track.Sold: 40,
    track.Mortgaged: 41,
    track.Lifted: 41,
    track.DealOffered: 23,
    track.DealDone: 23,
    track.DealDeclined: 23,
    track.DealWithdrawn: 23,
    track.WentBankrupt: 43,
    track.Won: 6,
}
