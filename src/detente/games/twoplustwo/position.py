"""Positions for tests and tutorials: the start of 2+2 with named facts changed.

The board: see `germany.position`; `tracks` also takes the new ones ({"arms_race": -2}).
Superpowers: `money` ({"usa": -1}), `doves` (face up), `reminders` (`arms_race_cost_up`, `soviet_value_down`).
Cards: `usa`, `soviet_union`, `west`, `east` (hands), `display`, `deck` (from the top; the rest is shuffled below),
`stack_b`, `stack_c` (2+2 cards that must be in these stacks), `special` (whether the special card is on display), `row` (cards
played in this decade), `collected` ({"west": ["tpt_10"]}), `set_aside` (unseen cards of the previous decade),
`arms_race_deck`, `conflict_deck` (from the top; the rest is shuffled below), `early` ({"usa": "card_25"}, a card of the next
decade). Other cards of earlier decades are out of the game.
`decade`, `sub` (`A` to `C`), `order` (seats), `turn` (the seat to act), `last` (the seat that acted before), `phase`: the end of
decade begins with this phase (`arms_race`, `space_race`, `dominance`, `flight_or_wall`, ...).
"""

from collections.abc import Mapping
from typing import Any, cast

from detente.core.engine.state import State
from detente.core.hidden.cards import fresh
from detente.core.records.facts import distinct, index, mapping, number
from detente.games.germany import codes
from detente.games.germany.position import FACTS as GERMAN_FACTS
from detente.games.germany.position import amounts, arrange_board, arrange_factories, arrange_open_cards
from detente.games.germany.rules.decade_end import PHASE
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo import places
from detente.games.twoplustwo.events import ALL_PHASE_IDS, DECK_IDS, NEW_TRACK_IDS, SUB_IDS
from detente.games.twoplustwo.icons import SUPERPOWERS
from detente.games.twoplustwo.rules.decade_end import NEW_PHASE
from detente.games.twoplustwo.state import GameState
from detente.games.twoplustwo.tables import IDS
from detente.games.twoplustwo.view import REMINDERS

FACTS = [
    *GERMAN_FACTS,
    "usa",
    "soviet_union",
    "stack_b",
    "stack_c",
    "collected",
    "set_aside",
    "arms_race_deck",
    "conflict_deck",
    "early",
    "money",
    "doves",
    "reminders",
    "sub",
    "order",
    "last",
]
MOST_MONEY = 99


def arrange(state: State, facts: Mapping[str, Any]) -> None:
    """Set up the facts. Raise ValueError for an invalid fact."""
    s = cast(GameState, state)
    for name in facts:
        if name not in FACTS:
            raise ValueError(f"no fact {name!r}: there are {', '.join(FACTS)}")
    if not facts:
        return
    s.decade = number(facts, "decade", 1, 1, tpt.DECADES)
    s.sub = 1 + index(SUB_IDS, facts.get("sub", "A"), "sub")
    arrange_world(s, facts)
    arrange_factories(s, facts)
    Deal(s, facts).lay()
    arrange_turns(s, facts)


def arrange_world(s: GameState, facts: Mapping[str, Any]) -> None:
    """Set tracks, treasuries, doves and reminders, plus Germany's board."""
    tracks = mapping(facts, "tracks")
    base = {name: at for name, at in tracks.items() if name not in NEW_TRACK_IDS}
    arrange_board(s, {**facts, "tracks": base})
    for k, name in enumerate(NEW_TRACK_IDS):
        s.tracks[3 + k] = number(tracks, name, 0, s.tables.first[k], s.tables.last[k])
    for power, dollars in amounts(facts, "money", list(SUPERPOWERS), MOST_MONEY, -MOST_MONEY):
        s.money[power] = dollars
    s.doves = number(facts, "doves", s.tables.doves, 0, s.tables.doves)
    on = distinct(facts, "reminders", REMINDERS.labels)
    s.cost_up, s.value_down = (int(reminder in on) for reminder in REMINDERS.labels)


