"""Answers that a player gives once and for all, or to questions that may come later.

A *standing answer* says which question it is for, what must hold when it is asked, and what is answered. A game declares some by name, in
its module `scene` (`STANDING`): a page gives them while it is open. Others a player puts together from what the game foresees
(`foreseen`), and a server gives them while the player is away: *standing orders*.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to a question that is not asked yet.

    question: its name. actions: texts of actions; the first that is legal is the answer. alone: only where nothing else is legal.
    where: what the view must show: for each path (names joined by dots) the values that it may have. usual: whether the answer holds
    for a player who has not said otherwise, since there is nothing to decide or look at.
    """

    question: str
    actions: Sequence[str]
    alone: bool = False
    where: Mapping[str, Collection[Any]] = field(default_factory=dict)
    usual: bool = False

    def is_for(self, view: Mapping[str, Any], legal: Sequence[str]) -> bool:
        """Whether it is for the question of this view, to which these actions are the legal answers."""
        asked = view["question"]
        if asked is None or asked["name"] != self.question or (self.alone and len(legal) != 1):
            return False
        return all(at(view, path) in values for path, values in self.where.items())

    def among(self, legal: Collection[str]) -> str | None:
        """What is answered if these actions are legal; None if none of its own is."""
        return next((action for action in self.actions if action in legal), None)


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that ends a standing order: an event of this name whose field `seat` names the order's seat."""

    event: str
    seat: str


@dataclass(frozen=True, slots=True)
class Foreseen:
    """A question that may come while a player is away.

    actions: texts of those that may answer it. facts: what an answer may depend on: for each path in the view the values that it may have.
    until: names of happenings that may end an order.
    """

    actions: Sequence[str]
    facts: Mapping[str, Sequence[str | int]] = field(default_factory=dict)
    until: Sequence[str] = ()


def at(view: Any, path: str) -> Any:
    """The value at a path of a view; None if there is none."""
    for name in path.split("."):
        view = view.get(name) if isinstance(view, Mapping) else None
    return view


def given(
    declared: Mapping[str, Answer], view: Mapping[str, Any], legal: Sequence[str]
) -> tuple[str, str] | None:
    """The first of the declared answers that may be given now: its name, and the action."""
    for name, answer in declared.items():
        action = answer.among(legal) if answer.is_for(view, legal) else None
        if action is not None:
            return name, action
    return None


def has_happened(happening: Happening, seat: int, known: Iterable[Mapping[str, Any]]) -> bool:
    """Whether something is among these events, as far as the seat knows them."""
    return any(event["event"] == happening.event and event.get(happening.seat) == seat for event in known)
