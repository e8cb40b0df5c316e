"""2vs2. What the seed states has a test that restates it, on both maps."""

from itertools import pairwise

import pytest

from tests.rules.europe1815.helpers import (
    GAME,
    LETTERS,
    MAPS,
    TEAMS,
    asked,
    end_turns,
    land,
    legal,
    named,
    owners,
    play,
    quick,
    random_game,
    random_step,
    refused,
    seen,
    supply,
    table,
    to_phase,
    told,
    view,
    year_end,
)

both_maps = pytest.mark.parametrize("map", MAPS)
HOME = {
    "1815": {
        "own": ["england", "irland", "bretagne"],
        "ally": ["aquitanien", "kastilien"],
        "near": "bretagne",
        "into": "aquitanien",
    },
    "1715": {
        "own": ["quebec", "labrador", "maine"],
        "ally": ["massachusetts", "connecticut"],
        "near": "maine",
        "into": "massachusetts",
    },
}


def teams(map="1815", lands=None, **facts):
    """A and C own some lands, B and D one each; A is to act."""
    home = HOME[map]
    far = {"1815": ("don", "anatolien"), "1715": ("texas", "florida")}[map]
    all_lands = dict.fromkeys(home["own"], "A 3 inf 1 kav") | dict.fromkeys(home["ally"], "C 2 inf")
    all_lands |= {far[0]: "B 2 inf", far[1]: "D 2 inf"} | (lands or {})
    seats = {"A": {"flag": home["own"][0], "general": home["own"][0]}, "C": {"flag": home["ally"][1]}} | facts
    return table(all_lands, options=TEAMS | {"map": map}, **seats)


def last_turn(map="1815", actions=0, half=True, team_used=True, **facts):
    """The end of the last Summer turn, that of D."""
    return quick(
        TEAMS | {"map": map},
        phase="summer",
        turn="D",
        actions=actions,
        half=half,
        team_used=team_used,
        **facts,
    )


def final(map, ranks, points):
    """The half turn of D; the SP distribution will rank the seats in this order."""
    lands = {
        "1815": ("schweden", "moskau", "sizilien", "portugal"),
        "1715": ("quebec", "florida", "texas", "virginia"),
    }
    return table(
        {id: f"{seat} {4 - ranks.index(seat)} inf" for id, seat in zip(lands[map], LETTERS, strict=True)},
        options=TEAMS | {"map": map},
        phase="summer",
        turn="D",
        actions=1,
        half=True,
        team_used=True,
        **{seat: {"points": number} for seat, number in zip(LETTERS, points, strict=True)},
    )


@pytest.mark.rule("E15-TEAM-1")
@both_maps
@pytest.mark.parametrize("start", LETTERS)
def test_a_rival_has_a_turn_between_any_two_turns_of_allies(map, start):
    """Seed: between two allies there is always a player of the other team on turn, over the year's end too."""
    state = quick(TEAMS | {"map": map}, start=start)
    sides = [about["team"] for about in view(state)["table"]]
    assert sides == [0, 1, 0, 1]
    turns = [state.to_act[0]]
    while not state.over and len(turns) < 60:
        turns += [seat for seat, half in told(year_end(state), "TurnBegan", "seat", "half") if not half]
    assert len(turns) >= 24, "two years at least"
    assert all(sides[one] != sides[next] for one, next in pairwise(turns))


@pytest.mark.rule("E15-TEAM-2")
@both_maps
def test_setup_turns_and_distribution_follow_the_normal_rules(map):
    """Seed: set-up, Winter, Summer and reinforcement turns and the SP distribution run by the normal rules."""
    state, chance = random_game({"mode": "teams", "map": map}, 6)
    phases = []
    events = []
    while not state.over and view(state)["year"] == 1:
        phases.append(view(state)["phase"])
        random_step(state, chance, events)
    assert list(dict.fromkeys(phases)) == ["capitals", "lands", "troops", "winter", "reinforcement", "summer"]
    assert sorted(told(events, "SeatRanked", "points")) == [0, 1, 2, 3]


