"""The page about the protocol names everything that is in it, and the schema beside it is fresh."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast, get_args

import pytest
from msgspec import MsgspecError, json

from rentier.server import log, messages
from rentier.server.audience import sync_for
from rentier.server.fairness import commitment, seed_of
from rentier.server.messages import Settings, read_answer, read_frame, write_frame
from rentier.server.schema import protocol_schema, write_schema

from .tables import SECRET, Desk, made

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = (DOCS / "protocol.md").read_text("utf-8")


def tags(union: object) -> list[str]:
    return [str(kind.__struct_config__.tag) for kind in get_args(union)]


def test_the_schema_is_fresh() -> None:
    """Written with: python -m rentier.server.schema > docs/protocol.schema.json."""
    assert (DOCS / "protocol.schema.json").read_text("utf-8") == write_schema()


def test_the_schema_holds_every_message_and_what_it_refers_to() -> None:
    schema = cast(dict[str, Any], protocol_schema())
    for side, union in (("client", messages.AnyFromClient), ("server", messages.AnyFromServer)):
        assert len(schema[side]["anyOf"]) == len(get_args(union))
    names = set(re.findall(r"#/\$defs/(\w+)", write_schema()))
    assert names <= set(schema["$defs"])


@pytest.mark.parametrize("union", [messages.AnyFromClient, messages.AnyFromServer, log.AnyWhat])
def test_the_page_names_every_message_and_entry(union: object) -> None:
    assert [tag for tag in tags(union) if f"`{tag}`" not in PAGE] == []


def test_the_page_names_every_field_that_a_client_sends() -> None:
    for kind in get_args(messages.AnyFromClient):
        [row] = [line for line in PAGE.splitlines() if line.startswith(f"| `{kind.__struct_config__.tag}` |")][:1]
        assert [name for name in kind.__struct_fields__ if f"`{name}`" not in row] == []


def test_the_page_names_every_setting() -> None:
    for name in Settings.__struct_fields__:
        assert f"`{name}`" in PAGE


def test_the_example_of_the_page_comes_out() -> None:
    assert commitment(SECRET) in PAGE
    assert seed_of(SECRET, ["Anna", "Ben"]).hex() in PAGE


def test_what_the_server_writes_a_client_reads() -> None:
    desk = Desk(made("banking", "ooo")).begin()
    sync = sync_for(desk.table, (0, 1))
    assert read_answer(write_frame(sync)) == sync
    frame = json.decode(write_frame(sync))
    assert frame["is"] == "sync"
    assert "wish" not in frame


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"{}",
        b"[]",
        b'{"do": "fly"}',
        b'{"do": "play"}',
        b'{"do": "play", "id": "", "seat": 0, "seen": 0, "action": "end"}',
        b'{"do": "play", "id": "x", "seat": -1, "seen": 0, "action": "end"}',
        b'{"do": "play", "id": "x", "seat": 10, "seen": 0, "action": "end"}',
        b'{"do": "play", "id": "x", "seat": true, "seen": 0, "action": "end"}',
        b'{"do": "play", "id": "x", "seat": 0, "seen": 1e300, "action": "end"}',
        b'{"do": "play", "id": "x", "seat": 0, "seen": 0, "action": 7}',
        b'{"do": "say", "id": "%s", "seat": 0, "text": "x"}' % (b"x" * 41),
        b'{"do": "nonce", "id": "x", "seat": 0, "nonce": "%s"}' % (b"x" * 65),
        b'{"do": "hello", "table": "t", "seats": [{"seat": 0}]}',
        b'{"do": "say", "id": "x", "seat": 0, "text": "\xff"}',
        b"[" * 100_000,
    ],
)
def test_what_is_no_message_is_refused(frame: bytes) -> None:
    with pytest.raises(MsgspecError):
        read_frame(frame)
