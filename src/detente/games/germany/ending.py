"""How a game on Germany came out: the provinces that rose, and what counts among its moments."""

from collections.abc import Sequence
from typing import Any, Final

from detente.core.shown.drawing import Row, Section
from detente.core.shown.ending import Score, score
from detente.core.shown.words import Words
from detente.games.germany import names

PICTURES: Final = {
    "WSDV-EOD-1.4": "insolvency",
    "WSDV-EOD-9.1": "triumph",
    "WSDV-EOD-9.3": "collapse",
    "WSDV-EOD-10.1": "collapse",
    "WSDV-EOD-10.2": "collapse",
    "WSDV-WIN-2": "collapse",
    "WSDV-EOD-10.3": "survival",
}
WEIGHTS: Final = {"WallBuilt": 14, "WallFell": 14, "StasiDisbanded": 14, "SupplierProtestPlaced": 4}
CAUSES: Final = ("CardTaken", "AutoEventBegan", "PhaseBegan")
DUES: Final = ("PhaseBegan", "FlightCounted", "BoxChosen", "CurrencyCounted", "PoliceCostCounted")
"""What East dismantles for at the end of a decade; the wall costs it something in the phase of flight, without a sum."""
MARKER: Final = 2
PROTEST: Final = 5


def picture(view: dict[str, Any]) -> str:
    """WSDV-WIN-1, WSDV-WIN-2: what became of the two states."""
    return PICTURES[view["ending"]]


def by_side(view: dict[str, Any], fact: str) -> list[int]:
    """The sum of a fact of the provinces, for West and East."""
    return [
        sum(about[fact] or 0 for about in view["provinces"].values() if about["side"] == side)
        for side in ("west", "east")
    ]


def state_scores(view: dict[str, Any], before: Sequence[None], words: Words) -> list[Score]:
    """Mass protests, unrest and living standard of West and East. before: the seats before theirs, which have none of it."""
    return [
        score(words("label-protests"), [*before, *by_side(view, "protests")]),
        score(words("label-unrest"), [*before, *by_side(view, "unrest")]),
        score(words("label-standards"), [*before, *by_side(view, "standards")]),
    ]


def weight(event: dict[str, Any]) -> int:
    """Mass protests, the Wall, long ways on tracks, and what the end of a decade costs."""
    name = event["event"]
    if name == "ProtestsChanged":
        return PROTEST * max(0, int(event["after"]) - int(event["before"]))
    if name == "MarkerMoved":
        way = abs(int(event["after"]) - int(event["before"]))
        return MARKER * way if way > 1 else 0
    if name == "CurrencyCounted":
        return int(event["deficit"])
    if name == "FlightCounted":
        return int(event["dismantles"])
    return WEIGHTS.get(name, 0)


def decided(view: dict[str, Any]) -> tuple[str, ...]:
    """WSDV-EOD-1.4: what East had to dismantle for and could not."""
    return DUES if PICTURES.get(view["ending"]) == "insolvency" else ()


def provinces(view: dict[str, Any], words: Words) -> list[Section]:
    """The provinces with mass protests, the worst first, West before East."""
    risen = [(id, about) for id, about in view["provinces"].items() if about["protests"]]
    risen.sort(key=lambda each: (each[1]["side"] == "east", -each[1]["protests"]))
    if not risen:
        return []
    columns = [
        words("ending-province"),
        words("label-protests"),
        words("label-unrest"),
        words("label-standards"),
    ]
    rows = [
        Row(
            cells=[
                names.province(id, words),
                str(about["protests"]),
                str(about["unrest"]),
                str(about["standards"]),
            ],
            on=[names.plate(id)],
        )
        for id, about in risen
    ]
    return [Section(title=words("ending-provinces"), value="", text="", columns=columns, rows=rows)]