@pytest.mark.rule("E15-TEAM-3")
@both_maps
def test_allies_never_attack_each_other(map):
    """Seed: allied players can attack each other in no situation."""
    state = teams(map)
    into = HOME[map]["into"]
    for phase in ("winter", "summer"):
        state = teams(map, phase=phase)
        assert not named(state, "attack") & set(HOME[map]["ally"])
        assert refused(state, f"A attack {into}") == "E15-TEAM-3"
    flagged = teams(map, B={"flag": into})
    assert refused(flagged, f"A attack {into}") == "E15-TEAM-3"


@pytest.mark.rule("E15-TEAM-4")
@both_maps
def test_allies_harm_each_other_in_no_other_way(map):
    """Seed: nor harm each other otherwise, for example by diplomacy."""
    white = {"1815": ["niederlande", "polen", "venetien"], "1715": ["erie", "carolina"]}[map]
    into = HOME[map]["into"]
    plain = {"1815": "burgund", "1715": "massachusetts"}[map]
    state = teams(map, dict.fromkeys(white, "A 1 inf") | {into: "C 1 inf", plain: "C 1 inf"}, C={})
    assert refused(state, f"A diplomacy {plain}") == "E15-TEAM-4"
    enemy = teams(map, dict.fromkeys(white, "A 1 inf") | {into: "C 1 inf", plain: "B 1 inf"}, C={})
    assert plain in named(enemy, "diplomacy")


@pytest.mark.rule("E15-TEAM-5")
@both_maps
@pytest.mark.parametrize(
    ("points", "won"),
    [((5, 3, 4, 0), True), ((4, 3, 4, 0), False), ((0, 6, 0, 5), True), ((0, 0, 0, 10), False)],
)
def test_the_sp_of_a_team_add_up_and_thirteen_win(map, points, won):
    """Seed: allies add their SP; the team that first reaches 13 in sum wins."""
    state = final(map, "ABCD", points)
    play(state, "D end turn")
    now = [seen(state, seat)["points"] for seat in LETTERS]
    assert now == [then + gained for then, gained in zip(points, (3, 2, 1, 0), strict=True)]
    assert state.over == won == (max(now[0] + now[2], now[1] + now[3]) >= 13)
    if won:
        assert state.returns == ([0.5, 0.0, 0.5, 0.0] if points[0] else [0.0, 0.5, 0.0, 0.5])


@pytest.mark.rule("E15-TEAM-5")
def test_both_allies_win_and_share_the_first_place():
    state = last_turn(A={"points": 12}, actions=1)
    events = play(state, "D end turn")
    assert told(events, "GameEnded", "winners", "reason") == [([0, 2], "E15-TEAM-5")]
    assert [(place.seat, place.place) for place in GAME.ranking(state)][:2] == [(0, 1), (2, 1)]
    assert {place.place for place in GAME.ranking(state)[2:]} == {3}


@pytest.mark.rule("E15-TEAM-6")
def test_if_both_teams_have_thirteen_the_greater_sum_wins():
    state = last_turn(A={"points": 12}, B={"points": 7}, D={"points": 11}, actions=1)
    events = play(state, "D end turn")
    assert told(events, "GameEnded", "winners", "reason") == [([1, 3], "E15-TEAM-6")]


@pytest.mark.rule("E15-TEAM-7")
@both_maps
@pytest.mark.parametrize("ranks", ["ABDC", "BACD", "CBDA", "DACB"])
def test_equal_sums_are_decided_between_the_strongest_players(map, ranks):
    """Seed: a tie is decided between the currently strongest players of both teams."""
    state = final(map, ranks, (12, 12, 0, 0))
    events = play(state, "D end turn")
    assert [seen(state, "A")["points"] + seen(state, "C")["points"]] == [15]
    assert [seen(state, "B")["points"] + seen(state, "D")["points"]] == [15]
    winners = [0, 2] if ranks[0] in "AC" else [1, 3]
    assert told(events, "GameEnded", "winners", "reason") == [(winners, "E15-TEAM-7")]


