"""Generate what the front end takes from Python: message types, the editions and their data, examples of sentences.

    python web/generate.py

writes the files; tests/test_web.py fails when they are out of date.
"""

from __future__ import annotations

import json
import pkgutil
import tomllib
import types
import typing
from collections.abc import Iterable
from importlib import import_module, resources
from math import atan2, degrees, hypot
from pathlib import Path
from typing import Final

import msgspec
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect

import rentier.server
from booked import booked_corpus
from rentier.core.registry import Edition, editions
from rentier.games.knockout.aiming import FASTEST, LEFT, NEAR, RIGHT, STEPS_A_DEGREE, STEPS_A_MM, Aim
from rentier.games.knockout.board import BOARD
from rentier.games.knockout.physics import slide
from rentier.server import messages
from rentier.server.editions import facts_of
from rentier.server.planning import Plan
from shaping import shape_files
from told import told_corpus

WEB: Final = Path(__file__).parent
HEADER: Final = "// Written by web/generate.py; do not change it by hand.\n"
OWN_GAMES: Final = "rentier.games."


def generated() -> dict[str, str]:
    """Return the text of each generated file, by its path below web/."""
    files = {"src/generated/messages.ts": message_types(), "src/generated/editions.ts": edition_constants()}
    for name, text in shape_files(own_editions(), HEADER).items():
        files[f"src/generated/{name}"] = text
    for edition in own_editions():
        files[f"src/generated/data/{edition.name}.json"] = _compact(edition_data(edition)) + "\n"
    files["tests/told.json"] = told_corpus()
    files["tests/booked.json"] = booked_corpus()
    return files


def own_editions() -> list[Edition]:
    """List the editions of the package, without those that tests may have registered."""
    return [edition for edition in editions() if type(edition).__module__.startswith(OWN_GAMES)]


def edition_data(edition: Edition) -> dict[str, object]:
    """Load the data files of an edition, by name."""
    folder = resources.files(f"rentier.games.{edition.name}") / "data"
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    data: dict[str, object] = {
        file.name.removesuffix(".toml"): tomllib.loads(file.read_text(encoding="utf-8")) for file in found
    }
    return {**data, "reach": free_slides()} if edition.name == "knockout" else data


def free_slides() -> list[float]:
    """Return how many millimetres the engine slides a token with nothing in its way, at 0, 1, 2 … mm/s."""
    # Along the diagonal, the longest way before a token leaves the board.
    angle = int(degrees(atan2(RIGHT - LEFT, BOARD.length * STEPS_A_MM - NEAR)) * STEPS_A_DEGREE)
    ways = [0.0]
    for speed in range(1, FASTEST + 1):
        rest = slide([None], 0, Aim(LEFT, NEAR, angle, speed)).places[0]
        if rest is None:
            break
        ways.append(round(hypot(rest.x - LEFT / STEPS_A_MM, rest.y - NEAR / STEPS_A_MM), 1))
    return ways


def edition_constants() -> str:
    """Return the TypeScript file with what set-up pages and tables need to know about each edition."""
    lines = [
        HEADER,
        "export interface Setting {",
        "  name: string;",
        "  rule: string;",
        "  default: string | number | null;",
        "  /** The values of a choice; the first is the rulebook's. */",
        "  values?: string[];",
        "  /** The bounds of a number, which can also be unset. */",
        "  lowest?: number;",
        "  highest?: number;",
        "}",
        "",
        "export interface Edition {",
        "  name: string;",
        "  /** The prefix of its rules' numbers. */",
        "  rules: string;",
        "  rulesVersion: number;",
        "  fewest: number;",
        "  most: number;",
        "  /** Whether a seat may know something that others may not. */",
        "  hasSecrets: boolean;",
        "  hasLesson: boolean;",
        "  /** By verb: the names of an action's parts; one with `?` may be missing, one with `*` takes the rest. */",
        "  grammar: Record<string, string[]>;",
        "  /** The rules behind events, by name, or by name and `why` or `card`; those of decisions are `asked …`. */",
        "  cited: Readonly<Record<string, number>>;",
        "  settings: Setting[];",
        "  presets: Record<string, Record<string, string | number | null>>;",
        "  /** The levels of its bots, the simplest first. */",
        "  bots: string[];",
        "  /** Bots of the usual level, each with a passion of its own. */",
        "  characters: string[];",
        "}",
        "",
        f"export type EditionName = {' | '.join(repr(edition.name) for edition in own_editions())};",
        "",
        "export const EDITIONS: Readonly<Record<EditionName, Edition>> = {",
    ]
    for edition in own_editions():
        lines.append(f"  {edition.name}: {_compact(facts_of(edition))},")
    return "\n".join([*lines, "};", ""])


