"""2+2 (Histogame 2017, Richard Sivél and Peer Sylvester), the four-player expansion of Wir sind das Volk!.

Players: USA, Soviet Union, West and East (seats 0 to 3): two superpowers over the base game's two German states.
Hidden: hands, the order of all decks, 2+2 cards laid out for later sub-decades, cards removed from the game unseen.
Chance: shuffles. Actions: see `notation`. Views: see `view`.
At the start of a decade all players secretly decide which old hand cards to discard; otherwise one player decides at a time.
"""

from typing import Final, cast

from detente.core.engine.game import Game, Placement, forbidden_by_question
from detente.core.engine.options import Option
from detente.core.engine.state import State
from detente.games.germany.notation import POLICE
from detente.games.germany.options import OPTIONS as BASE_OPTIONS
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.data import OWN_EDITION
from detente.games.twoplustwo.events import REASONS
from detente.games.twoplustwo.notation import ACTIONS
from detente.games.twoplustwo.position import arrange
from detente.games.twoplustwo.rules import SEQUENCE, TwoPlusTwo
from detente.games.twoplustwo.shown import FACTS
from detente.games.twoplustwo.state import ALLY, GameState
from detente.games.twoplustwo.talk import COMMUNICATION, listeners

OPTIONS: Final = (
    Option("seats", (4,), "number of players", "TPT-DEF-1.1"),
    Option("edition", ("house",), "whose values of cards, decks and tracks are played with", own=OWN_EDITION),
    COMMUNICATION,
    *BASE_OPTIONS,
    Option(
        "dominance_space",
        ("any", "next"),
        "which space a superpower may execute instead of the marker's in the dominance phase",
        "TPT-EOD-12.3.1",
    ),
    Option(
        "opposite_arrows",
        ("sum", "in_turn"),
        "how opposite arrows of a Blue Card are executed in an automatic event",
        "TPT-AUTO-9.7",
    ),
    Option(
        "empty_use",
        ("yes", "no"),
        "whether a card may be used to build or raise living standard without placing anything",
        "TPT-ACT-6.0.8",
    ),
)

MOST_ACTIONS_OF_A_TURN: Final = 150
"""A card and its price, 16 icons with their order, target and draws, police cards, socialists."""
MOST_TURNS: Final = tpt.DECADES * 32
"""Per decade: 16 display cards, the automatic events, the special card, and at most ten hand cards."""
MOST_ACTIONS_OF_AN_END: Final = 450
"""Each build point of East once, plus the choices of the other phases."""

POINTS_OF_WAR: Final = {"winner": 4.0, "loser": -2.0, "other": 1.0}
"""TPT-RANK-13.2: tournament points after nuclear war."""
POINTS: Final = {"winner": 4.0, "second": 2.0, "other": 0.0}
"""TPT-RANK-13.4: tournament points after any other ending."""


def rank(state: State) -> list[Placement]:
    """TPT-RANK-13.1 to TPT-RANK-13.5: places and tournament points."""
    s = cast(GameState, state)
    assert s.returns is not None
    reason = REASONS[int(s.ending)]
    winners = [seat for seat, share in enumerate(s.returns) if share]
    roles = dict.fromkeys(winners, "winner")
    points = POINTS
    if s.ending == tpt.END_NUCLEAR_WAR:
        points = POINTS_OF_WAR
        roles[int(s.last)] = "loser"
    elif s.decade == tpt.DECADES:
        roles[ALLY[winners[0]]] = "second"
    earned = [points[roles.get(seat, "other")] for seat in range(s.seats)]
    return [
        Placement(seat, 1 + sum(other > own for other in earned), reason, own)
        for seat, own in enumerate(earned)
    ]


def forbids(state: State, seat: int, action: int) -> str | None:
    """TPT-EAST-10.5: police cards may be played during any question; the pending question decides about other actions."""
    if action in POLICE and seat in state.to_act:
        return "TPT-EAST-10.5"
    return forbidden_by_question(state, seat, action)


GAME: Final = Game(
    id="twoplustwo",
    title="2+2",
    version=1,
    package="detente.games.twoplustwo",
    state_type=TwoPlusTwo,
    actions=ACTIONS,
    options=OPTIONS,
    sequence=SEQUENCE,
    max_actions=MOST_ACTIONS_OF_A_TURN * MOST_TURNS + tpt.DECADES * MOST_ACTIONS_OF_AN_END,
    facts=FACTS,
    arrange=arrange,
    rank=rank,
    tournament_points=True,
    forbids=forbids,
    rules_from=("detente.games.wsdv",),
    words_from=("detente.games.germany",),
    listeners=listeners,
)
