"""The card in play and the subject of the question, in every game on Germany."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from detente.core.shown.axes import Axis
from detente.core.shown.facts import NONE, Maybe, One, Tally
from detente.core.shown.groups import Group
from detente.games.germany import codes
from detente.games.germany.ids import WHY_IDS
from detente.games.germany.rules.decade_end import PRESSING
from detente.games.germany.rules.economy import BUILDING, DISMANTLING, RUNNING_DOWN, economy
from detente.games.germany.rules.event import BONUS, NEXT_ICON
from detente.games.germany.rules.guillaume import GIVING
from detente.games.germany.rules.standard import ASSIGNING, DELIVERING, RAISING
from detente.games.germany.rules.unrest import MOVING_TO, REMOVING
from detente.games.germany.state import Germany
from detente.games.germany.view.cards import EAST
from detente.games.germany.view.kinds import EXTERNALS, MOST_ECONOMY, MOST_POINTS, PROVINCES, Given, Span

G = TypeVar("G", bound=Germany)
WHYS: Final = Axis(WHY_IDS)
ICONS: Final = Span(1, codes.MOST_ICONS)


# -- how facts are read


def loses(s: Germany) -> bool:
    """Whether the question asks what to dismantle, remove or run down: these have a reason for a loss, and an amount."""
    asked = s.asked
    return asked == DISMANTLING.code or asked == REMOVING.code or asked == RUNNING_DOWN.code


def points(s: Germany, seat: int) -> int | None:
    """What remains of the use or of the loss, or None if nothing is counted."""
    left = 0
    if s.asked == BUILDING.code:
        left = int(BUILDING.points(s))
    elif s.asked == RAISING.code:
        return int(RAISING.points(s))
    elif loses(s):
        left = int(REMOVING.number(s))
    return left or None


def placed(s: Germany, seat: int) -> list[int]:
    """The provinces where living standard has been raised in this use."""
    if s.asked != RAISING.code:
        return []
    return [k for k in range(codes.PROVINCES) if RAISING.placed(s) >> k & 1]


def raised(s: Germany, seat: int) -> list[Any]:
    """WSDV-HAM-1: the economy of the provinces where living standard can be raised."""
    if s.asked != RAISING.code:
        return []
    found: list[int | None] = [None] * codes.PROVINCES
    west = s.side_of[s.to_act[0]] == codes.WEST
    for k in range(codes.WEST_BERLIN) if west else range(codes.FIRST_EAST, codes.PROVINCES):
        found[k] = int(economy(s, k))
    return found


def why(s: Germany, seat: int) -> int:
    """A WHY code, or -1."""
    if s.asked == BUILDING.code:
        if BUILDING.points(s):
            return codes.WHY_USE
        return codes.WHY_ICON if s.phase == codes.NO_PHASE else codes.WHY_BOX
    return int(REMOVING.why(s)) if loses(s) else NONE


def province(s: Germany, seat: int) -> int:
    """The province that presses or delivers, or that unrest leaves, or -1."""
    if s.asked == PRESSING.code:
        return int(PRESSING.province(s))
    if s.asked == MOVING_TO.code:
        return int(MOVING_TO.source(s))
    return int(DELIVERING.province(s)) if s.asked == DELIVERING.code else NONE


def site(s: Germany, seat: int) -> int:
    """The external factory to be assigned, or -1."""
    return int(ASSIGNING.factory(s)) if s.asked == ASSIGNING.code else NONE


def track(s: Germany, seat: int) -> int:
    """The track that overflows, or -1."""
    return int(BONUS.track(s)) if s.asked == BONUS.code else NONE


def taken(s: Germany, seat: int) -> int:
    """The card that East takes in an exchange, or -1."""
    return int(GIVING.taken(s)) if s.asked == GIVING.code else NONE


def open_icons(s: Germany) -> list[int]:
    """The icons still to come, by number in printed order."""
    return [k for k in range(codes.MOST_ICONS) if NEXT_ICON.open_icons(s) >> k & 1]


# -- the facts


def play_facts(
    cards: Axis, uses: Sequence[str], sources: Sequence[str], asks: Callable[[Any], bool]
) -> Group[G]:
    """The card in play and the progress of its use.

    cards: by face. sources: of icons, by number. asks: a function of a module that returns whether a question is about icons that are still
    open.
    """
    return Group(
        "play",
        "the card in play, and how far its use has come",
        [
            One("card", "the card in play", cards, lambda s, seat: s.in_play),
            One("use", "its use", Axis(uses), lambda s, seat: s.use if s.in_play != codes.NOBODY else NONE),
            One(
                "source", "the card, box or space whose icons are being carried out, while their order is asked",
                Axis(sources), lambda s, seat: int(NEXT_ICON.source(s)) if asks(s) else NONE,
            ),
            Tally(
                "open",
                "icons and arrows still to come, while their order is asked: by number in printed order, a "
                "double arrow counting twice",
                ICONS, 1, lambda s, seat: open_icons(s) if asks(s) else [],
            ),
        ],
    )  # fmt: skip


def task_facts(cards: Axis, tracks: Axis, overflow: Callable[..., int] = track) -> Group[G]:
    """What the question is about. overflow: returns the track that overflows, or -1."""
    return Group(
        "task",
        "what the question is about, where that needs saying",
        [
            Maybe(
                "points", "card or build points left, or what is still to be lost", 0, MOST_POINTS, points
            ).saturated(),
            Tally("placed", "provinces raised in this use of living standard", PROVINCES, 1, placed),
            Given(
                "economy",
                "while living standard is raised, the economy of the side's provinces, as Hamburg and "
                "external factories are assigned",
                PROVINCES, 0, MOST_ECONOMY, raised,
            ).saturated(),
            One("why", "what something is built, dismantled, run down or removed for", WHYS, why),
            One(
                "province", "the province that presses, that may deliver, or from which unrest moves",
                PROVINCES, province,
            ),
            One("site", "the external factory to be assigned", EXTERNALS, site),
            One("track", "the track whose overflow it is", tracks, overflow),
            One("card", "the card that East takes", cards, taken).for_eyes(EAST),
        ],
    )  # fmt: skip
