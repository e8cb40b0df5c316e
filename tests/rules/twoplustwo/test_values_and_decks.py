"""Icons at a value, the arms race and conflict decks, and effects that lead to others (sections 7 and 8)."""

import json

import pytest

from tests.rules.twoplustwo.helpers import (
    GAME,
    arrow,
    asked,
    at,
    auto,
    choices,
    drawn,
    event_of,
    go,
    icon,
    kinds,
    legal,
    money,
    own,
    quiet,
    result,
    table,
    told,
    unrest,
    view,
    with_card,
)

CONFLICTS = ["conflict_10", "conflict_03"]


# -- icons at a value


@pytest.mark.rule("TPT-VAL-7.1")
def test_icons_at_a_value_follow_the_action_but_not_the_event():
    state = with_card("tpt_18", "west", conflict_deck=CONFLICTS)
    events = go(state, "play tpt_18 build", "build kiel", "done", "rest")
    order = kinds(events)
    assert order.index("SiteBuilt") < order.index("DeckCardDrawn") and view(state)["doves"] == 5
    events = go(event_of("tpt_18", "west", doves=3), "rest")
    assert drawn(events) == [] and "DoveFlipped" in kinds(events)


@pytest.mark.rule("TPT-VAL-7.2")
@pytest.mark.parametrize(
    ("id", "turn", "who"),
    [
        ("tpt_02", "usa", "U"),
        ("tpt_02", "west", "U"),
        ("tpt_02", "soviet_union", None),
        ("tpt_03", "east", "S"),
        ("tpt_03", "west", None),
    ],
)
def test_the_icon_right_of_a_value_is_for_its_side(id, turn, who):
    state = with_card(id, turn, conflict_deck=CONFLICTS)
    assert [seat for seat, _ in drawn(go(state, f"play {id} raise"))] == ([who] if who else [])


@pytest.mark.rule("TPT-VAL-7.3")
@pytest.mark.parametrize("turn", ["usa", "soviet_union", "west", "east"])
def test_icons_below_a_value_are_for_whoever_plays_it(turn):
    state = with_card("tpt_22", turn)
    go(state, "play tpt_22 build", "done")
    assert view(state)["doves"] == 5


@pytest.mark.rule("TPT-VAL-7.4")
def test_the_active_player_orders_the_icons_at_a_value():
    options = own(tpt_06={"value_icons_right": {"west": [icon("conflict", colour="yellow")], "east": []}})
    state = with_card("tpt_06", "usa", options, conflict_deck=["conflict_10", "conflict_03", "conflict_05"])
    go(state, "play tpt_06 build", "done")
    assert asked(state) == ("icon", "U") and legal(state) == ["icon 1", "icon 2", "icon 4", "rest"]
    assert view(state)["play"]["source"] == "tpt_06 value west"
    assert len(drawn(go(state, "icon 4", "icon 1"))) == 3
    assert view(state)["collected"][0] == ["tpt_06"]


@pytest.mark.rule("TPT-VAL-7.5", "TPT-NUKE-11.6")
def test_a_black_card_is_collected_when_all_is_finished():
    state = with_card("tpt_06", "west", conflict_deck=CONFLICTS)
    events = go(state, "play tpt_06 build", "build kiel", "done", "icon 3")
    assert kinds(events)[-1] == "CardCollected" and view(state)["collected"][2] == ["tpt_06"]
    state = with_card("tpt_06", "west", conflict_deck=["conflict_02"], doves=0)
    go(state, "play tpt_06 build", "done", "icon 3")
    assert state.over and view(state)["collected"] == [[], [], [], []]


# -- the decks


@pytest.mark.rule("TPT-DECK-8.1")
def test_each_superpower_has_its_column():
    for turn, dominance in (("usa", -1), ("soviet_union", 1)):
        state = table(turn=turn, arms_race_deck=["arms_race_06"], conflict_deck=CONFLICTS)
        go(state, next(text for text in legal(state) if text.endswith("arms_race") and "card" in text))
        assert at(state, "dominance") == dominance
    decks = view(table())["decks"]
    assert decks["arms_race"]["cards"] == decks["conflict"]["cards"] == 10


@pytest.mark.rule("TPT-DECK-8.2")
@pytest.mark.parametrize(("decade", "soviet"), [(1, 1), (2, 2), (3, 3), (4, 2)])
def test_an_arms_race_card_has_a_row_for_each_decade(decade, soviet):
    state = table(decade=decade, turn="soviet_union", arms_race_deck=["arms_race_05"])
    id = next(id for id in view(state)["display"] if id.startswith("card"))
    go(state, f"play {id} arms_race")
    assert money(state)[1] == 6 - soviet


@pytest.mark.rule("TPT-DECK-8.3")
def test_the_superpower_against_which_the_marker_moves_draws_nothing():
    state = event_of("tpt_01", "east", arms_race_deck=["arms_race_01"])
    events = go(state, "icon 1")
    assert drawn(events) == [("S", "arms_race_01")] and money(state)[0] == 6


