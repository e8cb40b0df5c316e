"""The end of decade, and the forecast of it."""

import pytest

from tests.rules.twoplustwo.helpers import (
    LETTERS,
    SEATS,
    WEST_IDS,
    asked,
    at,
    choices,
    go,
    icon,
    kinds,
    legal,
    money,
    own,
    phase,
    points,
    quiet,
    refused,
    result,
    table,
    told,
    view,
)

FALLEN = quiet(sachsen=4, thueringen=4, brandenburg=4, sachsen_anhalt=4)


def settle(state, until):
    """Any answers until a question of this name stands. All that happens."""
    events = []
    while asked(state)[0] != until:
        events += go(state, legal(state)[-1])
    return events


def space(track, position, **changes):
    """Options with an edition in which a space is changed."""
    options = own()
    spaces = options["edition"]["tracks"][track]["spaces"]
    next(entry for entry in spaces if entry["position"] == position).update(changes)
    return options


# -- the order of the phases, arms race and space race


@pytest.mark.rule("TPT-EOD-12.0.1")
def test_the_three_new_phases_come_first():
    state = phase("arms_race", unrest=quiet(), tracks={"prestige": 0})
    events = settle(state, "turn") if asked(state)[0] != "turn" else []
    assert view(state)["decade"] == 2 and "GameEnded" not in kinds(events)
    state = phase("arms_race", tracks={"dominance": 2, "arms_race": 1})
    assert asked(state) == ("space", "S") and view(state)["phase"] == "dominance"
    told_phases = told(go(state, "dominance 2"), "PhaseBegan", "phase")
    assert told_phases == [] and asked(state) == ("remove", "S")
    assert told(go(state, "remove unrest sachsen"), "PhaseBegan", "phase")[0] == "flight_or_wall"


@pytest.mark.rule("TPT-EOD-12.1.1")
@pytest.mark.parametrize(
    ("place", "winner"), [(-6, "U"), (-5, "U"), (-4, None), (4, None), (5, "S"), (6, "S")]
)
def test_a_laurel_of_the_arms_race_wins_at_once(place, winner):
    state = phase("arms_race", tracks={"arms_race": place})
    assert state.over == (winner is not None)
    if winner:
        assert result(state) == (winner, "TPT-EOD-12.1.1") and money(state) == [6, 6]


@pytest.mark.rule("TPT-EOD-12.1.2")
def test_the_advantage_has_no_effect_in_the_end_of_decade():
    state = phase("dominance", tracks={"arms_race": -4, "dominance": 3})
    go(state, "dominance 3")
    assert asked(state) == ("place", "S")


@pytest.mark.rule("TPT-EOD-12.2.1", "TPT-EOD-12.3.4")
def test_icons_of_the_space_race_space():
    state = phase("space_race", tracks={"space_race": -4})
    assert asked(state) == ("icon", "U") and legal(state) == ["icon 1", "icon 2", "rest"]
    events = go(state, "rest")
    assert told(events, "NextCardReceived", "seat") == [0]
    assert told(events, "MoneyMoved", "seat", "dollars")[0] == (0, 2)


@pytest.mark.rule("TPT-EOD-12.2.2", "TPT-EOD-12.2.7")
def test_the_3_1_symbol_brings_a_random_card_of_the_next_decade():
    seen = set()
    for seed in range(12):
        state = phase("space_race", seed=seed, tracks={"space_race": 2}, soviet_union=["card_03"])
        hand = view(state, "S")["hand"]
        assert len(hand) == 2 and hand[0] == "card_03" and 21 <= int(hand[1].split("_")[1]) <= 40
        assert view(state)["early"] == [False, True] and view(state)["hands"][1] == 2
        seen.add(hand[1])
    assert len(seen) > 5


@pytest.mark.rule("TPT-EOD-12.2.3")
def test_the_owner_keeps_the_card_received_and_discards_one_more():
    state = phase("collapse_check", unrest=quiet(), usa=["card_03", "card_18"], early={"usa": "card_25"})
    assert asked(state) == ("keep", "U") and choices(state, "discard") == ["card_03", "card_18"]
    assert refused(state, "discard card_25") == "TPT-EOD-12.2.3"
    events = go(state, "discard card_03", "done")
    assert told(events, "CardDrawn", "seat").count(0) == 1
    assert asked(state) == ("extra", "U") and len(legal(state)) == 3 and "discard card_25" in legal(state)
    go(state, "discard card_25")
    assert view(state)["hands"] == [2, 2, 2, 2] and view(state)["discarded"][0] == 2
    assert view(state, "U")["discards"] == ["card_03", "card_25"] and view(state)["early"] == [False, False]


@pytest.mark.rule("TPT-EOD-12.2.4")
def test_the_owner_holds_three_cards_at_most_before_refilling():
    state = phase(
        "collapse_check", unrest=quiet(), usa=["card_03", "card_18", "card_19"], early={"usa": "card_25"}
    )
    assert "done" not in legal(state)
    events = go(state, "discard card_03", "done")
    assert told(events, "CardDrawn", "seat").count(0) == 0 and asked(state) == ("extra", "U")
    go(state, "discard card_18")
    assert sorted(view(state, "U")["hand"]) == ["card_19", "card_25"]


