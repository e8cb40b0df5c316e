"""Final retaliation: the dying strike back with all they have, and the living know it."""

from collections.abc import Mapping
from typing import Any

import pytest

import detente
from detente.bots import advice, bot
from detente.bots.search import Limit, Searcher
from detente.core.engine.rng import seeded
from detente.core.engine.state import State
from detente.games.nuclear_war.brain import TRAITS, evaluate, policy, traits
from detente.games.nuclear_war.brain.scoring import scores

GAME = detente.game("nuclear_war")
LEVELS = ["heuristic", "easy", "medium", "hard", "search:20"]


def position(facts: Mapping[str, Any], seats: int = 3, totals: str = "open") -> State:
    return GAME.position(facts, {"seats": seats, "totals": totals}, 1)


def do(state: State, *texts: str) -> State:
    for text in texts:
        state.apply(state.to_act[0], GAME.actions.parse(text))
    return state


def question(state: State) -> str:
    return "" if state.over else str(state.view(None)["question"]["name"])


def texts(state: State) -> list[str]:
    return [GAME.actions.text(action) for action in state.legal_actions(state.to_act[0])]


def chosen(name: str, state: State, seed: int = 1) -> str:
    """What a bot does for the seat that must decide."""
    seat = state.to_act[0]
    action = bot(name, seed).choose(
        state.view(seat), state.legal_actions(seat), advice.worlds_of(state, seat), None
    )
    return GAME.actions.text(action)


ARMED = ["saturn", "warhead_50", "polaris", "warhead_10", *["propaganda_5"] * 3]


def dying(people: Mapping[str, int], hand: list[str] = ARMED, totals: str = "open") -> State:
    """B, killed by a secret of A, is asked for its final retaliation."""
    others = {letter: {"population": n} for letter, n in people.items()}
    facts = {"B": {"population": 5, "hand": hand, "row": ["propaganda_10"] * 2}, "deck": ["supergerm"]}
    state = position(facts | others, 1 + len(people), totals)
    if len(people) > 1:
        do(state, "target B")
    assert question(state) == "salvo" and state.to_act == (1,)
    return state


def salvo_of(name: str, state: State, seed: int) -> list[str]:
    """The whole salvo that a bot announces."""
    parts: list[str] = []
    while question(state) == "salvo":
        parts.append(chosen(name, state, seed))
        do(state, parts[-1])
    return parts


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("totals", ["open", "hidden"])
def test_the_dying_fire_all_they_have_at_the_last_survivor(name: str, totals: str) -> None:
    for seed in range(6):
        found = salvo_of(name, dying({"A": 40}, totals=totals), seed)
        assert found == [
            "fire saturn", "load warhead_50 at A", "fire polaris", "load warhead_10 at A", "done"
        ]  # fmt: skip


@pytest.mark.parametrize("name", LEVELS)
def test_their_killer_comes_first_even_if_somebody_else_leads(name: str) -> None:
    for seed in range(4):
        found = salvo_of(name, dying({"A": 20, "C": 60}), seed)
        assert [part for part in found if part.startswith("load")] == [
            "load warhead_50 at A", "load warhead_10 at A"
        ]  # fmt: skip


def test_what_the_killer_does_not_need_goes_to_the_leader() -> None:
    state = dying({"A": 4, "C": 30, "D": 60})
    assert salvo_of("heuristic", state, 1)[:4] == [
        "fire saturn", "load warhead_50 at A", "fire polaris", "load warhead_10 at D"
    ]  # fmt: skip


