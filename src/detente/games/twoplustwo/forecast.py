"""What the superpowers' tracks would bring if the end of decade came now, and who would win as things are (TPT-EOD).

`germany.forecast` covers Germany's phases; this module covers the phases before them, the victory points, and the turn
order from the tracks.
"""

from typing import Any

from detente.core.engine.keeper import Keeper
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.forecast import Forecast, Outlook, forecast_of
from detente.games.germany.rules.decade_end import COLLAPSE
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.rules.points import all_points, winners_of_sides
from detente.games.twoplustwo.state import GameState, ahead


class Scores(Keeper):
    """The superpowers' victory points.

    tracks, money: what they depend on, as it was. parts: of each superpower, as in `all_points`. winners: by side, who wins if it does.
    """

    def __init__(self, s: GameState) -> None:
        super().__init__()
        self.tracks: list[int] = s.tracks[:]
        self.money: list[int] = s.money[:]
        self.parts: list[list[int]] = [all_points(s, power) for power in range(2)]
        self.winners = winners_of_sides(sum(self.parts[tpt.SOVIET_UNION]) - sum(self.parts[tpt.USA]))


def scores_of(s: GameState) -> Scores:
    """The victory points now; counted anew only when what they depend on has changed."""
    known = s._scores
    if isinstance(known, Scores) and known.tracks == s.tracks and known.money == s.money:
        return known
    found = Scores(s)
    s._scores = found
    return found


class Projection(Keeper):
    """The projected result.

    germany: what comes to Germany. winners: by side, who wins if it does. incomes: what each superpower gets. ending: how the game would
    end now, or END_NONE: the game continues or depends on choices still to be made. winner: who wins then, or NOBODY. decade: what else it
    depends on, as it was. facts: all of it for the view; None until they are asked for.
    """

    def __init__(self, s: GameState, germany: Forecast, scores: Scores) -> None:
        super().__init__()
        self.germany = germany
        self.winners = scores.winners
        self.decade: int = s.decade
        self.facts: list[Any] | None = None
        self.incomes = [s.tables.incomes[power][s.tracks[tpt.DOMINANCE] + tpt.CENTRE] for power in range(2)]
        self.ending, self.winner = codes.END_NONE, codes.NOBODY
        for track, ending in ((tpt.ARMS_RACE, tpt.END_ARMS_RACE), (tpt.SPACE_RACE, tpt.END_SPACE_RACE)):
            at = s.tracks[track]
            if self.ending == codes.END_NONE and s.tables.laurel[track - tpt.DOMINANCE][at + tpt.CENTRE]:
                self.ending, self.winner = ending, int(ahead(at))
        if self.ending == codes.END_NONE:
            self.ending, side = germany_ending(s, germany)
            if side != codes.NOBODY:
                self.winner = self.winners[side]


def projection_now(s: GameState, outlook: Outlook, scores: Scores) -> Projection | None:
    """The projected result now; None once the game is over. Computed anew only when what it depends on has changed.

    outlook, scores: those of now.
    """
    if s.over:
        return None
    germany = forecast_of(s, outlook)
    known = s._projection
    if (
        isinstance(known, Projection)
        and known.germany is germany
        and known.winners == scores.winners
        and known.decade == s.decade
    ):
        return known
    found = Projection(s, germany, scores)
    s._projection = found
    return found


def germany_ending(s: GameState, germany: Forecast) -> tuple[int, int]:
    """WSDV-WIN-1, WSDV-WIN-2: how phases 9 and 10 would end the game and which side wins, where that is certain."""
    socialists = s.box + germany.placed + germany.socialists
    if socialists > BOARD.socialists_total:
        return codes.END_TRIUMPH, codes.EAST
    if socialists < 0:
        return codes.END_SOCIALISM_FAILS, codes.WEST
    (west_least, east_least), (west_most, east_most) = germany.least, germany.most
    if west_least >= COLLAPSE:
        return (codes.END_BOTH_COLLAPSE if east_least >= COLLAPSE else codes.END_WEST_COLLAPSES), codes.EAST
    if east_least >= COLLAPSE and west_most < COLLAPSE:
        return codes.END_EAST_COLLAPSES, codes.WEST
    if s.decade == BOARD.decades and east_most < COLLAPSE:
        return codes.END_EAST_SURVIVES, codes.EAST
    return codes.END_NONE, codes.NOBODY
