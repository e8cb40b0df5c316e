"""How actions are written: countries, points, routes and types of leaders by their ids in `data.json`."""

from typing import Final

from detente.core.actions import ActionSpace
from detente.games.nations.codes import ACTIONS
from detente.games.nations.data import BOARD, TYPE_IDS
from detente.games.nations.rules.trade import PLACES, VOYAGES


def texts() -> list[str]:
    """The texts of all actions, in the order of `codes`."""
    points = BOARD.point_ids
    places = [BOARD.tanker_place_ids[place] for place in PLACES]
    written = [f"agent {point}" for point in points]
    written += [f"place {kind} {country}" for kind in TYPE_IDS for country in BOARD.countries]
    written += [f"advance {point}" for point in points]
    written += [f"to {point}" for point in points]
    written += [f"buy tanker {place}" for place in places]
    written += [
        f"move tanker {BOARD.tanker_place_ids[source]} to {BOARD.tanker_place_ids[target]}"
        for source, target in VOYAGES
    ]
    written += [f"sell tanker {place}" for place in places]
    written += [f"buy pipeline {route}" for route in BOARD.routes]
    written += [f"station tanker {place}" for place in places]
    written += [f"withdraw {point}" for point in points]
    written += [f"depose {country}" for country in BOARD.countries]
    written += [f"lose leader {country}" for country in BOARD.countries]
    written += [f"lose tanker {place}" for place in places]
    written += [f"remove pipeline {route}" for route in BOARD.routes]
    written += ["take loan", "decline", "done", "give up"]
    return written


SPACE: Final = ActionSpace(texts())
assert SPACE.size == ACTIONS
