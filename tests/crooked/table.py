"""Set up positions of Crooked Cash in the words of the rules, and read what became of them.

A note is written by its value; `500*` is a fake one, `500!` one whose holder knows the truth, `500!!` one that
everybody knows to be in this hand, and `3x100` are three. A Chance card is `c9`, and `c9*` when it is fake.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, cast

import pytest

import rentier
from playing import offered, pending, state, view
from rentier.games.crooked.data import BOARD, COUNTS, VALUES
from track import table as track
from track.table import read_claim, set_up

PLACES = [space.code for space in BOARD.spaces]
DEEDS = [deed.code for deed in BOARD.deeds]
FIRST = [sum(COUNTS[:kind]) for kind in range(len(VALUES) + 1)]
"""The number of the first note of each value."""
START_HAND = "2x500 3x100 3x50 20 3x10"
ALL_TENS = "18x10 12x10*"
ALL_TWENTIES = "18x20 12x20*"


class Seat(NamedTuple):
    """What one player has."""

    notes: str
    at: str
    deeds: str
    chance: str
    kept: str
    jail: int
    green: int
    out: bool


class Note(NamedTuple):
    """A note as the text of a hand describes it."""

    kind: int
    is_fake: bool
    is_known: bool
    is_public: bool


def player(
    notes: str = START_HAND,
    at: str = "go",
    deeds: str = "",
    *,
    chance: str = "",
    kept: str = "",
    jail: int = -1,
    green: int = 2,
    out: bool = False,
) -> Seat:
    """Describe a player; `deeds` are written as `boardwalk park:1 brown`: `:1` is a hotel, a colour all its streets."""
    return Seat("" if out else notes, at, deeds, chance, kept, jail, green, out)


def table(
    *players: Seat,
    turn: int = 0,
    may_roll: bool = True,
    doubles: int = 0,
    fresh: bool | None = None,
    dice: str = "",
    bank: str = "",
    open_cards: str = "",
    pile: str = "",
    chest: str = "",
    claims: Sequence[str] = (),
    stack: Iterable[Mapping[str, object]] = (),
    options: Mapping[str, object] | None = None,
    **more: object,
) -> rentier.Game:
    """Set up a game in the turn of `turn`, by default before its first roll.

    `dice` are the next rolls, such as `3-4 6-6`; `bank` the notes on top of the bank's piles, the rest of which are the
    real notes and then the fakes; `open_cards` the Chance cards face up, `pile` those on top of the pile, `chest` the
    Community Chest cards on top of theirs. `claims` are written as `1: boardwalk 0 200`; `more` are other fields.
    """
    named = " ".join([open_cards, pile, *[seat.chance for seat in players]]).split()
    spare = [code for code in ("c6", "c7", "c8", "c9", "c10", "c11") if code not in named]
    shown = open_cards.split()
    return set_up(
        "crooked",
        players,
        stack,
        more,
        options=options,
        turn=turn,
        dice=dice,
        notes=[_set_up(seat.notes) for seat in players],
        bank=_set_up(bank),
        held=[_set_up(seat.chance) for seat in players],
        green=[seat.green for seat in players],
        may_roll=may_roll,
        doubles=doubles,
        fresh=fresh,
        open_cards=[_set_up(code) for code in (*shown, *spare[: 3 - len(shown)])],
        chance=_set_up(pile),
        chest=chest,
        claims=[read_claim(text) for text in claims],
    )


def _set_up(text: str) -> str:
    """Write notes and cards as `rentier.setup` reads them."""
    return text.replace("*", "f")


def read_notes(text: str) -> list[Note]:
    """Read the text of a hand."""
    found = []
    for word in text.split():
        count, _, one = word.rpartition("x")
        value = one.rstrip("*!")
        note = Note(VALUES.index(int(value)), "*" in one, "!" in one, "!!" in one)
        found += [note] * int(count or 1)
    return found


# Playing


def play(game: rentier.Game, *steps: str) -> list[rentier.Event]:
    """Play steps such as `0: roll` and return the events; nothing may appear or vanish, each position must load.

    In `0: pay` and the like, notes are written as for a hand: `0: pay 500 20*` lays one real 500 and one fake 20.
    """
    events: list[rentier.Event] = []
    things = game.inventory()
    for step in steps:
        seat, _, text = step.partition(": ")
        events += game.play(int(seat), as_marks(game, int(seat), text))
        assert game.inventory() == things
        assert rentier.load(game.position()).position() == game.position()
    return events


def as_marks(game: rentier.Game, seat: int, text: str) -> str:
    """Name the notes of a hand as actions do: `pay 500* 20` becomes `pay 500#2 20#1`."""
    words = text.split()
    place = {"pay": slice(1, None), "accept-notes": slice(1, 2), "change": slice(1, 2), "offer-notes": slice(2, 3)}
    if words[0] not in place or "#" in text:
        return text
    part = place[words[0]]
    given = " ".join(words[part]).replace(",", " ")
    marks = marks_of(game, seat, given)
    words[part] = marks if words[0] == "pay" else [",".join(marks)]
    return " ".join(words)


def marks_of(game: rentier.Game, seat: int, text: str) -> list[str]:
    """Find notes of a hand by value and truth; `!` stands for one that its holder knows."""
    position = state(game)
    hand: list[int] = position["hands"][seat]
    used: list[int] = []
    for note in read_notes(text):
        for number in hand:
            is_fake = position["truth"][number] == "1"
            if number in used or kind_of(number) != note.kind or is_fake != note.is_fake:
                continue
            if not note.is_known or number in position["known"]:
                used.append(number)
                break
        else:
            raise AssertionError(f"seat {seat} has no {text}")
    return [mark(hand, number) for number in used]


def mark(hand: list[int], number: int) -> str:
    """Name a note of a hand as actions do."""
    alike = [other for other in hand if kind_of(other) == kind_of(number)]
    return f"{VALUES[kind_of(number)]}#{alike.index(number) + 1}"


def settle(game: rentier.Game) -> list[rentier.Event]:
    """Let everybody pay in the usual way and nobody check, until neither is asked any more."""
    events: list[rentier.Event] = []
    while not game.over and pending(game)["kind"] in ("lay", "check", "announce"):
        seat = game.awaiting[0]
        events += play(game, f"{seat}: {offered(game, seat)[0] if pending(game)['kind'] == 'lay' else 'pass'}")
    return events


def unchecked(game: rentier.Game) -> list[rentier.Event]:
    """Let nobody check what lies on the table now."""
    events: list[rentier.Event] = []
    while not game.over and pending(game)["kind"] in ("check", "announce"):
        events += play(game, f"{game.awaiting[0]}: pass")
    return events


def refused(game: rentier.Game, seat: int, text: str) -> rentier.IllegalAction:
    """Return the refusal of an action, which must change nothing."""
    text = as_marks(game, seat, text)
    before = (game.position(), game.record(), [game.view(other) for other in range(game.seats)])
    with pytest.raises(rentier.IllegalAction) as caught:
        game.play(seat, text)
    assert (game.position(), game.record(), [game.view(other) for other in range(game.seats)]) == before
    assert text not in offered(game, seat)
    return caught.value


def why(refusal: rentier.IllegalAction) -> tuple[str, str]:
    """Return the key and the rule of a refusal."""
    return refusal.key, str(refusal.rule)


# Reading


def kind_of(number: int) -> int:
    """Return which of the five values a note has."""
    return sum(number >= first for first in FIRST[1:])


def written(game: rentier.Game, numbers: Iterable[int]) -> str:
    """Write notes as for a hand, the large ones first; a fake has a `*`."""
    position = state(game)
    texts = [f"{VALUES[kind_of(note)]}{'*' if position['truth'][note] == '1' else ''}" for note in numbers]
    return " ".join(sorted(texts, key=lambda text: (-int(text.rstrip("*")), text)))


def hand(game: rentier.Game, seat: int) -> str:
    """Write a player's notes, the large ones first."""
    return written(game, state(game)["hands"][seat])


