"""Quick choices for rollouts: what people usually do, without weighing alternatives."""

from collections.abc import Callable
from functools import cache
from typing import Final, cast

from detente.core.engine.rng import Rng
from detente.core.engine.state import State
from detente.core.hidden.knowledge import BIT
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.brain import losses, revenge, weights
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.notation import DONE, FIRE, FIRE_LAUNCHED, KEEP, LOAD, PLACE, PLAY, TARGET
from detente.games.nuclear_war.rules import attack, retaliation, secrets, setup, turn
from detente.games.nuclear_war.state import GameState

LARGEST: Final = codes.WARHEADS - 1
"""Kept for the final retaliation: it may end the game for all."""
FACES: Final = [int(face) for face in EDITION.faces]
MEGATONS: Final = [int(megatons) for megatons in EDITION.megatons]
CAPACITY: Final = [int(capacity) for capacity in EDITION.capacity]
BOMBER: Final = [bool(bomber) for bomber in EDITION.bomber]

DEALT: Final = [
    cards * EDITION.population_total / sum(EDITION.population_counts) for cards in EDITION.population_deal
]
"""The people dealt to a seat on average, in millions, by the number of seats."""

SPREADING: Final = sum(BIT[face] for face in range(codes.PROPAGANDA, codes.ANTI_MISSILE))
"""The faces of propaganda, as a mask."""


def policy(state: State, seat: int, actions: list[int], rng: Rng) -> int:
    """A sensible legal action. Reads the seat's own cards, and everybody's people and deterrents."""
    return CHOICES[state.asked](cast(GameState, state), seat, actions)


def routine(state: State, seat: int, actions: list[int]) -> int:
    """NW-RET-2: what a dying seat fires; -1 for any other question."""
    s = cast(GameState, state)
    return choose_salvo(s, seat, actions) if s.asked == retaliation.SALVO.code else -1


def launch_after(launched: int, load: int, face: int) -> tuple[int, int]:
    """NW-REVEAL: the carrier in the launch slot (a face, or -1) and its load after a card is turned up."""
    if face < codes.CARRIER:
        load -= MEGATONS[face]
        if load > 0 and BOMBER[launched]:
            return launched, load
    elif face < codes.PROPAGANDA:
        return face, CAPACITY[face]
    return -1, 0


def choose_place(s: GameState, seat: int, actions: list[int]) -> int:
    """NW-TURN-4: the card that best continues the row."""
    slots = s.cards.slots
    row = s.row_slot + codes.ROW_SLOTS * seat
    card = slots[s.launch_slot + seat]
    launched, load = (FACES[card], s.load[seat]) if card >= 0 else (-1, 0)
    dead = s.dead(seat)
    for k in range(codes.ROW_SLOTS):
        card = slots[row + k]
        if dead & BIT[k]:
            launched, load = -1, 0
        elif card >= 0:
            launched, load = launch_after(launched, load, FACES[card])
    face = next_card(s.cards.kinds[codes.HAND + seat], load, s.war == codes.PEACE)
    return face if face >= 0 else actions[0]


@cache
def next_card(held: int, load: int, peace: bool) -> int:
    """The held face (from a mask) to place after a row that leaves a carrier with this load; -1 if none is held.

    In order: the heaviest warhead that the carrier can bear; propaganda in peace; a carrier for the heaviest warhead;
    the least useful card.
    """
    faces = [face for face in range(codes.SECRET) if held & BIT[face]]
    warheads = [face for face in faces if face < LARGEST]
    fitting = [face for face in warheads if MEGATONS[face] <= load]
    if fitting:
        return fitting[-1]
    spare = [face for face in faces if codes.PROPAGANDA <= face < codes.ANTI_MISSILE]
    if peace and spare:
        return spare[-1]
    for warhead in reversed(warheads):
        carriers = [
            face for face in faces if codes.CARRIER <= face < codes.PROPAGANDA and losses.bears(face, warhead)
        ]
        if carriers:
            return min(carriers, key=CAPACITY.__getitem__)
    return min(faces, key=weights.HOLD.__getitem__, default=-1)


def choose_row(s: GameState, seat: int, actions: list[int]) -> int:
    """NW-SETUP-6, NW-STRAT-1: an existing row stays, except for propaganda; a new one begins with the best card."""
    held = 0
    for part in actions:
        if part in PLACE:
            held |= BIT[PLACE.one(part)]
    if actions[-1] in KEEP and not held & SPREADING:
        return actions[-1]
    parts = s.draft_of(seat)
    load = 0
    if parts and codes.CARRIER <= parts[0] < codes.PROPAGANDA:
        load = CAPACITY[parts[0]]
    face = next_card(held, load, s.war == codes.PEACE)
    return face if face >= 0 else actions[0]


