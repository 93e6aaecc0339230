"""The numbered choices: few lines, the usual one first, and step by step where there are many."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, final

from rentier.core.actions import AnyAction
from rentier.core.game import Game

from .desks.desk import Desk
from .typed import Understanding

MOST_LINES: Final = 10


@final
class MenuLine:
    """One numbered line: an action, several to choose from in a next step, or one to put together."""

    def __init__(self, title: str, actions: list[AnyAction], form: str = "") -> None:
        self.title: Final = title
        self.actions: Final = actions
        self.form: Final = form
        """The verb of an open-ended action that begins here."""


@final
class Menu:
    """What one seat may do now, in the order in which to offer it."""

    def __init__(self, desk: Desk, game: Game, seat: int, actions: list[AnyAction], question: str = "") -> None:
        self.desk: Final = desk
        self.teller: Final = desk.teller
        self.game: Final = game
        self.seat: Final = seat
        self.actions: Final = actions
        self.understanding: Final = Understanding(desk.teller, game, seat, self.sentence, question)

    def top(self, folded_verbs: Collection[str] = (), fillable: Collection[str] = ()) -> list[MenuLine]:
        """Return the first lines: kinds of actions, each spread out as long as there is room.

        Some verbs always have one line; those that can be filled have it even without actions to choose from.
        """
        kinds: dict[tuple[str, str], list[AnyAction]] = {}
        for action in self.actions:
            kinds.setdefault((action.verb(), action.uses()), []).append(action)
        groups = list(kinds.values())
        closed = [verb for verb in fillable if verb not in self.desk.spread]
        folded = [group[0].verb() in closed or (len(group) > 1 and group[0].verb() in folded_verbs) for group in groups]
        while True:
            lines = [1 if fold else len(group) for group, fold in zip(groups, folded, strict=True)]
            if sum(lines) <= MOST_LINES or max(lines) == 1:
                break
            folded[lines.index(max(lines))] = True
        entries: list[MenuLine] = []
        for group, fold in zip(groups, folded, strict=True):
            verb = group[0].verb()
            entries.extend([self._folded(group, fillable)] if fold else self._spread(group))
            if verb in fillable and not fold:
                entries.append(self.own(verb))
        for verb in fillable:
            if not any(entry.form == verb for entry in entries):
                entries.append(MenuLine(f"{self._title(verb, {})} …", [], verb))
        return entries

    def below(self, actions: list[AnyAction]) -> list[MenuLine]:
        """Return the lines of the next step: each action or, if there are too many, what they differ in first."""
        if len(actions) <= MOST_LINES:
            return self._spread(actions)
        length = self._step(actions)
        if not length:
            return self._spread(actions)
        steps: dict[tuple[str, ...], list[AnyAction]] = {}
        for action in actions:
            steps.setdefault(tuple(action.parts()[:length]), []).append(action)
        return [MenuLine(self._name(group[0], length), group) for group in steps.values()]

    def own(self, verb: str) -> MenuLine:
        """Return the line that leads from suggestions to an action of one's own making."""
        book, key = self.teller.book, f"cli-own-{verb}"
        return MenuLine(book.say(key if key in book else "cli-own-offer"), [], verb)

    def sentence(self, action: AnyAction) -> str:
        """Return one action in words."""
        return self.desk.title(self.game, self.seat, action)

    def _spread(self, actions: list[AnyAction]) -> list[MenuLine]:
        """Return a line for each action; where two read the same, their texts tell them apart."""
        titles = [self.sentence(action) for action in actions]
        return [
            MenuLine(title if titles.count(title) == 1 else f"{title} [{action}]", [action])
            for title, action in zip(titles, actions, strict=True)
        ]

    def _folded(self, actions: list[AnyAction], fillable: Collection[str]) -> MenuLine:
        first, verb = actions[0].to_dict(), actions[0].verb()
        shared = {name: part for name, part in first.items() if all(a.to_dict().get(name) == part for a in actions)}
        title = self._title(verb, shared)
        if verb in fillable:
            return MenuLine(f"{title} …", actions, verb)
        return MenuLine(f"{title} … ({len(actions)})", actions)

    def _title(self, verb: str, shared: Mapping[str, object]) -> str:
        return self.teller.told(f"{self.teller.edition}-group-{verb}", shared, verb)

    def _step(self, actions: Sequence[AnyAction]) -> int:
        """Return how many parts to choose next: as many as leave few enough lines, and a card with its set."""
        names = actions[0].names
        best = 0
        for length in range(1, len(names)):
            if names[length - 1].endswith("set") and names[length].endswith("card"):
                continue
            choices = len({tuple(action.parts()[:length]) for action in actions})
            if choices > 1 and (choices <= MOST_LINES or not best):
                best = length
        return best

    def _name(self, action: AnyAction, length: int) -> str:
        """Return the parts that a step chooses in words, the person first."""
        parts = zip(action.names[:length], action.parts(), strict=False)
        return ", ".join(self.understanding.name(name.rstrip("?*"), part) for name, part in parts) + " …"
