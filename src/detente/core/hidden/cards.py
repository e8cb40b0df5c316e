"""Cards: where they are, and the trail of their movements, which determines what every observer knows about them.

A *place* is a pile (holds many cards) or a slot (holds one, or none). Within a pile, cards are interchangeable for
observers who do not see them; a card that must be distinguished from its neighbours needs a slot. Places are numbered
with piles first, then slots.

Seats are bits in a mask; the bit after the last seat is the spectator, so a public place has all bits.
"""

from bisect import bisect_left, insort

from mypy_extensions import i64, mypyc_attr

from detente.core.engine.rng import Rng
from detente.core.hidden.knowledge import BIT, Knowledge
from detente.core.hidden.layout import NOTHING, Layout
from detente.core.hidden.memory import (
    GATHERED,
    LAID_BELOW,
    MIXED,
    OUT_OF_ROW,
    PEEK_NUMBERS,
    PEEKED,
    PULLED,
    SECOND,
    SHUFFLED,
    Memory,
    Peek,
    places_of,
    track_of,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards:
    """The places of all cards.

    piles, slots: the cards by place.
    kinds: for each unordered pile the mask of the faces in it; 0 for the others.
    learned: the mask of the observers who have come to see a card since this was last set to 0.
    memory: what every observer knows about unseen cards; None as long as an unseen card may be at any unseen place.
    trail: steps since the last update of the memory; None without memory. memory_shared: whether a clone has the same memory.
    """

    __slots__ = (
        "kinds",
        "layout",
        "learned",
        "memory",
        "memory_shared",
        "piles",
        "slots",
        "trail",
    )

    def __init__(self, layout: Layout, piles: list[list[int]], slots: list[int], kinds: list[int]) -> None:
        self.layout = layout
        self.piles = piles
        self.slots = slots
        self.kinds = kinds
        self.learned: i64 = 0
        self.memory: Memory | None = None
        self.memory_shared: bool = False
        self.trail: list[int] | None = None

    def clone(self) -> "Cards":
        """An independent copy."""
        piles = [pile[:] for pile in self.piles]
        twin = Cards(self.layout, piles, self.slots[:], self.kinds[:])
        twin.learned = self.learned
        if self.trail is not None:
            twin.memory = self.remembered()
            twin.trail = []
            twin.memory_shared = True
            self.memory_shared = True
        return twin

    # -- where cards are

    @property
    def where(self) -> list[int]:
        """The place of each card, by card number: a fresh list, for callers that need many of them."""
        return places_of(self.layout, self.piles, self.slots)

    def place_of(self, card: int) -> int:
        """The place of one card. ValueError if it is at no place."""
        for place in range(len(self.piles)):
            if card in self.piles[place]:
                return place
        return self.slots.index(card) + len(self.piles)

    def count(self, place: int) -> int:
        """The number of cards at the place."""
        if place < self.layout.piles:
            return len(self.piles[place])
        return 0 if self.slots[place - self.layout.piles] == NOTHING else 1

    def at(self, place: int) -> list[int]:
        """The cards at the place; a fresh list."""
        if place < self.layout.piles:
            return self.piles[place][:]
        card = self.slots[place - self.layout.piles]
        return [] if card == NOTHING else [card]

    def top(self, pile: int) -> int:
        """The next card to draw from a pile. IndexError if it is empty."""
        return self.piles[pile][-1]

    def find(self, place: int, face: int) -> int:
        """A card with this face at the place, the first of equal ones, or NOTHING."""
        layout = self.layout
        if place < layout.piles:
            pile = self.piles[place]
            if layout.ordered[place]:
                return next((card for card in pile if layout.faces[card] == face), NOTHING)
            at = bisect_left(pile, layout.first_of[face])
            return pile[at] if at < len(pile) and layout.faces[pile[at]] == face else NOTHING
        card = self.slots[place - layout.piles]
        return card if card != NOTHING and layout.faces[card] == face else NOTHING

    def position(self, card: int) -> int:
        """The card's position in its ordered pile, counted from the bottom; else -1."""
        place = self.place_of(card)
        if place < self.layout.piles and self.layout.ordered[place]:
            return self.piles[place].index(card)
        return -1

    # -- moving cards

    def move(self, card: int, place: int) -> None:
        """Move a card from its place to another; onto the top of an ordered pile."""
        self.carry(card, self.place_of(card), place)

    def carry(self, card: int, source: int, place: int) -> None:
        """Move a card from its place `source` to another; onto the top of an ordered pile.

        Observers who see it only at the new place learn something; those who saw it only before remember where it went.
        """
        layout = self.layout
        piles = layout.piles
        self.learned |= layout.gains[source][place]
        trail = self.trail
        if trail is None and layout.loses[source][place]:
            trail = self.track()
        if source >= piles:
            self.slots[source - piles] = NOTHING
        elif not layout.ordered[source]:
            self.take_out(card, source)
        elif self.piles[source][-1] == card:
            self.piles[source].pop()
        else:
            pile = self.piles[source]
            if trail is not None:
                trail.append(track_of(PULLED, card, pile.index(card)))
            pile.remove(card)
        if place < piles and layout.ordered[place]:
            self.piles[place].append(card)
        elif place >= piles and self.slots[place - piles] < 0:
            self.slots[place - piles] = card
        else:
            self.lay(card, place)
        if trail is not None:
            trail.append(card + SECOND * place)

    def take_out(self, card: int, source: int) -> None:
        """Take a card out of an unordered pile. Such piles are sorted, so equal cards are next to each other."""
        pile = self.piles[source]
        at = bisect_left(pile, card)
        del pile[at]
        faces = self.layout.faces
        face = faces[card]
        if (at == len(pile) or faces[pile[at]] != face) and (at == 0 or faces[pile[at - 1]] != face):
            self.kinds[source] ^= self.layout.bits[card]

    def lay(self, card: int, place: int) -> None:
        """Put a card that is at no place yet at a place. ValueError if the place is a slot that holds a card."""
        layout = self.layout
        piles = layout.piles
        if place >= piles:
            if self.slots[place - piles] != NOTHING:
                raise ValueError(f"there is already a card at {layout.names[place]}")
            self.slots[place - piles] = card
        elif layout.ordered[place]:
            self.piles[place].append(card)
        else:
            insort(self.piles[place], card)
            self.kinds[place] |= layout.bits[card]

    def fill(self, pile: int, cards: list[int]) -> None:
        """Put cards that are at no place yet on an empty pile, the top last. The pile keeps the list itself."""
        self.piles[pile] = cards
        if not self.layout.ordered[pile]:
            cards.sort()
            bits = self.layout.bits
            kinds = 0
            for card in cards:
                kinds |= bits[card]
            self.kinds[pile] = kinds

    def draw(self, source: int, target: int) -> int:
        """Move the top card of an ordered pile to an unordered one; return it. IndexError if there is none."""
        layout = self.layout
        self.learned |= layout.gains[source][target]
        trail = self.trail
        if trail is None and layout.loses[source][target]:
            trail = self.track()
        card = self.piles[source].pop()
        insort(self.piles[target], card)
        self.kinds[target] |= layout.bits[card]
        if trail is not None:
            trail.append(card + SECOND * target)
        return card

    def play(self, source: int, face: int, first: int) -> int:
        """Move a card with this face from an unordered pile to the first free slot from place `first` on; return it."""
        layout = self.layout
        slots = self.slots
        slot = slots.index(NOTHING, first - layout.piles)
        place = slot + layout.piles
        self.learned |= layout.gains[source][place]
        trail = self.trail
        if trail is None and layout.loses[source][place]:
            trail = self.track()
        pile = self.piles[source]
        at = bisect_left(pile, layout.first_of[face])
        card = pile.pop(at)
        if at == len(pile) or layout.faces[pile[at]] != face:
            self.kinds[source] ^= layout.bits[card]
        slots[slot] = card
        if trail is not None:
            trail.append(card + SECOND * place)
        return card

    def lay_below(self, card: int, pile: int) -> None:
        """Move a card to the bottom of an ordered pile."""
        self.move(card, pile)
        cards = self.piles[pile]
        cards.insert(0, cards.pop())
        if self.trail is not None:
            self.trail.append(track_of(LAID_BELOW, card, pile))

    def move_all(self, source: int, target: int) -> None:
        """Move all cards of one place to another, in their order; from an ordered pile, the top one first."""
        layout = self.layout
        cards = self.at(source)
        if layout.is_ordered(source):
            cards.reverse()
        if not (cards and source < layout.piles and layout.is_ordered(target)):
            for card in cards:
                self.carry(card, source, target)
            return
        self.learned |= layout.gains[source][target]
        trail = self.trail
        if trail is None and layout.loses[source][target]:
            trail = self.track()
        self.piles[source] = []
        self.kinds[source] = 0
        self.piles[target].extend(cards)
        if trail is not None:
            place = SECOND * target
            trail.append(track_of(GATHERED, len(cards), target))
            trail.extend([card + place for card in cards])

    def step_out(self, first: int, count: int, place: int) -> None:
        """Move the first card of a row of `count` slots to `place`, and the cards behind it up by one.

        All slots of the row must be visible to the same seats. `place` is a slot or an ordered pile. ValueError if it is a slot
        that holds a card.
        """
        layout = self.layout
        self.learned |= layout.gains[first][place]
        trail = self.trail
        if trail is None and layout.loses[first][place]:
            trail = self.track()
        slots = self.slots
        free = first - layout.piles
        card = slots.pop(free)
        slots.insert(free + count - 1, NOTHING)
        if place < layout.piles:
            self.piles[place].append(card)
        elif slots[place - layout.piles] < 0:
            slots[place - layout.piles] = card
        else:
            raise ValueError(f"there is already a card at {layout.names[place]}")
        if trail is not None:
            trail.append(card + SECOND * place + OUT_OF_ROW[count])
            trail += slots[free : free + count - 1]

    def shuffle(self, pile: int, rng: Rng) -> None:
        """Shuffle a pile; no observer knows a position in it any more."""
        cards = self.piles[pile]
        cards.sort()
        rng.shuffle(cards)
        if self.trail is not None:
            self.trail.append(track_of(SHUFFLED, pile))

    def mix(self, first: int, count: int) -> None:
        """Record that cards at `count` places from `first` on may have been exchanged, for all who do not see them."""
        if self.trail is not None:
            self.trail.append(track_of(MIXED, first, count))

    def peek(self, seat: int, card: int) -> None:
        """A seat looks at a card, which stays in place. All see that it looks; those who see the card see which one."""
        place = self.place_of(card)
        if self.layout.visible_to[place] >> seat & 1:
            return
        self.learned |= BIT[seat]
        trail = self.track()
        if self.layout.is_ordered(place):
            trail.append(track_of(PULLED, card, self.position(card)))
        trail.append(track_of(PEEKED, card, seat))

    # -- what is known about unseen cards

    def track(self) -> list[int]:
        """The trail; started if there is none."""
        trail = self.trail
        if trail is None:
            trail = []
            self.trail = trail
            self.memory = Memory(self.layout, [], [], [])
            self.memory.lay(self.piles, self.slots)
        return trail

    def remembered(self) -> Memory | None:
        """The memory, brought up to date, or None; do not change it."""
        memory = self.memory
        if memory is not None:
            memory.catch_up()
            if self.trail or not memory.knowledge:
                memory = self.own_memory(memory)
                memory.follow(self.trail or [])
                self.trail = []
        return memory

    def remembered_by_seats(self) -> Memory | None:
        """The memory, where the spectator's knowledge may be behind: for those who never ask what a spectator knows."""
        memory = self.memory
        if memory is not None and (self.trail or not memory.knowledge):
            memory = self.own_memory(memory)
            memory.follow_for_seats(self.trail or [])
            self.trail = []
        return memory

    def own_memory(self, memory: Memory) -> Memory:
        """The memory, or if a clone has it too, a copy in its place."""
        if self.memory_shared:
            memory = memory.copy()
            self.memory = memory
            self.memory_shared = False
        return memory

    def unseen_cards(self, observer: int) -> list[int]:
        """The cards that the observer does not see."""
        found: list[int] = []
        for pile in self.layout.hidden_piles[observer]:
            found += self.piles[pile]
        slots = self.slots
        slot: i64
        for slot in self.layout.hidden_slots[observer]:
            card = slots[slot]
            if card >= 0:
                found.append(card)
        return found

    def unseen_groups(self, observer: int) -> list[tuple[int, list[int]]]:
        """The cards that the observer does not see, grouped by where they may be: the mask of these places, and the cards.

        Ascending by mask; empty as long as every unseen card may be at any unseen place.
        """
        memory = self.remembered()
        if memory is None:
            return []
        knows = memory.knowledge[observer]
        unseen, cards = memory.unseen_places(observer), self.unseen_cards(observer)
        labelled: list[list[int]] = [[] for _ in knows.places]
        for card in cards:
            labelled[knows.group[card]].append(card)
        groups: dict[int, list[int]] = {}
        for label in range(len(labelled)):
            if labelled[label]:
                places = knows.places[label] & unseen
                groups[places] = groups[places] + labelled[label] if places in groups else labelled[label]
        return sorted(groups.items())

    def unseen_counts(self, observer: int) -> list[tuple[int, list[int]]]:
        """How many unseen cards of each face are in each of `unseen_groups`: the mask of the places, and the counts by face."""
        memory = self.remembered()
        if memory is None:
            return []
        layout = self.layout
        knows = memory.knowledge[observer]
        unseen, cards = memory.unseen_places(observer), self.unseen_cards(observer)
        kinds = len(layout.cards_of)
        by_label: list[list[int] | None] = [None] * len(knows.places)
        groups: dict[int, list[int]] = {}
        group = knows.group
        faces = layout.faces
        for card in cards:
            label = group[card]
            counts = by_label[label]
            if counts is None:
                places = knows.places[label] & unseen
                counts = groups.get(places)
                if counts is None:
                    counts = [0] * kinds
                    groups[places] = counts
                by_label[label] = counts
            counts[faces[card]] += 1
        return sorted(groups.items())

    def to_dict(self) -> dict[str, object]:
        """The cards and what is known about them, as plain JSON types, for `restore`."""
        memory = self.remembered()
        return {
            "piles": [pile[:] for pile in self.piles],
            "slots": self.slots[:],
            "kens": [[knows.group[:], knows.places[:]] for knows in memory.knowledge]
            if memory is not None
            else [],
            "glimpses": [number for peek in memory.peeks for number in peek.numbers()]
            if memory is not None
            else [],
        }


def fresh(layout: Layout) -> Cards:
    """Cards with empty places: the game adds the cards with `Cards.lay`."""
    slots = [NOTHING] * (len(layout.names) - layout.piles)
    piles: list[list[int]] = [[] for _ in range(layout.piles)]
    return Cards(layout, piles, slots, [0] * layout.piles)


def restore(
    layout: Layout,
    piles: list[list[int]],
    slots: list[int],
    knowledge: list[tuple[list[int], list[int]]],
    seen: list[int],
) -> Cards:
    """The cards that `Cards.to_dict` wrote. seen: the numbers of all peeks.

    ValueError if a card is missing or there twice, or the numbers do not fit the layout.
    """
    if len(piles) != layout.piles or len(slots) != len(layout.names) - layout.piles:
        raise ValueError("the saved cards have other piles or slots than the game")
    cards = fresh(layout)
    for place in range(layout.piles):
        for card in piles[place]:
            cards.lay(card, place)
    for k in range(len(slots)):
        if slots[k] != NOTHING:
            cards.lay(slots[k], layout.piles + k)
    if (
        sum(cards.count(place) for place in range(len(layout.names))) != len(layout.faces)
        or NOTHING in cards.where
    ):
        raise ValueError("in the saved cards one is missing or is there twice")
    if not knowledge:
        return cards
    known: list[Knowledge] = []
    for group, places in knowledge:
        if len(group) != len(layout.faces) or any(not 0 <= label < len(places) for label in group):
            raise ValueError("the saved knowledge does not fit the cards")
        known.append(Knowledge(group[:], places[:]))
    if len(known) != layout.seats + 1:
        raise ValueError("the saved knowledge is not that of all seats and the spectator")
    peeks = [Peek(seen[k], seen[k + 1], seen[k + 2], seen[k + 3]) for k in range(0, len(seen), PEEK_NUMBERS)]
    cards.memory = Memory(layout, cards.where, known, peeks)
    cards.trail = []
    return cards
