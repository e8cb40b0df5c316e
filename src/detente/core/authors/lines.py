"""The lines of a function that is being written."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from detente.core.authors.readers import Unreadable


class Body:
    """The lines of a function."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.depth = 1
        self.names = 0

    def line(self, text: str) -> None:
        """Add a line."""
        self.lines.append("    " * self.depth + text)

    @contextmanager
    def trying(self) -> Iterator[None]:
        """Take back all lines if what is within them cannot be read."""
        before, depth = len(self.lines), self.depth
        try:
            yield
        except Unreadable:
            del self.lines[before:]
            self.depth = depth
            raise

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """Add a line and indent those that follow."""
        self.line(head)
        before = len(self.lines)
        self.depth += 1
        yield
        if len(self.lines) == before:
            self.line("pass")
        self.depth -= 1

    def fresh(self, kind: str = "v") -> str:
        """A name that is not used yet."""
        self.names += 1
        return f"{kind}{self.names}"
