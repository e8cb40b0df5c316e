"""Records: the log of a game, with what was taken back, as a file that plays again."""

import json

import pytest

import detente
from detente.core.engine.state import IllegalAction
from detente.core.records.record import FORMAT, Base, Match, Record, read_record, record_from, replay

GAME = detente.game("nuclear_war")
DETERRENTS = {"A": {"hand": ["saturn", "warhead_100", "atlas", "am_s", "polaris", "b70", "warhead_10"]}}


def turn_of_a() -> Match:
    facts = {"A": {"hand": DETERRENTS["A"]["hand"][2:], "deterrents": ["saturn", "warhead_100"]}, "turn": "A"}
    return Match(GAME, {"seats": 2}, 3, facts)


def play(match: Match, text: str) -> None:
    match.apply(0, GAME.actions.parse(text))


def test_what_is_taken_back_stays_in_the_log_and_out_of_the_game() -> None:
    match = turn_of_a()
    before = match.state.to_dict()
    play(match, "take back saturn")
    play(match, "take back warhead_100")
    assert match.state.undoable(0) == 2
    match.undo(0, 2)
    assert match.state.to_dict() == before
    assert match.record.entries == [(0, "take back saturn"), (0, "take back warhead_100"), (0, 2)]
    assert match.record.actions() == []


def test_no_more_is_taken_back_than_may_be() -> None:
    match = turn_of_a()
    play(match, "take back saturn")
    kept = match.state.to_dict()
    for count in (0, 2, -1):
        with pytest.raises(IllegalAction, match=f"may take back 1 actions now, not {count}"):
            match.undo(0, count)
    with pytest.raises(IllegalAction, match="seat 1 may take back 0"):
        match.undo(1)
    play(match, "show am_s")  # others learn something: nothing before can be taken back
    with pytest.raises(IllegalAction):
        match.undo(0)
    assert len(match.record.entries) == 2
    assert kept != match.state.to_dict()


def test_all_together_take_back_what_the_rules_would_not_give_back() -> None:
    """What several seats have done, draws and reveals included; the record plays again."""
    match = Match(GAME, {"seats": 2}, 1)
    states = []
    for _ in range(40):
        states.append(match.state.to_dict())
        seat = match.state.to_act[0]
        match.apply(seat, match.state.legal_actions(seat)[0])
    asking = match.record.entries[20][0]
    assert len({seat for seat, _ in match.record.entries[20:]}) == 2
    assert match.state.undoable(asking) < 20
    for count in (0, 41):
        with pytest.raises(IllegalAction, match=f"40 actions may be taken back now, not {count}"):
            match.rewind(asking, count)
    match.rewind(asking, 20)
    assert match.state.to_dict() == states[20]
    assert match.record.entries[-1] == (asking, -20) and len(match.record.actions()) == 20
    match.apply(asking, match.state.legal_actions(asking)[-1])
    again = replay(GAME, read_record(match.record.to_json()))
    assert again.state.to_dict() == match.state.to_dict() and again.record == match.record


def test_a_record_cannot_take_back_more_than_was_played() -> None:
    with pytest.raises(ValueError, match="entry 0 of the record: 0 actions may be taken back now, not 2"):
        replay(GAME, record_from(Match(GAME, None, 1).record.to_dict() | {"entries": [[0, -2]]}))


def test_a_refused_action_is_not_written_down() -> None:
    match = turn_of_a()
    with pytest.raises(IllegalAction):
        play(match, "decline")
    assert match.record.entries == []


def test_a_record_plays_again_from_its_file() -> None:
    match = turn_of_a()
    play(match, "take back saturn")
    match.undo(0)
    play(match, "place shown saturn")
    again = replay(GAME, read_record(match.record.to_json()))
    assert again.state.to_dict() == match.state.to_dict()
    assert again.record == match.record


