"""`rentier verify`: an unchanged record passes, and one that was changed does not."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar")

from rentier.server.fairness import commitment, seed_of
from terminal import FIXED, run

from .serving import QUICK, running


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """Yield the record of a game at a real table."""
    with running(tmp_path_factory.mktemp("data") / "tables.sqlite3") as server:
        client = server.client()
        made = client.make("deal", ["person", "random"], name="Anna", options={"turn_limit": 3}, settings=QUICK)
        with client.join(made.table, made.seats, made.host) as table:
            table.begin()
            while (seat := table.wait(20)) is not None:
                table.play(seat, "end" if "end" in table.menu(seat) else table.menu(seat)[0])
        yield client.record(made.table)


def verify(record: object, tmp_path: Path, *arguments: str) -> tuple[int, str]:
    """Run the command on a record, and return its exit code and what it printed."""
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    result = run("verify", str(file), *arguments)
    return result.exit_code, (result.stdout + result.stderr).replace(FIXED, " ").replace("\n", " ")


def test_a_record_as_it_was_played_is_so(record: dict[str, Any], tmp_path: Path) -> None:
    code, said = verify(record, tmp_path)
    assert code == 0
    assert said.strip().endswith("Everything checks out: nobody could choose the chance of this game.")
    assert record["seed"] in said
    assert record["rentier"]["commitment"] in said
    code, said = verify(record, tmp_path, "--lang", "fr")
    assert (code, "personne n’a pu choisir le hasard" in said) == (0, True)


def change_secret(record: dict[str, Any]) -> None:
    record["rentier"]["secret"] = "00" * 32


def change_secret_and_commitment(record: dict[str, Any]) -> None:
    record["rentier"]["secret"] = "00" * 32
    record["rentier"]["commitment"] = commitment(bytes(32))


def change_nonce(record: dict[str, Any]) -> None:
    record["rentier"]["nonces"] = ["another"]


def change_seed(record: dict[str, Any]) -> None:
    record["seed"] = seed_of(bytes(32), []).hex()


def change_game(record: dict[str, Any]) -> None:
    record["actions"] = record["actions"][:-1]


def change_winner(record: dict[str, Any]) -> None:
    record["winners"] = [1 - record["winners"][0]]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (change_secret, "The secret is not the one"),
        (change_secret_and_commitment, "The seed does not come from"),
        (change_nonce, "The seed does not come from"),
        (change_seed, "The seed does not come from"),
        (change_game, "The game does not come out as recorded"),
        (change_winner, "The game does not come out as recorded"),
    ],
)
def test_a_record_that_was_changed_is_not_so(
    record: dict[str, Any], change: Callable[[dict[str, Any]], None], said: str, tmp_path: Path
) -> None:
    changed = json.loads(json.dumps(record))
    change(changed)
    code, told = verify(changed, tmp_path)
    assert code == 1
    assert said in told
    assert told.strip().endswith("Something does not match.")


def test_reasons_are_told_in_french_too(record: dict[str, Any], tmp_path: Path) -> None:
    def told(**changes: object) -> str:
        code, said = verify({**record, **changes}, tmp_path, "--lang", "fr")
        assert code == 1
        return said

    (seat, _), *rest = record["actions"]
    said = told(actions=[[seat, "house red"], *rest])
    assert "La partie ne finit pas comme enregistrée : " in said
    assert not any(word in said for word in ("The ", " is ", " not ", " needs "))
    assert re.search(r"\(DL-\d+\)", said)
    changed = json.loads(json.dumps(record))
    change_winner(changed)
    assert "enregistrée : L’enregistrement a été modifié ou abîmé" in told(**changed)


@pytest.mark.parametrize(
    "record",
    [
        {},
        [],
        "x",
        None,
        {"rentier": {}},
        {"rentier": {"secret": "zz", "nonces": []}},
        {"rentier": {"secret": "00" * 32, "nonces": [7]}},
        {"rentier": {"secret": "00" * 32, "nonces": ["\ud800"]}},
        {"rentier": {"secret": 7, "nonces": "x"}, "seed": []},
    ],
)
def test_what_is_no_record_of_a_table_is_refused_in_words(record: object, tmp_path: Path) -> None:
    code, said = verify(record, tmp_path)
    assert code in (1, 2)
    assert "Traceback" not in said
    assert said.strip().endswith(".")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    result = run("verify", str(tmp_path / "none.json"))
    assert result.exit_code == 2
    assert "cannot be found" in result.stderr
