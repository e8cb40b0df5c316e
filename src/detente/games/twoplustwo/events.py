"""What happens in 2+2, as typed events, beside those of Wir sind das Volk! (`wsdv.events`), which happen here too.

Seats: 0 USA, 1 Soviet Union, 2 West, 3 East. Cards of both games, deck cards and special cards are ids; special cards
have those of the base game. Tracks `dominance`, `arms_race`, `space_race`, positions from -6 (yellow) to 6 (red).
Uses of a card are also `arms_race` and `credit`. Phases are also `arms_race`, `space_race`, `dominance`. What icons come
from is also `tpt_12 value west` (when a yellow player plays it), `arms_race_03 2 usa` (the row of decade II, the column of
the USA), `conflict_05 usa`, `dominance -4`, `space_race 2`.
In `GameEnded` the seat has won; of nuclear war there may be two such events.
"""

from dataclasses import dataclass
from typing import Final

from detente.core.events import CardUse, Event, private
from detente.games.germany.codes import NOBODY, TRACK_END
from detente.games.germany.data import PHASE_IDS
from detente.games.germany.icons import ICONS, SIDES
from detente.games.germany.telling import KINDS as BASE_KINDS
from detente.games.germany.telling import REASONS as BASE_REASONS
from detente.games.germany.telling import TELLING as BASE_TELLING
from detente.games.germany.telling import WsdvTelling
from detente.games.twoplustwo.codes import (
    CENTRE,
    DECADES,
    END_ARMS_RACE,
    END_NUCLEAR_WAR,
    END_SPACE_RACE,
    FIRST_ARMS,
    FIRST_CONFLICT,
    FIRST_NEW_TRACK,
    FIRST_TPT,
    NO_SEAT,
    SEATS,
    SOURCE_ARMS,
    SOURCE_BOX,
    SOURCE_CONFLICT,
    SOURCE_DOMINANCE,
    SOURCE_SPACE,
    SOURCE_VALUE,
    SOURCES,
)
from detente.games.twoplustwo.icons import NEW_ICONS, NEW_TRACKS, SUPERPOWERS
from detente.games.twoplustwo.notation import USES
from detente.games.twoplustwo.tables import IDS

NEW_PHASE_IDS: Final = ("arms_race", "space_race", "dominance")
ALL_PHASE_IDS: Final = (*PHASE_IDS, *NEW_PHASE_IDS)
"""In the order of the PHASE codes; the new ones are played first."""
NEW_TRACK_IDS: Final = tuple(NEW_TRACKS)
ICON_IDS: Final = [*ICONS, *NEW_ICONS]
"""In the order of the ICON codes."""
DECK_IDS: Final = ("arms_race", "conflict")
MONEY_WHY_IDS: Final = ("icon", "step", "credit", "overflow", "income")
SUB_IDS: Final = ("A", "B", "C")
SIDE_IDS: Final = tuple(SIDES)
POWER_IDS: Final = tuple(SUPERPOWERS)


@dataclass(frozen=True, slots=True)
class TurnOrderSet(Event):
    """TPT-ORDER-5.2, TPT-SETUP-3.6: the turn order of the decade, as seats."""

    seats: list[int]


@dataclass(frozen=True, slots=True)
class StacksLaid(Event):
    """TPT-SEQ-4.9: how many cards of 2+2 lie face down for sub-decades B and C, and how many leave the game unseen."""

    b: int
    c: int
    gone: int


@dataclass(frozen=True, slots=True)
class SubDecadeBegan(Event):
    """TPT-SEQ-4.1: a sub-decade (`A`, `B`, `C`) begins; who acts first. Its display follows."""

    decade: int
    sub: str
    seat: int


@dataclass(frozen=True, slots=True)
class AutoEventBegan(Event):
    """TPT-AUTO-9.1, TPT-AUTO-9.11: the event of the last card is executed; the superpower with an advantage, and its level."""

    card: str
    seat: int | None
    level: int

    def card_uses(self) -> tuple[CardUse, ...]:
        """By nobody, for its automatic event."""
        return (CardUse(None, self.card, "automatic event"),)


