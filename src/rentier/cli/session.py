"""One game at the terminal: what happened since you were last asked, the table, and your choice."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final, NoReturn, final

import typer
from rich.text import Text

from rentier import hint
from rentier.bots import Bot
from rentier.core.actions import AnyAction
from rentier.core.errors import BadInput, RentierError
from rentier.core.events import Event
from rentier.core.game import Game
from rentier.hints import say_hint
from rentier.text import Teller
from rentier.text.rulebook import Rulebook

from .choosing import Choosing
from .clock import Clock
from .desks.desk import HEADINGS, Desk
from .dialogue import means_yes, read_line, refuse, remember_lines
from .files import check_writable, write_whole
from .menu import Menu
from .rules import show_rules
from .typed import split_words
from .voice import LAMP, QUIET, Voice, clean

COMMANDS: Final = ("help", "rules", "hint", "hand", "log", "table", "time", "quit")
LONGEST_LOG: Final = 40
MOST_NEWS: Final = 120
"""How many sentences are told at once; somebody who is out does not want to read all the rest of the game."""


@final
class Session:
    """A game between a person and bots, with everything the person should know."""

    def __init__(
        self,
        voice: Voice,
        teller: Teller,
        desk: Desk,
        game: Game,
        seat: int,
        bots: dict[int, Bot],
        seed: str,
        record: Path | None,
        clock: Clock | None = None,
    ) -> None:
        self.voice: Final = voice
        self.teller: Final = teller
        self.desk: Final = desk
        self.game: Final = game
        self.seat: Final = seat
        self.bots: Final = bots
        self.seed: Final = seed
        self.record: Path | None = record
        self.clock: Final = clock
        self.log: list[tuple[str | Text, bool]] = []
        """What happened, as sentences and pictures; True for a heading, such as the beginning of a turn."""
        self.told = 0
        self.is_new_here = True

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        remember_lines()
        game = self.game
        self.desk.sit_down(self.view())
        self._note(list(game.opening))
        try:
            while not game.over:
                seat = game.awaiting[0]
                chosen = self._decide() if seat == self.seat else self.bots[seat].choose(game, seat)
                if self._is_overtaken():
                    continue
                events = game.play(seat, chosen)
                self._note(events)
                if game.awaiting and any(self.desk.puts_out(event) for event in events):
                    self.show_news()
                    self.voice.put(self.voice.say("cli-out"), f"bold {LAMP}")
        except EOFError:
            self.voice.put()
            self.leave("cli-input-ended")
        except KeyboardInterrupt:
            self.voice.put()
            self._save()
            raise
        self._finish()

    def view(self) -> dict[str, object]:
        """Return what the person may know, and the scores, which everybody may know, whatever the edition shows."""
        return {"scores": list(self.game.scores), **self.game.view(self.seat)}

    def _is_overtaken(self) -> bool:
        """Call time if the clock ran out meanwhile; return whether that replaced the question."""
        game = self.game
        if self.clock is None or not self.clock.is_out():
            return False
        asked = game.top()
        for seat in range(game.seats):
            if any(game.edition.is_time_call(form.word) for form in game.forms(seat)):
                self._note(game.play(seat, game.edition.time_call))
                break
        return game.over or game.top() is not asked

    def _decide(self) -> AnyAction:
        game, desk = self.game, self.desk
        actions = sorted(game.actions(self.seat), key=lambda action: desk.rank(game, self.seat, action))
        # The clock calls time, not the person.
        forms = [form for form in game.forms(self.seat) if not game.edition.is_time_call(form.word)]
        if len(actions) == 1 and not forms:
            return actions[0]
        view = self.view()
        decided = desk.decided(view, actions)
        if decided is not None:
            return decided
        self.show_news()
        if self.clock is not None and self.clock.is_due():
            self._show_time(self.clock)
        desk.show_table(view)
        desk.show_hand(view)
        question = desk.question(view)
        self.voice.put(question, f"bold {LAMP}")
        menu = Menu(desk, game, self.seat, actions, question)
        return Choosing(self, menu, forms).ask()

    def _show_time(self, clock: Clock) -> None:
        clock.told = clock.minutes
        self.voice.put(self.voice.say("cli-time-left", minutes=clock.minutes), f"bold {LAMP}")

    def read(self) -> str:
        """Read a line."""
        return read_line(self.voice)

    def read_answer(self) -> str:
        """Read the answer to a question; carry out what is not part of the game, such as leaving, in between."""
        while True:
            line = self.read()
            if not any(self._is_called(line, name) for name in COMMANDS):
                return line
            self.obey(line.strip())

    def refuse(self, sentence: str) -> None:
        """Refuse, and explain why."""
        refuse(self.voice, sentence)

    def obey(self, line: str) -> bool:
        """Carry out a command that is not part of the game: help, rules, a look at something, leaving."""
        first, _, rest = line.partition(" ")
        command = next((name for name in COMMANDS if self._is_called(first, name)), "")
        view = self.view()
        if command == "time" and self.clock is not None:
            self._show_time(self.clock)
        elif command in ("", "time") or (rest and command != "rules"):
            return self.desk.obey(view, line)
        elif command == "help":
            self.voice.put(self._own_words(f"cli-play-help-{self.game.edition.name}", "cli-play-help"))
        elif command == "rules":
            self._show_rules(rest)
        elif command == "hint":
            self._advise()
        elif command == "hand":
            self.desk.show_hand_in_full(view)
        elif command == "table":
            self.desk.show_everything(view)
        elif command == "log":
            self.show_log(self.log[-LONGEST_LOG:])
        else:
            self._quit()
        return True

    def _advise(self) -> None:
        """Tell the best choices with their chances, and why; bots may not ask, people may as often as they like."""
        for sentence in say_hint(hint(self.game, self.seat), self.game, self.teller):
            self.voice.put(sentence, indent=2)

    def _own_words(self, own: str, usual: str) -> str:
        """Return the words about this edition with its options, or else those about any."""
        options: dict[str, object] = {}
        for name, value in self.game.options.values.items():
            word = "none" if value is None else value
            # No variant of a sentence begins with a digit.
            options[name] = f"x{word}" if isinstance(word, str) and word[:1].isdigit() else word
        key = own if own in self.voice.book else usual
        return self.voice.book.say(key, {**options, "edition": self.game.edition.name})

    def _is_called(self, typed: str, command: str) -> bool:
        forms = [command, *self.voice.say(f"cli-typed-{command}").split(",")]
        return typed.strip() in ("?",) * (command == "help") or split_words(typed) in [split_words(f) for f in forms]

    def _show_rules(self, wanted: str) -> None:
        name = self.game.edition.name
        try:
            book = Rulebook.load(name, self.voice.book.language)
            if wanted.strip():
                show_rules(self.voice, book, wanted)
            else:
                example = list(book.rules)[len(book.rules) // 2]
                self.voice.put(self.voice.say("cli-rules-how", edition=name, number=example))
        except RentierError as error:
            self.refuse(self.teller.error(error))

    def _quit(self) -> None:
        """Leave, but ask first; answering with the name of a file saves the record."""
        self.voice.put(self.voice.say("cli-quit-saved" if self.record else "cli-quit"), f"bold {LAMP}")
        answer = self.read().strip()
        if means_yes(self.voice, answer):
            self.leave("cli-left")
        if not answer or self.record or split_words(answer) == split_words(self.voice.say("cli-typed-no")):
            self.voice.put(self.voice.say("cli-stay"))
            return
        try:
            check_new(Path(clean(answer)))
        except RentierError as error:
            self.refuse(self.teller.error(error))
            return
        self.record = Path(clean(answer))
        self.leave("cli-left")

    def leave(self, key: str) -> NoReturn:
        """End the session before the game's end, saving the record if there is to be one."""
        self.voice.put(self.voice.say(key))
        self._save()
        raise typer.Exit

    def _save(self) -> None:
        if self.record is not None:
            write_whole(self.record, json.dumps(self.game.record(), ensure_ascii=False) + "\n")
            self.voice.put(self.voice.say("cli-record-saved", file=str(self.record)))

    def _finish(self) -> None:
        # The last event tells who won; for a game that tells nothing, a general sentence does.
        won = self.voice.say("cli-shown-over", **self.teller.arguments({"winners": self.game.winners}))
        result = self.log.pop()[0] if self.log else won
        self.show_news()
        self.desk.show_table(self.view())
        self.voice.put(result, f"bold {LAMP}" if self.seat in self.game.winners else "bold")
        self.voice.put(self.voice.say("cli-seed", seed=self.seed))
        self._save()

    def _note(self, events: list[Event]) -> None:
        for event in self.desk.news(events):
            is_heading = event.kind in HEADINGS
            self.log.extend((told, is_heading and isinstance(told, str)) for told in self.desk.tell(event))

    def show_news(self) -> None:
        """Tell what happened since the last time."""
        self.voice.put()
        first = max(self.told, len(self.log) - MOST_NEWS)
        if first > self.told:
            self.voice.put("…" if self.voice.can_draw else "...", QUIET)
        self.show_log(self.log[first:])
        self.told = len(self.log)

    def show_log(self, entries: list[tuple[str | Text, bool]]) -> None:
        """Print sentences of the log, each turn under its heading."""
        for told, is_heading in entries:
            if isinstance(told, Text):
                self.voice.put(told.copy())
            else:
                self.voice.put(told, "bold" if is_heading else "", indent=0 if is_heading else 2)

    def hint(self) -> None:
        """Explain once how to answer."""
        if self.is_new_here:
            self.voice.put(self._own_words(f"cli-hint-{self.game.edition.name}", "cli-hint"), QUIET)
            self.is_new_here = False


def check_new(path: Path) -> None:
    """Refuse a file that exists or cannot be written, before a whole game is played for it."""
    if os.path.lexists(path):
        raise BadInput("file-exists", {"file": str(path)})
    check_writable(path)
