"""A whole view: the part that all games share, and the game's own facts."""

from typing import Any, Final

from detente.core.engine.options import shown_options
from detente.core.engine.state import State
from detente.core.hidden.knowledge import BIT
from detente.core.shown.groups import View

NOBODY: Final = -1


def view_of(state: State, seat: int | None, facts: View[Any]) -> dict[str, Any]:
    """Everything the seat (None: a spectator) may know now, as plain JSON types. facts: the game's own."""
    view = common_view(state, seat)
    view.update(facts.entries(state, NOBODY if seat is None else seat))
    return view


class Sights:
    """The views of one state, which must not change meanwhile: what several observers see alike is made once.

    before: the `entries` of the moment before, if they are known. What has not changed since is the same object, so that it is quick to
    compare and takes memory once.
    """

    def __init__(self, state: State, facts: View[Any], before: dict[str, object] | None = None) -> None:
        self.state = state
        self.facts = facts
        self.before: dict[str, object] = {} if before is None else before
        self.made: list[list[tuple[Any, object]]] = [[] for _ in facts.facts]
        self.public = public_entries(state)
        take_over(self.before, self.public)
        self.entries: dict[str, object] = {}
        self.facts_shown: dict[str, object] = {}

    def view(self, seat: int | None) -> dict[str, Any]:
        """The view of a seat (None: a spectator)."""
        view = self.public.copy()
        add_own_entries(view, self.state, seat)
        observer = NOBODY if seat is None else seat
        shortcut = self.facts.shortcut
        if shortcut is None:
            for k, fact in enumerate(self.facts.facts):
                view[fact.name] = self.shown(k, fact.raw(self.state, observer))
            return view
        if not self.entries:
            self.facts_shown = shortcut.show(self.state, observer)
            take_over(self.before, self.facts_shown)
            self.entries = {**self.public, **self.facts_shown}
            view.update(self.facts_shown)
        else:
            view.update(self.facts_shown)
            shortcut.show_own(self.state, observer, view)
        return view

    def shown(self, k: int, raw: Any) -> object:
        """What a fact shows, which depends on its raw value alone."""
        for was, shown in self.made[k]:
            if was == raw:
                return shown
        new: object = self.facts.facts[k].show(self.state, raw)
        self.made[k].append((raw, new))
        return new


def take_over(before: dict[Any, Any], now: dict[Any, Any]) -> None:
    """Put what is equal in an earlier dict in the place of what is in this one, also one level deeper."""
    for name, was in before.items():
        entry = now.get(name)
        if entry is None:
            continue
        if entry == was:
            now[name] = was
        elif type(entry) is dict and type(was) is dict:
            for key, part in was.items():
                if key in entry and entry[key] == part:
                    entry[key] = part


def common_view(state: State, seat: int | None) -> dict[str, Any]:
    """The part of a view that all games share: who acts, the question, own draft parts, what is known of unseen cards."""
    view = public_entries(state)
    add_own_entries(view, state, seat)
    return view


def public_entries(state: State) -> dict[str, Any]:
    """The entries of `common_view` that are alike for all, and the places of two others."""
    game = state.game
    question = game.questions.get(state.asked)
    return {
        "game": game.id,
        "options": shown_options(state.options),
        "seat": None,
        "seats": int(state.seats),
        "over": state.over,
        "returns": state.returns,
        "to_act": list(state.to_act),
        "question": question and {"name": question.name, "rule": question.rule_now(state)},
        "known": [],
    }


def add_own_entries(view: dict[str, Any], state: State, seat: int | None) -> None:
    """Add the entries of `common_view` that differ between seats."""
    view["seat"] = seat
    view["known"] = known_cards(state, state.seats if seat is None else seat)
    if seat is not None:
        view["undoable"] = int(state.undoable(seat))
        if state.drafting:
            view["draft"] = [state.game.actions.text(part) for part in state.draft_of(seat)]


def common_schema() -> dict[str, Any]:
    """JSON Schema of the part of a view that all games share: `properties` and `required`."""
    whole: dict[str, Any] = {"type": "integer"}
    known = {
        "places": {
            "type": "array",
            "items": {"type": "string"},
            "description": "the places among which they are",
        },
        "faces": {"type": "object", "additionalProperties": whole, "description": "how many of each face"},
        "face": {
            "type": ["integer", "null"],
            "description": "a card that some have seen; null for those who have not",
        },
        "position": {
            **whole,
            "description": "its position in the pile, from the bottom; -1 if that is not known",
        },
        "seats": {"type": "array", "items": whole, "description": "who knows it, if not all"},
    }
    properties: dict[str, tuple[dict[str, Any], str]] = {
        "game": ({"type": "string"}, "the game's id"),
        "options": ({"type": "object"}, "what the table has chosen"),
        "seat": ({"type": ["integer", "null"]}, "the observer; null: a spectator"),
        "seats": (whole, "how many there are"),
        "over": ({"type": "boolean"}, "whether the game is over"),
        "returns": (
            {"type": ["array", "null"], "items": {"type": "number"}},
            "by seat its share of the victory; null while it runs",
        ),
        "to_act": ({"type": "array", "items": whole}, "the seats that owe a decision"),
        "question": ({"type": ["object", "null"]}, "the name and the rule of the question that is asked"),
        "known": (
            {
                "type": "array",
                "items": {"type": "object", "properties": known, "additionalProperties": False},
            },
            "what the observer can tell of cards that it does not see",
        ),
        "undoable": (whole, "how many of its last actions the seat may take back; only seats have it"),
        "draft": (
            {"type": "array", "items": {"type": "string"}},
            "the parts of a draft that the seat has chosen, while there are drafts",
        ),
    }
    return {
        "properties": {name: {"description": about} | form for name, (form, about) in properties.items()},
        "required": [name for name in properties if name not in ("undoable", "draft")],
    }


def known_cards(state: State, observer: int) -> list[dict[str, Any]]:
    """What the observer knows about cards it does not see: groups of faces and the places where they may be.

    Empty as long as every unseen card may be at any unseen place. `position` counts from the bottom of a pile; `seats` are the
    seats that share a peek.
    """
    cards = state.cards
    memory = cards.remembered()
    if memory is None:
        return []
    layout = cards.layout
    known: list[dict[str, Any]] = []
    for places, counts in cards.unseen_counts(observer):
        faces: dict[str, int] = {}
        for face, count in enumerate(counts):
            if count:
                faces[layout.keys[face]] = count
        known.append({"places": layout.names_within(places), "faces": faces})
    for peek in memory.peeks:
        known.append(
            {
                "seats": [s for s in range(int(state.seats)) if peek.observers & BIT[s]],
                "face": int(layout.faces[peek.card]) if peek.observers & BIT[observer] else None,
                "position": peek.position,
                "places": layout.names_within(peek.places),
            }
        )
    return known
