"""Civil actions without troops: diplomacy (section 9), uprising and tribes (E15-AM-10), shipbuilding (E15-NAV-3)."""

from mypy_extensions import i64

from detente.games.europe1815.codes import (
    BUILD,
    BY_DIPLOMACY,
    BY_SHIPBUILDING,
    BY_TRIBES,
    BY_UPRISING,
    CIVIL_DIPLOMACY,
    CIVIL_SHIPS,
    CIVIL_TRIBES,
    CIVIL_UPRISING,
    CMD_SHIPS,
    CMD_TRIBES,
    DIPLOMACY,
    DISSOLVE,
    DONE,
    INF,
    KINDS_IN_SUPPLY,
    LANDS,
    NO_FORTRESS,
    NOBODY,
    SHIP,
    STRENGTHEN,
    TYPES,
    UPRISING,
    WHITE,
)
from detente.games.europe1815.rules.parts import close_command, open_command
from detente.games.europe1815.rules.relocation import WEARS
from detente.games.europe1815.rules.units import borders_own, own_neighbours
from detente.games.europe1815.state import Table

ONE_INF = [1, 0, 0]


# -- diplomacy


def defenceless(s: Table, land: i64) -> bool:
    """E15-DIPL-2, E15-AM-10: no fortress, no flag and no General."""
    return (
        s.board.fortress[land] == NO_FORTRESS and s.flag_in(land) == NOBODY and s.general_in(land) == NOBODY
    )


def influence(s: Table, seat: i64, land: i64) -> i64:
    """E15-DIPL-3, E15-NAV-4: own neighbours, white fortresses, ships on the same sea."""
    total: i64 = own_neighbours(s, seat, land)
    total += s.count_fortresses(seat, WHITE) * s.board.influence_per_white
    return total + gunboats(s, seat, land)


def gunboats(s: Table, seat: i64, land: i64) -> i64:
    """E15-NAV-4: what own ships on the sea of an anchor land add."""
    if not s.admirals:
        return 0
    total: i64 = 0
    for other in s.board.by_sea[land]:
        if s.owner[other] == seat:
            total += s.ships[other]
    return min(total, s.board.gunboats)


def resistance(s: Table, land: i64) -> i64:
    """E15-DIPL-4: the units there, and the neighbours of the same owner."""
    owner: i64 = s.owner[land]
    return s.ep_in(land) + (own_neighbours(s, owner, land) if owner >= 0 else 0)


def diplomacies(s: Table, seat: i64) -> list[int]:
    """E15-DIPL-2, E15-DIPL-5, E15-TEAM-4: lands that change hands without a battle."""
    if not s.in_supply(seat, INF):
        return []
    return [
        DIPLOMACY + s.shift + land
        for land in range(LANDS)
        if s.foe_or_neutral(seat, land)
        and borders_own(s, seat, land)
        and defenceless(s, land)
        and influence(s, seat, land) > resistance(s, land)
    ]


def negotiate(s: Table, seat: i64, action: i64) -> None:
    """E15-DIPL-5: the units there leave, an infantry of the seat takes their place."""
    land: i64 = action - DIPLOMACY - s.shift
    s.used |= CIVIL_DIPLOMACY
    s.emit("DiplomacySucceeded", seat, s.shift + land, influence(s, seat, land), resistance(s, land))
    s.lose(land, seat, BY_DIPLOMACY)
    s.station(seat, land, ONE_INF, BY_DIPLOMACY)


# -- the native chief


def uprisings(s: Table, seat: i64) -> list[int]:
    """E15-AM-10, E15-AM-13: opponents' inland lands with one EP, without fortress, flag or General; at any distance."""
    if s.chief != seat:
        return []
    return [
        UPRISING + s.shift + land
        for land in range(LANDS)
        if s.enemy_land(seat, land) and s.board.inland[land] and s.ep_in(land) == 1 and defenceless(s, land)
    ]


