"""Paying with notes: the payer lays them, the others may check one each, then they change hands (CC-40, CC-43 … CC-48).

`Crooked.ask_payment` puts a `Laying` on top of every payment of a player. What was laid lies in the decision itself, so
a payment inside a deal inside a debt keeps its notes apart. When enough lies there unchallenged the notes move, change
is given, and the payment below goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from rentier.core.actions import Action, AnyAction
from rentier.core.decisions import Form
from rentier.core.errors import IllegalAction
from rentier.core.windows import Window
from rentier.track.decisions import TrackDecision
from rentier.track.numbers import BANK
from rentier.track.payment import Paying

from . import changing, samples
from .data import VALUES
from .events import FakeTaken, NoteChecked, NotesLaid, NotesPaid, NotesReturned
from .notes import KIND_OF, KINDS, VALUE_OF, count_kinds, face_value, fewest, find_notes, mark_of, values_of, write_mark

if TYPE_CHECKING:
    from . import shapes
    from .state import Crooked

UNCHECKED: Final = 0
REAL: Final = 1
CAUGHT: Final = 2
"""Plus the seat of who caught it."""

CHANGE: Final = "change"
LAST: Final = "bankruptcy"
"""Why a bankrupt pays what is left: nothing completes it (CC-61)."""
REST: Final = "rest"
"""Why the rest of a debt is paid of which a part was."""


def payment_below(game: Crooked) -> Paying:
    """Gives the payment that the notes on the table are for."""
    paying = game.stack[-2]
    assert isinstance(paying, Paying)
    return paying


@final
class Laying(TrackDecision["Crooked"]):
    """A payer who lays notes, or the rest after fakes were caught (CC-45 … CC-47)."""

    __slots__ = ("laid", "marks")
    kind: ClassVar[str] = "lay"

    def __init__(self, laid: tuple[int, ...], marks: tuple[int, ...]) -> None:
        self.laid: Final = laid
        """The notes that lie on the table already."""
        self.marks: Final = marks
        """For each of them: unchecked or real."""

    def rest(self, game: Crooked) -> int:
        """Gives what is still to be laid."""
        return payment_below(game).amount - face_value(list(self.laid))

    def resume(self, game: Crooked) -> bool:
        """Asks the payer, unless the hand cannot complete the payment (CC-47) or the change (CC-48)."""
        paying = payment_below(game)
        rest = self.rest(game)
        if game.means(paying.payer) < rest:
            self._fail(game, paying)
            return True
        if paying.why == CHANGE and fewest(count_kinds(game.hands[paying.payer]), rest) is None:
            changing.break_note(game, paying, self, rest)
            return True
        return False

    def _fail(self, game: Crooked, paying: Paying) -> None:
        """Takes what lies there for a part of a debt, or gives it back."""
        game.pop()
        if not paying.is_debt:
            give_back(game, paying.payer, self.laid, self.marks)
            paying.refused(game)
            return
        part = face_value(list(self.laid))
        hand_notes(game, paying.payer, paying.payee, self.laid, self.marks)
        if part:
            Paying(paying.payer, paying.payee, part, paying.why, True).tell(game)
        rest = paying.paid_in_part(part)
        game.replace(Paying(rest.payer, rest.payee, rest.amount, REST if part else rest.why, True, False, rest.is_told))

    def awaiting(self, game: Crooked) -> tuple[int, ...]:
        """Asks the payer."""
        return (payment_below(game).payer,)

    def actions(self, game: Crooked, seat: int) -> list[AnyAction]:
        """Lists a handful of ways to pay, and refusing a rent by a card (CC-70)."""
        paying = payment_below(game)
        if seat != paying.payer:
            return []
        hand = game.hands[seat]
        menu: list[AnyAction] = []
        for notes in samples.ways_to_pay(game, hand, self.rest(game), paying.why == CHANGE):
            menu.append(PayNotes([mark_of(hand, note) for note in notes]))
        game.add_own(seat, menu)
        return menu

    def forms(self, game: Crooked, seat: int) -> list[Form]:
        """Opens every other set of own notes that covers the rest."""
        paying = payment_below(game)
        if seat != paying.payer:
            return []
        hand = game.hands[seat]
        notes = [write_mark(mark_of(hand, note)) for note in hand]
        return [Form(PayNotes.word, {"amount": self.rest(game), "exact": paying.why == CHANGE, "notes": notes})]

    def fits(self, game: Crooked, seat: int, action: AnyAction) -> bool:
        """Takes any own notes that cover the rest, none of them superfluous."""
        return isinstance(action, PayNotes) and not self.why_not_pay(game, seat, action)

    def why_not_pay(self, game: Crooked, seat: int, action: PayNotes) -> str:
        """Gives the key of what stands against paying with these notes, or nothing (CC-46)."""
        paying = payment_below(game)
        if seat != paying.payer:
            return "not-asked"
        notes = find_notes(game.hands[seat], action.marks)
        if not notes:
            return "crooked-pay-not-held"
        total, rest = face_value(notes), self.rest(game)
        if total < rest:
            return "crooked-pay-too-little"
        if paying.why == CHANGE:
            return "crooked-pay-exact" if total != rest else ""
        smallest = min([VALUE_OF[note] for note in notes])
        return "crooked-pay-superfluous" if total - smallest >= rest else ""

    def refusal(self, game: Crooked, seat: int, action: AnyAction) -> IllegalAction:
        """Says what is wrong with the notes."""
        return game.refuse(seat, action)

    def holds(self) -> list[Any]:
        """Lists the notes on the table."""
        return list(self.laid)

    def data(self) -> dict[str, object]:
        """Gives the notes on the table."""
        return {"kind": self.kind, "laid": list(self.laid), "marks": list(self.marks)}

    def shown(self, game: Crooked, seat: int | None) -> shapes.LayingShown:
        """Shows the values, and what the decoder said of each."""
        return {"kind": self.kind, **shown_notes(self.laid, self.marks)}


def shown_notes(laid: tuple[int, ...], marks: tuple[int, ...]) -> shapes.LaidShown:
    """Shows notes on the table as everybody sees them."""
    words = ["" if mark == UNCHECKED else "real" if mark == REAL else "fake" for mark in marks]
    return {"values": list(values_of(list(laid))), "checked": words}


@final
class PayNotes(Action["Crooked"]):
    """Lays own notes for the payment that is asked (CC-45)."""

    __slots__ = ("marks",)
    word: ClassVar[str] = "pay"
    names: ClassVar[tuple[str, ...]] = ("notes*",)

    def __init__(self, marks: list[int]) -> None:
        self.marks: Final = marks

    def parts(self) -> list[str]:
        """Names the notes."""
        return [write_mark(mark) for mark in self.marks]

    def apply(self, game: Crooked, seat: int) -> None:
        """Puts them on the table and opens the window."""
        laying = game.pop()
        assert isinstance(laying, Laying)
        lay_notes(game, seat, find_notes(game.hands[seat], self.marks), laying.laid, laying.marks)


def lay_notes(
    game: Crooked,
    seat: int,
    notes: list[int],
    laid: tuple[int, ...] = (),
    marks: tuple[int, ...] = (),
    unasked: int = BANK,
) -> None:
    """Put notes of a hand on the table and ask the others but `unasked`, from the payer's left (CC-46)."""
    paying = game.top()
    assert isinstance(paying, Paying)
    hand = game.hands[seat]
    table = notes[:]
    # Where a note lies must not tell where it was in the hand.
    game.dice.shuffle(table)
    table = [note for kind in range(KINDS - 1, -1, -1) for note in table if KIND_OF[note] == kind]
    if game.events is not None:
        names = tuple([write_mark(mark_of(hand, note)) for note in table])
        game.events.append(NotesLaid(seat, paying.payee, values_of(table), names))
    for note in notes:
        hand.remove(note)
        game.players[seat].cash -= VALUE_OF[note]
        if game.truth[note]:
            game.fakes_laid[KIND_OF[note]] += 1
    unchecked = (UNCHECKED,) * len(notes)
    asked = tuple([other for other in game.others_in(seat) if other != unasked])
    game.push(Checking(asked, (*laid, *table), (*marks, *unchecked), len(marks)))


