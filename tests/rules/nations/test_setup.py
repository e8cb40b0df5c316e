"""Setting up and first turns, and what a turn decides first."""

import pytest

from detente.core.engine.state import IllegalAction
from tests.rules.nations.helpers import (
    CAPITALS,
    COUNTRIES,
    DECK,
    GAME,
    ROUTES,
    act,
    asked,
    cash,
    kinds,
    legal,
    places,
    play,
    ruler,
    seen,
    table,
    view,
)

FRESH = {"A": {"opened": False}, "B": {"opened": False}}


@pytest.mark.rule("SDN-SETUP-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_and_pieces(seats):
    state = GAME.start({"seats": seats}, 1)
    assert len(view(state)["table"]) == seats
    for about in view(state)["table"]:
        types = [leader["type"] for leader in about["leaders"]]
        assert types == ["king", "king", "president", "president", "dictator", "guerrilla"]
        assert {leader["place"] for leader in about["leaders"]} == {"reserve"}
        assert about["agent"] is None
    for wrong in (1, 5):
        with pytest.raises(ValueError, match="seats"):
            GAME.start({"seats": wrong})


@pytest.mark.rule("SDN-SETUP-2")
def test_money_and_tankers():
    for seats in (2, 3, 4):
        shown = view(GAME.start({"seats": seats}, 1))
        assert [about["cash"] for about in shown["table"]] == [7] * seats
        assert [about["waiting"] for about in shown["table"]] == [1] * seats
        assert shown["tankers_left"] == 16 - seats
    assert cash(GAME.start({"start_cash": 10})) == 10


@pytest.mark.rule("SDN-SETUP-7")
@pytest.mark.parametrize(
    ("seats", "first", "cash"),
    [
        (2, "A", [7, 10]),
        (2, "B", [10, 7]),
        (3, "A", [8, 9, 7]),
        (3, "B", [7, 8, 9]),
        (3, "C", [9, 7, 8]),
    ],
)
def test_the_worse_places_may_get_more(seats, first, cash):
    shown = view(GAME.start({"seats": seats, "second_cash": 3, "first_player": first}, 1))
    assert [about["cash"] for about in shown["table"]] == cash


@pytest.mark.rule("SDN-SETUP-7")
def test_more_money_comes_on_top_of_the_starting_money():
    shown = view(GAME.start({"seats": 3, "second_cash": 3, "first_player": "A", "start_cash": 10}, 1))
    assert [about["cash"] for about in shown["table"]] == [11, 12, 10]


@pytest.mark.rule("SDN-SETUP-7")
def test_among_four_nobody_gets_more():
    with pytest.raises(ValueError, match="'second_cash' takes 3 only with seats 2 or 3"):
        GAME.start({"seats": 4, "second_cash": 3})


@pytest.mark.rule("SDN-SETUP-3")
def test_the_first_pipeline():
    shown = view(GAME.start())
    assert shown["pipelines"] == ["UOR-AKA"]
    assert shown["pipelines_left"] == 11


@pytest.mark.rule("SDN-SETUP-4")
def test_the_deck_is_shuffled():
    orders = set()
    for seed in range(20):
        state = GAME.start(seed=seed)
        assert view(state)["deck"] == sum(DECK.values()) and view(state)["below"] == []
        orders.add(tuple(state.cards.piles[0]))
    assert len(orders) == 20


@pytest.mark.rule("SDN-SETUP-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_begins_is_drawn_and_play_is_clockwise(seats):
    firsts = set()
    for seed in range(40):
        state = GAME.start({"seats": seats}, seed)
        first = view(state)["first"]
        firsts.add(first)
        for k in range(2 * seats):
            seat = "ABCD"[(first + k) % seats]
            assert asked(state)[1] == seat
            if k < seats:
                act(
                    state,
                    seat,
                    next(text for text in legal(state, seat) if text.startswith("place guerrilla")),
                )
                act(state, seat, "station tanker north")
            else:
                quiet = next(
                    t
                    for t in legal(state, seat, "agent")
                    if t.split()[1] not in ("KAS.5",) and quiet_point(t)
                )
                act(state, seat, quiet)
                act(state, seat, next(t for t in legal(state, seat) if t.startswith("place")))
                act(state, seat, "done")
    assert firsts == set(range(seats))


@pytest.mark.rule("SDN-SETUP-5")
@pytest.mark.parametrize(("agreed", "first"), [("owner", "A"), ("A", "A"), ("B", "B"), ("C", "C")])
def test_who_begins_may_be_agreed_on(agreed, first):
    for seed in range(5):
        state = GAME.start({"seats": 3, "first_player": agreed}, seed)
        assert asked(state) == ("first", first) and view(state)["first"] == "ABC".index(first)
        assert view(state)["options"]["first_player"] == agreed


@pytest.mark.rule("SDN-SETUP-5")
def test_nobody_agrees_on_a_seat_that_is_not_there():
    with pytest.raises(ValueError, match="random, owner or a seat, A to C; not 'D'"):
        GAME.start({"seats": 3, "first_player": "D"})


@pytest.mark.rule("SDN-SETUP-3")
def test_there_are_more_pipeline_pieces_than_routes():
    rich = {"leaders": {"KAS.0": "king"}, "cash": 9}
    state = table(A=rich, pipelines=[route for route in ROUTES if route != "KAS-GHA"])
    act(state, "A", "buy pipeline KAS-GHA")
    assert view(state)["pipelines_left"] == 12 - len(ROUTES) > 0


def quiet_point(text):
    """Whether an agent may end here without drawing a card."""
    from tests.rules.nations.helpers import INCIDENTS

    return text.split()[1] not in INCIDENTS


@pytest.mark.rule("SDN-SETUP-6")
def test_the_bank_has_money_and_no_more_tankers_than_the_stock():
    rich = {"leaders": {CAPITALS[k]: "king" for k in (0, 2)}, "cash": 400, "tankers": {"UOR": 5, "KAS": 5}}
    state = table(A=rich, B={"tankers": {"north": 6}, "cash": 900})
    assert view(state)["tankers_left"] == 0
    assert cash(state) == 400 + 6
    assert not legal(state, "A", "buy tanker")
    state = table(A=rich, B={"tankers": {"north": 5}})
    assert view(state)["tankers_left"] == 1 and legal(state, "A", "buy tanker")


@pytest.mark.rule("SDN-FIRST-1", "SDN-DEC-1")
def test_a_leader_must_be_placed_in_a_free_capital():
    state = table(B={"opened": False}, A={"leaders": {"KAS.0": "king"}}, turn="B")
    free = [country for country in COUNTRIES if country != "KAS"]
    kinds_ = ("king", "president", "dictator", "guerrilla")
    assert legal(state, "B") == [f"place {kind} {country}" for kind in kinds_ for country in free]
    for kind, price in zip(kinds_, (2, 2, 1, 1), strict=True):
        state = table(**FRESH)
        act(state, "A", f"place {kind} OMA")
        assert cash(state) == 7 - price and ruler(state, "OMA") == ("A", kind)
        assert "OMA.4" in places(state, "A", kind)


@pytest.mark.rule("SDN-FIRST-2")
def test_the_agent_stands_beside_him():
    state = table(**FRESH)
    act(state, "A", "place guerrilla TAS")
    assert seen(state)["agent"] == "TAS.4" and cash(state) == 6


@pytest.mark.rule("SDN-FIRST-3")
def test_the_tanker_goes_to_the_port_or_a_sea():
    for country in COUNTRIES:
        state = table(**FRESH)
        act(state, "A", f"place king {country}")
        port = [country] if country in ("UOR", "KAS", "BEL", "OMA", "TAS") else []
        assert legal(state) == [f"station tanker {place}" for place in [*port, "north", "south"]]
    for place in ("KAS", "north", "south"):
        state = table(**FRESH)
        play(state, "A place king KAS", f"A station tanker {place}")
        assert seen(state)["tankers"] == {place: 1} and seen(state)["waiting"] == 0


@pytest.mark.rule("SDN-FIRST-4")
def test_nothing_else_happens_in_the_first_turn():
    state = table(**FRESH)
    for text in ("agent KAS.3", "buy tanker north", "buy pipeline KAS-AKA", "done"):
        with pytest.raises(IllegalAction):
            act(state, "A", text)
    events = play(state, "A place king KAS", "A station tanker KAS")
    assert "IncomeCollected" not in kinds(events)
    assert cash(state) == 5
    assert asked(state) == ("first", "B")


@pytest.mark.rule("SDN-TURN-1")
def test_the_start_tells_of_round_1_and_of_whose_turn_it_is():
    events = []
    state = GAME.start({"seats": 3}, 4, events)
    told = [event.to_dict() for event in events]
    assert told == [
        {"event": "RoundBegan", "round": 1},
        {"event": "TurnBegan", "seat": state.to_act[0], "round": 1},
    ]
