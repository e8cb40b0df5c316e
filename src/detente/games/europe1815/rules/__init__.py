"""The rules of 1815 and 1715: which function carries out which answer."""

from detente.games.europe1815.audit import check
from detente.games.europe1815.codes import (
    ASK_ATTACK,
    ASK_CAPITAL,
    ASK_COUNT,
    ASK_EFFECT,
    ASK_GENERAL,
    ASK_LAND,
    ASK_RELOCATION,
    ASK_RESTORE,
    ASK_SHIPS,
    ASK_STATIONING,
    ASK_TEAM,
    ASK_TRIBES,
    ASK_TROOPS,
    ASK_TURN,
    ASK_WEAR,
    CMD_SCOUT,
    DONE,
    RESTORE,
)
from detente.games.europe1815.rules.battle import attack_actions, attack_answer, scout_actions
from detente.games.europe1815.rules.course import (
    begin,
    general_actions,
    general_answer,
    go_on,
    restore,
    restore_actions,
    turn_actions,
    turn_answer,
)
from detente.games.europe1815.rules.intrigue import (
    ship_actions,
    ship_answer,
    tribes_actions,
    tribes_answer,
)
from detente.games.europe1815.rules.parts import take_count
from detente.games.europe1815.rules.quantity import count_actions
from detente.games.europe1815.rules.relocation import (
    effect_actions,
    next_effect,
    relocation_actions,
    relocation_answer,
    wear_actions,
    wear_answer,
)
from detente.games.europe1815.rules.setup import capitals, choices, choose, plant
from detente.games.europe1815.rules.stationing import stationing_actions, stationing_answer
from detente.games.europe1815.rules.team import team_actions, team_answer, troop_actions, troop_answer
from detente.games.europe1815.state import Table


class Europe(Table):
    """A game of 1815 or 1715."""

    __slots__ = ()

    def blank(self) -> "Europe":
        """A state without anything on the table."""
        return Europe(self.seats)

    def clone(self) -> "Europe":
        """An independent copy."""
        twin = Europe(self.seats)
        self.copy_core(twin)
        self.copy_table(twin)
        return twin

    def begin(self) -> None:
        """See `course.begin`."""
        begin(self)

    def step(self, code: int, a: int, b: int, c: int) -> None:
        """There are no steps: the course of the game follows from what lies on the table."""

    def check(self) -> None:
        """See `audit.check`."""
        check(self)

    def go_on(self) -> None:
        """See `course.go_on`."""
        go_on(self)

    def answers(self, seat: int) -> list[int]:
        """E15-GEN-5: the legal answers."""
        asked = self.asked
        if asked == ASK_TURN:
            return turn_actions(self, seat)
        if asked == ASK_COUNT:
            return count_actions(self)
        if asked == ASK_ATTACK:
            return scout_actions(self, seat) if self.command == CMD_SCOUT else attack_actions(self, seat)
        if asked == ASK_RELOCATION:
            return relocation_actions(self, seat)
        if asked == ASK_STATIONING:
            return stationing_actions(self, seat)
        if asked == ASK_EFFECT:
            return effect_actions(self, seat)
        if asked == ASK_WEAR:
            return wear_actions(self, seat)
        if asked == ASK_TEAM:
            return team_actions(self, seat)
        if asked == ASK_TROOPS:
            return troop_actions(self, seat)
        if asked == ASK_CAPITAL:
            return capitals(self, seat)
        if asked == ASK_LAND:
            return choices(self, seat)
        if asked == ASK_GENERAL:
            return general_actions(self, seat)
        if asked == ASK_RESTORE:
            return restore_actions(self)
        if asked == ASK_TRIBES:
            return tribes_actions(self, seat)
        return ship_actions(self, seat)

    def answer(self, question: int, seat: int, action: int) -> None:
        """Carry out an answer."""
        if question == ASK_TURN:
            turn_answer(self, seat, action)
        elif question == ASK_COUNT:
            take_count(self, action)
        elif question == ASK_ATTACK:
            attack_answer(self, seat, action)
        elif question == ASK_RELOCATION:
            relocation_answer(self, seat, action)
        elif question == ASK_STATIONING:
            stationing_answer(self, seat, action)
        elif question == ASK_EFFECT:
            if action == DONE:
                self.effects = 0
            else:
                next_effect(self, seat, action, False)
        elif question == ASK_WEAR:
            wear_answer(self, seat, action)
        elif question == ASK_TEAM:
            team_answer(self, seat, action)
        elif question == ASK_TROOPS:
            troop_answer(self, seat, action)
        elif question == ASK_CAPITAL:
            plant(self, seat, action)
        elif question == ASK_LAND:
            choose(self, seat, action)
        elif question == ASK_GENERAL:
            general_answer(self, seat, action)
        elif question == ASK_RESTORE:
            restore(self, seat, action - RESTORE - self.shift)
        elif question == ASK_TRIBES:
            tribes_answer(self, action)
        elif question == ASK_SHIPS:
            ship_answer(self, seat, action)
