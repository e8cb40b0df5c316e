"""How actions are written. Each kind is declared once; countries, points, routes and leader types appear as ids."""

from typing import Final

from detente.core.engine.actions import ActionSpace
from detente.games.nations.codes import NORTH, SOUTH
from detente.games.nations.data import BOARD, TYPE_IDS

PLACES: Final[list[int]] = [*BOARD.ports, NORTH, SOUTH]
"""Places for tankers, in the order of the actions: ports, then seas."""
VOYAGES: Final[list[tuple[int, int]]] = sorted(
    [(port, sea) for port in BOARD.ports for sea in BOARD.seas_of[port]]
    + [(sea, port) for port in BOARD.ports for sea in BOARD.seas_of[port]]
    + [(NORTH, SOUTH), (SOUTH, NORTH)]
)
"""SDN-SHIP-4, SDN-SHIP-5: (source, target) of each move that a tanker can make, in the order of the actions."""

PLACE_IDS: Final = {place: BOARD.tanker_place_ids[place] for place in PLACES}
VOYAGE_IDS: Final = [
    f"{BOARD.tanker_place_ids[source]} to {BOARD.tanker_place_ids[target]}" for source, target in VOYAGES
]

ACTIONS: Final = ActionSpace()

AGENT: Final = ACTIONS.verb("agent {point}", point=BOARD.point_ids)
PLACE: Final = ACTIONS.verb("place {leader} {country}", leader=TYPE_IDS, country=BOARD.countries)
ADVANCE: Final = ACTIONS.verb("advance {point}", point=BOARD.point_ids)
TO: Final = ACTIONS.verb("to {point}", point=BOARD.point_ids)
BUY: Final = ACTIONS.verb("buy tanker {place}", place=PLACE_IDS)
SAIL: Final = ACTIONS.verb("move tanker {voyage}", voyage=VOYAGE_IDS)
SELL: Final = ACTIONS.verb("sell tanker {place}", place=PLACE_IDS)
LAY: Final = ACTIONS.verb("buy pipeline {route}", route=BOARD.routes)
STATION: Final = ACTIONS.verb("station tanker {place}", place=PLACE_IDS)
WITHDRAW: Final = ACTIONS.verb("withdraw {point}", point=BOARD.point_ids)
DEPOSE: Final = ACTIONS.verb("depose {country}", country=BOARD.countries)
LOSE_LEADER: Final = ACTIONS.verb("lose leader {country}", country=BOARD.countries)
LOSE_TANKER: Final = ACTIONS.verb("lose tanker {place}", place=PLACE_IDS)
REMOVE: Final = ACTIONS.verb("remove pipeline {route}", route=BOARD.routes)
TAKE_LOAN: Final = ACTIONS.verb("take loan")
DECLINE: Final = ACTIONS.verb("decline")
DONE: Final = ACTIONS.verb("done")
GIVE_UP: Final = ACTIONS.verb("give up")
