"""Keys: the cookie of a visitor, the links of seats, and ids that nobody can guess."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from typing import Literal, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE_SECONDS = 400 * 24 * 3600
"""How long a browser keeps the cookie by which it is known."""

Kind = Literal["invitation", "seat"]


class Key(NamedTuple):
    """The content of a link: an invitation to a seat, or the seat itself. holder: the id of the holder for whom it was made."""

    kind: Kind
    table: str
    holder: int


class Keys:
    """Makes and reads links that only this installation can make."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="detente-seat")

    def make(self, key: Key) -> str:
        """The key as the last part of an address."""
        text = self._signer.dumps([key.kind[0], key.table, key.holder])
        return text if isinstance(text, str) else text.decode()

    def read(self, text: str) -> Key | None:
        """The key of a text, or None if it was not made here."""
        try:
            kind, table, holder = self._signer.loads(text)
        except (BadSignature, ValueError, TypeError):
            return None
        return Key("invitation" if kind == "i" else "seat", table, holder)


class NewsKeys:
    """Makes and reads links in mails: to `confirm` an address, or to `stop` all news to it. They open nothing else."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="detente-news")

    def make(self, purpose: str, address: int) -> str:
        """The key as the last part of a web address."""
        text = self._signer.dumps([purpose, address])
        return text if isinstance(text, str) else text.decode()

    def read(self, text: str) -> tuple[str, int] | None:
        """The purpose and the address of a key, or None if it was not made here."""
        try:
            purpose, address = self._signer.loads(text)
        except (BadSignature, ValueError, TypeError):
            return None
        return str(purpose), int(address)


def fresh_token() -> str:
    """A secret of 256 bits."""
    return secrets.token_urlsafe(32)


PROGRAM = "detente-"
"""How tokens of programs begin: nobody takes one for a seat key, and scanners for secrets find it."""


def fresh_program_token() -> str:
    """A secret of 256 bits for a program."""
    return PROGRAM + fresh_token()


def is_program_token(text: str) -> bool:
    """Whether a text has the form of a program's token."""
    return text.startswith(PROGRAM)


def fresh_id() -> str:
    """An id for a table that nobody can guess: 96 bits."""
    return secrets.token_urlsafe(12)


def id_of_command(secret: str, visitor: int, command: str) -> str:
    """The id of the table that a visitor opens with this command: always the same, and nobody without the secret can guess it."""
    digest = hmac.digest(secret.encode(), f"{visitor} {command}".encode(), "sha256")
    return urlsafe_b64encode(digest[:12]).decode()


def is_id(text: str) -> bool:
    """Whether a text can be the id of a table; other texts from a URL never reach a query."""
    return re.fullmatch(r"[A-Za-z0-9_-]{1,22}", text) is not None


def fresh_seed() -> int:
    """The system's entropy, 128 bits."""
    return secrets.randbits(128)


def hashed(token: str) -> str:
    """The form in which a token is stored."""
    return hashlib.sha256(token.encode()).hexdigest()
