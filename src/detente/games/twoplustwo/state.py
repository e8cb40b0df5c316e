"""The state of a table of 2+2: Germany, four players, and the superpowers' tracks, treasuries and decks."""

from typing import Final

from mypy_extensions import i64

from detente.core.hidden.cards import fresh
from detente.core.hidden.layout import NOTHING
from detente.games.germany import codes
from detente.games.germany.options import rulings
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo import places
from detente.games.twoplustwo.slots import Slots
from detente.games.twoplustwo.tables import tables_of

SIDE_OF: Final = [codes.WEST, codes.EAST, codes.WEST, codes.EAST]
GERMAN: Final = [tpt.WEST_SEAT, tpt.EAST_SEAT]
ALLY: Final = [tpt.WEST_SEAT, tpt.EAST_SEAT, tpt.USA, tpt.SOVIET_UNION]
FIRST_ORDER: Final = [tpt.USA, tpt.SOVIET_UNION, tpt.WEST_SEAT, tpt.EAST_SEAT]
"""TPT-SETUP-3.6: the turn order of the first decade."""
OWN_RULINGS: Final = (("dominance_space", "next"), ("opposite_arrows", "in_turn"), ("empty_use", "no"))
"""By RULING code from RULINGS on: the option, and its value that departs from the ruling."""


class GameState(Slots):
    """The table of 2+2. Seats 0 to 3 are the USA, the Soviet Union, West and East.

    _projection, _scores: caches, what `forecast` last computed, kept until what it depends on has changed.
    """

    __slots__ = ("_projection", "_scores")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._projection: object = None
        self._scores: object = None
        self.german = GERMAN
        self.side_of = SIDE_OF
        self.places = places.PLACES_OF_CARDS

    def apply_options(self) -> None:
        """Set the fields that depend on the options."""
        self.cards = fresh(places.LAYOUT)
        self.rulings = rulings(self.options, OWN_RULINGS)
        self.tables = tables_of(self.options)
        self.icons = self.tables.icons
        self.police_kinds = self.tables.police
        self.flights = self.tables.flight
        self.colours = self.tables.colour
        self.box_0 = tpt.SOURCE_BOX + codes.TRACK_END

    def conserved(self) -> dict[str, int]:
        """WSDV-COMP-3: totals that must not change: cards stay in the game, and duplicate records agree."""
        decks = [
            self.cards.count(places.DRAW + deck) + self.cards.count(places.OUT + deck)
            for deck in (tpt.ARMS_DECK, tpt.CONFLICT_DECK)
        ]
        return {
            "living standard of West Berlin": self.standards[codes.WEST_BERLIN] - sum(self.sectors),
            "police cards": len(self.police) - self.cards.count(places.POLICE_CARDS),
            "cards": sum(len(pile) for pile in self.cards.piles)
            + sum(card != NOTHING for card in self.cards.slots),
            "arms race cards": decks[tpt.ARMS_DECK],
            "conflict cards": decks[tpt.CONFLICT_DECK],
        }

    # what 2+2 provides to Germany's rules

    def decider(self, element: i64, actor: i64) -> i64:
        """TPT-ACT-6.4.7, TPT-DECK-8.4, TPT-AUTO-9.8 to TPT-AUTO-9.13: the seat that decides where an icon takes effect."""
        coat: i64 = self.icons.decider[element]
        if actor != tpt.NO_SEAT:
            return actor if coat == codes.NOBODY else self.german[coat]
        power: i64 = tpt.USA if self.advantage < 0 else tpt.SOVIET_UNION
        level: int = abs(int(self.advantage))
        if coat == codes.NOBODY:
            tint: i64 = self.tables.icons.colour[element]
            return (
                power
                if level >= tpt.LEVEL_WHERE
                else self.german[codes.WEST if tint == codes.WEST else codes.EAST]
            )
        if level >= tpt.LEVEL_COATS and coat != SIDE_OF[power]:
            return power
        return self.german[coat]

    def may_stop_building(self, points: i64) -> bool:
        """TPT-ACT-6.0.8, WSDV-ACT-B7: not before the first point, if the table wants no card used for nothing."""
        begun = points < self.points_for(self.active)
        return (begun or not self.rulings[tpt.RULING_NO_EMPTY_USE]) and super().may_stop_building(points)

    def may_stop_raising(self, placed: i64) -> bool:
        """TPT-ACT-6.0.8: not before the first piece, if the table wants no card used for nothing."""
        return placed != 0 or not self.rulings[tpt.RULING_NO_EMPTY_USE]

    def rule_of_empty_use(self) -> str:
        """TPT-ACT-6.0.8: a table may want no card used for nothing."""
        return "TPT-ACT-6.0.8"

    # what rules need to know

    def points_for(self, seat: i64) -> i64:
        """TPT-ACT-6.0.5, TPT-ACT-6.2.2, TPT-ACT-6.3.2: the value of the card in play for building and living standard."""
        value: i64 = self.tables.value_of[SIDE_OF[seat]][self.in_play]
        return max(value - 1, 0) if seat == tpt.SOVIET_UNION and self.value_down else value

    def actor(self) -> i64:
        """TPT-DEF-1.4, TPT-AUTO-9.16, TPT-AUTO-9.17, TPT-NUKE-11.9: the active player, or the last one if none is active."""
        return self.active if self.active != codes.NOBODY else self.last

    def hand(self, seat: i64) -> list[int]:
        """The faces in a seat's hand, as a fresh list."""
        return self.cards.at(places.HAND + seat)

    def hand_sizes(self) -> list[int]:
        """By seat, how many cards it has in hand."""
        return [len(pile) for pile in self.cards.piles[places.HAND : places.HAND + tpt.SEATS]]

    def in_red(self, seat: i64) -> bool:
        """TPT-ACT-6.6.2, TPT-ACT-6.6.6: whether a superpower's treasury is below $0."""
        return seat <= tpt.SOVIET_UNION and self.money[seat] < 0

    def dominant(self) -> i64:
        """TPT-DEF-1.5: the superpower with the dominance advantage, or NOBODY."""
        return ahead(self.tracks[tpt.DOMINANCE])

    def fits(self, track: i64, step: i64) -> bool:
        """Whether a marker of a new track can move one step."""
        at: i64 = self.tracks[track] + step
        return self.tables.first[track - tpt.DOMINANCE] <= at <= self.tables.last[track - tpt.DOMINANCE]

    def discard(self, seat: i64, card: i64, number: i64) -> None:
        """TPT-SEQ-4.7: discard a hand card face down, to its own place: the seat's discard of this number."""
        self.discarded[seat] += 1
        self.cards.move(card, places.DISCARDED + seat * places.DISCARDS + number)

    def impossible_places(self) -> list[int]:
        """The places where cards can never be: `places.BARRED`."""
        return places.BARRED


def ahead(at: i64) -> i64:
    """The superpower that owns this half of the track, or NOBODY at 0."""
    if at == 0:
        return codes.NOBODY
    return tpt.USA if at < 0 else tpt.SOVIET_UNION
