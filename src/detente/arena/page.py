"""Pages with plots: one file that needs no network, readable in light and dark mode."""

from collections.abc import Iterable, Sequence
from html import escape
from textwrap import wrap
from typing import Any

import plotly.graph_objects as go
from plotly.offline import get_plotlyjs

from detente.arena.numbers import local

COLOURS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#8c8c8c", "#b8a800")
"""Colours that colour-blind people can distinguish (Okabe & Ito 2008), visible on white and on black."""

BAR = "rgba(0, 114, 178, 0.55)"
"""Bars with intervals: light enough for the interval to be seen on it, in light and dark mode."""
INTERVAL = "#8a8a8a"
EQUAL = "#d55e00"
"""The line of equal shares."""

LONG = 40
"""A cell with more letters counts as a sentence."""
SPACE = "  "
"""Between labels and a plot."""
LABEL = 24
"""The most letters in a line of a plot's label, so that labels leave room on a phone."""

STYLE = """
:root { color-scheme: light dark; --ink: #1c1c1c; --quiet: #5b5b5b; --paper: #ffffff; --line: #d5d5d5; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececec; --quiet: #ababab; --paper: #16181b; --line: #3c4046; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 68rem;
  padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.25rem; margin: 2.6rem 0 .3rem; }
p { max-width: 46rem; margin: .3rem 0 .8rem; }
.facts, .about, caption { color: var(--quiet); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .6rem 0; font-size: .94rem; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .8rem .25rem 0; text-align: right; vertical-align: top; }
th.text, td.text { text-align: left; }
td, th { white-space: nowrap; }
td.long { white-space: normal; min-width: 13rem; }
th { color: var(--quiet); font-weight: 600; vertical-align: bottom; white-space: normal; }
@media (max-width: 30rem) { table { font-size: .85rem; } th, td { padding-right: .5rem; } td.long { min-width: 10rem; } }
summary { cursor: pointer; margin: 1rem 0; }
td .id { color: var(--quiet); display: block; font-size: .78rem; }
h3 { font-size: 1rem; margin: 1rem 0 0; }
figure { margin: 0; min-width: 0; }
.legend span { display: inline-block; margin-right: 1.2rem; }
.legend i { border-radius: 50%; display: inline-block; height: .8rem; margin-right: .4rem; width: .8rem; }
.grid { display: grid; gap: 0 2rem; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); }
ul { max-width: 46rem; margin: .3rem 0 .8rem; padding-left: 1.2rem; }
@page { margin: 15mm; }
@media print {
  :root { color-scheme: light; --ink: #000000; --quiet: #4a4a4a; --paper: #ffffff; --line: #c8c8c8; }
  body { font-size: 10.5pt; max-width: none; padding: 0; }
  h2, h3, .about { break-after: avoid; }
  figure, tr, .grid > div { break-inside: avoid; }
  .grid { display: block; }
  .wide { overflow: visible; }
  td, th { white-space: normal; }
  thead { display: table-header-group; }
  .modebar { display: none; }
}
.js-plotly-plot .main-svg text { fill: var(--ink) !important; }
.js-plotly-plot .hoverlayer text { fill: revert !important; }
.js-plotly-plot .gridlayer path { stroke: var(--line) !important; }
.js-plotly-plot .zerolinelayer path { stroke: var(--quiet) !important; }
"""

PRINTING = """
const eachPlot = (change) => document.querySelectorAll(".js-plotly-plot").forEach((plot) => Plotly.relayout(plot, change));
addEventListener("beforeprint", () => {
  document.querySelectorAll("details").forEach((part) => { part.open = true; });
  eachPlot({ width: 640, autosize: false });
});
addEventListener("afterprint", () => eachPlot({ width: null, autosize: true }));
"""
"""On paper all tables are unfolded, and plots are as wide as a page in portrait."""


class Named(str):
    """A name in a cell, with the id that files have for it, small below it."""

    id: str

    def __new__(cls, name: str, id: str) -> "Named":
        """The name with its id."""
        made = super().__new__(cls, name)
        made.id = id
        return made


