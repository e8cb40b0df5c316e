"""Roles, components, set-up, the course of decades and the turn order (sections 1 to 5)."""

import pytest

from detente.games.germany.cards import CARDS
from detente.games.twoplustwo import codes, data
from tests.rules.twoplustwo.helpers import (
    GAME,
    LETTERS,
    SEATS,
    asked,
    at,
    auto,
    card,
    event_of,
    go,
    kinds,
    legal,
    phase,
    quiet,
    refused,
    result,
    say,
    table,
    told,
    unrest,
    uses,
    view,
    with_card,
)


def start(seed=1):
    """A new game."""
    return GAME.start(seed=seed)


def next_decade(**facts):
    """The end of a decade, after which the next one begins."""
    return phase("collapse_check", **({"unrest": quiet()} | facts))


def build(state, id):
    """The seat whose turn it is uses a card and builds nothing."""
    events = go(state, f"play {id} build")
    return events + (go(state, "done") if asked(state)[0] == "build" else [])


# -- roles


@pytest.mark.rule("TPT-DEF-1.1")
def test_four_roles_on_two_sides():
    assert GAME.options[0].values == (4,) and start().seats == 4
    state = table(display=["card_03", "card_18", "card_19", "tpt_05"])
    for seat, red, yellow in (("usa", False, True), ("soviet_union", True, False), ("west", False, True)):
        state = table(turn=seat, display=["card_03", "card_18", "card_19"])
        assert ("event" in uses(state, "card_03"), "event" in uses(state, "card_18")) == (red, yellow)


@pytest.mark.rule("TPT-DEF-1.2", "TPT-EOD-12.4.6")
def test_one_player_wins_whatever_the_others_have():
    tracks = {"space_race": -5, "dominance": 6, "arms_race": 4}
    state = phase("arms_race", tracks=tracks)
    assert result(state) == ("U", "TPT-EOD-12.2.6") and state.returns == [1, 0, 0, 0]
    assert view(state)["points"][1]["total"] > view(state)["points"][0]["total"]


@pytest.mark.rule("TPT-DEF-1.3", "TPT-DEF-1.4")
def test_the_active_player_is_who_performs_an_action():
    state = with_card("tpt_18", "east", conflict_deck=["conflict_08"])
    assert view(state)["turn"] == 3
    go(state, "play tpt_18 build", "done", "icon 1")
    assert asked(state) == ("place", "S") and view(state)["turn"] == 3
    state, _ = auto("tpt_26")
    assert asked(state)[0] == "place" and view(state)["turn"] is None
    state = phase("dominance", tracks={"dominance": 3})
    assert asked(state) == ("space", "S") and view(state)["turn"] is None


@pytest.mark.rule("TPT-DEF-1.5")
@pytest.mark.parametrize(("place", "holder"), [(-1, 0), (0, None), (2, 1)])
def test_dominance_advantage(place, holder):
    state = table(tracks={"dominance": place})
    assert view(state)["forecast"]["dominance"]["seat"] == holder
    assert view(table(tracks={"prestige": 1}))["holder"] == 3 and view(state)["holder"] == 2


@pytest.mark.rule("TPT-DEF-1.6", "TPT-EOD-12.4.2")
def test_a_superpower_needs_its_ally_to_win_and_more_points():
    broken = quiet(sachsen=4, thueringen=4, brandenburg=4, sachsen_anhalt=4)
    for dominance, winner in ((-3, "U"), (3, "W"), (0, "W")):
        assert result(phase("collapse_check", unrest=broken, tracks={"dominance": dominance}))[0] == winner
    broken = quiet(bayern=4, hessen=4, niedersachsen=4, schleswig_holstein=4)
    for dominance, winner in ((3, "S"), (-3, "E"), (0, "E")):
        assert result(phase("collapse_check", unrest=broken, tracks={"dominance": dominance}))[0] == winner


@pytest.mark.rule("TPT-DEF-1.7", "TPT-TALK-14.2")
def test_hidden_information_belongs_to_the_role():
    state = start()
    hands = [view(state, seat)["hand"] for seat in LETTERS]
    assert len({id for hand in hands for id in hand}) == 8
    assert view(state)["hand"] == [] and view(state)["hands"] == [2, 2, 2, 2]


# -- components


@pytest.mark.rule("TPT-COMP-2.1", "TPT-COMP-2.7", "TPT-COMP-2.8")
def test_what_the_board_of_2_and_2_shows():
    shown = view(start())
    assert set(shown["tracks"]) >= {"dominance", "arms_race", "space_race"} and len(shown["treasuries"]) == 2
    assert shown["doves"] == codes.DOVES == 6 and shown["button"] is None
    assert shown["sub"] == "A" and len(shown["order"]) == 4 and shown["reminders"] == []
    assert view(phase("dominance", tracks={"dominance": 2}))["phase"] == "dominance"


