"""Which values the fields of Germany may hold."""

from detente.core.records.fields import (
    SEAT_OR_NONE,
    YES_OR_NO,
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
"""More than one province ever gets; the LS of West Berlin are counted in its sectors."""
MOST_DUE = 1000
"""Limit on build points, factories or socialists to be lost one after the other."""
PIECES = exactly(codes.PROVINCES)
EVERY_PROVINCE = up_to(2**codes.PROVINCES - 1)
SOME_PROVINCES = Range(1, 2**codes.PROVINCES - 1)
SOME_SPOTS = Range(1, 2**codes.SPOTS - 1)


def german_fields(tracks: Field, phases: int, endings: int, faces: int) -> tuple[Field, ...]:
    """The fields of Germany. tracks: the field of that name. phases, endings, faces: their highest codes."""
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
    """The fields of the cards in play. faces, uses: their highest codes."""
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
"""The fields that each game on Germany sets itself."""


assert codes.SPECIAL_1 == codes.NORMAL_CARDS
