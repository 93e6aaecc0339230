"""Draws the pictures of the docs: `make pictures`."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich import _export_format
from rich.console import Console

from rentier.bots import make_bot
from rentier.cli.desks.deal import DealDesk
from rentier.cli.menu import Menu
from rentier.cli.voice import LAMP, Voice
from rentier.core import begin, derive_seed
from rentier.text import Phrasebook, Teller

SEED = derive_seed(bytes(32), "picture", 2)
NAMES = ("You", "Anna", "Ben", "Chloé")


def draw_deal() -> str:
    """Shows a turn in the middle of a game of Deal as the terminal does."""
    console = Console(record=True, width=92, file=StringIO(), force_terminal=True, highlight=False, markup=False)
    voice = Voice(Phrasebook.load("en"), console)
    teller = Teller(voice.book, "deal", NAMES, 0)
    desk = DealDesk(voice, teller)
    game = begin("deal", len(NAMES), SEED)
    bots = [make_bot("steady", "deal", derive_seed(SEED, "bot", seat)) for seat in range(len(NAMES))]
    news: list[str] = []
    while not (game.awaiting[0] == 0 and game.turns_taken() > 12 and len(game.actions(0)) > 8):
        seat = game.awaiting[0]
        for event in game.play(seat, bots[seat].choose(game, seat)):
            news.append(teller.event(event.seen_by(0)))
    for line in news[-5:]:
        voice.put(line, indent=2)
    view = game.view(0)
    desk.show_table(view)
    desk.show_hand(view)
    voice.put(teller.question(view), f"bold {LAMP}")
    actions = sorted(game.actions(0), key=lambda action: desk.rank(game, 0, action))
    entries = Menu(desk, game, 0, actions).top()
    voice.put_listed((str(number), entry.title, "") for number, entry in enumerate(entries, 1))
    # The stock template fetches a font from elsewhere; ours takes what the reader has.
    template = re.sub(r"@font-face \{\{.*?\}\}\s*", "", _export_format.CONSOLE_SVG_FORMAT, flags=re.S)
    return console.export_svg(title="make terminal", code_format=template, unique_id="deal")


if __name__ == "__main__":
    Path(__file__).with_name("deal-terminal.svg").write_text(draw_deal(), "utf-8")
