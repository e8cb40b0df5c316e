"""The numbers that describe a position on Germany for evaluation, read from the state and signed in East's favour."""

from typing import Final

from detente.games.germany import codes
from detente.games.germany.brain import weights
from detente.games.germany.rules.economy import values
from detente.games.germany.state import Germany

DECADES: Final = (1, 2, 3, 4)
OF_A_DECADE: Final = ("start", "danger_west", "danger_east", "wealth", "outlook")
GERMAN_TRAITS: Final = (
    *(f"{name}_{decade}" for decade in DECADES for name in OF_A_DECADE),
    "coming_protests_east",
    "coming_protests_west",
    "near_collapse_east",
    "near_collapse_west",
    "collapse_east",
    "collapse_west",
    "protests_east",
    "protests_west",
    "relief",
    "prestige",
    "currency",
    "socialist_track",
    "socialists",
    "standards_east",
    "standards_west",
    "lowest_east",
    "highest_west",
    "economy_east",
    "economy_west",
    "thin_ice",
    "deficit",
    "socialism_fails",
    "socialism_thin",
    "insolvent",
)
"""Names of the numbers, in the order of `german_traits`."""
BY_DECADE: Final = len(DECADES) * len(OF_A_DECADE)
"""How many of the first numbers are tied to a decade: each is 0 outside its own decade."""
COLLAPSE: Final = 4
FEW: Final = 2
"""With fewer socialists left after the end of decade, one more marker step may lose the game."""
THIN: Final = 4
"""With fewer spare build points, East risks insolvency."""


def german_traits(s: Germany, nearness: float, phase: int) -> list[float]:
    """The numbers of a position. nearness: of the end of decade, from 0 to 1. phase: of the end of decade, 0 outside it."""
    full, left = weights.expected_unrest(s, 1.0)
    end, worth = weights.Reckoning(s), values(s)
    waiting = end.change
    relief = float(s.box) + max(waiting, 0)
    if phase <= 8:
        relief += int(s.fresh_police())
    expected = [now + nearness * (later - now) for now, later in zip(s.unrest, full, strict=True)]
    close = nearness * nearness
    row = [0.0] * (len(OF_A_DECADE) * (s.decade - 1))
    row += [
        1.0,
        *dangers(expected, relief),
        weights.wealth(s, left, worth),
        weights.outlook(s, nearness, end),
    ]
    row += [0.0] * (BY_DECADE - len(row))
    row += protest_traits(s, full, relief, close)
    later = (5 - int(s.decade) - nearness) / 4
    left_over = int(s.box) + sum(s.socialists) + waiting
    standards, slack = s.standards, end.spare
    row += [
        relief,
        later * s.tracks[0],
        later * s.tracks[1],
        later * s.tracks[2],
        float(left_over),
        sum(standards[codes.FIRST_EAST :]),
        -sum(standards[: codes.FIRST_EAST]),
        min(left[codes.FIRST_EAST :]),
        -max(left[: codes.FIRST_EAST]),
        later * sum(worth[codes.WEST_CITIES :]),
        -later * sum(worth[: codes.WEST_CITIES]),
        -float(max(THIN - slack, 0)) if phase <= 4 else 0.0,
        -nearness * end.deficit,
        -close if left_over < 0 else 0.0,
        -close if 0 <= left_over < FEW else 0.0,
        -close if slack < 0 and phase <= 4 else 0.0,
    ]
    return row


def dangers(unrest: list[float], relief: float) -> tuple[float, float]:
    """Weight of the unrest in the West, and in the East after relief (the latter negative)."""
    calm(unrest, relief, 0.8)
    west = sum([weights.unrest_weight(amount) for amount in unrest[: codes.FIRST_EAST]])
    west += max(unrest[codes.WEST_BERLIN] - 3, 0) * 0.5
    east = sum([weights.unrest_weight(amount) for amount in unrest[codes.FIRST_EAST :]])
    return weights.danger([west]), -weights.danger([east])


def protest_traits(s: Germany, unrest: list[float], relief: float, close: float) -> list[float]:
    """Mass protests: those this unrest would cause, whether they are one short of a collapse or enough, and current ones."""
    calm(unrest, relief, 1.0)
    west = sum([int(amount) // 4 for amount in unrest[: codes.FIRST_EAST]])
    if not s.rulings[codes.RULING_BERLIN_ONCE]:
        west += int(unrest[codes.WEST_BERLIN]) // 4
    east = sum([int(amount) // 4 for amount in unrest[codes.FIRST_EAST :]])
    return [
        -close * east,
        close * west,
        -close if east == COLLAPSE - 1 else 0.0,
        close if west == COLLAPSE - 1 else 0.0,
        -close if east >= COLLAPSE else 0.0,
        close if west >= COLLAPSE else 0.0,
        -float(s.protests_of(codes.EAST)),
        float(s.protests_of(codes.WEST)),
    ]


def calm(unrest: list[float], relief: float, trust: float) -> None:
    """End East's mass protests as far as relief allows, cheapest first; changes the list."""
    if relief <= 0:
        return
    for amount, province in sorted([(unrest[k], k) for k in range(codes.FIRST_EAST, codes.PROVINCES)]):
        if amount >= 3.5 and relief > 0:
            used = min(relief, amount - 3)
            unrest[province] -= used * trust
            relief -= used
