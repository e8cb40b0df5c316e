"""Incident cards: the deck and every card."""

import pytest

from tests.rules.nations.helpers import (
    DECK,
    act,
    asked,
    cash,
    draws,
    kinds,
    legal,
    places,
    play,
    ruler,
    seen,
    table,
    targets,
    told,
    view,
)

RED = {"leaders": {"KAS.0": "king", "BEL.0": "king"}, "agent": "DAH.5", "cash": 9}
BLUE = {"agent": "DAH.4"}


def drawn(card, *more, red=None, blue=None, seats=2, **facts):
    """A's agent has drawn the card; the state and what has happened."""
    state = table(seats, A=RED | (red or {}), B=BLUE | (blue or {}), deck=[card, *more], **facts)
    return state, draws(state)


@pytest.mark.rule("SDN-CARD-1")
def test_the_top_card_is_obeyed_and_laid_under_the_deck():
    state, events = drawn("INC-F03", "INC-U01")
    assert told(events, "CardDrawn", "seat", "card", "by") == [(0, "INC-F03", "agent")]
    assert cash(state) == 14 and view(state)["below"] == ["INC-F03"] and view(state)["deck"] == 23
    state = table(A={"leaders": {"KAS.6": "guerrilla"}, "agent": "DAH.6"}, phase="leader", deck=["INC-U01"])
    events = play(state, "A advance KAS.6", "A to KAS.5")
    assert told(events, "CardDrawn", "card", "by") == [("INC-U01", "leader")]
    assert cash(state) == 7 - 1 - 2


@pytest.mark.rule("SDN-CARD-1", "SDN-INFO-1")
def test_the_deck_goes_round_in_the_order_in_which_it_was_drawn():
    harmless = [
        "INC-F01",
        "INC-F02",
        "INC-U01",
        "INC-F03",
        "INC-U02",
        "INC-U03",
        "INC-F02",
        "INC-U05",
        "INC-U07",
    ]
    order = [
        *harmless,
        "INC-U09",
        "INC-U08",
        "INC-U04",
        "INC-F11",
        "INC-U11",
        "INC-F10",
        "INC-F09",
        "INC-F08",
    ]
    order += ["INC-F07", "INC-F06", "INC-F05", "INC-F04", "INC-U12", "INC-U10", "INC-U06"]
    assert sorted(order) == sorted(id for id, n in DECK.items() for _ in range(n))
    state = table(
        A={"leaders": {"KAS.0": "king"}, "agent": "DAH.5", "cash": 500},
        B={"agent": "DAH.5"},
        pipelines=[],
        deck=order,
    )
    twice = []
    while len(twice) < 2 * len(order):
        shown = view(state)
        assert shown["deck"] == max(0, 24 - len(twice))
        assert shown["below"] == (order[: len(twice)] if len(twice) < 24 else twice[-24:])
        for seed in range(2):
            world = state.determinize(1, seed)
            assert world.view(None)["below"] == shown["below"]
            if shown["deck"] == 0:
                assert world.cards.to_dict() == state.cards.to_dict()
        # The position is made anew with the same cards, as most of them change the table.
        state = table(
            A={"leaders": {"KAS.0": "king"}, "agent": "DAH.5", "cash": 500},
            B={"agent": "DAH.5"},
            pipelines=[],
            deck=order[len(twice) :] if len(twice) < 24 else [],
            below=shown["below"],
        )
        before = state.undoable(0)
        events = draws(state)
        twice += told(events, "CardDrawn", "card")[:1]
        assert before == 0 and state.undoable(0) == (1 if len(twice) > 24 else 0), (
            "an unseen card was drawn, or a known one"
        )
        while view(state)["card"]:
            act(state, "A", legal(state)[-1])
        drawn_more = view(state)["below"][-1]
        assert drawn_more == twice[-1]
    assert twice == order + order


