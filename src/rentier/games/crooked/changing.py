"""Change, and notes exchanged for the same amount with the bank or with a willing player (CC-44, CC-48, CC-49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import PASS, Action, AnyAction
from rentier.core.decisions import Form
from rentier.track import offering, payment, texts
from rentier.track.decisions import SeatDecision, TrackDecision
from rentier.track.events import Paid
from rentier.track.numbers import BANK
from rentier.track.payment import Paying
from rentier.track.turn import TURN

from . import money, samples, tender
from .data import VALUES
from .events import ChangeLost, ChangeSought, NotesOffered, NotesPaid, NotesRefused
from .notes import (
    KIND_OF,
    KINDS,
    VALUE_OF,
    count_kinds,
    face_value,
    fewest,
    find_notes,
    mark_of,
    read_kinds,
    read_marks,
    write_mark,
)

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields
    from rentier.track.edition import TrackEdition

    from . import shapes
    from .loading import CrookedReader
    from .state import Crooked

MOST_KINDS: Final = 50
"""More notes than anybody exchanges at once."""


def seek_change(game: Crooked, paying: Paying, lot: tender.LaidNotes, over: int) -> bool:
    """Have a payee without the right notes change one of those received at the bank; false if that is not needed.

    It is part of the payment, so the notes stay on the table: the others may check that one, except its payer, whose
    note it was. If it is a fake, the payer completes the payment (CC-48).
    """
    payee = paying.payee
    laid, marks = lot.notes, lot.marks
    if fewest(count_kinds([*game.purses[payee].notes, *laid]), over) is not None:
        return False
    for place in range(len(laid) - 1, -1, -1):
        if pieces_for(game, VALUE_OF[laid[place]], over) is not None:
            asked = tuple([seat for seat in game.others_in(payee) if seat != paying.payer])
            if game.events is not None:
                game.events.append(ChangeSought(payee, paying.payer, VALUE_OF[laid[place]]))
            notes = (*laid[:place], *laid[place + 1 :], laid[place])
            kept = (*marks[:place], *marks[place + 1 :], marks[place])
            game.push(tender.Checking(paying, asked, notes, kept, len(notes) - 1, True))
            return True
    return False


def change_received(game: Crooked, payer: int, payee: int, lot: tender.LaidNotes, over: int) -> None:
    """Put the last note of a lot under its pile at the bank, for others, part of which makes the change (CC-48)."""
    note = lot.notes[-1]
    pieces = pieces_for(game, VALUE_OF[note], over)
    assert pieces is not None
    money.move_notes(game, payer, BANK, (note,), lot.marks[-1:])
    if game.events is not None:
        game.events.append(NotesPaid(payee, BANK, (VALUE_OF[note],)))
    money.draw_notes(game, payee, pieces)


def break_note(game: Crooked, laying: tender.Laying, rest: int) -> None:
    """Change a note larger than the rest, the one received last, at the bank for notes that make the rest (CC-48)."""
    change = laying.paying
    for note in reversed(game.purses[change.payer].notes):
        if VALUE_OF[note] > rest:
            pieces = pieces_for(game, VALUE_OF[note], rest)
            if pieces is not None:
                exchange(game, change.payer, [note], pieces, change)
                return
    lose_change(game, laying, rest)


def call_off_change(game: Crooked, broken: Paying) -> bool:
    """Cancel the change for a received note that proved fake when it was changed: its payer owes instead (CC-48).

    False if `broken`, the note that is being changed, is not for change to a player, or is one of the player's own:
    change is always less than each note that was received, but once part of the change is laid, a small note may make
    the rest.
    """
    changing = broken.waiting(game)
    if not isinstance(changing, Changing):
        return False
    change = changing.change
    if change is None or change.payee == BANK or broken.amount <= change.amount:
        return False
    broken.waive(game)
    game.pop()
    laying = game.pop()
    assert isinstance(laying, tender.Laying)
    tender.give_back(game, change.payer, laying.laid, laying.marks)
    change.waive(game)
    payment.owe(game, change.payee, change.payer, broken.amount - change.amount, payment.REST)
    return True


def pieces_for(game: Crooked, value: int, rest: int) -> list[int] | None:
    """Find notes of the bank that make a value, such that some of them make the rest."""
    counts = [len(pile) for pile in game.piles]
    first = fewest(counts, rest)
    if first is None:
        return None
    second = fewest([counts[kind] - first[kind] for kind in range(KINDS)], value - rest)
    return None if second is None else [first[kind] + second[kind] for kind in range(KINDS)]


def lose_change(game: Crooked, laying: tender.Laying, rest: int) -> None:
    """Let go of change that no notes can make; whatever was laid of it is given (CC-48)."""
    change = laying.paying
    game.pop()
    money.hand_notes(game, change.payer, change.payee, laying.laid, laying.marks)
    if game.events is not None:
        game.events.append(ChangeLost(change.payer, rest))
    change.waive(game)


def exchange(game: Crooked, seat: int, notes: list[int], pieces: list[int], change: Paying | None = None) -> None:
    """Lay notes to be exchanged at the bank; others may check them, except the player they came from.

    Nobody owes an exchange, so it can fall through.
    """
    game.push(Changing(seat, pieces, change))
    giver = BANK if change is None else change.payee
    tender.pay_with(game, Paying(seat, BANK, face_value(notes), money.EXCHANGE, False, is_asked=True), notes, giver)


@final
class Changing(SeatDecision["Crooked"]):
    """Notes that the bank gives for the notes laid (CC-49)."""

    __slots__ = ("change", "pieces")
    kind: ClassVar[str] = "change"
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "pieces")

    @staticmethod
    def load(reader: CrookedReader, fields: Fields) -> AnyDecision:
        return reader.read_changing(fields)

    def __init__(self, seat: int, pieces: list[int], change: Paying | None) -> None:
        super().__init__(seat)
        self.pieces: Final = pieces
        """How many notes of each value."""
        self.change: Final = change
        """The change that these notes are meant to make, which is being laid below; None if it is by choice."""

    def resume(self, game: Crooked) -> bool:
        """Give them off the top of the piles; the bank's notes are never checked."""
        game.pop()
        amount = sum([VALUES[kind] * self.pieces[kind] for kind in range(KINDS)])
        money.draw_notes(game, self.seat, self.pieces)
        if game.events is not None:
            game.events.append(Paid(BANK, self.seat, amount, money.EXCHANGE.code))
        return True

    def data(self) -> shapes.ChangingShown:
        return {"kind": self.kind, "seat": self.seat, "pieces": self.pieces}


