"""Fast answers for positions reached during search, added to those for Germany (`germany.brain.quick`); read from the state."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from detente.core.engine.rng import Rng
from detente.games.germany import codes
from detente.games.germany.brain.glance import GIVE_OR_TAKE, OWN_COLOUR, POINT, RAISING, glance
from detente.games.germany.brain.hand import held
from detente.games.germany.brain.quick import STEPS, best_ignored
from detente.games.germany.brain.quick import likely_answer as german_answer
from detente.games.germany.brain.quick import worth_a_thought as sites_worth_a_thought
from detente.games.germany.notation import IGNORE, IGNORE_NOTHING, PLAY
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.icons import EditionIcons
from detente.games.twoplustwo.notation import CONVERT, DRAWS_FIRST, FREE, SPACE
from detente.games.twoplustwo.rules.arrows import CONVERTING, FIRST_TO_DRAW, FREE_ARROW, MISSED_STEP
from detente.games.twoplustwo.rules.decade_end import CHOOSING_SPACE
from detente.games.twoplustwo.rules.points import points
from detente.games.twoplustwo.rules.symbols import IGNORING, SPARING
from detente.games.twoplustwo.rules.turn import TURN, card_of, use_of
from detente.games.twoplustwo.state import SIDE_OF, GameState
from detente.games.twoplustwo.tables import Tables

STEP_OF_POWER: Final = 0.7
"""Value of one step of a superpower's marker to that superpower, and to its ally."""
STEP_OF_ALLY: Final = -0.15
DOLLAR: Final = 0.2
CONFLICT: Final = -0.4
"""Value of a conflict card to the side that draws it."""
PEACE: Final = {tpt.ICON_DOVE_LOST: -0.1, tpt.ICON_DOVE_RESTORED: 0.1, tpt.ICON_PEACEMAKER: 0.3}
DOVE: Final = 0.6
"""Cost of losing half a dove when one is left."""
MANY_USES: Final = 20
"""How many uses of cards to weigh; if there are more, treat the others as worse."""
LAST_SUB: Final = 3
"""The sub-decade before the end of decade."""
WAR: Final = 100.0
"""Cost of pressing the button."""


def likely_answer(s: GameState, seat: int, legal: list[int]) -> int:
    """A likely answer to the pending question. legal: as `legal_actions` returns it."""
    asked = s.asked
    if len(legal) == 1 or asked < TURN.code:
        if asked == IGNORING.code:
            return least_wanted(s, seat, legal)
        return german_answer(s, seat, legal)
    if asked == SPARING.code:
        return least_wanted(s, seat, legal)
    own = [action for action in legal if action >= CONVERT.first]
    if not own:
        return legal[-1]
    side = SIDE_OF[seat]
    if asked == CONVERTING.code:
        return int(
            CONVERT.of(tpt.DOMINANCE if int(CONVERTING.right(s)) == (side == codes.EAST) else codes.PRESTIGE)
        )
    if asked == FREE_ARROW.code:
        wanted = free_step(s, seat)
        return wanted if wanted in own else own[-1]
    if asked == MISSED_STEP.code:
        return own[-1]
    if asked == FIRST_TO_DRAW.code:
        return int(DRAWS_FIRST.of(side != codes.EAST))
    if asked == CHOOSING_SPACE.code:
        return max(own, key=lambda action: abs(int(SPACE.one(action))))
    return legal[-1]


def free_step(s: GameState, seat: int) -> int:
    """A superpower moves dominance its way, a German state prestige, or dominance if that costs its superpower the lead at the end."""
    red = SIDE_OF[seat] == codes.EAST
    if seat <= tpt.SOVIET_UNION:
        return int(FREE.of(tpt.DOMINANCE, red))
    return int(
        FREE.of(tpt.DOMINANCE, not red)
        if s.sub == LAST_SUB and can_overtake(s, red)
        else FREE.of(codes.PRESTIGE, red)
    )


def can_overtake(s: GameState, red: bool) -> bool:
    """Whether a step of dominance against a side's superpower makes it lose its lead in points."""
    own = tpt.SOVIET_UNION if red else tpt.USA
    lead = points(s, own) - points(s, 1 - own)
    at, back = s.tracks[tpt.DOMINANCE], -1 if red else 1
    gone = dominance_points(s, at) - dominance_points(s, at + back)
    return 0 < lead <= (gone if red else -gone)


def dominance_points(s: GameState, at: int) -> int:
    """The victory points of a space of dominance; those of the USA below 0."""
    there = s.tables.points[0][at + tpt.CENTRE] if abs(at) <= tpt.CENTRE else 0
    return there if at > 0 else -there