def message_types() -> str:
    """Return the TypeScript types of everything sent over the socket and over HTTP."""
    structs: dict[str, type[msgspec.Struct]] = {}
    for module in (messages, *_http_modules()):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct:
                _add(structs, value)
    written = [HEADER]
    for struct in structs.values():
        if struct not in (messages.FromClient, messages.FromServer):
            written.append(_interface(struct))
    for name in ("AnyFromClient", "AnyFromServer"):
        members = typing.get_args(getattr(messages, name))
        written.append(f"export type {name} = {' | '.join(member.__name__ for member in members)};\n")
    return "\n".join(written)


def _http_modules() -> list[types.ModuleType]:
    """Find the server's modules that handle HTTP requests."""
    names = [it.name for it in pkgutil.iter_modules(rentier.server.__path__, "rentier.server.")]
    modules = [import_module(name) for name in sorted(names)]
    return [module for module in modules if any(isinstance(it, HTTPRouteHandler) for it in vars(module).values())]


def _add(structs: dict[str, type[msgspec.Struct]], struct: type[msgspec.Struct]) -> None:
    """Add a type, and the types of its fields."""
    if structs.setdefault(struct.__name__, struct) is not struct:
        raise ValueError(f"Two types are called {struct.__name__}: rename one.")
    for field in msgspec.structs.fields(struct):
        for part in _structs_in(inspect.type_info(field.type)):
            if part.__name__ not in structs:
                _add(structs, part)


def _structs_in(kind: inspect.Type) -> Iterable[type[msgspec.Struct]]:
    if isinstance(kind, inspect.StructType):
        yield kind.cls
    elif isinstance(kind, inspect.ListType):
        yield from _structs_in(kind.item_type)
    elif isinstance(kind, inspect.DictType):
        yield from _structs_in(kind.value_type)
    elif isinstance(kind, inspect.UnionType):
        for part in kind.types:
            yield from _structs_in(part)
    elif isinstance(kind, inspect.Metadata):
        yield from _structs_in(kind.type)


def _interface(struct: type[msgspec.Struct]) -> str:
    config = struct.__struct_config__
    # The server always sends defaults, unless they are omitted; clients may leave them out.
    is_read = config.forbid_unknown_fields or struct is Plan or issubclass(struct, messages.FromClient)
    may_lack = config.omit_defaults or is_read
    lines = [f"/** {(struct.__doc__ or '').strip()} */", f"export interface {struct.__name__} {{"]
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: {_quoted(str(config.tag))};")
    for field in msgspec.structs.fields(struct):
        mark = "?" if may_lack and not field.required else ""
        kind = _type(inspect.type_info(field.type))
        # The only type that is both sent and received.
        kind = f"Partial<{kind}>" if is_read and kind == "Settings" else kind
        lines.append(f"  {field.encode_name}{mark}: {kind};")
    return "\n".join([*lines, "}", ""])


def _type(kind: inspect.Type) -> str:
    """Return a type in TypeScript."""
    plain = {
        inspect.StrType: "string",
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.BoolType: "boolean",
        inspect.NoneType: "null",
        inspect.AnyType: "unknown",
    }
    if type(kind) in plain:
        return plain[type(kind)]
    if isinstance(kind, inspect.Metadata):
        return _type(kind.type)
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(_quoted(str(value)) for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(dict.fromkeys(_type(part) for part in kind.types))
    if isinstance(kind, inspect.ListType):
        item = _type(kind.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(_type(part) for part in kind.item_types)}]"
    if isinstance(kind, inspect.VarTupleType):
        return f"({_type(kind.item_type)})[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {_type(kind.value_type)}>"
    if isinstance(kind, inspect.CustomType) and kind.cls is object:
        return "unknown"
    raise TypeError(f"There is no TypeScript for {kind}.")


def _quoted(text: str) -> str:
    return f"'{text}'"


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    """Write the files that have changed."""
    for path, text in generated().items():
        file = WEB / path
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            print(path)


if __name__ == "__main__":
    main()
