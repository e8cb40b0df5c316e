"""The page on editions shows what can be entered, and names all that can be."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from detente.core.engine.options import content
from detente.core.records.faults import Faults
from detente.games.germany.icons import BOUND_TO, ICONS, TRACKS
from detente.games.twoplustwo.cards import SPECIAL_CARD_FIELDS, TPT_CARD_FIELDS
from detente.games.twoplustwo.data import OWN_EDITION, house_facts
from detente.games.twoplustwo.decks import SMALL_CARD_FIELDS
from detente.games.twoplustwo.edition import FILE_FIELDS
from detente.games.twoplustwo.icons import FIELDS, MORE_FIELDS, NEW_ICONS, NEW_TRACKS
from detente.games.twoplustwo.tracks import SPACE_FIELDS

PAGE = (Path(__file__).parents[2] / "docs" / "editions.md").read_text("utf-8")
EXAMPLES = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.S)]


def with_example(example: dict[str, Any]) -> dict[str, Any]:
    """Our own edition with the entries of an example."""
    facts: dict[str, Any] = json.loads(json.dumps(house_facts()))
    for name, entries in example.items():
        if name == "tracks":
            facts["tracks"] |= entries
        else:
            for entry in entries:
                facts[name][entry["number"] - 1] = entry
    return facts


@pytest.mark.parametrize("example", EXAMPLES, ids=", ".join)
def test_each_example_can_be_entered(example: dict[str, Any]) -> None:
    assert content(OWN_EDITION, with_example(example)).name == "house-1"


def test_the_messages_shown_are_those_that_are_given() -> None:
    facts = with_example({})
    facts["cards"][2]["event"][0]["direction"] = "left"
    facts["cards"][12]["value_icons_right"]["west"] = [{"icon": "conflict", "colour": "red"}]
    facts["tracks"]["arms_race"]["spaces"][0]["auto_event_advantage"] = 3
    with pytest.raises(Faults) as wrong:
        content(OWN_EDITION, facts)
    assert str(wrong.value) in PAGE


@pytest.mark.parametrize("names", [
    FILE_FIELDS, TPT_CARD_FIELDS, SPECIAL_CARD_FIELDS, SMALL_CARD_FIELDS, SPACE_FIELDS, FIELDS,
    *MORE_FIELDS.values(), ICONS, NEW_ICONS, TRACKS, NEW_TRACKS, BOUND_TO,
])  # fmt: skip
def test_every_word_of_the_format_is_named(names: Any) -> None:
    assert [name for name in names if not re.search(rf"[`\"]{name}[`\"]", PAGE)] == []
