"""What an observer learns from a move, in the true world and in others."""

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
    """What an observer learns from a move.

    silent: whether the acting seat may take it back. known: whether it learns nothing from it, and the game goes on.
    news: the events reported to the observer, and in a draft the seats still to act.
    shown: what the observer is shown after the move.
    story: the movements of the cards as far as the observer sees them. trail: all movements of the cards.
    over: whether the game is over.
    """

    silent: bool
    known: bool
    news: list[Any]
    shown: dict[str, str]
    story: list[tuple[object, ...]]
    trail: list[int]
    over: bool


def outcome(s: State, move: Move, observer: int) -> Outcome:
    """The outcome of a move on a clone of the state."""
    return carried_out(s.clone(), move, observer)


def carried_out(s: State, move: Move, observer: int) -> Outcome:
    """Carry out the move; return its outcome."""
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
    known = not s.over and not s.informed >> seat & 1
    return Outcome(silent, known, news, sight(s, observer, QUICK_SIGHTS), witness.story, trail, s.over)


class Witness(Memory):
    """Follows the movements of cards and records what an observer sees: a card's face, or `NOTHING` if it is unseen."""

    def __init__(self, cards: Cards, observer: int) -> None:
        super().__init__(cards.layout, cards.where, [], [])
        self.observer = observer
        self.story: list[tuple[object, ...]] = []

    def moved(self, card: int, place: int, *how: int) -> None:
        """Record that a card went to a place."""
        self.tell("moved", card, self.layout.visible_to[place], place, *how)
        super().moved(card, place, *how)

    def laid_below(self, card: int, pile: int) -> None:
        """Record that a card went to the bottom of a pile."""
        self.tell("laid below", card, 0, pile)
        super().laid_below(card, pile)

    def peeked(self, seat: int, card: int, *how: int) -> None:
        """Record that a seat looked at a card."""
        self.tell("peeked", card, BIT[seat], seat, *how)
        super().peeked(seat, card, *how)

    def tell(self, what: str, card: int, visible_to: int, *how: int) -> None:
        """Record what happened to a card. visible_to: seats that see it in addition to those that see its current place."""
        seen = (self.layout.visible_to[self.where[card]] | visible_to) & BIT[self.observer]
        self.story.append((what, self.where[card], self.layout.faces[card] if seen else NOTHING, *how))


def outcomes(m: Checkpoint, observer: int) -> Iterator[tuple[str, Outcome, Outcome]]:
    """Outcomes of the same moves, with the same random numbers, in the true state and another world.

    They end when the observer can tell the two apart.
    """
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
    """Outcomes of the next move and of alternatives to it that move other cards, for an observer who does not act."""
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
