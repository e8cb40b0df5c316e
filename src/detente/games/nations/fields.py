"""What the fields of Das Spiel der Nationen may hold."""

from detente.core.fields import EACH_SEAT, SEAT, SEATS, YES_OR_NO, Field, Range, exactly, seats, up_to
from detente.games.nations.codes import (
    BY_LEADER,
    END_TOGETHER,
    LEADERS,
    NOBODY,
    OUT,
    OVER,
    POINTS,
    RESCUED,
    ROUTES,
    RULING_ROUNDS,
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