@pytest.mark.rule("SDN-CARD-2")
@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("INC-U06", "king"),
        ("INC-U07", "president"),
        ("INC-U08", "dictator"),
        ("INC-U09", "guerrilla"),
        ("INC-F04", "king"),
        ("INC-F05", "president"),
        ("INC-F06", "dictator"),
        ("INC-F07", "guerrilla"),
    ],
)
def test_only_the_named_type(card, kind):
    everyone = {"KAS.0": "king", "KAS.2": "president", "BEL.0": "dictator", "BEL.5": "guerrilla"}
    state, events = drawn(card, red={"leaders": everyone})
    if card.startswith("INC-U"):
        assert told(events, "LeaderWithdrawn", "leader") == [kind]
    else:
        point = next(point for point, found in everyone.items() if found == kind)
        assert legal(state) == [f"advance {point}", "decline"]
    others = {point: found for point, found in everyone.items() if found != kind}
    state, events = drawn(card, red={"leaders": others})
    assert told(events, "OrderVoid", "seat", "card") == [(0, card)]
    assert legal(state, "A", "advance") == [f"advance {point}" for point in others]


@pytest.mark.rule("SDN-CARD-3", "SDN-DEC-6")
def test_he_chooses_among_several():
    state, _ = drawn("INC-U06")
    assert asked(state) == ("withdraw", "A") and legal(state) == ["withdraw KAS.0", "withdraw BEL.0"]
    act(state, "A", "withdraw BEL.0")
    assert ruler(state, "BEL") is None and ruler(state, "KAS") == ("A", "king")
    state, _ = drawn("INC-F04")
    assert legal(state) == ["advance KAS.0", "advance BEL.0", "decline"]


@pytest.mark.rule("SDN-CARD-4")
def test_an_order_drawn_by_a_leader_is_extra():
    red = {"leaders": {"KAS.6": "guerrilla", "BEL.0": "king"}, "agent": "DAH.6"}
    state = table(A=red, B=BLUE, phase="leader", deck=["INC-F04"])
    play(state, "A advance KAS.6", "A to KAS.5", "A advance BEL.0", "A to BEL.1")
    assert places(state, "A", "king")[0] == "BEL.1" and places(state, "A", "guerrilla") == ["KAS.5"]
    assert "done" in legal(state) and not legal(state, "A", "advance") and not legal(state, "A", "place")


@pytest.mark.rule("SDN-CARD-5")
@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("INC-F04", ["A advance KAS.0", "A to KAS.1"]),
        ("INC-U12", ["A advance KAS.0", "A to KAS.1"]),
        ("INC-F08", ["A place dictator TAS"]),
        ("INC-U06", ["A withdraw KAS.0"]),
    ],
)
def test_a_leader_order_drawn_by_the_agent_replaces_phase_3(card, moves):
    state, _ = drawn(card)
    play(state, *moves)
    assert view(state)["leader_done"] and "done" in legal(state)
    assert not legal(state, "A", "advance") and not legal(state, "A", "place")


@pytest.mark.rule("SDN-CARD-6")
@pytest.mark.parametrize("card", ["INC-F04", "INC-F08", "INC-F10", "INC-F11"])
def test_what_is_declined_replaces_nothing(card):
    state, _ = drawn(card, blue={"leaders": {"TAS.4": "dictator"}})
    before = view(state)
    events = act(state, "A", "decline")
    assert told(events, "OrderDeclined", "seat", "card") == [(0, card)]
    assert not view(state)["leader_done"] and "done" not in legal(state) and legal(state, "A", "advance")
    assert view(state)["table"] == before["table"] and view(state)["card"] is None
    state, events = drawn("INC-F05")
    assert told(events, "OrderVoid", "card") == ["INC-F05"] and legal(state, "A", "advance")


@pytest.mark.rule("SDN-CARD-7")
def test_other_cards_leave_phase_3_untouched():
    red = {"tankers": {"KAS": 1, "north": 1}}
    blue = {"leaders": {"TAS.4": "dictator"}}
    choices = {
        "INC-F09": "station tanker north",
        "INC-F10": "take loan",
        "INC-F11": "depose TAS",
        "INC-U04": "lose tanker KAS",
        "INC-U10": "lose leader KAS",
    }
    for card in (
        "INC-F01",
        "INC-F02",
        "INC-F03",
        "INC-F09",
        "INC-F10",
        "INC-F11",
        "INC-U01",
        "INC-U02",
        "INC-U03",
        "INC-U04",
        "INC-U05",
        "INC-U10",
        "INC-U11",
    ):
        state, _ = drawn(card, red=red, blue=blue, pipelines=["KAS-AKA"])
        if card in choices:
            act(state, "A", choices[card])
        assert view(state)["card"] is None and not view(state)["leader_done"]
        assert "done" not in legal(state) and legal(state, "A", "advance")


