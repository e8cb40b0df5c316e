"""Civil actions without troops: diplomacy, uprising and tribes (E15-AM-10), shipbuilding (E15-NAV-3)."""

from typing import Final

from mypy_extensions import i64

from detente.games.europe1815 import codes
from detente.games.europe1815.codes import INF, KINDS_IN_SUPPLY, LANDS, NOBODY, SHIP, TYPES
from detente.games.europe1815.notation import BUILD, DIPLOMACY, DISSOLVE, DONE, STRENGTHEN, UPRISING
from detente.games.europe1815.rules import commands
from detente.games.europe1815.rules.actions import Action
from detente.games.europe1815.rules.relocation import WEARS
from detente.games.europe1815.rules.units import own_neighbours, owned_around
from detente.games.europe1815.state import GameState

ONE_INF: Final[list[int]] = [1, 0, 0]


# -- diplomacy


class Diplomacy(Action):
    """E15-DIPL-1: a land changes hands without a battle."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-DIPL-2, E15-DIPL-5, E15-TEAM-4: lands where the influence is greater than the resistance."""
        if not s.in_supply(seat, INF):
            return []
        lands = [land for land, (influence, resistance) in talks(s, seat) if influence > resistance]
        return s.each(DIPLOMACY, lands)

    def begin(self, s: GameState, seat: i64, action: i64) -> None:
        """E15-DIPL-5: the units there leave, and an infantry of the seat replaces them."""
        land = s.land(action)
        influence, resistance = dict(talks(s, seat))[land]
        s.emit("DiplomacySucceeded", seat, s.spot(land), influence, resistance)
        s.lose(land, seat, codes.BY_DIPLOMACY)
        s.station(seat, land, ONE_INF, codes.BY_DIPLOMACY)

    def why_not(self, s: GameState, seat: int, action: int) -> str:
        """The rule that forbids the action: an ally's land, one not open to diplomacy, or too little influence."""
        land = s.land(action)
        owner = s.owner[land]
        if owner != NOBODY and owner != seat and s.friends(seat, owner):
            return "E15-TEAM-4"
        return "E15-DIPL-5" if is_open_to_diplomacy(s, seat, land) else "E15-DIPL-2"


def is_open_to_diplomacy(s: GameState, seat: int, land: int) -> bool:
    """E15-DIPL-2, E15-TEAM-4: whether the seat may choose the land, be its influence great enough or not."""
    return any(land == other for other, _ in talks(s, seat))


def talks(s: GameState, seat: i64) -> list[tuple[int, list[int]]]:
    """E15-DIPL-2, E15-TEAM-4: the neutral and hostile neighbours that nothing protects: each land with influence and resistance.

    E15-DIPL-3: the influence is that of the seat's neighbouring lands, white fortresses, and ships on the same sea.
    """
    around = owned_around(s, seat)
    fortresses: i64 = s.count_fortresses(seat, codes.WHITE) * s.board.influence_per_white
    found: list[tuple[int, list[int]]] = []
    for land, near in enumerate(around):
        if near and s.foe_or_neutral(seat, land) and defenceless(s, land):
            influence: i64 = near + fortresses + gunboats(s, seat, land)
            found.append((land, [int(influence), int(resistance(s, land))]))
    return found


def defenceless(s: GameState, land: i64) -> bool:
    """E15-DIPL-2, E15-AM-10: whether the land has no fortress, flag or General."""
    return s.board.fortress[land] == codes.NO_FORTRESS and land not in s.flag and s.general_in(land) == NOBODY


def gunboats(s: GameState, seat: i64, land: i64) -> i64:
    """E15-NAV-4: what the seat's ships on the sea of an anchor land add."""
    if not s.admirals:
        return 0
    total: i64 = 0
    for other in s.board.by_sea[land]:
        if s.owner[other] == seat:
            total += s.ships[other]
    return min(total, s.board.gunboats)


def resistance(s: GameState, land: i64) -> i64:
    """E15-DIPL-4: the units there, and the neighbours of the same owner."""
    owner: i64 = s.owner[land]
    return s.ep_in(land) + (own_neighbours(s, owner, land) if owner >= 0 else 0)


DIPLOMACIES: Final = Diplomacy([DIPLOMACY], "diplomacy")


# -- the native chief


class Uprising(Action):
    """E15-AM-10: the native chief makes an opponent's land neutral."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-AM-10, E15-AM-13: opponents' inland lands with one EP, without fortress, flag or General; at any distance."""
        if s.chief != seat:
            return []
        lands = [
            land
            for land in range(LANDS)
            if s.enemy_land(seat, land)
            and s.board.inland[land]
            and s.ep_in(land) == 1
            and defenceless(s, land)
        ]
        return s.each(UPRISING, lands)

    def begin(self, s: GameState, seat: i64, action: i64) -> None:
        """E15-AM-10, E15-AM-13: the land becomes neutral, with one neutral infantry."""
        land = s.land(action)
        s.emit("UprisingStirred", seat, s.spot(land))
        s.lose(land, NOBODY, codes.BY_UPRISING)
        s.station(NOBODY, land, ONE_INF, codes.BY_UPRISING)

    def why_not(self, s: GameState, seat: int, action: int) -> str:
        """The rule that forbids the action: not the chief, or another land."""
        return why_no_help(s, seat, s.land(action))


