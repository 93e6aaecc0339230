"""Following a game of Knockout through its events: where the tokens lie, what the round has brought."""

from __future__ import annotations

from typing import Final, final

from rentier.core.events import Event
from rentier.games.knockout.events import (
    Collected,
    Doubled,
    GotBonus,
    Knocked,
    PaidBail,
    PaidTax,
    RodeRailroad,
    RoundBegan,
    Slid,
    TookFromChance,
    TookParking,
    TookSecondChance,
)

from .desk import View

GAINS: Final = (Collected, GotBonus, Doubled, TookParking)
COSTS: Final = (PaidBail, PaidTax, TookSecondChance)


@final
class Following:
    """The table at the moment that is being told, which may be long before the one that a view shows."""

    def __init__(self) -> None:
        self.lying: Final[dict[int, tuple[float, float]]] = {}
        """By token: where it lies on the board."""
        self.gains: Final[dict[int, int]] = {}
        """By team: what the round has brought so far."""
        self.mates: list[list[int]] = []
        """By team: its seats."""
        self.pot = 0

    def look(self, view: View) -> None:
        """Take in where everything is."""
        self.mates = [team["seats"] for team in view["teams"]]
        self.pot = view["pot"]
        self.lying.clear()
        for team in view["teams"]:
            for token in team["tokens"]:
                if token["place"] is not None:
                    self.lying[token["token"]] = (token["place"][0], token["place"][1])

    def follow(self, event: Event) -> None:
        """Apply what an event changes."""
        if isinstance(event, RoundBegan):
            self.lying.clear()
            self.pot = event.amount
        elif isinstance(event, Slid):
            for token, x, y in event.rests:
                self.lying[int(str(token))] = (float(str(x)), float(str(y)))
            for fall in event.falls:
                self.lying.pop(int(str(fall[0])), None)
        elif isinstance(event, Knocked):
            if event.end == "jail":
                self.lying.pop(event.token, None)
        elif isinstance(event, TookFromChance):
            self.lying.pop(event.token, None)
        elif isinstance(event, RodeRailroad):
            self.lying[event.token] = (event.x, event.y)
        elif isinstance(event, GAINS):
            self.gains[event.team] = self.gains.get(event.team, 0) + event.amount
        elif isinstance(event, COSTS):
            self.gains[event.team] = self.gains.get(event.team, 0) - event.amount
            self.pot += event.amount
