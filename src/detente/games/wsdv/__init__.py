"""Wir sind das Volk! (Histogame 2014, Richard Sivél and Peer Sylvester), rules version 2.0, the two-player game.

Players: West (seat 0) and East (seat 1). Hidden: hands, the order of the draw deck, cards removed from the game unseen.
Chance: the shuffle of each decade's cards. Actions: see `germany.notation`. Views: see `view`.
Between decades both players secretly decide which hand cards to discard; otherwise one player decides at a time.
"""

from typing import Final, cast

from detente.core.engine.game import Game, Placement, forbidden_by_question
from detente.core.engine.options import Option
from detente.core.engine.state import State
from detente.games.germany.ids import REASONS
from detente.games.germany.notation import ACTIONS, POLICE
from detente.games.germany.options import OPTIONS as BASE_OPTIONS
from detente.games.wsdv.position import arrange
from detente.games.wsdv.rules import SEQUENCE, WirSindDasVolk
from detente.games.wsdv.shown import FACTS
from detente.games.wsdv.state import GameState

OPTIONS: Final = (
    Option("seats", (2,), "number of players", "WSDV-COMP-1"),
    *BASE_OPTIONS,
    Option("discards", ("hidden", "shown"), "whether discarded cards are shown", "WSDV-HID-3"),
)

MOST_ACTIONS_OF_A_TURN: Final = 60
"""A card and its price, eight icons with their order, target and overflow, police cards, socialists."""
MOST_TURNS: Final = 4 * 24
"""14 display cards, the special card and at most nine hand cards in each decade."""
MOST_ACTIONS_OF_AN_END: Final = 400
"""Each build point of East once, plus the choices of the other phases."""


def rank(state: State) -> list[Placement]:
    """WSDV-WIN-1, WSDV-WIN-2: one player wins. The rulebook has no points, so the winner gets 1."""
    s = cast(GameState, state)
    assert s.returns is not None
    reason = REASONS[int(s.ending)]
    return [Placement(seat, 1 if share else 2, reason, share) for seat, share in enumerate(s.returns)]


def forbids(state: State, seat: int, action: int) -> str | None:
    """WSDV-POL-2: police cards may be played during any question; the pending question decides about other actions."""
    if action in POLICE and seat in state.to_act:
        return "WSDV-POL-2"
    return forbidden_by_question(state, seat, action)


GAME: Final = Game(
    id="wsdv",
    title="Wir sind das Volk!",
    version=1,
    package="detente.games.wsdv",
    state_type=WirSindDasVolk,
    actions=ACTIONS,
    options=OPTIONS,
    sequence=SEQUENCE,
    max_actions=MOST_ACTIONS_OF_A_TURN * MOST_TURNS + 4 * MOST_ACTIONS_OF_AN_END,
    facts=FACTS,
    arrange=arrange,
    rank=rank,
    forbids=forbids,
    words_from=("detente.games.germany",),
)
