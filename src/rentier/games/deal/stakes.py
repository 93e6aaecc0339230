"""What follows from an action of Deal, found by doing it to a copy of the game and comparing what lies on the table.

Only sets, banks and the result are compared, which everybody can see; hands and piles of the copy stay unread.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.core.actions import PASS, AnyAction, Pass
from rentier.core.stakes import COST, GAIN, GRAVE, PLAIN, Stake

from . import actions, attacks, decisions, paying, state
from .cards import COLOURS, Colour, codes
from .events import Fell

if TYPE_CHECKING:
    from .cards import Card
    from .sets import PropertySet
    from .state import Deal, Player


def stakes_of(game: Deal, seat: int, action: AnyAction) -> list[Stake]:
    """List what follows from an action."""
    if isinstance(action, attacks.Attack):
        return _attacking(game, seat, action)
    if isinstance(action, Pass):
        return _letting(game, seat)
    if isinstance(action, actions.SayNo):
        return _refusing(game, seat)
    after = foresee(game, seat, action)
    found = [*changes(game, after, seat), *_rents(game.players[seat], after.players[seat])]
    if isinstance(action, actions.Bank) and action.card.kind != "money":
        found.append(Stake("deal-stake-stays-money", {"card": action.card.code, "amount": action.card.value}, COST))
    elif isinstance(action, actions.Pay):
        found.extend(_overpaying(game, action))
    elif isinstance(action, actions.End):
        extra = len(game.players[seat].hand) - state.MOST_IN_HAND
        if extra > 0:
            found.append(Stake("deal-stake-give-up", {"count": extra}, COST))
    return found


def foresee(game: Deal, seat: int, action: AnyAction) -> Deal:
    """Return a copy of the game after an action, with its events."""
    after = game.copy()
    after.events = []
    after.apply(seat, action)
    _place_to_win(after)
    _place_to_fill(after, seat)
    return after


def _place_to_win(game: Deal) -> None:
    """Let a wild that was received stand for a colour that wins the game, if there is one (DL-35)."""
    if game.over:
        return
    placing = game.top()
    if not isinstance(placing, decisions.Placing):
        return
    for place in actions.PLACE[placing.card.index]:
        tried = game.copy()
        tried.apply(placing.owner, place)
        if tried.over:
            game.apply(placing.owner, place)
            return


def _place_to_fill(game: Deal, seat: int) -> None:
    """Let the seat place a wild in the set that a swap has broken and whose buildings wait for it (DL-51)."""
    placing = None if game.over else game.top()
    if not isinstance(placing, decisions.Placing) or placing.owner != seat:
        return
    for own in game.players[seat].sets:
        if own.buildings and not own.is_full and own.colour in placing.card.colours:
            game.apply(seat, actions.Place(placing.card, own.colour))
            return


def changes(game: Deal, after: Deal, seat: int, is_sure: bool = True) -> list[Stake]:
    """Compare what lies on the table: who wins, which sets become full or are lost, and what falls.

    Without `is_sure`, somebody may still say no.
    """
    found: list[Stake] = []
    if after.over:
        if seat in after.winners:
            found.append(Stake("deal-stake-you-win", {"sure": is_sure}, GAIN))
        else:
            found.append(Stake("deal-stake-they-win", {"winners": list(after.winners), "sure": is_sure}, GRAVE))
    left = after.players[seat]
    was, will = _full_marks(game.players[seat]), _full_marks(left)
    for colour in COLOURS if was != will else []:
        mark = colour.mark
        if was & mark and not will & mark:
            is_gone = _count(left, colour) == 0
            key = "deal-stake-lose-set" if is_gone else "deal-stake-break-set"
            found.append(Stake(key, {"colour": colour.name}, GRAVE))
        elif will & mark and not was & mark:
            found.append(Stake("deal-stake-full-set", {"colour": colour.name, "sure": is_sure}, GAIN))
    for event in after.events or []:
        if isinstance(event, Fell) and event.seat == seat:
            found.append(Stake("deal-stake-buildings-fall", {"cards": list(event.cards), "where": event.to}, COST))
    found.extend(_others_sets(game, after, seat))
    return found


def _others_sets(game: Deal, after: Deal, seat: int) -> list[Stake]:
    """List the sets of others that become full, or that they lose."""
    found: list[Stake] = []
    for player in game.players:
        if player.seat != seat:
            was, will = _full_marks(player), _full_marks(after.players[player.seat])
            for colour in COLOURS if was != will else []:
                mark = colour.mark
                details = {"target": player.seat, "colour": colour.name}
                if will & mark and not was & mark:
                    found.append(Stake("deal-stake-they-fill", details, COST))
                elif was & mark and not will & mark:
                    found.append(Stake("deal-stake-they-lose", details, GAIN))
    return found


def _rents(own: Player, left: Player) -> list[Stake]:
    """List the colours whose rent changes; a colour that is gone or broken was told already."""
    found: list[Stake] = []
    before, after = _highest_rents(own), _highest_rents(left)
    for colour in COLOURS:
        was, will = before[colour.index], after[colour.index]
        if will > was:
            found.append(Stake("deal-stake-rent", {"colour": colour.name, "was": was, "will": will}, PLAIN))
    return found


def _full_marks(player: Player) -> int:
    """Return the marks of the colours that a player has a full set of."""
    marks = 0
    for own in player.sets:
        if own.is_full:
            marks |= own.colour.mark
    return marks


def _count(player: Player, colour: Colour) -> int:
    return len([own for own in player.sets if own.colour is colour])


def _highest_rents(player: Player) -> list[int]:
    """Return for each colour the highest rent that a player can ask for in it."""
    rents = [0] * len(COLOURS)
    for own in player.sets:
        index = own.colour.index
        rents[index] = max(rents[index], own.rent())
    return rents


def _laid(sets: list[PropertySet]) -> list[Card]:
    return [card for own in sets for card in own.cards]


def _moved(before: Player, after: Player) -> list[Card]:
    """List the properties that one has and the other has not, without those of a whole set that went along."""
    rest = _laid(after.sets)
    gone: list[Card] = []
    for own in before.sets:
        missing: list[Card] = []
        for card in own.cards:
            if card in rest:
                rest.remove(card)
            else:
                missing.append(card)
        if not (own.is_full and len(missing) == len(own.cards)):
            gone.extend(missing)
    return gone


def _attacking(game: Deal, seat: int, action: attacks.Attack) -> list[Stake]:
    """List what an attack brings if nobody says no to it (DL-52)."""
    if not _is_charge(action):
        after, is_sure = foresee(game, seat, action), True
        while not after.over and isinstance(after.top(), decisions.Answer):
            is_sure = False
            after.apply(after.awaiting[0], PASS)
            _place_to_win(after)
        return changes(game, after, seat, is_sure)
    charged = game.copy()
    action.apply(charged, seat)
    attacking = charged.top()
    assert isinstance(attacking, decisions.Attacking)
    targets = list(attacking.targets)
    times = 1 << action.doublers if isinstance(action, attacks.Rent) else 1
    after = foresee(game, seat, action)
    found = changes(game, after, seat) if after.over else []
    found.append(Stake("deal-stake-asks", {"amount": attacking.amount, "targets": targets, "times": times}))
    penniless = [target for target in targets if paying.total_payable(game.players[target]) == 0]
    if penniless:
        found.append(Stake("deal-stake-penniless", {"targets": penniless}, COST))
    return found


def _letting(game: Deal, seat: int) -> list[Stake]:
    """List what happens to a player who lets an action happen, or to an attack whose refusal is accepted."""
    window, attacking = game.top(), game.stack[-2]
    assert isinstance(window, decisions.Answer)
    assert isinstance(attacking, decisions.Attacking)
    if window.is_cancelled:
        return [Stake("deal-stake-comes-to-nothing", {"card": attacking.action.uses(), "target": window.victim}, COST)]
    after = foresee(game, seat, PASS)
    found = changes(game, after, seat)
    if not _is_charge(attacking.action):
        return [*found, *_exchanged(game.players[seat], after.players[seat])]
    player, amount = game.players[seat], attacking.amount
    total = paying.total_payable(player)
    if total == 0:
        return [Stake("deal-stake-nothing-to-pay", {}, GAIN)]
    if total <= amount:
        return [Stake("deal-stake-pay-all", {"amount": total, "target": game.turn}, COST), *found]
    found.append(Stake("deal-stake-must-pay", {"amount": amount, "target": game.turn}, COST))
    banked = sum([card.value for card in player.bank])
    if banked < amount:
        found.append(Stake("deal-stake-bank-short", {"amount": banked}, COST))
    return found


def _exchanged(own: Player, left: Player) -> list[Stake]:
    """Name the cards that a player loses, and those they get for them (DL-47, DL-48)."""
    lost, got = _moved(own, left), _moved(left, own)
    found = [Stake("deal-stake-lose-cards", {"cards": codes(lost)}, COST)] if lost else []
    if got:
        found.append(Stake("deal-stake-get-cards", {"cards": codes(got)}, GAIN))
    return found


def _is_charge(action: attacks.Attack) -> bool:
    return not isinstance(action, (attacks.SlyDeal, attacks.ForcedDeal, attacks.DealBreaker))


def _refusing(game: Deal, seat: int) -> list[Stake]:
    """List what a Just Say No is worth (DL-52)."""
    window, attacking = game.top(), game.stack[-2]
    assert isinstance(window, decisions.Answer)
    assert isinstance(attacking, decisions.Attacking)
    if seat != window.victim:
        return []
    if _is_charge(attacking.action) and paying.total_payable(game.players[seat]) == 0:
        return [Stake("deal-stake-no-wasted", {}, COST)]
    after = foresee(game, seat, PASS)
    if after.over and seat not in after.winners:
        return [Stake("deal-stake-averts", {"winners": list(after.winners)}, GAIN)]
    return []


def _overpaying(game: Deal, action: actions.Pay) -> list[Stake]:
    """Return how much more than is owed would be paid: nobody gives change (DL-61)."""
    payment = game.top()
    assert isinstance(payment, decisions.Payment)
    over = sum([item.card.value for item in action.items]) - payment.amount
    return [Stake("deal-stake-overpaid", {"amount": over}, COST)] if over > 0 else []
