"""The settings of a server: from the command line, the environment, a file, or as they usually are."""

from __future__ import annotations

import dataclasses
import difflib
import ipaddress
import math
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args, get_origin, get_type_hints
from urllib.parse import SplitResult, urlsplit

from msgspec import Meta, Struct, ValidationError, convert, structs

from rentier.core.errors import BadInput

from .cleaning import SECRET_SETTINGS, hide_secrets
from .limits import Limits

PREFIX: Final = "RENTIER_"
"""What the names of environment variables begin with."""
CONFIG: Final = "RENTIER_CONFIG"
"""The environment variable that names a file with settings."""
PATH: Final = re.compile(r"[A-Za-z0-9._~/-]*")
"""A path that can be written into a page as it is."""
HOST: Final = re.compile(r"[a-z0-9_.-]+|[0-9a-f:.]+")
"""A name or a number of a machine, as browsers write it: other letters are encoded (xn--…)."""
HIGHEST_PORT: Final = 65535
MISSPELT: Final = 0.75
"""How much a name must resemble one that exists to be a misspelt one."""
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
    keep_practice_days: Days = 30
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


class Wrong(Exception):
    """A value that a setting cannot have; the words for the reason are in `server-why`."""

    def __init__(self, why: str, **details: object) -> None:
        super().__init__(why)
        self.details: Final = {"why": why, **details}


class Read(NamedTuple):
    """All settings, and each with its source."""

    serving: Serving
    each: list[Setting]


def read_settings(given: Mapping[str, object], environment: Mapping[str, str], file: Path | None = None) -> Read:
    """Put the settings together, and check each; the command line comes before the environment, that before a file."""
    if file is None and environment.get(CONFIG):
        file = Path(environment[CONFIG])
    written = {} if file is None else _read_file(file)
    _check_names(environment)
    each: list[Setting] = []
    for name, (kind, usual) in _known().items():
        variable = _variable(name)
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


def _variable(name: str) -> str:
    """Return the environment variable of a setting."""
    return PREFIX + name.upper().replace(".", "_")


def _check_names(environment: Mapping[str, str]) -> None:
    """Refuse a misspelt variable; others that begin like ours may be somebody else's."""
    known = [_variable(name) for name in _known()]
    for variable in environment:
        if variable.startswith(PREFIX) and variable not in (*known, CONFIG):
            ours = [name.removeprefix(PREFIX) for name in known]
            [meant] = difflib.get_close_matches(variable.removeprefix(PREFIX), ours, 1, MISSPELT) or [""]
            if meant:
                raise BadInput("server-misspelt-setting", {"name": variable, "meant": PREFIX + meant})


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
        read = _read_value(value, kind)
        _check_more(name, read)
    except (Wrong, ValueError) as error:
        given = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        given = hide_secrets(given) if name in SECRET_SETTINGS else given
        # Python's own sentences about addresses are not for everybody.
        why = error.details if isinstance(error, Wrong) else {"why": "address"}
        raise BadInput("server-bad-setting", {"name": name, "source": source, "given": given[:80], **why}) from None
    return read


def _read_value(value: object, kind: Any) -> object:
    """Convert a value to the type of its setting, within its bounds; environment variables are text."""
    is_bounded = get_origin(kind) is Annotated
    plain = get_args(kind)[0] if is_bounded else kind
    try:
        read: Any = convert(value, plain, strict=not isinstance(value, str))
    except ValidationError:
        choices = ", ".join(get_args(plain)) if get_origin(plain) is Literal else ""
        raise Wrong(KINDS.get(plain, "choice" if choices else "whole"), choices=choices) from None
    if isinstance(read, float) and not math.isfinite(read):
        raise Wrong("number")
    if is_bounded:
        bounds = get_args(kind)[1]
        if bounds.gt is not None and not read > bounds.gt:
            raise Wrong("above", bound=bounds.gt)
        if bounds.ge is not None and not read >= bounds.ge:
            raise Wrong("least", bound=bounds.ge)
        if bounds.le is not None and not read <= bounds.le:
            raise Wrong("most", bound=bounds.le)
    return read


KINDS: Final[Mapping[Any, str]] = {float: "number", bool: "truth", str: "text", list[str]: "list"}
"""What a setting must be, by its type; all others are whole numbers."""


def _check_more(name: str, value: object) -> None:
    """Refuse what has the right type, but makes no sense."""
    if name in ("port", "metrics_port") and isinstance(value, int) and not 0 <= value <= HIGHEST_PORT:
        raise BadInput("server-bad-port", {"given": value, "highest": HIGHEST_PORT})
    if name == "public_url" and value:
        if not PATH.fullmatch(_address(str(value)).path):
            raise Wrong("path")
    elif name == "redis" and value:
        _check_redis(str(value))
    elif name == "origins" and isinstance(value, list):
        if any(_address(origin).path.strip("/") for origin in value):
            raise Wrong("origin")
    elif name == "trusted_proxies" and isinstance(value, list):
        for proxy in value:
            try:
                ipaddress.ip_network(proxy, strict=False)
            except ValueError:
                raise Wrong("network") from None


def _check_redis(text: str) -> None:
    """Refuse what is no address of a Redis; the client itself looks at the rest of it."""
    try:
        parts = urlsplit(text)
        is_one = parts.scheme in REDIS and (bool(parts.path) if parts.scheme == "unix" else _has_place(parts))
    except ValueError:
        is_one = False
    if not is_one:
        raise Wrong("redis")


def _address(text: str) -> SplitResult:
    parts = urlsplit(text)
    has_more = parts.query or parts.fragment or parts.username is not None
    if parts.scheme not in ("http", "https") or has_more or not _has_place(parts):
        raise Wrong("address")
    return parts


def _has_place(parts: SplitResult) -> bool:
    """Whether an address has a host and, if any, a port; one that is no number, or too high, is a ValueError."""
    return bool(HOST.fullmatch(parts.hostname or "")) and parts.port != 0


def origin_of(url: str) -> str:
    """Return the origin of an address."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def base_of(url: str) -> str:
    """Return the path below which everything lies at an address: it begins and ends with a slash."""
    path = urlsplit(url).path.strip("/")
    return f"/{path}/" if path else "/"
