"""What the terminal shows of a game beside its menu; each game with a table of its own draws it here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rich.text import Text

from rentier.core.actions import AnyAction
from rentier.core.events import Event
from rentier.core.game import Game
from rentier.text import Teller

from ..typed import split_words
from ..voice import Voice

if TYPE_CHECKING:
    from ..menu import MenuLine

View = Mapping[str, Any]

HEADINGS: Final = frozenset(("turn-began", "round-began", "step-began"))
"""Events that are headings for those after them."""


class Desk:
    """The desk of a game that has no table of its own; an edition may bring a subclass as its `DESK`."""

    folded: ClassVar[frozenset[str]] = frozenset()
    """Verbs whose actions share a line of the menu as soon as there are two."""
    fillable: ClassVar[frozenset[str]] = frozenset()
    """Verbs of open-ended actions that `fill` puts together step by step."""
    spread: ClassVar[frozenset[str]] = frozenset()
    """Fillable verbs whose suggestions get a line of the menu each."""

    explicit: ClassVar[frozenset[str]] = frozenset()
    """Verbs that are carried out only if they are named: the name of a thing alone leads to a question."""
    strict: ClassVar[frozenset[str]] = frozenset()
    """Verbs that `complete` makes an action of only if it understands every word of the line itself."""

    def __init__(self, voice: Voice, teller: Teller) -> None:
        self.voice: Final = voice
        self.teller: Final = teller
        self.ignored: Final = frozenset(split_words(voice.say("cli-typed-ignored")))
        """Words that say nothing about a choice."""

    def sit_down(self, view: View) -> None:
        """Take in the table before anything happens."""

    def show_table(self, view: View) -> None:
        """Draw what everybody can see: the scores, and whatever else in the view the edition has words for."""
        scores = [f"{name} {score}" for name, score in zip(self.teller.names, view["scores"], strict=True)]
        told = [self.teller.told(f"{self.teller.edition}-view-{name}", view, "") for name in view]
        self.voice.put(" · ".join([*scores, *(line for line in told if line)]))

    def show_everything(self, view: View) -> None:
        """Draw the same with every single card or thing named."""
        self.show_table(view)

    def show_hand(self, view: View) -> None:
        """Print what only the reader sees, in a line or two."""

    def show_hand_in_full(self, view: View) -> None:
        """Print the same with the effect of each thing."""
        self.show_hand(view)

    def question(self, view: View) -> str:
        """Return the question that is pending."""
        return self.teller.question(view)

    def rank(self, game: Game, seat: int, action: AnyAction) -> tuple[float, ...]:
        """Return an action's place in the menu: the lowest is the usual choice."""
        return ()

    def decided(self, view: View, actions: list[AnyAction]) -> AnyAction | None:
        """Return the action that the reader chose in advance; usually None."""
        return None

    def entries(self, view: View, game: Game, seat: int) -> list[MenuLine]:
        """Return the lines of the menu if the game's own list of actions does not say enough; usually empty."""
        return []

    def title(self, game: Game, seat: int, action: AnyAction) -> str:
        """Return what an action would do, as a line of the menu."""
        return self.teller.action(action, action.figures(game, seat))

    def may_fill(self, verb: str, actions: list[AnyAction]) -> bool:
        """Whether the menu has a line for putting together such an action."""
        return verb in self.fillable

    def complete(self, view: View, verb: str, typed: list[str], line: str) -> str:
        """Make the text of an action from a verb and words; empty if that is impossible.

        The result is played only if it accounts for every word of the line.
        """
        return verb

    def example(self, view: View, verb: str, typed: list[str], line: str) -> str:
        """Make the text of an action like the one in a line, to learn why it is refused; empty if there is none."""
        return self.complete(view, verb, typed, line)

    def fill(self, view: View, verb: str, line: str, read: Callable[[], str]) -> str:
        """Ask for the parts of an open-ended action one by one, and return its text; an empty one leads back.

        The line is what was typed, if anything: not enough, or not clear enough.
        """
        return ""

    def news(self, events: list[Event]) -> list[Event]:
        """Pick the events that are worth a sentence."""
        return events

    def tell(self, event: Event) -> list[str | Text]:
        """Put an event into words: a sentence, and whatever else is worth showing there."""
        return [self.teller.event(event.seen_by(self.teller.reader))]

    def wonder(self, line: str) -> str:
        """Return what to type instead of a line that means nothing here; if empty, the usual words are shown."""
        return ""

    def puts_out(self, event: Event) -> bool:
        """Whether an event ends the game for the reader while the others play on."""
        return False

    def obey(self, view: View, line: str) -> bool:
        """Show what a command of this game asks for; return whether the line is one."""
        return False
