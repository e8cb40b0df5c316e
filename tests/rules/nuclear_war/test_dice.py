"""The fallout dice, roll by roll."""

from collections import Counter

import pytest

from tests.rules.nuclear_war.helpers import (
    UNARMED,
    act,
    asked,
    attack,
    facts_of,
    kinds,
    losses,
    people,
    play,
    seen,
    table,
    told,
)

KILLS = {"warhead_10": 2, "warhead_20": 5, "warhead_50": 10, "warhead_100": 25}
MEANS = {"warhead_10": 4.20, "warhead_20": 7.35, "warhead_50": 12.60, "warhead_100": 28.35}
RESULTS = [
    (0, 4, "launch_failure", lambda k: 0),
    (5, 9, "dud", lambda k: 0),
    (10, 22, "shelters", lambda k: max(0, k - 2)),
    (23, 35, "fireball", lambda k: k + 1),
    (36, 49, "no_fallout", lambda k: k),
    (50, 63, "fallout_2", lambda k: k + 2),
    (64, 76, "beta_5", lambda k: k + 5),
    (77, 89, "gamma_10", lambda k: k + 10),
    (90, 94, "dirty_bomb", lambda k: 2 * k),
    (95, 99, "stockpile", lambda k: 3 * k),
]
CHANCES = [5, 5, 13, 13, 14, 14, 13, 13, 5, 5]


def under_fire(warhead, attacker=80, carrier="saturn", **more):
    """B, who has 100 million, is asked whether he intercepts A's Saturn."""
    about = {
        "A": {"hand": UNARMED, "row": [warhead, "am_p"], "launch_slot": carrier, "population": attacker},
        "B": {"population": 100},
    }
    state = table(3, **about | more)
    attack(state, "A", "B")
    return state


@pytest.mark.rule("NW-DICE-1")
def test_tens_and_ones_are_read_as_00_to_99():
    state = under_fire("warhead_10")
    for tens in range(10):
        for ones in range(10):
            world = state.clone()
            world.rig([tens, ones])
            events = []
            world.apply(1, world.legal_actions(1)[-1], events)
            assert facts_of(events, "DiceRolled", "roll") == [10 * tens + ones]


@pytest.mark.rule("NW-DICE-1")
def test_each_result_has_the_same_chance():
    state = under_fire("warhead_10", attacker=80)
    rolls = Counter()
    for seed in range(3000):
        world = state.determinize(0, seed)
        events = []
        world.apply(1, world.legal_actions(1)[-1], events)
        rolls.update(facts_of(events, "DiceRolled", "roll"))
    assert set(rolls) == set(range(100))
    chi_square = sum((rolls[roll] - 30) ** 2 / 30 for roll in range(100))
    assert chi_square < 160, "one in ten thousand for fair dice"


@pytest.mark.rule("NW-DICE-1")
@pytest.mark.parametrize("die", [-1, 10])
def test_a_die_has_ten_sides(die):
    state = under_fire("warhead_10")
    state.rig([3, die])
    with pytest.raises(ValueError, match="0 to 9"):
        state.apply(1, state.legal_actions(1)[-1])


@pytest.mark.rule("NW-DICE-2")
@pytest.mark.parametrize("warhead", KILLS)
@pytest.mark.parametrize(("first", "last", "result", "loss"), RESULTS, ids=[result[2] for result in RESULTS])
def test_every_roll_has_its_result(warhead, first, last, result, loss):
    state = under_fire(warhead)
    for roll in range(first, last + 1):
        if result == "stockpile" and warhead == "warhead_100":
            continue
        world = state.clone()
        events = act(world, "B", "decline", dice=roll)
        assert facts_of(events, "DiceRolled", "result") == [result]
        assert people(world, "B") == 100 - loss(KILLS[warhead])


@pytest.mark.rule("NW-DICE-2")
def test_the_chances_of_the_results():
    assert [last - first + 1 for first, last, _, _ in RESULTS] == CHANCES
    state = under_fire("warhead_20")
    results = Counter()
    for roll in range(100):
        results.update(facts_of(act(state.clone(), "B", "decline", dice=roll), "DiceRolled", "result"))
    assert results == {result: chance for (_, _, result, _), chance in zip(RESULTS, CHANCES, strict=True)}


@pytest.mark.rule("NW-DICE-2")
@pytest.mark.parametrize("roll", [10, 16, 22])
def test_shelters_never_bring_people_back(roll):
    state = under_fire("warhead_10")
    assert losses(act(state, "B", "decline", dice=roll)) == [("B", 0)]
    assert people(state, "B") == 100


