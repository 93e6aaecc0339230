"""Setting up positions of Crooked Cash from the arguments of a call of `rentier.setup`.

A note is written by its value: `500` is a real one, `500f` a fake, `500?` one whose truth is drawn, and `3x100` are
three. With `!` after it, its holder knows the truth; with `!!`, everybody knows that it is in this hand. A Chance card
is `c9`, or `c9f` when it is fake.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.core.errors import BadInput, shown
from rentier.core.setup import Given, Stock
from rentier.track import describing
from rentier.track.numbers import BANK
from rentier.track.setup import TRACK_NAMES, TrackSetup

from . import changing, tender
from .chance import CHANCE_CARDS
from .data import BOARD, CHEST_CARDS, COUNTS, DEALT, FAKES, KEPT_EFFECTS, OPEN_CARDS, START, TERMS, TOKENS, VALUES
from .notes import KIND_OF, KINDS, VALUE_OF, fewest

if TYPE_CHECKING:
    from .state import Crooked

NAMES: Final = (
    *TRACK_NAMES,
    "claims",
    "chance",
    "chest",
    "notes",
    "bank",
    "green",
    "held",
    "open_cards",
    "shown_cards",
    "changed",
)
KEPT: Final = [card.code for card in CHEST_CARDS if card.effect in KEPT_EFFECTS]
EITHER: Final = "?"
FAKE: Final = "f"
KNOWN: Final = "!"
PUBLIC: Final = "!!"
ALL_VALUES: Final = [str(value) for value in VALUES]
GROUNDS: Final = {
    "setup-all-owned": 6,
    "setup-truths": 2,
    "setup-notes-gone": 2,
    "setup-too-many": 3,
    "setup-stock": 27,
    "setup-bank-known": 43,
}
"""The numbers of the rules behind what cannot be set up."""


def set_up(given: Given) -> dict[str, object]:
    """Return the fields of the position."""
    given.only(NAMES)
    table = TrackSetup(given, BOARD, TERMS)
    if BANK not in table.owner:
        raise BadInput("setup-all-owned", {"where": "owns"})
    notes = _Notes(table)
    table.cash = notes.cash
    table.read_buildings()
    table.read_piles(["chest"], [CHEST_CARDS], KEPT)
    chance = _Chance(table).fields()
    nothing: list[str] = []
    no_chance: list[object] = [nothing, 0]
    fields = table.fields([no_chance, *table.decks()], table.read_claims())
    fields["bank"] = given.seats * START - sum(notes.cash) - notes.laid
    fields.update(notes.fields())
    fields.update(chance)
    fields["green"] = given.numbers_by_seat("green", 0, TOKENS, TOKENS)
    fields["shown_cards"] = given.named("shown_cards")
    fields["changed"] = given.number("changed", 0, 10**9, 0)
    return fields


@final
class Note:
    """A note as the text of a hand describes it."""

    __slots__ = ("is_known", "is_public", "kind", "truth")

    def __init__(self, kind: int, truth: str, is_known: bool, is_public: bool) -> None:
        self.kind: Final = kind
        self.truth: Final = truth
        """Empty for a real note, otherwise FAKE or EITHER."""
        self.is_known: Final = is_known
        self.is_public: Final = is_public


def read_notes(given: Given, where: str, value: object) -> list[Note]:
    """Read the notes of a hand or on top of the bank's piles."""
    found: list[Note] = []
    for word in given.words(where, value):
        times, mark, one = word.rpartition("x")
        bare = one.rstrip(KNOWN)
        marks = one[len(bare) :]
        truth = ""
        if bare[-1:] in (EITHER, FAKE):
            truth, bare = bare[-1:], bare[:-1]
        is_count = not mark or (times.isascii() and times.isdigit() and len(times) < 3)
        if bare not in ALL_VALUES or marks not in ("", KNOWN, PUBLIC) or not is_count:
            raise BadInput("setup-note", {"where": where, "given": word[:80], "known": ALL_VALUES})
        note = Note(ALL_VALUES.index(bare), truth, marks != "", marks == PUBLIC)
        found.extend([note] * (int(times) if mark else 1))
    return found


