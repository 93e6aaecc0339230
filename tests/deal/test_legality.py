"""From random positions: the menu is what the rules allow, and anything else is refused and changes nothing."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

import rentier
from playing import offered, pending, state
from rentier.games.deal.cards import CARDS, COLOURS, full_pack
from rentier.testing.rules import rule

from .table import Seat, player, table

KINDS = {"turn": 0.1, "answer": 0.2, "payment": 0.5, "place": 0.5, "give-up": 0.5}
"""What is asked, and how many of the states that ask it are kept."""
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"preset": "modern"}),
    (3, {"rent_targets": "one", "forced_deal_full_sets": "own"}),
    (4, {"forced_deal_full_sets": "any", "broken_sets": "discard"}),
    (5, {"just_say_no": "play", "win": "at_once"}),
    (7, {}),
]
STATES_OF_A_KIND = 15
"""How many states are taken from each of the tables."""
TRIES = 350

SIZES = {colour.name: colour.size for colour in COLOURS}
KIND_OF = {card.code: card.kind for card in CARDS}
COLOURS_OF = {card.code: [colour.name for colour in card.colours] for card in CARDS}
CODES = list(KIND_OF)
PROPERTIES = [card.code for card in CARDS if card.is_property]


@cache
def states(kind: str) -> list[rentier.Game]:
    """Collect states of random games in which something of this kind is asked."""
    return [game for number in range(len(TABLES)) for game in _states_of(number)[kind]]


@cache
def _states_of(number: int) -> dict[str, list[rentier.Game]]:
    chance = Random(number)
    seats, options = TABLES[number]
    found: dict[str, list[rentier.Game]] = {kind: [] for kind in KINDS}
    while any(len(kept) < STATES_OF_A_KIND for kept in found.values()):
        game = made_up(seats, options, chance)
        for _ in range(30):
            if game.over:
                break
            kind = game.top().kind
            if len(found[kind]) < STATES_OF_A_KIND and chance.random() < KINDS[kind]:
                found[kind].append(game.copy())
            menu = game.actions(game.awaiting[0])
            lively = [action for action in menu if action.verb() not in ("bank", "move", "end")]
            game.apply(game.awaiting[0], chance.choice(lively or menu))
    return found


def made_up(seats: int, options: dict[str, object], chance: Random) -> rentier.Game:
    """Make up a position with more on the table than most games ever see."""
    pack = [card.code for card in full_pack(seats)]
    chance.shuffle(pack)
    players = [player_with(pack, chance) for _ in range(seats)]
    return table(*players, turn=chance.randrange(seats), plays_left=chance.randint(1, 3), options=options)


def player_with(pack: list[str], chance: Random) -> Seat:
    """Describe a player with a hand, a bank and up to two full sets from the pack."""
    laid: dict[str, list[str]] = {}
    full: set[str] = set()
    for colour in chance.sample(list(SIZES), 4):
        cards = [code for code in pack if colour in COLOURS_OF[code] and code in PROPERTIES]
        cards = sorted(cards, key="wild".__eq__) if chance.random() < 0.9 else ["wild"] * cards.count("wild")
        for code in cards[: chance.randint(1, SIZES[colour] + 1)]:
            name = colour if colour not in full else f"{colour}2"
            pack.remove(code)
            laid.setdefault(name, []).append(code)
            if len(full) == 2 and len(laid[name]) == SIZES[colour] - 1:
                break
            if is_full({"colour": colour, "cards": laid[name]}):
                full.add(colour)
    for colour in sorted(full - {"station", "utility"}):
        for building in ("house", "hotel"):
            if building in pack and chance.random() < 0.7:
                pack.remove(building)
                laid[colour].append(building)
            else:
                break
    hand = [pack.pop() for _ in range(chance.choice([0, 1, 3, 5, 7]))]
    others = [code for code in pack if code not in PROPERTIES]
    hand += others[:2]
    bank = others[2 : 2 + chance.randrange(6)]
    for code in others[:2] + bank:
        pack.remove(code)
    return player(" ".join(hand), bank=" ".join(bank), sets={name: " ".join(cards) for name, cards in laid.items()})


def named_sets(owner: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Name a player's sets as actions do."""
    count: Counter[str] = Counter()
    named = {}
    for own in owner["sets"]:
        count[own["colour"]] += 1
        place = count[own["colour"]]
        named[own["colour"] if place == 1 else f"{own['colour']}{place}"] = own
    return named


