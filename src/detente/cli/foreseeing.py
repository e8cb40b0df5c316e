"""What each offer would change, in the same words for all games: the game's own preview, else the figures that would change."""

from __future__ import annotations

from typing import Final, NamedTuple

from detente.core.engine.state import State
from detente.core.shown.drawing import Drawing, Mark, Offer
from detente.core.shown.scene import foreseen, scenery
from detente.core.shown.words import Words

TELLING: Final = ("player", "forecast")
"""Kinds of panels whose figures are compared."""

Figures = dict[tuple[str, str, str], str]
"""Values by the panel's id, its title where that says what they are, and their label."""


class Alike(NamedTuple):
    """What several offers would change in the same way. actions: of these offers."""

    actions: list[str]
    marks: list[Mark]


def preview_all(state: State, seat: int, offers: list[Offer], words: Words) -> list[Alike]:
    """Give every offer a preview, as far as the seat may know what it would change.

    What all offers would change in the same way, each where it is offered, is no reason to prefer one: it is taken from them and
    returned; then what all of one verb would.
    """
    before = figures(drawn(state, seat, words))
    for offer in offers:
        if any(mark["text"] for mark in offer.get("preview", [])):
            continue
        after = foreseen(state, seat, state.game.actions.parse(offer["action"]))
        will = {} if after is None else figures_after(before, state, after, seat, words)
        offer["preview"] = changes(before, will, offer["label"])
    verbs: dict[str, list[Offer]] = {}
    for offer in offers:
        verbs.setdefault(offer["action"].partition(" ")[0], []).append(offer)
    groups = [offers, *verbs.values()]
    return [alike for group in groups if len(group) > 1 and (alike := taken(group)).marks]


def taken(offers: list[Offer]) -> Alike:
    """What these offers would all change in the same way, taken from their previews."""
    common = set.intersection(*({told(mark, offer) for mark in offer["preview"]} for offer in offers))
    marks: list[Mark] = []
    for mark in offers[0]["preview"]:
        text, on = told(mark, offers[0])
        if text and (text, on) in common:
            marks.append(Mark(kind="preview", on=list(on), text=text))
    for offer in offers:
        offer["preview"] = [mark for mark in offer["preview"] if told(mark, offer) not in common]
    return Alike([offer["action"] for offer in offers], marks)


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


def figures_after(before: Figures, state: State, after: State, seat: int, words: Words) -> Figures:
    """The figures after an action. Once the seat has nothing more to decide, a forecast counts only if it was there before, and not
    where the next seat is asked the same: then it may be about what that seat does.
    """
    found = figures(drawn(after, seat, words))
    if seat in after.to_act:
        return found
    lasting = after.asked != state.asked
    return {key: value for key, value in found.items() if not key[1] or (lasting and key in before)}


def changes(before: Figures, after: Figures, label: str) -> list[Mark]:
    """Marks for the figures that differ. label: of the offer, which may already say what is forecast."""
    marks: list[Mark] = []
    for key, will in after.items():
        id, title, name = key
        was = before.get(key, "")
        if was == will:
            continue
        if was:
            text = f"{name} {was} → {will or '–'}"
        else:
            text = will if name in label else f"{name}: {will}"
        marks.append(Mark(kind="preview", on=[id] if was or not title else [], text=text))
    return marks