@final
class _Notes:
    """Where the 150 notes are; numbers are given to the hands first, then the table, then the bank from the top."""

    def __init__(self, table: TrackSetup) -> None:
        self.table: Final = table
        self.given: Final = table.given
        self.numbers: Final[list[int]] = []
        """By value: how many notes have a place."""
        self.first: Final[list[int]] = []
        """By value: the number of its first note."""
        total = 0
        for kind in range(KINDS):
            self.numbers.append(0)
            self.first.append(total)
            total += COUNTS[kind]
        self.truth: Final = [""] * total
        self.known: Final[list[int]] = []
        self.fakes_taken: Final = [0] * (KINDS * self.given.seats)
        self.reals_taken: Final = [0] * (KINDS * self.given.seats)
        self.hands: Final[list[list[int]]] = [[] for _ in range(self.given.seats)]
        self.cash: Final = [0] * self.given.seats
        self.laid: int = 0
        """What the notes on the table are worth."""
        self.piles: Final[list[list[int]]] = [[] for _ in range(KINDS)]
        self._read_hands()
        self._read_table()
        for note in read_notes(self.given, "bank", self.given.get("bank")):
            if note.is_known:
                raise BadInput("setup-bank-known", {"where": "bank"})
            self.piles[note.kind].append(self._place("bank", note))
        self._fill()

    def _read_hands(self) -> None:
        """Read the hands given as notes, then those given as cash; a hand that is not named is the starting one."""
        notes = self.given.by_seat("notes")
        cash = self.given.by_seat("cash")
        for seat in range(self.given.seats):
            if seat in notes:
                where = f"notes[{seat}]"
                if seat in cash:
                    raise BadInput("setup-both", {"where": where, "thing": f"cash[{seat}]"})
                self._deal(where, seat, read_notes(self.given, where, notes[seat]))
            elif seat not in cash and seat not in self.table.out:
                for kind in range(KINDS - 1, -1, -1):
                    self._deal(f"notes[{seat}]", seat, [Note(kind, EITHER, False, False)] * DEALT[kind])
        for seat, value in cash.items():
            where = f"cash[{seat}]"
            amount = self.table.amount(where, value, 0)
            pieces = fewest([COUNTS[kind] - self.numbers[kind] for kind in range(KINDS)], amount)
            if pieces is None:
                raise BadInput("setup-no-notes", {"where": where, "given": shown(value)})
            for kind in range(KINDS - 1, -1, -1):
                self._deal(where, seat, [Note(kind, EITHER, False, False)] * pieces[kind])

    def _deal(self, where: str, seat: int, notes: list[Note]) -> None:
        for note in notes:
            self.table.check_in(where, seat)
            self.hands[seat].append(self._place(where, note))
            self.cash[seat] += VALUES[note.kind]
            if note.is_public:
                if note.truth == EITHER:
                    raise BadInput("setup-public-either", {"where": where})
                taken = self.fakes_taken if note.truth == FAKE else self.reals_taken
                taken[seat * KINDS + note.kind] += 1

    def _read_table(self) -> None:
        """Number the notes that lie in front of a payer: in `laid` they are written as in a hand."""
        for i, decision in enumerate(self.table.pending):
            laid = decision.get("laid")
            if decision.get("kind") not in ("lay", "check") or not isinstance(laid, str):
                continue
            where = f"pending[{i}].laid"
            notes = read_notes(self.given, where, laid)
            numbers = [self._place(where, note) for note in notes]
            self.laid += sum([VALUES[note.kind] for note in notes])
            decision["laid"] = numbers
            if "marks" not in decision:
                decision["marks"] = [tender.UNCHECKED] * len(numbers)

    def _place(self, where: str, note: Note) -> int:
        kind = note.kind
        if self.numbers[kind] == COUNTS[kind]:
            raise BadInput("setup-notes-gone", {"where": where, "thing": str(VALUES[kind]), "count": COUNTS[kind]})
        number = self.first[kind] + self.numbers[kind]
        self.numbers[kind] += 1
        self.truth[number] = note.truth
        if note.is_known:
            self.known.append(number)
        return number

    def _fill(self) -> None:
        """Draw the truths that are not given, and put the rest of the notes under those on the bank's piles."""
        for kind in range(KINDS):
            first, end = self.first[kind], self.first[kind] + COUNTS[kind]
            placed = self.truth[first : first + self.numbers[kind]]
            fakes = FAKES[kind] - placed.count(FAKE)
            reals = COUNTS[kind] - FAKES[kind] - placed.count("")
            if fakes < 0 or reals < 0:
                details: dict[str, object] = {"kind": "fake" if fakes < 0 else "real", "thing": str(VALUES[kind])}
                details["where"] = "notes"
                details["count"] = FAKES[kind] if fakes < 0 else COUNTS[kind] - FAKES[kind]
                raise BadInput("setup-truths", details)
            truths = [""] * reals + [FAKE] * fakes
            self.given.shuffle(truths)
            next_truth = 0
            for number in range(first, end):
                if number >= first + self.numbers[kind]:
                    self.piles[kind].append(number)
                elif self.truth[number] != EITHER:
                    continue
                self.truth[number] = truths[next_truth]
                next_truth += 1

    def fields(self) -> dict[str, object]:
        """Return the fields of the position that are about notes."""
        nothing: list[int] = []
        return {
            "truth": "".join(["1" if truth == FAKE else "0" for truth in self.truth]),
            "hands": self.hands,
            "piles": self.piles,
            "known": sorted(self.known),
            "doubted": nothing,
            "fakes_taken": self.fakes_taken,
            "reals_taken": self.reals_taken,
        }


