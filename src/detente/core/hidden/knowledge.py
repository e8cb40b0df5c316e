"""What one observer can tell of the cards it does not see."""

from typing import Final

from mypy_extensions import mypyc_attr

BIT: Final[list[int]] = [2**k for k in range(512)]
"""Powers of two. Compiled code looks them up: a shift of a literal would be cut to 32 bits."""

MANY_GROUPS: Final = 24
"""Groups are counted anew when there are more than this."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Every card belongs to a group, and the cards of a group lie somewhere among the group's places.

    group: the group of each card, by card number; it means nothing while the observer sees the card.
    places: for each group the mask of places where its cards may lie.

    Cards of one face look alike, so which of them a label hangs on is never told: two worlds that differ
    only in cards the observer does not see give it the same labels for the same faces.
    """

    __slots__ = (
        "group",
        "places",
    )

    def __init__(self, group: list[int], places: list[int]) -> None:
        self.group = group
        self.places = places

    def copy(self) -> "Knowledge":
        """An independent copy."""
        return Knowledge(self.group[:], self.places[:])

    def may_lie(self, card: int) -> int:
        """The mask of places where the card may lie."""
        return self.places[self.group[card]]

    def locate(self, card: int, places: int) -> None:
        """The card is now known to lie among these places."""
        self.group[card] = self.group_at(places)

    def group_at(self, places: int) -> int:
        """The group with exactly these places, made if there is none."""
        for k in range(len(self.places)):
            if self.places[k] == places:
                return k
        if len(self.places) > MANY_GROUPS:
            self.regroup()
        self.places.append(places)
        return len(self.places) - 1

    def regroup(self) -> None:
        """Drop groups without cards and join those with the same places."""
        old = self.places
        self.places = []
        renamed = [-1] * len(old)
        for card in range(len(self.group)):
            label = self.group[card]
            if renamed[label] < 0:
                for k in range(len(self.places)):
                    if self.places[k] == old[label]:
                        renamed[label] = k
                if renamed[label] < 0:
                    renamed[label] = len(self.places)
                    self.places.append(old[label])
            self.group[card] = renamed[label]

    def slip(self, source: int, target: int) -> None:
        """An unseen card went from one place to another (as bits): any card of the first may be the one."""
        for k in range(len(self.places)):
            if self.places[k] & source:
                self.places[k] |= target

    def vacate(self, place: int) -> None:
        """Nothing is left at the place (a bit)."""
        for k in range(len(self.places)):
            if self.places[k] & place:
                self.places[k] &= ~place

    def mix(self, places: int) -> None:
        """The cards at these places (a mask) may have been exchanged."""
        for k in range(len(self.places)):
            if self.places[k] & places:
                self.places[k] |= places

    def close_up(self, first: int, count: int) -> None:
        """Cards in a row of `count` slots, the first of them empty, moved up by one."""
        for k in range(len(self.places)):
            self.places[k] = closed_up(self.places[k], first, count)

    def appear(self, card: int, place: int, twins: list[int]) -> None:
        """The card has come into sight from a place (a bit). `twins`: the unseen cards of its face, it among them.

        Which of the twins it was cannot be told, so nothing may depend on it. It is taken to be the one of which
        most was known among those that could lie there; for all that could as well, one of each kind that was known
        by other places may now lie in the places of either.
        """
        best = card
        taken = self.may_lie(card)
        for twin in twins:
            here = self.places[self.group[twin]]
            if here != taken and here & place and (not taken & place or tighter(here, taken)):
                best = twin
                taken = here
        self.group[best], self.group[card] = self.group[card], self.group[best]
        seen = [taken]
        for twin in twins:
            places = self.places[self.group[twin]]
            if places != taken and twin != card and places & place and places not in seen:
                seen.append(places)
                self.locate(twin, places | taken)


def tighter(one: int, other: int) -> bool:
    """Whether the first mask holds fewer places; equal counts go by the smaller mask."""
    few = one.bit_count()
    many = other.bit_count()
    return few < many or (few == many and one < other)


def closed_up(places: int, first: int, count: int) -> int:
    """A mask after the cards in a row of slots, the first of them empty, moved up by one."""
    row = (BIT[count] - 1) << first
    return places & ~row | (places & row) >> 1 & row
