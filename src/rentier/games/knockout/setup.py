"""Setting up positions of Knockout from the arguments of a call of `rentier.setup`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rentier.core.errors import BadInput, shown
from rentier.core.setup import Given

from .board import BOARD
from .data import POT, UNIT
from .state import ABSENT, TOKENS_EACH, count_teams

if TYPE_CHECKING:
    from .state import Knockout

NAMES: Final = ("tokens", "order", "cash", "pot", "round", "slides", "slid", "step", "pending")

MOST: Final = 1_000_000_000
STEPS: Final = ["slides", "chance", "railroad"]
"""The steps of a round that can be set up by their names."""
HOME: Final = "home"
OFF: Final = "off"
GROUNDS: Final = {
    "setup-all-slid": 10,
    "setup-too-many": 1,
}
"""The numbers of the rules behind what cannot be set up."""


def set_up(given: Given) -> dict[str, object]:
    """Return the fields of the position."""
    given.only(NAMES)
    teams = count_teams(given.seats)
    round = given.number("round", 1, teams, 1)
    step = _read_step(given)
    tokens = _read_tokens(given, teams)
    order = _read_order(given, tokens)
    _fill_in(tokens, order, step.get("kind") == "slides", given.has("slid"))
    slid = given.number("slid", 0, TOKENS_EACH * teams, sum([_count_slid(own) for own in tokens]))
    if slid == TOKENS_EACH * teams and step.get("kind") == "slides" and not given.has("pending"):
        raise BadInput("setup-all-slid", {"where": "tokens", "known": STEPS[1:]})
    stack: list[object] = [step]
    stack.extend(given.objects("pending"))
    cash = [0] * teams
    for team, value in given.by_seat("cash", teams).items():
        cash[team] = _amount(given, f"cash[{team}]", value)
    slides = [(round - 1) * TOKENS_EACH + _count_slid(own) for own in tokens]
    for team, value in given.by_seat("slides", teams).items():
        slides[team] = given.check_number(f"slides[{team}]", value, 0, MOST)
    return {
        "stack": stack,
        "round": round,
        "slid": slid,
        "order": order,
        "pot": _amount(given, "pot", given.get("pot")) if given.has("pot") else POT,
        "cash": cash,
        "slides": slides,
        "tokens": tokens,
    }


def _fill_in(tokens: list[list[object]], order: list[int], is_sliding: bool, is_counted: bool) -> None:
    """Leave tokens that are not named at home, except that those that must have been slid by now are off the board."""
    teams = len(order)
    slid = 0 if is_sliding else TOKENS_EACH * teams
    for place, team in enumerate(order):
        count = _count_slid(tokens[team])
        if count and is_sliding and not is_counted:
            slid = max(slid, (count - 1) * teams + place + 1)
    for place, team in enumerate(order):
        done = max(0, (slid - place + teams - 1) // teams)
        own = tokens[team]
        while len(own) < TOKENS_EACH:
            own.append(OFF if len(own) < done else HOME)


def _count_slid(own: list[object]) -> int:
    return len([place for place in own if place != HOME])


def _amount(given: Given, where: str, value: object) -> int:
    amount = given.check_number(where, value, 0, MOST)
    if amount % UNIT:
        raise BadInput("setup-multiple", {"where": where, "given": shown(value), "unit": UNIT})
    return amount


def _read_tokens(given: Given, teams: int) -> list[list[object]]:
    """Read where the named tokens lie, by team."""
    named = given.by_seat("tokens", teams)
    tokens: list[list[object]] = []
    for team in range(teams):
        where = f"tokens[{team}]"
        value = named.get(team)
        entries: list[object] = []
        if isinstance(value, str):
            entries.extend(value.split())
        elif isinstance(value, list | tuple):
            entries.extend(value)
        elif value is not None:
            raise given.fault("setup-tokens", where, value)
        if len(entries) > TOKENS_EACH:
            raise BadInput("setup-too-many", {"where": where, "count": len(entries), "most": TOKENS_EACH})
        tokens.append([_read_place(given, where, entry) for entry in entries])
    return tokens


def _read_place(given: Given, where: str, entry: object) -> object:
    """Read a place: a space, in the middle of which the token lies, a word such as `home`, or millimetres."""
    if isinstance(entry, str) and "," not in entry:
        known = [*ABSENT.values(), *[code for code in BOARD.by_code if code not in ABSENT.values()]]
        return given.find(where, "space", entry, known)
    numbers: list[object] = []
    if isinstance(entry, str):
        for part in entry.split(","):
            whole, _, fraction = part.partition(".")
            if not (whole.isascii() and whole.isdigit() and len(whole) < 6):
                raise given.fault("setup-tokens", where, entry)
            if not (fraction == "" or (fraction.isascii() and fraction.isdigit())) or len(fraction) > 20:
                raise given.fault("setup-tokens", where, entry)
            numbers.append(float(part))
    elif isinstance(entry, list | tuple):
        for number in entry:
            if isinstance(number, bool) or not isinstance(number, int | float):
                raise given.fault("setup-tokens", where, entry)
            numbers.append(number)
    if len(numbers) != 2:
        raise given.fault("setup-tokens", where, entry)
    return numbers


def _read_order(given: Given, tokens: list[list[object]]) -> list[int]:
    """Read the teams from the top of the turn order; by default, those that have slid the most tokens come first."""
    teams = len(tokens)
    value = given.get("order")
    if value is None:
        counts = [_count_slid(own) for own in tokens]
        return [team for count in range(TOKENS_EACH, -1, -1) for team in range(teams) if counts[team] == count]
    order: list[int] = []
    if isinstance(value, list | tuple):
        for team in value:
            if isinstance(team, int) and not isinstance(team, bool):
                order.append(team)
    if not isinstance(value, list | tuple) or len(order) != len(value) or sorted(order) != list(range(teams)):
        raise BadInput("setup-order", {"where": "order", "given": shown(value), "highest": teams - 1})
    return order


def _read_step(given: Given) -> dict[str, object]:
    """Read the stage of the round: the name of a step, for its beginning, or the whole decision."""
    value = given.get("step")
    if value is None:
        return {"kind": "slides"}
    if isinstance(value, Mapping):
        return given.mapping("step", value)
    if value == "slides":
        return {"kind": "slides"}
    nobody: list[int] = []
    if value == "chance":
        return {"kind": "chance", "place_in_order": 0, "slid": nobody}
    if value == "railroad":
        return {"kind": "railroad", "place_in_order": 0, "stood": nobody}
    raise BadInput("setup-choice", {"where": "step", "given": shown(value), "known": STEPS})


def describe(game: Knockout) -> dict[str, object]:
    """Return the arguments that make the position of a game again."""
    teams = range(game.teams)
    return {
        "tokens": {team: [game.lies(TOKENS_EACH * team + each) for each in range(TOKENS_EACH)] for team in teams},
        "order": list(game.order),
        "cash": dict(enumerate(game.cash)),
        "pot": game.pot,
        "round": game.round,
        "slides": dict(enumerate(game.slides)),
        "slid": game.slid,
        "step": dict(game.stack[0].data()),
        "pending": [dict(decision.data()) for decision in game.stack[1:]],
    }
