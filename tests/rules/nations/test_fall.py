"""Insolvency, elimination and the end."""

import pytest

from tests.rules.nations.helpers import (
    GAME,
    INCIDENTS,
    act,
    asked,
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
    table,
    told,
    view,
)

POOR = {"cash": 0, "leaders": {"GHA.0": "king"}, "agent": "DAH.5"}
OTHERS = {"B": {"agent": "BEL.7"}, "C": {"agent": "BEL.7"}}
ALL = ["king", "king", "president", "president", "dictator", "guerrilla"]


def poor(*deck, red=None, seats=3, **facts):
    """A has no money, no income and no tanker."""
    return table(
        seats,
        A=POOR | (red or {}),
        **{k: v for k, v in OTHERS.items() if k != "C" or seats > 2},
        deck=list(deck),
        **facts,
    )


@pytest.mark.rule("SDN-AIM-1", "SDN-END-1")
def test_the_last_one_left_wins():
    state = poor(seats=2)
    events = act(state, "A", "agent TAS.0")
    assert told(events, "PlayerOut", "seat") == [0]
    assert told(events, "GameEnded", "winners", "reason") == [([1], "SDN-END-1")]
    assert state.over and state.returns == [0.0, 1.0]
    assert [(place.seat, place.place, place.reason) for place in GAME.ranking(state)] == [
        (1, 1, "SDN-END-1"),
        (0, 2, "SDN-END-1"),
    ]
    state = poor()
    act(state, "A", "agent TAS.0")
    assert not state.over and asked(state) == ("turn", "B")


@pytest.mark.rule("SDN-END-2")
def test_giving_up():
    options = {"give_up": "yes"}
    for phase in ("agent", "leader", "end"):
        state = table(
            3, A={"leaders": {"KAS.0": "king"}, "tankers": {"KAS": 1}}, phase=phase, options=options
        )
        assert "give up" in legal(state)
        events = act(state, "A", "give up")
        assert told(events, "PlayerOut", "seat", "reason") == [(0, "SDN-END-2")]
        assert asked(state) == ("turn", "B") and ruler(state, "KAS") is None
    assert "give up" not in legal(table(phase="end"))
    state = table(A={"opened": False}, B={"opened": False}, options=options)
    act(state, "A", "place king KAS")
    assert "give up" in legal(state)
    act(state, "A", "give up")
    assert state.returns == [0.0, 1.0]
    state = poor("INC-F10", options=options)
    draws(state)
    assert legal(state) == ["take loan", "decline"]


def last_round(a, b, c=None, seats=3, **facts):
    """The last seat is about to end the last round."""
    letters = "ABC"[:seats]
    rest = {"C": c or {}} if seats > 2 else {}
    return table(
        seats,
        A=a,
        B=b,
        **rest,
        round=20,
        had=letters[:-1],
        turn=letters[-1],
        phase="end",
        options={"rounds": 20},
        **facts,
    )


@pytest.mark.rule("SDN-END-3")
def test_after_the_last_round_derricks_decide():
    state = last_round(
        {"leaders": {"GHA.6": "king"}, "cash": 0},
        {"leaders": {"KAS.0": "king"}, "cash": 99},
        {"leaders": {"UOR.6": "king"}},
    )
    events = act(state, "C", "done")
    assert told(events, "GameEnded", "winners", "reason") == [([0], "SDN-END-3")]
    assert [(p.seat, p.place, p.reason) for p in GAME.ranking(state)] == [
        (0, 1, "SDN-END-3"),
        (1, 2, "SDN-END-3"),
        (2, 3, "SDN-END-3"),
    ]


@pytest.mark.rule("SDN-END-3")
def test_then_cash_less_debt_and_three_for_a_tanker():
    coast = {"leaders": {"KAS.0": "king"}}
    other = {"leaders": {"BEL.0": "king"}}
    for a, b, winners in (
        ({"cash": 8}, {"cash": 7}, [0]),
        ({"cash": 9, "debt": 3}, {"cash": 7}, [1]),
        ({"cash": 5, "tankers": {"north": 1}}, {"cash": 7}, [0]),
        ({"cash": 4, "tankers": {"north": 1}}, {"cash": 7}, [0, 1]),
        ({"cash": 3, "tankers": {"north": 1}}, {"cash": 7}, [1]),
    ):
        state = last_round(coast | a, other | b, {"cash": 500})
        act(state, "C", "done")
        assert state.returns == [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]