@pytest.mark.rule("TPT-COMP-2.2")
def test_cards_of_2_and_2_by_decade_and_their_special_cards():
    cards = data.house_facts()["cards"]
    assert [entry["decade"] for entry in cards] == [1] * 10 + [2] * 10 + [3] * 10 + [4] * 10
    assert len(data.house_facts()["arms_race_cards"]) == len(data.house_facts()["conflict_cards"]) == 10
    state = event_of_special()
    assert at(state, "prestige", "dominance") == [-1, 0]


def event_of_special():
    """The Soviet Union, which may convert no strict arrow, plays the first special card."""
    state = table(turn="soviet_union")
    go(state, "play special_1 event", "rest")
    while asked(state)[0] == "remove":
        go(state, legal(state)[0])
    return state


@pytest.mark.rule("TPT-COMP-2.3")
def test_colours_old_and_new():
    colours = {entry["colour"] for entry in data.house_facts()["cards"]}
    assert colours == {"red", "yellow", "dual", "blue", "green", "black"}


@pytest.mark.rule("TPT-COMP-2.4")
def test_a_card_with_the_ban_is_not_for_the_arms_race():
    state = table(display=["tpt_10", "tpt_05", "card_03"])
    assert "arms_race" not in uses(state, "tpt_10") and "arms_race" in uses(state, "tpt_05")
    assert refused(state, "play tpt_10 arms_race") == "TPT-COMP-2.4"


@pytest.mark.rule("TPT-COMP-2.5", "TPT-ACT-6.0.4")
@pytest.mark.parametrize("use", ["build", "raise", "arms_race", "credit"])
def test_icons_near_a_value_follow_every_action_but_the_event(use):
    state = with_card("tpt_02", "usa", conflict_deck=["conflict_10"])
    events = go(state, f"play tpt_02 {use}", *(["done"] if use == "build" else []))
    assert told(events, "DeckCardDrawn", "card")[-1] == "conflict_10"


@pytest.mark.rule("TPT-COMP-2.6", "TPT-EOD-12.4.4")
def test_spaces_carry_victory_points_of_their_half():
    tracks = {"dominance": 5, "arms_race": -4, "space_race": -2}
    usa, soviet = view(table(tracks=tracks))["points"]
    assert (usa["dominance"], usa["arms_race"], usa["space_race"]) == (0, 3, 1) and usa["total"] == 4
    assert (soviet["dominance"], soviet["total"]) == (4, 4)


# -- set-up


@pytest.mark.rule("TPT-SETUP-3.1")
def test_the_base_game_is_set_up_by_its_current_rules():
    state = start()
    assert unrest(state) == [3, 3, 2, 3, 2, 2, 3, 3] + [3] * 6 and view(state)["box"] == 1
    assert set(view(state)["factories"]) == {"hamburg", "dortmund", "bitterfeld", "berlin"}


@pytest.mark.rule("TPT-SETUP-3.2", "TPT-SETUP-3.3", "TPT-SETUP-3.4")
def test_markers_treasuries_and_doves_at_the_start():
    shown = view(start())
    assert set(shown["tracks"].values()) == {0} and shown["treasuries"] == [6, 6] == shown["spaces"]
    assert shown["doves"] == 6 and shown["button"] is None


@pytest.mark.rule("TPT-SETUP-3.5", "TPT-EOD-12.0.1")
def test_the_end_of_decade_begins_with_the_arms_race():
    state = table(sub="C", display=["tpt_05", "card_18"], tracks={"dominance": -1})
    events = go(state, "play card_18 credit")
    phases = told(events, "PhaseBegan", "phase")
    assert phases[:5] == ["arms_race", "space_race", "dominance", "flight_or_wall", "prestige"]


@pytest.mark.rule("TPT-SETUP-3.6", "TPT-SETUP-3.8")
def test_turn_order_of_decade_1():
    state = start()
    assert view(state)["order"] == [0, 1, 2, 3] and asked(state) == ("turn", "U")
    assert view(state)["collected"] == [[], [], [], []] and view(state)["reminders"] == []
    assert view(state)["decade"] == 1 and view(state)["sub"] == "A"


