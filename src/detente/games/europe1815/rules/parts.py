"""A command that is given part by part (E15-IMPL-6): units of a stack and their number, the General, then `done`.

Parts are only noted until `done`; each stack comes once, so their order makes no difference.
"""

from mypy_extensions import i64

from detente.core.state import EMPTY
from detente.games.europe1815.codes import (
    COUNT,
    DONE,
    GENERAL,
    NO_COMMAND,
    NOWHERE,
    STACK,
    STACKS,
    TYPES,
)
from detente.games.europe1815.state import Table


def open_command(s: Table, command: i64, target: i64) -> None:
    """Nothing is chosen yet."""
    s.command = command
    s.target = target
    s.parts = [0] * STACKS
    s.worn = [0] * TYPES
    s.leader = NOWHERE
    s.aboard = 0
    s.picked = NOWHERE


def close_command(s: Table) -> None:
    """The command is over."""
    s.command = NO_COMMAND
    s.target = NOWHERE
    s.parts = EMPTY
    s.worn = EMPTY
    s.leader = NOWHERE
    s.aboard = 0
    s.effects = 0
    s.budget = 0


def stack_action(s: Table, land: i64, kind: i64) -> i64:
    """The action that picks a stack."""
    return STACK + (s.shift + land) * TYPES + kind


def stack_of(s: Table, action: i64) -> i64:
    """The stack that an action picks."""
    return action - STACK - s.shift * TYPES


def pick(s: Table, action: i64) -> None:
    """A stack is picked; its number is asked next."""
    s.picked = stack_of(s, action)


def take_count(s: Table, action: i64) -> None:
    """So many of the stack that was picked take part."""
    s.parts[s.picked] = action - COUNT + 1
    s.picked = NOWHERE


def counts(most: i64) -> list[int]:
    """The numbers from one to the most."""
    return list(range(COUNT, COUNT + most))


def part_of(s: Table, land: i64) -> list[int]:
    """The units of a land that take part, by type."""
    first: i64 = land * TYPES
    return s.parts[first : first + TYPES]


def chosen_in(s: Table, land: i64) -> i64:
    """How many units of a land take part."""
    first: i64 = land * TYPES
    return s.parts[first] + s.parts[first + 1] + s.parts[first + 2]


def ep_chosen(s: Table, land: i64) -> i64:
    """The unit points that take part from a land, or are to be stationed there."""
    ep = s.board.ep
    first: i64 = land * TYPES
    return s.parts[first] * ep[0] + s.parts[first + 1] * ep[1] + s.parts[first + 2] * ep[2]


def spare(s: Table, land: i64) -> i64:
    """E15-UNIT-4: how many more units may leave the land; what wears off and what is chosen has left already."""
    left: i64 = s.strength(land) - 1 - chosen_in(s, land)
    if s.flag[s.turn()] == land:
        left -= s.worn[0] + s.worn[1] + s.worn[2]
    return left


def movable(s: Table, land: i64, kind: i64) -> i64:
    """How many units of a stack may be chosen: none if the stack has been."""
    stack: i64 = land * TYPES + kind
    if s.parts[stack]:
        return 0
    there: i64 = s.units[stack]
    if s.flag[s.turn()] == land:
        there -= s.worn[kind]
    return min(there, spare(s, land))


def chosen(s: Table) -> bool:
    """Whether any unit takes part."""
    return any(s.parts)


def part_answer(s: Table, action: i64) -> bool:
    """Note a stack or the General; whether the command goes on."""
    if action == DONE:
        return False
    if action >= STACK:
        pick(s, action)
    elif action >= GENERAL:
        s.leader = action - GENERAL - s.shift
    return True
