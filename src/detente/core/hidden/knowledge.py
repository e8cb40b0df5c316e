"""What one observer knows about the cards it does not see."""

from typing import Final

from mypy_extensions import mypyc_attr

BIT: Final[list[int]] = [2**k for k in range(512)]
"""Powers of two. Compiled code looks them up: it would truncate a shift of a literal to 32 bits."""

SEEN: Final = 0
"""The group given to a card that the observer sees, so that it keeps no other group in use."""
NO_GROUP: Final = -1
MANY_GROUPS: Final = 24
"""With more groups than this, equal groups are joined."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Every card belongs to a group, and the cards of a group are somewhere among the group's places.

    group: the group of each card, by card number; it has no meaning while the observer sees the card.
    places: for each group the mask of places where its cards may be.

    Cards with the same face are indistinguishable, so it is never shown which of them has a label: two worlds that differ
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
        """The mask of places where the card may be."""
        return self.places[self.group[card]]

    def locate(self, card: int, places: int) -> None:
        """Record that the card is at one of these places (a mask)."""
        self.group[card] = self.group_at(places)

    def group_at(self, places: int) -> int:
        """The group with exactly these places; if there is none, one without cards becomes it, or a new one."""
        free = NO_GROUP
        for k, mask in enumerate(self.places):
            if mask == places:
                return k
            if not mask:
                free = k
        if free == NO_GROUP:
            free = self.free_group()
        self.places[free] = places
        return free

    def free_group(self) -> int:
        """A group without cards; all others without cards get no places, so that they are free too."""
        free = NO_GROUP
        for k in range(len(self.places)):
            if k not in self.group:
                self.places[k] = 0
                free = k
        if free == NO_GROUP:
            if len(self.places) > MANY_GROUPS:
                self.regroup()
            free = len(self.places)
            self.places.append(0)
        return free

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

    def widen(self, where: int, places: int) -> None:
        """Record that cards that may be at some places (`where`, a mask) may now be at others too (`places`)."""
        masks = self.places
        for k, mask in enumerate(masks):
            if mask & where:
                masks[k] = mask | places

    def vacate(self, place: int) -> None:
        """Record that the place (a bit) is empty now."""
        masks = self.places
        for k, mask in enumerate(masks):
            if mask & place:
                masks[k] = mask ^ place

    def close_up(self, row: int) -> None:
        """Record that cards in a row of slots (a mask), the first of them empty, moved up by one: `closed_up`, in one loop."""
        masks = self.places
        for k, mask in enumerate(masks):
            within = mask & row
            if within:
                masks[k] = mask ^ within | within >> 1 & row

    def surprised(self, card: int, place: int, twins: list[int]) -> bool:
        """Whether `appear` would change anything: the card was not expected there, or a twin of another group might be the one.

        twins: as for `appear`; there may also be cards among them that the observer sees.
        """
        masks = self.places
        group = self.group
        label = group[card]
        if not masks[label] & place:
            return True
        for twin in twins:
            other = group[twin]
            if other != label and masks[other] & place:
                return True
        return False

    def appear(self, card: int, place: int, twins: list[int]) -> None:
        """Record that the card came into sight from a place (a bit). twins: the unseen cards with its face, including it.

        The observer cannot know which of the twins it was, so nothing may depend on that. Among the twins that could be there,
        the one with the fewest possible places is taken to be the card. Of the others that could have been there, one per
        group with different places may now be at the places of either.
        """
        masks = self.places
        group = self.group
        best = card
        taken = masks[group[card]]
        samples = self.samples(twins)
        for twin in samples:
            here = masks[group[twin]]
            if here != taken and here & place and (not taken & place or tighter(here, taken)):
                best = twin
                taken = here
        if best != card:
            group[best], group[card] = group[card], group[best]
            samples = self.samples([twin for twin in twins if twin != card])
        seen = [taken]
        for twin in samples:
            places = self.places[group[twin]]
            if places & place and places not in seen:
                seen.append(places)
                self.locate(twin, places | taken)

    def samples(self, cards: list[int]) -> list[int]:
        """The first card of each group among some cards."""
        group = self.group
        labels: list[int] = []
        samples: list[int] = []
        for card in cards:
            label = group[card]
            if label not in labels:
                labels.append(label)
                samples.append(card)
        return samples


def tighter(one: int, other: int) -> bool:
    """Whether the first mask has fewer places than the other, or as many and is the smaller number."""
    few = one.bit_count()
    many = other.bit_count()
    return few < many or (few == many and one < other)


def closed_up(places: int, row: int) -> int:
    """The mask of places after the cards in a row of slots (a mask), the first of them empty, moved up by one."""
    within = places & row
    return places ^ within | within >> 1 & row
