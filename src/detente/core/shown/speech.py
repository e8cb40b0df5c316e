"""Default labels of actions and lines of the log, made from verbs, events and the game's texts.

The message `offer-sail` is the label of an action `sail heron`, with `{ $isle }` for its slot; the message `log-FleetSailed`
is the line of an event FleetSailed, with its fields. The message `isle-heron` is the name of an id, where `isle` is the slot's
name or the field's kind; ids without such a message are shown as they are. A seat is shown as its player's name.
"""

from typing import Any

from detente.core.engine.actions import ActionSpace
from detente.core.engine.game import Game
from detente.core.shown.events import SEAT, SEATS, Event, Named, NamedPlace, Several
from detente.core.shown.words import LETTERS, Words


def label(actions: ActionSpace, action: str, words: Words) -> str:
    """The label of an action; its text if the game has no words for it."""
    verb, values = actions.said(action)
    message = f"offer-{verb.word}"
    if message not in words:
        return action.replace("_", " ")
    return words(message, **{slot: named(slot, value, words) for slot, value in values.items()})


def elements(actions: ActionSpace, action: str) -> list[str]:
    """The elements that an action is about: all ids in its notation."""
    return [value for value in actions.said(action).values.values() if isinstance(value, str)]


def named(kind: str, value: Any, words: Words) -> Any:
    """The name of an id of some kind; other values unchanged."""
    return words.get(f"{kind}-{value}", value) if isinstance(value, str) else value


def player(seat: int) -> str:
    """The element of a seat: its panel."""
    return f"player {LETTERS[seat]}"


def is_hidden(kind: type[Event], event: dict[str, Any]) -> bool:
    """Whether a private field of the event is hidden in this form of it."""
    return any(event[name] is None for name in kind.owners if name in kind.emitted)


def sentence(game: Game, event: dict[str, Any], words: Words) -> str | None:
    """An event in words, by the message `log-NAME`. If part of it is hidden, by `log-NAME-hidden`, or None without that."""
    kind = game.event(event["event"])
    message = f"log-{event['event']}"
    if is_hidden(kind, event):
        message += "-hidden"
        if message not in words:
            return None
    if message not in words:
        return unsaid(kind, event)
    return words(message, **{name: told(kind, name, value, words) for name, value in event.items()})


def unsaid(kind: type[Event], event: dict[str, Any]) -> str:
    """The line for an event without words: its name, and its known fields."""
    title = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in kind.__name__)[1:]
    values = [f"{name} {in_a_row(event[name])}" for name in kind.readers if event.get(name) is not None]
    return f"{title[:1].upper()}{title[1:]}" + (f": {', '.join(values)}" if values else "")


def told(kind: type[Event], field: str, value: Any, words: Words) -> Any:
    """The value of an event's field, in the form that texts take."""
    note = kind.readers.get(field)
    if isinstance(note, Several) and value is not None:
        return words.listed([named(note.kind, id, words) for id in value])
    if isinstance(note, Named):
        return named(note.kind, value, words)
    if note is SEAT and value is not None:
        return words.seat(value)
    if note is SEATS:
        return words.seats(value)
    return in_a_row(value)


def in_a_row(value: Any) -> Any:
    """A list as text, separated by commas; any other value unchanged."""
    return ", ".join(map(str, value)) if isinstance(value, list) else value


def spoken_of(game: Game, event: dict[str, Any]) -> list[str]:
    """The elements that an event is about: those of its class, then places, then players."""
    kind = game.event(event["event"])
    notes = [(kind.readers.get(field), value) for field, value in event.items() if value is not None]
    ids = [value for note, value in notes if isinstance(note, NamedPlace)]
    seats = [seat for note, value in notes if note is SEAT or note is SEATS for seat in seats_in(value)]
    return [*(text.format(**event) for text in kind.on), *ids, *map(player, seats)]


def seats_in(value: int | list[int]) -> list[int]:
    """One seat or several, as a list."""
    return value if isinstance(value, list) else [value]
