"""What lies on the table: Germany, which several games are played on, and what the two-player game adds."""

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from detente.core.cards import fresh
from detente.core.fields import Call, Field
from detente.core.layout import NOTHING, Layout
from detente.core.state import EMPTY, State
from detente.games.germany.codes import (
    CARDS_OF_A_DECADE,
    CITIES,
    EAST,
    EMPTY_SITE,
    END_NONE,
    EXTERNALS,
    FIRST_EAST,
    LINES,
    NIEDERSACHSEN,
    NO_PHASE,
    NOBODY,
    NORMAL_CARDS,
    POLICE_RED,
    PROVINCES,
    RULING_BERLIN_ONCE,
    SECTORS,
    SOUND,
    USE_EVENT,
    WEST,
    WEST_BERLIN,
)
from detente.games.germany.data import BOARD, BOX_0, CARD_ICONS, CARDS
from detente.games.germany.fields import ASKS, FIELDS, STEPS
from detente.games.germany.icons import Icons

# places of the cards of the two-player game; piles first
FUTURE: Final = 0
DECK: Final = 4
GONE: Final = 5
DISPLAY: Final = 6
PLAYED: Final = 7
OLD: Final = 8
POLICE_CARDS: Final = 9
SHOWN: Final = 10
HAND: Final = 11
LOOK: Final = 13
PILES: Final = 14
IN_PLAY: Final = 14
SET_APART: Final = 15
DISCARDED: Final = 16
DISCARDS: Final = 10
"""Most cards that a seat discards in a game: three at the end of each of three decades, and four for special cards."""
SEATS: Final = 2

OPTION_OF_RULING: Final = (
    ("protest_ban", "line"),
    ("build_points", "all"),
    ("assignment", "anew"),
    ("berlin_protest", "once"),
    ("berlin_lifted", "in_order"),
    ("last_socialists", "unless_lost"),
    ("insolvency", "connections"),
    ("berlin_limit", "present"),
    ("berlin_tolerance", "one"),
    ("discards", "shown"),
)
"""In the order of the RULING codes: the option and the value that is not the ruling."""


def layout() -> Layout:
    """WSDV-HID-1, WSDV-HID-2: where cards lie and who sees them. Each card discarded face down has a place of its own."""
    everybody, west, east = 2 ** (SEATS + 1) - 1, 2**WEST, 2**EAST
    names = [f"decade {k}" for k in range(1, BOARD.decades + 1)]
    names += ["deck", "gone", "display", "played", "old", "police", "discards shown"]
    names += ["west hand", "east hand", "looked at"]
    seers = [everybody] * BOARD.decades + [0, 0] + [everybody] * 5 + [west, east, east]
    names += ["in play", "set aside"]
    seers += [everybody, east]
    for side, own in (("west", west), ("east", east)):
        names += [f"{side} discard {k}" for k in range(1, DISCARDS + 1)]
        seers += [own] * DISCARDS
    ordered = [place in (DECK, LOOK) for place in range(PILES)]
    return Layout(list(range(NORMAL_CARDS)), names, PILES, seers, ordered, SEATS)


LAYOUT: Final = layout()
FIRST_LOTS: Final = [
    list(range(decade * CARDS_OF_A_DECADE, (decade + 1) * CARDS_OF_A_DECADE))
    for decade in range(BOARD.decades)
]
BOTH: Final = [WEST, EAST]
PLACES_OF_CARDS: Final = [DECK, LOOK, SET_APART, HAND + WEST, HAND + EAST]
PLACE_DECK: Final = 0
PLACE_LOOK: Final = 1
PLACE_SET_APART: Final = 2
PLACE_HAND: Final = 3
"""The hand of West; that of East follows."""