def arrange_turns(s: GameState, facts: Mapping[str, Any]) -> None:
    """Set turn order and active seat, or the phase of the end of decade."""
    s.stack = []
    s.active = codes.NOBODY
    if "order" in facts:
        s.order = [tpt.SEAT_IDS.index(seat) for seat in distinct(facts, "order", list(tpt.SEAT_IDS))]
        if len(s.order) != tpt.SEATS:
            raise ValueError(f"order must name {', '.join(tpt.SEAT_IDS)}, each once")
    s.next_at = s.order.index(seat_of(facts, "turn", s.order[0]))
    s.last = seat_of(facts, "last", s.order[s.next_at - 1])
    if "phase" in facts:
        phase = 1 + index(ALL_PHASE_IDS, facts["phase"], "phase")
        s.push(NEW_PHASE if phase >= tpt.PHASE_ARMS else PHASE, phase)


def seat_of(facts: Mapping[str, Any], name: str, otherwise: int) -> int:
    """A seat by its name."""
    return index(tpt.SEAT_IDS, facts[name], name) if name in facts else otherwise


class Deal:
    """Deals named cards to their places and the rest to their usual places in this decade.

    at: the cards of each place. own, tpt: the decade's cards not yet named, shuffled.
    """

    def __init__(self, s: GameState, facts: Mapping[str, Any]) -> None:
        self.s = s
        self.facts = facts
        self.at: dict[int, list[int]] = {}
        self.decade = int(s.decade)
        first = (self.decade - 1) * codes.CARDS_OF_A_DECADE
        self.own = list(range(first, first + codes.CARDS_OF_A_DECADE))
        first = tpt.FIRST_TPT + (self.decade - 1) * tpt.TPT_CARDS_OF_A_DECADE
        self.tpt = list(range(first, first + tpt.TPT_CARDS_OF_A_DECADE))
        self.so_far = [*range(self.own[-1] + 1), *range(tpt.FIRST_TPT, self.tpt[-1] + 1)]
        self.row: list[int] = []

    def name(self, place: int, fact: str, among: list[int]) -> None:
        """Assign the cards a fact names to a place, from those allowed there."""
        self.lay_at(place, distinct(self.facts, fact, IDS), fact, among)

    def lay_at(self, place: int, named: list[str], fact: str, among: list[int]) -> None:
        """Assign named cards to a place."""
        ids = [IDS[card] for card in among]
        self.at[place] = [among[index(ids, id, fact)] for id in named]

    def lay(self) -> None:
        """Deal all cards."""
        s = self.s
        base = [card for card in self.so_far if card < codes.NORMAL_CARDS]
        for seat, name in enumerate(tpt.SEAT_IDS):
            self.name(places.HAND + seat, name, base)
        collected = mapping(self.facts, "collected")
        distinct({"collected": list(collected)}, "collected", list(tpt.SEAT_IDS))
        for seat, name in enumerate(tpt.SEAT_IDS):
            own = distinct(collected, name, IDS)
            self.lay_at(
                places.COLLECTED + seat, own, "collected", [c for c in self.so_far if c >= tpt.FIRST_TPT]
            )
        self.name(places.POLICE_CARDS, "police", self.so_far)
        specials = list(range(codes.SPECIAL_1, codes.SPECIAL_1 + self.decade)) + [codes.SPECIAL_4_WALL] * (
            self.decade == tpt.DECADES
        )
        self.name(places.PLAYED, "row", self.so_far + specials)
        self.row = self.at[places.PLAYED]
        self.at[places.PLAYED] = [card for card in self.row if card not in places.SPECIAL_LOT]
        self.name(places.DISPLAY, "display", self.own + self.tpt)
        self.name(places.DECK, "deck", self.own)
        self.name(places.STACK_B, "stack_b", self.tpt)
        self.name(places.STACK_C, "stack_c", self.tpt)
        before = self.own[0] - codes.CARDS_OF_A_DECADE
        if self.decade > 1:
            self.name(places.GONE + self.decade - 2, "set_aside", list(range(before, self.own[0])))
        self.check_doubles()
        self.fill_up()
        self.put()
        arrange_open_cards(s, self.facts, IDS, self.at[places.POLICE_CARDS], self.row)

    def check_doubles(self) -> None:
        """Raise ValueError if a card is named twice."""
        named = [card for cards in self.at.values() for card in cards]
        if len(set(named)) != len(named):
            twice = sorted({IDS[card] for card in named if named.count(card) > 1})
            raise ValueError(f"a card is there twice: {', '.join(twice)}")
        self.own = [card for card in self.own if card not in named]
        self.tpt = [card for card in self.tpt if card not in named]
        self.s.rng.shuffle(self.own)
        self.s.rng.shuffle(self.tpt)

    def fill_up(self) -> None:
        """Fill whatever the facts do not name: the display, the stacks and the deck of the sub-decade."""
        s = self.s
        ending = "phase" in self.facts
        base, added = s.tables.laid[s.sub - 1]
        if "display" not in self.facts and not ending:
            self.at[places.DISPLAY] = self.own[:base] + self.tpt[:added]
            self.own, self.tpt = self.own[base:], self.tpt[added:]
        if len(self.at[places.DISPLAY]) < (0 if ending else 2) or (ending and self.at[places.DISPLAY]):
            raise ValueError("display: at least two cards, none at the end of decade")
        for sub, place in ((2, places.STACK_B), (3, places.STACK_C)):
            due = s.tables.laid[sub - 1][1] if s.sub < sub and not ending else 0
            missing = due - len(self.at[place])
            if missing < 0 or missing > len(self.tpt):
                raise ValueError(f"stack_{SUB_IDS[sub - 1].lower()}: {due} cards of 2+2 in this sub-decade")
            self.at[place] += self.tpt[:missing]
            self.tpt = self.tpt[missing:]
        self.at[places.UNSEEN] = self.tpt
        self.at[places.DECK] = self.own + self.at[places.DECK][::-1]

    def put(self) -> None:
        """Move the cards to their places, including other decades, the small decks and early cards."""
        s = self.s
        laid = {card for cards in self.at.values() for card in cards}
        self.at[places.OLD] = [card for card in self.so_far if card not in laid]
        for decade in range(self.decade, tpt.DECADES):
            first = decade * codes.CARDS_OF_A_DECADE
            self.at[places.FUTURE + decade] = list(range(first, first + codes.CARDS_OF_A_DECADE))
            first = tpt.FIRST_TPT + decade * tpt.TPT_CARDS_OF_A_DECADE
            self.at[places.TPT_FUTURE + decade] = list(range(first, first + tpt.TPT_CARDS_OF_A_DECADE))
        self.at[places.SPECIAL_CARDS] = places.SPECIAL_LOT[:]
        for deck, lot in enumerate(places.DECK_LOTS):
            fact = f"{DECK_IDS[deck]}_deck"
            top = [
                lot[index([IDS[card] for card in lot], id, fact)] for id in distinct(self.facts, fact, IDS)
            ]
            rest = [card for card in lot if card not in top]
            s.rng.shuffle(rest)
            self.at[places.DRAW + deck] = rest + top[::-1]
        self.receive_early()
        s.cards = fresh(places.LAYOUT)
        for place, cards in self.at.items():
            s.cards.fill(place, cards[:])
        assert sum(len(cards) for cards in self.at.values()) == tpt.CARDS_OF_ALL

    def receive_early(self) -> None:
        """TPT-EOD-12.2.2: place the cards of the next decade that superpowers have received."""
        chosen = mapping(self.facts, "early")
        if not chosen:
            return
        if self.decade == tpt.DECADES:
            raise ValueError("early: there is no next decade")
        future = self.at[places.FUTURE + self.decade]
        ids = [IDS[card] for card in future]
        for name, id in chosen.items():
            power = index(list(SUPERPOWERS), name, "early")
            card = future[index(ids, id, "early")]
            self.s.early[power] = 1
            self.at[places.HAND + power] = [*self.at[places.HAND + power], card]
            self.at[places.NEXT] = [other for other in self.at.get(places.NEXT, future) if other != card]
        self.at[places.FUTURE + self.decade] = []
