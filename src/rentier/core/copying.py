"""Copies of JSON values, so that nobody gets a list or dict that somebody else still uses."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeVar

T = TypeVar("T")


def copied(value: object) -> object:
    """Return a JSON value that shares no list and no dict with the given one."""
    if isinstance(value, dict):
        return copied_fields(value)
    if isinstance(value, list):
        return [copied(entry) for entry in value]
    return value


def copied_fields(data: Mapping[str, object]) -> dict[str, object]:
    """Return a JSON object that shares no list and no dict with the given one."""
    return {name: copied(value) for name, value in data.items()}


def sealed(data: Mapping[str, T]) -> Mapping[str, T]:
    """Return a mapping with the same entries that nobody can change."""
    return MappingProxyType(dict(data))
