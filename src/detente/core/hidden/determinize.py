"""Redeal what a seat cannot see: a world as likely as any other that its view allows."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.rng import Rng
from detente.core.hidden.cards import Cards
from detente.core.hidden.knowledge import BIT, Knowledge
from detente.core.hidden.layout import NOTHING, Layout
from detente.core.hidden.memory import Memory, Peek
from detente.core.hidden.split import Split, TooManyWays, in_order

BROKEN: Final = "no deal fits what the seat has seen: the state is broken"
EXCHANGES: Final = 60
"""Exchanges tried per card where there are too many ways to count."""


def determinize_cards(cards: Cards, seat: int, impossible_places: list[int], rng: Rng) -> None:
    """Redeal all cards that `seat` does not see, and redraw what others know.

    seat: the observer (the number of seats for the spectator).
    impossible_places: for each face the mask of places where the rules allow no such card; may be empty.

    All worlds are equally likely: all ways to lay the cards where they may be, given what the seat has seen. Cards with the
    fewest possible places are laid first. Where the places of some partly overlap, it first draws how many cards go where,
    weighted by the number of ways (see `Split`). Only where there are too many ways to count does it mix the deal by
    exchanges instead, which approximates this.
    """
    deal = Deal(cards, seat, impossible_places)
    deal.lay_known_positions()
    deal.lay_all(rng)
    deal.carry_over(rng)
    if deal.memory is not None:
        cards.memory = redraw_memory(cards, deal.memory, seat, rng)
        cards.memory_shared = False


class Deal:
    """A deal in progress: the unseen cards of one seat and their new places.

    where: the old place of each card. unseen: the unseen cards. may_lie: by card number, the mask of places where it may be.
    open: the places with unseen cards. room: free room by place.
    laid: the new cards by place. fixed: the position of each card that the seat knows in an ordered pile.
    within: cache of the open places of a mask.
    """

    def __init__(self, cards: Cards, seat: int, impossible_places: list[int]) -> None:
        layout = cards.layout
        self.cards = cards
        self.seat: i64 = seat
        self.open: list[int] = []
        self.within: dict[int, list[int]] = {}
        self.room: list[int] = []
        self.laid: list[list[int]] = []
        self.unseen: list[int] = []
        self.may_lie: list[int] = [0] * len(layout.faces)
        self.fixed: dict[int, int] = {}
        self.memory = cards.remembered()
        self.where = cards.where
        everywhere = 0
        for place in range(len(layout.names)):
            count: int = 0 if layout.visible_to[place] & BIT[seat] else cards.count(place)
            self.laid.append([])
            self.room.append(count)
            if count:
                self.open.append(place)
                everywhere |= BIT[place]
        group = [0] * len(layout.faces)
        known = [everywhere]
        if self.memory is not None:
            group = self.memory.knowledge[seat].group
            known = [everywhere & places for places in self.memory.knowledge[seat].places]
        for card, place in enumerate(self.where):
            if place != NOTHING and self.room[place]:
                self.unseen.append(card)
                if impossible_places:
                    self.may_lie[card] = known[group[card]] & ~impossible_places[layout.faces[card]]
                else:
                    self.may_lie[card] = known[group[card]]

    def lay_known_positions(self) -> None:
        """Leave cards whose position in a pile the seat has seen where they are."""
        if self.memory is None:
            return
        for peek in self.memory.peeks:
            card = peek.card
            if peek.observers & BIT[self.seat] and peek.position >= 0 and card in self.unseen:
                place = self.where[card]
                self.fixed[card] = peek.position
                self.unseen.remove(card)
                self.room[place] -= 1

    def lay_all(self, rng: Rng) -> None:
        """Lay every other card at random into the remaining room."""
        if self.fixed:
            roomy = self.roomy()
            for card in self.unseen:
                self.may_lie[card] &= roomy
        if self.memory is not None:
            self.sort_twins()
        rng.shuffle(self.unseen)
        self.sort_by_room()
        if self.nested():
            self.lay_one_by_one(rng)
            return
        try:
            self.lay_by_kind(rng)
        except TooManyWays:
            self.lay_and_exchange(rng)

    def nested(self) -> bool:
        """Whether the places of any two cards are nested or disjoint."""
        masks: list[int] = []
        last = 0
        for card in self.unseen:
            mask = self.may_lie[card]
            if mask != last and mask not in masks:
                for other in masks:
                    both = mask & other
                    if both and both != mask and both != other:
                        return False
                masks.append(mask)
            last = mask
        return True

    def lay_one_by_one(self, rng: Rng) -> None:
        """Lay the cards, the most restricted first, each into any free room."""
        for k in range(len(self.unseen)):
            card = self.unseen[k]
            if k == 0 or self.may_lie[card] != self.may_lie[self.unseen[k - 1]]:
                rest = self.unseen[k:]
                if self.fit_anywhere(rest):
                    self.deal_out(rest, rng)
                    return
            if not self.lay(card, self.places_within(self.may_lie[card]), rng):
                raise ValueError(BROKEN)

    def lay(self, card: int, places: list[int], rng: Rng) -> bool:
        """Lay a card into random free room of these places; return whether there was any."""
        free: i64 = 0
        for place in places:
            free += self.room[place]
        if free == 0:
            return False
        pick: i64 = rng.below(free)
        for place in places:
            pick -= self.room[place]
            if pick < 0:
                self.put(card, place)
                break
        return True

    def lay_by_kind(self, rng: Rng) -> None:
        """Lay the cards kind by kind; first draw how many of a kind go to which group of places (see `Split`)."""
        kinds: dict[int, list[int]] = {}
        for card in self.unseen:
            kinds.setdefault(self.may_lie[card], []).append(card)
        parts, rooms = self.parts(list(kinds))
        split = Split([len(cards) for cards in kinds.values()])
        if not split.ways(0, in_order(rooms)):
            raise ValueError(BROKEN)
        for kind, cards in enumerate(kinds.values()):
            groups = in_order(rooms)
            shares = split.draw(kind, groups, rng)
            before = parts
            parts, rooms = {}, {}
            at = 0
            for k in range(len(shares)):
                users, room = groups[2 * k], groups[2 * k + 1]
                if shares[k]:
                    self.lay_within(cards[at : at + shares[k]], before[users], rng)
                    at += shares[k]
                if shares[k] < room:
                    later = users & ~BIT[kind]
                    parts[later] = parts.get(later, []) + before[users]
                    rooms[later] = rooms.get(later, 0) + room - shares[k]

    def parts(self, kinds: list[int]) -> tuple[dict[int, list[int]], dict[int, int]]:
        """The places that the same kinds may use, and the room there, both by the mask of these kinds' numbers.

        kinds: the mask of places of each kind.
        """
        parts: dict[int, list[int]] = {}
        rooms: dict[int, int] = {}
        for place in self.open:
            if self.room[place] > 0:
                users = 0
                for kind in range(len(kinds)):
                    if kinds[kind] & BIT[place]:
                        users |= BIT[kind]
                parts.setdefault(users, []).append(place)
                rooms[users] = rooms.get(users, 0) + self.room[place]
        return parts, rooms

    def lay_within(self, cards: list[int], places: list[int], rng: Rng) -> None:
        """Lay cards into random free room of these places."""
        if len(places) == 1:
            self.laid[places[0]].extend(cards)
            self.room[places[0]] -= len(cards)
            return
        for card in cards:
            self.lay(card, places, rng)

    def lay_and_exchange(self, rng: Rng) -> None:
        """Lay the cards in any valid way, then exchange two or three at a time, many times."""
        for card in self.unseen:
            if not self.lay(card, self.places_within(self.may_lie[card]), rng):
                self.make_room(card)
        cards: list[int] = []
        places: list[int] = []
        for place in self.open:
            for card in self.laid[place]:
                cards.append(card)
                places.append(place)
            self.laid[place] = []
        for step in range(EXCHANGES * len(cards)):
            one: int = rng.below(len(cards))
            two: int = rng.below(len(cards))
            three: int = rng.below(len(cards)) if step % 2 else one
            if one == two or two == three:
                continue
            first, second, third = cards[one], cards[two], cards[three]
            if (
                self.may_lie[first] & BIT[places[two]]
                and self.may_lie[second] & BIT[places[three]]
                and self.may_lie[third] & BIT[places[one]]
            ):
                cards[two] = first
                cards[three] = second
                if three != one:
                    cards[one] = third
        for k in range(len(cards)):
            self.laid[places[k]].append(cards[k])

    def places_within(self, mask: int) -> list[int]:
        """The open places of a mask, ascending."""
        found = self.within.get(mask)
        if found is None:
            found = [place for place in self.open if mask & BIT[place]]
            self.within[mask] = found
        return found

    def fit_anywhere(self, rest: list[int]) -> bool:
        """Whether each of these cards may be at every place with room."""
        roomy = self.roomy()
        for card in rest:
            if self.may_lie[card] & roomy != roomy:
                return False
        return True

    def roomy(self) -> int:
        """The mask of places with room."""
        roomy = 0
        for place in self.open:
            if self.room[place] > 0:
                roomy |= BIT[place]
        return roomy

    def deal_out(self, rest: list[int], rng: Rng) -> None:
        """Deal cards that fit anywhere into all remaining room."""
        rng.shuffle(rest)
        dealt: i64 = 0
        for place in self.open:
            end: i64 = dealt + self.room[place]
            self.laid[place].extend(rest[dealt:end])
            self.room[place] = 0
            dealt = end

    def sort_twins(self) -> None:
        """Sort by face and possible places: the order of twins must not depend on their numbers, which the observer cannot see."""
        self.unseen.sort(key=self.may_lie.__getitem__)
        self.unseen.sort(key=self.cards.layout.faces.__getitem__)

    def sort_by_room(self) -> None:
        """Sort by the total room at each card's places, so that cards with less room are laid first."""
        rooms = [0] * len(self.may_lie)
        of_mask: dict[int, int] = {}
        for card in self.unseen:
            mask = self.may_lie[card]
            room = of_mask.get(mask, -1)
            if room < 0:
                room = sum([self.room[place] for place in self.places_within(mask)])
                of_mask[mask] = room
            rooms[card] = room
        if len(of_mask) > 1:
            self.unseen.sort(key=rooms.__getitem__)

    def put(self, card: int, place: int) -> None:
        self.laid[place].append(card)
        self.room[place] -= 1

    def make_room(self, card: int) -> None:
        """Lay a card whose places are full: move others along the shortest path to a place with room."""
        came_from: dict[int, tuple[int, int]] = {}
        reached = self.places_within(self.may_lie[card])[:]
        roots = set(reached)
        for place in reached:
            if self.room[place] > 0:
                while place not in roots:
                    moved, before = came_from[place]
                    self.laid[before].remove(moved)
                    self.laid[place].append(moved)
                    self.room[place] -= 1
                    self.room[before] += 1
                    place = before
                self.put(card, place)
                return
            for moved in self.laid[place]:
                for onward in self.places_within(self.may_lie[moved]):
                    if onward not in roots and onward not in came_from:
                        came_from[onward] = (moved, place)
                        reached.append(onward)
        raise ValueError(BROKEN)

    def carry_over(self, rng: Rng) -> None:
        """Transfer the new deal to the cards of the state; shuffle ordered piles, except for known positions."""
        cards = self.cards
        layout = cards.layout
        fixed = sorted((spot, card, self.where[card]) for card, spot in self.fixed.items())
        for place in self.open:
            laid = self.laid[place]
            if not laid:
                continue
            if place >= layout.piles:
                cards.slots[place - layout.piles] = laid[0]
                continue
            if layout.ordered[place]:
                rng.shuffle(laid)
                for spot, card, at in fixed:
                    if at == place:
                        laid.insert(spot, card)
            cards.fill(place, laid)


