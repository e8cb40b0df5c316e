"""What moves or turns during an event, as in Germany, with the additions of 2+2."""

from typing import Any, Final

from detente.core.shown.drawing import Change
from detente.core.shown.words import Words
from detente.games.germany.names import hand, side, verb, who
from detente.games.germany.scene import changes as german
from detente.games.germany.scene.pieces import BACK
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.card_faces import POWERS
from detente.games.twoplustwo.printed import money
from detente.games.twoplustwo.rules.points import treasury_space
from detente.games.twoplustwo.scene.pieces import TPT_BACK
from detente.games.twoplustwo.scene.places import collected

WARNING: Final = "\N{RADIOACTIVE SIGN}"


def changes(event: dict[str, Any], words: Words) -> list[Change]:
    """The changes that an event makes on the table."""
    return german.changed_by(MAKERS, event, words)


def sub_marker(source: str | None, sub: str, words: Words) -> Change:
    """The marker of the sub-decade."""
    return german.move("marker-sub", words("place-sub", sub=sub), source, f"sub {sub}")


def decade_began(event: dict[str, Any], words: Words) -> list[Change]:
    """The decade and its deck arrive; so does sub-decade A."""
    source = "sub C" if event["decade"] > 1 else None
    return [*german.decade(event, words), sub_marker(source, "A", words)]


def sub_began(event: dict[str, Any], words: Words) -> list[Change]:
    """Sub-decades B and C begin; A begins together with its decade."""
    before = {"B": "sub A", "C": "sub B"}.get(event["sub"])
    return [sub_marker(before, event["sub"], words)] if before else []


def stacked(event: dict[str, Any], words: Words) -> list[Change]:
    """TPT-SEQ-4.9: the decade's 2+2 cards arrive; those laid out come from them, and the rest leave."""
    made = [german.move(TPT_BACK, None, None, "stacks", tpt.TPT_CARDS_OF_A_DECADE)]
    return made + ([german.move(TPT_BACK, None, "stacks", None, event["gone"])] if event["gone"] else [])


def into_display(event: dict[str, Any], words: Words) -> list[Change]:
    """A 2+2 card moves from the stacks to the display."""
    if event["card"].startswith("tpt_"):
        return [german.card_moved(event["card"], "stacks", "display", words, TPT_BACK)]
    return german.laid_out(event, words)


def automatic(event: dict[str, Any], words: Words) -> list[Change]:
    """TPT-AUTO-9.1: the display's last card comes into play."""
    return [german.card_moved(event["card"], "display", "in play", words)]


def card_collected(event: dict[str, Any], words: Words) -> list[Change]:
    """A card moves to the seat that collects it."""
    return [german.card_moved(event["card"], "in play", collected(event["seat"]), words)]


def money_moved(event: dict[str, Any], words: Words) -> list[Change]:
    """A treasury's marker moves along its track."""
    seat, after = event["seat"], event["treasury"]
    spaces = [int(treasury_space(dollars)) for dollars in (after - event["dollars"], after)]
    if spaces[0] == spaces[1]:
        return []
    face = words("piece-money", power=side(seat, words), dollars=money(after, words))
    source, target = (f"treasury {at}" for at in spaces)
    return [german.move(f"money-{POWERS[seat]}", face, source, target)]


def dove_flipped(event: dict[str, Any], words: Words) -> list[Change]:
    """A dove turns over in place."""
    if event["restored"]:
        there = f"dove {event['doves']}"
        return [german.move("dove", words("piece-dove"), there, there, was="dove-gone")]
    there = f"dove {event['doves'] + 1}"
    return [german.move("dove-gone", words("piece-dove-gone"), there, there, was="dove")]


def deck_card_drawn(event: dict[str, Any], words: Words) -> list[Change]:
    """TPT-DECK-8.9: the deck's top card turns over on its pile."""
    deck = event["card"].rsplit("_", 1)[0]
    return [german.card_moved(event["card"], f"{deck} cards", f"{deck} cards", words, f"back-{deck}")]


def reminder_set(event: dict[str, Any], words: Words) -> list[Change]:
    """A reminder is placed next to the pool."""
    reminder = event["reminder"]
    return [german.move(reminder, words(f"reminder-{reminder}"), None, "reminders")]


def button_pressed(event: dict[str, Any], words: Words) -> list[Change]:
    """TPT-NUKE-11.1: a warning that no one can overlook."""
    seat = event["seat"]
    text = words("log-ButtonPressed", seat=who(seat, words), verb=verb(seat, words))
    return [Change(kind="roll", dice=[WARNING], text=text)]


def next_card(event: dict[str, Any], words: Words) -> list[Change]:
    """TPT-EOD-12.2.2: a card of the next decade moves to a hand."""
    return [german.card_moved(event["card"], None, hand(event["seat"]), words)]


def supplied(event: dict[str, Any], words: Words) -> list[Change]:
    """TPT-SEQ-4.22: a card moves to the empty draw deck."""
    return [german.move(BACK, None, None, "deck")]


MAKERS: Final[german.Changers] = {
    **german.MAKERS,
    "DecadeBegan": decade_began,
    "SubDecadeBegan": sub_began,
    "StacksLaid": stacked,
    "CardLaidOut": into_display,
    "AutoEventBegan": automatic,
    "CardCollected": card_collected,
    "TrackMoved": german.marker,
    "MoneyMoved": money_moved,
    "DoveFlipped": dove_flipped,
    "DeckCardDrawn": deck_card_drawn,
    "ReminderSet": reminder_set,
    "ButtonPressed": button_pressed,
    "NextCardReceived": next_card,
    "DeckSupplied": supplied,
}
