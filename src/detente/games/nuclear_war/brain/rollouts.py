"""Quick choices for playing a world on: what people mostly do, without weighing anything."""

from collections.abc import Callable
from functools import cache
from typing import Final, cast

from detente.core.ken import BIT
from detente.core.rng import Rng
from detente.core.state import State
from detente.games.nuclear_war.brain.losses import STOPPED, bears, mask_of
from detente.games.nuclear_war.brain.worth import HOLD
from detente.games.nuclear_war.codes import (
    ANTI_MISSILE,
    ASK_ATTACK_TARGET,
    ASK_INTERCEPT,
    ASK_PLACE,
    ASK_PROPAGANDA_TARGET,
    ASK_ROW,
    ASK_SALVO,
    ASK_SECRET,
    ASK_SECRET_TARGET,
    ASK_STRATEGY,
    CARRIER,
    DONE,
    FIRE,
    FIRE_LAUNCHED,
    GAIN,
    HAND,
    KEEP,
    LOAD,
    LOSE_TURN,
    MOST_SEATS,
    PEACE,
    PLACE_SHOWN,
    PLAY,
    PROPAGANDA,
    ROW_SLOTS,
    SECRET,
    SHOWN_SLOTS,
    TARGET,
    WARHEADS,
)
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.state import Table

LARGEST: Final = WARHEADS - 1
"""Kept for the final retaliation: it may end the game for all."""
FACES: Final = [int(face) for face in EDITION.faces]
MEGATONS: Final = [int(megatons) for megatons in EDITION.megatons]
CAPACITY: Final = [int(capacity) for capacity in EDITION.capacity]
BOMBER: Final = [bool(bomber) for bomber in EDITION.bomber]

SPREADING: Final = sum(BIT[face] for face in range(PROPAGANDA, ANTI_MISSILE))
"""The faces of propaganda, as a mask."""


def policy(state: State, seat: int, actions: list[int], rng: Rng) -> int:
    """One of the legal actions, a sensible one; it reads the seat's own cards, and everybody's people and deterrents."""
    return CHOICES[state.asked](cast(Table, state), seat, actions)


def launch_after(launched: int, load: int, face: int) -> tuple[int, int]:
    """NW-REVEAL: the carrier in the launch slot (a face, or -1) and its load after a card is turned up."""
    if face < CARRIER:
        load -= MEGATONS[face]
        if load > 0 and BOMBER[launched]:
            return launched, load
    elif face < PROPAGANDA:
        return face, CAPACITY[face]
    return -1, 0


def choose_place(s: Table, seat: int, actions: list[int]) -> int:
    """NW-TURN-4: the card that goes on with the row as it lies."""
    slots = s.cards.slots
    row = s.row_slot + ROW_SLOTS * seat
    card = slots[s.launch_slot + seat]
    launched, load = (FACES[card], s.load[seat]) if card >= 0 else (-1, 0)
    dead = s.dead(seat)
    for k in range(ROW_SLOTS):
        card = slots[row + k]
        if dead & BIT[k]:
            launched, load = -1, 0
        elif card >= 0:
            launched, load = launch_after(launched, load, FACES[card])
    face = next_card(s.cards.kinds[HAND + seat], load, s.war == PEACE)
    return face if face >= 0 else actions[0]


@cache
def next_card(held: int, load: int, peace: bool) -> int:
    """Of the faces held (a mask) the one to place behind a row that leaves a carrier with this load; -1 if none is held.

    The heaviest warhead that the carrier takes; in peace propaganda; a carrier for the heaviest warhead; else what is
    least use.
    """
    faces = [face for face in range(SECRET) if held & BIT[face]]
    warheads = [face for face in faces if face < LARGEST]
    fitting = [face for face in warheads if MEGATONS[face] <= load]
    if fitting:
        return fitting[-1]
    spare = [face for face in faces if PROPAGANDA <= face < ANTI_MISSILE]
    if peace and spare:
        return spare[-1]
    for warhead in reversed(warheads):
        carriers = [face for face in faces if CARRIER <= face < PROPAGANDA and bears(face, warhead)]
        if carriers:
            return min(carriers, key=CAPACITY.__getitem__)
    return min(faces, key=HOLD.__getitem__, default=-1)