def is_set(own: dict[str, Any]) -> bool:
    return any(KIND_OF[code] != "wild-any" for code in own["cards"])


def is_full(own: dict[str, Any]) -> bool:
    return is_set(own) and len(own["cards"]) == SIZES[own["colour"]]


def legal(game: rentier.Game) -> set[str]:
    """Return what the rules allow the player whose turn it is, from the position alone."""
    position = state(game)
    seat = position["turn"]
    own = position["players"][seat]
    texts = {"end"}
    for name, laid in named_sets(own).items():
        for code in laid["cards"]:
            if KIND_OF[code].startswith("wild"):
                texts |= {f"move {code} {name} {c}" for c in COLOURS_OF[code] if c != laid["colour"]}
    texts |= set(swaps_of(own))
    if position["plays_left"]:
        for code in set(own["hand"]):
            if code in PROPERTIES:
                texts |= {f"lay {code} {colour}" for colour in COLOURS_OF[code]}
            else:
                texts |= {f"bank {code}", *plays_of(code, position, seat)}
    return texts


def swaps_of(own: dict[str, Any]) -> Iterator[str]:
    """Yield which cards may change places between two sets of a colour."""
    for (name, laid), (other_name, other) in combinations(named_sets(own).items(), 2):
        for code, other_code in product(laid["cards"], other["cards"]):
            after = [dict(laid, cards=list(laid["cards"])), dict(other, cards=list(other["cards"]))]
            after[0]["cards"][laid["cards"].index(code)] = other_code
            after[1]["cards"][other["cards"].index(other_code)] = code
            same = [is_full(laid), is_full(other)] == [is_full(entry) for entry in after]
            gained = is_full(after[0]) >= is_full(laid) and is_full(after[1]) >= is_full(other)
            if laid["colour"] == other["colour"] and code != other_code and (same or gained):
                yield f"swap {name} {code} {other_name} {other_code}"


def plays_of(code: str, position: dict[str, Any], seat: int) -> Iterator[str]:
    """Yield what a card does besides being banked."""
    own = position["players"][seat]
    others = [other for other in range(position["seats"]) if other != seat]
    kind = KIND_OF[code]
    if kind in ("pass-go", "birthday"):
        yield code
    elif kind == "debt-collector":
        yield from (f"{code} {other}" for other in others)
    elif kind in ("house", "hotel"):
        for name, laid in named_sets(own).items():
            fits = is_full(laid) and laid["buildings"] == (kind == "hotel")
            if fits and laid["colour"] not in ("station", "utility"):
                yield f"{code} {name}"
    elif kind in ("rent", "rent-any"):
        yield from rents_of(code, position, own, others)
    elif kind in ("sly-deal", "forced-deal", "deal-breaker"):
        for other in others:
            yield from takings(kind, position, own, other)


def rents_of(code: str, position: dict[str, Any], own: dict[str, Any], others: list[int]) -> Iterator[str]:
    targets: list[object] = list(others)
    if KIND_OF[code] == "rent" and position["options"]["rent_targets"] == "all":
        targets = ["all"]
    doublers = min(own["hand"].count("double-rent"), position["plays_left"] - 1, 2)
    for name, laid in named_sets(own).items():
        if laid["colour"] in COLOURS_OF[code] and is_set(laid):
            for target, times in product(targets, ["", " x2", " x4"][: doublers + 1]):
                yield f"{KIND_OF[code]} {name} {target}{times}"


