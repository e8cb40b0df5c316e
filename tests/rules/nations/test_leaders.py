"""Leaders: placing and advancing, also against paths found by trying all."""

import pytest

from detente.core.engine.rng import seeded
from detente.core.engine.state import IllegalAction
from tests.rules.nations.helpers import (
    CAPITALS,
    COUNTRIES,
    INCIDENTS,
    POINTS,
    PRICE,
    act,
    cash,
    draws,
    kinds,
    legal,
    places,
    play,
    random_game,
    random_step,
    ruler,
    seen,
    shuffled,
    table,
    targets,
    told,
    view,
)
from tests.rules.nations.paths import leader_targets

FAR = {"agent": "DAH.6"}
B_FAR = {"agent": "DAH.5"}


def moving(leaders, cash=40, blue=None, seats=2, **more):
    """A's leaders on their points, the agent has moved, all others far away."""
    return table(
        seats,
        A={"leaders": leaders, "cash": cash} | FAR,
        B=(blue or {}) | {"agent": (blue or {}).get("agent", "DAH.5")},
        phase="leader",
        **more,
    )


@pytest.mark.rule("SDN-LEADER-1", "SDN-OUT-1")
def test_exactly_one_leader_action():
    state = moving({"KAS.0": "king", "BEL.0": "dictator"})
    assert "done" not in legal(state)
    play(state, "A advance KAS.0", "A to KAS.1")
    assert not legal(state, "A", "advance") and not legal(state, "A", "place")
    state = moving({"KAS.0": "king", "BEL.0": "dictator"})
    act(state, "A", "place king TAS")
    assert not legal(state, "A", "advance") and not legal(state, "A", "place")


@pytest.mark.rule("SDN-LEADER-2")
def test_placing_and_its_price():
    for kind, price in PRICE.items():
        state = moving({"KAS.0": "king"}, cash=2, blue={"leaders": {"AKA.2": "king", "GHA.1": "king"}})
        free = [country for country in COUNTRIES if country not in ("KAS", "AKA")]
        assert legal(state, "A", f"place {kind}") == [f"place {kind} {country}" for country in free]
        events = act(state, "A", f"place {kind} UOR")
        assert told(events, "LeaderPlaced", "seat", "leader", "country", "price") == [(0, kind, "UOR", price)]
        assert cash(state) == 2 - price and ruler(state, "UOR") == ("A", kind)
    state = table(A={"lost": ["king", "king"], **FAR}, phase="leader")
    assert not legal(state, "A", "place king")


@pytest.mark.rule("SDN-LEADER-3")
@pytest.mark.parametrize("kind", PRICE)
def test_each_step_costs_arrows_too(kind):
    state = moving({"KAS.1": kind}, cash=20)
    assert "KAS.1" not in targets(state, "A", "KAS.1")
    for target, steps in (("KAS.2", 1), ("BEL.6", 2), ("BEL.7", 3), ("BEL.0", 4)):
        state = moving({"KAS.1": kind}, cash=20)
        assert targets(state, "A", "KAS.1")[target] == steps * PRICE[kind]
        events = play(state, "A advance KAS.1", f"A to {target}")
        assert cash(state) == 20 - steps * PRICE[kind]
        assert told(events, "LeaderMoved", "leader", "source", "target", "steps") == [
            (kind, "KAS.1", target, steps)
        ]


@pytest.mark.rule("SDN-LEADER-4")
def test_who_places_moves_no_other_leader_but_by_order():
    state = moving({"KAS.0": "dictator"}, deck=["INC-F06"])
    act(state, "A", "place king BEL")
    with pytest.raises(IllegalAction, match="SDN-LEADER-1"):
        act(state, "A", "advance KAS.0")
    state = table(A={"leaders": {"KAS.0": "dictator"}, "agent": "DAH.5"}, deck=["INC-F08"])
    draws(state)
    play(state, "A place king BEL")
    assert not legal(state, "A", "advance")


@pytest.mark.rule("SDN-LEADER-5")
def test_no_change_of_direction():
    # A leader in the way clockwise: only the other way round leads behind him.
    state = moving({"AKA.1": "guerrilla", "AKA.2": "king"})
    reached = targets(state, "A", "AKA.1")
    assert reached["AKA.0"] == 1 and reached["AKA.7"] == 2
    # AKA.3 is two steps away past AKA.2, but that way is closed, and the other leads over AKA.6, a "?".
    assert (
        reached["AKA.3"]
        == leader_targets(
            {
                "leaders": {"AKA.1": (0, "guerrilla"), "AKA.2": (0, "king")},
                "agents": {0: "DAH.6", 1: "DAH.5"},
            },
            0,
            "AKA.1",
            40,
        )["AKA.3"]
    )
    # After an arrow the way round is chosen anew, in both directions.
    reached = targets(moving({"KAS.1": "guerrilla"}), "A", "KAS.1")
    assert reached["BEL.5"] == reached["BEL.7"] == 3
    # No turning round within a circle: with the arrows shut KAS.7 is reached anticlockwise only.
    state = moving({"KAS.1": "guerrilla"}, blue={"leaders": {"KAS.0": "guerrilla"}})
    assert "KAS.0" not in targets(state, "A", "KAS.1")


