"""Deterrents."""

import pytest

from tests.rules.nuclear_war.helpers import (
    UNARMED,
    act,
    asked,
    attack,
    discards,
    facts_of,
    hand,
    legal,
    own,
    play,
    row,
    seen,
    table,
    told,
    turn_up,
)

CARDS = ["saturn", "warhead_100", "atlas", "propaganda_25", "am_s", "warhead_20", "b70"]


def his_turn(**about):
    """A is about to place."""
    return table(A={"hand": CARDS, "row": ["polaris", "polaris"]} | about)


@pytest.mark.rule("NW-DET-1")
def test_one_or_two_hand_cards_may_be_shown_but_no_third():
    state = his_turn()
    assert {text for text in legal(state, "A") if text.startswith("show")} == {
        f"show {card}" for card in [*CARDS, "warhead_10"]
    }
    events = act(state, "A", "show saturn")
    assert facts_of(events, "DeterrentShown", "seat", "card") == [(0, "saturn")]
    assert "show warhead_100" in legal(state, "A")
    act(state, "A", "show warhead_100")
    assert state.view(None)["table"][0]["deterrents"] == ["saturn", "warhead_100"]
    assert [text for text in legal(state, "A") if text.startswith("show")] == []
    with pytest.raises(ValueError, match="NW-DET-1"):
        act(state, "A", "show atlas")


@pytest.mark.rule("NW-DET-1")
def test_shown_cards_may_be_taken_back_in_his_turn():
    state = his_turn(deterrents=["polaris", "am_a"], hand=CARDS[:5])
    events = act(state, "A", "take back polaris")
    assert facts_of(events, "DeterrentTakenBack", "seat", "card") == [(0, "polaris")]
    assert seen(state, "A")["deterrents"] == ["am_a"]
    assert "polaris" in own(state, "A")["hand"]
    act(state, "A", "take back am_a")
    assert seen(state, "A")["deterrents"] == []
    assert seen(state, "A")["hand"] == 8


@pytest.mark.rule("NW-DET-1")
def test_only_in_his_own_turn_and_before_placing():
    state = his_turn()
    assert legal(state, "B") == []
    act(state, "A", "place atlas")
    assert legal(state, "A") == []
    assert any(text.startswith("show") for text in legal(state, "B"))


@pytest.mark.rule("NW-DET-2")
def test_a_shown_card_can_be_placed_in_the_row():
    state = his_turn(deterrents=["polaris", "am_a"], hand=CARDS[:5])
    events = act(state, "A", "place shown am_a")
    assert row(state, "A") == ["polaris", "am_a"]
    assert seen(state, "A")["deterrents"] == ["polaris"]
    assert facts_of(events, "CardPlaced", "card") == ["am_a"]
    assert facts_of(events, "DeterrentLaid", "seat", "card") == [(0, "am_a")]


@pytest.mark.rule("NW-DET-2", "NW-INFO-2")
def test_shown_cards_count_as_hand_cards():
    state = his_turn()
    before = seen(state, "A")["hand"]
    act(state, "A", "show saturn")
    assert seen(state, "A")["hand"] == before == 8
    assert sorted(hand(state, "A")) == sorted([*CARDS, "warhead_10"])


@pytest.mark.rule("NW-DET-2")
def test_shown_cards_fight_in_the_final_retaliation():
    state = table(
        A={"hand": UNARMED, "row": ["warhead_10"], "launch_slot": "polaris"},
        B={
            "hand": ["propaganda_5"] * 5,
            "row": ["am_a", "am_p"],
            "deterrents": ["saturn", "warhead_100"],
            "population": 2,
        },
    )
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    assert legal(state, "B") == ["fire saturn", "done"]
    play(state, "B fire saturn", "B load warhead_100 at A", "B done")
    assert asked(state) == ("intercept", "A")
    assert {"saturn", "warhead_100"} <= set(discards(state))
    assert seen(state, "B")["deterrents"] == []


@pytest.mark.rule("NW-DET-3")
def test_showing_changes_nothing_else():
    plain = table(
        A={"hand": UNARMED, "row": ["polaris", "am_p"]}, B={"hand": CARDS[:5], "row": ["atlas", "b70"]}
    )
    shown = table(
        A={"hand": UNARMED, "row": ["polaris", "am_p"]},
        B={"hand": CARDS[2:5], "row": ["atlas", "b70"], "deterrents": ["saturn", "warhead_100"]},
    )
    for state in (plain, shown):
        act(state, "A", "place polaris")
        act(state, "B", "place atlas")
    for seat in (None, 0, 2, 3):
        one, other = plain.view(seat), shown.view(seat)
        assert other["table"][1].pop("deterrents") == ["saturn", "warhead_100"]
        assert one["table"][1].pop("deterrents") == []
        assert one.pop("known") == other.pop("known")
        assert one == other
    assert plain.legal_actions(2) == shown.legal_actions(2)


@pytest.mark.rule("NW-DET-3", "NW-AIM-3")
def test_who_shows_weapons_may_be_attacked_like_anybody():
    state = table(
        A={"hand": UNARMED, "row": ["warhead_10"], "launch_slot": "polaris"},
        B={"hand": ["propaganda_5"] * 5, "deterrents": ["saturn", "warhead_100"]},
    )
    turn_up(state, "A")
    assert legal(state, "A") == ["target B", "target C", "target D"]
    act(state, "A", "target B")
    assert legal(state, "B") == ["decline"]
    assert told(act(state, "B", "decline", dice=40), "PeopleLost")


@pytest.mark.rule("NW-DET-4")
def test_first_he_takes_back_then_he_shows():
    state = his_turn(deterrents=["polaris", "am_a"], hand=CARDS[:5])
    assert not any(text.startswith("show") for text in legal(state, "A")), "no slot is free"
    assert {"take back polaris", "take back am_a"} <= set(legal(state, "A"))
    act(state, "A", "take back polaris")
    assert {"take back am_a", "show polaris", "show saturn"} <= set(legal(state, "A"))
    act(state, "A", "show saturn")
    assert not any(text.startswith("take back") for text in legal(state, "A"))
    with pytest.raises(ValueError, match="NW-DET-4"):
        act(state, "A", "take back am_a")


@pytest.mark.rule("NW-DET-4")
def test_as_many_as_he_likes_and_as_there_are_free_slots():
    state = his_turn(deterrents=["polaris", "am_a"], hand=CARDS[:5])
    play(state, "A take back polaris", "A take back am_a", "A show saturn", "A show warhead_100")
    assert not any(text.startswith(("show", "take back")) for text in legal(state, "A"))
    assert seen(state, "A")["deterrents"] == ["saturn", "warhead_100"]


@pytest.mark.rule("NW-DET-4")
def test_in_his_next_turn_he_may_take_back_again():
    state = table(2, A={"hand": CARDS, "row": ["polaris", "polaris"]}, B={"row": ["atlas", "atlas"]})
    play(state, "A show saturn", "A place atlas")
    turn_up(state, "B")
    assert "take back saturn" in legal(state, "A")
