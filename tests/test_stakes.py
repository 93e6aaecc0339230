"""What stakes promise comes true: in random positions, each action is played in a copy and compared."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

import rentier
from rentier.core.actions import AnyAction
from rentier.track.board import Board
from rentier.track.edition import TrackEdition
from rentier.track.events import LostClaim
from rentier.track.payment import Paying
from rentier.track.state import TrackGame

STEPS = 60
GAMES = 30


def random_owners(board: Board, seats: int, chance: random.Random) -> list[list[str]]:
    """Hand out most of the deeds, group by group so that some groups are whole."""
    owns: list[list[str]] = [[] for _ in range(seats)]
    for group in board.groups:
        owner = chance.randrange(seats)
        for deed in group.deeds:
            if chance.random() < 0.85:
                owns[owner if chance.random() < 0.8 else chance.randrange(seats)].append(deed.code)
    return owns


def banking(chance: random.Random) -> rentier.Game:
    """Make a game of Banking with little money, in its last rounds."""
    seats = chance.randint(2, 4)
    owns = random_owners(board_of("banking"), seats, chance)
    options: dict[str, object] = {"round_limit": chance.randint(1, 4), "game": chance.choice(["standard", "quick"])}
    options["jail_fine"] = chance.choice(["next_turn", "any_time", "roll_now"])
    options["rent"] = chance.choice(["claimed", "automatic"])
    cash = [10_000 * chance.choice([chance.randint(0, 20), chance.randint(50, 150)]) for _ in range(seats)]
    jail = [chance.choice([-1, -1, 0, 2]) for _ in range(seats)]
    at = ["jail" if turns >= 0 else "go" for turns in jail]
    number = chance.randrange(1 << 30)
    return rentier.setup("banking", seats=seats, seed=number, owns=owns, cash=cash, jail=jail, at=at, options=options)


def millionaire(chance: random.Random) -> rentier.Game:
    """Make a game of Millionaire in which some are poor and some have almost a million."""
    seats = chance.randint(2, 4)
    owns = random_owners(board_of("millionaire"), seats, chance)
    cash = [1000 * chance.choice([chance.randint(0, 40), chance.randint(850, 999)]) for _ in range(seats)]
    stars = [chance.choice([1, 3, 5]) for _ in range(seats)]
    number = chance.randrange(1 << 30)
    return rentier.setup("millionaire", seats=seats, seed=number, owns=owns, cash=cash, stars=stars)


def crooked(chance: random.Random) -> rentier.Game:
    """Make a game of Crooked Cash with few streets left, in its last rounds."""
    seats = chance.randint(2, 4)
    owns = random_owners(board_of("crooked"), seats, chance)
    owns = [[code for code in deeds if code != "park"] for deeds in owns]
    notes = [f"{chance.randint(0, 3)}x100 {chance.randint(1, 4)}x20 2x10" for _ in range(seats)]
    options = {"round_limit": chance.randint(1, 4)}
    number = chance.randrange(1 << 30)
    return rentier.setup("crooked", seats=seats, seed=number, owns=owns, notes=notes, options=options)


def deal(chance: random.Random) -> rentier.Game:
    options = {"turn_limit": chance.choice([None, 12]), "win": chance.choice(["own_turn", "at_once"])}
    return rentier.new("deal", seats=chance.randint(2, 4), seed=chance.randrange(1 << 30), options=options)


def knockout(chance: random.Random) -> rentier.Game:
    return rentier.new("knockout", seats=chance.randint(2, 5), seed=chance.randrange(1 << 30))


MAKERS: dict[str, Callable[[random.Random], rentier.Game]] = {
    "banking": banking,
    "crooked": crooked,
    "deal": deal,
    "knockout": knockout,
    "millionaire": millionaire,
}


def board_of(edition: str) -> Board:
    found = rentier.find_edition(edition)
    assert isinstance(found, TrackEdition)
    return found.board


def moments(edition: str) -> Iterator[tuple[rentier.Game, int, AnyAction, list[rentier.Event], rentier.Game]]:
    """Play at random; go through all actions of every menu, each with its events and the game after it."""
    for number in range(GAMES):
        chance = random.Random(f"{edition} {number}")
        game = MAKERS[edition](chance)
        for _ in range(STEPS if edition != "deal" else 400):
            if game.over:
                break
            for seat in range(game.seats):
                menu = game.actions(seat)
                for action in chance.sample(menu, min(len(menu), 8)):
                    after = game.copy()
                    events = after.play(seat, str(action))
                    yield game, seat, action, events, after
            seat = game.awaiting[0]
            menu = game.actions(seat)
            game.play(seat, chance.choice([it for it in menu if it.verb() != "resign"]))


def sure_moments(edition: str) -> Iterator[tuple[rentier.Game, int, AnyAction, rentier.Game]]:
    """Leave out the actions after which dice or hidden cards decide."""
    for game, seat, action, events, after in moments(edition):
        if after.dice.drawn == game.dice.drawn and not any(event.reveals for event in events):
            yield game, seat, action, after


def found(game: rentier.Game, seat: int, action: AnyAction) -> dict[str, dict[str, object]]:
    return {stake.key.partition("-stake-")[2]: dict(stake.details) for stake in game.stakes(seat, action)}


@pytest.mark.parametrize("edition", MAKERS)
def test_an_action_that_ends_the_game_says_who_wins(edition: str) -> None:
    seen = 0
    for game, seat, action, after in sure_moments(edition):
        # Where a slide ends is for the player's eye: its stakes look only at the space aimed for.
        if not after.over or action.verb() == "slide":
            continue
        seen += 1
        told = found(game, seat, action)
        if seat in after.winners:
            assert "you-win" in told, f"{action}: {told}"
        else:
            assert told["they-win"]["winners"] == list(after.winners), f"{action}: {told}"
    assert seen


def left_of(game: TrackGame, seat: int) -> int:
    """Return what a seat has; where payers lay notes, after the payments that nobody is too short for."""
    cash = game.means(seat)
    for decision in reversed(game.stack) if game.edition.name == "crooked" else []:
        if isinstance(decision, Paying):
            if game.means(decision.payer) < decision.amount:
                break
            cash += decision.amount * ((decision.payee == seat) - (decision.payer == seat))
    return cash


@pytest.mark.parametrize("edition", ["banking", "millionaire", "crooked"])
def test_the_money_that_is_left_is_what_is_promised(edition: str) -> None:
    seen = set()
    for game, seat, action, after in sure_moments(edition):
        told = found(game, seat, action)
        # A bid or an offer is a promise only for the case that it is accepted.
        if "balance" in told and action.verb() not in ("bid", "bid-building", "offer", "pay"):
            assert isinstance(game, TrackGame)
            assert isinstance(after, TrackGame)
            seen.add((action.verb(), bool(game.debt_of(seat))))
            assert told["balance"]["will"] == left_of(after, seat), f"{seat}: {action}"
    assert any(in_debt for _, in_debt in seen), seen


@pytest.mark.parametrize("edition", ["banking", "crooked"])
def test_an_action_that_loses_an_own_claim_warns_of_it(edition: str) -> None:
    seen = 0
    for game, seat, action, events, _ in moments(edition):
        lost = sum(event.amount for event in events if isinstance(event, LostClaim) and event.seat == seat)
        told = found(game, seat, action)
        if lost:
            seen += 1
            assert told["claims-lost"]["amount"] == lost, f"{action}: {told}"
    assert seen
