"""Every key that the code uses is in the files and every one in the files is used; every event and action is told."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

import rentier
from rentier.bots import make_bot
from rentier.core.decisions import Decision
from rentier.core.errors import BadInput, IllegalAction, RentierError
from rentier.core.events import Event
from rentier.core.game import Game
from rentier.core.registry import Edition, editions
from rentier.games.banking import closing
from rentier.games.crooked import events as crooked_events
from rentier.games.knockout import events as slid
from rentier.games.millionaire import events as millionaire_events
from rentier.text import LANGUAGES, Phrasebook, Teller, see_all
from rentier.text.fluent import Choice, Pattern, Reference, read
from rentier.track import events as happened

SOURCES = Path(__file__).parent.parent / "src" / "rentier"
PAGES = SOURCES.parent.parent / "web" / "src"
# Where the browser finds words: it has files there, and what is quoted are their names.
LOADER = PAGES / "words" / "load.ts"
# What the browser never loads.
ELSEWHERE = re.compile(r".*/(cli|sim|server|.+-(cli|sim|plot))\.ftl")
# Other tests may have registered games of their own.
EDITIONS = [edition for edition in editions() if (SOURCES / "games" / edition.name).is_dir()]
KEY = re.compile(r"[a-z]+(-[A-Za-z0-9_]+)+")
# What puts a key, given first, into words now or later, with arguments by name or in a dict.
SPEAKERS = {"say", "BadInput", "IllegalAction", "RentierError", "Key", "Refused", "Stale", "StorageFault", "Taken"}
DERIVED = re.compile(r"you|bank|.+-count|.+-set|.+-does")
NAMES = ("Anna", "Ben", "Chloé", "David", "Emma")
# What editions share, each with the beginning of its keys.
FAMILIES = ("track",)
# What happens and is asked in an edition's family, but never in the edition itself.
LACKING = {
    "crooked": {
        # There are no mortgages, and streets and hotels are sold one by one (CC-60).
        *("mortgaged", "lifted", "sold"),
        # No card gives this choice (CC-70).
        "pay-or-draw",
    },
    "millionaire": {
        # Rent is paid without a claim (MM-13).
        *("claimed-rent", "lost-claim"),
        # Of the last buildings who asks first gets one (MM-22).
        *("wanted-building", "building-bid", "want", "building-auction"),
        # No card gives this choice (MM-50).
        "pay-or-draw",
    },
}


NO_WORDS = {"knockout-score"}
"""What looks like a key of a game and is none: the kind of a score sheet's file."""


class Use(NamedTuple):
    """A key in the code: where, and which arguments come with it if that can be seen."""

    key: str
    where: str
    arguments: frozenset[str] | None


def trees() -> list[tuple[str, ast.Module]]:
    """Reads all modules but those for tests: the example of a game there is told by its own names."""
    files = sorted(file for file in SOURCES.rglob("*.py") if SOURCES / "testing" not in file.parents)
    return [(file.relative_to(SOURCES).as_posix(), ast.parse(file.read_text(encoding="utf-8"))) for file in files]


def constants(node: ast.expr) -> Iterator[str]:
    """Gives the texts that an expression can be: a constant, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def arguments_of(call: ast.Call) -> frozenset[str] | None:
    """Gives the names of a call's arguments behind the key; None if some of them cannot be seen."""
    names = [keyword.arg for keyword in call.keywords if keyword.arg not in ("rule",)]
    for given in call.args[1:2]:
        if not isinstance(given, ast.Dict):
            return None
        names += [str(key.value) if isinstance(key, ast.Constant) else None for key in given.keys]
    return None if None in names else frozenset(str(name) for name in names)


def uses() -> Iterator[Use]:
    """Finds the keys that the code itself puts into words, helps of commands included."""
    for file, tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in SPEAKERS and node.args:
                for key in constants(node.args[0]):
                    yield Use(key, f"{file}:{node.lineno}", arguments_of(node))
            for keyword in node.keywords:
                if keyword.arg == "help":
                    for key in constants(keyword.value):
                        yield Use(key, f"{file}:{node.lineno}", frozenset())


def literals() -> set[str]:
    return {
        node.value
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def composed() -> list[re.Pattern[str]]:
    """Gives a pattern for each key that is put together at run time from a beginning and something else."""
    patterns = []
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+" for v in node.values]
                if KEY.match(str(node.values[0].value) + "x"):
                    patterns.append(re.compile("".join(parts)))
    return patterns


def pages() -> Iterator[tuple[str, str]]:
    """Reads the sources of the front end that are not made by a command."""
    for file in sorted(file for ending in ("ts", "svelte") for file in PAGES.rglob(f"*.{ending}")):
        if "generated" not in file.parts and file != LOADER:
            yield file.relative_to(PAGES).as_posix(), file.read_text(encoding="utf-8")


def page_literals() -> Iterator[tuple[str, str]]:
    """Finds the texts in quotes that look like keys, with where they stand."""
    for file, source in pages():
        for found in re.finditer(r"""(['"])((?:(?!\1).)*)\1""", source):
            if KEY.fullmatch(found[2]):
                yield found[2], f"{file}:{source.count(chr(10), 0, found.start()) + 1}"


def page_patterns() -> Iterator[tuple[re.Pattern[str], str]]:
    """Finds the keys that pages put together at run time, as patterns."""
    for file, source in pages():
        for found in re.finditer(r"`([a-z]+-[^`\s]*\$\{[^`]*)`", source):
            pattern = re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(found[1]))
            yield re.compile(pattern), f"{file}:{source.count(chr(10), 0, found.start()) + 1}"


def page_uses() -> Iterator[Use]:
    """Finds what pages say, with the names of the arguments if these can be seen."""
    for file, source in pages():
        for found in re.finditer(r"\bsay\(\s*'([^']+)'\s*(\)|,\s*\{)?", source):
            where = f"{file}:{source.count(chr(10), 0, found.start()) + 1}"
            names = None if found[2] is None else fields(source, found.end()) if found[2] != ")" else frozenset()
            yield Use(found[1], where, names)


