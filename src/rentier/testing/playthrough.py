"""Golden playthroughs: a whole game as readable text, so that a change of behaviour shows in a diff."""

from __future__ import annotations

import hashlib
import json

from rentier.bots import RandomBot
from rentier.core import Event, begin, derive_seed, find_edition

__all__ = ["playthrough"]


def playthrough(edition: str, seats: int, options: object = None) -> str:
    """Return a random game as text: each action, out of how many, its events, and a hash of the state at the end."""
    seed = derive_seed(bytes(32), f"playthrough {edition}", seats)
    bot = RandomBot(derive_seed(seed, "bot", 0))
    game = begin(edition, seats, seed, options)
    found = find_edition(edition)
    lines = [
        f"edition {edition}, rules version {found.rules_version}, {seats} seats",
        f"options {json.dumps(game.options.values, sort_keys=True)}",
        f"seed {seed.hex()}",
        "",
        *_told(game.events),
    ]
    number = 0
    while not game.over:
        number += 1
        seat = game.awaiting[0]
        menu = game.actions(seat)
        action = bot.choose(game, seat)
        lines.append(f"{number}. seat {seat}: {action}  (of {len(menu)})")
        lines.extend(_told(game.play(seat, str(action))))
    mark = hashlib.sha256(json.dumps(game.position(), sort_keys=True).encode()).hexdigest()
    lines += ["", f"winners {list(game.winners)}, scores {list(game.scores)}", f"position {mark}", ""]
    return "\n".join(lines)


def _told(events: list[Event] | None) -> list[str]:
    """Return events with everything open, one per line."""
    lines: list[str] = []
    for event in events or []:
        seats = {seat for group in event.hidden().values() for seat in group}
        told = event.seen_by(min(seats)) if seats else event.seen_by(None)
        name = told.pop("event")
        lines.append(f"    {name} " + " ".join(f"{key}={_short(value)}" for key, value in told.items()))
    return lines


def _short(value: object) -> str:
    return ",".join(str(entry) for entry in value) if isinstance(value, list) else str(value)
