"""Beginning games, and loading positions and records, refusing what does not hold together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .dice import SEED_BYTES, Dice, read_seed
from .errors import BadInput, IllegalAction, RentierError, shown
from .game import SCHEMA, Game
from .options import Options
from .packing import unpack
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
    """Set up a new game from its seed; `dice` of that seed may be passed in, such as dice that keep a journal."""
    found = find_edition(edition)
    count = found.check_seats(seats)
    chosen = found.read_options(options)
    game = found.begin(count, chosen, Dice(seed) if dice is None else dice, events)
    game.origin = {"seed": seed.hex()}
    game.settle()
    game.opening = tuple(game.events or ())
    return game


def load(position: object) -> Game:
    """Set up the game that a position describes: a dict, or a text from `Game.packed`."""
    fields = Fields(unpack(position) if isinstance(position, str) else position, "position")
    edition, seats, options = _read_head(fields)
    dice = fields.inner("dice")
    dice.only(("seed", "drawn"))
    seed = _read_hex_seed(dice)
    drawn = Dice(seed, dice.number("drawn", 0, MOST_DRAWN))
    is_over, winners, ending = _read_result(fields, seats)
    game = edition.load(fields, seats, options, drawn)
    game.over = is_over
    game.winners = tuple(winners)
    game.ending = ending
    trial = game.copy()
    if not game.over and trial.top().resume(trial):
        # By the rules, the game would already have gone on from here.
        raise fields.refuse("stack", "position-unsettled")
    # A record of this game begins with the checked state, not with what was passed in.
    game.origin = {"position": game.position()}
    return game


def _read_result(fields: Fields, seats: int) -> tuple[bool, list[int], str]:
    """Read how the game ended, or that it has not; the edition reads the rest after this, so it can rely on it."""
    is_over = fields.flag("over")
    winners = fields.numbers("winners", 0, seats - 1)
    ending = fields.text("ending")
    stack = fields.entries("stack")
    if is_over:
        if stack:
            raise fields.refuse("stack", "position-over-stack")
        if not winners or len(set(winners)) < len(winners):
            raise fields.refuse("winners", "position-over-winners")
    else:
        if not stack:
            raise fields.refuse("stack", "position-on-stack")
        if winners:
            raise fields.refuse("winners", "position-on-winners")
        if ending:
            raise fields.refuse("ending", "position-on-ending")
    return is_over, winners, ending


def replay(record: object, watch: Callable[[Game, int], None] | None = None) -> Game:
    """Play a record again and return the game at its end; `watch` is called after each action with its number."""
    fields = Fields(record, "record")
    fields.only((*_HEAD, "seed", "position", "actions", "rentier"))
    edition, seats, options = _read_head(fields)
    if "position" in fields.data:
        if "seed" in fields.data:
            raise BadInput("record-two-starts")
        game = load(fields.get("position"))
        if game.edition is not edition or game.seats != seats or game.options.values != options.values:
            raise BadInput("record-start")
    else:
        game = begin(edition.name, seats, _read_hex_seed(fields), options.values)
    if watch is not None:
        watch(game, 0)
    for number, entry in enumerate(fields.entries("actions"), 1):
        move = fields.row(f"actions[{number - 1}]", entry, ("seat", "action"))
        _play_again(game, number, move.number("[0]", 0, seats - 1), move.text("[1]"))
        if watch is not None:
            watch(game, number)
    if fields.flag("over") != game.over or fields.numbers("winners", 0, seats - 1) != list(game.winners):
        raise BadInput("record-result")
    return game


def _play_again(game: Game, number: int, seat: int, text: str) -> None:
    try:
        game.play(seat, text)
    except IllegalAction as refused:
        raise BadInput("record-action", {"number": number, "action": text[:80], "why": refused.to_dict()}) from None
    except RentierError as unread:
        # Compiled, a name keeps the type that it has first: hence two of them.
        raise BadInput("record-unreadable", {"number": number, "why": unread.to_dict()}) from None


def _read_head(fields: Fields) -> tuple[Edition, int, Options]:
    schema = fields.get("schema")
    if not isinstance(schema, int) or isinstance(schema, bool) or schema != SCHEMA:
        raise BadInput("bad-schema", {"what": fields.what, "given": shown(schema), "ours": SCHEMA})
    edition = find_edition(fields.text("edition"))
    _check_version(fields, edition)
    seats = fields.number("seats", edition.fewest, edition.most)
    # Without options, the game has those of the rulebook.
    chosen = fields.inner("options").data if fields.has("options") else None
    return edition, seats, edition.read_options(chosen)


def _check_version(fields: Fields, edition: Edition) -> None:
    """Refuse rules that are not ours; a position of older rules may still be playable, a record is not."""
    version = fields.get("rules_version")
    oldest = edition.positions_since if fields.what == "position" else edition.rules_version
    if isinstance(version, int) and not isinstance(version, bool) and oldest <= version <= edition.rules_version:
        return
    details: dict[str, object] = {"edition": edition.name, "given": shown(version), "ours": edition.rules_version}
    raise BadInput("bad-rules-version", details)


def _read_hex_seed(fields: Fields) -> bytes:
    text = fields.text("seed")
    if len(text) != 2 * SEED_BYTES:
        raise BadInput("bad-seed", {"given": shown(text)})
    return read_seed(text)
