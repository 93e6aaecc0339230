"""Options of a game as they are written on the command line."""

from __future__ import annotations

from rentier.core.errors import BadInput


def read_options(given: list[str]) -> dict[str, object]:
    """Read options written as `name=value`."""
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise BadInput("sim-option-form", {"given": text[:80]})
        options[name.strip()] = value.strip()
    return options