def known(game: rentier.Game, seat: int) -> str:
    """Write the notes whose truth a player knows."""
    position = state(game)
    return written(game, [note for note in position["hands"][seat] if note in position["known"]])


def seen_in_hand(game: rentier.Game, seat: int) -> dict[str, list[int]]:
    """Return what a player sees of their own notes: the values of those known to be real, fake, doubted, or unknown."""
    found: dict[str, list[int]] = {}
    for note in view(game, seat)["hand"]:
        found.setdefault(note["known"] or ("doubted" if note["doubted"] else "plain"), []).append(note["value"])
    return found


def taken(game: rentier.Game, seat: int, reader: int | None = None) -> dict[int, tuple[int, int]]:
    """Return what everybody knows about a hand: by value, how many fakes and reals it has at least."""
    seen = view(game, reader)["players"][seat]
    pairs = zip(VALUES, zip(seen["fakes_taken"], seen["reals_taken"], strict=True), strict=True)
    return {value: pair for value, pair in pairs if pair != (0, 0)}


def payments(events: Iterable[rentier.Event]) -> list[str]:
    """List the money that moved, such as `0 > 1 200 rent`; the bank is -1."""
    return track.payments(events, str)


def claims(game: rentier.Game) -> list[str]:
    """List the open claims, written as for `table`."""
    return track.claims(game, str)


