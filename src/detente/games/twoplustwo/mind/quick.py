"""Answers for positions that search looks at, beside those on Germany (`wsdv.mind.quick`): read from the state itself."""

from functools import lru_cache
from typing import Final

from detente.core.rng import Rng
from detente.games.germany.codes import (
    ASK_IGNORE,
    EAST,
    FIRST_EAST,
    ICON_ARROW,
    IGNORE,
    IGNORE_NOTHING,
    MOST_ICONS,
    NOBODY,
    PLAY,
    USE_BUILD,
    USE_EVENT,
    USE_RAISE,
    WEST,
)
from detente.games.germany.mind.glance import GIVE_OR_TAKE, OWN_COLOUR, POINT, RAISING, glance
from detente.games.germany.mind.quick import STEPS, best_ignored
from detente.games.germany.mind.quick import part as german_part
from detente.games.twoplustwo.codes import (
    ASK_CONVERT,
    ASK_FIRST,
    ASK_FREE,
    ASK_MISSED,
    ASK_SPACE,
    ASK_SPARE,
    ASK_TURN,
    BLUE,
    CENTRE,
    DOMINANCE,
    DRAWS_FIRST,
    FIRST_TPT,
    FREE,
    ICON_CONFLICT,
    ICON_DOVE_LOST,
    ICON_DOVE_RESTORED,
    ICON_PEACEMAKER,
    ICON_TREASURY,
    MOVE_DOMINANCE,
    MOVE_PRESTIGE,
    SEATS,
    SOURCE_ARMS,
    SOURCE_VALUE,
    SOVIET_UNION,
    SPACE_OF,
    TPT_FACES,
    USE_ARMS,
    USE_CREDIT,
)
from detente.games.twoplustwo.icons import EditionIcons
from detente.games.twoplustwo.rules.turn import card_of, use_of
from detente.games.twoplustwo.state import SIDE_OF, Table
from detente.games.twoplustwo.tables import Tables

STEP_OF_POWER: Final = 0.7
"""What a step of a superpower's marker is worth to it, and to its ally."""
STEP_OF_ALLY: Final = -0.15
DOLLAR: Final = 0.2
CONFLICT: Final = -0.4
"""What a conflict card is worth to the side that draws it."""
PEACE: Final = {ICON_DOVE_LOST: -0.1, ICON_DOVE_RESTORED: 0.1, ICON_PEACEMAKER: 0.3}
DOVE: Final = 0.6
"""What half a dove less is felt as when one is left."""
WAR: Final = 100.0
"""What pressing the button is felt as."""


def part(s: Table, seat: int, legal: list[int]) -> int:
    """A likely answer to the question that stands; `legal` as `legal_actions` gives it."""
    asked = s.asked
    if len(legal) == 1 or asked < ASK_TURN:
        if asked == ASK_IGNORE:
            return least_wanted(s, seat, legal)
        return german_part(s, seat, legal)
    if asked == ASK_SPARE:
        return least_wanted(s, seat, legal)
    own = [action for action in legal if action >= MOVE_PRESTIGE]
    if not own:
        return legal[-1]
    side = SIDE_OF[seat]
    if asked == ASK_CONVERT:
        return MOVE_DOMINANCE if int(s.ask_b) == (side == EAST) else MOVE_PRESTIGE
    if asked == ASK_FREE:
        wanted = FREE + (2 if seat <= SOVIET_UNION else 0) + (side == EAST)
        return wanted if wanted in own else own[-1]
    if asked == ASK_MISSED:
        return own[-1]
    if asked == ASK_FIRST:
        return DRAWS_FIRST + (side != EAST)
    if asked == ASK_SPACE:
        return max(own, key=lambda action: abs(action - SPACE_OF - CENTRE))
    return legal[-1]


