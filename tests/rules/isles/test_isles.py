"""The rules of Isles, atom by atom: a position, actions by text, and what can be seen of the table and the events."""

import pytest

import detente
from detente.core.records.record import Match

GAME = detente.game("isles")
LETTERS = "ABC"
ALL_CHARTS = {"current": 8, "channel": 10, "oysters": 6}


def table(seats=2, options=None, seed=1, **facts):
    """A position of Isles; see `isles.position`."""
    return GAME.position(facts, {"seats": seats} | (options or {}), seed)


def act(state, *moves, die=None):
    """Actions in a row, each written `A sail heron`; `die` is the storm that must come of the last. All events."""
    events = []
    for k, move in enumerate(moves):
        seat, text = move.split(" ", 1)
        if die is not None and k == len(moves) - 1:
            state.rig([die - 1])
        state.apply(LETTERS.index(seat), GAME.actions.parse(text), events)
    return events


def legal(state, seat):
    """What the seat may do now, as texts."""
    return [GAME.actions.text(action) for action in state.legal_actions(LETTERS.index(seat))]


def refused(state, move):
    """The rule for which an action is refused."""
    with pytest.raises(detente.IllegalAction) as caught:
        act(state, move)
    return caught.value.rule


def asked(state):
    """The question that stands, and the letters of the seats that owe an answer."""
    question = state.view(None)["question"]
    return question and question["name"], "".join(LETTERS[seat] for seat in state.to_act)


def isles(state):
    """The isles with ships, as the position takes them: {"heron": "A3"}."""
    shown = state.view(None)["isles"]
    return {
        isle: f"{LETTERS[about['holder']]}{about['ships']}" for isle, about in shown.items() if about["ships"]
    }


def each(state, fact):
    """A public fact of all seats."""
    return [about[fact] for about in state.view(None)["table"]]


def own(state, seat):
    """The seat's own view."""
    return state.view(LETTERS.index(seat))


def told(events, kind, *names):
    """Of the events of a kind the fields named."""
    return [tuple(getattr(e, name) for name in names) for e in events if type(e).__name__ == kind]


def sailing(**facts):
    """A's turn, when it is about to sail: B has nothing to do with it."""
    state = table(**{"turns": "A", "hands": {"A": [], "B": []}, "deck": []} | facts)
    assert asked(state) == ("sail", "A")
    return state


# -- what there is


LANES = {
    "heron": {"tern", "loon"},
    "crow": {"tern", "swan"},
    "gull": {"swan", "loon"},
    "tern": {"heron", "crow", "wren"},
    "swan": {"crow", "gull", "wren"},
    "loon": {"heron", "gull", "wren"},
    "wren": {"tern", "swan", "loon"},
}


@pytest.mark.rule("ISLES-MAP-1", "ISLES-SAIL-2")
@pytest.mark.parametrize("isle", LANES)
def test_fleets_sail_along_the_lanes(isle):
    state = sailing(isles={isle: "A1"})
    act(state, f"A sail {isle}")
    assert {text.split()[1] for text in legal(state, "A")} == LANES[isle]
    other = next(far for far in LANES if far not in LANES[isle])
    assert refused(state, f"A land {other} 1") == "ISLES-SAIL-2"


@pytest.mark.rule("ISLES-MAP-2")
def test_who_has_ships_at_an_isle_holds_it_and_one_without_ships_is_free():
    state = sailing(isles={"heron": "A3", "tern": "B2"})
    assert legal(state, "A") == ["sail heron", "done"]
    assert refused(state, "A sail tern") == "ISLES-MAP-2"
    act(state, "A sail heron", "A land loon 3")
    shown = state.view(None)["isles"]
    assert (shown["heron"]["holder"], shown["loon"]["holder"], shown["tern"]["holder"]) == (None, 0, 1)