def redraw_memory(cards: Cards, old: Memory, seat: int, rng: Rng) -> Memory:
    """Redraw what others have learned: public knowledge stays, and their peeks refer to cards of the new world."""
    seats = cards.layout.seats
    public = old.knowledge[seats]
    where = cards.where
    knowledge = [
        knows.copy() if k in (seat, seats) else public.copy() for k, knows in enumerate(old.knowledge)
    ]
    unseen: list[list[bool]] = []
    hidden = [not cards.layout.visible_to[place] & BIT[seats] for place in where]
    covered = [card for card in range(len(where)) if hidden[card]]
    for observer in range(seats):
        if observer != seat and len(public.places) > 1:
            unseen.append(hidden[:])
            for card in covered:
                if cards.layout.visible_to[where[card]] & BIT[observer]:
                    see(cards.layout, where, knowledge[observer], card, unseen[observer])
        else:
            unseen.append([True] * len(where))
    kept: list[Peek] = []
    taken: list[int] = []
    for peek in old.peeks:
        who, card, spot, places = peek.observers, peek.card, peek.position, peek.places
        if who & BIT[seat]:
            here = twin_there(cards.layout, where, card, places, taken)
        else:
            here = another_card(cards, spot, places, taken, rng)
            card = here
        if card == NOTHING:
            continue
        kept.append(Peek(who, card, spot, places))
        if here == NOTHING:
            continue
        taken.append(here)
        for observer in range(seats):
            if observer != seat and who & BIT[observer]:
                see(cards.layout, where, knowledge[observer], here, unseen[observer])
                knowledge[observer].locate(here, places)
    return Memory(cards.layout, where, knowledge, kept)


