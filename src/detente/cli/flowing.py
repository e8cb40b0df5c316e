"""Words and items laid out in lines of a width."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

BETWEEN: Final = " · "


def flow(items: Sequence[str], width: int, later: int | None = None) -> list[str]:
    """Items one after the other, broken between items where possible; `later`: the width of all lines but the first."""
    lines: list[str] = []
    for item in items:
        room = width if len(lines) <= 1 or later is None else later
        if lines and cell_len(lines[-1]) + cell_len(BETWEEN) + cell_len(item) <= room:
            lines[-1] += BETWEEN + item
        else:
            lines += broken(item, width if not lines or later is None else later)
    return lines


def broken(item: str, width: int) -> list[str]:
    """One item, broken between words if it is too long for a line."""
    lines = [""]
    for word in item.split(" "):
        if lines[-1] and cell_len(lines[-1]) + 1 + cell_len(word) > width:
            lines.append(word)
        else:
            lines[-1] += f" {word}" if lines[-1] else word
    return lines


def hanging(tokens: Iterable[tuple[str, str]], width: int, indent: int, more: int) -> Text:
    """Tokens, each with its style, after an indent; further lines are indented by `more`. A token is broken only if it must be."""
    made = Text(" " * indent)
    used, begun = indent, False
    for token, style in tokens:
        for k, part in enumerate(broken(token, width - indent - more)):
            gap = 1 if begun else 0
            if begun and (k or used + gap + cell_len(part) > width):
                made.append("\n" + " " * (indent + more))
                used, gap = indent + more, 0
            made.append(" " * gap).append(part, style)
            used, begun = used + gap + cell_len(part), True
    return made


def joined(items: Sequence[str], between: str, style: str = "") -> list[tuple[str, str]]:
    """Items as tokens, with a separator after each but the last."""
    return [(f"{item}{between}" if k < len(items) - 1 else item, style) for k, item in enumerate(items)]
