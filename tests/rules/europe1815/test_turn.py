"""The year and its turns."""

import pytest

from tests.rules.europe1815.helpers import (
    GAME,
    MAPS,
    TEAMS,
    asked,
    end_turns,
    legal,
    play,
    quick,
    refused,
    seen,
    to_phase,
    told,
    view,
    year_end,
)


@pytest.mark.rule("E15-YEAR-1", "E15-YEAR-2")
@pytest.mark.parametrize("map", MAPS)
def test_all_winter_turns_then_all_reinforcement_turns_then_all_summer_turns_then_the_distribution(map):
    """Seed: there are Winter turns, Summer turns, reinforcement turns and an SP distribution."""
    state = quick({"map": map}, start="B")
    events = year_end(state)
    turns = [
        (phase, seat) for phase, seat, half in told(events, "TurnBegan", "phase", "seat", "half") if not half
    ]
    assert turns == [
        *(("winter", seat) for seat in (2, 3, 0)),
        *(("reinforcement", seat) for seat in (1, 2, 3, 0)),
        *(("summer", seat) for seat in (1, 2, 3, 0)),
        ("winter", 2),
    ]
    kinds = [type(event).__name__ for event in events]
    ranked = [k for k, kind in enumerate(kinds) if kind == "SeatRanked"]
    assert len(ranked) == 4
    assert max(k for k, e in enumerate(events) if kinds[k] == "TurnBegan" and e.phase == "summer") < ranked[0]


@pytest.mark.rule("E15-YEAR-3")
def test_the_next_year_begins_with_the_next_seat_clockwise():
    state = quick(start="D")
    events = year_end(state)
    assert told(events, "YearBegan", "year", "seat") == [(2, 0)]
    assert view(state)["turn_order"] == [0, 1, 2, 3]
    assert asked(state) == ("turn", "A")


@pytest.mark.rule("E15-YEAR-3")
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize(("first", "next"), ["AC", "BD", "CA", "DB"])
def test_in_2vs2_it_begins_with_the_ally_of_the_start_player(map, first, next):
    state = quick({"map": map, "mode": "teams"}, start=first)
    events = year_end(state)
    assert told(events, "YearBegan", "year", "seat") == [(2, "ABCD".index(next))]
    assert asked(state) == ("turn", next)


@pytest.mark.rule("E15-TEAM-11")
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("order", ["ABCD", "BCDA", "CDAB", "DABC"])
def test_in_2vs2_the_teams_may_begin_in_turn(map, order):
    state = quick({"map": map, "mode": "teams", "begins": "in_turn"}, start=order[0])
    events = year_end(state)
    assert told(events, "YearBegan", "year", "seat") == [(2, "ABCD".index(order[1]))]
    assert asked(state) == ("turn", order[1])
    assert told(year_end(state), "YearBegan", "year", "seat") == [(3, "ABCD".index(order[2]))]


@pytest.mark.rule("E15-TEAM-11")
def test_everyone_for_themselves_no_team_begins():
    with pytest.raises(ValueError, match="'begins' takes in_turn only with mode teams"):
        GAME.start({"begins": "in_turn"})


@pytest.mark.rule("E15-YEAR-4")
@pytest.mark.parametrize("map", MAPS)
def test_the_last_of_the_summer_has_a_half_turn_before_the_distribution(map):
    """Seed: the last player of the Summer has a one-and-a-half turn, before the SP distribution."""
    state = quick({"map": map}, phase="summer", turn="C")
    events = play(state, "C end turn", "D end turn")
    assert told(events, "TurnBegan", "seat", "half") == [(3, False), (3, True)]
    assert (asked(state), view(state)["half"]) == (("turn", "D"), True)
    assert not told(events, "SeatRanked", "seat")
    assert len(told(play(state, "D end turn"), "SeatRanked", "seat")) == 4


@pytest.mark.rule("E15-YEAR-4")
def test_the_last_of_the_winter_has_none():
    state = quick(turn="D")
    play(state, "D end turn")
    assert view(state)["phase"] == "reinforcement"


@pytest.mark.rule("E15-YEAR-5")
def test_at_the_year_end_victory_comes_before_the_markers_are_returned():
    state = quick(phase="summer", turn="D", A={"markers": 2}, B={"markers": 1}, C={"markers": 0})
    events = end_turns(state, 2)
    kinds = [type(event).__name__ for event in events]
    assert told(events, "MarkersReturned", "seat", "count") == [(0, 1), (1, 1)]
    assert kinds.index("SeatRanked") < kinds.index("MarkersReturned") < kinds.index("YearBegan")
    assert [seen(state, seat)["markers"] for seat in "ABCD"] == [1, 0, 0, 0]
    won = quick(phase="summer", turn="D", A={"markers": 5, "points": 12})
    assert not told(end_turns(won, 2), "MarkersReturned", "seat")
    assert won.over
    assert seen(won, "A")["markers"] == 5


