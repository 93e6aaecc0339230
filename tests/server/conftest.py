"""For all tests of the server: a PostgreSQL database, if there is one."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

URL = os.environ.get("RENTIER_TEST_POSTGRES", "")
"""The address of a PostgreSQL server at which tests may make databases; `.ci/postgres` starts one."""

# Sockets, storage and pages are the same with a compiled engine; what hands games to it, and what of the server is
# compiled with it, is tested with both.
OF_THE_ENGINE = (
    "audience",
    "clocks",
    "fairness",
    "no_leaks",
    "old_logs",
    "owner",
    "practice",
    "presence",
    "replay",
    "seconds",
    "stakes",
    "story",
    "table",
    "talk",
    "thinking",
)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out what a compiled engine does not change, but for the long tests, which run with nothing else."""
    if os.environ.get("RENTIER_EXPECT_COMPILED") != "1" or config.getoption("markexpr") == "soak":
        return None
    is_of_engine = collection_path.name in [f"test_{each}.py" for each in OF_THE_ENGINE]
    return True if collection_path.name.startswith("test_") and not is_of_engine else None


@pytest.fixture
def postgres() -> Iterator[str]:
    """Yield the address of a new database, which is gone after the test."""
    if not URL:
        pytest.skip("no PostgreSQL: RENTIER_TEST_POSTGRES holds no address; .ci/postgres make test has one")
    name = f"rentier_test_{secrets.token_hex(6)}"
    asyncio.run(at_server(f"CREATE DATABASE {name} TEMPLATE template0"))
    try:
        yield urlsplit(URL)._replace(path=f"/{name}").geturl()
    finally:
        asyncio.run(at_server(f"DROP DATABASE {name} WITH (FORCE)"))


async def at_server(statement: str) -> None:
    """Run a statement on the server as a whole."""
    import asyncpg

    connection = await asyncpg.connect(URL)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
