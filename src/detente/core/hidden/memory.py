"""What every observer remembers about cards that are now out of sight."""

from array import array
from typing import Final

from mypy_extensions import mypyc_attr

from detente.core.hidden.knowledge import BIT, SEEN, Knowledge, closed_up
from detente.core.hidden.layout import APPEARS, HIDDEN, NOTHING, OPEN, VANISHES, Layout, parts_of

PEEK_NUMBERS: Final = 4
"""Numbers in the saved form of a peek."""

MOVED: Final = 0
"""card, place: the card went there, from the top if it came from an ordered pile. The most common step, so it is 0: less than `WHAT`."""
PULLED: Final = 1
"""card, position: the next step moves this card from that position of its ordered pile, or looks at it there."""
LAID_BELOW: Final = 2
"""card, pile: the card just moved onto the pile went to its bottom."""
SHUFFLED: Final = 3
"""pile: it was shuffled."""
MIXED: Final = 4
"""first place, number of places: cards there may have been exchanged."""
PEEKED: Final = 5
"""card, seat: the seat looked at the card; in an ordered pile, a PULLED step with its position comes before."""
GATHERED: Final = 6
"""count, pile: the next steps move this many cards, all those of another pile, onto this one."""
STEPPED_OUT: Final = 8
"""card, place: the first card of a row went there, and those behind it moved up by one. Its code is this + number of slots; instead
of further steps, the cards behind it follow, slot by slot, with `NOTHING` for an empty one."""

SECOND: Final = 0x10000
"""Factor of the second argument in a step of a trail; a step that moves a card is card + SECOND * place."""
WHAT: Final = 0x100000000
"""Factor of the kind of step."""
STEP: Final = "q"
"""The type of steps in an array: 64 bits, so that many take little memory."""
NO_POSITION: Final = 0xFFFF
OUT_OF_ROW: Final = [WHAT * (STEPPED_OUT + count) for count in range(256)]
"""By number of slots: add it to a step that moves a card to make a step that takes it out of a row."""


def track_of(what: int, one: int, two: int = 0) -> int:
    """Encode a step of a trail as one number, from what happened and its two arguments."""
    return one + SECOND * two + WHAT * what


