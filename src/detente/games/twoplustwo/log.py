"""The log of 2+2: Germany's lines plus those of the superpowers."""

from typing import Any, Final

from detente.core.shown.drawing import LogLine
from detente.core.shown.words import Words
from detente.games.germany import log, names
from detente.games.germany.symbols import card_name, listed, symbols_of
from detente.games.twoplustwo import events
from detente.games.twoplustwo.card_faces import PHASES, SMALL_DECKS
from detente.games.twoplustwo.printed import edition_faces, money

SIGNED: Final = {"TrackMoved": ("before", "after"), "SpaceChosen": ("space",)}
"""Fields shown with their sign."""


def log_line(event: dict[str, Any], words: Words) -> LogLine | None:
    """An event in words."""
    line = log.line_of(event, events, values(event, words), words)
    if line is not None:
        line["on"] = [*line.get("on", []), *spoken_of(event)]
    return line


def values(event: dict[str, Any], words: Words) -> dict[str, Any]:
    """The fields of an event in words."""
    made = log.values(event, PHASES, words)
    name = event["event"]
    for field in SIGNED.get(name, ()):
        made[field] = names.signed(event[field])
    if name == "TurnOrderSet":
        made["seats"] = ", ".join(names.side(seat, words) for seat in event["seats"])
    elif name == "FirstToDraw":
        made["verb"] = names.verb(event["first"], words)
    elif name == "DeckCardDrawn":
        made |= drawn(event["card"], words)
    elif name == "DeckShuffled":
        made["deck"] = words(f"place-{event['deck']}-cards")
    elif name == "MoneyMoved":
        made["dollars"] = abs(event["dollars"])
        made["paid"] = "yes" if event["dollars"] < 0 else "no"
        made["treasury"] = money(event["treasury"], words)
        made["why"] = event["why"]
    elif name == "ReminderSet":
        made["reminder"] = words(f"reminder-{event['reminder']}")
    elif name == "SpaceChosen":
        made["text"] = listed(symbols_of(f"dominance {event['space']}", words), words) or words("nothing")
    elif name == "IconIgnored":
        made["card"] = edition_faces(words).title(event["card"], words)
    return made


def drawn(card: str, words: Words) -> dict[str, str]:
    """TPT-DECK-8.8: the deck that a card belongs to."""
    deck = next(deck for deck in SMALL_DECKS if card.startswith(deck))
    return {"card": card_name(card, words), "deck": deck}


def spoken_of(event: dict[str, Any]) -> list[str]:
    """The elements that an event is about, beyond those that it has in Germany."""
    name = event["event"]
    if name == "TrackMoved":
        return [f"{event['track']} {event['after']}"]
    if name == "SpaceChosen":
        return [f"dominance {event['space']}"]
    if name == "DeckCardDrawn":
        return [f"{event['card'].rsplit('_', 1)[0]} cards"]
    if name in ("DoveFlipped", "ButtonPressed"):
        return ["button"]
    if name == "ReminderSet":
        return ["reminders"]
    return []
