"""What the fields of Germany may hold, and the arguments of its steps and questions."""

from detente.core.fields import (
    SEAT,
    SEAT_OR_NONE,
    YES_OR_NO,
    Call,
    Derived,
    Field,
    Range,
    exactly,
    up_to,
)
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.icons import NO_ICONS, Icons

MOST_UNREST = 400
MOST_STANDARDS = 90
"""More than ever come to one province; West Berlin's are those of its sectors."""
MOST_DUE = 1000
"""Build points, factories or socialists that are to be lost one after the other."""
PIECES = exactly(codes.PROVINCES)
EVERY_PROVINCE = up_to(2**codes.PROVINCES - 1)
SOME_PROVINCES = Range(1, 2**codes.PROVINCES - 1)
SOME_SPOTS = Range(1, 2**codes.SPOTS - 1)
PACKED = up_to(2**16 - 1)
"""Two numbers in one, which the audit looks at."""


def german_fields(tracks: Field, phases: int, endings: int, faces: int) -> tuple[Field, ...]:
    """The fields of Germany. tracks: the field of that name; phases, endings, faces: the last of their codes."""
    return (
        Field("factory", up_to(codes.SOUND), exactly(codes.CITIES), "what stands on each city"),
        Field("lines", YES_OR_NO, exactly(codes.LINES), "whether each line is built"),
        Field("unrest", up_to(MOST_UNREST), PIECES, "by province"),
        Field(
            "standards",
            up_to(codes.SECTORS * MOST_STANDARDS),
            PIECES,
            "living standard pieces by province, West Berlin's the sum of its sectors",
        ),
        Field("sectors", up_to(MOST_STANDARDS), exactly(codes.SECTORS), "living standard pieces by sector"),
        Field(
            "supplied",
            up_to(MOST_UNREST),
            exactly(codes.SECTORS),
            "supplier mass protests by sector's supplier",
        ),
        Field(
            "delivered",
            up_to(2**codes.SECTORS - 1),
            about="mask of the sectors that have ever had a delivery",
        ),
        tracks,
        Field("wall", YES_OR_NO, about="whether it stands"),
        Field("box", up_to(BOARD.socialists_total), about="socialists in East's holding box"),
        Field("socialists", up_to(BOARD.socialists_total), PIECES, "by province"),
        Field("police", up_to(faces), up_to(faces), "East's police cards, by face", once=True),
        Field("spent", up_to(faces), up_to(faces), "police cards used in this decade, by face", once=True),
        Field("disbanded", YES_OR_NO, about="whether the Stasi is no more"),
        Field(
            "hamburg",
            up_to(codes.NIEDERSACHSEN),
            about="the province it belongs to",
            start=codes.NIEDERSACHSEN,
        ),
        Field(
            "serves",
            Range(codes.NOBODY, codes.PROVINCES - 1),
            exactly(codes.EXTERNALS),
            "the province that each external factory serves, or NOBODY",
        ),
        Field("decade", Range(1, BOARD.decades), about="1 to 4", start=1),
        Field("phase", Range(codes.NO_PHASE, phases), about="of the end of decade, or NO_PHASE"),
        Field("active", SEAT_OR_NONE, about="the seat whose turn it is, or NOBODY", start=codes.NOBODY),
        Field("placed", up_to(MOST_UNREST), PIECES, "pieces of the event under way, by province"),
        Field("noted", up_to(MOST_UNREST), PIECES, "mass protests by province when phase 7 began"),
        Field("ending", up_to(endings), about="how the game ended, or END_NONE"),
    )


def card_fields(faces: int, uses: int) -> tuple[Field, ...]:
    """The fields of the cards in play. faces, uses: the last of their codes."""
    one = Range(codes.NOBODY, faces)
    return (
        Field("row", up_to(faces), up_to(faces + 1), "the cards played in this decade, by face", once=True),
        Field("special", one, about="the special card on display, by face, or NOBODY", start=codes.NOBODY),
        Field("in_play", one, about="the card that is being used, by face, or NOBODY", start=codes.NOBODY),
        Field("use", up_to(uses), about="for what the card in play is used", start=codes.USE_EVENT),
        Field("kept", YES_OR_NO, about="whether East keeps the card in play as police card"),
    )


TRACKS = Field(
    "tracks",
    Range(-codes.TRACK_END, codes.TRACK_END),
    exactly(3),
    "the markers of prestige, Western currency and socialists",
)

FIELDS = (
    *german_fields(TRACKS, codes.PHASE_COLLAPSE, codes.END_EAST_SURVIVES, codes.FACES - 1),
    *card_fields(codes.FACES - 1, codes.USE_EVENT),
)
DERIVED = (
    Derived("german", list, "the seat of each side's state, West's right before East's"),
    Derived("side_of", list, "the side of each seat"),
    Derived("rulings", list, "the options as numbers"),
    Derived("icons", Icons, "the tables of all events", NO_ICONS),
    Derived("box_0", int, "the source of box 0"),
    Derived("places", list, "where cards are, by the PLACE codes"),
    Derived("police_kinds", list, "the POLICE code of each face"),
    Derived("flights", list, "the flight symbols of each face"),
    Derived("colours", list, "the colour of each face"),
)
"""Those who play on Germany set them."""


