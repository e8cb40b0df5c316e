"""Germany as numbers for learners, in every game on it: the board, what the question is about, the forecast, the cards."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from detente.core.shown.features import (
    Block,
    View,
    choice,
    counted,
    drafted,
    flag,
    grid,
    number,
    row,
    saturated,
    tally,
    while_running,
)
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.ids import WHY_IDS

PROVINCES: Final = BOARD.province_ids
CITIES: Final = BOARD.city_ids
EXTERNALS: Final = CITIES[codes.FIRST_EXTERNAL :]
LINES: Final = BOARD.site_ids[len(CITIES) :]
PROVINCE: Final = {id: k for k, id in enumerate(PROVINCES)}
SIDES: Final = ("west", "east")
HAMBURGS: Final = tuple(PROVINCES[:2])
MOST_UNREST: Final = 40
MOST_STANDARDS: Final = 20
MOST_ECONOMY: Final = 60
MOST_POINTS: Final = 40
MOST_PROTESTS: Final = 20
FLIGHT: Final = (
    "symbols",
    "police",
    "highest",
    "lowest",
    "east_protest",
    "west_protest",
    "level",
    "dismantles",
)
COMING: Final = ("least", "most", "least_standards", "most_standards")
CURRENCY: Final = ("lowest", "exporters", "standards", "balance", "deficit", "run_down", "dismantled")
ICONS: Final = [f"icon {k}" for k in range(1, codes.MOST_ICONS + 1)]


def of_provinces(field: str) -> Callable[[View], list[float]]:
    """By province a number of its view; nothing is 0."""
    return lambda view: [province[field] or 0 for province in view["provinces"].values()]


def of_factories(read: Callable[[Mapping[str, Any]], float]) -> Callable[[View], list[float]]:
    """By city a number of its factory, 0 where there is none."""

    def values(view: View) -> list[float]:
        factories = view["factories"]
        return [read(factories[city]) if city in factories else 0 for city in CITIES]

    return values


def served(view: View) -> list[float]:
    """By external site the provinces whose economy its factory may serve."""
    found: list[float] = []
    for site in EXTERNALS:
        found += counted(view["factories"].get(site, {}).get("serves", ()), PROVINCE)
    return found


def coming(view: View) -> list[float]:
    """By province what the end of decade brings."""
    return [of_province[field] for of_province in view["forecast"]["provinces"].values() for field in COMING]


def currency(view: View) -> list[float]:
    """By where Hamburg may go the counts of Western currency."""
    counts = {terms["hamburg"]: terms for terms in view["forecast"]["currency"]}
    return [counts[at][field] if at in counts else 0 for at in HAMBURGS for field in CURRENCY]


def pressure(view: View) -> list[float]:
    """By source and target how much unrest a province that presses would put there."""
    found: list[float] = [0] * (len(PROVINCES) ** 2)
    for pressing in view["forecast"]["pressure"]:
        first = PROVINCE[pressing["source"]] * len(PROVINCES)
        for target, unrest in pressing["targets"].items():
            found[first + PROVINCE[target]] = unrest
    return found


def raised(view: View) -> list[float]:
    """By province its economy while living standard is raised."""
    economy = view["task"]["economy"]
    return [economy.get(id, 0) for id in PROVINCES]


def board_blocks() -> list[Block]:
    """The board: what stands in provinces, sectors and cities, and on lines."""
    return [
        flag("wall", "whether the wall stands", lambda v: v["wall"]),
        saturated(row("unrest", "unrest in a province", 0, MOST_UNREST, PROVINCES, of_provinces("unrest"))),
        row("protests", "mass protests in a province", 0, MOST_PROTESTS, PROVINCES, of_provinces("protests")),
        row(
            "supplier",
            "of these those that lie there for West Berlin",
            0,
            MOST_PROTESTS,
            PROVINCES,
            of_provinces("supplier"),
        ),
        row(
            "standards",
            "living standard pieces in a province",
            0,
            MOST_STANDARDS,
            PROVINCES,
            of_provinces("standards"),
        ),
        saturated(
            row(
                "economy",
                "economy of a province without Hamburg and external factories",
                0,
                MOST_ECONOMY,
                PROVINCES,
                of_provinces("economy"),
            )
        ),
        row(
            "export",
            "value of its export factory without Hamburg, 0 if it has none",
            0,
            MOST_ECONOMY,
            PROVINCES,
            of_provinces("export"),
        ),
        row(
            "socialists",
            "socialists in a province",
            0,
            BOARD.socialists_total,
            PROVINCES,
            of_provinces("socialists"),
        ),
        row(
            "sector standards",
            "living standard pieces in a sector of West Berlin",
            0,
            MOST_STANDARDS,
            BOARD.sector_ids,
            lambda v: [sector["standards"] for sector in v["sectors"].values()],
        ),
        row(
            "sector delivered",
            "whether its supplier has ever delivered",
            0,
            1,
            BOARD.sector_ids,
            lambda v: [sector["delivered"] for sector in v["sectors"].values()],
        ),
        row("factory", "whether a city has a factory", 0, 1, CITIES, of_factories(lambda factory: 1)),
        row(
            "factory value",
            "the value of its factory",
            0,
            MOST_ECONOMY,
            CITIES,
            of_factories(lambda factory: factory["value"]),
        ),
        row(
            "factory rundown",
            "whether its factory is run down",
            0,
            1,
            CITIES,
            of_factories(lambda factory: factory["rundown"]),
        ),
        grid(
            "serves",
            "provinces whose economy an external factory may serve",
            0,
            1,
            [EXTERNALS, PROVINCES],
            served,
        ),
        tally("line", "infrastructure built", LINES, 1, lambda v: v["lines"]),
        choice("hamburg", "where West counted Hamburg last", HAMBURGS, lambda v: v["hamburg"]),
        number("box", "socialists in East's box", 0, BOARD.socialists_total, lambda v: v["box"]),
        number("supply", "socialists in the supply", 0, BOARD.socialists_total, lambda v: v["supply"]),
        flag("disbanded", "whether East gets no police cards any more", lambda v: v["disbanded"]),
    ]


def task_blocks(uses: Sequence[str], sources: Sequence[str], tracks: Sequence[str]) -> list[Block]:
    """What is being carried out, and what the question is about."""
    return [
        choice("use", "the use of the card in play", uses, lambda v: v["play"]["use"]),
        choice(
            "source",
            "whose icons are being carried out, while their order is asked",
            sources,
            lambda v: v["play"]["source"],
        ),
        row(
            "open",
            "icons and arrows still to come, while their order is asked",
            0,
            1,
            ICONS,
            lambda v: [1 if k + 1 in v["play"]["open"] else 0 for k in range(codes.MOST_ICONS)],
        ),
        saturated(
            number(
                "points",
                "card points or build points left, or what is still to be lost",
                0,
                MOST_POINTS,
                lambda v: v["task"]["points"] or 0,
            )
        ),
        row(
            "placed",
            "provinces that have got a living standard piece in this use",
            0,
            1,
            PROVINCES,
            lambda v: [1 if id in v["task"]["placed"] else 0 for id in PROVINCES],
        ),
        saturated(
            row(
                "raised economy",
                "economy of a province while living standard is raised",
                0,
                MOST_ECONOMY,
                PROVINCES,
                raised,
            )
        ),
        choice(
            "why",
            "what something is dismantled, run down, built or removed for",
            WHY_IDS,
            lambda v: v["task"]["why"],
        ),
        choice(
            "task province",
            "the province that presses, delivers, or from which unrest moves",
            PROVINCES,
            lambda v: v["task"]["province"],
        ),
        choice("task site", "the external factory to be assigned", EXTERNALS, lambda v: v["task"]["site"]),
        choice("task track", "the track whose overflow it is", tracks, lambda v: v["task"]["track"]),
    ]


def forecast_blocks() -> list[Block]:
    """What the end of decade would bring to Germany if it came now; nothing when the game is over."""
    blocks = [
        saturated(
            row(
                "flight",
                "the terms of the flight",
                -MOST_POINTS,
                MOST_POINTS,
                FLIGHT,
                lambda v: [v["forecast"]["flight"][field] for field in FLIGHT],
            )
        ),
        choice(
            "flight chooser",
            "the German state that dismantles first in the flight",
            SIDES,
            lambda v: SIDES[v["forecast"]["flight"]["first"] % 2],
        ),
        saturated(
            grid(
                "currency",
                "the counts of Western currency, by where Hamburg is counted; 0 where it cannot be",
                -MOST_ECONOMY,
                MOST_ECONOMY,
                [HAMBURGS, CURRENCY],
                currency,
            )
        ),
        number(
            "police cost",
            "points that East dismantles for its police",
            0,
            MOST_ECONOMY,
            lambda v: v["forecast"]["police_cost"],
        ),
        number(
            "police removal",
            "unrest that East may remove",
            0,
            MOST_ECONOMY,
            lambda v: v["forecast"]["police_removal"],
        ),
        saturated(
            grid(
                "coming",
                "unrest that comes to a province, and living standard that it keeps",
                0,
                MOST_UNREST,
                [PROVINCES, COMING],
                coming,
            )
        ),
        saturated(
            grid(
                "pressure",
                "unrest that one province would put in another",
                -MOST_STANDARDS,
                MOST_STANDARDS,
                [PROVINCES, PROVINCES],
                pressure,
            )
        ),
        saturated(
            number(
                "socialists gained",
                "socialists that East would gain",
                -MOST_POINTS,
                MOST_POINTS,
                lambda v: v["forecast"]["socialists"],
            )
        ),
        choice(
            "socialists win",
            "the side that would win by it",
            SIDES,
            lambda v: v["forecast"]["socialists_win"],
        ),
        saturated(
            grid(
                "mass protests",
                "mass protests after the comparisons",
                0,
                MOST_PROTESTS,
                [SIDES, ("least", "most")],
                lambda v: [count for side in SIDES for count in v["forecast"]["protests"][side]],
            )
        ),
    ]
    return [while_running(block) for block in blocks]


def card_blocks(ids: Sequence[str], places: Sequence[str]) -> list[Block]:
    """Cards by id, which is also the order of their faces. places: those where a seat may know unseen cards to lie."""
    index = {id: k for k, id in enumerate(ids)}
    kept = [f"discard {id}" for id in ids]
    pictured = len(ids)
    return [
        tally("hand", "the own hand", ids, 1, lambda v: v["hand"]),
        tally("display", "cards on display", ids, 1, lambda v: v["display"]),
        choice("special", "the special card that can be taken", ids, lambda v: v["special"]),
        tally("row", "cards played in this decade", ids, 1, lambda v: v["row"]),
        row(
            "row order",
            "how many cards were played since a card of the row, counting it; 0 if it is not there",
            0,
            pictured,
            ids,
            lambda v: played_since(v["row"], index),
        ),
        choice("in play", "the card in play", ids, lambda v: v["play"]["card"]),
        choice("task card", "the card that East takes, told to East only", ids, lambda v: v["task"]["card"]),
        tally("police", "East's police cards", ids, 1, lambda v: [police["card"] for police in v["police"]]),
        tally(
            "police used",
            "of these those used in this decade",
            ids,
            1,
            lambda v: [police["card"] for police in v["police"] if police["used"]],
        ),
        tally("discards", "cards that the own seat has discarded face down", ids, 1, lambda v: v["discards"]),
        tally(
            "set aside", "for East the card that it removed from the game", ids, 1, lambda v: v["set_aside"]
        ),
        tally("looked", "for East the cards that it is looking at", ids, 1, lambda v: v["looked"]),
        grid(
            "known",
            "unseen cards that the own seat can tell to lie there",
            0,
            1,
            [places, ids],
            lambda v: known_at(v, places, pictured),
        ),
        *drafted([*kept, "done"], 1),
    ]


def played_since(row: Sequence[str], index: Mapping[str, int]) -> list[float]:
    """By card how many of the row came since, counting itself."""
    found: list[float] = [0] * len(index)
    for k, id in enumerate(row):
        found[index[id]] = len(row) - k
    return found


def known_at(view: View, places: Sequence[str], pictured: int) -> list[float]:
    """By place and face, of the first so many faces, whether an unseen card surely lies there."""
    found: list[float] = [0] * (len(places) * pictured)
    for group in view["known"]:
        at = group["places"]
        if "faces" in group and len(at) == 1 and at[0] in places:
            first = places.index(at[0]) * pictured
            for face in map(int, group["faces"]):
                if face < pictured:
                    found[first + face] = 1
    return found