@pytest.mark.rule("ISLES-MAP-3", "ISLES-HARVEST-1")
@pytest.mark.parametrize(
    ("isle", "worth"),
    [("heron", 1), ("crow", 1), ("gull", 1), ("tern", 2), ("swan", 2), ("loon", 2), ("wren", 3)],
)
def test_an_isle_yields_its_worth_to_its_holder(isle, worth):
    die = 2 if isle == "heron" else 1
    state = sailing(isles={isle: "B4"}, pearls={"A": 5, "B": 5})
    events = act(state, "A done", die=die)
    assert told(events, "PearlsHarvested", "seat", "pearls") == [(0, 0), (1, worth)]
    assert each(state, "pearls") == [5, 5 + worth]


@pytest.mark.rule("ISLES-HARVEST-1")
def test_all_isles_of_a_player_yield():
    state = sailing(isles={"heron": "A1", "wren": "A2", "swan": "A1", "crow": "B1"})
    assert told(act(state, "A done", die=6), "PearlsHarvested", "pearls") == [(6,), (1,)]


@pytest.mark.rule("ISLES-SHIP-1")
def test_each_player_has_ten_ships_and_those_that_sink_return():
    state = sailing(isles={"heron": "A4", "wren": "A1", "tern": "B3"})
    assert each(state, "supply") == [5, 7]
    act(state, "A sail heron", "A land tern 4")
    assert isles(state) == {"tern": "A1", "wren": "A1"}
    assert each(state, "supply") == [8, 10]


@pytest.mark.rule("ISLES-CHART-1")
def test_there_are_24_charts():
    s = GAME.start(seed=4)
    ids = list(ALL_CHARTS)
    layout = s.cards.layout
    everywhere = [ids[layout.faces[c]] for place in range(len(layout.names)) for c in s.cards.at(place)]
    assert {chart: everywhere.count(chart) for chart in ids} == ALL_CHARTS


@pytest.mark.rule("ISLES-CHART-1", "ISLES-END-1")
@pytest.mark.parametrize(("chart", "pearls"), [("current", 1), ("channel", 2), ("oysters", 4)])
def test_a_stowed_chart_is_good_for_its_pearls(chart, pearls):
    state = sailing(tide=5, isles={}, stowed={"A": [chart]})
    events = act(state, "A done", die=1)
    assert told(events, "ChartDugUp", "seat", "chart", "pearls") == [(0, chart, pearls)]
    assert each(state, "pearls") == [5 + pearls, 5]
    assert state.view(None)["discard"][-1] == chart, "it is turned up for all to see"


@pytest.mark.rule("ISLES-INFO-1")
def test_hands_stowed_charts_and_the_deck_are_hidden_their_numbers_are_not():
    state = table(
        turns="BA", hands={"A": ["oysters"], "B": ["current", "channel"]}, stowed={"A": ["channel"]}
    )
    assert (own(state, "A")["hand"], own(state, "A")["stowed"]) == (["oysters"], ["channel"])
    assert (own(state, "B")["hand"], own(state, "B")["stowed"]) == (["current", "channel"], [])
    nobody = state.view(None)
    assert (nobody["hand"], nobody["stowed"]) == ([], [])
    assert (each(state, "hand"), each(state, "stowed"), nobody["deck"]) == ([1, 2], [1, 0], 20)
    worlds = [state.determinize(1, seed).view(0) for seed in range(40)]
    assert {tuple(world["hand"]) for world in worlds} == {("current",), ("channel",), ("oysters",)}
    assert {tuple(world["stowed"]) for world in worlds} == {("current",), ("channel",), ("oysters",)}
    act(state, "B draw top", "B follow current")
    assert state.view(None)["discard"] == ["current"]


# -- setting up


@pytest.mark.rule("ISLES-SETUP-1")
def test_everybody_begins_with_three_ships_at_home_and_five_pearls():
    assert isles(GAME.start({"seats": 3})) == {"heron": "A3", "crow": "B3", "gull": "C3"}
    assert isles(GAME.start({"seats": 2})) == {"heron": "A3", "crow": "B3"}
    assert each(GAME.start({"seats": 3}), "pearls") == [5, 5, 5]
    assert each(GAME.start({"seats": 3}), "supply") == [7, 7, 7]


