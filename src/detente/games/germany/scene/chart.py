"""The map as a table: provinces with their cities, connections and neighbours across the border; and what words mean."""

from collections.abc import Sequence
from typing import Any, Final

from detente.core.shown.chart import Region, Term, term
from detente.core.shown.drawing import Fact
from detente.core.shown.words import Words
from detente.games.germany import codes, names
from detente.games.germany.board import BOARD
from detente.games.germany.scene.coming import coming_unrest, is_compared

TERMS: Final = (
    "unrest", "protest", "economy", "connection", "standard", "event", "flight", "prestige", "currency",
    "socialists", "police", "decade",
)  # fmt: skip
LINKED: Final[list[list[int]]] = [
    sorted(
        {
            province
            for city in cities
            for link in BOARD.links[city]
            for end in (BOARD.end_a[link], BOARD.end_b[link])
            if (province := BOARD.province_of[end]) >= 0 and province != number
        }
    )
    for number, cities in enumerate(BOARD.cities_of)
]
"""By province, those of the same side that a connection of its cities leads to."""


def chart(view: dict[str, Any], words: Words) -> list[Region]:
    """WSDV-MAP-1, WSDV-MAP-8, WSDV-MAP-12: the provinces, West's first."""
    return [region(view, number, words) for number in range(codes.PROVINCES)]


def region(view: dict[str, Any], number: int, words: Words) -> Region:
    """A province."""
    id = BOARD.province_ids[number]
    about = view["provinces"][id]
    cities = [BOARD.city_ids[city] for city in BOARD.cities_of[number]]
    facts = [Fact(label="", value=words("chart-standards", count=about["standards"]))]
    facts += [
        Fact(label="", value=words("chart-factory", city=names.city(city, words), value=factory["value"]))
        if (factory := view["factories"].get(city))
        else Fact(label="", value=words("chart-no-factory", city=names.city(city, words)))
        for city in cities
    ]
    linked = [names.short(BOARD.province_ids[near], words) for near in LINKED[number]]
    if linked:
        facts.append(Fact(label=words("chart-linked"), value=", ".join(linked)))
    least, most = coming_unrest(view, id)
    if most:
        facts.append(Fact(label="", value=words("chart-coming", unrest=names.between(least, most))))
    return Region(
        on=id,
        name=names.province(id, words),
        places=[names.plate(id)],
        near=[BOARD.province_ids[near] for near in BOARD.across[number]],
        facts=facts,
        threats=pressing(view, id, words),
        border=words("chart-across"),
        group=words("chart-side", side="west" if number < codes.FIRST_EAST else "east"),
    )


def pressing(view: dict[str, Any], id: str, words: Words) -> list[str]:
    """WSDV-EOD-7.2: the provinces across the border whose living standard would bring unrest here."""
    if is_compared(view):
        return []
    sources: Sequence[dict[str, Any]] = view["forecast"]["pressure"]
    return [names.short(each["source"], words) for each in sources if id in each["targets"]]


def legend(view: dict[str, Any], words: Words) -> list[Term]:
    """What actions, tracks and signs mean."""
    return [term(name, words) for name in TERMS]
