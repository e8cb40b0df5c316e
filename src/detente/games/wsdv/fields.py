"""What the fields of Wir sind das Volk! may hold, and the arguments of its own steps."""

from detente.core.fields import SEAT, Call, Field, Range, exactly, up_to
from detente.games.germany import codes
from detente.games.germany.fields import STEPS as GERMAN_STEPS
from detente.games.germany.fields import card_fields, german_fields
from detente.games.wsdv import codes as wsdv

FIELDS = (
    *german_fields(
        Field("tracks", Range(-codes.TRACK_END, codes.TRACK_END), exactly(3)),
        codes.PHASE_COLLAPSE,
        codes.END_EAST_SURVIVES,
        codes.FACES - 1,
    ),
    Field("half", Range(1, 2)),
    Field("turn", SEAT),
    *card_fields(codes.FACES - 1, codes.USE_EVENT),
    Field("discarded", up_to(codes.NORMAL_CARDS), exactly(2)),
)
STEPS = GERMAN_STEPS | {wsdv.STEP_LAY_AWAY: Call(), wsdv.STEP_NEW_DECADE: Call(), wsdv.STEP_EVENT: Call(SEAT)}
