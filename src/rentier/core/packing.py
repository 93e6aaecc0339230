"""Positions as texts that are short enough for a link: `deal.1.` and letters, digits, `-` and `_`.

The first part names the edition and the second the typical position (`Edition.typical`) that the writer and the reader
have in common; the third is the position's JSON, compressed against it and written in base64. A text that was cut or
mistyped does not pass for another position, because it ends with a checksum.
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from .errors import BadInput, quoted
from .reading import read_json
from .registry import find_edition

if TYPE_CHECKING:
    from .registry import Edition

LONGEST: Final = 100_000
"""The most characters that are read; usual positions have a few hundred."""
MOST_BYTES: Final = 64 << 10
"""The most bytes of JSON that a text may unpack to; usual positions have 2 to 6 kB."""


def typical_positions(package: str) -> tuple[bytes, ...]:
    """Return the typical positions that a package has as `data/typical-1.json` and so on."""
    found: list[bytes] = []
    folder = files(package) / "data"
    while (file := folder / f"typical-{len(found) + 1}.json").is_file():
        found.append(file.read_bytes())
    return tuple(found)


def pack(edition: Edition, position: Mapping[str, object]) -> str:
    """Write a position as a text."""
    number = len(edition.typical)
    plain = json.dumps(position, ensure_ascii=False, separators=(",", ":")).encode()
    packer = zlib.compressobj(9, zdict=edition.typical[-1]) if number else zlib.compressobj(9)
    packed = packer.compress(plain) + packer.flush()
    return f"{edition.name}.{number}.{urlsafe_b64encode(packed).decode().rstrip('=')}"


def unpack(text: str) -> object:
    """Return the position of a text, which `load` then checks; refuse what is none."""
    name, dot, rest = text.strip().partition(".")
    number, second, data = rest.partition(".")
    if not (dot and second and number.isdecimal() and len(number) < 4 and len(text) <= LONGEST):
        raise BadInput("packed-none", {"given": quoted(text)})
    edition = find_edition(name)
    if int(number) > len(edition.typical):
        raise BadInput("packed-newer", {"edition": edition.name, "given": int(number), "ours": len(edition.typical)})
    position = _read(data, edition.typical[int(number) - 1] if int(number) else b"")
    if not isinstance(position, dict) or position.get("edition") != edition.name:
        raise BadInput("packed-damaged")
    return position


def _read(data: str, typical: bytes) -> object:
    unpacker = zlib.decompressobj(zdict=typical) if typical else zlib.decompressobj()
    try:
        plain = unpacker.decompress(urlsafe_b64decode(data + "=" * (-len(data) % 4)), MOST_BYTES + 1)
        if len(plain) > MOST_BYTES:
            raise BadInput("packed-too-large", {"most": MOST_BYTES >> 10})
        # Without its end the checksum has not been compared.
        return read_json(plain.decode()) if unpacker.eof and not unpacker.unused_data else None
    except (ValueError, RecursionError, zlib.error):
        raise BadInput("packed-damaged") from None
