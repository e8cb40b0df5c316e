"""Set-up and the course of a decade (SETUP, FLOW, V2)."""

import pytest

from detente.core.engine.rng import seeded
from tests.rules.wsdv.helpers import (
    EAST_IDS,
    GAME,
    WEST_IDS,
    asked,
    card,
    event_of,
    go,
    kinds,
    legal,
    phase,
    quiet,
    table,
    told,
    tracks,
    unrest,
    view,
    with_card,
)

DECADES = [[card(k) for k in range(first, first + 20)] for first in (1, 21, 41, 61)]
LAST = {"display": ["card_19"], "unrest": quiet()}


@pytest.mark.rule("WSDV-SETUP-1", "WSDV-V2-2")
def test_unrest_at_the_start():
    state = GAME.start()
    two = {"nordrhein_westfalen", "rheinland_pfalz", "baden_wuerttemberg"}
    assert unrest(state) == [2 if id in two else 3 for id in WEST_IDS + EAST_IDS]
    provinces = view(state)["provinces"].values()
    assert (
        not any(about["standards"] or about["protests"] for about in provinces) and not view(state)["lines"]
    )


@pytest.mark.rule("WSDV-SETUP-2", "WSDV-V2-1")
def test_one_socialist_at_the_start():
    assert (view(GAME.start())["box"], view(GAME.start())["supply"]) == (1, 11)


@pytest.mark.rule("WSDV-SETUP-3", "WSDV-SETUP-4")
def test_factories_tracks_and_first_player():
    state = GAME.start()
    factories = {id: (about["value"], about["rundown"]) for id, about in view(state)["factories"].items()}
    assert factories == dict.fromkeys(["hamburg", "dortmund", "berlin", "bitterfeld"], (1, False))
    assert tracks(state) == [0, 0, 0] and not view(state)["wall"] and view(state)["police"] == []
    assert view(state)["decade"] == 1 and asked(state) == ("turn", "W")


@pytest.mark.rule("WSDV-SETUP-5")
def test_cards_at_the_start():
    dealt = set()
    for seed in range(4):
        state = GAME.start({}, seed)
        shown = view(state)
        assert (shown["special"], len(shown["display"]), shown["deck"], shown["hands"]) == (
            "special_1",
            7,
            9,
            [2, 2],
        )
        hands = [view(state, letter)["hand"] for letter in "WE"]
        known = [*shown["display"], *hands[0], *hands[1]]
        assert len(set(known)) == 11 and set(known) <= set(DECADES[0])
        dealt.add(tuple(known))
    assert len(dealt) == 4


@pytest.mark.rule("WSDV-FLOW-1")
def test_four_decades_of_two_half_decades():
    halves = []
    for seed in range(40):
        state, chance, events = GAME.start({}, seed), seeded(seed), []
        while not state.over:
            seat = state.to_act[0]
            actions = state.legal_actions(seat)
            state.apply(seat, actions[chance.below(len(actions))], events)
        halves = told(events, "HalfDecadeEnded", "decade", "half")
        phases = told(events, "PhaseBegan", "phase")
        assert halves == [(decade, half) for decade in range(1, 5) for half in (1, 2)][: len(halves)]
        if len(halves) == 8 and len(phases) == 40:
            break
    assert len(halves) == 8
    assert phases[:10] == [
        "flight_or_wall",
        "prestige",
        "western_currency",
        "police_cost",
        "export_check",
        "internal_comparison",
        "east_west_comparison",
        "police_removal",
        "socialists",
        "collapse_check",
    ]


@pytest.mark.rule("WSDV-FLOW-2")
def test_a_turn_takes_one_card_and_cannot_be_passed():
    state = with_card(8, turn="west", west=["card_12", "card_05"], east=["card_01"])
    cards = {text.split()[1] for text in legal(state)}
    assert cards == {"card_08", "card_03", "card_18", "card_19", "card_12", "card_05"}
    assert not [text for text in legal(state) if not text.startswith("play ")]
    go(state, "play card_19 build", "done")
    assert asked(state) == ("turn", "E")
    cards = {text.split()[1] for text in legal(state)}
    assert cards == {"card_08", "card_03", "card_18", "card_01", "special_1"}
    go(state, "play card_01 build", "done")
    assert asked(state) == ("turn", "W")


@pytest.mark.rule("WSDV-FLOW-2a")
def test_the_order_of_a_turn():
    state = with_card(
        "special_1", unrest={"sachsen": 8, "thueringen": 4}, east=["card_02"], box=3, deck=["card_11"]
    )
    events = go(state, "play special_1 event", "discard card_02", "rest", "end protest sachsen")
    order = kinds(events)
    assert order.index("CardTaken") < order.index("CardDiscarded") < order.index("UnrestRemoved")
    state = with_card(19, unrest={"sachsen": 4}, box=1, display=["card_19"])
    events = go(state, "play card_19 raise", "done")
    order = [kind for kind in kinds(events) if kind in ("SocialistPlaced", "CardLaidAway", "HalfDecadeEnded")]
    assert order == ["SocialistPlaced", "CardLaidAway", "HalfDecadeEnded"]


@pytest.mark.rule("WSDV-FLOW-3")
def test_where_a_used_card_goes():
    state = with_card(19, turn="west")
    go(state, "play card_19 build", "done")
    assert view(state)["row"] == ["card_19"]
    state = event_of(5)
    go(state, "rest", "remove unrest sachsen")
    while asked(state)[0] == "after":
        go(state, "done")
    assert view(state)["row"] == [] and [about["card"] for about in view(state)["police"]] == ["card_05"]
    state = with_card(5)
    go(state, "play card_05 raise")
    assert view(state)["row"] == ["card_05"] and not view(state)["police"]
    state = event_of("special_2", east=[])
    assert view(state)["wall"] and view(state)["row"] == [] and view(state)["special"] is None


