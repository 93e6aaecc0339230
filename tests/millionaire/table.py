"""Sets up positions of Millionaire in the words of the rules, and reads what became of them."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any, NamedTuple, cast

import rentier
from playing import offered as offered
from playing import play as play
from playing import refused as refused
from rentier.games.millionaire.data import BOARD
from rentier.track.amounts import read_amount
from throwing import rolling as rolling

BANK = -1
CHANCE, LIFESTYLE = 0, 1
GROUPS = {group.name: [deed.code for deed in group.deeds] for group in BOARD.groups}
PLACES = [space.code for space in BOARD.spaces]
DEEDS = [deed.code for deed in BOARD.deeds]
TABLES = tomllib.loads((files("rentier") / "games" / "millionaire" / "data" / "cards.toml").read_text("utf-8"))
FORTUNE, *PILES = (
    [card["code"] for card in TABLES[pile] for _ in range(card["copies"])]
    for pile in ("fortune", "chance", "lifestyle")
)


class Seat(NamedTuple):
    """What one player has."""

    cash: str
    at: str
    deeds: str
    stars: int
    held: str
    kept: str
    jail: int
    out: bool


def player(
    cash: str = "372K",
    at: str = "go",
    deeds: str = "",
    *,
    stars: int = 1,
    held: str = "",
    kept: str = "",
    jail: int = -1,
    out: bool = False,
) -> Seat:
    """Describes a player; `deeds` are such as `bling-beach motor-drive* dark-blue:3`.

    A group stands for all its deeds, `:3` for three houses on each, `:5` for a hotel, `*` for mortgaged. `held` are
    the Fortune cards kept, `kept` those out of jail, `jail` is how many turns in jail went by.
    """
    return Seat(cash, "jail" if jail >= 0 else at, deeds, stars, held, kept, jail, out)


def table(
    *players: Seat,
    turn: int = 0,
    may_roll: bool = True,
    doubles: int = 0,
    fresh: bool | None = None,
    dice: str = "",
    chance: str = "",
    lifestyle: str = "",
    fortune: str = "",
    buried: str = "",
    stack: Iterable[Mapping[str, object]] = (),
    options: Mapping[str, object] | None = None,
    **more: object,
) -> rentier.Game:
    """Sets up a game in the turn of `turn`, by default before its roll.

    `dice` are the next rolls, such as `3-4 6-6`; `chance` and `lifestyle` the cards on top of the piles, the first on
    top of all; `fortune` the Fortune cards on the board, such as `bling-beach=veto`, and `buried` those put away
    unseen. All the others were used. `stack` is what is pending above the turn, and `more` are other fields of the
    position. Bank and stock have all the rest.
    """
    owned = [_words(seat.deeds) for seat in players]
    laid = dict(word.split("=") for word in fortune.split())
    game = rentier.setup(
        "millionaire",
        seats=len(players),
        options=options,
        shuffle=False,
        turn=turn,
        dice=dice,
        cash=[seat.cash for seat in players],
        at=[seat.at for seat in players],
        jail=[seat.jail for seat in players],
        owns=[[name for name, _, _ in words] for words in owned],
        buildings={name: int(level) for words in owned for name, level, _ in words if level},
        mortgaged=[name for words in owned for name, _, is_mortgaged in words if is_mortgaged],
        kept=[seat.kept for seat in players],
        stars=[seat.stars for seat in players],
        held=[seat.held for seat in players],
        fortune={**dict.fromkeys(GROUPS), **laid},
        buried=buried,
        out=[seat for seat, given in enumerate(players) if given.out],
        may_roll=may_roll,
        doubles=doubles,
        fresh=fresh,
        chance=chance,
        lifestyle=lifestyle,
        pending=list(stack),
    )
    return rentier.load(game.position() | more) if more else game


def _words(deeds: str) -> list[tuple[str, str, bool]]:
    """Reads deeds: the name, the level behind it, and whether it is mortgaged."""
    words = [(word.rstrip("*"), word.endswith("*")) for word in deeds.split()]
    return [(word.partition(":")[0], word.partition(":")[2], is_mortgaged) for word, is_mortgaged in words]


def figures(game: rentier.Game, seat: int, text: str) -> dict[str, int]:
    """Gives the figures of an action of the menu."""
    return next(action.figures(game, seat) for action in game.actions(seat) if str(action) == text)


def kinds(events: Iterable[rentier.Event]) -> list[str]:
    """Names what happened."""
    return [event.kind for event in events]


def told(events: Iterable[rentier.Event], kind: str, seat: int | None = None) -> list[dict[str, object]]:
    """Gives the events of a kind as a seat sees them."""
    return [dict(event.seen_by(seat)) for event in events if event.kind == kind]


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
    """Writes an amount as 600K or 1.005M."""
    return f"{amount / 10**6:g}M" if amount >= 10**6 else f"{amount // 1000}K"


def state(game: rentier.Game) -> dict[str, Any]:
    """Gives the position."""
    return cast(dict[str, Any], game.position())


def cash(game: rentier.Game, seat: int) -> str:
    """Tells a player's money, such as 372K."""
    return said(state(game)["players"][seat]["cash"])