class Germany(State):
    """The two German states, whoever decides for them. Provinces, sites and sides as in `codes`.

    factory: what stands on each city. lines: whether each line is built. unrest: by province.
    standards: living standard pieces by province, West Berlin's the sum of its sectors. sectors: by sector.
    supplied: supplier mass protests by sector's supplier. delivered: mask of the sectors that have ever had a delivery.
    tracks: the markers of prestige, Western currency and socialists. wall: whether it stands.
    box: socialists in East's holding box. socialists: by province.
    police: East's police cards, by face. spent: those used in this decade. disbanded: whether the Stasi is no more.
    hamburg: the province it belongs to. serves: the province that each external factory serves, or -1.
    decade: 1 to 4. phase: of the end of decade, 0 outside. active: the seat whose turn it is, or NOBODY.
    placed: pieces of the event under way, by province. noted: mass protests by province when phase 7 began.
    ending: how the game ended.
    german: the seat of each side's state; side_of: the side of each seat; rulings: the options as numbers;
    icons: the tables of all events; box_0: the source of box 0; places: where the hidden cards lie; police_kinds: the
    POLICE code of each face. These are shared.
    """

    __slots__ = (
        "active",
        "box",
        "box_0",
        "decade",
        "delivered",
        "disbanded",
        "ending",
        "factory",
        "german",
        "hamburg",
        "icons",
        "lines",
        "noted",
        "phase",
        "placed",
        "places",
        "police",
        "police_kinds",
        "rulings",
        "sectors",
        "serves",
        "side_of",
        "socialists",
        "spent",
        "standards",
        "supplied",
        "tracks",
        "unrest",
        "wall",
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.factory: list[int] = EMPTY
        self.lines: list[int] = EMPTY
        self.unrest: list[int] = EMPTY
        self.standards: list[int] = EMPTY
        self.sectors: list[int] = EMPTY
        self.supplied: list[int] = EMPTY
        self.delivered: i64 = 0
        self.tracks: list[int] = EMPTY
        self.wall: i64 = 0
        self.box: i64 = 0
        self.socialists: list[int] = EMPTY
        self.police: list[int] = EMPTY
        self.spent: list[int] = EMPTY
        self.disbanded: i64 = 0
        self.hamburg: i64 = NIEDERSACHSEN
        self.serves: list[int] = EMPTY
        self.decade: i64 = 1
        self.phase: i64 = NO_PHASE
        self.active: i64 = NOBODY
        self.placed: list[int] = EMPTY
        self.noted: list[int] = EMPTY
        self.ending: i64 = END_NONE
        self.german: list[int] = EMPTY
        self.side_of: list[int] = EMPTY
        self.rulings: list[int] = EMPTY
        self.icons: Icons = CARD_ICONS
        self.box_0: i64 = BOX_0
        self.places: list[int] = EMPTY
        self.police_kinds: list[int] = CARDS.police

    def copy_germany(self, twin: "Germany") -> None:
        """Copy all fields of Germany: the same as the generic clone does, only faster."""
        twin.factory = self.factory[:]
        twin.lines = self.lines[:]
        twin.unrest = self.unrest[:]
        twin.standards = self.standards[:]
        twin.sectors = self.sectors[:]
        twin.supplied = self.supplied[:]
        twin.delivered = self.delivered
        twin.tracks = self.tracks[:]
        twin.wall = self.wall
        twin.box = self.box
        twin.socialists = self.socialists[:]
        twin.police = self.police[:]
        twin.spent = self.spent[:]
        twin.disbanded = self.disbanded
        twin.hamburg = self.hamburg
        twin.serves = self.serves[:]
        twin.decade = self.decade
        twin.phase = self.phase
        twin.active = self.active
        twin.placed = self.placed[:]
        twin.noted = self.noted[:]
        twin.ending = self.ending
        twin.german = self.german
        twin.side_of = self.side_of
        twin.rulings = self.rulings
        twin.icons = self.icons
        twin.box_0 = self.box_0
        twin.places = self.places
        twin.police_kinds = self.police_kinds

    def lay_out_germany(self) -> None:
        """WSDV-SETUP-1 to WSDV-SETUP-4."""
        self.factory = [EMPTY_SITE] * CITIES
        for city in BOARD.start_factories:
            self.factory[city] = SOUND
        self.lines = [0] * LINES
        self.unrest = BOARD.start_unrest[:]
        self.standards = [0] * PROVINCES
        self.sectors = [0] * SECTORS
        self.supplied = [0] * SECTORS
        self.tracks = [0, 0, 0]
        self.box = BOARD.start_socialists
        self.socialists = [0] * PROVINCES
        self.police = []
        self.spent = []
        self.serves = [-1] * EXTERNALS
        self.placed = [0] * PROVINCES
        self.noted = [0] * PROVINCES

    # -- what a game on Germany gives

    def flight_symbols(self) -> i64:
        """WSDV-EOD-1.1: flight symbols on the cards played in this decade."""
        raise NotImplementedError

    def decider(self, element: i64, actor: i64) -> i64:
        """WSDV-ACT-D2: the seat that decides where an icon takes effect: that of the coat of arms, else who acts."""
        side: i64 = self.icons.decider[element]
        return actor if side == NOBODY else self.german[side]

    def won(self, side: i64, ending: i64) -> None:
        """WSDV-WIN-1 to WSDV-WIN-3: a state has won in the way of an END code."""
        raise NotImplementedError

    def decade_over(self) -> None:
        """WSDV-EOD-10.3: nobody has collapsed, and another decade follows."""
        raise NotImplementedError

    def keep_police(self) -> bool:
        """WSDV-POL-1: the card in play goes to East; whether it does."""
        raise NotImplementedError

    def lose_police(self) -> None:
        """WSDV-POL-4: the cards named in `police` leave play."""
        raise NotImplementedError

    def answer_as(self, code: i64, seat: i64, b: i64, c: i64, action: i64) -> None:
        """Carry out the answer to a question with these arguments."""
        raise NotImplementedError

    def arrow(self, element: i64, actor: i64) -> None:
        """WSDV-ACT-D5: carry out one arrow; `actor` is the seat whose event it is."""
        raise NotImplementedError

    def other_icon(self, element: i64, actor: i64) -> None:
        """Carry out an icon that is not of Germany's vocabulary."""
        raise NotImplementedError

    # -- what rules ask

    def protests(self, province: i64) -> i64:
        """WSDV-UNR-1, WSDV-WB-7: the mass protests of a province, supplier mass protests included."""
        sector: i64 = BOARD.sector_of[province]
        own: i64 = self.unrest[province] // 4
        if sector >= 0:
            own += self.supplied[sector]
        elif province == WEST_BERLIN and self.rulings[RULING_BERLIN_ONCE]:
            return 0
        return own

    def protests_of(self, side: i64) -> i64:
        """WSDV-EOD-10.1: the mass protests of a side."""
        found: i64 = 0
        first: i64 = FIRST_EAST if side == EAST else 0
        last: i64 = PROVINCES if side == EAST else FIRST_EAST
        for province in range(first, last):
            found += self.protests(province)
        return found

    def holder(self) -> i64:
        """WSDV-TRK-2: the side that holds the prestige."""
        return EAST if self.tracks[0] > 0 else WEST

    def fresh_police(self) -> i64:
        """WSDV-POL-2: police cards not used in this decade."""
        return len(self.police) - len(self.spent)

    def red_police(self) -> i64:
        """WSDV-POL-3: how many red police cards East has."""
        found: i64 = 0
        for face in self.police:
            if self.police_kinds[face] == POLICE_RED:
                found += 1
        return found

    def total_unrest(self, side: i64) -> i64:
        """The unrest in the provinces of a side."""
        return sum(self.unrest[FIRST_EAST:]) if side == EAST else sum(self.unrest[:FIRST_EAST])


class Table(Germany):
    """The table of the two-player game: seat 0 is West, seat 1 East.

    half: 1 or 2, of the decade. turn: whose turn it is, or will be next. row: the cards played in this decade, by face.
    special: the special card on display, by face, or NOBODY. in_play: the card that is being used, or NOBODY; use: for
    what. kept: whether East keeps it as police card. discarded: how many cards each seat has discarded face down.
    """

    __slots__ = (
        "discarded",
        "half",
        "in_play",
        "kept",
        "row",
        "special",
        "turn",
        "use",
    )

    fields: ClassVar[tuple[Field, ...]] = FIELDS
    steps: ClassVar[Mapping[int, Call]] = STEPS
    asks: ClassVar[Mapping[int, Call]] = ASKS

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.half: i64 = 1
        self.turn: i64 = WEST
        self.row: list[int] = EMPTY
        self.special: i64 = NOBODY
        self.in_play: i64 = NOBODY
        self.use: i64 = USE_EVENT
        self.kept: i64 = 0
        self.discarded: list[int] = EMPTY
        self.german = BOTH
        self.side_of = BOTH
        self.places = PLACES_OF_CARDS

    def equip(self) -> None:
        """Set what follows from the options."""
        self.cards = fresh(LAYOUT)
        self.rulings = [int(self.options[name] == value) for name, value in OPTION_OF_RULING]

    def copy_table(self, twin: "Table") -> None:
        """Copy all fields."""
        self.copy_germany(twin)
        twin.half = self.half
        twin.turn = self.turn
        twin.row = self.row[:]
        twin.special = self.special
        twin.in_play = self.in_play
        twin.use = self.use
        twin.kept = self.kept
        twin.discarded = self.discarded[:]

    def conserved(self) -> dict[str, int]:
        """WSDV-COMP-3: socialists; what is noted twice tallies."""
        police = self.cards.count(POLICE_CARDS)
        return {
            "living standard of West Berlin": self.standards[WEST_BERLIN] - sum(self.sectors),
            "police cards": len(self.police) - police,
            "normal cards": sum(len(pile) for pile in self.cards.piles)
            + sum(card != NOTHING for card in self.cards.slots),
        }

    # -- hooks of Germany

    def flight_symbols(self) -> i64:
        """See `Germany`."""
        found: i64 = 0
        for face in self.row:
            found += CARDS.flight[face]
        return found

    def keep_police(self) -> bool:
        """See `Germany`."""
        if self.in_play == NOBODY or self.kept:
            return False
        self.kept = 1
        self.police.append(self.in_play)
        self.cards.move(self.in_play, POLICE_CARDS)
        return True

    def lose_police(self) -> None:
        """See `Germany`."""
        self.cards.move_all(POLICE_CARDS, OLD)

    # -- what rules ask

    def hand(self, seat: i64) -> list[int]:
        """The faces of a seat's hand; a fresh list."""
        return self.cards.at(HAND + seat)

    def discard(self, seat: i64, card: i64) -> None:
        """WSDV-HID-3: a card of the hand goes to a place of its own, face down."""
        place: i64 = DISCARDED + seat * DISCARDS + self.discarded[seat]
        self.discarded[seat] += 1
        self.cards.move(card, place)
