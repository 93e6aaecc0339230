"""Understanding what the banker types: payments in words, and the cards and keys of the unit."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from rentier.core.errors import BadInput
from rentier.games.banking.unit.amounts import COMMA, UNITS
from rentier.games.banking.unit.journal import BANK, CARDS
from rentier.games.banking.unit.parts import CLEAR, GO_KEY, LEFT, PAY, RECEIVE, RIGHT
from rentier.text import Phrasebook

from ..typed import split_words
from ..voice import clean
from .file import LONGEST_NAME

VERBS: Final = (
    *("pays", "receives", "to", "from", "bank", "go", "in", "out", LEFT, RIGHT, "reversed", "hold", "clear"),
    *("balance", "all", "journal", "undo", "new-game", "unit", "help", "quit"),
)
"""What a word can stand for; the words themselves are in the phrasebook."""
KEY_WORDS: Final = (GO_KEY, PAY, RECEIVE, CLEAR)
SHOWN: Final = 80

# A number is a card unless K or M follows it; @3@ stands for the name of the player with card 3.
TOKEN: Final = re.compile(
    r"\s*(?:@(?P<name>[0-9])@|(?P<amount>[0-9]+(?:[.,][0-9]+)?\s*[km])(?![^\W_])|(?P<card>[0-9]+)(?![.,][0-9]|[^\W_])"
    r"|(?P<word>[^\W\d_]+))['’.!]?"
)
KEY: Final = re.compile(r"\s*(?:(?P<figure>[0-9.,])|(?P<word>[^\W\d_]+))\s*")

FROM_CARD: Final = ("card pays amount", "card pays amount to bank", "card pays bank amount", "card to bank amount")
TO_CARD: Final = (
    *("card receives amount", "card receives amount from bank", "card receives from bank amount"),
    *("bank pays card amount", "bank pays amount to card", "bank to card amount", "bank pays to card amount"),
)
BETWEEN: Final = (
    *("card pays amount to card", "card pays card amount", "card to card amount", "card pays to card amount"),
    *("card amount to card",),
)
BACKWARDS: Final = ("card receives amount from card", "card receives from card amount")
ALONE: Final = ("all", "journal", "undo", "new-game", "unit", "help", "quit")


@final
@dataclass(frozen=True)
class Order:
    """What a line asks for: `verb`, and who pays whom which keys, or which card goes where."""

    verb: str
    payer: int = BANK
    payee: int = BANK
    keys: tuple[str, ...] = ()
    card: int = 0
    side: str = ""
    is_reversed: bool = False


@final
class Banker:
    """A reader of lines in one language, at a table with these names."""

    def __init__(self, book: Phrasebook, players: int, names: Sequence[str]) -> None:
        self.players: Final = players
        self.names: Final = {plain(name): card for card, name in enumerate(names, 1) if name}
        self.forms: Final = _forms(book)
        self.keys: Final = _key_words(book)
        self.ignored: Final = frozenset(split_words(book.say("bank-typed-ignored")))

    def read(self, line: str) -> Order:
        """Return what a line means, or refuse it with what can be typed."""
        tokens = self._tokens(line)
        order = self._order(tokens)
        if order is not None:
            return order
        keys = self._keys(line)
        if keys:
            return Order("keys", keys=keys)
        kinds = [kind for kind, _ in tokens]
        if {"pays", "receives", "to", "from"} & set(kinds) and "amount" not in kinds and "card" in kinds:
            raise BadInput("bank-amount-how", {"given": _short(line)})
        raise BadInput("bank-unknown", {"given": _short(line)})

    def _tokens(self, line: str) -> list[tuple[str, str]]:
        """Split a line into cards, amounts, verbs and words that mean nothing here."""
        text = plain(line)
        for name, card in sorted(self.names.items(), key=lambda item: -len(item[0])):
            text = re.sub(rf"(?<![\w@]){re.escape(name)}(?![\w@])", f"@{card}@", text)
        tokens: list[tuple[str, str]] = []
        at = 0
        text = text.strip()
        while at < len(text):
            found = TOKEN.match(text, at)
            if found is None:
                return [*tokens, ("?", text[at])]
            at = found.end()
            kind = found.lastgroup or ""
            tokens.append(("card" if kind == "name" else kind, found[kind]))
        return self._name_verbs(tokens)

    def _name_verbs(self, tokens: list[tuple[str, str]]) -> list[tuple[str, str]]:
        """Replace the words that name a verb, the longest form first, and drop those that mean nothing."""
        named: list[tuple[str, str]] = []
        at = 0
        while at < len(tokens):
            words = tuple(text for kind, text in tokens[at : at + 4] if kind == "word")
            for length in range(min(4, len(words)), 0, -1):
                verb = self.forms.get(words[:length])
                if verb and all(kind == "word" for kind, _ in tokens[at : at + length]):
                    named.append((verb, " ".join(words[:length])))
                    at += length
                    break
            else:
                if tokens[at][0] != "word" or tokens[at][1] not in self.ignored:
                    named.append(tokens[at])
                at += 1
        return named

    def _order(self, tokens: list[tuple[str, str]]) -> Order | None:
        shape = " ".join(kind for kind, _ in tokens)
        numbers = [text for kind, text in tokens if kind == "card"]
        keys = tuple(key for kind, text in tokens if kind == "amount" for key in _keys_of(text))
        if shape in FROM_CARD:
            return Order("book", payer=self._card(numbers[0]), keys=keys)
        if shape in TO_CARD:
            return Order("book", payee=self._card(numbers[0]), keys=keys)
        if shape in BETWEEN:
            return Order("book", payer=self._card(numbers[0]), payee=self._card(numbers[1]), keys=keys)
        if shape in BACKWARDS:
            return Order("book", payer=self._card(numbers[1]), payee=self._card(numbers[0]), keys=keys)
        if shape in ALONE:
            return Order(shape)
        if shape in ("go card", "card go"):
            return Order("go", payee=self._card(numbers[0]))
        if shape in ("balance card", "card balance"):
            return Order("balance", card=self._card(numbers[0]))
        if shape == "journal all":
            return Order(shape)
        if shape == "hold clear":
            return Order("hold")
        return self._move({kind for kind, _ in tokens}, numbers)

    def _move(self, kinds: set[str], numbers: list[str]) -> Order | None:
        """Understand a card put in or taken out, with its words in any order."""
        sides = kinds & {LEFT, RIGHT}
        side = next(iter(sides), "")
        rest = kinds - sides - {"to", "from"}
        if len(sides) > 1 or len(numbers) > 1:
            return None
        card = self._card(numbers[0]) if rest & {"in", "out"} and numbers else 0
        if side and rest in ({"card", "in"}, {"card", "in", "reversed"}):
            return Order("in", card=card, side=side, is_reversed="reversed" in rest)
        if rest in ({"out"}, {"card", "out"}):
            return Order("out", card=card, side=side)
        return None

    def _card(self, number: str) -> int:
        card = int(number) if len(number) < 3 else 0
        if not 1 <= card <= self.players:
            raise BadInput("bank-no-card", {"given": number[:SHOWN], "most": self.players})
        return card

    def _keys(self, line: str) -> tuple[str, ...]:
        """Return the keys that a line names, one after the other; none if it contains anything else."""
        text = plain(line)
        keys: list[str] = []
        at = 0
        while at < len(text):
            found = KEY.match(text, at)
            if found is None:
                return ()
            at = found.end()
            figure = found["figure"]
            key = self.keys.get(found["word"], "") if figure is None else COMMA if figure in ".," else figure
            if not key:
                return ()
            keys.append(key)
        return tuple(keys)


def plain(text: str) -> str:
    """Return a text without accents and capitals."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in letters if not unicodedata.combining(sign))


