"""Settings come from the command line, the environment or a file; a wrong one is a sentence, before anything opens."""

from __future__ import annotations

import http.client
import json
import logging
import socket
from contextlib import closing
from pathlib import Path

import pytest

pytest.importorskip("litestar")

from rentier.cli.logs import JsonLines
from rentier.client import Server
from rentier.core.errors import BadInput
from rentier.server.settings import base_of, origin_of, read_settings
from terminal import FIXED, run

from .programs import serving
from .serving import free_port


def written(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "rentier.toml"
    file.write_text(text, "utf-8")
    return file


def test_the_command_line_comes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = written(
        tmp_path, 'port = 1\nhost = "::1"\norigins = ["https://a.example"]\n[limits]\nsockets = 5\nwatchers = 6'
    )
    environment = {"RENTIER_PORT": "2", "RENTIER_HOST": "127.0.0.2", "RENTIER_LIMITS_SOCKETS": "7"}
    read = read_settings({"port": 3}, environment, file)
    serving = read.serving
    assert (serving.port, serving.host, serving.origins) == (3, "127.0.0.2", ["https://a.example"])
    assert (serving.limits.sockets, serving.limits.watchers, serving.limits.devices) == (7, 6, 20)
    sources = {setting.name: setting.source for setting in read.each}
    assert sources["port"] == "command"
    assert sources["host"] == "RENTIER_HOST"
    assert sources["limits.sockets"] == "RENTIER_LIMITS_SOCKETS"
    assert sources["origins"] == sources["limits.watchers"] == str(file)
    assert sources["thinkers"] == "default"


def test_the_environment_names_the_file_and_lists_are_divided_by_commas(tmp_path: Path) -> None:
    file = written(tmp_path, "keep_days = 30")
    given = {"RENTIER_CONFIG": str(file), "RENTIER_TRUSTED_PROXIES": "10.0.0.0/8, ::1"}
    serving = read_settings({}, given).serving
    assert (serving.keep_days, serving.trusted_proxies) == (30, ["10.0.0.0/8", "::1"])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("RENTIER_PORT", "many"),
        ("RENTIER_KEEP_DAYS", "-1"),
        ("RENTIER_LIMITS_SOCKETS", "0"),
        ("RENTIER_LIMITS_TALK_PER_SECOND", "fast"),
        ("RENTIER_LOG_FORMAT", "xml"),
        ("RENTIER_PUBLIC_URL", "games.example"),
        ("RENTIER_PUBLIC_URL", "https://games.example/?a=b"),
        ("RENTIER_PUBLIC_URL", 'https://games.example/"><script>'),
        ("RENTIER_ORIGINS", "https://games.example/path"),
        ("RENTIER_TRUSTED_PROXIES", "everybody"),
        ("RENTIER_THINKERS", "0"),
        ("RENTIER_REDIS", "127.0.0.1:6379"),
        ("RENTIER_REDIS", "redis://"),
        ("RENTIER_REDIS", "redis://127.0.0.1:many"),
        ("RENTIER_REDIS", "redis://127.0.0.1:99999"),
        ("RENTIER_REDIS", "redis://[::1"),
        ("RENTIER_LEASE_SECONDS", "0.1"),
        ("RENTIER_LEASE_SECONDS", "100"),
        ("RENTIER_KEEP_DAYS", "inf"),
        ("RENTIER_KEEP_DAYS", "nan"),
        ("RENTIER_LAN", "perhaps"),
        ("RENTIER_PUBLIC_URL", "https://games example"),
        ("RENTIER_PUBLIC_URL", "https://games.example:99999"),
        ("RENTIER_PUBLIC_URL", "https://games.example:many"),
        ("RENTIER_PUBLIC_URL", "https://anna:hunter2@games.example"),
        ("RENTIER_PUBLIC_URL", "https://[::1"),
        ("RENTIER_ORIGINS", "*"),
    ],
)
def test_a_wrong_setting_is_named_with_its_source(name: str, value: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_settings({}, {name: value})
    assert caught.value.key == "server-bad-setting"
    assert caught.value.details["source"] == name


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("RENTIER_PORT", "many", "it must be a whole number"),
        ("RENTIER_LOG_FORMAT", "xml", "choose from text, json"),
        ("RENTIER_LIMITS_SOCKETS", "0", "it must be more than 0"),
        ("RENTIER_THINKERS", "100", "it must be at most 64"),
        ("RENTIER_TRUSTED_PROXIES", "nginx", "it is no address such as 10.0.0.7, and no network such as 10.0.0.0/8"),
    ],
)
def test_the_reason_is_in_words(tmp_path: Path, name: str, value: str, why: str) -> None:
    result = run("serve", "--data", str(tmp_path / "data"), **{name: value})
    setting = name.removeprefix("RENTIER_").lower().replace("limits_", "limits.")
    assert (result.exit_code, result.stderr.replace(FIXED, " ").strip()) == (
        2,
        f"The setting {setting} cannot be “{value}”, as {name} says: {why}.",
    )
    assert not (tmp_path / "data").exists()
    french = run("serve", "--data", str(tmp_path / "data"), "--lang", "fr", **{name: value})
    assert f"ne peut pas être « {value} », comme le dit {name} : " in french.stderr.replace(FIXED, " ")