@pytest.mark.rule("ISLES-SETUP-2")
def test_two_charts_each_are_dealt_from_a_shuffled_deck():
    starts = [GAME.start({"seats": 3}, seed) for seed in range(30)]
    for state in starts:
        assert each(state, "hand") == [2, 2, 2]
        assert (state.view(None)["deck"], state.view(None)["discard"]) == (18, [])
    assert len({tuple(own(state, "A")["hand"]) for state in starts}) == 6


# -- a round


def orders(*bids):
    """Orders of all seats: a bid each, and ships at home."""
    homes = ("heron", "crow", "gull")
    return [
        move
        for seat, bid, home in zip(LETTERS, bids, homes, strict=False)
        for move in (f"{seat} bid {bid}", f"{seat} muster {home}")
    ]


def turn(state, seat, die=None):
    """The seat's turn, without doing anything."""
    return act(state, f"{seat} draw top", f"{seat} keep", f"{seat} done", die=die)


@pytest.mark.rule("ISLES-ROUND-1")
def test_a_round_is_orders_turns_storm_harvest_and_tide_and_the_next_is_first():
    state = GAME.start({"seats": 3})
    firsts = []
    for _ in range(4):
        firsts.append(state.view(None)["first"])
        assert asked(state)[0] == "orders"
        events = act(state, *orders(0, 0, 0))
        for seat in LETTERS[firsts[-1] :] + LETTERS[: firsts[-1]]:
            assert asked(state) == ("draw", seat)
            events += turn(state, seat, die=1)
    assert firsts == [0, 1, 2, 0]
    order = ["TurnBegan", "StormStruck", "PearlsHarvested", "TideRose"]
    kinds = [type(event).__name__ for event in events if type(event).__name__ in order]
    assert kinds == ["TurnBegan"] * 3 + ["StormStruck"] + ["PearlsHarvested"] * 3 + ["TideRose"]


@pytest.mark.rule("ISLES-ORDER-1")
def test_orders_are_given_side_by_side_and_unseen():
    state = GAME.start({"seats": 3})
    assert asked(state) == ("orders", "ABC")
    before = state.view(0)
    assert act(state, "C bid 2", "B bid 1", "B muster crow", "C muster gull") == []
    assert asked(state) == ("orders", "A")
    after = state.view(0)
    assert after.pop("to_act") == [0] and before.pop("to_act") == [0, 1, 2]
    assert after == before
    events = act(state, "A bid 0", "A muster heron")
    assert [event.bid for event in events if type(event).__name__ == "OrdersOpened"] == [0, 1, 2]
    assert asked(state) == ("draw", "A")


@pytest.mark.rule("ISLES-ORDER-1")
def test_parts_of_orders_can_be_taken_back_until_all_are_open():
    match = Match(GAME, {"seats": 2}, 1)
    for seat, text in ((0, "bid 2"), (1, "bid 1"), (0, "muster heron")):
        match.apply(seat, GAME.actions.parse(text))
    assert (match.state.undoable(0), match.state.undoable(1)) == (2, 1)
    match.undo(0, 2)
    assert own(match.state, "A")["draft"] == [] and own(match.state, "B")["draft"] == ["bid 1"]
    act(match.state, "A bid 0", "A muster heron", "B muster crow")
    assert (match.state.undoable(0), match.state.undoable(1)) == (0, 0)
    assert each(match.state, "pearls") == [5, 4]


@pytest.mark.rule("ISLES-ORDER-1")
@pytest.mark.parametrize(("pearls", "bids"), [(0, 1), (2, 3), (3, 4), (9, 4)])
def test_a_bid_is_of_0_to_3_pearls_that_the_player_has(pearls, bids):
    state = table(pearls={"A": pearls})
    assert legal(state, "A") == [f"bid {n}" for n in range(bids)]
    assert refused(state, "A muster heron") == "ISLES-ORDER-1"


@pytest.mark.rule("ISLES-ORDER-2")
def test_all_bids_are_paid():
    state = GAME.start({"seats": 3})
    act(state, *orders(3, 0, 2))
    assert each(state, "pearls") == [2, 5, 3]


