"""Set up positions of Knockout in the words of the rules, and read what became of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, cast

import pytest

import playing
import rentier
from playing import state
from rentier.games.knockout.board import BOARD, NOWHERE
from rentier.games.knockout.scoring import RoundScore, score_round

COLOURS = ("red", "yellow", "green", "blue")

AWAY = "slide 15 105 -25 2000"
"""A slide that leaves the board at once on the left, and touches nothing."""
WEAK = "slide 255 15 0 100"
"""A slide that comes to rest far behind GO."""


def table(
    *teams: str,
    order: str = "",
    cash: Sequence[int] = (),
    pot: int = 500,
    round: int = 1,
    seats: int = 0,
    slides: Sequence[int] = (),
    slid: int | None = None,
    stack: Iterable[Mapping[str, object]] = (),
    step: Mapping[str, object] | None = None,
    options: Mapping[str, object] | None = None,
    **more: object,
) -> rentier.Game:
    """Set up a round; each team is the places of its four tokens, such as `boardwalk 86,887 jail home`.

    A place is a space, with the token in its middle, or millimetres, or `home`, `jail`, `off`; tokens not named are at
    home. `order` are the teams from the top, `step` is the stage of the round, by default the first slides, `stack` is
    what is pending above that, and `more` are other fields of the position.
    """
    count = len(teams)
    game = rentier.setup(
        "knockout",
        seats=seats or count,
        options=options,
        tokens=[[*own.split(), *["home"] * 4][:4] for own in teams],
        order=[int(team) for team in order.split()] or list(range(count)),
        cash=list(cash) or None,
        pot=pot,
        round=round,
        slides=list(slides) or [0] * count,
        slid=slid,
        step=step,
        pending=list(stack),
    )
    return rentier.load(game.position() | more) if more else game


def ending(*teams: str, last: str = AWAY, **more: Any) -> tuple[rentier.Game, list[rentier.Event]]:
    """Play the last slide of a round, by default one that leaves the board at once; return the game and its events.

    All tokens are named but one, which belongs to the last team in turn order.
    """
    game = table(*teams, **more)
    return game, play(game, f"{game.awaiting[0]}: {last}")


def aimed(game: rentier.Game, space: str) -> str:
    """Return the slide of the menu that is aimed at a space."""
    return str(game.actions(game.awaiting[0])[BOARD.by_code[space].index])


def play(game: rentier.Game, *steps: str) -> list[rentier.Event]:
    """Play steps such as `0: pay`; `0: at boardwalk` is the slide of the menu that is aimed there."""
    events: list[rentier.Event] = []
    for step in steps:
        seat, _, text = step.partition(": ")
        aim = aimed(game, text.removeprefix("at ")) if text.startswith("at ") else text
        events += playing.play(game, f"{seat}: {aim}")
    return events


def spoilt(game: rentier.Game, **fields: object) -> rentier.BadInput:
    """Return the refusal of a game's position with other values in some fields."""
    with pytest.raises(rentier.BadInput) as caught:
        rentier.load(game.position() | fields)
    return caught.value


def told(events: Iterable[rentier.Event], kind: str, *fields: str) -> list[Any]:
    """Return these fields of each event of a kind; one field as it is, several as a tuple."""
    seen = [event.seen_by(None) for event in events if event.kind == kind]
    return [one[fields[0]] if len(fields) == 1 else tuple(one[field] for field in fields) for one in seen]


def cash(game: rentier.Game) -> list[int]:
    """Return each team's cash."""
    return cast(list[int], state(game)["cash"])


def pot(game: rentier.Game) -> int:
    """Return what lies on Free Parking."""
    return cast(int, state(game)["pot"])


def on(game: rentier.Game, team: int) -> str:
    """Name what the tokens of a team are on, such as `boardwalk none jail home`."""
    teams = cast(list[dict[str, Any]], game.view(None)["teams"])
    return " ".join(token["on"] for token in teams[team]["tokens"])


def places(game: rentier.Game) -> list[list[object]]:
    """Return where every token lies."""
    return cast(list[list[object]], state(game)["tokens"])


def pending(game: rentier.Game) -> list[str]:
    """List the kinds of what is pending, the current question last."""
    return [entry["kind"] for entry in state(game)["stack"]]


class Scored(NamedTuple):
    """What a round brought, by colour."""

    cash: dict[str, int]
    pot: int
    steps: list[str]
    asked: str
    choices: list[str]


def scored(order: str, pot: int = 500, double: Mapping[str, str] | None = None, **tokens: str) -> Scored:
    """Score a round from what the tokens of each colour are on, such as `red="boardwalk park"`."""
    teams = [colour for colour in COLOURS if colour in tokens]
    doubled = [BOARD.by_code[double[colour]].index if colour in (double or {}) else NOWHERE for colour in teams]  # type: ignore[index]
    lying = [tuple(BOARD.by_code[code].index for code in tokens[colour].split()) for colour in teams]
    found = score_round(tuple(teams.index(colour) for colour in order.split()), tuple(lying), tuple(doubled), pot)
    return Scored(
        dict(zip(teams, found.gains, strict=True)),
        found.pot,
        _steps(found, teams),
        teams[found.asked] if found.asked >= 0 else "",
        [space.code for space in found.choices],
    )


def _steps(found: RoundScore, teams: Sequence[str]) -> list[str]:
    """Write the steps as `red property boardwalk 500`."""
    lines = []
    for step in found.steps:
        thing = step.space.code if step.space else step.group.name if step.group else str(step.count or "")
        lines.append(
            " ".join(filter(None, (teams[step.team] if step.team >= 0 else "", step.kind, thing, str(step.amount))))
        )
    return lines
