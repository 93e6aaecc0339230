"""Stakes: what follows from an action, said before it is done, as a key with arguments; the words are elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from .copying import copied_fields

if TYPE_CHECKING:
    from . import shapes

GAIN: Final = "gain"
PLAIN: Final = "plain"
COST: Final = "cost"
GRAVE: Final = "grave"
"""How heavy a stake is. A grave one is hard to make good again: a screen asks once more before the action is done."""

WEIGHTS: Final = (GAIN, PLAIN, COST, GRAVE)

MOST_STAKES: Final = 4
"""How many stakes an action has at most: nobody reads more before a choice."""


@final
@dataclass(frozen=True)
class Stake:
    """One thing that follows from an action: `key` and `details` say what, as those of an error do."""

    key: str
    details: Mapping[str, object]
    weight: str = PLAIN

    def to_dict(self) -> shapes.StakeShown:
        """Return the stake as a JSON object; whoever reads it puts it into words."""
        return {"stake": self.key, "details": copied_fields(self.details), "weight": self.weight}


def gravest_first(stakes: list[Stake]) -> tuple[Stake, ...]:
    """Return as many stakes as an action may have, grave ones first, the others in their order."""
    grave = [stake for stake in stakes if stake.weight == GRAVE]
    others = [stake for stake in stakes if stake.weight != GRAVE]
    return tuple([*grave, *others][:MOST_STAKES])