@pytest.mark.rule("SDN-END-3")
def test_rounds_are_counted_and_the_option_says_how_many():
    state = last_round({}, {}, {})
    assert view(state)["rounds"] == 20
    assert view(GAME.start())["rounds"] == 60 and view(GAME.start({"rounds": 200}))["rounds"] == 200
    state = table(3, round=19, had="AB", turn="C", phase="end", options={"rounds": 20})
    events = act(state, "C", "done")
    assert told(events, "RoundBegan", "round") == [20] and not state.over
    state = table(3, round=20, had="B", turn="C", phase="end", options={"rounds": 20})
    act(state, "C", "done")
    assert not state.over and asked(state) == ("turn", "A")
    state = table(3, round=60, had="AB", turn="C", phase="end")
    act(state, "C", "done")
    assert state.over
    seats = table(3, C={"gone": True}, round=5, had="A", turn="B", phase="end")
    assert told(act(seats, "B", "done"), "RoundBegan", "round") == [6]


def long_game(round, last_loss, phase="end", **facts):
    """The last seat is about to end a round of a game without a limit."""
    return table(
        3, round=round, last_loss=last_loss, had="AB", turn="C", phase=phase, options={"rounds": 0}, **facts
    )


@pytest.mark.rule("SDN-END-5")
def test_without_a_limit_the_game_ends_after_forty_rounds_without_a_loss():
    derricks = {"A": {"leaders": {"GHA.6": "king"}}, "B": {"leaders": {"KAS.0": "king"}, "cash": 99}}
    for round, last_loss in ((39, 0), (140, 101), (300, 300)):
        state = long_game(round, last_loss, **derricks)
        events = act(state, "C", "done")
        assert not state.over and told(events, "RoundBegan", "round") == [round + 1]
    for round, last_loss in ((40, 0), (141, 101)):
        state = long_game(round, last_loss, **derricks)
        assert view(state)["rounds"] == 0 and view(state)["quiet_rounds"] == 39
        events = act(state, "C", "done")
        assert told(events, "GameEnded", "winners", "reason") == [([0], "SDN-END-5")]
        assert [(p.seat, p.place, p.reason) for p in GAME.ranking(state)] == [
            (0, 1, "SDN-END-5"),
            (1, 2, "SDN-END-5"),
            (2, 3, "SDN-END-5"),
        ]


@pytest.mark.rule("SDN-END-5")
def test_with_a_limit_quiet_rounds_end_nothing():
    state = table(3, round=59, had="AB", turn="C", phase="end")
    assert view(state)["quiet_rounds"] == 58
    act(state, "C", "done")
    assert not state.over


@pytest.mark.rule("SDN-END-5")
@pytest.mark.parametrize(("beaten", "quiet"), [("out", 0), ("reserve", 37)])
def test_only_who_leaves_for_good_breaks_the_quiet(beaten, quiet):
    rulers = {"A": {"leaders": {"KAS.0": "king"}}, "B": {"leaders": {"BEL.0": "dictator"}}}
    state = table(
        2,
        round=37,
        turn="A",
        phase="leader",
        options={"rounds": 0, "beaten": beaten},
        **rulers | {"A": {"leaders": {"KAS.0": "king"}, "cash": 99}},
    )
    assert view(state)["quiet_rounds"] == 36
    play(state, "A advance KAS.0", "A to BEL.0", "A done")
    state = after(state, "B")
    assert view(state)["round"] == 38 and view(state)["quiet_rounds"] == quiet


def after(state, seat):
    """The position after a quiet turn of the seat."""
    play(state, f"{seat} {next(a for a in legal(state, seat, 'agent') if a.split()[1] not in INCIDENTS)}")
    play(state, f"{seat} {legal(state, seat, 'place')[0]}", f"{seat} done")
    return state