def takings(kind: str, position: dict[str, Any], own: dict[str, Any], other: int) -> Iterator[str]:
    option = position["options"]["forced_deal_full_sets"]
    for name, laid in named_sets(position["players"][other]).items():
        if kind == "deal-breaker":
            if is_full(laid):
                yield f"{kind} {other} {name}"
        elif kind == "sly-deal":
            if not is_full(laid):
                yield from (f"{kind} {other} {name} {code}" for code in laid["cards"])
        elif not is_full(laid) or option == "any":
            for mine, given in named_sets(own).items():
                if not is_full(given) or option in ("own", "any"):
                    for code, back in product(laid["cards"], given["cards"]):
                        yield f"{kind} {other} {name} {code} {mine} {back}"


def tries(game: rentier.Game, chance: Random) -> list[str]:
    """Make up texts from the words of the game, with parts that are mostly near the truth."""
    position = state(game)
    seats = [str(seat) for seat in range(min(position["seats"] + 1, 10))]
    names = [name for owner in position["players"] for name in named_sets(owner)]
    laid = [code for owner in position["players"] for own in owner["sets"] for code in own["cards"]]
    hands = [code for owner in position["players"] for code in owner["hand"]]
    items = [f"{code}@{name}" for code, name in product([*laid, "house", "hotel"], names)]
    items += [code for owner in position["players"] for code in owner["bank"]]
    forms: list[dict[str, Any]] = [form.to_dict() for form in game.forms(game.awaiting[0])]
    own_items = [item for form in forms for item, _ in form["cards"]] or items

    def card() -> str:
        source: list[str] = chance.choice([hands or CODES, laid or PROPERTIES, CODES])
        return chance.choice(source)

    def name() -> str:
        return chance.choice(names or ["red"]) + chance.choice(["", "", "", "", "2", "3"])

    def colour() -> str:
        return chance.choice(list(SIZES))

    def part(pattern: str) -> str:
        if pattern == "cards*":
            source = own_items if chance.random() < 0.8 else items
            return " ".join(chance.sample(source, min(len(source), chance.randrange(6))))
        makers = {"colour": colour, "set": name, "own_set": name, "card": card, "own_card": card}
        if pattern in makers:
            return makers[pattern]()
        if pattern == "target":
            return chance.choice([*seats, "all"] if word.startswith("rent") else seats)
        return chance.choice(["", "", "x2", "x4"])

    texts = set()
    grammar = game.edition.grammar
    in_hand = [KIND_OF[code] for code in position["players"][position["turn"]]["hand"]]
    for _ in range(TRIES):
        word = chance.choice([kind for kind in in_hand if kind in grammar] or ["move"])
        if chance.random() < 0.5:
            word = chance.choice(list(grammar))
        parts = [part(pattern) for pattern in grammar[word]]
        texts.add(" ".join([word, *parts]).strip())
    # A name such as red22 does not exist.
    return [text for text in sorted(texts) if is_readable(game, text)]


def is_readable(game: rentier.Game, text: str) -> bool:
    try:
        game.edition.read_action(text)
    except rentier.BadInput:
        return False
    return True


def fits_form(game: rentier.Game, seat: int, text: str) -> bool:
    """Whether, by the form alone, a payment is sufficient and made of the payer's cards."""
    word, *items = text.split()
    for form in game.forms(seat):
        bounds: dict[str, Any] = form.to_dict()
        if bounds["do"] == word:
            values = dict(bounds["cards"])
            left = Counter(item for item, _ in bounds["cards"])
            left.subtract(items)
            leaves_hotel = any(left[item.replace("house@", "hotel@")] for item in items if item.startswith("house@"))
            is_enough = sum(values.get(item, 0) for item in items) >= bounds["amount"]
            return is_enough and min(left.values()) >= 0 and not leaves_hotel
    return False


def test_the_states_have_everything_that_matters() -> None:
    games = [game for kind in KINDS for game in states(kind)]
    players = [owner for game in games for owner in state(game)["players"]]
    laid = [own for owner in players for own in owner["sets"]]
    assert min(Counter(own["buildings"] for own in laid)[count] for count in (0, 1, 2)) > 20
    assert sum(is_full(own) for own in laid) > 100
    assert sum(not is_set(own) for own in laid) > 20
    assert any(name[-1] == "2" for owner in players for name in named_sets(owner))


