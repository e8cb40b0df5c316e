"""1815 and 1715: war, diplomacy and success markers on a map of Europe or North America; everyone for themselves or 2vs2.

Players: 2 to 4. Hidden: nothing. Chance: who begins, and on the map of 1715 the wishes of the crown.
`notation` describes actions, `view` views. Only the player whose turn it is decides.
"""

from collections.abc import Mapping
from typing import Any, Final, cast

from detente.core.engine.game import Game, Placement, each_for_himself, forbidden_by_question
from detente.core.engine.options import Option
from detente.core.engine.state import State
from detente.games.europe1815.codes import LANDS, MOST_SEATS, MOST_YEARS, TYPES
from detente.games.europe1815.events import REASONS
from detente.games.europe1815.notation import ACTIONS, STACK
from detente.games.europe1815.position import arrange
from detente.games.europe1815.rules.actions import why_no_team_action
from detente.games.europe1815.rules.sequence import SEQUENCE, Europe
from detente.games.europe1815.shown import FACTS
from detente.games.europe1815.state import GameState

OPTIONS: Final = (
    Option("seats", (2, 3, 4), "number of players", "E15-GEN-1", default=4),
    Option(
        "mode",
        ("each", "teams"),
        "everyone for themselves, or two against two",
        "E15-TEAM-1",
        needs={"seats": (4,)},
    ),
    Option("map", ("1815", "1715"), "Europe in 1815 or North America in 1715", "E15-AM-1"),
    Option(
        "start",
        ("draft", "quick", "even"),
        "lands chosen in turn, or as the map has them, usual or even",
        "E15-SETUP-8",
        needs={"seats": (4,)},
    ),
    Option(
        "begins",
        ("one_team", "in_turn"),
        "in 2vs2 the same team begins every year, or the teams in turn",
        "E15-TEAM-11",
        needs={"mode": ("teams",)},
    ),
    Option(
        "start_ep",
        (0, 1, 2, 3, 4),
        "extra EP in set-up for each player of the team that begins every year",
        "E15-TEAM-12",
        needs={"mode": ("teams",), "start": ("draft",), "begins": ("one_team",)},
    ),
    Option("loyalty", ("on", "off"), "the wishes of the crown", "E15-AM-8", needs={"map": ("1715",)}),
    Option(
        "chief_ep",
        (0, 4),
        "extra EP that the native chief gets each year",
        "E15-AM-14",
        needs={"map": ("1715",), "mode": ("each",)},
    ),
    Option(
        "admirals",
        ("off", "on", "fleets"),
        "ships; with fleets each anchor land begins with two",
        "E15-NAV-1",
        needs={"map": ("1815",), "mode": ("each",)},
    ),
)

MOST_ACTIONS_OF_A_SEAT: Final = 1100
"""In one year: five actions and a team action of at most 65 decisions each (eight lands of origin with three stacks of two
decisions, ships, the General), where three relocations continue for three more Z-effects; and a reinforcement turn."""


TEAMS: Final = ((0, 2), (1, 3))
"""E15-TEAM-1: the seats of the teams."""


def rank(state: State) -> list[Placement]:
    """E15-END-1, E15-TEAM-5: the winner or the winning team first; then by SP, then by rank in the last distribution."""
    s = cast(GameState, state)
    shares = s.returns or []
    reason = REASONS[int(s.ending)]
    order = sorted(range(s.seats), key=lambda seat: (-shares[seat], -s.points[seat], s.ranks.index(seat)))
    if s.teams:
        return [Placement(seat, 1 if shares[seat] else 3, reason, float(s.points[seat])) for seat in order]
    return [Placement(seat, 1 + k, reason, float(s.points[seat])) for k, seat in enumerate(order)]


def forbids(state: State, seat: int, action: int) -> str | None:
    """E15-AM-1, E15-TACT-1: the rule that forbids a land of the other map, a team action at the wrong moment, or what the question forbids."""
    s = cast(GameState, state)
    if seat not in s.to_act:
        return None
    if not is_on_map(s, action):
        return "E15-AM-1"
    return forbidden_by_question(s, seat, action) or why_no_team_action(s, action)


def is_on_map(s: GameState, action: int) -> bool:
    """Whether the action is possible on this map: it names no land of the other one."""
    verb = ACTIONS.verb_of[action]
    named = verb.slots[0].name if verb.slots else ""
    if named == "stack":
        return s.shift <= STACK.one(action) // TYPES < s.shift + LANDS
    return named != "land" or s.shift <= verb.one(action) < s.shift + LANDS


def sides(options: Mapping[str, Any]) -> tuple[tuple[int, ...], ...]:
    """E15-TEAM-1: two teams of partners who sit opposite each other, or everyone for themselves."""
    return TEAMS if options["mode"] == "teams" else each_for_himself(options)


GAME: Final = Game(
    id="europe1815",
    title="1815 / 1715",
    version=3,
    package="detente.games.europe1815",
    state_type=Europe,
    actions=ACTIONS,
    options=OPTIONS,
    sequence=SEQUENCE,
    max_actions=MOST_ACTIONS_OF_A_SEAT * MOST_SEATS * MOST_YEARS,
    facts=FACTS,
    arrange=arrange,
    rank=rank,
    forbids=forbids,
    board=lambda options: f"board-{options['map']}.svg",
    sides=sides,
)