@pytest.mark.rule("SDN-LEADER-6")
def test_leaders_are_neither_passed_nor_joined():
    for owner in ("A", "B"):
        for kind in ("king", "guerrilla"):
            mine = {"KAS.0": "guerrilla"} | ({"KAS.1": "king"} if owner == "A" else {})
            blue = {} if owner == "A" else {"leaders": {"KAS.1": kind}}
            reached = targets(moving(mine, blue=blue), "A", "KAS.0")
            assert "KAS.1" not in reached
            assert reached["KAS.2"] > 2, "he went past"


@pytest.mark.rule("SDN-LEADER-7")
def test_an_opposing_agent_can_be_joined_but_not_passed():
    state = moving({"KAS.0": "guerrilla"}, blue={"agent": "KAS.1"})
    reached = targets(state, "A", "KAS.0")
    assert reached["KAS.1"] == 1 and reached.get("KAS.2", 99) > 2
    play(state, "A advance KAS.0", "A to KAS.1")
    assert places(state, "A", "guerrilla") == ["KAS.1"] and seen(state, "B")["agent"] == "KAS.1"


@pytest.mark.rule("SDN-LEADER-8")
def test_the_starting_point_and_own_agents_never_block():
    state = moving({"KAS.0": "guerrilla"}, blue={"agent": "KAS.0"})
    assert targets(state, "A", "KAS.0")["KAS.2"] == 2
    state = table(A={"leaders": {"KAS.0": "guerrilla"}, "agent": "KAS.1"}, B=B_FAR, phase="leader")
    assert targets(state, "A", "KAS.0")["KAS.2"] == 2


@pytest.mark.rule("SDN-LEADER-9")
def test_an_incident_space_is_not_passed():
    for country, incident in zip(COUNTRIES, INCIDENTS, strict=True):
        k = int(incident[-1])
        start, beyond = f"{country}.{(k - 1) % 8}", f"{country}.{(k + 1) % 8}"
        state = moving({start: "guerrilla"}, deck=["INC-U05"])
        reached = targets(state, "A", start)
        assert reached[incident] == 1 and reached.get(beyond, 99) > 2
        events = play(state, f"A advance {start}", f"A to {incident}")
        assert told(events, "CardDrawn", "by") == ["leader"]
        assert targets(moving({incident: "guerrilla"}), "A", incident)[beyond] == 1


@pytest.mark.rule("SDN-LEADER-10")
def test_a_free_capital_may_be_passed():
    state = moving({"KAS.7": "guerrilla"})
    assert targets(state, "A", "KAS.7")["KAS.1"] == 2
    events = play(state, "A advance KAS.7", "A to KAS.1")
    assert ruler(state, "KAS") is None and "CountryTaken" not in kinds(events)
    state = moving({"KAS.7": "guerrilla"})
    assert told(play(state, "A advance KAS.7", "A to KAS.0"), "CountryTaken", "seat", "country") == [
        (0, "KAS")
    ]
    assert ruler(state, "KAS") == ("A", "guerrilla")


@pytest.mark.rule("SDN-LEADER-11")
def test_leaders_leave_the_board_by_cards_attacks_and_elimination_only():
    leaving = {"LeaderWithdrawn", "LeaderDied", "LeaderBeaten", "PlayerOut"}
    for seed in range(60):
        state, chance = random_game(2 + seed % 3, seed)
        while not state.over:
            before = [
                sum("." in leader["place"] for leader in about["leaders"]) for about in view(state)["table"]
            ]
            events = []
            random_step(state, chance, events)
            after = [
                sum("." in leader["place"] for leader in about["leaders"]) for about in view(state)["table"]
            ]
            if any(now < then for now, then in zip(after, before, strict=True)):
                assert leaving & set(kinds(events))


