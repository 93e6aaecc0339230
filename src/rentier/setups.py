"""`rentier.setup`: games from the few things that matter, with the arguments of each edition typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias, TypedDict, TypeVar, Unpack, overload

from rentier.core import Edition, Game
from rentier.core.setup import arguments_of, set_up

__all__ = ["BankingSetup", "CrookedSetup", "DealSetup", "KnockoutSetup", "MillionaireSetup", "setup", "setup_of"]

T = TypeVar("T")

BySeat: TypeAlias = Mapping[int, T] | Sequence[T | None]
"""A value for some seats by their numbers, or a list with one for each; None stands for what a game starts with."""
Words: TypeAlias = str | Sequence[str]
"""Several names: a list of them, or a text with blanks between them."""
Decisions: TypeAlias = Sequence[Mapping[str, object]]


class Claim(TypedDict, total=False):
    """An open claim: the deed, who landed there (by default the player whose turn it is) and how much is due."""

    deed: str
    lander: int
    amount: int | str
    owner: int
    waiting: bool


class TrackSetup(TypedDict, total=False):
    """The arguments that all games on a track have."""

    shuffle: bool | None
    turn: int | None
    dice: Words | None
    cash: BySeat[int | str] | None
    at: BySeat[str] | None
    jail: BySeat[int] | None
    owns: BySeat[Words] | None
    buildings: Mapping[str, int | Literal["hotel"]] | None
    kept: BySeat[Words] | None
    out: int | Sequence[int] | None
    may_roll: bool | None
    fresh: bool | None
    doubles: int | None
    rolled: int | None
    turns: int | None
    rounds: int | None
    starter: int | None
    offers: BySeat[int] | None
    declined: Sequence[str] | None
    pending: Decisions | None


class BankingSetup(TrackSetup, total=False):
    """The arguments of Banking."""

    mortgaged: Words | None
    interest_paid: Words | None
    claims: Sequence[Claim] | None
    chance: Words | None
    chest: Words | None
    time_called: bool | None


class CrookedSetup(TrackSetup, total=False):
    """The arguments of Crooked Cash."""

    notes: BySeat[Words] | None
    bank: Words | None
    green: BySeat[int] | None
    held: BySeat[str] | None
    open_cards: Words | None
    chance: Words | None
    chest: Words | None
    claims: Sequence[Claim] | None
    shown_cards: Words | None
    changed: int | None


class MillionaireSetup(TrackSetup, total=False):
    """The arguments of Millionaire."""

    mortgaged: Words | None
    chance: Words | None
    lifestyle: Words | None
    stars: BySeat[int] | None
    fortune: Mapping[str, str | None] | None
    held: BySeat[Words] | None
    spent: Words | None
    buried: Words | Sequence[tuple[str, int]] | None


class DealSetup(TypedDict, total=False):
    """The arguments of Deal."""

    shuffle: bool | None
    turn: int | None
    turns: int | None
    hands: BySeat[Words] | None
    banks: BySeat[Words] | None
    sets: BySeat[Mapping[str, Words]] | None
    known: BySeat[Sequence[tuple[str, int]]] | None
    pile: Words | None
    centre: Words | None
    rest: Literal["pile", "centre"] | None
    buried: Sequence[int] | None
    plays_left: int | None
    busy: bool | None
    idle: int | None
    pending: Decisions | None


class KnockoutSetup(TypedDict, total=False):
    """The arguments of Knockout."""

    shuffle: bool | None
    tokens: BySeat[str | Sequence[str | Sequence[float]]] | None
    order: Sequence[int] | None
    cash: BySeat[int] | None
    pot: int | None
    round: int | None
    slides: BySeat[int] | None
    slid: int | None
    step: str | Mapping[str, object] | None
    pending: Decisions | None


@overload
def setup(
    edition: Literal["banking"],
    seats: int,
    seed: object = 0,
    options: Mapping[str, object] | None = None,
    **given: Unpack[BankingSetup],
) -> Game: ...
@overload
def setup(
    edition: Literal["crooked"],
    seats: int,
    seed: object = 0,
    options: Mapping[str, object] | None = None,
    **given: Unpack[CrookedSetup],
) -> Game: ...
@overload
def setup(
    edition: Literal["millionaire"],
    seats: int,
    seed: object = 0,
    options: Mapping[str, object] | None = None,
    **given: Unpack[MillionaireSetup],
) -> Game: ...
@overload
def setup(
    edition: Literal["deal"],
    seats: int,
    seed: object = 0,
    options: Mapping[str, object] | None = None,
    **given: Unpack[DealSetup],
) -> Game: ...
@overload
def setup(
    edition: Literal["knockout"],
    seats: int,
    seed: object = 0,
    options: Mapping[str, object] | None = None,
    **given: Unpack[KnockoutSetup],
) -> Game: ...
@overload
def setup(
    edition: Edition, seats: int, seed: object = 0, options: Mapping[str, object] | None = None, **given: object
) -> Game: ...
def setup(edition: str | Edition, seats: int, seed: object = 0, options: object = None, **given: object) -> Game:
    """Return a game in a position described by the few things that matter; the rules fill in the rest.

    Whatever is not named is as at the start of a game. The order of the piles and everything else that is filled in
    follow from `seed`, as does all chance of the game itself, so the same call makes the same game; `shuffle=False`
    leaves what is filled in as the edition lists it. None counts as not named. What cannot be raises `BadInput`.
    docs/setup.md lists the arguments. Type checkers know those of the five editions by their names; for any other, pass
    an `Edition`.
    """
    name = edition.name if isinstance(edition, Edition) else edition
    return set_up(name, seats, seed, options, given)


def setup_of(game: Game) -> dict[str, Any]:
    """Return the arguments with which `setup` makes the position of a game again, to be changed and set up anew.

    `rentier.setup(game.edition, **rentier.setup_of(game))` has everything where it is in the game. It does not have
    how far the seed was used, and what players have learnt about cards that lie in piles; docs/setup.md has the rest.
    """
    return arguments_of(game)