@pytest.mark.rule("SDN-END-3")
def test_the_first_turns_are_round_1():
    state = GAME.start({"seats": 3}, 3)
    for _ in range(3):
        assert view(state)["round"] == 1
        seat = asked(state)[1]
        act(state, seat, legal(state, seat)[-1])
        act(state, seat, "station tanker north")
    assert view(state)["round"] == 2


@pytest.mark.rule("SDN-END-4")
def test_who_drop_out_together_share_the_win():
    state = table(3, A={"lost": ALL}, B={"lost": ALL}, C={"gone": True})
    assert state.over and state.returns == [0.5, 0.5, 0.0]
    assert view(state)["ending"] == "SDN-END-4"
    assert [place.place for place in GAME.ranking(state)] == [1, 1, 3]


@pytest.mark.rule("SDN-OUT-1")
def test_who_can_pay_a_leader_must_act():
    for red in ({"cash": 1}, {"cash": 2, "lost": ["dictator", "guerrilla"]}):
        state = poor(red=red)
        act(state, "A", "agent TAS.0")
        assert seen(state)["living"] and "done" not in legal(state) and legal(state, "A", "place")


@pytest.mark.rule("SDN-OUT-2")
def test_a_tanker_must_be_sold():
    state = poor(red={"tankers": {"north": 1, "south": 1}})
    act(state, "A", "agent TAS.0")
    assert legal(state) == ["sell tanker north", "sell tanker south"]
    act(state, "A", "sell tanker south")
    assert cash(state) == 3 and "done" not in legal(state) and legal(state, "A", "advance")
    state = poor(red={"tankers": {"north": 1}, "agent": "DAH.4"}, phase="leader", tanker_used=True)
    assert not seen(state)["living"]


@pytest.mark.rule("SDN-OUT-3")
def test_without_money_and_income_he_is_out():
    state = poor()
    assert told(act(state, "A", "agent TAS.0"), "PlayerOut", "seat", "reason") == [(0, "SDN-OUT-3")]
    only_kings = {"cash": 1, "lost": ["dictator", "guerrilla"]}
    assert told(act(poor(red=only_kings), "A", "agent TAS.0"), "PlayerOut", "reason") == ["SDN-OUT-3"]
    state = poor(red={"tankers": {"north": 1}})
    act(state, "A", "move tanker north to south")
    assert told(act(state, "A", "agent TAS.0"), "PlayerOut", "reason") == ["SDN-OUT-3"]


RICH_ONCE = {
    "leaders": {"KAS.0": "king"},
    "tankers": {"KAS": 1},
    "lost": ["dictator", "guerrilla"],
    "debt": 9,
}


@pytest.mark.rule("SDN-OUT-4", "SDN-OUT-9")
def test_with_income_he_passes():
    state = poor(red=RICH_ONCE)
    assert cash(state) == 0 and view(state)["collected"] == 2
    play(state, "A move tanker KAS to north")
    events = act(state, "A", "agent TAS.0")
    assert told(events, "LeaderPhasePassed", "seat", "reason") == [(0, "SDN-OUT-4")]
    assert legal(state) == ["done"]


AT_SEA = {"leaders": {"KAS.0": "king"}, "tankers": {"north": 1}}


@pytest.mark.rule("SDN-OUT-3", "SDN-OUT-4", "SDN-OUT-9")
def test_a_pair_that_produces_from_now_on_is_income_too():
    state = poor(red=AT_SEA | {"cash": 0})
    act(state, "A", "move tanker north to KAS")
    assert (view(state)["collected"], seen(state)["income"]) == (0, 2)
    events = act(state, "A", "agent TAS.0")
    assert told(events, "LeaderPhasePassed", "seat", "reason") == [(0, "SDN-OUT-4")]
    assert told(events, "PlayerOut") == [] and legal(state) == ["done"]
    elsewhere = poor(red=AT_SEA | {"leaders": {"BEL.5": "king"}})
    act(elsewhere, "A", "move tanker north to south")
    assert seen(elsewhere)["income"] == 0
    assert told(act(elsewhere, "A", "agent TAS.0"), "PlayerOut", "reason") == ["SDN-OUT-3"]


