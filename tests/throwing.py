"""Forcing the dice of a game that is under way."""

from __future__ import annotations

import rentier
from rentier.core.setup import find_faces

SEED = bytes(32)


def thrown(rolls: str) -> dict[str, object]:
    """Return the place in a seed's bytes from which the dice fall as wanted, such as `3-4 6-6`."""
    faces = bytes(int(face) for roll in rolls.split() for face in roll.split("-"))
    assert len(faces) <= 8, "throw again with `rolling` after four rolls"
    return {"seed": SEED.hex(), "drawn": find_faces(SEED, faces)}


def rolling(game: rentier.Game, dice: str) -> rentier.Game:
    """Return the same game with the next rolls as wanted."""
    return rentier.load(game.position() | {"dice": thrown(dice)})