def read_names(given: str, book: Phrasebook) -> list[str]:
    """Read names between commas; a name must not be a word that means something else here."""
    names = [" ".join(clean(name).replace("@", "").split())[:LONGEST_NAME].strip() for name in given.split(",")]
    while names and not names[-1]:
        names.pop()
    taken = {" ".join(form) for form in _forms(book)} | set(_key_words(book))
    for name in names:
        if name and (plain(name) in taken or not re.match(r"[^\W\d_]", name)):
            raise BadInput("bank-name", {"given": name})
        taken.add(plain(name))
    if len(names) > CARDS:
        raise BadInput("bank-names", {"given": len(names), "most": CARDS})
    return names


def _forms(book: Phrasebook) -> dict[tuple[str, ...], str]:
    """Return the verbs by the sequences of words that name them, in the book's language and in English."""
    forms: dict[tuple[str, ...], str] = {}
    for verb in VERBS:
        forms[tuple(split_words(verb))] = verb
    for verb in VERBS:
        for form in book.say(f"bank-typed-{verb}").split(","):
            forms[tuple(split_words(form))] = verb
    return forms


def _key_words(book: Phrasebook) -> dict[str, str]:
    """Return the keys by the words that name them."""
    keys = {plain(unit): unit for unit in UNITS}
    for key in KEY_WORDS:
        for word in (plain(key), *split_words(book.say(f"bank-typed-key-{key}"))):
            keys[word] = key
    return keys


def _keys_of(amount: str) -> list[str]:
    """Return the keys for an amount as it was typed: `1.5m` is 1 , 5 M."""
    signs = "".join(amount.upper().split())
    return [sign if sign in UNITS or sign.isdigit() else COMMA for sign in signs]


def _short(line: str) -> str:
    text = " ".join(line.split())
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"
