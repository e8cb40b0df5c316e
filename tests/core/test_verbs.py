"""Verbs: a kind of action declared once gives texts, numbers and their meaning."""

import pytest

from detente.core.engine.actions import ActionSpace

ISLES = ["heron", "tern", "swan"]
ACTIONS = ActionSpace()
BID = ACTIONS.verb("bid {pearls}", pearls=range(3))
DRAW_TOP = ACTIONS.verb("draw top")
LAND = ACTIONS.verb("land {isle} {ships}", isle=ISLES, ships=range(1, 5))
LOAD = ACTIONS.verb("load {cargo} at {isle} on {day}", cargo=["salt", "wine"], isle=ISLES, day=range(2, 4))


def test_actions_are_numbered_in_the_order_of_their_verbs():
    texts = [text for verb in (BID, DRAW_TOP, LAND, LOAD) for text in verb.texts()]
    assert [ACTIONS.text(action) for action in range(ACTIONS.size)] == texts
    assert texts[:5] == ["bid 0", "bid 1", "bid 2", "draw top", "land heron 1"]
    assert texts[-1] == "load wine at swan on 3"


def test_rules_speak_of_isles_and_ships_and_the_verb_of_numbers():
    action = LAND.of(2, 3)
    assert ACTIONS.text(action) == "land swan 3"
    assert (LAND.one(action), LAND.two(action)) == (2, 3)
    assert ACTIONS.text(DRAW_TOP.of()) == "draw top"
    assert [ACTIONS.text(action) for action in BID.each([0, 2])] == ["bid 0", "bid 2"]


def test_rules_may_have_numbers_of_their_own():
    actions = ActionSpace()
    sell = actions.verb(
        "sell {place} {count}", place={3: "heron", 9: "north", -2: "south"}, count=range(0, 9, 4)
    )
    assert [actions.text(sell.of(place, 4)) for place in (3, 9, -2)] == [
        "sell heron 4",
        "sell north 4",
        "sell south 4",
    ]
    assert [(sell.one(action), sell.two(action)) for action in range(actions.size)] == [
        (place, count) for place in (3, 9, -2) for count in (0, 4, 8)
    ]
    assert sell.of(5, 0) < 0


@pytest.mark.parametrize("cargo", range(2))
@pytest.mark.parametrize("isle", range(3))
@pytest.mark.parametrize("day", (2, 3))
def test_three_slots_are_read_back(cargo, isle, day):
    action = LOAD.of(cargo, isle, day)
    assert ACTIONS.text(action) == f"load {('salt', 'wine')[cargo]} at {ISLES[isle]} on {day}"
    assert (LOAD.one(action), LOAD.two(action), LOAD.three(action)) == (cargo, isle, day)
    assert ACTIONS.parse(ACTIONS.text(action)) == action


def test_a_verb_holds_its_own_actions_and_no_others():
    for verb in (BID, DRAW_TOP, LAND, LOAD):
        assert [action in verb for action in range(-1, ACTIONS.size + 1)] == [
            ACTIONS.text(action) in verb.texts() if 0 <= action < ACTIONS.size else False
            for action in range(-1, ACTIONS.size + 1)
        ]


def test_what_an_action_says():
    assert ACTIONS.said("land swan 3") == (LAND, {"isle": "swan", "ships": 3})
    assert ACTIONS.said("draw top") == (DRAW_TOP, {})
    assert [verb.word for verb in ACTIONS.verbs] == ["bid", "draw-top", "land", "load-at-on"]


@pytest.mark.parametrize(
    ("notation", "slots", "complaint"),
    [
        ("sail {isle}", {}, r"has the slots \['isle'\], not \[\]"),
        ("sail", {"isle": ISLES}, r"has the slots \[\], not \['isle'\]"),
        ("a {b} {c} {d} {e}", dict.fromkeys("bcde", ISLES), "3 are possible at most"),
        ("sail {isle}", {"isle": []}, "nothing can be written for 'isle'"),
    ],
)
def test_a_wrong_declaration_is_refused(notation, slots, complaint):
    with pytest.raises(ValueError, match=complaint):
        ActionSpace().verb(notation, **slots)


def test_two_verbs_cannot_write_the_same():
    actions = ActionSpace()
    actions.verb("draw {pile}", pile=["top", "bottom"])
    with pytest.raises(ValueError, match="two actions are written 'draw top'"):
        actions.verb("draw top")


def test_a_game_may_begin_its_actions_with_those_of_a_library():
    further = ACTIONS.extended()
    song = further.verb("sing")
    assert further.size == ACTIONS.size + 1 and song.first == ACTIONS.size
    assert further.said("land swan 3") == ACTIONS.said("land swan 3")
    assert further.verbs == [*ACTIONS.verbs, song] and song not in ACTIONS.verbs
