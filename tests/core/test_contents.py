"""Options that take a content of the table's own: it is checked, kept whole in files, and shown by name and hash."""

import json
from typing import Any

import pytest

import detente
from detente.core.authors.checks import PROPERTIES
from detente.core.authors.walk import hold
from detente.core.engine.options import Content, checked, content, read_content
from detente.core.records.faults import Faults
from detente.core.records.record import Match, read_record, replay
from tests.contents import GAME, OPTION, charts

ISLES = detente.game(GAME)
OWN = next(option.own for option in ISLES.options if option.name == OPTION)


def shown(facts: dict[str, Any]) -> Any:
    """What people are shown of a table with this content."""
    return ISLES.start({OPTION: facts}).view(None)["options"][OPTION]


def faults(facts: Any) -> list[str]:
    """What is wrong with a content."""
    with pytest.raises(Faults) as wrong:
        checked(ISLES.options, {OPTION: facts})
    return [str(fault) for fault in wrong.value.faults]


def test_a_view_names_a_content_and_does_not_hold_it() -> None:
    state = ISLES.start({OPTION: charts()})
    about = shown(charts())
    assert set(about) == {"name", "hash"} and about["name"] == "Rich beds"
    for observer in (0, None):
        assert state.view(observer)["options"][OPTION] == about
    assert ISLES.start().view(0)["options"][OPTION] == "house"


def test_the_hash_is_of_what_a_content_says_not_of_how_it_is_written() -> None:
    turned = dict(reversed(charts().items()))
    assert json.dumps(turned) != json.dumps(charts())
    assert shown(turned) == shown(charts())
    assert shown(charts(pearls=8))["hash"] != shown(charts())["hash"]
    assert checked(ISLES.options, {OPTION: turned}) == checked(ISLES.options, {OPTION: charts()})


def test_one_content_is_one_object_whoever_brings_it() -> None:
    one, other = (ISLES.start({OPTION: charts()}, seed) for seed in (1, 2))
    assert one.options[OPTION].form is other.options[OPTION].form is one.clone().options[OPTION].form


def test_a_content_does_not_change_with_what_it_was_made_of() -> None:
    facts = charts()
    made = checked(ISLES.options, {OPTION: facts})[OPTION]
    facts["charts"][2]["pearls"] = 1
    made.facts()["charts"][2]["pearls"] = 2
    assert made.facts() == charts()


def test_the_rules_play_with_it() -> None:
    state = ISLES.position({"turns": "A", "hands": {"A": ["oysters"], "B": []}}, {OPTION: charts()})
    state.apply(0, ISLES.actions.parse("draw top"))
    assert "follow oysters" in [ISLES.actions.text(action) for action in state.legal_actions(0)]
    assert sum(pile["count"] for pile in state.view(0)["charts"].values()) == 20


def test_checked_options_can_be_checked_again() -> None:
    once = checked(ISLES.options, {OPTION: charts()})
    assert checked(ISLES.options, once) == once
    assert ISLES.start(once).options == once


def test_a_save_holds_the_content_and_its_hash() -> None:
    state = ISLES.start({OPTION: charts()}, 4)
    saved = json.loads(json.dumps(state.to_dict()))
    assert saved["options"][OPTION] == charts()
    assert saved["contents"] == {OPTION: shown(charts())["hash"]}
    assert ISLES.from_dict(saved).to_dict() == state.to_dict()
    assert "contents" not in ISLES.start().to_dict()


def test_a_save_whose_content_was_changed_is_refused() -> None:
    saved = ISLES.start({OPTION: charts()}).to_dict()
    saved["options"][OPTION]["charts"][0]["pearls"] = 5
    with pytest.raises(ValueError, match="'contents' names the hashes"):
        ISLES.from_dict(saved)


