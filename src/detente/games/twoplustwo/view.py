"""What a seat may know about 2+2 (TPT-TALK-14.4): each fact declared once, for views and observations.

Seats: 0 USA, 1 Soviet Union, 2 West, 3 East; observations use this order. A table's own edition changes the values of
cards, decks and tracks; observations name cards and spaces, which all editions share.
"""

from typing import Any, Final

from mypy_extensions import i64

from detente.core.engine.options import Content
from detente.core.shown.axes import Axis, Line, Numbers
from detente.core.shown.common import Draft, Known
from detente.core.shown.facts import (
    NONE,
    TEXT_OR_NONE,
    Amounts,
    Fact,
    Flag,
    Marks,
    Maybe,
    Number,
    One,
    Plain,
    Queue,
    Tally,
)
from detente.core.shown.groups import Each, Group, Perhaps, View
from detente.games.germany import codes
from detente.games.germany.forecast import outlook_of
from detente.games.germany.ids import TRACK_IDS
from detente.games.germany.notation import DISCARD, DONE
from detente.games.germany.view.board import board_facts
from detente.games.germany.view.cards import deck_fact, discard_facts, facts_of_east, hand_facts, table_facts
from detente.games.germany.view.forecast import forecast_facts, forecast_values
from detente.games.germany.view.kinds import Roles, Span
from detente.games.germany.view.task import play_facts, task_facts, track
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo import places
from detente.games.twoplustwo.events import (
    ALL_PHASE_IDS,
    DECK_IDS,
    NEW_TRACK_IDS,
    NUMBERS,
    POWER_IDS,
    REASONS,
    SUB_IDS,
)
from detente.games.twoplustwo.forecast import Projection, projection_now, scores_of
from detente.games.twoplustwo.notation import USES
from detente.games.twoplustwo.rules.arrows import CONVERTING, FIRST_TO_DRAW, MISSED_STEP
from detente.games.twoplustwo.rules.decade import order_of
from detente.games.twoplustwo.rules.points import treasury_space
from detente.games.twoplustwo.rules.symbols import IGNORING, NEXT_ICON, SPARING
from detente.games.twoplustwo.state import GameState, ahead
from detente.games.twoplustwo.tables import IDS

ROLES: Final = Roles(tpt.SEAT_IDS)
POWERS: Final = Line(POWER_IDS)
TRACKS: Final = Axis([*TRACK_IDS, *NEW_TRACK_IDS])
FACES: Final = Axis(IDS[: tpt.TPT_FACES])
DECK_FACES: Final = Axis(IDS[tpt.FIRST_ARMS :])
DECKS: Final = Axis(DECK_IDS)
REMINDERS: Final = Axis(["arms_race_cost_up", "soviet_value_down"])
SPACES: Final = Span(-tpt.CENTRE, tpt.CENTRE)
HIDEOUTS: Final = Axis(["deck", *[f"{seat} hand" for seat in tpt.SEAT_IDS], "stack B", "stack C"])
"""Places where a seat can tell that unseen cards may be."""
DRAW_DECKS: Final = ("arms race deck", "conflict deck")
STILL_TO_COME: Final = Axis(["to be drawn"])
"""Where unseen cards of the two small decks may be: a card can only be in its own deck."""
MOST_CARDS: Final = 60
MOST_DOLLARS: Final = 60
MOST_VICTORY: Final = 60


# how facts are read


def collected(s: GameState, seat: int) -> Any:
    """The peacemaker cards of each seat. Do not modify the lists."""
    return s.cards.piles[places.COLLECTED : places.COLLECTED + tpt.SEATS]


def reminders(s: GameState, seat: int) -> list[int]:
    """TPT-COMP-2.8: the reminders in effect."""
    if s.cost_up:
        return [0, 1] if s.value_down else [0]
    return [1] if s.value_down else []


def edition(s: GameState, seat: int) -> dict[str, Any] | None:
    """The content of a table's own edition."""
    chosen = s.options["edition"]
    return chosen.facts() if isinstance(chosen, Content) else None


def auto(s: GameState, seat: int) -> list[int] | None:
    """TPT-AUTO-9.11: the advantage when the current automatic event began; None outside one."""
    if s.in_play == codes.NOBODY or s.active != codes.NOBODY:
        return None
    return [ahead(s.advantage), abs(int(s.advantage))]


def overflow(s: GameState, seat: int) -> int:
    """The track that overflows, or -1."""
    return tpt.DOMINANCE if s.asked == MISSED_STEP.code else track(s, seat)


