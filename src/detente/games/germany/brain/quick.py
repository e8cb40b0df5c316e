"""Fast plausible answers for positions reached during search, found in a few microseconds.

They read the state itself, which is one possible world. They only answer parts of moves and the end of decade; choosing a
card to take or to keep is not decided here.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from detente.games.germany import codes
from detente.games.germany import notation as verbs
from detente.games.germany.board import BOARD
from detente.games.germany.brain.weights import MORE_UNREST, UNREST
from detente.games.germany.rules.counts import currency_terms
from detente.games.germany.rules.decade_end import CHOOSING_BOX, PRESSING
from detente.games.germany.rules.economy import (
    BUILDING,
    DISMANTLING,
    RUNNING_DOWN,
    exports,
    home_economy,
    values,
)
from detente.games.germany.rules.event import IGNORING, NEXT_ICON
from detente.games.germany.rules.standard import ASSIGNING, DELIVERING, HAMBURG, RAISING, province_at
from detente.games.germany.rules.unrest import AFTER, LIFTING, SUPPLIER
from detente.games.germany.state import Germany

S = TypeVar("S", bound=Germany)

MOST_UNREST: Final = 200
STEPS: Final = tuple(
    (UNREST[n + 1] - UNREST[n]) if n + 1 < len(UNREST) else MORE_UNREST for n in range(MOST_UNREST)
)
"""Weight of one more unrest, by the unrest already there."""
LINES_BETWEEN: Final = tuple(zip(BOARD.line_a, BOARD.line_b, BOARD.twin, strict=True))
"""For each line: the cities at its ends, and the other line of its connection or -1."""
JOINS: Final = tuple(
    tuple(
        (
            BOARD.first_line[connection],
            BOARD.last_line[connection],
            BOARD.end_b[connection] if BOARD.end_a[connection] == city else BOARD.end_a[connection],
        )
        for connection in BOARD.links[city]
    )
    for city in range(codes.CITIES)
)
"""For each city, its connections: first line, last line, and the city at the other end."""
FRESH_PROVINCE: Final = 0.9
"""Value of the first factory in a province; an economy point is 1."""
NEIGHBOUR: Final = 0.25
"""Expected value of a factory next to a new one."""
HURTFUL: Final = (
    (
        codes.ICON_UNREST_W,
        codes.ICON_DISMANTLE_W,
        codes.ICON_REMOVE_UNREST_E,
        codes.ICON_BUILD_E,
        codes.ICON_LS_E,
    ),
    (
        codes.ICON_UNREST_E,
        codes.ICON_DISMANTLE_E,
        codes.ICON_REMOVE_UNREST_W,
        codes.ICON_BUILD_W,
        codes.ICON_LS_W,
        codes.ICON_RUNDOWN_E,
    ),
)
"""Icons that a side would rather not carry out."""
NO_THOUGHT: Final = -100.0
"""The score of answers that are not weighed."""
HALF: Final = 0.8
"""Value of a line that needs one more line to complete a working connection."""
MANY_SITES: Final = 10
"""How many sites to weigh; if more can be built, drop the least promising."""
PROMISE: Final = 0.2
"""Value of a line to a city that has no factory yet."""


def likely_answer(s: Germany, seat: int, legal: list[int]) -> int:
    """A plausible answer to the pending question. legal: as `legal_actions` returns it."""
    if len(legal) == 1:
        return legal[0]
    asked, side = s.asked, s.side_of[seat]
    if legal[0] < verbs.BUILD.first:
        if asked == AFTER.code:
            return after(s, legal)
        legal = [action for action in legal if action >= verbs.BUILD.first]
    if asked == BUILDING.code:
        return best_site(s, legal)
    if asked == RAISING.code:
        return best_raise(s, side, legal)
    if asked == NEXT_ICON.code:
        return legal[-1] if legal[-1] == verbs.REST.first else legal[0]
    if asked == IGNORING.code:
        return best_ignored(s, side, legal)
    if asked == DISMANTLING.code:
        return best_dismantled(s, side, legal)
    if asked == RUNNING_DOWN.code:
        worth = values(s)
        chosen = min if side == codes.EAST else max
        return chosen(legal, key=lambda action: worth[verbs.RUN_DOWN.one(action)])
    if asked == PRESSING.code:
        return best_pressed(s, int(PRESSING.province(s)), legal)
    if asked == CHOOSING_BOX.code:
        return max(legal, key=lambda action: abs(int(verbs.BOX.one(action))))
    return other_part(s, side, legal)


def turn_begins(s: Germany) -> bool:
    """Whether a card is about to be taken."""
    return s.asked >= 0 and s.sequence.questions[s.asked].name == "turn"


def play_on(
    s: S, likely: Callable[[S, int, list[int]], int], most: int, rests: Callable[[S], bool] = turn_begins
) -> None:
    """Give plausible answers until `rests` holds, the game is over, or `most` answers have been given."""
    for _ in range(most):
        if s.over or rests(s):
            return
        seat = s.to_act[0]
        s.apply(seat, likely(s, seat, s.legal_actions(seat)))


def routine(s: Germany, seat: int, legal: list[int]) -> int:
    """The answer to a question that hardly matters, or -1: icon order, Hamburg, suppliers, police that can wait."""
    asked = s.asked
    if asked == AFTER.code:
        return after(s, legal)
    if asked == NEXT_ICON.code and legal[-1] == verbs.REST.first:
        return verbs.REST.first
    if s.sequence.questions[asked] in HARDLY_MATTERS and legal[0] >= verbs.BUILD.first:
        return likely_answer(s, seat, legal)
    return -1


def other_part(s: Germany, side: int, legal: list[int]) -> int:
    """Answers compared by their effect: unrest, living standard, West Berlin, cards."""
    first = legal[0]
    if verbs.PLACE.first <= first < verbs.RAISE.first:
        return best_unrest(s, side, legal)
    if first < verbs.LOWER.first:
        return best_spot(s, side, legal)
    if first < verbs.END_PROTEST.first:
        return min(legal, key=lambda action: s.standards[province_at(verbs.LOWER.one(action))])
    if first < verbs.PROTEST.first:
        most = max if side == codes.EAST else min
        return most(legal, key=lambda action: s.unrest[verbs.END_PROTEST.one(action)])
    if first < verbs.SOCIALIST_TO.first:
        return first
    if first < verbs.SOCIALIST_FROM.first:
        return min(legal, key=lambda action: s.unrest[verbs.SOCIALIST_TO.one(action)])
    if first < verbs.HAMBURG_TO.first:
        return max(legal, key=lambda action: STEPS[s.unrest[verbs.SOCIALIST_FROM.one(action)]])
    if first < verbs.ASSIGN.first:
        return min(legal, key=lambda action: home_economy(s, verbs.HAMBURG_TO.one(action)))
    if first == verbs.DELIVER.first:
        province = int(DELIVERING.province(s))
        behind = s.standards[province] - s.standards[codes.WEST_BERLIN]
        calmer = s.unrest[codes.WEST_BERLIN] >= s.unrest[province]
        return verbs.DELIVER.first if behind > 1 or calmer else verbs.KEEP.first
    return legal[-1]


# -- unrest


def after(s: Germany, legal: list[int]) -> int:
    """Use a police card if it ends a mass protest that no socialist will end."""
    if s.box == 0:
        for action in legal[:-1]:
            amount = s.unrest[codes.FIRST_EAST + action]
            if amount and amount % 4 == 0:
                return action
    return verbs.DONE.first


def best_unrest(s: Germany, side: int, legal: list[int]) -> int:
    """The best place for a side to add or remove 1 unrest."""
    unrest = s.unrest
    best, chosen = -100.0, legal[0]
    for action in legal:
        if action < verbs.REMOVE.first:
            province, more = verbs.PLACE.one(action), True
        elif action < verbs.MOVE_FROM.first:
            province, more = verbs.REMOVE.one(action), False
        elif action < verbs.MOVE_TO.first:
            province, more = verbs.MOVE_FROM.one(action), False
        else:
            province, more = verbs.MOVE_TO.one(action), True
        amount = unrest[province]
        change = STEPS[amount] if more else -STEPS[amount - 1]
        if province == codes.WEST_BERLIN and amount % 4 == (3 if more else 0):
            change *= 1.5
        if (province < codes.FIRST_EAST) == (side == codes.WEST):
            change = -change
        if change > best:
            best, chosen = change, action
    return chosen


def best_pressed(s: Germany, source: int, legal: list[int]) -> int:
    """The best province for `source` to press."""
    pressure = s.standards[source] - s.noted[source]

    def harm(action: int) -> float:
        target = verbs.PRESS.one(action)
        there = s.unrest[target]
        return sum(STEPS[there : there + pressure - s.standards[target]])

    return max(legal, key=harm)


# -- the economy


def best_site(s: Germany, legal: list[int]) -> int:
    """The most promising site."""
    return max(
        [action for action in legal if action not in verbs.DONE],
        key=lambda action: promise(s, verbs.BUILD.one(action)),
    )


def promise(s: Germany, site: int) -> float:
    """Rough value of a site: immediate gain in factory values, plus a bonus for provinces without factories."""
    factory, lines = s.factory, s.lines
    if site >= codes.CITIES:
        a, b, twin = LINES_BETWEEN[site - codes.CITIES]
        if not (factory[a] and factory[b]):
            return PROMISE
        return 2.0 if twin < 0 or lines[twin] else HALF
    worth = 1.0
    for first, last, other in JOINS[site]:
        if factory[other]:
            worth += 2.0 if lines[first] and lines[last] else NEIGHBOUR
    province = BOARD.province_of[site]
    if province >= 0 and not any(factory[city] for city in BOARD.cities_of[province]):
        worth += FRESH_PROVINCE
    return worth


def worth_a_thought(s: Germany, legal: Sequence[int]) -> Sequence[int]:
    """The answers worth weighing: if there are many building sites, the most promising ones, else all answers."""
    if s.asked != BUILDING.code or len(legal) <= MANY_SITES:
        return legal
    sites = [action for action in legal if action in verbs.BUILD]
    return sorted(sites, key=lambda action: promise(s, verbs.BUILD.one(action)), reverse=True)[:MANY_SITES]


def best_dismantled(s: Germany, side: int, legal: list[int]) -> int:
    """What the owner misses least; the other side chooses what the owner misses most."""
    factory, lines = s.factory, s.lines
    site = verbs.DISMANTLE.one(legal[0])
    west = site < codes.WEST_CITIES if site < codes.CITIES else site - codes.CITIES < BOARD.west_lines
    sign = -1.0 if west == (side == codes.WEST) else 1.0
    best, chosen = -100.0, legal[0]
    for action in legal:
        site = verbs.DISMANTLE.one(action)
        if site < codes.CITIES:
            worth = 1.0
        else:
            a, b, twin = LINES_BETWEEN[site - codes.CITIES]
            works = factory[a] and factory[b] and (twin < 0 or lines[twin])
            worth = 2.0 if works else 0.2
        if sign * worth > best:
            best, chosen = sign * worth, action
    return chosen


# -- living standard


def best_spot(s: Germany, side: int, legal: list[int]) -> int:
    """The best spot for a piece placed by an event: the lowest living standard and the most unrest relief."""

    def good(action: int) -> float:
        province = province_at(verbs.RAISE.one(action))
        amount = s.unrest[province]
        return (STEPS[amount - 1] if amount else 0.0) - 0.4 * s.standards[province]

    own = [
        action
        for action in legal
        if (province_at(verbs.RAISE.one(action)) < codes.FIRST_EAST) == (side == codes.WEST)
    ]
    return max(own or legal, key=good)


def best_raise(s: Germany, side: int, legal: list[int]) -> int:
    """Use C: the same spot as for a piece placed by an event, but East stops before its currency falls short."""
    places = [action for action in legal if action not in verbs.DONE]
    if not places:
        return verbs.DONE.first
    may_stop = len(places) < len(legal)
    careful = may_stop and side == codes.EAST and s.decade > 1
    if careful and currency_terms(s, exports(s, s.hamburg))[3] <= 0:
        return verbs.DONE.first
    return best_spot(s, side, places)


def best_ignored(s: Germany, side: int, legal: list[int]) -> int:
    """On a dual card, an icon that hurts or an arrow in the wrong direction."""
    icons = s.icons
    first = int(IGNORING.source(s)) * codes.MOST_ICONS
    found = verbs.IGNORE_NOTHING.first
    for action in legal:
        if action == verbs.IGNORE_NOTHING.first:
            continue
        element = first + verbs.IGNORE.one(action)
        icon = icons.icon[element]
        if icon == codes.ICON_ARROW:
            if (icons.step[element] > 0) != (side == codes.EAST):
                return action
        elif icon in HURTFUL[side]:
            found = action
    return found


HARDLY_MATTERS: Final = (HAMBURG, ASSIGNING, SUPPLIER, LIFTING)