@pytest.mark.rule("E15-TEAM-8")
def test_allies_do_not_control_a_territory_together_nor_share_fortresses_and_markers():
    lands = {"england": "A 1 inf", "irland": "A 1 inf", "niederlande": "C 1 inf"}
    state = table(lands, options=TEAMS, A={"markers": 2})
    assert [seen(state, seat)["territories"] for seat in "AC"] == [[], []]
    assert [seen(state, seat)["white"] for seat in "AC"] == [0, 1]
    assert [seen(state, seat)["markers"] for seat in "AC"] == [2, 0]
    assert [supply(state, seat)[0] for seat in "AC"] == [14, 15]


@pytest.mark.rule("E15-TEAM-9")
def test_an_ally_conquers_back_the_capital_and_gives_it_back():
    lands = {"bretagne": "A 9 inf", "aquitanien": "B 1 inf", "kastilien": "C 1 inf"}
    state = table(lands, options=TEAMS, C={"flag": "aquitanien"})
    assert seen(state, "B")["foreign_flags"] == 1
    play(state, "A attack aquitanien", "A inf bretagne 8", "A done", "A end turn")
    assert not seen(state, "C")["holds_flag"]
    assert seen(state, "A")["foreign_flags"] == 0
    play(state, "A give land aquitanien")
    assert seen(state, "C")["holds_flag"]


@pytest.mark.rule("E15-TEAM-10", "E15-IMPL-4")
@both_maps
@pytest.mark.parametrize("seed", range(6))
def test_no_action_of_an_ally_lowers_the_lands_units_or_markers_of_the_other(map, seed):
    state, chance = random_game({"mode": "teams", "map": map}, seed)
    while not state.over:
        seat = state.to_act[0]
        ally = (seat + 2) % 4
        before, year = view(state), view(state)["year"]
        random_step(state, chance)
        after = view(state)
        then, now = before["table"][ally], after["table"][ally]
        assert now["lands"] >= then["lands"]
        assert now["markers"] >= then["markers"] - (after["year"] > year)
        for kind in ("inf", "kav", "art"):
            assert now["supply"][kind] <= then["supply"][kind]


@pytest.mark.rule("E15-TACT-1")
@both_maps
@pytest.mark.parametrize("phase", ["winter", "summer"])
def test_after_a_winter_or_summer_turn_one_of_three_team_actions_may_be_taken(map, phase):
    """Seed: after Winter or Summer turns each player can take one of three team actions."""
    state = teams(map, phase=phase, A={"markers": 1, "flag": HOME[map]["own"][0]})
    play(state, "A end turn")
    assert asked(state) == ("team", "A")
    verbs = {" ".join(text.split()[:2]) if text.startswith("give") else text for text in legal(state)}
    assert verbs == {"give land", "give troops", "give marker", "skip"}
    play(state, "A skip")
    assert asked(state) == ("turn", "B")


@pytest.mark.rule("E15-TACT-2")
@both_maps
def test_a_team_action_benefits_the_ally_alone_who_is_not_asked(map):
    """Seed: a team action never benefits the player himself directly, only the ally."""
    near, into, other = HOME[map]["near"], HOME[map]["into"], HOME[map]["own"][1]
    for moves in (
        [f"A give land {other}"],
        [f"A give troops {into}", f"A inf {near} 2", "A done"],
        ["A give marker"],
    ):
        state = teams(map, A={"markers": 1, "flag": HOME[map]["own"][0]})
        play(state, "A end turn")
        before = {seat: seen(state, seat) for seat in "AC"}
        play(state, *moves)
        after = {seat: seen(state, seat) for seat in "AC"}
        sums = {
            seat: after[seat]["power"] + after[seat]["ep"] - before[seat]["power"] - before[seat]["ep"]
            for seat in "AC"
        }
        assert sums["A"] < 0 < sums["C"]
        assert asked(state)[1] == "B"


