"""What a seat may know about Wir sind das Volk! (WSDV-HID-1 to WSDV-HID-4): each fact declared once, for views and observations."""

from typing import Final

from detente.core.shown.axes import Axis, Seats
from detente.core.shown.common import Draft, Known
from detente.core.shown.facts import NONE, TEXT_OR_NONE, Amounts, Fact, Number, One, Plain, Tally
from detente.core.shown.groups import Perhaps, View
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.cards import CARDS
from detente.games.germany.forecast import forecast_now, outlook_of
from detente.games.germany.ids import PHASE_IDS, REASONS, TRACK_IDS, source_id
from detente.games.germany.notation import CARD_IDS, DISCARD, DONE, USES
from detente.games.germany.rules.event import IGNORING, NEXT_ICON
from detente.games.germany.view.board import board_facts
from detente.games.germany.view.cards import deck_fact, discard_facts, facts_of_east, hand_facts, table_facts
from detente.games.germany.view.forecast import forecast_facts, german_forecast
from detente.games.germany.view.kinds import SIDES, Roles
from detente.games.germany.view.task import play_facts, task_facts
from detente.games.wsdv import places
from detente.games.wsdv.state import GameState

SEATS: Final = Seats(places.SEATS)
TRACKS: Final = Axis(TRACK_IDS)
STATES: Final = Roles(SIDES.labels)
FACES: Final = Axis(CARDS.ids)
SOURCES: Final = [source_id(source) for source in range(codes.FACES + 2 * codes.TRACK_END + 1)]
HIDEOUTS: Final = Axis(["deck", "west hand", "east hand", "gone"])
"""Places where a seat can tell that unseen cards may be."""
MOST_CARDS: Final = 2 * codes.CARDS_OF_A_DECADE


def asks_icons(s: GameState) -> bool:
    """Whether the question is about icons that are still open."""
    return s.asked == NEXT_ICON.code or s.asked == IGNORING.code


COURSE: Final[list[Fact[GameState]]] = [
    Number("decade", "the decade", 1, BOARD.decades, lambda s, seat: s.decade),
    Number("half", "its half", 1, 2, lambda s, seat: s.half),
    One("phase", "the phase of the end of decade", Axis(PHASE_IDS), lambda s, seat: s.phase - 1),
    One("turn", "whose turn it is; nobody's in the end of decade", SEATS, lambda s, seat: s.active),
    Amounts(
        "tracks", "the markers, on West's side below 0", TRACKS, -codes.TRACK_END, codes.TRACK_END,
        lambda s, seat: s.tracks,
    ),
    One("holder", "who holds the prestige", STATES, lambda s, seat: s.holder()),
]  # fmt: skip
BOARD_FACTS: Final[list[Fact[GameState]]] = board_facts()
OPEN_CARDS: Final[list[Fact[GameState]]] = table_facts(FACES, places.DISPLAY)
HANDS: Final[list[Fact[GameState]]] = hand_facts(FACES, SEATS, MOST_CARDS)
DISCARDS: Final[list[Fact[GameState]]] = [
    *discard_facts(FACES, SEATS, MOST_CARDS, places.DISCARDED, places.DISCARDS, lambda s, seat: s.discarded),
    Tally("shown", "cards discarded for all to see", FACES, 1, lambda s, seat: s.cards.at(places.SHOWN)),
]
EASTS_CARDS: Final[list[Fact[GameState]]] = facts_of_east(FACES)
NOW: Final[list[Fact[GameState]]] = [
    play_facts(FACES, USES, SOURCES, asks_icons),
    task_facts(FACES, TRACKS),
    Perhaps(
        "forecast", "what the end of decade would bring if it came now; none when the game is over",
        lambda s, seat: german_forecast(s, forecast_now(s, outlook_of(s))), forecast_facts(STATES),
    ).numbers_kept_by(lambda s: forecast_now(s, outlook_of(s))),
    Plain("ending", "the rule that ended the game", TEXT_OR_NONE, lambda s, seat: REASONS.get(s.ending)),
]  # fmt: skip
FACTS: Final[View[GameState]] = View(
    *COURSE,
    *BOARD_FACTS,
    *OPEN_CARDS,
    deck_fact(MOST_CARDS),
    *HANDS,
    *DISCARDS,
    *EASTS_CARDS,
    *NOW,
    observed_too=[
        Known(HIDEOUTS, lambda place: HIDEOUTS.index.get(place, NONE), CARD_IDS, 1),
        Draft([*DISCARD.texts(), *DONE.texts()], 1),
    ],
)
