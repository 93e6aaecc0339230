"""Paying with notes: the payer lays them, the others may check one each, then they change hands (CC-40, CC-43 … CC-48).

`CrookedMoney.ask` puts a `Laying` on top of every payment by a player, and each answer to it opens a `Checking`. Both
know their payment. The decision itself holds what was laid, so a payment inside a deal inside a debt keeps its notes
apart. Once nobody contests what lies there any more, it goes to `Paying.tendered`, which moves it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import Action, AnyAction
from rentier.core.decisions import Form
from rentier.core.windows import Window
from rentier.track.decisions import TrackDecision
from rentier.track.money import Lot
from rentier.track.numbers import BANK
from rentier.track.payment import Paying

from . import changing, money, samples
from .data import VALUES
from .events import FakeTaken, NoteChecked, NotesLaid, NotesReturned
from .notes import (
    KIND_OF,
    KINDS,
    VALUE_OF,
    count_kinds,
    face_value,
    fewest,
    find_notes,
    mark_of,
    read_kind,
    read_mark,
    values_of,
    write_mark,
)

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields
    from rentier.track.edition import TrackEdition

    from . import shapes
    from .loading import CrookedReader
    from .state import Crooked

UNCHECKED: Final = 0
REAL: Final = 1
CAUGHT: Final = 2
"""Plus the seat of the player who caught it."""


@final
class LaidNotes(Lot):
    """Notes on the table, without the fakes that were caught, and what the decoder said of each."""

    __slots__ = ("is_change", "marks", "notes")

    def __init__(self, notes: tuple[int, ...], marks: tuple[int, ...], is_change: bool = False) -> None:
        worth = 0
        for note in notes:
            worth += VALUE_OF[note]
        super().__init__(worth)
        self.notes: Final = notes
        self.marks: Final = marks
        """For each note: unchecked or real."""
        self.is_change: Final = is_change
        """Whether the payee changes the last one at the bank to give change (CC-48)."""


@final
class Laying(TrackDecision["Crooked"]):
    """A payer who lays notes, or the rest after fakes were caught (CC-45 … CC-47)."""

    __slots__ = ("laid", "marks", "paying")
    kind: ClassVar[str] = "lay"
    fields: ClassVar[tuple[str, ...]] = ("kind", "laid", "marks")

    @staticmethod
    def load(reader: CrookedReader, fields: Fields) -> AnyDecision:
        return reader.read_laying(fields)

    def __init__(self, paying: Paying, laid: tuple[int, ...], marks: tuple[int, ...]) -> None:
        self.paying: Final = paying
        """The payment that the notes are for, which lies directly below."""
        self.laid: Final = laid
        """The notes that already lie on the table."""
        self.marks: Final = marks
        """For each of them: unchecked or real."""

    def rest(self) -> int:
        """Return what is still to be laid."""
        return self.paying.amount - face_value(list(self.laid))

    def resume(self, game: Crooked) -> bool:
        """Ask the payer, unless the hand cannot complete the payment (CC-47) or the change (CC-48)."""
        paying = self.paying
        rest = self.rest()
        if game.means(paying.payer) < rest:
            self._fail(game)
            return True
        if paying.purpose.is_exact and fewest(count_kinds(game.purses[paying.payer].notes), rest) is None:
            changing.break_note(game, self, rest)
            return True
        return False

    def _fail(self, game: Crooked) -> None:
        """Count what lies there as part of a debt, or give it back (CC-47)."""
        game.pop()
        if self.paying.is_debt:
            self.paying.tendered(game, LaidNotes(self.laid, self.marks))
        else:
            give_back(game, self.paying.payer, self.laid, self.marks)
            self.paying.refused(game)

    def awaiting(self, game: Crooked) -> tuple[int, ...]:
        """Ask the payer."""
        return (self.paying.payer,)

    def actions(self, game: Crooked, seat: int) -> list[AnyAction]:
        """List a handful of ways to pay, and refusing a rent with a card (CC-70)."""
        paying = self.paying
        if seat != paying.payer:
            return []
        hand = game.purses[seat].notes
        menu: list[AnyAction] = []
        for notes in samples.ways_to_pay(game, hand, self.rest(), paying.purpose.is_exact):
            menu.append(PayNotes([mark_of(hand, note) for note in notes]))
        game.policies.own.add(game, seat, menu)
        return menu

    def forms(self, game: Crooked, seat: int) -> list[Form]:
        """Allow every other set of the payer's notes that covers the rest."""
        paying = self.paying
        if seat != paying.payer:
            return []
        hand = game.purses[seat].notes
        notes = [write_mark(mark_of(hand, note)) for note in hand]
        return [Form(PayNotes.word, {"amount": self.rest(), "exact": paying.purpose.is_exact, "notes": notes})]

    def fits(self, game: Crooked, seat: int, action: AnyAction) -> bool:
        """Accept any of the payer's notes that cover the rest, none of them superfluous."""
        return isinstance(action, PayNotes) and not self.why_not_pay(game, seat, action)

    def why_not_pay(self, game: Crooked, seat: int, action: PayNotes) -> str:
        """Return the key of what rules out paying with these notes, or an empty string (CC-46)."""
        paying = self.paying
        if seat != paying.payer:
            return "not-asked"
        notes = find_notes(game.purses[seat].notes, action.marks)
        if not notes:
            return "crooked-pay-not-held"
        total, rest = face_value(notes), self.rest()
        if total < rest:
            return "crooked-pay-too-little"
        if paying.purpose.is_exact:
            return "crooked-pay-exact" if total != rest else ""
        smallest = min([VALUE_OF[note] for note in notes])
        return "crooked-pay-superfluous" if total - smallest >= rest else ""

    def data(self) -> dict[str, object]:
        return {"kind": self.kind, "laid": list(self.laid), "marks": list(self.marks)}

    def shown(self, game: Crooked, seat: int | None) -> shapes.LayingShown:
        """Show the values, and what the decoder said of each."""
        return {"kind": self.kind, **shown_notes(self.laid, self.marks)}


