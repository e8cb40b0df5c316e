"""Checks of a game's course: it ends, and conserved quantities stay the same."""

from functools import partial

from detente.core.authors.checks.common import raises, same
from detente.core.authors.walk import Checkpoint
from detente.core.engine.state import State


def games_end(m: Checkpoint) -> None:
    """A game ends within `max_actions` and has returns only at its end: 1 shared by the winners, if any."""
    s = m.state
    if not m.last:
        assert s.returns is None and not s.over, "there are returns, or an end, before the end"
        return
    assert m.walk.error is None, f"the game breaks with {m.walk.broken_by}: {m.walk.error!r}"
    assert s.over, f"the game does not end within {m.game.max_actions} actions"
    assert s.returns is not None and len(s.returns) == s.seats, f"returns: {s.returns}"
    winners = [share for share in s.returns if share]
    assert all(share == 1 / len(winners) for share in winners), f"returns: {s.returns}"
    assert not s.stack, "the game is over, but steps are left"


def rankings_fit_returns(m: Checkpoint) -> None:
    """Every seat has a place in the ranking: 1 plus the number of better seats. The winners, if any, are first.
    Partners win together.
    """
    if not m.state.over:
        raises(ValueError, partial(m.game.ranking, m.state), "ranking a game that is not over")
        return
    ranking = m.game.ranking(m.state)
    assert sorted(place.seat for place in ranking) == list(range(m.state.seats)), f"seats: {ranking}"
    for place in ranking:
        better = sum(other.place < place.place for other in ranking)
        assert place.place == 1 + better, f"{better} are better than {place}"
    winners = {seat for seat, share in enumerate(m.state.returns or []) if share}
    first = {place.seat for place in ranking if place.place == 1}
    assert not winners or first == winners, f"the winners are {winners}, the first {first}"
    partners_win_together(m)


def partners_win_together(m: Checkpoint) -> None:
    """Check that the sides contain every seat once, and that either all seats of a side have won or none."""
    sides = m.game.sides(m.state.options)
    seats = sorted(seat for side in sides for seat in side)
    assert seats == list(range(m.state.seats)), f"the sides {sides} are not all seats, each once"
    returns = m.state.returns or []
    for side in sides:
        assert len({returns[seat] > 0 for seat in side}) == 1, (
            f"of {side} some win and some do not: {returns}"
        )


def cards_are_conserved(m: Checkpoint) -> None:
    """Every card is at exactly one place, and `where` names that place."""
    cards_lie_once(m.state)


def cards_lie_once(s: State) -> None:
    """Check that piles, slots and `where` agree about every card."""
    cards = s.cards
    where = cards.where
    lie: list[int] = []
    for place, name in enumerate(cards.layout.names):
        here = cards.at(place)
        assert len(here) == cards.count(place), f"miscounted: {name}"
        assert all(where[card] == place for card in here), f"not all cards at {name} are said to be there"
        if place < cards.layout.piles and not cards.layout.ordered[place]:
            assert here == sorted(here), f"the pile {name} is not sorted"
            kinds = {cards.layout.bits[card] for card in here}
            assert cards.kinds[place] == sum(kinds), f"the faces at {name} are not those said to be there"
        lie += here
    assert sorted(lie) == list(range(len(cards.layout.faces))), "a card is missing, or is there twice"


def quantities_are_conserved(m: Checkpoint) -> None:
    """The quantities in `State.conserved` have the same values as at the start."""
    same(m.state.conserved(), m.walk.play([]).conserved(), "what is conserved")
