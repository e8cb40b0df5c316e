"""What a seat may know of a game of Nuclear War (NW-INFO-1 to NW-INFO-4), each fact once. Cards are ids, people millions."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from detente.core.hidden.knowledge import BIT
from detente.core.hidden.layout import NOTHING
from detente.core.shown.axes import Axis, Line, Seats
from detente.core.shown.common import Draft, Known
from detente.core.shown.facts import (
    OWN,
    TEXT_OR_NONE,
    Amounts,
    Fact,
    Flag,
    Maybe,
    Number,
    One,
    Ordered,
    Plain,
    Queue,
    Tally,
)
from detente.core.shown.groups import PLACE, Each, Group, Perhaps, Records, View
from detente.games.nuclear_war import codes, notation
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.events import REASONS
from detente.games.nuclear_war.fields import CARDS as DECK_SIZE
from detente.games.nuclear_war.fields import MOST_MISSED, PEOPLE
from detente.games.nuclear_war.knowledge import own_cards
from detente.games.nuclear_war.rules.attack import ATTACK_TARGET, INTERCEPTION
from detente.games.nuclear_war.rules.secrets import SECRET_TARGET
from detente.games.nuclear_war.rules.setup import FIRST_ROW
from detente.games.nuclear_war.rules.turn import PROPAGANDA_TARGET, next_seat
from detente.games.nuclear_war.state import SEAT_NAMES, GameState

NOBODY: Final = -1
MILLIONS: Final = "millions"
MOST_COPIES: Final = max(EDITION.counts)
MOST_LOAD: Final = max(EDITION.capacity)
MOST_SHOTS: Final = 12
MOST_INTERCEPTIONS: Final = 12
MOST_DRAFTED: Final = codes.HAND_SIZE + codes.ROW_SLOTS
DRAFTED: Final = (
    notation.PLACE,
    notation.PLACE_SHOWN,
    notation.KEEP,
    notation.FIRE,
    notation.FIRE_LAUNCHED,
    notation.LOAD,
)
"""The actions that rows and salvos consist of. The action that ends a salvo is never in an unfinished one."""


class Slots(Line):
    """The places of a row; views name them by their number, from 0."""

    def shown(self, s: Any, k: i64) -> object:
        """Its number."""
        return k

    def number(self, value: object, where: str) -> int:
        """The place itself."""
        if not isinstance(value, int) or not 0 <= value < self.size:
            raise ValueError(f"{where} must be a place from 0 to {self.size - 1}, not {value!r}")
        return value

    def schema(self) -> dict[str, Any]:
        """JSON Schema of a place."""
        return {"type": "integer", "minimum": 0, "maximum": self.size - 1}


FACES: Final = EDITION.faces
FACE_IN_SLOT: Final = [NOBODY, *FACES]
"""The face of the card in a slot, by card number + 1; the first entry is for NOTHING."""
CARRIER_IN_SLOT: Final = [NOBODY, *(face - codes.CARRIER for face in FACES)]
"""The number of the carrier in a launch slot among the carriers, by card number + 1; the first entry is for NOTHING."""
NO_MARKS: Final = [[0] * cards for cards in range(codes.ROW_SLOTS + 1)]
"""The marks on the cards of a row without any, by the number of cards. Do not modify."""
NONE_SHOWN: Final[list[list[int]]] = [[] for _ in range(codes.MOST_SEATS)]
"""The deterrents of all seats if none shows any. Do not modify."""
PHASES: Final = Axis(["set-up", "rows", "play"])
SET_UP: Final = 0
ROWS: Final = 1
PLAY: Final = 2
SEATS: Final = Seats(codes.MOST_SEATS)
CARDS: Final = Axis(EDITION.ids)
PLACEABLE: Final = Axis(EDITION.ids[: codes.SECRET])
WARHEADS: Final = Axis(EDITION.ids[: codes.CARRIER])
CARRIERS: Final = Axis(EDITION.ids[codes.CARRIER : codes.PROPAGANDA])
SECRETS: Final = Axis(EDITION.ids[codes.SECRET :])
SLOTS: Final = Slots([f"slot {k + 1}" for k in range(codes.ROW_SLOTS)])
VALUES: Final = Axis([str(value) for value in EDITION.population_values])


class Asked(Perhaps[GameState]):
    """What the question is about: an object with only those entries that the question names."""

    def show_row(self, s: GameState, row: list[Any]) -> dict[str, object]:
        """The entries that the question names."""
        return {name: value for name, value in super().show_row(s, row).items() if value is not None}

    def parse_row(self, shown: Any, where: str) -> list[Any]:
        """The named entries, and -1 for the rest."""
        return super().parse_row(dict.fromkeys([fact.name for fact in self.facts]) | shown, where)

    def schema(self) -> dict[str, Any]:
        """JSON Schema of the object, all of whose entries are optional."""
        return Group.schema(self) | {"required": []}


EVERYBODY: Final = BIT[codes.MOST_SEATS] - 1
"""The mask of all seats."""
ASKED_ABOUT: Final = frozenset(
    (SECRET_TARGET.code, PROPAGANDA_TARGET.code, ATTACK_TARGET.code, INTERCEPTION.code)
)
"""The questions that are about something."""


# -- readers


def faces(cards: Sequence[int]) -> list[int]:
    """What is on cards."""
    return [FACES[card] for card in cards]


def placed(s: GameState, seat: i64) -> list[int]:
    """What is on the cards of a row, oldest first."""
    first = s.row_slot + codes.ROW_SLOTS * seat
    found: list[int] = []
    for card in s.cards.slots[first : first + codes.ROW_SLOTS]:
        if card >= 0:
            found.append(FACES[card])
    return found


def phase(s: GameState, seat: int) -> int:
    """The phase of the game."""
    if not s.rows_laid:
        return SET_UP
    return ROWS if s.asked == FIRST_ROW.code else PLAY


def next_player(s: GameState, now: int) -> int:
    """The seat that plays after this turn or opens the game, in a phase; unknown until all set-ups are done."""
    if now == SET_UP or not s.living or s.over:
        return NOBODY
    return s.living_seats(s.first)[0] if now == ROWS else int(next_seat(s))


def set_up_left(s: GameState, seat: int) -> list[int]:
    """The seats whose set-up is still to come."""
    return [other for other in range(s.seats) if s.setup_left >> other & 1] if s.setup_left else []


def totals_open(s: GameState) -> bool:
    """NW-INFO-3: whether all totals are known."""
    return s.over or not s.rulings[codes.RULING_HIDDEN_TOTALS]


def totals_seen(s: GameState, seat: i64) -> i64:
    """NW-INFO-3: the mask of the seats whose totals a seat knows: its own, those of the dead, all once they are open."""
    if totals_open(s):
        return EVERYBODY
    return EVERYBODY & ~s.living | (BIT[seat] if seat >= 0 else 0)


def row_lengths(s: GameState) -> list[int]:
    """How many cards are in the row of each seat, which has three slots."""
    slots = s.cards.slots
    return [
        (slots[slot] >= 0) + (slots[slot + 1] >= 0) + (slots[slot + 2] >= 0)
        for slot in range(s.row_slot, s.launch_slot, codes.ROW_SLOTS)
    ]


def struck(s: GameState, other: i64, cards: int) -> list[int]:
    """NW-BOMB-5: the marks on the cards of a row. Do not modify the list."""
    struck_at, relaid_at = s.struck[other], s.relaid[other]
    if not struck_at and not relaid_at:
        return NO_MARKS[cards]
    return [(struck_at >> k & 1) + (relaid_at >> k & 1) for k in range(cards)]


def carrier_of(face: int) -> int:
    """The number of a carrier's face among the carriers."""
    return face - codes.CARRIER


