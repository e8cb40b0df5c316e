"""Aim and end."""

import pytest

from tests.rules.nuclear_war.helpers import (
    GAME,
    UNARMED,
    act,
    asked,
    attack,
    facts_of,
    hand,
    kinds,
    lay_all_rows,
    legal,
    people,
    play,
    random_game,
    random_step,
    row,
    seen,
    table,
    told,
    turn_up,
    turns,
)


def last_two(**more):
    """C and D are out; A attacks B, who has 2 million, with a Polaris."""
    about = {
        "A": {"hand": UNARMED, "row": ["warhead_10"], "launch_slot": "polaris"},
        "B": {"hand": ["polaris", "warhead_10"], "population": 2},
        "C": {"out": True},
        "D": {"out": True},
    }
    state = table(**about | more)
    attack(state, "A", "B")
    return state


@pytest.mark.rule("NW-AIM-1")
@pytest.mark.parametrize("way", ["luring", "killing"])
def test_the_last_one_with_people_wins_by_luring_or_by_killing(way):
    if way == "killing":
        state = last_two()
        act(state, "B", "decline", dice=40)
        act(state, "B", "done")
    else:
        state = table(2, A={"hand": UNARMED, "row": ["propaganda_25"]}, B={"population": 25})
        turn_up(state, "A")
    assert state.over
    assert state.returns[0] == 1 and sum(state.returns) == 1
    assert [place.place for place in GAME.ranking(state)] == [1] + [2] * (state.seats - 1)


@pytest.mark.rule("NW-AIM-2", "NW-RET-11")
@pytest.mark.parametrize("way", ["propaganda", "secret", "weapon"])
def test_who_has_no_people_left_leaves_the_game(way):
    facts = {
        "propaganda": {"A": {"hand": UNARMED, "row": ["propaganda_5", "am_p"]}},
        "secret": {"A": {"hand": UNARMED, "row": ["atlas"]}, "deck": ["tax_raise", "saturn"]},
        "weapon": {"A": {"hand": UNARMED, "row": ["warhead_20"], "launch_slot": "atlas"}},
    }
    state = table(**{"turn": "A", "B": {"population": 5}} | facts[way])
    if way != "secret":
        turn_up(state, "A")
    act(state, "A", "target B")
    if way == "weapon":
        act(state, "B", "decline", dice=40)
    if way != "propaganda":
        act(state, "B", "done")
    assert people(state, "B") == 0
    assert not seen(state, "B")["living"]
    assert (hand(state, "B"), row(state, "B")) == ([], [])
    lay_all_rows(state)
    chance = random_game(2, 0)[1]
    while not state.over:
        assert 1 not in state.to_act
        random_step(state, chance)


@pytest.mark.rule("NW-AIM-2")
def test_one_million_is_enough_to_stay():
    state = last_two(B={"population": 3})
    act(state, "B", "decline", dice=40)
    assert not state.over
    assert people(state, "B") == 1
    assert asked(state) == ("place", "B")


@pytest.mark.rule("NW-AIM-3")
def test_no_rule_hinders_or_enforces_an_alliance():
    """Whoever has been spared, helped or shown deterrents to may be a target in the next moment, and need not be."""
    for target in "BCD":
        state = table(
            A={
                "hand": UNARMED[:5],
                "row": ["propaganda_5", "warhead_10"],
                "deterrents": ["saturn", "warhead_100"],
            },
            B={"row": ["atlas", "atlas"]},
            C={"row": ["propaganda_5", "b70"]},
            D={"row": ["b70", "b70"]},
        )
        turn_up(state, "A")
        act(state, "A", f"target {target}")
        turn_up(state, "B")
        turn_up(state, "C")
        assert legal(state, "C") == ["target A", "target B", "target D"]
        act(state, "C", "target A")
        assert state.view(None)["table"][0]["living"]
    texts = [GAME.actions.text(action) for action in range(GAME.actions.size)]
    assert not any("ally" in text or "partner" in text or "promise" in text for text in texts)
    assert [option.name for option in GAME.options if "team" in option.name or "alli" in option.name] == []


@pytest.mark.rule("NW-END-1")
def test_when_exactly_one_is_living_he_wins():
    state = last_two()
    act(state, "B", "decline", dice=40)
    events = act(state, "B", "done")
    assert state.over
    assert state.returns == [1, 0, 0, 0]
    assert facts_of(events, "GameEnded", "winner", "reason") == [(0, "NW-END-1")]
    assert state.view(None)["ending"] == "NW-END-1"
    assert {place.reason for place in GAME.ranking(state)} == {"NW-END-1"}
    assert state.to_act == ()


@pytest.mark.rule("NW-END-1")
def test_the_game_goes_on_while_two_are_living():
    state = last_two(D={"population": 1})
    act(state, "B", "decline", dice=40)
    act(state, "B", "done")
    assert not state.over
    assert state.returns is None
    assert state.view(None)["ending"] is None
    assert turns(lay_all_rows(state)) == "D"


@pytest.mark.rule("NW-END-2")
def test_when_nobody_is_living_all_share_the_loss():
    state = last_two(A={"hand": UNARMED, "row": ["warhead_10"], "launch_slot": "polaris", "population": 2})
    act(state, "B", "decline", dice=40)
    play(state, "B fire polaris", "B load warhead_10 at A", "B done")
    events = act(state, "A", "decline", dice=40)
    assert state.over
    assert state.returns == [0, 0, 0, 0]
    assert facts_of(events, "GameEnded", "winner", "reason") == [(None, "NW-END-2")]
    ranking = GAME.ranking(state)
    assert {(place.place, place.reason, place.points) for place in ranking} == {(1, "NW-END-2", 0.0)}
    assert len(ranking) == 4, "the dead too"


@pytest.mark.rule("NW-END-3")
def test_a_pending_retaliation_is_carried_out_even_against_the_only_survivor():
    state = last_two()
    act(state, "B", "decline", dice=40)
    assert not state.over
    assert asked(state) == ("salvo", "B")
    play(state, "B fire polaris", "B load warhead_10 at A", "B done")
    assert asked(state) == ("intercept", "A")
    act(state, "A", "decline", dice=40)
    assert state.over
    assert (people(state, "A"), state.returns) == (18, [1, 0, 0, 0])


@pytest.mark.rule("NW-END-4")
def test_the_chain_reaction_ends_the_game_at_once():
    state = table(A={"hand": UNARMED, "row": ["warhead_100"], "launch_slot": "saturn"})
    attack(state, "A", "B")
    events = act(state, "B", "decline", dice=99)
    assert state.over
    assert state.returns == [0, 0, 0, 0]
    assert told(events, "TurnBegan") == []
    assert "PlayerDied" not in kinds(events)
    assert {(place.place, place.reason) for place in GAME.ranking(state)} == {(1, "NW-END-4")}
