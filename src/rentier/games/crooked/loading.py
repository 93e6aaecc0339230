"""Reading what is pending in Crooked Cash besides what any track has, and refusing what the rules cannot lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.core.errors import RentierError
from rentier.track import building, moving, offering, payment, turn
from rentier.track.numbers import BANK
from rentier.track.payment import Paying, Purpose
from rentier.track.positions import Outline

from . import chance, changing, money, selling, tender
from .data import COUNTS, VALUES
from .notes import KINDS, VALUE_OF, count_kinds, face_value, fewest
from .positions import NOTES, POSITION_FIELDS, NotesReader

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields
    from rentier.track.board import Deed

    from .state import Crooked

CLAIMING: Final = (
    "turn",
    "payment",
    "buy",
    "take",
    "auction",
    "want",
    "building-auction",
    "offer",
    "inherit-chance",
)
"""What can be asked while a rent may be claimed: everything except windows, and notes being laid."""
WAITING: Final = ("walk", "arrive", "deliver", "place", "leave-jail", "exchange")
"""What goes on by itself once what is owed above it is paid."""
DEALING: Final = ("turn", "payment", "buy", "take")
"""What a deal can lie on."""
BUILDING: Final = (*DEALING, "inherit-chance")
"""What the purchase of a hotel can lie on."""

LIES_ON: Final[dict[str, tuple[str, ...]]] = {
    "payment": (*CLAIMING, *WAITING, "change", "swap-notes", "go-out"),
    "lay": ("payment",),
    "check": ("payment",),
    "buy": ("turn", "payment"),
    "take": ("turn", "payment"),
    "walk": ("turn", "payment"),
    "arrive": ("turn", "payment"),
    "deliver": ("turn", "payment"),
    "auction": ("turn", "payment"),
    "leave-jail": ("turn",),
    "want": BUILDING,
    "building-auction": BUILDING,
    "place": BUILDING,
    "offer": DEALING,
    "exchange": DEALING,
    "offer-notes": DEALING,
    "announce": (*CLAIMING, "lay"),
    "change": ("turn", "lay"),
    "swap-notes": ("check",),
    "inherit-chance": (*CLAIMING, *WAITING),
    "go-out": (*CLAIMING, *WAITING),
}

PURPOSES: Final = (
    payment.RENT,
    payment.CARD,
    payment.FINE,
    payment.DEED,
    payment.AUCTION,
    payment.BUILDING,
    payment.DEAL,
    money.EXCHANGE,
    money.CHANGE,
    payment.REST,
    payment.BANKRUPTCY,
)
OUTLINE: Final = Outline(
    lies_on=LIES_ON,
    purposes=PURPOSES,
    # The last player, every street sold, and the agreed rounds (CC-6).
    endings=("last", "bought", "rounds"),
    # Others may check the notes of every payment (CC-46).
    tenders=(tender.Laying.kind, tender.Checking.kind),
    # Streets are sold to the bank instead (CC-60).
    has_mortgages=False,
    # An owner who could double a rent is always asked (CC-13, CC-70).
    has_claims=True,
)

OWED: Final = (payment.RENT, payment.CARD, payment.FINE, money.CHANGE, payment.REST)
"""What is owed, however little the payer has."""


def is_even(paying: Paying) -> bool:
    """Whether exactly the amount is laid for a payment: change, or all that a bankrupt player has (CC-48, CC-61)."""
    return paying.purpose.is_exact or paying.purpose.is_last


def load_game(game: Crooked, position: Fields) -> Crooked:
    """Set up a position, and refuse one that is impossible."""
    position.only(POSITION_FIELDS)
    CrookedReader(game, position).read()
    return game


@final
class CrookedReader(NotesReader):
    """A reader of what is pending in Crooked Cash, most of which is about notes."""

    def __init__(self, game: Crooked, position: Fields) -> None:
        super().__init__(game, position, OUTLINE)

    def read_stack(self) -> None:
        """Read what is pending; a payment that has been asked for has notes above it."""
        super().read_stack()
        top = self.game.top()
        if isinstance(top, Paying) and top.is_asked:
            last = len(self.game.stack) - 1
            raise self.position.refuse(f"stack[{last}].asked", "crooked-position-nothing-laid")

    def check_payment(self, fields: Fields, paying: Paying) -> None:
        """Refuse a payment by choice that nothing below waits for, and one that could never be owed."""
        below = self.game.top()
        is_change = paying.purpose is money.CHANGE and not isinstance(below, selling.GoingOut)
        if is_change or isinstance(below, moving.Arriving | turn.Walking):
            if not paying.is_debt:
                raise fields.refuse("debt", "track-position-by-choice")
            return
        if isinstance(below, selling.GoingOut | changing.Changing | changing.Swapping):
            if not self.is_awaited(paying, below):
                raise fields.refuse("why", "track-position-waits", {"below": below.kind})
        else:
            super().check_payment(fields, paying)
            is_swapped = paying.purpose is money.EXCHANGE and paying.payee != BANK
            if paying.is_debt and paying.purpose not in OWED and not is_swapped:
                raise fields.refuse("why", "track-position-waits", {"below": below.kind})
            if paying.is_debt and not is_swapped:
                return
        if not paying.is_asked:
            raise fields.refuse("asked", "crooked-position-nothing-laid")

    def is_awaited(self, paying: Paying, below: AnyDecision) -> bool:
        """Whether the decision below waits for exactly this payment."""
        if isinstance(below, selling.GoingOut):
            is_last = paying.purpose.is_last and paying.is_debt
            return is_last and (paying.payer, paying.payee) == (below.seat, below.creditor)
        if not isinstance(below, changing.Changing | changing.Swapping):
            return super().is_awaited(paying, below)
        if paying.is_debt or paying.purpose is not money.EXCHANGE:
            return False
        if isinstance(below, changing.Changing):
            worth = sum([VALUES[kind] * below.pieces[kind] for kind in range(KINDS)])
            return (paying.payer, paying.payee, paying.amount) == (below.seat, BANK, worth)
        other = below.paying
        return (paying.payer, paying.payee, paying.amount) == (other.payee, other.payer, other.amount)

    def read_taking(self, fields: Fields) -> AnyDecision:
        """Read a player on Chance who takes a card (CC-21)."""
        seat = self.read_walker(fields)
        if self.game.board.spaces[self.game.players[seat].place].kind != "chance":
            raise fields.refuse("seat", "crooked-position-not-on-chance")
        return chance.Taking(seat)

    def read_inheriting(self, fields: Fields) -> AnyDecision:
        """Read a creditor who is offered a bankrupt player's Chance card (CC-61)."""
        seat = fields.seat("seat", self.game.seats_in())
        return chance.Inheriting(seat, self.take_chance(fields, "card", fields.text("card")))

    def check_placing(self, fields: Fields, seat: int, deed: Deed) -> None:
        """Refuse a hotel that could not stand there; cards put one on any street of the player's own (CC-26)."""
        game = self.game
        if game.owner[deed.index] != seat or game.level[deed.index]:
            raise fields.refuse("deed", "crooked-position-site", {"seat": seat})
        if building.stock_left(game, True) <= 0:
            raise self.position.refuse("hotels", "crooked-position-no-hotel")

    def read_laying(self, fields: Fields) -> AnyDecision:
        """Read a payer who has not laid enough yet."""
        return self._read_tender(fields, tender.Laying.kind)

    def read_checking(self, fields: Fields) -> AnyDecision:
        """Read a payment that others may check."""
        return self._read_tender(fields, tender.Checking.kind)

    def _read_tender(self, fields: Fields, kind: str) -> AnyDecision:
        """Read notes on the table, with what checks have shown about them."""
        game = self.own
        paying = game.top()
        if not isinstance(paying, Paying) or not paying.is_asked:
            raise fields.refuse("kind", "crooked-position-not-asked")
        laid = tuple(fields.numbers("laid", 0, NOTES - 1))
        marks = tuple(fields.numbers("marks", 0, tender.CAUGHT + game.seats - 1, len(laid)))
        for i, note in enumerate(laid):
            self.take_note(fields, f"laid[{i}]", note)
            if marks[i] != tender.UNCHECKED and game.truth[note] != (marks[i] >= tender.CAUGHT):
                raise fields.refuse(f"marks[{i}]", "crooked-position-mark", {"note": note})
        worth = face_value(list(laid))
        if kind == tender.Laying.kind:
            for i, mark in enumerate(marks):
                if mark >= tender.CAUGHT:
                    raise fields.refuse(f"marks[{i}]", "crooked-position-caught")
            if worth >= paying.amount or paying.purpose.is_last:
                raise fields.refuse("laid", "crooked-position-laid-enough", {"amount": paying.amount})
            return tender.Laying(paying, laid, marks)
        if worth < paying.amount:
            raise fields.refuse("laid", "crooked-position-laid-little", {"amount": paying.amount})
        fresh = fields.number("fresh", 0, len(laid) - 1)
        is_change = fields.has("change") and fields.flag("change")
        others = [seat for seat in game.seats_in() if seat != paying.payer]
        if is_change:
            self._check_change(fields, paying, laid, fresh)
            others.remove(paying.payee)
        else:
            self._check_laid_last(fields, paying, laid, fresh)
        asked = fields.seats("asked", others)
        checkers: list[int] = []
        for i, mark in enumerate(marks):
            if mark >= tender.CAUGHT:
                checker = mark - tender.CAUGHT
                if i < fresh or checker not in others or checker in asked or checker in checkers:
                    raise fields.refuse(f"marks[{i}]", "crooked-position-caught")
                checkers.append(checker)
        return tender.Checking(paying, tuple(asked), laid, marks, fresh, is_change)

    def _check_change(self, fields: Fields, paying: Paying, laid: tuple[int, ...], fresh: int) -> None:
        """Refuse a note that a payee changes at the bank without needing to, or for nothing (CC-48)."""
        game = self.own
        over = face_value(list(laid)) - paying.amount
        is_needed = paying.payee != BANK and over > 0 and not is_even(paying)
        if not is_needed or fewest(count_kinds([*game.purses[paying.payee].notes, *laid]), over) is not None:
            raise fields.refuse("change", "crooked-position-change")
        if fresh != len(laid) - 1:
            raise fields.refuse("fresh", "field-exactly", {"wanted": len(laid) - 1})
        if changing.pieces_for(game, VALUE_OF[laid[fresh]], over) is None:
            raise fields.refuse(f"laid[{fresh}]", "crooked-position-break", {"amount": over})

    def _check_laid_last(self, fields: Fields, paying: Paying, laid: tuple[int, ...], fresh: int) -> None:
        """Refuse notes that were laid for nothing (CC-46)."""
        over = face_value(list(laid)) - paying.amount
        smallest = min([VALUE_OF[note] for note in laid[fresh:]])
        if over >= smallest or (is_even(paying) and over) or face_value(list(laid[:fresh])) >= paying.amount:
            raise fields.refuse("laid", "crooked-position-laid-much", {"amount": paying.amount})

    def read_announced(self, fields: Fields) -> AnyDecision:
        """Read a Chance card that could be played here if it were back in hand."""
        game = self.own
        seat = fields.seat("seat", game.seats_in())
        card = self.take_chance(fields, "card", fields.text("card"))
        asked = tuple(fields.seats("asked", [other for other in game.seats_in() if other != seat]))
        if game.chance[seat] is not None:
            raise fields.refuse("seat", "crooked-position-second-chance")
        play = self.find_play(fields.text("play"))
        if play is None:
            raise fields.refuse("play", "crooked-position-play", {"card": card.chance.code})
        game.chance[seat] = card
        is_possible = game.policies.own.fits(game, seat, play)
        game.chance[seat] = None
        if not is_possible:
            raise fields.refuse("play", "crooked-position-play", {"card": card.chance.code})
        return chance.Announced(asked, seat, card, play)

    def find_play(self, text: str) -> chance.PlayChance | None:
        """Find the use of a Chance card that a text means, if it means one."""
        try:
            action = self.game.edition.read_action(text)
        except RentierError:
            return None
        return action if isinstance(action, chance.PlayChance) else None

    def read_changing(self, fields: Fields) -> AnyDecision:
        """Read notes that the bank will give: in an exchange by choice, or so that somebody can give change."""
        game = self.own
        pieces = fields.numbers("pieces", 0, max(COUNTS), KINDS)
        for kind, number in enumerate(pieces):
            if number > len(game.piles[kind]):
                raise fields.refuse(f"pieces[{kind}]", "crooked-position-pieces", {"left": len(game.piles[kind])})
        allowed = [game.turn]
        change: Paying | None = None
        top = game.top()
        if isinstance(top, tender.Laying):
            change = top.paying
            allowed = [change.payer] if change.purpose is money.CHANGE else []
        elif game.changed != game.turns:
            raise self.position.refuse("changed", "crooked-position-changed", {"turns": game.turns})
        return changing.Changing(fields.seat("seat", allowed), pieces, change)

    def read_wanted(self, fields: Fields) -> AnyDecision:
        """Read an offer to exchange notes that both sides must have."""
        game = self.own
        seat = fields.seat("seat", game.seats_in())
        target = fields.seat("target", [other for other in game.seats_in() if other != seat])
        notes = tuple(fields.numbers("notes", 0, NOTES - 1))
        for i, note in enumerate(notes):
            if note not in game.purses[seat].notes or note in notes[:i]:
                raise fields.refuse(f"notes[{i}]", "crooked-position-not-held", {"seat": seat})
        kinds = fields.numbers("kinds", 0, KINDS - 1)
        wanted, theirs = changing.count_wanted(kinds), count_kinds(game.purses[target].notes)
        for kind in range(KINDS):
            if wanted[kind] > theirs[kind]:
                details: dict[str, object] = {"seat": target, "amount": VALUES[kind]}
                raise fields.refuse("kinds", "crooked-position-not-theirs", details)
        if not notes or not changing.is_worth(list(notes), kinds):
            raise fields.refuse("kinds", "crooked-position-unequal", {"worth": face_value(list(notes))})
        if not offering.may_deal(game):
            raise fields.refuse("kind", "track-position-lies-on-asked")
        return changing.NotesWanted(seat, target, notes, kinds)

    def read_swapping(self, fields: Fields) -> AnyDecision:
        """Read one side of an exchange of notes, whose own notes lie below."""
        checking = self.own.top()
        assert isinstance(checking, tender.Checking)
        paying = checking.paying
        if paying.purpose is not money.EXCHANGE or not paying.is_debt:
            raise fields.refuse("kind", "crooked-position-swap")
        fields.seat("seat", [paying.payer])
        return changing.Swapping(paying)

    def read_going_out(self, fields: Fields) -> AnyDecision:
        """Read a bankrupt player whose last notes are on the table."""
        game = self.own
        seat = fields.seat("seat", game.seats_in())
        creditor = fields.seat("creditor", [BANK, *[other for other in game.seats_in() if other != seat]])
        if game.purses[seat].notes or seat in game.owner:
            raise fields.refuse("seat", "crooked-position-going-out")
        return selling.GoingOut(seat, creditor)

    def most_bid(self) -> int:
        """Return what all the notes are worth: some lie on the table, in nobody's hand."""
        return sum([VALUES[kind] * COUNTS[kind] for kind in range(KINDS)])

    def most_for(self, purpose: Purpose) -> int:
        """Return the most that is paid at once: everything there is, unless it is owed."""
        return self.most_owed if purpose in OWED else self.most_bid()
