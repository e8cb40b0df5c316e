"""What comes of a move for an observer, in the true world and in others."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from detente.core.authors.checks.common import SHORT, seen_by, told_events
from detente.core.authors.checks.sights import QUICK_SIGHTS, sight
from detente.core.authors.checks.worlds import worlds
from detente.core.authors.walk import AHEAD, Checkpoint, Move
from detente.core.engine.state import State
from detente.core.hidden.cards import Cards
from detente.core.hidden.knowledge import BIT
from detente.core.hidden.layout import NOTHING
from detente.core.hidden.memory import Memory


@dataclass(frozen=True)
class Outcome:
    """What came of a move for an observer.

    silent: whether its seat may take it back. news: the events told, and whose drafts are complete. shown: what is
    shown then.
    trail: the ways of the cards. story: the same as far as it is seen. over: whether the game is.
    """

    silent: bool
    news: list[Any]
    shown: dict[str, str]
    story: list[tuple[object, ...]]
    trail: list[int]
    over: bool


def outcome(s: State, move: Move, observer: int) -> Outcome:
    """What comes of a move on a clone of the state."""
    return carried_out(s.clone(), move, observer)


def carried_out(s: State, move: Move, observer: int) -> Outcome:
    """Carry out the move; what comes of it."""
    seat = move[0]
    before = s.undoable(seat)
    s.cards.track()
    s.cards.remembered()
    witness = Witness(s.cards, observer)
    drafting, draft = s.drafting, s.draft[:]
    news: list[Any] = list(seen_by(told_events(s, move), s, observer))
    if drafting:
        news.append(f"to act: {s.to_act}")
        if len(s.draft) != len(draft) + 2:
            witness.story.append(("opened", *draft))
    trail = list(s.cards.trail or [])
    witness.follow(trail)
    silent = s.undoable(seat) == before + 1
    return Outcome(silent, news, sight(s, observer, QUICK_SIGHTS), witness.story, trail, s.over)


class Witness(Memory):
    """Follows the ways of cards and keeps what an observer sees: of a card its face, of an unseen one not even that."""

    def __init__(self, cards: Cards, observer: int) -> None:
        super().__init__(cards.layout, cards.where, [], [])
        self.observer = observer
        self.story: list[tuple[object, ...]] = []

    def moved(self, card: int, place: int, *how: int) -> None:
        """A card went to a place."""
        self.tell("moved", card, self.layout.visible_to[place], place, *how)
        super().moved(card, place, *how)

    def laid_below(self, card: int, pile: int) -> None:
        """A card went to the bottom of a pile."""
        self.tell("laid below", card, 0, pile)
        super().laid_below(card, pile)

    def peeked(self, seat: int, card: int, *how: int) -> None:
        """A seat looked at a card."""
        self.tell("peeked", card, BIT[seat], seat, *how)
        super().peeked(seat, card, *how)

    def tell(self, what: str, card: int, visible_to: int, *how: int) -> None:
        """Keep what happened to a card that is seen where it lies, and besides by others."""
        seen = (self.layout.visible_to[self.where[card]] | visible_to) & BIT[self.observer]
        self.story.append((what, self.where[card], self.layout.faces[card] if seen else NOTHING, *how))


def outcomes(m: Checkpoint, observer: int) -> Iterator[tuple[str, Outcome, Outcome]]:
    """The same moves with the same chance in the true state and another world, until the observer can tell."""
    for what, world in worlds(m, observer):
        true = m.again()
        world.rng = true.rng.copy()
        for _ in range(AHEAD):
            move = common_move(m, true, world)
            if move is None:
                break
            one, other = carried_out(true, move, observer), carried_out(world, move, observer)
            yield f"{what} after {m.game.actions.text(move[1])!r} of seat {move[0]}", one, other
            if (one.news, one.shown) != (other.news, other.shown):
                break


def other_choices(m: Checkpoint, observer: int) -> Iterator[tuple[str, Outcome, Outcome]]:
    """The next move and others in its place, where the difference is only which unseen cards go."""
    for seat, action in m.ahead[:1]:
        one = outcome(m.state, (seat, action), observer)
        for choice in m.some(m.state.legal_actions(seat), SHORT) if seat != observer else ():
            other = outcome(m.state, (seat, choice), observer)
            if other.trail != one.trail:
                yield f"after {m.game.actions.text(choice)!r} of seat {seat}", one, other


def common_move(m: Checkpoint, one: State, other: State) -> Move | None:
    """A move that is legal in both states, or None."""
    moves = [
        (seat, action)
        for seat in one.to_act
        for action in one.legal_actions(seat)
        if action in other.legal_actions(seat)
    ]
    return moves[m.chance.below(len(moves))] if moves else None
