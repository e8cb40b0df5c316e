"""What an event moves: units, Generals, flags and ships, between lands and supplies."""

from collections.abc import Callable
from typing import Any, Final

from detente.core.shown.drawing import Change
from detente.core.shown.words import Words
from detente.games.europe1815.data import AMERICA, TYPE_IDS
from detente.games.europe1815.scene.names import supply
from detente.games.europe1815.scene.pieces import sprite


def changes(event: dict[str, Any], words: Words) -> list[Change]:
    """The changes that an event makes on the table."""
    made = MAKERS.get(event["event"])
    return made(event, words) if made else []


def move(
    kind: str, seat: int | None, source: str | None, target: str | None, words: Words, count: int = 1
) -> Change:
    """Pieces move from one place to another."""
    change = Change(
        kind="move",
        sprite=sprite(kind, seat),
        face=words(f"piece-{kind}"),
        source=source,
        target=target,
        count=count,
    )
    if seat is not None:
        change["seat"] = seat
    return change


def moved_units(event: dict[str, Any], source: str | None, target: str | None, words: Words) -> list[Change]:
    """Units of all kinds move from one place to another."""
    return [
        move(kind, event["seat"], source, target, words, event["units"][kind])
        for kind in TYPE_IDS
        if event["units"][kind]
    ]


def reserve(seat: int | None) -> str | None:
    """The place a seat's units come from; None for neutral ones."""
    return None if seat is None else supply(seat)


def planted(event: dict[str, Any], words: Words) -> list[Change]:
    """The flag is placed in its land; the native chief gets other numbers of units."""
    seat = event["seat"]
    flag = move("flag", seat, supply(seat), event["land"], words)
    return [*(chiefs_pieces(seat, words) if event["chief"] else []), flag]


def chiefs_pieces(seat: int, words: Words) -> list[Change]:
    """E15-AM-10: how the native chief's supply differs from that of others."""
    made = []
    for k, kind in enumerate(TYPE_IDS):
        more = AMERICA.chief_limits[k] - AMERICA.limits[k]
        if more > 0:
            made.append(move(kind, seat, None, supply(seat), words, more))
        elif more < 0:
            made.append(move(kind, seat, supply(seat), None, words, -more))
    return made


def stationed(event: dict[str, Any], words: Words) -> list[Change]:
    """From the supply to a land."""
    return moved_units(event, reserve(event["seat"]), event["land"], words)


def removed(event: dict[str, Any], words: Words) -> list[Change]:
    """From a land to the supply."""
    return moved_units(event, event["land"], reserve(event["seat"]), words)


def moved(event: dict[str, Any], words: Words) -> list[Change]:
    """From land to land."""
    return moved_units(event, event["source"], event["target"], words)


def general_moved(event: dict[str, Any], words: Words) -> list[Change]:
    """The General, from land to land, or from and to the supply."""
    seat = event["seat"]
    source, target = (event[end] or supply(seat) for end in ("source", "target"))
    return [move("general", seat, source, target, words)]


def built(event: dict[str, Any], words: Words) -> list[Change]:
    """Ships from the supply."""
    return [move("ships", event["seat"], supply(event["seat"]), event["land"], words, event["ships"])]


def sailed(event: dict[str, Any], words: Words) -> list[Change]:
    """Ships from land to land."""
    return [move("ships", event["seat"], event["source"], event["target"], words, event["ships"])]


def sunk(event: dict[str, Any], words: Words) -> list[Change]:
    """Ships to the supply."""
    return [move("ships", event["seat"], event["land"], supply(event["seat"]), words, event["ships"])]


def rolled(event: dict[str, Any], words: Words) -> list[Change]:
    """The die of the crown."""
    die = words(f"wish-{event['wish']}")
    return [Change(kind="roll", dice=[die], text=words("roll-wish", seat=words.seat(event["seat"])))]


MAKERS: Final[dict[str, Callable[[dict[str, Any], Words], list[Change]]]] = {
    "CapitalPlanted": planted,
    "UnitsStationed": stationed,
    "UnitsRemoved": removed,
    "UnitsMoved": moved,
    "GeneralMoved": general_moved,
    "ShipsBuilt": built,
    "FleetReady": built,
    "ShipsMoved": sailed,
    "ShipsFled": sailed,
    "ShipsLost": sunk,
    "WishRolled": rolled,
}
