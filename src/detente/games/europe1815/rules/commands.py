"""Commands given part by part (E15-IMPL-6): stacks with their numbers, the General, then `done`.

Parts are only noted until `done`. Each stack is chosen once, so their order makes no difference.
"""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Question
from detente.core.engine.state import EMPTY
from detente.games.europe1815.codes import COMMANDS, NO_COMMAND, NOBODY, NOWHERE, STACKS, TYPES
from detente.games.europe1815.notation import COUNT, DONE, STACK
from detente.games.europe1815.state import GameState


class Command:
    """A command: what may take part in it, and what it does in the end.

    name: as in views. number: the value of `GameState.command` while it is under way. question: the one that asks for its parts.
    """

    def __init__(self, name: str, question: "Parts") -> None:
        self.name = name
        self.number: i64 = COMMANDS.index(name)
        self.question = question
        BY_NUMBER[self.number] = self

    def open(self, s: GameState, target: i64) -> None:
        """Begin the command, with nothing chosen yet."""
        s.command = self.number
        s.target = target
        s.parts = [0] * STACKS
        s.worn = [0] * TYPES
        s.leader = NOWHERE
        s.aboard = 0
        s.picked = NOWHERE

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """What may take part, plus `done` if the parts chosen are enough; ascending."""
        raise NotImplementedError(f"the command {self.name} has no parts")

    def asked_by(self) -> str:
        """The rule that asks for its parts."""
        return self.question.rule

    def most(self, s: GameState, seat: i64, land: i64, kind: i64) -> i64:
        """The most units of a stack that may take part."""
        return movable(s, land, kind)

    def note(self, s: GameState, seat: i64, action: i64) -> None:
        """Note a part that is not a stack. By default this is the General."""
        s.leader = s.land(action)
        s.ask(self.question, seat)

    def finish(self, s: GameState, seat: i64) -> None:
        """Carry out the whole command and close it."""
        raise NotImplementedError(f"the command {self.name} has no end")

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids a part; None if the action is no part of such a command."""
        return None

    def why_not_so_many(self, s: GameState, seat: int, land: int, kind: int) -> str:
        """The rule that forbids this number of a stack that may take part."""
        return "E15-UNIT-4" if spare(s, land) <= movable(s, land, kind) else "E15-IMPL-6"


BY_NUMBER: Final[list[Command | None]] = [None for _ in COMMANDS]
"""All commands by number; each enters itself when created."""


def under_way(s: GameState) -> Command:
    """The command under way."""
    command = BY_NUMBER[s.command]
    assert command is not None
    return command


def close(s: GameState) -> None:
    """End the command and clear its fields."""
    s.command = NO_COMMAND
    s.target = NOWHERE
    s.parts = EMPTY
    s.worn = EMPTY
    s.leader = NOWHERE
    s.aboard = 0
    s.effects = 0
    s.budget = 0


# -- the questions


class Parts(Question[GameState]):
    """E15-IMPL-6: the next part of the command under way."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """What the command under way allows or forbids."""
        return under_way(s).legal(s, seat)

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """Pick a stack, note another part, or carry out the command."""
        if action in STACK:
            s.picked = STACK.one(action) - s.shift * TYPES
            s.ask(HOW_MANY, seat)
        elif action in DONE:
            under_way(s).finish(s, seat)
        else:
            under_way(s).note(s, seat, action)

    def rule_now(self, s: GameState) -> str:
        """The rule of the command under way."""
        return under_way(s).asked_by()

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """What the command under way allows or forbids."""
        return under_way(s).why_not(s, seat, action)


class HowMany(Question[GameState]):
    """E15-IMPL-6: how many units of the stack that was picked take part."""

    def most(self, s: GameState, seat: i64) -> i64:
        """The greatest number allowed."""
        return under_way(s).most(s, seat, s.picked // TYPES, s.picked % TYPES)

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """From one to the most."""
        first: i64 = COUNT.of(1)
        return list(range(first, first + self.most(s, seat)))

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """Note the number, then ask for the next part."""
        s.parts[s.picked] = COUNT.one(action)
        s.picked = NOWHERE
        s.ask(under_way(s).question, seat)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the number: too many units."""
        if action not in COUNT:
            return None
        return under_way(s).why_not_so_many(s, seat, s.picked // TYPES, s.picked % TYPES)


HOW_MANY: Final = HowMany("count", "E15-IMPL-6")


# -- what takes part


def picks(s: GameState, stacks: list[int]) -> list[int]:
    """The actions that pick these stacks of this map."""
    first: i64 = STACK.of(s.shift * TYPES)
    return [first + stack for stack in stacks]


def stack_named(s: GameState, action: int) -> tuple[int, int]:
    """The land of this map and the type of a stack that an action picks."""
    land, kind = divmod(STACK.one(action), TYPES)
    return land - s.shift, kind


def part_of(s: GameState, land: i64) -> list[int]:
    """The units of a land that take part, by type."""
    first: i64 = land * TYPES
    return s.parts[first : first + TYPES]


def chosen_in(s: GameState, land: i64) -> i64:
    """How many units of a land take part."""
    first: i64 = land * TYPES
    return s.parts[first] + s.parts[first + 1] + s.parts[first + 2]


def ep_chosen(s: GameState, land: i64) -> i64:
    """The unit points from a land that take part, or that will be stationed there."""
    ep = s.board.ep
    first: i64 = land * TYPES
    return s.parts[first] * ep[0] + s.parts[first + 1] * ep[1] + s.parts[first + 2] * ep[2]


def chosen(s: GameState) -> bool:
    """Whether any unit takes part."""
    return any(s.parts)


def taking_part(s: GameState) -> list[int]:
    """The lands whose units take part, or where units will be stationed, ascending."""
    found: list[int] = []
    last: i64 = NOWHERE
    parts = s.parts
    for stack in range(len(parts)):
        if parts[stack] and stack // TYPES != last:
            last = stack // TYPES
            found.append(last)
    return found


def spare(s: GameState, land: i64) -> i64:
    """E15-UNIT-4: how many more units may leave the land; units that wear off or are already chosen count as gone."""
    left: i64 = s.strength(land) - 1 - chosen_in(s, land)
    if s.flag[s.turn()] == land:
        left -= s.worn[0] + s.worn[1] + s.worn[2]
    return left


def movable(s: GameState, land: i64, kind: i64) -> i64:
    """How many units of a stack may be chosen: none if the stack was chosen already."""
    stack: i64 = land * TYPES + kind
    there: i64 = s.units[stack]
    if there == 0 or s.parts[stack]:
        return 0
    if s.flag[s.turn()] == land:
        there -= s.worn[kind]
    return min(there, spare(s, land))


def stacks_of(s: GameState, lands: list[int]) -> list[int]:
    """The actions that pick a stack in these lands whose units may leave."""
    return picks(
        s, [land * TYPES + kind for land in lands for kind in range(TYPES) if movable(s, land, kind) > 0]
    )


def why_not_spared(s: GameState, land: int, kind: int) -> str:
    """Why no more units of a stack may leave: it was chosen already, there are none, or one must stay."""
    stack = land * TYPES + kind
    if s.parts[stack] or s.units[stack] == 0:
        return "E15-IMPL-6"
    return "E15-UNIT-4" if spare(s, land) < 1 else "E15-MOVE-7"


def why_not_moved(s: GameState, seat: int, land: int, kind: int) -> str:
    """Why a stack cannot move into the target."""
    owner, near = s.owner[land], land in s.board.near[s.target]
    if owner != seat and owner != NOBODY and s.friends(seat, owner) and near:
        return "E15-TEAM-8"
    return why_not_spared(s, land, kind) if owner == seat and near else "E15-MOVE-1"
