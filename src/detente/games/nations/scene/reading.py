"""Values that the scene reads from a view, in its own terms."""

from typing import Any, Final

from detente.games.nations.data import BOARD, TYPE_IDS
from detente.games.nations.scene.names import asked
from detente.games.nations.state import SEAT_NAMES

CARD_QUESTIONS: Final = (
    "order",
    "coup",
    "delivery",
    "withdraw",
    "depose",
    "death",
    "loss",
    "remove",
    "loan",
)


def leaders(view: dict[str, Any], seat: int) -> list[tuple[str, str]]:
    """Type and point of a seat's leaders on the board."""
    return [
        (leader["type"], leader["place"])
        for leader in view["table"][seat]["leaders"]
        if leader["place"] not in ("reserve", "out")
    ]


def reserve(view: dict[str, Any], seat: int) -> dict[str, int]:
    """How many leaders of each type a seat has in reserve."""
    held = [leader["type"] for leader in view["table"][seat]["leaders"] if leader["place"] == "reserve"]
    return {kind: held.count(kind) for kind in TYPE_IDS}


def leader_at(view: dict[str, Any], point: str) -> tuple[int, str] | None:
    """Seat and type of the leader on a point."""
    for seat in range(view["seats"]):
        for kind, at in leaders(view, seat):
            if at == point:
                return seat, kind
    return None


def standing_at(view: dict[str, Any], point: str) -> list[str]:
    """The pieces on a point: a player who means the point may click on any of them."""
    found = leader_at(view, point)
    pieces = [f"{point} {SEAT_NAMES[found[0]]} {found[1]}"] if found else []
    for seat, about in enumerate(view["table"]):
        if about["agent"] == point:
            pieces.append(f"{point} {SEAT_NAMES[seat]} agent")
    return pieces


def rulers(view: dict[str, Any]) -> dict[str, tuple[int, str]]:
    """Seat and type of the ruler of each country that has one."""
    return {id: (ruler["seat"], ruler["type"]) for id, ruler in view["rulers"].items() if ruler}


def pairs(view: dict[str, Any]) -> list[dict[str, Any]]:
    """All pairs of derrick and tanker."""
    return [pair for about in view["table"] for pair in about["pairs"]]


def producing(view: dict[str, Any]) -> dict[tuple[str, int], tuple[int, str]]:
    """The derricks that yield something, by country and number: the seat that gains, and the tanker's port."""
    return {
        (pair["country"], pair["derrick"]): (seat, pair["port"])
        for seat, about in enumerate(view["table"])
        for pair in about["pairs"]
    }


def yields(view: dict[str, Any]) -> dict[str, int]:
    """What each country yields now, in the order of the map."""
    found = {
        id: sum(pair["income"] for pair in pairs(view) if pair["country"] == id) for id in BOARD.countries
    }
    return {id: income for id, income in found.items() if income}


def prices(view: dict[str, Any]) -> dict[str, int]:
    """What each end point of the chosen leader costs."""
    if asked(view) != "target":
        return {}
    return {target["point"]: target["price"] for move in view["moves"] for target in move["targets"]}


def phase(view: dict[str, Any]) -> str:
    """The phase that the turn has reached, under the name used in the texts."""
    if view["over"]:
        return "over"
    if asked(view) in CARD_QUESTIONS:
        return "card"
    return str(view["phase"])
