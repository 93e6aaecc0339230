"""Writing and reading what Crooked Cash adds to the state of a track: notes, what is known of them, and its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rentier.core.game import BASE_FIELDS
from rentier.track.loading import TrackReader
from rentier.track.numbers import BANK
from rentier.track.positions import STATE_FIELDS, Outline, track_state

from . import chance, tender
from .data import CHEST_CARDS, COUNTS, KEPT_EFFECTS, OPEN_CARDS, TOKENS, VALUES, half
from .notes import KIND_OF, KINDS, face_value

if TYPE_CHECKING:
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
POSITION_FIELDS: Final = (*BASE_FIELDS, *STATE_FIELDS, *NOTE_FIELDS)
NOTES: Final = sum(COUNTS)
BY_CODE: Final = {card.code: card for card in chance.CHANCE_CARDS}


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


class NotesReader(TrackReader):
    """A reader of what differs in Crooked Cash: money is notes, and each lies in one place."""

    def __init__(self, game: Crooked, position: Fields, outline: Outline) -> None:
        super().__init__(game, position, [[], CHEST_CARDS], outline)
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
                self.take_note(position, place, note)
                notes.append(note)
            found.append(notes)
        return found

    def take_note(self, fields: Fields, name: str, note: int) -> None:
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
            game.chance[seat] = self.take_chance(position, f"chance_held[{seat}]", code) if code else None
        for i, code in enumerate(position.texts("chance_open", OPEN_CARDS)):
            game.open_chance.append(self.take_chance(position, f"chance_open[{i}]", code))
        for i, code in enumerate(position.texts("chance_pile")):
            game.chance_pile.append(self.take_chance(position, f"chance_pile[{i}]", code))
        game.chance_unseen = position.number("chance_unseen", 0, len(game.chance_pile))

    def take_chance(self, fields: Fields, name: str, code: str) -> ChanceCard:
        """Return a Chance card by its code; it can be in only one place."""
        if code not in BY_CODE:
            raise fields.refuse(name, "field-code", {"kind": "card"})
        self.take_card(fields, name, code)
        return BY_CODE[code]

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
