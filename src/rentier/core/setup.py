"""Reading a call of `rentier.setup`: the few things that somebody wants on the table, in the words of the rules.

The edition fills in the rest, and `load` takes the position, so whatever is set up has passed every check. Anything
impossible is refused here, with its place in the call: `cash[1]` is what was given for seat 1 as `cash`.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from hashlib import sha512
from typing import Final, final

from .dice import BLOCK_BYTES, Dice, derive_seed, read_seed
from .errors import BadInput, shown
from .game import SCHEMA, Game
from .naming import find_code
from .record import load
from .registry import find_edition

SHUFFLE: Final = "shuffle"
"""The argument that every edition knows: whether what is filled in is shuffled."""
MOST_ROLLS: Final = 4
"""Of two dice; a row of eight faces is found about once in 1.7 million bytes."""
MOST_WORDS: Final = 1000
NEAR: Final = 0.6
UNKNOWN: Final = "setup-unknown-word"

_FACES: Final = bytes([byte % 6 + 1 if byte < 252 else 0 for byte in range(256)])
"""By byte: the face of a die that it makes; bytes from 252 on are thrown away."""
_PART: Final = 1 << 17
_MOST_PARTS: Final = 64
_parts: Final[dict[tuple[bytes, int], bytes]] = {}


def set_up(edition: object, seats: object, seed: object, options: object, values: Mapping[str, object]) -> Game:
    """Set up the game that the arguments of a call describe."""
    found = find_edition(edition)
    count = found.check_seats(seats)
    chosen = found.read_options(options)
    given = Given(found.name, count, read_seed(seed), values)
    try:
        fields = found.setup(given, chosen)
    except BadInput as error:
        number = found.grounds.get(error.key)
        raise BadInput(error.key, error.details, f"{found.rules}-{number}" if number else error.rule) from None
    position: dict[str, object] = {
        "schema": SCHEMA,
        "edition": found.name,
        "rules_version": found.rules_version,
        "seats": count,
        "options": chosen.values,
        "dice": {"seed": given.seed.hex(), "drawn": given.drawn},
        "over": False,
        "winners": [],
        "ending": "",
        **fields,
    }
    return load(position)


def arguments_of(game: Game) -> dict[str, object]:
    """Return the arguments of a call, apart from the edition, that makes the position of a game again."""
    if game.over:
        raise BadInput("setup-over", {"edition": game.edition.name})
    return {
        "seats": game.seats,
        "seed": game.dice.seed.hex(),
        "options": dict(game.options.values),
        **game.edition.describe(game),
    }


@final
class Given:
    """What a call names. Readers return the default for what is not named, and refuse what is impossible."""

    def __init__(self, edition: str, seats: int, seed: bytes, values: Mapping[str, object]) -> None:
        self.edition: Final = edition
        self.seats: Final = seats
        self.seed: Final = seed
        self.values: Final = values
        self.drawn: int = 0
        """The place in the sequence of the seed's bytes from which the game goes on."""
        self.is_shuffled: bool = True
        self.filling: Final = Dice(derive_seed(seed, "setup", 0))
        """The dice for what is filled in, separate from the chance of the game itself."""

    def only(self, names: tuple[str, ...]) -> None:
        """Refuse what this edition does not know."""
        known = [*names, SHUFFLE]
        for name in self.values:
            if name not in known:
                raise self.unknown("", name, sorted(known))
        self.is_shuffled = self.flag(SHUFFLE, True)

    def unknown(self, where: str, given: object, known: list[str], nearest: str = "") -> BadInput:
        """Make the error for an unknown name, with the nearest known one."""
        text = given[:80] if isinstance(given, str) else shown(given)
        near = [nearest] if nearest else get_close_matches(text.lower(), known, 1, NEAR)
        details: dict[str, object] = {"where": where, "given": text, "known": known, "edition": self.edition}
        details["near"] = near[0] if near else "none"
        return BadInput(UNKNOWN if where else "setup-unknown", details)

    def find(self, where: str, kind: str, text: str, codes: list[str]) -> str:
        """Return the code of the thing of a kind (`space`, `card`, `kept`, `colour`) that a text names."""
        try:
            return find_code(self.edition, kind, text, codes, UNKNOWN)
        except BadInput as error:
            if error.key != UNKNOWN:
                raise self.inner(where, error) from None
            near = error.details.get("near")
            raise self.unknown(where, text, codes, near if isinstance(near, str) else "") from None

    def fault(self, key: str, where: str, value: object = None) -> BadInput:
        """Make the error for a value of the wrong kind."""
        return BadInput(key, {"where": where, "given": shown(value)})

    def inner(self, where: str, error: BadInput) -> BadInput:
        """Return the error for something that could not be read, with where in the call it lies."""
        return BadInput("setup-inner", {"where": where, "why": error.to_dict(), "edition": self.edition})

    def get(self, name: str) -> object:
        """Return an argument of any kind, or None if it is not given."""
        return self.values.get(name)

    def has(self, name: str) -> bool:
        """Whether an argument is given and not None."""
        return self.values.get(name) is not None

    def flag(self, name: str, default: bool) -> bool:
        """Return true or false."""
        value = self.values.get(name)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise self.fault("setup-flag", name, value)
        return value

    def number(self, name: str, lowest: int, highest: int, default: int) -> int:
        """Return a whole number within bounds."""
        value = self.values.get(name)
        return default if value is None else self.check_number(name, value, lowest, highest)

    def check_number(self, where: str, value: object, lowest: int, highest: int) -> int:
        """Return a value that must be a whole number within bounds."""
        if isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest:
            return value
        details: dict[str, object] = {"where": where, "given": shown(value), "lowest": lowest, "highest": highest}
        raise BadInput("setup-number", details)

    def check_seat(self, where: str, value: object) -> int:
        """Return a value that must be the number of a seat."""
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < self.seats:
            return value
        details: dict[str, object] = {"where": where, "given": shown(value), "highest": self.seats - 1, "who": "seat"}
        raise BadInput("setup-seat", details)

    def seat_list(self, name: str) -> list[int]:
        """Return the seats that an argument names: one, or a list of them."""
        value = self.values.get(name)
        if value is None:
            return []
        if not isinstance(value, list | tuple | set | frozenset):
            return [self.check_seat(name, value)]
        found: list[int] = []
        for entry in value:
            seat = self.check_seat(name, entry)
            if seat not in found:
                found.append(seat)
        return found

    def by_seat(self, name: str, teams: int = 0) -> dict[int, object]:
        """Return what is given by seat or by team: a dict, or a list with a value for each; None means not given."""
        places = teams or self.seats
        who: dict[str, object] = {"who": "team" if teams else "seat"}
        value = self.values.get(name)
        found: dict[int, object] = {}
        if value is None:
            return found
        if isinstance(value, Mapping):
            for seat, entry in value.items():
                if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < places:
                    raise BadInput("setup-seat", {"where": name, "given": shown(seat), "highest": places - 1, **who})
                if entry is not None:
                    found[seat] = entry
        elif isinstance(value, list | tuple) and len(value) == places:
            for place, entry in enumerate(value):
                if entry is not None:
                    found[place] = entry
        else:
            raise BadInput("setup-by-seat", {"where": name, "given": shown(value), "number": places, **who})
        return found

    def numbers_by_seat(self, name: str, lowest: int, highest: int, default: int) -> list[int]:
        """Return a whole number for each seat."""
        found = [default] * self.seats
        for seat, value in self.by_seat(name).items():
            found[seat] = self.check_number(f"{name}[{seat}]", value, lowest, highest)
        return found

    def words(self, where: str, value: object) -> list[str]:
        """Return the words of a list, or of a text with blanks between them."""
        found: list[str] = []
        if value is None:
            return found
        if isinstance(value, str):
            found = value.split()
        elif isinstance(value, list | tuple):
            for entry in value:
                if not isinstance(entry, str) or not entry.strip():
                    raise self.fault("setup-words", where, value)
                found.append(entry.strip())
        else:
            raise self.fault("setup-words", where, value)
        if len(found) > MOST_WORDS:
            raise self.fault("setup-words", where, value)
        return found

    def texts(self, name: str) -> list[str]:
        """Return the texts of a list, each as it is."""
        value = self.values.get(name)
        return self.words(name, [value] if isinstance(value, str) else value)

    def named(self, name: str) -> list[str]:
        """Return the words of an argument."""
        return self.words(name, self.values.get(name))

    def mapping(self, where: str, value: object) -> dict[str, object]:
        """Return a value that must be a dict with names."""
        found: dict[str, object] = {}
        if value is None:
            return found
        if not isinstance(value, Mapping):
            raise self.fault("setup-mapping", where, value)
        for name, entry in value.items():
            if not isinstance(name, str):
                raise self.fault("setup-mapping", where, value)
            found[name] = entry
        return found

    def objects(self, name: str) -> list[dict[str, object]]:
        """Return the dicts of a list."""
        value = self.values.get(name)
        if value is None:
            return []
        if not isinstance(value, list | tuple) or len(value) > MOST_WORDS:
            raise self.fault("setup-objects", name, value)
        found: list[dict[str, object]] = []
        for i, entry in enumerate(value):
            if not isinstance(entry, Mapping):
                raise self.fault("setup-objects", name, value)
            found.append(self.mapping(f"{name}[{i}]", entry))
        return found

    def shuffle(self, things: list[str]) -> None:
        """Put what is filled in into an order drawn from the seed, unless it is to stay as listed."""
        if self.is_shuffled:
            self.filling.shuffle(things)

    def force_rolls(self, name: str) -> None:
        """Make the next rolls of two dice fall as an argument says, such as `3-4 6-6`."""
        self.drawn = find_rolls(self.seed, self.named(name), name)