@pytest.mark.rule("TPT-DECK-8.4")
def test_a_drawn_card_is_executed_in_printed_order_by_who_draws():
    state = table(decade=4, turn="usa", arms_race_deck=["arms_race_04"])
    id = next(id for id in view(state)["display"] if id.startswith("card"))
    events = go(state, f"play {id} arms_race")
    assert asked(state) == ("place", "U")
    assert kinds(events)[3:5] == ["MoneyMoved", "DoveFlipped"]
    coat = own(arms_race_01={"grid": grid([icon("unrest_e", decided_by="west")])})
    state = table(coat, turn="usa", arms_race_deck=["arms_race_01"])
    id = next(id for id in view(state)["display"] if id.startswith("card"))
    go(state, f"play {id} arms_race")
    assert asked(state) == ("place", "W")


def grid(usa, soviet_union=None):
    """The same icons in all rows of an arms race card."""
    return {str(decade): {"usa": usa, "soviet_union": soviet_union or usa} for decade in range(1, 5)}


@pytest.mark.rule("TPT-DECK-8.5")
def test_a_conflict_card_is_drawn_by_whom_the_icon_affects():
    state = event_of("tpt_14", "usa", conflict_deck=["conflict_08", "conflict_10"])
    go(state, "icon 1")
    assert asked(state) == ("place", "U") and len(choices(state, "place unrest")) == 8


@pytest.mark.rule("TPT-DECK-8.6")
def test_the_active_player_says_who_draws_first():
    for answer, first in (("icon 3", "U"), ("icon 4", "S")):
        state = event_of("tpt_06", "west", conflict_deck=CONFLICTS)
        assert drawn(go(state, answer))[0][0] == first
    state = event_of("tpt_12", "east", arms_race_deck=["arms_race_01", "arms_race_05"])
    go(state, "icon 3")
    assert asked(state) == ("first", "E")


@pytest.mark.rule("TPT-DECK-8.7")
def test_in_an_automatic_event_the_printed_order_decides_who_draws():
    facts = {"arms_race_deck": ["arms_race_01", "arms_race_05"], "conflict_deck": CONFLICTS}
    state, events = auto("tpt_12", "east", **facts)
    assert [who for who, _ in drawn(events)] == ["U", "S", "U", "S"]
    assert told(events, "FirstToDraw", "seat", "first") == [(None, 0)]


@pytest.mark.rule("TPT-DECK-8.8")
def test_a_drawn_card_comes_before_all_else():
    state = event_of(
        "tpt_06", "usa", conflict_deck=["conflict_09", "conflict_10"], arms_race_deck=["arms_race_02"]
    )
    events = go(state, "icon 3")
    assert drawn(events) == [("U", "conflict_09"), ("U", "arms_race_02")]
    assert asked(state) == ("icon", "U") and at(state, "arms_race") == -1


@pytest.mark.rule("TPT-DECK-8.9", "TPT-DECK-8.11")
def test_an_executed_card_is_discarded_and_the_last_one_is_seen():
    state = event_of("tpt_06", "usa", conflict_deck=["conflict_10", "conflict_05"])
    go(state, "icon 3")
    assert view(state)["decks"]["conflict"] == {"cards": 9, "executed": 1, "last": "conflict_10"}
    go(state, "icon 4")
    assert view(state)["decks"]["conflict"] == {"cards": 8, "executed": 2, "last": "conflict_05"}


@pytest.mark.rule("TPT-DECK-8.10", "TPT-DECK-8.13")
def test_a_reshuffle_card_makes_a_new_deck_after_it_is_executed():
    state = event_of("tpt_06", "usa", conflict_deck=["conflict_10", "conflict_03"])
    go(state, "icon 3")
    events = go(state, "icon 4")
    order = [kind for kind in kinds(events) if kind in ("MoneyMoved", "DeckShuffled")]
    assert order[:2] == ["MoneyMoved", "DeckShuffled"] and told(events, "DeckShuffled", "deck") == [
        "conflict"
    ]
    assert view(state)["decks"]["conflict"] == {"cards": 10, "executed": 0, "last": None}


@pytest.mark.rule("TPT-DECK-8.10")
def test_a_card_that_is_interrupted_is_shuffled_in_and_goes_on():
    options = own(
        conflict_01={"usa": [icon("conflict", colour="yellow"), icon("treasury", player="usa", amount=-3)]}
    )
    state = event_of("tpt_06", "usa", options, conflict_deck=["conflict_01", "conflict_03"])
    events = go(state, "icon 3")
    assert told(events, "MoneyMoved", "dollars") == [-2, -3]
    assert view(state)["decks"]["conflict"]["cards"] == 10


