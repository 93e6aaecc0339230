"""Ids, invites and secrets: drawn here, kept as hashes, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import b32encode, urlsafe_b64encode
from collections.abc import Callable
from typing import Final, final

TABLE_BYTES: Final = 10
INVITE_BYTES: Final = 10
SECRET_BYTES: Final = 24
SERVER_SECRET_BYTES: Final = 32
KEY_DIGITS: Final = 16


def hashed(secret: str) -> str:
    """Return what is kept of a secret; secrets are random, so one round of SHA-256 is enough."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def tag_of(table: str) -> str:
    """Return what a log line says of a table: whoever reads it cannot open the table, as with its id."""
    return hashed(table)[:8]


def is_same(given: str, kept: str) -> bool:
    """Whether two hashes are equal, in a time that does not reveal where they differ; an empty one equals nothing."""
    return bool(kept) and hmac.compare_digest(given.encode(), kept.encode())


def drawn_from(key: str, what: str) -> Callable[[int], bytes]:
    """Return a source of bytes that gives the same ones again for the same key, and others for another purpose.

    Whoever repeats a request with its key gets the same secrets, and no server has to remember them.
    """
    drawn = 0

    def draw(size: int) -> bytes:
        nonlocal drawn
        drawn += 1
        return hashlib.shake_256(f"rentier {what} {drawn} {key}".encode("utf-8", "surrogatepass")).digest(size)

    return draw


def name_request(path: str, key: str, body: bytes) -> str:
    """Return the name of a request: a part for its path and its key, and one for its body, with a dot between them."""
    return f"{hashed(f'{path} {key}')}.{hashlib.sha256(key.encode() + body).hexdigest()}"


def id_of(name: str) -> str:
    """Return the id under which the log remembers a request: secrets are drawn from its name, not from this.

    Requests with the same key have the first `KEY_DIGITS` in common; those of another body differ in the rest.
    """
    key, _, body = (name or secrets.token_hex(16)).partition(".")
    return hashed(f"id {key}")[:KEY_DIGITS] + hashed(f"id {key} {body}")[:KEY_DIGITS]


@final
class Keys:
    """A source of ids and secrets; tests supply their own bytes."""

    def __init__(self, draw: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self._draw: Final = draw

    def table(self) -> str:
        """Draw a table's id: 80 bits in letters and digits that can be read aloud."""
        return b32encode(self._draw(TABLE_BYTES)).decode().lower()

    def invite(self) -> str:
        """Draw an invite code of 80 bits."""
        return b32encode(self._draw(INVITE_BYTES)).decode().lower()

    def secret(self) -> str:
        """Draw the secret of a seat or a host: 192 bits."""
        return urlsafe_b64encode(self._draw(SECRET_BYTES)).decode()

    def server_secret(self) -> bytes:
        """Draw the server's part of a game's seed."""
        return self._draw(SERVER_SECRET_BYTES)