def choose_row(s: Table, seat: int, actions: list[int]) -> int:
    """NW-SETUP-6, NW-STRAT-1: a row that lies stays, but for propaganda; a new one begins with what goes on best."""
    held = 0
    for part in actions:
        if part < PLACE_SHOWN:
            held |= BIT[part]
    if actions[-1] == KEEP and not held & SPREADING:
        return KEEP
    parts = s.draft_of(seat)
    load = 0
    if parts and CARRIER <= parts[0] < PROPAGANDA:
        load = CAPACITY[parts[0]]
    face = next_card(held, load, s.war == PEACE)
    return face if face >= 0 else actions[0]


def at_leader(s: Table, seat: int, actions: list[int]) -> int:
    """NW-ATTACK-1, NW-SEC-2: the opponent with most people."""
    people = s.population
    best, most = actions[0], -1
    for action in actions:
        if people[action - TARGET] > most:
            best, most = action, people[action - TARGET]
    return best


def at_exposed(s: Table, seat: int, actions: list[int]) -> int:
    """NW-ATTACK-1, NW-DET-1: the opponent with most people of those who do not show what stops the carrier."""
    stopped = STOPPED[FACES[s.cards.slots[s.launch_slot + seat]] - CARRIER]
    exposed = [action for action in actions if not stopped[shown_anti_missiles(s, action - TARGET)]]
    return at_leader(s, seat, exposed or actions)


def shown_anti_missiles(s: Table, seat: int) -> int:
    """The anti-missiles among a seat's deterrents, as a mask."""
    shown = s.shown_slot + SHOWN_SLOTS * seat
    return mask_of(FACES[card] for card in s.cards.slots[shown : shown + SHOWN_SLOTS] if card >= 0)


def at_prey(s: Table, seat: int, actions: list[int]) -> int:
    """NW-PROP-4: who drops out by propaganda strikes nobody; else the opponent with most people."""
    number = EDITION.people[s.ask_a]
    for action in actions:
        if s.population[action - TARGET] <= number:
            return action
    return at_leader(s, seat, actions)


SECRETS_FIRST: Final = sorted(
    range(SECRET, len(EDITION.secret_op)),
    key=lambda face: (EDITION.secret_op[face] != GAIN, EDITION.secret_op[face] == LOSE_TURN, face),
)
"""What brings people comes first, turns to miss come last."""


def choose_secret(s: Table, seat: int, actions: list[int]) -> int:
    """NW-SETUP-5."""
    if actions[0] == DONE:
        return DONE
    return min(actions, key=lambda action: SECRETS_FIRST.index(action - PLAY + SECRET))


def choose_interception(s: Table, seat: int, actions: list[int]) -> int:
    """NW-DEF-1: the anti-missile that stops the fewest carriers: they are numbered so."""
    return actions[0]


def choose_salvo(s: Table, seat: int, actions: list[int]) -> int:
    """NW-RET-2: all that can be fired, the biggest warhead first, at who has most people; a sole survivor is spared."""
    if len(s.opponents(seat)) == 1:
        return DONE if actions[-1] == DONE else actions[-1]
    loads = [action for action in actions if LOAD <= action < KEEP]
    if loads:
        heaviest = (loads[-1] - LOAD) // MOST_SEATS
        people = s.population
        return max(
            (action for action in loads if (action - LOAD) // MOST_SEATS == heaviest),
            key=lambda action: people[(action - LOAD) % MOST_SEATS],
        )
    return max(actions, key=lambda action: FIRST_FIRED[action])


FIRST_FIRED: Final = {
    **{FIRE + k: CAPACITY[CARRIER + k] - 500 * BOMBER[CARRIER + k] for k in range(PROPAGANDA - CARRIER)},
    FIRE_LAUNCHED: -100,
    DONE: -1000,
}
"""Missiles come before bombers, which then take all that is left; the widest missile takes the biggest warhead."""

CHOICES: Final[dict[int, Callable[[Table, int, list[int]], int]]] = {
    ASK_PLACE: choose_place,
    ASK_ROW: choose_row,
    ASK_STRATEGY: choose_row,
    ASK_ATTACK_TARGET: at_exposed,
    ASK_SECRET_TARGET: at_leader,
    ASK_PROPAGANDA_TARGET: at_prey,
    ASK_SECRET: choose_secret,
    ASK_INTERCEPT: choose_interception,
    ASK_SALVO: choose_salvo,
}
"""By question."""