def rise_up(s: Table, seat: i64, action: i64) -> None:
    """E15-AM-10, E15-AM-13: the land becomes neutral, with one infantry of its own."""
    land: i64 = action - UPRISING - s.shift
    s.used |= CIVIL_UPRISING
    s.emit("UprisingStirred", seat, s.shift + land)
    s.lose(land, NOBODY, BY_UPRISING)
    s.station(NOBODY, land, ONE_INF, BY_UPRISING)


def tribes(s: Table, seat: i64) -> list[int]:
    """E15-AM-10, E15-AM-13: neutral lands, at any distance."""
    if s.chief != seat:
        return []
    return [
        STRENGTHEN + s.shift + land for land in range(LANDS) if s.owner[land] == NOBODY and land != s.target
    ]


def open_tribes(s: Table, action: i64) -> None:
    """E15-AM-10: the first land."""
    s.used |= CIVIL_TRIBES
    open_command(s, CMD_TRIBES, action - STRENGTHEN - s.shift)


def tribes_actions(s: Table, seat: i64) -> list[int]:
    """E15-AM-10: a second land, or no more."""
    return [*tribes(s, seat), DONE]


def tribes_answer(s: Table, action: i64) -> None:
    """E15-AM-10: each land gets one neutral infantry."""
    lands = [s.target]
    if action != DONE:
        lands.append(action - STRENGTHEN - s.shift)
    for land in sorted(lands):
        s.station(NOBODY, land, ONE_INF, BY_TRIBES)
    close_command(s)


# -- shipbuilding


def shipyards(s: Table, seat: i64) -> list[int]:
    """E15-NAV-3: own anchor lands where units can be dissolved for a ship."""
    if not s.admirals or not s.in_supply(seat, SHIP):
        return []
    return [
        BUILD + s.shift + land
        for land in s.board.anchors
        if s.owner[land] == seat and any(can_dissolve(s, land, kind, s.worn) for kind in range(TYPES))
    ]


def can_dissolve(s: Table, land: i64, kind: i64, worn: list[int]) -> bool:
    """E15-NAV-3, E15-MOVE-7, E15-UNIT-4: whether units for one more ship are there, and another stays."""
    number: i64 = WEARS[kind][kind]
    gone: i64 = worn[0] + worn[1] + worn[2] if worn else 0
    own: i64 = worn[kind] if worn else 0
    return s.units[land * TYPES + kind] >= own + number and s.strength(land) > gone + number


def open_shipyard(s: Table, action: i64) -> None:
    """E15-NAV-3: the land is named."""
    s.used |= CIVIL_SHIPS
    open_command(s, CMD_SHIPS, action - BUILD - s.shift)


def laid_down(s: Table) -> i64:
    """How many ships the dissolved units are worth."""
    return s.worn[0] // WEARS[0][0] + s.worn[1] + s.worn[2]


def ship_actions(s: Table, seat: i64) -> list[int]:
    """E15-NAV-3: units for a ship, or for a second one; done after the first."""
    ships: i64 = laid_down(s)
    legal: list[int] = []
    if ships < min(s.board.ships_per_action, s.in_supply(seat, SHIP)):
        legal = [DISSOLVE + kind for kind in range(TYPES) if can_dissolve(s, s.target, kind, s.worn)]
    if ships:
        legal.append(DONE)
    return legal


def ship_answer(s: Table, seat: i64, action: i64) -> None:
    """E15-NAV-3, E15-IMPL-6: units are noted; with the last step they become ships."""
    if action != DONE:
        kind: i64 = action - DISSOLVE
        s.worn[kind] += WEARS[kind][kind]
        return
    launch(s, seat)
    close_command(s)


def launch(s: Table, seat: i64) -> None:
    """E15-NAV-3: the units go to the supply, the ships come from it."""
    ships: i64 = laid_down(s)
    s.remove(s.target, s.worn, BY_SHIPBUILDING)
    s.ships[s.target] += ships
    s.supply[seat * KINDS_IN_SUPPLY + SHIP] -= ships
    s.emit("ShipsBuilt", seat, s.shift + s.target, ships)
