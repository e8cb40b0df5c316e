"""The value of a position to the four players: chances of winning, fitted to played games (`values.json`)."""

from importlib import resources
from math import exp
from operator import mul
from typing import Final, cast

from detente.core.authors.values import read_values
from detente.core.engine.state import State
from detente.games.germany import codes
from detente.games.germany.brain.quick import play_on
from detente.games.germany.brain.traits import BY_DECADE, GERMAN_TRAITS, german_traits
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo import places
from detente.games.twoplustwo.brain.outlook import HAZARD, RACES, purse, smooth, war_share
from detente.games.twoplustwo.brain.quick import likely_answer
from detente.games.twoplustwo.rules import TwoPlusTwo
from detente.games.twoplustwo.rules.points import points
from detente.games.twoplustwo.rules.turn import TURN
from detente.games.twoplustwo.state import SIDE_OF, GameState


def text_of(name: str) -> str:
    """The text of a file in the game's package."""
    return resources.files("detente.games.twoplustwo").joinpath(name).read_text("utf-8")


OF_GERMANY: Final = (
    *(f"start_{decade}" for decade in range(1, tpt.DECADES + 1)),
    *(f"germany_{decade}" for decade in range(1, tpt.DECADES + 1)),
    *GERMAN_TRAITS[BY_DECADE:],
)
"""Numbers in the rows of the red seats; 0 in the yellow ones. germany: the board's value to East in Wir sind das Volk!, as log odds;
the other board traits correct it.
"""
OF_A_POWER: Final = (
    *(f"lead_{decade}" for decade in range(1, tpt.DECADES + 1)),
    *(f"ahead_{decade}" for decade in range(1, tpt.DECADES + 1)),
    "dominance",
    "space_race",
    "arms_race",
    "purse",
    "in_the_red",
    "arms_race_won",
    "space_race_won",
    "laurel",
    "cards",
)
"""Numbers in a superpower's row only, 0 in those of the German states: what makes it win instead of its ally."""
OF_A_SEAT: Final = ("usa", "soviet_union", "west", "war", "button")
"""Numbers of every seat: constants, the expected share in winning a nuclear war, and the risk of losing by triggering it."""
TRAITS: Final = (*OF_GERMANY, *OF_A_POWER, *OF_A_SEAT)
"""Names of the numbers in a `traits` row."""
IN_THE_BASE_GAME: Final = read_values(text_of("board_values.json"), GERMAN_TRAITS).weights
"""What Germany's traits are worth to East in Wir sind das Volk!; `values.json` was fitted with exactly these weights."""
MONOTONE: Final = frozenset(
    name
    for name in TRAITS
    if not name.startswith("start_") and name not in ("usa", "soviet_union", "west", "cards")
)
"""Traits where a higher number is never worse."""
LONGEST_WAY: Final = 100
"""An upper bound on decisions up to the next turn; the longest way there is an end of decade."""
AT_ONCE: Final = 0.4
"""How near the end of decade feels when a decade begins."""
CARDS_OF_A_DECADE: Final = 16
"""Normal cards in the displays of a decade, excluding those for automatic events."""
LAID_BEFORE: Final = (0, 5, 10)
"""Cards already taken from the decade's displays when each sub-decade begins."""


def nearness_of(s: GameState) -> float:
    """How near the end of decade is, from 0 to 1."""
    if s.phase:
        return 1.0
    laid = LAID_BEFORE[s.sub - 1] + (7 if s.sub == 3 else 6) - s.cards.count(places.DISPLAY)
    return min(AT_ONCE + (1 - AT_ONCE) * laid / CARDS_OF_A_DECADE, 1.0)


def east_traits(s: GameState, nearness: float) -> list[float]:
    """East's numbers for Germany."""
    board = german_traits(s, nearness, int(s.phase))
    row = [0.0] * (2 * tpt.DECADES)
    row[s.decade - 1] = 1.0
    row[tpt.DECADES + s.decade - 1] = sum(map(mul, IN_THE_BASE_GAME, board))
    return row + board[BY_DECADE:]


def odds_of_east(s: GameState, germany: list[float]) -> float:
    """The board's value to East, as log odds in Wir sind das Volk!. germany: its traits."""
    return germany[tpt.DECADES + s.decade - 1]


