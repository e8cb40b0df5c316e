"""What a table shows when its game is over: how it came out, and nothing of what would come."""

import json
from pathlib import Path

import pytest

import detente
from detente.core.records.record import replay
from detente.core.shown.features import features_of
from detente.core.shown.scene import scenery
from detente.core.shown.words import Words, languages
from tests.finished import finished, read

ENDS = [file for id in detente.games() for file in finished(id) if file.stem.endswith("-seats")]


@pytest.mark.parametrize("file", ENDS, ids=[f"{file.parent.name}-{file.stem}" for file in ENDS])
def test_nothing_is_forecast_after_the_end(file: Path) -> None:
    game = detente.game(file.parent.name)
    state = replay(game, read(file)[0]).state
    for seat in (*range(state.seats), None):
        view = state.view(seat)
        assert view["over"] and view.get("forecast") is None
        for language in languages(game.package):
            drawn = scenery(game).draw(view, Words(game, language, options=state.options))
            kinds = {panel["id"]: panel["kind"] for panel in drawn["panels"]}
            assert not [id for id, kind in kinds.items() if kind == "forecast"], kinds
        if seat is not None:
            features_of(game).check(state, seat)
    json.dumps(state.view(None))


def test_marks_foretell_nothing_after_the_end() -> None:
    game = detente.game("wsdv")
    for file in finished("wsdv"):
        state = replay(game, read(file)[0]).state
        marks = scenery(game).draw(state.view(0), Words(game, "en", options=state.options))["marks"]
        assert not [
            mark for mark in marks if any("plate" in on or on.startswith("flight") for on in mark["on"])
        ]