@pytest.mark.rule("ISLES-ORDER-3")
@pytest.mark.parametrize(
    ("bids", "turns"),
    [((0, 1, 2), "ABC"), ((3, 1, 0), "CBA"), ((1, 1, 0), "CAB"), ((2, 0, 2), "BAC"), ((1, 1, 1), "ABC")],
)
def test_the_lowest_bid_sails_first_and_equal_bids_clockwise(bids, turns):
    state = GAME.start({"seats": 3})
    act(state, *orders(*bids))
    played = ""
    while asked(state)[0] == "draw":
        played += asked(state)[1]
        turn(state, asked(state)[1])
    assert played == turns


@pytest.mark.rule("ISLES-ORDER-3", "ISLES-ROUND-1")
def test_equal_bids_go_clockwise_from_the_first_player():
    state = GAME.start({"seats": 3})
    act(state, *orders(0, 0, 0))
    for seat in LETTERS:
        turn(state, seat)
    act(state, *orders(1, 0, 1))
    assert own(state, "A")["turns"] == [2, 0], "B with the lowest bid plays, then C before A"


@pytest.mark.rule("ISLES-MUSTER-1")
def test_ships_are_mustered_at_held_isles_or_at_home():
    state = table(isles={"heron": "B2", "wren": "A1", "loon": "A4", "crow": "B1"})
    act(state, "A bid 0", "B bid 0")
    assert legal(state, "A") == ["muster heron", "muster loon", "muster wren"]
    assert legal(state, "B") == ["muster heron", "muster crow"]
    assert refused(state, "A muster crow") == "ISLES-MUSTER-1"


@pytest.mark.rule("ISLES-MUSTER-2")
def test_three_ships_are_mustered_or_what_is_left():
    state = table(isles={"heron": "A8", "crow": "B2"})
    events = act(state, *orders(0, 0))
    assert told(events, "OrdersOpened", "seat", "isle", "ships") == [(0, "heron", 2), (1, "crow", 3)]
    assert isles(state) == {"heron": "A10", "crow": "B5"}
    assert each(state, "supply") == [0, 5]


@pytest.mark.rule("ISLES-MUSTER-2", "ISLES-FIGHT-1")
def test_mustering_at_a_home_that_another_holds_is_a_fight():
    state = table(isles={"heron": "B2", "crow": "B1"})
    events = act(state, *orders(0, 0))
    assert told(events, "FleetsFought", "isle", "seat", "other", "ships") == [("heron", 0, 1, 2)]
    assert isles(state) == {"heron": "A1", "crow": "B4"}


@pytest.mark.rule("ISLES-MUSTER-2")
def test_ships_that_sink_in_a_muster_are_not_mustered_again_at_once():
    state = table(isles={"heron": "B2", "crow": "B8"})
    act(state, *orders(0, 0))
    assert isles(state) == {"heron": "A1", "crow": "B8"}


# -- a turn


@pytest.mark.rule("ISLES-TURN-1")
def test_a_turn_is_a_draw_a_chart_and_sailing():
    state = table(turns="AB")
    questions = [asked(state)]
    for text in ("draw top", "keep", "done"):
        act(state, f"A {text}")
        questions.append(asked(state))
    assert questions == [("draw", "A"), ("chart", "A"), ("sail", "A"), ("draw", "B")]


@pytest.mark.rule("ISLES-DRAW-1")
@pytest.mark.parametrize(
    ("end", "drawn", "rest"), [("top", "oysters", "channel"), ("bottom", "current", "oysters")]
)
def test_the_top_or_the_bottom_chart_is_drawn(end, drawn, rest):
    state = table(turns="AB", deck=["oysters", "channel", "current"], hands={"A": []})
    events = act(state, f"A draw {end}")
    assert own(state, "A")["hand"] == [drawn]
    assert told(events, "ChartDrawn", "seat", "bottom", "chart") == [(0, end == "bottom", drawn)]
    assert events[0].seen_by(1).chart is None
    act(state, "A keep", "A done", "B draw top")
    assert rest in own(state, "B")["hand"]


