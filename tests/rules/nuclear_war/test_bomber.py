"""The B-70 bomber (section 10)."""

import pytest

from tests.rules.nuclear_war.helpers import (
    UNARMED,
    act,
    asked,
    attack,
    discards,
    facts_of,
    kinds,
    legal,
    losses,
    people,
    play,
    row,
    seen,
    table,
    told,
    turn_up,
    turns,
)

QUIET = {"row": ["warhead_10", "warhead_10"], "hand": ["warhead_20"] * 2 + ["propaganda_5"] * 3}


def raid(load=50, row=("warhead_20", "warhead_20"), seats=2, **more):
    """A's bomber is up with so many megatons left."""
    about = {
        "A": {"hand": UNARMED, "row": list(row), "launch_slot": "b70", "load": load, "population": 30},
        "B": QUIET,
    }
    return table(seats, **about | more)


@pytest.mark.rule("NW-BOMB-1", "NW-BOMB-2")
@pytest.mark.parametrize(
    "warheads",
    [
        ["warhead_20", "warhead_20", "warhead_10"],
        ["warhead_10"] * 3,
        ["warhead_50"],
        ["warhead_20", "warhead_10", "warhead_20"],
    ],
)
def test_it_carries_up_to_fifty_megatons_over_several_turns(warheads):
    state = raid(row=[*warheads, "propaganda_5"][:2], B=QUIET | {"population": 90})
    left = 50
    for k, warhead in enumerate(warheads):
        assert seen(state, "A")["load"] == left
        card = warheads[k + 2] if k + 2 < len(warheads) else "propaganda_5"
        if f"place {card}" not in legal(state, "A"):
            card = "propaganda_10"
        events = act(state, "A", f"place {card}")
        assert facts_of(events, "AttackDeclared", "carrier", "warhead") == [("b70", warhead)]
        act(state, "B", "decline", dice=40)
        left -= int(warhead.removeprefix("warhead_"))
        assert seen(state, "A")["launch_slot"] == ("b70" if left else None)
        turn_up(state, "B")


@pytest.mark.rule("NW-BOMB-1")
def test_it_may_attack_a_different_opponent_each_time():
    state = raid(seats=3, C={"row": ["warhead_10", "warhead_10"], "hand": ["warhead_10"] * 4})
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    turn_up(state, "B")
    turn_up(state, "C")
    turn_up(state, "A")
    assert legal(state, "A") == ["target B", "target C"]
    act(state, "A", "target C")
    assert losses(act(state, "C", "decline", dice=40)) == [("C", 5)]


@pytest.mark.rule("NW-BOMB-2")
@pytest.mark.parametrize("roll", [5, 9, 10, 22, 36, 77, 94, 99])
def test_its_capacity_falls_with_every_warhead_whatever_the_dice_say(roll):
    state = raid(B=QUIET | {"population": 90})
    attack(state, "A", "B")
    act(state, "B", "decline", dice=roll)
    assert (seen(state, "A")["launch_slot"], seen(state, "A")["load"]) == ("b70", 30)


@pytest.mark.rule("NW-BOMB-3")
@pytest.mark.parametrize(
    ("load", "warhead", "left"),
    [
        (50, "warhead_10", 40),
        (30, "warhead_20", 10),
        (10, "warhead_10", 0),
        (50, "warhead_50", 0),
        (20, "warhead_20", 0),
    ],
)
def test_it_stays_while_capacity_is_left_and_is_discarded_without(load, warhead, left):
    state = raid(load, [warhead, "am_p"])
    attack(state, "A", "B")
    act(state, "B", "decline", dice=10)
    assert (seen(state, "A")["launch_slot"], seen(state, "A")["load"]) == ("b70" if left else None, left)
    assert sorted(discards(state)) == sorted([warhead] + ([] if left else ["b70"]))


@pytest.mark.rule("NW-BOMB-4")
@pytest.mark.parametrize("card", ["propaganda_5", "am_s", "polaris", "b70", "saturn"])
def test_any_card_but_a_warhead_costs_the_bomber(card):
    state = raid(30, [card, "am_p"])
    events = turn_up(state, "A")
    assert discards(state)[0] == "b70"
    carrier = card in ("polaris", "b70", "saturn")
    assert seen(state, "A")["launch_slot"] == (card if carrier else None), "the card is treated as ever"
    assert seen(state, "A")["load"] == {"polaris": 10, "b70": 50, "saturn": 100}.get(card, 0)
    assert discards(state) == ["b70"] + ([] if carrier else [card])
    assert (people(state, "B") == 15) == (card == "propaganda_5")
    assert turns(events) == "B"


@pytest.mark.rule("NW-BOMB-4")
@pytest.mark.parametrize(("load", "warhead"), [(10, "warhead_20"), (40, "warhead_50"), (50, "warhead_100")])
def test_a_warhead_too_big_for_what_is_left_costs_both(load, warhead):
    state = raid(load, [warhead, "am_p"])
    events = turn_up(state, "A")
    assert sorted(discards(state)) == sorted(["b70", warhead])
    assert "AttackDeclared" not in kinds(events)
    assert turns(events) == "B"


@pytest.mark.rule("NW-BOMB-5", "NW-REVEAL-3")
def test_an_interception_destroys_it_and_warheads_in_the_row_come_to_nothing():
    state = raid(40, ["warhead_10", "warhead_20"], B=QUIET | {"hand": ["am_b", *UNARMED[:4]]})
    attack(state, "A", "B")
    act(state, "B", "intercept am_b")
    assert sorted(discards(state)) == ["am_b", "b70", "warhead_10"]
    assert (seen(state, "A")["launch_slot"], seen(state, "A")["load"]) == (None, 0)
    assert row(state, "A")[0] == "warhead_20", "it stays in the row, and nobody sees it"
    turn_up(state, "B")
    events = turn_up(state, "A")
    assert facts_of(events, "CardDiscarded", "card")[0] == "warhead_20"
    assert told(events, "AttackDeclared") == []


@pytest.mark.rule("NW-BOMB-6", "NW-DICE-3")
@pytest.mark.parametrize("roll", [0, 1, 2, 3, 4])
def test_out_of_fuel_bomber_and_warhead_are_lost_and_nobody_is_hit(roll):
    state = raid(50, ["warhead_20", "warhead_10"])
    attack(state, "A", "B")
    events = act(state, "B", "decline", dice=roll)
    assert sorted(discards(state)) == ["b70", "warhead_20"]
    assert [people(state, seat) for seat in "AB"] == [30, 20]
    assert losses(events) == []
    assert seen(state, "A")["launch_slot"] is None


@pytest.mark.rule("NW-BOMB-6")
def test_out_of_fuel_does_not_kill_an_attacker_with_few_people():
    state = raid(
        50,
        ["warhead_50", "warhead_10"],
        A={"hand": UNARMED, "row": ["warhead_50"], "launch_slot": "b70", "population": 1},
    )
    attack(state, "A", "B")
    act(state, "B", "decline", dice=0)
    assert asked(state) == ("place", "B")
    assert people(state, "A") == 1


@pytest.mark.rule("NW-BOMB-1")
def test_a_new_bomber_starts_with_its_full_load():
    state = raid(10, ["b70", "warhead_50"])
    turn_up(state, "A")
    turn_up(state, "B")
    assert seen(state, "A")["load"] == 50
    attack(state, "A", "B")
    assert asked(state) == ("intercept", "B")
    play(state, "B decline")