@final
class ChangeNotes(Action["Crooked"]):
    """Exchange one's notes at the bank, once a turn, in one's own turn (CC-49)."""

    __slots__ = ("kinds", "marks")
    word: ClassVar[str] = "change"
    names: ClassVar[tuple[str, ...]] = ("give", "take")

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> ChangeNotes:
        return ChangeNotes(read_marks(parts[0]), read_kinds(parts[1]))

    def __init__(self, marks: list[int], kinds: list[int]) -> None:
        self.marks: Final = marks
        self.kinds: Final = kinds

    def parts(self) -> list[str]:
        return [write_marks(self.marks), write_kinds(self.kinds)]

    def apply(self, game: Crooked, seat: int) -> None:
        """Lay the notes."""
        game.changed = game.turns
        exchange(game, seat, find_notes(game.purses[seat].notes, self.marks), count_wanted(self.kinds))


def write_marks(marks: list[int]) -> str:
    """Write marks separated by commas."""
    return ",".join([write_mark(mark) for mark in marks])


def write_kinds(kinds: list[int]) -> str:
    """Write values separated by commas."""
    return ",".join([str(VALUES[kind]) for kind in kinds])


def count_wanted(kinds: list[int]) -> list[int]:
    """Count how many notes of each value are wanted."""
    counts = [0] * KINDS
    for kind in kinds:
        counts[kind] += 1
    return counts


def why_not_change(game: Crooked, seat: int, action: ChangeNotes) -> str:
    """Return the key of what rules out exchanging notes at the bank, or an empty string (CC-49)."""
    if game.top() is not TURN or seat != game.turn:
        return "crooked-change-not-now"
    if game.changed == game.turns:
        return "crooked-change-once"
    key = why_unequal(game, seat, action.marks, action.kinds)
    if key:
        return key
    wanted = count_wanted(action.kinds)
    for kind in range(KINDS):
        if wanted[kind] > len(game.piles[kind]):
            return "crooked-change-bank"
    return ""


