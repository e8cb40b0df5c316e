"""What the fields of 2+2 may hold, and the arguments of its steps and questions; Germany's are those of the base game."""

from detente.core.fields import SEAT, SEAT_OR_NONE, YES_OR_NO, Call, Field, Range, exactly, up_to
from detente.games.germany.codes import ASK_ICON, MOST_ICONS, NOBODY
from detente.games.germany.fields import GERMAN_ASKS, GERMAN_STEPS, PACKED, german_fields
from detente.games.twoplustwo.codes import (
    ARMS_RACE,
    ASK_CONVERT,
    ASK_EXTRA,
    ASK_FIRST,
    ASK_FREE,
    ASK_KEEP,
    ASK_MISSED,
    ASK_SPACE,
    ASK_SPARE,
    ASK_TURN,
    CARDS_OF_ALL,
    CONFLICT_DECK,
    DECK_CARDS,
    DOVES,
    END_SPACE_RACE,
    LEVEL_LAUREL,
    LONGEST_TRACK,
    NO_SEAT,
    PHASE_DOMINANCE,
    SEATS,
    SOVIET_UNION,
    STEP_AUTO,
    STEP_AUTO_OVER,
    STEP_DISPLAY,
    STEP_DRAW,
    STEP_DRAWN,
    STEP_EVENT,
    STEP_INCOME,
    STEP_LAY_AWAY,
    STEP_MARKER,
    STEP_NEW_DECADE,
    STEP_NEW_PHASE,
    STEP_REFILL,
    STEP_VALUE,
    TPT_FACES,
    USE_CREDIT,
)

MOST_MONEY = 9999
POWER = up_to(SOVIET_UNION)
SEAT_OR_NO_SEAT = up_to(NO_SEAT)
"""NO_SEAT executes automatic events."""
FACE_OR_NONE = Range(NOBODY, TPT_FACES - 1)
ICONS = Range(1, 2**MOST_ICONS - 1)
ARROWS = up_to(MOST_ICONS)

FIELDS = (
    *german_fields(
        Field("tracks", Range(-LONGEST_TRACK, LONGEST_TRACK), exactly(ARMS_RACE + 1)),
        PHASE_DOMINANCE,
        END_SPACE_RACE,
        TPT_FACES - 1,
    ),
    Field("sub", Range(1, 3)),
    Field("order", SEAT, exactly(SEATS), once=True),
    Field("next_at", up_to(SEATS - 1)),
    Field("last", SEAT_OR_NONE),
    Field("row", up_to(TPT_FACES - 1), up_to(TPT_FACES), once=True),
    Field("special", FACE_OR_NONE),
    Field("in_play", FACE_OR_NONE),
    Field("use", up_to(USE_CREDIT)),
    Field("kept", YES_OR_NO),
    Field("collects", YES_OR_NO),
    Field("money", Range(-MOST_MONEY, MOST_MONEY), exactly(2)),
    Field("doves", up_to(DOVES)),
    Field("cost_up", YES_OR_NO),
    Field("value_down", YES_OR_NO),
    Field("advantage", Range(-LEVEL_LAUREL, LEVEL_LAUREL)),
    Field("shown", Range(NOBODY, CARDS_OF_ALL - 1), exactly(2)),
    Field("early", YES_OR_NO, exactly(2)),
    Field("discarded", up_to(CARDS_OF_ALL), exactly(SEATS)),
)

ASKS = GERMAN_ASKS | {
    ASK_TURN: Call(SEAT),
    ASK_KEEP: Call(draft=True),
    ASK_EXTRA: Call(SEAT),
    ASK_CONVERT: Call(SEAT, YES_OR_NO),
    ASK_FREE: Call(SEAT),
    ASK_MISSED: Call(POWER),
    ASK_FIRST: Call(SEAT, ARROWS, ARROWS),
    ASK_SPACE: Call(POWER),
    ASK_SPARE: Call(POWER, ICONS, PACKED),
}
STEPS = GERMAN_STEPS | {
    ASK_ICON: Call(SEAT_OR_NO_SEAT, ICONS, PACKED),
    ASK_EXTRA: Call(SEAT),
    ASK_SPACE: Call(POWER),
    STEP_EVENT: Call(SEAT),
    STEP_VALUE: Call(SEAT),
    STEP_LAY_AWAY: Call(),
    STEP_AUTO: Call(),
    STEP_AUTO_OVER: Call(),
    STEP_DRAW: Call(up_to(CONFLICT_DECK), POWER),
    STEP_DRAWN: Call(up_to(CONFLICT_DECK), up_to(DECK_CARDS - 1)),
    STEP_MARKER: Call(up_to(2 * ARMS_RACE + 1), SEAT_OR_NO_SEAT, YES_OR_NO),
    STEP_REFILL: Call(),
    STEP_DISPLAY: Call(),
    STEP_NEW_DECADE: Call(),
    STEP_NEW_PHASE: Call(Range(PHASE_DOMINANCE - 2, PHASE_DOMINANCE)),
    STEP_INCOME: Call(),
}