def at_leader(s: GameState, seat: int, actions: list[int]) -> int:
    """NW-ATTACK-1, NW-SEC-2: the opponent with most people."""
    people = s.population
    best, most = actions[0], -1
    for action in actions:
        if people[TARGET.one(action)] > most:
            best, most = action, people[TARGET.one(action)]
    return best


def at_exposed(s: GameState, seat: int, actions: list[int]) -> int:
    """NW-ATTACK-1, NW-DET-1: the opponent with most people among those who show nothing that stops the carrier."""
    stopped = losses.STOPPED[FACES[s.cards.slots[s.launch_slot + seat]] - codes.CARRIER]
    exposed = [action for action in actions if not stopped[shown_anti_missiles(s, TARGET.one(action))]]
    return at_leader(s, seat, exposed or actions)


def shown_anti_missiles(s: GameState, seat: int) -> int:
    """The anti-missiles among a seat's deterrents, as a mask."""
    shown = s.shown_slot + codes.SHOWN_SLOTS * seat
    return losses.mask_of(
        FACES[card] for card in s.cards.slots[shown : shown + codes.SHOWN_SLOTS] if card >= 0
    )


def at_prey(s: GameState, seat: int, actions: list[int]) -> int:
    """NW-PROP-4: an opponent whom propaganda eliminates, since they cannot strike back; else the one with most people."""
    number = EDITION.people[turn.PROPAGANDA_TARGET.card(s)]
    for action in actions:
        if s.population[TARGET.one(action)] <= number:
            return action
    return at_leader(s, seat, actions)


SECRETS_FIRST: Final = sorted(
    range(codes.SECRET, len(EDITION.secret_op)),
    key=lambda face: (
        EDITION.secret_op[face] != codes.GAIN,
        EDITION.secret_op[face] == codes.LOSE_TURN,
        face,
    ),
)
"""Secrets in order of play: those that bring people first, turns to miss last."""


def choose_secret(s: GameState, seat: int, actions: list[int]) -> int:
    """NW-SETUP-5: the legal secret that comes first in `SECRETS_FIRST`."""
    if actions[0] in DONE:
        return actions[0]
    return min(actions, key=lambda action: SECRETS_FIRST.index(PLAY.one(action)))


def choose_interception(s: GameState, seat: int, actions: list[int]) -> int:
    """NW-DEF-1: the anti-missile that stops the fewest carriers: they are numbered in that order."""
    return actions[0]


def choose_salvo(s: GameState, seat: int, actions: list[int]) -> int:
    """NW-RET-2: fire everything, the biggest warhead first, at the killer first, then at the leader. Reads what the seat may know."""
    if revenge.spares(s.opponents(seat), s.turn):
        return actions[-1]
    loads = [action for action in actions if action in LOAD]
    if not loads:
        return max(actions, key=FIRST_FIRED.__getitem__)
    left = revenge.targets({other: guessed(s, other) for other in s.opponents(seat)}, s.turn)
    for part in s.draft_of(seat):
        if part in LOAD:
            left[LOAD.two(part)] -= losses.MEAN_LOSS[LOAD.one(part)]
    return LOAD.of(LOAD.one(loads[-1]), revenge.aim(left, s.turn))


def guessed(s: GameState, seat: int) -> float:
    """NW-INFO-3: the people of a seat as others guess them: what it was dealt on average, changed as all have seen."""
    if not s.rulings[codes.RULING_HIDDEN_TOTALS]:
        return s.population[seat]
    change = s.change[seat]
    return max(s.floor[seat] + change, DEALT[s.seats] + change)


FIRST_FIRED: Final = {
    **{FIRE.of(face): CAPACITY[face] - 500 * BOMBER[face] for face in range(codes.CARRIER, codes.PROPAGANDA)},
    FIRE_LAUNCHED.of(): -100,
    DONE.of(): -1000,
}
"""Missiles come before bombers, which then take all that is left; the largest missile takes the biggest warhead."""

CHOICES: Final[dict[int, Callable[[GameState, int, list[int]], int]]] = {
    turn.PLACE_CARD.code: choose_place,
    setup.FIRST_ROW.code: choose_row,
    setup.STRATEGY.code: choose_row,
    attack.ATTACK_TARGET.code: at_exposed,
    secrets.SECRET_TARGET.code: at_leader,
    turn.PROPAGANDA_TARGET.code: at_prey,
    setup.PLAY_SECRETS.code: choose_secret,
    attack.INTERCEPTION.code: choose_interception,
    retaliation.SALVO.code: choose_salvo,
}
"""The choosing function, by question."""
