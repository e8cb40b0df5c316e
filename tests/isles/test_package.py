"""What the package of Isles gives besides its rules: board, scene and brain."""

import pytest

import detente
from detente.bots.heuristic import HeuristicBot
from detente.bots.random import RandomBot
from detente.core.shown.scene import scene

GAME = detente.game("isles")


def offers(state, seat):
    """The offers of a seat by action."""
    return {offer["action"]: offer for offer in scene(state, seat, "en")["offers"]}


def piece(state, seat, id):
    """One piece of the seat's scene, or None."""
    return next((found for found in scene(state, seat, "en")["pieces"] if found["id"] == id), None)


def play(state, seat, *texts):
    for text in texts:
        state.apply(seat, GAME.actions.parse(text))


def test_a_fleet_is_dragged_and_its_landing_previewed():
    state = GAME.position(
        {"turns": "A", "hands": {"A": [], "B": []}, "deck": [], "isles": {"heron": "A3", "tern": "B1"}}
    )
    drag = offers(state, 0)["sail heron"]
    assert drag["on"] == ["heron", "heron ships"]
    dropped = {offer["action"]: offer for offer in drag["then"]}["land tern 2"]
    assert dropped["on"] == ["tern", "tern ships"]
    play(state, 0, "sail heron")
    for landing in (dropped, offers(state, 0)["land tern 2"]):
        marks = {mark["on"][0]: mark["text"] for mark in landing["preview"]}
        assert marks == {"heron": "A: 1", "tern": "A: 1"}


def test_what_a_seat_has_seen_of_the_deck_lies_face_up_for_it_alone():
    state = GAME.position(
        {"turns": "AB", "deck": ["oysters", "channel", "current"], "hands": {"A": [], "B": []}}
    )
    play(state, 0, "look")
    assert piece(state, 0, "deck seen 1")["face"] == "Oysters"
    assert piece(state, 0, "deck charts")["count"] == 2
    assert piece(state, 1, "deck seen 1") is None
    assert piece(state, 1, "deck charts")["count"] == 3


def test_a_stowed_chart_is_a_piece_of_its_own_that_its_owner_can_read():
    state = GAME.position({"turns": "AB", "stowed": {"A": ["oysters", "oysters"]}})
    assert piece(state, 0, "A stowed 2")["face"] == "Oysters"
    assert piece(state, 1, "A stowed 2")["face"] is None


@pytest.mark.parametrize("language", ["en", "de"])
def test_own_orders_are_marked_until_they_open(language):
    state = GAME.start()
    play(state, 0, "bid 2", "muster heron")
    marks = [mark["on"] for mark in scene(state, 0, language)["marks"] if mark["kind"] == "preview"]
    assert marks == [["player A"], ["heron"]]
    assert not [mark for mark in scene(state, 1, language)["marks"] if mark["kind"] == "preview"]


def test_the_brain_beats_chance():
    won = 0.0
    for seed in range(10):
        state = GAME.start({"seats": 2}, seed)
        bots = [HeuristicBot(seed), RandomBot(seed)]
        while not state.over:
            seat = state.to_act[0]
            state.apply(seat, bots[seat].choose(state.view(seat), state.legal_actions(seat), None, None))
        won += state.returns[0]
    assert won >= 9
