"""The value of a position to the four players: chances of winning, fitted to played games (`values.json`)."""

from importlib import resources
from itertools import accumulate
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
    "sway",
)
"""Numbers in the rows of the red seats; 0 in the yellow ones. germany: the board's value to East in Wir sind das Volk!, as log odds;
the other board traits correct it. sway: dominance while decades are still to come, since each ends with its icons.
"""
OF_A_POWER: Final = (
    *(f"lead_{decade}" for decade in range(1, tpt.DECADES + 1)),
    *(f"ahead_{decade}" for decade in range(1, tpt.DECADES + 1)),
    "dominance",
    "space_race",
    "arms_race",
    "purse",
    "in_the_red",
    "cards",
    "decided",
)
"""What makes the Soviet Union win instead of East, and West instead of the USA; the opposite sign in the other two rows.

So a lead moves chances within the sides, not between them. decided: who is ahead when a decade ends that probably ends the game.
"""
OF_A_RACE: Final = ("arms_race_won", "space_race_won", "laurel")
"""Numbers in a superpower's row only, since a race is won without the ally."""
OF_A_SEAT: Final = ("usa", "soviet_union", "west", "war", "button")
"""Numbers of every seat: constants, the expected share in winning a nuclear war, and the risk of losing by triggering it."""
TRAITS: Final = (*OF_GERMANY, *OF_A_POWER, *OF_A_RACE, *OF_A_SEAT)
"""Names of the numbers in a `traits` row."""
IN_THE_BASE_GAME: Final = read_values(text_of("board_values.json"), GERMAN_TRAITS).weights
"""What Germany's traits are worth to East in Wir sind das Volk!; `values.json` was fitted with exactly these weights."""
MONOTONE: Final = frozenset(
    name
    for name in TRAITS
    if not name.startswith("start_") and name not in ("usa", "soviet_union", "west", "cards")
)
"""Traits where a higher number is never worse."""
ENDINGS: Final = [
    OF_GERMANY.index(name) for name in ("collapse_east", "collapse_west", "socialism_fails", "insolvent")
]
"""Where East's numbers say that the end of decade would end the game."""
FAVOURED: Final = (-1.0, 1.0, 1.0, -1.0)
"""Whether the Soviet Union's lead is good or bad for each seat on a side that wins."""
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
    return [*row, *board[BY_DECADE:], s.tracks[tpt.DOMINANCE] * (1 - int(s.decade) / (tpt.DECADES + 0.25))]


def may_end(s: GameState, germany: list[float]) -> bool:
    """Whether the end of this decade probably ends the game. germany: East's numbers."""
    return s.decade == tpt.DECADES or any(germany[k] for k in ENDINGS)


def power_traits(s: GameState, nearness: float, ends: bool) -> list[float]:
    """The Soviet Union's advantages over the USA, as far as they count when a side has won."""
    lead = float(points(s, tpt.SOVIET_UNION) - points(s, tpt.USA))
    ahead = float((lead > 0) - (lead < 0))
    row = [0.0] * (2 * tpt.DECADES)
    row[s.decade - 1] = lead
    row[tpt.DECADES + s.decade - 1] = ahead * (0.5 + nearness)
    row += [
        float(s.tracks[tpt.DOMINANCE]),
        float(s.tracks[tpt.SPACE_RACE]),
        float(s.tracks[tpt.ARMS_RACE]),
        purse(s.money[tpt.SOVIET_UNION]) - purse(s.money[tpt.USA]),
        float((s.money[tpt.USA] < 0) - (s.money[tpt.SOVIET_UNION] < 0)),
        float(s.cards.count(places.HAND + tpt.SOVIET_UNION) - s.cards.count(places.HAND + tpt.USA)),
        ahead * nearness**3 if ends else 0.0,
    ]
    return row


def race_traits(s: GameState, nearness: float) -> list[float]:
    """The Soviet Union's advantages over the USA in races that end the game."""
    arms, space = s.tracks[tpt.ARMS_RACE], s.tracks[tpt.SPACE_RACE]
    laurels = s.tables.laurel
    return [
        nearness * (smooth(RACES[0], arms) - smooth(RACES[0], -arms)),
        nearness * (smooth(RACES[1], space) - smooth(RACES[1], -space)),
        nearness
        * nearness
        * (
            laurels[tpt.ARMS_RACE - tpt.DOMINANCE][arms + tpt.CENTRE] * (1 if arms > 0 else -1)
            + laurels[tpt.SPACE_RACE - tpt.DOMINANCE][space + tpt.CENTRE] * (1 if space > 0 else -1)
        ),
    ]


def war_traits(s: GameState) -> list[list[float]]:
    """For each seat: its share of a nuclear war and the danger of pressing the button, scaled by the chance of war."""
    hazard = smooth(HAZARD, float(s.doves))
    next_one = s.order[s.next_at]
    return [[hazard * war_share(s, seat), -hazard if seat == next_one else 0.0] for seat in range(tpt.SEATS)]


def rows_of(s: GameState) -> list[list[float]]:
    """The numbers of all seats in a position where a turn begins."""
    nearness = nearness_of(s)
    germany = east_traits(s, nearness)
    powers = power_traits(s, nearness, may_end(s, germany))
    races = race_traits(s, nearness)
    wars = war_traits(s)
    rows: list[list[float]] = []
    for seat in range(tpt.SEATS):
        sign = FAVOURED[seat]
        row = germany[:] if SIDE_OF[seat] == codes.EAST else [0.0] * len(germany)
        row += [sign * number for number in powers]
        row += [sign * number if seat <= tpt.SOVIET_UNION else 0.0 for number in races]
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
PARTS: Final = list(accumulate(map(len, (OF_GERMANY, OF_A_POWER, OF_A_RACE))))
WEIGHTS_OF_GERMANY: Final = VALUES.weights[: PARTS[0]]
WEIGHTS_OF_POWERS: Final = VALUES.weights[PARTS[0] : PARTS[1]]
WEIGHTS_OF_RACES: Final = VALUES.weights[PARTS[1] : PARTS[2]]
WEIGHTS_OF_SEATS: Final = VALUES.weights[PARTS[2] :]


def evaluate(state: State) -> list[float]:
    """The chances of all seats; see `detente.core.authors.brain`."""
    s = settled(state)
    return chances(s) if s.returns is None else s.returns


def chances(s: GameState) -> list[float]:
    """The chances of all seats where a turn or the end of decade begins. Equal to `VALUES.chances(rows_of(s))`, but faster."""
    nearness = nearness_of(s)
    germany = east_traits(s, nearness)
    east = sum(map(mul, WEIGHTS_OF_GERMANY, germany))
    lead = sum(map(mul, WEIGHTS_OF_POWERS, power_traits(s, nearness, may_end(s, germany))))
    race = sum(map(mul, WEIGHTS_OF_RACES, race_traits(s, nearness)))
    usa, soviet_union, west, of_share, of_button = WEIGHTS_OF_SEATS
    heights = [usa - lead - race, soviet_union + lead + race + east, west + lead, east - lead]
    for seat, (share, button) in enumerate(war_traits(s)):
        heights[seat] += of_share * share + of_button * button
    top = max(heights)
    odds = [exp(height - top) for height in heights]
    whole = sum(odds)
    return [each / whole for each in odds]


assert tpt.EAST_SEAT == tpt.SEATS - 1
