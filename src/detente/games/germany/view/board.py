"""The board, which all seats see (WSDV-HID-1), in every game on Germany."""

from itertools import compress
from typing import Any, Final, TypeVar

from mypy_extensions import i64

from detente.core.shown.axes import Axis, Line, Numbers
from detente.core.shown.facts import Fact, Flag, Maybe, Number, One, Tally
from detente.core.shown.groups import Each, Some, shared
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.forecast import outlook_of
from detente.games.germany.rules.economy import Worth, served_by, worth_of
from detente.games.germany.state import Germany
from detente.games.germany.view.kinds import (
    CITIES,
    HAMBURGS,
    HOME,
    LINES,
    MOST_ECONOMY,
    MOST_PROTESTS,
    MOST_STANDARDS,
    MOST_UNREST,
    PROVINCES,
    SECTORS,
    SIDES,
)

G = TypeVar("G", bound=Germany)
SIDE_OF: Final = [
    codes.WEST if province < codes.FIRST_EAST else codes.EAST for province in range(codes.PROVINCES)
]
"""By province, the side that it belongs to."""
DELIVERED: Final = [[sectors >> k & 1 for k in range(codes.SECTORS)] for sectors in range(2**codes.SECTORS)]
"""By mask of sectors, as in `Germany.delivered`: by sector, whether it is in the mask."""
WITHIN_REACH: Final = [
    [codes.SCHLESWIG_HOLSTEIN, codes.NIEDERSACHSEN] if city == codes.HAMBURG else [BOARD.province_of[city]]
    for city in range(codes.FIRST_EXTERNAL)
] + BOARD.served
"""By city, the provinces whose economy its factory can serve."""


# how facts are read


def exported(worth: Worth) -> list[int | None]:
    """WSDV-ECO-6: by province its export value without Hamburg, None where there is no factory."""
    if worth.exported is None:
        worth.exported = [value if value != codes.NOBODY else None for value in worth.exports]
    return worth.exported


def supplier_protests(s: Germany, seat: int) -> list[int]:
    """WSDV-WB-7: by province its supplier mass protests."""
    found = [0] * codes.PROVINCES
    for sector in range(codes.SECTORS):
        found[BOARD.suppliers[sector]] = s.supplied[sector]
    return found


def factories(s: Germany, seat: int) -> list[tuple[int, list[Any]]]:
    """WSDV-ECO-2 to WSDV-ECO-5: the cities with a factory."""
    worth = worth_of(s)
    if worth.sites is None:
        worth.sites = [
            (city, [worth.values[city], state != codes.SOUND, serves(s, city)])
            for city, state in enumerate(s.factory)
            if state != codes.EMPTY_SITE
        ]
    return worth.sites


def serves(s: Germany, city: int) -> list[int]:
    """WSDV-ECO-5, WSDV-HAM-1: the provinces whose economy a factory may serve now."""
    return served_by(s, city - codes.FIRST_EXTERNAL) if city >= codes.FIRST_EXTERNAL else WITHIN_REACH[city]


def lines(s: Germany, seat: int) -> list[int]:
    """The lines that are built."""
    worth = worth_of(s)
    if worth.built is None:
        worth.built = list(compress(range(codes.LINES), s.lines))
    return worth.built


class Serves(Tally[G]):
    """Which of the one or two provinces that a factory can ever serve it may serve now."""

    def __init__(self, name: str, about: str) -> None:
        super().__init__(name, about, PROVINCES, 1)
        self.size = 2

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """1 for each province served, in board order."""
        values = out.values
        at: i64 = out.start + self.base + 2 * k
        first = WITHIN_REACH[k][0]
        provinces: list[int] = raw
        for province in provinces:
            values[at if province == first else at + 1] = 1

    def axes(self) -> list[Axis]:
        """One axis: the first and the second province."""
        return [Line(["first", "second"])]


# -- the facts


