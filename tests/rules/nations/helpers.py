"""What the tests of Das Spiel der Nationen's rules share: positions, actions by text, and a look at the table.

Seats are letters here, A to D clockwise (A is red, B is blue); points, countries and cards are their ids.
"""

from collections.abc import Iterable
from typing import Any

import detente
from detente.core.engine.rng import Rng, seeded
from detente.core.engine.state import State
from detente.core.shown.events import Event

GAME = detente.game("nations")
LETTERS = "ABCD"

COUNTRIES = ["UOR", "AKA", "KAS", "BEL", "OMA", "TAS", "GHA", "DAH"]
POINTS = [f"{country}.{k}" for country in COUNTRIES for k in range(8)]
CAPITALS = ["UOR.6", "AKA.2", "KAS.0", "BEL.0", "OMA.4", "TAS.4", "GHA.6", "DAH.6"]
INCIDENTS = ["UOR.2", "AKA.6", "KAS.5", "BEL.2", "OMA.7", "TAS.2", "GHA.3", "DAH.1"]
CROSSINGS = {
    "UOR.0": "KAS.6",
    "UOR.4": "OMA.6",
    "UOR.1": "AKA.7",
    "UOR.3": "AKA.5",
    "KAS.4": "AKA.0",
    "OMA.0": "AKA.4",
    "KAS.3": "GHA.7",
    "OMA.1": "DAH.5",
    "KAS.2": "BEL.6",
    "OMA.2": "TAS.6",
    "BEL.5": "GHA.1",
    "BEL.4": "GHA.2",
    "TAS.7": "DAH.3",
    "TAS.0": "DAH.2",
    "GHA.4": "DAH.0",
    "BEL.3": "TAS.1",
}
ARROWS = CROSSINGS | {b: a for a, b in CROSSINGS.items()}
ROUTES = ["UOR-AKA", "KAS-AKA", "OMA-AKA", "KAS-GHA", "BEL-GHA", "OMA-DAH", "TAS-DAH"]
DERRICKS = {"UOR": 1, "AKA": 4, "KAS": 2, "BEL": 2, "OMA": 2, "TAS": 2, "GHA": 4, "DAH": 4}
PRICE = {"king": 2, "president": 2, "dictator": 1, "guerrilla": 1}
SEA = {"KAS": ["north"], "BEL": ["north"], "OMA": ["south"], "TAS": ["south"], "UOR": ["north", "south"]}
"""The map as the rules have it, written down anew, so that a mistake in the data file shows."""

DECK = {f"INC-F{k:02}": 1 + (k == 2) for k in range(1, 12)} | {f"INC-U{k:02}": 1 for k in range(1, 13)}


def table(seats: int = 2, seed: int = 1, options: dict[str, Any] | None = None, **facts: Any) -> State:
    """A position; it is the turn of A if nothing else is said."""
    return GAME.position({"turn": "A"} | facts, {"seats": seats} | (options or {}), seed)


def act(state: State, seat: str, text: str) -> list[Event]:
    """The seat does what the text says. What happens."""
    events: list[Event] = []
    state.apply(LETTERS.index(seat), GAME.actions.parse(text), events)
    return events


def play(state: State, *moves: str) -> list[Event]:
    """Several actions in a row, each written `A agent KAS.3`. All that happens."""
    return [event for move in moves for event in act(state, *move.split(" ", 1))]


def draws(state: State, seat: str = "A") -> list[Event]:
    """The seat's agent ends on an incident space: DAH.5 must be where it stands."""
    return act(state, seat, "agent DAH.1")


def legal(state: State, seat: str = "A", verb: str = "") -> list[str]:
    """What the seat may do now, as texts that begin with these words."""
    texts = [GAME.actions.text(action) for action in state.legal_actions(LETTERS.index(seat))]
    return [text for text in texts if text.startswith(verb)]


def asked(state: State) -> tuple[str, str]:
    """The question that stands, and the seat that owes an answer."""
    question = state.view(None)["question"]
    return question["name"] if question else "", "".join(LETTERS[seat] for seat in state.to_act)


def seen(state: State, seat: str = "A") -> dict[str, Any]:
    """What all can see of a seat."""
    return dict(state.view(None)["table"][LETTERS.index(seat)])


def view(state: State, seat: str | None = None) -> dict[str, Any]:
    """The view of a seat or of a spectator."""
    return state.view(None if seat is None else LETTERS.index(seat))


def cash(state: State, seat: str = "A") -> int:
    """The seat's cash."""
    return int(seen(state, seat)["cash"])


def places(state: State, seat: str, kind: str) -> list[str]:
    """Where the seat's leaders of a type are."""
    return [leader["place"] for leader in seen(state, seat)["leaders"] if leader["type"] == kind]


def ruler(state: State, country: str) -> tuple[str, str] | None:
    """Who rules a country: the seat's letter and the leader's type."""
    found = view(state)["rulers"][country]
    return found and (LETTERS[found["seat"]], found["type"])


def income(state: State, seat: str = "A") -> int:
    """What the seat would collect now."""
    return int(seen(state, seat)["income"])


def told(events: Iterable[Event], kind: str, *names: str) -> list[Any]:
    """Of the events of a kind the fields: a list of tuples, or of single values if there is one field."""
    found = [event for event in events if type(event).__name__ == kind]
    rows = [tuple(getattr(event, name) for name in names) for event in found]
    return [values[0] for values in rows] if len(names) == 1 else rows


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of the events, in order."""
    return [type(event).__name__ for event in events]


def targets(state: State, seat: str, point: str) -> dict[str, int]:
    """Where the leader on this point may go, and for which price, as the view says."""
    for move in view(state, seat)["moves"]:
        if move["point"] == point:
            return {target["point"]: target["price"] for target in move["targets"]}
    return {}


def random_game(seats: int, seed: int, options: dict[str, Any] | None = None) -> tuple[State, Rng]:
    """A fresh game and a generator for its choices."""
    return GAME.start({"seats": seats} | (options or {}), seed), seeded(seed)


def random_step(state: State, chance: Rng, events: list[Event] | None = None) -> tuple[int, int]:
    """One random legal action of the seat that owes one; which."""
    seat = state.to_act[0]
    actions = state.legal_actions(seat)
    action = actions[chance.below(len(actions))]
    state.apply(seat, action, events)
    return seat, action


def shuffled(items: list[Any], chance: Rng) -> list[Any]:
    """The items in random order."""
    order = list(range(len(items)))
    chance.shuffle(order)
    return [items[k] for k in order]