@pytest.mark.rule("NW-DICE-3")
@pytest.mark.parametrize("warhead", KILLS)
@pytest.mark.parametrize("roll", [0, 1, 2, 3, 4])
def test_a_missile_that_explodes_costs_the_attacker_the_warheads_kills(warhead, roll):
    state = under_fire(warhead)
    events = act(state, "B", "decline", dice=roll)
    assert losses(events) == [("A", KILLS[warhead])]
    assert (people(state, "A"), people(state, "B")) == (80 - KILLS[warhead], 100)


@pytest.mark.rule("NW-DICE-4", "NW-RET-1")
def test_an_attacker_killed_by_his_own_missile_strikes_back():
    state = under_fire("warhead_50", attacker=10, B={"population": 100, "hand": UNARMED})
    events = act(state, "B", "decline", dice=2)
    assert facts_of(events, "PlayerDied", "seat") == [0]
    assert asked(state) == ("salvo", "A")
    play(state, "A fire polaris", "A load warhead_10 at B", "A done")
    assert losses(act(state, "B", "decline", dice=40)) == [("B", 2)]


@pytest.mark.rule("NW-DICE-5")
@pytest.mark.parametrize("carrier", ["saturn", "b70"])
@pytest.mark.parametrize("roll", [5, 6, 7, 8, 9])
def test_a_dud_does_nothing_and_the_warhead_is_spent(carrier, roll):
    state = under_fire("warhead_20", carrier=carrier)
    events = act(state, "B", "decline", dice=roll)
    assert losses(events) == []
    assert [people(state, seat) for seat in "ABC"] == [80, 100, 20]
    assert "warhead_20" in state.view(None)["discard"]
    assert seen(state, "A")["launch_slot"] == ("b70" if carrier == "b70" else None)


@pytest.mark.rule("NW-DICE-6")
@pytest.mark.parametrize("warhead", KILLS)
def test_the_mean_loss_of_each_warhead(warhead):
    state = under_fire(warhead)
    lost = 0
    for roll in range(100):
        world = state.clone()
        events = act(world, "B", "decline", dice=roll)
        chain = facts_of(events, "GameEnded", "reason") == ["NW-END-4"]
        lost += 3 * KILLS[warhead] if chain else 100 - people(world, "B")
    assert lost / 100 == MEANS[warhead]


@pytest.mark.rule("NW-DICE-7", "NW-END-4")
@pytest.mark.parametrize("roll", [95, 96, 97, 98, 99])
def test_the_chain_reaction_kills_all_without_winner_and_without_retaliation(roll):
    state = under_fire("warhead_100", B={"population": 100, "hand": ["polaris", "warhead_10"]})
    events = act(state, "B", "decline", dice=roll)
    assert state.over
    assert state.returns == [0, 0, 0]
    assert [people(state, seat) for seat in "ABC"] == [0, 0, 0]
    assert not any(seat["living"] for seat in state.view(None)["table"])
    assert facts_of(events, "GameEnded", "winner", "reason") == [(None, "NW-END-4")]
    assert "PlayerDied" not in kinds(events)


@pytest.mark.rule("NW-DICE-7")
@pytest.mark.parametrize(
    ("warhead", "roll"), [("warhead_100", 94), ("warhead_50", 95), ("warhead_20", 99), ("warhead_10", 97)]
)
def test_only_the_100_megatons_and_only_from_95_on(warhead, roll):
    state = under_fire(warhead)
    act(state, "B", "decline", dice=roll)
    assert not state.over
    assert people(state, "B") == 100 - KILLS[warhead] * (2 if roll == 94 else 3)


@pytest.mark.rule("NW-DICE-7", "NW-END-4")
def test_the_chain_reaction_ends_a_final_retaliation_too():
    state = under_fire(
        "warhead_10",
        B={"hand": ["saturn", "warhead_100", "polaris", "warhead_10"], "population": 2},
        C={"population": 150},
    )
    act(state, "B", "decline", dice=40)
    play(
        state,
        "B fire saturn",
        "B load warhead_100 at C",
        "B fire polaris",
        "B load warhead_10 at A",
        "B done",
    )
    events = act(state, "C", "decline", dice=95)
    assert state.over and state.returns == [0, 0, 0]
    assert [people(state, seat) for seat in "ABC"] == [0, 0, 0]
    assert told(events, "GameEnded")
    assert state.to_act == ()
