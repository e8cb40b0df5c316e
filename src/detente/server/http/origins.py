"""From where a request may come: under which names the server answers, and which pages may change something.

A page of another site must neither act in the name of who looks at it, nor reach a server that is meant for this machine
by letting its own name lead there (DNS rebinding).
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from fastapi import Request

from detente.server.errors import Refused

READING = ("GET", "HEAD", "OPTIONS")
LOCAL = ("localhost", "127.0.0.1", "::1")
ANY = "*"
EVERYWHERE = ("0.0.0.0", "::")
OWN_SITE = ("same-origin", "none")


class Hosts:
    """The names that lead here. A server that listens everywhere answers to every address, but not to every name."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = frozenset(map(host_of, names)) | frozenset(LOCAL)

    def refusal(self, header: str) -> Refused | None:
        """A refusal if the server does not answer to the name that was asked for."""
        name = host_of(header)
        if ANY in self.names or name in self.names:
            return None
        if is_address(name) and not self.names.isdisjoint(EVERYWHERE):
            return None
        return Refused("forbidden", "wrong-host", host=header[:100] or "-")


def plain(name: str) -> str:
    """A name of a host as it is compared."""
    bare = name.strip().lower().rstrip(".")
    return bare[1:-1] if bare.startswith("[") and bare.endswith("]") else bare


def host_of(header: str) -> str:
    """The name in a Host header, without its port; empty if it is none."""
    if is_address(plain(header)):
        return plain(header)
    try:
        return plain(urlsplit(f"//{header}").hostname or "")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Whether this is an address, to which no other site's name can lead."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def bearer(authorization: str) -> str | None:
    """The seat's key in an Authorization header; no page of another site can send one."""
    scheme, _, key = authorization.partition(" ")
    return key.strip() if scheme.lower() == "bearer" else None


def foreign(request: Request) -> Refused | None:
    """A refusal if something is to be changed, and a page of another site may be behind it.

    Browsers tell by `Origin` or `Sec-Fetch-Site`. Where neither is said, the request must be one that no other site's page
    can send unasked: with a seat's key, or as JSON.
    """
    headers = request.headers
    if request.method in READING or bearer(headers.get("authorization", "")) is not None:
        return None
    origin, site = headers.get("origin"), headers.get("sec-fetch-site")
    if origin is not None and urlsplit(origin).netloc != headers.get("host"):
        return Refused("forbidden", "foreign")
    if site is not None and site not in OWN_SITE:
        return Refused("forbidden", "foreign")
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if origin is None and site is None and kind != "application/json":
        return Refused("forbidden", "unknown-origin")
    return None