def cash(game: rentier.Game, seat: int) -> int:
    """Return what a player's notes are worth."""
    return track.worth(game, seat)


def balances(game: rentier.Game) -> list[int]:
    """Return what every player's notes are worth."""
    return [cash(game, seat) for seat in range(game.seats)]


def bank_pile(game: rentier.Game, value: int) -> list[str]:
    """List the bank's notes of a value from the top."""
    position = state(game)
    return [
        f"{value}{'*' if position['truth'][note] == '1' else ''}" for note in position["piles"][VALUES.index(value)]
    ]


def on_table(game: rentier.Game) -> str:
    """Write the notes that lie on the table."""
    return written(game, [note for decision in state(game)["stack"] for note in decision.get("laid", [])])


def green(game: rentier.Game) -> list[int]:
    """Return how many green tokens each player has."""
    return cast(list[int], state(game)["green"])


def held(game: rentier.Game, seat: int) -> str:
    """Name a player's Chance card, with a `*` if it is fake."""
    return _short(state(game)["chance_held"][seat])


def opened(game: rentier.Game) -> list[str]:
    """List the Chance cards that lie face up."""
    return [_short(code) for code in state(game)["chance_open"]]


def chance_pile(game: rentier.Game) -> list[str]:
    """List the Chance pile from its top."""
    return [_short(code) for code in state(game)["chance_pile"]]


def chest_pile(game: rentier.Game) -> list[str]:
    """List the Community Chest pile from its top."""
    return cast(list[str], state(game)["decks"][1][0])


def _short(code: str) -> str:
    return code.replace("-real", "").replace("-fake", "*")


def hotels(game: rentier.Game) -> int:
    """Count the hotels that the bank has left."""
    return cast(int, state(game)["hotels"])


def redealt(game: rentier.Game, seat: int, count: int = 60) -> Iterator[rentier.Game]:
    """Yield games that a seat cannot tell from this one."""
    for number in range(count):
        yield game.redeal(seat, number)


def owing(debtor: str, owner: str, amount: int = 200, **more: int) -> rentier.Game:
    """Set up a rent that seat 1 has just asked seat 0 for."""
    game = table(
        player(debtor),
        player(owner, deeds="boardwalk", green=more.get("green", 0)),
        player(green=more.get("green", 0)),
        may_roll=False,
        claims=[f"1: boardwalk 0 {amount}"],
    )
    play(game, "1: claim boardwalk 0")
    return game
