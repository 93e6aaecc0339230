"""Files: records read with care, and results written whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rentier.core.errors import BadInput
from rentier.core.reading import read_json

LARGEST: Final = 64 << 20
"""The largest size of a record, in bytes; the longest games take less than a hundredth of it."""


def failure_details(failure: OSError, file: str = "") -> dict[str, object]:
    """Return what can be told about a file that could not be read or written."""
    kind = errno.errorcode.get(failure.errno or 0, "")
    return {"file": file or str(failure.filename or "-"), "kind": kind, "why": failure.strerror or str(failure)}


def read_record(path: Path) -> object:
    """Read what should be a record; `rentier.replay` decides whether it is one."""
    name = str(path)
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as failure:
        raise BadInput("file-failed", failure_details(failure, name)) from None
    if len(data) > LARGEST:
        raise BadInput("file-too-large", {"file": name, "largest": LARGEST >> 20})
    try:
        return read_json(data.decode("utf-8"))
    except (ValueError, RecursionError):
        raise BadInput("file-no-json", {"file": name}) from None


def check_writable(path: Path) -> None:
    """Refuse a path where no file could be written, before any work is done."""
    with _failing_in_words(path):
        target = path.resolve()
        if target.exists():
            if not stat.S_ISREG(target.stat().st_mode):
                raise BadInput("sim-no-file", {"file": str(path)})
            with target.open("ab"):
                pass
        part = _part_of(target)
        part.touch(exist_ok=False)
        part.unlink()


def write_whole(path: Path, text: str) -> None:
    """Write a text whole or not at all."""
    write_bytes_whole(path, text.encode("utf-8"))


def write_bytes_whole(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    with _failing_in_words(path):
        target = path.resolve()
        part = _part_of(target)
        try:
            part.write_bytes(data)
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)


def _part_of(target: Path) -> Path:
    """Return the path beside the target where a file is written until it is whole."""
    return target.with_name(f".rentier-{os.getpid()}.part")


@contextmanager
def _failing_in_words(path: Path) -> Iterator[None]:
    """Turn an error of the system about a file into a refusal."""
    try:
        yield
    except OSError as failure:
        raise BadInput("file-failed", failure_details(failure, str(path))) from None
    except RuntimeError:  # Links that lead in a circle, before Python 3.13.
        raise BadInput("sim-no-file", {"file": str(path)}) from None