def shown_notes(laid: tuple[int, ...], marks: tuple[int, ...]) -> shapes.LaidShown:
    """Show notes on the table as everybody sees them."""
    words = ["" if mark == UNCHECKED else "real" if mark == REAL else "fake" for mark in marks]
    return {"values": list(values_of(list(laid))), "checked": words}


@final
class PayNotes(Action["Crooked"]):
    """Lay notes for the payment that is asked for (CC-45)."""

    __slots__ = ("marks",)
    word: ClassVar[str] = "pay"
    names: ClassVar[tuple[str, ...]] = ("notes*",)

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> PayNotes:
        return PayNotes([read_mark(part) for part in parts])

    def __init__(self, marks: list[int]) -> None:
        self.marks: Final = marks

    def parts(self) -> list[str]:
        return [write_mark(mark) for mark in self.marks]

    def figures(self, game: Crooked, seat: int) -> dict[str, int]:
        """Return how many of the notes the seat knows to be fake (CC-43)."""
        notes = find_notes(game.purses[seat].notes, self.marks)
        fakes = sum(1 for note in notes if game.is_known[note] and game.truth[note])
        return {"fakes": fakes} if fakes else {}

    def apply(self, game: Crooked, seat: int) -> None:
        """Put them on the table and open the window."""
        laying = game.pop()
        assert isinstance(laying, Laying)
        lay_notes(game, laying.paying, find_notes(game.purses[seat].notes, self.marks), laying.laid, laying.marks)


def pay_with(game: Crooked, paying: Paying, notes: list[int], unasked: int = BANK) -> None:
    """Begin a payment whose notes are laid along with it; `paying` counts as asked."""
    game.push(paying)
    lay_notes(game, paying, notes, (), (), unasked)


