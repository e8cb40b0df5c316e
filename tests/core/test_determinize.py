"""Cards that a seat does not see are dealt anew as likely as all deals make them, against going through all of them."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from detente.core.engine.rng import seeded
from detente.core.hidden.cards import Cards, fresh
from detente.core.hidden.determinize import Deal, determinize_cards
from detente.core.hidden.knowledge import Knowledge
from detente.core.hidden.layout import Layout
from detente.core.hidden.split import MOST_STEPS, Split, TooManyWays

OBSERVER = 0
DRAWN = 30
"""Worlds drawn for each that there is."""


def table(rooms: list[int], masks: list[int], faces: list[int] | None = None, deck: bool = False) -> Cards:
    """Piles with so many cards, of which the only seat sees none but knows for each card the places where it may lie.

    With `deck` the first pile is ordered. The true deal is the first that fits.
    """
    layout = Layout(
        faces or list(range(len(masks))),
        [f"pile {k}" for k in range(len(rooms))],
        len(rooms),
        [0] * len(rooms),
        [deck and k == 0 for k in range(len(rooms))],
        1,
    )
    cards = fresh(layout)
    for card, place in enumerate(next(deals(rooms, masks))):
        cards.lay(card, place)
    cards.track()
    memory = cards.remembered()
    assert memory is not None
    memory.knowledge[OBSERVER] = Knowledge(list(range(len(masks))), masks[:])
    return cards


def deals(rooms: list[int], masks: list[int]) -> Iterator[tuple[int, ...]]:
    """All ways to lay the cards: the place of each."""
    if not masks:
        yield ()
        return
    for place, room in enumerate(rooms):
        if room and masks[0] >> place & 1:
            left = [count - (k == place) for k, count in enumerate(rooms)]
            for rest in deals(left, masks[1:]):
                yield (place, *rest)


def count_of(rooms: list[int], masks: list[int], most: int) -> int:
    """How many ways there are, as far as `most`."""
    return sum(1 for _, _ in zip(range(most), deals(rooms, masks), strict=False))


def as_likely(drawn: Counter[tuple[int, ...]], likely: Counter[tuple[int, ...]]) -> None:
    """Check that what was drawn is as likely as it should be (chi-square, some four deviations)."""
    assert set(drawn) <= set(likely)
    count, whole = sum(drawn.values()), sum(likely.values())
    expected = {world: weight * count / whole for world, weight in likely.items()}
    distance = sum((drawn[world] - mean) ** 2 / mean for world, mean in expected.items())
    freedom = len(likely) - 1
    assert distance < freedom + 4 * (2 * freedom) ** 0.5 + 4, (
        f"{distance:.0f} for {freedom} degrees of freedom"
    )


def worlds(cards: Cards, count: int, impossible_places: list[int] | None = None) -> Iterator[Cards]:
    for seed in range(count):
        world = cards.clone()
        determinize_cards(world, OBSERVER, impossible_places or [], seeded(seed))
        yield world


def overlapping(seed: int) -> tuple[list[int], list[int]]:
    """Rooms and masks, by chance, with 2 to 120 deals; some pair of masks overlaps."""
    chance = random.Random(seed)
    while True:
        rooms = [chance.randint(1, 3) for _ in range(chance.randint(3, 5))]
        kinds = [chance.randrange(1, 2 ** len(rooms)) for _ in range(chance.randint(2, 5))]
        masks = [chance.choice(kinds) for _ in range(sum(rooms))]
        overlap = any(a & b not in (0, a, b) for a in masks for b in masks)
        if overlap and 2 <= count_of(rooms, masks, 121) <= 120:
            return rooms, masks


@pytest.mark.parametrize("seed", range(30))
def test_all_deals_are_equally_likely_where_groups_of_places_overlap(seed: int) -> None:
    rooms, masks = overlapping(seed)
    likely = Counter(deals(rooms, masks))
    drawn = Counter(tuple(world.where) for world in worlds(table(rooms, masks), DRAWN * len(likely)))
    as_likely(drawn, likely)


def test_a_place_that_only_some_cards_may_fill_is_filled() -> None:
    """Three cards are gone or in a hand, the others in the deck or in the hand: two of the three must be gone."""
    rooms, masks = [2, 2, 4], [0b011] * 3 + [0b110] * 5
    likely = Counter(deals(rooms, masks))
    assert len(likely) == 15
    as_likely(Counter(tuple(world.where) for world in worlds(table(rooms, masks), 3000)), likely)


def test_equal_cards_are_as_likely_as_the_cards_behind_them() -> None:
    """What is known of equal cards differs, and their places overlap: the odds are those of cards that could be told apart."""
    rooms, masks, faces = [2, 2, 2], [0b011, 0b110, 0b110, 0b111, 0b101, 0b111], [0, 0, 0, 1, 1, 2]
    likely = Counter(faces_at(deal, faces) for deal in deals(rooms, masks))
    drawn = Counter(faces_at(tuple(world.where), faces) for world in worlds(table(rooms, masks, faces), 4000))
    as_likely(drawn, likely)


def faces_at(deal: tuple[int, ...], faces: list[int]) -> tuple[int, ...]:
    """The faces place by place."""
    return tuple(face for _, face in sorted(zip(deal, faces, strict=True)))


def test_known_positions_stay_and_the_rest_is_fair_around_them() -> None:
    """Pile 0 is a deck of three, in which one position is known; of the others two kinds overlap."""
    rooms, masks = [3, 2, 2], [0b001, 0b011, 0b011, 0b110, 0b110, 0b111, 0b101]
    cards = table(rooms, masks, deck=True)
    known = cards.piles[0][1]
    cards.peek(OBSERVER, known)
    likely: Counter[tuple[int, ...]] = Counter()
    memory = cards.remembered()
    assert memory is not None
    masks = [memory.knowledge[OBSERVER].may_lie(card) for card in range(len(masks))]
    for deal in deals(rooms, masks):
        if deal[known] == 0:
            others = [card for card, place in enumerate(deal) if place == 0 and card != known]
            for bottom, top in permutations(others):
                likely[(*deal, bottom, known, top)] += 1
    drawn = Counter((*world.where, *world.piles[0]) for world in worlds(cards, DRAWN * len(likely)))
    as_likely(drawn, likely)


def test_barred_faces_are_fair_where_what_is_left_to_them_overlaps() -> None:
    rooms, masks = [2, 2, 2], [0b011, 0b011, 0b110, 0b111, 0b111, 0b111]
    impossible_places = [0, 0, 0, 0b010, 0, 0b100]
    likely = Counter(deals(rooms, [mask & ~bar for mask, bar in zip(masks, impossible_places, strict=True)]))
    drawn = Counter(tuple(world.where) for world in worlds(table(rooms, masks), 3000, impossible_places))
    as_likely(drawn, likely)


@pytest.mark.parametrize("seed", range(40))
def test_ways_are_counted_as_there_are(seed: int) -> None:
    rooms, masks = overlapping(seed)
    kinds = sorted(set(masks))
    users = [sum(1 << k for k, mask in enumerate(kinds) if mask >> place & 1) for place in range(len(rooms))]
    together: Counter[int] = Counter()
    for members, room in zip(users, rooms, strict=True):
        together[members] += room
    groups = [number for group in sorted(together.items()) for number in group]
    counts = [masks.count(mask) for mask in kinds]
    slots = Counter(Counter(deal) == Counter(dict(enumerate(rooms))) for deal in deals(rooms, masks))
    assert slots[True] == count_of(rooms, masks, 10_000), "every deal fills all rooms"
    orders = 1  # a way tells the slots of a pile apart, but not the cards of a kind
    for room in rooms:
        for k in range(2, room + 1):
            orders *= k
    alike = 1
    for count in counts:
        for k in range(2, count + 1):
            alike *= k
    assert Split(counts).ways(0, groups) * alike == slots[True] * orders


def tangled(seed: int = 1) -> tuple[list[int], list[int]]:
    """Fourteen piles of five cards, each of which may lie in any seven of them: too much to be counted."""
    chance = random.Random(seed)
    masks = []
    for place in range(14):
        for _ in range(5):
            others = chance.sample([k for k in range(14) if k != place], 6)
            masks.append(sum(1 << k for k in (place, *others)))
    return [5] * 14, masks


def test_what_is_too_much_to_be_counted_is_given_up_after_bounded_steps() -> None:
    rooms, masks = tangled()
    split = Split([1] * len(masks))
    users = [sum(1 << k for k, mask in enumerate(masks) if mask >> place & 1) for place in range(len(rooms))]
    with pytest.raises(TooManyWays):
        split.ways(0, [number for members in sorted(users) for number in (members, 5)])
    assert split.steps < 2 * MOST_STEPS
    for world in worlds(table(rooms, masks), 3):
        assert all(masks[card] >> place & 1 for card, place in enumerate(world.where))


@pytest.mark.parametrize("seed", range(6))
def test_where_ways_are_too_many_the_deal_is_mixed_by_exchanges(seed: int) -> None:
    """On tables that could be counted: the exchanges come close to equal chances."""
    rooms, masks = overlapping(seed)
    likely = Counter(deals(rooms, masks))
    drawn: Counter[tuple[int, ...]] = Counter()
    for k in range(10 * len(likely)):
        world, rng = table(rooms, masks), seeded(k)
        deal = Deal(world, OBSERVER, [])
        deal.lay_and_exchange(rng)
        deal.carry_over(rng)
        drawn[tuple(world.where)] += 1
    as_likely(drawn, likely)


@pytest.mark.parametrize(
    "masks", [[0b010, 0b010, 0b011, 0b110], [0b011, 0b110, 0b111, 0], [0b010, 0b010, 0b111, 0b111]]
)
def test_a_state_in_which_no_deal_fits_is_said_to_be_broken(masks: list[int]) -> None:
    cards = table([2, 1, 1], [0b011, 0b110, 0b111, 0b101])
    memory = cards.remembered()
    assert memory is not None
    memory.knowledge[OBSERVER] = Knowledge([0, 1, 2, 3], masks)
    with pytest.raises(ValueError, match="the state is broken"):
        determinize_cards(cards, OBSERVER, [], seeded(1))
