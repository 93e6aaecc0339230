"""One choice of a person: numbers, words, steps down into a menu, cards picked to pay with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.core.actions import AnyAction
from rentier.core.decisions import Form
from rentier.core.errors import BadInput, IllegalAction
from rentier.core.stakes import COST, GRAVE

from .dialogue import LONGEST_LINE
from .menu import Menu, MenuLine
from .picking import Picking
from .typed import split_line, split_words
from .voice import QUIET, SHUTTER

if TYPE_CHECKING:
    from .session import Session

WAYS_TO_PAY: Final = 5


@final
class Choosing:
    """A dialogue that asks until a possible action is chosen."""

    def __init__(self, session: Session, menu: Menu, forms: list[Form]) -> None:
        self.session: Final = session
        self.voice: Final = session.voice
        self.menu: Final = menu
        payment = next((form for form in forms if "amount" in form.bounds and "cards" in form.bounds), None)
        self.picking: Final = None if payment is None else Picking(session.teller, payment)
        self.open: Final = [form.word for form in forms if form is not payment]
        """The verbs that allow more than the menu lists."""
        self.is_picking = False
        """Whether numbers mean cards to pick, not lines of the menu."""
        self.entries: list[MenuLine] = []

    def ask(self) -> AnyAction:
        """Ask until something is chosen, and return it."""
        self._begin()
        self.session.hint()
        while True:
            line = self.session.read().strip()
            chosen = self._understand(line)
            if chosen is not None:
                return chosen

    def _begin(self) -> None:
        """Show the menu from its beginning."""
        self.is_picking = False
        if self.picking is None:
            session, desk = self.session, self.session.desk
            own = desk.entries(session.game.view(session.seat), session.game, session.seat)
            self._offer(own or self.menu.top(desk.folded, self._fillable()))
            return
        self.picking.clear()
        ways = self.menu.below(self.menu.actions[:WAYS_TO_PAY])
        self._offer([*ways, MenuLine(self.voice.say("cli-pick-cards"), [])])

    def _fillable(self) -> list[str]:
        """List the verbs that can be put together step by step now."""
        return [verb for verb in self.open if self.session.desk.may_fill(verb, self.menu.actions)]

    def _offer(self, entries: list[MenuLine], is_step: bool = False) -> None:
        self.entries = entries
        lines = [(str(number), entry.title + self._costs(entry), "") for number, entry in enumerate(entries, 1)]
        if lines and not is_step:
            lines[0] = (lines[0][0], lines[0][1], f"bold {SHUTTER}")
        self.voice.put_listed(lines)
        if is_step:
            self.voice.put(self.voice.say("cli-back"), QUIET)

    def _costs(self, entry: MenuLine) -> str:
        """Return what a line's one action costs, to follow its title; empty if it costs nothing."""
        if len(entry.actions) != 1 or entry.form:
            return ""
        session = self.session
        stakes = session.game.stakes(session.seat, entry.actions[0])
        told = [session.teller.stake(stake) for stake in stakes if stake.weight in (COST, GRAVE)]
        return " " + self.voice.say("cli-stakes", costs=" ".join(told)) if told else ""

    def _understand(self, line: str) -> AnyAction | None:
        """Return the action that a line means; if nothing is chosen yet, show something and return None."""
        if len(line) > LONGEST_LINE:
            self.session.refuse(self.voice.say("cli-line-too-long", most=LONGEST_LINE))
        elif not line or line == "0":
            self._begin()
        elif self.is_picking and line.split()[0].isdigit():
            return self._pick(split_words(line))
        elif line.isascii() and line.isdigit():
            return self._number(line)
        elif self._is_possible(line) or not self.session.obey(line):
            return self._words(line)
        else:
            session = self.session
            return session.desk.decided(session.game.view(session.seat), self.menu.actions)
        return None

    def _is_possible(self, line: str) -> bool:
        """Whether a line is exactly what an action of the menu is called; otherwise it may be a command."""
        words, understanding = split_words(line), self.menu.understanding
        if not words:
            return False
        aliases = [alias for action in self.menu.actions for alias in understanding.aliases[action.verb()]]
        return any(alias.match(words, understanding.ignored) == len(words) for alias in aliases)

    def _number(self, line: str) -> AnyAction | None:
        number = int(line) if len(line) < 4 else 0
        if not 1 <= number <= len(self.entries):
            # Where money is small, a number may be an amount.
            text = self._open_text(line, "", [line]) if self.open else ""
            chosen = self._attempt(text) if text else self._completed(line, "", [line])
            if text or chosen is not None:
                return chosen
            self.session.refuse(self.voice.say("cli-no-such-number", most=len(self.entries)))
            return None
        entry = self.entries[number - 1]
        if len(entry.actions) == 1 and not entry.form:
            return entry.actions[0]
        if entry.actions:
            self.voice.put(self.voice.say("cli-which"))
            own = [self.menu.own(entry.form)] if entry.form else []
            self._offer([*self.menu.below(entry.actions), *own], is_step=True)
        elif entry.form:
            return self._fill(entry.form, "")
        else:
            self._list_cards()
        return None

    def _fill(self, verb: str, line: str) -> AnyAction | None:
        """Let the person put an open-ended action together; if it is refused, go back to the beginning."""
        session = self.session
        text = session.desk.fill(session.game.view(session.seat), verb, line, session.read_answer)
        chosen = self._attempt(text) if text else None
        if chosen is None:
            self._begin()
        return chosen

    def _attempt(self, text: str) -> AnyAction | None:
        """Return the action of a text if it is possible, or explain why it is not."""
        session = self.session
        try:
            action = session.game.edition.read_action(text)
            session.game.copy().play(session.seat, action)
        except (IllegalAction, BadInput) as refusal:
            session.refuse(session.teller.error(refusal))
            return None
        return action

    def _words(self, line: str) -> AnyAction | None:
        understanding = self.menu.understanding
        if self.picking is not None:
            verb, rest = understanding.verb_of(line)
            words = [word for word in split_words(line) if word not in understanding.ignored]
            words = rest if verb == self.picking.word else words
            if words and (verb in ("", self.picking.word) or self.picking.fits(words)):
                return self._pick(words)
        verb, rest = understanding.verb_of(line, self.open)
        text = self._open_text(line, verb, rest) if self.open else ""
        if text:
            return self._attempt(text)
        if verb in self._fillable():
            return self._fill(verb, line)
        found = understanding.find(line, self.menu.actions)
        if len(found) == 1 and (verb or found[0].verb() not in self.session.desk.explicit):
            return found[0]
        if found:
            self.voice.put(self.voice.say("cli-which" if len(found) > 1 else "cli-did-you-mean"))
            self._offer(self.menu.below(found), is_step=True)
            return None
        completed = self._completed(line, verb, rest)
        if completed is not None:
            return completed
        if verb and not rest:
            unlisted = self._unlisted(verb)
            if unlisted is not None:
                return unlisted
        if self._explain(line, verb, rest):
            return None
        near = understanding.guess(line, self.menu.actions)
        if near:
            self.voice.put(self.voice.say("cli-did-you-mean"))
        else:
            near, left = understanding.nearest(line, self.menu.actions)
            if near:
                self.session.refuse(self.voice.say("cli-left-over", given=" ".join(left)[:80]))
        if near:
            self._offer(self.menu.below(near), is_step=True)
            return None
        self._wonder(line)
        return None

    def _open_text(self, line: str, verb: str, rest: list[str]) -> str:
        """Return the text of the open-ended action that a line means, as typed or completed; empty if there is none."""
        literal = self._read(line)
        if literal is not None:
            found = self.menu.understanding.find(line, self.menu.actions)
            return line.casefold() if verb in self.open and found in ([], [literal]) else ""
        text = self._understood(line, verb, rest)
        return text if text.partition(" ")[0] in self.open and " " in text else ""

    def _completed(self, line: str, verb: str, rest: list[str]) -> AnyAction | None:
        """Return the action of the menu that the desk makes of a line; None if the line is an action's own text."""
        text = "" if self._read(line) is not None else self._understood(line, verb, rest)
        return next((action for action in self.menu.actions if str(action) == text), None)

    def _understood(self, line: str, verb: str, rest: list[str]) -> str:
        """Return the text of the action that the desk makes of a line; empty if that would leave out a word of it."""
        session = self.session
        text = session.desk.complete(session.game.view(session.seat), verb, rest, line)
        if text.partition(" ")[0] in session.desk.strict:
            return text
        action = self._read(text)
        return "" if action is None or self._left_out(line, verb, action) else text

    def _left_out(self, line: str, verb: str, action: AnyAction) -> list[str]:
        """List the words of a line that an action made of it ignores."""
        is_possible = action in self.menu.actions
        return self.menu.understanding.unexplained(split_line(line), action, verb, is_possible)

    def _read(self, text: str) -> AnyAction | None:
        """Return the action with this text, if there is one."""
        try:
            return self.session.game.edition.read_action(text.casefold())
        except BadInput:
            return None

    def _unlisted(self, verb: str) -> AnyAction | None:
        """Return an action that no menu lists, such as leaving the game for good, if it is possible."""
        if verb not in self.open:
            return None
        try:
            action = self.session.game.edition.read_action(verb)
            self.session.game.copy().play(self.session.seat, action)
        except (IllegalAction, BadInput):
            return None
        return action

    def _explain(self, line: str, verb: str, rest: list[str]) -> bool:
        """Explain why something is not possible that can be understood but is not in the menu."""
        session = self.session
        view = session.game.view(session.seat)
        made = self._understood(line, verb, rest) if verb else ""
        like = self._read(made or session.desk.example(view, verb, rest, line)) if verb else None
        # A verb alone is refused for what it is; with parts, the reason must be about all that was typed.
        if like is not None and like.parts() and not made and self._left_out(line, verb, like):
            like = None
        for action in (self._read(line), like):
            if action is None:
                continue
            try:
                session.game.copy().play(session.seat, action)
            except IllegalAction as refusal:
                session.refuse(session.teller.error(refusal))
                return True
        return False

    def _wonder(self, line: str) -> None:
        """Tell the person that a line means nothing here, and what would."""
        own = self.session.desk.wonder(line[:80])
        if own:
            self.session.refuse(own)
            return
        verbs = dict.fromkeys(action.verb() for action in self.menu.actions)
        keys = [f"{self.session.teller.edition}-typed-{verb}" for verb in verbs]
        words = [self.voice.say(key).split(",")[0] for key in keys if key in self.voice.book]
        self.session.refuse(self.voice.say("cli-unknown", given=line[:80], words=words or list(verbs)))

    def _list_cards(self) -> None:
        """Show the cards to pay with; from here on, numbers mean these."""
        assert self.picking is not None
        self.is_picking = True
        cards = [(self.picking.name(place), value) for place, (_, value) in enumerate(self.picking.cards)]
        lines = [(str(number), self._priced(name, value), "") for number, (name, value) in enumerate(cards, 1)]
        self.voice.put_listed(lines)
        self.voice.put(self.voice.say("cli-pick-how", amount=self.picking.amount), QUIET)

    def _priced(self, name: str, value: int) -> str:
        return name if name == f"{value}M" else f"{name}, {value}M"

    def _pick(self, words: list[str]) -> AnyAction | None:
        """Add cards to the payment, and return it once it is high enough."""
        picking = self.picking
        assert picking is not None
        fitting = picking.pick(words, self.is_picking)
        if fitting is None:
            self.session.refuse(self.voice.say("cli-pick-unknown", given=" ".join(words)[:80]))
            return None
        if fitting:
            names = list(dict.fromkeys(picking.name(place) for place in fitting))
            self.session.refuse(self.voice.say("cli-pick-which", given=" ".join(words)[:80], cards=names))
            return None
        if picking.total < picking.amount:
            missing = picking.amount - picking.total
            sums = {"cards": picking.names(), "total": picking.total, "missing": missing}
            self.voice.put(self.voice.say("cli-picked", **sums))
            return None
        action = self.session.game.edition.read_action(picking.text)
        picking.clear()
        try:
            self.session.game.copy().play(self.session.seat, action)
        except IllegalAction as refusal:
            self.session.refuse(self.session.teller.error(refusal))
            return None
        return action
