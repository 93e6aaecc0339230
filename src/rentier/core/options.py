"""Options of a game: the rulebook's defaults and the other choices; a value that is not allowed is refused by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .errors import BadInput, quoted, shown
from .native import mypyc_attr

PRESET: Final = "preset"


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """One option: its name, its default and the rule it belongs to."""

    __slots__ = ("default", "name", "rule")

    def __init__(self, name: str, default: object, rule: str) -> None:
        self.name = name
        self.default = default
        self.rule = rule

    def read(self, value: object) -> object:
        """Return the value to use; refuse one that is not allowed."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{self.name}: {self.default}>"

    def to_dict(self) -> dict[str, object]:
        """Return the option as a JSON object, for a set-up screen."""
        return {"name": self.name, "default": self.default, "rule": self.rule}


class Choice(Setting):
    """One of a few words; the first is the rulebook's."""

    __slots__ = ("values",)

    def __init__(self, name: str, values: tuple[str, ...], rule: str) -> None:
        super().__init__(name, values[0], rule)
        self.values = values

    def read(self, value: object) -> object:
        if isinstance(value, str) and value in self.values:
            return value
        raise BadInput(
            "option-choice",
            {"option": self.name, "given": shown(value), "allowed": list(self.values)},
            self.rule,
        )

    def __repr__(self) -> str:
        return f"<{self.name}: {' | '.join(self.values)}>"

    def to_dict(self) -> dict[str, object]:
        return {**super().to_dict(), "values": list(self.values)}


class Limit(Setting):
    """A whole number within bounds, or none."""

    __slots__ = ("highest", "lowest")

    def __init__(self, name: str, lowest: int, highest: int, rule: str, default: int | None = None) -> None:
        super().__init__(name, default, rule)
        self.lowest = lowest
        self.highest = highest

    def read(self, value: object) -> object:
        """Return a number, or one read from its digits, or None."""
        if value is None or value == "none":
            return None
        number = value
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 19:
            number = int(value)
        if isinstance(number, int) and not isinstance(number, bool) and self.lowest <= number <= self.highest:
            return number
        raise BadInput(
            "option-limit",
            {"option": self.name, "given": shown(value), "lowest": self.lowest, "highest": self.highest},
            self.rule,
        )

    def __repr__(self) -> str:
        return f"<{self.name}: {self.lowest} to {self.highest}, or none>"

    def to_dict(self) -> dict[str, object]:
        return {**super().to_dict(), "lowest": self.lowest, "highest": self.highest}


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """The chosen options of one game; each game has its own class with an attribute per option."""

    def __init__(self, values: dict[str, object]) -> None:
        self.values = values

    def __repr__(self) -> str:
        return f"<{', '.join([f'{name}: {value}' for name, value in self.values.items()])}>"

    def word(self, name: str) -> str:
        """Return the value of a choice."""
        value = self.values[name]
        assert isinstance(value, str)
        return value

    def number(self, name: str) -> int | None:
        """Return the value of a limit."""
        value = self.values[name]
        assert value is None or isinstance(value, int)
        return value


def read_options(
    settings: tuple[Setting, ...], presets: Mapping[str, Mapping[str, object]], given: object
) -> dict[str, object]:
    """Take the defaults, override them with the preset if one is named, then with what is given."""
    if given is None:
        given = {}
    if not isinstance(given, Mapping):
        raise BadInput("options-type", {"given": type(given).__name__})
    known = {setting.name: setting for setting in settings}
    values: dict[str, object] = {setting.name: setting.default for setting in settings}
    preset = given.get(PRESET)
    if preset is not None:
        if not isinstance(preset, str) or preset not in presets:
            raise BadInput("option-preset", {"given": shown(preset), "allowed": sorted(presets) or ["-"]})
        values.update(presets[preset])
    for name, value in given.items():
        if name == PRESET:
            continue
        if name not in known:
            raise BadInput("option-unknown", {"given": quoted(name), "known": sorted(known) or ["-"]})
        values[name] = known[name].read(value)
    return values
