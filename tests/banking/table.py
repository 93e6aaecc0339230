"""Sets up positions of Banking in the words of the rules, and reads what became of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, cast

import rentier
from playing import kinds as kinds
from playing import offered as offered
from playing import pending as pending
from playing import play as play
from playing import refused as refused
from playing import state as state
from playing import view as view
from rentier.games.banking.data import BOARD, CARDS, QUICK, STANDARD
from rentier.track.amounts import read_amount
from throwing import rolling as rolling
from throwing import thrown

BANK = -1
CHANCE, CHEST = 0, 1
GROUPS = {group.name: [deed.code for deed in group.deeds] for group in BOARD.groups}
PLACES = [space.code for space in BOARD.spaces]
DEEDS = [deed.code for deed in BOARD.deeds]


class Seat(NamedTuple):
    """What one player has."""

    cash: str
    at: str
    deeds: str
    kept: str
    jail: int
    out: bool


def player(
    cash: str = "15M", at: str = "go", deeds: str = "", *, kept: str = "", jail: int = -1, out: bool = False
) -> Seat:
    """Describes a player; `deeds` are such as `boardwalk park* station dark-blue:3`.

    A group stands for all its deeds, `:3` for three apartments on each, `:5` for a hotel, `*` for mortgaged, `**` for
    mortgaged with the interest paid. `jail` is how many turns in jail went by, `kept` are the cards kept.
    """
    return Seat(cash, "jail" if jail >= 0 else at, deeds, kept, jail, out)


def table(
    *players: Seat,
    turn: int = 0,
    may_roll: bool = True,
    doubles: int = 0,
    fresh: bool | None = None,
    dice: str = "",
    chance: str = "",
    chest: str = "",
    claims: Sequence[str] = (),
    stack: Iterable[Mapping[str, object]] = (),
    options: Mapping[str, object] | None = None,
    **more: object,
) -> rentier.Game:
    """Sets up a game in the turn of `turn`, by default before its first roll.

    `dice` are the next rolls, such as `3-4 6-6`; `chance` and `chest` the cards on top of the piles, the first on top
    of all; `claims` such as `1: boardwalk 0 500K` by the owner (with `waiting` behind it, one that lies). `stack` is
    what is pending above the turn, and `more` are other fields of the position. Bank and stock have all the rest.
    """
    given = dict(options or {})
    hotel = QUICK.levels if given.get("game") == "quick" else STANDARD.levels
    owned = _deeds(players)
    standing = [level for _, level, _, _ in owned]
    piles = CARDS[str(given.get("deck", "french"))]
    kept = [code for seat in players for code in seat.kept.split()]
    fields: dict[str, object] = {
        "schema": 1,
        "edition": "banking",
        "rules_version": rentier.find_edition("banking").rules_version,
        "seats": len(players),
        "options": given,
        "dice": thrown(dice),
        "over": False,
        "winners": [],
        "ending": "",
        "stack": [{"kind": "turn"}, *stack],
        "players": [_seat(seat) for seat in players],
        "deeds": owned,
        "bank": len(players) * STANDARD.start - sum(money(seat.cash) for seat in players),
        "apartments": STANDARD.apartments - sum(level for level in standing if level < hotel),
        "hotels": STANDARD.hotels - standing.count(hotel),
        "decks": [_pile([card.code for card in piles[i]], named, kept) for i, named in enumerate((chance, chest))],
        "turn": turn,
        "starter": 0,
        "turns": int(str(more.get("rounds", 0))) * len(players) + turn + 1,
        "rounds": 0,
        "rolled": 0,
        "doubles": doubles,
        "may_roll": may_roll,
        "fresh": may_roll and not doubles if fresh is None else fresh,
        "claims": [_claim(text) for text in claims],
        "declined": [],
        "offers": [0] * len(players),
        "time_called": False,
    }
    return rentier.load(fields | more)


def _seat(given: Seat) -> dict[str, object]:
    return {
        "cash": money(given.cash),
        "place": given.at,
        "jail": given.jail,
        "kept": given.kept.split(),
        "out": given.out,
    }


def _deeds(players: Sequence[Seat]) -> list[list[Any]]:
    found: dict[str, list[Any]] = {}
    for seat, given in enumerate(players):
        for word in given.deeds.split():
            name, _, level = word.rstrip("*").partition(":")
            for code in GROUPS.get(name, [name]):
                assert code in DEEDS, f"{code} is no deed"
                assert code not in found, f"{code} stands here twice"
                found[code] = [seat, int(level or 0), word.endswith("*"), word.endswith("**")]
    return [found.get(code, [BANK, 0, False, False]) for code in DEEDS]


def _pile(codes: list[str], named: str, kept: list[str]) -> list[object]:
    top = named.split()
    assert set(top) <= set(codes) - set(kept), f"{named} are not all in this pile"
    left = [code for code in codes if code not in top and code not in kept]
    return [top + left, len(top) + len(left)]


def _claim(text: str) -> list[object]:
    owner, _, rest = text.partition(": ")
    code, lander, amount, *waiting = rest.split()
    return [int(owner), int(lander), code, money(amount), bool(waiting)]


def payments(events: Iterable[rentier.Event]) -> list[str]:
    """Lists the money that moved, such as `0 > 1 500K rent`; the bank is -1."""
    found = []
    for event in events:
        if event.kind == "paid":
            seen = event.seen_by(None)
            found.append(f"{seen['payer']} > {seen['payee']} {said(cast(int, seen['amount']))} {seen['why']}")
    return found


def money(text: str) -> int:
    """Reads an amount such as 600K or 1.5M."""
    return read_amount(text)


def said(amount: int) -> str:
    """Writes an amount as 600K or 1.5M."""
    return f"{amount / 10**6:g}M" if amount >= 10**6 else f"{amount // 1000}K"


def cash(game: rentier.Game, seat: int) -> str:
    """Tells a player's balance, such as 14.4M."""
    return said(state(game)["players"][seat]["cash"])


