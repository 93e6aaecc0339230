"""The command line: play, replay, rules, simulate, bench."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command that was typed; needs the extra `cli`."""
    try:
        from rentier.cli.app import run
    except ModuleNotFoundError as missing:
        if missing.name not in ("typer", "rich", "click"):
            raise
        from rentier.cli.language import book_of

        print(book_of(sys.argv[1:]).say("cli-not-installed"), file=sys.stderr)
        sys.exit(1)
    run()
