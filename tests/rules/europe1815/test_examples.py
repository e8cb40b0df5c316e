"""The worked examples of the rules."""

from tests.rules.europe1815.helpers import (
    AMERICA,
    GAME,
    TEAMS,
    asked,
    end_turns,
    land,
    legal,
    named,
    owners,
    play,
    quick,
    refused,
    seen,
    supply,
    table,
    told,
    view,
)


def lies(state, **lands):
    assert {id: land(state, id) for id in lands} == lands


def test_01_conquest_of_a_neutral_land():
    state = quick()
    events = play(state, "A attack irland", "A kav england 2")
    battle = view(state)["command"]["battle"]
    assert (battle["attack"], battle["defence"], battle["defender_ep"], battle["conquest"]) == (6, 1, 1, True)
    assert battle["lost"] == {"inf": 0, "kav": 0, "art": 0}
    events += play(state, "A done")
    lies(state, irland="A 2 kav", england="A 3 inf 1 kav")
    assert (seen(state, "A")["general"], seen(state, "A")["flag"]) == ("england", "england")
    assert seen(state, "A")["markers"] == 0


def test_02_skirmish_at_a_fortress():
    state = quick(lands={"schweden": "A 4 inf 1 art"})
    events = play(state, "A attack livland", "A inf schweden 3", "A done")
    assert told(events, "BattleFought", "attack", "defence") == [(3, 4)]
    lies(state, schweden="A 3 inf 1 art", livland="neutral 1 inf")


def test_03_artillery_cancels_the_fortress():
    state = quick(lands={"schweden": "A 4 inf 1 art"})
    events = play(state, "A attack livland", "A inf schweden 1", "A art schweden 1", "A done")
    assert told(events, "BattleFought", "attack", "defence") == [(4, 2)]
    lies(state, schweden="A 3 inf", livland="A 1 art")
    assert seen(state, "A")["grey"] == 1


def test_04_conquest_from_an_opponent_and_a_marker():
    state = quick(lands={"preussen": "B 1 inf 3 kav", "daenemark": "A 3 inf", "ukraine": "B 3 inf"}, turn="B")
    before = supply(state, "A")
    events = play(state, "B attack daenemark", "B kav preussen 3", "B done")
    assert told(events, "BattleFought", "attack", "defence") == [(9, 3)]
    lies(state, daenemark="B 2 kav", preussen="B 1 inf")
    assert supply(state, "A")[0] == before[0] + 3
    assert seen(state, "B")["markers"] == 1


def test_05_capital_and_general_taken_and_the_cap_of_five():
    state = quick(lands={"ukraine": "B 1 inf 5 kav"}, turn="B", B={"markers": 3})
    events = play(state, "B attack tuerkei", "B kav ukraine 5", "B general ukraine", "B done")
    assert told(events, "BattleFought", "attack", "defence") == [(17, 9)]
    lies(state, tuerkei="B 3 kav", ukraine="B 1 inf")
    assert (seen(state, "B")["general"], seen(state, "B")["flag"]) == ("tuerkei", "ukraine")
    assert view(state)["lands"]["tuerkei"]["flag"] == 3
    assert seen(state, "D")["general"] is None
    assert told(events, "MarkersGained", "count", "lapsed") == [(2, 1)]
    assert seen(state, "B")["markers"] == 5
    assert seen(state, "B")["foreign_flags"] == 1
    assert seen(state, "B")["power"] == 6 + 1 + 2 + 5


def test_06_a_second_attack_in_winter_is_refused():
    for phase in ("winter", "summer"):
        state = quick(phase=phase)
        play(state, "A attack irland", "A kav england 2", "A done")
        if phase == "winter":
            assert refused(state, "A attack norwegen") == "E15-WINTER-1"
        else:
            play(state, "A attack norwegen")


def test_07_diplomacy():
    state = quick()
    events = play(state, "A diplomacy norwegen")
    assert told(events, "DiplomacySucceeded", "influence", "resistance") == [(2, 1)]
    lies(state, norwegen="A 1 inf")
    assert refused(state, "A diplomacy irland") == "E15-ACT-3"


def test_08_diplomacy_refused():
    assert refused(quick(), "A diplomacy preussen") == "E15-DIPL-5"
    assert refused(quick(), "A diplomacy livland") == "E15-DIPL-2"
    flagged = quick(lands={"kastilien": "C 1 inf", "portugal": "A 1 inf"}, C={"general": None})
    assert refused(flagged, "A diplomacy kastilien") == "E15-DIPL-2"
    assert refused(quick(TEAMS), "A diplomacy burgund") == "E15-TEAM-4"


