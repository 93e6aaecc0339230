"""Actions made of what a person types about notes and Chance cards in Crooked Cash, in a line or step by step."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, final

from rentier.games.crooked.data import BOARD, BY_CODE, VALUES
from rentier.text.naming import other_names

from ..typed import find_begun, find_named, make_plain, split_words
from ..voice import BRICK, LAMP, QUIET, Voice
from .bargain import Bargain, find_deed, split_sides
from .desk import View
from .notes import LOOKS, Purse, read_values, smaller

SPACES: Final = [space.code for space in BOARD.spaces]
DEEDS: Final = [deed.code for deed in BOARD.deeds]
NOTE_VERBS: Final = frozenset(("pay", "change", "offer-notes", "accept-notes"))


@final
class Tendering:
    """A reader of lines, for one player at one moment."""

    def __init__(self, bargain: Bargain, view: View) -> None:
        self.bargain: Final = bargain
        self.voice: Final[Voice] = bargain.voice
        self.view: Final = view
        self.me: Final[int] = view["seat"]
        self.purse: Final = Purse(view["hand"])
        self.top: Final[View] = view["pending"][-1]
        self.kind: Final[str] = self.top["kind"]
        words = {look: split_words(self.voice.say(f"cli-typed-{look}")) for look in LOOKS[1:]}
        self.note_words: Final = split_words(self.voice.say("cli-typed-notes"))
        self.looks: Final = {word: look for look, forms in words.items() for word in forms}

    def rest(self) -> int:
        """Return what is still to be laid for the payment."""
        return int(self.view["pending"][-2]["amount"]) - sum(self.top["values"])

    # In a line

    def read(self, verb: str, rest: str) -> str:
        """Make the text of an action from the words after a verb; empty if it is not clear."""
        if verb == "pay":
            marks = self._own(rest)
            return f"pay {' '.join(marks)}" if marks else ""
        if verb == "accept-notes":
            marks = self._own(rest)
            return f"accept-notes {','.join(marks)}" if marks else ""
        if verb == "check":
            values = read_values(self._without_ignored(rest, self.note_words))
            return f"check {values[0]}" if len(values) == 1 else ""
        if verb == "change":
            give, take = self._sides(rest)
            return self._change(give, take)
        if verb == "offer-notes":
            target, words = self.bargain.take_person(rest.split())
            give, take = self._sides(" ".join(words))
            text = self._exchange(give, take) if take else ""
            return f"offer-notes {target} {text}" if target is not None and text else ""
        return ""

    def _own(self, line: str) -> list[str]:
        """Return the marks of the reader's notes that a line names; the sum itself stands for the usual ones."""
        line = self._without_ignored(line)
        if self.kind == "lay" and line.isdigit() and len(line) < 6 and int(line) not in VALUES:
            return self.purse.cover(self.rest()) if int(line) == self.rest() else []
        return self.purse.read(line, self.looks)

    def _without_ignored(self, line: str, more: Collection[str] = ()) -> str:
        """Leave out words that mean nothing, such as “and”."""
        ignored = self.bargain.ignored.union(more)
        return " ".join(word for word in line.split() if make_plain(word.strip(",.;")) not in ignored)

    def _sides(self, line: str) -> tuple[str, str]:
        return split_sides(line, self.bargain.separators)

    def _change(self, give: str, take: str) -> str:
        """Change notes at the bank, for the next smaller ones unless the line says for which."""
        marks = self._own(give)
        if not marks:
            return ""
        if take.strip():
            text = self._exchange(give, take)
            return f"change {text}" if text else ""
        values = [int(mark.partition("#")[0]) for mark in marks]
        pieces = smaller(self.view["bank"], sum(values), max(values))
        return f"change {','.join(marks)} {','.join(map(str, pieces))}" if pieces else ""

    def _exchange(self, give: str, take: str) -> str:
        marks, values = self._own(give), read_values(self._without_ignored(take))
        return f"{','.join(marks)} {','.join(map(str, values))}" if marks and values else ""

    def read_take(self, typed: list[str]) -> str:
        """Take the Chance card that is named."""
        names = {code: self.bargain.teller.thing("card", code) for code in BY_CODE}
        code = find_named(typed, names, self.bargain.ignored)[0] or find_begun(typed, names)
        return f"take {code}" if code else ""

    def read_play(self, typed: list[str], line: str) -> str:
        """Use the reader's Chance card on what the line names: streets, a space, a player."""
        code = self.view["players"][self.me]["chance"]
        if not code:
            return ""
        effect = BY_CODE[code].effect
        others = self.bargain.others()
        names = {seat: split_words(self.bargain.teller.names[seat]) for seat in others}
        person = next((seat for seat in others if names[seat] and set(names[seat]) <= set(typed)), None)
        if effect in ("refuse-rent", "half-price", "out-of-jail", "receive", "green-tokens"):
            return f"play {code}"
        if effect == "send-to-jail":
            return "" if person is None else f"play {code} {person}"
        if effect == "walk-anywhere":
            space = find_deed(self.bargain.teller, SPACES, line)
            return f"play {code} {space}" if space else ""
        if effect == "swap":
            give, take = self._sides(line)
            own, other = (find_deed(self.bargain.teller, DEEDS, side) for side in (give, take))
            return f"play {code} {own} {other}" if own and other else ""
        deed = find_deed(self.bargain.teller, DEEDS, line)
        if not deed:
            return ""
        if effect != "double-rent":
            return f"play {code} {deed}"
        landers = [claim["lander"] for claim in self.view["claims"] if claim["space"] == deed]
        return f"play {code} {deed} {landers[0] if landers and person is None else person}"

    def _read_whole_play(self, line: str) -> str:
        """Use the reader's Chance card on what the line names, if every word of it belongs to that."""
        text = self.read_play(split_words(line), line)
        known = set(self.bargain.ignored | self.bargain.separators)
        for part in text.split()[1:]:
            names = (self.bargain.teller.thing("space", part), self.bargain.teller.thing("card", part))
            person = self.bargain.teller.names[int(part)] if part.isdigit() else ""
            known.update(word for name in (part, *names, *other_names(part), person) for word in split_words(name))
        words = split_words(line)
        return text if all(any(full.startswith(word) for full in known) for word in words) else ""

    # Step by step

    def ask(self, verb: str, read: Callable[[], str]) -> str:
        """Ask for the parts of an action; an empty answer leads back."""
        if verb == "play":
            return self._ask("cli-crooked-ask-play", read, self._read_whole_play)
        if verb == "change":
            return self._ask_change(read)
        if verb == "offer-notes":
            return self._ask_offer(read)
        return self._ask("cli-crooked-ask-pay", read, lambda line: self.read(verb, line))

    def _ask_change(self, read: Callable[[], str]) -> str:
        give = self._ask("cli-crooked-ask-give", read, lambda line: line if self._own(line) else "")
        if not give:
            return ""
        return self._ask("cli-crooked-ask-take", read, lambda line: self._change(give, line), is_needed=False)

    def _ask_offer(self, read: Callable[[], str]) -> str:
        others = self.bargain.others()
        target = others[0] if len(others) == 1 else self.bargain.ask_person(read)
        if target is None:
            return ""
        give = self._ask("cli-crooked-ask-give", read, lambda line: line if self._own(line) else "")
        if not give:
            return ""
        text = self._ask("cli-crooked-ask-get", read, lambda line: self._exchange(give, line))
        return f"offer-notes {target} {text}" if text else ""

    def _ask(self, key: str, read: Callable[[], str], understand: Callable[[str], str], is_needed: bool = True) -> str:
        self.voice.put(self.voice.say(key), f"bold {LAMP}")
        if is_needed:
            self.voice.put(self.voice.say("cli-back"), QUIET)
        while True:
            line = read().strip()
            if not line and is_needed:
                return ""
            text = understand(line)
            if text or not line:
                return text
            self.voice.put(self.voice.say("cli-refused", why=self.voice.say("cli-crooked-unclear")), BRICK)
