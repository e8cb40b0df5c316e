"""What can be dragged: leaders, agents, tankers and pipelines."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from detente.core.engine.verbs import Verb
from detente.core.shown.drawing import Drag
from detente.games.nations import notation
from detente.games.nations.scene.names import CAPITAL_OF, harbour
from detente.games.nations.scene.pieces import agent_id, leader_id, tankers_id
from detente.games.nations.scene.reading import leader_at, standing_at
from detente.games.nations.state import SEAT_NAMES

Dragged = Callable[[dict[str, Any], Mapping[str, Any]], Drag]


def drag(view: dict[str, Any], action: str) -> Drag | None:
    """The pieces of an action and where they may go; None if it moves none."""
    verb, values = notation.ACTIONS.said(action)
    made = MOVED.get(verb)
    return made(view, values) if made else None


def there(view: dict[str, Any], point: str) -> list[str]:
    """A point and the pieces on it."""
    return [point, *standing_at(view, point)]


def own(view: dict[str, Any], place: str) -> str:
    """A place of the seat, next to the board."""
    return f"{SEAT_NAMES[view['seat']]} {place}"


def leader_on(view: dict[str, Any], point: str) -> list[str]:
    """The leader on a point."""
    found = leader_at(view, point)
    return [leader_id(point, *found)] if found else []


def agent(view: dict[str, Any], values: Mapping[str, Any]) -> Drag:
    """The seat's agent goes to a point."""
    at = view["table"][view["seat"]]["agent"]
    onto = [id for id in there(view, values["point"]) if at is None or id != agent_id(at, view["seat"])]
    return Drag(pieces=[] if at is None else [agent_id(at, view["seat"])], onto=onto)


def place(view: dict[str, Any], values: Mapping[str, Any]) -> Drag:
    """A leader comes from the reserve to a capital."""
    held = leader_id(own(view, "reserve"), view["seat"], values["leader"])
    return Drag(pieces=[held], onto=there(view, CAPITAL_OF[values["country"]]))


def advance(view: dict[str, Any], values: Mapping[str, Any]) -> Drag:
    """A leader goes on; where to is the next choice."""
    return Drag(pieces=leader_on(view, values["point"]), onto=[])


def to(view: dict[str, Any], values: Mapping[str, Any]) -> Drag:
    """The leader that was chosen goes to a point."""
    return Drag(
        pieces=leader_on(view, view["chosen"]) if view["chosen"] else [], onto=there(view, values["point"])
    )


def withdraw(view: dict[str, Any], values: Mapping[str, Any]) -> Drag:
    """A leader returns to the reserve."""
    return Drag(pieces=leader_on(view, values["point"]), onto=[own(view, "reserve")])


def lose_leader(view: dict[str, Any], values: Mapping[str, Any]) -> Drag:
    """A ruler returns to the reserve."""
    return Drag(pieces=leader_on(view, CAPITAL_OF[values["country"]]), onto=[own(view, "reserve")])


def depose(view: dict[str, Any], values: Mapping[str, Any]) -> Drag:
    """SDN-CARD-15: an opposing ruler returns to the reserve of its owner."""
    capital = CAPITAL_OF[values["country"]]
    ruler = leader_at(view, capital)
    return Drag(pieces=leader_on(view, capital), onto=[f"{SEAT_NAMES[ruler[0]]} reserve"] if ruler else [])


def buy(view: dict[str, Any], values: Mapping[str, Any]) -> Drag:
    """A tanker comes from the bank."""
    return Drag(pieces=["stock tanker"], onto=[harbour(values["place"])])


def station(view: dict[str, Any], values: Mapping[str, Any]) -> Drag:
    """A tanker that waits, or one from the bank."""
    waits = view["table"][view["seat"]]["waiting"]
    return Drag(
        pieces=[own(view, "waiting tanker") if waits else "stock tanker"], onto=[harbour(values["place"])]
    )


def sail(view: dict[str, Any], values: Mapping[str, Any]) -> Drag:
    """A tanker goes from a port to another."""
    source, target = values["voyage"].split(" to ")
    return Drag(pieces=[tankers_id(source, view["seat"])], onto=[harbour(target)])


def give_back(view: dict[str, Any], values: Mapping[str, Any]) -> Drag:
    """A tanker goes to the bank."""
    return Drag(pieces=[tankers_id(values["place"], view["seat"])], onto=["stock"])


def lay(view: dict[str, Any], values: Mapping[str, Any]) -> Drag:
    """A pipeline comes from the bank."""
    return Drag(pieces=["stock pipeline"], onto=[values["route"]])


def remove(view: dict[str, Any], values: Mapping[str, Any]) -> Drag:
    """A pipeline goes to the bank."""
    return Drag(pieces=[f"{values['route']} pipeline"], onto=["stock"])


MOVED: Final[Mapping[Verb, Dragged]] = {
    notation.AGENT: agent,
    notation.PLACE: place,
    notation.ADVANCE: advance,
    notation.TO: to,
    notation.WITHDRAW: withdraw,
    notation.LOSE_LEADER: lose_leader,
    notation.DEPOSE: depose,
    notation.BUY: buy,
    notation.STATION: station,
    notation.SAIL: sail,
    notation.SELL: give_back,
    notation.LOSE_TANKER: give_back,
    notation.LAY: lay,
    notation.REMOVE: remove,
}
