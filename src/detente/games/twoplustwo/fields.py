"""Which values the fields of 2+2 may hold, and ranges that its questions share."""

from detente.core.records.fields import (
    SEAT,
    SEAT_OR_NONE,
    YES_OR_NO,
    Derived,
    Field,
    Range,
    exactly,
    up_to,
)
from detente.games.germany import codes, fields
from detente.games.germany.state import Germany
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.tables import HOUSE_TABLES, Tables

MOST_MONEY = 9999
POWER = up_to(tpt.SOVIET_UNION)
ARROWS = up_to(codes.MOST_ICONS)

BASE = Germany
FIELDS = (
    *fields.german_fields(
        Field(
            "tracks",
            Range(-tpt.LONGEST_TRACK, tpt.LONGEST_TRACK),
            exactly(tpt.ARMS_RACE + 1),
            "the markers, those of the new tracks behind the others",
        ),
        tpt.PHASE_DOMINANCE,
        tpt.END_SPACE_RACE,
        tpt.TPT_FACES - 1,
    ),
    Field("sub", Range(1, 3), about="the sub-decade", start=1),
    Field("order", SEAT, exactly(tpt.SEATS), "seats in turn order", once=True),
    Field("next_at", up_to(tpt.SEATS - 1), about="the place in the turn order of the next to act"),
    Field("last", SEAT_OR_NONE, about="the seat that acted last, or NOBODY", start=codes.NOBODY),
    *fields.card_fields(tpt.TPT_FACES - 1, tpt.USE_CREDIT),
    Field("collects", YES_OR_NO, about="whether the player of the card in play collects it"),
    Field("money", Range(-MOST_MONEY, MOST_MONEY), exactly(2), "the treasuries, dollars"),
    Field("doves", up_to(tpt.DOVES), about="doves face up"),
    Field("cost_up", YES_OR_NO, about="the reminder that steps of the arms race cost money"),
    Field("value_down", YES_OR_NO, about="the reminder that the Soviet Union's values are lower"),
    Field(
        "advantage",
        Range(-tpt.LEVEL_LAUREL, tpt.LEVEL_LAUREL),
        about="the level of the arms race advantage in the automatic event under way, below 0 for the USA",
    ),
    Field(
        "shown",
        Range(codes.NOBODY, tpt.CARDS_OF_ALL - 1),
        exactly(2),
        "the card executed last of each deck, or NOBODY",
    ),
    Field("early", YES_OR_NO, exactly(2), "whether each superpower holds a card of the next decade"),
    Field("discarded", up_to(tpt.CARDS_OF_ALL), exactly(tpt.SEATS), "cards that each seat has discarded"),
)
DERIVED = (Derived("tables", Tables, "those of the edition", HOUSE_TABLES),)
