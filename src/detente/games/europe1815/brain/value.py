"""What a position is worth to each seat or team: the traits that matter, with weights fitted to played games."""

from collections.abc import Sequence
from importlib.resources import files
from math import exp
from typing import Final, cast

from detente.core.authors.values import read_values
from detente.core.engine.state import State
from detente.games.europe1815 import codes
from detente.games.europe1815.brain.outlook import ATTACK, DEFENCE, EP
from detente.games.europe1815.codes import LANDS, TYPES
from detente.games.europe1815.data import Board
from detente.games.europe1815.state import GameState

NAMES: Final = (
    "points",
    "points late",
    "points very late",
    "standing",
    "standing late",
    "winning now",
    "power",
    "power late",
    "territories",
    "territories late",
    "parts of territories",
    "infantry",
    "cavalry",
    "cavalry late",
    "artillery",
    "general",
    "flag",
    "markers",
    "markers late",
    "in danger",
    "units in danger",
    "units in danger late",
)
"""points: SP, including those expected from the next distribution. standing: what decides the rank in it. late: multiplied by
how near anybody is to victory, 0 to 1; very late: by its square. winning now: about 1 with 13 points or more.
power: E15-SP-1. territories: bonuses; parts of territories: bonuses times the square of the share owned.
in danger: power in lands that some opponent is strong enough to take; units in danger: EP there."""
MODES: Final = ("each", "team")
TRAITS: Final = tuple(f"{mode}: {name}" for mode in MODES for name in NAMES)
"""Trait names of both modes. A row is 0 in the part of the other mode."""
NO_TRAITS: Final = [0.0] * len(NAMES)

POWER, TERRITORIES, PARTS, INF, KAV, ART, TURNS, UNITS, GENERAL, FLAG, DANGER, UNITS_IN_DANGER = range(12)
FACTS: Final = 12
"""How many facts `survey` reads for each seat. TURNS: actions to come before the distribution. UNITS: a reinforcement turn to
come. DANGER: power in lands that an opponent with a turn to come is strong enough to take."""
WINTER_STANDING: Final = (0.21, 0.21, 0.31, 0.045, 0.115, 0.17, 1.1, 0.0, 0.18, 0.42, -0.085, -0.055)
LATER_STANDING: Final = (0.45, 0.23, 0.31, 0.07, 0.1, 0.22, 1.1, 1.4, 0.0, 0.2, -0.25, -0.04)
"""A weight for each fact, in log-odds. A seat outranks another in the next distribution about as often as the logistic
function of the difference of their standings says: fitted by maximum likelihood to all pairs of seats in 26,000 positions
of 2,200 games between `heuristic` bots."""
ONE_TURN: Final = 2
"""Actions in a Summer turn; a Winter turn has one attack."""
ALMOST: Final = 0.7
"""The share of a bonus counted in the last land of its territory that a seat lacks."""
SHARPNESS: Final = 3.0
"""How fast "winning now" rises around half a point less than victory."""


def traits(state: State) -> list[list[float]]:
    """The `TRAITS` values, one row for each seat or, in 2vs2, each team."""
    s = cast(GameState, state)
    facts, danger = survey(s)
    standings = [standing(s, row) for row in facts]
    expected = expected_points(s.board.points[s.seats], standings)
    rows: list[tuple[float, ...]] = []
    for seat in range(s.seats):
        fact = facts[seat]
        rows.append(
            (
                s.points[seat] + expected[seat],
                standings[seat],
                fact[POWER],
                fact[TERRITORIES],
                fact[PARTS],
                fact[INF],
                fact[KAV],
                fact[ART],
                fact[GENERAL],
                fact[FLAG],
                s.markers[seat],
                danger[seat],
                fact[UNITS_IN_DANGER],
            )
        )
    if s.teams:
        rows = [tuple([a + b for a, b in zip(rows[team], rows[team + 2], strict=True)]) for team in (0, 1)]
    victory = s.board.victory
    late = min(1.0, max([row[0] for row in rows]) / victory)
    found = [traits_of(row, late, victory) for row in rows]
    return [NO_TRAITS + row for row in found] if s.teams else [row + NO_TRAITS for row in found]


def traits_of(row: Sequence[float], late: float, victory: int) -> list[float]:
    """The traits of a seat or team, in the order of `NAMES`."""
    points, standing, power, territories, parts, inf, kav, art, general, flag, markers, danger, units = row
    return [
        points,
        points * late,
        points * late * late,
        standing,
        standing * late,
        1 / (1 + exp(SHARPNESS * (victory - 0.5 - points))),
        power,
        power * late,
        territories,
        territories * late,
        parts,
        inf,
        kav,
        kav * late,
        art,
        general,
        flag,
        markers,
        markers * late,
        danger,
        units,
        units * late,
    ]


def sides(state: State) -> list[int]:
    """The number of each seat's row in `traits`."""
    return [seat % 2 if cast(GameState, state).teams else seat for seat in range(state.seats)]


def evaluate(state: State) -> list[float]:
    """Each seat's expected return: its chance to win; allies get half each."""
    chances = VALUES.chances(traits(state))
    if cast(GameState, state).teams:
        even, odd = chances[0] / 2, chances[1] / 2
        return [even, odd, even, odd]
    return chances


# -- the next distribution


def standing(s: GameState, fact: Sequence[float]) -> float:
    """A seat's standing, which decides its rank in the next distribution."""
    weights = WINTER_STANDING if s.phase <= codes.PHASE_WINTER else LATER_STANDING
    return sum([weight * number for weight, number in zip(weights, fact, strict=True)])


