"""The commands, and what happens when one of them fails: one sentence, and no traceback."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from typing import Annotated, Any, Final, TypeAlias

import typer
from typer.core import TyperGroup

import rentier
from rentier.core.errors import BadInput, RentierError
from rentier.text import MissingWords, Phrasebook, Teller

from . import admin, analyse, arena, bank, bench, play, puzzles, replay, rules, score, serve, simulate, verify
from .dialogue import STOPPED
from .files import failure_details
from .language import book_of
from .voice import complain

BAD_INPUT: Final = 2

# What the parser raises; its module has moved between versions of typer, its place in the hierarchy has not.
UsageError: Final[type[Exception]] = typer.BadParameter.__mro__[1]

# Typer has its own names for contexts and commands, which are not for us to import.
Context: TypeAlias = Any


class Commands(TyperGroup):
    """All commands; whatever goes wrong in one of them becomes a sentence in the user's language."""

    book: Phrasebook

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run the command and exit with its code."""
        given = sys.argv[1:] if args is None else list(args)
        _write_any_sign()
        with warnings.catch_warnings():
            _tell_warnings(given)
            self._run(given, complete_var, windows_expand_args, **extra)

    def _run(self, given: list[str], complete_var: str | None, windows_expand_args: bool, **extra: Any) -> None:
        book = self.book = book_of(given)
        try:
            self._translate(self, book)
            code = super().main(given, "rentier", complete_var, False, windows_expand_args, **extra)
        except RentierError as error:
            complain(Teller(book).error(error))
            code = BAD_INPUT
        except UsageError as error:
            if type(error).__name__ == "NoArgsIsHelpError":
                print(error)
                sys.exit(0)
            complain(_say_usage(error, book))
            code = BAD_INPUT
        except OSError as error:
            complain(book.say("file-failed", failure_details(error)))
            code = 1
        sys.exit(code if isinstance(code, int) else 0)

    def invoke(self, ctx: Context) -> Any:
        """Tell the user that a command was stopped, if it does not handle that itself."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            complain(self.book.say("cli-stopped"))
            raise typer.Exit(STOPPED) from None

    def resolve_command(self, ctx: Context, args: list[str]) -> Any:
        """Refuse an unknown command, and name the known ones."""
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise BadInput("unknown-command", {"given": args[0][:80], "known": list(self.commands)})
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: Context) -> list[str]:
        """List the commands in the order in which they were added."""
        return list(self.commands)

    def format_commands(self, ctx: Context, formatter: Any) -> None:
        """List the commands under a heading in the user's language."""
        rows = [(name, command.help or "") for name, command in self.commands.items()]
        with formatter.section(self.book.say("cli-help-commands")):
            formatter.write_dl(rows)

    def _translate(self, command: Any, book: Phrasebook) -> None:
        """Replace each help text that is a key with its words."""
        if isinstance(command, Commands):
            command.book = book
        with typer.Context(command) as context:
            for parameter in command.get_params(context):
                if "--help" in parameter.opts:
                    parameter.help = "cli-help-help"
                parameter.help = _words(getattr(parameter, "help", None), book)
        command.help = _words(command.help, book)
        for inner in getattr(command, "commands", {}).values():
            self._translate(inner, book)


app = typer.Typer(
    name="rentier",
    cls=Commands,
    help="cli-help-rentier",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def show_version(asked: bool) -> None:
    """Print the version and whether the engine is compiled, and exit."""
    if asked:
        book = book_of(sys.argv[1:])
        engine = "compiled" if rentier.compiled() else "interpreted"
        print(book.say("cli-version", {"version": rentier.__version__, "engine": engine}))
        raise typer.Exit


@app.callback()
def rentier_command(
    version: Annotated[
        bool, typer.Option("--version", help="cli-help-version", callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """Hold the options that need no command."""


app.command(help="bank-help-bank")(bank.bank)
app.command(help="cli-help-play")(play.play)
app.command(help="server-help-serve")(serve.serve)
app.command(help="cli-help-replay")(replay.replay)
app.command(help="server-help-verify")(verify.verify)
app.command(help="cli-help-rules")(rules.rules)
app.command(help="score-help-score")(score.score)
app.command(help="cli-help-analyse")(analyse.analyse)
app.command(help="cli-help-simulate")(simulate.simulate)
app.command(help="arena-help-arena")(arena.arena)
app.command(help="cli-help-bench")(bench.bench)

admin_app = typer.Typer(cls=Commands, help="admin-help-admin", no_args_is_help=True, rich_markup_mode=None)
admin_app.command(help="admin-help-tables")(admin.tables)
admin_app.command(help="admin-help-size")(admin.size)
admin_app.command(help="admin-help-backup")(admin.backup)
admin_app.command(help="admin-help-restore")(admin.restore)
admin_app.command(help="admin-help-drill")(admin.drill)
admin_app.command(help="admin-help-delete")(admin.delete)
admin_app.command(help="admin-help-vacuum")(admin.vacuum)
app.add_typer(admin_app, name="admin")

puzzles_app = typer.Typer(cls=Commands, help="puzzles-help-puzzles", no_args_is_help=True, rich_markup_mode=None)
puzzles_app.callback()(puzzles.puzzles)
puzzles_app.command(help="puzzles-help-make")(puzzles.make)
puzzles_app.command(help="puzzles-help-check")(puzzles.check)
app.add_typer(puzzles_app, name="puzzles")


def run() -> None:
    """Run the command that was typed."""
    app()


def _words(help_text: str | None, book: Phrasebook) -> str | None:
    return book.say(help_text) if help_text is not None and help_text in book else help_text


def _say_usage(error: Exception, book: Phrasebook) -> str:
    """Return a sentence about what the parser refused."""
    kind = type(error).__name__
    message = str(getattr(error, "message", error))
    if "extra argument" in message:
        return book.say("cli-usage-extra", {"given": message.partition("(")[2].rpartition("(")[2].strip("). ")})
    details = {
        "option": str(getattr(error, "option_name", "")),
        "given": message.rstrip("."),
        "parameter": _name_parameter(error),
        "wanted": next((kind for kind in ("integer", "float", "number") if kind in message), ""),
    }
    try:
        return book.say(f"cli-usage-{kind}", details)
    except MissingWords:
        return book.say("cli-usage-UsageError", details)


def _name_parameter(error: Exception) -> str:
    parameter = getattr(error, "param", None)
    if parameter is None:
        return str(getattr(error, "param_hint", "") or "")
    options = getattr(parameter, "opts", [])
    return options[0] if options and options[0].startswith("-") else str(parameter.metavar or parameter.name).upper()


def _tell_warnings(given: list[str]) -> None:
    """Print a warning about a package's unusable edition as a sentence in the user's language."""
    usual = warnings.showwarning

    def show(message: Warning | str, category: type[Warning], *where: Any, **more: Any) -> None:
        if isinstance(message, rentier.EditionWarning):
            complain(Teller(book_of(given)).error(message.error))
        else:
            usual(message, category, *where, **more)

    warnings.showwarning = show


def _write_any_sign() -> None:
    """Write a question mark for what a terminal cannot show, and read whatever is typed."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
