"""What the tests of 2+2's rules share: positions, answers by text, and a look at the table.

Who is to answer need not be named where one seat decides at a time. Seats are U, S, W and E where they are named.
"""

import json
from collections.abc import Iterable
from typing import Any

import detente
from detente.core.engine.state import State
from detente.core.shown.events import Event
from detente.games.twoplustwo.data import house_facts

GAME = detente.game("twoplustwo")
LETTERS = "USWE"
SEATS = ["usa", "soviet_union", "west", "east"]
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
FILLERS = {1: [3, 18, 19], 2: [31, 36, 38], 3: [53, 49, 56], 4: [69, 70, 75]}
"""Base cards of each decade that few tests are about, to lie beside the one that is used."""
QUIET_ARMS = "arms_race_01"
"""An arms race card that costs $2 or $3 in every row, and nothing else."""


def card(number: int) -> str:
    """The id of a base card."""
    return f"card_{number:02}"


def decade_of(id: str) -> int:
    """The decade of a normal card."""
    kind, number = id.split("_")
    return (int(number) - 1) // (20 if kind == "card" else 10) + 1


def table(options: dict[str, Any] | None = None, seed: int = 1, **facts: Any) -> State:
    """A position; it is the USA's turn if nothing else is said."""
    return GAME.position(facts, options or {}, seed)


def with_card(id: str, turn: str = "usa", options: dict[str, Any] | None = None, **facts: Any) -> State:
    """A position in which this card lies on the display beside base cards of its decade."""
    decade = decade_of(id)
    lies = [id, *(card(k) for k in FILLERS[decade] if card(k) != id)]
    return table(options, **({"display": lies, "decade": decade, "turn": turn} | facts))


def event_of(id: str, turn: str = "usa", options: dict[str, Any] | None = None, **facts: Any) -> State:
    """The same, and the card's event has just been triggered."""
    state = with_card(id, turn, options, **facts)
    go(state, f"play {id} event")
    return state


def auto(id: str, by: str = "west", *answers: str, **facts: Any) -> tuple[State, list[Event]]:
    """An automatic event of this card, after an action of a seat that changes nothing; and all that happens in it.

    The seat uses a card of its German state for building and builds nothing; `answers` follow.
    """
    state = almost_auto(id, by, **facts)
    return state, go(state, "done", *answers)


def almost_auto(id: str, by: str = "west", **facts: Any) -> State:
    """The same just before the action is over."""
    decade = decade_of(id)
    other = next(card(k) for k in FILLERS[decade] if card(k) != id)
    state = table(**({"display": [id, other], "decade": decade, "turn": by} | facts))
    go(state, f"play {other} build")
    return state


def go(state: State, *answers: str) -> list[Event]:
    """Whoever is to answer does, one answer after the other. All that happens."""
    events: list[Event] = []
    for text in answers:
        state.apply(state.to_act[0], GAME.actions.parse(text), events)
    return events


def say(state: State, seat: str, text: str) -> list[Event]:
    """A named seat answers. All that happens."""
    events: list[Event] = []
    state.apply(LETTERS.index(seat), GAME.actions.parse(text), events)
    return events


def legal(state: State, verb: str = "", seat: str = "") -> list[str]:
    """What the seat that decides may answer, as texts that begin with this verb."""
    who = LETTERS.index(seat) if seat else state.to_act[0]
    texts = [GAME.actions.text(action) for action in state.legal_actions(who)]
    return [text for text in texts if text.startswith(verb)]


def choices(state: State, verb: str) -> list[str]:
    """Of the answers with this verb what comes after it."""
    return [text.removeprefix(f"{verb} ") for text in legal(state, f"{verb} ")]


def uses(state: State, id: str) -> list[str]:
    """The uses of a card that the seat has."""
    return choices(state, f"play {id}")


def refused(state: State, text: str, seat: str = "") -> str | None:
    """The rule that refuses an answer."""
    who = LETTERS.index(seat) if seat else state.to_act[0]
    action = GAME.actions.parse(text)
    assert action not in state.legal_actions(who), f"{text!r} is legal"
    return state.why_not(who, action)


