"""What simulations of Knockout count besides what they count for every edition, and what its story tells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from rentier.core.events import Event, Statistic

from .aiming import Aim, rest_of
from .area import space_under
from .board import BOARD, NOWHERE
from .events import (
    Collected,
    Doubled,
    GotBonus,
    Knocked,
    PaidBail,
    PaidTax,
    RoundBegan,
    Slid,
    TookParking,
    TookSecondChance,
)
from .physics import is_on_board

if TYPE_CHECKING:
    from .state import Knockout

TALLIES: Final[Mapping[str, tuple[str, ...]]] = {
    "spaces": ("income", "collected", "ended", "knocked"),
    "bonuses": ("income", "got", "share=got/rounds"),
    "order": ("income", "share=income/all"),
    "ends": ("slides", "share=slides/all"),
}

ELSEWHERE: Final = ("short", "off", "back")
"""How slides end that end on no space; the table `aims` of the report has a row for each space aimed at."""

PLACES: Final = ("first", "second", "third", "fourth")
"""The places in the turn order of a round."""

HOUSE: Final = "house"
PARKING: Final = "free-parking"
SECOND_CHANCE: Final = "second-chance"


@final
class Tally:
    """The counts of one game as its events go by."""

    def __init__(self, teams: int) -> None:
        self.teams: Final = teams
        self.counts: Final[dict[str, int]] = {}
        self.place: list[str] = []
        """By team: its place in the turn order of the round."""

    def add(self, key: str, amount: int) -> None:
        """Add to a count that may not be there yet."""
        self.counts[key] = self.counts.get(key, 0) + amount

    def earn(self, row: str, team: int, amount: int) -> None:
        """Count what a space or a bonus has brought to a team, negative if the team paid."""
        self.add(row, amount)
        self.add(f"order/{self.place[team]}/income", amount)
        for place in self.place:
            self.add(f"order/{place}/all", amount)

    def begin_round(self, event: RoundBegan) -> None:
        """Note the turn order."""
        order: list[int] = []
        for seat in event.seats:
            if seat % self.teams not in order:
                order.append(seat % self.teams)
        self.place = [PLACES[order.index(team)] for team in range(self.teams)]
        for group in BOARD.groups:
            self.add(f"bonuses/{group.name}/rounds", 1)

    def count_slide(self, event: Slid) -> None:
        """Count where a slide ended."""
        self.add(f"ends/{event.end}/slides", 1)
        for end in ("space", "short", "off", "jail", "back"):
            self.add(f"ends/{end}/all", 1)
        if event.space != "none":
            self.add(f"spaces/{event.space}/ended", 1)
        aim = aimed_at(event)
        if aim >= 0:
            end = event.space if event.end in ("space", "jail") else event.end
            self.add(f"aims/{BOARD.spaces[aim].code}/{end}", 1)

    def count_cash(self, event: Event) -> None:
        """Count what was received or paid."""
        if isinstance(event, Collected):
            self.add(f"spaces/{event.space}/collected", 1)
            self.earn(f"spaces/{event.space}/income", event.team, event.amount)
        elif isinstance(event, Doubled):
            self.add(f"spaces/{HOUSE}/collected", 1)
            self.earn(f"spaces/{HOUSE}/income", event.team, event.amount)
        elif isinstance(event, TookParking):
            self.add("spaces/free-parking/collected", 1)
            self.earn("spaces/free-parking/income", event.team, event.amount)
        elif isinstance(event, PaidTax):
            self.earn("spaces/luxury-tax/income", event.team, -event.amount)
        elif isinstance(event, PaidBail):
            self.earn("spaces/go-to-jail/income", event.team, -event.amount)
        elif isinstance(event, TookSecondChance):
            self.earn(f"spaces/{SECOND_CHANCE}/income", event.team, -event.amount)
        elif isinstance(event, GotBonus):
            self.add(f"bonuses/{event.group}/got", 1)
            self.earn(f"bonuses/{event.group}/income", event.team, event.amount)


def statistics_of(event: Event) -> list[Statistic]:
    """List for the story whose slides ended where, whose hit others, and what each space and bonus brought."""
    if isinstance(event, Slid):
        return [Statistic("stops", event.seat, event.space if event.end == "space" else event.end, 1)]
    if isinstance(event, Knocked):
        return [Statistic("knocks", event.seat, event.end, 1)]
    if isinstance(event, Collected):
        return [Statistic("gains", seat, event.space, event.amount) for seat in event.seats]
    if isinstance(event, Doubled):
        return [Statistic("gains", seat, HOUSE, event.amount) for seat in event.seats]
    if isinstance(event, GotBonus):
        return [Statistic("bonuses", seat, event.group, event.amount) for seat in event.seats]
    if isinstance(event, TookParking):
        return [Statistic("gains", seat, PARKING, event.amount) for seat in event.seats]
    if isinstance(event, PaidTax):
        return [Statistic("taxes", seat, "", event.amount) for seat in event.seats]
    return []


def aimed_at(event: Slid) -> int:
    """Return the space where a slide would have ended with a steady hand and nothing in its way; NOWHERE if none."""
    x, y = rest_of(Aim(event.aimed[0], event.aimed[1], event.aimed[2], event.aimed[3]))
    return space_under(x, y) if is_on_board(x, y) else NOWHERE


def tally_of(game: Knockout) -> dict[str, int]:
    """Count over the events of a game played with events on."""
    tally = Tally(game.teams)
    for event in game.events or []:
        if isinstance(event, RoundBegan):
            tally.begin_round(event)
        elif isinstance(event, Slid):
            tally.count_slide(event)
        elif isinstance(event, Knocked):
            if event.space != "none":
                tally.add(f"spaces/{event.space}/knocked", 1)
        else:
            tally.count_cash(event)
    return tally.counts
