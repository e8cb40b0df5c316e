"""Which values the fields of Wir sind das Volk! may hold."""

from detente.core.records.fields import SEAT, Field, Range, exactly, up_to
from detente.games.germany import codes
from detente.games.germany.fields import TRACKS, card_fields, german_fields
from detente.games.germany.state import Germany

BASE = Germany
FIELDS = (
    *german_fields(TRACKS, codes.PHASE_COLLAPSE, codes.END_EAST_SURVIVES, codes.FACES - 1),
    Field("half", Range(1, 2), about="of the decade", start=1),
    Field("turn", SEAT, about="whose turn it is, or will be next"),
    *card_fields(codes.FACES - 1, codes.USE_EVENT),
    Field("discarded", up_to(codes.NORMAL_CARDS), exactly(2), "cards that each seat has discarded face down"),
)
