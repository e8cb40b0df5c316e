"""Final retaliation, and what follows deaths."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Question, Step
from detente.core.hidden.knowledge import BIT
from detente.core.records.fields import Call
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.notation import DONE, FIRE, FIRE_LAUNCHED, LOAD
from detente.games.nuclear_war.rules import attack, people, secrets, setup
from detente.games.nuclear_war.state import FACE_IN_SLOT, NO_FACE, GameState


class Aftermath(Step[GameState]):
    """NW-RET-10, NW-ELIM-1: salvos in order of death; then the end of the game, waiting secrets, or peace, and play continues."""

    def run(self, s: GameState, a: i64, b: i64, c: i64) -> None:
        """Do the next part."""
        if s.dying:
            s.push(AFTERMATH)
            retaliate(s, s.dying.pop(0))
        elif s.living & (s.living - 1) == 0:
            finish(s)
        elif s.waiting:
            s.push(AFTERMATH)
            secrets.play_waiting(s)
        else:
            make_peace(s)


AFTERMATH: Final[Aftermath] = Aftermath()


def retaliate(s: GameState, seat: i64) -> None:
    """NW-RET-1, NW-ELIM-3: ask a dead player for a salvo. With nobody left to hit, they just leave."""
    s.firing = seat
    if s.living:
        s.ask_draft(SALVO, [seat])
    else:
        people.leave(s, seat)


def finish(s: GameState) -> None:
    """NW-END-1, NW-END-2, NW-END-3: the last living seat wins; if no seat lives, nobody wins."""
    if s.living:
        winner = s.living_seats(0)[0]
        s.ending = codes.END_LAST_LIVING
        s.emit("GameEnded", winner, codes.END_LAST_LIVING)
        s.end([winner])
    else:
        s.ending = codes.END_EVERYONE_DEAD
        s.emit("GameEnded", -1, codes.END_EVERYONE_DEAD)
        s.end([])


def make_peace(s: GameState) -> None:
    """NW-WAR-3, NW-STRAT-1, NW-STRAT-4: if there was war, peace returns and players may change strategies."""
    war = s.war
    s.war = codes.PEACE
    if war == codes.PEACE:
        return
    s.emit("PeaceReturned")
    if s.rows_laid and (war == codes.WAR or s.rulings[codes.RULING_STRATEGY_AFTER_SALVO]):
        setup.ask_rows(s, setup.STRATEGY, s.turn)


# -- announcing a salvo


def arsenal(s: GameState, seat: i64) -> list[int]:
    """NW-RET-2, NW-BOMB-5: how many cards of each face the dead player has in hand, row and deterrent slots.

    Dead warheads in the row do not count.
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


class Salvo(Question[GameState]):
    """NW-RET-2 to NW-RET-4: what a dead player fires and at whom, carrier by carrier."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """NW-RET-2 to NW-RET-4, NW-DEC-6: a carrier that a remaining warhead fits, a warhead for it, or `done`."""
        has = arsenal(s, seat)
        launched = s.launched(seat) if s.rulings[codes.RULING_SALVO_LAUNCH_SLOT] else -1
        carrier: i64 = -1
        room: i64 = 0
        loaded = True
        for part in s.draft_of(seat):
            if part in LOAD:
                warhead = LOAD.one(part)
                has[warhead] -= 1
                room = room - EDITION.megatons[warhead] if EDITION.bomber[carrier] else 0
                loaded = True
            else:
                if part in FIRE_LAUNCHED:
                    carrier = s.cards.layout.faces[launched]
                    room = s.load[seat]
                    launched = -1
                else:
                    carrier = FIRE.one(part)
                    has[carrier] -= 1
                    room = EDITION.capacity[carrier]
                loaded = False
        lightest = lightest_warhead(has)
        legal: list[int] = []
        if loaded:
            for face in range(codes.CARRIER, codes.PROPAGANDA):
                if has[face] and lightest <= EDITION.capacity[face]:
                    legal.append(FIRE.of(face))
            if launched >= 0 and lightest <= s.load[seat]:
                legal.append(FIRE_LAUNCHED.first)
        for face in range(codes.WARHEADS):
            if has[face] and EDITION.megatons[face] <= room:
                for target in s.opponents(seat):
                    legal.append(LOAD.of(face, target))
        if loaded:
            legal.append(DONE.first)
        return legal

    def is_complete(self, s: GameState, seat: i64) -> bool:
        """NW-RET-4: the salvo is announced completely."""
        return s.draft[-1] == DONE.first

    def reveal(self, s: GameState) -> None:
        """NW-RET-4, NW-RET-5: announce the salvo as a whole and spend its cards. Naming targets means war."""
        seat = s.firing
        carrier: i64 = 0
        number = 0
        s.salvo = []
        for part in s.draft_of(seat):
            if part in LOAD:
                warhead = LOAD.one(part)
                target = LOAD.two(part)
                spend(s, seat, warhead)
                s.salvo.extend((number, carrier, warhead, target))
                s.emit("ShotAnnounced", seat, target, carrier, warhead)
            elif part in FIRE_LAUNCHED:
                number += 1
                launched = s.launched(seat)
                carrier = s.cards.layout.faces[launched]
                fire(s, seat, launched, s.launch_at + seat, codes.FROM_LAUNCH_SLOT)
            elif part in FIRE:
                number += 1
                carrier = FIRE.one(part)
                spend(s, seat, carrier)
        if s.salvo and s.war == codes.PEACE:
            s.war = codes.WAR_OF_RETALIATION
            s.emit("WarBegan")
        s.commit_information()
        s.push(NEXT_SHOT)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the action: a target that is dead, the carrier in the launch slot by option, or a carrier without a warhead."""
        if action in LOAD and not s.lives(LOAD.two(action)):
            return "NW-RET-4"
        if action in FIRE_LAUNCHED and not s.rulings[codes.RULING_SALVO_LAUNCH_SLOT]:
            return "NW-RET-2"
        fires = action in FIRE or action in FIRE_LAUNCHED or action in LOAD
        return "NW-RET-3" if fires or action in DONE else None


