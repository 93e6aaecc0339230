"""Sets up positions of Banking in the words of the rules, and reads what became of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, cast

import rentier
from playing import kinds as kinds
from playing import offered as offered
from playing import pending as pending
from playing import play as play
from playing import refused as refused
from playing import state as state
from playing import view as view
from rentier.games.banking.data import BOARD
from rentier.track.amounts import read_amount
from throwing import rolling as rolling

BANK = -1
CHANCE, CHEST = 0, 1
GROUPS = {group.name: [deed.code for deed in group.deeds] for group in BOARD.groups}
PLACES = [space.code for space in BOARD.spaces]
DEEDS = [deed.code for deed in BOARD.deeds]
SET_UP = {"starter", "turns", "rounds", "rolled", "offers", "declined", "time_called"}
"""What `table` leaves to `rentier.setup` as it is."""


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
    owned = [_words(seat.deeds) for seat in players]
    buildings = {name: int(level) for words in owned for name, level, _ in words if level}
    known = [_claim(text) for text in claims]
    game = rentier.setup(
        rentier.find_edition(more.pop("edition", "banking")),
        seats=len(players),
        options=options,
        shuffle=False,
        turn=turn,
        dice=dice,
        cash=[seat.cash for seat in players],
        at=[seat.at for seat in players],
        jail=[seat.jail for seat in players],
        owns=[[name for name, _, _ in words] for words in owned],
        buildings=buildings,
        mortgaged=[name for words in owned for name, _, stars in words if stars == 1],
        interest_paid=[name for words in owned for name, _, stars in words if stars == 2],
        kept=[seat.kept for seat in players],
        out=[seat for seat, given in enumerate(players) if given.out],
        may_roll=may_roll,
        doubles=doubles,
        fresh=fresh,
        chance=chance,
        chest=chest,
        claims=known,
        pending=list(stack),
        **{name: more.pop(name) for name in SET_UP & more.keys()},
    )
    return rentier.load(game.position() | more) if more else game


def _words(deeds: str) -> list[tuple[str, str, int]]:
    """Reads deeds: the name, the level and how many stars are behind it."""
    words = [(word.rstrip("*"), word.count("*")) for word in deeds.split()]
    return [(*word.partition(":")[::2], stars) for word, stars in words]


def _claim(text: str) -> dict[str, object]:
    owner, _, rest = text.partition(": ")
    code, lander, amount, *waiting = rest.split()
    return {"owner": int(owner), "lander": int(lander), "deed": code, "amount": amount, "waiting": bool(waiting)}


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