@pytest.mark.rule("SDN-CARD-8")
def test_a_leader_moved_by_a_card_blocks_attacks_and_draws_as_ever():
    state, _ = drawn(
        "INC-F06",
        "INC-U01",
        red={"leaders": {"KAS.7": "dictator"}},
        blue={"leaders": {"KAS.0": "king"}, "agent": "KAS.6"},
    )
    act(state, "A", "advance KAS.7")
    offered = legal(state)
    assert (
        "to KAS.0" in offered
        and "to KAS.6" in offered
        and "to KAS.5" not in offered
        and "to KAS.1" not in offered
    )
    act(state, "A", "to KAS.0")
    assert ruler(state, "KAS") == ("A", "dictator")
    state, _ = drawn(
        "INC-F06", "INC-F05", "INC-U01", red={"leaders": {"KAS.7": "dictator", "BEL.1": "president"}}
    )
    play(state, "A advance KAS.7")
    events = act(state, "A", "to KAS.5")
    assert told(events, "CardDrawn", "card", "by") == [("INC-F05", "leader")]
    events = play(state, "A advance BEL.1", "A to BEL.2")
    assert told(events, "CardDrawn", "card", "by") == [("INC-U01", "leader")]
    assert "done" in legal(state), "the order of the agent's card has replaced phase 3"


@pytest.mark.rule("SDN-CARD-9")
@pytest.mark.parametrize(
    ("card", "kind", "most"),
    [
        ("INC-F04", "king", 4),
        ("INC-F05", "president", 4),
        ("INC-F06", "dictator", 5),
        ("INC-F07", "guerrilla", 6),
    ],
)
def test_free_orders(card, kind, most):
    state, _ = drawn(card, red={"leaders": {"KAS.0": kind}, "cash": 0})
    act(state, "A", "advance KAS.0")
    state_of_money = {target["price"] for move in view(state, "A")["moves"] for target in move["targets"]}
    assert state_of_money == {0}
    steps = {
        target["point"]: target["steps"] for move in view(state, "A")["moves"] for target in move["targets"]
    }
    assert sorted(set(steps.values())) == list(range(1, most + 1))
    assert set(legal(state)) == {f"to {point}" for point in steps}
    far = next(point for point, n in steps.items() if n == most)
    events = act(state, "A", f"to {far}")
    assert cash(state) == 0 and told(events, "LeaderMoved", "steps", "price") == [(most, 0)]


@pytest.mark.rule("SDN-CARD-9")
def test_a_paid_order():
    red = {"leaders": {"KAS.0": "king", "BEL.0": "dictator"}}
    state, _ = drawn("INC-U12", red=red | {"cash": 9})
    assert asked(state) == ("target", "A"), "one leader fits, and he must go"
    steps = {
        t["point"]: (t["steps"], t["price"]) for move in view(state, "A")["moves"] for t in move["targets"]
    }
    assert set(steps.values()) == {(1, 2), (2, 4)}
    act(state, "A", "to KAS.2")
    assert cash(state) == 5
    state, _ = drawn("INC-U12", red=red | {"cash": 3})
    assert set(legal(state)) == {"to KAS.1", "to KAS.7"}
    state, events = drawn("INC-U12", red=red | {"cash": 1})
    assert told(events, "OrderVoid", "card") == ["INC-U12"] and legal(state, "A", "advance") == [
        "advance BEL.0"
    ]


@pytest.mark.rule("SDN-CARD-10")
def test_withdrawn_leaders_return_and_killed_ones_do_not():
    state, events = drawn("INC-U08", red={"leaders": {"KAS.1": "dictator", "BEL.0": "king"}})
    assert told(events, "LeaderWithdrawn", "seat", "leader", "point") == [(0, "dictator", "KAS.1")]
    assert places(state, "A", "dictator") == ["reserve"]
    state, events = drawn("INC-U10", red={"leaders": {"KAS.0": "dictator", "BEL.1": "king"}})
    assert told(events, "LeaderDied", "seat", "leader", "point") == [(0, "dictator", "KAS.0")]
    assert places(state, "A", "dictator") == ["out"] and ruler(state, "KAS") is None
    assert not legal(state, "A", "place dictator")


