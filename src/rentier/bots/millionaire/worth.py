"""How long a game of Millionaire will go on, and what properties bring until then."""

from __future__ import annotations

from typing import Final, final

from rentier.bots.track.prospects import Prospects
from rentier.games.millionaire.state import Millionaire
from rentier.track.board import Deed, Group

LAP: Final = 4.6
"""How many turns a lap takes."""
EXTRAS: Final = 15_000
"""About what cards and rents bring in a turn besides the salary."""
STREETS: Final = 29
"""One in this many rolls ends on a given property."""
LONGEST: Final = 20.0


@final
class MillionaireProspects(Prospects):
    """The rents to come before somebody has a million."""

    def whole(self, group: Group) -> float:
        """Count doubled rents, or houses up to the level that pays best."""
        best = 0.0
        rents = group.deeds[0].rents
        size = len(group.deeds)
        for level in range(len(rents)):
            rent = 2 * rents[0] if level == 0 else rents[level]
            best = max(best, size * ((rent - rents[0]) * self.times - level * group.building))
        return best


def rounds_left(game: Millionaire) -> float:
    """Estimate how many rounds are left until the first player has a million."""
    fewest = LONGEST
    for seat in game.seats_in():
        income = game.salary_of(seat) / LAP + EXTRAS
        fewest = min(fewest, (game.target - game.means(seat)) / income)
    return max(fewest, 1.0)


def prospects_of(game: Millionaire) -> MillionaireProspects:
    """Return the prospects: how often others will stop on a property in the rounds that are left."""
    return MillionaireProspects(rounds_left(game) * (len(game.seats_in()) - 1) / STREETS)


def next_rent(game: Millionaire, deed: Deed) -> float:
    """Return what one more house adds to a rent; later steps count too, since the first may add little."""
    level = game.level[deed.index]
    now = game.policies.rent.amount(game, deed, 0)
    best = 0.0
    for aim in range(level + 1, len(deed.rents)):
        best = max(best, (deed.rents[aim] - now) / (aim - level))
    return best
