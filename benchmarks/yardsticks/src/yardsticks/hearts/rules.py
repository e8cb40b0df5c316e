"""The rules of hearts: one deal, from passing to the score."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Question, Sequence
from detente.core.engine.state import State
from detente.core.records.fields import Call
from yardsticks.hearts.audit import check
from yardsticks.hearts.cards import (
    ALL_POINTS,
    ALL_RANKS,
    BELOW_HEARTS,
    CARD,
    CARDS,
    CLUBS,
    DIRECTIONS,
    HEARTS,
    JACK_BONUS,
    JACK_OF_DIAMONDS,
    NO_SUIT,
    NO_TRICKS_BONUS,
    PASSED,
    POINTS,
    QUEEN,
    QUEEN_OF_SPADES,
    RANKS,
    SEATS,
    SPADES,
    SUIT,
    TRICKS,
    cards_in,
    cards_of_suit,
)
from yardsticks.hearts.state import GameState

NEXT: Final = [(seat + 1) % SEATS for seat in range(SEATS)]
NOTHING_GIVEN: Final = [0] * SEATS
"""Shared, never changed."""


# -- the deal and the passing


def deal_out(s: GameState) -> None:
    """HEARTS-DEAL-1: each card goes to a seat by the room that is left there, so that all deals are alike likely."""
    rng = s.rng
    north: i64 = 0
    east: i64 = 0
    south: i64 = 0
    west: i64 = 0
    first: i64 = TRICKS  # the room that is left for seat A, then for A and B, for A to C
    second: i64 = 2 * TRICKS
    third: i64 = 3 * TRICKS
    card: i64 = 1
    for left in range(CARDS, 0, -1):
        at: i64 = rng.below(left)
        if at >= third:
            west += card
        else:
            third -= 1
            if at >= second:
                south += card
            else:
                second -= 1
                if at >= first:
                    east += card
                else:
                    first -= 1
                    north += card
        card += card
    s.north = north
    s.east = east
    s.south = south
    s.west = west


class Pass(Question[GameState]):
    """HEARTS-PASS-2: which cards are passed."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """Any cards of the hand but those chosen already."""
        hand = s.hand(seat)
        draft = s.draft
        for k in range(0, len(draft), 2):
            if draft[k] == seat:
                hand ^= CARD[draft[k + 1]]
        return cards_in(hand)

    def is_complete(self, s: GameState, seat: i64) -> bool:
        """Three cards are passed."""
        draft = s.draft
        parts: i64 = 0
        for k in range(0, len(draft), 2):
            if draft[k] == seat:
                parts += 1
        return parts >= PASSED

    def reveal(self, s: GameState) -> None:
        """HEARTS-PASS-1, HEARTS-PASS-3: all cards move on at once; each seat sees what it gets."""
        given = NOTHING_GIVEN[:]
        draft = s.draft
        for k in range(0, len(draft), 2):
            given[draft[k]] |= CARD[draft[k + 1]]
        for seat in range(SEATS):
            parcel: i64 = given[seat]
            s.hold(seat, s.hand(seat) ^ parcel)
            target: i64 = (seat + s.direction) & 3
            s.hold(target, s.hand(target) | parcel)
        s.given = given
        if s.event_log is not None:
            report_passes(s)
        open_play(s)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """Cards of the hand are chosen once; others are no answer."""
        return self.rule if action in cards_in(s.hand(seat)) else None


PASS: Final = Pass("pass", "HEARTS-PASS-2", Call(draft=True))


def report_passes(s: GameState) -> None:
    """HEARTS-PASS-3: the seat that gives a card and the one that gets it know which."""
    for seat in range(SEATS):
        for card in cards_in(s.given[seat]):
            s.emit("CardPassed", seat, card)
            s.emit("CardReceived", (seat + s.direction) % SEATS, card)


def open_play(s: GameState) -> None:
    """HEARTS-LEAD-1: the seat with the two of clubs leads."""
    for seat in range(SEATS):
        if s.hand(seat) & 1:
            s.opener = seat
    s.ask(PLAY, s.opener)


# -- tricks


class Play(Question[GameState]):
    """HEARTS-TRICK-1: which card is played."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """HEARTS-FOLLOW-1, HEARTS-LEAD-1 to 3: the suit led, if the hand has it. Not to be changed."""
        hand = s.hand(seat)
        led = s.led
        if led == NO_SUIT:
            return leads(s, hand)
        held: i64 = hand >> led * RANKS & ALL_RANKS
        if held:
            return cards_of_suit(led, held)
        if s.clean_first_trick and len(s.plays) < SEATS:
            return pointless(hand)
        return cards_in(hand)

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """HEARTS-LEAD-2: a card is played; the fourth ends the trick."""
        suit: i64 = SUIT[action]
        s.lay_down(seat, action)
        s.plays.append(action)
        if s.event_log is not None:
            s.emit("CardPlayed", seat, action)
        if s.led == NO_SUIT:
            s.led = suit
            s.best = action
            s.winner = seat
        elif suit == s.led and action > s.best:
            s.best = action
            s.winner = seat
        if suit >= SPADES:
            if suit == HEARTS or (action == QUEEN_OF_SPADES and s.queen_breaks):
                s.broken = True
            s.stake += POINTS[action]
        if len(s.plays) & 3 == 0:
            take_trick(s)
        else:
            s.ask(self, NEXT[seat])

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """What forbids a card of the hand; others are no answer."""
        hand = cards_in(s.hand(seat))
        if action not in hand:
            return None
        if s.led == NO_SUIT:
            return "HEARTS-LEAD-2" if s.plays else "HEARTS-LEAD-1"
        follows = any(SUIT[card] == s.led for card in hand)
        return "HEARTS-FOLLOW-1" if follows else "HEARTS-FOLLOW-2"


PLAY: Final = Play("play", "HEARTS-TRICK-1")


def leads(s: GameState, hand: i64) -> list[int]:
    """HEARTS-LEAD-1 to 3: the two of clubs, or another club, first; no hearts before they are broken."""
    if not s.plays:
        return cards_of_suit(CLUBS, hand & ALL_RANKS if s.any_club else 1)
    if s.broken:
        return cards_in(hand)
    harmless: i64 = hand & BELOW_HEARTS
    if harmless == 0 or (harmless == QUEEN and s.hearts_for_queen):
        return cards_in(hand)
    return cards_in(harmless)


def pointless(hand: i64) -> list[int]:
    """HEARTS-FOLLOW-2: who has no club plays no heart and not the queen in the first trick, if there is a choice."""
    harmless: i64 = hand & BELOW_HEARTS & ~QUEEN
    return cards_in(harmless if harmless else hand)


def take_trick(s: GameState) -> None:
    """HEARTS-TRICK-1, HEARTS-SCORE-1: the highest card of the suit led takes the trick and leads the next."""
    winner = s.winner
    s.tricks[winner] += 1
    if s.stake:
        s.points[winner] += s.stake
    if s.jack_bonus and JACK_OF_DIAMONDS in s.plays[-SEATS:]:
        s.jack = winner
    if s.event_log is not None:
        s.emit("TrickTaken", winner, s.stake)
    s.led = NO_SUIT
    s.stake = 0
    if len(s.plays) == CARDS:
        score(s)
    else:
        s.ask(PLAY, winner)


def score(s: GameState) -> None:
    """HEARTS-SCORE-2 to 4: the moon and the bonuses; fewest points win."""
    points = s.points
    shooter = points.index(ALL_POINTS) if ALL_POINTS in points else -1
    if shooter >= 0:
        s.emit("MoonShot", shooter)
        for seat in range(SEATS):
            points[seat] = 0 if seat == shooter else ALL_POINTS
    if s.jack >= 0:
        points[s.jack] += JACK_BONUS
    if s.no_tricks_bonus and shooter < 0:
        for seat in range(SEATS):
            if s.tricks[seat] == 0:
                points[seat] += NO_TRICKS_BONUS
    fewest = min(points)
    s.emit("GameEnded", fewest)
    s.end([seat for seat in range(SEATS) if points[seat] == fewest])


SEQUENCE: Final = Sequence((PASS, PLAY))


class Hearts(GameState):
    """A deal under way."""

    __slots__ = ()

    def blank(self) -> State:
        """A state of the same kind without anything on the table."""
        return Hearts(self.seats)

    def clone(self) -> State:
        """An independent copy that goes on exactly alike."""
        twin = Hearts(self.seats)
        self.copy_core(twin)
        self.copy_slots(twin)
        return twin

    def begin(self) -> None:
        """HEARTS-PASS-1, HEARTS-DEAL-1: a direction, then 13 cards to each seat."""
        way: str = self.options["passing"]
        self.direction = self.rng.below(len(DIRECTIONS)) if way == "any" else DIRECTIONS.index(way)
        deal_out(self)
        self.given = NOTHING_GIVEN
        self.plays = []
        self.points = [0] * SEATS
        self.tricks = [0] * SEATS
        self.broken = self.options["break_hearts"] == "no"

    def advance(self) -> None:
        """HEARTS-PASS-1: cards are passed, if they are, before play begins."""
        if self.direction:
            self.ask_draft(PASS, [0, 1, 2, 3])
        else:
            open_play(self)

    def check(self) -> None:
        """See `audit.check`."""
        check(self)
