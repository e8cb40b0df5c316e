"""How a game of Nuclear War came out: who was left, in which order the others died, and by whose hand."""

from collections.abc import Sequence
from typing import Any, Final

from detente.core.engine.game import Placement
from detente.core.shown.drawing import Row, Section
from detente.core.shown.ending import Score, Story, score
from detente.core.shown.words import Words
from detente.games.nuclear_war.scene import log_line
from detente.games.nuclear_war.state import SEAT_NAMES

DEATHS: Final = ("PlayerDied", "PlayerLured")
CAUSES: Final = ("AttackDeclared", "ShotAnnounced", "PropagandaMade", "SecretPlayed")
"""Events that may cost people their lives."""
WEIGHTS: Final = {"WarBegan": 12, "PlayerDied": 60, "PlayerLured": 60, "Intercepted": 8, "DiceRolled": 4}


def picture(view: dict[str, Any]) -> str:
    """NW-END-1, NW-END-2, NW-END-4: a survivor, or nobody."""
    return "survivor" if view["ending"] == "NW-END-1" else "mushroom"


def scores(view: dict[str, Any], places: Sequence[Placement], words: Words) -> list[Score]:
    """The people that are left, and the change since the deal."""
    people = [about["population"] if about["living"] else 0 for about in view["table"]]
    changed = [f"{about['change']:+d}".replace("-", "−") for about in view["table"]]
    return [score(words("measure-people"), people), score(words("label-change"), changed)]


def weight(event: dict[str, Any]) -> int:
    """Deaths first, then the people that something cost."""
    if event["event"] == "PeopleLost":
        return int(event["people"])
    return WEIGHTS.get(event["event"], 0)


def sections(view: dict[str, Any], story: Story, words: Words) -> list[Section]:
    """Who died in which order, and of what."""
    rows: list[Row] = []
    blow: dict[str, Any] | None = None
    turn = 0
    for chapter in story:
        for event in chapter.events:
            turn += event["event"] == "TurnBegan"
            if event["event"] in CAUSES:
                blow = event
            elif event["event"] in DEATHS:
                rows.append(death(len(rows) + 1, event["seat"], turn, blow, words))
    if not rows:
        return []
    columns = [words(f"deaths-{name}") for name in ("who", "turn", "by")]
    return [Section(title=words("deaths-title"), value="", text="", columns=columns, rows=rows)]


def death(number: int, seat: int, turn: int, blow: dict[str, Any] | None, words: Words) -> Row:
    """A death: who, in which turn of the game, and the blow before it."""
    line = log_line(blow, words) if blow is not None else None
    cells = [f"{number}. {words.seat(seat)}", str(turn or "–"), line["text"] if line is not None else ""]
    return Row(cells=cells, on=[f"player {SEAT_NAMES[seat]}"])