@rule("DL-11", "DL-15", "DL-31", "DL-53")
def test_the_menu_of_a_turn_is_what_the_rules_allow() -> None:
    for game in states("turn"):
        menu = offered(game, state(game)["turn"])
        assert len(set(menu)) == len(menu)
        assert set(menu) == legal(game)


@rule("DL-12")
def test_the_menu_of_giving_up_is_the_hand() -> None:
    for game in states("give-up"):
        seat = game.awaiting[0]
        assert set(offered(game, seat)) == {f"give-up {code}" for code in state(game)["players"][seat]["hand"]}


@rule("DL-52", "DL-54")
def test_the_menu_of_an_answer_is_to_pass_or_to_say_no() -> None:
    for game in states("answer"):
        seat = game.awaiting[0]
        holds = "just-say-no" in state(game)["players"][seat]["hand"]
        assert offered(game, seat) == (["pass", "say-no"] if holds else ["pass"])


@rule("DL-35")
def test_the_menu_of_placing_is_the_colours_of_the_wild() -> None:
    for game in states("place"):
        code = pending(game)["card"]
        assert offered(game, game.awaiting[0]) == [f"place {code} {colour}" for colour in COLOURS_OF[code]]


@rule("DL-51", "DL-60", "DL-61")
def test_the_menu_of_paying_fits_the_form_and_has_no_needless_card() -> None:
    for game in states("payment"):
        seat = game.awaiting[0]
        menu = offered(game, seat)
        assert menu
        assert len(set(menu)) == len(menu)
        for text in menu:
            word, *items = text.split()
            assert fits_form(game, seat, text)
            for i in range(len(items)):
                assert not fits_form(game, seat, " ".join([word, *items[:i], *items[i + 1 :]]))


@rule("DL-15")
@pytest.mark.parametrize("kind", KINDS)
def test_only_what_is_in_the_menu_or_fits_its_form_is_accepted(kind: str) -> None:
    chance = Random(kind)
    refusals: Counter[str] = Counter()
    for game in states(kind):
        before = (game.position(), game.record())
        awaited = game.awaiting[0]
        menu = offered(game, awaited)
        for text in [*menu, *tries(game, chance)]:
            seat = awaited if chance.random() < 0.95 else chance.randrange(game.seats)
            is_legal = seat == awaited and (text in menu or fits_form(game, seat, text))
            other = game.copy()
            if is_legal:
                other.play(seat, text)
                assert other.inventory() == game.inventory()
            else:
                with pytest.raises(rentier.IllegalAction) as caught:
                    other.play(seat, text)
                assert caught.value.rule
                refusals[caught.value.key] += 1
                if chance.random() < 0.1:
                    assert (other.position(), other.record()) == before
        assert (game.position(), game.record()) == before
    # The tries must be near enough to the truth to be refused for many reasons.
    assert len(refusals) >= {"turn": 15, "payment": 4}.get(kind, 2)


@rule("DL-34", "DL-50", "DL-51")
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_sets_and_buildings_lie_in_order_after_every_step(number: int) -> None:
    seats, options = TABLES[number]
    chance = Random(100 + number)
    for _ in range(8):
        game = made_up(seats, options, chance)
        for _ in range(40):
            if game.over:
                break
            game.play(game.awaiting[0], chance.choice(game.actions(game.awaiting[0])))
            # While a wild of a swap is being placed, buildings may wait for it on the set that it can fill.
            is_placing = game.stack[-1:] != [] and pending(game)["kind"] == "place"
            for owner in state(game)["players"]:
                begun = Counter(own["colour"] for own in owner["sets"] if not is_full(own))
                assert all(count == 1 for count in begun.values())
                assert is_placing or all(is_full(own) for own in owner["sets"] if own["buildings"])
        assert rentier.replay(game.record()).position() == game.position()
