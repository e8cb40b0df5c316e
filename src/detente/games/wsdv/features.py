"""Wir sind das Volk! as numbers for learners: all that a view holds. Seats: 0 is West, 1 East."""

from typing import Final

from detente.core.shown.features import Features, choice, flag, number, row, seat_axis, seat_of, tally, turned
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.cards import CARDS
from detente.games.germany.features import SIDES, board_blocks, card_blocks, forecast_blocks, task_blocks
from detente.games.germany.ids import PHASE_IDS, TRACK_IDS, source_id
from detente.games.germany.notation import USES
from detente.games.wsdv import GAME

SEATS: Final = 2
SOURCES: Final = [source_id(source) for source in range(codes.FACES + 2 * codes.TRACK_END + 1)]
MOST_CARDS: Final = 2 * codes.CARDS_OF_A_DECADE

FEATURES: Final = Features(
    GAME,
    [
        number("decade", "the decade", 1, BOARD.decades, lambda v: v["decade"]),
        number("half", "its half", 1, 2, lambda v: v["half"]),
        choice("phase", "the phase of the end of decade", PHASE_IDS, lambda v: v["phase"]),
        seat_of("turn", "whose turn it is", SEATS, lambda v: v["turn"]),
        row(
            "track",
            "markers, West's side below 0",
            -codes.TRACK_END,
            codes.TRACK_END,
            TRACK_IDS,
            lambda v: [v["tracks"][id] for id in TRACK_IDS],
        ),
        choice("holder", "who holds the prestige", SIDES, lambda v: SIDES[v["holder"]]),
        row(
            "hand size",
            "cards in hand",
            0,
            MOST_CARDS,
            seat_axis(SEATS),
            lambda v: turned(v, v["hands"], SEATS),
        ),
        row(
            "discarded",
            "cards discarded face down",
            0,
            MOST_CARDS,
            seat_axis(SEATS),
            lambda v: turned(v, v["discarded"], SEATS),
        ),
        number("deck", "cards in the draw deck", 0, MOST_CARDS, lambda v: v["deck"]),
        flag("seen", "whether East is looking at cards", lambda v: v["looked"]),
        *board_blocks(),
        *card_blocks(CARDS.ids, ["deck", "west hand", "east hand", "gone"]),
        tally("shown", "cards discarded for all to see", CARDS.ids, 1, lambda v: v["shown"]),
        *task_blocks(USES, SOURCES, TRACK_IDS),
        *forecast_blocks(),
    ],
)
