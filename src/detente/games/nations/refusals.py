"""Which rule forbids an action, in words only: what is legal is decided elsewhere."""

from typing import cast

from detente.core.state import State
from detente.games.nations.codes import (
    ADVANCE,
    ASK_COUP,
    ASK_FIRST,
    ASK_ORDER,
    ASK_STATION,
    ASK_TARGET,
    BUY,
    COUNTRIES,
    DECLINE,
    DONE,
    GIVE_UP,
    LAY,
    NOBODY,
    NORTH,
    OVER,
    PLACE,
    POINTS,
    RULING_PIPELINES_FOR_ALL,
    SAIL,
    SELL,
    STATION,
    TO,
    WITHDRAW,
)
from detente.games.nations.data import BOARD
from detente.games.nations.rules.cards import named
from detente.games.nations.rules.leaders import cheapest
from detente.games.nations.rules.reach import can_step, reach
from detente.games.nations.rules.trade import PLACES, SOURCES, TARGETS, canal_open, touches
from detente.games.nations.state import CAPITAL, IS_CAPITAL, OWNER, TYPE_OF, Table


def forbids(state: State, seat: int, action: int) -> str | None:
    """The rule that forbids an illegal action; None where it just answers no question."""
    s = cast(Table, state)
    if s.over or seat not in s.to_act:
        return None
    if action == GIVE_UP:
        return "SDN-END-2"
    if s.card != NOBODY:
        return during_card(s, seat, action)
    if s.asked == ASK_FIRST:
        return "SDN-FIRST-1" if PLACE <= action < ADVANCE else "SDN-FIRST-4" if action < STATION else None
    if s.asked == ASK_STATION:
        return "SDN-FIRST-3" if STATION <= action < WITHDRAW else None
    if s.asked == ASK_TARGET:
        return why_no_target(s, action - TO) if TO <= action < BUY else None
    return during_turn(s, seat, action)


def during_card(s: Table, seat: int, action: int) -> str | None:
    """While a card is open only its order is carried out."""
    if s.asked == ASK_TARGET and TO <= action < BUY:
        return why_no_target(s, action - TO)
    if action == DECLINE:
        return "SDN-CARD-1"
    if s.asked == ASK_ORDER and ADVANCE <= action < TO:
        leader = s.standing[action - ADVANCE]
        if leader == NOBODY or OWNER[leader] != seat or not named(leader, s.card):
            return "SDN-CARD-2"
        return "SDN-LEADER-6" if not can_step(s, leader) else "SDN-CARD-9"
    if s.asked == ASK_COUP and PLACE <= action < ADVANCE:
        return "SDN-LEADER-2"
    return "SDN-DEC-6"


def why_no_target(s: Table, point: int) -> str:
    """Why the chosen leader does not come to the point."""
    leader = s.standing[s.ask_a]
    other = s.standing[point]
    if other != NOBODY and OWNER[other] == OWNER[leader]:
        return "SDN-LEADER-5" if other == leader else "SDN-LEADER-6"
    if other != NOBODY and not IS_CAPITAL[point]:
        return "SDN-ATTACK-4"
    if other != NOBODY and TYPE_OF[other] == TYPE_OF[leader]:
        return "SDN-ATTACK-2"
    if reach(s, leader, POINTS)[point]:
        return "SDN-CARD-9" if s.card != NOBODY else "SDN-TURN-4"
    return "SDN-ATTACK-3" if other != NOBODY else "SDN-LEADER-6"


def during_turn(s: Table, seat: int, action: int) -> str | None:
    """The question of a turn."""
    if action < PLACE:
        return "SDN-TURN-1" if s.agent_moved else "SDN-AGENT-1"
    price = cheapest(s, seat) if s.leader_phase != OVER else 0
    must_sell = bool(s.agent_moved) and price > s.cash[seat]
    if action < TO:
        if not s.agent_moved:
            return "SDN-TURN-1"
        if s.leader_phase == OVER:
            return "SDN-LEADER-1"
        return "SDN-OUT-2" if must_sell else why_no_leader(s, seat, action)
    if BUY <= action < LAY and s.tanker_used:
        return "SDN-SHIP-1"
    if must_sell and (BUY <= action < STATION or action == DONE):
        return "SDN-SHIP-3" if SELL <= action < LAY else "SDN-OUT-2"
    if BUY <= action < SAIL:
        place = PLACES[action - BUY]
        if s.stock == 0 or (place < NORTH and not s.rules(seat, place)):
            return "SDN-SHIP-2"
        return "SDN-TURN-4" if s.cash[seat] < BOARD.tanker_price else "SDN-TURN-6"
    if SAIL <= action < SELL:
        source, target = SOURCES[action - SAIL], TARGETS[action - SAIL]
        through = source >= NORTH and target >= NORTH and s.tankers_at(seat, source)
        return "SDN-CANAL-1" if through and not canal_open(s, seat) else "SDN-SHIP-4"
    if SELL <= action < LAY:
        return "SDN-SHIP-3"
    if LAY <= action < STATION:
        return why_no_pipeline(s, seat, action - LAY)
    if action == DONE:
        return "SDN-LEADER-1" if s.agent_moved else "SDN-TURN-3"
    return None


def why_no_leader(s: Table, seat: int, action: int) -> str:
    """Why a leader is not placed or advanced in phase 3."""
    if action < ADVANCE:
        kind, country = divmod(action - PLACE, COUNTRIES)
        free = s.standing[CAPITAL[country]] == NOBODY
        return "SDN-TURN-4" if free and s.reserve_of(seat, kind) != NOBODY else "SDN-LEADER-2"
    leader = s.standing[action - ADVANCE]
    if leader == NOBODY or OWNER[leader] != seat:
        return "SDN-LEADER-3"
    return "SDN-TURN-4" if can_step(s, leader) else "SDN-LEADER-6"


def why_no_pipeline(s: Table, seat: int, route: int) -> str:
    """Why a pipeline is not bought."""
    if s.pipeline_used or s.pipes[route]:
        return "SDN-PIPE-1"
    if not s.rulings[RULING_PIPELINES_FOR_ALL] and not touches(s, seat, route):
        return "SDN-PIPE-2"
    return "SDN-TURN-4" if s.cash[seat] < BOARD.pipeline_price else "SDN-TURN-6"
