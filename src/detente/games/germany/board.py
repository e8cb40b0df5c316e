"""The map, the tracks and the setup, read from the data file and checked (WSDV-COMP, WSDV-MAP, WSDV-TRK, appendices).

Rules look up facts here by number; `codes` numbers the provinces and sites.
"""

from collections.abc import Mapping
from typing import Any, Final

from detente.core.records.facts import Entry, listed
from detente.games.germany import codes
from detente.games.germany.data import FACTS
from detente.games.germany.icons import ICONS, SIDES, TRACKS

PLACED: Final = {
    "schleswig_holstein": codes.SCHLESWIG_HOLSTEIN,
    "niedersachsen": codes.NIEDERSACHSEN,
    "west_berlin": codes.WEST_BERLIN,
    "brandenburg": codes.BRANDENBURG,
    "east_berlin": codes.EAST_BERLIN,
}
"""Provinces that rules name, with their numbers."""
CONSTANTS: Final = {
    "unrest_per_mass_protest": 4,
    "mass_protests_to_collapse": 4,
    "internal_tolerance": 1,
    "internal_tolerance_west_berlin": 0,
    "flight_points_per_dismantle": 2,
    "guillaume_deck_cards": 2,
    "west_berlin_deliveries_per_action": 1,
    "max_sector_lead": 1,
}
"""Amounts that the rules state; the data file must agree."""


