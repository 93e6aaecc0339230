"""Writing and reading what Crooked Cash adds to the track, and refusing whatever the rules cannot lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.core.errors import RentierError
from rentier.track import building, moving, payment, trading, turn
from rentier.track.loading import TrackReader
from rentier.track.numbers import BANK
from rentier.track.payment import Paying, Purpose
from rentier.track.positions import STATE_FIELDS, Outline, track_state

from . import chance, changing, money, selling, tender
from .data import CHEST_CARDS, COUNTS, KEPT_EFFECTS, OPEN_CARDS, TOKENS, VALUES, half
from .notes import KIND_OF, KINDS, VALUE_OF, count_kinds, face_value, fewest

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields
    from rentier.track.board import Deed
    from rentier.track.cards import Card

    from .chance import ChanceCard
    from .state import Crooked

NOTE_FIELDS: Final = (
    "truth",
    "hands",
    "piles",
    "known",
    "doubted",
    "fakes_taken",
    "reals_taken",
    "green",
    "chance_held",
    "chance_open",
    "chance_pile",
    "chance_unseen",
    "shown_cards",
    "changed",
)
CROOKED_FIELDS: Final = (*STATE_FIELDS, *NOTE_FIELDS)
NOTES: Final = sum(COUNTS)
BY_CODE: Final = {card.code: card for card in chance.CHANCE_CARDS}

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


def crooked_state(game: Crooked) -> dict[str, object]:
    """Write everything down."""
    return {
        **track_state(game),
        "truth": "".join(["1" if is_fake else "0" for is_fake in game.truth]),
        "hands": [purse.notes[:] for purse in game.purses],
        "piles": [pile[:] for pile in game.piles],
        "known": [note for note in range(NOTES) if game.is_known[note]],
        "doubted": [note for note in range(NOTES) if game.is_doubted[note]],
        "fakes_taken": game.fakes_taken[:],
        "reals_taken": game.reals_taken[:],
        "green": game.green[:],
        "chance_held": ["" if card is None else card.code for card in game.chance],
        "chance_open": [card.code for card in game.open_chance],
        "chance_pile": [card.code for card in game.chance_pile],
        "chance_unseen": game.chance_unseen,
        "shown_cards": game.shown_cards[:],
        "changed": game.changed,
    }


def cards_pending(game: Crooked) -> list[ChanceCard]:
    """Return the Chance cards that lie announced or inherited on the table."""
    found: list[ChanceCard] = []
    for decision in game.stack:
        if isinstance(decision, chance.Announced | chance.Inheriting):
            found.append(decision.card)
    return found


def laid_by(game: Crooked, seat: int) -> list[int]:
    """Return the notes that a seat has on the table."""
    found: list[int] = []
    for decision in game.stack:
        if isinstance(decision, tender.Laying | tender.Checking) and decision.paying.payer == seat:
            found.extend(decision.laid)
    return found


def is_even(paying: Paying) -> bool:
    """Whether exactly the amount is laid for a payment: change, or all that a bankrupt player has (CC-48, CC-61)."""
    return paying.purpose.is_exact or paying.purpose.is_last


def load_crooked(game: Crooked, position: Fields) -> None:
    """Set up a position, and refuse one that is impossible."""
    game.begin_empty()
    CrookedReader(game, position).read()


@final
class CrookedReader(TrackReader):
    """A reader of what differs in Crooked Cash: money is notes, and most of what is pending is about them."""

    def __init__(self, game: Crooked, position: Fields) -> None:
        super().__init__(game, position, [[], CHEST_CARDS], OUTLINE)
        self.own: Final = game
        self.add_cards(list(BY_CODE))
        self.note_at: Final[list[str]] = [""] * NOTES
        """By note: where it lies."""

    def winners_by(self, ending: str) -> tuple[int, ...]:
        """Return the last player, or those with the most, including the rents that the bank pays at the end (CC-6)."""
        left = self.last_one()
        if ending == "last" or left:
            return left if ending == "last" else ()
        is_end = BANK not in self.game.owner if ending == "bought" else self._are_rounds_over()
        return self.best_of(list(self.game.scores)) if is_end else ()

    def _are_rounds_over(self) -> bool:
        limit = self.own.agreed.round_limit
        return limit is not None and self.game.rounds >= limit

    def may_keep(self, card: Card) -> bool:
        """Whether a Community Chest card is kept (CC-20)."""
        return card.effect in KEPT_EFFECTS

    def prices_of(self, deed: Deed) -> list[int]:
        """Return the price, and what a card makes of it (C4)."""
        return [half(deed.price), deed.price]

    def money_of_players(self) -> int:
        """Add up the notes in hands and on the table."""
        return super().money_of_players() + face_value(self.own.notes_on_table())

    # Notes and cards.

    def read_own(self) -> None:
        """Read notes, what is known of them, tokens and Chance cards."""
        self._read_notes()
        self._read_known()
        self._read_chance()
        game, position = self.own, self.position
        game.green = position.numbers("green", 0, TOKENS, game.seats)
        game.changed = position.number("changed", 0, game.turns)
        game.shown_cards = position.texts("shown_cards")
        kept = [card.code for player in game.players for card in player.kept]
        for i, code in enumerate(game.shown_cards):
            if code not in kept or code not in chance.TRADED_CHEST or code in game.shown_cards[:i]:
                raise position.refuse(f"shown_cards[{i}]", "crooked-position-shown")
        if self.is_over:
            return
        if BANK not in game.owner:
            raise position.refuse("deeds", "crooked-position-sold")
        if self._are_rounds_over():
            raise position.refuse("rounds", "crooked-position-rounds")

    def _read_notes(self) -> None:
        game, position = self.own, self.position
        truth = position.text("truth")
        if len(truth) != NOTES or set(truth) - {"0", "1"}:
            raise position.refuse("truth", "crooked-position-truth", {"notes": NOTES})
        game.truth = [mark == "1" for mark in truth]
        hands = self._read_lists("hands", game.seats)
        game.piles = self._read_lists("piles", KINDS)
        for kind, pile in enumerate(game.piles):
            for i, note in enumerate(pile):
                if KIND_OF[note] != kind:
                    raise position.refuse(f"piles[{kind}][{i}]", "crooked-position-pile", {"amount": VALUES[kind]})
        for purse, notes in zip(game.purses, hands):
            worth = face_value(notes)
            if purse.cash != worth:
                raise position.refuse(f"players[{purse.seat}].cash", "crooked-position-cash", {"worth": worth})
            purse.refill(notes)

    def _read_lists(self, name: str, count: int) -> list[list[int]]:
        position = self.position
        found: list[list[int]] = []
        for i, entry in enumerate(position.entries(name, count)):
            if not isinstance(entry, list):
                raise position.refuse(f"{name}[{i}]", "field-list")
            notes: list[int] = []
            for j, note in enumerate(entry):
                place = f"{name}[{i}][{j}]"
                if not isinstance(note, int) or isinstance(note, bool) or not 0 <= note < NOTES:
                    raise position.refuse(place, "field-number", {"lowest": 0, "highest": NOTES - 1})
                self._take_note(position, place, note)
                notes.append(note)
            found.append(notes)
        return found

    def _take_note(self, fields: Fields, name: str, note: int) -> None:
        """Note where a note lies, which can be only one place."""
        if self.note_at[note]:
            raise fields.refuse(name, "field-elsewhere", {"elsewhere": self.note_at[note]})
        self.note_at[note] = fields.path(name)

    def _read_known(self) -> None:
        game, position = self.own, self.position
        piled = [note for pile in game.piles for note in pile]
        for name, marks in (("known", game.is_known), ("doubted", game.is_doubted)):
            for i, note in enumerate(position.numbers(name, 0, NOTES - 1)):
                if marks[note]:
                    raise position.refuse(f"{name}[{i}]", "field-twice")
                if note in piled:
                    raise position.refuse(f"{name}[{i}]", "crooked-position-forgotten")
                if game.is_known[note]:
                    raise position.refuse(f"{name}[{i}]", "crooked-position-no-doubt")
                marks[note] = True
        game.fakes_taken = position.numbers("fakes_taken", 0, max(COUNTS), game.seats * KINDS)
        game.reals_taken = position.numbers("reals_taken", 0, max(COUNTS), game.seats * KINDS)

    def _read_chance(self) -> None:
        game, position = self.own, self.position
        for seat, code in enumerate(position.texts("chance_held", game.seats)):
            if code and not game.is_in(seat):
                raise position.refuse(f"chance_held[{seat}]", "track-position-out-has")
            game.chance[seat] = self._chance(position, f"chance_held[{seat}]", code) if code else None
        for i, code in enumerate(position.texts("chance_open", OPEN_CARDS)):
            game.open_chance.append(self._chance(position, f"chance_open[{i}]", code))
        for i, code in enumerate(position.texts("chance_pile")):
            game.chance_pile.append(self._chance(position, f"chance_pile[{i}]", code))
        game.chance_unseen = position.number("chance_unseen", 0, len(game.chance_pile))

    def _chance(self, fields: Fields, name: str, code: str) -> ChanceCard:
        if code not in BY_CODE:
            raise fields.refuse(name, "field-code", {"kind": "card"})
        self.take_card(fields, name, code)
        return BY_CODE[code]

    # What is pending.

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
        return chance.Inheriting(seat, self._chance(fields, "card", fields.text("card")))

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
            self._take_note(fields, f"laid[{i}]", note)
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
        card = self._chance(fields, "card", fields.text("card"))
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
        if not trading.may_deal(game):
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

    # The whole position.

    def most_bid(self) -> int:
        """Return what all the notes are worth: some lie on the table, in nobody's hand."""
        return sum([VALUES[kind] * COUNTS[kind] for kind in range(KINDS)])

    def most_for(self, purpose: Purpose) -> int:
        """Return the most that is paid at once: everything there is, unless it is owed."""
        return self.most_owed if purpose in OWED else self.most_bid()

    def check_whole(self) -> None:
        """Refuse notes that lie nowhere, and common knowledge about a hand that its holder lacks."""
        super().check_whole()
        for note, place in enumerate(self.note_at):
            if not place:
                raise self.position.refuse("hands", "crooked-position-note-missing", {"note": note})
        for seat in range(self.game.seats):
            self._check_taken(seat)

    def _check_taken(self, seat: int) -> None:
        game = self.own
        fakes, reals = [0] * KINDS, [0] * KINDS
        for note in [*game.purses[seat].notes, *laid_by(game, seat)]:
            if game.is_known[note]:
                (fakes if game.truth[note] else reals)[KIND_OF[note]] += 1
        for kind in range(KINDS):
            place = seat * KINDS + kind
            for name, taken, known in (
                ("fakes_taken", game.fakes_taken, fakes),
                ("reals_taken", game.reals_taken, reals),
            ):
                if taken[place] > known[kind]:
                    details: dict[str, object] = {"seat": seat, "amount": VALUES[kind], "most": known[kind]}
                    raise self.position.refuse(f"{name}[{place}]", "crooked-position-taken", details)