def deterrents(s: GameState) -> list[list[int]]:
    """The faces of the cards that each seat shows as deterrents. Do not modify the lists."""
    shown = s.cards.slots[s.shown_slot : s.turned_up_slot]
    if shown.count(NOTHING) == len(shown):
        return NONE_SHOWN
    found: list[list[int]] = [[] for _ in range(int(s.seats))]
    for slot, card in enumerate(shown):
        if card >= 0:
            found[slot // codes.SHOWN_SLOTS].append(FACES[card])
    return found


def launched(s: GameState) -> list[int]:
    """The carrier in the launch slot of each seat, or -1."""
    return s.cards.slots[s.launch_slot : s.shown_slot]


def dead(s: GameState, seat: int) -> list[int]:
    """NW-BOMB-5: the places of dead warheads in a row."""
    places = s.dead(seat)
    return [k for k in range(codes.ROW_SLOTS) if places >> k & 1] if places else []


def turned_up(s: GameState, seat: int) -> int:
    """NW-REVEAL-1: the card that has been turned up."""
    return FACE_IN_SLOT[s.cards.slots[s.turned_up_slot] + 1]


def salvo(s: GameState, seat: int) -> list[list[int]]:
    """NW-RET-4: the shots still to come."""
    if not s.salvo:
        return []
    shots = [s.salvo[k : k + codes.SHOT] for k in range(0, len(s.salvo), codes.SHOT)]
    return [[number, carrier_of(carrier), warhead, target] for number, carrier, warhead, target in shots]


def waiting(s: GameState, seat: int) -> list[list[int]]:
    """NW-RET-9: whose secrets are open."""
    if not s.waiting:
        return []
    cards = faces(s.cards.at(s.waiting_at))
    return [[owner, card - codes.SECRET] for owner, card in zip(s.waiting, cards, strict=True)]


def question(s: GameState, seat: int) -> list[int]:
    """Card, attacker, carrier and warhead that the question is about."""
    asked = s.asked
    if asked == SECRET_TARGET.code:
        return [SECRET_TARGET.secret(s), NOBODY, NOBODY, NOBODY]
    if asked == PROPAGANDA_TARGET.code:
        return [PROPAGANDA_TARGET.card(s), NOBODY, NOBODY, NOBODY]
    if asked == ATTACK_TARGET.code:
        return [
            NOBODY,
            NOBODY,
            CARRIER_IN_SLOT[s.launched(s.to_act[0]) + 1],
            turned_up(s, seat),
        ]
    if asked == INTERCEPTION.code:
        carrier = carrier_of(INTERCEPTION.carrier(s))
        return [NOBODY, INTERCEPTION.attacker(s), carrier, INTERCEPTION.warhead(s)]
    return [NOBODY] * 4


# -- the facts; positions can set those that have names

WAR: Final = Flag[GameState]("war", "whether war reigns", lambda s, seat: s.war != codes.PEACE)
DISCARD: Final = Tally[GameState](
    "discard", "the discard pile, its top card last", CARDS, MOST_COPIES,
    lambda s, seat: [FACES[card] for card in s.cards.piles[codes.DISCARD]],
)  # fmt: skip
HAND: Final = Tally[GameState](
    "hand", "the own hand, without the deterrents that are shown", CARDS, codes.HAND_SIZE + 1,
    lambda s, seat: [FACES[card] for card in s.cards.piles[codes.HAND + seat]],
)  # fmt: skip
ROW: Final = Ordered[GameState](
    "row", "the own row; the card in the first slot is turned up next", SLOTS, PLACEABLE, placed
)  # fmt: skip
POPULATION: Final = Maybe[GameState](
    "population", "its people, where that is known", 0, PEOPLE,
    each=lambda s, seat, other: s.population[other] if totals_seen(s, seat) >> other & 1 else None,
).in_unit(MILLIONS)  # fmt: skip
LAUNCH_SLOT: Final = One[GameState](
    "launch_slot", "the carrier in its launch slot", CARRIERS,
    each=lambda s, seat, other: CARRIER_IN_SLOT[launched(s)[other] + 1],
)  # fmt: skip
LOAD: Final = Number[GameState](
    "load", "what this carrier may still carry", 0, MOST_LOAD, each=lambda s, seat, other: s.load[other]
).in_unit("megatons")
DETERRENTS: Final = Tally[GameState](
    "deterrents", "cards that it shows as deterrents", PLACEABLE, codes.SHOWN_SLOTS,
    each=lambda s, seat, other: deterrents(s)[other],
)  # fmt: skip
MISSING: Final = Number[GameState](
    "missing", "turns that it has to miss", 0, MOST_MISSED, each=lambda s, seat, other: s.missing[other]
).in_unit("turns")
SEAT: Final[list[Fact[GameState]]] = [
    Flag("living", "whether it has people", each=lambda s, seat, other: s.living >> other & 1 == 1),
    POPULATION,
    Number[GameState](
        "change", "what it has gained or lost since the deal", -PEOPLE, PEOPLE,
        each=lambda s, seat, other: s.change[other],
    ).in_unit(MILLIONS),
    Number[GameState](
        "at_least", "its people as far as can be told: at least these, exactly these where the total is known",
        0, PEOPLE,
        each=lambda s, seat, other: s.population[other]
        if totals_seen(s, seat) >> other & 1
        else s.floor[other] + s.change[other],
    ).in_unit(MILLIONS),
    Number(
        "hand", "cards in its hand, with the deterrents that it shows", 0, DECK_SIZE,
        each=lambda s, seat, other: len(s.cards.piles[codes.HAND + other]) + len(deterrents(s)[other]),
    ),
    Number("row", "cards in its row", 0, codes.ROW_SLOTS, each=lambda s, seat, other: row_lengths(s)[other]),
    LAUNCH_SLOT,
    LOAD,
    DETERRENTS,
    MISSING,
    Amounts(
        "struck",
        "cards in its row that are dead if they are warheads, because a bomber was shot down: 1, or 2 if they may have been exchanged since",
        SLOTS, 0, 2,
        each=lambda s, seat, other: struck(s, other, row_lengths(s)[other]),
    ).only_if(lambda s, seat, other: s.struck[other] or s.relaid[other]),
]  # fmt: skip
"""The facts of a seat."""
TURN: Final[list[Fact[GameState]]] = [
    One("phase", "the set-up, the first rows being laid, or play", PHASES, phase),
    WAR,
    One(
        "turn", "whose turn or set-up it is; nobody's while the first rows are laid", SEATS,
        lambda s, seat: s.turn if phase(s, seat) != ROWS else NOBODY,
    ),
    One(
        "next", "who plays after that, as things are now", SEATS,
        lambda s, seat: next_player(s, phase(s, seat)),
    ),
    One("first", "the first player", SEATS, lambda s, seat: s.first),
    Tally(
        "set_up_left", "seats whose set-up is still to come", SEATS, 1,
        set_up_left,
    ).only_if(lambda s, seat: s.setup_left),
]  # fmt: skip
BANK: Final[list[Fact[GameState]]] = [
    Maybe[GameState](
        "bank", "people in the bank, where that is known", 0, PEOPLE,
        lambda s, seat: s.bank if totals_open(s) else None,
    ).in_unit(MILLIONS),
    Number[GameState](
        "bank_change", "what the bank has gained or lost since the deal", -PEOPLE, PEOPLE,
        lambda s, seat: s.change[s.seats],
    ).in_unit(MILLIONS),
    Number[GameState](
        "bank_at_least", "people that all can tell to be in the bank at least", 0, PEOPLE,
        lambda s, seat: s.floor[s.seats] + s.change[s.seats],
    ).in_unit(MILLIONS),
]  # fmt: skip
PILES: Final[list[Fact[GameState]]] = [
    Number("deck", "cards in the deck", 0, DECK_SIZE, lambda s, seat: len(s.cards.piles[codes.DECK])),
    DISCARD,
    One(
        "turned_up",
        "the card turned up",
        PLACEABLE,
        turned_up,
    ),
]
DEATHS: Final[list[Fact[GameState]]] = [
    One(
        "salvo_of", "whose final retaliation is under way", SEATS,
        lambda s, seat: s.firing if s.salvo else NOBODY,
    ),
    Records(
        "salvo", "shots of the final retaliation still to come, in order", salvo,
        [
            Number("carrier_number", "which carrier of the salvo it is, from 1", 1, DECK_SIZE),
            One("carrier", "the carrier", CARRIERS),
            One("warhead", "the warhead", WARHEADS),
            One("target", "at whom it is fired", SEATS),
        ],
        keys=["target", "warhead"], most=MOST_SHOTS,
    ).only_if(lambda s, seat: s.salvo),
    Queue(
        "dying", "those who wait for their final retaliation, in order of death", SEATS, codes.MOST_SEATS,
        lambda s, seat: s.dying,
    ),
    Records(
        "waiting",
        "secrets that are open until the chain of deaths is over (NW-RET-9), in the order in which they take effect",
        waiting,
        [One("seat", "whose it is", SEATS), One("card", "the secret", SECRETS)],
        keys=["seat", "card"], value=PLACE, most=codes.SECRETS,
    ).only_if(lambda s, seat: s.waiting),
    Queue[GameState](
        "interceptors", "those who have intercepted in this turn, in order; the last one living plays next (NW-DEF-5)",
        SEATS, MOST_INTERCEPTIONS, lambda s, seat: s.interceptors,
    ).saturated(),
]  # fmt: skip
HIDDEN: Final[list[Fact[GameState]]] = [
    HAND,
    ROW,
    Tally(
        "dead", "the places in the own row, from 0, of dead warheads", SLOTS, 1,
        dead,
    ).only_if(lambda s, seat: s.struck[seat]),
    Amounts(
        "population_cards", "how many of its population cards have each value", VALUES,
        0, max(EDITION.population_deal), lambda s, seat: own_cards(s.dealt, seat),
    ),
]  # fmt: skip
ASKED: Final[list[Fact[GameState]]] = [
    Flag("may_take_back", "whether a deterrent may be taken back in this turn", lambda s, seat: not s.showing),
    Asked(
        "about", "what the question is about", question,
        [
            One("card", "the card that the question is about", CARDS),
            One("attacker", "the attacker, where the target is asked whether it intercepts", SEATS),
            One("carrier", "the carrier of the attack in question", CARRIERS),
            One("warhead", "the warhead of the attack in question", WARHEADS),
        ],
    ).only_if(lambda s, seat: s.asked in ASKED_ABOUT),
]  # fmt: skip
FACTS: Final[View[GameState]] = View(
    *TURN,
    *BANK,
    *PILES,
    Each("table", "what all see of each seat", SEATS, SEAT, "seat "),
    *DEATHS,
    *[fact.for_eyes(OWN) for fact in HIDDEN],
    *ASKED,
    Plain("ending", "the rule by which the game has ended", TEXT_OR_NONE, lambda s, seat: REASONS.get(int(s.ending))),
    observed_too=[
        Known(SEATS, lambda place: SEAT_NAMES.find(place[0]), EDITION.ids, MOST_COPIES),
        Draft([text for verb in DRAFTED for text in verb.texts()], MOST_DRAFTED),
    ],
)  # fmt: skip
