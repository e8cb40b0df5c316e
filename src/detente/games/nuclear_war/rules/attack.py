"""Attack, interception, bombers and the fallout dice."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Question
from detente.core.hidden.knowledge import BIT
from detente.core.records.fields import SEAT, Call
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.fields import CARRIER_FACES, WARHEAD_FACES
from detente.games.nuclear_war.notation import DECLINE, INTERCEPT
from detente.games.nuclear_war.rules import people, retaliation, secrets
from detente.games.nuclear_war.rules.targets import Target
from detente.games.nuclear_war.state import GameState


def prepare_attack(s: GameState, seat: i64, warhead: i64, dead: bool) -> None:
    """NW-REVEAL-2 to NW-REVEAL-4, NW-BOMB-4: a warhead that its carrier can bear must be fired; others are wasted.

    NW-BOMB-5: a dead warhead is wasted too.
    """
    row: i64 = s.row_at + codes.ROW_SLOTS * seat
    fits = EDITION.megatons[warhead] <= s.load[seat]
    if dead and fits:
        s.emit("WarheadDead", seat, warhead)
    if dead or not fits:
        people.discard_launched(s, seat)
        s.cards.step_out(row, codes.ROW_SLOTS, codes.DISCARD)
        s.emit("CardDiscarded", seat, warhead, codes.FROM_TURNED_UP)
        return
    s.cards.step_out(row, codes.ROW_SLOTS, s.turned_up_at)
    opponents = s.opponents(seat)
    if len(opponents) == 1:
        declare(s, seat, opponents[0])
    else:
        s.ask(ATTACK_TARGET, seat)


class AttackTarget(Target):
    """NW-ATTACK-1, NW-DEC-4: whom the carrier and the warhead hit."""

    def aim(self, s: GameState, seat: i64, target: i64) -> None:
        """NW-ATTACK-1: the attack is declared."""
        declare(s, seat, target)


ATTACK_TARGET: Final[AttackTarget] = AttackTarget("attack_target", "NW-ATTACK-1")


def declare(s: GameState, attacker: i64, target: i64) -> None:
    """NW-ATTACK-1, NW-ATTACK-2, NW-WAR-1, NW-DEF-7: begin war, and ask the target to intercept, whatever they hold."""
    slots = s.cards.slots
    carrier = EDITION.faces[slots[s.launch_slot + attacker]]
    warhead = EDITION.faces[slots[s.turned_up_slot]]
    if s.event_log is not None:
        s.emit("AttackDeclared", attacker, target, carrier, warhead)
    if s.war == codes.PEACE:
        s.emit("WarBegan")
    s.war = codes.WAR
    s.ask(INTERCEPTION, target, attacker, carrier, warhead)


# -- interception


def interceptions(held: int, carrier: int) -> list[int]:
    """NW-CARD-5, NW-DEF-1: the actions against a carrier for a seat that holds these anti-missiles (a mask)."""
    owned = [codes.ANTI_MISSILE + k for k in range(codes.ANTI_MISSILES) if held & BIT[k]]
    fit = [face for face in owned if EDITION.is_stopped(carrier, face)]
    return [*INTERCEPT.each(fit), DECLINE.of()]


INTERCEPTIONS: Final = [
    [interceptions(held, codes.CARRIER + k) for held in range(2**codes.ANTI_MISSILES)]
    for k in range(codes.CARRIERS)
]
"""Actions by carrier (from the first on) and mask of anti-missiles."""


class Interception(Question[GameState]):
    """NW-DEF-7: whether the target intercepts, in an attack or a final retaliation."""

    def attacker(self, s: GameState) -> i64:
        """The attacking seat."""
        return s.ask_a

    def carrier(self, s: GameState) -> i64:
        """The face of the carrier."""
        return s.ask_b

    def warhead(self, s: GameState) -> i64:
        """The face of the warhead."""
        return s.ask_c

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """NW-DEF-1, NW-DEC-5: the anti-missiles of hand and deterrents that stop the carrier, or none of them."""
        cards = s.cards
        bits = cards.layout.bits
        slot: i64 = s.shown_slot + codes.SHOWN_SLOTS * seat
        one = cards.slots[slot]
        other = cards.slots[slot + 1]
        held = cards.kinds[codes.HAND + seat]
        if one >= 0:
            held |= bits[one]
        if other >= 0:
            held |= bits[other]
        return INTERCEPTIONS[self.carrier(s) - codes.CARRIER][held >> codes.ANTI_MISSILE & 15]

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """NW-DEF-2, NW-DEF-3, NW-RET-5: destroy the carrier, or throw the dice."""
        carrier = self.carrier(s)
        if action != DECLINE.first:
            spend_anti_missile(s, seat, INTERCEPT.one(action), carrier)
            if s.salvo:
                retaliation.destroy(s, seat)
            else:
                destroy(s, self.attacker(s), carrier, seat)
        elif s.salvo:
            retaliation.throw_dice(s, self.warhead(s), seat)
        else:
            throw_dice(s, self.attacker(s), carrier, self.warhead(s), seat)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the action: an anti-missile that the target does not have, or that does not stop the carrier."""
        return "NW-DEF-1" if action in INTERCEPT else None


