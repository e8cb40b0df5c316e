"""How an event is shown large when it happens, besides its cards, its dice and its line in the log.

A game's module `scene` may declare it: `staged(event, words)` returns a `Staged` for an event as a dict, or None. It only shows what the line says
in words, and reveals no more than the event.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NotRequired, TypedDict


class Party(TypedDict):
    """Somebody or something that strikes or is struck. seat: its owner, if it has one."""

    name: str
    seat: NotRequired[int]


class Term(TypedDict):
    """A part of a sum, in words and as a figure with its sign."""

    label: str
    value: str


class Staged(TypedDict):
    """A picture of an event.

    kind: `attack`: from `source` to `target`, with the pictures `sprites`, `value` in a few figures; `death`: the seat `seat` dies; `out`: it drops out;
    `track`: a marker (`sprites`) goes from `before` to `after` on a track from `low` to `high`, `ends` names its two ends,
    `figures` are printed on its spaces if that is not where they are;
    `sum`: how a result comes about, from `terms` to `value`; `gain`: something that a summary adds up: `amount` of `title`;
    `phase`: begins a part of a summary; `summary`: what each phase since the last summary has given, from their sums, gains and tracks.
    title: the name of the track, of the sum's result, of what is gained, of the phase, of the summary; who has died or dropped out.
    """

    kind: Literal["attack", "death", "out", "track", "phase", "sum", "gain", "summary"]
    title: NotRequired[str]
    source: NotRequired[Party]
    target: NotRequired[Party]
    sprites: NotRequired[list[str]]
    value: NotRequired[str]
    seat: NotRequired[int]
    before: NotRequired[int]
    after: NotRequired[int]
    low: NotRequired[int]
    high: NotRequired[int]
    ends: NotRequired[list[str]]
    figures: NotRequired[list[int]]
    terms: NotRequired[list[Term]]
    amount: NotRequired[int]


def attack(source: Party, target: Party, sprites: Iterable[str] = (), value: str = "") -> Staged:
    """An attack."""
    return Staged(kind="attack", source=source, target=target, sprites=list(sprites), value=value)


def track(
    title: str, sprite: str, event: dict[str, Any], low: int, high: int, ends: Iterable[str] = ()
) -> Staged:
    """A marker that moves; the event says from where to where."""
    return Staged(
        kind="track",
        title=title,
        sprites=[sprite],
        before=event["before"],
        after=event["after"],
        low=low,
        high=high,
        ends=list(ends),
    )


def total(title: str, value: str, terms: Iterable[tuple[str, str]]) -> Staged:
    """A sum."""
    listed = [Term(label=label, value=figure) for label, figure in terms]
    return Staged(kind="sum", title=title, value=value, terms=listed)


def gain(title: str, amount: int) -> Staged:
    """Something that a summary adds up."""
    return Staged(kind="gain", title=title, amount=amount)