@pytest.mark.rule("SDN-CARD-11")
@pytest.mark.parametrize(("card", "amount"), [("INC-U01", 2), ("INC-U03", 4)])
def test_payments_end_with_the_cash(card, amount):
    for money in range(6):
        state, events = drawn(card, red={"cash": money, "tankers": {"north": 1}})
        assert cash(state) == max(0, money - amount)
        assert told(events, "MoneyPaid", "amount") == [min(money, amount)]


@pytest.mark.rule("SDN-CARD-12")
def test_the_loan():
    state, _ = drawn("INC-F10", red={"debt": 1}, phase="agent")
    assert legal(state) == ["take loan", "decline"]
    events = act(state, "A", "take loan")
    assert told(events, "LoanTaken", "seat", "amount", "debt") == [(0, 5, 6)]
    assert cash(state) == 14 and seen(state)["debt"] == 7
    for money, debt, left, owed in ((9, 6, 7, 4), (9, 1, 8, 0), (1, 6, 0, 5), (0, 6, 0, 6), (9, 0, 9, 0)):
        red = {"leaders": {"AKA.2": "king"}, "cash": money, "debt": debt}
        state = table(A=red, turn="B", phase="end")
        events = act(state, "B", "done")
        assert (cash(state), seen(state)["debt"]) == (left, owed)
        assert told(events, "DebtRepaid", "amount", "left") == ([(debt - owed, owed)] if debt != owed else [])


@pytest.mark.rule("SDN-CARD-13")
@pytest.mark.parametrize(
    ("card", "amount"), [("INC-F02", 3), ("INC-F03", 5), ("INC-U01", -2), ("INC-U03", -4)]
)
def test_money(card, amount):
    state, _ = drawn(card)
    assert cash(state) == 9 + amount


@pytest.mark.rule("SDN-CARD-13")
def test_a_free_placing():
    state, _ = drawn("INC-F08", red={"lost": ["dictator"], "cash": 0})
    assert asked(state) == ("coup", "A") and not [text for text in legal(state) if "dictator" in text]
    assert "place president KAS" not in legal(state)
    act(state, "A", "place president TAS")
    assert cash(state) == 0 and ruler(state, "TAS") == ("A", "president")
    state = table(
        A={
            "leaders": {"KAS.0": "king", "BEL.0": "king", "TAS.4": "president", "OMA.4": "president"},
            "agent": "DAH.5",
        },
        B={"leaders": {"GHA.6": "king", "DAH.6": "king", "UOR.6": "president", "AKA.2": "president"}},
        deck=["INC-F08"],
    )
    assert told(draws(state), "OrderVoid", "card") == ["INC-F08"]


@pytest.mark.rule("SDN-CARD-13")
def test_a_tanker_from_the_stock():
    state, _ = drawn("INC-F09")
    assert legal(state) == ["station tanker north", "station tanker south"]
    events = act(state, "A", "station tanker south")
    assert told(events, "TankerStationed", "seat", "place") == [(0, "south")]
    assert seen(state)["tankers"] == {"south": 1} and view(state)["tankers_left"] == 15
    state, events = drawn("INC-F09", blue={"tankers": {"north": 16}})
    assert told(events, "OrderVoid", "card") == ["INC-F09"]


@pytest.mark.rule("SDN-CARD-13")
def test_tankers_lost():
    red = {"tankers": {"KAS": 1, "north": 2, "south": 1}}
    state, _ = drawn("INC-U04", red=red)
    assert legal(state) == ["lose tanker KAS", "lose tanker north", "lose tanker south"]
    act(state, "A", "lose tanker KAS")
    assert seen(state)["tankers"] == {"north": 2, "south": 1} and view(state)["tankers_left"] == 13
    state, _ = drawn("INC-U05", red=red)
    assert legal(state) == ["lose tanker north", "lose tanker south"]
    state, events = drawn("INC-U05", red={"tankers": {"KAS": 1}})
    assert told(events, "OrderVoid", "card") == ["INC-U05"] and seen(state)["tankers"] == {"KAS": 1}


@pytest.mark.rule("SDN-CARD-13")
def test_one_own_ruler_dies():
    state, _ = drawn("INC-U10", red={"leaders": {"KAS.0": "king", "BEL.0": "guerrilla", "TAS.1": "king"}})
    assert legal(state) == ["lose leader KAS", "lose leader BEL"]
    act(state, "A", "lose leader BEL")
    assert places(state, "A", "guerrilla") == ["out"] and ruler(state, "BEL") is None
    _, events = drawn("INC-U10", red={"leaders": {"TAS.1": "king"}}, blue={"leaders": {"KAS.0": "king"}})
    assert told(events, "OrderVoid", "card") == ["INC-U10"]


