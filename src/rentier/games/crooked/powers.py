"""What each Chance card does, and when it can (CC-70); and the hotel card of Community Chest."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import AnyAction
from rentier.track import building, deeds, jail, moving, offering, payment, texts, trading, turn
from rentier.track.actions import DeedAction
from rentier.track.events import Built, ClaimedRent
from rentier.track.numbers import BANK, FREE

from . import chance, tender
from .data import CHANCES, CHEST, EFFECTS, half
from .events import RefusedRent, SwappedStreets, UsedChest

if TYPE_CHECKING:
    from rentier.track.board import Deed
    from rentier.track.cards import Card
    from rentier.track.claims import Claim
    from rentier.track.edition import TrackEdition

    from .chance import PlayChance
    from .state import Crooked

NOT_NOW: Final = "crooked-chance-not-now"
NO_EFFECT: Final = "crooked-chance-no-effect"
MOST_SAMPLES: Final = 6
SPACE: Final = 1
OTHER: Final = 2
TARGET: Final = 4
NEEDS: Final[dict[str, int]] = {
    "free-hotel": SPACE,
    "hotel-anywhere": SPACE,
    "bank-rent": SPACE,
    "walk-anywhere": SPACE,
    "double-rent": SPACE + TARGET,
    "swap": SPACE + OTHER,
    "send-to-jail": TARGET,
}
"""What a card is announced with; the others need nothing."""
SWAP: Final = CHANCES[EFFECTS.index("swap")]


def why_not_play(game: Crooked, seat: int, play: PlayChance) -> str:
    """Return the key of what rules out using one's Chance card like this now, or an empty string (CC-24)."""
    card = game.chance[seat]
    if card is None:
        return "crooked-chance-none"
    if card.chance is not play.chance:
        return "crooked-chance-other"
    if not _is_moment(game, seat, play):
        return NOT_NOW
    return "" if _has_effect(game, seat, play) else NO_EFFECT


def _is_moment(game: Crooked, seat: int, play: PlayChance) -> bool:
    when = play.chance.when
    top = game.top()
    if when == "rent-asked":
        return rent_asked_of(game, seat) is not None
    if when == "buying":
        return isinstance(top, deeds.Buying) and top.seat == seat
    if when == "turn":
        if seat != game.turn:
            return False
        if isinstance(top, payment.Paying):
            # A player who owes does not pay by choice.
            return top.payer == seat and play.chance.effect != "hotel-anywhere"
        return top is turn.TURN
    if when == "asking":
        return top is turn.TURN or game.policies.rent.may_claim(game)
    if top is not turn.TURN:
        return False
    is_start = seat == game.turn and game.may_roll
    if when == "jail":
        return is_start and game.players[seat].jail != FREE
    return is_start and game.is_fresh and game.players[seat].jail == FREE


def rent_asked_of(game: Crooked, seat: int) -> payment.Paying | None:
    """Find the rent that a player is asked for and has not laid any notes for yet (CC-70)."""
    top = game.top()
    paying = top
    if isinstance(top, tender.Laying):
        if top.laid:
            return None
        paying = top.paying
    if isinstance(paying, payment.Paying) and paying.payer == seat and paying.purpose is payment.RENT:
        return paying
    return None


def _has_effect(game: Crooked, seat: int, play: PlayChance) -> bool:
    effect = play.chance.effect
    given = (SPACE if play.space is not None else 0) + (OTHER if play.other is not None else 0)
    if given + (TARGET if play.target != chance.NONE else 0) != NEEDS.get(effect, 0):
        return False
    if effect == "half-price":
        buying = game.top()
        assert isinstance(buying, deeds.Buying)
        price = half(buying.deed.price)
        return buying.price > price and game.means(seat) >= price
    if effect == "send-to-jail":
        target = play.target
        if target == seat or not 0 <= target < game.seats:
            return False
        return game.is_in(target) and game.players[target].jail == FREE
    if play.space is None:
        return True
    if effect == "walk-anywhere":
        return play.space.index != game.players[seat].place
    deed = play.space.deed
    if deed is None:
        return False
    if effect == "double-rent":
        return claim_of(game, seat, play) is not None
    if offering.is_set_aside(game, deed):
        return False
    if effect == "swap":
        return _may_swap(game, seat, play)
    if game.owner[deed.index] != seat:
        return False
    if effect == "bank-rent":
        return True
    is_free = game.level[deed.index] == 0 and building.stock_left(game, True) > 0
    if effect == "free-hotel":
        return is_free and game.owns_group(seat, deed.group)
    return is_free and not game.owns_group(seat, deed.group) and game.means(seat) >= deed.group.building