def balances(game: rentier.Game) -> list[str]:
    """Tells every player's balance."""
    return [cash(game, seat) for seat in range(game.seats)]


def at(game: rentier.Game, seat: int) -> str:
    """Names the space that a player stands on."""
    return cast(str, state(game)["players"][seat]["place"])


def jail(game: rentier.Game, seat: int) -> int:
    """Tells how many turns in jail went by; -1 for who is not in jail."""
    return cast(int, state(game)["players"][seat]["jail"])


def kept(game: rentier.Game, seat: int) -> str:
    """Names the cards that a player has kept."""
    return " ".join(state(game)["players"][seat]["kept"])


def is_out(game: rentier.Game, seat: int) -> bool:
    """Tells whether a player is bankrupt."""
    return cast(bool, state(game)["players"][seat]["out"])


def owner(game: rentier.Game, code: str) -> int:
    """Tells who has a deed; -1 is the bank."""
    return cast(int, state(game)["deeds"][DEEDS.index(code)][0])


def deeds(game: rentier.Game, seat: int) -> str:
    """Names a player's deeds in board order, written as for `player`."""
    found = []
    for code, (holder, level, is_mortgaged, is_paid) in zip(DEEDS, state(game)["deeds"]):
        if holder == seat:
            found.append(code + (f":{level}" if level else "") + "*" * (is_mortgaged + is_paid))
    return " ".join(found)


def levels(game: rentier.Game, group: str) -> list[int]:
    """Tells how many buildings stand on each lot of a colour; five is a hotel."""
    return [state(game)["deeds"][DEEDS.index(code)][1] for code in GROUPS[group]]


def is_mortgaged(game: rentier.Game, code: str) -> bool:
    """Tells whether a property is mortgaged."""
    return cast(bool, state(game)["deeds"][DEEDS.index(code)][2])


def stock(game: rentier.Game) -> tuple[int, int]:
    """Counts the apartments and hotels that the bank has left."""
    return state(game)["apartments"], state(game)["hotels"]


def pile(game: rentier.Game, deck: int) -> list[str]:
    """Lists the cards of a pile from its top."""
    return cast(list[str], state(game)["decks"][deck][0])


def claims(game: rentier.Game) -> list[str]:
    """Lists the open claims, written as for `table`."""
    return [
        f"{owner}: {code} {lander} {said(amount)}" + (" waiting" if is_waiting else "")
        for owner, lander, code, amount, is_waiting in state(game)["claims"]
    ]


def turn(game: rentier.Game) -> int:
    """Tells whose turn it is."""
    return cast(int, state(game)["turn"])


def rented(
    cash: str = "0K",
    deeds: str = "park boardwalk",
    owed: str = "5M",
    theirs: str = "reading-rr",
    **options: object,
) -> rentier.Game:
    """Lets the first player owe the second an amount for rent, in the first one's turn."""
    game = table(
        player(cash, deeds=deeds),
        player("10M", deeds=theirs),
        player(),
        may_roll=False,
        claims=[f"1: reading-rr 0 {owed}"],
        options=options,
    )
    play(game, "1: claim reading-rr 0")
    return game
