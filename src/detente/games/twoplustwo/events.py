"""What happens in 2+2, as typed events, besides what happens in Germany.

Seats: 0 USA, 1 Soviet Union, 2 West, 3 East. Cards of both games, deck cards and special cards are ids; special cards
have those of the base game. Tracks `dominance`, `arms_race`, `space_race`, positions from -6 (yellow) to 6 (red).
Uses of a card are also `arms_race` and `credit`. Phases are also `arms_race`, `space_race`, `dominance`. What icons come
from is also `tpt_12 value west` (when a yellow player plays it), `arms_race_03 2 usa` (the row of decade II, the column of
the USA), `conflict_05 usa`, `dominance -4`, `space_race 2`.
In `GameEnded` the seat has won; of nuclear war there may be two such events.
"""

from typing import Final

from detente.core.events import CardUse, Event, private
from detente.games.germany import codes
from detente.games.germany.icons import ICONS, SIDES
from detente.games.germany.telling import KINDS as BASE_KINDS
from detente.games.germany.telling import PHASE_IDS, GermanTelling, readers_of
from detente.games.germany.telling import REASONS as BASE_REASONS
from detente.games.twoplustwo import codes as tpt
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


class TurnOrderSet(Event):
    """TPT-ORDER-5.2, TPT-SETUP-3.6: the turn order of the decade, as seats."""

    seats: list[int]


class StacksLaid(Event):
    """TPT-SEQ-4.9: how many cards of 2+2 lie face down for sub-decades B and C, and how many leave the game unseen."""

    b: int
    c: int
    gone: int


class SubDecadeBegan(Event):
    """TPT-SEQ-4.1: a sub-decade (`A`, `B`, `C`) begins; who acts first. Its display follows."""

    decade: int
    sub: str
    seat: int


class AutoEventBegan(Event):
    """TPT-AUTO-9.1, TPT-AUTO-9.11: the event of the last card is executed; the superpower with an advantage, and its level."""

    card: str
    seat: int | None
    level: int

    def card_uses(self) -> tuple[CardUse, ...]:
        """By nobody, for its automatic event."""
        return (CardUse(None, self.card, "automatic event"),)


class CardCollected(Event):
    """TPT-ACT-6.4.23: a seat collects the card as peacemaker."""

    seat: int
    card: str

    def card_uses(self) -> tuple[CardUse, ...]:
        """As peacemaker."""
        return (CardUse(self.seat, self.card, "peacemaker"),)


class TrackMoved(Event):
    """TPT-ACT-6.4.18: a marker of the superpowers' tracks moves."""

    track: str
    before: int
    after: int


class StepLost(Event):
    """TPT-ACT-6.4.14, TPT-ACT-6.4.17: a step would leave the track; whether it led east (to the red side)."""

    track: str
    east: bool


class MoneyMoved(Event):
    """TPT-ACT-6.5.4: a treasury gets dollars, or pays them (below 0), and what it holds then. why: `icon`, `step` (of the
    arms race, TPT-ACT-6.4.26), `credit`, `overflow` (of dominance) or `income`.
    """

    seat: int
    dollars: int
    treasury: int
    why: str


class DoveFlipped(Event):
    """TPT-ACT-6.4.22: a dove is restored or lost; how many are face up then."""

    restored: bool
    doves: int


class DeckCardDrawn(Event):
    """TPT-DECK-8.2, TPT-DECK-8.5: a superpower draws an arms race or conflict card, which is executed next."""

    seat: int
    card: str

    def card_uses(self) -> tuple[CardUse, ...]:
        """Drawn, and executed."""
        return (CardUse(self.seat, self.card, "drawn"),)


class DeckShuffled(Event):
    """TPT-DECK-8.10: all cards of a deck (`arms_race`, `conflict`) are shuffled."""

    deck: str


class FirstToDraw(Event):
    """TPT-DECK-8.6, TPT-DECK-8.7: a seat says which superpower draws first; None: nobody is active, the USA does."""

    seat: int | None
    first: int


class ReminderSet(Event):
    """TPT-ACT-6.4.26, TPT-ACT-6.4.27: `arms_race_cost_up` or `soviet_value_down` holds from now on."""

    reminder: str