@final
class Checking(Window["Crooked"]):
    """Notes on the table that each of the others may check one of (CC-46)."""

    __slots__ = ("fresh", "is_change", "laid", "marks")
    kind: ClassVar[str] = "check"

    def __init__(
        self,
        asked: tuple[int, ...],
        laid: tuple[int, ...],
        marks: tuple[int, ...],
        fresh: int,
        is_change: bool = False,
    ) -> None:
        super().__init__(asked)
        self.laid: Final = laid
        self.marks: Final = marks
        self.fresh: Final = fresh
        """From which on the notes were laid last: only these can be checked."""
        self.is_change: Final = is_change
        """Whether the notes are accepted, and the last one is being changed at the bank by the payee (CC-48)."""

    def may_answer(self, game: Crooked, seat: int) -> bool:
        """Asks whoever has a green token and is not in jail (CC-40, CC-42)."""
        return game.may_decode(seat) and self._has_unchecked()

    def _has_unchecked(self) -> bool:
        for i in range(self.fresh, len(self.marks)):
            if self.marks[i] == UNCHECKED:
                return True
        return False

    def answers(self, game: Crooked, seat: int) -> list[AnyAction]:
        """Lists a check of each value that lies there unchecked; equal notes look the same."""
        found: list[AnyAction] = []
        for kind in range(KINDS - 1, -1, -1):
            if self.find(kind) >= 0:
                found.append(CHECKS[kind])
        return found

    def find(self, kind: int) -> int:
        """Finds an unchecked note of a value among those laid last; -1 when there is none."""
        for i in range(self.fresh, len(self.laid)):
            if self.marks[i] == UNCHECKED and KIND_OF[self.laid[i]] == kind:
                return i
        return -1

    def ask_rest(self, game: Crooked) -> None:
        """Turns to the next seat."""
        game.replace(Checking(self.asked[1:], self.laid, self.marks, self.fresh, self.is_change))

    def check(self, game: Crooked, seat: int, place: int) -> None:
        """Shows a note to all and turns to the next seat (CC-40)."""
        is_fake = game.truth[self.laid[place]]
        mark = CAUGHT + seat if is_fake else REAL
        marks = (*self.marks[:place], mark, *self.marks[place + 1 :])
        if game.events is not None:
            payer = payment_below(game).payer
            game.events.append(NoteChecked(seat, payer, VALUE_OF[self.laid[place]], is_fake))
        game.replace(Checking(self.asked[1:], self.laid, marks, self.fresh, self.is_change))

    def close(self, game: Crooked) -> None:
        """Gives fakes to their checkers; then pays, or asks for the rest (CC-46)."""
        paying = game.top()
        assert isinstance(paying, Paying)
        laid: list[int] = []
        marks: list[int] = []
        for note, mark in zip(self.laid, self.marks):
            if mark >= CAUGHT:
                take_fake(game, mark - CAUGHT, paying.payer, note)
            else:
                laid.append(note)
                marks.append(mark)
        total = face_value(laid)
        if total < paying.amount and paying.why != LAST:
            if not changing.call_off_change(game):
                game.push(Laying(tuple(laid), tuple(marks)))
            return
        over = total - paying.amount
        if over > 0 and paying.payee != BANK:
            if self.is_change:
                changing.change_received(game, paying, laid.pop(), marks.pop(), over)
            elif changing.seek_change(game, paying, laid, marks, over):
                return
        hand_notes(game, paying.payer, paying.payee, tuple(laid), tuple(marks))
        game.pop()
        if paying.why != LAST:
            paying.tell(game)
        elif total:
            Paying(paying.payer, paying.payee, total, LAST, True).tell(game)
        if over > 0:
            changing.give_change(game, paying, over)

    def refusal(self, game: Crooked, seat: int, action: AnyAction) -> IllegalAction:
        """Says why not."""
        return game.refuse(seat, action)

    def holds(self) -> list[Any]:
        """Lists the notes on the table."""
        return list(self.laid)

    def data(self) -> dict[str, object]:
        """Gives who is still to be asked, and the notes on the table."""
        return {
            "kind": self.kind,
            "asked": list(self.asked),
            "laid": list(self.laid),
            "marks": list(self.marks),
            "fresh": self.fresh,
            **({"change": True} if self.is_change else {}),
        }

    def shown(self, game: Crooked, seat: int | None) -> shapes.CheckingShown:
        """Shows the values, and what the decoder said of each."""
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
    """Turns a green token red and decodes a note that another one offers (CC-40, CC-42)."""

    __slots__ = ("note_kind",)
    word: ClassVar[str] = "check"
    names: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, note_kind: int) -> None:
        self.note_kind: Final = note_kind

    def parts(self) -> list[str]:
        """Names the value."""
        return [str(VALUES[self.note_kind])]

    def apply(self, game: Crooked, seat: int) -> None:
        """Decodes the first such note that lies there unchecked."""
        checking = game.top()
        assert isinstance(checking, Checking)
        game.green[seat] -= 1
        checking.check(game, seat, checking.find(self.note_kind))


