"""How many units of the stack that was picked take part (E15-IMPL-6)."""

from mypy_extensions import i64

from detente.games.europe1815.codes import (
    CMD_ATTACK,
    CMD_REINFORCEMENT,
    CMD_RESUPPLY,
    CMD_SCOUT,
    CMD_SETUP,
    TYPES,
)
from detente.games.europe1815.rules.battle import committable, scouting
from detente.games.europe1815.rules.course import deciding
from detente.games.europe1815.rules.parts import counts, movable
from detente.games.europe1815.rules.stationing import stationable, unspent
from detente.games.europe1815.state import Table


def most_of(s: Table) -> i64:
    """How many of the stack may take part."""
    land: i64 = s.picked // TYPES
    kind: i64 = s.picked % TYPES
    command = s.command
    if command == CMD_ATTACK:
        return committable(s, land, kind)
    if command == CMD_SCOUT:
        return scouting(s, land, kind)
    if command == CMD_SETUP or command == CMD_RESUPPLY or command == CMD_REINFORCEMENT:
        return stationable(s, deciding(s), kind, unspent(s))
    return movable(s, land, kind)


def count_actions(s: Table) -> list[int]:
    """E15-IMPL-6: from one to the most."""
    return counts(most_of(s))
