"""Knowledge for bots: how good each legal action looks, in worlds that the seat considers possible.

Each role has its own way of winning: a superpower wants its side to win with more points than the other superpower; a
German state wants its side to win and its own superpower not to be ahead. Winning a race or starting nuclear war ends the
game at once. The rules carry out an action in a possible world, and likely answers follow (`brain.quick`) until the next
turn begins; the action is worth what that position promises the role. Bots look no further ahead. What positions promise
the four seats was fitted to played games (`brain.value`); search uses the same chances.
"""

from collections.abc import Sequence
from typing import Final, cast

from detente.core.authors.brain import SearchConfig, Worlds
from detente.core.engine.rng import Rng
from detente.core.engine.state import State
from detente.games.germany import codes
from detente.games.germany import notation as verbs
from detente.games.germany.brain import hand
from detente.games.germany.brain.quick import NO_THOUGHT, play_on, turn_begins
from detente.games.germany.brain.quick import routine as quick_routine
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo import places
from detente.games.twoplustwo.brain.outlook import LIVING_ON, LOSING_A_WAR, SECOND
from detente.games.twoplustwo.brain.quick import glances, likely_answer, turn, worth_a_thought
from detente.games.twoplustwo.brain.value import (
    LONGEST_WAY,
    MONOTONE,
    TRAITS,
    chances,
    evaluate,
    traits,
)
from detente.games.twoplustwo.rules import TwoPlusTwo
from detente.games.twoplustwo.rules.arrows import FIRST_TO_DRAW
from detente.games.twoplustwo.rules.decade import EXTRA, KEEPING
from detente.games.twoplustwo.rules.symbols import NEXT_ICON
from detente.games.twoplustwo.rules.turn import TURN
from detente.games.twoplustwo.state import ALLY, GameState

__all__ = ["MONOTONE", "SEARCH_CONFIG", "TRAITS", "evaluate", "policy", "routine", "traits", "weigh"]

SEARCH_CONFIG: Final = SearchConfig(
    horizon=0, exploration=0.3, prior_visits=24, part_visits=24, least_worth=0.75
)
FEW_DOVES: Final = 1
"""With no more doves than this, the order of icons can decide about war."""
A_CARD: Final = 0.012
"""Value of one more hand card; a victory is 1."""
CUBE: Final = 0.03
"""Value of an unrest cube; a victory is 1. Converts the worth of hand cards given away."""
ABOUT_CARDS: Final = (*hand.ABOUT_CARDS, "extra")
"""Questions whose answers move only cards, or nothing."""
WORLDS: Final = 6
"""How many worlds to average before trusting that a drawn arms race or conflict card helps, or that it brings war."""


def weigh(worlds: Worlds, seat: int, actions: Sequence[int]) -> list[float]:
    """How good each action looks; higher is better."""
    if len(actions) == 1:
        return [0.0]
    first = cast(TwoPlusTwo, worlds(0))
    asked = hand.asked(first)
    if asked in ABOUT_CARDS:
        own, held = first.cards.at(places.HAND + seat), glances(first.tables).held[seat]
        return [hand.score(asked, action, own, held) for action in actions]
    found = dict.fromkeys(actions, NO_THOUGHT)
    before, lucky, wars = decks(first), set(), []
    for action in worth_a_thought(first, seat, actions):
        after = outcome(first, seat, action)
        found[action] = worth(after, seat) - price(first, after, seat, action)
        if decks(after) != before:
            lucky.add(action)
            if after.over:
                wars.append(action)
    more = [cast(TwoPlusTwo, worlds(number)) for number in range(1, WORLDS)] if lucky else []

    def average(action: int) -> None:
        others = [outcome(world, seat, action) for world in more]
        luck = [worth(after, seat) - price(first, after, seat, action) for after in others]
        found[action] = (found[action] + sum(luck)) / WORLDS
        lucky.remove(action)

    for action in wars:
        average(action)
    while (best := max(actions, key=lambda action: found[action])) in lucky:
        average(best)
    return list(found.values())


def outcome(world: TwoPlusTwo, seat: int, action: int) -> TwoPlusTwo:
    """The world after an action, played on until the next turn or the end of decade begins."""
    twin = world.clone()
    twin.apply(seat, action)
    play_on(twin, likely_answer, LONGEST_WAY, turn_begins if world.phase else decade_ends)
    return twin


def decade_ends(s: GameState) -> bool:
    """Whether a turn or the end of decade begins. Stopping there judges the last card like any other."""
    return s.asked == TURN.code or s.phase != codes.NO_PHASE


def decks(s: GameState) -> list[list[int]]:
    """The decks from which cards are executed; if they change, the result depends on luck."""
    return [s.cards.piles[places.DRAW][:], s.cards.piles[places.DRAW + 1][:]]


def worth(s: GameState, seat: int) -> float:
    """The value of a table to a seat; a victory is 1."""
    if s.returns is not None:
        if s.ending != tpt.END_NUCLEAR_WAR:
            return s.returns[seat]
        return LOSING_A_WAR if seat == s.last else max(s.returns[seat], LIVING_ON)
    found = chances(s)
    return found[seat] + SECOND[s.decade - 1] * found[ALLY[seat]]


def price(before: GameState, after: GameState, seat: int, action: int) -> float:
    """The value of the hand cards that an action costs."""
    if action in verbs.DISCARD:
        return CUBE * glances(before.tables).held[seat][verbs.DISCARD.one(action)]
    own = places.HAND + seat
    return A_CARD * (before.cards.count(own) > after.cards.count(own))


def policy(state: State, seat: int, actions: list[int], rng: Rng) -> int:
    """A likely choice, by quick estimate."""
    s = cast(GameState, state)
    if s.asked == TURN.code:
        return turn(s, seat, actions, rng)
    if s.asked in (KEEPING.code, EXTRA.code):
        return actions[rng.below(len(actions))]
    return likely_answer(s, seat, actions)


def routine(state: State, seat: int, actions: list[int]) -> int:
    """The answer that search need not weigh, or -1: as in Wir sind das Volk!, but weigh icons if doves may matter, not who draws first."""
    s = cast(GameState, state)
    if s.asked == FIRST_TO_DRAW.code:
        return likely_answer(s, seat, actions)
    if s.asked == NEXT_ICON.code and s.doves <= FEW_DOVES:
        return -1
    return quick_routine(s, seat, actions)
