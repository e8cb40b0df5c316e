"""What lies on the table of 2+2: Germany, the four players, the superpowers' tracks, treasuries and decks."""

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from detente.core.cards import fresh
from detente.core.fields import Call, Field
from detente.core.layout import NOTHING
from detente.core.state import EMPTY
from detente.games.germany import codes
from detente.games.germany.state import Germany
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo import places
from detente.games.twoplustwo.fields import ASKS, FIELDS, STEPS
from detente.games.twoplustwo.tables import HOUSE_TABLES, Tables, tables_of

SIDE_OF: Final = [codes.WEST, codes.EAST, codes.WEST, codes.EAST]
GERMAN: Final = [tpt.WEST_SEAT, tpt.EAST_SEAT]
ALLY: Final = [tpt.WEST_SEAT, tpt.EAST_SEAT, tpt.USA, tpt.SOVIET_UNION]
FIRST_ORDER: Final = [tpt.USA, tpt.SOVIET_UNION, tpt.WEST_SEAT, tpt.EAST_SEAT]
"""TPT-SETUP-3.6."""
PLAIN_RULINGS: Final = [0] * codes.RULINGS


class Table(Germany):
    """The table of 2+2. Seats 0 to 3 are the USA, the Soviet Union, West and East; `tracks` has the new tracks, too.

    sub: the sub-decade, 1 to 3. order: seats in turn order. next_at: where in it the next to act stands.
    last: the seat that acted last, or NOBODY. collects: whether the player of the card in play collects it.
    money: the treasuries. doves: face up. cost_up, value_down: the reminders. advantage: the level of the arms race
    advantage in the automatic event under way, below 0 for the USA. shown: the card executed last of each deck, or NOBODY.
    early: whether each superpower holds a card of the next decade. discarded: how many cards each seat has discarded.
    tables: those of the edition; shared.
    """

    __slots__ = (
        "advantage",
        "collects",
        "cost_up",
        "discarded",
        "doves",
        "early",
        "last",
        "money",
        "next_at",
        "order",
        "shown",
        "sub",
        "tables",
        "value_down",
    )

    fields: ClassVar[tuple[Field, ...]] = FIELDS
    steps: ClassVar[Mapping[int, Call]] = STEPS
    asks: ClassVar[Mapping[int, Call]] = ASKS

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.sub: i64 = 1
        self.order: list[int] = EMPTY
        self.next_at: i64 = 0
        self.last: i64 = codes.NOBODY
        self.collects: i64 = 0
        self.money: list[int] = EMPTY
        self.doves: i64 = 0
        self.cost_up: i64 = 0
        self.value_down: i64 = 0
        self.advantage: i64 = 0
        self.shown: list[int] = EMPTY
        self.early: list[int] = EMPTY
        self.discarded: list[int] = EMPTY
        self.german = GERMAN
        self.side_of = SIDE_OF
        self.places = places.PLACES_OF_CARDS
        self.rulings = PLAIN_RULINGS
        self.tables: Tables = HOUSE_TABLES

    def equip(self) -> None:
        """Set what follows from the options."""
        self.cards = fresh(places.LAYOUT)
        self.tables = tables_of(self.options)
        self.icons = self.tables.icons
        self.police_kinds = self.tables.police
        self.flights = self.tables.flight
        self.colours = self.tables.colour
        self.box_0 = tpt.SOURCE_BOX + codes.TRACK_END

    def copy_table(self, twin: "Table") -> None:
        """Copy all fields."""
        self.copy_germany(twin)
        twin.sub = self.sub
        twin.order = self.order[:]
        twin.next_at = self.next_at
        twin.last = self.last
        twin.collects = self.collects
        twin.money = self.money[:]
        twin.doves = self.doves
        twin.cost_up = self.cost_up
        twin.value_down = self.value_down
        twin.advantage = self.advantage
        twin.shown = self.shown[:]
        twin.early = self.early[:]
        twin.discarded = self.discarded[:]
        twin.tables = self.tables

    def conserved(self) -> dict[str, int]:
        """WSDV-COMP-3: cards stay; what is noted twice tallies."""
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

    # -- hooks of Germany

    def decider(self, element: i64, actor: i64) -> i64:
        """TPT-ACT-6.4.7, TPT-DECK-8.4, TPT-AUTO-9.8 to TPT-AUTO-9.13: who decides where an icon takes effect."""
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

    # -- what rules ask

    def actor(self) -> i64:
        """TPT-DEF-1.4, TPT-AUTO-9.16, TPT-AUTO-9.17, TPT-NUKE-11.9: the active player, else who was active last."""
        return self.active if self.active != codes.NOBODY else self.last

    def hand(self, seat: i64) -> list[int]:
        """The faces of a seat's hand; a fresh list."""
        return self.cards.at(places.HAND + seat)

    def in_red(self, seat: i64) -> bool:
        """TPT-ACT-6.6.2, TPT-ACT-6.6.6: whether a superpower's treasury is below $0."""
        return seat <= tpt.SOVIET_UNION and self.money[seat] < 0

    def dominant(self) -> i64:
        """TPT-DEF-1.5: the superpower that has the dominance advantage, or NOBODY."""
        return ahead(self.tracks[tpt.DOMINANCE])

    def fits(self, track: i64, step: i64) -> bool:
        """Whether a marker of a new track can move one step."""
        at: i64 = self.tracks[track] + step
        return self.tables.first[track - tpt.DOMINANCE] <= at <= self.tables.last[track - tpt.DOMINANCE]

    def discard(self, seat: i64, card: i64, number: i64) -> None:
        """TPT-SEQ-4.7: a card of the hand goes to a place of its own, face down: the seat's discard of this number."""
        self.discarded[seat] += 1
        self.cards.move(card, places.DISCARDED + seat * places.DISCARDS + number)

    def barred(self) -> list[int]:
        """See `BARRED`."""
        return places.BARRED


def ahead(at: i64) -> i64:
    """The superpower on whose half a position lies, or NOBODY."""
    if at == 0:
        return codes.NOBODY
    return tpt.USA if at < 0 else tpt.SOVIET_UNION
