"""Why something cannot be done now: in words, with the rule, for an action or for an element of the scene that offers nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypedDict

from detente.core.engine.state import State
from detente.core.shown.rulebook import sentence
from detente.core.shown.scene import offer_of, scenery
from detente.core.shown.words import Words

MOST: Final = 3


class Reason(TypedDict):
    """Why an action cannot be done now.

    action: its text. label: for people; "" if it has none as things are. rule: id of the rule that forbids it.
    text: what the rule says first, in a sentence; "" if the rules page of the language lacks it.
    """

    action: str
    label: str
    rule: str
    text: str


def reason_for(state: State, seat: int, action: int, view: dict[str, Any], words: Words) -> Reason | None:
    """Why the seat cannot do this now; None if it can, or if no single rule forbids it."""
    rule = state.why_not(seat, action)
    if rule is None:
        return None
    text = state.game.actions.text(action)
    label, _ = offered(state, view, text, words) or ("", [])
    return Reason(action=text, label=label, rule=rule, text=sentence(state.game, words.language, rule))


def reasons_at(state: State, seat: int, element: str, words: Words) -> list[Reason]:
    """Why the seat can do nothing with this element of the scene: what it may do elsewhere, and the rules that forbid it here.

    Each rule once, at most `MOST` of them. Empty if something can be done here, or if no single rule forbids it.
    """
    view = state.view(seat)
    found: dict[str, Reason] = {}
    for action in like_legal(state, seat):
        made = offered(state, view, state.game.actions.text(action), words)
        if made is None or element not in made[1]:
            continue
        reason = reason_for(state, seat, action, view, words)
        if reason is not None:
            found.setdefault(reason["rule"], reason)
        if len(found) == MOST:
            break
    return list(found.values())


def like_legal(state: State, seat: int) -> Iterator[int]:
    """The actions that are not legal, of the kinds of those that are; what only gives up the others comes last.

    Then those of the other kinds that answer the question, if it lists its `verbs`.
    """
    legal = state.legal_actions(seat)
    actions = state.game.actions
    waives = getattr(scenery(state.game), "waives", None)
    view = state.view(seat)
    known = set(legal)
    listed = getattr(state.sequence.questions[state.asked], "verbs", ())
    kept = [a for a in legal if waives is None or not waives(view, actions.text(a))]
    for verb in dict.fromkeys([*(actions.verb_of[action] for action in kept), *listed]):
        first = int(verb.first)
        yield from (action for action in range(first, first + int(verb.size)) if action not in known)


def offered(state: State, view: dict[str, Any], text: str, words: Words) -> tuple[str, list[str]] | None:
    """The label and elements that an action would have; None if the game has none for it as things are."""
    try:
        return offer_of(state.game, view, text, words)
    except Exception:  # a game makes offers of legal actions only, and may lack what it needs for others
        return None
