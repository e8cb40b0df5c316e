"""The value of a position to both sides: chances of winning, fitted to played games (`values.json`)."""

from importlib import resources
from math import exp
from operator import mul
from typing import Final, cast

from detente.core.authors.values import read_values
from detente.core.engine.state import State
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.brain.quick import likely_answer, play_on
from detente.games.germany.brain.traits import GERMAN_TRAITS, german_traits
from detente.games.germany.cards import CARDS
from detente.games.wsdv import places
from detente.games.wsdv.rules import WirSindDasVolk
from detente.games.wsdv.rules.turn import TURN
from detente.games.wsdv.state import LAID_OUT, GameState

TRAITS: Final = (
    *GERMAN_TRAITS,
    "to_move",
    "cards_east",
    "cards_west",
    "shown_for_east",
    "special_1",
    "special_2",
    "special_3",
    "special_4",
)
"""Names of the numbers in a `traits` row; more of each is better for East."""
MONOTONE: Final = frozenset(
    name
    for name in TRAITS
    if not name.startswith(("start_", "special_")) and name not in ("to_move", "shown_for_east")
)
"""Traits where a higher number is never worse."""
LONGEST_WAY: Final = 80
"""An upper bound on decisions up to the next turn; the longest way there is an end of decade."""
AT_ONCE: Final = 0.45
"""How near the end of decade feels when a decade begins."""


def nearness_of(s: GameState) -> float:
    """How near the end of decade is, from 0 to 1."""
    if s.phase:
        return 1.0
    used = int(s.half) * LAID_OUT - s.cards.count(places.DISPLAY)
    return AT_ONCE + (1 - AT_ONCE) * used / (2 * LAID_OUT)


def row_of_east(s: GameState) -> list[float]:
    """East's numbers in a position where a turn begins."""
    row = german_traits(s, nearness_of(s), int(s.phase))
    colour = CARDS.colour
    shown = sum(
        [
            (colour[card] == codes.RED) - (colour[card] == codes.YELLOW)
            for card in s.cards.piles[places.DISPLAY]
        ]
    )
    row += [
        (1.0 if s.turn == codes.EAST else -1.0) if not s.phase else 0.0,
        float(s.cards.count(places.HAND + codes.EAST)),
        -float(s.cards.count(places.HAND + codes.WEST)),
        float(shown),
    ]
    special = [0.0] * BOARD.decades
    if s.special != codes.NOBODY:
        special[s.decade - 1] = 1.0
    return row + special


def settled(state: State) -> WirSindDasVolk:
    """The state if a turn begins, else a copy played on until one does; chance is sampled once."""
    s = cast(WirSindDasVolk, state)
    return s if s.asked == TURN.code else finish_turn(s.clone())


def traits(state: State) -> list[list[float]]:
    """West's row, all 0, and East's; see `tools/fit_values.py`."""
    s = settled(state)
    return [[0.0] * len(TRAITS), row_of_east(cast(WirSindDasVolk, state) if s.over else s)]


VALUES: Final = read_values(
    resources.files("detente.games.wsdv").joinpath("values.json").read_text("utf-8"), TRAITS
)


def evaluate(state: State) -> list[float]:
    """The chances of West and East; see `detente.core.authors.brain`."""
    s = settled(state)
    if s.returns is not None:
        return s.returns
    height = sum(map(mul, VALUES.weights, row_of_east(s)))
    east = 1 / (1 + exp(-max(min(height, 30.0), -30.0)))
    return [1 - east, east]


def finish_turn(s: WirSindDasVolk) -> WirSindDasVolk:
    """The state itself, played on with likely answers until a turn begins or the game is over."""
    play_on(s, likely_answer, LONGEST_WAY)
    return s
