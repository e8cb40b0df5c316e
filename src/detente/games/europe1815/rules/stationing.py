"""New units: resupply (section 8), reinforcement turns (section 11) and the free EP of set-up (E15-SETUP-7)."""

from mypy_extensions import i64

from detente.games.europe1815.codes import (
    BY_REINFORCEMENT,
    BY_RESUPPLY,
    BY_SETUP,
    CIVIL_RESUPPLY,
    CMD_REINFORCEMENT,
    CMD_RESUPPLY,
    CMD_SETUP,
    DONE,
    LANDS,
    NO_FORTRESS,
    NOWHERE,
    RESUPPLY,
    TYPES,
)
from detente.games.europe1815.rules.parts import (
    chosen,
    close_command,
    ep_chosen,
    open_command,
    part_answer,
    part_of,
    stack_action,
)
from detente.games.europe1815.rules.units import may_station, reinforcement
from detente.games.europe1815.state import Table


def resupplies(s: Table, seat: i64) -> list[int]:
    """E15-SUPPLY-1, E15-SUPPLY-2: own lands with the own General or a fortress, if the supply holds a unit."""
    if not any(s.in_supply(seat, kind) for kind in range(TYPES)):
        return []
    return [
        RESUPPLY + s.shift + land
        for land in range(LANDS)
        if s.owner[land] == seat and (s.general[seat] == land or s.board.fortress[land] != NO_FORTRESS)
    ]


def open_resupply(s: Table, action: i64) -> None:
    """E15-SUPPLY-1: the land is named."""
    s.used |= CIVIL_RESUPPLY
    open_command(s, CMD_RESUPPLY, action - RESUPPLY - s.shift)
    s.budget = s.board.resupply


def open_setup(s: Table) -> None:
    """E15-SETUP-7: the free EP."""
    open_command(s, CMD_SETUP, NOWHERE)
    s.budget = s.board.free_ep[s.seats]


def open_reinforcement(s: Table, seat: i64) -> None:
    """E15-REINF-1: the EP of this turn."""
    open_command(s, CMD_REINFORCEMENT, NOWHERE)
    s.budget = reinforcement(s, seat)
    s.emit("ReinforcementGranted", seat, s.budget)


def placed(s: Table, kind: i64) -> i64:
    """How many units of a type are to be stationed so far."""
    number: i64 = 0
    for land in range(LANDS):
        number += s.parts[land * TYPES + kind]
    return number


def unspent(s: Table) -> i64:
    """The EP that are left."""
    spent: i64 = 0
    for land in range(LANDS):
        spent += ep_chosen(s, land)
    return s.budget - spent


def admits(s: Table, seat: i64, land: i64, kind: i64) -> bool:
    """E15-SUPPLY-1, E15-SETUP-7, E15-REINF-3, E15-REINF-4: whether units of this type may be put there."""
    if s.command == CMD_RESUPPLY:
        return land == s.target
    if s.command == CMD_SETUP:
        return s.owner[land] == seat
    return may_station(s, seat, land, kind)


def stationable(s: Table, seat: i64, kind: i64, left: i64) -> i64:
    """E15-UNIT-3: how many units of a type the EP and the supply still give."""
    return min(left // s.board.ep[kind], s.in_supply(seat, kind) - placed(s, kind))


def stationing_actions(s: Table, seat: i64) -> list[int]:
    """E15-SUPPLY-1, E15-SUPPLY-2, E15-SETUP-7, E15-REINF-2: stacks that may grow; done when it is enough."""
    left = unspent(s)
    most = [stationable(s, seat, kind, left) for kind in range(TYPES)]
    legal = [
        stack_action(s, land, kind)
        for land in range(LANDS)
        for kind in range(TYPES)
        if most[kind] > 0 and s.parts[land * TYPES + kind] == 0 and admits(s, seat, land, kind)
    ]
    if s.command == CMD_SETUP:
        enough = left == 0
    elif s.command == CMD_RESUPPLY:
        enough = chosen(s)
    else:
        enough = True
    if enough:
        legal.append(DONE)
    return legal


def stationing_answer(s: Table, seat: i64, action: i64) -> None:
    """E15-IMPL-6: stacks are noted; with the last step all units are put up."""
    if part_answer(s, action):
        return
    ends_turn = s.command == CMD_RESUPPLY
    put_up(s, seat)
    close_command(s)
    if ends_turn:
        s.actions = 0


def put_up(s: Table, seat: i64) -> None:
    """E15-UNIT-3: the chosen units come from the supply."""
    cause: i64 = BY_REINFORCEMENT
    if s.command == CMD_RESUPPLY:
        cause = BY_RESUPPLY
    elif s.command == CMD_SETUP:
        cause = BY_SETUP
    for land in range(LANDS):
        s.station(seat, land, part_of(s, land), cause)