def fields(source: str, start: int) -> frozenset[str] | None:
    """Gives the names in an object of TypeScript from behind its brace; None if some of them cannot be seen."""
    depth, part, parts = 0, "", []
    for sign in source[start:]:
        if sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
        if depth < 0:
            break
        if sign == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += sign
    names = [re.match(r"[\w$]+|'[^']+'", it.strip()) for it in [*parts, part] if it.strip()]
    return None if None in names else frozenset(name[0].strip("'") for name in names if name)


def folders(edition: Edition) -> list[Path]:
    """Gives the folders of an edition's rules: its own, and those of the families that it belongs to."""
    own = SOURCES / "games" / edition.name
    texts = [file.read_text(encoding="utf-8") for file in own.glob("*.py")]
    return [own, *(SOURCES / name for name in FAMILIES if any(f"rentier.{name}" in text for text in texts))]


def classes(edition: Edition, base: type) -> list[type]:
    """Finds what an edition's modules define of a kind."""
    found: dict[str, type] = {}
    for folder in folders(edition):
        for file in sorted(folder.glob("*.py")):
            name = ".".join(("rentier", *file.relative_to(SOURCES).with_suffix("").parts)).removesuffix(".__init__")
            for it in vars(import_module(name)).values():
                if isinstance(it, type) and issubclass(it, base) and it.__module__ == name:
                    found[it.__name__] = it
    return list(found.values())


def event_kinds(edition: Edition) -> list[str]:
    kinds = [re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower() for kind in classes(edition, Event)]
    return [kind for kind in kinds if kind not in LACKING.get(edition.name, ())]


def questions(edition: Edition) -> set[str]:
    """Names the decisions that somebody is asked for."""
    found = [it for it in classes(edition, Decision) if issubclass(it, Decision)]
    asking = {"awaiting"}
    return {
        it.kind
        for it in found
        if it.kind and any(asking & vars(base).keys() for base in it.__mro__ if base is not Decision)
    } - LACKING.get(edition.name, set())


def conventional(edition: Edition) -> set[str]:
    """Gives the keys that an edition needs because its events, actions and questions are called what they are."""
    needed = {f"{edition.name}-event-{kind}" for kind in event_kinds(edition)}
    needed |= {f"{edition.name}-asked-{kind}" for kind in questions(edition)}
    for verb in edition.grammar:
        needed |= {f"{edition.name}-action-{verb}", f"{edition.name}-typed-{verb}"}
    return needed


def things() -> set[str]:
    """Gives the keys of cards, colours, spaces and groups, and of what cards do."""
    from rentier.games.banking import data
    from rentier.games.crooked import data as crooked
    from rentier.games.deal.cards import CARDS, COLOURS
    from rentier.games.knockout.board import BOARD
    from rentier.games.millionaire import data as millionaire

    named = {f"{prefix}-{colour.name}" for colour in COLOURS for prefix in ("colour", "set")}
    named |= {f"card-{card.code}" for card in CARDS}
    named |= {f"space-banking-{space.code}" for space in data.BOARD.spaces}
    named |= {f"group-{group.name}" for group in data.BOARD.groups}
    named |= {f"{length}-knockout-{space.code}" for space in BOARD.spaces for length in ("space", "short")}
    for deck, piles in data.CARDS.items():
        for card in [card for pile in piles for card in pile]:
            named.add(f"card-banking-{deck}-{card.code}")
            if card.is_traded:
                named.add(f"kept-banking-{card.code}")
    named |= {f"space-millionaire-{space.code}" for space in millionaire.BOARD.spaces}
    for card in (*millionaire.CARDS[0], *millionaire.CARDS[1], *millionaire.FORTUNES):
        named |= {f"card-millionaire-{card.code}", f"card-millionaire-{card.code}-does"}
        if card.is_traded:
            named.add(f"kept-millionaire-{card.code}")
    named |= {f"space-crooked-{space.code}" for space in crooked.BOARD.spaces}
    traded = {card.code: card.is_traded for card in crooked.CHEST_CARDS}
    traded |= {chance.code: chance.is_traded for chance in crooked.CHANCES}
    for code, is_traded in traded.items():
        named |= {f"card-crooked-{code}", f"card-crooked-{code}-does"}
        if is_traded:
            named.add(f"kept-crooked-{code}")
    for board in (data.BOARD, millionaire.BOARD, crooked.BOARD):
        named |= {f"space-town-{space.code}" for space in board.spaces if space.deed is not None}
    named |= {f"space-town-{space.code}" for space in crooked.BOARD.spaces if space.kind == "train"}
    return named | {f"card-{card.code}-does" for card in CARDS if card.kind not in ("property", "money")}


def references(pattern: Pattern) -> Iterator[str]:
    for part in pattern:
        if isinstance(part, Reference):
            yield part.key
        elif isinstance(part, Choice):
            for _, variant in part.variants:
                yield from references(variant)


