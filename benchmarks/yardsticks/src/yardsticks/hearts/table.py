"""What lies on the table in hearts, and what of it a seat cannot know."""

from typing import ClassVar, Final

from mypy_extensions import i64

from detente.core.rng import Rng
from detente.core.state import EMPTY, State
from yardsticks.hearts.cards import CARD, SEATS, SUIT, cards_in

DIRECTIONS: Final = ("none", "left", "across", "right")
"""HEARTS-PASS-1: by how many seats a passed card moves on."""
NO_SUIT: Final = -1
PASSED: Final = 3
"""Cards that each seat passes."""

ASK_PASS: Final = 0
ASK_PLAY: Final = 1

NOTHING_GIVEN: Final = [0] * SEATS


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

    fields: ClassVar[tuple[str, ...]] = (
        "north",
        "east",
        "south",
        "west",
        "given",
        "direction",
        "plays",
        "opener",
        "led",
        "best",
        "winner",
        "stake",
        "broken",
        "points",
        "tricks",
        "jack",
    )

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
