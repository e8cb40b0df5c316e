"""What the bots of the games on Germany believe comes of an answer is what the rules make of it."""

import random
from functools import partial

import pytest

import detente
from detente.bots.heuristic import HeuristicBot

ON_THE_TABLE = (
    *("over", "returns", "decade", "phase", "turn", "tracks", "provinces", "sectors", "factories", "lines"),
    *("wall", "box", "police", "disbanded", "hamburg", "row", "special"),
)
"""What everybody sees, without what is drawn or laid out by chance."""


def positions(game, seed, share):
    """Decisions of a game of which the bot takes a share, the others chance."""
    rng, state = random.Random(seed), game.start(seed=seed)
    bots = [HeuristicBot(seed + seat) for seat in range(state.seats)]
    while not state.over:
        seat = state.to_act[0]
        legal = state.legal_actions(seat)
        if len(legal) > 1:
            yield state, seat, rng.sample(legal, min(len(legal), 3))
        action = rng.choice(legal)
        if rng.random() < share:
            action = bots[seat].choose(state.view(seat), legal, partial(state.determinize, seat), None)
        state.apply(seat, action)


def table(state):
    shown = state.view(None)
    return {name: shown[name] for name in ON_THE_TABLE}


@pytest.mark.parametrize(("id", "by_chance"), [("wsdv", lambda state: 0)])
def test_what_comes_of_an_answer_is_what_the_rules_make_of_it(id, by_chance, monkeypatch):
    """by_chance: what changes where cards are drawn that do something; then worlds may differ."""
    game = detente.game(id)
    brain = game.part("brain")
    looked_at = []
    evaluate = brain.evaluate

    def noted(state):
        looked_at.append(state)
        return evaluate(state)

    monkeypatch.setattr(brain, "evaluate", noted)
    compared, wrong = 0, []
    for seed, share in ((1, 0.0), (2, 1.0), (3, 0.7)):
        for state, seat, answers in positions(game, seed, share):
            looked_at.clear()
            before = state.to_dict()
            brain.weigh(partial(state.determinize, seat), seat, answers)
            believed = looked_at.copy()
            for action, outcome in zip(answers, believed, strict=bool(believed)):
                truth = state.clone()
                truth.apply(seat, action)
                brain.settle(truth)
                if by_chance(truth) == by_chance(state):
                    compared += 1
                    if table(outcome) != table(truth):
                        wrong.append((state.view(None)["question"]["name"], game.actions.text(action)))
            assert state.to_dict() == before
    assert compared > 500
    assert not wrong
