"""Begins games, and takes positions and records back, refusing what does not hold together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .dice import SEED_BYTES, Dice, read_seed
from .errors import BadInput, IllegalAction, RentierError, shown
from .game import SCHEMA, Game
from .options import Options
from .reading import Fields
from .registry import Edition, find_edition

MOST_DRAWN: Final = 1 << 50

_HEAD: Final = ("schema", "edition", "rules_version", "seats", "options", "over", "winners")


def begin(
    edition: object,
    seats: object,
    seed: bytes,
    options: object = None,
    *,
    events: bool = True,
    dice: Dice | None = None,
) -> Game:
    """Sets up a new game from its seed; `dice` of that seed may be given, such as those that keep a journal."""
    found = find_edition(edition)
    count = found.check_seats(seats)
    chosen = found.read_options(options)
    game = found.begin(count, chosen, Dice(seed) if dice is None else dice, events)
    game.origin = {"seed": seed.hex()}
    game.settle()
    game.opening = tuple(game.events or ())
    return game


def load(position: object) -> Game:
    """Sets up the game that a position describes."""
    fields = Fields(position, "position")
    edition, seats, options = _read_head(fields)
    dice = fields.inner("dice")
    dice.only(("seed", "drawn"))
    seed = _read_hex_seed(dice)
    game = edition.load(fields, seats, options, Dice(seed, dice.number("drawn", 0, MOST_DRAWN)))
    game.over = fields.flag("over")
    game.winners = tuple(fields.numbers("winners", 0, seats - 1))
    game.ending = fields.text("ending")
    if game.over == bool(game.stack) or game.over != bool(game.winners):
        raise BadInput("position-over")
    trial = game.copy()
    if not game.over and trial.top().resume(trial):
        # The rules would already have gone on from here.
        raise BadInput("position-unsettled")
    # What a record of this game begins with is made from the checked state, not from what was handed in.
    game.origin = {"position": game.position()}
    return game


def replay(record: object, watch: Callable[[Game, int], None] | None = None) -> Game:
    """Plays a record again and gives the game at its end; `watch` is called after each action with its number."""
    fields = Fields(record, "record")
    fields.only((*_HEAD, "seed", "position", "actions", "rentier"))
    edition, seats, options = _read_head(fields)
    if fields.has("position"):
        game = load(fields.get("position"))
        if game.edition is not edition or game.seats != seats or game.options.values != options.values:
            raise BadInput("record-start")
    else:
        game = begin(edition.name, seats, _read_hex_seed(fields), options.values)
    if watch is not None:
        watch(game, 0)
    for number, entry in enumerate(fields.entries("actions"), 1):
        if not (
            isinstance(entry, list) and len(entry) == 2 and isinstance(entry[0], int) and isinstance(entry[1], str)
        ):
            raise fields.fault(f"actions[{number - 1}]", "[seat, text]")
        _play_again(game, number, entry[0], entry[1])
        if watch is not None:
            watch(game, number)
    if fields.flag("over") != game.over or fields.numbers("winners", 0, seats - 1) != list(game.winners):
        raise BadInput("record-result")
    return game


def _play_again(game: Game, number: int, seat: int, text: str) -> None:
    try:
        game.play(seat, text)
    except IllegalAction as refused:
        raise BadInput("record-action", {"number": number, "action": text[:200], "why": refused.to_dict()}) from None
    except RentierError as unread:
        # Compiled, a name keeps the type that it has first: hence two of them.
        raise BadInput("record-unreadable", {"number": number, "why": unread.to_dict()}) from None


def _read_head(fields: Fields) -> tuple[Edition, int, Options]:
    if fields.get("schema") != SCHEMA:
        given = shown(fields.get("schema"))
        raise BadInput("bad-schema", {"what": fields.what, "given": given, "ours": SCHEMA})
    edition = find_edition(fields.get("edition"))
    if fields.get("rules_version") != edition.rules_version:
        given = shown(fields.get("rules_version"))
        details: dict[str, object] = {"edition": edition.name, "given": given, "ours": edition.rules_version}
        raise BadInput("bad-rules-version", details)
    seats = edition.check_seats(fields.get("seats"))
    return edition, seats, edition.read_options(fields.get("options"))


def _read_hex_seed(fields: Fields) -> bytes:
    text = fields.text("seed")
    if len(text) != 2 * SEED_BYTES:
        raise BadInput("bad-seed", {"given": shown(text)})
    return read_seed(text)