def lay_notes(
    game: Crooked,
    paying: Paying,
    notes: list[int],
    laid: tuple[int, ...],
    marks: tuple[int, ...],
    unasked: int = BANK,
) -> None:
    """Put notes from the payer's hand on the table and ask all others but `unasked`, from the payer's left (CC-46)."""
    seat = paying.payer
    purse = game.purses[seat]
    table = notes[:]
    # Where a note lies must not reveal where it was in the hand.
    game.dice.shuffle(table)
    table = [note for kind in range(KINDS - 1, -1, -1) for note in table if KIND_OF[note] == kind]
    if game.events is not None:
        names = tuple([write_mark(mark_of(purse.notes, note)) for note in table])
        game.events.append(NotesLaid(seat, paying.payee, values_of(table), names))
    for note in notes:
        purse.take(note)
        if game.truth[note]:
            game.fakes_laid[KIND_OF[note]] += 1
    unchecked = (UNCHECKED,) * len(notes)
    asked = tuple([other for other in game.others_in(seat) if other != unasked])
    game.push(Checking(paying, asked, (*laid, *table), (*marks, *unchecked), len(marks)))


@final
class Checking(Window["Crooked"]):
    """Notes on the table, of which each of the other players may check one (CC-46)."""

    __slots__ = ("fresh", "is_change", "laid", "marks", "paying")
    kind: ClassVar[str] = "check"
    fields: ClassVar[tuple[str, ...]] = ("kind", "asked", "laid", "marks", "fresh", "change")
    varying: ClassVar[tuple[str, ...]] = ("asked", "checked")

    @staticmethod
    def load(reader: CrookedReader, fields: Fields) -> AnyDecision:
        return reader.read_checking(fields)

    def __init__(
        self,
        paying: Paying,
        asked: tuple[int, ...],
        laid: tuple[int, ...],
        marks: tuple[int, ...],
        fresh: int,
        is_change: bool = False,
    ) -> None:
        super().__init__(asked)
        self.paying: Final = paying
        """The payment that the notes are for, which lies directly below."""
        self.laid: Final = laid
        self.marks: Final = marks
        self.fresh: Final = fresh
        """The index of the first note that was laid last: only from there on can notes be checked."""
        self.is_change: Final = is_change
        """Whether the notes are accepted, and the payee is changing the last one at the bank (CC-48)."""

    def may_answer(self, game: Crooked, seat: int) -> bool:
        """Whether the player has a green token and is not in jail (CC-40, CC-42)."""
        return game.may_decode(seat) and self._has_unchecked()

    def _has_unchecked(self) -> bool:
        for i in range(self.fresh, len(self.marks)):
            if self.marks[i] == UNCHECKED:
                return True
        return False

    def answers(self, game: Crooked, seat: int) -> list[AnyAction]:
        """List checking each value that lies there unchecked; equal notes look the same."""
        found: list[AnyAction] = []
        for kind in range(KINDS - 1, -1, -1):
            if self.find(kind) >= 0:
                found.append(CHECKS[kind])
        return found

    def find(self, kind: int) -> int:
        """Find an unchecked note of a value among those laid last; -1 if there is none."""
        for i in range(self.fresh, len(self.laid)):
            if self.marks[i] == UNCHECKED and KIND_OF[self.laid[i]] == kind:
                return i
        return -1

    def ask_rest(self, game: Crooked) -> None:
        """Turn to the next seat."""
        game.replace(Checking(self.paying, self.asked[1:], self.laid, self.marks, self.fresh, self.is_change))

    def check(self, game: Crooked, seat: int, place: int) -> None:
        """Show a note to everybody and turn to the next seat (CC-40)."""
        is_fake = game.truth[self.laid[place]]
        mark = CAUGHT + seat if is_fake else REAL
        marks = (*self.marks[:place], mark, *self.marks[place + 1 :])
        if game.events is not None:
            game.events.append(NoteChecked(seat, self.paying.payer, VALUE_OF[self.laid[place]], is_fake))
        game.replace(Checking(self.paying, self.asked[1:], self.laid, marks, self.fresh, self.is_change))

    def close(self, game: Crooked) -> None:
        """Give fakes to their checkers, and the others to the payment, or ask for the rest (CC-46)."""
        paying = self.paying
        notes: list[int] = []
        marks: list[int] = []
        for note, mark in zip(self.laid, self.marks):
            if mark >= CAUGHT:
                take_fake(game, mark - CAUGHT, paying.payer, note)
            else:
                notes.append(note)
                marks.append(mark)
        lot = LaidNotes(tuple(notes), tuple(marks), self.is_change)
        over = lot.worth - paying.amount
        if over < 0 and not paying.purpose.is_last:
            if not changing.call_off_change(game, paying):
                game.push(Laying(paying, lot.notes, lot.marks))
            return
        if over > 0 and paying.payee != BANK and not self.is_change and changing.seek_change(game, paying, lot, over):
            return
        paying.tendered(game, lot)

    def data(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "asked": list(self.asked),
            "laid": list(self.laid),
            "marks": list(self.marks),
            "fresh": self.fresh,
            **({"change": True} if self.is_change else {}),
        }

    def shown(self, game: Crooked, seat: int | None) -> shapes.CheckingShown:
        """Show the values, and what the decoder said of each."""
        notes = shown_notes(self.laid, self.marks)
        shown: shapes.CheckingShown = {
            "kind": self.kind,
            "asked": list(self.asked),
            "fresh": self.fresh,
            "values": notes["values"],
            "checked": notes["checked"],
        }
        if self.is_change:
            shown["change"] = True
        return shown


