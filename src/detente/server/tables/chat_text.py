"""Chat lines as clients receive them. The table itself writes some: these are stored as messages, and put into words here."""

from __future__ import annotations

import json
from typing import Any

from detente.core.shown.words import Texts
from detente.server.errors import PACKAGE
from detente.server.store.models import TABLE, ChatRow

ABOUT = {"take-back": "agreement", "abandon": "agreement", "access": "access", "left-open": "seats"}
"""How messages begin, and what they are about; all others are about trouble."""


def notice(table: str, key: str, message: str, **values: str | None) -> ChatRow:
    """A line that the table itself writes, of the texts `notice-MESSAGE`; written once for each key."""
    text = json.dumps({"message": message, "values": values})
    return ChatRow(table_id=table, seat=TABLE, name="", text=text, heard=None, command=key)


def chat_line(row: ChatRow, language: str) -> dict[str, Any]:
    """A chat line in the reader's language; without its number, which would reveal how much others write out of sight."""
    line = {
        "seat": row.seat,
        "name": row.name,
        "text": row.text,
        "at": row.at.isoformat(timespec="seconds"),
    }
    if row.seat != TABLE:
        return line
    notice = json.loads(row.text)
    text = Texts(language, PACKAGE)(f"notice-{notice['message']}", **notice["values"])
    found = (about for begins, about in ABOUT.items() if notice["message"].startswith(begins))
    about = next(found, "trouble")
    return line | {"seat": None, "text": text, "about": about}