def may_ask_twice(game: Crooked, seat: int) -> bool:
    """Whether a player holds the card that doubles a rent, and may claim one while something else is asked (CC-70)."""
    card = game.chance[seat]
    return card is not None and card.chance.effect == "double-rent" and game.policies.rent.may_claim(game)


def claim_of(game: Crooked, seat: int, play: PlayChance) -> Claim | None:
    """Find the open claim that a card is about."""
    for claim in game.claims:
        if claim.owner == seat and claim.deed is play.deed() and claim.lander == play.target:
            return claim
    return None


def _may_swap(game: Crooked, seat: int, play: PlayChance) -> bool:
    """Whether two streets can be swapped: neither has a hotel or belongs to a whole colour."""
    other = play.other
    if other is None:
        return False
    mine = play.deed()
    owner = game.owner[other.index]
    if game.owner[mine.index] != seat or owner in (BANK, seat) or offering.is_set_aside(game, other):
        return False
    if game.level[mine.index] or game.level[other.index]:
        return False
    return not game.owns_group(seat, mine.group) and not game.owns_group(owner, other.group)


def carry_out(game: Crooked, seat: int, play: PlayChance) -> None:
    """Do what the card says."""
    effect = play.chance.effect
    player = game.players[seat]
    if effect == "refuse-rent":
        refuse_rent(game, seat)
    elif effect == "free-hotel":
        place_free_hotel(game, seat, play.deed())
    elif effect == "hotel-anywhere":
        building.buy_building(game, seat, play.deed(), play.deed().group.building)
    elif effect == "half-price":
        buying = game.top()
        assert isinstance(buying, deeds.Buying)
        game.replace(deeds.Buying(seat, buying.deed, half(buying.deed.price)))
    elif effect == "double-rent":
        claim_twice(game, seat, play)
    elif effect == "bank-rent":
        payment.owe(game, BANK, seat, game.policies.rent.amount(game, play.deed(), 0), payment.CARD)
    elif effect == "out-of-jail":
        jail.leave_jail(game, player, "card")
    elif effect == "walk-anywhere":
        assert play.space is not None
        turn.begin_roll(game)
        game.may_roll = False
        moving.move_forward(game, player, play.space.index)
    elif effect == "receive":
        payment.owe(game, BANK, seat, play.chance.amount, payment.CARD)
    elif effect == "swap":
        swap_streets(game, seat, play)
    elif effect == "green-tokens":
        game.turn_tokens(seat)
        payment.owe(game, BANK, seat, play.chance.amount, payment.CARD)
    else:
        jail.go_to_jail(game, game.players[play.target])


def refuse_rent(game: Crooked, seat: int) -> None:
    """Let a rent that was asked for go unpaid (CC-70)."""
    if isinstance(game.top(), tender.Laying):
        game.pop()
    paying = game.top()
    assert isinstance(paying, payment.Paying)
    paying.waive(game)
    if game.events is not None:
        game.events.append(RefusedRent(seat, paying.payee))


def place_free_hotel(game: Crooked, seat: int, deed: Deed) -> None:
    """Put up a hotel that costs nothing."""
    game.hotels -= 1
    game.level[deed.index] = 1
    if game.events is not None:
        game.events.append(Built(seat, deed.code, 1, 0, True))


def claim_twice(game: Crooked, seat: int, play: PlayChance) -> None:
    """Claim a rent and double it."""
    claim = claim_of(game, seat, play)
    assert claim is not None
    game.claims.remove(claim)
    if game.events is not None:
        game.events.append(ClaimedRent(seat, claim.lander, claim.deed.code, 2 * claim.amount))
    payment.owe_after(game, claim.lander, seat, 2 * claim.amount, payment.RENT)


def swap_streets(game: Crooked, seat: int, play: PlayChance) -> None:
    """Swap two streets; the other player cannot refuse."""
    mine, other = play.deed(), play.other
    assert other is not None
    target = game.owner[other.index]
    game.owner[mine.index], game.owner[other.index] = target, seat
    if game.events is not None:
        game.events.append(SwappedStreets(seat, target, mine.code, other.code))


