"""Typed events of 2+2, in addition to those of Germany.

Seats: 0 USA, 1 Soviet Union, 2 West, 3 East. Cards of both games, deck cards and special cards are ids; special cards
have those of the base game. Tracks are `dominance`, `arms_race`, `space_race`, with positions from -6 (yellow) to 6 (red).
Further uses of a card are `arms_race` and `credit`, further phases `arms_race`, `space_race`, `dominance`. Further icon
sources are `tpt_12 value west` (when a yellow player plays it), `arms_race_03 2 usa` (the row of decade II, the column of
the USA), `conflict_05 usa`, `dominance -4`, `space_race 2`.
In `GameEnded` the seat has won; nuclear war may produce two such events.
"""

from typing import Annotated, Final

from detente.core.shown.events import CardUse, Event, MaybeSeat, Named, Read, Seat, private
from detente.games.germany import card_events as base
from detente.games.germany import codes, ids
from detente.games.germany.events import *  # noqa: F403
from detente.games.germany.icons import ICONS, SIDES
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.icons import NEW_ICONS, NEW_TRACKS, SUPERPOWERS
from detente.games.twoplustwo.notation import USES
from detente.games.twoplustwo.tables import IDS

NEW_PHASE_IDS: Final = ("arms_race", "space_race", "dominance")
ALL_PHASE_IDS: Final = (*ids.PHASE_IDS, *NEW_PHASE_IDS)
"""The phases in play order, new ones first, as in the PHASE codes."""
NEW_TRACK_IDS: Final = tuple(NEW_TRACKS)
ICON_IDS: Final = [*ICONS, *NEW_ICONS]
"""In the order of the ICON codes."""
DECK_IDS: Final = ("arms_race", "conflict")
MONEY_WHY_IDS: Final = ("icon", "step", "credit", "overflow", "income")
SUB_IDS: Final = ("A", "B", "C")
SIDE_IDS: Final = tuple(SIDES)
POWER_IDS: Final = tuple(SUPERPOWERS)


REASONS: Final = ids.REASONS | {
    tpt.END_NUCLEAR_WAR: "TPT-NUKE-11.1",
    tpt.END_ARMS_RACE: "TPT-EOD-12.1.1",
    tpt.END_SPACE_RACE: "TPT-EOD-12.2.6",
}
"""The rule by which the game ended."""


def source_id(source: int) -> str:
    """The id of an icon source in views and events."""
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


CardOfAll = Annotated[str, Named("card", IDS)]
Use = Annotated[str, Named("use", USES)]
Source = Annotated[str, Read(source_id)]
Icon = Annotated[str, Named("icon", ICON_IDS)]
Phase = Annotated[str, Read(lambda phase: ALL_PHASE_IDS[phase - 1])]
Reason = Annotated[str, Read(REASONS.__getitem__)]
NewTrack = Annotated[str, Read(lambda track: NEW_TRACK_IDS[track - tpt.FIRST_NEW_TRACK])]
SubDecade = Annotated[str, Read(lambda sub: SUB_IDS[sub - 1])]
Deck = Annotated[str, Named("deck", DECK_IDS)]
MoneyWhy = Annotated[str, Named("why", MONEY_WHY_IDS)]
Colour = Annotated[str, Read(("yellow", "red").__getitem__)]
SuppliedFrom = Annotated[str, Read(("set_aside", "discarded").__getitem__)]
Actor = Annotated[int | None, Read(lambda seat: None if seat == tpt.NO_SEAT else seat)]
Order = Annotated[list[int], Read(lambda order: [order >> 4 * k & 15 for k in range(tpt.SEATS)])]
"""All seats in one number: four bits each, the first in the lowest bits."""


# events of Germany with the cards, words and rules of 2+2


class DecadeBegan(base.DecadeBegan):
    """A decade begins; who takes its first turn, and how many cards form the draw deck."""

    rule = "TPT-SEQ-4.1"


class CardDrawn(base.CardDrawn):
    """A card comes from the draw deck to a hand; only its owner sees it."""

    rule = "TPT-SEQ-4.5"


class CardLaidOut(base.CardLaidOut):
    """A card is laid out on the display: a normal card from the draw deck or a stack, or the decade's special card."""

    rule = "TPT-SEQ-4.8"

    card: CardOfAll


class CardTaken(base.CardTaken):
    """A player takes a card for one of its uses; starts a turn."""

    rule = "TPT-SEQ-4.10"

    card: CardOfAll
    use: Use


class CardDiscarded(base.CardDiscarded):
    """A player discards a hand card out of the game, face down."""

    rule = "TPT-SEQ-4.7"


class CardLaidAway(base.CardLaidAway):
    """The used card goes to the row of played cards (`played`), to East (`police`), or aside (`wall`)."""

    card: CardOfAll


class IconIgnored(base.IconIgnored):
    """A player ignores one icon or single arrow, numbered in its source from 1; None: nothing."""

    rule = "TPT-ACT-6.4.3"

    card: Source


class IconVoid(base.IconVoid):
    """An icon cannot be carried out. icon: its number in its source. word: its word."""

    source: Source
    word: Icon


class PoliceCardTaken(base.PoliceCardTaken):
    """East gets the card in play as a police card."""

    card: CardOfAll


class PoliceUsed(base.PoliceUsed):
    """A police card is used; a separate event reports the unrest as removed."""

    card: CardOfAll