@pytest.mark.rule("SDN-OUT-6", "SDN-OUT-9")
@pytest.mark.parametrize(
    ("card", "moves", "stays"),
    [("INC-U01", [], True), ("INC-F04", ["A decline"], True), ("INC-U04", [], False)],
)
def test_whoever_has_income_now_needs_no_last_chance_unless_the_card_takes_it(card, moves, stays):
    state = poor(card, red=AT_SEA)
    act(state, "A", "move tanker north to KAS")
    events = draws(state)
    assert view(state)["last_chance"] is False
    events += play(state, *moves)
    assert told(events, "PlayerOut", "reason") == ([] if stays else ["SDN-OUT-3"])
    assert seen(state)["living"] is stays


@pytest.mark.rule("SDN-OUT-5")
@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("INC-F02", []),
        ("INC-F03", []),
        ("INC-F10", ["A take loan"]),
        ("INC-F09", ["A station tanker north", "A sell tanker north"]),
        ("INC-F04", ["A advance GHA.0", "A to GHA.1"]),
        ("INC-F08", ["A place king KAS"]),
    ],
)
def test_what_saves(card, moves):
    state = poor(card)
    draws(state)
    play(state, *moves)
    assert seen(state)["living"] and asked(state)[1] == "A"
    assert ("done" in legal(state)) == (card in ("INC-F04", "INC-F08"))


@pytest.mark.rule("SDN-OUT-5")
@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("INC-F01", []),
        ("INC-F04", ["A decline"]),
        ("INC-F06", []),
        ("INC-F08", ["A decline"]),
        ("INC-F10", ["A decline"]),
        ("INC-F11", ["A depose TAS"]),
        ("INC-U01", []),
        ("INC-U05", []),
        ("INC-U06", []),
        ("INC-U10", []),
        ("INC-U12", []),
    ],
)
def test_what_does_not_save(card, moves):
    state = table(3, A=POOR, B={"leaders": {"TAS.4": "dictator"}}, C=OTHERS["C"], deck=[card])
    events = draws(state)
    events += play(state, *moves)
    assert told(events, "PlayerOut", "seat", "reason") == [(0, "SDN-OUT-5")]


@pytest.mark.rule("SDN-OUT-5")
def test_too_little_money_does_not_save():
    all_kings = {"leaders": {"GHA.0": "king"}, "lost": ["president", "president", "dictator", "guerrilla"]}
    state = table(3, A=POOR | all_kings, **OTHERS, deck=["INC-F09"], tanker_used=True, phase="agent")
    draws(state)
    events = act(state, "A", "station tanker north")
    assert told(events, "PlayerOut", "reason") == ["SDN-OUT-3"], "the tanker cannot be sold"


@pytest.mark.rule("SDN-OUT-6")
def test_whom_the_last_chance_concerns():
    withdrawn = "INC-U06"
    state = poor(withdrawn)
    draws(state)
    assert not seen(state)["living"]
    for red in (
        {"cash": 1},
        {"tankers": {"south": 1}},
        {"cash": 0, "leaders": {"KAS.0": "king"}, "tankers": {"KAS": 1}, "debt": 2, "lost": ["dictator"]},
    ):
        state = poor(withdrawn, red=red)
        assert not view(state)["last_chance"]
        draws(state)
        assert seen(state)["living"] and "done" in legal(state), "the withdrawal has replaced phase 3"
    assert view(poor("INC-F10"))["last_chance"] is False
    state = poor("INC-F10")
    draws(state)
    assert view(state)["last_chance"] is True