@pytest.mark.rule("WSDV-FLOW-4", "WSDV-FLOW-5")
def test_the_half_decade_ends_with_the_seventh_card():
    state = table(
        display=["card_18", "card_19"], west=["card_12"], east=["card_01"], turn="west", unrest=quiet()
    )
    assert not told(go(state, "play card_12 build", "done"), "HalfDecadeEnded", "half")
    go(state, "play card_18 build", "done")
    events = go(state, "play card_19 build", "done")
    assert told(events, "HalfDecadeEnded", "decade", "half") == [(1, 1)]
    shown = view(state)
    assert (shown["half"], len(shown["display"]), shown["special"]) == (2, 7, "special_1")
    assert asked(state) == ("turn", "E"), "whose turn it would be"
    assert view(state, "E")["hand"] == ["card_01"]
    state = table(half=2, turn="east", **LAST)
    events = go(state, "play card_19 build", "done")
    assert told(events, "PhaseBegan", "phase")[0] == "flight_or_wall"


@pytest.mark.rule("WSDV-FLOW-6")
def test_kept_cards_stay_and_the_deck_goes_unseen():
    state = phase("collapse_check", west=["card_12"], east=["card_01"], unrest=quiet())
    assert asked(state)[0] == "keep"
    events = go(state, "done", "done")
    assert view(state)["special"] == "special_2"
    assert told(events, "DecadeBegan", "decade") == [2]
    assert "card_12" in view(state, "W")["hand"] and "card_01" in view(state, "E")["hand"]
    places = state.cards.layout.names
    gone = state.cards.piles[places.index("gone")]
    assert len(gone) == 18


@pytest.mark.rule("WSDV-FLOW-7", "WSDV-V2-4")
def test_a_new_decade():
    state = phase(
        "collapse_check",
        west=["card_12", "card_13", "card_14"],
        east=["card_01"],
        row=["card_02"],
        unrest=quiet(),
    )
    assert asked(state) == ("keep", "WE")
    assert legal(state, seat="W") == ["discard card_12", "discard card_13", "discard card_14"]
    assert legal(state, seat="E") == ["discard card_01", "done"]
    go(state, "discard card_13")
    assert view(state, "E")["to_act"] == [0, 1] and "done" in legal(state, seat="W")
    go(state, "discard card_12", "done", "discard card_01")
    shown = view(state)
    assert (shown["row"], shown["hands"], len(shown["display"]), shown["special"]) == (
        [],
        [2, 2],
        7,
        "special_2",
    )
    assert "card_14" in view(state, "W")["hand"] and "card_01" not in view(state, "E")["hand"]
    fresh = [*shown["display"], *view(state, "W")["hand"], *view(state, "E")["hand"]]
    assert set(fresh) - {"card_14"} <= set(DECADES[1])
    assert shown["deck"] == 20 - 7 - 1 - 2
    assert shown["discarded"] == [2, 1] and view(state, "W")["discards"] == ["card_13", "card_12"]


@pytest.mark.rule("WSDV-FLOW-8")
def test_cards_of_an_earlier_decade_are_used_like_others():
    state = table(
        decade=2, turn="east", east=["card_02", "card_28", "card_34"], display=["card_31", "card_36"]
    )
    assert "play card_02 event" in legal(state)
    go(state, "play card_02 build", "done")
    assert view(state)["forecast"]["flight"]["symbols"] == 1
    assert view(state)["hands"] == [0, 2]


@pytest.mark.rule("WSDV-FLOW-9")
@pytest.mark.parametrize(("prestige", "first"), [(-2, "W"), (0, "W"), (1, "E")])
def test_the_prestige_holder_takes_the_first_turn(prestige, first):
    state = phase("collapse_check", tracks={"prestige": prestige}, unrest=quiet())
    assert asked(state) == ("turn", first) and view(state)["decade"] == 2


@pytest.mark.rule("WSDV-FLOW-10")
@pytest.mark.parametrize(("wall", "special"), [(True, "special_4_wall"), (False, "special_4_no_wall")])
def test_the_face_of_the_last_special_card(wall, special):
    state = phase("collapse_check", decade=3, wall=wall, unrest=quiet())
    assert view(state)["special"] == special


@pytest.mark.rule("WSDV-V2-3", "WSDV-ACT-D7")
def test_the_special_card_costs_a_card_or_gives_one():
    state = with_card(
        "special_1", east=["card_02"], west=["card_12"], deck=["card_11"], unrest=quiet(sachsen=2)
    )
    go(state, "play special_1 event")
    assert legal(state) == ["discard card_02", "let draw"]
    events = go(state, "let draw")
    assert told(events, "CardDrawn", "seat", "card") == [(0, "card_11")]
    assert view(state, "W")["hand"] == ["card_11", "card_12"]
    state = with_card("special_1", east=["card_02"], unrest=quiet(sachsen=2))
    go(state, "play special_1 event", "discard card_02", "rest")
    assert view(state)["hands"] == [0, 0] and view(state)["row"] == ["special_1"]
    assert view(state)["forecast"]["flight"]["symbols"] == 2, "not that of card 2"
    state = with_card("special_1", east=[], west=[], unrest=quiet(sachsen=2), deck=["card_11"])
    go(state, "play special_1 event")
    assert view(state)["hands"] == [1, 0], "without a hand card West must draw"
