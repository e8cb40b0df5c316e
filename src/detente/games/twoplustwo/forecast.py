"""What the superpowers' tracks would bring if the end of decade came now, and who would win as things stand (TPT-EOD).

Germany's phases are the forecast of Wir sind das Volk!; here come those before them, the victory points, and the turn order
that the tracks would give.
"""

from detente.games.germany.codes import (
    EAST,
    END_BOTH_COLLAPSE,
    END_EAST_COLLAPSES,
    END_EAST_SURVIVES,
    END_NONE,
    END_SOCIALISM_FAILS,
    END_TRIUMPH,
    END_WEST_COLLAPSES,
    NOBODY,
    WEST,
)
from detente.games.germany.data import BOARD
from detente.games.germany.forecast import Forecast
from detente.games.germany.rules.decade_end import COLLAPSE
from detente.games.twoplustwo.codes import (
    ARMS_RACE,
    CENTRE,
    DOMINANCE,
    END_ARMS_RACE,
    END_SPACE_RACE,
    SPACE_RACE,
)
from detente.games.twoplustwo.rules.points import winner_of
from detente.games.twoplustwo.state import Table, ahead


class Standing:
    """How things stand.

    incomes: what both get. winners: by side who wins if it does. ending: how the game would end now, or END_NONE: it goes on
    or it depends on what is still to be decided. winner: who wins then, or NOBODY.
    """

    def __init__(self, s: Table, germany: Forecast) -> None:
        self.incomes = [s.tables.incomes[power][s.tracks[DOMINANCE] + CENTRE] for power in range(2)]
        self.winners = [int(winner_of(s, side)) for side in (WEST, EAST)]
        self.ending, self.winner = END_NONE, NOBODY
        for track, ending in ((ARMS_RACE, END_ARMS_RACE), (SPACE_RACE, END_SPACE_RACE)):
            at = s.tracks[track]
            if self.ending == END_NONE and s.tables.laurel[track - DOMINANCE][at + CENTRE]:
                self.ending, self.winner = ending, int(ahead(at))
        if self.ending == END_NONE:
            self.ending, side = germany_ending(s, germany)
            if side != NOBODY:
                self.winner = self.winners[side]


def germany_ending(s: Table, germany: Forecast) -> tuple[int, int]:
    """WSDV-WIN-1, WSDV-WIN-2: how phases 9 and 10 would end the game and which side wins, as far as it is sure."""
    socialists = s.box + sum(s.socialists) + germany.socialists
    if socialists > BOARD.socialists_total:
        return END_TRIUMPH, EAST
    if socialists < 0:
        return END_SOCIALISM_FAILS, WEST
    (west_least, west_most), (east_least, east_most) = germany.protests
    if west_least >= COLLAPSE:
        return (END_BOTH_COLLAPSE if east_least >= COLLAPSE else END_WEST_COLLAPSES), EAST
    if east_least >= COLLAPSE and west_most < COLLAPSE:
        return END_EAST_COLLAPSES, WEST
    if s.decade == BOARD.decades and east_most < COLLAPSE:
        return END_EAST_SURVIVES, EAST
    return END_NONE, NOBODY
