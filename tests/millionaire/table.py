"""Set up positions of Millionaire in the words of the rules, and read what became of them."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import NamedTuple, cast

import rentier
from playing import play, state
from rentier.games.millionaire.data import BOARD
from track.table import set_up

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
    """Describe a player; `deeds` are written as `bling-beach motor-drive* dark-blue:3`.

    A group stands for all its deeds, `:3` for three houses on each, `:5` for a hotel, `*` for mortgaged. `held` are
    the Fortune cards kept, `kept` those out of jail, `jail` is how many turns in jail went by.
    """
    return Seat(cash, at, deeds, stars, held, kept, jail, out)


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
    """Set up a game in the turn of `turn`, by default before its roll.

    `dice` are the next rolls, such as `3-4 6-6`; `chance` and `lifestyle` the cards on top of the piles, the first on
    top of all; `fortune` the Fortune cards on the board, such as `bling-beach=veto`, and `buried` those put away
    unseen. All the others were used. `stack` is what is pending above the turn, and `more` are other fields of the
    position. Bank and stock have all the rest.
    """
    laid = dict(word.split("=") for word in fortune.split())
    return set_up(
        "millionaire",
        players,
        stack,
        more,
        options=options,
        turn=turn,
        dice=dice,
        cash=[seat.cash for seat in players],
        stars=[seat.stars for seat in players],
        held=[seat.held for seat in players],
        fortune={**dict.fromkeys(GROUPS), **laid},
        buried=buried,
        may_roll=may_roll,
        doubles=doubles,
        fresh=fresh,
        chance=chance,
        lifestyle=lifestyle,
    )


def figures(game: rentier.Game, seat: int, text: str) -> dict[str, int]:
    """Return the figures of an action of the menu."""
    return next(action.figures(game, seat) for action in game.actions(seat) if str(action) == text)


def stars(game: rentier.Game, seat: int) -> int:
    """Return how many stars a player's token has."""
    return cast(int, state(game)["stars"][seat])


def held(game: rentier.Game, seat: int) -> str:
    """Name the Fortune cards that a player keeps."""
    return " ".join(sorted(state(game)["held"][seat]))


def laid(game: rentier.Game, code: str) -> str:
    """Name the Fortune card that lies on a property; empty if there is none."""
    return cast(str, state(game)["fortune"][DEEDS.index(code)])


def spent(game: rentier.Game) -> Counter[str]:
    """Count the Fortune cards that were used."""
    return Counter(state(game)["spent"])


def buried(game: rentier.Game) -> list[str]:
    """List the Fortune cards that were put away unseen."""
    return sorted(code for code, _ in state(game)["buried"])


def found(code: str, *others: object, **more: object) -> rentier.Game:
    """Set up a game whose first player will land on Palace Gardens with this Fortune card on it, and roll."""
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