def power_traits(s: GameState, nearness: float) -> list[float]:
    """The Soviet Union's advantages over the USA; for the USA every number has the opposite sign."""
    lead = float(points(s, tpt.SOVIET_UNION) - points(s, tpt.USA))
    ahead = float((lead > 0) - (lead < 0))
    row = [0.0] * (2 * tpt.DECADES)
    row[s.decade - 1] = lead
    row[tpt.DECADES + s.decade - 1] = ahead * (0.5 + nearness)
    arms, space = s.tracks[tpt.ARMS_RACE], s.tracks[tpt.SPACE_RACE]
    laurels = s.tables.laurel
    row += [
        float(s.tracks[tpt.DOMINANCE]),
        float(space),
        float(arms),
        purse(s.money[tpt.SOVIET_UNION]) - purse(s.money[tpt.USA]),
        float((s.money[tpt.USA] < 0) - (s.money[tpt.SOVIET_UNION] < 0)),
        nearness * (smooth(RACES[0], arms) - smooth(RACES[0], -arms)),
        nearness * (smooth(RACES[1], space) - smooth(RACES[1], -space)),
        nearness
        * nearness
        * (
            laurels[tpt.ARMS_RACE - tpt.DOMINANCE][arms + tpt.CENTRE] * (1 if arms > 0 else -1)
            + laurels[tpt.SPACE_RACE - tpt.DOMINANCE][space + tpt.CENTRE] * (1 if space > 0 else -1)
        ),
        float(s.cards.count(places.HAND + tpt.SOVIET_UNION) - s.cards.count(places.HAND + tpt.USA)),
    ]
    return row


def war_traits(s: GameState) -> list[list[float]]:
    """For each seat: its share of a nuclear war and the danger of pressing the button, scaled by the chance of war."""
    hazard = smooth(HAZARD, float(s.doves))
    next_one = s.order[s.next_at]
    return [[hazard * war_share(s, seat), -hazard if seat == next_one else 0.0] for seat in range(tpt.SEATS)]


def rows_of(s: GameState) -> list[list[float]]:
    """The numbers of all seats in a position where a turn begins."""
    nearness = nearness_of(s)
    germany = east_traits(s, nearness)
    powers = power_traits(s, nearness)
    wars = war_traits(s)
    none = [0.0] * len(powers)
    rows: list[list[float]] = []
    for seat in range(tpt.SEATS):
        row = germany[:] if SIDE_OF[seat] == codes.EAST else [0.0] * len(germany)
        if seat == tpt.SOVIET_UNION:
            row += powers
        else:
            row += [-number for number in powers] if seat == tpt.USA else none
        row += [
            float(seat == tpt.USA),
            float(seat == tpt.SOVIET_UNION),
            float(seat == tpt.WEST_SEAT),
            *wars[seat],
        ]
        rows.append(row)
    return rows


def settled(state: State) -> TwoPlusTwo:
    """The state if a turn begins, else a copy played on until one does; chance is sampled once."""
    s = cast(TwoPlusTwo, state)
    return s if s.asked == TURN.code else finish_turn(s.clone())


def finish_turn(s: TwoPlusTwo) -> TwoPlusTwo:
    """The state itself, played on with likely answers until a turn begins or the game is over."""
    play_on(s, likely_answer, LONGEST_WAY)
    return s


def traits(state: State) -> list[list[float]]:
    """One row for each seat; see `tools/fit_values.py`."""
    s = settled(state)
    return rows_of(cast(TwoPlusTwo, state) if s.over else s)


VALUES: Final = read_values(text_of("values.json"), TRAITS)
FIRST_OF_A_POWER: Final = len(OF_GERMANY)
FIRST_OF_A_SEAT: Final = len(OF_GERMANY) + len(OF_A_POWER)
WEIGHTS_OF_GERMANY: Final = VALUES.weights[:FIRST_OF_A_POWER]
WEIGHTS_OF_POWERS: Final = VALUES.weights[FIRST_OF_A_POWER:FIRST_OF_A_SEAT]
WEIGHTS_OF_SEATS: Final = VALUES.weights[FIRST_OF_A_SEAT:]


def evaluate(state: State) -> list[float]:
    """The chances of all seats; see `detente.core.authors.brain`. Equal to `VALUES.chances(rows_of(state))`, but faster."""
    s = settled(state)
    if s.returns is not None:
        return s.returns
    nearness = nearness_of(s)
    east = sum(map(mul, WEIGHTS_OF_GERMANY, east_traits(s, nearness)))
    lead = sum(map(mul, WEIGHTS_OF_POWERS, power_traits(s, nearness)))
    usa, soviet_union, west, of_share, of_button = WEIGHTS_OF_SEATS
    heights = [usa - lead, soviet_union + lead + east, west, east]
    for seat, (share, button) in enumerate(war_traits(s)):
        heights[seat] += of_share * share + of_button * button
    top = max(heights)
    odds = [exp(height - top) for height in heights]
    whole = sum(odds)
    return [each / whole for each in odds]


assert tpt.EAST_SEAT == tpt.SEATS - 1
