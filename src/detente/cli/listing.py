"""Offers and log lines as lists, for the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from detente.cli.flowing import BETWEEN, broken, flow
from detente.core.shown.drawing import LogLine, Mark, Offer, Piece
from detente.core.shown.letters import LETTERS_AND_DIGITS, rank
from detente.core.shown.scene import full_label

INDENT: Final = 2
GAP: Final = 3
NUMBER: Final = "bold cyan"
QUIET: Final = "dim"
FEW_OFFERS: Final = 8
MOST_COLUMNS: Final = 3
MOST_CHANGES: Final = 6
"""How many things that an offer would change are named."""
NAME_SHARE: Final = 0.4
"""The largest share of the width for the names of pieces."""

COLON: Final = ": "
MORE: Final = "..."
FIRST_NUMBERS: Final = re.compile(rf"(?m)(?:^|(?<={BETWEEN})) *\d+(?= )")
"""The numbers at the start of items of a line."""

PART_OF_A_NAME: Final = r"\b{0} [A-ZÄÖÜ]|\({0}\)"
"""A name before another word with a capital, or in brackets."""

Numbered = tuple[int, Offer]
"""An offer, and its number in the list."""


def offer_list(
    offers: Sequence[Offer], width: int, called: Mapping[str, str], pieces: Sequence[Piece] = ()
) -> RenderableType:
    """The offers with their numbers. The offers on a piece follow its name, those with the same beginning follow that, all
    others are in columns.

    called: the names of elements.
    """
    numbered = list(enumerate(offers, 1))
    on_pieces = by_piece(numbered, pieces)
    done_alike = by_beginning(rest_of(numbered, on_pieces.values()))
    others = rest_of(numbered, [*on_pieces.values(), *done_alike.values()])
    digits = len(str(len(offers)))
    made: list[RenderableType] = []
    if on_pieces or done_alike:
        groups = [
            (called[id], [(number, offer["label"]) for number, offer in group])
            for id, group in on_pieces.items()
        ]
        groups += [
            (beginning, [(number, offer["label"].partition(COLON)[2]) for number, offer in group])
            for beginning, group in done_alike.items()
        ]
        made.append(group_table(groups, width))
    if others:
        entries = [
            entry(number, offer, full_label(offer, pieces), called, digits) for number, offer in others
        ]
        made.append(in_columns(entries, width, digits))
    return Group(*made)


def verb_order(notations: Iterable[str]) -> dict[str, int]:
    """The rank of every first word of a game's notation, in the order of its actions."""
    return {verb: k for k, verb in enumerate(dict.fromkeys(map(verb_in, notations)))}


def verb_in(notation: str) -> str:
    """The first word of an action's notation."""
    return notation.partition(" ")[0]


def arranged(offers: Sequence[Offer], pieces: Sequence[Piece], verbs: Mapping[str, int]) -> list[Offer]:
    """The offers in the order in which they are listed: grouped as in `offer_list`, those that begin with the same verb together,
    and by the reader's alphabet.

    verbs: the ranks of verbs (`verb_order`).
    """
    numbered = list(enumerate(offers))
    on_pieces = by_piece(numbered, pieces)
    others = sorted(
        rest_of(numbered, on_pieces.values()),
        key=lambda each: (verbs[verb_in(each[1]["action"])], rank(each[1]["label"])),
    )
    done_alike = by_beginning(others)
    groups = [*on_pieces.values(), *done_alike.values()]
    return [offer for group in (*groups, rest_of(others, groups)) for _, offer in group]


def by_piece(numbered: Iterable[Numbered], pieces: Sequence[Piece]) -> dict[str, list[Numbered]]:
    """The offers whose labels do not name the piece they are on, grouped by piece, in the order in which pieces are shown; only
    groups of several.
    """
    groups: dict[str, list[Numbered]] = {}
    for number, offer in numbered:
        if full_label(offer, pieces) != offer["label"]:
            groups.setdefault(offer["on"][0], []).append((number, offer))
    places = {place: k for k, place in enumerate(dict.fromkeys(piece["place"] for piece in pieces))}
    shown = sorted(pieces, key=lambda piece: (places[piece["place"]], piece["order"]))
    return {piece["id"]: groups[piece["id"]] for piece in shown if len(groups.get(piece["id"], ())) > 1}


def by_beginning(numbered: Iterable[Numbered]) -> dict[str, list[Numbered]]:
    """In a long list, the offers whose labels have a colon, grouped by the text before it; only groups of several."""
    groups: dict[str, list[Numbered]] = {}
    for number, offer in numbered:
        beginning, colon, _ = offer["label"].partition(COLON)
        if colon and not any(mark["text"] for mark in offer.get("preview", [])):
            groups.setdefault(beginning, []).append((number, offer))
    several = {beginning: group for beginning, group in groups.items() if len(group) > 1}
    return several if sum(map(len, several.values())) > FEW_OFFERS else {}


def rest_of(numbered: Iterable[Numbered], groups: Iterable[Sequence[Numbered]]) -> list[Numbered]:
    """The offers that are in none of the groups."""
    grouped = {number for group in groups for number, _ in group}
    return [(number, offer) for number, offer in numbered if number not in grouped]