def draws(s: GameState, seat: int) -> list[int]:
    """How many cards each superpower draws, if the question is who draws first, else nothing."""
    return [FIRST_TO_DRAW.left(s), FIRST_TO_DRAW.right(s)] if s.asked == FIRST_TO_DRAW.code else []


def step(s: GameState, seat: int) -> int | None:
    """The direction in which prestige or dominance moves, if the question is which of them moves."""
    if s.asked != CONVERTING.code:
        return None
    return 1 if CONVERTING.right(s) else -1


def forecast(s: GameState, standing: Projection | None) -> list[Any] | None:
    """TPT-EOD-12.1 to TPT-EOD-12.4 and Germany's phases as if they came now; None without a projection."""
    if standing is None:
        return None
    if standing.facts is None:
        standing.facts = facts_of(s, standing)
    return standing.facts


def facts_of(s: GameState, standing: Projection) -> list[Any]:
    """The values of `forecast`, from what was counted."""
    arms, space, dominance = s.tracks[tpt.ARMS_RACE], s.tracks[tpt.SPACE_RACE], s.tracks[tpt.DOMINANCE]
    return [
        *forecast_values(s, standing.germany),
        [ahead(arms), s.tables.advantage[arms + tpt.CENTRE], laurel(s, tpt.ARMS_RACE)],
        [ahead(space), gives_card(s, space), laurel(s, tpt.SPACE_RACE)],
        [
            s.dominant(),
            [at + tpt.CENTRE for at in range(min(dominance, 0), max(dominance, 0) + 1) if at],
            standing.incomes,
        ],
        [standing.winners, standing.winner, REASONS.get(standing.ending)],
        order_of(s),
    ]


def laurel(s: GameState, race: int) -> bool:
    """TPT-EOD-12.1.1, TPT-EOD-12.2.6: whether a race's marker is on its laurel, where it wins."""
    return s.tables.laurel[race - tpt.DOMINANCE][s.tracks[race] + tpt.CENTRE] != 0


def gives_card(s: GameState, at: int) -> bool:
    """TPT-EOD-12.2.2: whether a position of the space race gives a card of the next decade."""
    return s.tables.gives_card[at + tpt.CENTRE] and s.decade < tpt.DECADES


def asks_icons(s: GameState) -> bool:
    """Whether the question is about icons that are still open."""
    return s.asked == NEXT_ICON.code or s.asked == IGNORING.code or s.asked == SPARING.code


# -- kinds of facts


class Collected(Amounts[GameState]):
    """A list of cards for each seat: raw a list of lists. An observation shows how many."""

    def show(self, s: GameState, raw: Any) -> object:
        """The cards' ids."""
        return [[FACES.shown(s, card) for card in cards] for cards in raw]

    def parse(self, shown: Any, where: str) -> Any:
        """The cards."""
        return [[FACES.number(card, where) for card in cards] for cards in shown]

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """How many cards."""
        at: i64 = self.base + k * self.size
        for cards in raw:
            if cards:
                out.put(at, len(cards))
            at += 1

    def schema(self) -> dict[str, Any]:
        """A list for each seat."""
        return self.axis.schema_of_all({"type": "array", "items": FACES.schema()})


class Draws(Amounts[GameState]):
    """A number for each superpower, or None if raw is empty."""

    def show(self, s: GameState, raw: Any) -> object:
        """The numbers, or None."""
        return super().show(s, raw) if raw else None

    def parse(self, shown: Any, where: str) -> Any:
        """The numbers, or nothing."""
        return [] if shown is None else super().parse(shown, where)

    def schema(self) -> dict[str, Any]:
        """A list or null."""
        return {"anyOf": [super().schema(), {"type": "null"}]}


# -- the facts

