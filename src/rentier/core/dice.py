"""All the chance in a game: SHA-512 of (seed ‖ counter), byte by byte, so that anybody can recompute every draw.

Block number k is SHA-512(seed ‖ k as 8 bytes, big-endian); its 64 bytes are used in order. A number below n ≤ 256 is
one byte modulo n, where bytes from the last incomplete run of n are thrown away; a larger n uses as many bytes as it
needs, big-endian, in the same way. A choice of one costs nothing. A shuffle swaps each place, from the last to the
second, with one at or before it.
"""

from __future__ import annotations

from hashlib import sha256, sha512
from typing import Any, Final, NamedTuple, final

from .errors import BadInput, shown

SEED_BYTES: Final = 32
BLOCK_BYTES: Final = 64


def read_seed(seed: object) -> bytes:
    """Return the 32 bytes of a seed that is given as a number, 64 hexadecimal digits or 32 bytes."""
    if isinstance(seed, bool):
        raise BadInput("bad-seed", {"given": str(seed)})
    if isinstance(seed, int):
        if 0 <= seed < 1 << (8 * SEED_BYTES):
            return seed.to_bytes(SEED_BYTES, "big")
    elif isinstance(seed, bytes):
        if len(seed) == SEED_BYTES:
            return seed
    elif isinstance(seed, str):
        text = seed.strip()
        if len(text) == 2 * SEED_BYTES and all(c in "0123456789abcdefABCDEF" for c in text):
            return bytes.fromhex(text)
        if text.isascii() and text.isdigit() and len(text) < 2 * SEED_BYTES:
            return int(text).to_bytes(SEED_BYTES, "big")
    raise BadInput("bad-seed", {"given": shown(seed)})


def derive_seed(seed: bytes, label: str, number: int) -> bytes:
    """Return the seed of a numbered part (a game of a simulation, a bot's own chance), the same every time."""
    return sha256(seed + label.encode() + number.to_bytes(8, "big")).digest()


class Draw(NamedTuple):
    """One draw: a `die`, a number `below`, or a `shuffle`; of how many, from which byte on, and with what result."""

    kind: str
    of: int
    at: int
    """How many bytes had been used before."""
    came: tuple[int, ...]
    """The number; for a shuffle, the place that the thing now at each place came from."""


@final
class Dice:
    """A position in the endless sequence of bytes that a seed gives."""

    __slots__ = ("_block", "_place", "counter", "journal", "seed")

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        self.seed: Final = seed
        self.counter: int = drawn // BLOCK_BYTES
        self._place: int = drawn % BLOCK_BYTES
        self._block: bytes = _block(seed, self.counter) if self._place else b""
        if not self._place:
            self.counter -= 1
            self._place = BLOCK_BYTES
        self.journal: list[Draw] | None = None
        """Where every draw is written down, for anybody who wants to show afterwards how it came about; not copied."""

    def __repr__(self) -> str:
        """Show how many bytes have been used; the seed is a secret."""
        return f"<Dice: {self.drawn} bytes drawn>"

    @property
    def drawn(self) -> int:
        """Return how many bytes have been used."""
        return self.counter * BLOCK_BYTES + self._place

    def copy(self) -> Dice:
        """Return dice that will fall the same way."""
        other = Dice(self.seed)
        other.counter = self.counter
        other._place = self._place
        other._block = self._block
        return other

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each as likely as the others."""
        if self.journal is None:
            return self._draw(n)
        at = self.drawn
        number = self._draw(n)
        if n > 1:
            self.journal.append(Draw("below", n, at, (number,)))
        return number

    def _draw(self, n: int) -> int:
        if n <= 256:
            if n <= 1:
                return 0
            limit = 256 - 256 % n
            while True:
                if self._place == BLOCK_BYTES:
                    self._turn_over()
                byte = self._block[self._place]
                self._place += 1
                if byte < limit:
                    return byte % n
        return self._draw_large(n)

    def _draw_large(self, n: int) -> int:
        width = ((n - 1).bit_length() + 7) // 8
        whole = 1 << (8 * width)
        limit = whole - whole % n
        while True:
            number = 0
            for _ in range(width):
                number = number * 256 + self._draw(256)
            if number < limit:
                return number % n

    def _turn_over(self) -> None:
        self.counter += 1
        self._block = _block(self.seed, self.counter)
        self._place = 0

    def roll(self) -> int:
        """Return the roll of one die of six sides."""
        if self.journal is None:
            return 1 + self._draw(6)
        at = self.drawn
        number = 1 + self._draw(6)
        self.journal.append(Draw("die", 6, at, (number,)))
        return number

    def shuffle(self, things: list[Any]) -> None:
        """Put a list into an order drawn at random."""
        if self.journal is not None and len(things) > 1:
            # The same draws, repeated on numbers, give the order.
            order = list(range(len(things)))
            beside = self.copy()
            beside.shuffle(order)
            self.journal.append(Draw("shuffle", len(things), self.drawn, tuple(order)))
        for i in range(len(things) - 1, 0, -1):
            j = self._draw(i + 1)
            things[i], things[j] = things[j], things[i]


def _block(seed: bytes, number: int) -> bytes:
    return sha512(seed + number.to_bytes(8, "big")).digest()
