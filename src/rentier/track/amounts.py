"""Reading amounts of money as people write them: 600K, 1.5M, 1,5M, 600000, 1,500,000, € 500 000 or 2 millions."""

from __future__ import annotations

from typing import Final

from rentier.core.errors import BadInput

MOST_DIGITS: Final = 15
UNITS: Final[dict[str, int]] = {
    "": 1,
    "K": 1_000,
    "M": 1_000_000,
    "THOUSAND": 1_000,
    "MILLE": 1_000,
    "MILLION": 1_000_000,
    "MILLIONS": 1_000_000,
}
CURRENCIES: Final = ("EUROS", "EURO", "€", "$")
MARKS: Final = ".,"
BLANKS: Final = " \u00a0\u2009\u202f'’_"
"""What may separate groups of three digits, and never stands before decimals."""


def read_amount(text: str) -> int:
    """Return the amount that a text means; refuse one that is not a whole amount, or could mean two."""
    found = find_amount(text)
    if found < 0:
        raise BadInput("track-bad-amount", {"given": text[:80]})
    return found


def find_amount(text: str) -> int:
    """Return the amount that a text means, or -1.

    Before K or M a comma or a point is the decimal mark. Without a unit there are no decimals, so a comma separates
    thousands. Where both readings make sense, as in 1,500K or 10.000, there is no answer.
    """
    number = _without_currency(text.strip().upper())
    unit = ""
    for word in UNITS:
        if len(word) > len(unit) and number.endswith(word):
            unit = word
    number = number[: len(number) - len(unit)].rstrip(BLANKS) if unit else number
    if len(number) > 2 * MOST_DIGITS:
        return -1
    groups: list[str] = [""]
    between: list[str] = []
    for sign in number:
        if sign.isascii() and sign.isdigit():
            groups[-1] += sign
        elif sign in MARKS or sign in BLANKS:
            between.append(" " if sign in BLANKS else sign)
            groups.append("")
        else:
            return -1
    return _value_of(groups, between, unit)


def _without_currency(text: str) -> str:
    """Leave out a euro or dollar sign before or after an amount, as in `€ 500 000` and `2 millions d'€`."""
    if text[:1] in CURRENCIES:
        return text[1:].lstrip()
    for currency in CURRENCIES:
        if text.endswith(currency):
            number = text[: -len(currency)].rstrip(BLANKS)
            return number[:-1].rstrip(BLANKS) if number.endswith(" D") else number
    return text


def _value_of(groups: list[str], between: list[str], unit: str) -> int:
    if len(groups) == 2 and groups[0] == "" and unit and between[0] in MARKS:
        groups[0] = "0"
    if "" in groups:
        return -1
    decimals = ""
    if between and between[-1] != " ":
        is_lone = between.count(between[-1]) == 1
        is_thousands = len(groups[-1]) == 3 and 1 <= len(groups[-2]) <= 3
        if len(between) == 1 and is_thousands and groups[0] != "0" and UNITS[unit] < UNITS["M"]:
            # 10,000 is ten thousand; 10.000 and 1,500K mean different things to different people.
            if unit or between[-1] == ".":
                return -1
        elif is_lone:
            decimals = groups.pop()
            between.pop()
    if len(set(between)) > 1:
        return -1
    if between and (len(groups[0]) > 3 or min([len(group) for group in groups[1:]]) < 3):
        return -1
    if between and max([len(group) for group in groups]) > 3:
        return -1
    whole = "".join(groups)
    if len(whole) + len(decimals) > MOST_DIGITS:
        return -1
    scale = int(10 ** len(decimals))
    scaled = int(whole + decimals) * UNITS[unit]
    return scaled // scale if scaled % scale == 0 else -1
