"""Sets up positions of Deal in the words of the rules, and reads what became of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

import rentier
from playing import offered as offered
from playing import pending as pending
from playing import play as play
from playing import refused as refused
from playing import state as state
from playing import view as view
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
    """Describes a player; `sets` maps `red`, `red2` … to their cards, a house or hotel behind them.

    `known` are cards of the hand with the seat that gave them up before.
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
    """Sets up a game in the turn of `turn`; the top of the pile is the last card of `pile`.

    The cards not named lie below those (`rest="pile"`), in the centre, or in front of the players (`"front"`): the
    properties one to each in turn, which fills no set, the others in the banks. `more` are fields of the position.
    """
    seats = [_seat(given) for given in players]
    piles = {"pile": pile.split(), "centre": centre.split()}
    left = _not_named(seats, [*piles["pile"], *piles["centre"]])
    if rest == "front":
        _lay_in_front(seats, left)
    else:
        piles[rest] = left + piles[rest]
    fields: dict[str, object] = {
        "schema": 1,
        "edition": "deal",
        "rules_version": rentier.find_edition("deal").rules_version,
        "seats": len(players),
        "options": dict(options or {}),
        "dice": {"seed": "00" * 32, "drawn": 0},
        "over": False,
        "winners": [],
        "ending": "",
        "stack": [{"kind": "turn"}],
        "turn": turn,
        "turns": turn + 1,
        "plays_left": plays_left,
        "busy": True,
        "idle": 0,
        "buried": [],
        **piles,
        "players": seats,
    }
    game = rentier.load(fields | more)
    assert game.scores[turn] < 3, "this game would be over"
    return game


def _seat(given: Seat) -> dict[str, Any]:
    sets = []
    for name, cards in given.sets.items():
        laid = [code for code in cards.split() if code not in BUILDINGS]
        buildings = len(cards.split()) - len(laid)
        sets.append({"colour": name.rstrip("0123456789"), "cards": laid, "buildings": buildings})
    known = [list(entry) for entry in given.known]
    return {"hand": given.hand.split(), "bank": given.bank.split(), "sets": sets, "known": known}


def _not_named(seats: list[dict[str, Any]], others: list[str]) -> list[str]:
    left = Counter(card.code for card in full_pack(len(seats)))
    left.subtract(others)
    for seat in seats:
        left.subtract([*seat["hand"], *seat["bank"]])
        for own in seat["sets"]:
            left.subtract([*own["cards"], *BUILDINGS[: own["buildings"]]])
    assert min(left.values()) >= 0, f"{min(left, key=left.__getitem__)} stands here too often"
    return list(left.elements())


def _lay_in_front(seats: list[dict[str, Any]], left: list[str]) -> None:
    for i, code in enumerate(left):
        seat, card = seats[i % len(seats)], CARDS[ORDER[code]]
        if not card.is_property:
            seat["bank"].append(code)
            continue
        assert not card.is_wild, f"say where {code} lies"
        for own in seat["sets"]:
            if own["colour"] == card.colours[0].name:
                own["cards"].append(code)
                break
        else:
            seat["sets"].append({"colour": card.colours[0].name, "cards": [code], "buildings": 0})


def cards(codes: list[str]) -> str:
    """Names cards in the order of the pack."""
    return " ".join(sorted(codes, key=ORDER.__getitem__))


def hand(game: rentier.Game, seat: int) -> str:
    """Names a player's hand in the order of the pack."""
    return cards(state(game)["players"][seat]["hand"])


def bank(game: rentier.Game, seat: int) -> str:
    """Names a player's bank in the order of the pack."""
    return cards(state(game)["players"][seat]["bank"])


def sets(game: rentier.Game, seat: int) -> dict[str, str]:
    """Names a player's sets, each in the order of the pack and with its buildings."""
    found: dict[str, str] = {}
    for own in state(game)["players"][seat]["sets"]:
        name, place = own["colour"], 1
        while name in found:
            place += 1
            name = f"{own['colour']}{place}"
        found[name] = cards([*own["cards"], *BUILDINGS[: own["buildings"]]])
    return found


def centre(game: rentier.Game) -> str:
    """Names the centre in the order of the pack."""
    return cards(state(game)["centre"])


def pile(game: rentier.Game) -> list[str]:
    """Lists the draw pile, its top last."""
    return cast(list[str], state(game)["pile"])


def plays_left(game: rentier.Game) -> int:
    """Tells how many cards can still be played."""
    return cast(int, state(game)["plays_left"])