SALVO: Final[Salvo] = Salvo("salvo", "NW-RET-4", Call(draft=True))


def lightest_warhead(has: list[int]) -> i64:
    """Megatons of the lightest warhead held; more than any carrier bears if none is held."""
    for warhead in range(codes.WARHEADS):
        if has[warhead]:
            return EDITION.megatons[warhead]
    return 1000


def spend(s: GameState, seat: i64, face: i64) -> None:
    """Fire a card from hand, row or deterrents; skip dead warheads in the row (NW-BOMB-5)."""
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


def fire(s: GameState, seat: i64, card: i64, place: i64, source: i64) -> None:
    """Move a fired card to the discard pile."""
    s.cards.carry(card, place, codes.DISCARD)
    s.emit("CardFired", seat, s.cards.layout.faces[card], source)


# -- carrying it out


class NextShot(Step[GameState]):
    """NW-RET-5, NW-RET-8, NW-RET-11: make the next attack of the salvo; after the last one, the dead player leaves."""

    def run(self, s: GameState, a: i64, b: i64, c: i64) -> None:
        """Ask the target to intercept, unless it is already dead."""
        if not s.salvo:
            people.leave(s, s.firing)
            return
        carrier: i64 = s.salvo[1]
        warhead: i64 = s.salvo[2]
        target: i64 = s.salvo[3]
        s.push(NEXT_SHOT)
        if s.lives(target):
            s.ask(attack.INTERCEPTION, target, s.firing, carrier, warhead)
        else:
            s.emit("ShotLost", s.firing, target, carrier, warhead)
            del s.salvo[: codes.SHOT]


NEXT_SHOT: Final[NextShot] = NextShot()


def destroy(s: GameState, interceptor: i64) -> None:
    """NW-RET-5, NW-DEF-3: an interception destroys the carrier and all it still bears."""
    drop_carrier(s)
    secrets.draw_in_salvo(s, interceptor)


def throw_dice(s: GameState, warhead: i64, target: i64) -> None:
    """NW-RET-6, NW-RET-7, NW-DICE-2: roll the dice. A failed launch hurts nobody, but ends a bomber."""
    roll = attack.roll_dice(s, s.firing, target)
    result = EDITION.result_of[roll]
    if result == codes.RESULT_LAUNCH_FAILURE:
        drop_carrier(s)
        return
    if result == codes.RESULT_HIT:
        attack.explode(s, roll, warhead, target)
    del s.salvo[: codes.SHOT]


def drop_carrier(s: GameState) -> None:
    """NW-RET-6: all warheads on the active carrier that have not been rolled for are lost."""
    number = s.salvo[0]
    while s.salvo and s.salvo[0] == number:
        del s.salvo[: codes.SHOT]
