"""What is in `deploy/` works: the real server behind nginx and Caddy, with TLS, at the root and below a path."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import socket
import ssl
import subprocess
import time
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from http.client import HTTPSConnection
from pathlib import Path
from typing import Any, NamedTuple

import pytest

pytest.importorskip("litestar")

from typer.main import get_command
from websockets.sync.client import connect
from websockets.typing import Origin

from rentier.cli.app import app
from rentier.server.app import Setup
from rentier.server.settings import read_settings

from .serving import Running, free_port, hear, say

DEPLOY = Path(__file__).parents[2] / "deploy"
DOCS = DEPLOY.parent / "docs" / "deploy.md"
BELOW = "/games/rentier"


class Site(NamedTuple):
    """A proxy that runs: where it is found, and what it leads to."""

    port: int
    base: str
    server: Running

    @property
    def origin(self) -> str:
        return f"https://localhost:{self.port}"

    def request(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any, dict[str, str]]:
        connection = HTTPSConnection("localhost", self.port, timeout=20, context=trusting())
        try:
            given = {"Origin": self.origin, "Content-Type": "application/json"} | headers
            connection.request(method, path, None if body is None else json.dumps(body), given)
            response = connection.getresponse()
            text = response.read().decode()
            kind = response.getheader("content-type") or ""
            read = json.loads(text) if "json" in kind and "manifest" not in kind else text
            return response.status, read, {name.lower(): value for name, value in response.getheaders()}
        finally:
            connection.close()


def trusting() -> ssl.SSLContext:
    """Return a context that accepts the certificate made for the test."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def certified(folder: Path) -> tuple[Path, Path]:
    """Make a certificate for this machine."""
    certificate, key = folder / "cert.pem", folder / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"]
    subprocess.run([*command, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    return certificate, key


def nginx(folder: Path, port: int, server: int, base: str, several: bool = False) -> list[str]:
    """Write nginx's own configuration around that of `deploy/`, with other ports, names and certificates.

    If there are several servers, the `upstream` of the docs names each of them, here always the same one.
    """
    certificate, key = certified(folder)
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    if several:
        [upstream] = re.findall(
            r"^    upstream rentier \{\n.*?^    \}\n", DOCS.read_text("utf-8"), re.DOTALL | re.MULTILINE
        )
        site = site.replace("127.0.0.1:8000", "rentier")
        site = re.sub(r"127\.0\.0\.1:800[12]", "127.0.0.1:8000", upstream) + site
    if base:
        below = (DEPLOY / "nginx-below-a-path.conf").read_text("utf-8")
        site = re.sub(r"    location ~ \^/\+metrics.*\n}\n$", lambda _: below + "}\n", site, flags=re.DOTALL)
    for old, new in {
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "    listen [::]:80;\n": "",
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "    listen [::]:443 ssl;\n": "",
        "games.example;": "localhost;",
        "/etc/letsencrypt/live/games.example/fullchain.pem": str(certificate),
        "/etc/letsencrypt/live/games.example/privkey.pem": str(key),
        "127.0.0.1:8000": f"127.0.0.1:{server}",
    }.items():
        assert old in site, old
        site = site.replace(old, new)
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {paths}\n{site}}}"
    (folder / "nginx.conf").write_text(whole, "utf-8")
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, server: int, base: str) -> list[str]:
    """Write Caddy's configuration from that of `deploy/`, with other ports, names and certificates."""
    certificate, key = certified(folder)
    sites = re.findall(r"^[\w.]+ \{\n.*?^\}\n", (DEPLOY / "Caddyfile").read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert len(sites) == 2
    site = sites[bool(base)].replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    site = re.sub(r"^[\w.]+ \{", f"https://localhost:{port} {{\n\ttls {certificate} {key}", site)
    options = f"{{\n\tadmin off\n\tauto_https off\n\tstorage file_system {folder}\n}}\n"
    (folder / "Caddyfile").write_text(options + site, "utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


class Behind(Running):
    """A server that stands behind a proxy."""

    def __init__(self, where: Path, url: str) -> None:
        proxies = ("127.0.0.1", "::1")
        self.setup = Setup(str(where), public_url=url, trusted_proxies=proxies)
        self.port = 0
        self.start()


@contextlib.contextmanager
def behind(name: str, base: str, folder: Path) -> Iterator[Site]:
    port = free_port()
    server = Behind(folder / "tables.sqlite3", f"https://localhost:{port}{base}")
    writers: dict[str, Callable[[Path, int, int, str], list[str]]] = {
        "nginx": nginx,
        "nginx for several": partial(nginx, several=True),
        "caddy": caddy,
    }
    command = writers[name](folder, port, server.port, base)
    process = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={"HOME": str(folder), "PATH": "/usr/sbin:/usr/bin:/bin"},
    )
    try:
        end = time.monotonic() + 20
        while True:
            assert process.poll() is None, f"{name} has ended"
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            assert time.monotonic() < end
            time.sleep(0.05)
        yield Site(port, base, server)
    finally:
        process.terminate()
        process.wait(20)
        server.stop()


@pytest.fixture(scope="module", params=[("nginx", ""), ("nginx", BELOW), ("caddy", ""), ("caddy", BELOW)], ids=str)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    name, base = request.param
    if shutil.which(name, path="/usr/sbin:/usr/bin:/bin") is None or shutil.which("openssl") is None:
        pytest.skip(f"{name} is not installed")
    with behind(name, base, tmp_path_factory.mktemp(name)) as it:
        yield it


@pytest.mark.skipif(shutil.which("nginx", path="/usr/sbin:/usr/bin") is None, reason="nginx is not installed")
def test_a_server_that_is_back_is_used_at_once(tmp_path: Path) -> None:
    with behind("nginx for several", "", tmp_path) as site:
        site.server.stop()
        for _ in range(4):
            assert site.request("GET", "/health/ready")[0] == 502
        site.server.start()
        assert site.request("GET", "/health/ready")[0] == 200


PLAN = {"edition": "deal", "seats": [{"kind": "person", "name": "Anna"}, {"kind": "open"}]}


def test_a_table_is_made_and_played_at_through_the_proxy(site: Site) -> None:
    status, made, _ = site.request("POST", f"{site.base}/api/tables", PLAN)
    assert status == 201, made
    assert made["link"] == f"{site.origin}{site.base}/t/{made['table']}#{made['invite']}"
    url = f"wss://localhost:{site.port}{site.base}/api/socket"
    with connect(url, ssl=trusting(), origin=Origin(site.origin), proxy=None) as wire:
        say(wire, do="hello", table=made["table"], seats=made["seats"], host=made["host"])
        assert hear(wire, "sync")["you"] == [0]
        say(wire, do="say", id="s", seat=0, text="through the proxy")
        assert hear(wire, "answer")["ok"]


def test_pages_of_other_sites_are_kept_out(site: Site) -> None:
    status, refused, _ = site.request("POST", f"{site.base}/api/tables", PLAN, Origin="https://evil.example")
    assert (status, refused["error"]["key"]) == (403, "server-origin")


def test_the_page_and_its_files_are_found_there(site: Site) -> None:
    if not (site.server.setup.pages / "index.html").is_file():
        pytest.skip("the pages are not built: make web")
    for path in ("/", "/rules/deal", "/t/abcdefgh"):
        status, page, headers = site.request("GET", site.base + path, Accept="text/html")
        assert status == 200
        assert f'<meta name="base" content="{site.base}/"' in page
        assert f"wss://localhost:{site.port}" in headers["content-security-policy"]
        files = re.findall(r'(?:src|href)="([^"]+)"', page)
        assert files
        for file in files:
            assert file.startswith(f"{site.base}/"), file
            assert site.request("GET", file)[0] == 200
    for file in ("/sw.js", "/bank.en.webmanifest", "/icon.svg"):
        assert site.request("GET", site.base + file)[0] == 200


def test_counts_are_private_and_health_is_not(site: Site) -> None:
    for path in ("/metrics", "/metrics/", "//metrics", "/metrics//"):
        assert site.request("GET", site.base + path)[0] == 404, path
    assert site.request("GET", f"{site.base}/health/ready")[0] == 200


def test_each_visitor_has_a_limit_of_their_own(site: Site) -> None:
    """The server believes the proxy about who asks, and nobody else about what the proxy says."""
    site.request("GET", f"{site.base}/api/tables", X_Forwarded_For="203.0.113.9")
    forged = site.request("POST", f"{site.base}/api/tables", PLAN, **{"X-Forwarded-For": "203.0.113.9"})
    assert forged[0] == 201


@pytest.mark.skipif(shutil.which("caddy") is None, reason="caddy is not installed")
def test_caddy_accepts_its_file_as_it_is() -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


class TestUnits:
    """What cannot be run here is checked by its parts."""

    def test_the_service_starts_a_command_that_exists(self) -> None:
        text = (DEPLOY / "rentier.service").read_text("utf-8")
        [start] = re.findall(r"^ExecStart=(.+)$", text, re.MULTILINE)
        program, *arguments = start.split()
        assert program.endswith("/rentier")
        check_options(arguments)
        variables = dict(re.findall(r"^Environment=(RENTIER_\w+)=(\S+)$", text, re.MULTILINE))
        serving = read_settings({}, variables).serving
        assert (serving.data, serving.backup_folder) == ("/var/lib/rentier", "/var/lib/rentier/backups")
        for line in ("DynamicUser=yes", "ProtectSystem=strict", "StateDirectory=rentier", "NoNewPrivileges=yes"):
            assert line in text.splitlines()

    @pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
    def test_systemd_knows_every_line_of_the_service(self, tmp_path: Path) -> None:
        text = (DEPLOY / "rentier.service").read_text("utf-8").replace("/opt/rentier/bin/rentier", "/bin/true")
        unit = tmp_path / "rentier.service"
        unit.write_text(text, "utf-8")
        done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
        assert "rentier.service" not in done.stderr, done.stderr

    def test_the_image_is_nobodys_root_and_starts_a_command_that_exists(self) -> None:
        text = (DEPLOY / "Dockerfile").read_text("utf-8")
        final = text[text.rindex("FROM ") :]
        assert re.search(r"^USER 10001$", final, re.MULTILINE)
        [entry] = re.findall(r"^ENTRYPOINT (.+)$", final, re.MULTILINE)
        program, *arguments = json.loads(entry)
        assert program == "rentier"
        check_options(arguments)
        variables = dict(re.findall(r"(RENTIER_\w+)=(\S+)", final))
        serving = read_settings({}, variables).serving
        assert (serving.data, serving.host, serving.port) == ("/data", "0.0.0.0", 8000)

    def test_the_extras_that_the_image_installs_exist(self) -> None:
        project = tomllib.loads((DEPLOY.parent / "pyproject.toml").read_text("utf-8"))["project"]
        [extras] = re.findall(r"whl\)\[([\w,]+)\]", (DEPLOY / "Dockerfile").read_text("utf-8"))
        assert set(extras.split(",")) <= set(project["optional-dependencies"])

    def test_the_compose_file_gives_settings_that_exist(self) -> None:
        text = (DEPLOY / "compose.yaml").read_text("utf-8")
        filled = re.sub(r"\$\{\w+:\?\}", "name.example", text)
        variables = dict(re.findall(r"^ +(RENTIER_\w+): \"?([^\s\"]*)\"?$", filled, re.MULTILINE))
        serving = read_settings({}, variables).serving
        assert serving.database == "postgresql://rentier:name.example@postgres/rentier"
        assert serving.redis == "redis://redis:6379"
        assert (serving.data, serving.trusted_proxies) == ("", ["172.28.0.0/24"])
        assert serving.public_url == "https://name.example"
        for line in ("read_only: true", 'cap_drop: ["ALL"]'):
            assert line in text


def check_options(arguments: list[str]) -> None:
    """Check that `rentier` has a command with these options."""
    command: Any = get_command(app).commands[arguments[0]]  # type: ignore[attr-defined]
    known = {name for parameter in command.params for name in parameter.opts}
    assert {it for it in arguments if it.startswith("--")} <= known