class Tribes(Action):
    """E15-AM-10: the native chief strengthens one or two neutral lands."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-AM-10, E15-AM-13: neutral lands, at any distance."""
        if s.chief != seat:
            return []
        return s.each(
            STRENGTHEN, [land for land in range(LANDS) if s.owner[land] == NOBODY and land != s.target]
        )

    def begin(self, s: GameState, seat: i64, action: i64) -> None:
        """E15-AM-10: note the first land."""
        STRENGTHENING.open(s, s.land(action))
        s.ask(SECOND_TRIBE, seat)

    def why_not(self, s: GameState, seat: int, action: int) -> str:
        """The rule that forbids the action: not the chief, or no neutral land."""
        return why_no_help(s, seat, s.land(action))


def why_no_help(s: GameState, seat: int, land: int) -> str:
    """E15-AM-10, E15-TEAM-4: why the natives cannot act there."""
    owner = s.owner[land]
    return "E15-TEAM-4" if owner not in (NOBODY, seat) and s.friends(seat, owner) else "E15-AM-10"


class Strengthening(commands.Command):
    """E15-AM-10: name a second land, or stop."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-AM-10: another neutral land."""
        return [*TRIBES.legal(s, seat), DONE.first]

    def note(self, s: GameState, seat: i64, action: i64) -> None:
        """E15-AM-10: both lands get their infantry, in the order of their ids."""
        first, second = s.target, s.land(action)
        s.station(NOBODY, min(first, second), ONE_INF, codes.BY_TRIBES)
        s.station(NOBODY, max(first, second), ONE_INF, codes.BY_TRIBES)
        commands.close(s)

    def finish(self, s: GameState, seat: i64) -> None:
        """E15-AM-10: the only land gets a neutral infantry."""
        s.station(NOBODY, s.target, ONE_INF, codes.BY_TRIBES)
        commands.close(s)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the action: the same land, or one that is not neutral."""
        return "E15-AM-10" if action in STRENGTHEN else None


UPRISINGS: Final = Uprising([UPRISING], "uprising")
TRIBES: Final = Tribes([STRENGTHEN], "tribes")
SECOND_TRIBE: Final = commands.Parts("tribes", "E15-AM-10")
STRENGTHENING: Final = Strengthening("tribes", SECOND_TRIBE)


# -- shipbuilding


class Shipyards(Action):
    """E15-NAV-3: units become ships."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-NAV-3: the seat's anchor lands where units can be dissolved for a ship."""
        if not may_build(s, seat):
            return []
        lands = [
            land
            for land in s.board.anchors
            if s.owner[land] == seat and any(can_dissolve(s, land, kind, s.worn) for kind in range(TYPES))
        ]
        return s.each(BUILD, lands)

    def begin(self, s: GameState, seat: i64, action: i64) -> None:
        """E15-NAV-3: note the land."""
        SHIPBUILDING.open(s, s.land(action))
        s.ask(SHIPS, seat)

    def why_not(self, s: GameState, seat: int, action: int) -> str:
        """The rule that forbids the action: no ships left, or no units for one."""
        land = s.land(action)
        if may_build(s, seat) and s.owner[land] == seat and land in s.board.anchors:
            return "E15-UNIT-4"
        return "E15-NAV-3" if s.admirals else "E15-NAV-1"


def may_build(s: GameState, seat: i64) -> bool:
    """E15-NAV-1, E15-NAV-3: whether the game has ships and the seat has some left."""
    return s.admirals and s.in_supply(seat, SHIP) > 0


def can_dissolve(s: GameState, land: i64, kind: i64, worn: list[int]) -> bool:
    """E15-NAV-3, E15-MOVE-7, E15-UNIT-4: whether there are units for one more ship and at least one other unit stays."""
    number: i64 = WEARS[kind][kind]
    gone: i64 = worn[0] + worn[1] + worn[2] if worn else 0
    own: i64 = worn[kind] if worn else 0
    return s.units[land * TYPES + kind] >= own + number and s.strength(land) > gone + number


class Shipbuilding(commands.Command):
    """E15-NAV-3: which units dissolve for the ships."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-NAV-3: units for a first or a second ship; `done` after the first."""
        ships = laid_down(s)
        legal: list[int] = []
        if ships < min(s.board.ships_per_action, s.in_supply(seat, SHIP)):
            legal = DISSOLVE.each([kind for kind in range(TYPES) if can_dissolve(s, s.target, kind, s.worn)])
        if ships:
            legal.append(DONE.first)
        return legal

    def note(self, s: GameState, seat: i64, action: i64) -> None:
        """E15-NAV-3: note the units for one ship."""
        kind: i64 = DISSOLVE.one(action)
        s.worn[kind] += WEARS[kind][kind]
        s.ask(SHIPS, seat)

    def finish(self, s: GameState, seat: i64) -> None:
        """E15-NAV-3: return the units to the supply and take the ships from it."""
        ships = laid_down(s)
        s.remove(s.target, s.worn, codes.BY_SHIPBUILDING)
        s.ships[s.target] += ships
        s.supply[seat * KINDS_IN_SUPPLY + SHIP] -= ships
        s.emit("ShipsBuilt", seat, s.spot(s.target), ships)
        commands.close(s)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the action: no units for a ship, or no ship yet."""
        return "E15-NAV-3" if action in DISSOLVE or action in DONE else None


def laid_down(s: GameState) -> i64:
    """How many ships the dissolved units are worth."""
    return s.worn[0] // WEARS[0][0] + s.worn[1] + s.worn[2]


SHIPYARDS: Final = Shipyards([BUILD], "ships")
SHIPS: Final = commands.Parts("ships", "E15-NAV-3")
SHIPBUILDING: Final = Shipbuilding("ships", SHIPS)
