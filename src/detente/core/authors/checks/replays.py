"""Checks of replays, undo and drafts."""

from functools import partial
from typing import Any

from detente.core.authors.checks.common import (
    applies,
    attributes,
    raises,
    same,
    seen_by,
    some_move,
    told,
    told_events,
)
from detente.core.authors.checks.sights import view_of
from detente.core.authors.walk import Checkpoint, Move
from detente.core.engine.state import IllegalAction
from detente.core.records.record import read_record, replay


def replays_are_alike(m: Checkpoint) -> None:
    """The same start and moves give the same game, event for event: from a record, too, and while another game is played."""
    if not m.last:
        return
    one, other, bystander = m.walk.play([]), m.walk.play([]), m.game.start(m.walk.options, m.walk.seed + 1)
    for move in m.past:
        same(told(other, move), told(one, move), "what a replay tells")
        if not bystander.over:
            bystander.apply(*some_move(m, bystander))
    same(attributes(other), attributes(one), "a replay")
    same(attributes(m.state), attributes(one), "a replay without events")
    record = read_record(m.walk.record(m.position).to_json())
    same(attributes(replay(m.game, record).state), attributes(one), "a replayed record")


def undo_restores(m: Checkpoint) -> None:
    """Taking moves back restores the state before them, random numbers included; repeating them gives the current state.

    `undo` refuses 0 moves and more than `undoable` allows.
    """
    now = attributes(m.state)
    for seat in range(m.state.seats):
        may = m.state.undoable(seat)
        for count in m.some({0, may + 1}, 2):
            raises(IllegalAction, partial(m.walk.match(m.past).undo, seat, count), "a wrong undo")
        for count in m.some(range(1, may + 1), 3):
            kept, undone = taken_back(m, seat, count)
            match = m.walk.match(m.past)
            match.undo(seat, count)
            same(attributes(match.state), attributes(m.walk.play(kept)), f"undo of {count} by seat {seat}")
            same(match.state.rng.to_list(), now["rng"], "chance after the undo")
            for move in undone:
                match.apply(*move)
            same(attributes(match.state), now, f"undo of {count} by seat {seat}, done again,")
            record = read_record(match.record.to_json())
            same(attributes(replay(m.game, record).state), now, "a record with an undo")


def taken_back(m: Checkpoint, seat: int, count: int) -> tuple[list[Move], list[Move]]:
    """The past without the seat's last `count` moves, and these moves. Others may have moved since only during a draft."""
    own = [k for k, move in enumerate(m.past) if move[0] == seat]
    assert len(own) >= count, f"seat {seat} may take back more than it has done"
    since = own[-count]
    alone = all(actor == seat for actor, _ in m.past[since:])
    assert alone or m.state.drafting, f"seat {seat} may take back a move although others have moved since"
    kept = [move for k, move in enumerate(m.past) if k < since or move[0] != seat]
    return kept, [m.past[k] for k in own[-count:]]


def undo_unlearns_nothing(m: Checkpoint) -> None:
    """Moves that may be taken back have revealed nothing: they lead to the same view in all worlds where they are legal."""
    for seat in range(m.state.seats):
        may = m.state.undoable(seat)
        if not may:
            continue
        kept, undone = taken_back(m, seat, may)
        before = m.walk.play(kept)
        for observer in m.observers(3):
            if observer != seat and before.drafting:
                continue
            for _ in range(3):
                world = before.determinize(observer, m.seed())
                if all(applies(world, move) for move in undone):
                    same(
                        view_of(world, observer),
                        view_of(m.state, observer),
                        f"what {observer} sees of what {seat} may take back",
                    )


def drafts_commute(m: Checkpoint) -> None:
    """Simultaneous drafts give the same result in any order; they use no random numbers and can all be undone."""
    s = m.state
    if not s.drafting:
        return
    drafts = [whole_draft(m, seat) for seat in s.to_act]
    results = []
    for _ in range(4):
        state = m.again()
        events: list[Any] = []
        waiting = [draft[:] for draft in drafts]
        while any(waiting):
            assert state.rng.to_list() == s.rng.to_list(), "a draft used chance"
            draft = m.some([draft for draft in waiting if draft], 1)[0]
            seat, action = draft.pop(0)
            state.apply(seat, action, events)
            parts = sum(move[0] == seat for move in drafts[s.to_act.index(seat)]) - len(draft)
            if any(waiting):
                assert state.undoable(seat) >= parts, f"seat {seat} cannot undo its draft"
        results.append({"state": attributes(state), "events": [event.to_dict() for event in events]})
    for result in results[1:]:
        same(result, results[0], "what comes of drafts in another order")


def whole_draft(m: Checkpoint, seat: int) -> list[Move]:
    """The moves of a random draft of the seat, from its current part to its end."""
    state = m.again()
    moves: list[Move] = []
    parts = len(state.draft_of(seat))
    while seat in state.to_act and len(state.draft_of(seat)) == parts + len(moves):
        legal = state.legal_actions(seat)
        moves.append((seat, legal[m.chance.below(len(legal))]))
        state.apply(*moves[-1])
    return moves


def drafts_are_unseen(m: Checkpoint) -> None:
    """While drafts are open, only the drafting seat sees its parts and gets events of them; others may see that it is complete."""
    s = m.state
    if not s.drafting or not m.ahead:
        return
    seat, action = m.ahead[0]
    after = m.again()
    events = told_events(after, (seat, action))
    if len(after.draft) != len(s.draft) + 2:
        return
    for observer in range(s.seats + 1):
        if observer != seat:
            before, now = view_of(s, observer), view_of(after, observer)
            if seat not in after.to_act:
                now["to_act"] = before["to_act"]
            same(now, before, f"what {observer} sees when {seat} drafts {m.game.actions.text(action)!r}")
            same(seen_by(events, s, observer), [], f"what {observer} is told of a draft of {seat}")