class Glances:
    """Quick values of an edition's events and values for each seat, in unrest cubes.

    events: by seat and face. values: what follows a value, by seat and face. held: a card in hand, by seat and face.
    doves: how many are lost, by source.
    """

    def __init__(self, tables: Tables) -> None:
        icons = tables.icons
        self.events: list[list[float]] = []
        self.values: list[list[float]] = []
        self.held: list[list[float]] = []
        self.doves = [self.doves_of(icons, source) for source in range(tpt.SOURCE_ARMS)]
        for seat in range(tpt.SEATS):
            side = SIDE_OF[seat]
            self.events.append([])
            self.values.append([])
            for face in range(tpt.TPT_FACES):
                elements = list(icons.elements(face))
                if tables.colour[face] == tpt.BLUE:
                    elements = [k for k in elements if icons.colour[k] == side]
                self.events[seat].append(sum(glance_at(icons, k, seat) for k in elements))
                follows = []
                if face >= tpt.FIRST_TPT:
                    follows = list(icons.elements(tpt.SOURCE_VALUE + 2 * (face - tpt.FIRST_TPT) + side))
                self.values[seat].append(sum(glance_at(icons, k, seat) for k in follows))
            self.held.append(
                [
                    held(side, tables.colour[face], tables.value_of[side][face], self.events[seat][face])
                    for face in range(codes.NORMAL_CARDS)
                ]
            )

    @staticmethod
    def doves_of(icons: EditionIcons, source: int) -> int:
        """The doves a source costs minus those it restores; drawing a card counts as half a dove."""
        kinds = [icons.icon[k] for k in icons.elements(source)]
        return 2 * (kinds.count(tpt.ICON_DOVE_LOST) - kinds.count(tpt.ICON_DOVE_RESTORED)) + kinds.count(
            tpt.ICON_CONFLICT
        )


def glance_at(icons: EditionIcons, element: int, seat: int) -> float:
    """Roughly what an icon does for a seat."""
    icon, track = icons.icon[element], icons.track[element]
    side, power = SIDE_OF[seat], seat <= tpt.SOVIET_UNION
    sign = 1.0 if side == codes.EAST else -1.0
    if icon == codes.ICON_ARROW and track >= tpt.DOMINANCE:
        return sign * icons.step[element] * (STEP_OF_POWER if power else STEP_OF_ALLY)
    if icon <= codes.ICON_ARROW:
        return sign * glance(icons, element)
    if icon == tpt.ICON_TREASURY:
        own = icons.colour[element] == side
        return (DOLLAR if own else -DOLLAR) * icons.amount[element] if power else 0.0
    if icon == tpt.ICON_CONFLICT:
        return CONFLICT if icons.colour[element] in (side, codes.NOBODY) else -CONFLICT
    return PEACE.get(icon, 0.0)


@lru_cache(4)
def glances(tables: Tables) -> Glances:
    """The quick values of an edition, cached."""
    return Glances(tables)


def looks(s: GameState, seat: int, legal: Sequence[int]) -> list[float]:
    """How good each card and use looks by quick estimate; police waits."""
    tables, side = s.tables, SIDE_OF[seat]
    seen = glances(tables)
    events, values, points = seen.events[seat], seen.values[seat], tables.value_of[side]
    own = s.unrest[: codes.FIRST_EAST] if side == codes.WEST else s.unrest[codes.FIRST_EAST :]
    calm = STEPS[max(max(own) - 1, 0)]
    poor = s.in_red(seat)
    found: list[float] = []
    for action in legal:
        if action < PLAY.first:
            found.append(-2 * WAR)
            continue
        face, use = int(card_of(action)), int(use_of(action))
        if use == codes.USE_EVENT:
            worth = events[face]
            risk = seen.doves[face]
        else:
            worth = values[face]
            risk = (
                seen.doves[tpt.SOURCE_VALUE + 2 * (face - tpt.FIRST_TPT) + side]
                if face >= tpt.FIRST_TPT
                else 0
            )
            if use == codes.USE_BUILD:
                worth += POINT * points[face]
            elif use == codes.USE_RAISE:
                worth += RAISING if s.decade > 1 else 0.0
            elif use == tpt.USE_CREDIT:
                worth += (1.0 if poor else 0.3) * points[face]
            elif use == tpt.USE_ARMS:
                worth += STEP_OF_POWER
                risk += 1
            else:
                worth += calm if tables.colour[face] == OWN_COLOUR[side] else calm - POINT
        if risk > 0:
            worth -= WAR if risk > 2 * s.doves else DOVE * risk / (1 + int(s.doves))
        found.append(worth)
    return found


def turn(s: GameState, seat: int, legal: list[int], rng: Rng) -> int:
    """A plausible card and use: the best by quick estimate, with some random variation."""
    best, chosen = -WAR - WAR, legal[-1]
    for action, worth in zip(legal, looks(s, seat, legal), strict=True):
        if action >= PLAY.first:
            worth += rng.below(GIVE_OR_TAKE) / 100
            if worth > best:
                best, chosen = worth, action
    return chosen


def worth_a_thought(s: GameState, seat: int, legal: Sequence[int]) -> Sequence[int]:
    """The answers worth weighing: if there are many, the best by quick estimate, else all."""
    if s.asked != TURN.code or len(legal) <= MANY_USES:
        return sites_worth_a_thought(s, legal)
    seen = sorted(zip(looks(s, seat, legal), legal, strict=True), reverse=True)
    return [action for _, action in seen[:MANY_USES]]


def least_wanted(s: GameState, seat: int, legal: list[int]) -> int:
    """The icon of an event to ignore: a dove that would mean war, else what the German state likes least."""
    if s.doves == 0:
        first = int(IGNORING.source(s)) * codes.MOST_ICONS
        for action in legal:
            if (
                action >= IGNORE.first
                and action != IGNORE_NOTHING.first
                and s.icons.icon[first + IGNORE.one(action)] == tpt.ICON_DOVE_LOST
            ):
                return action
    return best_ignored(s, SIDE_OF[seat], [action for action in legal if action >= IGNORE.first])
