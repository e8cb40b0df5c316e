"""Attack (section 6), interception (section 7), bombers (section 10) and the fallout dice (section 11)."""

from typing import Final

from mypy_extensions import i64

from detente.core.ken import BIT
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.rules.people import discard_launched, lose, strike
from detente.games.nuclear_war.state import Table


def prepare_attack(s: Table, seat: i64, warhead: i64, dead: bool) -> None:
    """NW-REVEAL-2 to NW-REVEAL-4, NW-BOMB-4: a warhead that its carrier can bear must be fired; others are wasted.

    NW-BOMB-5: so is a dead one.
    """
    row: i64 = s.row_at + codes.ROW_SLOTS * seat
    fits = EDITION.megatons[warhead] <= s.load[seat]
    if dead and fits:
        s.emit("WarheadDead", seat, warhead)
    if dead or not fits:
        discard_launched(s, seat)
        s.cards.step_out(row, codes.ROW_SLOTS, codes.DISCARD)
        s.emit("CardDiscarded", seat, warhead, codes.FROM_TURNED_UP)
        return
    s.cards.step_out(row, codes.ROW_SLOTS, s.turned_up_at)
    opponents = s.opponents(seat)
    if len(opponents) == 1:
        declare(s, seat, opponents[0])
    else:
        s.ask_code(codes.ASK_ATTACK_TARGET, seat)


def aim_attack(s: Table, seat: i64, action: i64) -> None:
    """NW-ATTACK-1, NW-DEC-4: the target of the attack is named."""
    declare(s, seat, action - codes.TARGET)


def declare(s: Table, attacker: i64, target: i64) -> None:
    """NW-ATTACK-1, NW-ATTACK-2, NW-WAR-1, NW-DEF-7: there is war, and the target is asked, whatever he holds."""
    slots = s.cards.slots
    carrier = EDITION.faces[slots[s.launch_slot + attacker]]
    warhead = EDITION.faces[slots[s.turned_up_slot]]
    s.emit("AttackDeclared", attacker, target, carrier, warhead)
    if s.war == codes.PEACE:
        s.emit("WarBegan")
    s.war = codes.WAR
    s.ask_code(codes.ASK_INTERCEPT, target, attacker, carrier, warhead)


def interceptions(held: int, carrier: int) -> list[int]:
    """NW-CARD-5, NW-DEF-1: what may be done against a carrier by who holds these anti-missiles (a mask)."""
    fit = [
        k
        for k in range(codes.ANTI_MISSILES)
        if held & BIT[k] and EDITION.stops[k * codes.CARRIERS + carrier - codes.CARRIER]
    ]
    return [*(codes.INTERCEPT + k for k in fit), codes.DECLINE]


INTERCEPTIONS: Final = [
    [interceptions(held, codes.CARRIER + k) for held in range(2**codes.ANTI_MISSILES)]
    for k in range(codes.CARRIERS)
]


def anti_missiles(s: Table, seat: i64) -> list[int]:
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
    return INTERCEPTIONS[s.ask_b - codes.CARRIER][held >> codes.ANTI_MISSILE & 15]


def spend_anti_missile(s: Table, seat: i64, face: i64, carrier: i64) -> None:
    """NW-DEF-3, NW-DEF-5: the anti-missile is discarded, and its player is an interceptor of this turn."""
    card: i64 = s.cards.find(codes.HAND + seat, face)
    source: i64 = codes.FROM_HAND
    if card >= 0:
        s.cards.carry(card, codes.HAND + seat, codes.DISCARD)
    else:
        s.carry_shown(seat, face, codes.DISCARD)
        source = codes.FROM_DETERRENTS
    s.interceptors.append(seat)
    s.emit("Intercepted", seat, face, carrier, source)


def intercept(s: Table, seat: i64, action: i64) -> None:
    """NW-DEF-2, NW-DEF-3, NW-BOMB-5: carrier and warhead are destroyed and a replacement is drawn; or dice are thrown."""
    attacker: i64 = s.ask_a
    if action == codes.DECLINE:
        throw_dice(s, attacker, seat)
        return
    spend_anti_missile(s, seat, action - codes.INTERCEPT + codes.ANTI_MISSILE, s.ask_b)
    discard_launched(s, attacker)
    discard_warhead(s, attacker)
    if EDITION.bomber[s.ask_b]:
        strike_row(s, attacker)
    s.push_code(codes.STEP_DRAW, seat)


def strike_row(s: Table, seat: i64) -> None:
    """NW-BOMB-5: the warheads that lie face down in the row are destroyed with the bomber; nobody sees which they are."""
    cards = len(s.row(seat))
    s.struck[seat] = BIT[cards] - 1
    s.relaid[seat] = 0
    s.spared[seat] = 0
    if cards:
        s.emit("RowStruck", seat, cards)


def throw_dice(s: Table, attacker: i64, target: i64) -> None:
    """NW-ATTACK-3, NW-ATTACK-5, NW-ATTACK-7, NW-DICE-2 to NW-DICE-5, NW-BOMB-3, NW-BOMB-6: the dice decide."""
    carrier: i64 = s.ask_b
    warhead: i64 = s.ask_c
    roll = roll_dice(s, attacker, target)
    result = EDITION.result_of[roll]
    discard_warhead(s, attacker)
    if s.rulings[codes.RULING_DUDS_SPEND_LOAD] or result == codes.RESULT_HIT:
        s.load[attacker] -= EDITION.megatons[warhead]
    if not EDITION.bomber[carrier] or result == codes.RESULT_LAUNCH_FAILURE or s.load[attacker] == 0:
        discard_launched(s, attacker)
    if result == codes.RESULT_HIT:
        explode(s, roll, warhead, target)
    elif result == codes.RESULT_LAUNCH_FAILURE and not EDITION.bomber[carrier]:
        strike(s, attacker, EDITION.kills[warhead])


def roll_dice(s: Table, attacker: i64, target: i64) -> i64:
    """NW-DICE-1: two ten-sided dice, read as tens and ones."""
    roll = s.rng.pair(10)
    s.emit("DiceRolled", attacker, target, roll, roll)
    return roll


def explode(s: Table, roll: i64, warhead: i64, target: i64) -> None:
    """NW-DICE-2, NW-DICE-7: the target loses people, or all players die."""
    if EDITION.result_chain[roll] and warhead == codes.CARRIER - 1:
        for seat in s.living_seats(0):
            lose(s, seat, s.population[seat])
        s.living = 0
        s.ending = codes.END_CHAIN_REACTION
        s.emit("GameEnded", -1, codes.END_CHAIN_REACTION)
        s.end([])
        return
    people = EDITION.kills[warhead] * EDITION.result_multiply[roll] + EDITION.result_add[roll]
    strike(s, target, people if people > 0 else 0)


def discard_warhead(s: Table, attacker: i64) -> None:
    """NW-ATTACK-5: the warhead turned up is discarded."""
    card = s.cards.slots[s.turned_up_slot]
    s.cards.carry(card, s.turned_up_at, codes.DISCARD)
    s.emit("CardDiscarded", attacker, s.cards.layout.faces[card], codes.FROM_TURNED_UP)
