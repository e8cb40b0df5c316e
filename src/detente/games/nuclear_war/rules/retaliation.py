"""Final retaliation, and what comes after deaths (section 12)."""

from mypy_extensions import i64

from detente.core.ken import BIT
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.rules.attack import explode, roll_dice, spend_anti_missile
from detente.games.nuclear_war.rules.people import leave
from detente.games.nuclear_war.rules.secrets import draw_in_salvo, play_waiting
from detente.games.nuclear_war.rules.setup import ask_rows
from detente.games.nuclear_war.state import FACE_IN_SLOT, NO_FACE, Table

SHOT = 4


def aftermath(s: Table) -> None:
    """NW-RET-10, NW-ELIM-1: salvos in order of death; then the end, secrets that wait, peace, and the game goes on."""
    if s.dying:
        s.push_code(codes.STEP_AFTERMATH)
        retaliate(s, s.dying.pop(0))
    elif s.living & (s.living - 1) == 0:
        finish(s)
    elif s.waiting:
        s.push_code(codes.STEP_AFTERMATH)
        play_waiting(s)
    else:
        make_peace(s)


def retaliate(s: Table, seat: i64) -> None:
    """NW-RET-1, NW-ELIM-3: a dead player is asked for his salvo; without anybody left to hit he just leaves."""
    s.firing = seat
    if s.living:
        s.ask_draft_code(codes.ASK_SALVO, [seat])
    else:
        leave(s, seat)


def finish(s: Table) -> None:
    """NW-END-1, NW-END-2, NW-END-3: the last one living wins; if nobody lives, nobody does."""
    if s.living:
        winner = s.living_seats(0)[0]
        s.ending = codes.END_LAST_LIVING
        s.emit("GameEnded", winner, codes.END_LAST_LIVING)
        s.end([winner])
    else:
        s.ending = codes.END_EVERYONE_DEAD
        s.emit("GameEnded", -1, codes.END_EVERYONE_DEAD)
        s.end([])


def make_peace(s: Table) -> None:
    """NW-WAR-3, NW-STRAT-1, NW-STRAT-4: if there was war, peace returns and strategies may be changed."""
    war = s.war
    s.war = codes.PEACE
    if war == codes.PEACE:
        return
    s.emit("PeaceReturned")
    if s.rows_laid and (war == codes.WAR or s.rulings[codes.RULING_STRATEGY_AFTER_SALVO]):
        ask_rows(s, codes.ASK_STRATEGY, s.turn)


# -- announcing a salvo


def arsenal(s: Table, seat: i64) -> list[int]:
    """NW-RET-2, NW-BOMB-5: how many cards of each face the dead player has in hand, row and deterrent slots.

    Without the dead warheads of the row.
    """
    slots = s.cards.slots
    row: i64 = s.row_slot + codes.ROW_SLOTS * seat
    shown: i64 = s.shown_slot + codes.SHOWN_SLOTS * seat
    dead = s.dead(seat)
    has = [0] * (NO_FACE + 1)
    for card in [*s.cards.piles[codes.HAND + seat], *slots[shown : shown + codes.SHOWN_SLOTS]]:
        has[FACE_IN_SLOT[card + 1]] += 1
    for k in range(codes.ROW_SLOTS):
        if not dead & BIT[k]:
            has[FACE_IN_SLOT[slots[row + k] + 1]] += 1
    return has


def salvo_parts(s: Table, seat: i64) -> list[int]:
    """NW-RET-2 to NW-RET-4, NW-DEC-6: a carrier for which a matching warhead is left, a warhead for it, or done."""
    has = arsenal(s, seat)
    launched = s.launched(seat) if s.rulings[codes.RULING_SALVO_LAUNCH_SLOT] else -1
    carrier: i64 = -1
    room: i64 = 0
    loaded = True
    for part in s.draft_of(seat):
        if part >= codes.LOAD:
            warhead = (part - codes.LOAD) // codes.MOST_SEATS
            has[warhead] -= 1
            room = room - EDITION.megatons[warhead] if EDITION.bomber[carrier] else 0
            loaded = True
        else:
            if part == codes.FIRE_LAUNCHED:
                carrier = s.cards.layout.faces[launched]
                room = s.load[seat]
                launched = -1
            else:
                carrier = codes.CARRIER + part - codes.FIRE
                has[carrier] -= 1
                room = EDITION.capacity[carrier]
            loaded = False
    lightest = lightest_warhead(has)
    legal: list[int] = []
    if loaded:
        for face in range(codes.CARRIER, codes.PROPAGANDA):
            if has[face] and lightest <= EDITION.capacity[face]:
                legal.append(codes.FIRE + face - codes.CARRIER)
        if launched >= 0 and lightest <= s.load[seat]:
            legal.append(codes.FIRE_LAUNCHED)
    for warhead in range(codes.WARHEADS):
        if has[warhead] and EDITION.megatons[warhead] <= room:
            for target in s.opponents(seat):
                legal.append(codes.LOAD + warhead * codes.MOST_SEATS + target)
    if loaded:
        legal.append(codes.DONE)
    return legal


