"""What a seat may know about Germany: facts of views, which each game builds for itself."""

from typing import Final

from detente.core.shown.groups import Group, View
from detente.games.germany.state import Germany
from detente.games.germany.view.board import board_facts
from detente.games.germany.view.forecast import forecast_facts
from detente.games.germany.view.kinds import SIDES, Roles

SHARED: Final[View[Germany]] = View(
    *board_facts(),
    Group("forecast", "what the end of decade would bring", forecast_facts(Roles(SIDES.labels))),
)
"""An example of each fact whose code `detente facts` writes once for all games."""