def test_09_relocation_with_a_grey_fortress_in_winter():
    state = quick(turn="C")
    play(state, "C relocate aquitanien", "C kav kastilien 3", "C inf kastilien")
    assert refused(state, "C count 3") == "E15-UNIT-4"
    play(state, "C count 2", "C general kastilien", "C done")
    play(state, "C relocate burgund", "C kav aquitanien 3", "C general aquitanien", "C done")
    lies(state, kastilien="C 1 inf", aquitanien="C 3 inf", burgund="C 1 inf 3 kav")
    assert seen(state, "C")["general"] == "burgund"
    assert seen(state, "C")["flag"] == "kastilien"
    assert asked(state) == ("turn", "C")
    assert refused(state, "C relocate aquitanien") == "E15-ACT-3"


def test_10_wear():
    state = quick()
    play(state, "A relocate schweden", "A dissolve kav")
    assert refused(state, "A dissolve inf") == "E15-MOVE-7"
    play(state, "A kav england 2", "A done")
    lies(state, england="A 3 inf", schweden="A 1 inf 2 kav")
    assert supply(state, "A") == (9, 4, 4)
    two = quick(lands={"england": "A 2 inf"})
    assert refused(two, "A relocate schweden") == "E15-UNIT-4"
    lost = quick(lands={"england": "B 1 inf"})
    assert refused(lost, "A relocate schweden") == "E15-MOVE-6"
    summer = quick(phase="summer")
    play(summer, "A relocate schweden", "A kav england 2", "A done")
    lies(summer, england="A 3 inf 1 kav", schweden="A 1 inf 2 kav")


def test_11_resupply_first_ends_the_turn():
    state = quick(TEAMS, turn="D")
    assert refused(state, "D resupply griechenland") == "E15-SUPPLY-1"
    play(state, "D resupply serbien", "D art serbien 1")
    assert refused(state, "D inf tuerkei") == "E15-SUPPLY-1"
    play(state, "D inf serbien 1", "D done")
    lies(state, serbien="D 2 inf 1 art")
    assert asked(state) == ("team", "D")


def test_12_reinforcement():
    own = "anatolien griechenland serbien karpaten oesterreich illyrien neapel sizilien"
    state = quick(lands=dict.fromkeys(own.split(), "D 1 inf"), phase="reinforcement", turn="D")
    assert owners(state)["D"] == 9
    assert seen(state, "D")["territories"] == ["osmanisches_reich"]
    assert seen(state, "D")["reinforcement"] == 8
    assert "anatolien" in named(state, "kav")
    assert refused(state, "D art anatolien") == "E15-REINF-4"
    assert {"tuerkei", "serbien"} <= named(state, "art")
    play(state, "D kav anatolien 1", "D art tuerkei 1", "D art serbien 1")
    assert legal(state) == ["done"]


def test_13_sp_distribution_with_a_tie():
    lands = {
        "A": "irland niederlande schweden norwegen daenemark preussen moskau",
        "B": "england ukraine don karpaten venetien illyrien",
        "C": "korsika_sardinien burgund aquitanien bretagne portugal andalusien kastilien sizilien",
        "D": "tuerkei griechenland serbien oesterreich neapel",
    }
    one = {id: f"{seat} 1 inf" for seat, ids in lands.items() for id in ids.split()}
    state = table(
        one | {"schweden": "A 1 inf 5 kav", "ukraine": "B 2 inf 6 kav"},
        options=TEAMS,
        phase="summer",
        turn="D",
        actions=1,
        half=True,
        team_used=True,
        A={"markers": 2, "flag": "england"},
        B={"markers": 1, "flag": "ukraine"},
        C={"flag": "kastilien"},
        D={"flag": "tuerkei"},
    )
    powers = {seat: seen(state, seat)["power"] for seat in "ABCD"}
    assert powers["A"] == powers["B"] == 10
    assert powers["C"] == 12
    assert powers["D"] == 6
    assert (seen(state, "A")["ep"], seen(state, "B")["ep"]) == (17, 19)
    events = play(state, "D end turn")
    assert [(rank, points) for rank, points in told(events, "SeatRanked", "rank", "points")] == [
        (1, 3),
        (2, 2),
        (3, 1),
        (4, 0),
    ]
    assert told(events, "SeatRanked", "seat") == [2, 1, 0, 3]
    points = [seen(state, seat)["points"] for seat in "ABCD"]
    assert (points[0] + points[2], points[1] + points[3]) == (4, 2)
    assert [seen(state, seat)["markers"] for seat in "AB"] == [1, 0]