@dataclass(frozen=True, slots=True)
class CardCollected(Event):
    """TPT-ACT-6.4.23: a seat collects the card as peacemaker."""

    seat: int
    card: str

    def card_uses(self) -> tuple[CardUse, ...]:
        """As peacemaker."""
        return (CardUse(self.seat, self.card, "peacemaker"),)


@dataclass(frozen=True, slots=True)
class TrackMoved(Event):
    """TPT-ACT-6.4.18: a marker of the superpowers' tracks moves."""

    track: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class StepLost(Event):
    """TPT-ACT-6.4.14, TPT-ACT-6.4.17: a step would leave the track; whether it led east (to the red side)."""

    track: str
    east: bool


@dataclass(frozen=True, slots=True)
class MoneyMoved(Event):
    """TPT-ACT-6.5.4: a treasury gets dollars, or pays them (below 0), and what it holds then. why: `icon`, `step` (of the
    arms race, TPT-ACT-6.4.26), `credit`, `overflow` (of dominance) or `income`.
    """

    seat: int
    dollars: int
    treasury: int
    why: str


@dataclass(frozen=True, slots=True)
class DoveFlipped(Event):
    """TPT-ACT-6.4.22: a dove is restored or lost; how many are face up then."""

    restored: bool
    doves: int


@dataclass(frozen=True, slots=True)
class DeckCardDrawn(Event):
    """TPT-DECK-8.2, TPT-DECK-8.5: a superpower draws an arms race or conflict card, which is executed next."""

    seat: int
    card: str

    def card_uses(self) -> tuple[CardUse, ...]:
        """Drawn, and executed."""
        return (CardUse(self.seat, self.card, "drawn"),)


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """TPT-DECK-8.10: all cards of a deck (`arms_race`, `conflict`) are shuffled."""

    deck: str


@dataclass(frozen=True, slots=True)
class FirstToDraw(Event):
    """TPT-DECK-8.6, TPT-DECK-8.7: a seat says which superpower draws first; None: nobody is active, the USA does."""

    seat: int | None
    first: int


@dataclass(frozen=True, slots=True)
class ReminderSet(Event):
    """TPT-ACT-6.4.26, TPT-ACT-6.4.27: `arms_race_cost_up` or `soviet_value_down` holds from now on."""

    reminder: str


@dataclass(frozen=True, slots=True)
class NextCardReceived(Event):
    """TPT-EOD-12.2.2, TPT-EOD-12.2.7: a superpower gets a hand card of the next decade; only it sees which."""

    seat: int
    card: str | None = private("seat")


@dataclass(frozen=True, slots=True)
class DeckSupplied(Event):
    """TPT-SEQ-4.22, TPT-SEQ-4.23: a card of the decade before comes to the empty draw deck, from those `set_aside` or
    `discarded`.
    """

    source: str


@dataclass(frozen=True, slots=True)
class CardMissing(Event):
    """TPT-SEQ-4.23: the draw deck is empty and there is no card to supply it."""


@dataclass(frozen=True, slots=True)
class SpaceChosen(Event):
    """TPT-EOD-12.3.1: a superpower executes the icons of a space of dominance."""

    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class ButtonPressed(Event):
    """TPT-NUKE-11.1: a seat presses the red button: nuclear war."""

    seat: int


@dataclass(frozen=True, slots=True)
class SideWon(Event):
    """TPT-EOD-12.4.2, TPT-EOD-12.4.3: a side (`yellow`, `red`) has won; the victory points of both superpowers."""

    side: str
    usa: int
    soviet_union: int