@pytest.mark.rule("ISLES-DRAW-1")
def test_of_an_empty_deck_nothing_is_drawn():
    state = table(turns="AB", deck=["oysters"], hands={"A": [], "B": ["channel"]})
    assert legal(state, "A") == ["look", "draw top"]
    act(state, "A draw top", "A keep", "A done")
    assert asked(state) == ("chart", "B")


@pytest.mark.rule("ISLES-DRAW-2")
def test_a_look_costs_a_pearl_shows_the_top_chart_and_leaves_it_there():
    state = table(turns="AB", deck=["oysters", "channel"], hands={"A": [], "B": []})
    events = act(state, "A look")
    assert [type(event).__name__ for event in events] == ["DeckLookedAt", "ChartSeen"]
    assert told(events, "ChartSeen", "seat", "chart") == [(0, "oysters")]
    assert events[-1].seen_by(1).chart is None
    assert each(state, "pearls") == [4, 5]
    assert legal(state, "A") == ["draw top", "draw bottom"], "one look a turn"
    assert refused(state, "A look") == "ISLES-DRAW-2"
    assert state.undoable(0) == 0, "what was seen was seen"
    act(state, "A draw bottom", "A keep", "A done", "B draw top")
    assert own(state, "B")["hand"] == ["oysters"]


@pytest.mark.rule("ISLES-DRAW-2", "ISLES-INFO-1")
def test_who_has_looked_knows_the_chart_in_the_hand_of_whoever_draws_it():
    state = table(turns="AB", hands={"B": []}, seed=3)
    act(state, "A look", "A draw bottom", "A keep", "A done", "B draw top")
    drawn = own(state, "B")["hand"]
    seen_by_a = {tuple(state.determinize(0, seed).view(1)["hand"]) for seed in range(20)}
    seen_by_none = {tuple(state.determinize(2, seed).view(1)["hand"]) for seed in range(20)}
    assert seen_by_a == {tuple(drawn)}
    assert len(seen_by_none) == 3


@pytest.mark.rule("ISLES-DRAW-2")
def test_a_look_takes_a_pearl_and_by_option_shows_two():
    state = table(turns="A", options={"look": 2}, deck=["oysters", "channel", "current"])
    assert told(act(state, "A look"), "ChartSeen", "chart") == [("oysters",), ("channel",)]
    assert legal(table(turns="A", pearls={"A": 0}), "A") == ["draw top", "draw bottom"]


@pytest.mark.rule("ISLES-CHART-2", "ISLES-SAIL-1")
@pytest.mark.parametrize(("chart", "fleets"), [("current", 4), ("channel", 3)])
def test_a_chart_that_is_followed_is_discarded_and_gives_more_fleets(chart, fleets):
    state = table(turns="A", hands={"A": [chart]}, isles={"heron": "A9"})
    events = act(state, "A draw top", f"A follow {chart}")
    assert told(events, "ChartFollowed", "seat", "chart") == [(0, chart)]
    assert state.view(None)["discard"] == [chart]
    assert each(state, "hand")[0] == 1
    for fleet in range(fleets):
        assert own(state, "A")["fleets"] == fleets - fleet
        act(state, "A sail heron", "A land tern 1")
    assert legal(state, "A") == ["done"]


@pytest.mark.rule("ISLES-CHART-2")
def test_oysters_cannot_be_followed():
    state = table(turns="A", hands={"A": ["oysters"]}, deck=["oysters"])
    act(state, "A draw top")
    assert legal(state, "A") == ["stow oysters", "keep"]
    assert refused(state, "A follow oysters") == "ISLES-CHART-2"


@pytest.mark.rule("ISLES-CHART-3")
def test_a_chart_may_be_stowed_face_down_instead():
    state = table(turns="A", hands={"A": ["channel", "current"]}, deck=["oysters"])
    act(state, "A draw top")
    assert legal(state, "A") == [
        "follow current",
        "follow channel",
        "stow current",
        "stow channel",
        "stow oysters",
        "keep",
    ]
    events = act(state, "A stow channel")
    assert events[0].chart == "channel" and events[0].seen_by(1).chart is None
    assert own(state, "A")["stowed"] == ["channel"]
    assert (each(state, "stowed"), each(state, "hand")[0]) == ([1, 0], 2)
    assert (asked(state)[0], own(state, "A")["fleets"]) == ("sail", 2), "one chart a turn, and no more fleets"


