"""The log of Das Spiel der Nationen: one line per event, with the rule behind it."""

from typing import Any, Final

from detente.core.shown.drawing import LogLine
from detente.core.shown.words import Words
from detente.games.nations import events
from detente.games.nations.scene import names
from detente.games.nations.state import SEAT_NAMES

MESSAGES: Final = {
    "TurnBegan": "log-turn",
    "IncomeCollected": "log-income",
    "DebtRepaid": "log-repaid",
    "LeaderPlaced": "log-placed",
    "AgentPlaced": "log-agent-placed",
    "TankerStationed": "log-stationed",
    "AgentMoved": "log-agent",
    "LeaderMoved": "log-moved",
    "LeaderBeaten": "log-beaten",
    "CountryTaken": "log-taken",
    "CountryLost": "log-lost-country",
    "TankersCaptured": "log-captured",
    "TankerBought": "log-bought",
    "TankerMoved": "log-sailed",
    "TankerSold": "log-sold",
    "PipelineLaid": "log-laid",
    "CardDrawn": "log-card",
    "OrderDeclined": "log-declined",
    "OrderVoid": "log-void",
    "MoneyReceived": "log-received",
    "MoneyPaid": "log-paid",
    "TankerLost": "log-tanker-lost",
    "LeaderWithdrawn": "log-withdrawn",
    "LeaderDied": "log-died",
    "PipelineRemoved": "log-removed",
    "LoanTaken": "log-loan",
    "LeaderPhasePassed": "log-passed",
    "PlayerOut": "log-out",
    "RoundBegan": "log-round",
    "GameEnded": "log-end",
}
UNTOLD: Final = ("LeaderGone", "AgentGone", "TankersGone")
"""Events that get no line: they always follow when a player drops out."""
TANKERS: Final = ("TankerStationed", "TankerBought", "TankerMoved", "TankerSold", "TankerLost")
"""Events whose places are ports and seas; places of other events are points."""


def log_line(event: dict[str, Any], words: Words) -> LogLine | None:
    """An event in words."""
    name = event["event"]
    if name in UNTOLD:
        return None
    message, kind = MESSAGES[name], vars(events)[name]
    if name == "IncomeCollected" and not event["amount"]:
        return None
    if name == "LeaderBeaten" and event["returns"]:
        message = "log-beaten-reserve"
    elif name == "MoneyPaid" and not event["amount"]:
        message = "log-paid-nothing"
    text = words(message, **values(event, words))
    line = LogLine(
        text=text[:-1] if text.endswith("..") else text,  # a name may end with a full stop
        rule=event.get("reason") or kind.rule,
        seat=event.get("seat"),
        on=spoken_of(event),
    )
    if kind.minor:
        line["minor"] = True
    return line


AS_THEY_ARE: Final = ("leader", "amount", "left", "debt", "price", "count", "round", "reason")
"""Fields that texts use unchanged."""
WAYS: Final = ("source", "target", "point")
UNNAMED: Final = (None, "deck", "below")


def values(event: dict[str, Any], words: Words) -> dict[str, Any]:
    """The values for an event's line: its fields in words. own: the owner of the leader, agent or tanker."""
    made: dict[str, Any] = {field: event[field] for field in AS_THEY_ARE if field in event}
    for field in ("seat", "loser"):
        if field in event:
            made[field] = words.seat(event[field])
    owner = event.get("owner", event.get("seat"))
    if owner is not None:
        made["own"] = words.owner(owner)
    if "winners" in event:
        made |= {"winners": words.seats(event["winners"]), "number": len(event["winners"])}
    if "card" in event:
        made |= {
            "card": names.card_name(event["card"], words),
            "text": names.card_sentence(event["card"], words),
        }
    if "pipeline" in event:
        made |= names.ends(event["pipeline"], words)
    return made | places(event, words)


def places(event: dict[str, Any], words: Words) -> dict[str, str]:
    """The places of an event by name; the place where it happens also in the forms that sentences need."""
    if "place" in event:
        return names.anchored(event["place"], words)
    called = names.anchorage if event["event"] in TANKERS else names.point
    made = {field: called(event[field], words) for field in WAYS if event.get(field) not in UNNAMED}
    where = event.get("country", event.get("point"))
    return made | (names.land(where, words) if where is not None else {})


def spoken_of(event: dict[str, Any]) -> list[str]:
    """The elements that an event is about: places first, then players."""
    name = event["event"]
    on: list[str] = []
    for field in ("source", "target", "place", "point"):
        if field in event and event[field] not in UNNAMED:
            on.append(names.harbour(event[field]) if name in TANKERS else event[field])
    if "country" in event:
        on.append(event["country"])
    if "pipeline" in event:
        on.append(event["pipeline"])
    if name == "CardDrawn":
        on.append(f"below {event['card']}")
    players = [event[field] for field in ("seat", "owner", "loser") if field in event] + event.get(
        "winners", []
    )
    return on + [f"player {SEAT_NAMES[seat]}" for seat in players]
