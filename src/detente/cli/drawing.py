"""Scenes as text, for the terminal: knows no game, only `detente.core.shown.scene`.

A sheet shows what a decision needs: it groups places with the same content, leaves out what is printed on the board, and
explains each card only once. A whole sheet shows everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from detente.cli.flowing import BETWEEN, broken, flow, hanging, joined
from detente.core.shown.drawing import Fact, Panel, Piece, Place, Scene, Section
from detente.core.shown.letters import rank
from detente.core.shown.words import Texts, Words

INDENT: Final = 2
QUIET: Final = "dim"
TITLE: Final = "bold"
SHORT: Final = 8
"""A column of the table of players stays narrow if no cell has more letters than this."""
COLUMN_GAP: Final = 2
FEW_WORDS: Final = 40
"""The use of a piece is always explained if that takes no more letters than this."""


Line = tuple[str, list[str]]
"""A label, and the items after it."""


IN_FULL: Final = ("hand", "display")
"""Kinds of panels whose pieces are listed one by one."""


class Block(NamedTuple):
    """A part of the sheet. id: the same throughout the game. kind: its panel's, or `board`.

    parts: the paragraphs of the board. Each can be understood by itself, so that only new ones need to be shown.
    """

    id: str
    kind: str
    drawn: RenderableType
    parts: Sequence[Text] = ()


class Sheet:
    """A scene laid out for a width: what a decision needs.

    words: the game's texts. texts: those of the terminal, which belong to no game. known: what was explained before.
    explained: what this sheet explains in addition, once it is laid out.
    """

    def __init__(
        self, scene: Scene, words: Words, texts: Texts, width: int, known: Container[str] = frozenset()
    ) -> None:
        self.scene = scene
        self.words = words
        self.texts = texts
        self.width = width
        self.known = known
        self.explained: set[str] = set()
        self.names = {place["id"]: place["name"] for place in scene["places"]}
        self.seat_of = {place["id"]: place["seat"] for place in scene["places"] if "seat" in place}
        self.lying: dict[str, list[Piece]] = {}
        for piece in sorted(scene["pieces"], key=lambda piece: piece["order"]):
            if not piece.get("printed"):
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
        if board:
            made.append(self.board_of(board))
        for players, group in groupby(self.scene["panels"], lambda panel: panel["kind"] == "player"):
            panels = list(group)
            if players:
                made.append(Block(panels[0]["id"], "player", self.players(panels)))
            else:
                made += [Block(panel["id"], panel["kind"], self.panel(panel)) for panel in panels]
        return made

    # -- places and pieces

    def piece(self, piece: Piece, about: bool = False) -> str:
        """One piece in words; about: explain its use, too. A note says more than the price does."""
        text = piece["face"] or self.texts("face-down", count=piece["count"])
        if piece["face"] and piece["count"] > 1:
            text = f"{piece['count']} × {text}"
        said = [piece["note"]] if "note" in piece else []
        if about and "about" in piece:
            said.append(piece["about"].removesuffix("."))
        if piece["id"] in self.prices and "note" not in piece:
            said.append(self.prices[piece["id"]])
        if "seat" in piece and piece["seat"] != self.seat_of.get(piece["place"]):
            owner = self.words.seat(piece["seat"])
            said += [] if owner == text else [owner]
        return f"{text} ({', '.join(said)})" if said else text

    def alike(self, pieces: Iterable[Piece]) -> list[str]:
        """Pieces in words; those with the same words are counted."""
        told: Counter[str] = Counter()
        for piece in pieces:
            if piece["face"]:
                told[self.piece({**piece, "count": 1})] += piece["count"]
            else:
                told[self.piece(piece)] += 1
        return [text if count == 1 else f"{count} × {text}" for text, count in told.items()]

    def on_board(self) -> list[Place]:
        """Places that are in no panel."""
        shown = {id for panel in self.scene["panels"] for id in panel["places"]}
        return [place for place in self.scene["places"] if place["id"] not in shown]

    def place(self, place: Place) -> str:
        """A place's name, with its price unless the name says it: `Flight level 4`."""
        price = self.prices.get(place["id"])
        return (
            place["name"] if price is None or price in place["name"].split() else f"{place['name']} [{price}]"
        )

    def owned(self, name: str, seat: int) -> str:
        """A name with the owner of the place or piece, if it has one."""
        return name if seat < 0 else f"{name} ({self.words.seat(seat)})"

    def board_of(self, parts: Sequence[Text]) -> Block:
        """A block with these paragraphs of the board."""
        head = Text(" " * INDENT + self.texts("board"), TITLE)
        return Block("board", "board", Group(head, *parts), parts)

    def board(self) -> list[Text]:
        """The pieces at places that are in no panel: one owner's places with the same content in one paragraph, and markers one
        after the other: places with a piece of the same name.
        """
        groups: dict[tuple[int, bool, tuple[str, ...]], list[str]] = {}
        markers: Counter[str] = Counter()
        for place in self.on_board():
            pieces = self.lying.get(place["id"], [])
            if not pieces and place["id"] not in self.prices:
                continue
            name, said = self.place(place), tuple(self.alike(pieces))
            if all(text.casefold() in name.casefold() for text in said):
                markers[self.owned(name, place.get("seat", -1))] += 1
            elif len(said) == 1 and name.casefold() in said[0].casefold():
                markers[self.owned(said[0], place.get("seat", -1))] += 1
            else:
                hidden = all(piece["face"] is None for piece in pieces)
                groups.setdefault((place.get("seat", -1), hidden, said), []).append(name)
        lines: list[Text] = []
        told: list[str] = []
        for names in groups.values():
            names.sort(key=rank)
        for (seat, hidden, said), names in sorted(groups.items(), key=listed_by):
            last = self.owned(names[-1], seat)
            single = f"{last}: {said[0]}" if len(names) == len(said) == 1 else ""
            if single and (seat < 0 or hidden) and cell_len(single) <= FEW_WORDS:
                told.append(single)
                continue
            tokens = [*joined([*names[:-1], f"{last}:"], ",", QUIET), *joined(said, " ·")]
            lines.append(hanging(tokens, self.width, 2 * INDENT, INDENT))
        told += [name if count == 1 else f"{count} × {name}" for name, count in markers.items()]
        if told:
            lines.append(hanging(joined(told, " ·"), self.width, 2 * INDENT, INDENT))
        return lines + self.printed()

    def printed(self) -> list[Text]:
        """What is printed on the board: empty, since players see it every turn."""
        return []

    # -- panels

    def panel(self, panel: Panel) -> RenderableType:
        """Any panel except a player's."""
        lines: list[Line] = [(fact["label"], [fact["value"]]) for fact in self.facts(panel)]
        for id in panel["places"]:
            pieces = self.lying.get(id, [])
            if panel["kind"] == "discard":
                lines.append((self.names[id], [self.closed(pieces)]))
            elif panel["kind"] in IN_FULL:
                lines += self.cards(self.names[id], pieces)
            elif pieces:
                lines.append((self.names[id], [self.piece(piece, about=True) for piece in pieces]))
        arranged = self.listed if panel["kind"] in IN_FULL else self.running
        shown = self.sections(panel)
        if not shown:
            return arranged(panel["title"], lines)
        head = arranged(panel["title"], lines) if lines else Text(" " * INDENT + panel["title"], TITLE)
        return Group(head, *(self.section(section) for section in shown))

    def facts(self, panel: Panel) -> list[Fact]:
        """The facts of a panel to show: a remark, which has no label, only the first time."""
        found = []
        for fact in panel["facts"]:
            if fact["value"] and (fact["label"] or self.is_new(fact["value"])):
                found.append(fact)
        return found

    def is_new(self, text: str) -> bool:
        """Whether something has not been explained before; it counts as explained from now on."""
        if text in self.known:
            return False
        self.explained.add(text)
        return True

    def cards(self, name: str, pieces: Sequence[Piece]) -> list[Line]:
        """Cards listed one by one; new ones are explained, each in its own paragraph."""
        brief: list[str] = []
        full: list[str] = []
        for piece in pieces:
            about = piece.get("about", "")
            if len(about) <= FEW_WORDS:
                brief.append(self.piece(piece, about=True))
            elif self.is_new(f"{piece['face']}: {about}"):
                full.append(self.piece(piece, about=True))
            else:
                brief.append(self.piece(piece))
        lines: list[Line] = [(name, brief or ["–"])] if brief or not full else []
        for text in full:
            lines.append((name if not lines else "", [text]))
        return lines

    def sections(self, panel: Panel) -> list[Section]:
        """The explanations of a panel to show: those of the current moment."""
        return [section for section in panel.get("sections", []) if section.get("now")]

    def section(self, section: Section) -> RenderableType:
        """An explanation, with its table."""
        said = [each for each in (section["value"], section["text"]) if each]
        title = [(f"{section['title']}:", QUIET)] if section["title"] else []
        tokens = [*title, *words_of(BETWEEN.join(said))]
        text = hanging(tokens, self.width, 2 * INDENT, INDENT)
        rows = section.get("rows", [])
        if not rows:
            return text
        table = Table(box=None, pad_edge=False, padding=(0, COLUMN_GAP, 0, 0), header_style=QUIET)
        for k, head in enumerate(section.get("columns", [""] * len(rows[0]["cells"]))):
            table.add_column(head, justify="left" if k == 0 else "right")
        for row in rows:
            table.add_row(*row["cells"])
        return Group(text, Padding(table, (0, 0, 0, 3 * INDENT)))

    def closed(self, pieces: list[Piece]) -> str:
        """A pile: the number of pieces, and the top one."""
        count = sum(piece["count"] for piece in pieces)
        if not count or pieces[-1]["face"] is None:
            return str(count)
        return f"{count} ({self.texts('on-top', piece=pieces[-1]['face'])})"

    def piles(self) -> list[RenderableType]:
        """Everything that is visible in the piles."""
        made: list[RenderableType] = []
        for panel in self.scene["panels"]:
            if panel["kind"] == "discard":
                lines = [
                    (
                        self.names[id],
                        [self.piece(piece, about=True) for piece in self.lying.get(id, [])] or ["–"],
                    )
                    for id in panel["places"]
                ]
                made.append(self.listed(panel["title"], lines))
        return made

    def players(self, panels: Sequence[Panel]) -> RenderableType:
        """All players' boards as one table: a line for each player and a column for each fact and place; if that is too wide, a
        column for each player. Long texts are below it if space is tight.
        """
        rows = self.player_rows(panels)
        heads = [head for head in dict.fromkeys(h for row in rows for h in row) if any_text(rows, head)]
        short = [head for head in heads if all(cell_len(row.get(head, "")) <= SHORT for row in rows)]
        names = [self.owner(panel) for panel in panels]
        by_player = [["", *heads]] + [
            [name, *(row.get(head, "") for head in heads)] for name, row in zip(names, rows, strict=True)
        ]
        if wide(by_player) <= self.width:
            return self.player_table(panels, by_player, [head in short for head in heads])
        titles = [broken(head, SHORT) for head in short]
        deep = max(map(len, titles), default=0)
        heading = ["\n".join([""] * (deep - len(title)) + title) for title in titles]
        narrow = [["", *heading]] + [
            [name, *(row.get(head, "") for head in short)] for name, row in zip(names, rows, strict=True)
        ]
        if wide(narrow) > self.width:
            turned = [["", *names]] + [[head, *(row.get(head, "") for row in rows)] for head in short]
            table = self.fact_table(panels, turned)
        else:
            table = self.player_table(panels, narrow, [True] * len(short))
        return Group(table, *self.long_texts(panels, rows, [head for head in heads if head not in short]))

    def long_texts(
        self, panels: Sequence[Panel], rows: Sequence[dict[str, str]], heads: Sequence[str]
    ) -> list[Text]:
        """What does not fit into the table of players, in a paragraph for each."""
        lines: list[Text] = []
        for panel, row in zip(panels, rows, strict=True):
            said = [f"{head}: {row[head]}" for head in heads if row.get(head)]
            if said:
                tokens = [(f"{panel['title']}:", QUIET), *joined(said, " ·")]
                lines.append(hanging(tokens, self.width, INDENT, INDENT))
        return lines

    def player_table(
        self, panels: Sequence[Panel], cells: Sequence[Sequence[str]], centred: Sequence[bool]
    ) -> RenderableType:
        """The table of players, a line for each. cells: the headings, then each player's. centred: for each heading."""
        table = Table(box=None, pad_edge=False, padding=(0, COLUMN_GAP, 0, 0), header_style=QUIET)
        table.add_column("", no_wrap=True)
        for title, middle in zip(cells[0][1:], centred, strict=True):
            table.add_column(title, justify="center" if middle else "left", no_wrap=True)
        for panel, row in zip(panels, cells[1:], strict=True):
            table.add_row(Text(row[0], style=TITLE if self.own(panel) else ""), *row[1:])
        return Padding(table, (0, 0, 0, INDENT))

    def fact_table(self, panels: Sequence[Panel], cells: Sequence[Sequence[str]]) -> RenderableType:
        """The table of players, a column for each. cells: the players' names, then each fact's heading and values."""
        table = Table(box=None, pad_edge=False, padding=(0, COLUMN_GAP, 0, 0), header_style=QUIET)
        table.add_column("", no_wrap=True, style=QUIET)
        for panel, name in zip(panels, cells[0][1:], strict=True):
            table.add_column(
                Text(name, style=TITLE if self.own(panel) else ""), justify="center", no_wrap=True
            )
        for row in cells[1:]:
            table.add_row(*row)
        return Padding(table, (0, 0, 0, INDENT))

    def own(self, panel: Panel) -> bool:
        """Whether this is the board of the seat that sees the scene."""
        return panel["seat"] is not None and panel["seat"] == self.scene["seat"]

    def owner(self, panel: Panel) -> str:
        """The title of a player's board."""
        return f"{panel['title']} ({self.texts('you')})" if self.own(panel) else panel["title"]

    def player_rows(self, panels: Sequence[Panel]) -> list[dict[str, str]]:
        """The cells of the table of players, by column heading."""
        rows: list[dict[str, str]] = []
        for panel in panels:
            row = {fact["label"]: fact["value"] for fact in panel["facts"]}
            for id in panel["places"]:
                pieces = self.lying.get(id, [])
                if id in self.in_hand or all(piece["face"] is None for piece in pieces):
                    row[self.names[id]] = str(sum(piece["count"] for piece in pieces) or "")
                else:
                    row[self.names[id]] = ", ".join(self.alike(pieces))
            rows.append(row)
        return rows

    def running(self, title: str, lines: Sequence[Line]) -> RenderableType:
        """A title and labelled items in one paragraph."""
        head = " " * INDENT + title + " " * INDENT
        indent = cell_len(head) if cell_len(head) <= self.width // 4 else 2 * INDENT
        items = [": ".join(each for each in (label, BETWEEN.join(said)) if each) for label, said in lines]
        wrapped = flow(items, self.width - max(indent, cell_len(head)), self.width - indent)
        made = []
        for k, line in enumerate(wrapped):
            text = Text(line if k == 0 else " " * indent + line)
            text.highlight_words([f"{label}:" for label, _ in lines if label], QUIET)
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