@pytest.mark.rule("TPT-EOD-12.2.5")
def test_the_3_1_symbol_has_no_effect_in_decade_4():
    state = phase("space_race", decade=4, tracks={"space_race": 2})
    assert view(state)["early"] == [False, False] and view(state)["hands"] == [0, 0, 0, 0]
    for decade, card in ((3, True), (4, False)):
        state = table(decade=decade, tracks={"space_race": 2})
        assert view(state)["forecast"]["space_race"]["card"] is card


@pytest.mark.rule("TPT-EOD-12.2.6")
@pytest.mark.parametrize(("place", "winner"), [(-5, "U"), (-4, None), (5, "S")])
def test_a_laurel_of_the_space_race_wins_at_once(place, winner):
    state = phase("space_race", tracks={"space_race": place, "dominance": 3}, unrest=FALLEN)
    assert state.over == (winner is not None)
    if winner:
        assert result(state) == (winner, "TPT-EOD-12.2.6")


# -- dominance


@pytest.mark.rule("TPT-EOD-12.3.1")
@pytest.mark.parametrize(("place", "who", "spaces"), [(3, "S", ["1", "2", "3"]), (-2, "U", ["-2", "-1"])])
def test_the_holder_chooses_the_marker_s_space_or_a_lower_one(place, who, spaces):
    state = phase("dominance", tracks={"dominance": place})
    assert asked(state) == ("space", who) and choices(state, "dominance") == spaces
    assert refused(state, "dominance 6") == "TPT-EOD-12.3.1"


@pytest.mark.rule("TPT-EOD-12.3.1", "TPT-EOD-12.3.2")
def test_on_the_start_space_nobody_executes_icons():
    state = phase("dominance", unrest=quiet(), money={"usa": 0, "soviet_union": 0})
    assert money(state) == [4, 4] and asked(state)[0] != "space"


@pytest.mark.rule("TPT-EOD-12.3.2")
def test_the_superpower_decides_where_but_for_a_coat_of_arms():
    state = phase("dominance", tracks={"dominance": 6})
    go(state, "dominance 6", "icon 1")
    assert asked(state) == ("standard", "S")
    go(state, "raise sachsen")
    assert asked(state) == ("place", "S") and choices(state, "place unrest") == WEST_IDS
    options = space("dominance", 2, icons=[icon("unrest_w", decided_by="east")])
    state = phase("dominance", options, tracks={"dominance": 2})
    go(state, "dominance 2")
    assert asked(state) == ("place", "E")


@pytest.mark.rule("TPT-EOD-12.3.3")
@pytest.mark.parametrize("decade", [1, 4])
def test_income_is_that_of_the_marker_s_space(decade):
    state = phase("dominance", decade=decade, tracks={"dominance": 5}, money={"usa": -3, "soviet_union": 0})
    events = go(state, "dominance 1")
    assert told(events, "MoneyMoved", "seat", "dollars", "why") == [
        (1, 1, "icon"),
        (0, 2, "income"),
        (1, 7, "income"),
    ]
    assert money(state) == [-1, 8]


@pytest.mark.rule("TPT-EOD-12.3.4")
def test_icons_of_a_space_come_in_any_order_and_bring_no_insolvency():
    state = phase("dominance", tracks={"dominance": -4}, unrest=quiet())
    go(state, "dominance -4")
    assert legal(state) == ["icon 1", "icon 2", "rest"]
    events = go(state, "icon 2", "place unrest sachsen")
    assert told(events, "IconVoid", "word") == ["remove_unrest_w"]
    options = space("dominance", -2, icons=[icon("dismantle_e")])
    state = phase("dominance", options, tracks={"dominance": -2}, factories={"hamburg": "sound"}, lines=[])
    events = go(state, "dominance -2")
    assert told(events, "IconVoid", "word")[0] == "dismantle_e" and result_of(state) != "WSDV-EOD-1.4"


def result_of(state):
    """The rule by which the game has ended, if it has."""
    return result(state)[1] if state.over else None


# -- the base game's phases and the winner


@pytest.mark.rule("TPT-EOD-12.4.1")
def test_only_german_states_act_in_the_base_phases():
    for name, who in (("flight_or_wall", "WE"), ("prestige", "E"), ("police_removal", "E")):
        state = phase(name, tracks={"prestige": 3}, row=["special_1", "card_02"], police=["card_05"])
        assert asked(state)[1] in who, name
    state = phase("police_cost", police=["card_05"], factories={"hamburg": "sound"}, lines=[])
    assert result(state) == ("W", "WSDV-EOD-1.4") and view(state)["phase"] == "police_cost"


