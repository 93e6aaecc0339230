"""Sales of buildings as a person words them: “an apartment on baltic”, “light blue 3 3 2”, “all brown”."""

from __future__ import annotations

from typing import Final, final

from rentier.text import Teller
from rentier.text.naming import other_names
from rentier.track.board import Board, Deed, Group

from ..typed import split_words
from ..voice import Voice
from .bargain import Names
from .desk import View

MOST_DIGITS: Final = 2


@final
class Sale:
    """A reader of the words after “sell”, which refuses every word that it does not know."""

    def __init__(self, voice: Voice, teller: Teller, board: Board, view: View) -> None:
        self.teller: Final = teller
        self.board: Final = board
        self.view: Final = view
        self.deeds: Final = Names(teller, [deed.code for deed in board.deeds])
        self.single: Final = split_words(voice.say("cli-typed-building"))
        self.several: Final = split_words(voice.say("cli-typed-buildings"))
        self.all: Final = split_words(voice.say("cli-typed-all"))
        self.one: Final = split_words(voice.say("cli-typed-one"))
        self.group: Group | None = None
        self.deed: Deed | None = None

    def read(self, words: list[str]) -> str:
        """Return the text of the sale; empty if the words leave the remaining buildings unclear."""
        numbers: list[int] = []
        said: set[str] = set()
        while words:
            word, used = words[0], 1
            if word in self.one or (word.isdigit() and len(word) <= MOST_DIGITS):
                numbers.append(1 if word in self.one else int(word))
            elif word in (*self.single, *self.several, *self.all):
                said.add(word)
            else:
                used = self._place(words)
                if not used:
                    return ""
            words = words[used:]
        levels = self._left(numbers, said)
        return f"sell {self.group.name} {' '.join(map(str, levels))}" if self.group and levels else ""

    def _place(self, words: list[str]) -> int:
        """Take the group or the street that comes next, unless there was one before; return how many words it has."""
        groups, length = self._groups(words)
        deeds, length_of_deed = self.deeds.find(words, list(self.deeds.names))
        if self.group is not None or max(length, length_of_deed) == 0:
            return 0
        if length >= length_of_deed:
            self.group = groups[0]
            return length
        if len(deeds) != 1:
            return 0
        self.deed = self.board.find_deed(deeds[0])
        self.group = self.deed.group
        return length_of_deed

    def _groups(self, words: list[str]) -> tuple[list[Group], int]:
        found: tuple[list[Group], int] = ([], 0)
        for group in self.board.groups:
            for form in (group.name, self.teller.thing("group", group.name), *other_names(group.name)):
                name = split_words(form)
                if words[: len(name)] == name and len(name) > found[1]:
                    found = ([group], len(name))
        return found

    def _left(self, numbers: list[int], said: set[str]) -> list[int]:
        """Return the level that each street of the group is to keep; empty if that was not said."""
        if self.group is None:
            return []
        streets = self.group.deeds
        levels = [int(self.view["deeds"][street.index]["level"]) for street in streets]
        if not said:
            return numbers if self.deed is None and len(numbers) == len(streets) else []
        named = [self.deed in (None, street) for street in streets]
        hotel = self.view["hotel_level"]
        has_hotel = any(level == hotel for level, is_named in zip(levels, named, strict=True) if is_named)
        if said & set(self.all):
            # “All apartments” does not include a hotel.
            is_clear = not numbers and not (has_hotel and said - set(self.all))
            return [0 if it else level for level, it in zip(levels, named, strict=True)] if is_clear else []
        count = numbers[0] if len(numbers) == 1 else int(not numbers and not said & set(self.several))
        if self.deed is None or has_hotel or not 0 < count <= levels[streets.index(self.deed)]:
            return []
        return [level - count if it else level for level, it in zip(levels, named, strict=True)]