def group_table(groups: Sequence[tuple[str, Sequence[tuple[int, str]]]], width: int) -> RenderableType:
    """Names, each with numbered offers."""
    most = int(width * NAME_SHARE)
    room = max(cell_len(line) for name, _ in groups for line in broken(name, most))
    table = Table.grid(padding=(0, GAP, 0, 0))
    table.add_column(width=room)
    table.add_column()
    for name, group in groups:
        items = [f"{number} {label}" for number, label in group]
        said = Text("\n".join(flow(items, width - INDENT - room - GAP)))
        said.highlight_regex(FIRST_NUMBERS, NUMBER)
        table.add_row("\n".join(broken(name, most)), said)
    return Padding(table, (0, 0, 0, INDENT))


def entry(number: int, offer: Offer, label: str, called: Mapping[str, str], digits: int) -> Text:
    """An offer with its number, and what it would change."""
    made = Text(f"{number:>{digits}}", NUMBER)
    made.append(f"  {label}", "default")
    told = changes(offer.get("preview", []), label, called)
    if told:
        made.append(f" ({'; '.join(told)})", QUIET)
    return made


def changes(marks: Iterable[Mark], label: str, called: Mapping[str, str]) -> list[str]:
    """What would change, one text for each thing, after its name; of many things only the first.

    label: of the offer. If it names the only thing that changes, no name is put before the text.
    """
    by_name: dict[str, list[str]] = {}
    for mark in marks:
        if mark["text"]:
            by_name.setdefault(", ".join(called[id] for id in mark["on"]), []).append(mark["text"])
    if len(by_name) == 1:
        by_name = {"" if names_all(label, name) else name: texts for name, texts in by_name.items()}
    told = [": ".join(filter(None, (name, ", ".join(texts)))) for name, texts in by_name.items()]
    return told if len(told) <= MOST_CHANGES else [*told[:MOST_CHANGES], MORE]


def spans(numbers: Iterable[int]) -> str:
    """Numbers in short: `2–5, 7`."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return ", ".join(f"{each[0]}–{each[-1]}" if len(each) > 1 else str(each[0]) for each in found)


def names_all(label: str, names: str) -> bool:
    """Whether a label has all words of the names, written alike: `Sell a ship` does not name the seat A. A name that is part of
    another does not count: `East Berlin` and `Polska (East)` do not name the seat East.
    """
    if re.search(PART_OF_A_NAME.format(re.escape(names)), label):
        return False
    return set(LETTERS_AND_DIGITS.findall(label)).issuperset(LETTERS_AND_DIGITS.findall(names))


def in_columns(entries: Sequence[Text], width: int, digits: int) -> RenderableType:
    """Entries in columns, from top to bottom, if there are many and there is space."""
    rows = len(entries)
    if rows > FEW_OFFERS:
        splits = (-(-len(entries) // columns) for columns in range(MOST_COLUMNS, 0, -1))
        rows = next((rows for rows in splits if wide(entries, rows) <= width), rows)
    table = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        table.add_row(*(indented(entries[k], digits + INDENT) for k in range(row, len(entries), rows)))
    return Padding(table, (0, 0, 0, INDENT))


def wide(entries: Sequence[Text], rows: int) -> int:
    """The width of columns with this many rows."""
    columns = [entries[k : k + rows] for k in range(0, len(entries), rows)]
    return INDENT + sum(max(cell_len(each.plain) for each in column) + GAP for column in columns)


def indented(text: Text, indent: int) -> RenderableType:
    """An entry whose further lines are indented like its first word."""
    grid = Table.grid()
    grid.add_column(width=indent)
    grid.add_column()
    grid.add_row(text[:indent], text[indent:])
    return grid


def notations(offers: Sequence[Offer], width: int) -> RenderableType:
    """The offers in their notation."""
    digits = len(str(len(offers)))
    entries = []
    for number, offer in enumerate(offers, 1):
        entries.append(Text(f"{number:>{digits}}", NUMBER).append(f"  {offer['action']}", "default"))
    return in_columns(entries, width, digits)


def log_block(lines: Sequence[LogLine], rules: bool = False) -> RenderableType:
    """Log lines as paragraphs; minor lines continue the paragraph of the line before, unless they are about another seat or begin
    a turn or a phase. rules: show their rule ids, too.
    """
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=INDENT)
    grid.add_column()
    paragraph = Text()
    paragraphs: list[Text] = []
    seat = None
    for line in lines:
        of_another = line["seat"] not in (seat, None)
        if not line.get("minor") or "begins" in line or of_another or not paragraphs:
            paragraph = Text()
            paragraphs.append(paragraph)
            seat = line["seat"]
        else:
            paragraph.append(" ")
        paragraph.append(line["text"], QUIET if line.get("minor") else "")
        if rules and line["rule"]:
            paragraph.append(f" {line['rule']}", QUIET)
    for paragraph in paragraphs:
        grid.add_row(" •", paragraph)
    return grid