def referred() -> set[str]:
    found: set[str] = set()
    for file in sorted((SOURCES / "text" / "en").glob("*.ftl")):
        for entry in read(file.read_text(encoding="utf-8"), file.name):
            found.update(references(entry.pattern))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_code_has_words(language: str) -> None:
    book = Phrasebook.load(language)
    missing = [f"{use.where} {use.key}" for use in uses() if KEY.fullmatch(use.key) and use.key not in book]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_pages_has_words_that_the_browser_loads(language: str) -> None:
    entries = {}
    for file in sorted((SOURCES / "text" / language).glob("*.ftl")):
        if not ELSEWHERE.fullmatch(file.as_posix()):
            entries.update(dict.fromkeys(entry.key for entry in read(file.read_text(encoding="utf-8"), file.name)))
    used = {(use.key, use.where) for use in page_uses()} | {it for it in page_literals() if it[0].startswith("web-")}
    assert sorted(f"{where} {key}" for key, where in used if key not in entries) == []
    composed = [(pattern, where) for pattern, where in page_patterns() if pattern.pattern.startswith("web")]
    assert [where for pattern, where in composed if not any(map(pattern.fullmatch, entries))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_gets_the_arguments_that_it_uses(language: str) -> None:
    book = Phrasebook.load(language)
    lacking = [
        f"{use.where} {use.key}: {name}"
        for use in (*uses(), *page_uses())
        if use.arguments is not None and use.key in book
        for name in book.variables(use.key) - use.arguments
        if not DERIVED.fullmatch(name)
    ]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_every_event_action_and_question_has_words(edition: Edition, language: str) -> None:
    assert conventional(edition) - set(Phrasebook.load(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_every_refusal_of_a_game_has_words(edition: Edition, language: str) -> None:
    texts = {
        node.value
        for folder in folders(edition)
        for file in folder.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    families = tuple(f"{folder.name}-" for folder in folders(edition))
    keys = {text for text in texts if KEY.fullmatch(text) and text.startswith(families)}
    assert keys - set(edition.grammar) - set(Phrasebook.load(language)) - NO_WORDS == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    assert things() - set(Phrasebook.load(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_every_option_is_explained(edition: Edition, language: str) -> None:
    needed = {f"preset-{edition.name}-{name}{end}" for name in edition.presets for end in ("", "-does")}
    for setting in edition.settings:
        key = f"option-{edition.name}-{setting.name}"
        values = setting.to_dict().get("values", [])
        assert isinstance(values, list)
        needed |= {key, f"{key}-does", *(f"{key}-{value}" for value in values)}
    assert needed - set(Phrasebook.load(language)) == set()
    spare = {
        key
        for key in Phrasebook.load(language)
        if key.startswith((f"option-{edition.name}-", f"preset-{edition.name}-"))
    }
    assert spare - needed == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_skin_renames_streets_also_where_cards_speak_of_them(language: str) -> None:
    plain, town = Phrasebook.load(language), Phrasebook.load(language, "town", "banking")
    for street in ("boardwalk", "reading-rr", "water"):
        assert town.say(f"space-banking-{street}") == plain.say(f"space-town-{street}")
    card = "card-banking-french-boardwalk"
    assert plain.say("space-banking-boardwalk") in plain.say(card)
    assert plain.say("space-banking-boardwalk") not in town.say(card)
    assert plain.say("space-town-boardwalk") in town.say(card)
    # What the skin has no name for, and other editions, stay as they are.
    assert town.say("space-banking-go") == plain.say("space-banking-go")
    assert town.say("space-crooked-boardwalk") == plain.say("space-crooked-boardwalk")
    assert Teller(town, "banking").thing("space", "boardwalk") == plain.say("space-town-boardwalk")


def test_every_word_is_used() -> None:
    known = literals() | referred() | things() | {key for key, _ in page_literals()}
    known |= {use.key for use in page_uses()}
    patterns = [*composed(), *(pattern for pattern, _ in page_patterns()), re.compile("[a-z]+-money")]
    for edition in EDITIONS:
        known |= conventional(edition) | {f"{edition.name}-group-{verb}" for verb in edition.grammar}
        patterns.append(re.compile(f"{edition.name}-(ending|tally)-.+|preset-{edition.name}-.+"))
    unused = [
        key
        for key in Phrasebook.load("en")
        if key not in known and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    # Nothing asks for it yet: it is for the choice of languages of the browser.
    assert unused == ["language-name"]


# Whole games


Told = dict[tuple[str, str], list[tuple[int | None, Event, str]]]

TABLES: dict[str, list[tuple[int, int, dict[str, object]]]] = {
    "banking": [
        (2, 1, {"round_limit": 30}),
        (3, 2, {"game": "quick", "deck": "here-and-now", "round_limit": 40}),
        (5, 3, {"jail_double": "again", "round_limit": 20}),
        (4, 5, {"rent": "automatic", "round_limit": 30}),
    ],
    "crooked": [
        (2, 12, {}),
        (3, 2, {"rent": "automatic"}),
        (4, 3, {}),
        (5, 4, {"round_limit": 6}),
        (4, 7, {}),
    ],
    "deal": [
        (2, 1, {}),
        (3, 2, {"preset": "modern"}),
        (5, 3, {"forced_deal_full_sets": "any", "rent_targets": "one"}),
        (4, 4, {"turn_limit": 30}),
        (2, 5, {"broken_sets": "discard"}),
        (3, 6, {}),
    ],
    "knockout": [
        (2, 1, {"tremor": "real"}),
        (3, 12, {"second_chance": "paid", "tremor": "real"}),
        (4, 18, {"second_chance": "free", "tremor": "real"}),
        (4, 7, {}),
        (5, 21, {}),
    ],
    "millionaire": [
        (2, 1, {}),
        (3, 2, {"doubles_roll_again": "yes"}),
        (4, 3, {}),
        (4, 4, {"target": "2m"}),
    ],
}

# What hardly ever happens by chance.
RARE_EVENTS: dict[str, list[Event]] = {
    "banking": [
        happened.WantedBuilding(1, "hotel"),
        happened.WantedBuilding(1, "apartment"),
        happened.AuctionOpened("hotel"),
        happened.AuctionOpened("apartment"),
        happened.BuildingBid(1, "boardwalk", 2_150_000),
        happened.Built(1, "boardwalk", 5, 2_000_000, True),
        happened.DealWithdrawn(1, 0),
        happened.DealDone(0, 1, "boardwalk,chance-out-of-jail", "-", 4_000_000),
        happened.AuctionEnded("boardwalk", -1, 0),
        happened.FreedFromJail(1, "card"),
        happened.FreedFromJail(1, "third"),
        happened.FreedFromJail(1, "double"),
        happened.Moved(1, "chance-1", "income-tax", "back"),
        closing.TimeCalled(False),
        closing.TimeCalled(True),
        happened.Won((0,), "last"),
        happened.Won((0,), "time"),
        happened.Won((1, 0), "bankruptcies"),
    ],
    "crooked": [
        crooked_events.ChangeLost(0, 30),
        crooked_events.ChangeLost(1, 30),
        crooked_events.DiscardedChance(1, "c9"),
        crooked_events.NotesOffered(1, 0, (500,), (100, 100, 100, 100, 100)),
        crooked_events.NotesRefused(0, 1),
        crooked_events.PlayedChance(1, "c5", "boardwalk", "", 0),
        crooked_events.PlayedChance(1, "c10", "boardwalk", "baltic", -1),
        crooked_events.PlayedChance(0, "c12", "", "", 1),
        crooked_events.RefusedRent(0, 1),
        crooked_events.SwappedStreets(1, 0, "baltic", "boardwalk"),
        crooked_events.UsedChest(1, "k10"),
        crooked_events.CheckedChance(1, 0, "c9", True),
        happened.WantedBuilding(1, "hotel"),
        happened.AuctionOpened("hotel"),
        happened.BuildingBid(1, "boardwalk", 210),
        happened.Built(1, "boardwalk", 1, 0, True),
        happened.DealWithdrawn(1, 0),
        happened.DealDone(0, 1, "boardwalk,c7", "-", 100),
        happened.AuctionEnded("boardwalk", -1, 0),
        happened.FreedFromJail(1, "card"),
        happened.FreedFromJail(1, "third"),
        happened.KeptCard(1, "k9"),
        happened.Won((0,), "last"),
        happened.Won((0,), "rounds"),
        happened.Won((1, 0), "bought"),
    ],
    "deal": [],
    "knockout": [
        *(slid.Slid(1, 1, 4, "turn", (), (), end, "none", 1.0, (), (), ()) for end in ("back", "short", "off")),
        *(slid.Knocked(1, (0,), 0, 0, before, "none", end) for before in ("park", "none") for end in ("off", "short")),
        slid.Knocked(1, (0,), 0, 0, "park", "go-to-jail", "jail"),
        slid.Knocked(0, (0,), 0, 0, "park", "park", "space"),
        slid.NoStart((0,), 0, 0),
        slid.PaidBail(0, 0, 1, 100),
        slid.StayedInJail(1, 1, 4),
        slid.TookSecondChance(0, 0, 1, 0),
        slid.TookSecondChance(1, 1, 4, 100),
        slid.LeftOff(0, 0, 1),
        slid.TookFromChance((0,), 0, 1),
        slid.GotBonus((1,), 1, "dark-blue", 2000),
        slid.GotBonus((0, 4), 0, "dark-blue", 2000),
        slid.Doubled((0,), 0, "park", 500),
        slid.PaidTax((0,), 0, 1, 100),
        slid.TookParking((0,), 0, 1, 500),
        slid.StoodStill(1, 1, 4, "railroad-a"),
        slid.Won((0, 1), 1250),
    ],
    "millionaire": [
        millionaire_events.LostFortune("castle-view"),
        millionaire_events.DiscardedFortune(1, 1, ("veto",)),
        millionaire_events.DiscardedFortune(0, 2, ("veto", "free-house")),
        millionaire_events.Aimed(0, 1, "damages", "", "50000"),
        millionaire_events.Aimed(1, 0, "exchange", "motor-drive", "bling-beach"),
        millionaire_events.Cancelled(1, 0, "takeover"),
        millionaire_events.TookDeed(1, 0, "bling-beach"),
        millionaire_events.SwappedDeeds(0, 1, "motor-drive", "bling-beach"),
        happened.Built(1, "paradise-island", 1, 0, False),
        happened.Built(1, "paradise-island", 5, 60_000, True),
        happened.DealWithdrawn(1, 0),
        happened.DealDone(0, 1, "bling-beach,lifestyle-out-of-jail", "-", 0),
        happened.AuctionEnded("castle-view", -1, 0),
        happened.FreedFromJail(1, "card"),
        happened.FreedFromJail(1, "third"),
        happened.Moved(1, "chance-2", "movie-district", "back"),
        happened.Won((0,), "last"),
        happened.Won((1,), "million"),
    ],
}
RARE_QUESTIONS = {
    "banking": {"want", "building-auction", "pay-or-draw", "closing"},
    "crooked": {"want", "building-auction", "offer-notes", "inherit-chance"},
    "deal": set(),
    "knockout": {"chance", "jail", "second-chance"},
    "millionaire": {"buy-also"},
}
RARE_VERBS = {
    "banking": {"want", "bid-building", "resign", "time-up", "withdraw", "pay-card", "draw-card"},
    "crooked": {"want", "bid-building", "offer-notes", "accept-notes", "resign", "withdraw"},
    "deal": set(),
    "knockout": {"take", "pay", "stay", "again", "leave"},
    "millionaire": {"buy-also", "resign", "withdraw"},
}
# What nobody in a random game would try, but somebody at a keyboard does.
ODD_ATTEMPTS = {
    "knockout": [
        *("pay", "stay", "again", "leave", "stand", "take 0", "double park", "double baltic"),
        *("move park", "move baltic", "move house-a", "move free-parking"),
        *("slide 5 100 0 900", "slide 135 110 0 900", "slide 135 100 30 900", "slide 135 100 0 0"),
        "slide 135 100 0 900",
    ]
}


def random_games(edition: str) -> Iterator[tuple[Game, int]]:
    """Plays games of all kinds to their ends, and stops before each decision with the seat that is asked."""
    for seats, seed, options in TABLES[edition]:
        game = rentier.new(edition, seats, seed, options)
        bot = make_bot("random", edition, bytes([seed] * 32))
        while not game.over:
            seat = game.awaiting[0]
            yield game, seat
            game.play(seat, bot.choose(game, seat))
        yield game, game.winners[0]


def teller_for(game: Game, language: str, reader: int | None) -> Teller:
    book = Phrasebook.load(language)
    return Teller(book, game.edition.name, NAMES[: game.seats], reader, game.options.values)


@pytest.fixture(scope="module")
def told() -> Told:
    """Holds every event of some games as each reader is told it, for each edition and language."""
    sentences: Told = {}
    for edition in TABLES:
        for game, _ in random_games(edition):
            rare = RARE_EVENTS[edition] if game.over else []
            for language in LANGUAGES:
                here = sentences.setdefault((edition, language), [])
                readers: list[int | None] = [None, *range(game.seats)]
                for reader in readers:
                    teller = teller_for(game, language, reader)
                    for event in [*(game.events or []), *rare]:
                        here.append((reader, event, teller.event(event.seen_by(reader))))
    return sentences


def is_sentence(text: str) -> bool:
    """Tells whether a text begins and ends like a sentence, and has no code or gap in it."""
    own = re.sub("[“«].*[”»]", "", text)
    gaps = re.search(r"\bnone\b|\bNone\b|[{}$]|  |\b[a-z]+-[a-z]", own)
    return text[0].isupper() and bool(re.search("[.](”|\u00a0»)?$", text)) and not gaps


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", TABLES)
def test_every_event_is_told_to_everybody(edition: str, language: str, told: Told) -> None:
    assert {event.kind for _, event, _ in told[edition, language]} == set(event_kinds(rentier.find_edition(edition)))
    assert [text for _, _, text in told[edition, language] if not is_sentence(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_gives_a_secret_away(language: str, told: Told) -> None:
    teller = Teller(Phrasebook.load(language), "deal")
    checked = 0
    for reader, event, text in told["deal", language]:
        for name, seats in event.hidden().items():
            value = getattr(event, name)
            cards = [value] if isinstance(value, str) else value
            if reader in seats:
                assert all(teller.thing("card", card) in text for card in cards)
            else:
                checked += 1
                assert not any(teller.thing("card", card) in text for card in cards)
    assert checked > 500


@pytest.mark.parametrize("edition", TABLES)
def test_the_reader_is_addressed(edition: str, told: Told) -> None:
    for reader, event, text in told[edition, "en"]:
        if reader is not None and reader in (getattr(event, "seat", None), getattr(event, "payer", None)):
            assert re.search(r"\b[Yy]ou", text), text
            assert NAMES[reader] not in text
    roles = ("seat", "target", "payer", "payee", "creditor")
    for reader, event, text in told[edition, "fr"]:
        if reader is not None and reader in [getattr(event, role, None) for role in roles]:
            assert re.search(r"\b[Vv]o(us|s|tre)\b", text) or event.kind == "cancelled", text
            assert NAMES[reader] not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", TABLES)
def test_every_action_and_question_is_told(edition: str, language: str) -> None:
    verbs, kinds = set(), set()
    for game, seat in random_games(edition):
        if game.over:
            continue
        teller = teller_for(game, language, seat)
        question = teller.question(game.view(seat))
        kinds.add(game.top().kind)
        assert is_sentence(question) or question.endswith("?"), question
        for action in game.actions(seat):
            verbs.add(action.verb())
            text = teller.action(action, action.figures(game, seat))
            assert text[0].isupper(), text
            assert not re.search(r"\bnone\b|[{}$@]|  |\d{4}(?! mm/s)", text), text
    assert verbs | RARE_VERBS[edition] == set(rentier.find_edition(edition).grammar)
    assert kinds | RARE_QUESTIONS[edition] == questions(rentier.find_edition(edition))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", TABLES)
def test_every_refusal_is_told(edition: str, language: str) -> None:
    heard = set()
    texts = [str(action) for game, seat in random_games(edition) for action in game.actions(seat)[:3]][::17]
    texts += ODD_ATTEMPTS.get(edition, []) * 20
    step = max(40, len(texts) // 3)
    for number, (game, seat) in enumerate(random_games(edition)):
        for text in texts[number % step :: step]:
            for who in (seat, (seat + 1) % game.seats):
                try:
                    game.copy().play(who, text)
                except IllegalAction as refusal:
                    heard.add(refusal.key)
                    told = teller_for(game, language, who).error(refusal)
                    assert re.fullmatch(r"[^a-z{}$].*\.( \((DL|EB|MM|CC|KO)-\d+\))?", told), told
                    assert not re.search(r"\bnone\b|\d{4}", told), told
    assert len(heard) > 12


# Single sentences


def test_sentences_read_well() -> None:
    english = Teller(Phrasebook.load("en"), "deal", NAMES, 0)
    french = Teller(Phrasebook.load("fr"), "deal", NAMES, 0)
    rent = {"event": "charged-rent", "seat": 1, "card": "rent-any", "colour": "red", "times": 2, "amount": 12}
    assert english.event({**rent, "targets": [0]}) == "Ben charges you 12M rent for the red set, doubled."
    assert french.event({**rent, "targets": [0]}) == "Ben vous demande 12M\u00a0: loyer du groupe rouge, doublé."
    everybody = {**rent, "targets": [2, 3, 4, 0]}
    assert english.event(everybody) == "Ben charges everybody 12M rent for the red set, doubled."
    drew = {"event": "drew", "seat": 1, "count": 2}
    assert english.event(drew) == "Ben draws 2 cards."
    assert english.event({**drew, "seat": 0, "cards": ["kentucky", "2m"]}) == "You draw Kentucky Avenue and 2M."
    won = {"event": "won", "seats": [0, 2], "why": "limit"}
    assert english.event(won) == "That was the last turn: you and Chloé share the win."


def test_sentences_of_banking_read_well() -> None:
    english = Teller(Phrasebook.load("en"), "banking", NAMES, 0, {"deck": "french"})
    french = Teller(Phrasebook.load("fr"), "banking", NAMES, 0, {"deck": "french"})
    offer = {"event": "deal-offered", "seat": 1, "target": 0, "give": "park,1150000", "take": "boardwalk", "debt": 0}
    assert english.event(offer) == "Ben offers you Park Place and 1.15M for Boardwalk."
    assert french.event(offer) == "Ben vous propose Avenue des Champs-Élysées et 1,15M contre Rue de la Paix."
    settling = {**offer, "seat": 0, "target": 1, "give": "park", "take": "-", "debt": 600_000}
    assert english.event(settling) == "You offer Ben Park Place for nothing, which settles 600K of the debt."
    asking = {**offer, "give": "-", "take": "park", "debt": 600_000}
    assert english.event(asking) == "Ben asks you for Park Place, which settles 600K of the debt."
    done = {**asking, "event": "deal-done"}
    assert english.event(done) == "It is a deal: Ben gets Park Place from you, which settles 600K of the debt."
    assert french.event(asking) == "Ben vous demande Avenue des Champs-Élysées, ce qui règle 600K de la dette."
    paid = {"event": "paid", "payer": -1, "payee": 0, "amount": 2_000_000, "why": "salary"}
    assert english.event(paid) == "The bank pays you 2M (GO)."
    assert english.event({**paid, "payer": 2, "why": "rent"}) == "Chloé pays you 2M (rent)."
    drew = {"event": "drew-card", "seat": 1, "deck": 1, "card": "doctor"}
    assert english.event(drew).endswith("“The doctor has seen you, and her bill is 500K.”")


def test_sentences_of_millionaire_read_well() -> None:
    english = Teller(Phrasebook.load("en"), "millionaire", NAMES, 0)
    french = Teller(Phrasebook.load("fr"), "millionaire", NAMES, 0)
    drew = {"event": "drew-card", "seat": 1, "deck": 1, "card": "talk-show"}
    text = "“Talk Show. You tell the viewers how you did it. The bank pays you 20K at 1★, 50K at 3★, 80K at 5★.”"
    assert english.event(drew) == f"Ben draws from Millionaire Lifestyle: {text}"
    found = {"event": "found-fortune", "seat": 1, "space": "bling-beach"}
    assert english.event(found) == "Ben takes the Fortune card of Bling Beach."
    assert french.event(found) == "Ben prend la carte Fortune posée ici\u00a0: Plage Clinquante."
    mine = {**found, "seat": 0, "card": "veto"}
    assert english.event(mine).startswith("You take the Fortune card of Bling Beach: “Veto. Cancel Damages,")
    aimed = {"event": "aimed", "seat": 1, "target": 0, "card": "takeover", "give": "", "take": "bling-beach"}
    assert english.event(aimed) == "Ben aims it at you: Bling Beach."
    assert french.event({**aimed, "take": "50000"}) == "Ben vous vise\u00a0: 50K."
    level = {"event": "changed-level", "seat": 0, "before": 1, "stars": 3}
    assert english.event(level) == "You exchange your token of 1★ for that of 3★."
    assert french.event(level) == "Vous échangez votre pion 1★ contre le pion 3★."
    won = {"event": "won", "seats": [0], "why": "million"}
    assert english.event(won) == "The cash is counted: you win."


def test_sentences_of_crooked_cash_read_well() -> None:
    english = Teller(Phrasebook.load("en"), "crooked", NAMES, 0)
    french = Teller(Phrasebook.load("fr"), "crooked", NAMES, 0)
    checked = {"event": "note-checked", "seat": 1, "target": 0, "amount": 500, "is_fake": True}
    assert english.event(checked) == "Ben checks a 500 of yours: it is fake."
    assert french.event(checked) == "Ben vérifie un de vos billets de 500\u00a0: il est faux."
    taken = {"event": "fake-taken", "seat": 0, "target": 1, "amount": 500}
    assert english.event(taken) == "You take the fake 500 of Ben and keep it."
    paid = {"event": "paid", "payer": 1, "payee": 0, "amount": 1_400, "why": "rent"}
    assert english.event(paid) == "Ben pays you 1,400 (rent)."
    assert french.event(paid) == "Ben vous paie 1\u202f400 (loyer)."
    played = {"event": "played-chance", "seat": 1, "card": "c5", "space": "boardwalk", "other": "", "target": 0}
    assert english.event(played) == "Ben is about to use “Rents Go Up”, Boardwalk, against you."
    assert french.event(played) == "Ben va utiliser «\u00a0Les loyers montent\u00a0», Rue de la Paix, contre vous."
    swapping = {**played, "card": "c10", "space": "baltic", "other": "boardwalk", "target": -1}
    assert english.event(swapping) == "Ben is about to use “Change of Address”, Baltic Avenue for Boardwalk."
    plain = {**played, "card": "c9", "space": "", "target": -1}
    assert english.event(plain) == "Ben is about to use “Money from the Sky”."
    kept = {"event": "kept-hidden", "seat": 1}
    assert english.event(kept) == "Ben draws from Community Chest and keeps the card."
    mine = {**kept, "seat": 0, "card": "k10"}
    assert english.event(mine).startswith("You draw from Community Chest and keep the card: “A Friend Who Builds. Keep")


def test_amounts_of_crooked_cash_are_written_in_full() -> None:
    for language, thousands in (("en", "12,400"), ("fr", "12\u202f400")):
        teller = Teller(Phrasebook.load(language), "crooked", NAMES, 0)
        assert teller.money(12_400) == thousands
        assert thousands in teller.error(IllegalAction("track-bid-money", {"amount": 12_400}, "CC-12"))


@pytest.mark.parametrize(
    ("pending", "question"),
    [
        (
            [
                {"kind": "payment", "payer": 1, "payee": 2, "amount": 520, "why": "rent"},
                {"kind": "check", "asked": [0], "values": [500, 20], "checked": ["", ""], "fresh": 0},
            ],
            "Ben lays down 500 and 20 for Chloé. Do you check one of these notes?",
        ),
        (
            [
                {"kind": "payment", "payer": 0, "payee": -1, "amount": 60, "why": "deed"},
                {"kind": "lay", "values": [], "checked": []},
            ],
            "You pay the bank 60 (property). Which notes do you lay down?",
        ),
        (
            [
                {"kind": "payment", "payer": 0, "payee": -1, "amount": 60, "why": "deed"},
                {"kind": "lay", "values": [10], "checked": ["real"]},
            ],
            "You pay the bank 60 (property), and 10 lie there. Which notes do you add?",
        ),
        (
            [{"kind": "announce", "asked": [0], "seat": 1, "play": "play c12 0"}],
            "Ben is about to use “A Word to the Police” (you). Do you check the card?",
        ),
        (
            [{"kind": "announce", "asked": [0], "seat": 1, "play": "play c9"}],
            "Ben is about to use “Money from the Sky”. Do you check the card?",
        ),
        (
            [{"kind": "inherit-chance", "seat": 0, "card": "c9"}],
            "You can keep only one Chance card. Which one?",
        ),
        (
            [{"kind": "want", "seat": 1, "deed": "park", "hotel": True, "asked": [0], "wanting": []}],
            "Ben wants to buy the last hotel. Do you want it too?",
        ),
    ],
)
def test_questions_of_crooked_cash_read_well(pending: list[dict[str, object]], question: str) -> None:
    view: dict[str, object] = {"seat": 0, "turn": 1, "pending": [{"kind": "turn"}, *pending]}
    assert Teller(Phrasebook.load("en"), "crooked", NAMES, 0).question(view) == question
    told = Teller(Phrasebook.load("fr"), "crooked", NAMES, 0).question(view)
    assert told[-1] in ".?"
    assert "none" not in told


@pytest.mark.parametrize(
    ("pending", "question"),
    [
        (
            {"kind": "upgrade", "seat": 0},
            "You are at GO. Do you take the whole salary, or part of it and the next token?",
        ),
        (
            {"kind": "choose-player", "seat": 0, "card": "lost-bet"},
            "“A Lost Bet. That horse was slow. Choose a player, and give them 50K.” Whom do you choose?",
        ),
        (
            {"kind": "go-to", "seat": 0, "card": "world-tour"},
            "“World Tour. Go forward to whichever other space you like.” Where do you go?",
        ),
        (
            {"kind": "buy-also", "seat": 0, "group": "light-blue"},
            "Do you buy one more property of the light blue group?",
        ),
        (
            {
                "kind": "answer",
                "asked": [0],
                "seat": 1,
                "target": 0,
                "card": "exchange",
                "give": "motor-drive",
                "take": "bling-beach",
                "cancelled": False,
            },
            "Ben uses “Change of Address” against you: Bling Beach for Motor Drive. Do you cancel it?",
        ),
        (
            {
                "kind": "answer",
                "asked": [0],
                "seat": 0,
                "target": 1,
                "card": "takeover",
                "give": "",
                "take": "bling-beach",
                "cancelled": True,
            },
            "Ben cancels your “Takeover”. Do you cancel that in turn?",
        ),
    ],
)
def test_questions_of_millionaire_read_well(pending: dict[str, object], question: str) -> None:
    view: dict[str, object] = {"seat": 0, "turn": 1, "pending": [{"kind": "turn"}, pending]}
    assert Teller(Phrasebook.load("en"), "millionaire", NAMES, 0).question(view) == question
    told = Teller(Phrasebook.load("fr"), "millionaire", NAMES, 0).question(view)
    assert told[-1] in ".?"
    assert "none" not in told


@pytest.mark.parametrize(
    ("amount", "english", "french"),
    [(10_000, "10K", "10K"), (1_150_000, "1.15M", "1,15M"), (2_000_000, "2M", "2M"), (995_000, "995K", "995K")],
)
def test_money_is_written_as_the_bank_unit_does(amount: int, english: str, french: str) -> None:
    assert Teller(Phrasebook.load("en"), "banking").money(amount) == english
    assert Teller(Phrasebook.load("fr"), "banking").money(amount) == french
    assert Teller(Phrasebook.load("en"), "deal").money(amount) == amount


RARELY_ASKED: list[tuple[dict[str, object], str]] = [
    (
        {"kind": "want", "seat": 1, "deed": "park", "hotel": False, "asked": [0], "wanting": []},
        "Ben wants to buy one of the last apartments. Do you want it too?",
    ),
    (
        {"kind": "building-auction", "hotel": True, "bidders": [1, 0], "leader": 1, "bid": 2_000_000, "deed": "park"},
        "Auction of a hotel: Ben bids 2M. Do you bid more?",
    ),
    (
        {"kind": "auction", "bidders": [1, 0], "leader": -1, "bid": 0, "deed": "park", "lander": 1},
        "Auction of Park Place: nobody has bid yet. What do you bid?",
    ),
    (
        {"kind": "offer", "seat": 1, "offer": "offer 0 park - 600000"},
        "Ben offers you Park Place for nothing, which settles 600K of the debt. Do you accept?",
    ),
    (
        {"kind": "offer", "seat": 1, "offer": "offer 0 - park 600000"},
        "Ben asks you for Park Place, which settles 600K of the debt. Do you accept?",
    ),
    ({"kind": "pay-or-draw", "seat": 0, "card": "fine-or-chance"}, "Do you pay, or draw a card instead?"),
    ({"kind": "closing"}, "Time is up, but rent is still due to you: claim it now, or it is lost."),
]


@pytest.mark.parametrize(("pending", "question"), RARELY_ASKED)
def test_what_is_rarely_asked_reads_well(pending: dict[str, object], question: str) -> None:
    view: dict[str, object] = {"seat": 0, "turn": 1, "pending": [{"kind": "turn"}, pending]}
    assert Teller(Phrasebook.load("en"), "banking", NAMES, 0).question(view) == question
    told = Teller(Phrasebook.load("fr"), "banking", NAMES, 0).question(view)
    assert told[-1] in ".?"
    assert "none" not in told


ASKED_IN_KNOCKOUT: list[tuple[dict[str, object], str, str]] = [
    ({"kind": "slides", "token": 0}, "It is your slide. Where do you aim?", "À vous de faire glisser"),
    ({"kind": "reslide", "token": 0, "why": "jail"}, "Your token is out of jail: slide it again.", "sort de prison"),
    ({"kind": "reslide", "token": 0, "why": "chance"}, "Your token comes from Chance: slide it", "vient de Chance"),
    ({"kind": "reslide", "token": 0, "why": "second"}, "Your second chance: slide it again.", "Votre seconde chance"),
    ({"kind": "jail", "tokens": [0]}, "Your token is in jail. Do you pay 100", "Payez-vous 100 au Parc gratuit"),
    ({"kind": "second-chance", "token": 0, "amount": 0}, "Do you slide it again?", "Le faites-vous glisser"),
    ({"kind": "second-chance", "token": 0, "amount": 100}, "Do you pay 100 to slide", "Payez-vous 100 pour"),
    ({"kind": "chance"}, "Which one do you slide first?", "Lequel glisse d'abord"),
    ({"kind": "railroad", "token": 0}, "may ride to any property without a token. Where to?", "Où va-t-il"),
    ({"kind": "scoring"}, "Your House doubles one property that you collected for.", "Laquelle"),
]


@pytest.mark.parametrize(("pending", "english", "french"), ASKED_IN_KNOCKOUT)
def test_what_knockout_asks_reads_well(pending: dict[str, object], english: str, french: str) -> None:
    view: dict[str, object] = {"seat": 0, "pending": [pending]}
    assert english in Teller(Phrasebook.load("en"), "knockout", NAMES, 0).question(view)
    assert french in Teller(Phrasebook.load("fr"), "knockout", NAMES, 0).question(view)


KNOCKED: list[tuple[Event, int | None, str, str]] = [
    (
        slid.Knocked(1, (0,), 0, 0, "park", "none", "off"),
        0,
        "Ben knocks you off Park Place and off the board.",
        "Ben vous pousse de la case Avenue des Champs-Élysées hors du plateau.",
    ),
    (
        slid.Knocked(0, (1,), 1, 4, "boardwalk", "luxury-tax", "space"),
        0,
        "You knock Ben from Boardwalk to Luxury Tax.",
        "Vous poussez Ben de la case Rue de la Paix à la case Taxe de luxe.",
    ),
    (
        slid.Knocked(0, (0,), 0, 1, "pacific", "pacific", "space"),
        0,
        "You nudge a token of your own on Pacific Avenue.",
        "Vous effleurez un de vos propres pions, case Avenue de Breteuil.",
    ),
    (
        slid.Knocked(0, (0,), 0, 1, "pacific", "go-to-jail", "jail"),
        1,
        "Anna knocks a token of their own from Pacific Avenue into jail.",
        "Anna pousse un pion de sa couleur de la case Avenue de Breteuil en prison.",
    ),
    (
        slid.Knocked(3, (0, 3), 0, 1, "none", "baltic", "space"),
        0,
        "David knocks a token of your own team onto Baltic Avenue.",
        "David pousse un pion de votre propre équipe jusqu'à la case Rue Lecourbe.",
    ),
    (
        slid.Collected((0, 3), 0, "marvin", 250),
        3,
        "Your team collects 250 for Marvin Gardens.",
        "Votre équipe touche 250 : Rue La Fayette.",
    ),
    (
        slid.PaidTax((1, 4), 1, 1, 100),
        None,
        "Ben and Emma pay 100 tax to Free Parking, for one property.",
        "Ben et Emma paient 100 de taxe au Parc gratuit, pour une propriété.",
    ),
]


@pytest.mark.parametrize(("event", "reader", "english", "french"), KNOCKED)
def test_sentences_of_knockout_read_well(event: Event, reader: int | None, english: str, french: str) -> None:
    for language, sentence in (("en", english), ("fr", french)):
        told = Teller(Phrasebook.load(language), "knockout", NAMES, reader).event(event.seen_by(reader))
        assert told.replace("\u00a0", " ") == sentence


def test_a_second_set_is_named() -> None:
    teller = Teller(Phrasebook.load("en"), "deal")
    assert teller.thing("set", "dark-blue") == "dark blue set"
    assert teller.thing("set", "dark-blue2") == "second dark blue set"
    assert teller.thing("card", "kentucky@red2") == "Kentucky Avenue (second red set)"


def test_what_somebody_typed_is_repeated_as_it_is() -> None:
    error = BadInput("unknown-edition", {"given": "park", "known": ["deal"]})
    assert str(error) == "There is no edition “park”; choose from: deal."


def test_after_the_game_everything_is_open() -> None:
    game = rentier.new("deal", 2, 1)
    drew = next(event for event in game.events or [] if event.kind == "drew")
    seen = see_all(drew, range(2))
    assert seen["cards"]
    assert "cards" not in drew.seen_by(None)
    assert is_sentence(Teller(Phrasebook.load("en"), "deal", NAMES[:2]).event(seen))


def test_errors_speak_english_by_themselves() -> None:
    game = rentier.new("deal", 2, 1)
    with pytest.raises(IllegalAction, match=r"Kentucky Avenue is not in your hand; .* \(DL-11\)"):
        game.play(game.awaiting[0], "lay kentucky red")
    with pytest.raises(IllegalAction, match=rf"waits for seat {game.awaiting[0]}\. \(DL-15\)"):
        game.play(1 - game.awaiting[0], "end")


def test_an_error_inside_an_error_is_told_in_the_same_language() -> None:
    record = rentier.new("deal", 2, 1).record()
    record["actions"] = [[0, "pay 1m"]]
    with pytest.raises(RentierError) as caught:
        rentier.replay(record)
    french = Teller(Phrasebook.load("fr")).error(caught.value)
    assert re.fullmatch(r"L'enregistrement a été .*action 1, «\u00a0pay 1m\u00a0», .*\. .*\. \(DL-\d+\)", french)


def test_a_game_without_words_is_told_by_its_own_names() -> None:
    teller = Teller(Phrasebook.load("en"), "pig")
    assert teller.event({"event": "rolled", "seat": 1, "pips": 3}) == "rolled"
    assert teller.question({"pending": [{"kind": "roll"}]}) == "It is your choice."


def test_the_words_are_read_only_when_they_are_needed() -> None:
    code = "import rentier, sys; sys.exit('rentier.text' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
