"""What the table foresees of the comparisons at the end of decade, before and after they have placed their unrest."""

from typing import Any

import detente
from detente.core.shown.drawing import Panel, Scene
from detente.core.shown.scene import scene
from detente.core.shown.words import Words
from detente.games.germany.board import BOARD
from detente.games.germany.scene.chart import chart

GAME = detente.game("wsdv")
CROWDED: dict[str, Any] = {
    "standards": {"bayern": 1},
    "unrest": dict.fromkeys(BOARD.province_ids, 0) | {"sachsen": 3, "thueringen": 4, "hessen": 8},
    "factories": {"nuernberg": "sound"},
    "police": ["card_05"],
    "spent": [],
}
"""Bayern may press Sachsen, which would then have a mass protest, or Thüringen, which has one."""


def forecast(seen: Scene) -> Panel:
    return next(panel for panel in seen["panels"] if panel["id"] == "end of decade")


def protests(seen: Scene) -> list[str]:
    """The mass protests in the headline and in the last phase."""
    told = forecast(seen)
    return [
        text.replace("\u00a0", " ") for text in (told["facts"][0]["value"], told["sections"][-1]["value"])
    ]


def sachsen(seen: Scene) -> list[str]:
    return [mark["text"] for mark in seen["marks"] if "sachsen plate" in mark["on"]]


def test_before_the_comparisons_their_unrest_is_foreseen() -> None:
    seen = scene(GAME.position(CROWDED, {}, 1), None, "en")
    assert sachsen(seen) == ["+0–1"]
    assert protests(seen) == ["West 2, East 1–2 of 4", "West 2, East 1–2"]


def test_after_the_comparisons_their_unrest_is_not_counted_again() -> None:
    state = GAME.position(CROWDED | {"phase": "police_removal"}, {}, 1)
    seen = scene(state, None, "en")
    assert not sachsen(seen)
    assert protests(seen) == ["West 2, East 1 of 4", "West 2, East 1"]
    region = next(one for one in chart(state.view(None), Words(GAME, "en")) if one["on"] == "sachsen")
    assert not [fact for fact in region["facts"] if "nrest" in fact["value"]]
    assert not region["threats"]


def test_nobody_is_told_to_win_by_unrest_that_has_been_placed() -> None:
    """In 2+2, East has 3 mass protests. Schleswig-Holstein's pressure would make it 4, but it has pressed already."""
    game = detente.game("twoplustwo")
    unrest = {"mecklenburg_vorpommern": 3, "brandenburg": 4, "thueringen": 4, "sachsen": 4}
    facts: dict[str, Any] = CROWDED | {
        "unrest": dict.fromkeys(BOARD.province_ids, 0) | unrest,
        "standards": {"schleswig_holstein": 1},
        "factories": {"flensburg": "sound"},
    }
    values = [
        [fact["value"] for fact in forecast(scene(game.position(facts | more, {}, 1), None, "en"))["facts"]]
        for more in ({}, {"phase": "police_removal"})
    ]
    assert values[0][0] == "West (the East collapses)"
    assert values[1][0] == "still open"


def test_the_comparisons_say_what_they_count() -> None:
    """Living standard and mass protests looked alike: "West 1, East 2" in both rows."""
    told = forecast(scene(GAME.position(CROWDED, {}, 1), None, "en"))["sections"]
    assert told[5]["value"].replace("\u00a0", " ") == "LS: West 1, East 0"
