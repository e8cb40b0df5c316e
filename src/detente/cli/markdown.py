"""Rules pages in the terminal: Markdown whose tables break no word."""

from collections.abc import Sequence
from typing import ClassVar

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Markdown, MarkdownElement, TableElement
from rich.table import Table
from rich.text import Text

INDENT = 2
GAP = 2


class WordTable(TableElement):
    """A table whose columns are as wide as their longest word; where the screen is too narrow for that, a paragraph for each row."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw it."""
        head = [column.content for column in self.header.row.cells] if self.header and self.header.row else []
        rows = [[cell.content for cell in row.cells] for row in self.body.rows] if self.body else []
        least = [longest_word(column) for column in zip(head, *rows, strict=True)]
        if sum(least) + GAP * (len(least) + 1) > options.max_width:
            yield from paragraphs(head, rows)
            return
        table = Table(
            box=box.SIMPLE,
            pad_edge=False,
            style="markdown.table.border",
            show_edge=True,
            collapse_padding=True,
        )
        for title, width in zip(head, least, strict=True):
            heading = title.copy()
            heading.stylize("markdown.table.header")
            table.add_column(heading, min_width=width)
        for row in rows:
            table.add_row(*row)
        yield table


def longest_word(cells: Sequence[Text]) -> int:
    """The width of the longest word in cells."""
    return max((cell_len(word) for cell in cells for word in cell.plain.split()), default=1)


def paragraphs(head: Sequence[Text], rows: Sequence[Sequence[Text]]) -> RenderResult:
    """The rows of a table, each below its first cell."""
    for row in rows:
        text = Text("• ").append_text(row[0])
        said = [
            Text.assemble(title, ": ", cell)
            for title, cell in zip(head[1:], row[1:], strict=True)
            if cell.plain
        ]
        yield text.append(" – " if said else "").append_text(Text(" · ").join(said))
    yield Text()


class Pages(Markdown):
    """Markdown with such tables."""

    elements: ClassVar[dict[str, type[MarkdownElement]]] = {**Markdown.elements, "table_open": WordTable}
