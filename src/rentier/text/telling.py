"""Events, actions, questions, stakes and errors told in sentences of the reader's language.

What an argument becomes follows from its name: `card` is named as a card, `target` as a person, and so on (see `THINGS`
and `SEATS`). The sentences come from the phrasebook, by keys that begin with the edition: `deal-event-banked`,
`deal-action-bank`, `deal-asked-turn`. So a new game needs words and no code here. Beside its own arguments, a sentence
may use

- `$you`: the argument that is the reader's own seat, such as `seat` or `target`, or else `nobody`; of several seats it
  is `targets`, and `target` when there is no other;
- `$bank`: the argument that is the bank instead of a seat, such as `payee`, or else `nobody`;
- `$cards-count` for the length of a list `cards`, `$levels-sum` for the sum of a list of numbers, `$colour-set` for the
  set of a colour, `$card-does` for the effect of a card, and `$card-named` for its name within a sentence, as lists
  have it too: the words `card-just-say-no-named` if there are any, for instance with quotation marks;
- `$sides` for the teams of a list, each by its members;
- `$with` for the spaces and players of a list, each by its name;
- `$own`: whether the acting `seat` is among the `targets`, and `$moved`: whether `space` differs from `before`;
- the word `none` for what is missing: a hidden part of an event, an optional part of an action.

If there are words `banking-money`, amounts (see `MONEY`) in all sentences of a game of Banking are written with them,
from a `$number` and its `$unit`: one, thousand or million; or from the `$whole`. Outside of a game, `track-money` does
the same for the sentences whose keys begin with `track-`. Only zero stays the number 0, to choose by. A name may be
specific to an edition, `space-banking-go`, and to the value of an option, `card-banking-french-doctor`.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Final, final

from rentier.core.actions import AnyAction
from rentier.core.errors import RentierError
from rentier.core.events import Event
from rentier.core.moments import Moment
from rentier.core.registry import find_edition
from rentier.core.stakes import Stake
from rentier.text.phrasebook import Key, Phrasebook

SEATS: Final = frozenset(
    (
        *("seat", "target", "turn", "victim", "payer", "payee", "owner", "leader", "creditor"),
        *("seats", "targets", "asked", "awaiting", "winners", "bidders"),
    )
)
"""Arguments that are seats; a seat is a number, -1 is the bank, and `all` is everybody else."""

THINGS: Final[Mapping[str, str]] = {
    "card": "card",
    "cards": "card",
    "given": "card",
    "own_card": "card",
    "colour": "colour",
    "to": "colour",
    "set": "set",
    "own_set": "set",
    "space": "space",
    "before": "space",
    "other": "space",
    "place": "space",
    "deed": "space",
    "thing": "space",
    "group": "group",
}
"""By argument that is a thing with a name: what the keys of these names begin with."""

BUNDLES: Final = frozenset(("give", "take", "lift", "notes"))
"""Arguments that are properties, kept cards, notes and amounts with commas between them; a dash is nothing."""

NOTES: Final = "values"
"""The argument with notes by their values, several of a kind together."""

MONEY: Final = frozenset(("amount", "bid", "price", "debt", "was", "will"))
"""Arguments that are amounts of money."""

UNITS: Final = ((1_000_000, "million"), (1_000, "thousand"))

NONE: Final = "none"
NOBODY: Final = "nobody"
EVERYBODY: Final = "all"
THE_BANK: Final = -1
FIXED_SPACE: Final = "\u00a0"


@final
class Teller:
    """A voice that tells one reader what happens at one table."""

    def __init__(
        self,
        book: Phrasebook,
        edition: str = "",
        names: Sequence[str] = (),
        reader: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Take the names of the seats in order, the reader's own seat if there is one, and the game's options."""
        self.book: Final = book
        self.edition: Final = edition
        self.names: Final = tuple(names)
        self.reader: Final = reader
        values = [f"{edition}-{value}-" for value in (options or {}).values() if isinstance(value, str)]
        self._variants: Final = (*values, f"{edition}-", "")

    def event(self, seen: Mapping[str, object]) -> str:
        """Return an event as a sentence, from what the reader may see of it."""
        return self.told(f"{self.edition}-event-{seen['event']}", seen, str(seen["event"]))

    def action(self, action: AnyAction, figures: Mapping[str, int] | None = None) -> str:
        """Return what an action would do, with the figures that the game has for it."""
        parts = {**action.to_dict(), **(figures or {})}
        return self.told(f"{self.edition}-action-{action.verb()}", parts, str(action))

    def question(self, view: Mapping[str, object]) -> str:
        """Return the question that is pending in the view."""
        # The viewer is known; a seat in a question is somebody it is about.
        asked = {name: value for name, value in view.items() if name != "seat"}
        pending = view.get("pending")
        # What is asked now is on top, so it comes last: its card is not the one of the play that led to it.
        for decision in pending if isinstance(pending, list) else []:
            asked.update(decision)
            for name in ("action", "offer", "play"):
                if isinstance(text := decision.get(name), str):
                    action = find_edition(self.edition).read_action(text)
                    # A part that it leaves out is not to be taken from another decision.
                    for part in action.names:
                        asked.pop(part.rstrip("?*"), None)
                    asked.update(action.to_dict())
        return self.told(f"{self.edition}-asked-{asked.get('kind')}", asked, self.book.say("your-choice"))

    def stake(self, stake: Stake) -> str:
        """Return what follows from an action, as a sentence."""
        return self.told(stake.key, stake.details, stake.key)

    def moment(self, moment: Moment) -> str:
        """Return what people remember of a game, as a sentence."""
        return self.told(moment.key, moment.details, moment.key)

    def error(self, error: RentierError) -> str:
        """Return what is wrong, and the number of the rule if there is one."""
        return self._fault(error.to_dict())

    def told(self, key: str, data: Mapping[str, object], otherwise: str) -> str:
        """Return a key in words, with its arguments; `otherwise` if there are no words for it."""
        if key not in self.book:
            return otherwise
        given = self.arguments(data, key.partition("-")[0])
        return self.book.say(key, {name: given.get(name, NONE) for name in self.book.variables(key)})

    def fault(self, key: str, details: Mapping[str, object]) -> str:
        """Return the sentence of an error from its key, without the rule."""
        written = {name: _Plain(str(value)) if name == "given" else value for name, value in details.items()}
        return self.told(key, written, f"{key}: {dict(details)}")

    def arguments(self, data: Mapping[str, object], family: str = "") -> dict[str, object]:
        """Return the arguments in words by their names; amounts as the family of the sentence writes them."""
        said: dict[str, object] = {"you": NOBODY, "bank": NOBODY}
        targets = data.get("targets")
        said["own"] = "yes" if isinstance(targets, list | tuple) and data.get("seat") in targets else "no"
        said["moved"] = "no" if data.get("before") == data.get("space") else "yes"
        for name, value in data.items():
            if isinstance(value, list | tuple):
                said[f"{name}-count"] = len(value)
                if all(isinstance(item, int) for item in value):
                    said[f"{name}-sum"] = sum(value)
            if isinstance(value, bool):
                said[name] = "yes" if value else "no"
            elif name in SEATS and (isinstance(value, list | tuple) or _is_seat(value)):
                said[name] = self._people(name, value)
                if said["you"] == NOBODY:
                    said["you"] = self._role(name, value)
                if value == THE_BANK:
                    said["bank"] = name
            elif name in MONEY and _is_number(value):
                said[name] = self.money(int(str(value)), family)
            elif name in BUNDLES and isinstance(value, str):
                named = self.bundle(value)
                said[name], said[f"{name}-count"] = named, len(named)
            elif name == "amounts" and isinstance(value, list | tuple):
                said[name] = [str(self.money(int(item), family)) for item in value]
            elif (name == NOTES or name in BUNDLES) and isinstance(value, list | tuple):
                # Which of several notes it is, after a #, is only for those who type it.
                said[name] = count_alike([str(item).partition("#")[0] for item in value])
            elif (
                name == "levels" and isinstance(value, list | tuple) and str(data.get("hotel_level")) in map(str, value)
            ):
                said[name] = [self._level(int(level), int(level) == data["hotel_level"]) for level in value]
            elif name == "sides" and isinstance(value, list | tuple):
                said[name] = self._sides(value)
            elif name == "with" and isinstance(value, list | tuple):
                said[name] = [self.person(int(it)) if _is_seat(it) else self.thing("space", str(it)) for it in value]
            elif name in THINGS:
                self._add_thing(said, name, value)
            elif isinstance(value, Mapping) and "error" in value:
                said[name] = self._fault(value)
            elif isinstance(value, str | int | float):
                said[name] = value
            elif isinstance(value, list | tuple) and all(isinstance(item, str | int) for item in value):
                said[name] = [str(item) for item in value]
        return said

    def person(self, seat: int) -> str:
        """Return the name of a player; the reader is "you"."""
        if seat == THE_BANK:
            return self.book.say("person-bank")
        if seat == self.reader:
            return self.book.say("person-you")
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.book.say("person-seat", {"number": seat})

    def thing(self, prefix: str, code: str) -> str:
        """Return the name of a card, a colour or a set; what has no name keeps its code."""
        if prefix == "set":
            return self._set(code)
        code, _, where = code.partition("@")
        keys = [f"{prefix}-{variant}{code}" for variant in self._variants]
        name = next((self.book.say(key) for key in keys if key in self.book), code)
        return self.book.say("card-in-set", {"card": name, "set": self._set(where)}) if where else name

    def money(self, amount: int, family: str = "") -> str | int:
        """Return an amount as the edition writes it, or else as the named family of sentences does."""
        keys = [key for key in (f"{self.edition}-money", f"{family}-money") if key in self.book]
        if not amount or not keys:
            return amount
        size, unit = next(((size, unit) for size, unit in UNITS if amount >= size), (1, "one"))
        return self.book.say(keys[0], {"number": amount / size, "unit": unit, "whole": self.book.grouped(amount)})

    def bundle(self, text: str) -> list[str]:
        """Return the names of the things that one side of a deal hands over."""
        named: list[str] = []
        for piece in text.split(",") if text not in ("", "-") else []:
            item = piece.partition("#")[0]
            if item.isdigit():
                named.append(str(self.money(int(item))))
            else:
                name = self.thing("space", item)
                named.append(self.thing("kept", item) if name == item else name)
        return count_alike(named)

    def _set(self, code: str) -> str:
        colour = code.rstrip("0123456789")
        if f"set-{colour}" not in self.book:
            return code
        name = self.book.say(f"set-{colour}")
        if colour == code:
            return name
        return self.book.say("set-numbered", {"set": name, "number": int(code[len(colour) :])})

    def _add_thing(self, said: dict[str, object], name: str, value: object) -> None:
        prefix = THINGS[name]
        if isinstance(value, _Plain) or not isinstance(value, str | list | tuple):
            said[name] = value if isinstance(value, str | int | float) else NONE
        elif isinstance(value, str):
            said[name] = self.thing(prefix, value) if value else NONE
            if prefix == "space":
                said[f"{name}-code"] = value
            elif prefix == "colour":
                said[f"{name}-set"] = self._set(value)
            elif prefix == "card":
                said[f"{name}-does"] = self.thing(prefix, f"{value}-does")
                said[f"{name}-named"] = self._named(prefix, value)
        else:
            said[name] = [self._named(prefix, str(item)) for item in value]

    def _named(self, prefix: str, code: str) -> str:
        """Return the name of a thing as it stands within a sentence."""
        key = f"{prefix}-{code}-named"
        return self.book.say(key) if key in self.book else self.thing(prefix, code)

    def _people(self, name: str, seats: object) -> object:
        if isinstance(seats, list | tuple):
            if name == "targets" and len(seats) > 1 and len(seats) == len(self.names) - 1:
                return Key("everybody-else")
            return [self.person(int(seat)) for seat in seats]
        return Key("everybody-else") if seats == EVERYBODY else self.person(int(str(seats)))

    def _level(self, level: int, is_hotel: bool) -> str:
        """Name the buildings of a street: 4 apartments, a hotel."""
        return self.book.say(f"{self.edition}-level", {"level": level, "hotel": "yes" if is_hotel else "no"})

    def _sides(self, sides: Sequence[Sequence[int]]) -> object:
        """Name players, or teams of several each by its members: Ada and Dan; Cleo."""
        if all(len(side) == 1 for side in sides):
            return [self.person(seat) for side in sides for seat in side]
        people = [f" {self.book.say('list-and')} ".join([self.person(seat) for seat in side]) for side in sides]
        return self.book.say("list-between-sides").join(people)

    def _role(self, name: str, seats: object) -> str:
        if not isinstance(seats, list | tuple):
            return name if str(seats) == str(self.reader) else NOBODY
        if self.reader not in seats:
            return NOBODY
        return name.removesuffix("s") if len(seats) == 1 else name

    def _fault(self, error: Mapping[str, object]) -> str:
        details = error.get("details")
        sentence = self.fault(str(error["error"]), details if isinstance(details, Mapping) else {})
        return f"{sentence} ({error['rule']})" if error.get("rule") else sentence


@final
class _Plain(str):
    """Something a person typed, which is repeated as it is."""

    __slots__ = ()


def count_alike(names: Sequence[str]) -> list[str]:
    """List names, several of a kind together: 2 × 500."""
    counts = Counter(names)
    return [name if count == 1 else f"{count}{FIXED_SPACE}×{FIXED_SPACE}{name}" for name, count in counts.items()]


def _is_number(value: object) -> bool:
    return isinstance(value, int) or (isinstance(value, str) and value.isascii() and value.isdigit())


def _is_seat(value: object) -> bool:
    if isinstance(value, int):
        return True
    return isinstance(value, str) and (value == EVERYBODY or (value.isascii() and value.isdigit()))


def see_all(event: Event, seats: Collection[int]) -> dict[str, object]:
    """Return all parts of an event that any of these seats may see; without a seat, what a spectator may."""
    seen: dict[str, object] = {}
    for seat in seats or (None,):
        seen.update(event.seen_by(seat))
    return seen


def say_in_english(key: str, details: Mapping[str, object]) -> str:
    """Return an error in English, for `str(error)`, with names from the edition it is about, if it says so."""
    return Teller(Phrasebook.load("en"), str(details.get("edition", ""))).fault(key, details)