@pytest.mark.rule("ISLES-CHART-3")
@pytest.mark.parametrize("chart", ALL_CHARTS)
def test_any_chart_may_be_stowed(chart):
    state = table(turns="B", hands={"B": [chart]}, stowed={"B": ["channel"]})
    act(state, "B draw top", f"B stow {chart}")
    assert own(state, "B")["stowed"] == ["channel", chart]


@pytest.mark.rule("ISLES-CHART-3")
def test_all_charts_may_be_kept():
    state = table(turns="A", hands={"A": ["channel"]}, deck=["oysters"])
    act(state, "A draw top", "A keep")
    assert (each(state, "hand")[0], each(state, "stowed")) == (2, [0, 0])


@pytest.mark.rule("ISLES-SAIL-1")
def test_two_fleets_may_sail():
    state = sailing(isles={"heron": "A3", "swan": "A2"})
    act(state, "A sail heron", "A land tern 1", "A sail swan", "A land wren 2")
    assert isles(state) == {"heron": "A2", "tern": "A1", "wren": "A2"}
    assert legal(state, "A") == ["done"]
    assert refused(state, "A sail heron") == "ISLES-SAIL-1"


@pytest.mark.rule("ISLES-SAIL-2")
def test_a_fleet_is_one_or_more_of_the_ships_at_an_isle():
    state = sailing(isles={"loon": "A3"})
    act(state, "A sail loon")
    assert legal(state, "A") == [f"land {isle} {n}" for isle in ("heron", "gull", "wren") for n in (1, 2, 3)]
    events = act(state, "A land gull 2")
    assert told(events, "FleetSailed", "seat", "source", "isle", "ships") == [(0, "loon", "gull", 2)]
    assert isles(state) == {"loon": "A1", "gull": "A2"}


@pytest.mark.rule("ISLES-SAIL-3")
def test_no_fleet_leaves_an_isle_that_one_has_reached_in_the_same_turn():
    state = sailing(isles={"heron": "A3", "tern": "A1"})
    assert legal(state, "A") == ["sail heron", "sail tern", "done"]
    act(state, "A sail heron", "A land tern 1")
    assert legal(state, "A") == ["sail heron", "done"]
    assert refused(state, "A sail tern") == "ISLES-SAIL-3"


@pytest.mark.rule("ISLES-SAIL-3")
def test_in_the_next_turn_it_may():
    state = table(turns="AB", isles={"heron": "A3", "crow": "B3"})
    act(state, "A draw top", "A keep", "A sail heron", "A land loon 1", "A done")
    turn(state, "B")
    act(state, *orders(0, 0))
    turn(state, "B")
    act(state, "A draw top", "A keep")
    assert legal(state, "A") == ["sail heron", "sail loon", "done"]


@pytest.mark.rule("ISLES-SAIL-4")
def test_a_player_may_stop_early_and_the_turn_ends_only_when_he_says_so():
    state = sailing(isles={"heron": "A3"})
    assert legal(state, "A")[-1] == "done"
    act(state, "A sail heron", "A land tern 1", "A sail heron", "A land tern 1")
    assert asked(state) == ("sail", "A")
    assert state.undoable(0) == 4, "the storm has not come yet"
    act(state, "A done")
    assert asked(state)[0] == "orders"


@pytest.mark.rule("ISLES-FIGHT-1")
@pytest.mark.parametrize(
    ("ships", "there", "left"), [(3, 1, "A2"), (1, 3, "B2"), (2, 2, None), (1, 1, None), (2, 1, "A1")]
)
def test_ships_of_two_players_sink_one_for_one(ships, there, left):
    state = sailing(isles={"heron": f"A{ships}", "tern": f"B{there}"})
    events = act(state, "A sail heron", f"A land tern {ships}")
    assert told(events, "FleetsFought", "seat", "other", "ships") == [(0, 1, min(ships, there))]
    assert isles(state).get("tern") == left
    assert state.view(None)["isles"]["tern"]["holder"] == {"A": 0, "B": 1, None: None}[left and left[0]]


