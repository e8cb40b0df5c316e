"""The state of a game of 1815 or 1715."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.verbs import Verb
from detente.games.europe1815.codes import ART, INF, KAV, KINDS_IN_SUPPLY, LANDS, NOBODY, NOWHERE, SHIP, TYPES
from detente.games.europe1815.data import BOARDS
from detente.games.europe1815.notation import ACTIONS
from detente.games.europe1815.slots import Slots

SEAT_NAMES: Final = "ABCD"


class GameState(Slots):
    """A game's state, with the queries and changes that rules need.

    _holdings, _standings: caches, what `rules.holdings` last computed, kept until what it depends on has changed.
    """

    __slots__ = ("_holdings", "_standings")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._holdings: object = None
        self._standings: object = None

    def apply_options(self) -> None:
        """Set what follows from the options. Those that do not go together are refused before (`Option.needs`)."""
        american = self.options["map"] == "1715"
        self.board = BOARDS[american]
        self.shift = LANDS if american else 0
        self.teams = self.options["mode"] == "teams"
        self.loyal = american and self.options["loyalty"] == "on"
        self.admirals = self.options["admirals"] != "off"
        self.fleets = self.options["admirals"] == "fleets"
        self.chiefs = american and not self.teams
        self.start_ep = self.options["start_ep"]
        self.chief_ep = self.options["chief_ep"]

    def conserved(self) -> dict[str, int]:
        """E15-UNIT-3: the supply is the limit minus what is on the board."""
        beyond = {}
        for seat in range(self.seats):
            for kind in range(KINDS_IN_SUPPLY):
                there = self.ships if kind == SHIP else self.units[kind::TYPES]
                placed = sum(n for n, owner in zip(there, self.owner, strict=True) if owner == seat)
                left = self.supply[seat * KINDS_IN_SUPPLY + kind]
                beyond[f"{SEAT_NAMES[seat]} {kind}"] = placed + left - self.limit(seat, kind)
        return beyond

    # -- queries

    def limit(self, seat: i64, kind: i64) -> i64:
        """E15-UNIT-2, E15-AM-10, E15-NAV-1: how many pieces of a type the seat has in all."""
        if kind == SHIP:
            return self.board.ships if self.admirals else 0
        return self.board.chief_limits[kind] if seat == self.chief else self.board.limits[kind]

    def in_supply(self, seat: i64, kind: i64) -> i64:
        """How many pieces of a type the seat has left."""
        return self.supply[seat * KINDS_IN_SUPPLY + kind]

    def each(self, verb: Verb, lands: list[int]) -> list[int]:
        """The actions of a verb for these lands of this map."""
        first: i64 = verb.of(self.shift)
        return [first + land for land in lands]

    def land(self, action: i64) -> i64:
        """The land of this map that an action names."""
        return ACTIONS.verb_of[action].one(action) - self.shift

    def turn(self) -> i64:
        """The seat at this place of the turn order (E15-YEAR-2)."""
        return (self.start + self.place) % self.seats

    def friends(self, seat: i64, other: i64) -> bool:
        """E15-GEN-7: whether `other` is the seat itself or, in 2vs2, its ally."""
        return seat == other or (self.teams and (seat + other) % 2 == 0)

    def enemy_land(self, seat: i64, land: i64) -> bool:
        """E15-TEAM-10: whether the land is an opponent's."""
        owner: i64 = self.owner[land]
        return owner >= 0 and not self.friends(seat, owner)

    def foe_or_neutral(self, seat: i64, land: i64) -> bool:
        """E15-TEAM-10: whether the land is neutral or an opponent's, so that it may be taken."""
        owner: i64 = self.owner[land]
        return owner < 0 or not self.friends(seat, owner)

    def ally(self, seat: i64) -> i64:
        """E15-TEAM-1: the ally, who sits opposite."""
        return (seat + 2) % 4

    def lands(self, seat: i64) -> list[int]:
        """The seat's lands, ascending."""
        owner = self.owner
        return [land for land in range(LANDS) if owner[land] == seat]

    def count_lands(self, seat: i64) -> i64:
        """How many lands the seat owns."""
        return self.owner.count(seat)

    def strength(self, land: i64) -> i64:
        """How many units are in the land."""
        first: i64 = land * TYPES
        return self.units[first] + self.units[first + 1] + self.units[first + 2]

    def ep_in(self, land: i64) -> i64:
        """E15-UNIT-2: the unit points in the land."""
        first: i64 = land * TYPES
        ep = self.board.ep
        return self.units[first] * ep[0] + self.units[first + 1] * ep[1] + self.units[first + 2] * ep[2]

    def holds_flag(self, seat: i64) -> bool:
        """E15-UNIT-7: whether the seat owns the land of its flag."""
        flag: i64 = self.flag[seat]
        return flag >= 0 and self.owner[flag] == seat

    def count_fortresses(self, seat: i64, colour: i64) -> i64:
        """How many fortresses of a colour the seat owns."""
        found: i64 = 0
        for land in self.board.fortified[colour]:
            if self.owner[land] == seat:
                found += 1
        return found

    def controller(self, territory: i64) -> i64:
        """E15-MAP-4: the seat that owns all lands of the territory, or NOBODY."""
        lands = self.board.lands_of[territory]
        first: i64 = self.owner[lands[0]]
        for land in lands:
            if self.owner[land] != first:
                return NOBODY
        return first

    def controllers(self) -> list[int]:
        """By territory, the seat that controls it, or NOBODY."""
        return [int(self.controller(territory)) for territory in range(len(self.board.lands_of))]

    def controls(self, seat: i64, territory: i64) -> bool:
        """Whether the seat controls the territory."""
        return self.controller(territory) == seat

    def general_in(self, land: i64) -> i64:
        """The seat whose General is in the land, or NOBODY. E15-UNIT-6: only the owner's can be."""
        owner: i64 = self.owner[land]
        if owner >= 0 and self.general[owner] == land:
            return owner
        return NOBODY

    def flag_in(self, land: i64) -> i64:
        """The seat whose flag is in the land, or NOBODY."""
        for seat in range(self.seats):
            if self.flag[seat] == land:
                return seat
        return NOBODY

    # -- changes of the course of the game and of pieces

    def begin_phase(self, phase: i64) -> None:
        """E15-YEAR-2: continue with the first turn of this phase."""
        self.phase = phase
        self.place = 0
        self.stage = 0

    def end_step(self) -> None:
        """Count one more step of the turn as over."""
        self.stage += 1

    def station(self, seat: i64, land: i64, counts: list[int], cause: i64) -> None:
        """Place units from the supply in a land, or from the pool if it is neutral (NOBODY)."""
        some: i64 = 0
        for kind in range(TYPES):
            number: i64 = counts[kind]
            self.units[land * TYPES + kind] += number
            if seat >= 0:
                self.supply[seat * KINDS_IN_SUPPLY + kind] -= number
            some += number
        if some:
            self.emit("UnitsStationed", seat, self.spot(land), counts[INF], counts[KAV], counts[ART], cause)

    def remove(self, land: i64, counts: list[int], cause: i64) -> None:
        """Return units of the land's owner to their supply, neutral ones to the pool."""
        owner: i64 = self.owner[land]
        some: i64 = 0
        for kind in range(TYPES):
            number: i64 = counts[kind]
            self.units[land * TYPES + kind] -= number
            if owner >= 0:
                self.supply[owner * KINDS_IN_SUPPLY + kind] += number
            some += number
        if some:
            self.emit("UnitsRemoved", owner, self.spot(land), counts[INF], counts[KAV], counts[ART], cause)

    def move(self, source: i64, target: i64, counts: list[int]) -> None:
        """Move units from one land to another of the same owner."""
        some: i64 = 0
        for kind in range(TYPES):
            number: i64 = counts[kind]
            self.units[source * TYPES + kind] -= number
            self.units[target * TYPES + kind] += number
            some += number
        if some:
            owner: i64 = self.owner[target]
            inf, kav, art = counts[INF], counts[KAV], counts[ART]
            self.emit("UnitsMoved", owner, self.spot(source), self.spot(target), inf, kav, art)

    def units_in(self, land: i64) -> list[int]:
        """The units in the land, by type."""
        first: i64 = land * TYPES
        return self.units[first : first + TYPES]

    def move_general(self, seat: i64, target: i64) -> None:
        """Move the General to a land, or to the supply (NOWHERE)."""
        source: i64 = self.general[seat]
        self.general[seat] = target
        self.emit("GeneralMoved", seat, self.spot(source), self.spot(target))

    def spot(self, land: i64) -> i64:
        """A land's number among the lands of both maps; NOWHERE stays NOWHERE."""
        return self.shift + land if land >= 0 else NOWHERE

    def lose(self, land: i64, winner: i64, cause: i64) -> None:
        """E15-UNIT-6, E15-NAV-6: a land changes hands; the former owner's units, General and ships there go to their supply.

        E15-NAV-9: with fleets, ships sail to a refuge if there is one.
        """
        before: i64 = self.owner[land]
        self.remove(land, self.units_in(land), cause)
        if before >= 0:
            if self.general[before] == land:
                self.move_general(before, NOWHERE)
            if self.ships[land]:
                self.lose_ships(before, land)
        self.owner[land] = winner
        self.emit("OwnerChanged", self.spot(land), winner, before, cause)
        if before >= 0 and before not in self.owner:
            self.emit("ExileBegan", before)

    def refuge(self, seat: i64, land: i64) -> i64:
        """E15-NAV-9: the seat's first other anchor land on the same sea; NOWHERE without one or without fleets."""
        if self.fleets:
            for other in self.board.by_sea[land]:
                if self.owner[other] == seat:
                    return other
        return NOWHERE

    def lose_ships(self, seat: i64, land: i64) -> None:
        """E15-NAV-6, E15-NAV-9: all ships of a lost land sail to their refuge, or return to the supply."""
        refuge: i64 = self.refuge(seat, land)
        if refuge >= 0:
            self.emit("ShipsFled", seat, self.spot(land), self.spot(refuge), self.ships[land])
            self.ships[refuge] += self.ships[land]
            self.ships[land] = 0
            return
        self.emit("ShipsLost", seat, self.spot(land), self.ships[land])
        self.supply[seat * KINDS_IN_SUPPLY + SHIP] += self.ships[land]
        self.ships[land] = 0
