"""The log of Nuclear War: one line per event, with the names of cards and where they are after it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, Final

from detente.core.shown import speech
from detente.core.shown.drawing import LogLine
from detente.core.shown.words import Words
from detente.games.nuclear_war import GAME, codes, events
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.forecast import FACE_OF
from detente.games.nuclear_war.scene import names
from detente.games.nuclear_war.state import SEAT_NAMES

PLACES: Final = {
    "CardDrawn": "hand",
    "CardPlaced": "row",
    "RowLaid": "row",
    "DeterrentLaid": "row",
    "DeterrentShown": "deterrents",
    "DeterrentTakenBack": "hand",
    "CarrierReady": "launch slot",
    "RowStruck": "row",
}
"""The place of its seat where an event's card is after the event."""
UNTOLD: Final = ("CardFired",)
"""Events that get no line: the announcement of the salvo already reports them."""
WARHEADS: Final = EDITION.ids[: codes.CARRIER]
CARRIERS: Final = EDITION.ids[codes.CARRIER : codes.CARRIER + codes.CARRIERS]
PROPAGANDA: Final = EDITION.ids[codes.PROPAGANDA : codes.ANTI_MISSILE]
CAUSES: Final = {"Intercepted": "intercepted", "DiceRolled": "fired"}
"""Why cards of an attack are discarded, by the event that ends it."""