COURSE: Final[list[Fact[GameState]]] = [
    Number("decade", "the decade", 1, tpt.DECADES, lambda s, seat: s.decade),
    One("sub", "the sub-decade", Axis(SUB_IDS), lambda s, seat: s.sub - 1),
    One("phase", "the phase of the end of decade", Axis(ALL_PHASE_IDS), lambda s, seat: s.phase - 1),
    One(
        "turn", "who is active; nobody in automatic events and in the end of decade", ROLES,
        lambda s, seat: s.active,
    ),
    Queue("order", "the turn order", ROLES, tpt.SEATS, lambda s, seat: s.order),
    One("next", "who acts next, or is active", ROLES, lambda s, seat: s.order[s.next_at]),
    One("last", "who acted last", ROLES, lambda s, seat: s.last),
    Amounts(
        "tracks", "the markers, on West's or yellow's side below 0", TRACKS, -tpt.CENTRE, tpt.CENTRE,
        lambda s, seat: s.tracks,
    ),
    One("holder", "the German state that holds the prestige", ROLES, lambda s, seat: s.german[s.holder()]),
    Amounts[GameState](
        "treasuries", "the superpowers' dollars", POWERS, -MOST_DOLLARS, MOST_DOLLARS, lambda s, seat: s.money
    ).saturated(),
    Amounts[GameState](
        "spaces", "where the markers of the treasuries are (TPT-ACT-6.5.5)", POWERS,
        tpt.LEAST_PRINTED_DOLLARS, tpt.MOST_PRINTED_DOLLARS,
        lambda s, seat: [treasury_space(money) for money in s.money],
    ).unobserved(),
    Number("doves", "doves face up", 0, tpt.DOVES, lambda s, seat: s.doves),
    Tally("reminders", "reminders that hold", REMINDERS, 1, reminders),
]  # fmt: skip
BOARD_FACTS: Final[list[Fact[GameState]]] = board_facts()
OPEN_CARDS: Final[list[Fact[GameState]]] = table_facts(FACES, places.DISPLAY)
DECK: Final[list[Fact[GameState]]] = [
    Number(
        "cards", "cards still to be drawn", 0, tpt.DECK_CARDS,
        each=lambda s, seat, deck: s.cards.count(places.DRAW + deck),
    ),
    Number(
        "executed", "cards executed since it was shuffled", 0, tpt.DECK_CARDS,
        each=lambda s, seat, deck: s.cards.count(places.OUT + deck),
    ),
    One(
        "last", "the card executed last", DECK_FACES,
        each=lambda s, seat, deck: s.shown[deck] - tpt.FIRST_ARMS if s.shown[deck] != codes.NOBODY else NONE,
    ),
]  # fmt: skip
CARDS: Final[list[Fact[GameState]]] = [
    Collected(
        "collected", "peacemaker cards, by seat", ROLES, 0, MOST_CARDS,
        collected,
    ),
    deck_fact(MOST_CARDS),
    Amounts(
        "stacks", "cards of 2+2 face down for sub-decades B and C", Line(SUB_IDS[1:]), 0, MOST_CARDS,
        lambda s, seat: [s.cards.count(places.STACK_B), s.cards.count(places.STACK_C)],
    ),
    Each("decks", "the arms race and the conflict deck", DECKS, DECK, "deck "),
    Plain(
        "edition", "the table's own edition, as its file says it; none: that of the house",
        {"type": ["object", "null"]}, edition,
    ),
]  # fmt: skip
HANDS: Final[list[Fact[GameState]]] = hand_facts(FACES, ROLES, MOST_CARDS)
EARLY: Final[Fact[GameState]] = Marks(
    "early", "whether a superpower has received a card of the next decade", POWERS, lambda s, seat: s.early
)
DISCARDS: Final[list[Fact[GameState]]] = discard_facts(
    FACES, ROLES, MOST_CARDS, places.DISCARDED, places.DISCARDS, lambda s, seat: s.discarded
)
EASTS_CARDS: Final[list[Fact[GameState]]] = facts_of_east(FACES)
TASK: Final[list[Fact[GameState]]] = [
    Perhaps(
        "auto", "the automatic event under way; its card is that in play", auto,
        [
            One("seat", "the superpower with an advantage", ROLES),
            Number("level", "its level on the arms race track", 0, tpt.DECK_CARDS),
        ],
    ),
    play_facts(FACES, USES, list(NUMBERS), asks_icons),
    task_facts(FACES, TRACKS, overflow),
    Draws(
        "first", "if it is asked who draws first, how many cards each superpower draws",
        POWERS, 0, tpt.DECK_CARDS, draws,
    ),
    Maybe(
        "step", "if it is asked whether prestige or dominance moves, the way: -1 west, 1 east", -1, 1, step
    ),
]  # fmt: skip
POINTS: Final[list[Fact[GameState]]] = [
    Number[GameState](
        "dominance", "for dominance", -MOST_VICTORY, MOST_VICTORY,
        each=lambda s, seat, power: scores_of(s).parts[power][0],
    ).saturated(),
    Number[GameState](
        "arms_race", "for the arms race", -MOST_VICTORY, MOST_VICTORY,
        each=lambda s, seat, power: scores_of(s).parts[power][1],
    ).saturated(),
    Number[GameState](
        "space_race", "for the space race", -MOST_VICTORY, MOST_VICTORY,
        each=lambda s, seat, power: scores_of(s).parts[power][2],
    ).saturated(),
    Number[GameState](
        "treasury", "for its treasury", -MOST_VICTORY, MOST_VICTORY,
        each=lambda s, seat, power: scores_of(s).parts[power][3],
    ).saturated(),
    Number[GameState](
        "debt", "lost for its debt: 0 or below", -MOST_VICTORY, MOST_VICTORY,
        each=lambda s, seat, power: scores_of(s).parts[power][4],
    ).saturated(),
    Number[GameState](
        "total", "all of them", -MOST_VICTORY, MOST_VICTORY,
        each=lambda s, seat, power: sum(scores_of(s).parts[power]),
    ).saturated(),
]  # fmt: skip
ARMS_RACE: Final[list[Fact[GameState]]] = [
    One("seat", "the superpower that is ahead", ROLES),
    Number("level", "its advantage in an automatic event now", 0, tpt.DECK_CARDS),
    Flag("wins", "whether it would win by it"),
]
SPACE_RACE: Final[list[Fact[GameState]]] = [
    One("seat", "the superpower that is ahead", ROLES),
    Flag("card", "whether it would get a card of the next decade"),
    Flag("wins", "whether it would win by it"),
]
DOMINANCE: Final[list[Fact[GameState]]] = [
    One("seat", "the superpower with the advantage", ROLES),
    Tally("spaces", "the spaces of which it may execute the icons", SPACES, 1),
    Amounts("incomes", "dollars that the superpowers get", POWERS, -MOST_DOLLARS, MOST_DOLLARS).saturated(),
]
STANDING: Final[list[Fact[GameState]]] = [
    Tally("winners", "who wins if yellow does, and who wins if red does (TPT-EOD-12.4.3)", ROLES, 1),
    One("winner", "who wins if the end of decade comes now, as far as it is sure", ROLES),
    Plain("reason", "by which rule", TEXT_OR_NONE),
]
WORLD: Final[list[Fact[GameState]]] = [
    Group("arms_race", "the arms race (TPT-EOD-12.1, TPT-AUTO-9.11)", ARMS_RACE),
    Group("space_race", "the space race (TPT-EOD-12.2)", SPACE_RACE),
    Group("dominance", "dominance (TPT-EOD-12.3)", DOMINANCE),
    Group("standing", "who would win", STANDING),
    Queue("order", "the turn order that the next decade would have", ROLES, tpt.SEATS),
]
IN_GERMANY: Final[list[Fact[GameState]]] = forecast_facts(ROLES)
OUTLOOK: Final[list[Fact[GameState]]] = [
    Each("points", "the superpowers' victory points now", POWERS, POINTS, "points ").numbers_kept_by(scores_of),
    Perhaps(
        "forecast", "what the end of decade would bring if it came now; none when the game is over",
        lambda s, seat: forecast(s, projection_now(s, outlook_of(s), scores_of(s))), [*IN_GERMANY, *WORLD],
    ).numbers_kept_by(lambda s: projection_now(s, outlook_of(s), scores_of(s))),
    One(
        "button", "who has pressed the red button", ROLES,
        lambda s, seat: s.last if s.ending == tpt.END_NUCLEAR_WAR else NONE,
    ),
    Plain("ending", "the rule that ended the game", TEXT_OR_NONE, lambda s, seat: REASONS.get(s.ending)),
]  # fmt: skip
FACTS: Final[View[GameState]] = View(
    *COURSE,
    *BOARD_FACTS,
    *OPEN_CARDS,
    *CARDS,
    *HANDS,
    EARLY,
    *DISCARDS,
    *EASTS_CARDS,
    *TASK,
    *OUTLOOK,
    observed_too=[
        Known(HIDEOUTS, lambda place: HIDEOUTS.index.get(place, NONE), FACES.labels, 1),
        Known(
            STILL_TO_COME,
            lambda place: 0 if place in DRAW_DECKS else NONE,
            DECK_FACES.labels,
            1,
            "known deck cards",
            tpt.FIRST_ARMS,
        ),
        Draft([*DISCARD.texts(), *DONE.texts()], 1),
    ],
)