@pytest.mark.rule("E15-TACT-3")
@both_maps
def test_after_the_team_action_the_next_player_of_the_other_team_is_on_turn(map):
    """Seed: then the next player, of the other team, is on turn."""
    state = teams(map)
    play(state, "A end turn", f"A give land {HOME[map]['own'][1]}")
    assert asked(state) == ("turn", "B")
    assert view(state)["table"][1]["team"] == 1


@pytest.mark.rule("E15-TACT-4")
@both_maps
def test_the_last_of_the_summer_may_take_it_between_the_full_and_the_half_turn(map):
    """Seed: also between the one-and-a-half turn of the last player in Summer a team action is possible."""
    state = quick(TEAMS | {"map": map}, phase="summer", turn="D", D={"markers": 2})
    play(state, "D end turn")
    assert asked(state) == ("team", "D")
    play(state, "D give marker")
    assert (asked(state), view(state)["half"]) == (("turn", "D"), True)
    events = play(state, "D end turn")
    assert len(told(events, "SeatRanked", "seat")) == 4, "one team action in all"


@pytest.mark.rule("E15-TACT-4", "E15-IMPL-3")
@both_maps
def test_who_skips_it_there_keeps_it_for_after_the_half_turn(map):
    state = quick(TEAMS | {"map": map}, phase="summer", turn="D", D={"markers": 2})
    play(state, "D end turn", "D skip", "D end turn")
    assert asked(state) == ("team", "D")
    events = play(state, "D give marker")
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("MarkerGiven") < kinds.index("SeatRanked")


@pytest.mark.rule("E15-TACT-5")
@both_maps
def test_it_is_an_extra_and_possible_after_any_turn_but_not_elsewhere(map):
    state = quick(TEAMS | {"map": map})
    assert refused(state, "A give marker") == "E15-TACT-1"
    play(state, "A end turn")
    assert asked(state) == ("team", "A"), "no action was taken"
    to_phase(state, "reinforcement")
    assert refused(state, "A give marker") == "E15-TACT-1"
    assert refused(quick({"map": map}), "A give marker") == "E15-TACT-5", "everyone for themselves"
    done = last_turn(map, A={"points": 12}, B={"points": 12})
    assert done.over


@pytest.mark.rule("E15-TLAND-1")
@both_maps
def test_an_own_land_other_than_the_capital_is_handed_over_at_once(map):
    """Seed: the player names an own land except the capital and hands it over at once."""
    state = teams(map)
    play(state, "A end turn")
    capital, other, near = HOME[map]["own"]
    assert named(state, "give land") == {other, near}
    assert refused(state, f"A give land {capital}") == "E15-TLAND-1"
    assert refused(state, f"A give land {HOME[map]['ally'][0]}") == "E15-TLAND-1"
    events = play(state, f"A give land {other}")
    assert owners(state)["C"] == 3
    assert told(events, "LandGiven", "seat", "ally", "land") == [(0, 2, other)]


@pytest.mark.rule("E15-TLAND-2")
@both_maps
def test_all_units_of_the_giver_leave_and_one_infantry_of_the_ally_comes(map):
    """Seed: all units of the giver go to the supply, and 1 infantry of the ally is put there."""
    state = teams(map)
    play(state, "A end turn")
    before = supply(state, "A"), supply(state, "C")
    events = play(state, f"A give land {HOME[map]['own'][1]}")
    assert told(events, "UnitsRemoved", "seat", "cause") == [(0, "gift")]
    assert told(events, "UnitsStationed", "seat", "units", "cause") == [
        (2, {"inf": 1, "kav": 0, "art": 0}, "gift")
    ]
    assert told(events, "OwnerChanged", "owner", "before", "cause") == [(2, 0, "gift")]
    assert land(state, HOME[map]["own"][1]) == "C 1 inf"
    assert supply(state, "A") == (before[0][0] + 3, before[0][1] + 1, before[0][2])
    assert supply(state, "C") == (before[1][0] - 1, *before[1][1:])


