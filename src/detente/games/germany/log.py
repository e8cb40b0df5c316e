"""The log of Germany: one line per event, with the rule behind it."""

from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import Any, Final

from detente.core.shown.drawing import LogLine
from detente.core.shown.words import LETTERS, Words
from detente.games.germany import names
from detente.games.germany.symbols import card_name, listed, symbols_of

UNTOLD: Final = ("CardLaidAway",)
"""Events without a line, because the line before implies them."""
JOINED: Final = {"IconVoid": ("icon", "icons"), "CardLaidOut": ("card", "laid")}
"""Events that share a line of the log: the field in which they differ, and the name of the list of its values."""


def told_together(known: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events; those of one kind, one after the other, as one event with what they are about in a list (`JOINED`)."""
    told: list[dict[str, Any]] = []
    for event in known:
        if event["event"] in JOINED:
            one, several = JOINED[event["event"]]
            alike = told and one_kind(told[-1]) == one_kind(event)
            before = told.pop()[several] if alike else []
            event = event | {several: [*before, event[one]]}
        told.append(event)
    return told


def one_kind(event: dict[str, Any]) -> tuple[Any, ...]:
    """What events of one kind have in common: icons without effect their source and the reason, cards laid out their deck."""
    name = event["event"]
    if name == "CardLaidOut":
        return name, event["special"]
    return name, event.get("source") or event.get("card"), event.get("word")


def line_of(event: dict[str, Any], events: ModuleType, told: dict[str, Any], words: Words) -> LogLine | None:
    """The line for an event with these field values, None if it has no line. events: the game's event module."""
    name = event["event"]
    if name in UNTOLD or (name == "CardSeen" and event["card"] is None):
        return None
    if name == "HandExchanged" and event["lost"] is None:
        return None
    kind = vars(events)[name]
    message = f"log-{name}"
    if None in event.values() and f"{message}-unknown" in words:
        message += "-unknown"
    text = names.capital(words(message, **told))
    if not text:
        return None
    line = LogLine(
        text=text[:-1] if text.endswith("?.") else text,  # a phase's name may end in a question mark
        rule=kind.rule or event["reason"],
        seat=event.get("seat"),
        on=spoken_of(event),
    )
    if kind.minor:
        line["minor"] = True
    return line


def values(event: dict[str, Any], phases: Sequence[str], words: Words) -> dict[str, Any]:
    """The fields of an event in words. phases: the phases of the end of decade, in order."""
    made = {
        field.replace("_", "-"): said_of(field, value, words)
        for field, value in event.items()
        if field not in ("icons", "laid")
    }
    name = event["event"]
    if name in ("IconVoid", "IconIgnored"):
        symbols = symbols_of(event.get("source") or event["card"], words)
        chosen = [icon for icon in event.get("icons", [event["icon"]]) if icon]
        made["icon"] = listed([symbols[icon - 1] for icon in chosen], words)
        made["ignored"] = "yes" if chosen else "nothing"
    if name == "CardLaidOut":
        laid = event.get("laid", [event["card"]])
        made["cards"] = words.listed([words("quoted", name=card_name(card, words)) for card in laid])
    if name == "IconVoid":
        made["why"] = words(f"void-{event['word'].replace('_', '-')}")
    if name == "BoxChosen":
        box = event["box"]
        made["box"] = names.signed(box) if box is not None else "none"
        made["text"] = listed(symbols_of(f"box {box}", words), words) if box is not None else ""
    if "site" in event:
        made["kind"] = names.kind(event["site"])
    for field in SIGNED.get(name, ()):
        made[field] = names.signed(event[field])
    if event.get("seat") is not None:
        made["verb"] = names.verb(event["seat"], words)
    if name == "SocialistsCounted":
        made |= change_of(event["change"])
    if name == "GameEnded":
        made["reason"] = event["reason"].replace(".", "-")
    if name == "PhaseBegan":
        made["number"] = phases.index(event["phase"]) + 1
    return made


def said_of(field: str, value: Any, words: Words) -> Any:
    """A field of an event in words."""
    if value is None:
        return "none"
    if field in ("seat", "first", "other"):
        return names.who(value, words)
    if field in ("card", "taken", "given", "lost", "got") or (field == "special" and isinstance(value, str)):
        return card_name(value, words)
    if field in WORDED and isinstance(value, str):
        return WORDED[field](value, words)
    if field == "why":
        return words.get(f"why-{value.replace('_', '-')}", value)
    if field in ("track", "phase") and isinstance(value, str):
        return words(f"{field}-{value}")
    if isinstance(value, bool):
        return "yes" if value else "no"
    if field == "decade":
        return names.roman(value)
    return value


def change_of(change: int) -> dict[str, Any]:
    """A change as a number and whether it was `gained` or `lost`."""
    return {"count": abs(change), "change": "gained" if change > 0 else "lost"}


SIGNED: Final = {
    "MarkerMoved": ("before", "after"),
    "CurrencyCounted": ("track", "balance"),
    "SocialistsCounted": ("track",),
}
"""Fields shown with their sign."""


def province_or(id: str, words: Words) -> str:
    """A province, or whatever else the field may hold."""
    return names.province(id, words) if id in names.PROVINCE else id


WORDED: Final = {
    "province": names.province,
    "site": names.site,
    "city": names.city,
    "spot": names.spot,
    "sector": names.spot,
    "source": province_or,
    "target": province_or,
}


def spoken_of(event: dict[str, Any]) -> list[str]:
    """The elements that an event is about: places first, then players."""
    on: list[str] = []
    for field in ("source", "target", "province"):
        if event.get(field) in names.PROVINCE:
            on.append(names.plate(event[field]))
    for field in ("site", "city", "sector"):
        if field in event:
            on.append(event[field])
    if "spot" in event:
        on.append(names.standards_at(event["spot"]))
    if event["event"] == "MarkerMoved":
        on.append(f"{event['track']} {event['after']}")
    elif isinstance(event.get("track"), str):
        on.append(f"{event['track']} track")
    if "seat" in event and event["seat"] is not None:
        on.append(f"player {LETTERS[event['seat']]}")
    return on
