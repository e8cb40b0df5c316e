"""How the server's log is written: as text, or as one JSON object a line. Secrets are left out of both."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime

from detente.server.keys import PROGRAM

TEXT, JSON = "text", "json"
FORMATS = (TEXT, JSON)
HIDDEN = "…"
SECRETS = (
    re.compile(rf"(?<=\b{PROGRAM})[\w-]{{20,}}"),
    re.compile(r"(?<=/(?:seat|join|news|keys)/)[\w.-]{12,}"),
    re.compile(r"(?<=[Bb]earer )\S+"),
    re.compile(r"(?<=://)[^\s/@]+(?=@)"),
    re.compile(r"(?<=\bdetente=)[\w-]+"),
    re.compile(r"(?<=hooks\.slack\.com/services/)\S+|(?<=/api/webhooks/)\S+"),
)
"""Tokens of programs, keys in links, authorisations, users with passwords in addresses, cookies, and webhooks."""


def without_secrets(text: str) -> str:
    """A text for the log."""
    for secret in SECRETS:
        text = secret.sub(HIDDEN, text)
    return text


class TextFormat(logging.Formatter):
    """A line of text, as Python writes it by default."""

    def __init__(self) -> None:
        super().__init__(logging.BASIC_FORMAT)

    def format(self, record: logging.LogRecord) -> str:
        """A record as text, with the error if there is one."""
        return without_secrets(super().format(record))


class JsonFormat(logging.Formatter):
    """An object a line: `at`, `level`, `logger`, `message`, and `error` with the traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as JSON."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            line["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def write_log(form: str) -> None:
    """Write the log of this process to stderr in this form."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormat() if form == JSON else TextFormat())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
