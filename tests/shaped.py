"""Compare JSON values with declared shapes (`rentier.core.shapes`)."""

import types
import typing
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Generic, Literal, NotRequired, TypeVar, Union, get_args, is_typeddict

Shape = Any
Bound = Mapping[Any, Shape]
"""What type variables stand for."""


def origin_of(shape: Shape) -> Shape:
    return typing.get_origin(shape)


def faults(value: object, shape: Shape, where: str = "", bound: Bound = types.MappingProxyType({})) -> list[str]:
    """List where a value is not as declared; nothing undeclared may be there."""
    return list(_faults(value, shape, where, bound))


def _faults(value: object, shape: Shape, where: str, bound: Bound) -> Iterator[str]:
    origin = origin_of(shape)
    args = get_args(shape)
    if isinstance(shape, TypeVar):
        yield from _faults(value, bound[shape], where, bound)
    elif origin is Annotated:
        yield from _faults(value, args[1], where, bound)
    elif is_typeddict(origin or shape):
        yield from _typed(value, shape, where, bound)
    elif origin in (Union, types.UnionType):
        yield from _united(value, args, where, bound)
    elif origin is Literal:
        if value not in args:
            yield f"{where}: {value!r} is none of {args}"
    elif origin in (list, tuple):
        yield from _listed(value, shape, where, bound)
    elif origin is dict:
        if not isinstance(value, dict):
            yield f"{where}: {value!r} is no dict"
        else:
            for key, item in value.items():
                yield from _faults(key, args[0], f"{where} key", bound)
                yield from _faults(item, args[1], f"{where}.{key}", bound)
    elif not _is(value, shape):
        yield f"{where}: {value!r} is not {shape}"


def _is(value: object, kind: Any) -> bool:
    if kind in (object, Any):
        return True
    if kind in (int, float) and isinstance(value, bool):
        return False
    return isinstance(value, int | float if kind is float else kind)


def _listed(value: object, shape: Shape, where: str, bound: Bound) -> Iterator[str]:
    args = get_args(shape)
    if not isinstance(value, list):
        yield f"{where}: {value!r} is no list"
        return
    kinds = args if origin_of(shape) is tuple else [args[0]] * len(value)
    if len(kinds) != len(value):
        yield f"{where}: {value!r} has not the parts of {shape}"
    for i, (item, kind) in enumerate(zip(value, kinds)):
        yield from _faults(item, kind, f"{where}[{i}]", bound)


def _united(value: object, kinds: tuple[Shape, ...], where: str, bound: Bound) -> Iterator[str]:
    """Compare the value with the member that fits it best: the one that has its word."""
    best: list[str] | None = None
    for kind in kinds:
        found = faults(value, kind, where, bound)
        if not found:
            return
        best = found if best is None or len(found) < len(best) else best
    yield from best or []


def _typed(value: object, shape: Shape, where: str, bound: Bound) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no object"
        return
    kind, bound = _bind(shape, bound)
    fields = _fields(kind)
    for name, item in fields.items():
        is_optional = origin_of(item) is NotRequired
        if name in value:
            yield from _faults(value[name], get_args(item)[0] if is_optional else item, f"{where}.{name}", bound)
        elif not is_optional:
            yield f"{where}: {name} is missing"
    yield from [f"{where}: {name} is not declared" for name in value if name not in fields]


@cache
def _fields(kind: Shape) -> dict[str, Shape]:
    return typing.get_type_hints(kind, include_extras=True)


def _bind(shape: Shape, bound: Bound) -> tuple[Shape, Bound]:
    """Return the class of a shape, and what the type variables of all that it inherits from stand for."""
    kind = origin_of(shape) or shape
    found = dict(bound)
    found.update(zip(getattr(kind, "__parameters__", ()), get_args(shape)))
    for base in getattr(kind, "__orig_bases__", ()):
        origin = origin_of(base)
        if origin is not Generic and is_typeddict(origin):
            given = [found.get(arg, arg) for arg in get_args(base)]
            _, inherited = _bind(origin[tuple(given)], found)
            found.update(inherited)
    return kind, found