class Page:
    """A page that is filled from top to bottom."""

    def __init__(self, language: str, title: str, facts: Iterable[str]) -> None:
        self.language = language
        self.title = title
        self.parts = [f"<h1>{escape(title)}</h1>", f'<p class="facts">{escape(" · ".join(facts))}</p>']

    def section(self, title: str, about: str = "") -> None:
        """A heading, if there is one, and the content below it."""
        if title:
            self.parts.append(f"<h2>{escape(title)}</h2>")
        if about:
            self.parts.append(f'<p class="about">{escape(about)}</p>')

    def sentences(self, told: Iterable[str]) -> None:
        """A list of sentences."""
        self.parts.append(f"<ul>{''.join(f'<li>{escape(one)}</li>' for one in told)}</ul>")

    def figure(self, plot: go.Figure, height: int, label: str) -> None:
        """A plot; label: what it shows, for people who cannot see it."""
        self.parts.append(self.drawn(plot, height, label))

    def figures(self, plots: Iterable[tuple[str, go.Figure]], height: int) -> None:
        """Small plots next to each other where there is room, each under its title."""
        cells = (
            f"<div><h3>{escape(title)}</h3>{self.drawn(plot, height, title)}</div>" for title, plot in plots
        )
        self.parts.append(f'<div class="grid">{"".join(cells)}</div>')

    def drawn(self, plot: go.Figure, height: int, label: str) -> str:
        """The markup of a plot."""
        plot.update_layout(
            height=height,
            paper_bgcolor="rgba(0,0,0,0)",
            plot_bgcolor="rgba(0,0,0,0)",
            font={"family": "system-ui, sans-serif", "size": 14},
            margin={"l": 8, "r": 16, "t": 24, "b": 8},
            colorway=COLOURS,
            legend={"traceorder": "normal", "orientation": "h", "yanchor": "bottom", "y": 1.0, "x": 0},
            separators=", " if self.language == "de" else ".,",
        )
        plot.update_xaxes(automargin=True, gridcolor="#888", zerolinecolor="#888")
        plot.update_yaxes(automargin=True, gridcolor="#888", zerolinecolor="#888", ticksuffix=SPACE)
        drawn = plot.to_html(
            full_html=False, include_plotlyjs=False, config={"displaylogo": False, "responsive": True}
        )
        return f'<figure role="img" aria-label="{escape(label)}">{drawn}</figure>'

    def legend(self, entries: Iterable[tuple[str, str]]) -> None:
        """What the colours of the next plots mean."""
        told = (
            f'<span><i style="background: {colour}"></i>{escape(name)}</span>' for name, colour in entries
        )
        self.parts.append(f'<p class="legend">{"".join(told)}</p>')

    def table(self, heads: Sequence[str], rows: Iterable[Sequence[Any]], texts: Sequence[int] = (0,)) -> None:
        """A table; texts: the columns that do not contain numbers."""
        self.parts.append(self.markup(heads, rows, texts))

    def folded(
        self, title: str, heads: Sequence[str], rows: Iterable[Sequence[Any]], texts: Sequence[int] = (0,)
    ) -> None:
        """A table that a click unfolds."""
        table = self.markup(heads, rows, texts)
        self.parts.append(f"<details><summary>{escape(title)}</summary>{table}</details>")

    def markup(self, heads: Sequence[str], rows: Iterable[Sequence[Any]], texts: Sequence[int]) -> str:
        """The markup of a table."""
        kinds = ['class="text"' if k in texts else "" for k in range(len(heads))]
        head = "".join(
            f'<th scope="col" {kind}>{escape(text)}</th>' for kind, text in zip(kinds, heads, strict=True)
        )
        body = "".join(
            "<tr>"
            + "".join(
                f"<td {wide(kind, str(cell))}>{self.cell(cell)}</td>"
                for kind, cell in zip(kinds, row, strict=True)
            )
            + "</tr>"
            for row in rows
        )
        return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'

    def cell(self, cell: Any) -> str:
        """The markup of a cell."""
        text = escape(self.local(str(cell)))
        return f'{text}<span class="id">{escape(cell.id)}</span>' if isinstance(cell, Named) else text

    def local(self, cell: str) -> str:
        """A cell: numbers as the language writes them, anything else unchanged."""
        return local(cell, self.language)

    def text(self) -> str:
        """The whole page."""
        return (
            f'<!doctype html>\n<html lang="{self.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(self.title)}</title><style>{STYLE}</style>"
            f"<script>{get_plotlyjs()}</script></head><body>\n"
            + "\n".join(self.parts)
            + f"\n<script>{PRINTING}</script></body></html>\n"
        )


def wide(kind: str, cell: str) -> str:
    """The class of a cell: sentences may wrap, numbers and names may not."""
    return 'class="text long"' if len(cell) > LONG else kind


def broken(label: str) -> str:
    """A label of a plot, broken into lines."""
    return f"{SPACE}<br>".join(wrap(escape(label, quote=False), LABEL, break_long_words=False))


def height_of(labels: Sequence[str]) -> int:
    """The height of rows of a plot that gives each of these labels room, in pixels."""
    lines = max((label.count("<br>") + 1 for label in labels), default=1)
    return len(labels) * max(24, 18 * lines + 6)


def with_interval(values: Sequence[float], lows: Sequence[float], highs: Sequence[float]) -> dict[str, Any]:
    """Error bars from the values to the ends of their intervals."""
    return {
        "type": "data",
        "symmetric": False,
        "array": [high - value for value, high in zip(values, highs, strict=True)],
        "arrayminus": [value - low for value, low in zip(values, lows, strict=True)],
        "color": INTERVAL,
        "thickness": 2,
    }
