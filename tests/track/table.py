"""Set up positions of games on a track, and read what became of them: what the tables of the three editions share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, cast

import rentier
from playing import state, told
from rentier.track.amounts import read_amount
from rentier.track.state import TrackGame

BANK = -1


class Seated(Protocol):
    """What every edition's `player` describes of a seat."""

    @property
    def at(self) -> str: ...
    @property
    def deeds(self) -> str: ...
    @property
    def kept(self) -> str: ...
    @property
    def jail(self) -> int: ...
    @property
    def out(self) -> bool: ...


def set_up(
    edition: object,
    players: Sequence[Seated],
    stack: Iterable[Mapping[str, object]],
    more: Mapping[str, object],
    **named: Any,
) -> rentier.Game:
    """Set up a game with these players; `stack` is pending above the turn, `more` are other fields of the position.

    The deeds of a player are written as in `boardwalk park* station dark-blue:3`: a group stands for all its deeds,
    `:3` for three apartments on each, `:5` for a hotel, `*` for mortgaged, `**` for mortgaged with the interest paid.
    """
    owned = [_read_deeds(seat.deeds) for seat in players]
    for field, stars in (("mortgaged", 1), ("interest_paid", 2)):
        marked = [name for words in owned for name, _, count in words if count == stars]
        if marked:
            named[field] = marked
    game = rentier.setup(
        rentier.find_edition(edition),
        seats=len(players),
        shuffle=False,
        at=["jail" if seat.jail >= 0 else seat.at for seat in players],
        jail=[seat.jail for seat in players],
        owns=[[name for name, _, _ in words] for words in owned],
        buildings={name: int(level) for words in owned for name, level, _ in words if level},
        kept=[seat.kept for seat in players],
        out=[seat for seat, given in enumerate(players) if given.out],
        pending=list(stack),
        **named,
    )
    return rentier.load(game.position() | dict(more)) if more else game


def _read_deeds(deeds: str) -> list[tuple[str, str, int]]:
    """Read deeds: the name, the level, and how many stars follow."""
    words = [(word.rstrip("*"), word.count("*")) for word in deeds.split()]
    return [(*word.partition(":")[::2], stars) for word, stars in words]


def read_claim(text: str) -> dict[str, Any]:
    """Read a claim such as `1: boardwalk 0 500K` by its owner; with `waiting` after it, one that is let lie."""
    owner, _, rest = text.partition(": ")
    code, lander, amount, *waiting = rest.split()
    return {"owner": int(owner), "lander": int(lander), "deed": code, "amount": amount, "waiting": bool(waiting)}


def money(text: str) -> int:
    """Read an amount such as 600K or 1.5M."""
    return read_amount(text)


def said(amount: int) -> str:
    """Write an amount as 600K or 1.5M."""
    return f"{amount / 10**6:g}M" if amount >= 10**6 else f"{amount // 1000}K"


def payments(events: Iterable[rentier.Event], say: Callable[[int], str] = said) -> list[str]:
    """List the money that moved, such as `0 > 1 500K rent`; the bank is -1."""
    return [f"{it['payer']} > {it['payee']} {say(cast(int, it['amount']))} {it['why']}" for it in told(events, "paid")]


def claims(game: rentier.Game, say: Callable[[int], str] = said) -> list[str]:
    """List the open claims, written as `read_claim` reads them."""
    return [
        f"{owner}: {code} {lander} {say(amount)}" + (" waiting" if is_waiting else "")
        for owner, lander, code, amount, is_waiting in state(game)["claims"]
    ]


def worth(game: rentier.Game, seat: int) -> int:
    """Return a player's money, in units."""
    return cast(int, state(game)["players"][seat]["cash"])


def cash(game: rentier.Game, seat: int) -> str:
    """Return a player's money, such as 14.4M."""
    return said(worth(game, seat))


def balances(game: rentier.Game) -> list[str]:
    """Return every player's money."""
    return [cash(game, seat) for seat in range(game.seats)]


def at(game: rentier.Game, seat: int) -> str:
    """Return the code of the space that a player stands on."""
    return cast(str, state(game)["players"][seat]["place"])


def jail(game: rentier.Game, seat: int) -> int:
    """Return how many turns in jail went by; -1 for a player who is not in jail."""
    return cast(int, state(game)["players"][seat]["jail"])


def kept(game: rentier.Game, seat: int) -> str:
    """Return the codes of the cards that a player has kept."""
    return " ".join(state(game)["players"][seat]["kept"])


def is_out(game: rentier.Game, seat: int) -> bool:
    """Whether a player is bankrupt."""
    return cast(bool, state(game)["players"][seat]["out"])


def deed(game: rentier.Game, code: str) -> tuple[int, int, bool, bool]:
    """Return a deed's owner and level, whether it is mortgaged, and whether the interest is paid."""
    assert isinstance(game, TrackGame)
    row = state(game)["deeds"][game.board.find_deed(code).index]
    return cast(tuple[int, int, bool, bool], tuple(row))


def owner(game: rentier.Game, code: str) -> int:
    """Return the seat that has a deed; -1 is the bank."""
    return deed(game, code)[0]


def deeds(game: rentier.Game, seat: int) -> str:
    """Return a player's deeds in board order, written as for `player`."""
    assert isinstance(game, TrackGame)
    found = []
    for code in game.board.deed_codes():
        holder, level, is_mortgaged, is_paid = deed(game, code)
        if holder == seat:
            found.append(code + (f":{level}" if level else "") + "*" * (is_mortgaged + is_paid))
    return " ".join(found)


def levels(game: rentier.Game, group: str) -> list[int]:
    """Return how many buildings stand on each lot of a colour; five is a hotel."""
    assert isinstance(game, TrackGame)
    return [deed(game, it.code)[1] for it in game.board.deeds if it.group.name == group]


def is_mortgaged(game: rentier.Game, code: str) -> bool:
    """Whether a property is mortgaged."""
    return deed(game, code)[2]


def stock(game: rentier.Game) -> tuple[int, int]:
    """Return how many apartments and hotels the bank has left."""
    return state(game)["apartments"], state(game)["hotels"]


def pile(game: rentier.Game, deck: int) -> list[str]:
    """List the cards of a pile from its top."""
    return cast(list[str], state(game)["decks"][deck][0])


def turn(game: rentier.Game) -> int:
    """Return the seat whose turn it is."""
    return cast(int, state(game)["turn"])
