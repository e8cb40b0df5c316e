"""Knowledge for bots: how good each legal action looks, in a world that the seat considers possible.

The rules carry out an action there, and likely answers follow (`germany.brain.quick`) until the next turn begins; the
action is worth the chance of winning then (`brain.value`). Bots look no further ahead. Hand cards have quick values.
"""

from collections.abc import Sequence
from typing import Final, cast

from detente.core.authors.brain import SearchConfig, Worlds
from detente.core.engine.rng import Rng
from detente.core.engine.state import State
from detente.games.germany import codes
from detente.games.germany import notation as verbs
from detente.games.germany.brain import hand
from detente.games.germany.brain.quick import NO_THOUGHT, likely_answer, worth_a_thought
from detente.games.germany.brain.quick import routine as quick_routine
from detente.games.germany.cards import CARDS
from detente.games.wsdv.brain.glance import AT_A_GLANCE, turn
from detente.games.wsdv.brain.value import MONOTONE, TRAITS, evaluate, finish_turn, traits
from detente.games.wsdv.rules import WirSindDasVolk
from detente.games.wsdv.rules.turn import KEEPING, TURN
from detente.games.wsdv.state import GameState

__all__ = ["MONOTONE", "SEARCH_CONFIG", "TRAITS", "evaluate", "policy", "routine", "traits", "weigh"]

SEARCH_CONFIG: Final = SearchConfig(horizon=0, exploration=0.3, prior_visits=24, part_visits=24)

CUBE: Final = 0.01
"""The value of an unrest cube as a chance of winning; converts the worth of hand cards given away."""
HELD: Final = tuple(
    [
        hand.held(side, CARDS.colour[face], CARDS.value_of[side][face], AT_A_GLANCE[side][face])
        for face in range(codes.NORMAL_CARDS)
    ]
    for side in (codes.WEST, codes.EAST)
)
"""The value of cards in hand to West and to East."""


def weigh(worlds: Worlds, seat: int, actions: Sequence[int]) -> list[float]:
    """How good each action looks; higher is better."""
    if len(actions) == 1:
        return [0.0]
    world = cast(WirSindDasVolk, worlds(0))
    asked = hand.asked(world)
    if asked in hand.ABOUT_CARDS:
        own = world.hand(seat)
        return [hand.score(asked, action, own, HELD[seat]) for action in actions]
    found = dict.fromkeys(actions, NO_THOUGHT)
    for action in worth_a_thought(world, actions):
        found[action] = evaluate(outcome(world, seat, action))[seat] - price(action, seat)
    return list(found.values())


def outcome(world: WirSindDasVolk, seat: int, action: int) -> WirSindDasVolk:
    """The world after an action, played on until the next turn begins."""
    twin = world.clone()
    twin.apply(seat, action)
    return finish_turn(twin)


def price(action: int, seat: int) -> float:
    """The value of the hand card that an action gives away."""
    return CUBE * HELD[seat][verbs.DISCARD.one(action)] if action in verbs.DISCARD else 0.0


def policy(state: State, seat: int, actions: list[int], rng: Rng) -> int:
    """A likely choice, by quick estimate."""
    s = cast(GameState, state)
    if s.asked == TURN.code:
        return turn(s, seat, actions, rng)
    if s.asked == KEEPING.code:
        return actions[rng.below(len(actions))]
    return likely_answer(s, seat, actions)


def routine(state: State, seat: int, actions: list[int]) -> int:
    """The answer that search need not weigh, or -1."""
    return quick_routine(cast(GameState, state), seat, actions)
