"""What a server writes down about its own work: lines for people, or objects for programs."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Final, final

TEXT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


@final
class JsonLines(logging.Formatter):
    """Each line as an object: when, how grave, who, what, and the trace of a fault."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def start_logging(form: str, level: str) -> None:
    """Write lines of at least this level to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(TEXT))
    logging.basicConfig(level=level.upper(), handlers=[handler])
    # While a database is away, asyncpg logs a traceback for each attempt to reconnect; the server logs one line.
    logging.getLogger("asyncpg.pool").setLevel(logging.ERROR)