@pytest.mark.rule("SDN-LEADER-12")
def test_a_ruler_who_moves_away_gives_up_his_country():
    state = table(A={"leaders": {"KAS.0": "king"}, "tankers": {"KAS": 2}} | FAR, B=B_FAR, phase="leader")
    events = play(state, "A advance KAS.0", "A to KAS.1")
    assert told(events, "CountryLost", "seat", "country") == [(0, "KAS")]
    assert ruler(state, "KAS") is None and seen(state)["tankers"] == {"KAS": 2} and seen(state)["income"] == 0


BLOCKED_RED = {
    "leaders": {"KAS.1": "king"},
    "lost": ["king", "president", "president", "dictator", "guerrilla"],
}
BLOCKERS = {"leaders": {"KAS.0": "king", "KAS.2": "king"}, "agent": "DAH.5"}


@pytest.mark.rule("SDN-LEADER-13")
def test_who_is_blocked_passes_or_by_option_is_out():
    for money in (0, 9):
        red = BLOCKED_RED | {"cash": money, "agent": "DAH.6"}
        state = table(3, A=red, B=BLOCKERS)
        events = act(state, "A", "agent DAH.2")
        assert told(events, "LeaderPhasePassed", "seat", "reason") == [(0, "SDN-LEADER-13")]
        assert "done" in legal(state) and seen(state)["living"]
        state = table(3, A=red, B=BLOCKERS, options={"blocked": "out"})
        assert told(act(state, "A", "agent DAH.2"), "PlayerOut", "reason") == ["SDN-LEADER-13"]
    state = table(
        3,
        A=BLOCKED_RED | {"cash": 9, "agent": "DAH.6"},
        B=BLOCKERS | {"leaders": {"KAS.0": "guerrilla", "KAS.2": "king"}},
    )
    act(state, "A", "agent DAH.2")
    assert legal(state, "A", "advance") == ["advance KAS.1"], "he can attack"


@pytest.mark.rule("SDN-LEADER-14", "SDN-DEC-3")
def test_the_end_point_is_named_and_the_fewest_steps_are_paid():
    state = moving({"KAS.0": "king"}, cash=40)
    act(state, "A", "advance KAS.0")
    shown = view(state, "A")
    assert shown["chosen"] == "KAS.0"
    offered = {target["point"]: target["price"] for target in shown["moves"][0]["targets"]}
    assert set(legal(state)) == {f"to {point}" for point in offered}
    assert offered["KAS.1"] == 2 and offered["KAS.2"] == 4
    act(state, "A", "to KAS.2")
    assert cash(state) == 36


def random_board(chance, seats):
    """Leaders and agents scattered at random, more densely around some country."""
    points = shuffled(POINTS, chance)
    if chance.below(2):
        near = [COUNTRIES[chance.below(8)] for _ in range(3)]
        points.sort(key=lambda point: point[:3] not in near)
    leaders, facts = {}, {}
    for seat in range(seats):
        types = shuffled(["king", "king", "president", "president", "dictator", "guerrilla"], chance)
        here = {}
        for kind in types[: 1 + chance.below(6)]:
            point = points.pop(0)
            here[point] = kind
            leaders[point] = (seat, kind)
        agent = POINTS[chance.below(64)]
        facts["ABCD"[seat]] = {"leaders": here, "agent": agent, "cash": chance.below(26)}
    return {"leaders": leaders, "agents": {s: facts["ABCD"[s]]["agent"] for s in range(seats)}}, facts


@pytest.mark.rule("SDN-LEADER-5", "SDN-LEADER-14")
@pytest.mark.parametrize("seed", range(80))
def test_targets_and_prices_are_those_of_the_best_of_all_paths(seed):
    chance = seeded(seed)
    seats = 2 + chance.below(3)
    board, facts = random_board(chance, seats)
    state = table(seats, phase="leader", collected=1, tanker_used=True, **facts)
    purse = facts["A"]["cash"]
    able = {}
    for point, (seat, kind) in board["leaders"].items():
        if seat == 0:
            found = leader_targets(board, 0, point, min(purse // PRICE[kind], 14))
            assert {p: n * PRICE[kind] for p, n in found.items()} == {
                p: price for p, price in targets(state, "A", point).items() if price <= 14 * PRICE[kind]
            }
            if found:
                able[point] = found
    if view(state)["phase"] == "leader":
        assert legal(state, "A", "advance") == [f"advance {p}" for p in sorted(able, key=POINTS.index)]
    for point, found in able.items():
        other = state.clone()
        act(other, "A", f"advance {point}")
        far = {f"to {p}" for p, n in found.items() if n < 14}
        assert far <= set(legal(other))
        assert all(f"to {p}" not in legal(other) for p in set(POINTS) - set(found)) or purse > 14


def test_only_capitals_are_taken():
    assert len(CAPITALS) == 8
