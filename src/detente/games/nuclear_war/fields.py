"""What the fields of Nuclear War may hold, the arguments of its steps and questions."""

from detente.core.fields import (
    ANY,
    EACH_SEAT,
    SEAT,
    SEATS,
    YES_OR_NO,
    Call,
    Field,
    Range,
    exactly,
    up_to,
)
from detente.games.nuclear_war.codes import (
    ANTI_MISSILE,
    ASK_ATTACK_TARGET,
    ASK_INTERCEPT,
    ASK_PLACE,
    ASK_PROPAGANDA_TARGET,
    ASK_ROW,
    ASK_SALVO,
    ASK_SECRET,
    ASK_SECRET_TARGET,
    ASK_STRATEGY,
    CARRIER,
    END_CHAIN_REACTION,
    FACES,
    PROPAGANDA,
    ROW_SLOTS,
    SECRET,
    STEP_AFTERMATH,
    STEP_DRAW,
    STEP_OPENING,
    STEP_PLACE,
    STEP_SETUP,
    STEP_SHOT,
    STEP_TURN,
    WAR_OF_RETALIATION,
)
from detente.games.nuclear_war.data import EDITION

PEOPLE = EDITION.population_total
VALUES = EDITION.population_values
CARDS = len(EDITION.faces)
ROW = 2**ROW_SLOTS - 1
"""The mask of a whole row."""
SHOT = 4
"""Numbers of a shot."""
MOST_MISSED = 999
"""Turns that a seat may have to miss: far more than come together in a game."""
SEATS_AND_BANK = exactly(lambda s: s.seats + 1)
CARRIER_FACES = Range(CARRIER, PROPAGANDA - 1)
WARHEAD_FACES = up_to(CARRIER - 1)

FIELDS = (
    Field("population", up_to(PEOPLE), EACH_SEAT),
    Field("bank", up_to(PEOPLE)),
    Field("living", SEATS),
    Field("dealt", up_to(max(EDITION.population_counts)), exactly(lambda s: len(VALUES) * s.seats)),
    Field("change", Range(-PEOPLE, PEOPLE), SEATS_AND_BANK),
    Field("floor", Range(-PEOPLE, PEOPLE), SEATS_AND_BANK),
    Field("exact", up_to(lambda s: 2 ** (s.seats + 1) - 1)),
    Field("missing", up_to(MOST_MISSED), EACH_SEAT),
    Field("load", up_to(max(EDITION.capacity)), EACH_SEAT),
    Field("struck", up_to(ROW), EACH_SEAT),
    Field("relaid", up_to(ROW), EACH_SEAT),
    Field("spared", up_to(ROW), EACH_SEAT),
    Field("waiting", SEAT, up_to(CARDS)),
    Field("dying", SEAT, up_to(lambda s: s.seats), once=True),
    Field("salvo", up_to(CARDS), up_to(SHOT * CARDS)),
    Field("firing", SEAT),
    Field("interceptors", SEAT, up_to(CARDS)),
    Field("war", up_to(WAR_OF_RETALIATION)),
    Field("turn", SEAT),
    Field("first", SEAT),
    Field("setup_left", SEATS),
    Field("rows_laid", YES_OR_NO),
    Field("showing", YES_OR_NO),
    Field("ending", up_to(END_CHAIN_REACTION)),
)

STEPS = {
    STEP_SETUP: Call(SEAT),
    STEP_OPENING: Call(),
    STEP_TURN: Call(SEAT),
    STEP_DRAW: Call(SEAT),
    STEP_PLACE: Call(SEAT),
    STEP_SHOT: Call(),
    STEP_AFTERMATH: Call(),
}

ASKS = {
    ASK_SECRET: Call(),
    ASK_SECRET_TARGET: Call(Range(SECRET, FACES - 1)),
    ASK_ROW: Call(draft=True),
    ASK_PLACE: Call(ANY, ANY, ANY),
    ASK_PROPAGANDA_TARGET: Call(Range(PROPAGANDA, ANTI_MISSILE - 1)),
    ASK_ATTACK_TARGET: Call(),
    ASK_INTERCEPT: Call(SEAT, CARRIER_FACES, WARHEAD_FACES),
    ASK_SALVO: Call(draft=True),
    ASK_STRATEGY: Call(draft=True),
}
"""ASK_PLACE is asked without arguments: those of the question before stay, and mean nothing."""