CHECKS: Final = [CheckNote(kind) for kind in range(KINDS)]


def take_fake(game: Crooked, checker: int, payer: int, note: int) -> None:
    """Gives a caught fake to who caught it, who alone knows it from now on (CC-40, CC-43)."""
    kind = KIND_OF[note]
    game.hands[checker].append(note)
    game.players[checker].cash += VALUE_OF[note]
    game.is_known[note] = True
    game.is_doubted[note] = False
    game.forget(game.fakes_taken, payer, kind)
    game.fakes_taken[checker * KINDS + kind] += 1
    if game.events is not None:
        game.events.append(FakeTaken(checker, payer, VALUE_OF[note]))


def hand_notes(game: Crooked, payer: int, payee: int, notes: tuple[int, ...], marks: tuple[int, ...]) -> None:
    """Moves notes off the table to the payee's hand or under the bank's piles (CC-43, CC-44)."""
    if not notes:
        return
    move_notes(game, payer, payee, notes, marks)
    if game.events is not None:
        game.events.append(NotesPaid(payer, payee, values_of(list(notes))))


def move_notes(game: Crooked, payer: int, payee: int, notes: tuple[int, ...], marks: tuple[int, ...]) -> None:
    """Move notes that a payer laid, and forget what was known of them by nobody else (CC-43)."""
    doubted = [game.fakes_taken[payer * KINDS + kind] > 0 for kind in range(KINDS)]
    for note, mark in zip(notes, marks):
        kind = KIND_OF[note]
        game.forget(game.reals_taken, payer, kind)
        if mark != REAL:
            game.forget(game.fakes_taken, payer, kind)
        is_player = payee != BANK
        # Paid on unchecked, a note's truth is forgotten by all; what the decoder said, its new holder remembers.
        game.is_known[note] = is_player and mark == REAL
        game.is_doubted[note] = is_player and mark != REAL and doubted[kind]
        if is_player:
            game.hands[payee].append(note)
            game.players[payee].cash += VALUE_OF[note]
            if mark == REAL:
                game.reals_taken[payee * KINDS + kind] += 1
        else:
            game.piles[kind].append(note)
            game.bank += VALUE_OF[note]


def give_back(game: Crooked, seat: int, notes: tuple[int, ...], marks: tuple[int, ...]) -> None:
    """Takes notes back off the table: the payment fell through (CC-47)."""
    if not notes:
        return
    found_real = [0] * KINDS
    for note, mark in zip(notes, marks):
        game.hands[seat].append(note)
        game.players[seat].cash += VALUE_OF[note]
        if mark == REAL:
            game.is_known[note] = True
            game.is_doubted[note] = False
            found_real[KIND_OF[note]] += 1
    for kind in range(KINDS):
        # The hand may have been known to hold these very ones.
        place = seat * KINDS + kind
        game.reals_taken[place] = max(game.reals_taken[place], found_real[kind])
    if game.events is not None:
        game.events.append(NotesReturned(seat, values_of(list(notes))))


def clear_tables(game: Crooked, seat: int) -> None:
    """Gives back what was laid in payments that fall away with a seat."""
    kept = game.stack[:1]
    for below, decision in zip(game.stack[:-1], game.stack[1:]):
        if isinstance(decision, Laying | Checking) and isinstance(below, Paying) and below.lapses(seat):
            give_back(game, below.payer, decision.laid, decision.marks)
        else:
            kept.append(decision)
    game.stack[:] = kept
