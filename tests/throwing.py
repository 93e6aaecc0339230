"""Forces dice: finds where in the row of a seed's bytes they fall as a test wants them."""

from __future__ import annotations

from functools import cache
from hashlib import sha512

import rentier

SEED = bytes(32)

# What a byte of the chance of a game makes of a die; those from 252 on are thrown away.
_FACES = bytes(byte % 6 + 1 if byte < 252 else 0 for byte in range(256))
_PART = 1 << 17


def thrown(rolls: str) -> dict[str, object]:
    """Gives the place in the row of a seed's bytes from which the dice fall as wanted, such as `3-4 6-6`."""
    faces = bytes(int(face) for roll in rolls.split() for face in roll.split("-"))
    return {"seed": SEED.hex(), "drawn": _place_of(faces)}


@cache
def _place_of(faces: bytes) -> int:
    # A row of eight faces is found about once in 1.7 million bytes.
    assert len(faces) <= 8, "throw again with `rolling` after four rolls"
    part = 0
    while True:
        # Parts overlap, so that no row is cut in two.
        place = _faces(part).find(faces)
        if place >= 0:
            return part * _PART + place
        part += 1


@cache
def _faces(part: int) -> bytes:
    blocks = range(part * _PART // 64, (part + 1) * _PART // 64 + 1)
    return b"".join(sha512(SEED + block.to_bytes(8, "big")).digest() for block in blocks).translate(_FACES)


def rolling(game: rentier.Game, dice: str) -> rentier.Game:
    """Gives the same game with the next rolls as wanted."""
    return rentier.load(game.position() | {"dice": thrown(dice)})