def expected_points(table: Sequence[int], standings: Sequence[float]) -> list[float]:
    """E15-SP-3: the SP of each seat in the next distribution, for the number of seats that it is expected to outrank."""
    last = len(table) - 1
    odds = [exp(standing) for standing in standings]
    found = []
    for mine in odds:
        rank = last - sum([mine / (mine + other) for other in odds]) + 0.5
        above = min(int(rank), last - 1)
        found.append(table[above] + (rank - above) * (table[above + 1] - table[above]))
    return found


# -- the table


def survey(s: GameState) -> tuple[list[list[float]], list[float]]:
    """The facts of each seat, and the power in its lands that any opponent is strong enough to take."""
    board = s.board
    seats, owner, units = int(s.seats), s.owner, s.units
    general, flag, fortress, near = s.general, s.flag, board.fortress, board.near
    facts = [[0.0] * FACTS for _ in range(seats)]
    reach = [[0] * LANDS for _ in range(seats)]
    defence = [0] * LANDS
    worth = [float(board.land_power)] * LANDS
    for land, seat in enumerate(owner):
        if seat < 0:
            continue
        inf, kav, art = units[land * TYPES : land * TYPES + TYPES]
        fact = facts[seat]
        fact[POWER] += board.land_power
        fact[INF] += inf
        fact[KAV] += kav
        fact[ART] += art
        strength = inf * DEFENCE[0] + kav * DEFENCE[1] + art * DEFENCE[2]
        leads = general[seat] == land
        if fortress[land]:
            fact[POWER] += board.fortress_power
            worth[land] += board.fortress_power
            strength += board.fortress_defence
        if leads:
            fact[GENERAL] = 1
            strength += board.general_defence
        if flag[seat] == land:
            fact[FLAG] = 1
            strength += board.capital_defence
        defence[land] = strength
        if inf + kav + art > 1:
            power = inf * ATTACK[0] + kav * ATTACK[1] + art * ATTACK[2] - ATTACK[0 if inf else 1]
            if leads:
                power += board.general_attack
            found = reach[seat]
            for other in near[land]:
                found[other] += power
    for seat in range(seats):
        facts[seat][POWER] += s.markers[seat] * board.marker_power
        if flag[seat] >= 0:
            holder = owner[flag[seat]]
            if holder >= 0 and not s.friends(seat, holder):
                facts[holder][POWER] += board.flag_power
                worth[flag[seat]] += board.flag_power
    count_territories(board, owner, facts, worth)
    count_turns(s, facts)
    return facts, count_dangers(s, facts, reach, defence, worth)


def count_territories(
    board: Board, owner: Sequence[int], facts: list[list[float]], worth: list[float]
) -> None:
    """E15-MAP-4: count bonuses of whole territories and parts of the others. A land's worth includes the bonus that depends on it."""
    for territory, lands in enumerate(board.lands_of):
        bonus = board.bonus[territory]
        holders = [owner[land] for land in lands]
        for seat in set(holders):
            if seat < 0:
                continue
            held = holders.count(seat)
            if held == len(lands):
                facts[seat][TERRITORIES] += bonus
                facts[seat][POWER] += bonus
                for land in lands:
                    worth[land] += bonus
            else:
                facts[seat][PARTS] += bonus * (held / len(lands)) ** 2
                if held == len(lands) - 1:
                    missing = next(land for land in lands if owner[land] != seat)
                    worth[missing] += ALMOST * bonus


def count_turns(s: GameState, facts: list[list[float]]) -> None:
    """E15-YEAR-1, E15-YEAR-2, E15-YEAR-4: count what each seat may still do before the distribution."""
    phase, place = s.phase, s.place
    for seat, fact in enumerate(facts):
        order = (seat - s.start) % s.seats
        last = int(order == s.seats - 1)
        if phase == codes.PHASE_SUMMER:
            if order > place:
                fact[TURNS] = ONE_TURN + last
            elif order == place:
                under_way = int(s.actions) if s.stage == codes.IN_ACTIONS else 0
                fact[TURNS] = under_way + int(last and not s.half)
            continue
        fact[TURNS] = ONE_TURN + last
        if phase == codes.PHASE_REINFORCEMENT:
            fact[UNITS] = int(order >= place)
        elif phase == codes.PHASE_WINTER:
            may_attack = s.actions > 0 and not s.attacks
            fact[TURNS] += int(order > place or (order == place and may_attack))
            fact[UNITS] = 1


def count_dangers(
    s: GameState,
    facts: list[list[float]],
    reach: list[list[int]],
    defence: list[int],
    worth: list[float],
) -> list[float]:
    """Add up the lands and units that an opponent with a turn to come can take. Returns the power of lands that any can take."""
    danger = [0.0] * len(facts)
    coming = [fact[TURNS] > 0 for fact in facts]
    foes = [
        [other for other in range(len(facts)) if not s.friends(seat, other)] for seat in range(len(facts))
    ]
    units = s.units
    for land, seat in enumerate(s.owner):
        if seat < 0:
            continue
        holds = defence[land]
        for foe in foes[seat]:
            if reach[foe][land] > holds:
                danger[seat] += worth[land]
                inf, kav, art = units[land * TYPES : land * TYPES + TYPES]
                facts[seat][UNITS_IN_DANGER] += inf * EP[0] + kav * EP[1] + art * EP[2]
                if any(coming[other] and reach[other][land] > holds for other in foes[seat]):
                    facts[seat][DANGER] += worth[land]
                break
    return danger


VALUES: Final = read_values(
    files("detente.games.europe1815").joinpath("values.json").read_text("utf-8"), TRAITS
)
