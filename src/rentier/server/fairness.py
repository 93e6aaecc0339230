"""Chance that nobody chose: the server commits to a secret first, each person adds a nonce, and both make the seed.

`docs/protocol.md` specifies to the byte how the seed is made, so that anybody can compute it again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from rentier.core.errors import BadInput, RentierError
from rentier.core.reading import Fields
from rentier.core.record import replay

DOMAIN: Final = b"rentier seed 1"
LENGTH_BYTES: Final = 4
SECRET_BYTES: Final = 32
MOST_NONCES: Final = 10


def commitment(secret: bytes) -> str:
    """Return what is shown of the server's secret before the first nonce: its SHA-256."""
    return hashlib.sha256(secret).hexdigest()


def seed_of(secret: bytes, nonces: Sequence[str]) -> bytes:
    """Return the game's seed, made from the secret and the persons' nonces in the order of their seats."""
    hasher = hashlib.sha256()
    for part in (DOMAIN, secret, *(nonce.encode() for nonce in nonces)):
        hasher.update(len(part).to_bytes(LENGTH_BYTES, "big"))
        hasher.update(part)
    return hasher.digest()


class Check(Struct, frozen=True):
    """One thing computed again: what the record says, and what came out, or why nothing did."""

    name: str
    given: str = ""
    computed: str = ""
    why: RentierError | None = None

    @property
    def ok(self) -> bool:
        """Whether both are the same."""
        return self.why is None and self.given == self.computed


def verify(record: object) -> list[Check]:
    """Compute the commitment, the seed and the whole game of a table's record again.

    A record that does not say how its seed was made raises `BadInput`; a different result is a check that fails.
    """
    fields = Fields(record, "record")
    if not isinstance(fields.get("rentier"), Mapping):
        raise BadInput("verify-no-table")
    table = fields.inner("rentier")
    secret = _hex(table, "secret")
    nonces = _texts(table, "nonces")
    position = fields.get("position")
    # A game that went on from another one has its seed with its dice.
    dice = position.get("dice") if isinstance(position, Mapping) else record
    seed = dice.get("seed") if isinstance(dice, Mapping) else None
    checks = [
        Check("commitment", str(table.get("commitment")), commitment(secret)),
        Check("seed", str(seed), seed_of(secret, nonces).hex()),
    ]
    try:
        replay(record)
    except RentierError as error:
        checks.append(Check("game", why=error))
    else:
        checks.append(Check("game"))
    return checks


def _hex(table: Fields, name: str) -> bytes:
    value = table.get(name)
    try:
        secret = bytes.fromhex(value) if isinstance(value, str) else b""
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise table.fault(name, "hex")
    return secret


def _texts(table: Fields, name: str) -> list[str]:
    value = table.get(name)
    if not isinstance(value, list) or len(value) > MOST_NONCES or not all(isinstance(it, str) for it in value):
        raise table.fault(name, "text")
    try:
        "".join(value).encode()
    except UnicodeEncodeError:
        raise table.fault(name, "text") from None
    return [str(it) for it in value]