def see(layout: Layout, where: list[int], knows: Knowledge, card: int, unseen: list[bool]) -> None:
    """Record that an observer sees where the card is, once per card."""
    if unseen[card]:
        twins = [twin for twin in layout.cards_of[layout.faces[card]] if unseen[twin]]
        knows.appear(card, BIT[where[card]], twins)
        unseen[card] = False


def twin_there(layout: Layout, where: list[int], card: int, places: int, taken: list[int]) -> int:
    """The card, or another with its face, that is at one of the places in the new world and not taken; or NOTHING."""
    for twin in [card, *layout.cards_of[layout.faces[card]]]:
        if places & BIT[where[twin]] and twin not in taken:
            return twin
    return NOTHING


def another_card(cards: Cards, spot: int, places: int, taken: list[int], rng: Rng) -> int:
    """A random card of the new world that others may have peeked at, preferably not taken; or NOTHING."""
    choice: list[int] = []
    while places:
        place = places.bit_length() - 1
        places ^= BIT[place]
        found = cards.at(place)
        if spot >= 0 and spot < len(found):
            found = [found[spot]]
        choice[:0] = found
    if not choice:
        return NOTHING
    others = [card for card in choice if card not in taken]
    if others:
        choice = others
    return choice[rng.below(len(choice))]
