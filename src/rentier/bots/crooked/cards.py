"""Chance cards: which to take, when to use them, and when to check another player's."""

from __future__ import annotations

from typing import Final

from rentier.bots.track.prospects import gain_of, value_of
from rentier.core.actions import PASS, AnyAction
from rentier.games.crooked import chance, powers
from rentier.games.crooked.data import REWARD, Chance
from rentier.games.crooked.state import Crooked
from rentier.track import rent
from rentier.track.board import Deed
from rentier.track.numbers import BANK, FREE

from .paying import can_be_checked, price_of_token
from .worth import hotel_gain, prospects_of

LIKELY: Final = 0.5
"""Half of the cards are fake."""
PATIENCE: Final = 6
"""While the bank has more streets than this, the bot waits until nobody can check its card."""


def choose_card(game: Crooked, seat: int) -> AnyAction:
    """Take the open card that is worth the most, unless one's own is worth as much."""
    held = game.chance[seat]
    most = -1.0 if held is None else worth_of_card(game, seat, held.chance)
    best: AnyAction = PASS
    for card in game.open_chance:
        worth = worth_of_card(game, seat, card.chance)
        if worth > most:
            most = worth
            best = chance.TAKES[card.chance.index]
    return best


def choose_inherited(game: Crooked, seat: int, inheriting: chance.Inheriting) -> AnyAction:
    """Keep the better of two cards."""
    held = game.chance[seat]
    if held is not None and worth_of_card(game, seat, held.chance) >= worth_of_card(game, seat, inheriting.card.chance):
        return PASS
    return chance.TAKES[inheriting.card.chance.index]


def worth_of_card(game: Crooked, seat: int, held: Chance) -> float:
    """Value a card as things stand, in money."""
    effect = held.effect
    if effect in ("receive", "green-tokens"):
        return float(held.amount) + (20.0 if effect == "green-tokens" else 0.0)
    if effect == "bank-rent":
        return float(best_rent(game, seat))
    if effect == "refuse-rent":
        return 100.0
    if effect == "double-rent":
        return 90.0
    if effect == "half-price":
        return 80.0
    if effect in ("free-hotel", "hotel-anywhere"):
        site = best_hotel(game, seat, effect == "free-hotel")
        if site is None:
            return 30.0
        cost = 0 if effect == "free-hotel" else site.group.building
        return (hotel_gain(game, site) - cost) * prospects_of(game).times
    if effect == "swap":
        return 110.0
    if effect == "walk-anywhere":
        return 95.0
    return 25.0


def best_rent(game: Crooked, seat: int) -> int:
    """Return the highest rent among the seat's streets."""
    most = 0
    for deed in game.deeds_of(seat):
        most = max(most, game.policies.rent.amount(game, deed, 0))
    return most


def best_hotel(game: Crooked, seat: int, is_whole: bool) -> Deed | None:
    """Find the street where a hotel adds the most, in whole colours or in the others."""
    best: Deed | None = None
    most = 0
    for deed in game.deeds_of(seat):
        if game.level[deed.index] == 0 and game.owns_group(seat, deed.group) == is_whole:
            gain = hotel_gain(game, deed)
            if gain > most:
                most = gain
                best = deed
    return best


def choose_card_check(game: Crooked, seat: int, announced: chance.Announced) -> AnyAction:
    """Check a card if the reward and what the card would do to the seat are worth a token."""
    gain = LIKELY * (REWARD + worth_of_card(game, announced.seat, announced.card.chance) / game.seats)
    return chance.CHECK_CARD if gain > 2 * price_of_token(game, seat) else PASS


def choose_play(game: Crooked, seat: int) -> AnyAction | None:
    """Use one's own card if it brings something now; while others can check, most cards can wait."""
    held = game.chance[seat]
    if held is None:
        return None
    play = _best_play(game, seat, held.chance)
    if play is None or powers.why_not_play(game, seat, play):
        return None
    if held.chance.when == "turn" and can_be_checked(game, seat) and game.owner.count(BANK) > PATIENCE:
        return None
    return play


def _best_play(game: Crooked, seat: int, held: Chance) -> chance.PlayChance | None:
    effect = held.effect
    if effect in ("receive", "green-tokens", "refuse-rent", "half-price", "out-of-jail"):
        return chance.PLAIN[held.index]
    if effect == "send-to-jail":
        target = _richest(game, seat)
        return None if target < 0 else chance.PlayChance(held, None, None, target)
    if effect == "bank-rent":
        for deed in game.deeds_of(seat):
            if game.policies.rent.amount(game, deed, 0) == best_rent(game, seat):
                return chance.PlayChance(held, game.board.spaces[deed.space])
    if effect in ("free-hotel", "hotel-anywhere"):
        site = best_hotel(game, seat, effect == "free-hotel")
        return None if site is None else chance.PlayChance(held, game.board.spaces[site.space])
    if effect == "double-rent":
        for claim in game.claims:
            if claim.owner == seat:
                return chance.PlayChance(held, game.board.spaces[claim.deed.space], None, claim.lander)
    if effect == "walk-anywhere":
        return _best_walk(game, seat, held)
    if effect == "swap":
        return _best_swap(game, seat)
    return None


def _richest(game: Crooked, seat: int) -> int:
    """Find the strongest other player who is not in jail."""
    scores = game.scores
    best = -1
    for other in game.others_in(seat):
        if game.players[other].jail == FREE and (best < 0 or scores[other] > scores[best]):
            best = other
    return best


def _best_walk(game: Crooked, seat: int, held: Chance) -> chance.PlayChance | None:
    """Walk to the street of the bank that is worth the most above its price."""
    prospects = prospects_of(game)
    best: Deed | None = None
    most = game.terms.salary // 4
    for deed in game.board.deeds:
        if game.owner[deed.index] == BANK and deed.price <= game.means(seat):
            gain = value_of(game, prospects, seat, deed) - deed.price
            if gain > most:
                most = gain
                best = deed
    return None if best is None else chance.PlayChance(held, game.board.spaces[best.space])


def _best_swap(game: Crooked, seat: int) -> chance.PlayChance | None:
    """Swap the street that is worth the least for the one that is worth the most."""
    prospects = prospects_of(game)
    best: chance.PlayChance | None = None
    most = 0.0
    for mine in game.deeds_of(seat):
        for other in game.board.deeds:
            if game.owner[other.index] in (BANK, seat) or mine.group is other.group:
                continue
            owner = game.owner[other.index]
            gain = gain_of(game, prospects, seat, other) - gain_of(game, prospects, owner, mine)
            if gain > most:
                play = chance.PlayChance(powers.SWAP, game.board.spaces[mine.space], other)
                if not powers.why_not_play(game, seat, play):
                    most = gain
                    best = play
    return best


def choose_claim(game: Crooked, seat: int) -> AnyAction | None:
    """Ask for a rent, doubled if the seat holds the card for it."""
    for claim in game.claims:
        if claim.owner == seat:
            play = choose_play(game, seat)
            if play is not None and isinstance(play, chance.PlayChance) and play.chance.effect == "double-rent":
                return play
            return rent.ClaimRent(claim.deed.code, claim.lander)
    return None