def test_a_misspelt_variable_is_named_and_those_of_others_are_let_be() -> None:
    for name, meant in (("RENTIER_PROT", "RENTIER_PORT"), ("RENTIER_LIMITS_SOKETS", "RENTIER_LIMITS_SOCKETS")):
        with pytest.raises(BadInput) as caught:
            read_settings({}, {name: "1"})
        assert (caught.value.key, caught.value.details["meant"]) == ("server-misspelt-setting", meant)
    # A service named rentier gets such variables in Kubernetes, and ours for building and testing are no settings.
    others = ["RENTIER_SERVICE_HOST", "RENTIER_PORT_8000_TCP", "RENTIER_PURE", "RENTIER_WEB", "RENTIER_EXPECT_REDIS"]
    assert read_settings({}, dict.fromkeys(others, "x")).serving == read_settings({}, {}).serving


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--port", "{taken}"), "choose another one with --port"),
        (("--port", "0", "--metrics-port", "{taken}"), "choose another one with --metrics-port"),
        (("--port", "{free}", "--metrics-port", "{free}"), "The server and its counts cannot share port"),
        (("--host", "nowhere.invalid"), "cannot listen at nowhere.invalid"),
        (("--host", "127.0.0.1", "--lan"), "choose one of the two"),
        (("--port", "0", "--backups", "{file}"), "cannot be used: Not a directory"),
        (("--port", "0", "--backups", "{file}/below"), "cannot be used: Not a directory"),
    ],
)
def test_what_cannot_be_had_is_said_before_a_table_is_made(
    tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    file, data = tmp_path / "file", tmp_path / "data"
    file.touch()
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        places = {"taken": taken.getsockname()[1], "free": free_port(), "file": file}
        result = run("serve", "--data", str(data), *[each.format(**places) for each in arguments])
    assert result.exit_code == 2, result.output
    [sentence] = result.stderr.replace(FIXED, " ").splitlines()
    assert said in sentence
    assert not data.exists()


@pytest.mark.parametrize(
    ("database", "redis", "said"),
    [
        ("postgresql://anna:hunter2@db:many/rentier", "", "“postgresql://db:many/rentier” is no database"),
        ("postgresql://anna:hunter2@db:99999/rentier", "", "“postgresql://db:99999/rentier” is no database"),
        ("postgresql://[::1/rentier", "", "is no database"),
        ("postgresql://127.0.0.1:1/x", "redis://:hunter2@127.0.0.1:1?colour=red", "that Redis does not know"),
    ],
)
def test_addresses_that_are_none_are_not_tried(database: str, redis: str, said: str) -> None:
    pytest.importorskip("redis")
    result = run("serve", "--port", "0", "--database", database, *(["--redis", redis] if redis else []))
    assert result.exit_code == 2, result.output
    [sentence] = result.stderr.replace(FIXED, " ").splitlines()
    assert said in sentence
    assert "hunter2" not in sentence


def test_redis_needs_a_database_to_share(tmp_path: Path) -> None:
    result = run("serve", "--redis", "redis://127.0.0.1:1", "--data", str(tmp_path / "data"))
    assert result.exit_code == 2
    assert "PostgreSQL" in result.output
    assert not (tmp_path / "data").exists()


def test_the_password_of_redis_is_not_shown() -> None:
    for url in ("redis://:hunter2@127.0.0.1", "redis://127.0.0.1?password=hunter2"):
        shown = run("serve", "--redis", url, "--show-settings").output
        assert "redis://" in shown
        assert "hunter2" not in shown
    assert "hunter2" not in run("serve", "--redis", "radis://:hunter2@127.0.0.1", "--show-settings").output


@pytest.mark.parametrize("text", ["prot = 8000", "[limits]\nsokets = 3", "port = ", "limits = 3", '[port]\na = "b"'])
def test_a_wrong_file_is_one_sentence_and_nothing_is_opened(tmp_path: Path, text: str) -> None:
    data = tmp_path / "data"
    result = run("serve", "--config", str(written(tmp_path, text)), "--data", str(data))
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1
    assert not data.exists()


def test_all_settings_are_shown_with_their_sources(tmp_path: Path) -> None:
    file = written(tmp_path, 'database = "postgresql://anna:hunter2@db/rentier"')
    result = run("serve", "--config", str(file), "--port", "9", "--show-settings")
    assert result.exit_code == 0
    lines = {line.split()[0]: line.replace(FIXED, " ") for line in result.stdout.splitlines() if line.strip()}
    assert "9" in lines["port"]
    assert "command line" in lines["port"]
    assert "default" in lines["limits.watchers"]
    assert "postgresql" in lines["database"]
    assert "hunter2" not in result.stdout


def test_the_parts_of_the_public_address() -> None:
    assert origin_of("https://Games.example:8443/rentier/") == "https://games.example:8443"
    assert [base_of(f"https://x.example{path}") for path in ("", "/", "/a/b", "/a/b/")] == ["/", "/", "/a/b/", "/a/b/"]
    assert base_of("") == "/"


def test_log_lines_for_programs() -> None:
    try:
        raise ValueError("no")
    except ValueError as error:
        info = (type(error), error, error.__traceback__)
    record = logging.LogRecord("rentier.server", logging.ERROR, "", 1, "it %s\nfailed", ("really",), info)
    line = JsonLines().format(record)
    assert "\n" not in line
    read = json.loads(line)
    assert (read["level"], read["logger"], read["message"]) == ("error", "rentier.server", "it really\nfailed")
    assert "ValueError: no" in read["trace"]


def test_a_server_with_private_counts_and_links_of_its_own(tmp_path: Path) -> None:
    port, private = free_port(), free_port()
    options = ("--metrics-port", str(private), "--public-url", "http://games.test/rentier", "--log-format", "json")
    with serving("--data", str(tmp_path), *options, port=port) as (_, link):
        assert link == "http://games.test/rentier"
        assert [status_of(port, path) for path in ("/metrics", "/health/ready", "/api/tables")] == [404, 200, 200]
        assert [status_of(port, path) for path in ("/metrics/", "//metrics", "/metrics//")] == [404, 404, 404]
        assert [status_of(private, path) for path in ("/metrics", "/health/live", "/api/tables", "/")] == [
            200,
            200,
            404,
            404,
        ]
        made = Server(f"http://127.0.0.1:{port}").make("deal", ["person", "open"], name="Anna")
        assert made.link == f"http://games.test/rentier/t/{made.table}#{made.invite}"
        below = Server(f"http://127.0.0.1:{port}/rentier")
        assert below.make("deal", ["person", "open"], name="Anna").table


def status_of(port: int, path: str) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        connection.request("GET", path)
        return connection.getresponse().status
    finally:
        connection.close()
