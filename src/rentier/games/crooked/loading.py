"""Writes down and reads back what Crooked Cash has beside the track: notes, tokens, Chance, and what is pending."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rentier.track.loading import STATE_FIELDS, load_track, track_state
from rentier.track.numbers import BANK
from rentier.track.payment import Paying

from . import chance, changing, selling, tender
from .data import CHEST_CARDS, COUNTS, OPEN_CARDS, TOKENS
from .notes import KIND_OF, KINDS, count_kinds, face_value

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields

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


def crooked_state(game: Crooked) -> dict[str, object]:
    """Writes everything down."""
    return {
        **track_state(game),
        "truth": "".join(["1" if is_fake else "0" for is_fake in game.truth]),
        "hands": [hand[:] for hand in game.hands],
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
    """Lists the Chance cards that lie announced or inherited on the table."""
    found: list[ChanceCard] = []
    for decision in game.stack:
        if isinstance(decision, chance.Announced | chance.Inheriting):
            found.append(decision.card)
    return found


def load_crooked(game: Crooked, position: Fields) -> None:
    """Sets everything up; what cannot be is refused with its place."""
    game.begin_empty()
    truth = position.text("truth")
    if len(truth) != NOTES or set(truth) - {"0", "1"}:
        raise position.fault("truth", f"{NOTES} × 0/1")
    game.truth = [mark == "1" for mark in truth]
    game.hands = _lists(position, "hands", game.seats)
    game.piles = _lists(position, "piles", KINDS)
    for kind, pile in enumerate(game.piles):
        if any(KIND_OF[note] != kind for note in pile):
            raise position.fault(f"piles[{kind}]", "one value")
    for note in position.numbers("known", 0, NOTES - 1):
        game.is_known[note] = True
    for note in position.numbers("doubted", 0, NOTES - 1):
        game.is_doubted[note] = True
    game.fakes_taken = _row(position, "fakes_taken", game.seats * KINDS, 30)
    game.reals_taken = _row(position, "reals_taken", game.seats * KINDS, 30)
    game.green = _row(position, "green", game.seats, TOKENS)
    held = position.texts("chance_held")
    if len(held) != game.seats:
        raise position.fault("chance_held", str(game.seats))
    game.chance = [_card(position, "chance_held", code) if code else None for code in held]
    game.open_chance = [_card(position, "chance_open", code) for code in position.texts("chance_open")]
    if len(game.open_chance) != OPEN_CARDS:
        raise position.fault("chance_open", str(OPEN_CARDS))
    game.chance_pile = [_card(position, "chance_pile", code) for code in position.texts("chance_pile")]
    game.chance_unseen = position.number("chance_unseen", 0, len(game.chance_pile))
    game.shown_cards = position.texts("shown_cards")
    game.changed = position.number("changed", 0, 10**9)
    load_track(game, position, [[], CHEST_CARDS])
    _check_notes(game, position)


def _lists(position: Fields, name: str, count: int) -> list[list[int]]:
    entries = position.entries(name)
    if len(entries) != count:
        raise position.fault(name, str(count))
    found: list[list[int]] = []
    for i, entry in enumerate(entries):
        notes: list[int] = []
        if not isinstance(entry, list):
            raise position.fault(f"{name}[{i}]", "list")
        for note in entry:
            if not isinstance(note, int) or isinstance(note, bool) or not 0 <= note < NOTES:
                raise position.fault(f"{name}[{i}]", f"0…{NOTES - 1}")
            notes.append(note)
        found.append(notes)
    return found


def _row(position: Fields, name: str, count: int, highest: int) -> list[int]:
    row = position.numbers(name, 0, highest)
    if len(row) != count:
        raise position.fault(name, str(count))
    return row


def _card(fields: Fields, name: str, code: str) -> ChanceCard:
    if code not in BY_CODE:
        raise fields.fault(name, "card")
    return BY_CODE[code]


def _check_notes(game: Crooked, position: Fields) -> None:
    """Refuses notes that lie in two places, hands that are not worth their cash, and knowledge that cannot be."""
    table = game.notes_on_table()
    everywhere = [note for notes in (*game.hands, *game.piles, table) for note in notes]
    if len(set(everywhere)) != NOTES or len(everywhere) != NOTES:
        raise position.fault("hands", f"{NOTES} notes, each once")
    for player in game.players:
        if player.cash != face_value(game.hands[player.seat]):
            raise position.fault(f"players[{player.seat}].cash", "hands")
        if player.is_out and (player.cash or game.chance[player.seat] is not None):
            raise position.fault("hands", "out")
    for pile in game.piles:
        for note in pile:
            if game.is_known[note] or game.is_doubted[note]:
                raise position.fault("known", "hands")
    for i, decision in enumerate(game.stack):
        if isinstance(decision, Paying) and decision.is_asked:
            above = game.stack[i + 1] if i + 1 < len(game.stack) else None
            if not isinstance(above, tender.Laying | tender.Checking):
                raise position.fault("stack", "payment, lay")
    for seat in range(game.seats):
        _check_taken(game, position, seat)
    kept = [card.code for player in game.players for card in player.kept]
    for code in game.shown_cards:
        if code not in kept or code not in chance.TRADED_CHEST:
            raise position.fault("shown_cards", "kept")


def _check_taken(game: Crooked, position: Fields, seat: int) -> None:
    """Refuses what everybody is said to know of a hand, and its holder does not."""
    fakes, reals = [0] * KINDS, [0] * KINDS
    for note in [*game.hands[seat], *laid_by(game, seat)]:
        if game.is_known[note]:
            (fakes if game.truth[note] else reals)[KIND_OF[note]] += 1
    for kind in range(KINDS):
        if game.fakes_taken[seat * KINDS + kind] > fakes[kind]:
            raise position.fault("fakes_taken", "known")
        if game.reals_taken[seat * KINDS + kind] > reals[kind]:
            raise position.fault("reals_taken", "known")


def laid_by(game: Crooked, seat: int) -> list[int]:
    """Lists the notes that a seat has on the table."""
    found: list[int] = []
    for i, decision in enumerate(game.stack):
        if isinstance(decision, tender.Laying | tender.Checking):
            paying = game.stack[i - 1]
            if isinstance(paying, Paying) and paying.payer == seat:
                found.extend(decision.laid)
    return found


def load_decision(game: Crooked, fields: Fields) -> AnyDecision | None:
    """Reads a pending decision of a kind that only Crooked Cash has."""
    kind = fields.text("kind")
    if kind in ("lay", "check"):
        return _load_tender(game, fields, kind)
    if kind == "announce":
        return _load_announced(game, fields)
    if kind == "change":
        pieces = _row(fields, "pieces", KINDS, 30)
        return changing.Changing(_seat(game, fields, "seat"), pieces)
    if kind == "offer-notes":
        return _load_wanted(game, fields)
    if kind == "swap-notes":
        if not game.stack or not isinstance(game.stack[-1], tender.Checking):
            raise fields.fault("kind", "check")
        return changing.Swapping(_seat(game, fields, "seat"))
    if kind == "take":
        return chance.Taking(_seat(game, fields, "seat"))
    if kind == "inherit-chance":
        seat = _seat(game, fields, "seat")
        if game.chance[seat] is None:
            raise fields.fault("seat", "chance_held")
        return chance.Inheriting(seat, _card(fields, "card", fields.text("card")))
    if kind == "go-out":
        return selling.GoingOut(_seat(game, fields, "seat"), fields.number("creditor", BANK, game.seats - 1))
    return None


def _seat(game: Crooked, fields: Fields, name: str) -> int:
    seat = fields.number(name, 0, game.seats - 1)
    if not game.is_in(seat):
        raise fields.fault(name, "seat")
    return seat


def _asked(game: Crooked, fields: Fields) -> tuple[int, ...]:
    asked = fields.numbers("asked", 0, game.seats - 1)
    if len(set(asked)) < len(asked) or not all(game.is_in(seat) for seat in asked):
        raise fields.fault("asked", "seats")
    return tuple(asked)


def _load_tender(game: Crooked, fields: Fields, kind: str) -> AnyDecision:
    if not game.stack or not isinstance(game.stack[-1], Paying) or not game.stack[-1].is_asked:
        raise fields.fault("kind", "payment")
    paying = game.stack[-1]
    if paying.payer == BANK:
        raise fields.fault("kind", "payer")
    laid = tuple(fields.numbers("laid", 0, NOTES - 1))
    marks = tuple(fields.numbers("marks", 0, tender.CAUGHT + game.seats - 1))
    if len(laid) != len(marks):
        raise fields.fault("marks", str(len(laid)))
    for note, mark in zip(laid, marks, strict=True):
        if mark != tender.UNCHECKED and game.truth[note] != (mark >= tender.CAUGHT):
            raise fields.fault("marks", "truth")
        if mark >= tender.CAUGHT and (mark - tender.CAUGHT == paying.payer or not game.is_in(mark - tender.CAUGHT)):
            raise fields.fault("marks", "seat")
    if kind == "lay":
        if any(mark >= tender.CAUGHT for mark in marks) or face_value(list(laid)) >= paying.amount:
            raise fields.fault("laid", "payment")
        return tender.Laying(laid, marks)
    asked = _asked(game, fields)
    if paying.payer in asked:
        raise fields.fault("asked", "seats")
    if face_value(list(laid)) < paying.amount:
        raise fields.fault("laid", str(paying.amount))
    is_change = fields.has("change") and fields.flag("change")
    return tender.Checking(asked, laid, marks, fields.number("fresh", 0, len(laid)), is_change)


def _load_announced(game: Crooked, fields: Fields) -> AnyDecision:
    seat = _seat(game, fields, "seat")
    card = _card(fields, "card", fields.text("card"))
    play = game.edition.read_action(fields.text("play"))
    asked = _asked(game, fields)
    if not isinstance(play, chance.PlayChance) or play.chance is not card.chance or seat in asked:
        raise fields.fault("play", card.chance.code)
    # It must be possible with the card back in hand.
    if game.chance[seat] is not None or not game.stack:
        raise fields.fault("play", "chance_held")
    game.chance[seat] = card
    is_possible = game.fits_own(seat, play)
    game.chance[seat] = None
    if not is_possible:
        raise fields.fault("play", card.chance.code)
    return chance.Announced(asked, seat, card, play)


def _load_wanted(game: Crooked, fields: Fields) -> AnyDecision:
    seat, target = _seat(game, fields, "seat"), _seat(game, fields, "target")
    notes = tuple(fields.numbers("notes", 0, NOTES - 1))
    kinds = fields.numbers("kinds", 0, KINDS - 1)
    if seat == target or not notes or len(set(notes)) < len(notes) or any(n not in game.hands[seat] for n in notes):
        raise fields.fault("notes", "hands")
    wanted = changing.count_wanted(kinds)
    theirs = count_kinds(game.hands[target])
    if any(wanted[kind] > theirs[kind] for kind in range(KINDS)) or not changing.is_worth(list(notes), kinds):
        raise fields.fault("kinds", "hands")
    return changing.NotesWanted(seat, target, notes, kinds)