def lightest_warhead(has: list[int]) -> i64:
    """Megatons of the lightest warhead there is; more than any carrier bears if there is none."""
    for warhead in range(codes.WARHEADS):
        if has[warhead]:
            return EDITION.megatons[warhead]
    return 1000


def salvo_complete(s: Table, seat: i64) -> bool:
    """NW-RET-4: all is announced."""
    return s.draft[-1] == codes.DONE


def open_salvo(s: Table) -> None:
    """NW-RET-4, NW-RET-5: the salvo is announced as a whole; naming targets means war. Its cards are spent."""
    seat = s.firing
    carrier = 0
    number = 0
    s.salvo = []
    for part in s.draft_of(seat):
        if part == codes.DONE:
            break
        if part >= codes.LOAD:
            warhead = (part - codes.LOAD) // codes.MOST_SEATS
            target = (part - codes.LOAD) % codes.MOST_SEATS
            spend(s, seat, warhead)
            s.salvo.extend((number, carrier, warhead, target))
            s.emit("ShotAnnounced", seat, target, carrier, warhead)
        else:
            number += 1
            if part == codes.FIRE_LAUNCHED:
                carrier = s.cards.layout.faces[s.launched(seat)]
                fire(s, seat, s.launched(seat), s.launch_at + seat, codes.FROM_LAUNCH_SLOT)
            else:
                carrier = codes.CARRIER + part - codes.FIRE
                spend(s, seat, carrier)
    if s.salvo and s.war == codes.PEACE:
        s.war = codes.WAR_OF_RETALIATION
        s.emit("WarBegan")
    s.disclose()
    s.push_code(codes.STEP_SHOT)


def spend(s: Table, seat: i64, face: i64) -> None:
    """A card of hand, row or deterrents is fired; in the row dead warheads are passed over (NW-BOMB-5)."""
    card: i64 = s.cards.find(codes.HAND + seat, face)
    if card >= 0:
        fire(s, seat, card, codes.HAND + seat, codes.FROM_HAND)
        return
    row: i64 = s.row_slot + codes.ROW_SLOTS * seat
    dead = s.dead(seat)
    for k in range(codes.ROW_SLOTS):
        card = s.cards.slots[row + k]
        if card >= 0 and not dead & BIT[k] and s.cards.layout.faces[card] == face:
            fire(s, seat, card, row + k + s.row_at, codes.FROM_ROW + k)
            return
    slot = s.shown_in(seat, face)
    fire(s, seat, s.cards.slots[slot], slot + s.row_at, codes.FROM_DETERRENTS)


def fire(s: Table, seat: i64, card: i64, place: i64, source: i64) -> None:
    """A card that is fired goes to the discard pile."""
    s.cards.carry(card, place, codes.DISCARD)
    s.emit("CardFired", seat, s.cards.layout.faces[card], source)


# -- carrying it out


def next_shot(s: Table) -> None:
    """NW-RET-5, NW-RET-8, NW-RET-11: the next attack of the salvo; after the last one the dead player leaves."""
    if not s.salvo:
        leave(s, s.firing)
        return
    carrier: i64 = s.salvo[1]
    warhead: i64 = s.salvo[2]
    target: i64 = s.salvo[3]
    s.push_code(codes.STEP_SHOT)
    if s.lives(target):
        s.ask_code(codes.ASK_INTERCEPT, target, s.firing, carrier, warhead)
    else:
        s.emit("ShotLost", s.firing, target, carrier, warhead)
        del s.salvo[:SHOT]


def intercept_shot(s: Table, seat: i64, action: i64) -> None:
    """NW-RET-5, NW-RET-6, NW-DEF-3: an interception destroys the carrier with all it still bears; or dice are thrown."""
    if action == codes.DECLINE:
        throw_shot(s, seat)
        return
    spend_anti_missile(s, seat, action - codes.INTERCEPT + codes.ANTI_MISSILE, s.ask_b)
    drop_carrier(s)
    draw_in_salvo(s, seat)


def throw_shot(s: Table, target: i64) -> None:
    """NW-RET-6, NW-RET-7, NW-DICE-2: the dice decide; a failed launch hurts nobody, but ends a bomber."""
    warhead: i64 = s.ask_c
    roll = roll_dice(s, s.firing, target)
    result = EDITION.result_of[roll]
    if result == codes.RESULT_LAUNCH_FAILURE:
        drop_carrier(s)
        return
    if result == codes.RESULT_HIT:
        explode(s, roll, warhead, target)
    del s.salvo[:SHOT]


def drop_carrier(s: Table) -> None:
    """NW-RET-6: all warheads of the carrier in action that are not yet rolled are lost."""
    number = s.salvo[0]
    while s.salvo and s.salvo[0] == number:
        del s.salvo[:SHOT]