class NextCardReceived(Event):
    """TPT-EOD-12.2.2, TPT-EOD-12.2.7: a superpower gets a hand card of the next decade; only it sees which."""

    seat: int
    card: str | None = private("seat")


class DeckSupplied(Event):
    """TPT-SEQ-4.22, TPT-SEQ-4.23: a card of the decade before comes to the empty draw deck, from those `set_aside` or
    `discarded`.
    """

    source: str


class CardMissing(Event):
    """TPT-SEQ-4.23: the draw deck is empty and there is no card to supply it."""


class SpaceChosen(Event):
    """TPT-EOD-12.3.1: a superpower executes the icons of a space of dominance."""

    seat: int
    space: int


class ButtonPressed(Event):
    """TPT-NUKE-11.1: a seat presses the red button: nuclear war."""

    seat: int


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
    tpt.END_NUCLEAR_WAR: "TPT-NUKE-11.1",
    tpt.END_ARMS_RACE: "TPT-EOD-12.1.1",
    tpt.END_SPACE_RACE: "TPT-EOD-12.2.6",
}
"""The rule by which the game ended."""


def source_id(source: int) -> str:
    """What icons come from, as people are told."""
    if source < tpt.SOURCE_BOX:
        return IDS[source]
    if source < tpt.SOURCE_VALUE:
        return f"box {source - tpt.SOURCE_BOX - codes.TRACK_END}"
    if source < tpt.SOURCE_ARMS:
        card, side = divmod(source - tpt.SOURCE_VALUE, 2)
        return f"{IDS[tpt.FIRST_TPT + card]} value {SIDE_IDS[side]}"
    if source < tpt.SOURCE_CONFLICT:
        row, power = divmod(source - tpt.SOURCE_ARMS, 2)
        return f"{IDS[tpt.FIRST_ARMS + row // tpt.DECADES]} {row % tpt.DECADES + 1} {POWER_IDS[power]}"
    if source < tpt.SOURCE_DOMINANCE:
        card, power = divmod(source - tpt.SOURCE_CONFLICT, 2)
        return f"{IDS[tpt.FIRST_CONFLICT + card]} {POWER_IDS[power]}"
    if source < tpt.SOURCE_SPACE:
        return f"dominance {source - tpt.SOURCE_DOMINANCE - tpt.CENTRE}"
    return f"space_race {source - tpt.SOURCE_SPACE - tpt.CENTRE}"


NUMBERS: Final = {source_id(source): source for source in range(tpt.SOURCES)}


def source_number(id: str) -> int:
    """The source that people are told so."""
    return NUMBERS[id]


class TptTelling(GermanTelling):
    """What is told in numbers of a kind of their own."""

    def event(self, code: int, *numbers: int) -> Event:
        """The event of a TOLD code."""
        a, b, c, d = numbers
        kind = self.kinds[code]
        if kind is TurnOrderSet:
            return TurnOrderSet([a >> 4 * k & 15 for k in range(tpt.SEATS)])
        if kind is SubDecadeBegan:
            return SubDecadeBegan(a, SUB_IDS[b - 1], c)
        if kind is AutoEventBegan:
            return AutoEventBegan(IDS[a], None if b == codes.NOBODY else b, c)
        if kind is TrackMoved:
            return TrackMoved(NEW_TRACK_IDS[a - tpt.FIRST_NEW_TRACK], b - tpt.CENTRE, c - tpt.CENTRE)
        if kind is StepLost:
            return StepLost(NEW_TRACK_IDS[a - tpt.FIRST_NEW_TRACK], bool(b))
        if kind is MoneyMoved:
            return MoneyMoved(a, b, c, MONEY_WHY_IDS[d])
        if kind is FirstToDraw:
            return FirstToDraw(None if a == tpt.NO_SEAT else a, b)
        if kind is DeckSupplied:
            return DeckSupplied("discarded" if a else "set_aside")
        if kind is SideWon:
            return SideWon("red" if a else "yellow", b, c)
        return super().event(code, *numbers)


TELLING: Final = TptTelling(
    KINDS,
    {
        **readers_of(IDS, source_id, ICON_IDS, USES, ALL_PHASE_IDS, REASONS),
        "restored": bool,
        "deck": DECK_IDS.__getitem__,
        "reminder": ICON_IDS.__getitem__,
        "space": lambda at: at - tpt.CENTRE,
    },
)
