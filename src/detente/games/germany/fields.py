"""What the fields of Germany and of the two-player game may hold, and the arguments of their steps and questions."""

from detente.core.fields import SEAT, SEAT_OR_NONE, YES_OR_NO, Call, Field, Range, exactly, up_to
from detente.games.germany.codes import (
    ASK_AFTER,
    ASK_ASSIGN,
    ASK_BONUS,
    ASK_BOX,
    ASK_BUILD,
    ASK_DELIVER,
    ASK_DISMANTLE,
    ASK_END_PROTEST,
    ASK_GIVE,
    ASK_HAMBURG,
    ASK_ICON,
    ASK_IGNORE,
    ASK_KEEP,
    ASK_LIFT,
    ASK_LOSE_SOCIALIST,
    ASK_LOWER,
    ASK_LS,
    ASK_MOVE,
    ASK_MOVE_TO,
    ASK_PLACE,
    ASK_PRESS,
    ASK_PRICE,
    ASK_RAISE,
    ASK_REMOVE,
    ASK_RETURN,
    ASK_RUN_DOWN,
    ASK_SEEN,
    ASK_SOCIALIST,
    ASK_SOURCE,
    ASK_STOP,
    ASK_SUPPLIER,
    ASK_TURN,
    CITIES,
    END_EAST_SURVIVES,
    EXTERNALS,
    FACES,
    FIRST_EAST,
    IN_POLSKA,
    LINES,
    MOST_ICONS,
    NIEDERSACHSEN,
    NO_PHASE,
    NOBODY,
    NORMAL_CARDS,
    PHASE_COLLAPSE,
    PROVINCES,
    SECTORS,
    SOUND,
    SPECIAL_1,
    SPOTS,
    STEP_ARROW,
    STEP_BERLIN,
    STEP_CURRENCY,
    STEP_DISMANTLES,
    STEP_EVENT,
    STEP_EXPORT,
    STEP_GUILLAUME_OVER,
    STEP_LAY_AWAY,
    STEP_NEW_DECADE,
    STEP_PHASE,
    STEP_POLICE_RENEWED,
    STEP_PRESSING,
    STEP_RUN_DOWNS,
    STEP_SOCIALISTS,
    STEP_SOCIALISTS_LOST,
    TRACK_END,
    USE_EVENT,
)
from detente.games.germany.data import BOARD

MOST_UNREST = 400
MOST_STANDARDS = 90
"""More than ever come to one province; West Berlin's are those of its sectors."""
MOST_DUE = 1000
"""Build points, factories or socialists that are to be lost one after the other."""
PIECES = exactly(PROVINCES)
EVERY_PROVINCE = up_to(2**PROVINCES - 1)
SOME_PROVINCES = Range(1, 2**PROVINCES - 1)
SOME_SPOTS = Range(1, 2**SPOTS - 1)
PACKED = up_to(2**16 - 1)
"""Two numbers in one, which the audit looks at."""


def german_fields(tracks: Field, phases: int, endings: int, faces: int) -> tuple[Field, ...]:
    """The fields of Germany. tracks: the field of that name; phases, endings, faces: the last of their codes."""
    return (
        Field("factory", up_to(SOUND), exactly(CITIES)),
        Field("lines", YES_OR_NO, exactly(LINES)),
        Field("unrest", up_to(MOST_UNREST), PIECES),
        Field("standards", up_to(SECTORS * MOST_STANDARDS), PIECES),
        Field("sectors", up_to(MOST_STANDARDS), exactly(SECTORS)),
        Field("supplied", up_to(MOST_UNREST), exactly(SECTORS)),
        Field("delivered", up_to(2**SECTORS - 1)),
        tracks,
        Field("wall", YES_OR_NO),
        Field("box", up_to(BOARD.socialists_total)),
        Field("socialists", up_to(BOARD.socialists_total), PIECES),
        Field("police", up_to(faces), up_to(faces), once=True),
        Field("spent", up_to(faces), up_to(faces), once=True),
        Field("disbanded", YES_OR_NO),
        Field("hamburg", up_to(NIEDERSACHSEN)),
        Field("serves", Range(NOBODY, PROVINCES - 1), exactly(EXTERNALS)),
        Field("decade", Range(1, BOARD.decades)),
        Field("phase", Range(NO_PHASE, phases)),
        Field("active", SEAT_OR_NONE),
        Field("placed", up_to(MOST_UNREST), PIECES),
        Field("noted", up_to(MOST_UNREST), PIECES),
        Field("ending", up_to(endings)),
    )