def test_14_team_victory_and_tie():
    lands = {"schweden": "A 1 inf", "moskau": "B 3 inf", "sizilien": "C 4 inf", "portugal": "D 2 inf"}
    facts = {"A": {"points": 6}, "C": {"points": 6}, "B": {"points": 5}, "D": {"points": 7}}
    state = table(
        lands, options=TEAMS, year=5, phase="summer", turn="D", actions=1, half=True, team_used=True, **facts
    )
    events = play(state, "D end turn")
    assert told(events, "SeatRanked", "seat") == [2, 1, 3, 0]
    assert [seen(state, seat)["points"] for seat in "ABCD"] == [6, 7, 9, 8]
    assert told(events, "GameEnded", "winners", "reason") == [([0, 2], "E15-TEAM-7")]


def test_15_an_attack_on_an_ally_is_refused():
    assert refused(quick(TEAMS), "A attack aquitanien") == "E15-TEAM-3"
    strong = quick(TEAMS, lands={"bretagne": "A 9 inf"})
    assert refused(strong, "A attack aquitanien") == "E15-TEAM-3"
    flagged = quick(TEAMS, lands={"bretagne": "A 9 inf"}, B={"flag": "aquitanien"})
    assert refused(flagged, "A attack aquitanien") == "E15-TEAM-3"


def test_16_give_a_land():
    lands = {"korsika_sardinien": "C 1 inf", "bretagne": "A 2 inf 1 kav", "england": "A 3 inf 2 kav"}
    state = quick(TEAMS, lands=lands)
    before = supply(state, "A")
    play(state, "A end turn", "A give land bretagne")
    lies(state, bretagne="C 1 inf")
    assert supply(state, "A") == (before[0] + 2, before[1] + 1, before[2])
    assert seen(state, "C")["territories"] == ["frankreich"]
    other = quick(TEAMS, lands=lands)
    play(other, "A end turn", "A give land niederlande")
    assert (seen(other, "A")["white"], seen(other, "C")["white"]) == (0, 1)


def test_17_give_a_land_refused():
    state = quick(TEAMS)
    play(state, "A end turn")
    assert refused(state, "A give land england") == "E15-TLAND-1"
    assert refused(state, "A give land polen") == "E15-TLAND-1"
    full = quick(TEAMS, lands={"kastilien": "C 12 inf"}, A={"markers": 1})
    play(full, "A end turn")
    assert refused(full, "A give land bretagne") == "E15-TLAND-4"
    lone = table({"irland": "A 2 inf", "norwegen": "C 1 inf"}, options=TEAMS, A={"markers": 1})
    play(lone, "A end turn")
    assert refused(lone, "A give land irland") == "E15-TLAND-4"


def shortage(**lands):
    own = {
        "niederlande": "A 4 inf 2 kav",
        "kastilien": "C 3 inf 3 kav",
        "burgund": "C 1 inf",
        "neapel": "C 2 inf 2 kav",
    }
    state = quick(TEAMS, lands=own | lands)
    play(state, "A end turn")
    return state


def test_18_give_troops_with_shortage():
    state = shortage()
    assert supply(state, "C")[:2] == (8, 1)
    before = supply(state, "A")
    play(state, "A give troops burgund", "A inf niederlande 3", "A kav niederlande 2", "A done")
    lies(state, niederlande="A 1 inf", burgund="C 4 inf 1 kav")
    assert supply(state, "A") == (before[0] + 3, before[1] + 2, before[2])
    assert supply(state, "C")[:2] == (5, 0)
    lies(state, england="A 3 inf 3 kav")


def test_19_give_troops_refused():
    state = shortage(bretagne="A 2 inf")
    play(state, "A give troops burgund")
    assert refused(state, "A inf bretagne") == "E15-MOVE-1"
    assert refused(state, "A general england") == "E15-TTROOP-6"
    assert refused(state, "A done") == "E15-TTROOP-1"
    play(state, "A inf niederlande 4", "A kav niederlande")
    assert refused(state, "A count 2") == "E15-UNIT-4"
    greys = shortage(livland="A 1 inf", serbien="A 1 inf")
    play(greys, "A give troops burgund", "A inf niederlande 1", "A done")
    assert asked(greys)[1] == "B", "no second Z-effect"
    for target in ("bretagne", "portugal", "preussen"):
        assert refused(shortage(), f"A give troops {target}") == "E15-TTROOP-1"