@pytest.mark.rule("TPT-SETUP-3.7")
def test_both_decks_are_shuffled():
    tops = set()
    for seed in range(8):
        state = GAME.position({"display": ["tpt_02", card(18), card(3)], "turn": "usa"}, {}, seed)
        tops.add(told(go(state, "play tpt_02 credit"), "DeckCardDrawn", "card")[0])
    assert len(tops) > 2
    decks = view(start())["decks"]
    assert [decks[name] for name in decks] == [{"cards": 10, "executed": 0, "last": None}] * 2


# -- the course of a decade


@pytest.mark.rule("TPT-SEQ-4.1", "TPT-AUTO-9.18")
def test_three_sub_decades_and_an_end_of_decade():
    state, subs, autos = start(), [], 0
    while not state.over and view(state)["decade"] == 1:
        events = go(state, legal(state)[-1])
        subs += told(events, "SubDecadeBegan", "decade", "sub")
        autos += kinds(events).count("AutoEventBegan")
        if "PhaseBegan" in kinds(events):
            break
    assert subs == [(1, "B"), (1, "C")] and autos == 3


@pytest.mark.rule("TPT-SEQ-4.2", "TPT-ORDER-5.2", "TPT-ORDER-5.9")
def test_the_turn_order_is_determined_at_the_start_of_a_decade():
    state = next_decade(tracks={"dominance": 2, "prestige": 1})
    assert [SEATS[seat] for seat in view(state)["order"]] == ["soviet_union", "east", "west", "usa"]
    assert asked(state) == ("turn", "S")
    event = with_card("tpt_04", "usa", tracks={"dominance": 1})
    before = view(event)["order"]
    go(event, "play tpt_04 event", "rest")
    assert at(event, "dominance") == -1 and view(event)["order"] == before


@pytest.mark.rule("TPT-SEQ-4.3", "TPT-SEQ-4.11")
def test_the_special_card_lies_on_display_for_red_players_only():
    assert view(start())["special"] == "special_1" and view(next_decade())["special"] == "special_2"
    for turn, may in (("usa", False), ("soviet_union", True), ("west", False), ("east", True)):
        state = table(turn=turn)
        assert ("play special_1 event" in legal(state)) == may
        if not may:
            assert refused(state, "play special_1 event") == "TPT-SEQ-4.11"


@pytest.mark.rule("TPT-SEQ-4.4", "TPT-SEQ-4.8", "TPT-SEQ-4.9")
def test_the_draw_deck_the_display_and_the_stacks_of_sub_decade_a():
    state = next_decade()
    shown = view(state)
    kinds_shown = [id.split("_")[0] for id in shown["display"]]
    assert kinds_shown.count("card") == kinds_shown.count("tpt") == 3
    assert shown["deck"] == 20 - 8 - 3 and shown["stacks"] == [3, 3]
    assert {CARDS.decade[CARDS.ids.index(id)] for id in shown["display"] if id[0] == "c"} == {2}
    events = go(table(phase="collapse_check", unrest=quiet(), west=["card_03"]), "done")
    assert told(events, "StacksLaid", "b", "c", "gone") == [(3, 3, 1)]
    early = next_decade(early={"usa": "card_25"})
    go(early, legal(early)[0])
    assert view(early)["deck"] == 19 - (3 - 1) - 6 - 3


@pytest.mark.rule("TPT-SEQ-4.5", "TPT-SEQ-4.21")
def test_old_cards_may_be_discarded_before_hands_are_refilled():
    state = next_decade(usa=["card_03", "card_18"], west=["card_19"])
    assert asked(state) == ("keep", "UW")
    assert legal(state, "discard", "U") == ["discard card_03", "discard card_18"]
    say(state, "U", "discard card_03")
    say(state, "U", "done")
    say(state, "W", "done")
    assert "card_18" in view(state, "U")["hand"] and "card_19" in view(state, "W")["hand"]
    assert view(state)["hands"] == [2, 2, 2, 2] and view(state)["discarded"] == [1, 0, 0, 0]


@pytest.mark.rule("TPT-SEQ-4.6")
def test_a_third_old_card_must_be_discarded():
    state = next_decade(usa=["card_03", "card_18", "card_19"])
    assert "done" not in legal(state, seat="U") and refused(state, "done", "U") == "TPT-SEQ-4.6"
    say(state, "U", "discard card_03")
    assert "done" in legal(state, seat="U")


@pytest.mark.rule("TPT-SEQ-4.7")
def test_all_decide_at_the_same_time_and_unseen():
    state = next_decade(usa=["card_03"], east=["card_19"])
    events = say(state, "E", "discard card_19")
    assert asked(state) == ("keep", "U") and view(state)["hands"][3] == 1
    assert events == []
    events = say(state, "U", "done")
    seen = [event.seen_by(0) for event in events]
    assert told(seen, "CardDiscarded", "seat", "card") == [(3, None)]
    draws = told(events, "CardDrawn", "seat")
    assert draws == [0, 1, 1, 2, 2, 3, 3] and view(state)["discards"] == []
    assert view(state, "E")["discards"] == ["card_19"]