def test_a_record_is_whole_in_itself_and_plays_again() -> None:
    match = Match(ISLES, {OPTION: charts()}, 7)
    match.apply(0, match.state.legal_actions(0)[0])
    match.undo(0)
    text = match.record.to_json()
    read_content.cache_clear()
    again = replay(ISLES, read_record(text))
    assert again.state.to_dict() == match.state.to_dict()
    assert again.record.to_json() == text
    with pytest.raises(ValueError, match="'contents' names the hashes"):
        replay(ISLES, read_record(text.replace('"pearls": 9', '"pearls": 8')))
    with pytest.raises(ValueError, match="'contents' must be an object"):
        read_record(json.dumps(json.loads(text) | {"contents": 1}))


@pytest.mark.parametrize("check", PROPERTIES)
def test_properties_hold_with_it(check: str) -> None:
    hold(ISLES, [PROPERTIES[check]], {OPTION: charts(), "seats": 3}, 2, samples=4)


def test_all_that_is_wrong_is_told_at_once() -> None:
    facts = charts()
    facts["charts"][0]["count"] = 21
    facts["charts"][2]["id"] = "pirates"
    assert faults(facts) == [
        "option 'charts': charts[0] 'current': 'count' must be a whole number from 0 to 20, not 21",
        "option 'charts': charts[2] 'pirates': 'id' must be oysters, not 'pirates'",
    ]


WRONG: list[tuple[Any, str]] = [
    (charts() | {"format": "tarot"}, "'format' must be 'isles-charts', not 'tarot'"),
    (charts() | {"name": "a" * 61}, "its name must be a text of 1 to 60 letters"),
    (charts() | {"name": "a\u0007b"}, "name: holds U+0007, a character that cannot be shown"),
    (charts() | {"name": "\ud800"}, "name: holds U+D800, a character that cannot be shown"),
    (charts() | {"name": "a\nb"}, "its name must be a text of 1 to 60 letters"),
    (charts() | {"name": " "}, "its name must be a text of 1 to 60 letters"),
    (charts() | {"name": None}, "'name' must be a text, not None"),
    (charts() | {"charts": {}}, "'charts' must be a list, not {}"),
    (charts() | {"charts": []}, "there must be 3 kinds, not 0"),
    (charts() | {"charts": [kind | {"count": 1} for kind in charts()["charts"]]}, "there must be 6 at least"),
    (charts() | {"charts": 70_000 * [7]}, "there must be 3 kinds, not 70000"),
    (charts() | {"charts": {str(n): n for n in range(70_000)}}, "'charts' must be a list, not {'0': 0"),
    (charts() | {"note": float("nan")}, "note: must be a finite number"),
    (charts() | {"note": {"x": [1, 2**60]}}, "note x[1]: must be a number from -9007199254740992 to 9007"),
    (charts() | {"note": 10**5000}, "note: must be a number from -9007199254740992 to 9007199254740992"),
    (charts() | {"no\u0000te": 1}, "the file: the name of a field holds U+0000"),
    (charts() | {"note": object()}, "this is no JSON object"),
    ({}, "'format' must be 'isles-charts', not None"),
]


@pytest.mark.parametrize(("facts", "why"), WRONG, ids=[why[:40] + str(k) for k, (_, why) in enumerate(WRONG)])
def test_what_is_wrong_is_named(facts: Any, why: str) -> None:
    told = faults(facts)
    assert any(why in fault for fault in told)
    assert all(len(fault) < 400 for fault in told)


@pytest.mark.parametrize("value", ["tarot", 7, None, ["isles-charts"], True])
def test_what_is_neither_a_value_nor_an_object_is_refused(value: Any) -> None:
    with pytest.raises(ValueError, match="takes house or an object of the format 'isles-charts'; not"):
        ISLES.start({OPTION: value})


def test_an_option_without_contents_takes_none() -> None:
    with pytest.raises(ValueError, match="option 'tides' takes 6, 4, 8; not"):
        ISLES.start({"tides": charts()})
    assert OWN is not None
    made = content(OWN, charts())
    with pytest.raises(ValueError, match="option 'tides' takes"):
        ISLES.start({"tides": made})


@pytest.mark.parametrize("id", detente.games())
def test_each_option_that_takes_a_content_brings_a_sample_of_it(id: str) -> None:
    for option in detente.game(id).options:
        if option.own is not None:
            assert isinstance(content(option.own, option.own.sample()), Content)
