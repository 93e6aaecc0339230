"""What each seat may know of a game of Knockout: everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import state

if TYPE_CHECKING:
    from . import shapes
    from .state import Knockout


def view_of(game: Knockout, seat: int | None) -> shapes.KnockoutView:
    """Return the whole table; the seat says only whose eyes these are."""
    pending: list[Any] = [decision.shown(game, seat) for decision in game.stack]
    return {
        "edition": game.edition.name,
        "seats": game.seats,
        "seat": seat,
        "options": dict(game.options.values),
        "round": game.round,
        "rounds": game.teams,
        "slid": game.slid,
        "order": list(game.order),
        "pot": game.pot,
        "teams": [_team_view(game, team) for team in range(game.teams)],
        "awaiting": list(game.awaiting),
        "pending": pending,
        "over": game.over,
        "winners": list(game.winners),
        "scores": list(game.scores),
    }


def _team_view(game: Knockout, team: int) -> shapes.TeamShown:
    first = state.TOKENS_EACH * team
    return {
        "colour": state.COLOURS[team],
        "seats": list(game.mates[team]),
        "slides_next": game.slider(team),
        "cash": game.cash[team],
        "tokens": [_token_view(game, token) for token in range(first, first + state.TOKENS_EACH)],
    }


def _token_view(game: Knockout, token: int) -> shapes.TokenShown:
    """Return where a token is: `on` is a space's code or `none`, with its place, or `home`, `jail`, `off`."""
    place = game.places[token]
    on = game.on[token]
    if place is None:
        return {"token": token, "on": state.ABSENT[on], "place": None}
    return {"token": token, "on": state.name_space(on), "place": [place.x, place.y]}
