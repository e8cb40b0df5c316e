"""The map as a table in the terminal, and the legend: knows no game, only `detente.core.shown.chart`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from detente.cli.drawing import INDENT, QUIET, TITLE, Line, Sheet
from detente.cli.flowing import flow, hanging
from detente.cli.listing import GAP
from detente.core.shown.chart import Region, Term
from detente.core.shown.letters import rank, words_in
from detente.core.shown.orders import has_all, started


def atlas(regions: Sequence[Region], sheet: Sheet, names: Mapping[str, str]) -> RenderableType:
    """Regions by group and name, each with its owner, its pieces, its neighbours, and who threatens it.

    names: of all regions of the map.
    """
    order = {group: k for k, group in enumerate(dict.fromkeys(region.get("group", "") for region in regions))}
    listed = sorted(regions, key=lambda each: (order[each.get("group", "")], rank(each["name"])))
    made: list[RenderableType] = []
    for group, members in groupby(listed, lambda region: region.get("group", "")):
        if group:
            made.append(Text(" " * INDENT + group, TITLE))
        made += [paragraph(region, names, sheet) for region in members]
    return Group(*made)


def paragraph(region: Region, names: Mapping[str, str], sheet: Sheet) -> Text:
    """A region: its name and owner, and below them everything about it."""
    owner = sheet.words.seat(region["seat"]) if "seat" in region else ""
    head = region["name"] if owner in ("", region["name"]) else f"{region['name']} ({owner})"
    items = [text for place in region["places"] for text in sheet.alike(sheet.lying.get(place, []))]
    known = [
        fact for panel in sheet.scene["panels"] if panel["id"] == region["on"] for fact in panel["facts"]
    ]
    for fact in [*known, *region["facts"]]:
        if fact["value"]:
            items.append(": ".join(each for each in (fact["label"], fact["value"]) if each))
    if region["near"]:
        near = sorted((names[id] for id in region["near"]), key=rank)
        border = region.get("border") or sheet.texts("chart-near")
        items.append(f"{border}: {', '.join(near)}")
    made = Text(" " * 2 * INDENT).append(head)
    for line in flow(items, sheet.width - 3 * INDENT):
        made.append(f"\n{' ' * 3 * INDENT}{line}", QUIET)
    if region["threats"]:
        danger = sheet.texts("chart-threats", names=", ".join(region["threats"]))
        for line in flow([danger], sheet.width - 3 * INDENT):
            made.append(f"\n{' ' * 3 * INDENT}{line}", "red")
    return made


def threatened(regions: Sequence[Region], sheet: Sheet) -> list[Line]:
    """The observer's own regions that are threatened, each with by whom."""
    own = [region for region in regions if region.get("seat") == sheet.scene["seat"] and region["threats"]]
    own.sort(key=lambda region: rank(region["name"]))
    itself = [panel["id"] for panel in sheet.scene["panels"] if sheet.own(panel)]
    return [
        ("" if region["on"] in itself else region["name"], [", ".join(region["threats"])]) for region in own
    ]


def about(regions: Sequence[Region], names: Mapping[str, Sequence[str]], wanted: str) -> list[Region]:
    """The regions one of whose names begins like the words that are typed, and those next to them.

    names: by region, in all languages.
    """
    typed = words_in(wanted)
    meant = [
        region
        for region in regions
        if any(has_all([words_in(name)], typed, started) for name in names[region["on"]])
    ]
    near = {id for region in meant for id in region["near"]}
    return [region for region in regions if region in meant or region["on"] in near] if meant else []


def glossary(terms: Sequence[Term], width: int) -> RenderableType:
    """Words with their meanings."""
    room = min(max((cell_len(term["term"]) for term in terms), default=0), width // 3)
    made = []
    for term in terms:
        head = term["term"] + " " * (max(0, room - cell_len(term["term"])) + GAP - 1)
        tokens = [(head, TITLE), *((word, "") for word in term["meaning"].split(" "))]
        made.append(hanging(tokens, width, INDENT, room + GAP))
    return Group(*made)
