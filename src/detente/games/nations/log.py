"""The log of Das Spiel der Nationen: each event as a line, with the rule that it comes from."""

from typing import Any, Final

from detente.core.scene import LogLine
from detente.core.words import Words
from detente.games.nations.scene import names
from detente.games.nations.state import SEAT_NAMES

# event: message, rule, whether it goes without saying
LINES: Final = {
    "TurnBegan": ("log-turn", "SDN-TURN-1", False),
    "IncomeCollected": ("log-income", "SDN-INCOME-8", False),
    "DebtRepaid": ("log-repaid", "SDN-CARD-12", False),
    "LeaderPlaced": ("log-placed", "SDN-LEADER-2", False),
    "AgentPlaced": ("log-agent-placed", "SDN-FIRST-2", True),
    "TankerStationed": ("log-stationed", "SDN-FIRST-3", False),
    "AgentMoved": ("log-agent", "SDN-AGENT-1", False),
    "LeaderMoved": ("log-moved", "SDN-LEADER-3", False),
    "LeaderBeaten": ("log-beaten", "SDN-ATTACK-5", False),
    "CountryTaken": ("log-taken", "SDN-LEADER-10", True),
    "CountryLost": ("log-lost-country", "SDN-LEADER-12", True),
    "TankersCaptured": ("log-captured", "SDN-ATTACK-6", False),
    "TankerBought": ("log-bought", "SDN-SHIP-2", False),
    "TankerMoved": ("log-sailed", "SDN-SHIP-4", False),
    "TankerSold": ("log-sold", "SDN-SHIP-3", False),
    "PipelineLaid": ("log-laid", "SDN-PIPE-1", False),
    "CardDrawn": ("log-card", "SDN-CARD-1", False),
    "OrderDeclined": ("log-declined", "SDN-CARD-6", False),
    "OrderVoid": ("log-void", "SDN-CARD-2", False),
    "MoneyReceived": ("log-received", "SDN-CARD-13", True),
    "MoneyPaid": ("log-paid", "SDN-CARD-11", True),
    "TankerLost": ("log-tanker-lost", "SDN-CARD-13", False),
    "LeaderWithdrawn": ("log-withdrawn", "SDN-CARD-10", False),
    "LeaderDied": ("log-died", "SDN-CARD-10", False),
    "PipelineRemoved": ("log-removed", "SDN-CARD-15", False),
    "LoanTaken": ("log-loan", "SDN-CARD-12", False),
    "LeaderPhasePassed": ("log-passed", "", False),
    "PlayerOut": ("log-out", "", False),
    "RoundBegan": ("log-round", "SDN-END-3", True),
    "GameEnded": ("log-end", "", False),
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
    message, rule, minor = LINES[name]
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
        rule=rule or event["reason"],
        seat=event.get("seat"),
        on=spoken_of(event),
    )
    if minor:
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
