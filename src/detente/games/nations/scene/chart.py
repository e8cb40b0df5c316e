"""The map as a table: countries with their rulers, neighbours, and the leaders who could attack them; and what words mean."""

from typing import Any, Final

from detente.core.shown.chart import Region, Term, term
from detente.core.shown.drawing import Fact
from detente.core.shown.words import Words
from detente.games.nations.codes import CIRCLE, LEADERS, NOBODY, POINTS
from detente.games.nations.data import BOARD, TYPE_IDS
from detente.games.nations.rules.reach import reach
from detente.games.nations.scene import names
from detente.games.nations.scene.reading import leaders, rulers, yields
from detente.games.nations.state import OWNER, TYPE_OF, GameState

TERMS: Final = ("place", "advance", "attack", "agent", "tanker", "pipeline", "pair", "incident", "amounts")


def chart(view: dict[str, Any], words: Words) -> list[Region]:
    """SDN-MAP-1 to SDN-MAP-3: the countries, those joined by an arrow next to each other."""
    ruling, gains = rulers(view), yields(view)
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
            threats=threats(view, id, words),
        )
        if id in ruling:
            region["seat"] = ruling[id][0]
        made.append(region)
    return made


def port(country: int, words: Words) -> str:
    """SDN-MAP-5: the seas of a country's port."""
    seas = [names.anchorage(BOARD.tanker_place_ids[sea], words) for sea in BOARD.seas_of[country]]
    return words.listed(seas) if seas else words("chart-no-port")


def threats(view: dict[str, Any], id: str, words: Words) -> list[str]:
    """SDN-ATTACK-1 to SDN-ATTACK-3: the leaders who could attack the ruler now, with what their seats have in cash."""
    capital = BOARD.point_ids.index(names.CAPITAL_OF[id])
    ruler = rulers(view).get(id)
    if ruler is None:
        return []
    found: list[str] = []
    board = on_board(view)
    for seat in range(view["seats"]):
        if seat == ruler[0]:
            continue
        for kind, at in leaders(view, seat):
            leader = board.standing[BOARD.point_ids.index(at)]
            price = names.PRICE[kind]
            steps = reach(board, leader, min(POINTS, view["table"][seat]["cash"] // price))[capital]
            if steps:
                values = {
                    "seat": words.seat(seat),
                    "leader": names.leader(kind, words),
                    "price": steps * price,
                    "point": names.point(at, words),
                }
                found.append(words("chart-threat", **values))
    return found


def on_board(view: dict[str, Any]) -> GameState:
    """A state with only the leaders and agents on the board, for the rules of movement."""
    board = GameState(view["seats"])
    board.agents = [NOBODY] * view["seats"]
    board.spot = [NOBODY] * len(OWNER)
    board.standing = [NOBODY] * POINTS
    taken: list[int] = []
    for seat in range(view["seats"]):
        agent = view["table"][seat]["agent"]
        if agent is not None:
            board.agents[seat] = BOARD.point_ids.index(agent)
        for kind, at in leaders(view, seat):
            leader = next(
                number
                for number in range(seat * LEADERS, (seat + 1) * LEADERS)
                if TYPE_IDS[TYPE_OF[number]] == kind and number not in taken
            )
            taken.append(leader)
            point = BOARD.point_ids.index(at)
            board.spot[leader] = point
            board.standing[point] = leader
    return board


def legend(view: dict[str, Any], words: Words) -> list[Term]:
    """What orders and words mean."""
    return [term(name, words) for name in TERMS]