ASKS = {
    codes.ASK_BUILD: Call(SEAT, up_to(2 * codes.IN_POLSKA + 1), up_to(codes.MOST_ICONS)),
    codes.ASK_DISMANTLE: Call(SEAT, up_to(2 * codes.PROVINCES + 1), PACKED),
    codes.ASK_PLACE: Call(SEAT, SOME_PROVINCES, PACKED),
    codes.ASK_REMOVE: Call(SEAT, SOME_PROVINCES, PACKED),
    codes.ASK_MOVE: Call(SEAT),
    codes.ASK_MOVE_TO: Call(SEAT, Range(codes.FIRST_EAST, codes.PROVINCES - 1)),
    codes.ASK_LS: Call(SEAT, SOME_PROVINCES, up_to(2 * codes.MOST_ICONS + 1)),
    codes.ASK_LOWER: Call(SEAT, SOME_SPOTS, PACKED),
    codes.ASK_END_PROTEST: Call(SEAT, SOME_PROVINCES),
    codes.ASK_SUPPLIER: Call(SEAT),
    codes.ASK_LIFT: Call(SEAT),
    codes.ASK_RUN_DOWN: Call(SEAT, c=PACKED),
    codes.ASK_STOP: Call(SEAT, Range(1, codes.IN_POLSKA)),
    codes.ASK_SOCIALIST: Call(SEAT),
    codes.ASK_LOSE_SOCIALIST: Call(SEAT),
    codes.ASK_HAMBURG: Call(SEAT, up_to(codes.PHASE_COLLAPSE), up_to(codes.MOST_ICONS - 1)),
    codes.ASK_ASSIGN: Call(SEAT, up_to(codes.EXTERNALS - 1)),
    codes.ASK_RAISE: Call(SEAT, up_to(2 * codes.MOST_ICONS - 1), EVERY_PROVINCE),
    codes.ASK_DELIVER: Call(SEAT, up_to(codes.MOST_ICONS**2 - 1), EVERY_PROVINCE),
    codes.ASK_PRESS: Call(SEAT, up_to(codes.PROVINCES - 1)),
    codes.ASK_BOX: Call(SEAT),
    codes.ASK_ICON: Call(SEAT, Range(1, 2**codes.MOST_ICONS - 1), PACKED),
    codes.ASK_IGNORE: Call(SEAT, Range(1, 2**codes.MOST_ICONS - 1), PACKED),
    codes.ASK_SOURCE: Call(SEAT),
    codes.ASK_SEEN: Call(SEAT, YES_OR_NO),
    codes.ASK_GIVE: Call(SEAT, up_to(codes.NORMAL_CARDS - 1), YES_OR_NO),
    codes.ASK_BONUS: Call(SEAT, up_to(len(BOARD.bonus) - 1)),
    codes.ASK_AFTER: Call(SEAT),
    codes.ASK_PRICE: Call(SEAT),
    codes.ASK_RETURN: Call(SEAT, SOME_PROVINCES, Range(1, codes.NORMAL_CARDS)),
    codes.ASK_TURN: Call(SEAT),
    codes.ASK_KEEP: Call(draft=True),
}

STEPS = {
    codes.STEP_PHASE: Call(Range(1, codes.PHASE_COLLAPSE)),
    codes.STEP_DISMANTLES: Call(up_to(3), Range(1, MOST_DUE), up_to(codes.MOST_ICONS)),
    codes.STEP_RUN_DOWNS: Call(up_to(3), Range(1, MOST_DUE)),
    codes.STEP_BERLIN: Call(),
    codes.STEP_SOCIALISTS: Call(),
    codes.STEP_EXPORT: Call(),
    codes.STEP_CURRENCY: Call(),
    codes.STEP_ARROW: Call(up_to(2), YES_OR_NO),
    codes.STEP_GUILLAUME_OVER: Call(),
    codes.STEP_PRESSING: Call(up_to(codes.PROVINCES)),
    codes.STEP_SOCIALISTS_LOST: Call(up_to(MOST_DUE)),
    codes.STEP_POLICE_RENEWED: Call(),
} | {
    code: ASKS[code]
    for code in (
        codes.ASK_AFTER,
        codes.ASK_ASSIGN,
        codes.ASK_BUILD,
        codes.ASK_DISMANTLE,
        codes.ASK_HAMBURG,
        codes.ASK_ICON,
        codes.ASK_LOWER,
        codes.ASK_RAISE,
        codes.ASK_REMOVE,
        codes.ASK_RETURN,
    )
}
"""Of the questions those that lie below another one."""

assert codes.SPECIAL_1 == codes.NORMAL_CARDS
