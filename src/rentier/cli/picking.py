"""Paying card by card: what is picked so far, its sum, and what is still missing."""

from __future__ import annotations

from typing import Final, final

from rentier.core.decisions import Form
from rentier.text import Teller

from .typed import SHORTEST, split_words


@final
class Picking:
    """Cards picked for a payment, out of all that the form lists."""

    def __init__(self, teller: Teller, form: Form) -> None:
        self.teller: Final = teller
        self.word: Final = form.word
        amount, cards = form.bounds["amount"], form.bounds["cards"]
        assert isinstance(amount, int)
        assert isinstance(cards, list)
        self.amount: Final = amount
        self.cards: Final[list[tuple[str, int]]] = [(str(text), int(value)) for text, value in cards]
        self.picked: list[int] = []

    @property
    def total(self) -> int:
        """The sum of what is picked."""
        return sum(self.cards[place][1] for place in self.picked)

    @property
    def text(self) -> str:
        """The text of the action that pays with what is picked."""
        return " ".join([self.word, *(self.cards[place][0] for place in self.picked)])

    def name(self, place: int) -> str:
        """Return the name of one of the cards."""
        return self.teller.thing("card", self.cards[place][0])

    def names(self) -> list[str]:
        """Return the names of what is picked."""
        return [self.name(place) for place in self.picked]

    def clear(self) -> None:
        """Put everything back."""
        self.picked = []

    def pick(self, words: list[str], with_numbers: bool) -> list[int] | None:
        """Add the cards that the words name (or number); return the places to choose from if a word fits several.

        Nothing is picked unless every word is understood; then the list is empty. None means that one is not.
        """
        picked = self.picked[:]
        at = 0
        while at < len(words):
            for length in range(min(4, len(words) - at), 0, -1):
                span = words[at : at + length]
                fitting = self._fitting(span, picked, with_numbers)
                if fitting:
                    break
            else:
                return None
            if len({self.cards[place] for place in fitting}) > 1:
                return fitting
            picked.append(fitting[0])
            at += length
        self.picked = picked
        return []

    def fits(self, words: list[str]) -> bool:
        """Whether the words name cards to pay with, without picking them."""
        before = self.picked
        fine = self.pick(words, with_numbers=False) == []
        self.picked = before
        return fine

    def _fitting(self, span: list[str], picked: list[int], with_numbers: bool) -> list[int]:
        """List the places of cards not yet picked that the words name: in full if any, otherwise by their beginning."""
        if with_numbers and len(span) == 1 and span[0].isdigit():
            place = int(span[0]) - 1
            return [place] if 0 <= place < len(self.cards) and place not in picked else []
        left = [place for place in range(len(self.cards)) if place not in picked]
        full = [place for place in left if span in self._forms(place)]
        return full or [place for place in left if any(_begins(span, form) for form in self._forms(place))]

    def _forms(self, place: int) -> list[list[str]]:
        text = self.cards[place][0]
        return [split_words(text.partition("@")[0]), split_words(text), split_words(self.name(place))]


def _begins(span: list[str], form: list[str]) -> bool:
    """Whether each word begins one of the form's words, in the same order."""
    rest = iter(form)
    return all(len(word) >= SHORTEST and any(full.startswith(word) for full in rest) for word in span)
