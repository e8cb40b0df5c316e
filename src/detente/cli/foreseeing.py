"""What each offer would change, in the same words for all games: the game's own preview, else the figures that would change."""

from __future__ import annotations

from typing import Final

from detente.core.engine.state import State
from detente.core.shown.scene import Drawing, Mark, Offer, foreseen, scenery
from detente.core.shown.words import Words

TELLING: Final = ("player", "forecast")
"""Kinds of panels whose figures are compared."""

Figures = dict[tuple[str, str, str], str]
"""Values by the panel's id, its title where that says what they are, and their label."""


def preview_all(state: State, seat: int, offers: list[Offer], words: Words) -> None:
    """Give every offer a preview, as far as the seat may know what it would change.

    Changes that all offers have in common are left out: they are no reason to prefer one.
    """
    before = figures(drawn(state, seat, words))
    compared = [offer for offer in offers if not any(mark["text"] for mark in offer.get("preview", []))]
    for offer in compared:
        after = foreseen(state, seat, state.game.actions.parse(offer["action"]))
        offer["preview"] = changed(before, figures(drawn(after, seat, words))) if after is not None else []
    common = [mark for mark in first(offers) if all(mark in each["preview"] for each in offers)]
    if len(offers) > 1:
        for offer in offers:
            offer["preview"] = [mark for mark in offer["preview"] if mark not in common]


def first(offers: list[Offer]) -> list[Mark]:
    """The preview of the first offer."""
    return offers[0]["preview"] if offers else []


def drawn(state: State, seat: int, words: Words) -> Drawing:
    """The seat's view of a state as the game draws it."""
    return scenery(state.game).draw(state.view(seat), words)


def figures(drawing: Drawing) -> Figures:
    """The figures of players, and what is forecast."""
    return {
        (panel["id"], panel["title"] if panel["kind"] == "forecast" else "", fact["label"]): fact["value"]
        for panel in drawing["panels"]
        if panel["kind"] in TELLING
        for fact in panel["facts"]
        if fact["label"]
    }


def changed(before: Figures, after: Figures) -> list[Mark]:
    """Marks for the figures that differ."""
    marks: list[Mark] = []
    for key, will in after.items():
        id, title, label = key
        was = before.get(key, "")
        if was == will:
            continue
        text = (
            f"{label} {was} → {will}"
            if was and will
            else f"{label}: {will}"
            if will
            else f"{label} {was} → –"
        )
        marks.append(Mark(kind="preview", on=[] if title else [id], text=text))
    return marks
