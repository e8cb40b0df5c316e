"""What an event moves, turns and rolls. Fields that the seat may not know are None."""

from collections.abc import Callable
from typing import Any, Final

from detente.core.shown.drawing import Change
from detente.core.shown.words import Words
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.scene.names import card_name
from detente.games.nuclear_war.scene.pieces import BACK
from detente.games.nuclear_war.state import SEAT_NAMES


def changes(event: dict[str, Any], words: Words) -> list[Change]:
    """The changes that an event makes on the table."""
    made = MAKERS.get(event["event"])
    return made(event, words) if made else []


def move(
    words: Words, source: str, target: str, card: str | None, was: str | None = None, count: int = 1
) -> Change:
    """Cards move from one place to another, face down if `card` is None. was: what they showed before, if they turn."""
    change = Change(
        kind="move",
        sprite=card or BACK,
        face=card_name(card, words) if card else None,
        source=source,
        target=target,
        count=count,
    )
    if was is not None and was != change["sprite"]:
        change["was"] = was
    return change


def place_of(event: dict[str, Any], source: str) -> str:
    """The scene's place for an event's `deck`, `turned up`, or its seat's `hand`, `row 1` and so on.

    Waiting secrets are shown where cards are turned up.
    """
    if source in ("deck", "turned up"):
        return source
    if source == "waiting":
        return "turned up"
    return f"{SEAT_NAMES[event['seat']]} {source.rstrip(' 123')}"


def before(event: dict[str, Any], source: str) -> str | None:
    """How a card looked to the viewer before it moved: face down in the deck and in another seat's hand or row."""
    hidden = source == "deck" or (
        source not in ("turned up", "waiting", "launch slot", "deterrents") and not event["own"]
    )
    return BACK if hidden else None


# -- one function for each kind of event


def drawn(event: dict[str, Any], words: Words) -> list[Change]:
    """From the deck to a hand."""
    return [move(words, "deck", place_of(event, "hand"), event["card"], BACK)]


def shuffled(event: dict[str, Any], words: Words) -> list[Change]:
    """The discard pile becomes the deck."""
    return [move(words, "discard", "deck", None, count=event["cards"])]


def spent(event: dict[str, Any], words: Words) -> list[Change]:
    """From its place to the discard pile."""
    source = event["source"]
    return [move(words, place_of(event, source), "discard", event["card"], before(event, source))]


def laid_open(event: dict[str, Any], words: Words) -> list[Change]:
    """From the deck to the middle of the table."""
    return [move(words, "deck", "turned up", event["card"], BACK)]


def placed(event: dict[str, Any], words: Words) -> list[Change]:
    """From the hand or the deterrents to the row."""
    source = "deterrents" if event["shown"] else "hand"
    return [move(words, place_of(event, source), place_of(event, "row"), event["card"], event["shown"])]


def row_laid(event: dict[str, Any], words: Words) -> list[Change]:
    """The old row returns to the hand and the new one is placed. Its owner has already seen it there as a draft."""
    if event["first"] is not None:
        return []
    hand, row = place_of(event, "hand"), place_of(event, "row")
    made: list[Change] = []
    if event["taken"]:
        made.append(move(words, row, hand, None, count=event["taken"]))
    if event["cards"]:
        made.append(move(words, hand, row, None, count=event["cards"]))
    made += [move(words, place_of(event, "deterrents"), row, None, card) for card in event["shown"]]
    return made


def shown(event: dict[str, Any], words: Words) -> list[Change]:
    """From the hand to the deterrents."""
    target = place_of(event, "deterrents")
    return [move(words, place_of(event, "hand"), target, event["card"], before(event, "hand"))]


def taken_back(event: dict[str, Any], words: Words) -> list[Change]:
    """From the deterrents to the hand."""
    card = event["card"]
    seen = card if event["own"] else None
    return [move(words, place_of(event, "deterrents"), place_of(event, "hand"), seen, card)]


def turned_up(event: dict[str, Any], words: Words) -> list[Change]:
    """From the row to the middle of the table."""
    return [move(words, place_of(event, "row"), "turned up", event["card"], before(event, "row"))]


def ready(event: dict[str, Any], words: Words) -> list[Change]:
    """From the middle of the table to the launch slot."""
    return [move(words, "turned up", place_of(event, "launch slot"), event["card"])]


def rolled(event: dict[str, Any], words: Words) -> list[Change]:
    """The fallout dice, tens and ones, and what they mean."""
    dice = list(f"{event['roll']:02d}")
    result = EDITION.result_names[event["result"]][words.language]
    return [Change(kind="roll", dice=dice, text=result[:1].upper() + result[1:])]


MAKERS: Final[dict[str, Callable[[dict[str, Any], Words], list[Change]]]] = {
    "CardDrawn": drawn,
    "DeckShuffled": shuffled,
    "SecretPlayed": spent,
    "SecretLaidOpen": laid_open,
    "CardPlaced": placed,
    "RowLaid": row_laid,
    "DeterrentShown": shown,
    "DeterrentTakenBack": taken_back,
    "CardTurnedUp": turned_up,
    "CarrierReady": ready,
    "CardDiscarded": spent,
    "Intercepted": spent,
    "DiceRolled": rolled,
    "CardFired": spent,
}
