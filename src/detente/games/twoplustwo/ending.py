"""How a game of 2+2 came out: victory points of the superpowers, and the tournament points of all."""

from collections.abc import Sequence
from typing import Any, Final

from detente.core.engine.game import Placement
from detente.core.shown.drawing import Section
from detente.core.shown.ending import Score, Story, score
from detente.core.shown.words import Words
from detente.games.germany import ending as german

CAUSES: Final = german.CAUSES
decided = german.decided
SUPERPOWERS: Final = (None, None)
PICTURES: Final = {"TPT-NUKE-11.1": "mushroom", "TPT-EOD-12.1.1": "rockets", "TPT-EOD-12.2.6": "moon"}
WEIGHTS: Final = {"ButtonPressed": 60, "SideWon": 10, "CardCollected": 3}
DOVE: Final = 6
STEP: Final = 3


def rule(view: dict[str, Any]) -> str:
    """TPT-EOD-12.4.3: which partner has won, where the base game's rules name only the side."""
    return view["ending"] if view["ending"] in PICTURES else "TPT-EOD-12.4.3"


def picture(view: dict[str, Any]) -> str:
    """TPT-NUKE-11.1, TPT-EOD-12.1.1, TPT-EOD-12.2.6: war, the arms race or the space race; else what became of the German states."""
    return PICTURES.get(view["ending"]) or german.picture(view)


def scores(view: dict[str, Any], places: Sequence[Placement], words: Words) -> list[Score]:
    """TPT-RANK-13.1: tournament points of all, victory points of the superpowers, and what the German states suffered and had."""
    victory = [points["total"] for points in view["points"]]
    return [
        score(words("ending-tournament"), [f"{place.points:g}".replace("-", "−") for place in places]),
        score(words("measure-points"), [*victory, None, None]),
        *german.state_scores(view, SUPERPOWERS, words)[:1],
    ]


def weight(event: dict[str, Any]) -> int:
    """What counts in Germany, doves, and long ways on the superpowers' tracks."""
    if event["event"] == "DoveFlipped":
        return 0 if event["restored"] else DOVE
    if event["event"] == "TrackMoved":
        way = abs(int(event["after"]) - int(event["before"]))
        return STEP * way if way > 1 else 0
    return WEIGHTS.get(event["event"], 0) or german.weight(event)


def sections(view: dict[str, Any], story: Story, words: Words) -> list[Section]:
    """The provinces that rose."""
    return german.provinces(view, words)
