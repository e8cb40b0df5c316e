"""SP distribution and victory, and the end of an exile's absence."""

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


def last(lands=None, options=None, seats=4, **facts):
    """The half turn of the last in Summer: D, as A began."""
    turn = LETTERS[seats - 1]
    return table(lands or {}, seats, options, phase="summer", turn=turn, actions=1, half=True, **facts)


def distribute(state):
    """The half turn ends. Seats by rank, with power and SP."""
    seat = LETTERS[state.to_act[0]]
    events = play(state, f"{seat} end turn")
    if asked(state)[0] == "team":
        events += play(state, f"{seat} skip")
    return told(events, "SeatRanked", "seat", "rank", "power", "points"), events


@pytest.mark.rule("E15-SP-1")
def test_power_is_lands_territories_fortresses_foreign_flags_and_markers():
    lands = {
        "england": "A 1 inf",
        "irland": "A 1 inf",
        "niederlande": "A 1 inf",
        "livland": "A 1 inf",
        "don": "D 1 inf",
    }
    state = last(lands, A={"markers": 2, "flag": "irland"}, B={"flag": "england"})
    assert seen(state, "A")["power"] == 4 + 2 + 2 + 2 + 2
    assert distribute(state)[0][0] == (0, 1, 12, 3)


@pytest.mark.rule("E15-SP-1")
def test_the_flag_of_the_ally_is_never_foreign():
    lands = {"england": "A 1 inf", "irland": "A 1 inf", "don": "D 1 inf"}
    state = last(lands, TEAMS, B={"flag": "england"}, C={"flag": "irland"})
    assert seen(state, "A")["foreign_flags"] == 1
    assert seen(last(lands, B={"flag": "england"}, C={"flag": "irland"}), "A")["foreign_flags"] == 2


TIES = [
    ({"schweden": "A 1 inf", "moskau": "B 2 inf"}, {}, "BA", "more EP on the map"),
    (
        {"schweden": "A 2 inf", "moskau": "B 2 inf", "finnland": "A 1 inf", "don": "B 1 inf"},
        {},
        "BA",
        "later in the order",
    ),
    (
        {"schweden": "A 3 inf", "moskau": "B 1 inf", "don": "B 2 inf"},
        {"A": {"markers": 1}},
        "BA",
        "more lands",
    ),
    (
        {"livland": "A 1 inf", "moskau": "B 1 inf", "england": "C 3 inf", "irland": "C 1 inf"},
        {"B": {"markers": 1}},
        "CBA",
        "more markers",
    ),
]


@pytest.mark.rule("E15-SP-2")
@pytest.mark.parametrize(("lands", "facts", "order", "why"), TIES, ids=[why for *_, why in TIES])
def test_ties_of_power_are_broken_in_this_order(lands, facts, order, why):
    state = last(lands | {"sizilien": "D 1 inf", "andalusien": "D 1 inf", "neapel": "D 1 inf"}, **facts)
    powers = {seat: seen(state, seat)["power"] for seat in order}
    assert len(set(powers.values())) == 1 or why == "more markers"
    ranked = [LETTERS[seat] for seat, *_ in distribute(state)[0] if LETTERS[seat] in order]
    assert "".join(ranked) == order


@pytest.mark.rule("E15-SP-2")
def test_the_place_in_the_turn_order_of_this_year_decides_at_last():
    lands = {"schweden": "A 1 inf", "moskau": "B 1 inf", "sizilien": "C 1 inf", "portugal": "D 1 inf"}
    state = table(lands, phase="summer", start="C", turn="B", actions=1, half=True)
    assert [seat for seat, *_ in distribute(state)[0]] == [1, 0, 3, 2]


@pytest.mark.rule("E15-SP-3")
@pytest.mark.parametrize(("seats", "points"), [(2, [3, 1]), (3, [3, 2, 0]), (4, [3, 2, 1, 0])])
def test_sp_by_rank(seats, points):
    lands = {"schweden": "A 1 inf", "moskau": "B 1 inf", "sizilien": "C 1 inf", "portugal": "D 1 inf"}
    state = last(dict(list(lands.items())[:seats]), seats=seats)
    assert [gained for *_, gained in distribute(state)[0]] == points


@pytest.mark.rule("E15-SP-3")
@pytest.mark.parametrize("map", MAPS)
def test_2vs2_uses_the_distribution_of_four_players(map):
    """Seed: the SP distribution works as with four players."""
    state = quick(TEAMS | {"map": map}, phase="summer", turn="D", actions=1, half=True)
    assert [gained for *_, gained in distribute(state)[0]] == [3, 2, 1, 0]