def balances(game: rentier.Game) -> list[str]:
    """Tells every player's money."""
    return [cash(game, seat) for seat in range(game.seats)]


def at(game: rentier.Game, seat: int) -> str:
    """Names the space that a player stands on."""
    return cast(str, state(game)["players"][seat]["place"])


def stars(game: rentier.Game, seat: int) -> int:
    """Tells how many stars a player's token has."""
    return cast(int, state(game)["stars"][seat])


def jail(game: rentier.Game, seat: int) -> int:
    """Tells how many turns in jail went by; -1 for who is not in jail."""
    return cast(int, state(game)["players"][seat]["jail"])


def kept(game: rentier.Game, seat: int) -> str:
    """Names the cards out of jail that a player has."""
    return " ".join(state(game)["players"][seat]["kept"])


def held(game: rentier.Game, seat: int) -> str:
    """Names the Fortune cards that a player keeps."""
    return " ".join(sorted(state(game)["held"][seat]))


def laid(game: rentier.Game, code: str) -> str:
    """Names the Fortune card that lies on a property, or nothing."""
    return cast(str, state(game)["fortune"][DEEDS.index(code)])


def spent(game: rentier.Game) -> Counter[str]:
    """Counts the Fortune cards that were used."""
    return Counter(state(game)["spent"])


def buried(game: rentier.Game) -> list[str]:
    """Lists the Fortune cards that were put away unseen."""
    return sorted(code for code, _ in state(game)["buried"])


def is_out(game: rentier.Game, seat: int) -> bool:
    """Tells whether a player is bankrupt."""
    return cast(bool, state(game)["players"][seat]["out"])


def owner(game: rentier.Game, code: str) -> int:
    """Tells who has a deed; -1 is the bank."""
    return cast(int, state(game)["deeds"][DEEDS.index(code)][0])


def deeds(game: rentier.Game, seat: int) -> str:
    """Names a player's deeds in board order, written as for `player`."""
    found = []
    for code, (holder, level, is_mortgaged, _) in zip(DEEDS, state(game)["deeds"]):
        if holder == seat:
            found.append(code + (f":{level}" if level else "") + "*" * is_mortgaged)
    return " ".join(found)


def levels(game: rentier.Game, group: str) -> list[int]:
    """Tells how many buildings stand on each lot of a colour; five is a hotel."""
    return [state(game)["deeds"][DEEDS.index(code)][1] for code in GROUPS[group]]


def is_mortgaged(game: rentier.Game, code: str) -> bool:
    """Tells whether a property is mortgaged."""
    return cast(bool, state(game)["deeds"][DEEDS.index(code)][2])


def stock(game: rentier.Game) -> tuple[int, int]:
    """Counts the houses and hotels that are left."""
    return state(game)["apartments"], state(game)["hotels"]


def pile(game: rentier.Game, deck: int) -> list[str]:
    """Lists the cards of a pile from its top."""
    return cast(list[str], state(game)["decks"][deck][0])


def turn(game: rentier.Game) -> int:
    """Tells whose turn it is."""
    return cast(int, state(game)["turn"])


def pending(game: rentier.Game) -> dict[str, Any]:
    """Gives what is being asked."""
    return cast(dict[str, Any], state(game)["stack"][-1])


def view(game: rentier.Game, seat: int | None) -> dict[str, Any]:
    """Gives what a seat may know."""
    return cast(dict[str, Any], game.view(seat))


def found(code: str, *others: object, **more: object) -> rentier.Game:
    """Sets up a game whose first player lands on Palace Gardens with this Fortune card on it, and lets them roll."""
    players = others or (player(), player())
    game = table(
        player("200K", at="jail"),
        *players,  # type: ignore[arg-type]
        dice="1-2",
        fortune=f"palace-gardens={code}",
        **more,  # type: ignore[arg-type]
    )
    play(game, "0: roll")
    return game
