"""What the bots of the games on Germany believe comes of an answer is what the rules make of it."""

import random
from functools import partial

import pytest

import detente
from detente.bots.heuristic import HeuristicBot
from detente.games.germany.brain import hand
from detente.games.germany.brain.quick import likely_answer as german_answer
from detente.games.twoplustwo import brain as twoplustwo
from detente.games.twoplustwo.brain.quick import likely_answer as world_answer

ON_THE_TABLE = (
    *("over", "returns", "decade", "phase", "turn", "tracks", "provinces", "sectors", "factories", "lines"),
    *("wall", "box", "police", "disbanded", "hamburg", "row", "special"),
)
"""What everybody sees, without what is drawn or laid out by chance."""
OF_THE_WORLD = ("treasuries", "doves", "reminders")


def positions(game, seed, share):
    """Decisions of a game of which the bot takes a share, the others chance."""
    rng, state = random.Random(seed), game.start(seed=seed)
    bots = [HeuristicBot(seed + seat) for seat in range(state.seats)]
    while not state.over:
        seat = state.to_act[0]
        legal = state.legal_actions(seat)
        if len(legal) > 1 and rng.random() < 0.5:
            yield state, seat, rng.sample(legal, min(len(legal), 3))
        action = rng.choice(legal)
        if rng.random() < share:
            action = bots[seat].choose(state.view(seat), legal, partial(state.determinize, seat), None)
        state.apply(seat, action)


def table(state):
    shown = state.view(None)
    return {name: shown[name] for name in ON_THE_TABLE + OF_THE_WORLD if name in shown}


def turn_begins(state):
    return state.asked >= 0 and state.sequence.questions[state.asked].name == "turn"


def played_on(state, seat, action, likely_answer, rests):
    """The true state after an action and the likely answers to what it leads to."""
    truth = state.clone()
    truth.apply(seat, action)
    while not truth.over and not rests(truth):
        owes = truth.to_act[0]
        truth.apply(owes, likely_answer(truth, owes, truth.legal_actions(owes)))
    return truth


@pytest.mark.parametrize(
    ("id", "likely_answer", "about_cards", "rests", "drawn"),
    [
        ("wsdv", german_answer, hand.ABOUT_CARDS, lambda before: turn_begins, lambda state: 0),
        (
            "twoplustwo",
            world_answer,
            twoplustwo.ABOUT_CARDS,
            lambda before: turn_begins if before.phase else lambda state: turn_begins(state) or state.phase,
            twoplustwo.decks,
        ),
    ],
)
def test_what_comes_of_an_answer_is_what_the_rules_make_of_it(
    id, likely_answer, about_cards, rests, drawn, monkeypatch
):
    """drawn: what changes where cards are drawn that do something; there possible worlds differ."""
    game = detente.game(id)
    brain = game.module("brain")
    believed = {}
    outcome = brain.outcome

    def noted(world, seat, action):
        found = outcome(world, seat, action)
        believed.setdefault(action, table(found))
        return found

    monkeypatch.setattr(brain, "outcome", noted)
    compared, wrong = 0, []
    for seed, share in ((1, 0.0), (2, 1.0), (3, 0.7)):
        for state, seat, answers in positions(game, seed, share):
            if hand.asked(state) in about_cards:
                continue
            before = state.to_dict()
            believed.clear()
            brain.weigh(partial(state.determinize, seat), seat, answers)
            looks = dict(believed)
            assert looks and looks.keys() <= set(answers) and state.to_dict() == before
            for action, look in looks.items():
                truth = played_on(state, seat, action, likely_answer, rests(state))
                if drawn(truth) == drawn(state):
                    compared += 1
                    if look != table(truth):
                        wrong.append((state.view(None)["question"]["name"], game.actions.text(action)))
    assert compared > 400
    assert not wrong
