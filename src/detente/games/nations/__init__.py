"""Das Spiel der Nationen, the German edition of Waddingtons' The Game of Nations (1973).

Players: 2 to 4. Hidden: the order of the incident cards not yet drawn. Chance: that order, who begins.
`notation` describes actions, `view` views. Only the player whose turn it is decides.
"""

from typing import Final, cast

from detente.core.engine.game import Game, Placement, forbidden_by_question
from detente.core.engine.options import Option
from detente.core.engine.state import State
from detente.games.nations.codes import END_QUIET, END_ROUNDS, MOST_ROUNDS, MOST_SEATS, ROUNDS
from detente.games.nations.events import REASONS
from detente.games.nations.notation import ACTIONS, GIVE_UP
from detente.games.nations.position import arrange
from detente.games.nations.rules import SEQUENCE, Nations
from detente.games.nations.rules.fall import derricks_of, worth_of
from detente.games.nations.shown import FACTS
from detente.games.nations.state import GameState

OPTIONS: Final = (
    Option("seats", (2, 3, 4), "number of players", "SDN-SETUP-1", default=4),
    Option("rounds", ROUNDS, "rounds until the game is over at the latest; 0: no limit", "SDN-END-3"),
    Option("beaten", ("out", "reserve"), "where an attacked leader goes", "SDN-ATTACK-5"),
    Option(
        "blocked",
        ("passes", "out"),
        "what becomes of a player all of whose leaders are blocked",
        "SDN-LEADER-13",
    ),
    Option("start_cash", (7, 10), "millions that each player begins with", "SDN-SETUP-2"),
    Option("pipelines", ("ruler", "anyone"), "who may buy a pipeline for a route", "SDN-PIPE-2"),
    Option("give_up", ("no", "yes"), "whether players may give up in their turn", "SDN-END-2"),
    Option("first_player", ("random", "owner"), "who begins", "SDN-SETUP-5", opener="owner"),
    Option(
        "second_cash",
        (0, 3),
        "extra millions for the worse places at the start: the second of two, the first two of three",
        "SDN-SETUP-7",
        needs={"seats": (2, 3)},
    ),
)

MOST_ACTIONS_OF_A_TURN: Final = 40
"""The agent, a leader (2), a tanker, a pipeline, the end; and two chains of cards, each of at most six (SDN-CARD-14)
that take up to three decisions each, the last of which is not a move."""


def rank(state: State) -> list[Placement]:
    """SDN-END-1, SDN-END-3 to SDN-END-5: seats in the game come first, then those that dropped out, the last to do so first.

    After the last round, or too many quiet ones, derricks, then worth, decide. The rulebook has no points: the winner gets 1, joint winners a share of it.
    """
    s = cast(GameState, state)
    assert s.returns is not None
    last = int(s.ending) in (END_ROUNDS, END_QUIET)

    def merit(seat: int) -> tuple[int, int, int]:
        if s.fallen[seat]:
            return s.fallen[seat], 0, 0
        late = int(s.drops) + 1
        return (late, int(derricks_of(s, seat)), int(worth_of(s, seat))) if last else (late, 0, 0)

    merits = [merit(seat) for seat in range(s.seats)]
    reason = REASONS[int(s.ending)]
    return [
        Placement(seat, 1 + sum(other > merits[seat] for other in merits), reason, share)
        for seat, share in enumerate(s.returns)
    ]


def forbids(state: State, seat: int, action: int) -> str | None:
    """SDN-END-2: SDN-END-2 itself for giving up, which answers no question; otherwise what the question forbids."""
    if action in GIVE_UP and seat in state.to_act:
        return "SDN-END-2"
    return forbidden_by_question(state, seat, action)


GAME: Final = Game(
    id="nations",
    title="Das Spiel der Nationen",
    version=2,
    package="detente.games.nations",
    state_type=Nations,
    actions=ACTIONS,
    options=OPTIONS,
    sequence=SEQUENCE,
    max_actions=MOST_ACTIONS_OF_A_TURN * MOST_SEATS * MOST_ROUNDS,
    facts=FACTS,
    arrange=arrange,
    rank=rank,
    forbids=forbids,
)