@pytest.mark.rule("E15-TLAND-3")
@both_maps
def test_fortresses_are_untouched_and_can_be_handed_over_so(map):
    """Seed: fortresses are not affected and can be handed over in this way."""
    grey = {"1815": "livland", "1715": "natchez"}[map]
    state = teams(map, {grey: "A 2 inf"})
    play(state, "A end turn")
    had = seen(state, "C")["grey"]
    play(state, f"A give land {grey}")
    assert (seen(state, "A")["grey"], seen(state, "C")["grey"]) == (0, had + 1)


@pytest.mark.rule("E15-TLAND-4")
def test_the_ally_needs_an_infantry_and_the_last_land_stays():
    lands = {"aquitanien": "C 14 inf", "kastilien": "C 2 inf"}
    state = teams(lands=lands)
    play(state, "A end turn")
    assert refused(state, "A give land irland") == "E15-TLAND-4"
    lone = table(
        {"irland": "A 1 inf", "kastilien": "C 2 inf", "don": "B 1 inf"}, options=TEAMS, A={"markers": 1}
    )
    play(lone, "A end turn")
    assert refused(lone, "A give land irland") == "E15-TLAND-4"


@pytest.mark.rule("E15-TLAND-5")
def test_the_general_goes_to_the_supply_a_flag_stays_and_no_neighbourhood_is_needed():
    state = teams(
        lands={"polen": "A 1 inf", "irland": "A 1 inf"},
        A={"general": "polen", "flag": "england"},
        C={"flag": "polen"},
    )
    play(state, "A end turn", "A give land polen")
    assert seen(state, "A")["general"] is None
    assert seen(state, "C")["holds_flag"]
    assert land(state, "polen") == "C 1 inf"


@pytest.mark.rule("E15-TLAND-6")
def test_the_ally_may_be_in_exile_and_an_opponents_flag_becomes_foreign_for_him():
    lands = {"england": "A 1 inf", "irland": "A 1 inf", "don": "B 1 inf"}
    state = table(lands, options=TEAMS, B={"flag": "irland"})
    assert seen(state, "A")["foreign_flags"] == 1
    play(state, "A end turn", "A give land irland")
    assert (seen(state, "A")["foreign_flags"], seen(state, "C")["foreign_flags"]) == (0, 1)
    assert owners(state)["C"] == 1


@pytest.mark.rule("E15-TTROOP-1")
@both_maps
def test_a_z_effect_into_a_land_of_the_ally(map):
    """Seed: the player names a land of the ally and carries out a Z-effect there, by the relocation rules."""
    state = teams(map)
    near, into = HOME[map]["near"], HOME[map]["into"]
    play(state, "A end turn")
    far = next(id for id in HOME[map]["own"] if id not in (near,) and id != HOME[map]["own"][0])
    assert into in named(state, "give troops")
    assert refused(state, f"A give troops {HOME[map]['own'][0]}") == "E15-TTROOP-1"
    play(state, f"A give troops {into}")
    assert refused(state, "A done") == "E15-TTROOP-1"
    if map == "1815":
        assert refused(state, f"A inf {far}") == "E15-MOVE-1"
    play(state, f"A inf {near} 3")
    assert refused(state, f"A kav {near}") == "E15-UNIT-4"
    play(state, "A done")
    assert land(state, into) == "C 5 inf"
    assert land(state, near) == "A 1 kav"


@pytest.mark.rule("E15-TTROOP-2")
@both_maps
def test_they_go_to_the_supply_and_are_replaced_one_for_one_type_for_type(map):
    """Seed: all moved troops go to the supply and are put up 1 for 1 as units of the ally."""
    state = teams(map)
    near, into = HOME[map]["near"], HOME[map]["into"]
    play(state, "A end turn")
    before = supply(state, "A"), supply(state, "C")
    play(state, f"A give troops {into}", f"A inf {near} 2", f"A kav {near} 1", "A done")
    assert land(state, into) == "C 4 inf 1 kav"
    assert supply(state, "A") == (before[0][0] + 2, before[0][1] + 1, before[0][2])
    assert supply(state, "C") == (before[1][0] - 2, before[1][1] - 1, before[1][2])