@pytest.mark.rule("TPT-EOD-12.4.2")
def test_the_winning_side_by_the_rules_of_the_base_game():
    both = FALLEN | dict.fromkeys(["bayern", "hessen", "niedersachsen", "schleswig_holstein"], 4)
    for decade, unrest_now, winner, reason in (
        (1, FALLEN, "W", "WSDV-EOD-10.1"),
        (1, both, "E", "WSDV-WIN-2"),
        (4, quiet(), "E", "WSDV-EOD-10.3"),
    ):
        state = phase("collapse_check", decade=decade, unrest=unrest_now)
        assert result(state) == (winner, reason)


@pytest.mark.rule("TPT-EOD-12.4.3")
@pytest.mark.parametrize(("dominance", "winner"), [(1, "W"), (0, "W"), (-1, "U")])
def test_the_superpower_wins_with_more_points_only(dominance, winner):
    state = phase("collapse_check", unrest=FALLEN, tracks={"dominance": dominance})
    assert result(state)[0] == winner


@pytest.mark.rule("TPT-EOD-12.4.4")
def test_points_of_tracks_count_for_their_half_and_those_of_the_treasury():
    options = own()
    options["edition"]["tracks"]["treasury"]["spaces"][5 + 9]["victory_points"] = 3
    tracks = {"dominance": 6, "arms_race": -6, "space_race": 4}
    state = phase(
        "collapse_check", options, unrest=FALLEN, tracks=tracks, money={"usa": 9, "soviet_union": 19}
    )
    usa, soviet = view(state)["points"]
    assert usa == {"dominance": 0, "arms_race": 5, "space_race": 0, "treasury": 3, "debt": 0, "total": 8}
    assert soviet == {"dominance": 5, "arms_race": 0, "space_race": 3, "treasury": 3, "debt": 0, "total": 11}


@pytest.mark.rule("TPT-EOD-12.4.5")
@pytest.mark.parametrize(
    ("dollars", "debt"), [(9, 0), (0, 0), (-1, 0), (-2, -1), (-3, -1), (-4, -2), (-11, -5)]
)
def test_debt_costs_a_point_for_each_full_pair(dollars, debt):
    assert view(table(money={"usa": dollars}))["points"][0]["debt"] == debt


@pytest.mark.rule("TPT-EOD-12.4.6")
def test_a_race_victory_looks_at_nothing_else():
    state = phase(
        "arms_race", tracks={"arms_race": 5, "dominance": -6}, money={"soviet_union": -20}, unrest=FALLEN
    )
    assert result(state)[0] == "S" and points(state)["S"] == 4


@pytest.mark.rule("TPT-EOD-12.4.7")
def test_the_wall_moves_prestige_and_never_dominance():
    state = phase("flight_or_wall", decade=2, wall=True, lines=["berlin__cottbus"])
    assert asked(state) == ("dismantle", "E")
    events = go(state, "dismantle berlin__cottbus")
    assert told(events, "MarkerMoved", "track", "after") == [("prestige", -1)] and at(state, "dominance") == 0


# -- the forecast


def test_the_forecast_says_what_the_races_would_bring():
    shown = view(table(tracks={"arms_race": -3, "space_race": 5, "dominance": -2}))["forecast"]
    assert shown["arms_race"] == {"seat": 0, "level": 2, "wins": False}
    assert shown["space_race"] == {"seat": 1, "card": False, "wins": True}
    assert shown["dominance"] == {"seat": 0, "spaces": [-2, -1], "incomes": [5, 4]}
    assert [SEATS[seat] for seat in shown["order"]][:2] == ["usa", "west"]
    assert shown["standing"] == {"winners": [2, 1], "winner": 1, "reason": "TPT-EOD-12.2.6"}


@pytest.mark.parametrize(
    ("facts", "winner", "reason"),
    [
        ({"tracks": {"arms_race": -5, "space_race": 5}}, 0, "TPT-EOD-12.1.1"),
        ({"unrest": quiet(sachsen=4, thueringen=4, brandenburg=4, sachsen_anhalt=4)}, 2, "WSDV-EOD-10.1"),
        ({"decade": 4, "unrest": quiet(), "tracks": {"dominance": 1}}, 1, "WSDV-EOD-10.3"),
        ({"box": 12, "tracks": {"socialist": 1}}, 3, "WSDV-EOD-9.1"),
        ({"box": 0, "tracks": {"socialist": -1, "dominance": -1}}, 0, "WSDV-EOD-9.3"),
        ({"unrest": quiet()}, None, None),
    ],
)
def test_the_forecast_says_who_would_win(facts, winner, reason):
    standing = view(table(**facts))["forecast"]["standing"]
    assert (standing["winner"], standing["reason"]) == (winner, reason)


def test_what_the_forecast_says_of_points_decides():
    for dominance in (-3, 0, 3):
        state = table(unrest=FALLEN, tracks={"dominance": dominance})
        expected = view(state)["forecast"]["standing"]["winners"][0]
        ended = phase("collapse_check", unrest=FALLEN, tracks={"dominance": dominance})
        assert result(ended)[0] == LETTERS[expected]
