"""What the tests of Wir sind das Volk!'s rules share: positions, answers by text, and a look at the table.

Who is to answer need not be named: one seat decides at a time. Seats are W and E where they are named.
"""

from collections.abc import Iterable
from typing import Any

import detente
from detente.core.engine.state import State
from detente.core.shown.events import Event

GAME = detente.game("wsdv")
LETTERS = "WE"

WEST_IDS = [
    "schleswig_holstein",
    "niedersachsen",
    "nordrhein_westfalen",
    "hessen",
    "rheinland_pfalz",
    "baden_wuerttemberg",
    "bayern",
    "west_berlin",
]
EAST_IDS = ["mecklenburg_vorpommern", "brandenburg", "east_berlin", "sachsen_anhalt", "sachsen", "thueringen"]
SUPPLIERS = {"french": "rheinland_pfalz", "british": "nordrhein_westfalen", "us": "baden_wuerttemberg"}
FILLERS = {1: [3, 18, 19], 2: [31, 36, 38], 3: [53, 49, 56], 4: [69, 70, 75]}
"""Cards of each decade that few tests are about, to lie beside the one that is used."""


def card(number: int) -> str:
    """The id of a normal card."""
    return f"card_{number:02}"


def table(options: dict[str, Any] | None = None, seed: int = 1, **facts: Any) -> State:
    """A position; it is West's turn if nothing else is said."""
    return GAME.position(facts, options or {}, seed)


def with_card(
    number: int | str, turn: str = "east", options: dict[str, Any] | None = None, **facts: Any
) -> State:
    """A position in which this card lies on the display beside others; a special card where it belongs."""
    if isinstance(number, str):
        decade = {"special_1": 1, "special_2": 2, "special_3": 3}.get(number, 4)
        if number == "special_4_wall":
            facts = {"wall": True} | facts
        return table(options, decade=decade, turn=turn, **facts)
    decade = (number - 1) // 20 + 1
    lies = [number, *(k for k in FILLERS[decade] if k != number)]
    facts = {"display": [card(k) for k in lies], "decade": decade} | facts
    return table(options, turn=turn, **facts)


def event_of(
    number: int | str, turn: str = "east", options: dict[str, Any] | None = None, **facts: Any
) -> State:
    """The same, and the card's event has just been triggered; of a special card West has drawn."""
    state = with_card(number, turn, options, **facts)
    go(state, f"play {number if isinstance(number, str) else card(number)} event")
    if isinstance(number, str) and asked(state)[0] == "price":
        go(state, "let draw")
    return state


def go(state: State, *answers: str) -> list[Event]:
    """Whoever is to answer does, one answer after the other. All that happens."""
    events: list[Event] = []
    for text in answers:
        state.apply(state.to_act[0], GAME.actions.parse(text), events)
    return events


def legal(state: State, verb: str = "", seat: str = "") -> list[str]:
    """What the seat that decides may answer, as texts that begin with this verb."""
    who = LETTERS.index(seat) if seat else state.to_act[0]
    texts = [GAME.actions.text(action) for action in state.legal_actions(who)]
    return [text for text in texts if text.startswith(verb)]


def choices(state: State, verb: str) -> list[str]:
    """Of the answers with this verb what comes after it."""
    return [text.removeprefix(f"{verb} ") for text in legal(state, f"{verb} ")]


def asked(state: State) -> tuple[str, str]:
    """The question that stands, and the seats that owe an answer."""
    question = state.view(None)["question"]
    return question["name"] if question else "", "".join(LETTERS[seat] for seat in state.to_act)


def view(state: State, seat: str | None = None) -> dict[str, Any]:
    """The view of a seat or of a spectator."""
    return state.view(None if seat is None else LETTERS.index(seat))


def province(state: State, id: str) -> dict[str, Any]:
    """What all see of a province."""
    return dict(view(state)["provinces"][id])


def unrest(state: State, *ids: str) -> Any:
    """The unrest of one province, or of several."""
    found = [province(state, id)["unrest"] for id in ids or (*WEST_IDS, *EAST_IDS)]
    return found[0] if len(ids) == 1 else found


def standards(state: State, *ids: str) -> Any:
    """The living standard of one province, or of several."""
    found = [province(state, id)["standards"] for id in ids or (*WEST_IDS, *EAST_IDS)]
    return found[0] if len(ids) == 1 else found


def values(state: State) -> dict[str, int]:
    """The value of each factory."""
    return {id: about["value"] for id, about in view(state)["factories"].items()}


def built(state: State) -> set[str]:
    """All factories and infrastructure."""
    return {*view(state)["factories"], *view(state)["lines"]}


def tracks(state: State) -> list[int]:
    """The markers: prestige, Western currency, socialists."""
    return list(view(state)["tracks"].values())


def told(events: Iterable[Event], kind: str, *names: str) -> list[Any]:
    """Of the events of a kind the fields: a list of tuples, or of single values if there is one field."""
    found = [event for event in events if type(event).__name__ == kind]
    rows = [tuple(getattr(event, name) for name in names) for event in found]
    return [values[0] for values in rows] if len(names) == 1 else rows


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of the events, in order."""
    return [type(event).__name__ for event in events]


def result(state: State) -> tuple[str, str]:
    """Who has won, and by which rule."""
    first = GAME.ranking(state)[0]
    return LETTERS[first.seat], first.reason


def phase(name: str, options: dict[str, Any] | None = None, **facts: Any) -> State:
    """A position in which the end of decade begins with this phase."""
    return table(options, phase=name, **facts)


def quiet(**changed: int) -> dict[str, int]:
    """No unrest anywhere but where it is named."""
    return dict.fromkeys([*WEST_IDS, *EAST_IDS], 0) | changed
