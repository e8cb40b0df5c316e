"""What a board is worth to East, in unrest cubes: the expected end of decade, the economy and the tracks."""

from typing import Final

from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.rules import counts, economy
from detente.games.germany.state import Germany

UNREST: Final = (0.0, 0.12, 0.35, 0.8, 2.0, 2.3, 2.7, 3.3, 4.2, 4.5, 4.9, 5.5, 6.4)
"""Weight of the unrest in a province, by amount; mass protests weigh much more."""
MORE_UNREST: Final = 0.6
"""Weight of each unrest beyond `UNREST`."""
NERVES: Final = 0.06
"""Extra weight of a side's unrest; it grows with the total."""
FADING: Final = (1.0, 0.85, 0.6, 0.25)
"""How much long-term building is worth, by decade."""
FACTORY: Final = 0.32
"""Weight of a point of a factory's value."""
LINE: Final = 0.12
"""Weight of an infrastructure by itself."""
READY: Final = 0.5
"""Weight of enough economy for one more living standard piece in a province, up to two."""
STANDARD: Final = 0.5
"""Weight of a living standard piece that will remain."""
PRESTIGE_STEP: Final = 0.55
CURRENCY_STEP: Final = 0.45
SOCIALIST_STEP: Final = 0.3
"""Weight of one step of each marker."""
SOCIALIST: Final = 0.8
"""Weight of a socialist gained."""
DISMANTLING: Final = 1.1
"""Weight of a build point that East will have to dismantle."""
RUNNING_DOWN: Final = 0.9
"""Weight of a factory that East will have to run down."""
POLICE_CARD: Final = 0.5
FRESH: Final = 0.5
"""Extra weight of an unused police card."""
BANKRUPT: Final = 14.0
LOST: Final = 9.0
THIN: Final = (1.0, 0.4, 0.22, 0.12, 0.05, 0.0)
"""Share of a loss that counts, by the margin left: from one too few upwards."""


def unrest_weight(amount: float) -> float:
    """The weight of this amount of unrest in a province."""
    if amount <= 0:
        return 0.0
    if amount >= len(UNREST) - 1:
        return UNREST[-1] + MORE_UNREST * (amount - len(UNREST) + 1)
    low = int(amount)
    return UNREST[low] + (UNREST[low + 1] - UNREST[low]) * (amount - low)


def expected_unrest(s: Germany, nearness: float) -> tuple[list[float], list[int]]:
    """Expected unrest of all provinces if the end of decade came, scaled by how near it is; and the LS that remain."""
    if s.phase > 7:
        return [float(n) for n in s.unrest], s.standards
    left = counts.standards_after_export(s, economy.exports(s, s.hamburg)) if s.phase <= 5 else s.standards
    coming = counts.internal_unrest(s, left) if s.phase <= 6 else [0] * codes.PROVINCES
    coming = list(coming)
    for province in range(codes.PROVINCES):
        pressure = left[province] - int(s.protests(province))
        if pressure <= 0:
            continue
        targets = counts.pressed(province, pressure, left)
        if province == codes.WEST_BERLIN:
            for target in targets:
                coming[target] += pressure - left[target]
        elif targets:
            worst = max(targets, key=lambda at: s.unrest[at] + coming[at] + pressure - left[at])
            coming[worst] += pressure - left[worst]
    return [there + nearness * more for there, more in zip(s.unrest, coming, strict=True)], left


def danger(weights: list[float]) -> float:
    """The weight of all unrest of a side."""
    total = sum(weights)
    return total * (1 + NERVES * total)


def economies(s: Germany, worth: list[int]) -> list[int]:
    """The economy of each province, without external factories."""
    found = [sum([worth[city] for city in cities]) for cities in BOARD.cities_of]
    found[s.hamburg] += worth[codes.HAMBURG]
    return found


def readiness(standards: int, there: int) -> float:
    """How close this much economy is to more living standard, up to two pieces."""
    return READY * min(max(there / 3 - standards, 0.0), 2.0)


def wealth(s: Germany, left: list[int], of_factories: list[int]) -> float:
    """Weight of factories with these values, infrastructure, living standard, and economy for more of it."""
    fading = FADING[s.decade - 1]
    there = economies(s, of_factories)
    lines = BOARD.west_lines
    west, east = sum(of_factories[: codes.WEST_CITIES]), sum(of_factories[codes.WEST_CITIES :])
    worth = FACTORY * fading * (east - west) + LINE * fading * (sum(s.lines[lines:]) - sum(s.lines[:lines]))
    for province in range(codes.PROVINCES):
        own = s.standards[province]
        worth_here = STANDARD * min(left[province], own)
        if province != codes.WEST_BERLIN:
            worth_here += fading * readiness(own, there[province])
        worth += -worth_here if province < codes.FIRST_EAST else worth_here
    return worth


class Reckoning:
    """What East would have to pay if the end of decade came now.

    deficit: of the currency. due: build points for flight and police. change: socialists gained (lost below 0). sound:
    factories that can be run down. spare: build points that would remain.
    """

    __slots__ = ("change", "deficit", "due", "sound", "spare")

    def __init__(self, s: Germany) -> None:
        self.deficit = (
            max(-int(counts.currency_terms(s, economy.exports(s, s.hamburg))[3]), 0) if s.phase <= 3 else 0
        )
        self.due = dismantles_due(s)
        self.change = int(counts.socialists_due(s)) if s.phase <= 9 else 0
        self.sound = int(economy.sound_factories(s))
        self.spare = int(economy.points_left(s, False)) + self.sound - self.deficit - self.due


def outlook(s: Germany, nearness: float, end: Reckoning) -> float:
    """Expected result of the tracks, flight, currency, police and socialists at the end of the decade."""
    broken = min(end.deficit, end.sound)
    worth = -nearness * (RUNNING_DOWN * broken + DISMANTLING * (end.due + end.deficit - broken))
    if s.phase <= 4:
        worth -= BANKRUPT * nearness * THIN[min(max(end.spare + 1, 0), len(THIN) - 1)]
    change = end.change
    held = int(s.box) + sum(s.socialists)
    if s.phase <= 9:
        worth -= LOST * THIN[min(max(held + change + 1, 0), len(THIN) - 1)]
        worth += LOST * THIN[min(max(BOARD.socialists_total - held - change + 1, 0), len(THIN) - 1)]
    later = FADING[s.decade - 1]
    worth += SOCIALIST * (0.5 + 0.5 * later) * (0.4 * min(held, 8) + change)
    worth += SOCIALIST_STEP * s.tracks[2] + CURRENCY_STEP * s.tracks[1] + PRESTIGE_STEP * s.tracks[0]
    worth += (FRESH if s.phase <= 8 else 0.0) * int(s.fresh_police())
    worth += POLICE_CARD * later * len(s.police)
    return worth


def dismantles_due(s: Germany) -> int:
    """Build points that flight and police will cost."""
    due = 0
    if s.phase <= 1:
        due += 1 if s.wall else int(counts.flight_level(counts.flight_terms(s))) // 2
    if s.phase <= 4:
        due += len(s.police)
    return due
