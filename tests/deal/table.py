"""Set up positions of Deal in the words of the rules, and read what became of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

import rentier
from playing import state
from rentier.games.deal.cards import CARDS, full_pack

ORDER = {card.code: card.index for card in CARDS}
BUILDINGS = ("house", "hotel")


class Seat(NamedTuple):
    """What one player has."""

    hand: str
    bank: str
    sets: Mapping[str, str]
    known: Sequence[tuple[str, int]]


def player(
    hand: str = "", *, sets: Mapping[str, str] | None = None, bank: str = "", known: Sequence[tuple[str, int]] = ()
) -> Seat:
    """Describe a player; `sets` maps `red`, `red2` … to their cards, with a house or hotel after them.

    `known` are cards of the hand, each with the seat that gave it up before.
    """
    return Seat(hand, bank, sets or {}, known)


def table(
    *players: Seat,
    pile: str = "",
    centre: str = "",
    rest: str = "pile",
    turn: int = 0,
    plays_left: int = 3,
    options: Mapping[str, object] | None = None,
    **more: object,
) -> rentier.Game:
    """Set up a game in the turn of `turn`; the top of the pile is the last card of `pile`.

    The cards not named lie below those (`rest="pile"`), in the centre, or in front of the players (`"front"`): the
    properties one to each in turn, which fills no set, the others in the banks. `more` are fields of the position.
    """
    hands = [seat.hand for seat in players]
    banks = [seat.bank.split() for seat in players]
    sets = [{name: laid.split() for name, laid in seat.sets.items()} for seat in players]
    if rest == "front":
        _lay_in_front(sets, banks, _not_named(sets, banks, [*hands, pile, centre]))
    game = rentier.setup(
        "deal",
        seats=len(players),
        options=options,
        shuffle=False,
        turn=turn,
        hands=hands,
        banks=banks,
        sets=sets,
        known=[seat.known for seat in players],
        pile=pile.split()[::-1],
        centre=centre,
        rest="centre" if rest == "centre" else "pile",
        plays_left=plays_left,
    )
    return rentier.load(game.position() | more) if more else game


def _not_named(sets: list[dict[str, list[str]]], banks: list[list[str]], others: list[str]) -> list[str]:
    left = Counter(card.code for card in full_pack(len(sets)))
    left.subtract(" ".join(others).split())
    for own, bank in zip(sets, banks, strict=True):
        left.subtract(bank)
        for laid in own.values():
            left.subtract(laid)
    return list(left.elements())


def _lay_in_front(sets: list[dict[str, list[str]]], banks: list[list[str]], left: list[str]) -> None:
    for i, code in enumerate(left):
        card = CARDS[ORDER[code]]
        if card.is_property:
            assert not card.is_wild, f"say where {code} lies"
            sets[i % len(sets)].setdefault(card.colours[0].name, []).append(code)
        else:
            banks[i % len(banks)].append(code)


def cards(codes: list[str]) -> str:
    """Name cards in the order of the pack."""
    return " ".join(sorted(codes, key=ORDER.__getitem__))


def hand(game: rentier.Game, seat: int) -> str:
    """Name a player's hand in the order of the pack."""
    return cards(state(game)["players"][seat]["hand"])


def bank(game: rentier.Game, seat: int) -> str:
    """Name a player's bank in the order of the pack."""
    return cards(state(game)["players"][seat]["bank"])


def sets(game: rentier.Game, seat: int) -> dict[str, str]:
    """Name a player's sets, each in the order of the pack and with its buildings."""
    found: dict[str, str] = {}
    for own in state(game)["players"][seat]["sets"]:
        name, place = own["colour"], 1
        while name in found:
            place += 1
            name = f"{own['colour']}{place}"
        found[name] = cards([*own["cards"], *BUILDINGS[: own["buildings"]]])
    return found


def centre(game: rentier.Game) -> str:
    """Name the centre in the order of the pack."""
    return cards(state(game)["centre"])


def pile(game: rentier.Game) -> list[str]:
    """List the draw pile, its top last."""
    return cast(list[str], state(game)["pile"])


def plays_left(game: rentier.Game) -> int:
    """Return how many cards can still be played."""
    return cast(int, state(game)["plays_left"])