@pytest.mark.rule("TPT-DECK-8.12")
def test_on_a_drawn_card_prestige_is_converted_by_an_active_superpower_only():
    options = own(
        conflict_01={"usa": [arrow("prestige", "west")], "soviet_union": [arrow("prestige", "east")]}
    )
    for turn, answer, converts in (
        ("usa", "icon 3", True),
        ("usa", "icon 4", False),
        ("west", "icon 3", False),
    ):
        state = event_of("tpt_06", turn, options, conflict_deck=["conflict_01"])
        go(state, answer)
        assert (asked(state)[0] == "convert") == converts


@pytest.mark.rule("TPT-DECK-8.13")
def test_a_deck_never_runs_out():
    for seed in range(40):
        state = GAME.start(seed=seed)
        while not state.over:
            actions = state.legal_actions(state.to_act[0])
            wanted = [a for a in actions if GAME.actions.text(a).endswith("arms_race")] or actions
            state.apply(state.to_act[0], wanted[seed % len(wanted)])
            assert all(deck["cards"] > 0 for deck in view(state)["decks"].values())


@pytest.mark.rule("TPT-DECK-8.14", "TPT-NUKE-11.2")
def test_the_active_player_stays_active_through_a_chain():
    black = own(conflict_01={"soviet_union": [icon("conflict", colour="black")]})
    state = event_of("tpt_06", "west", black, conflict_deck=["conflict_01", "conflict_10"])
    assert drawn(go(state, "icon 4")) == [("S", "conflict_01"), ("U", "conflict_10")]
    state = event_of("tpt_06", "west", conflict_deck=["conflict_02"], doves=0)
    go(state, "icon 4")
    assert state.over and view(state)["button"] == 2


# -- one effect that leads to another, and at each question the game may be saved, copied and imagined


def everywhere(state):
    """The state as it comes out of a save and of a copy; and what each seat imagines looks like what it sees."""
    for seat in (*range(4), 4):
        world = state.determinize(seat, 7)
        shown = seat if seat < 4 else None
        assert world.view(shown) == state.view(shown)
        assert world.to_act == state.to_act
        for other in world.to_act:
            assert world.legal_actions(other) == state.legal_actions(other) or seat != other
    saved = GAME.from_dict(json.loads(json.dumps(state.to_dict())))
    assert saved.to_dict() == state.to_dict() == state.clone().to_dict()
    return saved.clone()


CHAIN = own(
    tpt_03=[arrow("arms_race", "west"), icon("dove_lost")],
    arms_race_01={"grid": grid([icon("conflict", colour="yellow"), icon("dove_lost")])},
    conflict_01={
        "usa": [
            arrow("dominance", "east"),
            icon("unrest_w", decided_by="east"),
            icon("treasury", player="usa", amount=-2),
        ]
    },
)


def chained(doves):
    """West's event moves the arms race: the USA draws, and draws again; the Soviet Union takes a bonus, East decides."""
    state = with_card(
        "tpt_03",
        "west",
        CHAIN,
        arms_race_deck=["arms_race_01"],
        conflict_deck=["conflict_01"],
        tracks={"dominance": 6},
        doves=doves,
        unrest=quiet(west_berlin=3, sachsen=1, hessen=2),
        money={"usa": 1},
    )
    state = everywhere(state)
    events = go(state, "play tpt_03 event")
    state = everywhere(state)
    assert asked(state) == ("icon", "W")
    events += go(state, "icon 1")
    state = everywhere(state)
    assert asked(state) == ("missed", "S") and legal(state) == ["remove unrest sachsen", "income"]
    assert drawn(events) == [("U", "arms_race_01"), ("U", "conflict_01")]
    events += go(state, "remove unrest sachsen")
    state = everywhere(state)
    assert asked(state) == ("place", "E") and len(choices(state, "place unrest")) == 8
    events += go(state, "place unrest west_berlin")
    state = everywhere(state)
    assert asked(state) == ("supplier", "E")
    events += go(state, "protest rheinland_pfalz")
    return everywhere(state), events


@pytest.mark.rule("TPT-DECK-8.8", "TPT-ACT-6.4.14", "TPT-ACT-6.4.7")
def test_a_chain_from_an_event_to_a_choice_of_east():
    state, events = chained(doves=6)
    assert money(state) == [-1, 6] and unrest(state, "sachsen", "west_berlin") == [0, 4]
    assert view(state)["doves"] == 4 and asked(state) == ("turn", "E")
    assert kinds(events).index("MoneyMoved") < kinds(events).index("DoveFlipped")
    assert at(state, "arms_race", "dominance") == [-1, 6]


@pytest.mark.rule("TPT-NUKE-11.1", "TPT-DECK-8.14")
def test_war_in_the_middle_of_a_chain():
    state, events = chained(doves=0)
    assert state.over and result(state)[1] == "TPT-NUKE-11.1" and view(state)["button"] == 2
    assert kinds(events)[-1] == "GameEnded" and not state.stack
    assert view(state)["play"]["card"] == "tpt_03" and view(state)["row"] == []