def told_together(known: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events, with salvos and discards joined; discards get a `why`, as far as the events before and after them tell."""
    return salvos_joined(discards_joined(discards_explained(list(known))))


def salvos_joined(known: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events, with each salvo as one: its first announcement, with all of them in `salvo`, one list for each carrier."""
    told: list[dict[str, Any]] = []
    salvo: list[list[dict[str, Any]]] = []
    for event in known:
        if event["event"] == "CardFired":
            if salvo and event["card"] in CARRIERS:
                salvo.append([])
        elif event["event"] != "ShotAnnounced":
            salvo = []
        elif salvo:
            salvo[-1].append(event)
            continue
        else:
            salvo = [[event]]
            event = event | {"salvo": salvo}
        told.append(event)
    return told


def discards_joined(known: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The events; what a player discards at once for the same reason is one event, with all of it in `discarded`."""
    for (name, *_), same in groupby(known, lambda each: (each["event"], each.get("seat"), each.get("why"))):
        if name == "CardDiscarded":
            discards = list(same)
            yield discards[0] | {"discarded": [each["card"] for each in discards]}
        else:
            yield from same


def discards_explained(known: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The events; each discard with `why`: the cause that ends in its text, or an empty one."""
    cause = ""
    for at, event in enumerate(known):
        name = event["event"]
        cause = CAUSES.get(name, cause)
        if name == "CardTurnedUp":
            cause = turned_up_cause(event["card"], known[at + 1 :])
        if name == "CardDiscarded":
            yield event | {"why": why_discarded(event, cause, known[at + 1 :])}
        else:
            yield event


def turned_up_cause(card: str, later: list[dict[str, Any]]) -> str:
    """Why a card that is turned up is discarded, if it is; `later`: what happens then."""
    if card in CARRIERS:
        return ""
    if card in WARHEADS:
        gone = [event["event"] for event in later[:2]]
        if "WarheadDead" in gone:
            return ""
        return "too-big" if gone == ["CardDiscarded", "CardDiscarded"] else "no-carrier"
    if card in PROPAGANDA:
        after = [event["event"] for event in later if event["event"] != "CardDiscarded"]
        return "used" if not after or after[0] == "PropagandaMade" else "worthless"
    return "no-effect"


def why_discarded(event: dict[str, Any], cause: str, later: list[dict[str, Any]]) -> str:
    """Why a card is discarded: its player leaves the game, or what happened just before."""
    after = next((each for each in later if each["event"] != "CardDiscarded"), None)
    if after is not None and after["event"] == "PlayerLeft" and after["seat"] == event["seat"]:
        return "left"
    if event["source"] == "launch slot" and cause not in CAUSES.values():
        return "not-followed"
    return cause


def log_line(event: dict[str, Any], words: Words) -> LogLine | None:
    """An event in words. Fields that the seat may not know are None."""
    if event["event"] in UNTOLD:
        return None
    if event["event"] == "ShotAnnounced":
        return salvo_line(event.get("salvo", [[event]]), words)
    kind = GAME.event(event["event"])
    hidden = None in (event.get("card", ""), event.get("first", ""))
    text = words(f"log-{event['event']}{'-hidden' if hidden else ''}", **values(event, words))
    line = LogLine(
        text=text, rule=event.get("reason", kind.rule), seat=event.get("seat"), on=spoken_of(event)
    )
    if kind.minor:
        line["minor"] = True
    return line


def salvo_line(salvo: list[list[dict[str, Any]]], words: Words) -> LogLine:
    """The line of a salvo: the announcements of its shots, one list for each carrier."""
    shots = [shot for loads in salvo for shot in loads]
    carriers = [
        words(
            "fired",
            carrier=names.card_name(loads[0]["carrier"], words),
            loads=words.listed(
                [
                    words(
                        "fired-at",
                        warhead=names.card_name(shot["warhead"], words),
                        target=words.seat(shot["target"]),
                    )
                    for shot in loads
                ]
            ),
        )
        for loads in salvo
    ]
    told = words.listed(carriers) if len(shots) == len(salvo) else "; ".join(carriers)
    seat = shots[0]["seat"]
    on = dict.fromkeys(element for shot in shots for element in speech.spoken_of(GAME, shot))
    return LogLine(
        text=words("log-ShotAnnounced", own=words.owner(seat), shots=told),
        rule=events.ShotAnnounced.rule,
        seat=seat,
        on=list(on),
    )


def values(event: dict[str, Any], words: Words) -> dict[str, Any]:
    """The fields of an event, and whatever else its line needs."""
    kind = GAME.event(event["event"])
    said = {field: speech.told(kind, field, value, words) for field, value in event.items()}
    for field, value in event.items():
        if kind.readers.get(field) is events.CARD and value is not None:
            said[field] = names.card_name(value, words)
    if event.get("seat") is not None:
        said["own"] = words.owner(event["seat"])
    if kind is events.SecretPlayed:
        said["text"] = names.card_text(event["card"], words)
    elif kind is events.RowLaid:
        laid = [event["first"], event["second"]]
        del said["shown"]
        said["cards"] = words.listed([names.card_name(card, words) for card in laid if card is not None])
    elif kind is events.CardDiscarded:
        said["why"] = event.get("why", "")
        said["card"] = words.listed(counted(event.get("discarded", [event["card"]]), words))
    elif kind is events.PropagandaMade:
        said["reach"] = EDITION.people[FACE_OF[event["card"]]]
    elif kind is events.Intercepted:
        said["kind"] = "bomber" if EDITION.bomber[FACE_OF[event["carrier"]]] else "missile"
    elif kind is events.DiceRolled:
        said["roll"] = f"{event['roll']:02d}"
        said["result"] = EDITION.result_names[event["result"]][words.language]
    return said


def counted(cards: Iterable[str], words: Words) -> list[str]:
    """The names of cards, those that are there more than once with their number."""
    told = Counter(names.card_name(card, words) for card in cards)
    return [name if count == 1 else f"{count} × {name}" for name, count in told.items()]


def spoken_of(event: dict[str, Any]) -> list[str]:
    """The elements that an event is about: its card or pile, then the players."""
    place = PLACES.get(event["event"])
    on = [card_in(f"{SEAT_NAMES[event['seat']]} {place}", event)] if place else []
    each = [event | {"card": card} for card in event["discarded"]] if "discarded" in event else [event]
    return on + list(dict.fromkeys(element for one in each for element in speech.spoken_of(GAME, one)))


def card_in(place: str, event: dict[str, Any]) -> str:
    """The piece of the event's card at a place, or the place itself if no piece can be identified."""
    card = event.get("card")
    if card is None or place.endswith("row") or (place.endswith("hand") and not event.get("own", True)):
        return place
    return f"{place} {card}"