@pytest.mark.rule("E15-SP-4")
def test_sp_change_only_in_the_distribution_and_are_never_lost():
    for options in ({"seats": 4}, {"seats": 3}, {"seats": 2}, {"seats": 4} | TEAMS):
        state, chance = random_game(options, 8)
        before = [0] * options["seats"]
        while not state.over:
            events = []
            random_step(state, chance, events)
            gained = dict(told(events, "SeatRanked", "seat", "points"))
            now = [about["points"] for about in view(state)["table"]]
            assert now == [points + gained.get(seat, 0) for seat, points in enumerate(before)]
            before = now


@pytest.mark.rule("E15-END-1")
@pytest.mark.parametrize(
    ("points", "winner"),
    [
        ({"A": 10}, "A"),
        ({"A": 9}, None),
        ({"A": 10, "B": 12}, "B"),
        ({"A": 10, "B": 11}, "A"),
        ({"D": 12, "C": 12}, "C"),
    ],
)
def test_with_thirteen_sp_the_most_sp_win_and_of_equal_ones_the_better_rank(points, winner):
    lands = {"schweden": "A 4 inf", "moskau": "B 3 inf", "sizilien": "C 2 inf", "portugal": "D 1 inf"}
    state = last(lands, **{seat: {"points": number} for seat, number in points.items()})
    _, events = distribute(state)
    assert state.over == (winner is not None)
    if winner:
        seat = LETTERS.index(winner)
        assert state.returns == [1.0 if other == seat else 0.0 for other in range(4)]
        assert told(events, "GameEnded", "winners", "reason") == [([seat], "E15-END-1")]
        best = GAME.ranking(state)[0]
        assert (best.seat, best.place, best.reason) == (seat, 1, "E15-END-1")
        assert best.points == seen(state, winner)["points"]


@pytest.mark.rule("E15-END-1")
def test_the_ranking_goes_by_sp_then_by_rank():
    lands = {"schweden": "A 4 inf", "moskau": "B 3 inf", "sizilien": "C 2 inf", "portugal": "D 1 inf"}
    state = last(lands, A={"points": 11}, B={"points": 3}, C={"points": 4}, D={"points": 9})
    distribute(state)
    assert [(place.seat, place.place, place.points) for place in GAME.ranking(state)] == [
        (0, 1, 14.0),
        (3, 2, 9.0),
        (1, 3, 5.0),
        (2, 4, 5.0),
    ]


@pytest.mark.rule("E15-END-2")
@pytest.mark.parametrize(
    ("options", "years"), [({"seats": 4} | TEAMS, 5), ({"seats": 4}, 9), ({"seats": 3}, 8), ({"seats": 2}, 7)]
)
def test_every_game_ends_by_itself(options, years):
    for seed in range(25):
        state, chance = random_game(options, seed)
        while not state.over:
            random_step(state, chance)
        assert view(state)["year"] <= years


@pytest.mark.rule("E15-GEN-6", "E15-EXILE-1")
def test_a_player_without_lands_is_in_exile_passes_and_is_ranked():
    lands = {"schweden": "A 4 inf 1 kav", "norwegen": "B 1 inf", "sizilien": "C 1 inf", "portugal": "D 1 inf"}
    state = table(lands, phase="summer", B={"markers": 1})
    events = play(state, "A attack norwegen", "A kav schweden 1", "A done")
    assert told(events, "ExileBegan", "seat") == [1]
    assert seen(state, "B")["exile"]
    events = play(state, "A end turn")
    assert told(events, "TurnPassed", "seat") == [1]
    assert asked(state) == ("turn", "C")
    assert len(told(year_end(state), "SeatRanked", "seat")) == 4
    assert seen(state, "B")["rank"]


@pytest.mark.rule("E15-EXILE-1")
def test_in_2vs2_an_exile_may_still_hand_over_a_marker():
    lands = {"schweden": "A 4 inf", "sizilien": "C 1 inf", "portugal": "D 1 inf"}
    state = table(lands, options=TEAMS, phase="summer", turn="B", B={"markers": 2})
    assert asked(state) == ("team", "B")
    assert legal(state) == ["give marker", "skip"]
    play(state, "B give marker")
    assert (seen(state, "B")["markers"], seen(state, "D")["markers"]) == (1, 1)
    assert asked(state)[1] == "C"
    without = table(lands, options=TEAMS, phase="summer", turn="B")
    assert asked(without)[1] == "C"


