"""The log of Das Spiel der Nationen: each event as a line, with the rule that it comes from."""

from typing import Any, Final

from detente.core.shown.scene import LogLine
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
"""What goes without saying where a player drops out."""
TANKERS: Final = ("TankerStationed", "TankerBought", "TankerMoved", "TankerSold", "TankerLost")
"""Events whose places are ports and seas; those of others are points."""


def log_line(event: dict[str, Any], words: Words) -> LogLine | None:
    """An event in words."""
    name = event["event"]
    if name in UNTOLD:
        return None
    message, kind = MESSAGES[name], vars(events)[name]
    values = {field: said(name, field, value, words) for field, value in event.items() if field in SAID}
    if name == "LeaderBeaten" and event["returns"]:
        message = "log-beaten-reserve"
    elif name == "MoneyPaid" and not event["amount"]:
        message = "log-paid-nothing"
    elif name == "CardDrawn":
        values["text"] = names.card_text(event["card"], words)
    if "pipeline" in event:
        values.update(names.ends(event["pipeline"], words))
    text = words(message, **values)
    line = LogLine(
        text=text[:-1] if text.endswith("..") else text,  # a name may end with a full stop
        rule=event.get("reason") or kind.rule,
        seat=event.get("seat"),
        on=spoken_of(event),
    )
    if kind.minor:
        line["minor"] = True
    return line


SAID: Final = (
    "seat", "owner", "loser", "winners", "leader", "country", "point", "source", "target", "place", "card",
    "amount", "left", "debt", "price", "count", "round", "reason",
)  # fmt: skip


def said(name: str, field: str, value: Any, words: Words) -> Any:
    """A field of an event in words."""
    if field in ("seat", "owner", "loser"):
        return words.seat(value)
    if field == "winners":
        return names.seats_named(value, words)
    if field == "leader":
        return names.leader(value, words)
    if field == "country":
        return names.country(value, words)
    if field == "card":
        return names.card_name(value, words)
    if field in ("source", "target", "place", "point"):
        if name in TANKERS:
            return names.anchorage(value, words)
        return names.point(value, words) if "." in value else value
    return value


def spoken_of(event: dict[str, Any]) -> list[str]:
    """The elements that an event is about: places first, then players."""
    name = event["event"]
    on: list[str] = []
    for field in ("source", "target", "place", "point"):
        if field in event and event[field] not in ("deck", "below"):
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
