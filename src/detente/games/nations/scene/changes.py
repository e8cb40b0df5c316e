"""What an event moves. Everything on the table is public except the order of the deck."""

from collections.abc import Callable
from typing import Any, Final

from detente.core.shown.drawing import Change
from detente.core.shown.words import Words
from detente.games.nations.scene.names import CAPITAL_OF, card_name, harbour, leader, pipe
from detente.games.nations.scene.pieces import BACK
from detente.games.nations.state import SEAT_NAMES


def changes(event: dict[str, Any], words: Words) -> list[Change]:
    """The changes that an event makes on the table."""
    made = MAKERS.get(event["event"])
    return made(event, words) if made else []


def move(
    sprite: str, face: str, source: str | None, target: str | None, seat: int | None = None, count: int = 1
) -> Change:
    """Pieces move from one place to another."""
    change = Change(kind="move", sprite=sprite, face=face, source=source, target=target, count=count)
    if seat is not None:
        change["seat"] = seat
    return change


def reserve(seat: int) -> str:
    """The place of a seat's leaders who are not on the board."""
    return f"{SEAT_NAMES[seat]} reserve"


def tanker(words: Words, source: str, target: str, seat: int, count: int = 1) -> Change:
    """Tankers move from one place to another."""
    return move("tanker", words("piece-tanker"), source, target, seat, count)


# -- one function for each kind of event


def placed(event: dict[str, Any], words: Words) -> list[Change]:
    """From the reserve to a capital."""
    kind, seat = event["leader"], event["seat"]
    return [move(kind, leader(kind, words), reserve(seat), CAPITAL_OF[event["country"]], seat)]


def moved(event: dict[str, Any], words: Words) -> list[Change]:
    """From point to point."""
    kind = event["leader"]
    return [move(kind, leader(kind, words), event["source"], event["target"], event["seat"])]


def beaten(event: dict[str, Any], words: Words) -> list[Change]:
    """From the capital out of the game, or to the reserve."""
    kind, owner = event["leader"], event["owner"]
    target = reserve(owner) if event["returns"] else None
    return [move(kind, leader(kind, words), CAPITAL_OF[event["country"]], target, owner)]


def withdrawn(event: dict[str, Any], words: Words) -> list[Change]:
    """From the board to the reserve."""
    kind, seat = event["leader"], event["seat"]
    return [move(kind, leader(kind, words), event["point"], reserve(seat), seat)]


def gone(event: dict[str, Any], words: Words) -> list[Change]:
    """From the board or the reserve out of the game."""
    kind, seat = event["leader"], event["seat"]
    return [move(kind, leader(kind, words), event["point"], None, seat)]


def agent_placed(event: dict[str, Any], words: Words) -> list[Change]:
    """Onto the board."""
    return [move("agent", words("piece-agent"), None, event["point"], event["seat"])]


def agent_moved(event: dict[str, Any], words: Words) -> list[Change]:
    """From point to point."""
    return [move("agent", words("piece-agent"), event["source"], event["target"], event["seat"])]


def agent_gone(event: dict[str, Any], words: Words) -> list[Change]:
    """Off the board."""
    return [move("agent", words("piece-agent"), event["point"], None, event["seat"])]


def stationed(event: dict[str, Any], words: Words) -> list[Change]:
    """The first tanker comes from the waiting place next to the board, a tanker from a card comes from the bank."""
    seat = event["seat"]
    source = f"{SEAT_NAMES[seat]} waiting" if event["first"] else "stock"
    return [tanker(words, source, harbour(event["place"]), seat)]


def bought(event: dict[str, Any], words: Words) -> list[Change]:
    """From the bank to a port or sea."""
    return [tanker(words, "stock", harbour(event["place"]), event["seat"])]


def sailed(event: dict[str, Any], words: Words) -> list[Change]:
    """Between port and sea, or through the canal."""
    return [tanker(words, harbour(event["source"]), harbour(event["target"]), event["seat"])]


def returned(event: dict[str, Any], words: Words) -> list[Change]:
    """Back to the bank."""
    return [tanker(words, harbour(event["place"]), "stock", event["seat"])]


def captured(event: dict[str, Any], words: Words) -> list[Change]:
    """Tankers stay in their port, but change their owner."""
    port = harbour(event["country"])
    return [tanker(words, port, port, event["seat"], event["count"])]


def laid(event: dict[str, Any], words: Words) -> list[Change]:
    """From the bank to its route."""
    route = event["pipeline"]
    change = move(pipe(route), words("piece-pipeline"), "stock", route)
    change["was"] = "pipeline"
    return [change]


def removed(event: dict[str, Any], words: Words) -> list[Change]:
    """From its route to the bank."""
    route = event["pipeline"]
    change = move("pipeline", words("piece-pipeline"), route, "stock")
    change["was"] = pipe(route)
    return [change]


def drawn(event: dict[str, Any], words: Words) -> list[Change]:
    """From the top of the deck to below it; once all have been drawn, the first card below moves."""
    change = move(event["card"], card_name(event["card"], words), event["source"], "below")
    if event["source"] == "deck":
        change["was"] = BACK
    return [change]


def leader_gone(event: dict[str, Any], words: Words) -> list[Change]:
    """Out of the game, with the player."""
    kind, seat = event["leader"], event["seat"]
    source = reserve(seat) if event["place"] == "reserve" else event["place"]
    return [move(kind, leader(kind, words), source, None, seat)]


def tankers_gone(event: dict[str, Any], words: Words) -> list[Change]:
    """Back to the bank, when the player is out."""
    seat = event["seat"]
    place = event["place"]
    source = f"{SEAT_NAMES[seat]} waiting" if place == "waiting" else harbour(place)
    return [tanker(words, source, "stock", seat, event["count"])]


MAKERS: Final[dict[str, Callable[[dict[str, Any], Words], list[Change]]]] = {
    "LeaderPlaced": placed,
    "LeaderMoved": moved,
    "LeaderBeaten": beaten,
    "LeaderWithdrawn": withdrawn,
    "LeaderDied": gone,
    "AgentPlaced": agent_placed,
    "AgentMoved": agent_moved,
    "TankerStationed": stationed,
    "TankerBought": bought,
    "TankerMoved": sailed,
    "TankerSold": returned,
    "TankerLost": returned,
    "TankersCaptured": captured,
    "PipelineLaid": laid,
    "PipelineRemoved": removed,
    "CardDrawn": drawn,
    "LeaderGone": leader_gone,
    "AgentGone": agent_gone,
    "TankersGone": tankers_gone,
}
