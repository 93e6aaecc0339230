"""The schema of what goes over a table's socket, made from the types; `python -m rentier.server.schema` prints it."""

from __future__ import annotations

from msgspec import json

from .messages import AnyFromClient, AnyFromServer


def protocol_schema() -> dict[str, object]:
    """Describe both sides as JSON Schema: `client` is what a client sends, `server` what it receives."""
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
    """Describe a part that is up to the edition: any JSON."""
    if kind is not object:
        raise NotImplementedError
    return {"description": "any JSON"}


def write_schema() -> str:
    """Return the schema as text."""
    return json.format(json.encode(protocol_schema(), order="deterministic"), indent=1).decode() + "\n"


if __name__ == "__main__":
    print(write_schema(), end="")
