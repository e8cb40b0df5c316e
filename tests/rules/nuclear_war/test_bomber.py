"""The B-70 bomber."""

import pytest

from tests.rules.nuclear_war.helpers import (
    UNARMED,
    act,
    asked,
    attack,
    discards,
    facts_of,
    hand,
    kinds,
    legal,
    losses,
    own,
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


def shot_down(row=("warhead_10", "warhead_20", "atlas"), hand=(), seats=3, **more):
    """A's bomber is shot down while the second and third card of this row lie face down; it is B's turn."""
    about = {
        "A": {"hand": [row[2], *hand, *UNARMED], "row": row[:2], "launch_slot": "b70", "load": 40},
        "B": QUIET | {"hand": ["am_b", *QUIET["hand"]]},
        "C": QUIET,
        "deck": ["warhead_10"] * 10,
    }
    state = table(seats, **about | more)
    act(state, "A", f"place {row[2]}")
    if asked(state)[0] == "attack_target":
        act(state, "A", "target B")
    act(state, "B", "intercept am_b")
    return state


def end_war(state, victim="C"):
    """B kills somebody who has no retaliation, so that strategies may be changed."""
    while asked(state)[0] != "strategy":
        name, seat = asked(state)
        if name == "attack_target":
            act(state, seat, f"target {victim}")
        elif name == "intercept":
            act(state, seat, "decline", dice=40)
        elif name == "salvo":
            act(state, seat, "done")
        else:
            turn_up(state, seat)


BOMBARDED = {
    "B": {"hand": ["am_b", *UNARMED[:4]], "row": ["warhead_10", "warhead_10"], "launch_slot": "polaris"},
    "C": {"hand": ["propaganda_5"] * 5, "row": ["propaganda_5"] * 2, "population": 2},
}


@pytest.mark.rule("NW-BOMB-5")
def test_a_hidden_warhead_of_a_bomber_shot_down_is_discarded_even_with_a_carrier_before_it():
    state = shot_down(("warhead_10", "atlas", "warhead_20"))
    assert own(state, "A")["dead"] == [1] and seen(state, "A")["struck"] == [1, 1]
    for seat in "BCA":
        turn_up(state, seat)
    assert (seen(state, "A")["launch_slot"], seen(state, "A")["struck"]) == ("atlas", [1, 0])
    turn_up(state, "B")
    turn_up(state, "C")
    events = turn_up(state, "A")
    assert told(events, "AttackDeclared") == []
    assert facts_of(events, "WarheadDead", "seat", "warhead") == [(0, "warhead_20")]
    assert {"warhead_20", "atlas"} <= set(discards(state)), "it matches nothing, so the carrier goes too"
    assert (own(state, "A")["dead"], seen(state, "A")["struck"]) == ([], [0, 0])


@pytest.mark.rule("NW-BOMB-5")
def test_cards_that_are_no_warheads_and_cards_placed_later_are_not_hit():
    state = shot_down(("warhead_10", "atlas", "propaganda_5"))
    assert own(state, "A")["dead"] == []
    turn_up(state, "B")
    turn_up(state, "C")
    act(state, "A", "place warhead_20")
    turn_up(state, "B")
    turn_up(state, "C")
    act(state, "A", "place warhead_50")
    assert row(state, "A") == ["warhead_20", "warhead_50"] and seen(state, "A")["struck"] == [0, 0]
    assert own(state, "A")["dead"] == []


@pytest.mark.rule("NW-BOMB-5", "NW-RET-2")
@pytest.mark.parametrize("hand", [[], ["warhead_20"]])
def test_dead_warheads_fire_in_no_final_retaliation(hand):
    about = {"hand": ["atlas", *hand, "propaganda_5"], "row": ["warhead_10", "warhead_20"], "population": 2}
    state = table(
        3,
        A=about | {"launch_slot": "b70", "load": 40},
        B={"hand": ["am_b", *UNARMED[:4]], "row": ["warhead_10", "warhead_10"], "launch_slot": "polaris"},
        C=QUIET,
        deck=["propaganda_5"] * 4,
    )
    act(state, "A", "place propaganda_5")
    play(state, "A target B", "B intercept am_b")
    turn_up(state, "B")
    play(state, "B target A")
    act(state, "A", "decline", dice=40)
    assert asked(state) == ("salvo", "A") and row(state, "A") == ["warhead_20", "propaganda_5"]
    assert legal(state, "A") == (["fire atlas", "done"] if hand else ["done"])
    if hand:
        play(state, "A fire atlas", "A load warhead_20 at C")
        assert legal(state, "A") == ["done"], "one of the two is dead"
        events = act(state, "A", "done")
        assert facts_of(events, "CardFired", "card", "source") == [("atlas", "hand"), ("warhead_20", "hand")]


@pytest.mark.rule("NW-BOMB-5", "NW-STRAT-1", "NW-STRAT-3")
def test_dead_warheads_do_not_return_to_the_hand_by_a_change_of_strategy():
    state = shot_down(("warhead_10", "propaganda_5", "warhead_20"), **BOMBARDED)
    end_war(state)
    hand_before = hand(state, "A")
    assert row(state, "A") == ["propaganda_5", "warhead_20"] and own(state, "A")["dead"] == [1]
    first = legal(state, "A")
    assert "place atlas" not in first and "keep" in first and "place polaris" in first
    assert ("place warhead_20" in first) == ("warhead_20" in hand_before)
    act(state, "A", "place polaris")
    assert legal(state, "A") == ["place warhead_20"], "it stays where it lies"
    act(state, "A", "place warhead_20")
    act(state, "B", "keep")
    assert row(state, "A") == ["polaris", "warhead_20"]
    for card, change in (("polaris", -1), ("propaganda_5", 1), ("warhead_20", 0)):
        assert hand(state, "A").count(card) == hand_before.count(card) + change
    assert (own(state, "A")["dead"], seen(state, "A")["struck"]) == ([1], [2, 2])


@pytest.mark.rule("NW-BOMB-5", "NW-STRAT-1")
def test_a_new_warhead_in_the_place_of_a_card_that_was_not_hit_is_alive():
    state = shot_down(("warhead_10", "propaganda_5", "atlas"), hand=["saturn"], **BOMBARDED)
    end_war(state)
    play(state, "A place saturn", "A place warhead_50", "B keep")
    assert row(state, "A") == ["saturn", "warhead_50"]
    assert own(state, "A")["dead"] == [], "it lies in a place that was hit, but came later"
    while asked(state) != ("intercept", "B"):
        turn_up(state, asked(state)[1])
    assert state.view(None)["about"]["warhead"] == "warhead_50"


@pytest.mark.rule("NW-BOMB-5", "NW-STRAT-1")
def test_where_both_cards_are_dead_the_row_stays():
    state = shot_down(("warhead_10", "warhead_20", "warhead_20"), **BOMBARDED)
    end_war(state)
    assert row(state, "A") == ["warhead_20"] * 2 and own(state, "A")["dead"] == [0, 1]
    assert legal(state, "A") == ["keep"] and len(legal(state, "B")) > 1


@pytest.mark.rule("NW-BOMB-5", "NW-INFO-4")
def test_nobody_else_learns_which_cards_are_dead():
    state = shot_down(("warhead_10", "propaganda_5", "warhead_20"), **BOMBARDED)
    assert own(state, "B")["dead"] == state.view(None)["dead"] == []
    for seat in (1, None):
        for seed in range(20):
            world = state.determinize(seat, seed) if seat is not None else state
            assert world.view(seat) == state.view(seat)
    worlds = [state.determinize(1, seed) for seed in range(60)]
    for world in worlds:
        row_of_a = world.view(0)["row"]
        assert world.view(0)["dead"] == [k for k in range(2) if row_of_a[k].startswith("warhead")]
    end_war(state)
    play(state, "A keep", "B keep")
    worlds = [state.determinize(1, seed).view(0) for seed in range(200)]
    lies = [(card, k in world["dead"]) for world in worlds for k, card in enumerate(world["row"])]
    assert {dead for card, dead in lies if card.startswith("warhead")} == {True, False}
    assert not any(dead for card, dead in lies if not card.startswith("warhead"))
    assert state.determinize(0, 5).view(0)["dead"] == own(state, "A")["dead"] == [1]


@pytest.mark.rule("NW-BOMB-5")
def test_the_row_is_hit_by_no_other_interception_and_no_empty_tank():
    missile = table(
        2,
        A={"hand": UNARMED, "row": ["warhead_10", "warhead_20"], "launch_slot": "polaris"},
        B=QUIET | {"hand": ["am_p", *QUIET["hand"]]},
    )
    attack(missile, "A", "B")
    act(missile, "B", "intercept am_p")
    assert own(missile, "A")["dead"] == [] and seen(missile, "A")["struck"] == [0, 0]
    fuel = raid(40, ["warhead_10", "warhead_20"])
    attack(fuel, "A", "B")
    act(fuel, "B", "decline", dice=0)
    assert own(fuel, "A")["dead"] == []


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
