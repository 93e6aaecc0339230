"""The settings of a server: from the command line, the environment, a file, or as they usually are."""

from __future__ import annotations

import dataclasses
import ipaddress
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, get_type_hints
from urllib.parse import SplitResult, urlsplit

from msgspec import Meta, Struct, ValidationError, convert, structs

from rentier.core.errors import BadInput

from .limits import Limits

PREFIX: Final = "RENTIER_"
"""What the names of environment variables begin with."""
CONFIG: Final = "RENTIER_CONFIG"
"""The environment variable that names a file with settings."""
PATH: Final = re.compile(r"[A-Za-z0-9._~/-]*")
"""A path that can be written into a page as it is."""
HIGHEST_PORT: Final = 65535
NEAR_PROXIES: Final = ("127.0.0.1", "::1")
"""The addresses of a proxy on the same machine."""

REDIS: Final = ("redis", "rediss", "unix")
"""What the address of a Redis begins with: plain, with TLS, or a socket on this machine."""

Days = Annotated[float, Meta(ge=0)]


class Serving(Struct, frozen=True):
    """What a server is started with; 0 days are for ever."""

    data: str = ""
    database: str = ""
    redis: str = ""
    host: str = ""
    port: int | None = None
    lan: bool = False
    public_url: str = ""
    origins: list[str] = []
    trusted_proxies: list[str] = []
    metrics_port: int | None = None
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    thinkers: Annotated[int, Meta(ge=1, le=64)] = 1
    keep_days: Days = 0
    keep_waiting_days: Days = 30
    backup_folder: str = ""
    backup_hours: Annotated[float, Meta(gt=0)] = 24
    backups_kept: Annotated[int, Meta(ge=1)] = 7
    lease_seconds: Annotated[float, Meta(ge=1, le=60)] = 3.5
    limits: Limits = dataclasses.field(default_factory=Limits)


class Setting(NamedTuple):
    """One setting by its name, with its value and where that comes from."""

    name: str
    value: object
    source: str


class Read(NamedTuple):
    """All settings, and each with its source."""

    serving: Serving
    each: list[Setting]


def read_settings(given: Mapping[str, object], environment: Mapping[str, str], file: Path | None = None) -> Read:
    """Put the settings together, and check each; the command line comes before the environment, that before a file."""
    if file is None and environment.get(CONFIG):
        file = Path(environment[CONFIG])
    written = {} if file is None else _read_file(file)
    each: list[Setting] = []
    for name, (kind, usual) in _known().items():
        variable = PREFIX + name.upper().replace(".", "_")
        value, source = usual, "default"
        if name in given:
            value, source = given[name], "command"
        elif environment.get(variable, "") != "":
            value, source = environment[variable], variable
        elif name in written:
            value, source = written[name], str(file)
        each.append(Setting(name, _checked(name, value, kind, source), source))
    values = {setting.name: setting.value for setting in each}
    bounds: dict[str, Any] = {name[7:]: values.pop(name) for name in list(values) if name.startswith("limits.")}
    serving = convert(values | {"limits": {}}, Serving)
    return Read(structs.replace(serving, limits=Limits(**bounds)), each)


def _known() -> dict[str, tuple[Any, object]]:
    """Return the type and the usual value of every setting, by its name."""
    kinds = get_type_hints(Serving, include_extras=True)
    usual = Serving()
    known = {name: (kinds[name], getattr(usual, name)) for name in Serving.__struct_fields__ if name != "limits"}
    numbers = get_type_hints(Limits)
    for field in dataclasses.fields(Limits):
        known[f"limits.{field.name}"] = (Annotated[numbers[field.name], Meta(gt=0)], field.default)
    return known


def _read_file(file: Path) -> dict[str, object]:
    """Read a file of settings; limits are in a section of their own."""
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except OSError as failure:
        why = failure.strerror or str(failure)
        raise BadInput("server-bad-config", {"file": str(file), "why": why}) from None
    except ValueError as failure:
        raise BadInput("server-bad-config", {"file": str(file), "why": str(failure)}) from None
    bounds = found.pop("limits", {})
    written: dict[str, object] = dict(found)
    written |= (
        {f"limits.{name}": value for name, value in bounds.items()} if isinstance(bounds, dict) else {"limits": 0}
    )
    unknown = [name for name in written if name not in _known()]
    if unknown:
        raise BadInput("server-unknown-setting", {"name": unknown[0], "file": str(file)})
    return written


def _checked(name: str, value: object, kind: Any, source: str) -> object:
    """Return a value as what it must be, or refuse it with its name and its source."""
    if isinstance(value, str) and kind == list[str]:
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        # Environment variables are text, whatever they stand for.
        read: object = convert(value, kind, strict=not isinstance(value, str))
        _check_more(name, read)
    except (ValidationError, ValueError) as error:
        why = str(error).partition(" - at")[0]
        details: dict[str, object] = {"name": name, "source": source, "given": str(value)[:80], "why": why}
        raise BadInput("server-bad-setting", details) from None
    return read


def _check_more(name: str, value: object) -> None:
    """Refuse what has the right type, but makes no sense."""
    if name in ("port", "metrics_port") and isinstance(value, int) and not 0 <= value <= HIGHEST_PORT:
        raise BadInput("server-bad-port", {"given": value, "highest": HIGHEST_PORT})
    if name == "public_url" and value:
        if not PATH.fullmatch(_address(str(value)).path):
            raise ValueError("its path may have letters, digits and -._~ only")
    elif name == "redis" and value:
        parts = urlsplit(str(value))
        if parts.scheme not in REDIS or not (parts.hostname or parts.path):
            raise ValueError("it is not an address such as redis://127.0.0.1:6379")
    elif name == "origins" and isinstance(value, list):
        for origin in value:
            if _address(origin).path.strip("/"):
                raise ValueError(f"{origin} has a path")
    elif name == "trusted_proxies" and isinstance(value, list):
        for proxy in value:
            ipaddress.ip_network(proxy, strict=False)


def _address(text: str) -> SplitResult:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise ValueError(f"{text} is not an address such as https://games.example")
    return parts


def origin_of(url: str) -> str:
    """Return the origin of an address."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def base_of(url: str) -> str:
    """Return the path below which everything lies at an address: it begins and ends with a slash."""
    path = urlsplit(url).path.strip("/")
    return f"/{path}/" if path else "/"
