"""Checks of legal actions: the list is sound and complete, and every action has a text."""

from typing import Any

from detente.core.authors.checks.common import SHORT, STRANGE, attributes, same, written
from detente.core.authors.walk import Checkpoint
from detente.core.engine.state import IllegalAction, State
from detente.core.shown.rulebook import atoms


def legal_lists_are_sound(m: Checkpoint) -> None:
    """A seat that owes a decision has legal actions, ascending, in a fresh list; other seats have none."""
    s = m.state
    assert (not s.to_act) == s.over, f"over: {s.over}, but to act: {s.to_act}"
    assert len(set(s.to_act)) == len(s.to_act), f"a seat owes two decisions: {s.to_act}"
    assert all(0 <= seat < s.seats for seat in s.to_act), f"no such seat: {s.to_act}"
    before = attributes(s)
    for seat in (*STRANGE, *range(s.seats), s.seats):
        legal = s.legal_actions(seat)
        assert bool(legal) == (seat in s.to_act), f"seat {seat} of {s.to_act} may do {legal}"
        assert legal == sorted(set(legal)), f"the actions of seat {seat} are not ascending: {legal}"
        assert all(0 <= a < m.game.actions.size for a in legal), f"no such actions: {legal}"
        kept = legal[:]
        legal.append(-7)
        same(s.legal_actions(seat), kept, f"the actions of seat {seat}, after the list was changed")
    same(attributes(s), before, "the state, after a list of actions was changed")


def legal_actions_apply(m: Checkpoint) -> None:
    """Every legal action can be carried out."""
    for seat in m.state.to_act:
        for action in m.some(m.state.legal_actions(seat), 5 * SHORT):
            try:
                m.state.clone().apply(seat, action)
            except Exception as error:
                raise AssertionError(
                    f"seat {seat}: {m.game.actions.text(action)!r} fails: {error!r}"
                ) from error


def illegal_actions_are_refused(m: Checkpoint) -> None:
    """Every other whole number raises IllegalAction for every seat and leaves the state unchanged."""
    s = m.state
    before = attributes(s)
    size = m.game.actions.size
    for seat in (*range(s.seats), s.seats, *STRANGE):
        every = range(size) if seat in s.to_act else m.some(range(size), SHORT)
        legal = s.legal_actions(seat)
        for action in {*every, *STRANGE, size} - set(legal):
            refused(s, seat, action)
    same(attributes(s), before, "the state, after illegal actions were refused")


def refused(s: State, seat: int, action: int) -> None:
    """Check that the action raises IllegalAction."""
    events: list[Any] = []
    try:
        s.apply(seat, action, events)
    except IllegalAction as error:
        assert not events, f"the refused action {action} of seat {seat} told {events}"
        if seat in s.to_act:
            assert error.rule == s.why_not(seat, action), f"refused by {error.rule}, not as why_not says"
        return
    raise AssertionError(f"the action {action} of seat {seat} is not legal, but was carried out")


def texts_are_read_back(m: Checkpoint) -> None:
    """`parse` reads back what `text` writes; `text` refuses other numbers."""
    actions = m.game.actions
    for action in range(actions.size) if m.last else ():
        assert actions.parse(actions.text(action)) == action, (
            f"{actions.text(action)!r} reads as another action"
        )
    for action in (*STRANGE, actions.size):
        try:
            raise AssertionError(f"{action} is no action, but is written {actions.text(action)!r}")
        except ValueError:
            pass


def rules_are_in_the_texts(m: Checkpoint) -> None:
    """Every rule that a question, option, refusal or ranking names has an anchor in the rules texts."""
    s = m.state
    named = {question.rule for question in m.game.questions.values()}
    named |= {option.rule for option in m.game.options if option.rule}
    if s.asked >= 0:
        assert int(s.asked) in m.game.questions, f"the question {s.asked} has no name"
    for seat in range(s.seats):
        legal = s.legal_actions(seat)
        for action in range(m.game.actions.size):
            rule = s.why_not(seat, action)
            assert rule is None or action not in legal, (
                f"{rule} forbids seat {seat} the legal action {action}"
            )
            named.add(rule or "")
    if s.over:
        named |= {place.reason for place in m.game.ranking(s)}
    for language in written(m.game):
        missing = sorted(named - {""} - set(atoms(m.game, language)))
        assert not missing, f"rules.{language}.md has no anchor {', '.join(missing)}"