def why_unequal(game: Crooked, seat: int, marks: list[int], kinds: list[int]) -> str:
    """Return the key for notes that are not there, or not worth the same."""
    notes = find_notes(game.purses[seat].notes, marks)
    if not notes:
        return "crooked-pay-not-held"
    return "" if is_worth(notes, kinds) else "crooked-change-not-equal"


def is_worth(notes: list[int], kinds: list[int]) -> bool:
    """Whether notes are worth as much as others of these values."""
    return len(kinds) <= MOST_KINDS and face_value(notes) == sum([VALUES[kind] for kind in kinds])


def add_change(game: Crooked, seat: int, menu: list[AnyAction]) -> None:
    """Add exchanging the largest note for the next smaller ones, if there is nothing smaller in hand."""
    if seat != game.turn or game.changed == game.turns or game.top() is not TURN:
        return
    for note in game.purses[seat].notes:
        if KIND_OF[note] < 2:
            return
    counts = count_kinds(game.purses[seat].notes)
    for kind in range(2, KINDS):
        if counts[kind]:
            piles = [len(game.piles[i]) if i < kind else 0 for i in range(KINDS)]
            pieces = fewest(piles, VALUES[kind])
            if pieces is not None:
                hand = game.purses[seat].notes
                wanted = [i for i in range(KINDS - 1, -1, -1) for _ in range(pieces[i])]
                one = [1 if i == kind else 0 for i in range(KINDS)]
                note = samples.pick(game, hand, one, samples.USUAL)[0]
                menu.append(ChangeNotes([mark_of(hand, note)], wanted))
            return


@final
class OfferNotes(Action["Crooked"]):
    """Offer to exchange notes of the same worth with another player (CC-49)."""

    __slots__ = ("kinds", "marks", "target")
    word: ClassVar[str] = "offer-notes"
    names: ClassVar[tuple[str, ...]] = ("target", "give", "take")

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> OfferNotes:
        return OfferNotes(texts.read_seat(parts[0]), read_marks(parts[1]), read_kinds(parts[2]))

    def __init__(self, target: int, marks: list[int], kinds: list[int]) -> None:
        self.target: Final = target
        self.marks: Final = marks
        self.kinds: Final = kinds

    def parts(self) -> list[str]:
        return [str(self.target), write_marks(self.marks), write_kinds(self.kinds)]

    def apply(self, game: Crooked, seat: int) -> None:
        """Ask the other player; it counts as an offer."""
        offering.count_offer(game, seat)
        notes = find_notes(game.purses[seat].notes, self.marks)
        if game.events is not None:
            give = tuple(sorted([VALUE_OF[note] for note in notes], reverse=True))
            game.events.append(NotesOffered(seat, self.target, give, tuple([VALUES[kind] for kind in self.kinds])))
        game.push(NotesWanted(seat, self.target, tuple(notes), self.kinds))


def why_not_offer_notes(game: Crooked, seat: int, action: OfferNotes) -> str:
    """Return the key of what rules out offering notes, or an empty string (CC-49)."""
    if not offering.may_deal(game):
        return "track-deal-not-now"
    target = action.target
    if target == seat or not 0 <= target < game.seats or not game.is_in(target) or not game.is_in(seat):
        return "crooked-change-target"
    if not offering.may_offer_more(game, seat):
        return "track-deal-too-many"
    key = why_unequal(game, seat, action.marks, action.kinds)
    if key:
        return key
    wanted, theirs = count_wanted(action.kinds), count_kinds(game.purses[target].notes)
    for kind in range(KINDS):
        if wanted[kind] > theirs[kind]:
            return "crooked-change-target"
    return ""