# -- storm and tide


@pytest.mark.rule("ISLES-STORM-1")
@pytest.mark.parametrize(
    ("die", "isle"), [(1, "heron"), (2, "crow"), (3, "gull"), (4, "tern"), (5, "swan"), (6, "loon")]
)
def test_the_die_names_the_isle_that_the_storm_strikes(die, isle):
    state = sailing(isles={isle: "A4", "wren": "A4"})
    events = act(state, "A done", die=die)
    assert told(events, "StormStruck", "isle", "ships") == [(isle, 2)]
    assert isles(state) == {isle: "A2", "wren": "A4"}
    assert state.view(None)["storm"] == isle


@pytest.mark.rule("ISLES-STORM-1")
def test_wren_is_sheltered():
    with pytest.raises(ValueError, match="cannot come up"):
        act(sailing(isles={"wren": "A4"}), "A done", die=7)


@pytest.mark.rule("ISLES-STORM-1")
@pytest.mark.parametrize(("ships", "left"), [(1, 1), (2, 1), (5, 3), (9, 5)])
def test_half_the_ships_sink_rounded_down(ships, left):
    state = sailing(isles={"swan": f"B{ships}"})
    act(state, "A done", die=5)
    assert isles(state) == {"swan": f"B{left}"}


@pytest.mark.rule("ISLES-STORM-2", "ISLES-TIDE-1")
def test_a_storm_without_ships_drives_the_tide_on():
    for die, tide in ((1, 1), (2, 2)):
        state = sailing(isles={"heron": "A1", "wren": "B1"})
        assert state.view(None)["tide"] == 0
        act(state, "A done", die=die)
        assert state.view(None)["tide"] == tide


@pytest.mark.rule("ISLES-TIDE-1")
def test_the_tide_never_rises_above_high_water():
    state = sailing(isles={"heron": "A1"}, tide=5)
    assert told(act(state, "A done", die=2), "TideRose", "tide") == [(6,)]
    assert state.over and state.view(None)["tide"] == 6


@pytest.mark.rule("ISLES-TIDE-2")
@pytest.mark.parametrize("tides", [4, 6, 8])
def test_the_game_ends_after_the_round_with_high_water(tides):
    for tide in (tides - 2, tides - 1):
        state = table(options={"tides": tides}, turns="A", tide=tide, isles={"heron": "A1", "crow": "B1"})
        events = turn(state, "A", die=1)
        assert told(events, "PearlsHarvested", "pearls") == [(1,), (1,)]
        assert state.over == (tide == tides - 1)


# -- the end


@pytest.mark.rule("ISLES-END-1")
def test_charts_in_hand_count_for_nothing():
    hands = {"A": ["oysters", "oysters"], "B": []}
    state = table(turns="A", tide=5, deck=[], hands=hands, stowed={"B": ["current", "oysters"]}, isles={})
    act(state, "A keep", "A done")
    assert each(state, "pearls") == [5, 10]


@pytest.mark.rule("ISLES-END-2")
def test_the_most_pearls_win():
    state = sailing(isles={}, tide=5, pearls={"A": 7, "B": 9})
    events = act(state, "A done")
    assert told(events, "GameEnded", "winners") == [([1],)]
    assert state.returns == [0, 1]
    ranking = [(place.seat, place.place, place.reason, place.points) for place in GAME.ranking(state)]
    assert ranking == [(1, 1, "ISLES-END-2", 9), (0, 2, "ISLES-END-2", 7)]


@pytest.mark.rule("ISLES-END-2")
def test_a_tie_is_shared():
    pearls = {"A": 9, "B": 4, "C": 9}
    state = table(3, turns="A", tide=5, deck=[], hands={"A": [], "B": [], "C": []}, pearls=pearls, isles={})
    assert told(act(state, "A done"), "GameEnded", "winners") == [([0, 2],)]
    assert state.returns == [0.5, 0, 0.5]
    assert [(place.seat, place.place) for place in GAME.ranking(state)] == [(0, 1), (2, 1), (1, 3)]
