"""Worlds that an observer cannot distinguish from the true one: drawn by the engine, or made by exchanging cards."""

from collections.abc import Iterator
from typing import Any

from detente.core.authors.checks.common import SHORT, applies
from detente.core.authors.checks.sights import QUICK_SIGHTS, sight, view_of
from detente.core.authors.walk import Checkpoint
from detente.core.engine.rng import seeded
from detente.core.engine.state import State
from detente.core.hidden.cards import restore
from detente.core.hidden.knowledge import BIT
from detente.core.hidden.layout import NOTHING, Layout
from detente.core.hidden.memory import PEEK_NUMBERS


def matched(masks: list[int], places: list[int]) -> bool:
    """Whether masks and places can be paired one to one so that each mask contains its place."""
    taken: list[int] = [-1] * len(places)

    def take(mask: int, tried: set[int]) -> bool:
        for k, place in enumerate(places):
            if masks[mask] & BIT[place] and k not in tried:
                tried.add(k)
                if taken[k] < 0 or take(taken[k], tried):
                    taken[k] = mask
                    return True
        return False

    return all(take(mask, set()) for mask in range(len(masks)))


def unseen_places(layout: Layout, where: list[int], observer: int) -> int:
    """The mask of places with cards that the observer does not see."""
    mask = 0
    for place in where:
        if place != NOTHING and not layout.visible_to[place] & BIT[observer]:
            mask |= BIT[place]
    return mask


def masks(s: State, observer: int) -> dict[int, int]:
    """For each card that the observer does not see, the mask of places where it may be."""
    cards = s.cards
    memory = cards.remembered()
    where = cards.where
    unseen = unseen_places(cards.layout, where, observer)
    return {
        card: unseen & (memory.knowledge[observer].may_lie(card) if memory else unseen)
        for card, place in enumerate(where)
        if unseen & BIT[place]
    }


def peeks_of(s: State, observer: int) -> list[tuple[int, int, int]]:
    """The observer's peeks at cards now out of sight: card, position in a pile or -1, mask of places."""
    memory = s.cards.remembered()
    peeks = memory.peeks if memory else []
    return [(peek.card, peek.position, peek.places) for peek in peeks if peek.observers & BIT[observer]]


def worlds(m: Checkpoint, observer: int) -> Iterator[tuple[str, State]]:
    """States that the observer cannot distinguish from the checkpoint's: one drawn for it, one with two cards exchanged."""
    seed = m.seed()
    yield f"determinize({observer}, {seed})", m.state.determinize(observer, seed)
    for one, other in exchangeable(m, observer)[:1]:
        yield f"the state with cards {one} and {other} exchanged", exchanged(m.state, observer, one, other)


def exchangeable(m: Checkpoint, observer: int) -> list[tuple[int, int]]:
    """Some pairs of cards with different faces that may be in each other's place, as far as the observer knows."""
    s = m.state
    cards = s.cards
    faces, where = cards.layout.faces, cards.where
    impossible_places = s.impossible_places() or [0] * len(cards.layout.cards_of)
    fixed = [card for card, spot, _ in peeks_of(s, observer) if spot >= 0]
    public = masks(s, s.seats)
    may_lie = {
        card: mask & public[card] & ~impossible_places[faces[card]]
        for card, mask in masks(s, observer).items()
        if card in public and card not in fixed
    }
    return [
        (one, other)
        for one in m.some(may_lie, SHORT)
        for other in m.some(may_lie, SHORT)
        if faces[one] != faces[other]
        and (where[one] != where[other] or cards.position(one) >= 0)
        and may_lie[one] & BIT[where[other]]
        and may_lie[other] & BIT[where[one]]
    ]


def exchanged(s: State, observer: int, one: int, other: int) -> State:
    """The state with two cards exchanged; what others have seen of one card now refers to the other."""
    world = s.clone()
    layout = s.cards.layout
    saved: dict[str, Any] = s.to_dict()["cards"]
    name = {one: other, other: one}
    piles = [[name.get(card, card) for card in pile] for pile in saved["piles"]]
    piles = [pile if layout.ordered[k] else sorted(pile) for k, pile in enumerate(piles)]
    slots = [name.get(card, card) for card in saved["slots"]]
    seen = list(saved["glimpses"])
    for k in range(0, len(seen), PEEK_NUMBERS):
        if not seen[k] & BIT[observer]:
            seen[k + 1] = name.get(seen[k + 1], seen[k + 1])
    knowledge = [(groups[:], places[:]) for groups, places in saved["kens"]]
    world.cards = restore(layout, piles, slots, knowledge, seen)
    world.redraft(observer, seeded(one))
    return world


def other_deals(m: Checkpoint, observer: int) -> Iterator[tuple[str, State]]:
    """States after the same moves from other deals, where the observer is nevertheless shown the same.

    None if anything is known of unseen cards: that knowledge is attached to one of several equal cards, at random.
    """
    if m.state.cards.remembered():
        return
    shown = sight(m.state, observer, QUICK_SIGHTS)
    for seed in (m.seed() for _ in range(SHORT)):
        state = m.game.start(m.walk.options, seed)
        if all(applies(state, move) for move in m.past) and sight(state, observer, QUICK_SIGHTS) == shown:
            yield f"the deal of seed {seed}", state


def told_apart(s: State) -> dict[str, Any]:
    """Everything in a state except the card numbers of cards with the same face."""
    views = [view_of(s, observer) for observer in range(s.seats + 1)]
    return s.to_dict() | {"cards": faces_lie(s), "views": views}


def faces_lie(s: State) -> list[list[int]]:
    """The faces at each place: in order where the place is ordered, else sorted."""
    cards = s.cards
    faces = [[cards.layout.faces[card] for card in cards.at(k)] for k in range(len(cards.layout.names))]
    return [found if cards.layout.is_ordered(k) else sorted(found) for k, found in enumerate(faces)]
