"""What lies on the table of 2+2: Germany, the four players, the superpowers' tracks, treasuries and decks."""

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from detente.core.cards import fresh
from detente.core.fields import Call, Field
from detente.core.ken import BIT
from detente.core.layout import NOTHING, Layout
from detente.core.state import EMPTY
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.state import Germany
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.fields import ASKS, FIELDS, STEPS
from detente.games.twoplustwo.tables import HOUSE_TABLES, Tables, tables_of

# places of the cards; piles first
FUTURE: Final = 0
TPT_FUTURE: Final = 4
DECK: Final = 8
NEXT: Final = 9
GONE: Final = 10
TPT_DECK: Final = 14
STACK_B: Final = 15
STACK_C: Final = 16
UNSEEN: Final = 17
DRAW: Final = 18
"""The arms race deck; the conflict deck follows."""
OUT: Final = 20
"""The executed cards of the arms race deck; those of the conflict deck follow."""
DISPLAY: Final = 22
PLAYED: Final = 23
OLD: Final = 24
POLICE_CARDS: Final = 25
COLLECTED: Final = 26
HAND: Final = 30
LOOK: Final = 34
SPECIAL_CARDS: Final = 35
"""Where the special cards lie for the engine; the table says which is on display, in play or played."""
PILES: Final = 36
IN_PLAY: Final = 36
SET_APART: Final = 37
DISCARDED: Final = 38
DISCARDS: Final = 16
"""Most cards that a seat discards in a game: at the start of three decades three old ones and one more, and one in each
decade for a special card."""
OLD_DISCARDS: Final = 3
DISCARDS_OF_A_START: Final = 4
FIRST_PRICE: Final = 12

SEAT_IDS: Final = ("usa", "soviet_union", "west", "east")
SIDE_OF: Final = [codes.WEST, codes.EAST, codes.WEST, codes.EAST]
GERMAN: Final = [tpt.WEST_SEAT, tpt.EAST_SEAT]
ALLY: Final = [tpt.WEST_SEAT, tpt.EAST_SEAT, tpt.USA, tpt.SOVIET_UNION]
PLACES_OF_CARDS: Final = [
    DECK,
    LOOK,
    SET_APART,
    POLICE_CARDS,
    OLD,
    HAND + tpt.WEST_SEAT,
    HAND + tpt.EAST_SEAT,
]
FIRST_ORDER: Final = [tpt.USA, tpt.SOVIET_UNION, tpt.WEST_SEAT, tpt.EAST_SEAT]
"""TPT-SETUP-3.6."""
PLAIN_RULINGS: Final = [0] * codes.RULINGS


def layout() -> Layout:
    """TPT-TALK-14.4: where cards lie and who sees them. Each hand card discarded has a place of its own."""
    everybody, nobody = 2 ** (tpt.SEATS + 1) - 1, 0
    decades = range(1, BOARD.decades + 1)
    piles: list[tuple[str, int, bool]] = [(f"decade {k}", everybody, False) for k in decades]
    piles += [(f"2+2 decade {k}", everybody, False) for k in decades]
    piles += [("deck", nobody, True), ("next deck", nobody, True)]
    piles += [(f"set aside of decade {k}", nobody, True) for k in decades]
    piles += [("2+2 deck", nobody, True), ("stack B", nobody, False), ("stack C", nobody, False)]
    piles += [
        ("2+2 unseen", nobody, False),
        ("arms race deck", nobody, True),
        ("conflict deck", nobody, True),
    ]
    piles += [("arms race executed", everybody, False), ("conflict executed", everybody, False)]
    piles += [(name, everybody, False) for name in ("display", "played", "old", "police")]
    piles += [(f"{seat} collected", everybody, False) for seat in SEAT_IDS]
    piles += [(f"{name} hand", 2**seat, False) for seat, name in enumerate(SEAT_IDS)]
    piles += [("looked at", 2**tpt.EAST_SEAT, True), ("special cards", everybody, False)]
    slots = [("in play", everybody), ("set aside by east", 2**tpt.EAST_SEAT)]
    for seat, name in enumerate(SEAT_IDS):
        slots += [(f"{name} discard {k}", 2**seat) for k in range(1, DISCARDS + 1)]
    return Layout(
        list(range(tpt.CARDS_OF_ALL)),
        [name for name, _, _ in piles] + [name for name, _ in slots],
        PILES,
        [seers for _, seers, _ in piles] + [seers for _, seers in slots],
        [ordered for _, _, ordered in piles],
        tpt.SEATS,
    )


