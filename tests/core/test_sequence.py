"""Questions and steps: objects that know all about themselves, numbered by their places in the sequence of play."""

import pytest

import detente
from detente.core.engine.sequence import UNLISTED, Question, Sequence, Step, step
from detente.core.records.fields import ANY, YES_OR_NO, Call


def test_codes_are_places_in_the_lists():
    first, second, turn = Question("first", "X-1"), Question("second", "X-2"), Step()
    assert first.code == UNLISTED
    Sequence([first, second], [turn])
    assert (first.code, second.code, turn.code) == (0, 1, 0)


def test_games_may_share_questions_if_these_have_the_same_places():
    shared, own = Question("shared", "X-1"), Question("own", "X-2")
    Sequence([shared])
    assert Sequence([shared, own]).questions == [shared, own]
    with pytest.raises(ValueError, match="Question is listed at 1 and at 0"):
        Sequence([own, shared])


def test_a_question_that_stands_for_a_librarys_gives_it_its_code():
    shared = Question("icon", "X-1")
    own = Question("icon", "Y-1", stands_for=shared)
    sequence = Sequence([None, own])
    assert own.code == shared.code == 1 and sequence.questions[1] is own
    with pytest.raises(ValueError, match="Question is listed at 1 and at 0"):
        Sequence([shared])


def test_what_never_waits_is_refused_on_the_stack_of_a_save():
    waiting, passing = Step(Call(YES_OR_NO)), Step(Call(YES_OR_NO, waits=False))
    assert list(Sequence(steps=[passing, waiting]).takes) == [1]


@pytest.mark.parametrize(("count", "given"), [(0, ()), (1, (1,)), (2, (1, 2)), (3, (1, 2, 3))])
def test_a_function_is_a_step_that_takes_as_many_numbers_as_it_names(count, given):
    taken = []
    functions = [
        lambda s: taken.append(()),
        lambda s, a: taken.append((a,)),
        lambda s, a, b: taken.append((a, b)),
        lambda s, a, b, c: taken.append((a, b, c)),
    ]
    step(*[ANY] * count)(functions[count]).run(None, 1, 2, 3)
    assert taken == [given]


def test_each_argument_of_a_function_has_bounds():
    with pytest.raises(ValueError, match=r"bounds for 1 arguments, not for \['a', 'b'\]"):
        step(ANY)(lambda s, a, b: None)


def test_a_sequence_knows_what_its_questions_and_steps_take():
    question, turn = Question("first", "X-1", Call(YES_OR_NO, draft=True)), Step(Call(ANY))
    sequence = Sequence([question], [question, None, turn])
    assert sequence.asks == {0: Call(YES_OR_NO, draft=True)}
    assert sequence.takes == {0: Call(YES_OR_NO, draft=True), 2: Call(ANY)}
    assert turn.code == 2, "an empty place keeps the codes of those behind it"


def test_a_step_is_packed_as_it_is_on_the_stack():
    turn = Step(Call(ANY, ANY, ANY))
    Sequence((), [None, turn])
    state = detente.game("isles").start()
    state.push(turn, 2, 3, 65535)
    assert state.stack[-1] == turn.packed(2, 3, 65535)


def test_a_question_that_says_too_little_is_named():
    question = Question("mute", "X-1")
    for wanted in (
        lambda: question.legal(None, 0),
        lambda: question.carry_out(None, 0, 0),
        lambda: question.is_complete(None, 0),
        lambda: question.reveal(None),
    ):
        with pytest.raises(NotImplementedError, match="'mute'"):
            wanted()


def test_the_stack_shows_its_steps_with_their_arguments():
    state = detente.game("isles").start()
    step = state.sequence.steps[0]
    state.stack = []
    state.push(step, 1, 2, 3)
    state.push(step)
    assert state.stacked() == [(step, 1, 2, 3), (step, 0, 0, 0)]
