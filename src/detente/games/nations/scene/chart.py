"""The map as a table: countries with their rulers, neighbours, and the leaders who could attack them; and what words mean."""

from typing import Any, Final

from detente.core.shown.chart import Region, Term, term
from detente.core.shown.drawing import Fact
from detente.core.shown.words import Words
from detente.games.nations.codes import CIRCLE
from detente.games.nations.data import BOARD
from detente.games.nations.scene import names
from detente.games.nations.scene.reading import rulers, yields
from detente.games.nations.scene.threats import threats

TERMS: Final = ("place", "advance", "attack", "agent", "tanker", "pipeline", "pair", "incident", "amounts")


def chart(view: dict[str, Any], words: Words) -> list[Region]:
    """SDN-MAP-1 to SDN-MAP-3: the countries, those joined by an arrow next to each other."""
    ruling, gains, endangered = rulers(view), yields(view), threats(view, words)
    made: list[Region] = []
    for country, id in enumerate(BOARD.countries):
        points = range(country * CIRCLE, (country + 1) * CIRCLE)
        arrows = [BOARD.arrow[point] // CIRCLE for point in points if BOARD.arrow[point] >= 0]
        region = Region(
            on=id,
            name=names.country(id, words),
            places=[
                *(BOARD.point_ids[point] for point in points),
                f"{id} derricks",
                *([names.harbour(id)] if id in names.PORTS else []),
            ],
            near=[BOARD.countries[near] for near in dict.fromkeys(arrows)],
            facts=[
                Fact(label=words("chart-income"), value=words("income-mark", amount=gains.get(id, 0))),
                Fact(label=words("chart-port"), value=port(country, words)),
            ],
            threats=[threat.text for threat in endangered.get(id, [])],
        )
        if id in ruling:
            region["seat"] = ruling[id][0]
        made.append(region)
    return made


def port(country: int, words: Words) -> str:
    """SDN-MAP-5: the seas of a country's port."""
    seas = [names.anchorage(BOARD.tanker_place_ids[sea], words) for sea in BOARD.seas_of[country]]
    return words.listed(seas) if seas else words("chart-no-port")


def legend(view: dict[str, Any], words: Words) -> list[Term]:
    """What orders and words mean."""
    return [term(name, words) for name in TERMS]
