"""Scenes as text, for the terminal: knows no game, only `detente.core.scene`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from detente.core.scene import LogLine, Offer, Panel, Piece, Scene
from detente.core.words import Texts, Words

INDENT = 2
GAP = 3
BETWEEN = " · "
NUMBER = "bold cyan"
QUIET = "dim"
TITLE = "bold"
FEW_OFFERS = 8
SHORT = 8
"""A column of the table of players is kept narrow if all its cells have at most so many letters."""
COLUMN_GAP = 2


Line = tuple[str, list[str]]
"""A label and what is said under it."""


IN_FULL: Final = ("hand", "display")
"""Kinds of panels whose pieces are told one by one."""


class Block(NamedTuple):
    """A part of the sheet. id: the same while the game goes on. kind: its panel's, or `board`."""

    id: str
    kind: str
    drawn: RenderableType


class Sheet:
    """A scene laid out for a width. words: the game's texts. texts: those of the terminal, which are none of a game."""

    def __init__(self, scene: Scene, words: Words, texts: Texts, width: int) -> None:
        self.scene = scene
        self.words = words
        self.texts = texts
        self.width = width
        self.names = {place["id"]: place["name"] for place in scene["places"]}
        self.seat_of = {place["id"]: place["seat"] for place in scene["places"] if "seat" in place}
        self.lying: dict[str, list[Piece]] = {}
        for piece in sorted(scene["pieces"], key=lambda piece: piece["order"]):
            self.lying.setdefault(piece["place"], []).append(piece)
        self.prices: dict[str, str] = {}
        for mark in scene["marks"]:
            if mark["kind"] == "price":
                for id in mark["on"]:
                    self.prices[id] = mark["text"]
        self.called = self.names | {panel["id"]: panel["title"] for panel in scene["panels"]}
        for piece in scene["pieces"]:
            self.called[piece["id"]] = piece["face"] or self.names[piece["place"]]
        self.in_hand = {id for p in scene["panels"] if p["kind"] in IN_FULL for id in p["places"]}

    def blocks(self) -> list[Block]:
        """The board and the panels."""
        made: list[Block] = []
        board = self.board()
        if board is not None:
            made.append(Block("board", "board", board))
        for players, group in groupby(self.scene["panels"], lambda panel: panel["kind"] == "player"):
            panels = list(group)
            if players:
                made.append(Block(panels[0]["id"], "player", self.players(panels)))
            else:
                made += [Block(panel["id"], panel["kind"], self.panel(panel)) for panel in panels]
        return made

    # -- places and pieces

    def piece(self, piece: Piece, in_full: bool = False) -> str:
        """One piece in words; in full: with what it is good for."""
        text = piece["face"] or self.texts("face-down", count=piece["count"])
        if piece["face"] and piece["count"] > 1:
            text = f"{piece['count']} × {text}"
        said = [piece["note"]] if "note" in piece else []
        if in_full and "about" in piece:
            said.append(piece["about"])
        if piece["id"] in self.prices:
            said.append(self.prices[piece["id"]])
        if "seat" in piece and piece["seat"] != self.seat_of.get(piece["place"]):
            said.insert(0, self.words.seat(piece["seat"]))
        return f"{text} ({', '.join(said)})" if said else text

    def board(self) -> RenderableType | None:
        """What lies at places that are in no panel."""
        shown = {id for panel in self.scene["panels"] for id in panel["places"]}
        lines = []
        for place in self.scene["places"]:
            pieces = self.lying.get(place["id"], [])
            if place["id"] in shown or not (pieces or place["id"] in self.prices):
                continue
            name = place["name"]
            if "seat" in place:
                name = f"{name} ({self.words.seat(place['seat'])})"
            if place["id"] in self.prices:
                name = f"{name} [{self.prices[place['id']]}]"
            lines.append((name, [self.piece(piece) for piece in pieces]))
        return self.listed(self.texts("board"), lines) if lines else None

    # -- panels

    def panel(self, panel: Panel) -> RenderableType:
        """Any panel but a player's."""
        lines: list[Line] = [(fact["label"], [fact["value"]]) for fact in panel["facts"] if fact["value"]]
        for id in panel["places"]:
            pieces = self.lying.get(id, [])
            if panel["kind"] == "discard":
                lines.append((self.names[id], [self.closed(pieces)]))
            elif pieces or panel["kind"] in IN_FULL:
                lines.append((self.names[id], [self.piece(piece, in_full=True) for piece in pieces] or ["–"]))
        for section in panel.get("sections", []):
            told = [section["value"], section["text"]]
            told += [" ".join(row["cells"]) for row in section.get("rows", [])]
            lines.append((section["title"], [each for each in told if each]))
        arranged = self.listed if panel["kind"] in IN_FULL else self.running
        return arranged(panel["title"], lines)

    def closed(self, pieces: list[Piece]) -> str:
        """A pile: how many pieces, and which lies on top."""
        count = sum(piece["count"] for piece in pieces)
        if not count or pieces[-1]["face"] is None:
            return str(count)
        return f"{count} ({self.texts('on-top', piece=pieces[-1]['face'])})"

    def piles(self) -> list[RenderableType]:
        """All that can be seen in the piles."""
        made: list[RenderableType] = []
        for panel in self.scene["panels"]:
            if panel["kind"] == "discard":
                lines = [
                    (self.names[id], [self.piece(piece, in_full=True) for piece in self.lying.get(id, [])])
                    for id in panel["places"]
                ]
                made.append(self.listed(panel["title"], lines))
        return made

    def players(self, panels: Sequence[Panel]) -> RenderableType:
        """All players' boards as one table, a column for each fact and place; in little room with broken lines."""
        rows = self.player_rows(panels, ", ", " ")
        heads = [head for head in dict.fromkeys(h for row in rows for h in row) if any_text(rows, head)]
        short = {head: all(cell_len(row.get(head, "")) <= SHORT for row in rows) for head in heads}
        wide = sum(max(cell_len(text) for text in (h, *(row.get(h, "") for row in rows))) for h in heads)
        wide += max(cell_len(self.owner(panel)) for panel in panels) + COLUMN_GAP * len(heads)
        titles = {head: [head] for head in heads}
        if INDENT + wide > self.width:
            rows = self.player_rows(panels, "\n", "\n")
            titles = {head: broken(head, SHORT) if short[head] else [head] for head in heads}
        deep = max(map(len, titles.values()), default=0)
        table = Table(box=None, pad_edge=False, padding=(0, COLUMN_GAP, 0, 0), header_style=QUIET)
        table.add_column("", no_wrap=True)
        for head in heads:
            title = "\n" * (deep - len(titles[head])) + "\n".join(titles[head])
            table.add_column(title, justify="center" if short[head] else "left", no_wrap=short[head])
        for panel, row in zip(panels, rows, strict=True):
            name = Text(self.owner(panel), style=TITLE if self.own(panel) else "")
            table.add_row(name, *(row.get(head, "") for head in heads))
        return Padding(table, (0, 0, 0, INDENT))

    def own(self, panel: Panel) -> bool:
        """Whether this is the board of the seat that looks."""
        return panel["seat"] is not None and panel["seat"] == self.scene["seat"]

    def owner(self, panel: Panel) -> str:
        """The title of a player's board."""
        return f"{panel['title']} ({self.texts('you')})" if self.own(panel) else panel["title"]

    def player_rows(self, panels: Sequence[Panel], between: str, before_note: str) -> list[dict[str, str]]:
        """The cells of the table of players, by the heads of the columns."""
        rows: list[dict[str, str]] = []
        for panel in panels:
            row = {fact["label"]: fact["value"] for fact in panel["facts"]}
            for id in panel["places"]:
                pieces = self.lying.get(id, [])
                if id in self.in_hand or all(piece["face"] is None for piece in pieces):
                    row[self.names[id]] = str(sum(piece["count"] for piece in pieces) or "")
                else:
                    row[self.names[id]] = between.join(
                        self.piece(piece).replace(" (", f"{before_note}(") for piece in pieces
                    )
            rows.append(row)
        return rows

    def running(self, title: str, lines: Sequence[Line]) -> RenderableType:
        """A title and labelled items in one paragraph."""
        head = " " * INDENT + title + " " * INDENT
        indent = cell_len(head) if cell_len(head) <= self.width // 4 else 2 * INDENT
        items = [f"{label}: {BETWEEN.join(said)}" for label, said in lines]
        wrapped = flow(items, self.width - max(indent, cell_len(head)), self.width - indent)
        made = []
        for k, line in enumerate(wrapped):
            text = Text(line if k == 0 else " " * indent + line)
            text.highlight_words([f"{label}:" for label, _ in lines], QUIET)
            made.append(Text(head, TITLE).append_text(text) if k == 0 else text)
        return Group(*made)

    def listed(self, title: str, lines: Sequence[Line]) -> RenderableType:
        """A title, and a line for each label."""
        made = [Text(" " * INDENT + title, TITLE)]
        room = min(max((cell_len(label) for label, _ in lines), default=0), self.width // 3)
        for label, items in lines:
            wrapped = flow(items, self.width - 3 * INDENT - room)
            for k, line in enumerate(wrapped or [""]):
                head = label if k == 0 else ""
                text = Text(" " * 2 * INDENT)
                text.append(head + " " * max(0, room - cell_len(head)) + " " * INDENT, QUIET)
                made.append(text.append(line))
        return Group(*made)


def spaced(blocks: Iterable[Block]) -> RenderableType:
    """Blocks one below the other, the table of players with room around it."""
    drawn: list[RenderableType] = []
    roomy = False
    for block in blocks:
        if drawn and (roomy or block.kind == "player"):
            drawn.append(Text())
        drawn.append(block.drawn)
        roomy = block.kind == "player"
    return Group(*drawn)


def any_text(rows: Iterable[dict[str, str]], head: str) -> bool:
    """Whether a column says anything."""
    return any(row.get(head, "") for row in rows)


def flow(items: Sequence[str], width: int, later: int | None = None) -> list[str]:
    """Items one after the other, broken between items where it can be; `later`: the width of all lines but the first."""
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


def offer_list(offers: Sequence[Offer], width: int, called: Mapping[str, str]) -> RenderableType:
    """The offers with their numbers and notation, in columns if there are many and there is room.

    called: the names of elements.
    """
    digits = len(str(len(offers)))
    entries: list[Text] = []
    for k, offer in enumerate(offers):
        entry = Text(f"{k + 1:>{digits}}", NUMBER)
        entry.append(f"  {offer['label']}", "default")
        changes = [
            f"{', '.join(called[id] for id in mark['on'])}: {mark['text']}"
            for mark in offer.get("preview", [])
            if mark["text"]
        ]
        if changes:
            entry.append(f" ({'; '.join(changes)})", QUIET)
        entries.append(entry)
    labels = max(cell_len(entry.plain) for entry in entries)
    texts = max(cell_len(offer["action"]) for offer in offers)
    wide = labels + GAP + texts + GAP
    columns = max(1, min(3, (width - INDENT + GAP) // wide)) if len(offers) > FEW_OFFERS else 1
    rows = -(-len(offers) // columns)
    table = Table.grid(padding=(0, GAP, 0, 0))
    for _ in range(columns):
        table.add_column(ratio=None)
        table.add_column(style=QUIET, no_wrap=True)
    for row in range(rows):
        cells: list[RenderableType] = []
        for k in range(row, len(offers), rows):
            cells += [hanging(entries[k], digits + INDENT), Text(offers[k]["action"])]
        table.add_row(*cells)
    return Padding(table, (0, 0, 0, INDENT))


def hanging(entry: Text, indent: int) -> RenderableType:
    """An entry whose further lines are indented like its first word."""
    grid = Table.grid()
    grid.add_column(width=indent)
    grid.add_column()
    grid.add_row(entry[:indent], entry[indent:])
    return grid


def log_block(lines: Sequence[LogLine], rules: bool = False) -> RenderableType:
    """Log lines: what goes without saying runs on behind the line before."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=INDENT)
    grid.add_column()
    paragraph = Text()
    paragraphs: list[Text] = []
    for line in lines:
        if not line.get("minor") or not paragraphs:
            paragraph = Text()
            paragraphs.append(paragraph)
        else:
            paragraph.append(" ")
        paragraph.append(line["text"], QUIET if line.get("minor") else "")
        if rules and line["rule"]:
            paragraph.append(f" {line['rule']}", QUIET)
    for paragraph in paragraphs:
        grid.add_row(" •", paragraph)
    return grid
