"""Hearts: one deal of the trick-taking game for four, everybody for himself.

Hidden: hands and what was passed. Chance: the direction of passing and the deal. Actions: a card, `2C` to `AH`,
to pass or to play. It is OpenSpiel's `hearts` with all its options; its returns are 26 less the points here.
"""

from collections.abc import Mapping
from typing import Any, Final, cast

from detente.core.engine.game import Game, Place
from detente.core.engine.options import Option
from detente.core.engine.state import State
from yardsticks.hearts.cards import (
    ACTIONS,
    CARD,
    CARD_IDS,
    CARDS,
    DIRECTIONS,
    NO_SUIT,
    PASSED,
    SEATS,
    SUIT_IDS,
    TRICKS,
    cards_in,
)
from yardsticks.hearts.rules import SEQUENCE, Hearts
from yardsticks.hearts.table import Table

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


def show(state: State, seat: int | None) -> dict[str, Any]:
    """HEARTS-INFO-1: own cards, what one has given and got, and all that has been played, by whom."""
    s = cast(Table, state)
    passed = any(s.given)
    view: dict[str, Any] = {
        "direction": DIRECTIONS[s.direction],
        "hand": [],
        "given": [],
        "received": [],
        "played": [[player, CARD_IDS[card]] for player, card in s.played()],
        "led": None if s.led == NO_SUIT else SUIT_IDS[s.led],
        "broken": s.broken,
        "points": s.points[:],
        "tricks": s.tricks[:],
    }
    if seat is not None:
        view["hand"] = [CARD_IDS[card] for card in cards_in(s.hand(seat))]
        if passed:
            view["given"] = [CARD_IDS[card] for card in cards_in(s.given[seat])]
            giver = (seat - s.direction) % SEATS
            view["received"] = [CARD_IDS[card] for card in cards_in(s.given[giver])]
    return view


def arrange(state: State, facts: Mapping[str, Any]) -> None:
    """Facts: `hands`, the cards of the four seats as lists of 13 texts. ValueError names what cannot be."""
    s = cast(Table, state)
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


def rank(state: State) -> list[Place]:
    """HEARTS-END-1: by points, the fewest first; ties share a place."""
    points = cast(Table, state).points
    return [
        Place(seat, 1 + sum(other < own for other in points), "HEARTS-END-1", float(own))
        for seat, own in enumerate(points)
    ]


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
    show=show,
    arrange=arrange,
    rank=rank,
)
