"""Which of its rules stand behind what happens in Knockout (KO)."""

from __future__ import annotations

from typing import Final

from rentier.core.citing import Cited

from . import events

CITED: Final[Cited] = {
    events.Began: 3,
    events.RoundBegan: 4,
    events.Slid: 10,
    events.Knocked: 14,
    events.PaidBail: 12,
    events.StayedInJail: 12,
    events.TookSecondChance: 40,
    events.LeftOff: 40,
    events.NoStart: 10,
    events.StepBegan: 20,
    events.TookFromChance: 20,
    events.RodeRailroad: 21,
    events.StoodStill: 21,
    events.Collected: 22,
    events.GotBonus: 23,
    events.Doubled: 24,
    events.PaidTax: 25,
    events.TookParking: 26,
    events.ParkingLeft: 26,
    events.ParkingRefilled: 31,
    events.Won: 4,
}
