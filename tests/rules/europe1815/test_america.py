"""North America in 1715."""

import pytest

from tests.rules.europe1815.helpers import (
    AMERICA,
    AMERICAN_NEAR,
    GAME,
    LETTERS,
    TEAMS,
    asked,
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


def america(lands=None, seats=4, options=None, **facts):
    return table(lands, seats, AMERICA | (options or {}), **facts)


def judged(lands=None, wish="fortress", loyalty=3, **facts):
    """The half turn of D ends; what becomes of the wish of A."""
    about = {"wish": wish, "loyalty": loyalty} | facts.pop("A", {})
    end = {"phase": "summer", "turn": "D", "actions": 1, "half": True}
    state = america({"kuba": "D 1 inf"} | (lands or {}), A=about, **(end | facts))
    events = play(state, f"{LETTERS[state.to_act[0]]} end turn")
    found = [
        (fulfilled, now)
        for seat, fulfilled, now in told(events, "LoyaltyChanged", "seat", "fulfilled", "loyalty")
        if seat == 0
    ]
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("LoyaltyChanged") < kinds.index("SeatRanked")
    return found[0]


@pytest.mark.rule("E15-AM-1")
def test_1715_is_played_by_the_same_rules_on_another_map():
    state = table({"massachusetts": "A 3 inf 3 kav", "connecticut": "neutral 1 inf"}, options=AMERICA)
    assert set(view(state)["lands"]) == set(AMERICAN_NEAR)
    assert refused(state, "A attack england") == "E15-AM-1"
    events = play(state, "A attack connecticut", "A kav massachusetts 1", "A done")
    assert told(events, "BattleFought", "attack", "defence") == [(3, 1)]
    assert refused(quick(), "A attack quebec") == "E15-AM-1"


@pytest.mark.rule("E15-AM-4")
def test_each_european_player_has_loyalty_of_three_at_the_start():
    state = GAME.start(AMERICA | {"seats": 3}, 3)
    assert [about["loyalty"] for about in view(state)["table"]] == [3, 3, 3]
    assert [about["loyalty"] for about in view(quick())["table"]] == [None] * 4
    low, high = set(), set()
    for seed in range(3):
        state, chance = random_game(AMERICA, seed)
        while not state.over:
            random_step(state, chance)
            loyalty = [about["loyalty"] for about in view(state)["table"] if not about["chief"]]
            low.add(min(loyalty))
            high.add(max(loyalty))
    assert min(low) >= 0
    assert max(high) <= 6


@pytest.mark.rule("E15-AM-5")
@pytest.mark.parametrize(("loyalty", "more"), [(0, -2), (1, -1), (2, -1), (3, 0), (4, 0), (5, 2), (6, 2)])
def test_loyalty_changes_the_reinforcement(loyalty, more):
    lands = {"quebec": "A 1 inf", "labrador": "A 1 inf"}
    state = america(lands, A={"loyalty": loyalty, "flag": "quebec"})
    assert seen(state, "A")["reinforcement"] == 4 + more


@pytest.mark.rule("E15-AM-5")
def test_it_is_never_below_one():
    state = america({"quebec": "A 1 inf"}, A={"loyalty": 0})
    assert seen(state, "A")["reinforcement"] == 1


@pytest.mark.rule("E15-AM-6")
def test_at_the_start_of_each_year_a_die_names_the_wish_of_each_european_player():
    wishes = ["fortress", "war", "peace", "settle", "guard", "trade"]
    state = quick(AMERICA, phase="summer", turn="D", start="A", actions=1, half=True)
    state.rig([0, 2, 4, 5])
    events = play(state, "D end turn")
    assert told(events, "WishRolled", "seat", "wish") == [
        (1, "fortress"),
        (2, "peace"),
        (3, "guard"),
        (0, "trade"),
    ]
    assert [seen(state, seat)["wish"] for seat in "ABCD"] == ["trade", "fortress", "peace", "guard"]
    found = {
        about["wish"]
        for seed in range(30)
        for about in view(GAME.start(AMERICA | {"start": "quick"}, seed))["table"]
    }
    assert found == set(wishes)


@pytest.mark.rule("E15-AM-6", "E15-GEN-3")
def test_after_a_roll_nothing_before_can_be_taken_back():
    state = quick(AMERICA, phase="summer", turn="D", actions=1, half=True)
    play(state, "D end turn")
    assert [state.undoable(seat) for seat in range(4)] == [0] * 4


WISHES = [
    ("fortress", {"maine": "A 1 inf"}, {}, True),
    ("fortress", {"ohio": "A 1 inf"}, {}, True),
    ("fortress", {"quebec": "A 1 inf"}, {}, False),
    ("war", {"quebec": "A 1 inf"}, {"conquered": "A"}, True),
    ("war", {"quebec": "A 1 inf"}, {"conquered": "B"}, False),
    ("peace", {"quebec": "A 1 inf"}, {"marched": "A"}, False),
    ("peace", {"quebec": "A 1 inf"}, {"marched": "B"}, True),
    ("settle", {"quebec": "A 1 inf", "labrador": "A 1 inf"}, {"A": {"lands_then": 1}}, True),
    ("settle", {"quebec": "A 1 inf", "labrador": "A 1 inf"}, {"A": {"lands_then": 2}}, False),
    ("guard", {"quebec": "A 4 inf"}, {"A": {"flag": "quebec"}}, True),
    ("guard", {"quebec": "A 2 kav"}, {"A": {"flag": "quebec"}}, True),
    ("guard", {"quebec": "A 3 inf"}, {"A": {"flag": "quebec"}}, False),
    ("guard", {"quebec": "A 4 inf"}, {"A": {"flag": "kuba"}}, False),
    ("trade", {"quebec": "A 1 inf", "labrador": "A 1 inf", "montreal": "A 1 inf"}, {}, True),
    ("trade", {"quebec": "A 1 inf", "labrador": "A 1 inf"}, {}, False),
]


@pytest.mark.rule("E15-AM-6", "E15-AM-7")
@pytest.mark.parametrize(("wish", "lands", "facts", "met"), WISHES)
def test_a_wish_is_judged_before_the_distribution(wish, lands, facts, met):
    assert judged(lands, wish, **facts) == (met, 4 if met else 2)


@pytest.mark.rule("E15-AM-6")
def test_war_is_a_conquest_and_peace_no_attack_in_winter():
    lands = {"massachusetts": "A 3 inf 3 kav", "carolina": "B 3 inf 3 kav", "texas": "C 3 inf 3 kav"}
    neutral = dict.fromkeys(("connecticut", "georgia", "arkansas"), "neutral 1 inf")
    wishes = {"A": {"wish": "war"}, "B": {"wish": "peace"}, "C": {"wish": "peace"}}
    state = table(lands | neutral, options=AMERICA, phase="winter", **wishes)
    assert [seen(state, seat)["wish_met"] for seat in "ABC"] == [False, True, True]
    play(state, "A attack connecticut", "A kav massachusetts 1", "A done", "A end turn")
    assert seen(state, "A")["wish_met"]
    target = sorted(named(state, "attack"))[0]
    play(state, f"B attack {target}")
    play(state, f"B {next(text for text in legal(state) if text.startswith('kav'))} 1", "B done")
    assert not seen(state, "B")["wish_met"]
    to_phase(state, "summer", "C")
    target = sorted(named(state, "attack"))[0]
    play(state, f"C attack {target}")
    play(state, f"C {next(text for text in legal(state) if text.startswith('kav'))} 1", "C done")
    assert seen(state, "C")["wish_met"], "in Summer"


@pytest.mark.rule("E15-AM-7")
def test_loyalty_stays_between_nought_and_six():
    assert judged({"maine": "A 1 inf"}, loyalty=6) == (True, 6)
    assert judged({"quebec": "A 1 inf"}, loyalty=0) == (False, 0)


@pytest.mark.rule("E15-AM-7")
def test_what_team_actions_brought_counts_as_it_lies_then():
    lands = {
        "quebec": "A 1 inf",
        "maine": "C 1 inf",
        "kuba": "D 1 inf",
        "texas": "B 1 inf",
        "akadien": "C 1 inf",
    }
    state = america(lands, options=TEAMS, phase="summer", turn="C", A={"wish": "fortress"}, start="D")
    play(state, "C end turn", "C give land maine")
    assert seen(state, "A")["wish_met"]
    assert (0, True) in told(year_end(state), "LoyaltyChanged", "seat", "fulfilled")


@pytest.mark.rule("E15-AM-8")
@pytest.mark.parametrize("mode", ["each", "teams"])
def test_loyalty_may_be_switched_off_and_is_on_by_default(mode):
    option = next(option for option in GAME.options if option.name == "loyalty")
    assert option.standard == "on"
    off = quick(AMERICA | {"loyalty": "off", "mode": mode})
    assert [(about["loyalty"], about["wish"]) for about in view(off)["table"]] == [(None, None)] * 4
    assert not told(year_end(off), "WishRolled", "seat")
    assert view(quick(AMERICA | {"mode": mode}))["loyalty"]


SANDWICH = dict.fromkeys(
    ("labrador", "quebec", "montreal", "massachusetts", "connecticut", "vermont"), "A 1 inf"
)
"""Canada and New England: both border Acadia; New England the Middle Colonies, Canada the Great Lakes."""


@pytest.mark.rule("E15-AM-9")
def test_a_territory_between_two_controlled_ones_gives_an_ep():
    assert seen(america(SANDWICH), "A")["reinforcement"] == 3 + 4 + 1
    without = {id: text for id, text in SANDWICH.items() if id != "vermont"}
    assert seen(america(without), "A")["reinforcement"] == 3 + 2
    controlled = SANDWICH | dict.fromkeys(("neufundland", "akadien", "maine"), "A 1 inf")
    assert seen(america(controlled), "A")["reinforcement"] == 4 + 6


@pytest.mark.rule("E15-AM-9", "E15-AM-11")
def test_sandwich_territories_count_in_normal_1715_only():
    """Seed: in 2vs2 sandwich territories are not relevant in the reinforcement turns."""
    assert seen(america(SANDWICH, options=TEAMS), "A")["reinforcement"] == 3 + 4
    assert seen(america(SANDWICH, options={"loyalty": "off"}), "A")["reinforcement"] == 3 + 4 + 1


@pytest.mark.rule("E15-AM-11")
def test_in_2vs2_nobody_chooses_the_chief():
    """Seed: the normal 1715 rules and those of 2vs2, but no player may choose the native chief."""
    state = GAME.position({"start": "A"}, AMERICA | TEAMS, 1)
    assert not named(state, "plant") & {"irokesen", "huron", "michigan", "kentucky", "cherokee", "illinois"}
    assert refused(state, "A plant michigan") == "E15-AM-11"
    play(state, "A plant quebec", "B plant virginia", "C plant texas", "D plant georgia")
    assert [about["chief"] for about in view(state)["table"]] == [False] * 4
    assert [about["loyalty"] for about in view(state)["table"]] == [3] * 4


# -- the native chief

TRIBES = {
    "michigan": "A 3 inf 2 kav 1 art",
    "illinois": "A 2 inf",
    "ohio": "B 1 inf",
    "pennsylvania": "B 2 inf",
}


def chief(lands=TRIBES, options=None, **facts):
    about = {"chief": True, "flag": "michigan", "general": "michigan"}
    return america({"kuba": "C 1 inf", "texas": "D 1 inf"} | lands, options=options, **({"A": about} | facts))


@pytest.mark.rule("E15-AM-10")
def test_the_chief_has_limits_of_his_own_and_no_loyalty():
    """Seed: a player may choose to be the native chief."""
    state = chief({"michigan": "A 3 inf"})
    assert supply(state, "A") == (15, 8, 1)
    assert seen(state, "A")["loyalty"] is None
    assert supply(state, "C") == (15, 6, 4)


@pytest.mark.rule("E15-AM-10")
def test_a_scout_attack_goes_two_borders_far_over_an_own_or_neutral_land():
    state = chief()
    scouts = named(state, "scout")
    assert "pennsylvania" in scouts, "over Erie, which is neutral"
    assert "virginia" in scouts, "from Illinois over Kentucky"
    assert not scouts & {"maryland", "carolina"}, "three borders"
    assert not named(chief({"michigan": "A 3 inf"}), "scout") & {"erie", "huron", "illinois"}, "neighbours"
    blocked = chief(TRIBES | {"erie": "B 1 inf", "illinois": "B 1 inf"})
    assert "pennsylvania" not in named(blocked, "scout")
    assert refused(blocked, "A scout pennsylvania") == "E15-AM-10"


@pytest.mark.rule("E15-AM-10")
def test_scouts_are_infantry_and_cavalry_of_one_land_up_to_four_ep():
    state = chief(TRIBES | {"huron": "A 3 inf"})
    play(state, "A scout pennsylvania")
    assert refused(state, "A art michigan") == "E15-AM-10"
    assert refused(state, "A general michigan") == "E15-AM-10"
    play(state, "A kav michigan 1")
    assert refused(state, "A inf huron") == "E15-AM-10", "from another land"
    play(state, "A inf michigan")
    assert legal(state) == ["count 1", "count 2"]
    events = play(state, "A count 2", "A done")
    assert told(events, "BattleFought", "attack", "defence") == [(5, 2)]
    assert land(state, "pennsylvania") == "A 1 inf 1 kav"
    assert seen(state, "A")["markers"] == 1


@pytest.mark.rule("E15-AM-13", "E15-WINTER-1")
def test_a_scout_attack_is_an_attack():
    state = chief()
    play(state, "A scout pennsylvania", "A inf michigan 1", "A done")
    assert view(state)["actions"] == 1
    assert refused(state, "A scout pennsylvania") == "E15-WINTER-1"
    assert refused(state, "A attack huron") == "E15-WINTER-1"
    state = chief(phase="summer")
    play(
        state,
        "A scout pennsylvania",
        "A inf michigan 1",
        "A done",
        "A attack huron",
        "A kav michigan 1",
        "A done",
    )
    assert asked(state)[1] == "B"


@pytest.mark.rule("E15-AM-10")
def test_an_uprising_makes_a_weak_inland_land_of_an_opponent_neutral():
    lands = TRIBES | {
        "kentucky": "B 2 inf",
        "irokesen": "B 1 inf",
        "huron": "C 1 inf",
        "virginia": "B 1 inf",
        "cherokee": "B 1 inf",
    }
    state = chief(lands, B={"flag": "irokesen"}, C={"general": "huron"})
    assert named(state, "uprising") == {"cherokee"}
    for id in ("ohio", "kentucky", "irokesen", "huron", "virginia", "erie"):
        assert refused(state, f"A uprising {id}") == "E15-AM-10"
    before = supply(state, "B")
    play(state, "A uprising cherokee")
    assert land(state, "cherokee") == "neutral 1 inf"
    assert supply(state, "B") == (before[0] + 1, *before[1:])


@pytest.mark.rule("E15-AM-10")
def test_tribes_are_strengthened_in_up_to_two_neutral_lands():
    state = chief()
    play(state, "A strengthen erie", "A strengthen georgia")
    assert (land(state, "erie"), land(state, "georgia")) == ("neutral 3 inf", "neutral 2 inf")
    state = chief()
    play(state, "A strengthen georgia")
    assert land(state, "georgia") == "neutral 1 inf", "nothing before the last step"
    assert refused(state, "A strengthen georgia") == "E15-AM-10"
    play(state, "A done")
    assert land(state, "georgia") == "neutral 2 inf"
    assert refused(state, "A strengthen ohio") == "E15-ACT-3"


@pytest.mark.rule("E15-AM-13", "E15-ACT-3")
def test_they_count_as_actions_and_come_once_a_turn_each():
    lands = TRIBES | {"cherokee": "B 1 inf", "kentucky": "B 1 inf"}
    state = chief(lands)
    play(state, "A uprising cherokee")
    assert view(state)["actions"] == 1
    assert refused(state, "A uprising kentucky") == "E15-ACT-3"
    play(state, "A strengthen cherokee", "A done")
    assert asked(state)[1] == "B"


@pytest.mark.rule("E15-AM-13")
def test_an_uprising_may_send_an_owner_into_exile():
    state = chief({"michigan": "A 2 inf", "cherokee": "B 1 inf"})
    events = play(state, "A uprising cherokee")
    assert told(events, "ExileBegan", "seat") == [1]
    assert owners(state)["B"] == 0


@pytest.mark.rule("E15-AM-10", "E15-AM-12")
def test_only_the_chief_has_them():
    state = quick(AMERICA)
    for verb in ("scout", "uprising", "strengthen"):
        assert not legal(state, verb)
        assert refused(state, f"A {verb} erie") == "E15-AM-10"


@pytest.mark.rule("E15-AM-14")
def test_the_chief_may_get_more_each_year():
    usual, more = chief(), chief(options={"chief_ep": 4})
    assert seen(more, "A")["reinforcement"] == seen(usual, "A")["reinforcement"] + 4
    for letter in "BCD":
        assert seen(more, letter)["reinforcement"] == seen(usual, letter)["reinforcement"]


@pytest.mark.rule("E15-AM-14")
@pytest.mark.parametrize("options", [{"map": "1815"}, {"map": "1715", "mode": "teams"}])
def test_where_nobody_can_be_the_chief_the_chief_gets_no_more(options):
    with pytest.raises(ValueError, match="'chief_ep' takes 4 only with"):
        GAME.start(options | {"chief_ep": 4})


@pytest.mark.rule("E15-AM-12")
def test_exile_markers_sp_and_victory_are_the_same_for_the_chief():
    about = {"chief": True, "flag": "michigan", "points": 10, "markers": 2}
    state = chief(A=about, phase="summer", turn="D", actions=1, half=True)
    events = play(state, "D end turn")
    assert told(events, "GameEnded", "winners") == [[0]]
    gone = chief({"ohio": "B 1 inf"}, A={"chief": True, "flag": "michigan"}, phase="reinforcement")
    assert asked(gone) == ("restore", "A")
    play(gone, "A restore erie")
    assert supply(gone, "A") == (15, 8, 1)