@final
class Stock:
    """The cards of each kind, and those that have no place yet: each card set up is taken from here."""

    def __init__(self, given: Given, codes: list[str]) -> None:
        self.given: Final = given
        self.counts: Final[dict[str, int]] = {}
        for code in codes:
            self.counts[code] = self.counts.get(code, 0) + 1
        self.left: Final = dict(self.counts)

    def find(self, where: str, word: str) -> str:
        """Return the code of the card that a word names."""
        return self.given.find(where, "card", word, list(self.counts))

    def take(self, where: str, word: str) -> str:
        """Take one card and return its code; refuse it if all of its kind already lie somewhere."""
        code = self.find(where, word)
        if not self.left[code]:
            raise BadInput("setup-card-gone", {"where": where, "thing": code, "count": self.counts[code]})
        self.left[code] -= 1
        return code

    def take_all(self, where: str, words: list[str]) -> list[str]:
        """Take several cards."""
        return [self.take(where, word) for word in words]

    def rest(self) -> list[str]:
        """Return the cards that are left, as they are listed or shuffled."""
        found: list[str] = []
        for code, count in self.left.items():
            found.extend([code] * count)
        self.given.shuffle(found)
        return found


def find_rolls(seed: bytes, rolls: list[str], where: str) -> int:
    """Find the first place in the sequence of a seed's bytes from which two dice fall like `3-4`, `6-6` and so on."""
    faces: list[int] = []
    for word in rolls:
        first, _, second = word.partition("-")
        for face in (first, second):
            if len(face) != 1 or face not in "123456":
                raise BadInput("setup-dice", {"where": where, "given": shown(" ".join(rolls)), "most": MOST_ROLLS})
            faces.append(int(face))
    if len(faces) > 2 * MOST_ROLLS:
        raise BadInput("setup-dice", {"where": where, "given": shown(" ".join(rolls)), "most": MOST_ROLLS})
    return find_faces(seed, bytes(faces)) if faces else 0


def find_faces(seed: bytes, faces: bytes) -> int:
    """Find the first place in the sequence of a seed's bytes from which dice fall like this."""
    part = 0
    while True:
        place = _faces_of(seed, part).find(faces)
        if place >= 0:
            return part * _PART + place
        part += 1


def _faces_of(seed: bytes, part: int) -> bytes:
    """Return the faces of dice that a part of the bytes makes; parts overlap, so that no row is cut in two."""
    known = _parts.get((seed, part))
    if known is not None:
        return known
    first = part * _PART // BLOCK_BYTES
    blocks = [
        sha512(seed + number.to_bytes(8, "big")).digest() for number in range(first, first + _PART // BLOCK_BYTES + 1)
    ]
    row = b"".join(blocks).translate(_FACES)
    if len(_parts) >= _MOST_PARTS:
        _parts.clear()
    _parts[(seed, part)] = row
    return row
