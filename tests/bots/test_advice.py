"""Advice: what a seat is told of its decisions follows from its view, and finds what a decision cost."""

import json
from pathlib import Path

import pytest

import detente
from detente.bots import advice
from detente.bots.advice import Decision
from detente.bots.search import Limit, Searcher
from detente.core.engine.rng import seeded
from detente.core.engine.state import State
from detente.core.records.record import Record, read_record, replay

FEW = Limit(iterations=12)
FIXTURES = Path(__file__).parents[1] / "fixtures"
GAMES = detente.games()


def after(id: str, choices: int, seed: int = 3) -> tuple[State, int]:
    """A state of a random game after so many free choices, and a seat that has to choose."""
    state, rng = detente.game(id).start(seed=seed), seeded(seed)
    while True:
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        choices -= len(actions) > 1
        if choices < 0:
            return state, seat
        state.apply(seat, actions[rng.below(len(actions))])


def hinted(state: State, seat: int, limit: Limit = FEW) -> advice.Hint:
    return advice.hint(state.view(seat), advice.worlds_of(state, seat), 5, limit)


@pytest.mark.parametrize("id", GAMES)
def test_advice_is_the_same_from_a_twin_of_the_position(id: str) -> None:
    """Byte for byte: what the seat may not know has no part in it."""
    state, seat = after(id, 12)
    twin = state.determinize(seat, 77)
    said = [json.dumps(hinted(each, seat)) for each in (state, twin)]
    assert said[0] == said[1]
    taken = state.game.actions.text(state.legal_actions(seat)[-1])
    judged = [
        json.dumps(advice.decision(each.view(seat), advice.worlds_of(each, seat), taken, 0, 5, FEW))
        for each in (state, twin)
    ]
    assert judged[0] == judged[1]


@pytest.mark.parametrize("id", GAMES)
def test_every_line_of_a_hint_can_be_played(id: str) -> None:
    state, seat = after(id, 20)
    hint = hinted(state, seat)
    assert 1 <= len(hint["lines"]) <= advice.LINES and all(0 <= chance <= 1 for chance in hint["chances"])
    for line in hint["lines"]:
        assert 0 <= line["chance"] <= 1
        trial = state.clone()
        for text in line["actions"]:
            trial.apply(seat, trial.game.actions.parse(text))
    firsts = [line["actions"][0] for line in hint["lines"]]
    assert len(set(firsts)) == len(firsts)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("choices", [3, 15])
def test_no_line_of_a_hint_has_a_better_chance_than_the_one_above(id: str, choices: int) -> None:
    state, seat = after(id, choices)
    chances = [line["chance"] for line in hinted(state, seat)["lines"]]
    assert chances == sorted(chances, reverse=True)


def test_chances_that_the_search_cannot_tell_apart_are_the_same() -> None:
    assert advice.falling([0.77, 0.8, 0.5], [300, 100, 5]) == pytest.approx([0.7775, 0.7775, 0.5])
    assert advice.falling([0.2, 0.3, 0.4], [1, 1, 2]) == pytest.approx([0.325] * 3)
    assert advice.falling([0.4, 0.3, 0.3], [1, 1, 1]) == [0.4, 0.3, 0.3]


def test_the_chances_of_a_team_are_its_chance_to_win() -> None:
    """Partners share the returns of a victory; each of them has won it."""
    state = detente.game("europe1815").start({"mode": "teams", "start": "quick"}, 4)
    seat = state.to_act[0]
    found = hinted(state, seat)
    one, other, partner, rival = found["chances"]
    assert (one, other) == pytest.approx((partner, rival)) and one + other == pytest.approx(1)
    assert abs(found["lines"][0]["chance"] - found["chances"][seat]) < 0.3
    taken = state.game.actions.text(state.legal_actions(seat)[-1])
    made = advice.decision(state.view(seat), advice.worlds_of(state, seat), taken, 0, 5, FEW)
    assert made is not None and made["chances"][0] + made["chances"][1] == pytest.approx(1)


def test_rivals_who_share_a_victory_have_both_won() -> None:
    coast = {"leaders": {"KAS.0": "king"}, "cash": 4, "tankers": {"north": 1}}
    facts = {
        "A": coast,
        "B": {"leaders": {"BEL.0": "king"}, "cash": 7},
        "C": {"cash": 9},
        "round": 20,
        "had": "AB",
        "turn": "C",
        "phase": "end",
    }
    state = detente.game("nations").position(facts, {"seats": 3, "rounds": 20}, 1)
    found = hinted(state, 2)
    done = [line["chance"] for line in found["lines"] if line["actions"] == ["done"]]
    assert done == [0.0]
    assert Searcher(state.game, 5, FEW).appraise(
        state.view(2), state.game.actions.parse("done"), advice.worlds_of(state, 2)
    ) == (1.0, 1.0, 0.0)
    state.apply(2, state.game.actions.parse("done"))
    assert state.returns == [0.5, 0.5, 0.0] and advice.came_out(state) == [1.0, 1.0, 0.0]


