"""What the games send is as their shapes declare it, so that the types of the front end never lie."""

import json
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Annotated, Any, Literal, NotRequired, TypedDict, get_args, get_type_hints

import pytest

import rentier
from rentier.core.decisions import Decision
from rentier.core.events import Event
from rentier.core.game import Game
from rentier.core.registry import Edition
from rentier.games.knockout.board import BOARD, NOWHERE
from rentier.games.knockout.scoring import score_round
from rentier.games.knockout.shapes import StepShown
from rentier.games.knockout.sheet import EVENTS, seen_step
from rentier.server.replay import open_view
from shaped import faults

WEB = Path(__file__).parent.parent / "web"
EDITIONS = ("banking", "crooked", "deal", "knockout", "millionaire")
STEPS = {"banking": 500, "crooked": 500, "deal": 250, "knockout": 100, "millionaire": 500}
"""How many steps of a game are checked; a slide takes long."""
USUAL = {
    "banking": {"turn", "buy", "auction", "payment", "offer", "form bid", "form offer", "event drew-card"},
    "crooked": {"lay", "check", "take", "announce", "form pay", "event notes-laid", "event kept-hidden"},
    "deal": {"turn", "attack", "answer", "payment", "give-up", "form pay", "event drew", "event gave-up"},
    "knockout": {"slides", "jail", "form slide", "event slid", "event knocked"},
    "millionaire": {"upgrade", "fortune", "answer", "form bid", "event found-fortune", "event kept-fortune"},
}
"""What must have occurred, so that there was something to compare."""


@pytest.fixture
def shaping(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(WEB)
    return import_module("shaping")


class Looker:
    """A comparison of what a game sends with what its edition declares."""

    def __init__(self, shaping: ModuleType, edition: Edition) -> None:
        self.view = shaping.shape_of(edition, "View")
        self.form = shaping.shape_of(edition, "Form")
        self.bare = shaping.shape_of(edition, "Bare")
        self.events = {
            kind: event.shape
            for package in shaping.packages_of(edition)
            for kind, event in shaping.events_in(package).items()
        }
        self.seen: set[str] = set()

    def look(self, game: Game, reader: int | None) -> None:
        view: Any = _sent(game.view(reader))
        assert faults(view, self.view, "view") == []
        self.seen.update(decision["kind"] for decision in view["pending"])
        if reader is not None:
            for form in game.forms(reader):
                assert faults(_sent(form.to_dict()), self.form, form.word) == []
                self.seen.add(f"form {form.word}")

    def hear(self, event: Event, reader: int | None) -> None:
        assert event.kind in self.events
        assert faults(_sent(event.seen_by(reader)), self.events[event.kind], event.kind) == []
        self.seen.add(f"event {event.kind}")

    def look_at_all(self, game: Game) -> None:
        """Check a view in which everything is open: a view, what differs for each seat, and what no seat knew."""
        view: Any = _sent(open_view(game))
        own, bare = view.pop("own"), view.pop("bare")
        assert faults(view, self.view, "open view") == []
        for seen in own:
            assert [it for it in faults(seen, self.view, "own") if not it.endswith("is missing")] == []
        assert faults(bare, self.bare, "bare") == [] if self.bare else bare == {}


def _sent(value: object) -> object:
    return json.loads(json.dumps(value))


def _play(looker: Looker, game: Game, chance: Random, steps: int) -> None:
    readers = (None, *range(game.seats))
    for event in game.opening:
        looker.hear(event, chance.choice(readers))
    for _ in range(steps):
        if game.over:
            break
        seat = chance.choice([seat for seat in range(game.seats) if game.actions(seat)])
        looker.look(game, chance.choice((seat, *readers)))
        for event in game.play(seat, chance.choice(game.actions(seat))):
            looker.hear(event, chance.choice((None, seat)))
    looker.look_at_all(game)


@pytest.mark.parametrize("name", EDITIONS)
def test_what_is_sent_is_as_declared(shaping: ModuleType, name: str) -> None:
    edition = rentier.find_edition(name)
    looker = Looker(shaping, edition)
    for seed in range(3):
        seats = min(edition.most, edition.fewest + 2 * seed)
        _play(looker, rentier.new(name, seats, seed), Random(seed), STEPS[name])
    assert looker.seen > USUAL[name]


@pytest.mark.parametrize("name", EDITIONS)
def test_every_decision_and_no_other_is_declared(shaping: ModuleType, name: str) -> None:
    edition = rentier.find_edition(name)
    packages = tuple(f"{package}." for package in shaping.packages_of(edition))
    kinds = {it.kind for it in _below(Decision) if it.__module__.startswith(packages) and it.kind}
    assert set(_words(shaping.shape_of(edition, "Pending"), "kind")) == kinds


@pytest.mark.parametrize("name", EDITIONS)
def test_forms_are_for_actions_that_there_are(shaping: ModuleType, name: str) -> None:
    edition = rentier.find_edition(name)
    # What the games on a track share is declared for all of them; not every one builds or sells.
    own = [word for word in _words(shaping.shape_of(edition, "Form"), "do") if word not in ("bid-building", "sell")]
    assert set(own) <= edition.grammar.keys()


def test_steps_of_a_count_are_as_declared() -> None:
    chance = Random(1)
    seen: set[object] = set()
    for _ in range(40):
        tokens = tuple(tuple(chance.randrange(len(BOARD.spaces)) for _ in range(4)) for _ in range(4))
        undecided = (NOWHERE,) * len(tokens)
        for found in score_round((2, 0, 1, 3), tokens, undecided, 500).steps:
            told = _sent(seen_step(found))
            assert faults(told, StepShown, "step") == []
            seen.add(found.kind)
    assert seen == EVENTS.keys()


def _below(kind: type[Any]) -> list[type[Any]]:
    return [found for below in kind.__subclasses__() for found in (below, *_below(below))]


def _words(shape: Any, name: str) -> list[str]:
    """List the words of a union's members, each of which has one."""
    kinds = get_args(shape) or (shape,)
    words = [get_args(get_type_hints(kind, include_extras=True)[name])[1] for kind in kinds]
    assert all(len(get_args(word)) == 1 for word in words)
    return [get_args(word)[0] for word in words]


class Sent(TypedDict):
    seat: int | None
    why: Annotated[str, Literal["last", "time"]]
    pair: NotRequired[Annotated[list[object], tuple[int, str]]]


class Other(TypedDict):
    seat: int
    cards: list[str]


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ({"seat": 1, "why": "last"}, []),
        ({"seat": None, "why": "time", "pair": [1, "a"]}, []),
        ({"seat": 1, "cards": ["a"]}, []),
        ({"seat": "1", "why": "last"}, ["sent.seat"]),
        ({"seat": True, "why": "last"}, ["sent.seat"]),
        ({"seat": 1, "why": "first"}, ["sent.why"]),
        ({"seat": 1, "why": "last", "pair": [1]}, ["sent.pair"]),
        ({"seat": 1, "why": "last", "hand": []}, ["sent"]),
        ({"seat": 1}, ["sent"]),
        ({"seat": 1, "cards": [1]}, ["sent.cards[0]"]),
        ([], ["sent"]),
    ],
)
def test_what_is_not_as_declared_is_found(value: object, told: list[str]) -> None:
    assert [fault.split(":")[0] for fault in faults(value, Sent | Other, "sent")] == told
