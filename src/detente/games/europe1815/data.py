"""The maps, the pieces and the amounts, read from `europe1815.json` and `america1715.json` and checked.

Rules look facts up here by number: lands in the order of their ids, territories in the order of the file. Values that
the rulebook or the publisher's pages fix must not differ; values that are our ruling may be tuned in the files.
"""

from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

from detente.core.records.facts import Entry, by_language, listed, read_facts
from detente.games.europe1815.codes import GREY, LANDS, MOST_SEATS, MOST_UNITS, NO_FORTRESS, TYPES, WHITE

TYPE_IDS: Final = ("inf", "kav", "art")
FORTRESSES: Final = {"grey": GREY, "white": WHITE}
WISHES: Final = ("fortress", "war", "peace", "settle", "guard", "trade")
"""E15-AM-6: the wishes of the crown, by the side of the die."""
NO_LAND: Final = -1
EVEN_FOR: Final = ("each", "teams", "in_turn")
"""E15-SETUP-9: the kinds of tables for which the even quick start has units of its own: everyone for themselves, and 2vs2 in which the
same team begins every year, or the teams in turn."""


class Board:
    """The facts of one map as flat tables.

    land_ids; territory_ids. names, territory_names, sea_names: by language, in the same order. near: the neighbours of
    each land, ascending. fortress: by land. fortified: by colour, the lands with such a fortress. territory: by land. inland: whether a land is in an inland territory.
    open_for_flag: whether a capital may be planted there. garrison: infantry of a neutral land. sea: by land, the number
    of an anchor land's sea, or -1. lands_of: by territory, its lands. bonus: by territory. borders: by territory,
    those that border it. between: for target and origin two borders apart, the lands that border both, a list at
    target * LANDS + origin. by_sea: by land, the other anchor lands of its sea.
    ep, attack, defence: by type of unit; general_attack, general_defence. limits: by type, then ships.
    chief_limits: those of the native chief. capital_units: what set-up places in a capital, by type; chosen_inf: infantry
    in a chosen land.
    chosen_lands: lands that each player chooses, by number of seats. points: by number of seats, the SP by rank. quick:
    by seat, the capital and the other lands of the quick start; quick_extra: what the capital gets besides
    `capital_units`. even: the lands of the even quick start; even_extra: what its capitals get besides, by
    kind of table (`EVEN_FOR`) and by seat.
    loyalty_bonus: by loyalty. The rest: amounts.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.id: str = Entry("map", data).word("id")
        self.read_lands(data)
        self.read_territories(data)
        self.read_seas(data)
        self.read_units(data)
        self.read_amounts(Entry("rules", data.get("rules", {})))
        self.read_setup(Entry("setup", data.get("setup", {})))
        self.read_points(data)
        self.read_america(data)
        self.read_admirals(data)

    def read_lands(self, data: Mapping[str, Any]) -> None:
        """E15-MAP-1, E15-MAP-5, E15-MAP-6, E15-AM-2, E15-AM-3: lands, neighbours, fortresses, garrisons."""
        entries = [Entry(f"lands[{k}]", e) for k, e in enumerate(listed(data, "lands"))]
        entries.sort(key=lambda entry: entry.word("id"))
        self.land_ids: list[str] = [entry.word("id") for entry in entries]
        if len(set(self.land_ids)) != LANDS:
            raise ValueError(f"lands: there must be {LANDS}, not {len(set(self.land_ids))}")
        self.names: dict[str, list[str]] = by_language(entries, "name")
        self.near: list[list[int]] = [
            sorted(self.land_ids.index(id) for id in entry.words("adjacent", self.land_ids, 1))
            for entry in entries
        ]
        for land, entry in enumerate(entries):
            for other in self.near[land]:
                if land not in self.near[other] or other == land:
                    entry.fail(f"it borders {self.land_ids[other]}, but not the other way round")
        self.fortress: list[int] = [
            FORTRESSES[entry.one_of("fortress", list(FORTRESSES))]
            if entry.entry.get("fortress")
            else NO_FORTRESS
            for entry in entries
        ]
        for colour, kind in FORTRESSES.items():
            if self.fortress.count(kind) != 3:
                raise ValueError(f"lands: there must be three {colour} fortresses")
        self.fortified: list[list[int]] = [
            [land for land in range(LANDS) if self.fortress[land] == kind]
            for kind in range(max(FORTRESSES.values()) + 1)
        ]
        self.open_for_flag: list[bool] = [entry.flag("capital_allowed") for entry in entries]
        self.garrison: list[int] = [
            entry.part("neutral_garrison").number("inf", 1, MOST_UNITS) for entry in entries
        ]
        for entry in entries:
            for id in TYPE_IDS[1:]:
                entry.part("neutral_garrison").number(id, 0, 0)

    def read_territories(self, data: Mapping[str, Any]) -> None:
        """E15-MAP-4, E15-AM-2, E15-AM-9: territories, their bonuses, and which of them border each other."""
        entries = [Entry(f"territories[{k}]", e) for k, e in enumerate(listed(data, "territories"))]
        self.territory_ids: list[str] = [entry.word("id") for entry in entries]
        self.territory_names: dict[str, list[str]] = by_language(entries, "name")
        self.lands_of: list[list[int]] = [
            sorted(self.land_ids.index(id) for id in entry.words("lands", self.land_ids, 2))
            for entry in entries
        ]
        if sorted(land for lands in self.lands_of for land in lands) != list(range(LANDS)):
            raise ValueError("territories: every land must belong to exactly one")
        self.territory: list[int] = [
            next(k for k, lands in enumerate(self.lands_of) if land in lands) for land in range(LANDS)
        ]
        self.bonus: list[int] = [entry.number("bonus", 1, LANDS) for entry in entries]
        inland = [entry.flag("inland") for entry in entries]
        self.inland: list[bool] = [inland[territory] for territory in self.territory]
        self.borders: list[list[int]] = [
            sorted({self.territory[other] for land in lands for other in self.near[land]} - {k})
            for k, lands in enumerate(self.lands_of)
        ]
        self.between: list[list[int]] = [
            self.lands_between(target, origin) for target in range(LANDS) for origin in range(LANDS)
        ]

    def lands_between(self, target: int, origin: int) -> list[int]:
        """E15-AM-10: the lands that connect origin and target two borders apart; empty for the same land or a neighbour."""
        if target == origin or target in self.near[origin]:
            return []
        return [land for land in self.near[origin] if land in self.near[target]]

    def read_seas(self, data: Mapping[str, Any]) -> None:
        """E15-MAP-2, E15-NAV-2: the seas and their anchor lands; 1715 has none."""
        entries = [Entry(f"seas[{k}]", e) for k, e in enumerate(listed(data, "seas"))]
        self.sea_ids: list[str] = [entry.word("id") for entry in entries]
        self.sea_names: dict[str, list[str]] = by_language(entries, "name")
        self.sea: list[int] = [NO_LAND] * LANDS
        for k, entry in enumerate(entries):
            for id in entry.words("anchor_lands", self.land_ids, 2):
                self.sea[self.land_ids.index(id)] = k
        self.anchors: list[int] = [land for land in range(LANDS) if self.sea[land] >= 0]
        self.by_sea: list[list[int]] = [
            [other for other in self.anchors if other != land and self.sea[other] == self.sea[land]]
            for land in range(LANDS)
        ]

    def read_units(self, data: Mapping[str, Any]) -> None:
        """E15-UNIT-1, E15-UNIT-2: values and limits."""
        units = Entry("units", data.get("units", {}))
        kinds = [units.part(id) for id in TYPE_IDS]
        self.ep: list[int] = [kind.number("ep", k + 1, k + 1) for k, kind in enumerate(kinds)]
        self.attack: list[int] = [kind.number("attack", 1, 100) for kind in kinds]
        self.defence: list[int] = [kind.number("defence", 1, 100) for kind in kinds]
        self.limits: list[int] = [kind.number("limit", 1, MOST_UNITS) for kind in kinds] + [0]
        general = units.part("general")
        general.number("ep", 0, 0)
        general.number("limit", 1, 1)
        self.general_attack: int = general.number("attack", 0, 100)
        self.general_defence: int = general.number("defence", 0, 100)

    def read_amounts(self, rules: Entry) -> None:
        """E15-ACT-1, E15-MOVE-3, E15-MOVE-6, E15-SUPPLY-1, E15-UNIT-8 and the values of our rulings."""
        self.actions: int = rules.number("actions_per_turn", 2, 2)
        self.half_actions: int = rules.number("half_turn_actions", 1, 1)
        self.winter_attacks: int = rules.number("max_attacks_winter", 1, 2)
        self.resupply: int = rules.number("resupply_ep", 4, 4)
        self.wear: int = rules.number("wear_ep", 2, 2)
        self.effects: int = rules.number("z_base", 1, 1)
        self.effects_per_grey: int = rules.number("z_per_grey_fortress", 1, 1)
        self.influence_per_white: int = rules.number("diplomacy_per_white_fortress", 0, 10)
        self.fortress_defence: int = rules.number("defence_fortress", 0, 10)
        self.capital_defence: int = rules.number("defence_capital", 0, 10)
        self.most_markers: int = rules.number("success_marker_max", 5, 5)
        self.markers_returned: int = rules.number("success_marker_yearly_loss", 0, 5)
        self.marker_ep: int = rules.number("marker_min_defender_ep", 1, 10)
        self.victory: int = rules.number("victory_sp", 13, 13)
        reinforcement = rules.part("reinforcement")
        self.least_reinforcement: int = reinforcement.number("min_base", 1, 30)
        self.lands_per_ep: int = reinforcement.number("lands_per_ep", 1, 30)
        self.flag_ep: int = reinforcement.number("own_flag", 0, 30)
        power = rules.part("power")
        self.land_power: int = power.number("land", 1, 30)
        self.fortress_power: int = power.number("fortress", 0, 30)
        self.flag_power: int = power.number("foreign_flag", 0, 30)
        self.marker_power: int = power.number("success_marker", 0, 30)

    def read_setup(self, setup: Entry) -> None:
        """E15-SETUP-3 to E15-SETUP-9: what set-up places, and the quick starts."""
        seats = range(2, MOST_SEATS + 1)
        counts = [setup.part(str(n)) for n in seats]
        self.chosen_lands: list[int] = [0, 0, *(count.number("draft_lands", 1, 9) for count in counts)]
        self.free_ep: list[int] = [0, 0, *(count.number("free_ep", 1, 9) for count in counts)]
        capital = setup.part("capital_units")
        self.capital_units: list[int] = [capital.number(kind, 0, 9) for kind in TYPE_IDS]
        self.chosen_inf: int = setup.part("draft_land_units").number("inf", 1, 9)
        self.most_fortresses: int = setup.number("max_fortress_lands_in_draft", 0, 6)
        quick, even = quick_starts(setup, "quick_start_4"), quick_starts(setup, "quick_start_even")
        self.quick: list[list[int]] = self.lands_by_seat(quick)
        self.quick_extra: list[list[int]] = [extra_units(entry, "extra_ep_default") for entry in quick]
        self.even: list[list[int]] = self.lands_by_seat(even)
        self.even_extra: list[list[list[int]]] = [
            [extra_units(entry, f"extra_ep_{kind}") for entry in even] for kind in EVEN_FOR
        ]

    def lands_by_seat(self, seats: list[Entry]) -> list[list[int]]:
        """E15-SETUP-8, E15-SETUP-9: by seat, the capital and the other lands of a quick start."""
        found = [
            [entry.one_of("capital", self.land_ids), *entry.words("lands", self.land_ids, 1)]
            for entry in seats
        ]
        taken = [id for ids in found for id in ids]
        if len(set(taken)) != len(taken):
            seats[0].fail("the seats of a quick start need lands of their own")
        return [[self.land_ids.index(id) for id in ids] for ids in found]

    def read_points(self, data: Mapping[str, Any]) -> None:
        """E15-SP-3: SP by rank, for each number of seats."""
        table = data.get("sp_table", {})
        self.points: list[list[int]] = [[], []]
        for seats in range(2, MOST_SEATS + 1):
            points = listed(table, str(seats))
            if len(points) != seats or points != sorted(points, reverse=True):
                raise ValueError(
                    f"sp_table {seats}: there must be one number per rank, falling, not {points!r}"
                )
            self.points.append([int(point) for point in points])

    def read_america(self, data: Mapping[str, Any]) -> None:
        """E15-AM-4 to E15-AM-10: loyalty, sandwich territories and the native chief, where the map has them."""
        self.american: bool = "loyalty" in data
        self.loyalty_start: int = 0
        self.most_loyalty: int = 0
        self.loyalty_bonus: list[int] = [0]
        self.sandwich_ep: int = 0
        self.sandwich_needs: int = 1
        self.chief_limits: list[int] = self.limits
        if not self.american:
            return
        loyalty = Entry("loyalty", data["loyalty"])
        loyalty.number("min", 0, 0)
        self.most_loyalty = loyalty.number("max", 1, 20)
        self.loyalty_start = loyalty.number("start", 0, self.most_loyalty)
        loyalty.number("die", len(WISHES), len(WISHES))
        bonus = loyalty.part("reinforcement")
        self.loyalty_bonus = [bonus.number(str(k), -5, 5) for k in range(self.most_loyalty + 1)]
        sandwich = Entry("sandwich", data.get("sandwich", {}))
        self.sandwich_ep = sandwich.number("bonus_ep", 0, 5)
        self.sandwich_needs = sandwich.number("needed_neighbour_territories", 1, 8)
        limits = Entry("indian_chief", data.get("indian_chief", {})).part("unit_limits")
        self.chief_limits = [limits.number(kind, 1, MOST_UNITS) for kind in TYPE_IDS] + [0]

    def read_admirals(self, data: Mapping[str, Any]) -> None:
        """E15-NAV-1 to E15-NAV-6, E15-NAV-9: limits and values of ships."""
        self.ships: int = 0
        self.ships_per_action: int = 0
        self.ship_ep: int = 0
        self.ep_per_ship: int = 1
        self.gunboats: int = 0
        self.fleet: int = 0
        if "admirals" in data:
            admirals = Entry("admirals", data["admirals"])
            self.ships = admirals.number("ships_per_player", 6, 6)
            self.ships_per_action = admirals.number("build_per_action", 1, 6)
            self.ship_ep = admirals.number("ep_cost_per_ship", 2, 2)
            self.ep_per_ship = admirals.number("invasion_ep_per_ship", 1, 9)
            admirals.number("gunboat_influence_per_ship", 1, 1)
            self.gunboats = admirals.number("gunboat_influence_max", 0, 6)
            self.fleet = admirals.number("fleet_per_anchor_land", 1, 6)


def quick_starts(setup: Entry, name: str) -> list[Entry]:
    """E15-SETUP-8, E15-SETUP-9: what a quick start gives to each seat."""
    found = [Entry(f"setup {name}[{k}]", entry) for k, entry in enumerate(listed(setup.entry, name))]
    if len(found) != MOST_SEATS:
        setup.fail(f"{name} needs four seats with lands of their own")
    for k, entry in enumerate(found):
        entry.number("seat", k + 1, k + 1)
    return found


def extra_units(entry: Entry, name: str) -> list[int]:
    """E15-SETUP-8, E15-SETUP-9: the units, by type, that a capital gets in a quick start besides the usual ones."""
    extra = entry.part(name).part("capital")
    return [extra.number(kind, 0, 9) for kind in TYPE_IDS]


def read_board(name: str) -> Board:
    """Read a map from its data file. ValueError says what is wrong with it."""
    return Board(read_facts(resources.files("detente.games.europe1815").joinpath(name).read_text("utf-8")))


EUROPE: Final = read_board("europe1815.json")
AMERICA: Final = read_board("america1715.json")
BOARDS: Final = [EUROPE, AMERICA]
LAND_IDS: Final = EUROPE.land_ids + AMERICA.land_ids
"""Land ids by their numbers in actions and events."""
assert len(TYPE_IDS) == TYPES