@pytest.mark.rule("TPT-SEQ-4.10")
def test_players_act_in_turn_order_around_and_around():
    state = table(usa=["card_03"], soviet_union=["card_18"], west=["card_19"], east=["card_11"])
    acted = []
    for id in ("card_03", "card_18", "card_19", "card_11"):
        acted.append(asked(state)[1])
        assert "build" in uses(state, id)
        build(state, id)
    assert acted == ["U", "S", "W", "E"] and asked(state) == ("turn", "U")
    assert refused(state, "play card_03 build") == "TPT-SEQ-4.10"


@pytest.mark.rule("TPT-SEQ-4.12", "TPT-ACT-6.6.6")
def test_nobody_may_pass_and_everybody_can_act():
    for turn in SEATS:
        state = table(turn=turn, money={"usa": -9, "soviet_union": -9})
        assert legal(state) and not any(text in ("done", "pass") for text in legal(state))
        use = "credit" if turn in ("usa", "soviet_union") else "build"
        assert use in uses(state, view(state)["display"][0])


@pytest.mark.rule("TPT-SEQ-4.14", "TPT-AUTO-9.1", "TPT-AUTO-9.21")
def test_the_last_card_is_executed_automatically():
    state, events = auto("tpt_06", conflict_deck=["conflict_10", "conflict_03"])
    after = kinds(events)
    assert after.index("CardLaidAway") < after.index("AutoEventBegan") < after.index("SubDecadeBegan")
    assert view(state)["doves"] == 4 and view(state)["row"][-1] == "tpt_06"
    state, events = auto("card_18", unrest=quiet(bayern=1))
    assert told(events, "AutoEventBegan", "card") == ["card_18"] and at(state, "prestige") == -2
    assert unrest(state, "bayern") == 0


@pytest.mark.rule("TPT-SEQ-4.15")
def test_played_cards_lie_in_a_row_but_collected_and_police_cards():
    state = table(display=["card_03", "card_18", "tpt_05", "tpt_06"], turn="west")
    build(state, "card_03")
    build(state, "card_18")
    assert view(state)["row"] == ["card_03", "card_18"]
    state = event_of("card_05", "east")
    while asked(state)[0] != "turn":
        go(state, legal(state)[0])
    assert view(state)["row"] == [] and [about["card"] for about in view(state)["police"]] == ["card_05"]


@pytest.mark.rule("TPT-SEQ-4.16", "TPT-SEQ-4.17")
@pytest.mark.parametrize(("sub", "base"), [("A", 3), ("B", 4)])
def test_displays_of_sub_decades_b_and_c(sub, base):
    stacks = {"stack_c": ["tpt_01", "tpt_02", "tpt_03"]}
    if sub == "A":
        stacks = {"stack_b": ["tpt_01", "tpt_02", "tpt_03"]}
    state = table(sub=sub, display=["tpt_05", "card_18"], **stacks)
    before = view(state)
    go(state, "play card_18 credit")
    shown = view(state)
    assert len(shown["display"]) == base + 3 and set(shown["display"]) >= {"tpt_01", "tpt_02", "tpt_03"}
    assert shown["hands"] == before["hands"] and shown["order"] == before["order"]
    assert shown["deck"] == before["deck"] - base


@pytest.mark.rule("TPT-SEQ-4.18")
def test_an_unused_special_card_stays_for_b_and_c():
    state, _ = auto("tpt_05")
    assert view(state)["special"] == "special_1"
    assert view(auto("tpt_05", special=False)[0])["special"] is None


@pytest.mark.rule("TPT-SEQ-4.20", "TPT-SEQ-4.27")
def test_a_new_decade_clears_the_table_and_keeps_what_is_won():
    tracks = {"dominance": 2, "arms_race": 1, "space_race": -1}
    state = next_decade(
        tracks=tracks,
        row=["card_03", "tpt_05"],
        collected={"west": ["tpt_10"]},
        doves=4,
        money={"usa": 9},
        reminders=["arms_race_cost_up"],
        arms_race_deck=["arms_race_01"],
    )
    shown = view(state)
    assert shown["decade"] == 2 and shown["row"] == [] and shown["special"] == "special_2"
    assert shown["collected"][2] == ["tpt_10"] and shown["doves"] == 4 and shown["treasuries"][0] == 9
    assert shown["reminders"] == ["arms_race_cost_up"] and shown["decks"]["arms_race"]["cards"] == 10
    assert {name: shown["tracks"][name] for name in tracks} == tracks