LAYOUT: Final = layout()
LOTS: Final = [
    list(range(decade * codes.CARDS_OF_A_DECADE, (decade + 1) * codes.CARDS_OF_A_DECADE))
    for decade in range(BOARD.decades)
]
TPT_LOTS: Final = [
    list(
        range(
            tpt.FIRST_TPT + decade * tpt.TPT_CARDS_OF_A_DECADE,
            tpt.FIRST_TPT + (decade + 1) * tpt.TPT_CARDS_OF_A_DECADE,
        )
    )
    for decade in range(BOARD.decades)
]
SPECIAL_LOT: Final = list(range(codes.SPECIAL_1, codes.SPECIAL_4_WALL + 1))
DECK_LOTS: Final = [
    list(range(tpt.FIRST_ARMS, tpt.FIRST_ARMS + tpt.DECK_CARDS)),
    list(range(tpt.FIRST_CONFLICT, tpt.FIRST_CONFLICT + tpt.DECK_CARDS)),
]


def barred_places() -> list[int]:
    """TPT-SEQ-4.28, TPT-DECK-8.1, TPT-EOD-12.2.3: for each face the mask of places where no such card ever lies.

    Cards of 2+2 and of the small decks lie in their own piles; an old card discarded at the start of a decade is not of
    this decade.
    """
    own = places_mask([TPT_DECK, STACK_B, STACK_C, UNSEEN])
    decks = [places_mask([DRAW, OUT]), places_mask([DRAW + 1, OUT + 1])]
    hidden = places_mask([DECK, NEXT, LOOK, SET_APART])
    hidden |= places_mask(list(range(GONE, GONE + BOARD.decades)) + list(range(HAND, HAND + tpt.SEATS)))
    hidden |= places_mask(list(range(DISCARDED, DISCARDED + tpt.SEATS * DISCARDS)))
    masks = [own | decks[0] | decks[1] for _ in range(tpt.CARDS_OF_ALL)]
    for decade in range(1, BOARD.decades):
        places = places_mask(
            [
                DISCARDED + seat * DISCARDS + (decade - 1) * DISCARDS_OF_A_START + k
                for seat in range(tpt.SEATS)
                for k in range(OLD_DISCARDS)
            ]
        )
        for card in range(decade * codes.CARDS_OF_A_DECADE, BOARD.decades * codes.CARDS_OF_A_DECADE):
            masks[card] |= places
    for lot in TPT_LOTS:
        for card in lot:
            masks[card] = hidden | decks[0] | decks[1]
    for deck in range(2):
        for card in DECK_LOTS[deck]:
            masks[card] = hidden | own | decks[1 - deck]
    return masks


def places_mask(places: list[int]) -> int:
    """Places as a mask."""
    found: int = 0
    for place in places:
        found |= BIT[place]
    return found


BARRED: Final = barred_places()


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
        self.places = PLACES_OF_CARDS
        self.rulings = PLAIN_RULINGS
        self.tables: Tables = HOUSE_TABLES

    def equip(self) -> None:
        """Set what follows from the options."""
        self.cards = fresh(LAYOUT)
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
            self.cards.count(DRAW + deck) + self.cards.count(OUT + deck)
            for deck in (tpt.ARMS_DECK, tpt.CONFLICT_DECK)
        ]
        return {
            "living standard of West Berlin": self.standards[codes.WEST_BERLIN] - sum(self.sectors),
            "police cards": len(self.police) - self.cards.count(POLICE_CARDS),
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
        return self.cards.at(HAND + seat)

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
        self.cards.move(card, DISCARDED + seat * DISCARDS + number)

    def barred(self) -> list[int]:
        """See `BARRED`."""
        return BARRED


def ahead(at: i64) -> i64:
    """The superpower on whose half a position lies, or NOBODY."""
    if at == 0:
        return codes.NOBODY
    return tpt.USA if at < 0 else tpt.SOVIET_UNION
