"""Which of its rules stand behind what happens and what is asked in Deal (DL); each action card names its own."""

from __future__ import annotations

from typing import Final

from rentier.core.citing import Cited

from . import decisions, events

CITED: Final[Cited] = {
    events.Began: 3,
    events.TurnBegan: 10,
    events.Drew: 10,
    events.Reshuffled: 13,
    events.Banked: 20,
    events.Laid: 30,
    events.Moved: 31,
    events.Placed: 35,
    events.Built: 50,
    events.Fell: 51,
    events.PassedGo: 40,
    events.Charged: {
        "": 41,
        "birthday": 42,
    },
    events.ChargedRent: 45,
    events.PlayedSlyDeal: 47,
    events.PlayedForcedDeal: 48,
    events.PlayedDealBreaker: 49,
    events.SaidNo: 52,
    events.Cancelled: 52,
    events.Paid: 60,
    events.Took: 47,
    events.Swapped: 31,
    events.TookSet: 49,
    events.GaveUp: 12,
    events.Won: 4,
    decisions.Turn: 11,
    decisions.Attacking: 56,
    decisions.Answer: 54,
}