def test_an_empty_record_is_a_file_too() -> None:
    match = Match(GAME, None, 1)
    assert read_record(match.record.to_json()) == match.record


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"format": "chess"}, "this is no record"),
        ({"seed": "7"}, "'seed' must be a whole number"),
        ({"seed": True}, "'seed' must be a whole number"),
        ({"entries": {}}, "'entries' must be a list"),
        ({"entries": [[0]]}, "entry 0 of the record must be"),
        ({"entries": [[0, "done"], [0, None]]}, "entry 1 of the record must be"),
        ({"entries": [[True, "done"]]}, "entry 0 of the record must be"),
        ({"facts": []}, "'facts' must be an object"),
        ({"options": None}, "'options' must be an object, not None"),
        ({"entries": [[64, "done"]]}, "entry 0 of the record names seat 64"),
        ({"entries": [[-1, "done"]]}, "entry 0 of the record names seat -1"),
        ({"entries": [[0, 0]]}, "entry 0 of the record must take back 1 action or more"),
        ({"entries": [[0, "x" * 100_000]]}, "entry 0 of the record is no action: 'xxx"),
    ],
)
def test_a_broken_record_says_what_is_wrong(change: dict[str, object], complaint: str) -> None:
    data = Match(GAME, None, 1).record.to_dict() | change
    with pytest.raises(ValueError, match=complaint):
        record_from(data)


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(ValueError, match="the record is not JSON"):
        read_record("{")
    with pytest.raises(ValueError, match="the record is nested too deep"):
        read_record("[" * 100_000)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "chess"}, "a record of chess"),
        ({"version": 99}, "rules version 99"),
        ({"options": {"seats": 9}}, "option 'seats' takes"),
        ({"entries": [[0, "castle"]]}, "entry 0 of the record: no action is written 'castle'"),
        ({"entries": [[3, "decline"]]}, "entry 0 of the record: seat 3 owes no decision"),
        ({"entries": [[0, 1]]}, "entry 0 of the record: seat 0 may take back 0"),
    ],
)
def test_a_record_that_does_not_fit_says_where(change: dict[str, object], complaint: str) -> None:
    data = Match(GAME, None, 1).record.to_dict() | change
    with pytest.raises(ValueError, match=complaint):
        replay(GAME, record_from(json.loads(json.dumps(data))))


def test_files_name_their_format() -> None:
    assert Match(GAME).record.to_dict()["format"] == FORMAT


def test_a_record_is_played_from_the_state_from_which_it_went_on() -> None:
    match = Match(GAME, {"seats": 2}, 1)
    for number in range(40):
        if number == 15:
            base = Base(number, match.state.to_dict())
        seat = match.state.to_act[0]
        match.apply(seat, match.state.legal_actions(seat)[0])
    match.rewind(0, 3)
    entries = match.record.entries
    entries[:15] = [(0, "what no rules allow any more")] * 15
    record = Record.of(match.state, 1, entries, None, base)
    assert record.to_dict()["base"]["entries"] == record.first == 15
    again = replay(GAME, read_record(record.to_json()))
    assert again.state.to_dict() == match.state.to_dict()
    assert again.record.entries == entries
    there = 40 - 15 - 3
    with pytest.raises(IllegalAction, match=f"{there} actions may be taken back now"):
        again.rewind(0, there + 1)
    again.rewind(0, there)
    assert again.state.to_dict() == base.state


@pytest.mark.parametrize(
    ("base", "why"),
    [
        ([], "'base' must be an object"),
        ({"entries": 1, "state": {}}, "'base.entries' must be a number from 0 to 0, not 1"),
        ({"entries": True, "state": {}}, "'base.entries' must be"),
        ({"entries": 0}, "'base.state' must be an object"),
    ],
)
def test_a_base_that_makes_no_sense_is_refused(base: object, why: str) -> None:
    data = Match(GAME, {"seats": 2}, 1).record.to_dict() | {"base": base}
    with pytest.raises(ValueError, match=why):
        record_from(data)