def board_facts() -> list[Fact[G]]:
    """The facts of the board, which all seats see."""
    return shared(
        HOME,
        [
            Flag("wall", "whether the wall is there", lambda s, seat: s.wall),
            Each("provinces", "the provinces", PROVINCES, province_facts(), "province ").numbers_kept_by(outlook_of),
            Each("sectors", "the sectors of West Berlin", SECTORS, sector_facts(), "sector ").numbers_kept_by(outlook_of),
            Some("factories", "the factories, by city or site", CITIES, factories, factory_facts(), "factory ")
            .numbers_kept_by(worth_of),
            Tally[G]("lines", "infrastructure that is built", LINES, 1, lines).numbers_kept_by(worth_of),
            One("hamburg", "where West counted Hamburg last", HAMBURGS, lambda s, seat: s.hamburg),
            Number("box", "socialists in East's box", 0, BOARD.socialists_total, lambda s, seat: s.box),
            Number(
                "supply", "socialists in the supply", 0, BOARD.socialists_total,
                lambda s, seat: BOARD.socialists_total - s.box - s.placed_socialists(),
            ),
            Flag("disbanded", "whether East gets no police cards any more", lambda s, seat: s.disbanded),
        ],
    )  # fmt: skip


def province_facts() -> list[Fact[G]]:
    """The facts of a province (WSDV-UNR-1, WSDV-ECO-5, WSDV-ECO-6)."""
    return [
        One[G]("side", "the German state that it belongs to", SIDES)
        .read_along(lambda s, seat: SIDE_OF).unobserved(),
        Number[G]("unrest", "unrest there", 0, MOST_UNREST).saturated()
        .read_along(lambda s, seat: s.unrest),
        Number[G]("protests", "mass protests there", 0, MOST_PROTESTS).saturated()
        .read_along(lambda s, seat: s.all_protests()),
        Number[G](
            "supplier", "of these the supplier mass protests, which count for West Berlin", 0, MOST_PROTESTS
        ).saturated().read_along(supplier_protests),
        Number[G]("standards", "living standard pieces there", 0, MOST_STANDARDS).saturated()
        .read_along(lambda s, seat: s.standards),
        Number[G](
            "next", "the economy needed for one more living standard piece", 3, 3 * MOST_STANDARDS
        ).saturated().unobserved()
        .read_along(lambda s, seat: [3 * (standards + 1) for standards in s.standards]),
        Number[G](
            "economy", "value of its factories, without Hamburg and external ones", 0, MOST_ECONOMY
        ).saturated().read_along(lambda s, seat: worth_of(s).at_home),
        Maybe[G](
            "export", "value of its export factory, without Hamburg; none if it has no factory", 0, MOST_ECONOMY
        ).read_along(lambda s, seat: exported(worth_of(s))),
        Number[G]("socialists", "socialists there", 0, BOARD.socialists_total)
        .read_along(lambda s, seat: s.socialists),
    ]  # fmt: skip


def sector_facts() -> list[Fact[G]]:
    """The facts of a sector of West Berlin."""
    return [
        One[G]("supplier", "the province that supplies it", PROVINCES)
        .read_along(lambda s, seat: BOARD.suppliers).unobserved(),
        Number[G]("standards", "living standard pieces there", 0, MOST_STANDARDS).saturated()
        .read_along(lambda s, seat: s.sectors),
        Flag[G]("delivered", "whether its supplier has ever delivered a living standard piece")
        .read_along(lambda s, seat: DELIVERED[s.delivered]),
    ]  # fmt: skip


def factory_facts() -> list[Fact[G]]:
    """The facts of a factory."""
    return [
        Number("value", "its value", 0, MOST_ECONOMY),
        Flag("rundown", "whether it is run down: base 0; of Rheinsberg, only one of its two points is left"),
        Serves(
            "serves",
            "the provinces whose economy it may serve: two for Hamburg and for an external factory with two "
            "working connections, none for one without",
        ),
    ]
