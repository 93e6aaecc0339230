"""Every bot of every edition chooses from what its seat may know, legally, and the same when its seed is the same."""

from __future__ import annotations

import pytest

from rentier import editions, new
from rentier.bots import Bot, bot_names, make_bot
from rentier.bots.search import Sharp
from rentier.core import Game, derive_seed

SEED = bytes(32)
MOST_DECISIONS = 150
# Bots that try hundreds of slides before each choice.
FEWER_DECISIONS = {"easy": 10, "steady": 10, "sharp": 2, "builder": 3, "raider": 3, "miser": 3}
SHARP_DECISIONS = 8
OTHER_DEALS = (1, 2, 3)

CASES = [(edition.name, name) for edition in editions() for name in bot_names(edition.name)]


def most(edition: str, name: str) -> int:
    """Return how many decisions of a game are checked."""
    if edition == "knockout" and name in FEWER_DECISIONS:
        return FEWER_DECISIONS[name]
    return SHARP_DECISIONS if name == "sharp" else MOST_DECISIONS


def made(name: str, edition: str, seed: bytes) -> Bot:
    """Make a bot; one that thinks long thinks no longer than it must."""
    bot = make_bot(name, edition, seed)
    if isinstance(bot, Sharp):
        bot.playouts = 1
        bot.sense.turns = 0 if edition == "knockout" else 1
    return bot


def choice(name: str, game: Game, seat: int, number: int) -> str:
    """Let a fresh bot choose; bots with the same number have the same seed."""
    return str(made(name, game.edition.name, derive_seed(SEED, "choice", number)).choose(game, seat))


def games(edition: str, name: str) -> list[tuple[Game, list[str]]]:
    """Begin games with few and with many seats, each with only this bot and with it among random ones."""
    found = next(it for it in editions() if it.name == edition)
    sizes = sorted({found.fewest, min(4, found.most), found.most})
    tables = [(seats, [name, other] * seats) for seats in sizes for other in (name, "random")]
    return [(new(edition, seats, number), names[:seats]) for number, (seats, names) in enumerate(tables)]


@pytest.mark.parametrize(("edition", "name"), CASES)
def test_choices_depend_on_the_view_only(edition: str, name: str) -> None:
    for game, names in games(edition, name):
        for number in range(most(edition, name)):
            if game.over:
                break
            seat = game.awaiting[0]
            chosen = choice(names[seat], game, seat, number)
            for other in OTHER_DEALS:
                assert choice(names[seat], game.redeal(seat, other), seat, number) == chosen
            game.play(seat, chosen)


@pytest.mark.parametrize(("edition", "name"), CASES)
def test_choices_are_legal_as_text_and_leave_the_game_alone(edition: str, name: str) -> None:
    for game, names in games(edition, name):
        bots = [made(it, edition, derive_seed(SEED, "seat", seat)) for seat, it in enumerate(names)]
        for _ in range(most(edition, name)):
            if game.over:
                break
            seat = game.awaiting[0]
            before = game.position()
            chosen = bots[seat].choose(game, seat)
            assert game.position() == before
            game.play(seat, str(chosen))


@pytest.mark.parametrize(("edition", "name"), CASES)
def test_equal_seeds_choose_alike(edition: str, name: str) -> None:
    for game, names in games(edition, name):
        pairs = [[made(it, edition, derive_seed(SEED, "seat", seat)) for seat, it in enumerate(names)] for _ in "ab"]
        for _ in range(most(edition, name)):
            if game.over:
                break
            seat = game.awaiting[0]
            one, other = [bots[seat].choose(game, seat) for bots in pairs]
            assert one == other
            game.apply(seat, one)