@pytest.mark.rule("E15-EXILE-2")
def test_an_exile_comes_back_in_a_neutral_land_with_three_infantry_and_the_general():
    lands = {"schweden": "A 4 inf", "sizilien": "C 1 inf", "portugal": "D 1 inf"}
    state = table(lands, phase="reinforcement", turn="B")
    assert asked(state) == ("restore", "B")
    assert named(state, "restore") == set(view(state)["lands"]) - set(lands)
    assert refused(state, "B restore schweden") == "E15-EXILE-2"
    events = play(state, "B restore livland")
    assert land(state, "livland") == "B 3 inf"
    assert seen(state, "B")["general"] == "livland"
    assert asked(state)[1] == "C", "no further EP"
    assert told(events, "ExileReturned", "seat", "land") == [(1, "livland")]


FORTRESSES = ("polen", "venetien", "niederlande", "livland", "serbien", "aquitanien")


def crowded(**others):
    """No land is neutral and B has none; all lands without a fortress hold two EP, but those named."""
    plain = [id for id in view(table())["lands"] if id not in (*FORTRESSES, *others)]
    lands = dict.fromkeys(FORTRESSES, "A 2 inf") | others
    lands |= dict.fromkeys(plain[:8], "C 2 inf") | dict.fromkeys(plain[8:14], "D 1 kav")
    return lands | dict.fromkeys(plain[14:16], "A 1 kav") | dict.fromkeys(plain[16:], "D 2 inf")


@pytest.mark.rule("E15-EXILE-2")
def test_without_neutral_lands_it_is_the_weakest_land_of_an_opponent_without_fortress_and_flag():
    lands = crowded(moskau="A 1 inf", don="D 1 inf")
    state = table(lands, phase="reinforcement", turn="A", A={"general": "moskau"}, D={"flag": "don"})
    assert owners(state)["B"] == 0
    assert sum(owners(state).values()) == 30
    play(state, "A done")
    assert land(state, "moskau") == "B 3 inf"
    assert seen(state, "B")["general"] == "moskau"
    assert seen(state, "A")["general"] is None
    assert land(state, "polen") == "A 2 inf"
    assert land(state, "don") == "D 1 inf"


@pytest.mark.rule("E15-EXILE-2")
def test_of_equally_weak_ones_the_first_by_id():
    lands = crowded(moskau="A 1 inf", finnland="D 1 inf")
    state = table(lands, phase="reinforcement", turn="A", A={"general": "polen"})
    play(state, "A done")
    assert land(state, "finnland") == "B 3 inf"
    assert land(state, "moskau") == "A 1 inf"


@pytest.mark.rule("E15-TEAM-4", "E15-EXILE-2")
def test_an_exile_takes_nothing_from_the_ally():
    lands = crowded(moskau="A 1 inf", finnland="D 1 inf")
    state = table(lands, options=TEAMS, phase="reinforcement", turn="A", A={"general": "polen"})
    play(state, "A done")
    assert land(state, "moskau") == "B 3 inf"
    assert land(state, "finnland") == "D 1 inf"


@pytest.mark.rule("E15-EXILE-2")
def test_if_there_is_no_such_land_the_exile_lasts_on():
    lands = dict.fromkeys(view(table())["lands"], "D 1 inf")
    plain = [id for id in lands if id not in FORTRESSES]
    lands |= dict.fromkeys(plain[:6], "D 1 kav") | dict.fromkeys(plain[6:10], "D 1 art")
    lands |= dict.fromkeys(FORTRESSES, "A 1 inf")
    state = table(lands, options=TEAMS, phase="reinforcement", turn="A", A={"general": "polen"})
    events = play(state, "A done")
    assert told(events, "TurnPassed", "seat") == [1]
    assert owners(state)["B"] == 0
    assert asked(state)[0] == "general"


@pytest.mark.rule("E15-EXILE-3")
def test_the_exile_ends_with_a_land_also_by_the_allys_gift_and_then_comes_a_normal_turn():
    lands = {"schweden": "A 4 inf", "sizilien": "C 1 inf", "portugal": "D 1 inf", "kastilien": "D 1 inf"}
    state = table(lands, options=TEAMS, turn="D", D={"general": "portugal"})
    play(state, "D end turn", "D give land kastilien")
    assert not seen(state, "B")["exile"]
    to_phase(state, "reinforcement", "B")
    assert asked(state) == ("general", "B")


@pytest.mark.rule("E15-EXILE-3")
def test_who_falls_into_exile_after_the_reinforcement_turn_waits_for_the_next_years():
    lands = {"schweden": "A 4 inf 1 kav", "norwegen": "B 1 inf", "sizilien": "C 1 inf", "portugal": "D 1 inf"}
    state = table(lands, phase="summer", A={"general": "schweden"})
    play(state, "A attack norwegen", "A kav schweden 1", "A done", "A end turn")
    year_end(state)
    assert seen(state, "B")["exile"]
    to_phase(state, "reinforcement", "B")
    assert asked(state) == ("restore", "B")
    assert supply(state, "B") == (16, 6, 4)
    assert len(end_turns(state)) > 0