@pytest.mark.rule("SDN-CARD-13")
def test_an_opposing_dictator_or_guerrilla_leader_is_withdrawn():
    blue = {"leaders": {"TAS.4": "dictator", "OMA.4": "guerrilla", "GHA.6": "king", "DAH.7": "king"}}
    state, _ = drawn("INC-F11", red={"leaders": {"KAS.0": "guerrilla"}}, blue=blue)
    assert legal(state) == ["depose OMA", "depose TAS", "decline"]
    events = act(state, "A", "depose TAS")
    assert told(events, "LeaderWithdrawn", "seat", "leader", "point") == [(1, "dictator", "TAS.4")]
    assert places(state, "B", "dictator") == ["reserve"] and ruler(state, "TAS") is None
    _, events = drawn("INC-F11", blue={"leaders": {"GHA.6": "king", "OMA.3": "guerrilla"}})
    assert told(events, "OrderVoid", "card") == ["INC-F11"]


@pytest.mark.rule("SDN-CARD-14")
def test_in_a_chain_cards_lie_below_in_the_order_drawn():
    red = {"leaders": {"KAS.7": "dictator", "BEL.1": "president"}}
    state, _ = drawn("INC-F06", "INC-F05", "INC-U01", red=red)
    assert view(state)["below"] == ["INC-F06"] and view(state)["card"] == "INC-F06"
    play(state, "A advance KAS.7", "A to KAS.5")
    assert view(state)["below"] == ["INC-F06", "INC-F05"]
    play(state, "A advance BEL.1", "A to BEL.2")
    assert view(state)["below"] == ["INC-F06", "INC-F05", "INC-U01"] and view(state)["card"] is None


@pytest.mark.rule("SDN-CARD-15")
def test_a_removed_pipeline_can_be_laid_again():
    red = {"leaders": {"UOR.6": "dictator"}}
    state, events = drawn("INC-U11", red=red, pipelines=["UOR-AKA", "KAS-GHA"])
    assert told(events, "PipelineRemoved", "seat", "pipeline") == [(0, "UOR-AKA")]
    assert view(state)["pipelines"] == ["KAS-GHA"] and view(state)["pipelines_left"] == 11
    assert legal(state, "A", "buy pipeline") == ["buy pipeline UOR-AKA"]
    state, _ = drawn(
        "INC-U11", red={"leaders": {"KAS.0": "king"}}, pipelines=["KAS-AKA", "KAS-GHA", "OMA-DAH"]
    )
    assert legal(state) == ["remove pipeline KAS-AKA", "remove pipeline KAS-GHA"]
    _, events = drawn("INC-U11", red={"leaders": {"KAS.1": "king"}}, pipelines=["KAS-AKA"])
    assert told(events, "OrderVoid", "card") == ["INC-U11"]


@pytest.mark.rule("SDN-CARD-15")
def test_a_deposed_ruler_leaves_tankers_behind():
    state, _ = drawn("INC-F11", blue={"leaders": {"TAS.4": "dictator"}, "tankers": {"TAS": 2}})
    act(state, "A", "depose TAS")
    assert ruler(state, "TAS") is None and seen(state, "B")["tankers"] == {"TAS": 2}


@pytest.mark.rule("SDN-DEC-6")
def test_an_open_card_admits_no_other_decision():
    for card in ("INC-F04", "INC-F08", "INC-F09", "INC-F10", "INC-F11", "INC-U06"):
        state, _ = drawn(
            card,
            red={"tankers": {"KAS": 1}},
            blue={"leaders": {"TAS.4": "dictator"}},
            options={"give_up": "yes"},
        )
        assert view(state)["card"] == card and view(state)["card_by"] == "agent"
        for verb in ("buy", "sell", "move", "done", "give up", "agent"):
            assert not legal(state, "A", verb)
    assert kinds(draws(table(A=RED, deck=["INC-F10"]))) == ["AgentMoved", "CardDrawn"]
    assert targets(table(A=RED), "A", "KAS.0")