def asked(state: State) -> tuple[str, str]:
    """The question that stands, and the seats that owe an answer."""
    question = state.view(None)["question"]
    return question["name"] if question else "", "".join(LETTERS[seat] for seat in state.to_act)


def view(state: State, seat: str | None = None) -> dict[str, Any]:
    """The view of a seat or of a spectator."""
    return state.view(None if seat is None else LETTERS.index(seat))


def money(state: State) -> list[int]:
    """The treasuries of the USA and the Soviet Union."""
    return list(view(state)["treasuries"])


def at(state: State, *tracks: str) -> Any:
    """Where the markers of these tracks stand; one number if there is one track."""
    found = [view(state)["tracks"][track] for track in tracks]
    return found[0] if len(found) == 1 else found


def unrest(state: State, *ids: str) -> Any:
    """The unrest of one province, or of several."""
    found = [view(state)["provinces"][id]["unrest"] for id in ids or (*WEST_IDS, *EAST_IDS)]
    return found[0] if len(ids) == 1 else found


def told(events: Iterable[Event], kind: str, *names: str) -> list[Any]:
    """Of the events of a kind the fields: a list of tuples, or of single values if there is one field."""
    found = [event for event in events if type(event).__name__ == kind]
    rows = [tuple(getattr(event, name) for name in names) for event in found]
    return [values[0] for values in rows] if len(names) == 1 else rows


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of the events, in order."""
    return [type(event).__name__ for event in events]


def drawn(events: Iterable[Event]) -> list[tuple[str, str]]:
    """Who drew which arms race and conflict cards."""
    return [(LETTERS[seat], id) for seat, id in told(events, "DeckCardDrawn", "seat", "card")]


def points(state: State) -> dict[str, float]:
    """The tournament points of a finished game, by seat."""
    return {LETTERS[place.seat]: place.points for place in GAME.ranking(state)}


def places(state: State) -> dict[str, int]:
    """The places of a finished game, by seat."""
    return {LETTERS[place.seat]: place.place for place in GAME.ranking(state)}


def result(state: State) -> tuple[str, str]:
    """Who has won, and by which rule."""
    best = [place for place in GAME.ranking(state) if place.place == 1]
    return "".join(LETTERS[place.seat] for place in best), best[0].reason


def phase(name: str, options: dict[str, Any] | None = None, **facts: Any) -> State:
    """A position in which the end of decade begins with this phase."""
    return table(options, phase=name, **facts)


def quiet(**changed: int) -> dict[str, int]:
    """No unrest anywhere but where it is named."""
    return dict.fromkeys([*WEST_IDS, *EAST_IDS], 0) | changed


def own(**changes: Any) -> dict[str, Any]:
    """Options with an edition that is the house's but for what is named: by card id an event, or fields of the card.

    own(tpt_05=[...]) changes the event, own(conflict_01={"usa": [...]}) fields.
    """
    facts = json.loads(json.dumps(house_facts()))
    facts["meta"]["edition"] = "changed"
    lists = ("cards", "arms_race_cards", "conflict_cards")
    entries = {entry["id"]: entry for name in lists for entry in facts[name]}
    for id, change in changes.items():
        entries[id].update(change if isinstance(change, dict) else {"event": change})
    return {"edition": facts}


def arrow(track: str, direction: str, count: int = 1, **more: Any) -> dict[str, Any]:
    """An arrow as an edition's file has it."""
    return {"icon": "arrow", "track": track, "direction": direction, "count": count} | more


def both_ways(track: str, west: int, east: int, **more: Any) -> dict[str, Any]:
    """A left-right arrow as an edition's file has it."""
    return {"icon": "arrow", "track": track, "left_right": {"west": west, "east": east}} | more


def icon(word: str, **more: Any) -> dict[str, Any]:
    """An icon as an edition's file has it."""
    return {"icon": word} | more