@pytest.mark.rule("TPT-SEQ-4.22", "TPT-SEQ-4.23")
def test_an_empty_draw_deck_gets_an_unplayed_card_of_the_decade_before():
    all_cards = [card(k) for k in range(41, 61)]
    facts = {
        "decade": 3,
        "turn": "soviet_union",
        "row": all_cards[:12],
        "usa": all_cards[12:15],
        "soviet_union": all_cards[15:18],
        "display": [*all_cards[18:], "tpt_25", "tpt_26"],
        "west": [],
    }
    state = table(set_aside=["card_31", "card_32"], **facts)
    assert view(state)["deck"] == 0
    events = go(state, "play special_3 event", "let draw")
    assert told(events, "DeckSupplied", "source") == ["set_aside"]
    assert view(state, "W")["hand"][0] in ("card_31", "card_32")
    state = table(**facts)
    events = go(state, "play special_3 event", "let draw")
    assert "CardMissing" in kinds(events) and view(state)["hands"][2] == 0


@pytest.mark.rule("TPT-SEQ-4.23")
def test_without_cards_set_aside_one_that_was_discarded_comes_into_play():
    state = next_decade(decade=2, west=["card_31"], unrest=quiet())
    go(state, "discard card_31")
    places = state.cards.layout.names
    deck, gone = places.index("deck"), places.index("set aside of decade 2")
    state.cards.move_all(gone, places.index("old"))
    state.cards.move_all(deck, places.index("old"))
    assert view(state)["deck"] == 0
    seat = asked(state)[1]
    while seat not in ("S", "E"):
        build(state, view(state)["display"][0])
        seat = asked(state)[1]
    events = go(state, "play special_3 event", "let draw")
    assert told(events, "DeckSupplied", "source") == ["discarded"]
    drawer = told(events, "CardDrawn", "seat")[0]
    assert "card_31" in view(state, LETTERS[drawer])["hand"]


@pytest.mark.rule("TPT-SEQ-4.24", "TPT-SEQ-4.19")
def test_who_is_next_is_shown():
    state = table(turn="soviet_union")
    assert view(state)["next"] == 1 and view(state)["turn"] == 1 and view(state)["last"] == 0
    state, _ = auto("tpt_05", "soviet_union")
    assert view(state)["next"] == 2 and view(state)["last"] == 1 and asked(state) == ("turn", "W")


@pytest.mark.rule("TPT-SEQ-4.25")
def test_the_order_of_a_turn():
    state = with_card("tpt_06", "east", conflict_deck=["conflict_10", "conflict_03"], unrest=quiet(sachsen=4))
    events = go(state, "play tpt_06 build", "done", "rest")
    order = [
        kind
        for kind in kinds(events)
        if kind in ("CardTaken", "DeckCardDrawn", "SocialistPlaced", "CardCollected")
    ]
    assert order == ["CardTaken", "DeckCardDrawn", "DeckCardDrawn", "SocialistPlaced", "CardCollected"]


@pytest.mark.rule("TPT-SEQ-4.26")
def test_what_2_and_2_replaces_of_the_base_game():
    state = table(turn="usa", display=["card_18", "card_03", "card_19"])
    build(state, "card_03")
    assert asked(state) == ("turn", "S") and len(view(state)["display"]) == 2
    assert "event" in uses(table(turn="usa", display=["card_18", "card_03"]), "card_18")
    assert "play special_1 event" in legal(table(turn="soviet_union"))


@pytest.mark.rule("TPT-SEQ-4.28")
def test_hand_cards_are_base_cards():
    for seed in range(4):
        state = start(seed)
        assert all(id.startswith("card_") for seat in LETTERS for id in view(state, seat)["hand"])
    with pytest.raises(ValueError, match="usa"):
        table(usa=["tpt_01"])


# -- turn order


@pytest.mark.rule("TPT-ORDER-5.6", "TPT-ORDER-5.8")
def test_arms_race_breaks_a_tie_of_superpowers_only():
    state = next_decade(tracks={"arms_race": 3, "prestige": 1})
    assert [SEATS[seat] for seat in view(state)["order"]] == ["east", "soviet_union", "usa", "west"]
    state = next_decade(tracks={"space_race": 1, "arms_race": -3})
    assert [SEATS[seat] for seat in view(state)["order"]] == ["soviet_union", "usa", "west", "east"]