KINDS: Final[tuple[type[Event], ...]] = (
    *BASE_KINDS,
    TurnOrderSet,
    StacksLaid,
    SubDecadeBegan,
    AutoEventBegan,
    CardCollected,
    TrackMoved,
    StepLost,
    MoneyMoved,
    DoveFlipped,
    DeckCardDrawn,
    DeckShuffled,
    FirstToDraw,
    ReminderSet,
    NextCardReceived,
    DeckSupplied,
    CardMissing,
    SpaceChosen,
    ButtonPressed,
    SideWon,
)
"""In the order of the TOLD codes."""

REASONS: Final = BASE_REASONS | {
    END_NUCLEAR_WAR: "TPT-NUKE-11.1",
    END_ARMS_RACE: "TPT-EOD-12.1.1",
    END_SPACE_RACE: "TPT-EOD-12.2.6",
}
"""The rule by which the game ended."""


def source_id(source: int) -> str:
    """What icons come from, as people are told."""
    if source < SOURCE_BOX:
        return IDS[source]
    if source < SOURCE_VALUE:
        return f"box {source - SOURCE_BOX - TRACK_END}"
    if source < SOURCE_ARMS:
        card, side = divmod(source - SOURCE_VALUE, 2)
        return f"{IDS[FIRST_TPT + card]} value {SIDE_IDS[side]}"
    if source < SOURCE_CONFLICT:
        row, power = divmod(source - SOURCE_ARMS, 2)
        return f"{IDS[FIRST_ARMS + row // DECADES]} {row % DECADES + 1} {POWER_IDS[power]}"
    if source < SOURCE_DOMINANCE:
        card, power = divmod(source - SOURCE_CONFLICT, 2)
        return f"{IDS[FIRST_CONFLICT + card]} {POWER_IDS[power]}"
    if source < SOURCE_SPACE:
        return f"dominance {source - SOURCE_DOMINANCE - CENTRE}"
    return f"space_race {source - SOURCE_SPACE - CENTRE}"


NUMBERS: Final = {source_id(source): source for source in range(SOURCES)}


def source_number(id: str) -> int:
    """The source that people are told so."""
    return NUMBERS[id]


class TptTelling(WsdvTelling):
    """What is told in numbers of a kind of their own."""

    def event(self, code: int, *numbers: int) -> Event:
        """The event of a TOLD code."""
        a, b, c, d = numbers
        kind = self.kinds[code]
        if kind is TurnOrderSet:
            return TurnOrderSet([a >> 4 * k & 15 for k in range(SEATS)])
        if kind is SubDecadeBegan:
            return SubDecadeBegan(a, SUB_IDS[b - 1], c)
        if kind is AutoEventBegan:
            return AutoEventBegan(IDS[a], None if b == NOBODY else b, c)
        if kind is TrackMoved:
            return TrackMoved(NEW_TRACK_IDS[a - FIRST_NEW_TRACK], b - CENTRE, c - CENTRE)
        if kind is StepLost:
            return StepLost(NEW_TRACK_IDS[a - FIRST_NEW_TRACK], bool(b))
        if kind is MoneyMoved:
            return MoneyMoved(a, b, c, MONEY_WHY_IDS[d])
        if kind is FirstToDraw:
            return FirstToDraw(None if a == NO_SEAT else a, b)
        if kind is DeckSupplied:
            return DeckSupplied("discarded" if a else "set_aside")
        if kind is SideWon:
            return SideWon("red" if a else "yellow", b, c)
        return super().event(code, *numbers)


TELLING: Final = TptTelling(
    KINDS,
    {
        **BASE_TELLING.readers,
        "card": IDS.__getitem__,
        "lost": IDS.__getitem__,
        "got": IDS.__getitem__,
        "source": source_id,
        "icon": ICON_IDS.__getitem__,
        "use": USES.__getitem__,
        "phase": lambda phase: ALL_PHASE_IDS[phase - 1],
        "reason": REASONS.__getitem__,
        "restored": bool,
        "deck": DECK_IDS.__getitem__,
        "reminder": ICON_IDS.__getitem__,
        "space": lambda at: at - CENTRE,
    },
)