@pytest.mark.rule("E15-ACT-1")
def test_a_turn_has_two_actions_and_the_half_turn_one():
    state = quick(phase="summer", turn="D")
    play(state, "D relocate griechenland", "D inf tuerkei 1", "D done", "D done")
    assert (asked(state), view(state)["actions"]) == (("turn", "D"), 1)
    play(state, "D attack anatolien", "D kav tuerkei 1", "D done")
    assert (view(state)["half"], view(state)["actions"]) == (True, 1)
    play(state, "D attack illyrien", "D inf griechenland 1", "D done")
    assert view(state)["year"] == 2


@pytest.mark.rule("E15-ACT-2")
def test_the_base_game_has_relocation_resupply_diplomacy_and_attack():
    verbs = {text.split()[0] for text in legal(quick(phase="summer"))}
    assert verbs == {"relocate", "jump", "resupply", "diplomacy", "attack", "end"}


@pytest.mark.rule("E15-ACT-3")
def test_each_kind_of_civil_action_comes_once_a_turn():
    state = quick(phase="summer")
    play(state, "A diplomacy norwegen")
    assert not legal(state, "diplomacy")
    assert refused(state, "A diplomacy irland") == "E15-ACT-3"
    state = quick(phase="summer")
    play(state, "A relocate schweden", "A inf england 1", "A done")
    assert refused(state, "A relocate bretagne") == "E15-ACT-3"
    assert refused(state, "A jump niederlande") == "E15-ACT-3"


@pytest.mark.rule("E15-ACT-3")
def test_the_half_turn_is_a_new_turn_for_this_limit():
    state = quick(phase="summer", turn="D")
    play(state, "D resupply serbien", "D inf serbien 4", "D done")
    assert view(state)["half"]
    play(state, "D resupply serbien", "D inf serbien 4", "D done")
    assert view(state)["lands"]["serbien"]["inf"] == 9


@pytest.mark.rule("E15-ACT-4")
def test_a_turn_may_end_at_any_time():
    state = quick()
    play(state, "A end turn")
    assert asked(state) == ("turn", "B")
    state = quick()
    play(state, "A attack irland", "A kav england 1", "A done", "A end turn")
    assert asked(state) == ("turn", "B")


@pytest.mark.rule("E15-WINTER-1")
def test_one_attack_in_a_winter_turn_at_most():
    state = quick()
    play(state, "A attack irland", "A kav england 2", "A done")
    assert not legal(state, "attack")
    assert refused(state, "A attack norwegen") == "E15-WINTER-1"


@pytest.mark.rule("E15-WINTER-2")
def test_a_relocation_in_winter_takes_wear():
    state = quick()
    play(state, "A relocate schweden")
    assert asked(state) == ("wear", "A")


@pytest.mark.rule("E15-SUMMER-1")
def test_in_summer_both_actions_may_be_attacks_and_nothing_wears_off():
    state = quick(phase="summer")
    play(
        state, "A attack irland", "A kav england 2", "A done", "A attack norwegen", "A kav irland 1", "A done"
    )
    assert asked(state) == ("turn", "B")
    assert seen(state, "A")["lands"] == 7
    state = quick(phase="summer")
    play(state, "A relocate schweden")
    assert asked(state) == ("relocation", "A")


@pytest.mark.rule("E15-SUMMER-2")
@pytest.mark.parametrize("moves", [["D end turn"], ["D resupply serbien", "D inf serbien 1", "D done"]])
def test_the_half_turn_follows_however_the_full_turn_ended(moves):
    state = quick(phase="summer", turn="D")
    play(state, *moves)
    assert (view(state)["turn"], view(state)["half"]) == (3, True)


@pytest.mark.rule("E15-REINF-6")
@pytest.mark.parametrize("options", [{}, TEAMS])
def test_a_reinforcement_turn_has_no_actions_and_no_team_action(options):
    state = quick(options)
    to_phase(state, "reinforcement")
    assert asked(state) == ("stationing", "A")
    assert refused(state, "A attack irland") == "E15-REINF-6"
    play(state, "A done")
    assert asked(state) == ("stationing", "B")