@mypyc_attr(allow_interpreted_subclasses=True)
class Peek:
    """A card that some observers have seen and not all see now. Immutable.

    observers: the mask of those who know it. card: its number. position: in an ordered pile; -1 if unknown or in none.
    places: the mask of the places where it may be, for those who do not see it any more.
    """

    __slots__ = ("card", "observers", "places", "position")

    def __init__(self, observers: int, card: int, position: int, places: int) -> None:
        self.observers: Final = observers
        self.card: Final = card
        self.position: Final = position
        self.places: Final = places

    def at(self, position: int, places: int) -> "Peek":
        """A new peek: the same card at another position and other places."""
        return Peek(self.observers, self.card, position, places)

    def numbers(self) -> tuple[int, int, int, int]:
        """Its saved form: observers, card, position, places."""
        return self.observers, self.card, self.position, self.places


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """What observers know about unseen cards, derived from the movements of all cards.

    where: the place of each card as of the last step processed. counts: the number of cards at each place. occupied: the mask of the
    places that hold any.
    knowledge: what each seat, and last the spectator, knows; before the first step, an unseen card may be at any unseen place.
    peeks: what some have seen that others have not, and known positions in piles.
    piles, slots: the cards by place before the first step, kept until it is processed; `where` is empty until then.
    observers: those whose knowledge follows the steps. late: while that leaves out the spectator, the memory as the spectator's
    knowledge has it, which is shared; else None. missed: the steps that it has not followed, as 64-bit numbers, which take less memory
    than a list of them: else it slows down all the rest.
    """

    __slots__ = (
        "counts",
        "knowledge",
        "late",
        "layout",
        "missed",
        "observers",
        "occupied",
        "peeks",
        "piles",
        "slots",
        "where",
    )

    def __init__(
        self, layout: Layout, where: list[int], knowledge: list[Knowledge], peeks: list[Peek]
    ) -> None:
        self.layout = layout
        self.where = where
        self.counts: list[int] = []
        self.occupied: int = 0
        self.knowledge = knowledge
        self.peeks = peeks
        self.piles: list[list[int]] = []
        self.slots: list[int] = []
        self.observers: list[int] = list(range(layout.seats + 1))
        self.late: Memory | None = None
        self.missed: array[int] = array(STEP)

    def lay(self, piles: list[list[int]], slots: list[int]) -> None:
        """Store where the cards are now; `begin` computes each card's place from it only when it is needed."""
        self.piles = [pile[:] for pile in piles]
        self.slots = slots[:]

    def copy(self) -> "Memory":
        """An independent copy, where the spectator's knowledge is not behind."""
        return self.copy_with([knows.copy() for knows in self.knowledge])

    def copy_with(self, knowledge: list[Knowledge]) -> "Memory":
        """A copy with this knowledge."""
        twin = Memory(self.layout, self.where[:], knowledge, self.peeks[:])
        twin.counts = self.counts[:]
        twin.occupied = self.occupied
        return twin

    def begin(self) -> None:
        """Prepare to follow a trail: set up places, counts and initial knowledge."""
        layout = self.layout
        if not self.where:
            self.where = places_of(layout, self.piles, self.slots)
            self.piles = []
            self.slots = []
        if not self.counts:
            self.counts = [0] * len(layout.names)
            for place in self.where:
                self.counts[place] += 1
                self.occupied |= BIT[place]
        if not self.knowledge:
            for observer in range(layout.seats + 1):
                unseen = self.occupied & layout.hidden_from[observer]
                self.knowledge.append(Knowledge([0] * len(self.where), [unseen]))

    def follow_for_seats(self, trail: list[int]) -> None:
        """Update the seats' knowledge from a trail; the spectator's stays behind until `catch_up`."""
        if self.late is None:
            self.begin()
            spectator = self.layout.seats
            self.late = self.copy_with(self.knowledge)
            self.late.observers = [int(spectator)]
            self.observers = list(range(spectator))
        self.missed.fromlist(trail)
        self.follow(trail)

    def catch_up(self) -> None:
        """Update the spectator's knowledge if it is behind."""
        if self.late is not None:
            self.late.follow(self.missed.tolist())
            self.late = None
            self.missed = array(STEP)
            self.observers = list(range(self.layout.seats + 1))

    def follow(self, trail: list[int]) -> None:
        """Update every observer's knowledge from a trail."""
        if not self.counts or not self.knowledge:
            self.begin()
        position = NO_POSITION
        followed = 0
        for at, step in enumerate(trail):
            if at < followed:
                continue
            if step < WHAT:
                self.moved(step % SECOND, step // SECOND, position)
                position = NO_POSITION
                continue
            what, one, two = step // WHAT, step % SECOND, step // SECOND % SECOND
            if what >= STEPPED_OUT:
                followed = at + what - STEPPED_OUT
                self.stepped_out(one, two, trail[at + 1 : followed])
            elif what == PULLED:
                position = two
            elif what == LAID_BELOW:
                self.laid_below(one, two)
            elif what == SHUFFLED:
                self.shuffled(one)
            elif what == MIXED:
                self.mixed(one, two)
            elif what == GATHERED:
                end = at + 1 + one
                if trail[end : end + 1] == [track_of(SHUFFLED, two)]:
                    if self.reshuffled([card % SECOND for card in trail[at + 1 : end]], two):
                        followed = end + 1
            else:
                self.peeked(two, one, position)
                position = NO_POSITION

    def moved(self, card: int, place: int, pulled_from: int) -> None:
        """Process that a card went to a place. pulled_from: its position in an ordered pile if that was not the top."""
        layout = self.layout
        source = self.where[card]
        left = self.counts[source] - 1
        position = -1
        parts = layout.parts[source][place]
        if layout.in_order[source]:
            position = left if pulled_from == NO_POSITION else pulled_from
            if self.peeks:
                told = self.who_know_position(card, source, position)
                parts = parts_of(layout.visible_to[source], layout.visible_to[place], told, layout.seats)
        if parts:
            self.notice(card, place, parts, 0 if left else BIT[source])
        self.put(card, place, position)

    def stepped_out(self, card: int, place: int, behind: list[int]) -> None:
        """Process that the first card of a row went to a place, and those behind it moved up by one. behind: as in `closed_up`."""
        first = self.where[card]
        self.notice(card, place, self.layout.parts[first][place], 0)
        self.put(card, place, -1)
        self.closed_up(first, behind)

    def put(self, card: int, place: int, position: int) -> None:
        """Put a card at a place. position: the one that it had in an ordered pile, or -1."""
        layout = self.layout
        counts = self.counts
        where = self.where
        source = where[card]
        left = counts[source] - 1
        counts[source] = left
        if not left:
            self.occupied ^= BIT[source]
        there = counts[place]
        if not there:
            self.occupied |= BIT[place]
        counts[place] = there + 1
        where[card] = place
        loses = layout.loses[source][place]
        if loses or self.peeks:
            landed = there if layout.in_order[place] else -1
            if self.peeks:
                self.carry_peeks(card, source, position, landed, left)
            if loses:
                self.remember(card, layout.visible_to[source] & ~layout.visible_to[place], landed)

    def notice(self, card: int, place: int, parts: list[int], emptied: int) -> None:
        """Record for each observer who does not see both places that a card goes to a place.

        parts: what the move is to each observer. emptied: its place (a bit) if the move leaves that empty, else 0.
        """
        came = BIT[self.where[card]]
        went = BIT[place]
        knowledge = self.knowledge
        twins = self.layout.cards_of[self.layout.faces[card]]
        for observer in self.observers:
            part = parts[observer]
            if part == HIDDEN:
                masks = knowledge[observer].places
                for k, mask in enumerate(masks):
                    if mask & came:
                        masks[k] = (mask | went) ^ emptied
            elif part == APPEARS:
                knows = knowledge[observer]
                if knows.surprised(card, came, twins):
                    knows.appear(card, came, self.unseen_by(twins, observer))
                knows.group[card] = SEEN
                if emptied:
                    knows.vacate(emptied)
            elif part != OPEN:
                knows = knowledge[observer]
                if part == VANISHES:
                    knows.locate(card, went)
                else:
                    knows.group[card] = SEEN
                if emptied:
                    knows.vacate(emptied)

    def who_know_position(self, card: int, pile: int, position: int) -> int:
        """The mask of observers who have seen that this card is at this position of the pile."""
        found = 0
        if position >= 0:
            for peek in self.peeks:
                if peek.card == card and peek.position == position and peek.places == BIT[pile]:
                    found |= peek.observers
        return found

    def unseen_by(self, cards: list[int], observer: int) -> list[int]:
        """Those of some cards that the observer does not see."""
        hides = self.layout.hides[observer]
        where = self.where
        return [card for card in cards if hides[where[card]]]

    def carry_peeks(self, card: int, source: int, position: int, landed: int, left: int) -> None:
        """Update the peeks at the place that a card has left.

        A peek is dropped only where everybody knows that it is out of date, not when the card shows up as one of several that it
        might be. A peek that may refer to any hidden place is dropped too, as it says nothing any more.
        """
        place = self.where[card]
        sees = self.layout.visible_to[place]
        came = BIT[source]
        kept: list[Peek] = []
        for peek in self.peeks:
            spot, places = peek.position, peek.places
            if not places & came:
                if self.tells_something(places, spot):
                    kept.append(peek)
                continue
            followed = spot >= 0 and spot == position and places == came
            certain = followed or (places == came and left == 0)
            if peek.card == card and certain and not peek.observers & ~sees:
                continue
            if followed:
                spot, places = landed, BIT[place]
            elif spot < 0:
                places |= BIT[place]
            elif places == came and spot > position >= 0:
                spot -= 1
            if left == 0:
                places &= ~came
            if self.tells_something(places, spot):
                kept.append(peek.at(spot, places))
        self.peeks = kept

    def tells_something(self, places: int, spot: int) -> bool:
        """Whether it is worth knowing that a card is at one of these places (a mask), at this position of a pile unless it is -1."""
        return not self.layout.all_public(places) and (spot >= 0 or self.hidden_elsewhere(places))

    def hidden_elsewhere(self, places: int) -> bool:
        """Whether there are cards that not everybody sees at other places than these (a mask)."""
        return self.occupied & ~(places | self.layout.public) != 0

    def unseen_places(self, observer: int) -> int:
        """The mask of the places that hold cards which the observer does not see."""
        if not self.counts:
            self.begin()
        return self.occupied & self.layout.hidden_from[observer]

    def remember(self, card: int, losers: int, landed: int) -> None:
        """Add a peek: those who have lost sight of a card know where it went. It replaces their peeks at the same spot."""
        if losers & BIT[self.layout.seats] and landed < 0:
            return
        place = self.where[card]
        who = losers | self.layout.visible_to[place]
        alone = landed >= 0 or place >= self.layout.piles
        kept: list[Peek] = []
        for peek in self.peeks:
            same = alone and peek.position == landed and peek.places == BIT[place]
            if not same or peek.observers & ~who:
                kept.append(peek)
        kept.append(Peek(who, card, landed, BIT[place]))
        self.peeks = kept

    def laid_below(self, card: int, pile: int) -> None:
        """Process that the card just moved onto the pile went to its bottom: all other known positions rise by one."""
        for k in range(len(self.peeks)):
            peek = self.peeks[k]
            if peek.places == BIT[pile] and peek.position >= 0:
                self.peeks[k] = peek.at(0 if peek.card == card else peek.position + 1, peek.places)

    def shuffled(self, pile: int) -> None:
        """Process a shuffle: of cards with a known position in the pile, only the pile is known from now on."""
        kept: list[Peek] = []
        for peek in self.peeks:
            if peek.places != BIT[pile] or peek.position < 0:
                kept.append(peek)
                continue
            for observer in self.observers:
                if peek.observers & BIT[observer]:
                    self.knowledge[observer].locate(peek.card, peek.places)
            if not peek.observers & BIT[self.layout.seats]:
                kept.append(peek.at(-1, peek.places))
        self.peeks = kept

    def reshuffled(self, cards: list[int], pile: int) -> bool:
        """Process at once that cards that everybody saw went to a pile that nobody sees, which was then shuffled.

        False, and nothing done, if it is not like that, or if peeks have to be followed.
        """
        layout = self.layout
        source = self.where[cards[0]]
        if self.peeks or layout.visible_to[source] != layout.everybody or layout.visible_to[pile]:
            return False
        self.counts[source] -= len(cards)
        if not self.counts[source]:
            self.occupied ^= BIT[source]
        self.counts[pile] += len(cards)
        self.occupied |= BIT[pile]
        for card in cards:
            self.where[card] = pile
        for observer in self.observers:
            knows = self.knowledge[observer]
            label = knows.group_at(BIT[pile])
            for card in cards:
                knows.group[card] = label
        return True

    def mixed(self, first: int, count: int) -> None:
        """Process that cards at `count` places from `first` on may have been exchanged, for all who do not see them."""
        places = 0
        for place in range(first, first + count):
            places |= BIT[place]
        for observer in self.observers:
            self.knowledge[observer].widen(places, places)
        for k in range(len(self.peeks)):
            peek = self.peeks[k]
            if peek.places & places:
                self.peeks[k] = peek.at(peek.position, peek.places | places)

    def closed_up(self, first: int, behind: list[int]) -> None:
        """Process that cards in a row of slots from `first` on, the first of them empty, moved up by one.

        behind: the cards in the other slots, in order, or `NOTHING`.
        """
        place = first
        for card in behind:
            if card != NOTHING:
                self.where[card] = place
                self.counts[place] = 1
                self.counts[place + 1] = 0
            place += 1
        row = (BIT[len(behind) + 1] - 1) << first
        self.occupied = closed_up(self.occupied, row)
        sees = self.layout.visible_to[first]
        for observer in self.observers:
            if not sees & BIT[observer]:
                self.knowledge[observer].close_up(row)
        for k in range(len(self.peeks)):
            peek = self.peeks[k]
            self.peeks[k] = peek.at(peek.position, closed_up(peek.places, row))

    def peeked(self, seat: int, card: int, position: int) -> None:
        """Process that a seat looked at a card, which stayed in place; those who see the card know which one it was."""
        position = -1 if position == NO_POSITION else position
        place = self.where[card]
        if seat in self.observers:
            knows = self.knowledge[seat]
            knows.appear(
                card, BIT[place], self.unseen_by(self.layout.cards_of[self.layout.faces[card]], seat)
            )
            knows.locate(card, BIT[place])
        self.peeks.append(Peek(self.layout.visible_to[place] | BIT[seat], card, position, BIT[place]))


def places_of(layout: Layout, piles: list[list[int]], slots: list[int]) -> list[int]:
    """The place of each card, by card number: a fresh list."""
    where = [NOTHING] * len(layout.faces)
    place = 0
    for pile in piles:
        for card in pile:
            where[card] = place
        place += 1
    for card in slots:
        if card != NOTHING:
            where[card] = place
        place += 1
    return where
