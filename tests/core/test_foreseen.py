"""Answers to questions that are not asked yet."""

import random

import pytest

import detente
from detente.core.engine.state import State
from detente.core.shown.foreseen import beforehand, foreseen, happenings
from detente.core.shown.scene import declared_answers
from detente.core.shown.standing import Answer, Happening, at, given, has_happened
from detente.core.shown.words import Words, languages

GAMES = ["nuclear_war", "nations", "europe1815", "wsdv", "twoplustwo"]


def positions(game: detente.Game, most: int = 150) -> list[State]:
    """Positions of a game played at random."""
    rnd, state, found = random.Random(7), game.start(seed=7), []
    while not state.over and len(found) < most:
        seat = rnd.choice(state.to_act)
        state.apply(seat, rnd.choice(state.legal_actions(seat)))
        found.append(state.clone())
    return found


@pytest.mark.parametrize("id", GAMES)
def test_what_is_foreseen_can_be_said_at_any_time(id: str) -> None:
    game = detente.game(id)
    for state in positions(game)[::15]:
        for seat in range(state.seats):
            view = state.view(seat)
            for language in languages(game.package):
                told = beforehand(game, view, Words(game, language, options=state.options))
                assert [each["question"] for each in told] == list(foreseen(game, view))
                for each in told:
                    labels = [choice["label"] for choice in each["actions"]]
                    assert each["label"] and all(labels) and len(set(labels)) == len(labels)
                    assert {choice["value"] for choice in each["until"]} <= set(happenings(game))


@pytest.mark.parametrize("id", GAMES)
def test_what_is_foreseen_is_asked_and_written_as_in_the_game(id: str) -> None:
    game = detente.game(id)
    state = game.start(seed=1)
    names = {question.name for question in state.sequence.questions}
    for question, asked in foreseen(game, state.view(0)).items():
        assert question in names
        assert [game.actions.text(game.actions.parse(text)) for text in asked.actions] == list(asked.actions)
    for answer in declared_answers(game).values():
        assert answer.question in names
        assert all(game.actions.parse(text) >= 0 for text in answer.actions)
    for happening in happenings(game).values():
        assert happening.seat in game.event(happening.event).readers


VIEW = {"question": {"name": "intercept"}, "about": {"attacker": 2, "warhead": "big"}}


@pytest.mark.parametrize(
    ("answer", "legal", "expected"),
    [
        (Answer("intercept", ["decline"]), ["decline", "shoot"], "decline"),
        (Answer("intercept", ["shoot", "decline"]), ["decline"], "decline"),
        (Answer("intercept", ["shoot"]), ["decline"], None),
        (Answer("place", ["decline"]), ["decline"], None),
        (Answer("intercept", ["decline"], alone=True), ["decline", "shoot"], None),
        (Answer("intercept", ["decline"], alone=True), ["decline"], "decline"),
        (Answer("intercept", ["decline"], where={"about.attacker": [1, 2]}), ["decline"], "decline"),
        (Answer("intercept", ["decline"], where={"about.attacker": [1]}), ["decline"], None),
        (Answer("intercept", ["decline"], where={"about.nothing.there": [1]}), ["decline"], None),
    ],
)
def test_an_answer_is_given_to_its_question_alone(
    answer: Answer, legal: list[str], expected: str | None
) -> None:
    found = given({"it": answer}, VIEW, legal)
    assert found == (None if expected is None else ("it", expected))
    assert given({"it": answer}, VIEW | {"question": None}, legal) is None


def test_values_are_found_by_their_path() -> None:
    assert at(VIEW, "about.warhead") == "big"
    assert at(VIEW, "about.warhead.size") is None and at({"about": None}, "about.warhead") is None


def test_something_happens_to_one_seat() -> None:
    attacked = Happening("AttackDeclared", "target")
    events = [{"event": "AttackDeclared", "seat": 1, "target": 2}]
    assert has_happened(attacked, 2, events)
    assert not has_happened(attacked, 1, events) and not has_happened(attacked, 2, [])
