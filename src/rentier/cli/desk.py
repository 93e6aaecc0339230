"""What the terminal shows of a game beside its menu; each game that has a table of its own draws it here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.text import Teller

from .voice import Voice

View = Mapping[str, Any]


class Desk:
    """Shows a game that has no table of its own: the scores, and nothing else."""

    def __init__(self, voice: Voice, teller: Teller) -> None:
        self.voice: Final = voice
        self.teller: Final = teller

    def show_table(self, view: View) -> None:
        """Draws what everybody can see."""
        scores = [f"{name} {score}" for name, score in zip(self.teller.names, view["scores"], strict=True)]
        self.voice.put(" · ".join(scores))

    def show_everything(self, view: View) -> None:
        """Draws the same with every single card or thing named."""
        self.show_table(view)

    def show_hand(self, view: View) -> None:
        """Writes what only the reader sees, in a line or two."""

    def show_hand_in_full(self, view: View) -> None:
        """Writes the same with what each thing does."""
        self.show_hand(view)

    def rank(self, game: Game, seat: int, action: AnyAction) -> tuple[float, ...]:
        """Says where in the menu an action stands: the lowest is what one usually does."""
        return ()

    def complete(self, view: View, verb: str, typed: list[str]) -> str:
        """Makes the text of an action from a verb and words, to hear why it is not possible; nothing if it cannot."""
        return verb