class Board:
    """The map and the tracks as flat tables.

    Provinces: province_ids, province_names, start_unrest, across (adjacent provinces of the other side).
    suppliers: the province of each sector; sector_of: the sector of each province, or -1; sector_ids.
    Cities: city_ids, city_names, province_of (-1: Hamburg, external), need (building in the city is barred if all of
    these provinces have a mass protest), cities_of (by province, without Hamburg), links (connections by city),
    next_to (lines).
    Lines: line_ids, line_a, line_b (ends), near (the city it is next to, -1 if it is the only line), twin (the other
    line, or -1), by_a, by_b (the cities it is next to: both ends, or twice the same), connection. Connections: connection_ids, first_line, last_line (the same if there is one), end_a, end_b.
    lines_in: lines with an end in a province (Hamburg's count for Niedersachsen). west_lines: lines below it are West's.
    External sites: link_of and served: two connections per site, and the provinces they lead to; country.
    socialists: gained (or lost, below 0) by position + 6. start_factories: cities.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        constants = Entry("constants", data.get("constants", {}))
        for key, value in CONSTANTS.items():
            constants.number(key, value, value)
        self.socialists_total: int = constants.number("socialists_total", 1, 100)
        self.decades: int = constants.number("decades", 4, 4)
        self.hand: int = constants.number("hand_size_at_decade_start", 1, 3)
        self.read_provinces([Entry(f"provinces[{k}]", e) for k, e in enumerate(listed(data, "provinces"))])
        self.read_sectors(Entry("west_berlin", data.get("west_berlin", {})))
        self.read_cities([Entry(f"cities[{k}]", e) for k, e in enumerate(listed(data, "cities"))])
        self.read_connections(
            [Entry(f"connections[{k}]", e) for k, e in enumerate(listed(data, "connections"))]
        )
        self.read_externals(
            [Entry(f"external_factories[{k}]", e) for k, e in enumerate(listed(data, "external_factories"))]
        )
        self.read_tracks(Entry("tracks", data.get("tracks", {})))
        self.read_setup(Entry("setup", data.get("setup", {})))

    def read_provinces(self, provinces: list[Entry]) -> None:
        """WSDV-MAP-1, WSDV-MAP-12: eight West provinces, then six East ones; adjacency is symmetric."""
        if len(provinces) != codes.PROVINCES:
            raise ValueError(f"provinces: there must be {codes.PROVINCES}, not {len(provinces)}")
        self.province_ids: list[str] = [province.word("id") for province in provinces]
        self.province_names: list[str] = [province.word("name") for province in provinces]
        for id, number in PLACED.items():
            if self.province_ids[number] != id:
                raise ValueError(f"provinces[{number}] must be {id!r}, not {self.province_ids[number]!r}")
        self.start_unrest: list[int] = [province.number("initial_unrest", 0, 3) for province in provinces]
        self.across: list[list[int]] = []
        for number, province in enumerate(provinces):
            province.one_of("side", ["west" if number < codes.FIRST_EAST else "east"])
            near = province.words("adjacent_across_border", self.province_ids)
            self.across.append(sorted(self.province_ids.index(id) for id in near))
        for number, province in enumerate(provinces):
            for other in self.across[number]:
                if number not in self.across[other] or (number < codes.FIRST_EAST) == (
                    other < codes.FIRST_EAST
                ):
                    province.fail(f"{self.province_ids[other]!r} does not lie across the border")

    def read_sectors(self, berlin: Entry) -> None:
        """WSDV-MAP-10: three sectors, each with its supplier province."""
        sectors = [Entry(f"sectors[{k}]", e) for k, e in enumerate(listed(berlin.entry, "sectors"))]
        if len(sectors) != codes.SECTORS:
            berlin.fail(f"there must be {codes.SECTORS} sectors, not {len(sectors)}")
        self.sector_ids: list[str] = [sector.word("id") for sector in sectors]
        self.suppliers: list[int] = [
            self.province_ids.index(sector.one_of("supplier", self.province_ids)) for sector in sectors
        ]
        self.sector_of: list[int] = [
            self.suppliers.index(number) if number in self.suppliers else -1
            for number in range(codes.PROVINCES)
        ]

    def read_cities(self, cities: list[Entry]) -> None:
        """WSDV-MAP-3 to WSDV-MAP-7: the cities and external sites, with their provinces."""
        if len(cities) != codes.CITIES:
            raise ValueError(f"cities: there must be {codes.CITIES}, not {len(cities)}")
        self.city_ids: list[str] = [city.word("id") for city in cities]
        self.city_names: list[str] = [city.word("name") for city in cities]
        self.province_of: list[int] = []
        self.need: list[int] = []
        self.cities_of: list[list[int]] = [[] for _ in range(codes.PROVINCES)]
        for number, city in enumerate(cities):
            kind = (
                "choice"
                if number == codes.HAMBURG
                else "external"
                if number >= codes.FIRST_EXTERNAL
                else "normal"
            )
            city.one_of("kind", ["special" if number == codes.RHEINSBERG else kind])
            if kind != "normal":
                self.province_of.append(-1)
                self.need.append(
                    1 << codes.SCHLESWIG_HOLSTEIN | 1 << codes.NIEDERSACHSEN if number == codes.HAMBURG else 0
                )
                continue
            province = self.province_ids.index(city.one_of("province", self.province_ids))
            if (number < codes.WEST_CITIES) != (province < codes.FIRST_EAST):
                city.fail("the cities of the West come first")
            self.province_of.append(province)
            self.need.append(1 << province)
            self.cities_of[province].append(number)

    def read_connections(self, connections: list[Entry]) -> None:
        """WSDV-MAP-8, WSDV-MAP-9: the connections and their lines, West's first."""
        self.connection_ids: list[str] = []
        self.first_line: list[int] = []
        self.last_line: list[int] = []
        self.end_a: list[int] = []
        self.end_b: list[int] = []
        self.links: list[list[int]] = [[] for _ in range(codes.CITIES)]
        self.line_ids: list[str] = []
        self.line_a: list[int] = []
        self.line_b: list[int] = []
        self.near: list[int] = []
        self.twin: list[int] = []
        self.by_a: list[int] = []
        self.by_b: list[int] = []
        self.connection: list[int] = []
        self.west_lines: int = 0
        for number, connection in enumerate(connections):
            ends = [self.city_ids.index(id) for id in connection.words("cities", self.city_ids, 2)]
            side = SIDES[connection.one_of("side", list(SIDES))]
            if any((end < codes.WEST_CITIES) != (side == codes.WEST) for end in ends):
                connection.fail("it crosses the border")
            if connection.word("id") != "__".join(self.city_ids[end] for end in ends):
                connection.fail("the id must be made of its cities")
            self.connection_ids.append(connection.word("id"))
            lines = connection.number("lines", 1, 2)
            first = len(self.line_ids)
            self.first_line.append(first)
            self.last_line.append(first + lines - 1)
            self.end_a.append(ends[0])
            self.end_b.append(ends[1])
            for end in ends:
                self.links[end].append(number)
            for k in range(lines):
                near = ends[k] if lines == 2 else -1
                self.line_ids.append(
                    connection.word("id") if near < 0 else f"{connection.word('id')}:{self.city_ids[near]}"
                )
                self.line_a.append(ends[0])
                self.line_b.append(ends[1])
                self.near.append(near)
                self.twin.append(first + 1 - k if lines == 2 else -1)
                self.by_a.append(ends[0] if near < 0 else near)
                self.by_b.append(ends[1] if near < 0 else near)
                self.connection.append(number)
            if lines == 2 and connection.words("line_ids", self.line_ids) != self.line_ids[first:]:
                connection.fail("the lines must be named after the cities they lie next to")
            if side == codes.WEST:
                self.west_lines = len(self.line_ids)
                if number != 0 and self.end_a[number - 1] >= codes.WEST_CITIES:
                    connection.fail("the connections of the West come first")
        if len(self.line_ids) != codes.LINES:
            raise ValueError(f"connections: there must be {codes.LINES} lines, not {len(self.line_ids)}")
        self.next_to: list[list[int]] = [
            [line for line in range(codes.LINES) if city in (self.by_a[line], self.by_b[line])]
            for city in range(codes.CITIES)
        ]
        homes = [
            codes.NIEDERSACHSEN if city == codes.HAMBURG else self.province_of[city]
            for city in range(codes.CITIES)
        ]
        self.lines_in: list[list[int]] = [
            [
                line
                for line in range(codes.LINES)
                if province in (homes[self.line_a[line]], homes[self.line_b[line]])
            ]
            for province in range(codes.PROVINCES)
        ]
        self.site_ids: list[str] = self.city_ids + self.line_ids

    def read_externals(self, externals: list[Entry]) -> None:
        """WSDV-MAP-7: four sites, each with two links."""
        if [e.word("id") for e in externals] != self.city_ids[codes.FIRST_EXTERNAL :] or len(
            externals
        ) != codes.EXTERNALS:
            raise ValueError(
                f"external_factories: these must be {', '.join(self.city_ids[codes.FIRST_EXTERNAL :])}"
            )
        self.country: list[str] = [external.one_of("country", ["cssr", "polska"]) for external in externals]
        self.link_of: list[list[int]] = [self.links[codes.FIRST_EXTERNAL + k] for k in range(codes.EXTERNALS)]
        self.served: list[list[int]] = []
        for external, links in zip(externals, self.link_of, strict=True):
            inner = [
                self.end_a[link] if self.end_a[link] < codes.FIRST_EXTERNAL else self.end_b[link]
                for link in links
            ]
            named = [link["city"] for link in listed(external.entry, "links")]
            if sorted(named) != sorted(self.city_ids[city] for city in inner) or len(links) != 2:
                external.fail("its links must be its two connections")
            self.served.append([self.province_of[city] for city in inner])

    def read_tracks(self, tracks: Entry) -> None:
        """WSDV-TRK-1, WSDV-TRK-6, WSDV-TRK-8: start positions, socialists per space, overflow bonuses."""
        for track in TRACKS:
            tracks.part(track).number("start", 0, 0)
        spaces = tracks.part("socialist").part("socialists_per_space")
        self.socialists: list[int] = [
            spaces.number(str(at), -self.socialists_total, self.socialists_total)
            for at in range(-codes.TRACK_END, codes.TRACK_END + 1)
        ]
        self.bonus: list[list[str]] = []
        for track in TRACKS:
            part = tracks.part(track)
            for side in SIDES:
                bonus = part.part(f"overflow_{side}")
                bonus.one_of("beneficiary", [side])
                self.bonus.append(bonus.words("choose_one", list(ICONS), 1))

    def read_setup(self, setup: Entry) -> None:
        """WSDV-SETUP-1 to WSDV-SETUP-5: the factories and socialists at the start; checks the rest."""
        self.start_factories: list[int] = [
            self.city_ids.index(id) for id in setup.words("factories", self.city_ids)
        ]
        self.start_socialists: int = setup.number("socialists_in_holding_box", 0, self.socialists_total)
        setup.number("hand_size", self.hand, self.hand)
        setup.one_of("first_player", ["west"])


BOARD: Final[Board] = Board(FACTS)
