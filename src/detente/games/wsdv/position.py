"""Positions for tests and tutorials: the start of Wir sind das Volk! with named facts changed.

The board: see `germany.position`.
Cards: `west`, `east` (hands), `display`, `deck` (from the top; the rest is shuffled below), `special` (whether the
special card is on display), `row` (cards played in this decade). Cards of earlier decades may be in hands and with
the police; all others are out of the game.
`decade`, `half`, `turn` (`west` or `east`), `phase`: the end of decade begins with this phase (`flight_or_wall`, ...), and the
display is used up then.
"""

from collections.abc import Mapping
from typing import Any, cast

from detente.core.engine.state import State
from detente.core.hidden.cards import fresh
from detente.core.records.facts import distinct, index, number
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.cards import CARDS
from detente.games.germany.ids import PHASE_IDS
from detente.games.germany.position import FACTS as GERMAN_FACTS
from detente.games.germany.position import arrange_board, arrange_factories, arrange_open_cards
from detente.games.germany.rules.decade_end import PHASE
from detente.games.germany.view.kinds import SIDES
from detente.games.wsdv import places
from detente.games.wsdv.state import LAID_OUT, GameState

FACTS = (*GERMAN_FACTS, "half")


def arrange(state: State, facts: Mapping[str, Any]) -> None:
    """Set up the facts. Raise ValueError for an invalid fact."""
    s = cast(GameState, state)
    for name in facts:
        if name not in FACTS:
            raise ValueError(f"no fact {name!r}: there are {', '.join(FACTS)}")
    if not facts:
        return
    s.decade = number(facts, "decade", 1, 1, BOARD.decades)
    s.half = number(facts, "half", 1, 1, 2)
    arrange_board(s, facts)
    arrange_factories(s, facts)
    lay_cards(s, facts)
    s.stack = []
    s.turn = index(SIDES.labels, facts.get("turn", "west"), "turn")
    s.active = codes.NOBODY
    if "phase" in facts:
        s.push(PHASE, 1 + index(PHASE_IDS, facts["phase"], "phase"))


def lay_cards(s: GameState, facts: Mapping[str, Any]) -> None:
    """Place the named cards, and shuffle the decade's remaining cards into the deck."""
    ids = CARDS.ids
    first = (s.decade - 1) * codes.CARDS_OF_A_DECADE
    piles: dict[int, list[int]] = {}
    for place, name in (
        (places.HAND + codes.WEST, "west"),
        (places.HAND + codes.EAST, "east"),
        (places.POLICE_CARDS, "police"),
    ):
        piles[place] = [
            index(ids[: first + codes.CARDS_OF_A_DECADE], id, name) for id in distinct(facts, name, ids)
        ]
    own = ids[first : first + codes.CARDS_OF_A_DECADE]
    for place, name in ((places.DISPLAY, "display"), (places.DECK, "deck")):
        piles[place] = [first + index(own, id, name) for id in distinct(facts, name, ids)]
    row = [index(ids, id, "row") for id in distinct(facts, "row", ids)]
    piles[places.PLAYED] = [face for face in row if face < codes.NORMAL_CARDS]
    named = [face for pile in piles.values() for face in pile]
    if len(set(named)) != len(named):
        raise ValueError(f"a card is there twice: {', '.join(sorted(ids[face] for face in named))}")
    rest = [face for face in range(first, first + codes.CARDS_OF_A_DECADE) if face not in named]
    s.rng.shuffle(rest)
    ending = "phase" in facts
    if "display" not in facts and not ending:
        piles[places.DISPLAY] = rest[:LAID_OUT]
        rest = rest[LAID_OUT:]
    if bool(piles[places.DISPLAY]) == ending:
        raise ValueError("display: cards in a half-decade, none at the end of decade")
    s.cards = fresh(places.LAYOUT)
    for face in range(codes.NORMAL_CARDS):
        if face not in named and face not in rest and face not in piles[places.DISPLAY]:
            s.cards.lay(
                face, places.FUTURE + face // codes.CARDS_OF_A_DECADE if face >= first else places.OLD
            )
    for place, pile in piles.items():
        if place != places.DECK:
            s.cards.fill(place, pile[:])
    s.cards.fill(places.DECK, rest + piles[places.DECK][::-1])
    arrange_open_cards(s, facts, ids, piles[places.POLICE_CARDS], row)