GERMAN_ASKS = {
    ASK_BUILD: Call(SEAT, up_to(2 * IN_POLSKA + 1), up_to(MOST_ICONS)),
    ASK_DISMANTLE: Call(SEAT, up_to(2 * PROVINCES + 1), PACKED),
    ASK_PLACE: Call(SEAT, SOME_PROVINCES, PACKED),
    ASK_REMOVE: Call(SEAT, SOME_PROVINCES, PACKED),
    ASK_MOVE: Call(SEAT),
    ASK_MOVE_TO: Call(SEAT, Range(FIRST_EAST, PROVINCES - 1)),
    ASK_LS: Call(SEAT, SOME_PROVINCES, up_to(2 * MOST_ICONS + 1)),
    ASK_LOWER: Call(SEAT, SOME_SPOTS, PACKED),
    ASK_END_PROTEST: Call(SEAT, SOME_PROVINCES),
    ASK_SUPPLIER: Call(SEAT),
    ASK_LIFT: Call(SEAT),
    ASK_RUN_DOWN: Call(SEAT, c=PACKED),
    ASK_STOP: Call(SEAT, Range(1, IN_POLSKA)),
    ASK_SOCIALIST: Call(SEAT),
    ASK_LOSE_SOCIALIST: Call(SEAT),
    ASK_HAMBURG: Call(SEAT, up_to(PHASE_COLLAPSE), up_to(MOST_ICONS - 1)),
    ASK_ASSIGN: Call(SEAT, up_to(EXTERNALS - 1)),
    ASK_RAISE: Call(SEAT, up_to(2 * MOST_ICONS - 1), EVERY_PROVINCE),
    ASK_DELIVER: Call(SEAT, up_to(MOST_ICONS**2 - 1), EVERY_PROVINCE),
    ASK_PRESS: Call(SEAT, up_to(PROVINCES - 1)),
    ASK_BOX: Call(SEAT),
    ASK_ICON: Call(SEAT, Range(1, 2**MOST_ICONS - 1), PACKED),
    ASK_IGNORE: Call(SEAT, Range(1, 2**MOST_ICONS - 1), PACKED),
    ASK_SOURCE: Call(SEAT),
    ASK_SEEN: Call(SEAT, YES_OR_NO),
    ASK_GIVE: Call(SEAT, up_to(NORMAL_CARDS - 1), YES_OR_NO),
    ASK_BONUS: Call(SEAT, up_to(len(BOARD.bonus) - 1)),
    ASK_AFTER: Call(SEAT),
    ASK_PRICE: Call(SEAT),
    ASK_RETURN: Call(SEAT, SOME_PROVINCES, Range(1, NORMAL_CARDS)),
    ASK_TURN: Call(SEAT),
    ASK_KEEP: Call(draft=True),
}

GERMAN_STEPS = {
    STEP_PHASE: Call(Range(1, PHASE_COLLAPSE)),
    STEP_DISMANTLES: Call(up_to(3), Range(1, MOST_DUE), up_to(MOST_ICONS)),
    STEP_RUN_DOWNS: Call(up_to(3), Range(1, MOST_DUE)),
    STEP_BERLIN: Call(),
    STEP_SOCIALISTS: Call(),
    STEP_EXPORT: Call(),
    STEP_CURRENCY: Call(),
    STEP_ARROW: Call(up_to(2), YES_OR_NO),
    STEP_GUILLAUME_OVER: Call(),
    STEP_PRESSING: Call(up_to(PROVINCES)),
    STEP_SOCIALISTS_LOST: Call(up_to(MOST_DUE)),
    STEP_POLICE_RENEWED: Call(),
} | {
    code: GERMAN_ASKS[code]
    for code in (
        ASK_AFTER,
        ASK_ASSIGN,
        ASK_BUILD,
        ASK_DISMANTLE,
        ASK_HAMBURG,
        ASK_ICON,
        ASK_LOWER,
        ASK_RAISE,
        ASK_REMOVE,
        ASK_RETURN,
    )
}
"""Of the questions those that lie below another one."""

CARD_OR_NONE = Range(NOBODY, FACES - 1)
FIELDS = (
    *german_fields(
        Field("tracks", Range(-TRACK_END, TRACK_END), exactly(3)),
        PHASE_COLLAPSE,
        END_EAST_SURVIVES,
        FACES - 1,
    ),
    Field("half", Range(1, 2)),
    Field("turn", SEAT),
    Field("row", up_to(FACES - 1), up_to(FACES), once=True),
    Field("special", CARD_OR_NONE),
    Field("in_play", CARD_OR_NONE),
    Field("use", up_to(USE_EVENT)),
    Field("kept", YES_OR_NO),
    Field("discarded", up_to(NORMAL_CARDS), exactly(2)),
)
ASKS = GERMAN_ASKS
STEPS = GERMAN_STEPS | {STEP_LAY_AWAY: Call(), STEP_NEW_DECADE: Call(), STEP_EVENT: Call(SEAT)}

assert SPECIAL_1 == NORMAL_CARDS
