"""What lies on the table in hearts, and what of it a seat cannot know."""

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from detente.core.engine.rng import Rng
from detente.core.engine.state import EMPTY, State
from detente.core.records.fields import SEAT, SEAT_OR_NONE, Call, Field, Range, exactly, misfit, up_to
from yardsticks.hearts.cards import (
    ALL_POINTS,
    CARD,
    CARDS,
    HEARTS,
    JACK_BONUS,
    JACK_OF_DIAMONDS,
    NO_TRICKS_BONUS,
    POINTS,
    QUEEN_OF_SPADES,
    SEATS,
    SUIT,
    SUITS,
    TRICKS,
    cards_in,
)

DIRECTIONS: Final = ("none", "left", "across", "right")
"""HEARTS-PASS-1: by how many seats a passed card moves on."""
NO_SUIT: Final = -1
PASSED: Final = 3
"""Cards that each seat passes."""

ASK_PASS: Final = 0
ASK_PLAY: Final = 1

NOTHING_GIVEN: Final = [0] * SEATS
HAND: Final = up_to(2**CARDS - 1)
"""A mask of cards."""


class Table(State):
    """The table.

    north, east, south, west: what each seat holds. given: what each has passed on. direction: by how many seats.
    plays: all cards played, in order; those behind the last whole trick lie on the table. opener: who led the first.
    led: the suit led in the trick under way, or NO_SUIT. best: the card that takes it so far, winner: whose it is,
    stake: its points so far. broken: whether hearts may be led. points, tricks: taken by each seat.
    jack: who has taken the jack of diamonds, or -1.
    The rest are the options: what is barred from the first trick, what may be led, what breaks hearts, what is a bonus.
    """

    __slots__ = (
        "any_club",
        "best",
        "broken",
        "clean_first_trick",
        "direction",
        "east",
        "given",
        "hearts_for_queen",
        "jack",
        "jack_bonus",
        "led",
        "no_tricks_bonus",
        "north",
        "opener",
        "plays",
        "points",
        "queen_breaks",
        "south",
        "stake",
        "tricks",
        "west",
        "winner",
    )

    fields: ClassVar[tuple[Field, ...]] = (
        Field("north", HAND),
        Field("east", HAND),
        Field("south", HAND),
        Field("west", HAND),
        Field("given", HAND, exactly(SEATS)),
        Field("direction", up_to(len(DIRECTIONS) - 1)),
        Field("plays", up_to(CARDS - 1), up_to(CARDS), once=True),
        Field("opener", SEAT),
        Field("led", Range(NO_SUIT, SUITS - 1)),
        Field("best", up_to(CARDS - 1)),
        Field("winner", SEAT),
        Field("stake", up_to(ALL_POINTS)),
        Field("broken", None),
        Field("points", Range(JACK_BONUS + NO_TRICKS_BONUS, ALL_POINTS), exactly(SEATS)),
        Field("tricks", up_to(TRICKS), exactly(SEATS)),
        Field("jack", SEAT_OR_NONE),
    )
    asks: ClassVar[Mapping[int, Call]] = {ASK_PASS: Call(draft=True), ASK_PLAY: Call()}

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.north: i64 = 0
        self.east: i64 = 0
        self.south: i64 = 0
        self.west: i64 = 0
        self.given: list[int] = NOTHING_GIVEN
        self.direction: i64 = 0
        self.plays: list[int] = EMPTY
        self.opener: i64 = 0
        self.led: i64 = NO_SUIT
        self.best: i64 = 0
        self.winner: i64 = 0
        self.stake: i64 = 0
        self.broken: bool = False
        self.points: list[int] = EMPTY
        self.tricks: list[int] = EMPTY
        self.jack: i64 = -1
        self.any_club: bool = False
        self.clean_first_trick: bool = True
        self.hearts_for_queen: bool = False
        self.jack_bonus: bool = False
        self.no_tricks_bonus: bool = False
        self.queen_breaks: bool = True

    def equip(self) -> None:
        """Read the options."""
        options = self.options
        self.any_club = options["lead_any_club"] == "yes"
        self.clean_first_trick = options["first_trick_points"] == "no"
        self.hearts_for_queen = options["hearts_instead_of_queen"] == "yes"
        self.jack_bonus = options["jack_bonus"] == "yes"
        self.no_tricks_bonus = options["no_tricks_bonus"] == "yes"
        self.queen_breaks = options["queen_breaks"] == "yes"

    def hand(self, seat: i64) -> i64:
        """What a seat holds."""
        if seat < 2:
            return self.east if seat else self.north
        return self.south if seat == 2 else self.west

    def hold(self, seat: i64, hand: i64) -> None:
        """Give a seat these cards in place of those it holds."""
        if seat == 0:
            self.north = hand
        elif seat == 1:
            self.east = hand
        elif seat == 2:
            self.south = hand
        else:
            self.west = hand

    def copy_table(self, twin: "Table") -> None:
        """Copy what lies on the table, and the options read."""
        self.copy_core(twin)
        twin.north = self.north
        twin.east = self.east
        twin.south = self.south
        twin.west = self.west
        twin.given = self.given
        twin.direction = self.direction
        twin.plays = self.plays[:]
        twin.opener = self.opener
        twin.led = self.led
        twin.best = self.best
        twin.winner = self.winner
        twin.stake = self.stake
        twin.broken = self.broken
        twin.points = self.points[:]
        twin.tricks = self.tricks[:]
        twin.jack = self.jack
        twin.any_club = self.any_club
        twin.clean_first_trick = self.clean_first_trick
        twin.hearts_for_queen = self.hearts_for_queen
        twin.jack_bonus = self.jack_bonus
        twin.no_tricks_bonus = self.no_tricks_bonus
        twin.queen_breaks = self.queen_breaks

    # -- what is hidden

    def redraw(self, seat: int, rng: Rng) -> None:
        """HEARTS-INFO-1: others hold any of the cards that the seat has not seen, but what all or it alone can tell.

        Told are the two of clubs, by who leads, and what the seat has passed on. That who does not follow has
        none of a suit is taken for a matter of choices, as OpenSpiel does in resampling a position.
        """
        hands: list[int] = [self.hand(other) for other in range(SEATS)]
        known = [0] * SEATS
        if seat < SEATS:
            target = (seat + self.direction) % SEATS
            known[target] = hands[target] & self.given[seat]
            known[seat] = hands[seat]
        if self.asked == ASK_PLAY and not self.plays:
            known[self.opener] |= 1
        unseen: list[int] = []
        for other in range(SEATS):
            unseen.extend(cards_in(hands[other] & ~known[other]))
        unseen.sort()
        rng.shuffle(unseen)
        for other in range(SEATS):
            for _ in cards_in(hands[other] & ~known[other]):
                known[other] |= CARD[unseen.pop()]
            self.hold(other, known[other])
        if any(self.given):
            self.redraw_given(seat, rng)

    def redraw_given(self, seat: int, rng: Rng) -> None:
        """What others passed among themselves is any three of the cards that the one who got them has had since."""
        given = self.given[:]
        had: list[int] = [self.hand(other) for other in range(SEATS)]
        for other, card in self.played():
            had[other] |= CARD[card]
        for giver in range(SEATS):
            target = (giver + self.direction) % SEATS
            if seat in (giver, target):
                continue
            cards = cards_in(had[target])
            rng.shuffle(cards)
            given[giver] = sum([CARD[card] for card in cards[:PASSED]])
        self.given = given

    def played(self) -> list[tuple[int, int]]:
        """Who played which card, in order."""
        played: list[tuple[int, int]] = []
        seat: int = self.opener
        for first in range(0, len(self.plays), SEATS):
            trick = self.plays[first : first + SEATS]
            best = 0
            for k, card in enumerate(trick):
                played.append(((seat + k) % SEATS, card))
                if SUIT[card] == SUIT[trick[0]] and card > trick[best]:
                    best = k
            seat = (seat + best) % SEATS
        return played

    def conserved(self) -> dict[str, int]:
        """HEARTS-DEAL-1: a card is in one hand or has been played."""
        hands = [cards_in(self.hand(seat)) for seat in range(SEATS)]
        cards = [card for hand in [*hands, self.plays] for card in hand]
        return {"cards": len(cards), "faces": len(set(cards))}

    def check(self) -> None:
        """HEARTS-DEAL-1, HEARTS-PASS-1, HEARTS-TRICK-1: the past makes the present what it is."""
        if set(self.conserved().values()) != {CARDS}:
            raise misfit("plays", "each card is in one hand or has been played")
        way = self.options["passing"]
        if way not in ("any", DIRECTIONS[self.direction]):
            raise misfit("direction", "it is the one that was chosen")
        passing = self.asked == ASK_PASS and not self.over
        if passing and (self.plays or not self.direction):
            raise misfit("direction", "cards are passed before the first is played, if they are")
        self.check_given(passing)
        self.check_plays(passing)

    def check_given(self, passing: bool) -> None:
        """HEARTS-PASS-1, HEARTS-PASS-2: three cards from each seat have gone to another."""
        had = [self.hand(seat) for seat in range(SEATS)]
        for seat, card in self.played():
            had[seat] |= CARD[card]
        count = PASSED if self.direction and not passing else 0
        for seat in range(SEATS):
            given = self.given[seat]
            if len(cards_in(given)) != count or given & ~had[(seat + self.direction) % SEATS]:
                raise misfit("given", f"seat {seat} has passed {count} cards, which went where they should")

    def check_plays(self, passing: bool) -> None:
        """HEARTS-LEAD-1, HEARTS-TRICK-1, HEARTS-SCORE-1: what the cards played come to."""
        plays = self.plays
        played = self.played()
        tricks = [0] * SEATS
        points = [0] * SEATS
        jack = -1
        seat: int = self.opener
        for first in range(0, len(plays), SEATS):
            trick = played[first : first + SEATS]
            led = SUIT[trick[0][1]]
            seat = max(trick, key=lambda play: play[1] if SUIT[play[1]] == led else -1)[0]
            if len(trick) == SEATS:
                tricks[seat] += 1
                points[seat] += sum([POINTS[card] for _, card in trick])
                if self.jack_bonus and JACK_OF_DIAMONDS in [card for _, card in trick]:
                    jack = seat
        rest = played[len(plays) - len(plays) % SEATS :]
        if plays and plays[0] and not self.any_club:
            raise misfit("opener", "the two of clubs is played first")
        if not plays and not passing and not self.hand(self.opener) & 1:
            raise misfit("opener", "who holds the two of clubs begins")
        if self.tricks != tricks or self.jack != jack or (not self.over and self.points != points):
            raise misfit("tricks", "they are those of the cards played")
        broken = self.options["break_hearts"] == "no"
        broken = broken or any(SUIT[card] == HEARTS for card in plays)
        broken = broken or (self.queen_breaks and QUEEN_OF_SPADES in plays)
        if self.broken != broken:
            raise misfit("broken", "hearts are broken by cards played")
        if self.led != (SUIT[rest[0][1]] if rest else NO_SUIT):
            raise misfit("led", "it is the suit of the first card of the trick")
        if self.stake != sum([POINTS[card] for _, card in rest]):
            raise misfit("stake", "it is what the cards of the trick count")
        if rest and (self.winner != seat or self.best != dict(rest)[seat]):
            raise misfit("best", "it is the highest card of the suit led")
        if self.over != (len(plays) == CARDS):
            raise misfit("plays", "the game is over with the last card")
        if not self.over and not passing:
            after = (self.opener if not plays else seat) if not rest else (rest[0][0] + len(rest)) % SEATS
            if self.to_act != (after,):
                raise misfit("to_act", f"seat {after} plays")