@final
class NotesWanted(TrackDecision["Crooked"]):
    """Notes that another player is asked to exchange."""

    __slots__ = ("kinds", "notes", "seat", "target")
    kind: ClassVar[str] = "offer-notes"
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "target", "notes", "kinds")

    @staticmethod
    def load(reader: CrookedReader, fields: Fields) -> AnyDecision:
        return reader.read_wanted(fields)

    def __init__(self, seat: int, target: int, notes: tuple[int, ...], kinds: list[int]) -> None:
        self.seat: Final = seat
        self.target: Final = target
        self.notes: Final = notes
        self.kinds: Final = kinds

    def lapses(self, seat: int) -> bool:
        return seat in (self.seat, self.target)

    def awaiting(self, game: Crooked) -> tuple[int, ...]:
        """Ask the other player."""
        return (self.target,)

    def actions(self, game: Crooked, seat: int) -> list[AnyAction]:
        """List declining, and accepting with the usual notes, or with those that the player would rather be rid of."""
        if seat != self.target:
            return []
        hand, wanted = game.purses[seat].notes, count_wanted(self.kinds)
        ways: list[list[int]] = []
        samples.add_way(ways, samples.pick(game, hand, wanted, samples.USUAL))
        samples.add_way(ways, samples.pick(game, hand, wanted, samples.BOLD))
        menu: list[AnyAction] = [PASS]
        for notes in ways:
            menu.append(AcceptNotes([mark_of(hand, note) for note in notes]))
        return menu

    def forms(self, game: Crooked, seat: int) -> list[Form]:
        """Allow every other choice of the player's notes of these values."""
        return (
            [Form(AcceptNotes.word, {"values": [VALUES[kind] for kind in self.kinds]})] if seat == self.target else []
        )

    def fits(self, game: Crooked, seat: int, action: AnyAction) -> bool:
        """Accept any of the player's notes of these values."""
        if seat != self.target or not isinstance(action, AcceptNotes):
            return False
        notes = find_notes(game.purses[seat].notes, action.marks)
        return bool(notes) and count_kinds(notes) == count_wanted(self.kinds)

    def passed(self, game: Crooked, seat: int) -> None:
        """Note that the other player declines."""
        game.pop()
        if game.events is not None:
            game.events.append(NotesRefused(seat, self.seat))

    def data(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "seat": self.seat,
            "target": self.target,
            "notes": list(self.notes),
            "kinds": self.kinds,
        }

    def shown(self, game: Crooked, seat: int | None) -> shapes.NotesWantedShown:
        """Show values, not notes."""
        return {
            "kind": self.kind,
            "seat": self.seat,
            "target": self.target,
            "give": sorted([VALUE_OF[note] for note in self.notes], reverse=True),
            "take": [VALUES[kind] for kind in self.kinds],
        }


@final
class AcceptNotes(Action["Crooked"]):
    """Exchange notes with the player who offered to (CC-49)."""

    __slots__ = ("marks",)
    word: ClassVar[str] = "accept-notes"
    names: ClassVar[tuple[str, ...]] = ("notes",)

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> AcceptNotes:
        return AcceptNotes(read_marks(parts[0]))

    def __init__(self, marks: list[int]) -> None:
        self.marks: Final = marks

    def parts(self) -> list[str]:
        return [write_marks(self.marks)]

    def apply(self, game: Crooked, seat: int) -> None:
        """Lay both sides' notes, each with its own window; the offer's come first."""
        wanted = game.pop()
        assert isinstance(wanted, NotesWanted)
        notes = find_notes(game.purses[seat].notes, self.marks)
        amount = face_value(notes)
        given = Paying(seat, wanted.seat, amount, money.EXCHANGE, True, is_asked=True)
        tender.pay_with(game, given, notes)
        game.push(Swapping(given))
        taken = Paying(wanted.seat, seat, amount, money.EXCHANGE, False, is_asked=True)
        tender.pay_with(game, taken, list(wanted.notes))


@final
class Swapping(TrackDecision["Crooked"]):
    """One side of an exchange, which is off if the other side falls through (CC-49)."""

    __slots__ = ("paying",)
    kind: ClassVar[str] = "swap-notes"
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat")

    @staticmethod
    def load(reader: CrookedReader, fields: Fields) -> AnyDecision:
        return reader.read_swapping(fields)

    def __init__(self, paying: Paying) -> None:
        self.paying: Final = paying
        """The payment of this side, whose notes lie directly below."""

    def resume(self, game: Crooked) -> bool:
        """Go on to this side's window."""
        game.pop()
        return True

    def unpaid(self, game: Crooked) -> None:
        """Give this side its notes back."""
        game.pop()
        checking = game.pop()
        assert isinstance(checking, tender.Checking)
        tender.give_back(game, self.paying.payer, checking.laid, checking.marks)
        self.paying.waive(game)

    def data(self) -> shapes.SwappingShown:
        return {"kind": self.kind, "seat": self.paying.payer}