INTERCEPTION: Final[Interception] = Interception(
    "intercept", "NW-DEF-7", Call(SEAT, CARRIER_FACES, WARHEAD_FACES)
)


def spend_anti_missile(s: GameState, seat: i64, face: i64, carrier: i64) -> None:
    """NW-DEF-3, NW-DEF-5: discard the anti-missile and note its player as an interceptor of this turn."""
    card: i64 = s.cards.find(codes.HAND + seat, face)
    source: i64 = codes.FROM_HAND
    if card >= 0:
        s.cards.carry(card, codes.HAND + seat, codes.DISCARD)
    else:
        s.carry_shown(seat, face, codes.DISCARD)
        source = codes.FROM_DETERRENTS
    s.interceptors.append(seat)
    s.emit("Intercepted", seat, face, carrier, source)


def destroy(s: GameState, attacker: i64, carrier: i64, interceptor: i64) -> None:
    """NW-DEF-2, NW-DEF-3, NW-BOMB-5: destroy carrier and warhead; the interceptor draws a replacement."""
    people.discard_launched(s, attacker)
    discard_warhead(s, attacker)
    if EDITION.bomber[carrier]:
        strike_row(s, attacker)
    s.push(secrets.DRAW, interceptor)


def strike_row(s: GameState, seat: i64) -> None:
    """NW-BOMB-5: the face-down warheads in the row are destroyed with the bomber; nobody sees which they are."""
    cards = len(s.row(seat))
    s.struck[seat] = BIT[cards] - 1
    s.relaid[seat] = 0
    s.spared[seat] = 0
    if cards:
        s.emit("RowStruck", seat, cards)


# -- the dice


def throw_dice(s: GameState, attacker: i64, carrier: i64, warhead: i64, target: i64) -> None:
    """NW-ATTACK-3, NW-ATTACK-5, NW-ATTACK-7, NW-DICE-2 to NW-DICE-5, NW-BOMB-3, NW-BOMB-6: roll the dice and apply the result."""
    roll = roll_dice(s, attacker, target)
    result = EDITION.result_of[roll]
    discard_warhead(s, attacker)
    if s.rulings[codes.RULING_DUDS_SPEND_LOAD] or result == codes.RESULT_HIT:
        s.load[attacker] -= EDITION.megatons[warhead]
    if not EDITION.bomber[carrier] or result == codes.RESULT_LAUNCH_FAILURE or s.load[attacker] == 0:
        people.discard_launched(s, attacker)
    if result == codes.RESULT_HIT:
        explode(s, roll, warhead, target)
    elif result == codes.RESULT_LAUNCH_FAILURE and not EDITION.bomber[carrier]:
        people.strike(s, attacker, EDITION.kills[warhead])


def roll_dice(s: GameState, attacker: i64, target: i64) -> i64:
    """NW-DICE-1: roll two ten-sided dice, read as tens and ones."""
    roll = s.rng.pair(10)
    if s.event_log is not None:
        s.emit("DiceRolled", attacker, target, roll, roll)
    return roll


def explode(s: GameState, roll: i64, warhead: i64, target: i64) -> None:
    """NW-DICE-2, NW-DICE-7: the target loses people, or all players die."""
    if EDITION.result_chain[roll] and warhead == codes.CARRIER - 1:
        for seat in s.living_seats(0):
            people.lose(s, seat, s.population[seat])
        s.living = 0
        s.ending = codes.END_CHAIN_REACTION
        s.emit("GameEnded", -1, codes.END_CHAIN_REACTION)
        s.end([])
        return
    lost = EDITION.kills[warhead] * EDITION.result_multiply[roll] + EDITION.result_add[roll]
    people.strike(s, target, lost if lost > 0 else 0)


def discard_warhead(s: GameState, attacker: i64) -> None:
    """NW-ATTACK-5: discard the warhead turned up."""
    card = s.cards.slots[s.turned_up_slot]
    s.cards.carry(card, s.turned_up_at, codes.DISCARD)
    if s.event_log is not None:
        s.emit("CardDiscarded", attacker, s.cards.layout.faces[card], codes.FROM_TURNED_UP)
