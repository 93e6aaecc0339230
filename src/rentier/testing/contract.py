"""The contract tests: what must hold for every game, whatever it is.

Each check plays random games of an edition and raises AssertionError at the first broken promise. The checks name no
game, so a new edition is tested as soon as it is registered.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from rentier.bots import RandomBot
from rentier.core import AnyAction, Dice, Game, RentierError, begin, derive_seed, find_edition, load, replay
from rentier.core.stakes import MOST_STAKES, WEIGHTS

from .positions import check_mutants

MOST_DECISIONS = 200_000
"""A random game that takes longer than this does not end."""

MOST_ASKED = 10
"""How many actions of a long menu are asked about."""

NONSENSE: tuple[object, ...] = ("", "fly", "end \x00", "{}", "x" * 5000, None, 7, {}, {"do": "fly"}, {"do": 3}, [])

Check = Callable[[str, int, int], None]


def start(edition: str, seats: int, seed: int, events: bool = True) -> Game:
    """Begin a game whose seed is a small number."""
    return begin(edition, seats, derive_seed(bytes(32), "contract", seed), events=events)


def walk(edition: str, seats: int, seed: int, events: bool = True) -> Iterator[tuple[Game, int, AnyAction]]:
    """Play a random game: yield it before each action, with the seat and the action that come next."""
    game = start(edition, seats, seed, events)
    bot = RandomBot(derive_seed(bytes(32), "walk", seed))
    for _ in range(MOST_DECISIONS):
        if game.over:
            return
        seat = game.awaiting[0]
        action = bot.choose(game, seat)
        yield game, seat, action
        game.play(seat, action)
    raise AssertionError(f"{edition} with {seats} seats, seed {seed}, does not end")


def text_of(game: Game) -> str:
    """Return the whole state as text, for comparison."""
    return json.dumps(game.position(), sort_keys=True)


def expect_same(found: Game, wanted: Game, why: str) -> None:
    """Raise AssertionError with the paths of the fields in which two positions differ."""
    texts = text_of(found), text_of(wanted)
    if texts[0] != texts[1]:
        paths = [*_differences(json.loads(texts[0]), json.loads(texts[1]))]
        raise AssertionError(f"{why}: {', '.join(paths[:MOST_ASKED])}")


def _differences(found: object, wanted: object, path: str = "") -> Iterator[str]:
    if isinstance(found, dict) and isinstance(wanted, dict):
        for name in {**wanted, **found}:
            yield from _differences(found.get(name), wanted.get(name), f"{path}.{name}" if path else name)
    elif isinstance(found, list) and isinstance(wanted, list) and len(found) == len(wanted):
        for i, (one, other) in enumerate(zip(found, wanted, strict=True)):
            yield from _differences(one, other, f"{path}[{i}]")
    elif found != wanted:
        yield path


def check_ends(edition: str, seats: int, seed: int) -> None:
    """A random game ends with a winner; until then somebody is awaited and has something to do, afterwards nobody."""
    game = start(edition, seats, seed)
    for game, seat, _ in walk(edition, seats, seed):
        assert not game.winners
        assert len(set(game.awaiting)) == len(game.awaiting), "a seat is awaited twice"
        for awaited in game.awaiting:
            assert game.actions(awaited), f"seat {awaited} is asked but can do nothing"
        assert 0 <= seat < seats
    assert game.over
    assert game.awaiting == ()
    assert game.winners
    assert len(game.scores) == seats
    for seat in range(seats):
        assert game.actions(seat) == []
        assert game.forms(seat) == []


def check_menu(edition: str, seats: int, seed: int) -> None:
    """Every entry of every menu is accepted, as object, text and dict alike, and every form can be written."""
    grammar = find_edition(edition).grammar
    for game, _, _ in _now_and_then(edition, seats, seed):
        for seat in range(seats):
            assert {form.word for form in game.forms(seat)} <= set(grammar), "a form that cannot be written"
            menu = game.actions(seat)
            assert len({str(action) for action in menu}) == len(menu), f"twice in the menu: {menu}"
            for action in menu:
                results = []
                for given in (action, str(action), json.loads(json.dumps(action.to_dict()))):
                    other = game.copy()
                    other.play(seat, given)
                    results.append(text_of(other))
                assert results[0] == results[1] == results[2], str(action)


def check_refusals(edition: str, seats: int, seed: int) -> None:
    """What is neither in the menu nor fits a form is refused in words, and changes nothing."""
    seen: dict[str, AnyAction] = {}
    for game, _, _ in walk(edition, seats, seed):
        for seat in range(seats):
            for action in game.actions(seat):
                seen[str(action)] = action
    dice = Dice(derive_seed(bytes(32), "refusals", seed))
    texts = sorted(seen)
    for game, _, _ in _now_and_then(edition, seats, seed):
        before = text_of(game)
        for seat in range(seats):
            allowed = {str(action) for action in game.actions(seat)}
            forms = {form.word for form in game.forms(seat)}
            for _ in range(12):
                text = texts[dice.below(len(texts))]
                if text not in allowed and seen[text].verb() not in forms:
                    _expect_refusal(game, seat, text)
        for nonsense in NONSENSE:
            _expect_refusal(game, game.awaiting[0], nonsense)
        for seat in (-1, seats, 10**9):
            _expect_refusal(game, seat, texts[0])
        assert text_of(game) == before, "a refused action changed something"


def check_repeats(edition: str, seats: int, seed: int) -> None:
    """The same seed and actions make the same game, with and without events, checked and unchecked."""
    first = start(edition, seats, seed)
    quiet = start(edition, seats, seed, events=False)
    for _, seat, action in walk(edition, seats, seed):
        first.play(seat, str(action))
        quiet.apply(seat, action)
        assert quiet.events is None
    assert text_of(first) == text_of(quiet)
    assert first.over


def check_copies(edition: str, seats: int, seed: int) -> None:
    """Copies never disturb each other: every old copy still says what it said."""
    kept: list[tuple[Game, str]] = []
    twin: Game | None = None
    for game, seat, action in walk(edition, seats, seed):
        if twin is not None:
            expect_same(twin, game, "a copy that played the same action differs in")
        before = text_of(game)
        copy = game.copy()
        expect_same(copy, game, "a copy differs in")
        if len(kept) < 400:
            kept.append((copy, before))
        twin = game.copy()
        twin.play(seat, action)
        assert text_of(game) == before, "playing on a copy changed the original"
    for old, text in kept:
        assert text_of(old) == text, "a copy changed while the original was played on"


def check_positions(edition: str, seats: int, seed: int) -> None:
    """At every step a position survives JSON, and the loaded game continues like the original."""
    twin: Game | None = None
    for number, (game, seat, action) in enumerate(walk(edition, seats, seed)):
        for decision in game.stack:
            assert type(decision) in game.edition.decisions, f"{decision.kind} is pending, but not declared"
            assert set(decision.data()) <= set(decision.fields), f"{decision.kind} has fields that are not declared"
        if twin is not None:
            expect_same(twin, game, "a loaded game that played the same actions differs in")
        loaded = load(json.loads(json.dumps(game.position())))
        expect_same(loaded, game, "a loaded position differs in")
        assert loaded.actions(seat) == game.actions(seat), "a loaded position has another menu"
        # A field that positions lack shows only some actions after loading.
        if twin is None or number % 10 == 0:
            twin = loaded
        twin.play(seat, str(action))
    assert twin is not None


def check_records(edition: str, seats: int, seed: int) -> None:
    """A record survives JSON and plays the same game, from the seed or from a position in the middle."""
    games: list[Game] = []
    game = start(edition, seats, seed)
    for number, (game, seat, action) in enumerate(walk(edition, seats, seed)):
        if number in (1, 20):
            games.append(load(game.position()))
            expect_same(games[-1], game, "a loaded position differs in")
        for middle in games:
            middle.play(seat, str(action))
    for played in (game, *games):
        again = replay(json.loads(json.dumps(played.record())))
        expect_same(again, played, "a replayed record differs in")
        assert again.record() == played.record()


def check_conserved(edition: str, seats: int, seed: int) -> None:
    """Nothing appears and nothing vanishes, at any step."""
    inventory: list[int] | None = None
    game = start(edition, seats, seed)
    for game, _, _ in walk(edition, seats, seed, events=False):
        if inventory is None:
            inventory = game.inventory()
        assert game.inventory() == inventory
    assert game.inventory() == inventory


def check_secrets(edition: str, seats: int, seed: int) -> None:
    """Games that differ only in what a seat cannot know look the same to it: view, menu, forms, refusals, events."""
    dice = Dice(derive_seed(bytes(32), "secrets", seed))
    everybody = [None, *range(seats)]
    for game, asked, action in _now_and_then(edition, seats, seed):
        json.dumps([game.view(None), game.bared()])
        assert game.views(everybody) == [game.view(seat) for seat in everybody], "views made together are different"
        for seat in range(seats):
            assert game.edition.has_secrets or _unseated(game, seat) == _unseated(game, None), "here is a secret"
            anew = dice.below(1 << 60)
            other = game.redeal(seat, anew)
            assert other.view(seat) == game.view(seat), f"seat {seat} can tell a redeal from the game"
            assert other.view(None) == game.view(None), "a spectator can tell a redeal from the game"
            assert other.actions(seat) == game.actions(seat)
            assert [f.to_dict() for f in other.forms(seat)] == [f.to_dict() for f in game.forms(seat)]
            assert other.awaiting == game.awaiting
            assert other.inventory() == game.inventory(), "a redeal lost something"
            twice = other.redeal(seat, anew)
            assert text_of(twice) == text_of(other), "a redeal depends on what the seat cannot know"
            if asked != seat and action in other.actions(asked):
                _same_news(game.copy(), other, asked, seat, action)


def _unseated(game: Game, seat: int | None) -> dict[str, object]:
    """Return what a seat sees of a game, except for which seat it is."""
    return {name: value for name, value in game.view(seat).items() if name != "seat"}


def _same_news(game: Game, other: Game, asked: int, seat: int, action: AnyAction) -> None:
    """Play one action with the same chance in two games that look alike to a seat; it must be told the same.

    An event that turns something over for all to see ends the comparison: from there on the two games differ.
    """
    other.dice = game.dice.copy()
    for event, again in zip(game.play(asked, action), other.play(asked, action), strict=False):
        if event.reveals and again.reveals:
            return
        assert event.kind == again.kind
        assert event.seen_by(None) == again.seen_by(None), f"{event} tells seat {seat} more than it may know"


def check_stakes(edition: str, seats: int, seed: int) -> None:
    """Stakes are few, ready for JSON and the same in games that look the same to a seat; asking changes nothing."""
    dice = Dice(derive_seed(bytes(32), "stakes", seed))
    for game, _, _ in _now_and_then(edition, seats, seed):
        before = text_of(game)
        for seat in range(seats):
            menu = game.actions(seat)
            other = game.redeal(seat, dice.below(1 << 60))
            for action in menu if len(menu) <= MOST_ASKED else [menu[dice.below(len(menu))] for _ in range(MOST_ASKED)]:
                found = game.stakes(seat, str(action))
                assert len(found) <= MOST_STAKES, f"too many stakes of {action}"
                for stake in found:
                    shown = stake.to_dict()
                    assert json.loads(json.dumps(shown)) == shown
                    assert stake.weight in WEIGHTS, f"{stake.key} has no known weight"
                assert other.stakes(seat, action) == found, (
                    f"the stakes of {action} tell more than seat {seat} may know"
                )
        assert text_of(game) == before, "asking for stakes changed something"


def check_events(edition: str, seats: int, seed: int) -> None:
    """Every event is ready for JSON for every reader, and a spectator never sees more than a seat does."""
    for game, seat, action in walk(edition, seats, seed):
        for event in game.copy().play(seat, action):
            public = event.seen_by(None)
            for reader in range(seats):
                seen = event.seen_by(reader)
                assert json.loads(json.dumps(seen)) == seen
                assert all(seen[name] == value for name, value in public.items())
                assert game.edition.has_secrets or seen == public, f"{event} holds a secret"


def _now_and_then(edition: str, seats: int, seed: int) -> Iterator[tuple[Game, int, AnyAction]]:
    for number, step in enumerate(walk(edition, seats, seed)):
        if number % 7 == 0:
            yield step


def _expect_refusal(game: Game, seat: int, given: object) -> None:
    refused = ""
    try:
        game.play(seat, given)
    except RentierError as error:
        refused = str(error)
    assert refused, f"seat {seat} was allowed {given!r}, which is not in its menu"


CHECKS: dict[str, Check] = {
    "ends": check_ends,
    "menu": check_menu,
    "refusals": check_refusals,
    "repeats": check_repeats,
    "copies": check_copies,
    "positions": check_positions,
    "records": check_records,
    "conserved": check_conserved,
    "secrets": check_secrets,
    "stakes": check_stakes,
    "events": check_events,
    "mutants": check_mutants,
}


def check_contract(edition: str, seed: int = 0) -> None:
    """Run every check for every number of players of an edition."""
    found = find_edition(edition)
    for seats in range(found.fewest, found.most + 1):
        for check in CHECKS.values():
            check(edition, seats, seed)