def test_a_seat_whose_killer_has_died_strikes_the_leader() -> None:
    """A's own missile killed A, and A's salvo killed B: the killer is dead, so B strikes the leader."""
    weak = {"population": 2, "hand": ARMED, "row": ["propaganda_10"] * 2}
    attacker = {"population": 5, "row": ["warhead_20", "propaganda_5"], "launch_slot": "atlas"}
    attacker["hand"] = ["polaris", "warhead_10", *["propaganda_25"] * 2, "am_a", "am_b"]
    state = position({"A": attacker, "B": weak, "C": {"population": 30}, "D": {"population": 60}}, 4)
    do(state, "place propaganda_25", "target B")
    state.rig([0, 4])
    do(state, "decline", "fire polaris", "load warhead_10 at B", "done")
    state.rig([5, 5])
    do(state, "decline")
    assert question(state) == "salvo" and state.to_act == (1,)
    assert "load warhead_50 at D" in salvo_of("heuristic", state, 1)


@pytest.mark.parametrize("name", LEVELS)
def test_a_last_survivor_who_has_not_killed_is_spared(name: str) -> None:
    """A's own missile killed A, in a duel: B has done nothing."""
    mine = {"population": 5, "row": ["warhead_20", "propaganda_5"], "launch_slot": "atlas"}
    mine["hand"] = ["polaris", "warhead_10", *["propaganda_25"] * 2, "am_a", "am_b"]
    state = do(position({"A": mine, "B": {"population": 9}}, 2), "place propaganda_25")
    state.rig([0, 4])
    do(state, "decline")
    assert question(state) == "salvo" and state.to_act == (0,)
    assert evaluate(state)[1] == 1
    assert salvo_of(name, state, 1) == ["done"]
    assert state.over and state.returns == [0.0, 1.0]


def test_rollouts_play_final_retaliation_in_the_same_way() -> None:
    for people in ({"A": 40}, {"A": 20, "C": 60}, {"A": 4, "C": 30, "D": 60}):
        state, twin = dying(people), dying(people)
        parts = []
        while question(twin) == "salvo":
            action = policy(twin, 1, twin.legal_actions(1), seeded(1))
            parts.append(GAME.actions.text(action))
            twin.apply(1, action)
        assert parts == salvo_of("heuristic", state, 1)


def test_a_hint_for_the_dying_names_the_whole_salvo_at_their_killer() -> None:
    state = dying({"A": 20, "C": 60})
    hint = advice.hint(state.view(1), advice.worlds_of(state, 1), 3, Limit(iterations=40))
    assert hint["lines"][0]["actions"] == [
        "fire saturn", "load warhead_50 at A", "fire polaris", "load warhead_10 at A", "done"
    ]  # fmt: skip


# -- those who live know it


def duel(own: int, shown: list[str]) -> State:
    """A may bring a warhead behind its Atlas, which would probably kill B, who shows what it would strike back with."""
    mine = {
        "population": own,
        "row": ["am_p", "atlas"],
        "hand": ["warhead_20", "propaganda_5", "propaganda_10", "am_a", "polaris", "b70"],
    }
    victim = {"population": 5, "deterrents": shown}
    return position({"war": True, "A": mine, "B": victim, "deck": ["propaganda_5"]}, 2)


@pytest.mark.parametrize("name", ["heuristic", "search:200"])
def test_a_deadly_retaliation_holds_back_the_last_blow(name: str) -> None:
    assert chosen(name, duel(8, ["saturn", "warhead_50"])) != "place warhead_20"
    assert chosen(name, duel(90, [])) == "place warhead_20"


def attack(own: int, others: Mapping[str, Any]) -> State:
    """A attacks with twenty megatons."""
    mine = {
        "population": own,
        "row": ["warhead_20", "propaganda_5"],
        "hand": ["propaganda_5"] * 6,
        "launch_slot": "atlas",
    }
    return do(position({"A": mine, "deck": ["warhead_10"], **others}, 1 + len(others)), "place propaganda_5")


@pytest.mark.parametrize("name", ["heuristic", "search:200"])
def test_where_a_killing_blow_would_be_avenged_another_is_struck(name: str) -> None:
    armed = {"population": 5, "launch_slot": "saturn", "deterrents": ["warhead_100", "warhead_50"]}
    armed |= {
        "row": ["warhead_50", "b70"],
        "hand": ["warhead_20", "warhead_20", "atlas", "warhead_10", "polaris"],
    }
    others = {"B": armed, "C": {"population": 14, "row": ["propaganda_5"] * 2, "hand": ["am_p"]}}
    state = attack(9, others)
    assert question(state) == "attack_target"
    assert chosen(name, state) == "target C"


