"""Lines typed at the terminal, and the dialogue with somebody at a real board, which keeps its file up to date."""

from __future__ import annotations

import contextlib
import sys
from importlib import import_module
from typing import ClassVar, Final, NoReturn

import typer

from rentier.core.errors import RentierError
from rentier.text import Teller

from .typed import split_words
from .voice import BRICK, Voice

STOPPED: Final = 130
"""The exit code of a command that Ctrl-C has stopped."""
LONGEST_LINE: Final = 400


def remember_lines() -> None:
    """Where available, let the arrow keys edit and repeat what was typed."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import_module("readline")


def read_line(voice: Voice, prompt: str = "> ") -> str:
    """Read a line; where nobody sees what is typed, print it too."""
    line = input(prompt)
    if not sys.stdin.isatty():
        voice.put(line)
    return line


def means_yes(voice: Voice, answer: str) -> bool:
    """Whether an answer is one of the words for yes."""
    return split_words(answer) in [split_words(form) for form in voice.say("cli-typed-yes").split(",")]


def refuse(voice: Voice, sentence: str) -> None:
    """Refuse, and explain why."""
    voice.put(voice.say("cli-refused", why=sentence), BRICK)


class Dialogue:
    """A dialogue line by line, which ends when `is_done`; after each line what is kept is saved."""

    file_changed: ClassVar[str] = ""
    """The key of the error that says that somebody else has written the file meanwhile."""

    def __init__(self, voice: Voice, teller: Teller) -> None:
        self.voice: Final = voice
        self.teller: Final = teller
        self.is_done = False

    def greet(self, is_new: bool) -> None:
        """Say what goes on, or that something new begins."""
        raise NotImplementedError

    def obey(self, line: str) -> None:
        """Do what a line says; an error is told, and the dialogue goes on."""
        raise NotImplementedError

    def store(self) -> None:
        """Write what is kept to its file."""
        raise NotImplementedError

    def warn_unsaved(self) -> None:
        """Say what it means that nothing could be saved, if that is not plain."""

    def tell_kept(self) -> None:
        """Say, on leaving, where everything is kept."""
        raise NotImplementedError

    def prompt(self) -> str:
        """Return what stands before the line that is typed."""
        return "> "

    def run(self, is_new: bool) -> NoReturn:
        """Work until the person leaves."""
        remember_lines()
        self.greet(is_new)
        code = 0
        try:
            while not self.is_done:
                self.do_line(read_line(self.voice, self.prompt()))
        except EOFError:
            self.voice.put()
        except KeyboardInterrupt:
            self.voice.put()
            code = STOPPED
        if not self.save():
            raise typer.Exit(1)
        self.tell_kept()
        raise typer.Exit(code)

    def do_line(self, line: str) -> None:
        """Do what a line says, and save."""
        if len(line) > LONGEST_LINE:
            self.refuse(self.voice.say("cli-line-too-long", most=LONGEST_LINE))
        elif line.strip():
            try:
                self.obey(line)
            except RentierError as error:
                self.refuse(self.teller.error(error))
            self.save()

    def save(self) -> bool:
        """Save, and return whether everything is safe in the file; if the disk is full, say, the next try may work."""
        try:
            self.store()
        except RentierError as error:
            self.refuse(self.teller.error(error))
            if error.key == self.file_changed:
                raise typer.Exit(1) from None
            self.warn_unsaved()
            return False
        return True

    def refuse(self, sentence: str) -> None:
        """Refuse, and explain why."""
        refuse(self.voice, sentence)