class WholeSheet(Sheet):
    """A scene with everything: what is printed on the board, and every explanation."""

    def printed(self) -> list[Text]:
        """The places where something is printed on the board, and what that is."""
        places = {piece["place"] for piece in self.scene["pieces"] if piece.get("printed")}
        printed = dict.fromkeys(said(place) for place in self.on_board() if place["id"] in places)
        return [hanging(words_of(line), self.width, 2 * INDENT, INDENT) for line in printed]

    def sections(self, panel: Panel) -> list[Section]:
        """All explanations of a panel."""
        return panel.get("sections", [])


def said(place: Place) -> str:
    """A place by its name, and what there is to know of it."""
    return f"{place['name']}: {place['about']}" if "about" in place else place["name"]


def listed_by(group: tuple[tuple[int, bool, tuple[str, ...]], list[str]]) -> tuple[int, Any]:
    """The order of paragraphs of the board: by owner; those of an owner by the first name, others as on the board."""
    (seat, _, _), names = group
    return seat, rank(names[0]) if seat >= 0 else ()


def words_of(text: str) -> list[tuple[str, str]]:
    """A text as tokens."""
    return [(word, "") for word in text.split(" ")]


def spaced(blocks: Iterable[Block]) -> RenderableType:
    """Blocks one below the other, with space around the table of players."""
    drawn: list[RenderableType] = []
    roomy = False
    for block in blocks:
        if drawn and (roomy or block.kind == "player"):
            drawn.append(Text())
        drawn.append(block.drawn)
        roomy = block.kind == "player"
    return Group(*drawn)


def wide(cells: Sequence[Sequence[str]]) -> int:
    """The width of a table of players with these cells, the headings among them."""
    columns = zip(*cells, strict=True)
    return INDENT + sum(
        max(cell_len(line) for cell in column for line in cell.split("\n")) + COLUMN_GAP for column in columns
    )


def any_text(rows: Iterable[dict[str, str]], head: str) -> bool:
    """Whether a column has any text."""
    return any(row.get(head, "") for row in rows)