def test_20_give_a_marker():
    state = quick(TEAMS, turn="B", B={"markers": 2}, D={"markers": 4})
    play(state, "B end turn", "B give marker")
    assert [seen(state, seat)["markers"] for seat in "BD"] == [1, 5]
    again = quick(TEAMS, turn="B", B={"markers": 1}, D={"markers": 5})
    play(again, "B end turn")
    assert refused(again, "B give marker") == "E15-TMARK-2"
    none = quick(TEAMS, turn="B")
    play(none, "B end turn")
    assert refused(none, "B give marker") == "E15-TMARK-2"


def test_21_one_team_action_per_turn_of_the_last_in_summer():
    state = quick(TEAMS, lands={"griechenland": "D 1 inf 2 kav"}, phase="summer", turn="D", D={"markers": 2})
    play(
        state, "D attack illyrien", "D kav griechenland 2", "D done", "D diplomacy anatolien", "D give marker"
    )
    assert (asked(state), view(state)["half"], view(state)["actions"]) == (("turn", "D"), True, 1)
    assert refused(state, "D give land griechenland") == "E15-TACT-4"
    events = play(state, "D attack sizilien", "D kav illyrien 1", "D done")
    assert len(told(events, "SeatRanked", "seat")) == 4
    skipped = quick(TEAMS, phase="summer", turn="D", D={"markers": 2})
    play(skipped, "D end turn", "D skip", "D end turn", "D give land griechenland")
    lies(skipped, griechenland="B 1 inf")


def test_22_half_turn():
    state = quick(phase="summer", turn="D")
    play(state, "D resupply serbien", "D inf serbien 4", "D done")
    assert view(state)["half"]
    play(state, "D resupply serbien", "D inf serbien 4", "D done")
    lies(state, serbien="D 9 inf")


def test_23_exile():
    state = quick(
        lands=dict.fromkeys(("ukraine", "don", "moskau", "polen", "preussen"), "A 1 inf"),
        phase="summer",
        turn="B",
    )
    assert asked(state)[1] == "C", "its Summer turn passes"
    state = quick(
        lands=dict.fromkeys(("ukraine", "don", "moskau", "polen", "preussen"), "A 1 inf"),
        phase="reinforcement",
        turn="B",
    )
    play(state, "B restore norwegen")
    lies(state, norwegen="B 3 inf")
    assert seen(state, "B")["general"] == "norwegen"
    assert asked(state) == ("stationing", "C")
    assert view(state)["lands"]["ukraine"]["flag"] == 1


def test_24_loyalty_in_1715():
    own = ["massachusetts", "akadien", "neufundland", "connecticut", "quebec", "virginia", "texas"]
    state = table(
        dict.fromkeys(own, "A 1 inf") | {"kuba": "D 1 inf"},
        options=AMERICA,
        phase="summer",
        turn="D",
        actions=1,
        half=True,
        marched="A",
        A={"flag": "texas", "loyalty": 3, "wish": "peace"},
    )
    events = end_turns(state)
    assert (0, "peace", False, 2) in told(events, "LoyaltyChanged", "seat", "wish", "fulfilled", "loyalty")
    assert seen(state, "A")["lands"] == 7
    assert seen(state, "A")["territories"] == []
    assert seen(state, "A")["reinforcement"] == 3


def test_25_1715_2vs2():
    for options, refusal in ((AMERICA | TEAMS, "E15-AM-11"), (AMERICA, None)):
        state = GAME.position({"start": "A"}, options, 1)
        assert ("michigan" in named(state, "plant")) == (refusal is None)
        assert refusal is None or refused(state, "A plant michigan") == refusal
    lands = dict.fromkeys(
        ("labrador", "quebec", "montreal", "massachusetts", "connecticut", "vermont"), "A 1 inf"
    )
    for options, sandwiches in ((AMERICA | TEAMS, 0), (AMERICA, 1)):
        state = table(lands, options=options)
        assert "akadien_t" not in seen(state, "A")["territories"]
        assert seen(state, "A")["reinforcement"] == 3 + 2 + 2 + sandwiches