class PhaseBegan(base.PhaseBegan):
    """A phase of the end of decade begins."""

    rule = "TPT-EOD-12.0.1"

    phase: Phase


class UnseenCardsGone(base.UnseenCardsGone):
    """Cards left in the draw deck leave the game unseen; so does the special card, if nobody used it."""

    rule = "TPT-SEQ-4.20"


class RowCleared(base.RowCleared):
    """The row of played cards is cleared."""

    rule = "TPT-SEQ-4.27"


class GameEnded(base.GameEnded):
    """The game is over; who won, and by which rule."""

    reason: Reason


# events that only 2+2 has


class TurnOrderSet(Event):
    """TPT-ORDER-5.2, TPT-SETUP-3.6: the turn order of the decade, as seats."""

    rule = "TPT-ORDER-5.2"

    seats: Order


class StacksLaid(Event):
    """How many 2+2 cards are face down for sub-decades B and C, and how many leave the game unseen."""

    rule = "TPT-SEQ-4.9"
    minor = True

    b: int
    c: int
    gone: int


class SubDecadeBegan(Event):
    """A sub-decade (`A`, `B`, `C`) begins; who acts first. Its display is laid out next."""

    rule = "TPT-SEQ-4.1"
    begins_phase = True

    decade: int
    sub: SubDecade
    seat: Seat


class AutoEventBegan(Event):
    """TPT-AUTO-9.1, TPT-AUTO-9.11: the last card's event is executed; which superpower has an advantage, and its level."""

    rule = "TPT-AUTO-9.1"
    begins_phase = True

    card: CardOfAll
    seat: MaybeSeat
    level: int

    def card_uses(self) -> tuple[CardUse, ...]:
        """Executed as an automatic event, by no seat."""
        return (CardUse(None, self.card, "automatic event"),)


class CardCollected(Event):
    """A seat collects a card as peacemaker."""

    rule = "TPT-ACT-6.4.23"

    seat: Seat
    card: CardOfAll


class TrackMoved(Event):
    """A marker moves on one of the superpowers' tracks."""

    rule = "TPT-ACT-6.4.18"

    track: NewTrack
    before: int
    after: int


class StepLost(Event):
    """TPT-ACT-6.4.14, TPT-ACT-6.4.17: a step is lost because it would leave the track; whether it led east (to the red side)."""

    rule = "TPT-ACT-6.4.17"

    track: NewTrack
    east: bool


class MoneyMoved(Event):
    """A treasury receives dollars, or pays them (below 0), and its new amount. why: `icon`, `step` (of the
    arms race, TPT-ACT-6.4.26), `credit`, `overflow` (of dominance) or `income`.
    """

    rule = "TPT-ACT-6.5.4"

    seat: Seat
    dollars: int
    treasury: int
    why: MoneyWhy


class DoveFlipped(Event):
    """A dove is restored or lost; how many are now face up."""

    rule = "TPT-ACT-6.4.22"

    restored: bool
    doves: int


class DeckCardDrawn(Event):
    """TPT-DECK-8.2, TPT-DECK-8.5: a superpower draws an arms race or conflict card, which is executed next."""

    rule = "TPT-DECK-8.8"

    seat: Seat
    card: CardOfAll

    def card_uses(self) -> tuple[CardUse, ...]:
        """Drawn and executed."""
        return (CardUse(self.seat, self.card, "drawn"),)


class DeckShuffled(Event):
    """All cards of a deck (`arms_race`, `conflict`) are shuffled."""

    rule = "TPT-DECK-8.10"
    minor = True

    deck: Deck


class FirstToDraw(Event):
    """TPT-DECK-8.6, TPT-DECK-8.7: a seat chooses which superpower draws first; None: no seat is active, so the USA does."""

    rule = "TPT-DECK-8.6"
    minor = True

    seat: Actor
    first: Seat


class ReminderSet(Event):
    """TPT-ACT-6.4.26, TPT-ACT-6.4.27: `arms_race_cost_up` or `soviet_value_down` takes effect from now on."""

    rule = "TPT-ACT-6.4.26"

    reminder: Icon


class NextCardReceived(Event):
    """TPT-EOD-12.2.2, TPT-EOD-12.2.7: a superpower receives a hand card of the next decade; only it sees which."""

    rule = "TPT-EOD-12.2.2"

    seat: Seat
    card: CardOfAll | None = private("seat")


class DeckSupplied(Event):
    """TPT-SEQ-4.22, TPT-SEQ-4.23: a card of the previous decade goes to the empty draw deck, from those `set_aside` or
    `discarded`.
    """

    rule = "TPT-SEQ-4.22"

    source: SuppliedFrom


class CardMissing(Event):
    """The draw deck is empty and there is no card to refill it."""

    rule = "TPT-SEQ-4.23"


class SpaceChosen(Event):
    """A superpower executes the icons of a dominance space."""

    rule = "TPT-EOD-12.3.1"

    seat: Seat
    space: int


class ButtonPressed(Event):
    """A seat presses the red button and starts nuclear war."""

    rule = "TPT-NUKE-11.1"

    seat: Seat


class SideWon(Event):
    """TPT-EOD-12.4.2, TPT-EOD-12.4.3: a side (`yellow`, `red`) has won; both superpowers' victory points."""

    rule = "TPT-EOD-12.4.2"

    side: Colour
    usa: int
    soviet_union: int