@pytest.mark.rule("E15-TTROOP-3")
@both_maps
def test_what_the_ally_does_not_have_lapses(map):
    """Seed: if the ally has not enough units, these lapse."""
    near, into = HOME[map]["near"], HOME[map]["into"]
    state = teams(map, {into: "C 12 inf 6 kav", HOME[map]["ally"][1]: "C 2 inf"})
    play(state, "A end turn")
    events = play(state, f"A give troops {into}", f"A inf {near} 2", f"A kav {near} 1", "A done")
    assert land(state, into) == "C 14 inf 6 kav"
    assert land(state, near) == "A 1 inf"
    assert told(events, "TroopsGiven", "lapsed") == [{"inf": 0, "kav": 1, "art": 0}]


@pytest.mark.rule("E15-TTROOP-4")
@both_maps
def test_always_one_z_effect_whatever_the_grey_fortresses(map):
    """Seed: independently of grey fortresses only one Z-effect is ever carried out."""
    near, into = HOME[map]["near"], HOME[map]["into"]
    greys = {"1815": ["livland", "serbien"], "1715": ["montreal", "natchez"]}[map]
    state = teams(map, dict.fromkeys(greys, "A 1 inf"))
    play(state, "A end turn", f"A give troops {into}", f"A inf {near} 1", "A done")
    assert asked(state)[1] == "B"


@pytest.mark.rule("E15-TTROOP-5")
@both_maps
def test_no_wear_in_winter(map):
    """Seed: there is no wear in Winter."""
    near, into = HOME[map]["near"], HOME[map]["into"]
    state = teams(map)
    play(state, "A end turn", f"A give troops {into}")
    assert asked(state) == ("troops", "A")
    capital = land(state, HOME[map]["own"][0])
    play(state, f"A inf {near} 1", "A done")
    assert land(state, HOME[map]["own"][0]) == capital


@pytest.mark.rule("E15-TTROOP-6")
def test_the_general_is_not_given():
    state = teams(A={"general": "bretagne", "flag": "england"})
    play(state, "A end turn", "A give troops aquitanien")
    assert refused(state, "A general bretagne") == "E15-TTROOP-6"
    assert not legal(state, "jump")


@pytest.mark.rule("E15-TTROOP-7")
def test_it_is_not_offered_where_no_neighbour_can_spare_a_unit():
    state = teams(lands={"bretagne": "A 1 inf", "irland": "A 9 inf"})
    play(state, "A end turn")
    assert not legal(state, "give troops")
    assert refused(state, "A give troops aquitanien") == "E15-TTROOP-7"


@pytest.mark.rule("E15-TMARK-1")
@both_maps
def test_one_own_marker_goes_to_the_ally(map):
    """Seed: the player hands 1 own success marker to the ally."""
    state = teams(map, A={"markers": 3, "flag": HOME[map]["own"][0]}, C={"markers": 1})
    play(state, "A end turn", "A give marker")
    assert [seen(state, seat)["markers"] for seat in "ABCD"] == [2, 0, 2, 0]
    assert asked(state)[1] == "B"


@pytest.mark.rule("E15-TMARK-2", "E15-UNIT-8")
@both_maps
def test_nobody_owns_more_than_five(map):
    """Seed: still no player may own more than 5 success markers."""
    state = teams(map, A={"markers": 3, "flag": HOME[map]["own"][0]}, C={"markers": 5})
    play(state, "A end turn")
    assert refused(state, "A give marker") == "E15-TMARK-2"
    none = teams(map)
    play(none, "A end turn")
    assert refused(none, "A give marker") == "E15-TMARK-2"


@pytest.mark.rule("E15-GEN-7")
def test_opponents_are_all_others_or_the_other_team():
    lands = {"schweden": "A 4 inf", "norwegen": "B 1 inf", "finnland": "C 1 inf", "livland": "D 1 inf"}
    assert {"norwegen", "finnland", "livland"} < named(table(lands), "attack")
    assert named(table(lands, options=TEAMS), "attack") & set(lands) == {"norwegen", "livland"}
    assert end_turns(table(lands))
