"""How a game of Das Spiel der Nationen came out: oil, money, and who dropped out when."""

from collections.abc import Sequence
from typing import Any, Final

from detente.core.engine.game import Placement
from detente.core.shown.drawing import Row, Section
from detente.core.shown.ending import Score, Story, score
from detente.core.shown.words import Words
from detente.games.nations.scene import log_line

WEIGHTS: Final = {
    "PlayerOut": 40,
    "LeaderBeaten": 8,
    "CountryTaken": 3,
    "CountryLost": 2,
    "LeaderDied": 6,
    "LeaderGone": 1,
}
OMITTED: Final = ("tankers_left", "pipelines_left")


def picture(view: dict[str, Any]) -> str:
    """SDN-END-1 to SDN-END-5: oil for the winner, or a desert without anybody."""
    return "desert" if view["ending"] == "SDN-END-4" else "derricks"


def scores(view: dict[str, Any], places: Sequence[Placement], words: Words) -> list[Score]:
    """Derricks and cash of those who are left; the others have nothing."""
    return [
        score(words(f"measure-{name}"), [about[name] if about["living"] else None for about in view["table"]])
        for name in ("derricks", "cash")
    ]


def weight(event: dict[str, Any]) -> int:
    """Great powers that drop out, leaders that fall, countries and tankers that change hands."""
    if event["event"] == "TankersCaptured":
        return 2 * int(event["count"])
    return WEIGHTS.get(event["event"], 0)


def sections(view: dict[str, Any], story: Story, words: Words) -> list[Section]:
    """Who dropped out in which round, and why."""
    rows: list[Row] = []
    number = 0
    for chapter in story:
        for event in chapter.events:
            number = event["round"] if event["event"] == "RoundBegan" else number
            if event["event"] == "PlayerOut":
                line = log_line(event, words)
                rows.append(Row(cells=[words.seat(event["seat"]), str(number), line["text"] if line else ""]))
    if not rows:
        return []
    columns = [words(f"dropped-{name}") for name in ("who", "round", "why")]
    return [Section(title=words("dropped-title"), value="", text="", columns=columns, rows=rows)]
