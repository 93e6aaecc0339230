"""The schema of what goes over a table's socket, made from the types; `python -m rentier.server.schema` writes it."""

from __future__ import annotations

from msgspec import json

from .messages import AnyFromClient, AnyFromServer


def protocol_schema() -> dict[str, object]:
    """Describes both sides as JSON Schema: `client` is what a client says, `server` what it is told."""
    (client, server), parts = json.schema_components(
        [AnyFromClient, AnyFromServer], schema_hook=_anything, ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Rentier's tables",
        "client": client,
        "server": server,
        "$defs": parts,
    }


def _anything(kind: type) -> dict[str, object]:
    """Describes a part that is the edition's own matter: any JSON."""
    if kind is not object:
        raise NotImplementedError
    return {"description": "any JSON"}


def write_schema() -> str:
    """Writes the schema as text."""
    return json.format(json.encode(protocol_schema(), order="deterministic"), indent=1).decode() + "\n"


if __name__ == "__main__":
    print(write_schema(), end="")