def add_plays(game: Crooked, seat: int, menu: list[AnyAction]) -> None:
    """Add the sensible ways to use one's Chance card now."""
    card = game.chance[seat]
    if card is None:
        return
    held = card.chance
    found: list[PlayChance] = []
    effect = held.effect
    if effect in ("refuse-rent", "half-price", "out-of-jail", "receive", "green-tokens"):
        found.append(chance.PLAIN[held.index])
    elif effect == "send-to-jail":
        found = [chance.PlayChance(held, None, None, target) for target in game.others_in(seat)]
    elif effect == "double-rent":
        for claim in game.claims:
            play = chance.PlayChance(held, game.board.spaces[claim.deed.space], None, claim.lander)
            # Of several stops on one space, the first is meant.
            if claim.owner == seat and claim_of(game, seat, play) is claim:
                found.append(play)
    elif effect == "walk-anywhere":
        found = [chance.PlayChance(held, game.board.spaces[place]) for place in _goals(game, seat)]
    elif effect == "swap":
        found = _swaps(game, seat)
    else:
        for deed in game.deeds_of(seat):
            found.append(chance.PlayChance(held, game.board.spaces[deed.space]))
    added = 0
    for play in found:
        if not why_not_play(game, seat, play):
            menu.append(play)
            added += 1
            if added == MOST_SAMPLES:
                return


def _goals(game: Crooked, seat: int) -> list[int]:
    """List places worth walking to: GO, and the most expensive streets that nobody owns."""
    found = [0]
    for deed in reversed(game.board.deeds):
        if game.owner[deed.index] == BANK:
            found.append(deed.space)
    return found


def _swaps(game: Crooked, seat: int) -> list[PlayChance]:
    """List swaps that add to a colour the seat already has a street of, or win a more expensive street."""
    found: list[PlayChance] = []
    for mine in game.deeds_of(seat):
        for other in reversed(game.board.deeds):
            if game.owner[other.index] in (BANK, seat) or mine.group is other.group:
                continue
            if game.count_owned(seat, other.group) or other.price > mine.price:
                play = chance.PlayChance(SWAP, game.board.spaces[mine.space], other)
                if _may_swap(game, seat, play):
                    found.append(play)
                    if len(found) == MOST_SAMPLES:
                        return found
    return found


def may_build_now(game: Crooked, seat: int) -> bool:
    """Whether a hotel can be bought while a player decides about a purchase or a Chance card, or owes (CC-25)."""
    top = game.top()
    if not isinstance(top, (deeds.Buying, chance.Taking, chance.Inheriting, payment.Paying)):
        return False
    for decision in game.stack:
        # What a deal names is set aside until the deal is done (CC-51).
        if isinstance(decision, trading.Exchanging) and decision.lapses(seat):
            return False
    return game.is_in(seat) and not game.debt_of(seat)


def why_not_half_hotel(game: Crooked, seat: int, deed: Deed) -> str:
    """Return the key of what rules out using the hotel card here, or an empty string (CC-70)."""
    if hotel_card(game, seat) is None:
        return "crooked-half-hotel-none"
    if game.top() is not turn.TURN and not may_build_now(game, seat):
        return "track-not-now"
    if game.owner[deed.index] != seat or game.level[deed.index] or building.stock_left(game, True) <= 0:
        return "crooked-half-hotel-not"
    if offering.is_set_aside(game, deed):
        return "track-set-aside"
    return "" if game.means(seat) >= half(deed.group.building) else "track-build-money"


def hotel_card(game: Crooked, seat: int) -> Card | None:
    """Find the kept hotel card of a player."""
    for card in game.players[seat].kept:
        if card.effect == "half-hotel":
            return card
    return None


@final
class HalfHotel(DeedAction["Crooked"]):
    """Use the kept card that builds a hotel at half its price on any street of one's own (CC-26, CC-70)."""

    __slots__ = ()
    word: ClassVar[str] = "half-hotel"

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> HalfHotel:
        return HalfHotel(texts.read_deed(edition.board, parts[0]))

    def figures(self, game: Crooked, seat: int) -> dict[str, int]:
        """Return the price."""
        return {"amount": half(self.deed.group.building)}

    def apply(self, game: Crooked, seat: int) -> None:
        """Put the card under its pile and have the hotel paid for."""
        card = hotel_card(game, seat)
        assert card is not None
        game.players[seat].kept.remove(card)
        game.conceal(card.code)
        game.decks[CHEST].put_under(card)
        if game.events is not None:
            game.events.append(UsedChest(seat, card.code))
        building.buy_building(game, seat, self.deed, half(self.deed.group.building))


def add_half_hotels(game: Crooked, seat: int, menu: list[AnyAction]) -> None:
    """Add the streets where the hotel card can be used."""
    if hotel_card(game, seat) is not None:
        for deed in game.deeds_of(seat):
            if not why_not_half_hotel(game, seat, deed):
                menu.append(HalfHotel(deed))
