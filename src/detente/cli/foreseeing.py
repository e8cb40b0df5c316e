"""What each offer would change, in the same words for all games: the game's own preview, else the figures that would change."""

from __future__ import annotations

from typing import Final

from detente.core.engine.state import State
from detente.core.shown.drawing import Drawing, Mark, Offer
from detente.core.shown.scene import foreseen, scenery
from detente.core.shown.words import Words

TELLING: Final = ("player", "forecast")
"""Kinds of panels whose figures are compared."""

Figures = dict[tuple[str, str, str], str]
"""Values by the panel's id, its title where that says what they are, and their label."""


def preview_all(state: State, seat: int, offers: list[Offer], words: Words) -> list[Mark]:
    """Give every offer a preview, as far as the seat may know what it would change.

    What all offers would change in the same way, each where it is offered, is no reason to prefer one: it is taken from them and
    returned.
    """
    before = figures(drawn(state, seat, words))
    for offer in offers:
        if any(mark["text"] for mark in offer.get("preview", [])):
            continue
        after = foreseen(state, seat, state.game.actions.parse(offer["action"]))
        offer["preview"] = changes(before, after, seat, offer["label"], words) if after is not None else []
    if len(offers) < 2:
        return []
    common = set.intersection(*({told(mark, offer) for mark in offer["preview"]} for offer in offers))
    alike: list[Mark] = []
    for mark in offers[0]["preview"]:
        text, on = told(mark, offers[0])
        if text and (text, on) in common:
            alike.append(Mark(kind="preview", on=list(on), text=text))
    for offer in offers:
        offer["preview"] = [mark for mark in offer["preview"] if told(mark, offer) not in common]
    return alike


def told(mark: Mark, offer: Offer) -> tuple[str, tuple[str, ...]]:
    """What a preview says, and of what unless it is where the action is offered."""
    return mark["text"], () if set(mark["on"]) & set(offer["on"]) else tuple(mark["on"])


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


def changes(before: Figures, after: State, seat: int, label: str, words: Words) -> list[Mark]:
    """Marks for the figures that differ; a forecast counts only while the seat is still to act. label: of the offer, which may
    already say what is forecast.
    """
    marks: list[Mark] = []
    for key, will in figures(drawn(after, seat, words)).items():
        id, title, name = key
        was = before.get(key, "")
        if was == will or (title and seat not in after.to_act):
            continue
        if was:
            text = f"{name} {was} → {will or '–'}"
        else:
            text = will if name in label else f"{name}: {will}"
        marks.append(Mark(kind="preview", on=[id] if was or not title else [], text=text))
    return marks
