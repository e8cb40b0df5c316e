"""The log of Nuclear War: each event as a line, with the rule that it comes from."""

from typing import Any, Final

from detente.core.scene import LogLine
from detente.core.words import Words
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.forecast import FACE_OF
from detente.games.nuclear_war.state import SEAT_NAMES

# event: message, rule, whether it goes without saying
LINES: Final = {
    "CardDrawn": ("log-drawn", "NW-TURN-2", True),
    "DeckShuffled": ("log-shuffled", "NW-TURN-8", False),
    "SecretPlayed": ("log-secret", "NW-SEC-1", False),
    "SecretLaidOpen": ("log-laid-open", "NW-RET-9", False),
    "PeopleLost": ("log-lost", "NW-INFO-2", False),
    "PeopleGained": ("log-gained", "NW-INFO-2", False),
    "TurnsToMiss": ("log-must-miss", "NW-SEC-6", False),
    "TurnMissed": ("log-missed", "NW-TURN-1", False),
    "TurnBegan": ("log-turn", "NW-TURN-1", False),
    "CardPlaced": ("log-placed", "NW-TURN-4", True),
    "RowLaid": ("log-row", "NW-SETUP-6", False),
    "DeterrentShown": ("log-shown", "NW-DET-1", False),
    "DeterrentTakenBack": ("log-taken-back", "NW-DET-1", False),
    "DeterrentLaid": ("log-shown-laid", "NW-DET-2", False),
    "CardTurnedUp": ("log-turned-up", "NW-TURN-5", False),
    "CarrierReady": ("log-ready", "NW-REVEAL-1", True),
    "CardDiscarded": ("log-discarded", "NW-INFO-2", True),
    "PropagandaMade": ("log-propaganda", "NW-PROP-1", False),
    "AttackDeclared": ("log-attack", "NW-ATTACK-1", False),
    "Intercepted": ("log-intercepted", "NW-DEF-2", False),
    "RowStruck": ("log-struck", "NW-BOMB-5", False),
    "WarheadDead": ("log-dead", "NW-BOMB-5", False),
    "DiceRolled": ("log-rolled", "NW-DICE-2", False),
    "WarBegan": ("log-war", "NW-WAR-1", False),
    "PeaceReturned": ("log-peace", "NW-WAR-3", False),
    "PlayerDied": ("log-died", "NW-RET-1", False),
    "ShotAnnounced": ("log-announced", "NW-RET-4", False),
    "CardFired": ("log-fired", "NW-RET-4", True),
    "ShotLost": ("log-shot-lost", "NW-RET-8", False),
    "PlayerLeft": ("log-left", "NW-ELIM-2", False),
    "PlayerLured": ("log-out", "NW-PROP-4", False),
    "GameEnded": ("log-end", "NW-END-1", False),
}
LIES: Final = {
    "CardDrawn": "hand",
    "CardPlaced": "row",
    "RowLaid": "row",
    "DeterrentLaid": "row",
    "DeterrentShown": "deterrents",
    "DeterrentTakenBack": "hand",
    "CarrierReady": "launch slot",
    "RowStruck": "row",
}
"""Where of its seat the card of an event lies then."""
SPENT: Final = ("SecretPlayed", "CardDiscarded", "Intercepted", "CardFired")
NONE_AT_ALL: Final = {"log-lost": "log-lost-none", "log-gained": "log-gained-none"}


def log_line(event: dict[str, Any], words: Words) -> LogLine | None:
    """An event in words; fields that the seat may not know are None."""
    message, rule, minor = LINES[event["event"]]
    names = EDITION.names[words.language]
    values: dict[str, Any] = {}
    for field, value in event.items():
        if field in ("seat", "target", "winner"):
            values[field] = words.seat(value) if value is not None else ""
        elif field in ("card", "carrier", "warhead") and value is not None:
            values[field] = names[FACE_OF[value]]
        elif field in ("people", "turns", "reason"):
            values[field] = value
    if event["event"] in ("CardDrawn", "CardPlaced") and event["card"] is not None:
        message += "-card"
    elif event["event"] == "RowLaid" and event["first"] is not None:
        message += "-cards"
        laid = [names[FACE_OF[card]] for card in (event["first"], event["second"]) if card is not None]
        values["cards"] = ", ".join(laid)
    elif event["event"] == "SecretPlayed":
        values["text"] = EDITION.texts[words.language][FACE_OF[event["card"]]]
    elif event["event"] == "DiceRolled":
        values["roll"] = f"{event['roll']:02d}"
        values["result"] = EDITION.result_names[event["result"]][words.language]
    elif event["event"] == "GameEnded":
        rule = event["reason"]
    elif event.get("people") == 0:
        message = NONE_AT_ALL[message]
    line = LogLine(text=words(message, **values), rule=rule, seat=event.get("seat"), on=spoken_of(event))
    if minor:
        line["minor"] = True
    return line


def spoken_of(event: dict[str, Any]) -> list[str]:
    """The elements that an event is about: its card or pile, then the players."""
    name = event["event"]
    on: list[str] = []
    if name == "DeckShuffled":
        on.append("deck")
    elif name in SPENT:
        on.append(f"discard {event['card']}")
    elif name in ("CardTurnedUp", "SecretLaidOpen"):
        on.append(f"turned up {event['card']}")
    elif name in LIES:
        on.append(card_in(f"{SEAT_NAMES[event['seat']]} {LIES[name]}", event))
    for seat in (event.get("seat"), event.get("target"), event.get("winner")):
        if seat is not None:
            on.append(f"player {SEAT_NAMES[seat]}")
    return on


def card_in(place: str, event: dict[str, Any]) -> str:
    """The piece of the event's card at a place, or the place where nobody can tell which piece it is."""
    card = event.get("card")
    if card is None or place.endswith("row") or (place.endswith("hand") and not event.get("own", True)):
        return place
    return f"{place} {card}"
