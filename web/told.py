"""Examples for comparing the browser's Teller with Python's, taken from real games.

Games of every edition are played at random. An event, action, question, stake or refusal is kept if its sentence comes
out in a form not seen before. For sentences that these games never use, an example is made up from the arguments they
need.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

import rentier
from rentier.core.errors import RentierError
from rentier.core.game import Game
from rentier.core.registry import Edition
from rentier.core.stakes import Stake
from rentier.text import LANGUAGES, Phrasebook, Teller
from rentier.text.elision import ELIDED, elide
from rentier.text.telling import BUNDLES, MONEY, SEATS, THINGS
from rentier.track.amounts import find_amount

NAMES: Final = ("Anna", "Ben", "Hugo", "Yann")
GAMES: Final = 3
STEPS: Final = 300
MOST_OF_A_KEY: Final = 6
ELIDED_BEFORE: Final = (
    *("Ada", "Ben", "Éloi", "Hugo", "Harry", "Île du Paradis", "Œuf", "Yann", "Yves", "onze", "oui", "« Aubaine »"),
    *("8", "11 cartes", "hôtel", "hasard", "la banque", "vous", "İdil", "🎲", "", "élie", "E\u0301lie", "ñandú"),
)
"""Names and words that French words lose their vowel before, or do not."""
MOST_ASKED: Final = 8
"""How many actions of a menu are asked about what follows from them."""
MADE_UP: Final[Mapping[str, object]] = {"card": "chance-doctor", "cards": ["house", "wild"], "space": "park", "seat": 1}
OWN: Final[Mapping[str, Mapping[str, object]]] = {"crooked": {"cards": ["k9", "k10"]}}
"""By edition: its own values in place of these."""

AMOUNTS: Final = (
    *("", "0", "7", "120", "600000", "600K", "600 k", "1.5M", "1,5M", "1,5 M", ".5M", "0.5m", "1.50M", "1.25K", "12M"),
    *("1,500,000", "1 500 000", "1\u202f500\u202f000", "1'500'000", "10,000", "10.000", "1,500K", "1.500M", "1.5"),
    *("1.5.2", "-3", "x", "1M2", "0.0001", "K", "M", "1,50", "1,5000", "12,34,567", "1.234.567", "1,234.5K", "²"),
    *("999999999999999", "9999999999999999", "1 5M", "1_000", "0,000001M", "0.0000001M"),
    *("€ 500 000", "825 000€", "825\u00a0000\u202f€", "2 millions", "2 millions d'€", "1,5 million d’euros", "€15M"),
    *("500 mille", "20 thousand", "$1,000", "€", "€€5", "5€€", "millions", "5 d", "€5€"),
)
"""Amounts as people might type them, and other texts; the browser must read the same in each."""

Data = dict[str, Any]


class Sampler:
    """A collector of the examples of one edition, one for each form of a sentence."""

    def __init__(self, edition: Edition) -> None:
        self.edition: Final = edition
        self.samples: Final[list[Data]] = []
        self.keys: Final[set[str]] = set()
        self._ways: Final[set[object]] = set()
        self._counts: Final[Counter[str]] = Counter()
        self._books: Final = [Phrasebook.load(language) for language in LANGUAGES]
        self._tellers: Final[dict[int | None, list[Teller]]] = {}

    def tellers(self, reader: int | None) -> list[Teller]:
        """Return one teller for each language."""
        found = self._tellers.get(reader)
        if found is None:
            found = [Teller(book, self.edition.name, NAMES, reader) for book in self._books]
            self._tellers[reader] = found
        return found

    def add(
        self, kind: str, key: str, reader: int | None, data: Mapping[str, object], told: Mapping[str, object]
    ) -> None:
        """Keep an example if its sentence takes a new form; `told` are the arguments of the sentence."""
        if key not in self._books[0] or self._counts[key] >= MOST_OF_A_KEY:
            return
        said = self.tellers(reader)[0].arguments(told, key.partition("-")[0])
        way = (key, tuple((name, _way(said.get(name))) for name in sorted(self._books[0].variables(key))))
        if way in self._ways:
            return
        self._ways.add(way)
        self._counts[key] += 1
        self.keys.add(key)
        sentences = [_say(teller, kind, data) for teller in self.tellers(reader)]
        self.samples.append({"kind": kind, "reader": reader, "data": data, "told": sentences})

    def event(self, seen: Mapping[str, object], reader: int | None) -> None:
        """Keep an event as a reader saw it."""
        self.add("event", f"{self.edition.name}-event-{seen['event']}", reader, seen, seen)

    def action(self, text: str, figures: Mapping[str, int], reader: int) -> None:
        """Keep an action that a reader may take."""
        parts = {**self.edition.read_action(text).to_dict(), **figures}
        key = f"{self.edition.name}-action-{parts['do']}"
        self.add("action", key, reader, {"text": text, "figures": dict(figures)}, parts)

    def question(self, view: Mapping[str, object], reader: int) -> None:
        """Keep what a reader is asked."""
        pending: Any = view.get("pending")
        asked = {name: value for decision in pending for name, value in decision.items()} if pending else {}
        key = f"{self.edition.name}-asked-{asked.get('kind')}"
        if key not in self._books[0]:
            return
        # A view is long, and the question uses little of it.
        used = self._books[0].variables(key) | SEATS | {"pending"}
        self.add(
            "question", key, reader, {name: value for name, value in view.items() if name in used}, {**view, **asked}
        )

    def stake(self, stake: Stake, reader: int) -> None:
        """Keep what follows from an action that a reader may take."""
        self.add("stake", stake.key, reader, dict(stake.to_dict()), stake.details)

    def fault(self, error: RentierError, reader: int) -> None:
        """Keep a refusal."""
        data = error.to_dict()
        details = data.get("details")
        self.add("fault", str(data["error"]), reader, data, details if isinstance(details, dict) else {})

    def make_up(self) -> None:
        """Make up an example for each sentence that no game has used."""
        for key in self._books[0]:
            for kind in ("event", "action", "asked"):
                prefix = f"{self.edition.name}-{kind}-"
                if key.startswith(prefix) and key not in self.keys and "." not in key:
                    self._made_up(kind, key, key.removeprefix(prefix))

    def _made_up(self, kind: str, key: str, word: str) -> None:
        own = OWN.get(self.edition.name, {})
        names = sorted(self._books[0].variables(key) | self._books[1].variables(key))
        data = {name: own.get(name) or _invent(name) for name in names}
        data = {name: value for name, value in data.items() if value is not None}
        for reader in (1, None):
            if kind == "event":
                self.add("event", key, reader, {"event": word, **data}, data)
            elif kind == "asked":
                self.add("question", key, reader, {"pending": [{"kind": word, **data}]}, data)


def _say(teller: Teller, kind: str, data: Mapping[str, Any]) -> str:
    if kind == "event":
        return teller.event(data)
    if kind == "action":
        return teller.action(rentier.find_edition(teller.edition).read_action(data["text"]), data["figures"])
    if kind == "question":
        return teller.question(data)
    if kind == "stake":
        return teller.stake(Stake(data["stake"], data["details"], data["weight"]))
    return teller.fault(str(data["error"]), data.get("details") or {})


def _way(value: object) -> object:
    """Return the aspect of an argument that a sentence can depend on: a word, a count, whether there is anything."""
    if isinstance(value, str):
        return value if value in ("none", "yes", "no", "nobody") or value in SEATS else "text"
    if isinstance(value, int | float):
        return value if value in (0, 1, 2) else "many"
    return min(len(value), 3) if isinstance(value, list) else type(value).__name__


def _invent(name: str) -> object:
    """Return a possible value for an argument; None if it follows from others."""
    if name in ("you", "bank", "own", "moved") or name.endswith(("-count", "-sum", "-set", "-does")):
        return None
    if name in MADE_UP:
        return MADE_UP[name]
    if name in SEATS:
        return [1, 2] if name in ("seats", "targets", "asked", "awaiting", "winners", "bidders") else 1
    if name in MONEY:
        return 1_150_000
    if name in BUNDLES:
        return "park,50"
    if name in THINGS:
        return "dark-blue"
    return 2


def _choices(seed: int) -> Iterator[int]:
    """Yield numbers that look random but are the same on every machine."""
    state = seed * 2_654_435_761 + 1
    while True:
        state = (state * 6_364_136_223_846_793_005 + 1_442_695_040_888_963_407) % (1 << 64)
        yield state >> 33


def _play(sampler: Sampler, seed: int) -> None:
    edition = sampler.edition
    seats = min(len(NAMES), edition.most)
    game = rentier.new(edition.name, seats, seed)
    choices = _choices(seed)
    for event in game.events or []:
        _witness(sampler, event, seats)
    for _ in range(STEPS):
        if game.over:
            return
        seat = game.awaiting[0]
        actions = game.actions(seat)
        sampler.question(game.view(seat), seat)
        for action in actions:
            sampler.action(str(action), action.figures(game, seat), seat)
        for action in actions[:MOST_ASKED]:
            for stake in game.stakes(seat, action):
                sampler.stake(stake, seat)
        _err(sampler, game, seat, next(choices))
        for event in game.play(seat, actions[next(choices) % len(actions)]):
            _witness(sampler, event, seats)


def _witness(sampler: Sampler, event: Any, seats: int) -> None:
    for reader in (None, *range(seats)):
        sampler.event(event.seen_by(reader), reader)


def _err(sampler: Sampler, game: Game, seat: int, choice: int) -> None:
    """Try something that is probably not allowed."""
    words = list(sampler.edition.grammar)
    word = words[choice % len(words)]
    parts = ["1"] * sampler.edition.fewest_parts(word)
    try:
        game.copy().play(seat, " ".join([word, *parts]))
    except RentierError as error:
        sampler.fault(error, seat)


def told_corpus() -> str:
    """Return the examples of all editions as JSON, one per line."""
    lines = []
    for edition in rentier.editions():
        if not type(edition).__module__.startswith("rentier.games."):
            continue
        sampler = Sampler(edition)
        for seed in range(1, GAMES + 1):
            _play(sampler, seed)
        sampler.make_up()
        lines += [json.dumps({"edition": edition.name, **it}, ensure_ascii=False) for it in sampler.samples]
    names = json.dumps(NAMES, ensure_ascii=False)
    elided = json.dumps([[word, it, elide(word, it)] for word in ELIDED for it in ELIDED_BEFORE], ensure_ascii=False)
    amounts = json.dumps({text: find_amount(text) for text in AMOUNTS}, ensure_ascii=False)
    return (
        f'{{"names": {names}, "elided": {elided}, "amounts": {amounts}, "samples": [\n' + ",\n".join(lines) + "\n]}\n"
    )
