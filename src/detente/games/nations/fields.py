"""What the fields of Das Spiel der Nationen may hold, and the arguments of its steps and questions."""

from detente.core.fields import EACH_SEAT, SEAT, SEATS, YES_OR_NO, Call, Field, Range, exactly, seats, up_to
from detente.games.nations.codes import (
    ASK_COUP,
    ASK_DEATH,
    ASK_DELIVERY,
    ASK_DEPOSE,
    ASK_FIRST,
    ASK_LOAN,
    ASK_LOSS,
    ASK_ORDER,
    ASK_REMOVE,
    ASK_STATION,
    ASK_TARGET,
    ASK_TURN,
    ASK_WITHDRAW,
    BY_LEADER,
    COUNTRIES,
    END_TOGETHER,
    LEADERS,
    NOBODY,
    OUT,
    OVER,
    POINTS,
    RESCUED,
    ROUTES,
    RULING_ROUNDS,
    STEP_CHECK,
    STEP_DRAW,
    STEP_LEADER_PHASE,
    STEP_TURN,
    TANKER_PLACES,
)
from detente.games.nations.data import BOARD

MOST_MONEY = 60_000
"""Millions: far more than all rounds of a game bring."""
MONEY = up_to(MOST_MONEY)
POINT = up_to(POINTS - 1)

FIELDS = (
    Field("spot", up_to(OUT), exactly(lambda s: LEADERS * s.seats)),
    Field("standing", Range(NOBODY, lambda s: LEADERS * s.seats - 1), exactly(POINTS)),
    Field("agents", Range(NOBODY, POINTS - 1), EACH_SEAT),
    Field("tankers", up_to(BOARD.tankers), exactly(lambda s: TANKER_PLACES * s.seats)),
    Field("stock", up_to(BOARD.tankers)),
    Field("pipes", YES_OR_NO, exactly(ROUTES)),
    Field("cash", MONEY, EACH_SEAT),
    Field("debt", MONEY, EACH_SEAT),
    Field("living", SEATS),
    Field("opened", SEATS),
    Field("fallen", up_to(seats), EACH_SEAT),
    Field("drops", up_to(seats)),
    Field("first", SEAT),
    Field("turn", SEAT),
    Field("turn_over", YES_OR_NO),
    Field("round", Range(1, lambda s: s.rulings[RULING_ROUNDS])),
    Field("had", SEATS),
    Field("agent_moved", YES_OR_NO),
    Field("leader_phase", up_to(OVER)),
    Field("tanker_used", YES_OR_NO),
    Field("pipeline_used", YES_OR_NO),
    Field("income", up_to(1000)),
    Field("chance", up_to(RESCUED)),
    Field("card", Range(NOBODY, max(BOARD.faces))),
    Field("card_by", up_to(BY_LEADER)),
    Field("ending", up_to(END_TOGETHER)),
)

STEPS = {
    STEP_CHECK: Call(),
    STEP_LEADER_PHASE: Call(YES_OR_NO),
    STEP_DRAW: Call(SEAT, up_to(BY_LEADER)),
    STEP_TURN: Call(SEAT),
}

OPEN_CARD = (
    ASK_ORDER,
    ASK_COUP,
    ASK_DELIVERY,
    ASK_WITHDRAW,
    ASK_DEPOSE,
    ASK_DEATH,
    ASK_LOSS,
    ASK_REMOVE,
    ASK_LOAN,
)
"""Questions of an open card."""
ASKS = {
    ASK_FIRST: Call(),
    ASK_STATION: Call(up_to(COUNTRIES - 1)),
    ASK_TURN: Call(),
    ASK_TARGET: Call(POINT, Range(1, MOST_MONEY), up_to(max(BOARD.price))),
    **{question: Call() for question in OPEN_CARD},
}