@pytest.mark.rule("SDN-OUT-7")
def test_without_any_leader_he_is_out_after_the_captures():
    blue = {
        "leaders": {"KAS.0": "dictator"},
        "lost": [kind for kind in ALL if kind != "dictator"],
        "tankers": {"KAS": 2, "north": 1},
        "agent": "DAH.4",
    }
    state = table(3, A={"leaders": {"KAS.7": "king"}, "cash": 2, "agent": "DAH.6"}, B=blue, phase="leader")
    events = play(state, "A advance KAS.7", "A to KAS.0")
    assert told(events, "PlayerOut", "seat", "reason") == [(1, "SDN-OUT-7")]
    assert kinds(events).index("TankersCaptured") < kinds(events).index("PlayerOut")
    assert seen(state)["tankers"] == {"KAS": 2} and view(state)["tankers_left"] == 14
    assert asked(state) == ("turn", "A")
    act(state, "A", "done")
    assert asked(state) == ("turn", "C")
    red = {
        "leaders": {"KAS.0": "dictator"},
        "lost": [kind for kind in ALL if kind != "dictator"],
        "cash": 9,
        "agent": "DAH.5",
    }
    state = table(3, A=red, **OTHERS, deck=["INC-U10"])
    assert told(draws(state), "PlayerOut", "seat", "reason") == [(0, "SDN-OUT-7")]
    state = table(3, A=red, **OTHERS, deck=["INC-U08"])
    draws(state)
    assert seen(state)["living"], "he has a leader in the reserve"


@pytest.mark.rule("SDN-OUT-8")
def test_all_he_had_leaves_the_board():
    red = {
        "leaders": {"KAS.0": "king", "AKA.2": "king", "BEL.1": "dictator"},
        "tankers": {"KAS": 2, "north": 1},
        "cash": 30,
        "debt": 4,
    }
    state = table(3, A=red, pipelines=["KAS-AKA"], phase="end", options={"give_up": "yes"})
    act(state, "A", "give up")
    about = seen(state)
    assert (about["living"], about["cash"], about["debt"], about["agent"], about["tankers"]) == (
        False,
        0,
        0,
        None,
        {},
    )
    assert {leader["place"] for leader in about["leaders"]} == {"out"}
    assert view(state)["tankers_left"] == 16 and view(state)["pipelines"] == ["KAS-AKA"]
    assert ruler(state, "KAS") is None and ruler(state, "AKA") is None
    assert "place king BEL" not in legal(state, "B", "place") and not legal(state, "A")


@pytest.mark.rule("SDN-OUT-9")
def test_money_from_cards_and_sales_is_no_income():
    broke = {"lost": ["dictator", "guerrilla"], "cash": 0}
    state = poor("INC-F02", "INC-U03", red=broke)
    draws(state)
    assert view(state)["collected"] == 0
    state = table(3, A={**POOR, **broke, "agent": "DAH.4"}, **OTHERS, phase="leader", collected=0)
    assert not seen(state)["living"]
    state = table(3, A={**POOR, **broke, "agent": "DAH.4"}, **OTHERS, phase="leader", collected=1)
    assert seen(state)["living"] and legal(state) == ["done"]


@pytest.mark.rule("SDN-OUT-10")
def test_his_turn_ends_at_once_and_the_next_on_the_left_goes_on():
    red = {
        "leaders": {"KAS.0": "dictator"},
        "lost": [kind for kind in ALL if kind != "dictator"],
        "cash": 9,
        "agent": "DAH.5",
    }
    state = table(4, A=red, B={"gone": True}, C=OTHERS["C"], deck=["INC-U10"])
    draws(state)
    assert asked(state) == ("turn", "C") and view(state)["card"] is None
    assert view(state)["turn"] == 2 and not view(state)["agent_moved"]


def test_places_go_by_who_stayed_longest():
    ended = 0
    for seed in range(20):
        state, chance = random_game(4, seed)
        out = []
        while not state.over:
            events = []
            random_step(state, chance, events)
            out += told(events, "PlayerOut", "seat")
        if view(state)["ending"] == "SDN-END-1":
            ended += 1
            winner = state.returns.index(1.0)
            assert [place.seat for place in GAME.ranking(state)] == [winner, *reversed(out)]
    assert ended and places(GAME.start(), "A", "king") == ["reserve", "reserve"]
