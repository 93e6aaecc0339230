"""Notes: which to pay with, and when a check is worth a token."""

from __future__ import annotations

from typing import Final

from rentier.core.actions import PASS, AnyAction
from rentier.games.crooked import changing, samples, tender
from rentier.games.crooked.data import COUNTS, FAKES, TOKENS, VALUES
from rentier.games.crooked.notes import KINDS, VALUE_OF, count_kinds, mark_of
from rentier.games.crooked.state import Crooked

LAST_TOKEN: Final = 26.0
"""What a check must be expected to win to be worth the last green token."""
FIRST_TOKEN: Final = 12.0
"""And to be worth the one before it."""
NEAR_GO: Final = 9
"""This near to GO, an unused token is wasted: they all turn green there."""
WASTED: Final = 3.5


def choose_notes(game: Crooked, seat: int, laying: tender.Laying) -> AnyAction:
    """Pay with fakes while nobody can check, and otherwise with notes that a check would not cost."""
    hand = game.purses[seat].notes
    rest = laying.rest()
    order = samples.CAREFUL if can_be_checked(game, seat) else samples.BOLD
    counts = samples.cover(count_kinds(hand), rest, laying.paying.purpose.is_exact)
    assert counts is not None
    return tender.PayNotes([mark_of(hand, note) for note in samples.pick(game, hand, counts, order)])


def can_be_checked(game: Crooked, seat: int) -> bool:
    """Whether any other player could check now."""
    for other in game.others_in(seat):
        if game.may_decode(other):
            return True
    return False


def choose_check(game: Crooked, seat: int, checking: tender.Checking) -> AnyAction:
    """Check the note that is expected to win the most, if that is worth a token."""
    payer = checking.paying.payer
    best = -1
    most = price_of_token(game, seat)
    for kind in range(KINDS - 1, -1, -1):
        if checking.find(kind) >= 0:
            gain = VALUES[kind] * chance_of_fake(game, seat, payer, kind, checking)
            if gain > most:
                most = gain
                best = kind
    return PASS if best < 0 else tender.CHECKS[best]


def price_of_token(game: Crooked, seat: int) -> float:
    """Return what a check must win to be worth a green token now."""
    if game.board.size - game.players[seat].place <= NEAR_GO:
        return WASTED
    return LAST_TOKEN if game.green[seat] < TOKENS else FIRST_TOKEN


def chance_of_fake(game: Crooked, seat: int, payer: int, kind: int, checking: tender.Checking) -> float:
    """Estimate how likely it is that a note a player laid is fake, from what the seat and everybody know."""
    share = share_of_fakes(game, seat, kind)
    known = game.fakes_taken[payer * KINDS + kind]
    if known == 0:
        return share
    notes = count_kinds(game.purses[payer].notes)[kind] + count_kinds(list(checking.laid))[kind]
    part = known / notes if notes else 0.0
    return part + (1.0 - part) * share


def share_of_fakes(game: Crooked, seat: int, kind: int) -> float:
    """Return the share of fakes among the notes of a value that the seat does not know."""
    fakes = FAKES[kind]
    notes = COUNTS[kind]
    for note in game.purses[seat].notes:
        if game.is_known[note] and VALUES[kind] == VALUE_OF[note]:
            notes -= 1
            if game.truth[note]:
                fakes -= 1
    for other in range(game.seats):
        if other != seat:
            place = other * KINDS + kind
            notes -= game.fakes_taken[place] + game.reals_taken[place]
            fakes -= game.fakes_taken[place]
    return max(fakes, 0) / notes if notes > 0 else 0.0


def choose_exchange(game: Crooked, seat: int, wanted: changing.NotesWanted) -> AnyAction:
    """Exchange notes with another player only to get rid of a fake."""
    hand = game.purses[seat].notes
    notes = samples.pick(game, hand, changing.count_wanted(wanted.kinds), samples.BOLD)
    for note in notes:
        if samples.look_of(game, note) == samples.KNOWN_FAKE and not can_be_checked(game, seat):
            return changing.AcceptNotes([mark_of(hand, each) for each in notes])
    return PASS
