"""Nuclear War, the card game by Douglas Malewicki (1965), in the German edition with two fallout dice.

Players: 2 to 6. Hidden: hands, rows, the deck and, as an option, the others' people. Chance: deals, draws, dice.
`notation` describes actions, `view` views. Several seats lay their rows at the same time.
"""

from typing import Final, cast

from detente.core.engine.game import Game, Placement
from detente.core.engine.options import Option
from detente.core.engine.state import State
from detente.games.nuclear_war.events import REASONS
from detente.games.nuclear_war.notation import ACTIONS
from detente.games.nuclear_war.position import arrange
from detente.games.nuclear_war.rules import SEQUENCE, NuclearWar
from detente.games.nuclear_war.shown import FACTS
from detente.games.nuclear_war.state import GameState

OPTIONS: Final = (
    Option("seats", (2, 3, 4, 5, 6), "number of players", "NW-SETUP-1", default=4),
    Option("totals", ("hidden", "open"), "whether the population totals of others are hidden", "NW-INFO-3"),
    Option("first_player", ("owner", "random"), "who is first player", "NW-SETUP-1", opener="owner"),
    Option("duds_spend_load", ("yes", "no"), "whether a dud counts against a bomber's load", "NW-BOMB-2"),
    Option(
        "salvo_launch_slot",
        ("yes", "no"),
        "whether the carrier in the launch slot may take part in the final retaliation",
        "NW-RET-2",
    ),
    Option(
        "interceptor_again",
        ("yes", "no"),
        "whether an interceptor whose own turn it is has two turns running",
        "NW-DEF-8",
    ),
    Option(
        "strategy_after_salvo",
        ("yes", "no"),
        "whether a war declared only by a final retaliation gives the change of strategy",
        "NW-STRAT-1",
    ),
)


def rank(state: State) -> list[Placement]:
    """NW-END: the winner is first, all others share second place; without a winner all share the loss.

    The rulebook has no points: the winner gets 1.
    """
    s = cast(GameState, state)
    reason = REASONS[int(s.ending)]
    assert s.returns is not None
    winners = sum(share > 0 for share in s.returns)
    return [
        Placement(seat, 1 if share or not winners else 2, reason, share)
        for seat, share in enumerate(s.returns)
    ]


GAME: Final = Game(
    id="nuclear_war",
    title="Nuclear War",
    version=3,
    package="detente.games.nuclear_war",
    state_type=NuclearWar,
    actions=ACTIONS,
    options=OPTIONS,
    sequence=SEQUENCE,
    max_actions=20000,
    facts=FACTS,
    arrange=arrange,
    rank=rank,
)