def test_of_two_whom_a_blow_may_kill_the_one_who_can_strike_back_less_is_struck() -> None:
    others = {"B": {"population": 8, "launch_slot": "b70"}, "C": {"population": 8}}
    assert chosen("heuristic", attack(14, others)) == "target C"


def test_used_up_warheads_make_a_killing_blow_less_dangerous() -> None:
    """What has been discarded is in nobody's hand: the same blow is worth more."""
    gone = ["warhead_20"] * 9 + ["warhead_50"] * 4 + ["warhead_100"] + ["warhead_10"] * 15

    def blow(discard: list[str]) -> float:
        mine = {"population": 12, "row": ["am_p", "atlas"], "hand": ["warhead_20", "am_a", "polaris"]}
        facts = {
            "war": True,
            "A": mine,
            "B": {"population": 5, "hand": ["propaganda_5"] * 7, "row": ["propaganda_10"] * 2},
        }
        state = position(facts | {"discard": discard, "deck": ["propaganda_5"]}, 2)
        named = texts(state)
        return scores(state.view(0), named)[named.index("place warhead_20")]

    assert blow(gone) > blow([]) + 5


# -- values


def trait(name: str, state: State, seat: int = 0) -> float:
    return traits(state)[seat][TRAITS.index(name)]


def test_a_sole_survivor_under_a_salvo_has_not_won_yet() -> None:
    strong, weak = dying({"A": 9}), dying({"A": 9}, ["propaganda_5"] * 7)
    assert evaluate(strong)[0] < 0.6
    assert evaluate(weak)[0] > 0.99
    assert evaluate(dying({"A": 90}))[0] > 0.95
    announced = do(strong, "fire saturn", "load warhead_50 at A", "fire polaris", "load warhead_10 at A")
    while question(announced) == "salvo":
        do(announced, "done")
    assert question(announced) == "intercept"
    assert evaluate(announced)[0] < 0.6


def test_the_cost_of_a_final_retaliation_falls_on_the_killer() -> None:
    state = dying({"A": 30, "C": 30})
    assert trait("retaliation", state, 0) > 3 * trait("retaliation", state, 2)


def test_what_the_last_opponent_would_fire_counts_before_it_dies() -> None:
    def before(hand: list[str]) -> State:
        about = {"population": 10, "hand": hand, "row": ["propaganda_10"] * 2}
        return position({"A": {"population": 10}, "B": about, "war": True}, 2)

    armed, harmless = before(ARMED), before(["propaganda_5"] * 7)
    assert trait("doom in a duel", armed) > 0.5
    assert trait("doom in a duel", harmless) == 0
    assert sum(evaluate(armed)) < sum(evaluate(harmless)), "that nobody wins is likelier"


def test_search_sees_that_a_mutual_death_is_nobodys_victory() -> None:
    """The chance of the one who strikes the deadly blow is what is left when both may die."""
    state = duel(8, ["saturn", "warhead_50"])
    found = Searcher(GAME, 1, Limit(iterations=400)).search(
        state.view(0), state.legal_actions(0), advice.worlds_of(state, 0)
    )
    assert sum(found.chances) < 0.97


def test_the_peace_with_the_last_opponent_is_kept_while_they_could_strike_back() -> None:
    """With a war, propaganda would be worthless: the only weapon that brings no final retaliation."""
    hand = ["warhead_20", "polaris", "am_a", "propaganda_5"]
    mine = {"population": 40, "row": ["propaganda_5", "atlas"], "hand": hand}
    state = position({"A": mine, "B": {"population": 12}, "deck": ["warhead_10"]}, 2)
    assert chosen("heuristic", state) == "place propaganda_5"