@final
class _Chance:
    """Where the 24 Chance cards are."""

    def __init__(self, table: TrackSetup) -> None:
        self.table: Final = table
        self.given: Final = table.given
        self.stock: Final = Stock(
            table.given, [_short(card.code) for card in (*CHANCE_CARDS[::2], *CHANCE_CARDS[1::2])]
        )

    def fields(self) -> dict[str, object]:
        """Return the fields of the position."""
        given = self.given
        for i, decision in enumerate(self.table.pending):
            code = decision.get("card")
            if decision.get("kind") in ("announce", "inherit-chance") and isinstance(code, str):
                decision["card"] = _long(self.stock.take(f"pending[{i}]", _short(code)))
        held = [""] * given.seats
        for seat, value in given.by_seat("held").items():
            where = f"held[{seat}]"
            if not isinstance(value, str):
                raise given.fault("setup-word", where, value)
            if value:
                self.table.check_in(where, seat)
                held[seat] = _long(self.stock.take(where, _short(value)))
        opened = [self.stock.take("open_cards", _short(code)) for code in given.named("open_cards")]
        if len(opened) > OPEN_CARDS:
            raise BadInput("setup-too-many", {"where": "open_cards", "count": len(opened), "most": OPEN_CARDS})
        top = [self.stock.take("chance", _short(code)) for code in given.named("chance")]
        rest = self.stock.rest()
        missing = OPEN_CARDS - len(opened)
        pile = [*top, *rest[missing:]]
        return {
            "chance_held": held,
            "chance_open": [_long(code) for code in (*opened, *rest[:missing])],
            "chance_pile": [_long(code) for code in pile],
            "chance_unseen": len(pile),
        }


def _short(code: str) -> str:
    """Write a Chance card as it is written here: `c9f` for `c9-fake`."""
    return code.replace("-real", "").replace("-fake", FAKE)


def _long(code: str) -> str:
    """Write a Chance card as it is written in positions."""
    return f"{code[:-1]}-fake" if code.endswith(FAKE) else f"{code}-real"


def describe(game: Crooked) -> dict[str, object]:
    """Return the arguments that make the position of a game again.

    Which notes came unchecked from a doubtful hand is forgotten, and an offer of notes is left out.
    """
    pending: list[object] = []
    for decision in game.stack[1:]:
        if isinstance(decision, changing.NotesWanted):
            continue
        data = dict(decision.data())
        if isinstance(decision, tender.Laying | tender.Checking):
            data["laid"] = " ".join([_word(game, note, KNOWN if game.is_known[note] else "") for note in decision.laid])
        pending.append(data)
    [*_, chest] = game.decks
    return {
        **describing.describe(game),
        "pending": pending,
        "claims": describing.describe_claims(game),
        "chance": [_short(card.code) for card in game.chance_pile],
        "chest": [card.code for card in chest.cards],
        "notes": {seat: _words_of_hand(game, seat) for seat in range(game.seats)},
        "bank": [_word(game, note, "") for pile in game.piles for note in pile],
        "green": dict(enumerate(game.green)),
        "held": {seat: "" if card is None else _short(card.code) for seat, card in enumerate(game.chance)},
        "open_cards": [_short(card.code) for card in game.open_chance],
        "shown_cards": game.shown_cards[:],
        "changed": game.changed,
    }


def _words_of_hand(game: Crooked, seat: int) -> list[str]:
    """Write the notes of a hand; those that everybody knows to be in it are among the ones that its holder knows."""
    fakes = game.fakes_taken[seat * KINDS : seat * KINDS + KINDS]
    reals = game.reals_taken[seat * KINDS : seat * KINDS + KINDS]
    found: list[str] = []
    for note in game.purses[seat].notes:
        marks = ""
        if game.is_known[note]:
            taken = fakes if game.truth[note] else reals
            marks = PUBLIC if taken[KIND_OF[note]] else KNOWN
            taken[KIND_OF[note]] -= marks == PUBLIC
        found.append(_word(game, note, marks))
    return found


def _word(game: Crooked, note: int, marks: str) -> str:
    return f"{VALUE_OF[note]}{FAKE if game.truth[note] else ''}{marks}"
