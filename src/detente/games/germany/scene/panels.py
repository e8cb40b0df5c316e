"""Panels: the table, both players, the cards, the provinces, the end of decade."""

from typing import Any

from detente.core.shown.drawing import Panel, Row, Section
from detente.core.shown.kept import kept
from detente.core.shown.words import Words
from detente.games.germany import names
from detente.games.germany.rules.decade_end import COLLAPSE
from detente.games.germany.scene.pieces import card_in_play


def panel(id: str, kind: Any, title: str, term: str, places: list[str], seat: int | None = None) -> Panel:
    """A panel of places."""
    return Panel(id=id, kind=kind, title=title, seat=seat, places=places, facts=[], term=term)


def card_panels(view: dict[str, Any], words: Words) -> list[Panel]:
    """The cards that may be taken, the card in play, the police, and the seat's own hand."""
    lying = {
        "in play": card_in_play(view) is not None,
        "display": bool(view["display"]),
        "special": view["special"] is not None,
    }
    open_to_all = [place for place, there in lying.items() if there]
    made: list[Panel] = []
    if open_to_all:
        made.append(panel("cards", "display", words("panel-display"), "display", open_to_all))
    if view["police"]:
        made.append(panel("police cards", "display", words("panel-police"), "police", ["police"]))
    if view["hand"]:
        place = names.hand(view["seat"])
        made.append(panel("hand", "hand", words("panel-hand"), "own-hand", [place], view["seat"]))
    return made


def seen(view: dict[str, Any], words: Words) -> list[Panel]:
    """WSDV-SPC-4: the cards East is looking at, while it looks."""
    if not view["looked"]:
        return []
    return [panel("seen", "display", words("panel-seen"), "seen", ["looked"])]


def provinces_of(view: dict[str, Any], side: int) -> list[dict[str, Any]]:
    """The provinces of a side."""
    return [view["provinces"][id] for id in (names.WEST_IDS, names.EAST_IDS)[side]]


def mass_protests(view: dict[str, Any], side: int, words: Words) -> str:
    """WSDV-EOD-10.1: a side's mass protests, and the number at which it loses."""
    count = sum(each["protests"] for each in provinces_of(view, side))
    return words("protests-of", count=count, most=int(COLLAPSE))


def province_facts(view: dict[str, Any], side: int) -> dict[str, str]:
    """The unrest and living standard in a side's provinces, as totals."""
    return {
        kind: str(sum(each[kind] for each in provinces_of(view, side))) for kind in ("unrest", "standards")
    }


def title(seat: int, words: Words) -> str:
    """A side, followed by the name of its player."""
    name, own = words.seat(seat), names.side(seat, words)
    return own if name == own else f"{own}: {name}"


@kept
def economy(view: dict[str, Any], words: Words) -> Panel:
    """WSDV-ECO-5, WSDV-ECO-6: each province's economy, export factory and living standard."""
    rows = [economy_row(view, id, words) for id in (*names.WEST_IDS, *names.EAST_IDS) if id != "west_berlin"]
    sectors = ", ".join(
        words("sector-standards", sector=names.spot(id, words), count=about["standards"])
        for id, about in view["sectors"].items()
    )
    made = panel("economy", "facts", words("panel-economy"), "economy", [])
    made["sections"] = [
        Section(
            title=words("economy-by-province"),
            value="",
            text=words("economy-text", hamburg=names.province(view["hamburg"], words), sectors=sectors),
            columns=[
                words(f"column-{name}") for name in ("province", "economy", "export", "standards", "next")
            ],
            rows=rows,
        )
    ]
    return made


def economy_row(view: dict[str, Any], id: str, words: Words) -> Row:
    """A province; a plus marks what Hamburg or an external factory may add."""
    about = view["provinces"][id]
    sure = about["economy"] + added(view, id, places=1)
    more = added(view, id, places=2)
    cells = [
        names.short(id, words),
        f"{sure}+{more}" if more else str(sure),
        "–" if about["export"] is None else str(about["export"]),
        str(about["standards"]),
        str(about["next"]),
    ]
    return Row(cells=cells, on=names.of_province(id))


def added(view: dict[str, Any], id: str, places: int) -> int:
    """How much Hamburg and external factories that may serve this many provinces add to this province's economy."""
    factories = view["factories"].items()
    return sum(
        factory["value"]
        for site, factory in factories
        if id in factory["serves"] and len(factory["serves"]) == places and (places > 1 or names.abroad(site))
    )
