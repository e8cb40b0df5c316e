"""Files that never change, in the smallest form that a browser takes: each is compressed once, when it is first asked for."""

from __future__ import annotations

import gzip
from functools import lru_cache
from importlib.util import find_spec

from starlette.requests import Request
from starlette.responses import Response

BROTLI = find_spec("brotli") is not None
"""An installation that is older than this dependency goes on with gzip."""
KEPT = 200
"""How many files are kept compressed: more than the client and all boards have."""


@lru_cache(KEPT)
def packed(content: bytes, encoding: str) -> bytes:
    """The content with `br` or `gzip`, as small as it gets."""
    if encoding == "br":
        import brotli

        return bytes(brotli.compress(content))
    return gzip.compress(content, 9)


def taken(request: Request) -> str | None:
    """How the browser would like a file best; None: as it is."""
    accepted = request.headers.get("accept-encoding", "")
    if BROTLI and "br" in accepted:
        return "br"
    return "gzip" if "gzip" in accepted else None


def sent(request: Request, content: bytes, media_type: str, headers: dict[str, str]) -> Response:
    """A file that never changes as an answer."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    encoding = taken(request)
    if encoding is None:
        return Response(content, media_type=media_type, headers=headers)
    headers["Content-Encoding"] = encoding
    return Response(packed(content, encoding), media_type=media_type, headers=headers)
