"""Play the shipped ladder and write what came out into docs/bots.md: `make ladder ARGS="--games 40 --jobs 2"`.

Every level of every edition meets every other, and each character plays among steady bots. What has been played is kept
in build/ladder.json, so that it goes on from there after any end; only a change of the engine or the bots begins anew.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Final

from rentier.bots import character_names, level_names, usual_bot
from rentier.core.dice import read_seed
from rentier.core.errors import BadInput
from rentier.core.registry import editions
from rentier.sim.arena import Arena, play_arena
from rentier.sim.habits import Habits, watch
from rentier.sim.intervals import wilson
from rentier.text import Phrasebook

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "bots.md"
STATE: Final = ROOT / "build" / "ladder.json"
BEGIN: Final = "<!-- Written by make ladder. -->\n"
END: Final = "<!-- Until here. -->\n"
SEED: Final = 17
CHARACTER_SEATS: Final = {"knockout": 2}
HABITS: Final = {
    "deal": ("lay", "bank", "attack", "take"),
    "knockout": ("hit", "pay"),
}
ON_TRACK: Final = ("build", "offer", "buy")


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="how many games each two levels play")
    parser.add_argument("--character-games", type=int, default=100, help="how many games each character plays")
    parser.add_argument("--levels", default="", help="only these levels, as in random,easy,steady: they take no time")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--editions", default=",".join(it.name for it in editions()))
    asked = parser.parse_args()
    stored = json.loads(STATE.read_text("utf-8")) if STATE.exists() else {}
    parts = []
    book = Phrasebook.load("en")
    for name in asked.editions.split(","):
        levels = asked.levels.split(",") if asked.levels else level_names(name)
        arena = Arena(name, levels, asked.games, 2, SEED, None)
        try:
            arena.resume(stored.get(name, {}))
        except BadInput as refused:
            print(f"{name} begins anew: {refused}")
        if not play_arena(arena, process_time, asked.jobs, _keeper(stored, arena)):
            print("Stopped; the same command goes on from here.")
            return
        parts.append(
            f"### {book.say(f'web-edition-{name}')}\n\n{levels_of(arena)}\n{characters_of(name, asked.character_games)}"
        )
    write_page("\n".join(parts))


def _keeper(stored: dict[str, object], arena: Arena) -> Callable[[], None]:
    def keep() -> None:
        stored[arena.edition] = arena.to_dict()
        STATE.parent.mkdir(exist_ok=True)
        part = STATE.with_suffix(".part")
        part.write_text(json.dumps(stored), "utf-8")
        part.replace(STATE)
        print(f"{arena.edition}: {arena.done} of {arena.asked} games", end="\r", flush=True)

    return keep


def levels_of(arena: Arena) -> str:
    """Return the table of the levels, the strongest first: ratings, times, and wins against each other one."""
    thoughts = {it.name: it.milliseconds for it in arena.thoughts()}
    ratings = arena.ratings()
    names = [rating.name for rating in ratings]
    heads = ["level", "Elo", "95%", "a decision takes", *(f"against `{name}`" for name in names)]
    rows = [heads, ["---"] * len(heads)]
    for rating in ratings:
        cells = [f"`{rating.name}`", f"{rating.elo:.0f}", f"{rating.low:.0f} to {rating.high:.0f}"]
        cells.append(_time(thoughts[rating.name]))
        rows.append([*cells, *(_share(arena, rating.name, other) for other in names)])
    return f"Two players, {arena.games} games for each pair.\n\n" + _table(rows)


def _time(milliseconds: float) -> str:
    value, unit = (milliseconds * 1000, "µs") if milliseconds < 1 else (milliseconds, "ms")
    return f"{value:.{0 if value >= 10 else 1}f} {unit}"


def _share(arena: Arena, name: str, other: str) -> str:
    won, games = arena.share_against(name, other)
    if not games:
        return "–"
    share = wilson(float(won), games)
    return f"{share.value:.0%} ({share.low:.0%} to {share.high:.0%})"


def characters_of(edition: str, games: int) -> str:
    """Return the table of what the characters do, beside a steady bot in their place."""
    seats = CHARACTER_SEATS.get(edition, 4)
    usual = usual_bot(edition)
    verbs = HABITS.get(edition, ON_TRACK)
    rows = [["character", "wins", "money at hand", *(f"`{verb}`" for verb in verbs)]]
    rows.append(["---"] * len(rows[0]))
    for name in [usual, *character_names(edition)]:
        habits = watch(edition, name, games, seats, read_seed(SEED))
        rows.append([f"`{name}`", *_habits(habits, games, verbs)])
    what = f"One of them among {seats - 1} `{usual}`, {games} games each; how often in a hundred turns, on average."
    return f"{what}\n\n{_table(rows)}"


def _habits(habits: Habits, games: int, verbs: tuple[str, ...]) -> list[str]:
    share = wilson(habits.wins * games, games)
    wins = f"{share.value:.0%} ({share.low:.0%} to {share.high:.0%})"
    return [wins, f"{habits.money:,.0f}", *(f"{habits.done.get(verb, 0.0):.0f}" for verb in verbs)]


def _table(rows: list[list[str]]) -> str:
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def write_page(text: str) -> None:
    """Replace the measured part of the page."""
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", "utf-8")
    print(f"{PAGE.relative_to(ROOT)} is written.")


if __name__ == "__main__":
    main()
