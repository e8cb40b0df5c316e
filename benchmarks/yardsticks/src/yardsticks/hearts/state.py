"""What is on the table in hearts, and what of it a seat cannot know."""

from mypy_extensions import i64

from detente.core.engine.rng import Rng
from yardsticks.hearts.cards import CARD, PASSED, SEATS, SUIT, cards_in
from yardsticks.hearts.slots import Slots


class GameState(Slots):
    """The table; what its fields mean is said where they are declared."""

    __slots__ = ()

    def apply_options(self) -> None:
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

    def lay_down(self, seat: i64, card: i64) -> None:
        """A card leaves the hand of a seat."""
        only: i64 = CARD[card]
        if seat == 0:
            self.north ^= only
        elif seat == 1:
            self.east ^= only
        elif seat == 2:
            self.south ^= only
        else:
            self.west ^= only

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
        if not self.drafting and not self.plays:
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
