"""The rules of hearts: one deal, from passing to the score."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.state import State
from yardsticks.hearts.cards import (
    ALL_POINTS,
    ALL_RANKS,
    BELOW_HEARTS,
    CARD,
    CARDS,
    CLUBS,
    HEARTS,
    JACK_BONUS,
    JACK_OF_DIAMONDS,
    NO_TRICKS_BONUS,
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
from yardsticks.hearts.table import (
    ASK_PASS,
    ASK_PLAY,
    DIRECTIONS,
    NO_SUIT,
    NOTHING_GIVEN,
    PASSED,
    Table,
)

NEXT: Final = [(seat + 1) % SEATS for seat in range(SEATS)]

CARD_PASSED: Final = 0
CARD_RECEIVED: Final = 1
CARD_PLAYED: Final = 2
TRICK_TAKEN: Final = 3
MOON_SHOT: Final = 4
GAME_ENDED: Final = 5


class Hearts(Table):
    """A deal under way."""

    __slots__ = ()

    def blank(self) -> State:
        """A state of the same kind without anything on the table."""
        return Hearts(self.seats)

    def clone(self) -> State:
        """An independent copy that goes on exactly alike."""
        twin = Hearts(self.seats)
        self.copy_table(twin)
        return twin

    # -- the deal and the passing

    def begin(self) -> None:
        """HEARTS-PASS-1, HEARTS-DEAL-1: a direction, then 13 cards to each seat."""
        way: str = self.options["passing"]
        self.direction = self.rng.below(len(DIRECTIONS)) if way == "any" else DIRECTIONS.index(way)
        self.deal_out()
        self.given = NOTHING_GIVEN
        self.plays = []
        self.points = [0] * SEATS
        self.tricks = [0] * SEATS
        self.broken = self.options["break_hearts"] == "no"

    def deal_out(self) -> None:
        """HEARTS-DEAL-1: each card goes to a seat by the room that is left there, so that all deals are alike likely."""
        rng = self.rng
        rooms = [TRICKS] * SEATS
        card: i64 = 1
        for left in range(CARDS, 0, -1):
            at: i64 = rng.below(left)
            seat: i64 = 0
            room: i64 = rooms[0]
            while at >= room:
                at -= room
                seat += 1
                room = rooms[seat]
            rooms[seat] = room - 1
            self.hold(seat, self.hand(seat) | card)
            card += card

    def go_on(self) -> None:
        """HEARTS-PASS-1: cards are passed, if they are, before play begins."""
        if self.direction:
            self.ask_draft_code(ASK_PASS, [0, 1, 2, 3])
        else:
            self.open_play()

    def open_play(self) -> None:
        """HEARTS-LEAD-1: whoever holds the two of clubs leads."""
        for seat in range(SEATS):
            if self.hand(seat) & 1:
                self.opener = seat
        self.ask_code(ASK_PLAY, self.opener)

    def sealed(self, seat: int) -> bool:
        """HEARTS-PASS-2: three cards are passed."""
        draft = self.draft
        parts: i64 = 0
        for k in range(0, len(draft), 2):
            if draft[k] == seat:
                parts += 1
        return parts >= PASSED

    def passes(self, seat: int) -> list[int]:
        """HEARTS-PASS-2: any cards of the hand but those chosen already."""
        hand = self.hand(seat)
        draft = self.draft
        for k in range(0, len(draft), 2):
            if draft[k] == seat:
                hand ^= CARD[draft[k + 1]]
        return cards_in(hand)

    def open_drafts(self, question: int) -> None:
        """HEARTS-PASS-1, HEARTS-PASS-3: all cards move on at once; each seat sees what it gets."""
        given = NOTHING_GIVEN[:]
        draft = self.draft
        for k in range(0, len(draft), 2):
            given[draft[k]] |= CARD[draft[k + 1]]
        for seat in range(SEATS):
            parcel: i64 = given[seat]
            self.hold(seat, self.hand(seat) ^ parcel)
            target: i64 = (seat + self.direction) & 3
            self.hold(target, self.hand(target) | parcel)
        self.given = given
        if self.sink is not None:
            self.tell_passes()
        self.open_play()

    def tell_passes(self) -> None:
        """HEARTS-PASS-3: whoever gives a card and whoever gets it know which."""
        for seat in range(SEATS):
            for card in cards_in(self.given[seat]):
                self.tell(CARD_PASSED, seat, card)
                self.tell(CARD_RECEIVED, (seat + self.direction) % SEATS, card)

    # -- tricks

    def answers(self, seat: int) -> list[int]:
        """HEARTS-PASS-2, HEARTS-FOLLOW-1, HEARTS-LEAD-1 to 3: what may be passed or played. Not to be changed."""
        if self.asked == ASK_PASS:
            return self.passes(seat)
        hand = self.hand(seat)
        led = self.led
        if led == NO_SUIT:
            return self.leads(hand)
        held: i64 = hand >> led * RANKS & ALL_RANKS
        if held:
            return cards_of_suit(led, held)
        if self.clean_first_trick and len(self.plays) < SEATS:
            return self.pointless(hand)
        return cards_in(hand)

    def leads(self, hand: i64) -> list[int]:
        """HEARTS-LEAD-1 to 3: the two of clubs, or another club, first; no hearts before they are broken."""
        if not self.plays:
            return cards_of_suit(CLUBS, hand & ALL_RANKS if self.any_club else 1)
        if self.broken:
            return cards_in(hand)
        harmless: i64 = hand & BELOW_HEARTS
        if harmless == 0 or (harmless == QUEEN and self.hearts_for_queen):
            return cards_in(hand)
        return cards_in(harmless)

    def pointless(self, hand: i64) -> list[int]:
        """HEARTS-FOLLOW-2: who has no club plays no heart and not the queen in the first trick, if there is a choice."""
        harmless: i64 = hand & BELOW_HEARTS & ~QUEEN
        return cards_in(harmless if harmless else hand)

    def answer(self, question: int, seat: int, action: int) -> None:
        """HEARTS-TRICK-1, HEARTS-LEAD-2: a card is played; the fourth ends the trick."""
        card: i64 = action
        suit: i64 = SUIT[card]
        self.hold(seat, self.hand(seat) ^ CARD[card])
        self.plays.append(action)
        if self.sink is not None:
            self.tell(CARD_PLAYED, seat, card)
        if self.led == NO_SUIT:
            self.led = suit
            self.best = card
            self.winner = seat
        elif suit == self.led and card > self.best:
            self.best = card
            self.winner = seat
        if suit >= SPADES:
            if suit == HEARTS or (card == QUEEN_OF_SPADES and self.queen_breaks):
                self.broken = True
            self.stake += POINTS[card]
        if len(self.plays) & 3 == 0:
            self.take_trick()
        else:
            self.ask_code(ASK_PLAY, NEXT[seat])

    def take_trick(self) -> None:
        """HEARTS-TRICK-1, HEARTS-SCORE-1: the highest card of the suit led takes the trick and leads the next."""
        winner = self.winner
        self.tricks[winner] += 1
        if self.stake:
            self.points[winner] += self.stake
        if self.jack_bonus and JACK_OF_DIAMONDS in self.plays[-SEATS:]:
            self.jack = winner
        if self.sink is not None:
            self.tell(TRICK_TAKEN, winner, self.stake)
        self.led = NO_SUIT
        self.stake = 0
        if len(self.plays) == CARDS:
            self.score()
        else:
            self.ask_code(ASK_PLAY, winner)

    def score(self) -> None:
        """HEARTS-SCORE-2 to 4: the moon and the bonuses; fewest points win."""
        points = self.points
        shooter = points.index(ALL_POINTS) if ALL_POINTS in points else -1
        if shooter >= 0:
            self.tell(MOON_SHOT, shooter)
            for seat in range(SEATS):
                points[seat] = 0 if seat == shooter else ALL_POINTS
        if self.jack >= 0:
            points[self.jack] += JACK_BONUS
        if self.no_tricks_bonus and shooter < 0:
            for seat in range(SEATS):
                if self.tricks[seat] == 0:
                    points[seat] += NO_TRICKS_BONUS
        fewest = min(points)
        self.tell(GAME_ENDED, fewest - NO_TRICKS_BONUS - JACK_BONUS)
        self.end([seat for seat in range(SEATS) if points[seat] == fewest])
