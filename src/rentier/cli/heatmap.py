"""The picture of a simulation of Knockout: where slides end, by their goal and by how the hand trembles."""

from __future__ import annotations

from importlib import import_module
from io import BytesIO
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

from rentier.core.dice import Dice, derive_seed
from rentier.core.errors import BadInput
from rentier.games.knockout.aiming import aim_at, rest_of, shaken
from rentier.games.knockout.area import space_under
from rentier.games.knockout.board import BOARD, Space
from rentier.games.knockout.data import TREMORS
from rentier.games.knockout.menus import USUAL_X, USUAL_Y
from rentier.games.knockout.physics import is_on_board
from rentier.games.knockout.tally import ELSEWHERE
from rentier.sim import Report
from rentier.text import Phrasebook

from .figures import Figures
from .files import write_bytes_whole

EDITION: Final = "knockout"
PICTURE: Final = ".png"
SLIDES_AN_AIM: Final = 500
CELL: Final = 5
"""The size of a cell of the map in millimetres of the board."""
INK: Final = "magma_r"


def check_plot(edition: str, path: Path) -> None:
    """Refuse a picture that could not be drawn, before any game is played."""
    if edition != EDITION:
        raise BadInput("sim-no-plot", {"edition": edition})
    if path.suffix.lower() != PICTURE:
        raise BadInput("sim-plot-kind", {"file": str(path)})
    try:
        import_module("matplotlib")
    except ImportError:
        raise BadInput("sim-no-matplotlib") from None


def draw(report: Report, path: Path, book: Phrasebook) -> None:
    """Write the picture: a board for each tremor, and the aims and ends of the games that were simulated."""
    figure: Any = import_module("matplotlib.figure").Figure(figsize=(22, 13), layout="constrained")
    grid = figure.add_gridspec(1, len(TREMORS) + 1, width_ratios=[1.0] * len(TREMORS) + [3.2])
    figure.suptitle(book.say("knockout-plot-title", {"slides": SLIDES_AN_AIM}), fontsize=15)
    for place, level in enumerate(TREMORS):
        _draw_board(figure.add_subplot(grid[0, place]), level, report.plan.seed, book)
    _draw_games(figure, figure.add_subplot(grid[0, len(TREMORS)]), report, book)
    picture = BytesIO()
    figure.savefig(picture, format="png", dpi=110)
    write_bytes_whole(path, picture.getvalue())


def sample(level: str, seed: bytes) -> dict[str, list[tuple[float, float]]]:
    """Slide at each space in turn on an empty board; return where the tokens come to rest, by goal."""
    dice = Dice(derive_seed(seed, f"heat map {level}", 0))
    return {space.code: [_slide_at(space, dice, level) for _ in range(SLIDES_AN_AIM)] for space in BOARD.spaces}


def _slide_at(space: Space, dice: Dice, level: str) -> tuple[float, float]:
    x, y = space.centre
    return rest_of(shaken(aim_at(USUAL_X, USUAL_Y, x, y), dice, level))


def hits(space: Space, rests: list[tuple[float, float]]) -> float:
    """Return the share of the slides that come to rest on the space."""
    return len([1 for x, y in rests if is_on_board(x, y) and space_under(x, y) == space.index]) / len(rests)


def _draw_board(axes: Any, level: str, seed: bytes, book: Phrasebook) -> None:
    rests = sample(level, seed)
    on_board = [place for ends in rests.values() for place in ends if is_on_board(*place)]
    fallen = 1 - len(on_board) / (SLIDES_AN_AIM * len(BOARD.spaces))
    cells = [round(BOARD.width / CELL), round(BOARD.length / CELL)]
    area = [[0, BOARD.width], [0, BOARD.length]]
    axes.hist2d([x for x, _ in on_board], [y for _, y in on_board], bins=cells, range=area, cmap=INK, cmin=1)
    percent = Figures(book).percent
    for space in BOARD.spaces:
        across = [space.left, space.right, space.right, space.left, space.left]
        along = [space.bottom, space.bottom, space.top, space.top, space.bottom]
        axes.plot(across, along, color="black", linewidth=0.6)
        told = f"{book.say(f'short-knockout-{space.code}')} {percent(hits(space, rests[space.code]), 0)}"
        look = {"facecolor": "white", "alpha": 0.65, "linewidth": 0, "pad": 1}
        # At the upper edge, as most slides end in the middle.
        axes.text(space.centre[0], space.top - 4, told, ha="center", va="top", fontsize=6.5, bbox=look)
    axes.axhline(BOARD.go_line, color="black", linewidth=1.2)
    axes.set(xlim=(0, BOARD.width), ylim=(0, BOARD.length), aspect="equal", xticks=[], yticks=[])
    tremor = TREMORS[level]
    figures = {"degrees": tremor.direction / 100, "percent": tremor.speed / 10, "off": percent(fallen, 0)}
    axes.set_title("\n".join(wrap(book.say(f"knockout-plot-{level}", figures), 36)), fontsize=10)


def _draw_games(figure: Any, axes: Any, report: Report, book: Phrasebook) -> None:
    """Draw a row for each aim, with the share of the slides that ended on each space."""
    table = report.tables().get("aims", {})
    rows = [space.code for space in BOARD.spaces]
    columns = [*rows, *ELSEWHERE]
    shares = []
    for code in rows:
        ends = table.get(code, {})
        count = sum(ends.values())
        shares.append([ends.get(end, 0) / count if count else 0.0 for end in columns])
    image = axes.imshow(shares, cmap=INK, vmin=0, vmax=1, aspect="auto")
    figure.colorbar(image, ax=axes, shrink=0.6)
    names = [book.say(f"short-knockout-{code}") for code in rows]
    labels = [*names, *(book.say(f"knockout-tally-{end}") for end in ELSEWHERE)]
    axes.set_yticks(range(len(rows)), names, fontsize=8)
    axes.set_xticks(range(len(columns)), labels, fontsize=8, rotation=90)
    axes.set_ylabel(book.say("knockout-plot-aimed"))
    axes.set_xlabel(book.say("knockout-plot-ended"))
    axes.set_title(book.say("knockout-plot-games", {"games": report.games}), fontsize=10)
