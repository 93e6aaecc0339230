"""The TypeScript types of what games show: views, pending decisions, forms, events and options.

Views, decisions and forms are declared as TypedDicts in the modules named `shapes`; events are the dataclasses of a
package. Events are read from source files, because compiled classes no longer know the types of their fields.
"""

from __future__ import annotations

import ast
import types
import typing
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict, Union, get_args, is_typeddict

from rentier.core.events import Event, Revealing, name_event
from rentier.core.options import Choice
from rentier.core.registry import Edition

SOURCES: Final = Path(__file__).parent.parent / "src"
CORE: Final = "rentier.core"
EVENTS: Final = (Event.__name__, Revealing.__name__)
"""The classes that events are made from."""
PLAIN: Final[Mapping[object, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    types.NoneType: "null",
    object: "unknown",
    Any: "unknown",
}

Shape = Any
"""A type, as written in an annotation."""


def origin_of(shape: Shape) -> Shape:
    """Return the generic type behind a type: `list` for `list[int]`."""
    return typing.get_origin(shape)


class Declared(typing.NamedTuple):
    """A shape of a module, with the comments on it and on its fields."""

    name: str
    shape: Shape
    doc: str
    fields: Mapping[str, str]
    """Its own fields with their comments, without those it inherits."""
    bases: tuple[Shape, ...] = ()


def package_of(edition: Edition) -> str:
    """Return the package that an edition is in."""
    return f"rentier.games.{edition.name}"


def shape_of(edition: Edition, what: str) -> Shape:
    """Return a shape of an edition: its View, Pending, Form or Bare, if it has one."""
    module = import_module(f"{package_of(edition)}.shapes")
    return getattr(module, f"{edition.name.title()}{what}", None)


def packages_of(edition: Edition) -> list[str]:
    """Return the packages that an edition's view is made from, its own first: its events are in these too."""
    found: list[str] = []
    view = shape_of(edition, "View")
    while view is not None:
        found.append(view.__module__.removesuffix(".shapes"))
        bases = [origin_of(base) or base for base in getattr(view, "__orig_bases__", ())]
        view = next((base for base in bases if is_typeddict(base)), None)
    return found


def events_in(package: str) -> dict[str, Declared]:
    """Find the events of a package, by kind, as players see them: hidden fields may be missing."""
    found: dict[str, Declared] = {}
    known = {**vars(typing), "shapes": import_module(f"{package}.shapes")}
    for file in sorted((SOURCES / package.replace(".", "/")).glob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name not in EVENTS and _is_event(node):
                kind = name_event(node.name)
                found[kind] = _event(node, kind, known)
    return found


def _is_event(node: ast.ClassDef) -> bool:
    return any(ast.unparse(base) in EVENTS for base in node.bases)


def _event(node: ast.ClassDef, kind: str, known: dict[str, Any]) -> Declared:
    hidden = _hidden(node)
    fields: dict[str, Shape] = {"event": Literal[kind]}
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            shape = _as_json(eval(ast.unparse(part.annotation), known))
            fields[part.target.id] = NotRequired[shape] if part.target.id in hidden else shape
    name = f"{node.name}Event"
    make: Any = TypedDict
    return Declared(name, make(name, fields), ast.get_docstring(node) or "", dict.fromkeys(fields, ""))


def _hidden(node: ast.ClassDef) -> set[str]:
    """Find the fields named in `hidden`, which returns them as the keys of a dict."""
    return {
        key.value
        for method in node.body
        if isinstance(method, ast.FunctionDef) and method.name == "hidden"
        for part in ast.walk(method)
        if isinstance(part, ast.Dict)
        for key in part.keys
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    }


def _as_json(shape: Shape) -> Shape:
    args = get_args(shape)
    return list[args[0]] if origin_of(shape) is tuple and args[1:] == (...,) else shape  # type: ignore[valid-type]


def declared_in(package: str) -> list[Declared]:
    """List the shapes that a package declares, in order."""
    module = import_module(f"{package}.shapes")
    source = SOURCES / f"{package.replace('.', '/')}/shapes.py"
    found: list[Declared] = []
    body = ast.parse(source.read_text(encoding="utf-8")).body
    for node, after in zip(body, [*body[1:], None]):
        if isinstance(node, ast.ClassDef):
            fields = {part.target.id: doc for part, doc in _commented(node) if isinstance(part.target, ast.Name)}
            bases = [eval(ast.unparse(base), vars(module)) for base in node.bases]
            shapes = tuple(base for base in bases if is_typeddict(origin_of(base) or base))
            found.append(Declared(node.name, vars(module)[node.name], ast.get_docstring(node) or "", fields, shapes))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if not isinstance(vars(module)[name], typing.TypeVar):
                found.append(Declared(name, vars(module)[name], _comment(after), {}))
    return found


def _commented(node: ast.ClassDef) -> Iterator[tuple[ast.AnnAssign, str]]:
    for part, after in zip(node.body, [*node.body[1:], None]):
        if isinstance(part, ast.AnnAssign):
            yield part, _comment(after)


def _comment(node: ast.stmt | None) -> str:
    is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return " ".join(str(node.value.value).split()) if is_text else ""  # type: ignore[union-attr]


class Writer:
    """A writer for the file of one package; shapes of other packages are imported."""

    def __init__(self, package: str, known: dict[Shape, tuple[str, str]]) -> None:
        self.package: Final = package
        self.known: Final = known
        """By shape: the package that declares it, and its name. Grows with each package written."""
        self.imports: Final[dict[str, set[str]]] = {}

    def write(self, name: str, edition: bool, below: list[str]) -> str:
        """Write the shapes of the package, and a union of its events with those of the packages below it."""
        lines: list[str] = []
        for one in declared_in(self.package):
            lines += self.declare(one)
            self.known.setdefault(one.shape, (self.package, one.name))
        events = list(events_in(self.package).values())
        for one in events:
            lines += self.declare(one)
        unions = [union for package in below if (union := self._events_of(package))]
        if events or edition:
            lines += [f"export type {name}Event = {_union([*unions, *[one.name for one in events]])};", ""]
            self.known[f"{self.package} events"] = (self.package, f"{name}Event")
        froms = sorted((package.split(".")[-1], sorted(names)) for package, names in self.imports.items())
        head = [f"import type {{ {', '.join(names)} }} from './{module}';" for module, names in froms]
        return "\n".join([*head, *([""] if head else []), *lines])

    def _events_of(self, package: str) -> str:
        return self.named(f"{package} events") or ""

    def declare(self, one: Declared) -> list[str]:
        """Write a shape under its name."""
        comment = [f"/** {' '.join(one.doc.split())} */"] if one.doc else []
        if not is_typeddict(one.shape) or one.shape.__name__ != one.name:
            return [*comment, f"export type {one.name} = {self.spell(one.shape)};", ""]
        parameters = [it.__name__ for it in getattr(one.shape, "__parameters__", ())]
        bases = [self.spell(base) for base in one.bases]
        lines = ["{"]
        for name, shape in typing.get_type_hints(one.shape, include_extras=True).items():
            if name in one.fields:
                lines += [f"  /** {one.fields[name]} */"] if one.fields[name] else []
                is_optional = origin_of(shape) is NotRequired
                lines.append(f"  {name}{'?' if is_optional else ''}: {self.spell(bare(shape))};")
        generic = f"<{', '.join(parameters)}>" if parameters else ""
        head = f"export type {one.name}{generic} = "
        return [*comment, head + " & ".join([*bases, "\n".join([*lines, "}"])]) + ";", ""]

    def named(self, shape: Shape) -> str | None:
        """Return the name of a declared shape, importing it if another package declares it."""
        package, name = self.known.get(shape, ("", None))
        if name is not None and package != self.package:
            self.imports.setdefault(package, set()).add(name)
        return name

    def spell(self, shape: Shape) -> str:
        """Write a type in TypeScript."""
        name = self.named(shape)
        if name is not None:
            return name
        if shape in PLAIN:
            return PLAIN[shape]
        if isinstance(shape, typing.TypeVar):
            return shape.__name__
        origin, args = origin_of(shape), get_args(shape)
        if origin is Annotated:
            return self.spell(args[1])
        if origin is Literal:
            return _union([f"'{word}'" for word in args])
        if origin in (Union, types.UnionType):
            return self._spell_union(list(args))
        if origin is list:
            item = self.spell(args[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is dict:
            return f"Record<{self.spell(args[0])}, {self.spell(args[1])}>"
        if origin is tuple:
            return f"[{', '.join(self.spell(part) for part in args)}]"
        if is_typeddict(origin):
            return f"{self.spell(origin)}<{', '.join(self.spell(part) for part in args)}>"
        raise TypeError(f"There is no TypeScript for {shape}.")

    def _spell_union(self, parts: list[Shape]) -> str:
        """Write a union, replacing its parts by the largest named union that they contain."""
        for shape in sorted(self.known, key=lambda it: -len(get_args(it))):
            members = get_args(shape)
            if origin_of(shape) in (Union, types.UnionType) and all(member in parts for member in members):
                rest = [part for part in parts if part not in members]
                return _union([str(self.named(shape)), *[self.spell(part) for part in rest]])
        return _union([self.spell(part) for part in parts])


def bare(shape: Shape) -> Shape:
    """Return a type without its NotRequired."""
    return get_args(shape)[0] if origin_of(shape) is NotRequired else shape


def _union(parts: list[str]) -> str:
    return " | ".join(dict.fromkeys(parts)) or "never"


def shape_files(editions: list[Edition], header: str) -> dict[str, str]:
    """Write a file for each package with shapes, and one that lists the types of each edition."""
    files: dict[str, str] = {}
    known: dict[Shape, tuple[str, str]] = {}
    packages = dict.fromkeys(package for edition in editions for package in reversed(packages_of(edition)))
    own = {package_of(edition): edition for edition in editions}
    for package in sorted(packages, key=lambda it: it.count(".") * 2 + (it != CORE)):
        edition = own.get(package)
        below = packages_of(edition)[1:] if edition is not None else []
        name = package.split(".")[-1]
        written = Writer(package, known).write(name.title(), edition is not None, below)
        files[f"shapes/{name}.ts"] = f"{header}\n{written}"
    files["games.ts"] = f"{header}\n{_games(editions)}"
    return files


def _games(editions: list[Edition]) -> str:
    lines: list[str] = []
    games: list[str] = []
    for edition in editions:
        title = edition.name.title()
        has_bare = shape_of(edition, "Bare") is not None
        names = [f"{title}{part}" for part in ("Bare", "Event", "Form", "View")][0 if has_bare else 1 :]
        lines.append(f"import type {{ {', '.join(names)} }} from './shapes/{edition.name}';")
        open_to_all = f"{title}Bare" if has_bare else "Record<string, never>"
        games += [
            f"  {edition.name}: {{",
            f"    View: Shown<{title}View, {title}Options, {open_to_all}>;",
            f"    Event: {title}Event;",
            f"    Form: {title}Form;",
            "  };",
        ]
    lines.append("")
    for edition in editions:
        lines.append(f"export type {edition.name.title()}Options = {{")
        for setting in edition.settings:
            values = [f"'{word}'" for word in setting.values] if isinstance(setting, Choice) else ["number", "null"]
            lines.append(f"  {setting.name}: {_union(values)};")
        lines += ["};", ""]
    return "\n".join(
        [
            *lines,
            "/** A view; if everything is revealed, `own` is what differs by seat, and `bare` what nobody knew. */",
            "type Shown<View, Options, Bare> = View & { options: Options; own?: Partial<View>[]; bare?: Bare };",
            "",
            "export interface Games {",
            *games,
            "}",
            "",
        ]
    )
