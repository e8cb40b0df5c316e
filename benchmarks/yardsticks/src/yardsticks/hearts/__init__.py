"""Hearts: one deal of the trick-taking game for four, everybody for himself.

Hidden: hands and what was passed. Chance: the direction of passing and the deal. Actions: a card, `2C` to `AH`,
to pass or to play. It is OpenSpiel's `hearts` with all its options; its returns are 26 less the points here.
"""

from collections.abc import Mapping
from typing import Any, Final, cast

from detente.core.authors.plain.ranking import fewest_first
from detente.core.engine.game import Game
from detente.core.engine.options import Option
from detente.core.engine.state import State
from yardsticks.hearts.cards import (
    ACTIONS,
    CARD,
    CARDS,
    DIRECTIONS,
    PASSED,
    SEATS,
    TRICKS,
)
from yardsticks.hearts.rules import SEQUENCE, Hearts
from yardsticks.hearts.state import GameState
from yardsticks.hearts.view import FACTS

OPTIONS: Final = (
    Option("seats", (SEATS,), "number of players"),
    Option("passing", ("any", *DIRECTIONS), "where cards are passed", "HEARTS-PASS-1"),
    Option("first_trick_points", ("no", "yes"), "points may be played in the first trick", "HEARTS-FOLLOW-2"),
    Option("lead_any_club", ("no", "yes"), "the first lead may be any club", "HEARTS-LEAD-1"),
    Option("break_hearts", ("yes", "no"), "hearts must be broken before they are led", "HEARTS-LEAD-2"),
    Option("queen_breaks", ("yes", "no"), "the queen of spades breaks hearts, too", "HEARTS-LEAD-2"),
    Option("hearts_instead_of_queen", ("no", "yes"), "hearts for a lone queen", "HEARTS-LEAD-3"),
    Option("jack_bonus", ("no", "yes"), "ten points off for the jack of diamonds", "HEARTS-SCORE-3"),
    Option("no_tricks_bonus", ("no", "yes"), "five points off for no trick at all", "HEARTS-SCORE-4"),
)


def arrange(state: State, facts: Mapping[str, Any]) -> None:
    """Facts: `hands`, the cards of the four seats as lists of 13 texts. ValueError names what cannot be."""
    s = cast(GameState, state)
    for name in facts:
        if name != "hands":
            raise ValueError(f"no fact {name!r}: there is hands")
    hands = [[ACTIONS.parse(text) for text in hand] for hand in facts.get("hands", [])]
    if not hands:
        return
    if [len(hand) for hand in hands] != [TRICKS] * SEATS or len({c for hand in hands for c in hand}) != CARDS:
        raise ValueError(f"hands must be {SEATS} times {TRICKS} cards, each card once")
    for seat, hand in enumerate(hands):
        s.hold(seat, sum(CARD[card] for card in hand))


GAME: Final = Game(
    id="hearts",
    title="Hearts",
    version=1,
    package="yardsticks.hearts",
    state_type=Hearts,
    actions=ACTIONS,
    options=OPTIONS,
    sequence=SEQUENCE,
    max_actions=SEATS * (PASSED + TRICKS),
    facts=FACTS,
    arrange=arrange,
    rank=fewest_first("points", "HEARTS-END-1"),
)