@pytest.mark.parametrize("end", ["e15-team-5", "e15-team-6", "e15-team-7"])
def test_a_team_that_has_won_has_all_the_chances(end: str) -> None:
    record = read_record((FIXTURES / "europe1815" / f"{end}-4-seats.json").read_text("utf-8"))
    state = replay(detente.game("europe1815"), record).state
    assert sorted(state.returns) == [0.0, 0.0, 0.5, 0.5]
    assert advice.came_out(state) == [2 * share for share in state.returns]
    assert state.game.chances(state.options, state.returns) == advice.came_out(state)


def test_a_move_of_several_parts_is_told_whole() -> None:
    """A face-down row is a draft: its parts are known to its chooser until it is complete."""
    lengths = []
    for choices in range(0, 40, 4):
        state, seat = after("nuclear_war", choices)
        best = hinted(state, seat)["lines"][0]["actions"]
        lengths.append(len(best))
        trial = state.clone()
        for k, text in enumerate(best):
            before = trial.undoable(seat)
            trial.apply(seat, trial.game.actions.parse(text))
            known = seat in trial.to_act and trial.undoable(seat) == before + 1
            assert known or k == len(best) - 1
    assert max(lengths) > 1


def test_where_there_is_no_choice_the_chances_are_told_nevertheless() -> None:
    state, rng = detente.game("nuclear_war").start(seed=4), seeded(4)
    while len(state.legal_actions(state.to_act[0])) > 1:
        legal = state.legal_actions(state.to_act[0])
        state.apply(state.to_act[0], legal[rng.below(len(legal))])
    hint = hinted(state, state.to_act[0])
    assert len(hint["lines"]) == 1 and sum(hint["chances"]) > 0


def test_who_owes_no_decision_gets_no_hint() -> None:
    state, seat = after("wsdv", 0)
    with pytest.raises(ValueError, match="owes no decision"):
        hinted(state, 1 - seat)


def test_a_finished_game_is_looked_at_decision_by_decision() -> None:
    game = detente.game("isles")
    state, rng, entries = game.start(seed=2), seeded(2), []
    while not state.over:
        seat = state.to_act[0]
        legal = state.legal_actions(seat)
        action = legal[rng.below(len(legal))]
        entries.append((seat, game.actions.text(action)))
        state.apply(seat, action)
        if state.undoable(seat) and rng.below(5) == 0:
            entries += [(seat, 1), entries[-1]]
    record = Record.of(state, 2, entries)
    kept = json.dumps(record.to_dict()).encode()
    own = advice.decided(entries, 0)
    assert [entries[entry] for entry in own] == [action for action in record.actions() if action[0] == 0]
    made = [advice.looked_at(kept, 0, entry, Limit(iterations=4)) for entry in own]
    assert made == [advice.looked_at(kept, 0, entry, Limit(iterations=4)) for entry in own]
    assert len(made) > sum(each is None for each in made), "some of it was decided"
    for entry, each in zip(own, made, strict=True):
        if each is None:
            continue
        assert each["entry"] == entry and each["taken"] == entries[entry][1]
        assert each["loss"] == (0 if each["taken"] == each["best"] else max(0, each["most"] - each["value"]))


def test_what_the_search_hardly_looked_at_is_appraised_by_itself() -> None:
    losses = []
    for choices in (12, 16, 20):
        state, seat = after("wsdv", choices)
        limit = Limit(iterations=40)
        verdict = Searcher(state.game, 5, limit).search(
            state.view(seat), state.legal_actions(seat), advice.worlds_of(state, seat)
        )
        least = min(verdict.opinions, key=lambda each: each.visits)
        assert least.visits < 10
        taken = state.game.actions.text(least.action)
        found = advice.decision(state.view(seat), advice.worlds_of(state, seat), taken, 0, 5, limit)
        assert found is not None
        assert 0 <= found["value"] <= 1
        losses.append(found["loss"])
    assert max(losses) > 0.05


def made(entry: int, loss: float) -> Decision:
    return Decision(entry=entry, chances=[], taken="a", value=0, best="b", most=loss, loss=loss)


def test_the_three_costliest_decisions_are_told_the_worst_first() -> None:
    all_made = [made(1, 0.1), made(2, 0.0), made(3, 0.3), made(4, 0.1), made(5, 0.2)]
    assert [each["entry"] for each in advice.costliest(all_made)] == [3, 5, 1]
    assert advice.costliest([made(1, 0.001), made(2, 0.0)]) == []
