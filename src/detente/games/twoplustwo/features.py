"""2+2 as numbers for learners: all that a view holds. Seats: USA, Soviet Union, West, East; blocks by seat go in this order.

A table's own edition changes what cards, decks and tracks are worth; features name cards and spaces, which all editions share.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from detente.core.shown.features import (
    Features,
    View,
    choice,
    flag,
    grid,
    number,
    row,
    saturated,
    surely_at,
    tally,
    while_running,
)
from detente.games.germany.features import board_blocks, card_blocks, forecast_blocks, task_blocks
from detente.games.germany.ids import TRACK_IDS
from detente.games.twoplustwo import GAME
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.events import ALL_PHASE_IDS, NEW_TRACK_IDS, NUMBERS, SUB_IDS
from detente.games.twoplustwo.notation import USES
from detente.games.twoplustwo.tables import IDS

CARDS: Final = IDS[: tpt.TPT_FACES]
DECK_IDS: Final = IDS[tpt.FIRST_ARMS :]
TRACKS: Final = (*TRACK_IDS, *NEW_TRACK_IDS)
POWERS: Final = tpt.SEAT_IDS[:2]
SMALL_DECKS: Final = ("arms_race", "conflict")
PLACES: Final = ["deck", *(f"{seat} hand" for seat in tpt.SEAT_IDS), "stack B", "stack C"]
REMINDERS: Final = ("arms_race_cost_up", "soviet_value_down")
POINTS: Final = ("dominance", "arms_race", "space_race", "treasury", "debt", "total")
MOST_CARDS: Final = 60
MOST_DOLLARS: Final = 60
MOST_VICTORY: Final = 60
SPACES: Final = [str(at) for at in range(-tpt.CENTRE, tpt.CENTRE + 1)]


def hot(read: Callable[[View], int | None]) -> Callable[[View], str | None]:
    """The name of a seat that may be nobody."""

    def name(view: View) -> str | None:
        seat = read(view)
        return None if seat is None else tpt.SEAT_IDS[seat]

    return name


def in_order(view: View) -> list[float]:
    """By seat its place in the turn order, from 1."""
    return [view["order"].index(seat) + 1 for seat in range(len(tpt.SEAT_IDS))]


def order_to_come(view: View) -> list[float]:
    """By seat its place in the turn order that the next decade would have, from 1."""
    order = view["forecast"]["order"]
    return [order.index(seat) + 1 for seat in range(len(tpt.SEAT_IDS))]


def collected(view: View) -> list[float]:
    """By seat how many peacemaker cards it has."""
    return [len(cards) for cards in view["collected"]]


def of_decks(field: str) -> Callable[[View], Sequence[Any]]:
    """By small deck a number of its view."""
    return lambda view: [view["decks"][deck][field] for deck in SMALL_DECKS]


def in_decks(view: View) -> list[float]:
    """By small deck and its cards whether a card surely lies there, still to be drawn."""
    return [
        lies
        for name in ("arms race deck", "conflict deck")
        for lies in surely_at(view, tpt.CARDS_OF_ALL, name.__eq__)[tpt.FIRST_ARMS :]
    ]


def standing(field: str) -> Callable[[View], Any]:
    """A part of the forecast of who would win."""
    return lambda view: view["forecast"]["standing"][field]


def ahead(track: str) -> Callable[[View], str | None]:
    """Who is ahead on a track, as the forecast has it."""
    return hot(lambda view: view["forecast"][track]["seat"])


FEATURES: Final = Features(
    GAME,
    [
        number("decade", "the decade", 1, tpt.DECADES, lambda v: v["decade"]),
        choice("sub-decade", "the sub-decade", SUB_IDS, lambda v: v["sub"]),
        choice("phase", "the phase of the end of decade", ALL_PHASE_IDS, lambda v: v["phase"]),
        choice("turn", "who is active", tpt.SEAT_IDS, hot(lambda v: v["turn"])),
        row("order", "its place in the turn order", 1, len(tpt.SEAT_IDS), tpt.SEAT_IDS, in_order),
        choice("next", "who acts next", tpt.SEAT_IDS, hot(lambda v: v["next"])),
        choice("last", "who acted last", tpt.SEAT_IDS, hot(lambda v: v["last"])),
        row(
            "track",
            "markers, West's or yellow's side below 0",
            -tpt.CENTRE,
            tpt.CENTRE,
            TRACKS,
            lambda v: [v["tracks"][id] for id in TRACKS],
        ),
        choice(
            "holder", "the German state that holds the prestige", tpt.SEAT_IDS[2:], hot(lambda v: v["holder"])
        ),
        saturated(row("treasury", "dollars", -MOST_DOLLARS, MOST_DOLLARS, POWERS, lambda v: v["treasuries"])),
        number("doves", "doves face up", 0, tpt.DOVES, lambda v: v["doves"]),
        tally("reminder", "reminders that hold", REMINDERS, 1, lambda v: v["reminders"]),
        row("hand size", "cards in hand", 0, MOST_CARDS, tpt.SEAT_IDS, lambda v: v["hands"]),
        row("discarded", "cards discarded", 0, MOST_CARDS, tpt.SEAT_IDS, lambda v: v["discarded"]),
        row("early", "whether it has a card of the next decade", 0, 1, POWERS, lambda v: v["early"]),
        row("peacemakers", "peacemaker cards", 0, MOST_CARDS, tpt.SEAT_IDS, collected),
        number("deck", "cards in the draw deck", 0, MOST_CARDS, lambda v: v["deck"]),
        row(
            "stack",
            "cards of 2+2 face down for sub-decades B and C",
            0,
            MOST_CARDS,
            SUB_IDS[1:],
            lambda v: v["stacks"],
        ),
        row(
            "deck cards",
            "cards of a small deck still to be drawn",
            0,
            tpt.DECK_CARDS,
            SMALL_DECKS,
            of_decks("cards"),
        ),
        row(
            "deck executed",
            "its cards executed since it was shuffled",
            0,
            tpt.DECK_CARDS,
            SMALL_DECKS,
            of_decks("executed"),
        ),
        tally(
            "deck last",
            "the cards of the small decks executed last",
            DECK_IDS,
            1,
            lambda v: [id for id in of_decks("last")(v) if id],
        ),
        grid(
            "deck known", "cards that surely are still to be drawn", 0, 1, [SMALL_DECKS, DECK_IDS], in_decks
        ),
        choice(
            "auto seat",
            "the superpower with an advantage in the automatic event under way",
            tpt.SEAT_IDS,
            hot(lambda v: v["auto"] and v["auto"]["seat"]),
        ),
        number(
            "auto level", "its level", 0, tpt.DECK_CARDS, lambda v: v["auto"]["level"] if v["auto"] else 0
        ),
        flag("auto", "whether an automatic event is under way", lambda v: v["auto"]),
        row(
            "draws",
            "cards that a superpower draws, if it is asked who draws first",
            0,
            tpt.DECK_CARDS,
            POWERS,
            lambda v: v["first"] or (0, 0),
        ),
        number(
            "step",
            "the way that prestige or dominance moves, if it is asked which",
            -1,
            1,
            lambda v: v["step"] or 0,
        ),
        choice("button", "who has pressed the red button", tpt.SEAT_IDS, hot(lambda v: v["button"])),
        *board_blocks(),
        *card_blocks(CARDS, PLACES),
        *task_blocks(USES, list(NUMBERS), TRACKS),
        *map(
            while_running,
            [
                choice(
                    "arms ahead", "the superpower ahead in the arms race", tpt.SEAT_IDS, ahead("arms_race")
                ),
                number(
                    "arms level",
                    "its advantage in an automatic event",
                    0,
                    tpt.DECK_CARDS,
                    lambda v: v["forecast"]["arms_race"]["level"],
                ),
                flag("arms wins", "whether it would win by it", lambda v: v["forecast"]["arms_race"]["wins"]),
                choice(
                    "space ahead", "the superpower ahead in the space race", tpt.SEAT_IDS, ahead("space_race")
                ),
                flag(
                    "space card",
                    "whether it would get a card of the next decade",
                    lambda v: v["forecast"]["space_race"]["card"],
                ),
                flag(
                    "space wins", "whether it would win by it", lambda v: v["forecast"]["space_race"]["wins"]
                ),
                choice(
                    "dominance ahead",
                    "the superpower with the advantage of dominance",
                    tpt.SEAT_IDS,
                    ahead("dominance"),
                ),
                tally(
                    "dominance spaces",
                    "spaces whose icons it may execute",
                    SPACES,
                    1,
                    lambda v: [str(at) for at in v["forecast"]["dominance"]["spaces"]],
                ),
                saturated(
                    row(
                        "income",
                        "what dominance gives, dollars",
                        -MOST_DOLLARS,
                        MOST_DOLLARS,
                        POWERS,
                        lambda v: v["forecast"]["dominance"]["incomes"],
                    )
                ),
            ],
        ),
        saturated(
            grid(
                "victory points",
                "victory points as things stand",
                -MOST_VICTORY,
                MOST_VICTORY,
                [POWERS, POINTS],
                lambda v: [of_power[term] for of_power in v["points"] for term in POINTS],
            )
        ),
        *map(
            while_running,
            [
                choice(
                    "yellow winner",
                    "who wins if yellow does",
                    tpt.SEAT_IDS,
                    hot(lambda v: standing("winners")(v)[0]),
                ),
                choice(
                    "red winner",
                    "who wins if red does",
                    tpt.SEAT_IDS,
                    hot(lambda v: standing("winners")(v)[1]),
                ),
                choice(
                    "winner",
                    "who wins if the end of decade comes now, as far as it is sure",
                    tpt.SEAT_IDS,
                    hot(standing("winner")),
                ),
                row(
                    "next order",
                    "its place in the turn order that the next decade would have",
                    1,
                    len(tpt.SEAT_IDS),
                    tpt.SEAT_IDS,
                    order_to_come,
                ),
            ],
        ),
        *forecast_blocks(),
    ],
)
