"""Marks: factory values, economy and coming unrest of provinces, the flight level, the card in play."""

from typing import Any

from detente.core.shown.drawing import Mark
from detente.core.shown.kept import kept
from detente.core.shown.words import Words
from detente.games.germany.names import asked, between, plate
from detente.games.germany.scene.coming import coming_unrest
from detente.games.germany.scene.pieces import card_in_play
from detente.games.germany.scene.places import FLIGHT_SPACES


@kept
def marks(view: dict[str, Any], words: Words) -> list[Mark]:
    """All marks for the view."""
    made = [
        Mark(kind="value", on=[f"{id} factory"], text=str(about["value"]), term="factory")
        for id, about in view["factories"].items()
    ]
    for id in view["provinces"]:
        text = of_province(view, id, words)
        if text:
            term = "economy-mark" if asked(view) == "raise" else "coming"
            made.append(Mark(kind="price", on=[plate(id)], text=text, term=term))
    made += flight(view, words)
    made += [
        Mark(kind="price", on=[f"police {each['card']}"], text=text, term="police")
        for each, text in badges(view, words)
    ]
    card = card_in_play(view)
    if card is not None:
        made.append(Mark(kind="last", on=[f"in play {card}"], text=""))
    return made


def of_province(view: dict[str, Any], id: str, words: Words) -> str:
    """While living standard is raised, a province's economy and the amount its next LS needs; otherwise the unrest that
    the end of decade would bring.
    """
    if view["over"]:
        return ""
    if asked(view) == "raise":
        economy, next = view["task"]["economy"].get(id), view["provinces"][id]["next"]
        return "" if economy is None else words("mark-economy", economy=economy, next=next)
    least, most = coming_unrest(view, id)
    return words("mark-unrest", unrest=between(least, most)) if most else ""


def flight(view: dict[str, Any], words: Words) -> list[Mark]:
    """WSDV-TRK-10: the flight level if counted now; levels beyond the track are marked on its last space."""
    if view["over"] or view["forecast"]["flight"]["wall"]:
        return []
    terms = view["forecast"]["flight"]
    space = min(terms["level"], FLIGHT_SPACES - 1)
    return [Mark(kind="price", on=[f"flight {space}"], text=str(terms["level"]), term="flight")]


def badges(view: dict[str, Any], words: Words) -> list[tuple[dict[str, Any], str]]:
    """The current worth of each police card."""
    made: list[tuple[dict[str, Any], str]] = []
    for each in view["police"]:
        state = words("mark-used" if each["used"] else "mark-fresh")
        made.append((each, f"{state} {words('mark-red')}" if each["red"] else state))
    return made
