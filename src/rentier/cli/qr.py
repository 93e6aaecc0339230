"""A link as a QR code that a terminal can show: byte mode, correction level L, versions 1 to 5 (ISO/IEC 18004)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, TypeAlias

Rows: TypeAlias = list[list[bool]]
"""The code, row by row; true is dark."""

VERSIONS: Final = ((19, 7), (34, 10), (55, 15), (80, 20), (108, 26))
"""Codewords of data and of correction, by version.

Up to here there is one block, at most one alignment pattern and no version pattern, which is enough for a link.
"""

LEVEL_L: Final = 0b01
BORDER: Final = 2
"""The standard asks for four modules, but a terminal adds its own margin and cameras manage with two."""

_FINDER: Final = (0b1111111, 0b1000001, 0b1011101, 0b1011101, 0b1011101, 0b1000001, 0b1111111)


def encode(text: str) -> Rows | None:
    """Return the code of a text; None if it is too long."""
    data = text.encode("utf-8")
    for version, (room, correction) in enumerate(VERSIONS, 1):
        if len(data) + 2 <= room:
            words = _fill(data, room)
            return _best_masked(version, words + _correct(words, correction))
    return None


def draw(rows: Rows) -> list[str]:
    """Draw a code in half blocks, light on dark as most terminals are: a light module is drawn, a dark one is not."""
    width = len(rows) + 2 * BORDER
    light = [True] * width
    framed = [light] * BORDER
    framed += [[True] * BORDER + [not dark for dark in row] + [True] * BORDER for row in rows]
    framed += [light] * BORDER
    if len(framed) % 2:
        framed.append([False] * width)
    signs = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}
    return [
        "".join(signs[pair] for pair in zip(upper, lower))
        for upper, lower in zip(framed[::2], framed[1::2], strict=True)
    ]


def _fill(data: bytes, room: int) -> list[int]:
    """Put mode, length, data and padding into codewords."""
    bits = f"0100{len(data):08b}{''.join(f'{byte:08b}' for byte in data)}0000"
    words = [int(bits[place : place + 8], 2) for place in range(0, len(bits), 8)]
    return words + [0xEC if place % 2 == 0 else 0x11 for place in range(room - len(words))]


def _times(one: int, other: int) -> int:
    """Multiply in the field of 256 elements modulo x⁸ + x⁴ + x³ + x² + 1."""
    product = 0
    while other:
        if other & 1:
            product ^= one
        one <<= 1
        if one & 0x100:
            one ^= 0x11D
        other >>= 1
    return product


def _correct(words: list[int], count: int) -> list[int]:
    """Return the Reed–Solomon codewords: the remainder of a division by (x - 1)(x - 2)(x - 4)…"""
    divisor = [1]
    root = 1
    for _ in range(count):
        divisor = [one ^ _times(other, root) for one, other in zip([*divisor, 0], [0, *divisor], strict=True)]
        root = _times(root, 2)
    rest = [*words, *[0] * count]
    for place in range(len(words)):
        factor = rest[place]
        for step, coefficient in enumerate(divisor):
            rest[place + step] ^= _times(coefficient, factor)
    return rest[len(words) :]


def _best_masked(version: int, words: list[int]) -> Rows:
    """Lay out the codewords, and return the one of the eight masked codes that is easiest to read."""
    size = 17 + 4 * version
    fixed: list[list[bool | None]] = [[None] * size for _ in range(size)]
    _place_patterns(fixed, version)
    free = [[cell is None for cell in row] for row in fixed]
    laid: Rows = [[bool(cell) for cell in row] for row in fixed]
    _place_words(laid, free, words)
    codes = [_masked(laid, free, mask) for mask in range(8)]
    return min(codes, key=_penalty)


def _place_patterns(rows: list[list[bool | None]], version: int) -> None:
    size = len(rows)
    for down, right in ((0, 0), (0, size - 7), (size - 7, 0)):
        for row in range(-1, 8):
            for column in range(-1, 8):
                if 0 <= down + row < size and 0 <= right + column < size:
                    inside = 0 <= row < 7 and 0 <= column < 7
                    rows[down + row][right + column] = inside and bool(_FINDER[row] >> column & 1)
    for place in range(8, size - 8):
        rows[6][place] = rows[place][6] = place % 2 == 0
    if version > 1:
        centre = size - 7
        for row in range(-2, 3):
            for column in range(-2, 3):
                rows[centre + row][centre + column] = max(abs(row), abs(column)) != 1
    # The place of the format, which depends on the mask.
    for place in range(8):
        rows[8][size - 1 - place] = rows[size - 1 - place][8] = False
    for place in range(9):
        if place != 6:
            rows[8][place] = rows[place][8] = False


def _place_words(rows: Rows, free: Rows, words: list[int]) -> None:
    """Fill the free modules in pairs of columns from the right, upwards and downwards in turn."""
    size = len(rows)
    bits = [bool(word >> shift & 1) for word in words for shift in range(7, -1, -1)]
    place = 0
    upwards = True
    for right in [*range(size - 1, 6, -2), 5, 3, 1]:
        for row in range(size - 1, -1, -1) if upwards else range(size):
            for column in (right, right - 1):
                if free[row][column]:
                    rows[row][column] = place < len(bits) and bits[place]
                    place += 1
        upwards = not upwards


def _masked(rows: Rows, free: Rows, mask: int) -> Rows:
    """Apply a mask to the data and write which one it was."""
    code = [
        [cell != (free[y][x] and _is_turned(mask, y, x)) for x, cell in enumerate(row)] for y, row in enumerate(rows)
    ]
    size = len(code)
    format_bits = _format_of(mask)
    for place in range(15):
        bit = bool(format_bits >> place & 1)
        # Once around the upper left finder, bit 14 at its left, and once split between the other two.
        code[place if place < 6 else place + 1 if place < 8 else size - 15 + place][8] = bit
        code[8][size - 1 - place if place < 8 else 7 if place == 8 else 14 - place] = bit
    code[size - 8][8] = True
    return code


def _is_turned(mask: int, y: int, x: int) -> bool:
    return (
        (y + x) % 2,
        y % 2,
        x % 3,
        (y + x) % 3,
        (y // 2 + x // 3) % 2,
        y * x % 2 + y * x % 3,
        (y * x % 2 + y * x % 3) % 2,
        ((y + x) % 2 + y * x % 3) % 2,
    )[mask] == 0


def _format_of(mask: int) -> int:
    """Return level and mask with the remainder of their division by the format's polynomial."""
    data = LEVEL_L << 3 | mask
    rest = data << 10
    for shift in range(4, -1, -1):
        if rest >> (shift + 10) & 1:
            rest ^= 0b10100110111 << shift
    return (data << 10 | rest) ^ 0b101010000010010


def _penalty(code: Rows) -> int:
    """Count what makes a code hard to read: long runs, blocks, patterns like a finder, too much dark or light."""
    size = len(code)
    lines = ["".join("1" if cell else "0" for cell in line) for line in (*code, *(list(c) for c in zip(*code)))]
    total = 0
    for line in lines:
        run = 1
        for before, cell in zip(line, [*line[1:], ""], strict=True):
            if before == cell:
                run += 1
                continue
            total += run - 2 if run >= 5 else 0
            run = 1
        for place in range(size - 6):
            if line[place : place + 7] == "1011101" and (
                "1" not in line[max(0, place - 4) : place] or "1" not in line[place + 7 : place + 11]
            ):
                total += 40
    for upper, lower in pairwise(code):
        for column in range(size - 1):
            if upper[column] == upper[column + 1] == lower[column] == lower[column + 1]:
                total += 3
    dark = sum(sum(row) for row in code)
    return total + abs(dark * 20 - size * size * 10) // (size * size) * 10
