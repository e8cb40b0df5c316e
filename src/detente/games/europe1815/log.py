"""The log of 1815 and 1715: each event as a line, with the rule that it comes from."""

from typing import Any, Final

from detente.core.scene import LogLine
from detente.core.words import Words
from detente.games.europe1815.scene import names

# event: message, rule, whether it goes without saying
LINES: Final = {
    "YearBegan": ("log-year", "E15-YEAR-3", False),
    "WishRolled": ("log-wish", "E15-AM-6", False),
    "TurnBegan": ("log-turn", "E15-YEAR-1", False),
    "TurnPassed": ("log-passed", "E15-EXILE-1", False),
    "CapitalPlanted": ("log-capital", "E15-SETUP-3", False),
    "LandChosen": ("log-land", "E15-SETUP-4", False),
    "UnitsStationed": ("log-stationed", "E15-REINF-2", False),
    "UnitsRemoved": ("log-removed", "E15-ATT-9", False),
    "UnitsMoved": ("log-moved", "E15-MOVE-1", False),
    "GeneralMoved": ("log-general", "E15-UNIT-5", True),
    "BattleFought": ("log-battle", "E15-ATT-7", False),
    "MarkersGained": ("log-markers", "E15-MARK-2", False),
    "MarkersReturned": ("log-returned", "E15-YEAR-5", True),
    "MarkerGiven": ("log-marker-given", "E15-TMARK-1", False),
    "DiplomacySucceeded": ("log-diplomacy", "E15-DIPL-5", False),
    "LandGiven": ("log-land-given", "E15-TLAND-1", False),
    "TroopsGiven": ("log-troops-given", "E15-TTROOP-2", False),
    "UprisingStirred": ("log-uprising", "E15-AM-10", False),
    "ExileReturned": ("log-exile-returned", "E15-EXILE-2", False),
    "ExileBegan": ("log-exile", "E15-GEN-6", False),
    "ReinforcementGranted": ("log-reinforcement", "E15-REINF-1", True),
    "LoyaltyChanged": ("log-loyalty", "E15-AM-7", False),
    "SeatRanked": ("log-ranked", "E15-SP-3", False),
    "GameEnded": ("log-end", "", False),
    "ShipsBuilt": ("log-built", "E15-NAV-3", False),
    "ShipsMoved": ("log-sailed", "E15-NAV-5", True),
    "ShipsLost": ("log-ships-lost", "E15-NAV-6", True),
}
UNTOLD: Final = ("OwnerChanged",)
"""What follows from what is told beside it."""
BY_CAUSE: Final = {
    ("UnitsStationed", "setup"): ("log-stationed", "E15-SETUP-7", True),
    ("UnitsStationed", "resupply"): ("log-stationed", "E15-SUPPLY-1", False),
    ("UnitsStationed", "return"): ("log-stationed", "E15-EXILE-2", True),
    ("UnitsStationed", "diplomacy"): ("log-stationed", "E15-DIPL-5", True),
    ("UnitsStationed", "gift"): ("log-stationed", "E15-TTROOP-2", True),
    ("UnitsStationed", "uprising"): ("log-stationed-neutral", "E15-AM-10", True),
    ("UnitsStationed", "tribes"): ("log-stationed-neutral", "E15-AM-10", False),
    ("UnitsRemoved", "wear"): ("log-worn", "E15-MOVE-7", False),
    ("UnitsRemoved", "conquest"): ("log-driven-out", "E15-ATT-7", True),
    ("UnitsRemoved", "diplomacy"): ("log-driven-out", "E15-DIPL-5", True),
    ("UnitsRemoved", "uprising"): ("log-driven-out", "E15-AM-10", True),
    ("UnitsRemoved", "return"): ("log-driven-out", "E15-EXILE-2", True),
    ("UnitsRemoved", "gift"): ("log-withdrawn", "E15-TTROOP-2", True),
    ("UnitsRemoved", "shipbuilding"): ("log-worn", "E15-NAV-3", True),
}
"""Where the line depends on why units come and go."""
NEUTRAL: Final = "-neutral"
LAND_FIELDS: Final = ("land", "source", "target")
SEAT_FIELDS: Final = ("seat", "ally")
PLAIN: Final = ("year", "phase", "attack", "defence", "count", "lapsed", "influence", "resistance", "ep")
PLAIN_TOO: Final = ("loyalty", "rank", "power", "points", "ships", "reason")


def log_line(event: dict[str, Any], words: Words) -> LogLine | None:
    """An event in words; None if it goes without saying, or moves nothing."""
    name = event["event"]
    if name in UNTOLD or ("units" in event and not any(event["units"].values())):
        return None
    message, rule, minor = BY_CAUSE.get((name, event.get("cause", "")), LINES[name])
    if "units" in event and event["seat"] is None and not message.endswith(NEUTRAL):
        message += NEUTRAL
    line = LogLine(
        text=words(message, **values(event, words)),
        rule=rule or event["reason"],
        seat=event.get("seat"),
        on=spoken_of(event),
    )
    if name == "BattleFought" and event["attack"] <= event["defence"]:
        line["rule"] = "E15-ATT-8"
    if minor:
        line["minor"] = True
    return line


def values(event: dict[str, Any], words: Words) -> dict[str, Any]:
    """The fields of an event in words."""
    said: dict[str, Any] = {field: event[field] for field in (*PLAIN, *PLAIN_TOO) if field in event}
    for field in LAND_FIELDS:
        if field in event:
            said[field] = names.land(event[field], words) if event[field] else words("place-supply")
    for field in SEAT_FIELDS:
        if field in event:
            said[field] = words("nobody") if event[field] is None else words.seat(event[field])
    if "units" in event:
        said["units"] = names.units(event["units"], words)
    if isinstance(event.get("lapsed"), dict):
        said["lapsed"] = names.units(event["lapsed"], words) or "none"
    if "wish" in event:
        said["wish"] = words(f"wish-{event['wish']}")
    if "winners" in event:
        said["winners"] = names.seats_named(event["winners"], words)
        said["number"] = len(event["winners"])
    for field in ("half", "chief", "fulfilled"):
        if field in event:
            said[field] = "yes" if event[field] else "no"
    if event["event"] == "BattleFought":
        said["result"] = "conquest" if event["attack"] > event["defence"] else "skirmish"
    if event["event"] == "GeneralMoved":
        said["way"] = "back" if event["source"] is None else "lost" if event["target"] is None else "moved"
    return said


def spoken_of(event: dict[str, Any]) -> list[str]:
    """The elements that an event is about: lands first, then players."""
    on = [event[field] for field in LAND_FIELDS if event.get(field)]
    players = [event[field] for field in SEAT_FIELDS if event.get(field) is not None]
    return on + [names.player(seat) for seat in players + event.get("winners", [])]