class Glances:
    """What events and values of an edition are worth to each seat at a glance, in unrest cubes.

    events: by seat and face. values: what follows a value, by seat and face. doves: of each source, how many are lost.
    """

    def __init__(self, tables: Tables) -> None:
        icons = tables.icons
        self.events: list[list[float]] = []
        self.values: list[list[float]] = []
        self.doves = [self.doves_of(icons, source) for source in range(SOURCE_ARMS)]
        for seat in range(SEATS):
            side = SIDE_OF[seat]
            self.events.append([])
            self.values.append([])
            for face in range(TPT_FACES):
                elements = list(icons.elements(face))
                if tables.colour[face] == BLUE:
                    elements = [k for k in elements if icons.colour[k] == side]
                self.events[seat].append(sum(glance_at(icons, k, seat) for k in elements))
                follows = []
                if face >= FIRST_TPT:
                    follows = list(icons.elements(SOURCE_VALUE + 2 * (face - FIRST_TPT) + side))
                self.values[seat].append(sum(glance_at(icons, k, seat) for k in follows))

    @staticmethod
    def doves_of(icons: EditionIcons, source: int) -> int:
        """How many doves a source costs, less those it restores; a card that it draws counts as half a one."""
        kinds = [icons.icon[k] for k in icons.elements(source)]
        return 2 * (kinds.count(ICON_DOVE_LOST) - kinds.count(ICON_DOVE_RESTORED)) + kinds.count(
            ICON_CONFLICT
        )


def glance_at(icons: EditionIcons, element: int, seat: int) -> float:
    """What an icon does for a seat, about."""
    icon, track = icons.icon[element], icons.track[element]
    side, power = SIDE_OF[seat], seat <= SOVIET_UNION
    sign = 1.0 if side == EAST else -1.0
    if icon == ICON_ARROW and track >= DOMINANCE:
        return sign * icons.step[element] * (STEP_OF_POWER if power else STEP_OF_ALLY)
    if icon <= ICON_ARROW:
        return sign * glance(icons, element)
    if icon == ICON_TREASURY:
        own = icons.colour[element] == side
        return (DOLLAR if own else -DOLLAR) * icons.amount[element] if power else 0.0
    if icon == ICON_CONFLICT:
        return CONFLICT if icons.colour[element] in (side, NOBODY) else -CONFLICT
    return PEACE.get(icon, 0.0)


@lru_cache(4)
def glances(tables: Tables) -> Glances:
    """Those of an edition; made once."""
    return Glances(tables)


def turn(s: Table, seat: int, legal: list[int], rng: Rng) -> int:
    """A card and its use that may well be chosen: what looks best at a glance, give or take."""
    tables, side = s.tables, SIDE_OF[seat]
    seen = glances(tables)
    events, values, points = seen.events[seat], seen.values[seat], tables.value_of[side]
    own = s.unrest[:FIRST_EAST] if side == WEST else s.unrest[FIRST_EAST:]
    calm = STEPS[max(max(own) - 1, 0)]
    poor = s.in_red(seat)
    best, chosen = -1000.0, legal[-1]
    for action in legal:
        if action < PLAY:
            continue
        face, use = int(card_of(action)), int(use_of(action))
        worth = rng.below(GIVE_OR_TAKE) / 100
        if use == USE_EVENT:
            worth += events[face]
            risk = seen.doves[face]
        else:
            worth += values[face]
            risk = seen.doves[SOURCE_VALUE + 2 * (face - FIRST_TPT) + side] if face >= FIRST_TPT else 0
            if use == USE_BUILD:
                worth += POINT * points[face]
            elif use == USE_RAISE:
                worth += RAISING if s.decade > 1 else 0.0
            elif use == USE_CREDIT:
                worth += (1.0 if poor else 0.3) * points[face]
            elif use == USE_ARMS:
                worth += STEP_OF_POWER
                risk += 1
            else:
                worth += calm if tables.colour[face] == OWN_COLOUR[side] else calm - POINT
        if risk > 0:
            worth -= WAR if risk > 2 * s.doves else DOVE * risk / (1 + int(s.doves))
        if worth > best:
            best, chosen = worth, action
    return chosen


def least_wanted(s: Table, seat: int, legal: list[int]) -> int:
    """The icon of an event to be ignored: a dove that would mean war, else what Germany's state likes least."""
    if s.doves == 0:
        first = (int(s.ask_c) // 2) * MOST_ICONS - IGNORE
        for action in legal:
            if (
                action >= IGNORE
                and action != IGNORE_NOTHING
                and s.icons.icon[first + action] == ICON_DOVE_LOST
            ):
                return action
    return best_ignored(s, SIDE_OF[seat], [action for action in legal if action >= IGNORE])


def settle(s: Table, most: int) -> None:
    """Play on with likely answers until a turn begins, the game is over, or so many have been given."""
    for _ in range(most):
        if s.over or s.asked == ASK_TURN:
            return
        seat = s.to_act[0]
        s.apply(seat, part(s, seat, s.legal_actions(seat)))