@final
class CheckNote(Action["Crooked"]):
    """Turn a green token red and decode a note that another player offers (CC-40, CC-42)."""

    __slots__ = ("note_kind",)
    word: ClassVar[str] = "check"
    names: ClassVar[tuple[str, ...]] = ("amount",)

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> CheckNote:
        return CHECKS[read_kind(parts[0])]

    def __init__(self, note_kind: int) -> None:
        self.note_kind: Final = note_kind

    def parts(self) -> list[str]:
        return [str(VALUES[self.note_kind])]

    def apply(self, game: Crooked, seat: int) -> None:
        """Decode the first such note that lies there unchecked."""
        checking = game.top()
        assert isinstance(checking, Checking)
        game.green[seat] -= 1
        checking.check(game, seat, checking.find(self.note_kind))


CHECKS: Final = [CheckNote(kind) for kind in range(KINDS)]


def take_fake(game: Crooked, checker: int, payer: int, note: int) -> None:
    """Give a caught fake to the player who caught it, and who alone knows it from now on (CC-40, CC-43)."""
    kind = KIND_OF[note]
    game.purses[checker].add(note)
    game.is_known[note] = True
    game.is_doubted[note] = False
    money.forget(game.fakes_taken, payer, kind)
    game.fakes_taken[checker * KINDS + kind] += 1
    if game.events is not None:
        game.events.append(FakeTaken(checker, payer, VALUE_OF[note]))


def give_back(game: Crooked, seat: int, notes: tuple[int, ...], marks: tuple[int, ...]) -> None:
    """Take notes back off the table: the payment fell through (CC-47)."""
    if not notes:
        return
    found_real = [0] * KINDS
    for note, mark in zip(notes, marks):
        game.purses[seat].add(note)
        if mark == REAL:
            game.is_known[note] = True
            game.is_doubted[note] = False
            found_real[KIND_OF[note]] += 1
    for kind in range(KINDS):
        # The hand may have been known to hold these very notes.
        place = seat * KINDS + kind
        game.reals_taken[place] = max(game.reals_taken[place], found_real[kind])
    if game.events is not None:
        game.events.append(NotesReturned(seat, values_of(list(notes))))


def clear_tables(game: Crooked, seat: int) -> None:
    """Give back what was laid in payments that lapse with a seat (CC-61)."""
    kept: list[AnyDecision] = []
    for decision in game.stack:
        if isinstance(decision, Laying | Checking) and decision.paying.lapses(seat):
            give_back(game, decision.paying.payer, decision.laid, decision.marks)
        else:
            kept.append(decision)
    game.stack[:] = kept
