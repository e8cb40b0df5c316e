"""Positions: a start of Nuclear War with named facts changed, for tests and tutorials.

Facts: `A` .. `F`: {population, hand, row, launch_slot, load, deterrents, missing, out}; `deck` (top first; the rest
is shuffled below), `discard`, `war`, `turn` (a seat letter), `set_up` (letters of the seats that have yet to set up).
Cards not named stay in the deck.
"""

from collections.abc import Mapping
from typing import Any, Final, cast

from detente.core.engine.state import State
from detente.core.hidden.cards import fresh
from detente.core.hidden.knowledge import BIT
from detente.core.shown.facts import Fact, Flag, Tally
from detente.games.nuclear_war import codes, view
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.rules import setup
from detente.games.nuclear_war.rules.turn import BEGIN_TURN
from detente.games.nuclear_war.state import SEAT_NAMES, GameState


def by_name(*facts: Fact[GameState]) -> dict[str, Fact[GameState]]:
    """Facts that a position may name."""
    return {fact.name: fact for fact in facts}


SEAT_FACTS: Final = by_name(
    view.POPULATION,
    view.HAND,
    view.ROW,
    view.LAUNCH_SLOT,
    view.LOAD,
    view.DETERRENTS,
    view.MISSING,
    Flag("out", "whether it is dead"),
)
DECK: Final = Tally[GameState](
    "deck", "the top of the deck, the first card first", view.CARDS, view.MOST_COPIES
)
TABLE_FACTS: Final = by_name(DECK, view.DISCARD, view.WAR)
WHOSE: Final = ("turn", "set_up")
Wanted = Mapping[int, Mapping[str, Any]]
"""The wanted facts of each seat, as the view reads them."""


def arrange(state: State, facts: Mapping[str, Any]) -> None:
    """Set up the state from the facts. ValueError names an impossible one."""
    s = cast(GameState, state)
    letters = SEAT_NAMES[: s.seats]
    for name in facts:
        if name not in [*letters, *TABLE_FACTS, *WHOSE]:
            raise ValueError(f"no fact {name!r}: there are {', '.join([*letters, *TABLE_FACTS, *WHOSE])}")
    table = {name: fact.parse(facts[name], name) for name, fact in TABLE_FACTS.items() if name in facts}
    wanted = {seat: read_seat(facts.get(letter, {}), letter) for seat, letter in enumerate(letters)}
    to_come = facts.get("set_up", [])
    if not isinstance(to_come, list | tuple | str) or any(letter not in list(letters) for letter in to_come):
        raise ValueError(f"set_up must name seats of {', '.join(letters)}, not {to_come!r}")
    lay_cards(s, {**facts, **table}, wanted)
    lay_people(s, wanted)
    lay_stack(s, facts, letters)


def read_seat(about: object, letter: str) -> dict[str, Any]:
    """The facts of a seat, as the view reads them."""
    if not isinstance(about, Mapping):
        raise ValueError(f"the facts of seat {letter} must be an object, not {about!r}")
    for name in about:
        if name not in SEAT_FACTS:
            raise ValueError(f"no fact {name!r} of seat {letter}: there are {', '.join(SEAT_FACTS)}")
    return {name: SEAT_FACTS[name].parse(value, f"{letter} {name}") for name, value in about.items()}


class Dealer:
    """Takes cards by face out of a full deck."""

    def __init__(self, s: GameState) -> None:
        self.s = s
        self.left = {face: cards[:] for face, cards in enumerate(s.cards.layout.cards_of)}

    def lay(self, face: int, place: int) -> None:
        """Lay a card of this face at a place."""
        if not self.left[face]:
            raise ValueError(f"there are only {EDITION.counts[face]} cards {EDITION.ids[face]!r}")
        self.s.cards.lay(self.left[face].pop(0), place)


def lay_cards(s: GameState, facts: Mapping[str, Any], wanted: Wanted) -> None:
    """Lay the named cards, fill hands that no fact names up to nine, and shuffle the deck."""
    s.cards = fresh(s.cards.layout)
    dealer = Dealer(s)
    s.load = [0] * s.seats
    for seat, about in wanted.items():
        letter = SEAT_NAMES[seat]
        hand, row, shown = (about.get(name, []) for name in ("hand", "row", "deterrents"))
        launched = about.get("launch_slot", view.NOBODY)
        if len(row) > codes.ROW_START or len(shown) > codes.SHOWN_SLOTS:
            raise ValueError(
                f"{letter}: a row holds {codes.ROW_START} cards between turns, {codes.SHOWN_SLOTS} are shown"
            )
        if any(face >= codes.SECRET for face in hand) and letter not in facts.get("set_up", ""):
            raise ValueError(f"{letter} hand: secrets are held only by a seat whose set-up is still to come")
        if about.get("out") and (hand or row or shown or launched >= 0):
            raise ValueError(f"{letter}: who is out has no cards")
        for face in hand:
            dealer.lay(face, codes.HAND + seat)
        for k, face in enumerate(row):
            dealer.lay(face, s.row_at + codes.ROW_SLOTS * seat + k)
        for k, face in enumerate(shown):
            dealer.lay(face, s.shown_at + codes.SHOWN_SLOTS * seat + k)
        if launched >= 0:
            face = codes.CARRIER + launched
            dealer.lay(face, s.launch_at + seat)
            s.load[seat] = about.get("load", EDITION.capacity[face])
            if not 1 <= s.load[seat] <= EDITION.capacity[face]:
                raise ValueError(
                    f"{letter} load must be megatons from 1 to {EDITION.capacity[face]}, not {s.load[seat]}"
                )
    for face in facts.get("discard", []):
        dealer.lay(face, codes.DISCARD)
    tops = []
    for face in facts.get("deck", []):
        if not dealer.left[face]:
            raise ValueError(f"deck: there are only {EDITION.counts[face]} cards {EDITION.ids[face]!r}")
        tops.append(dealer.left[face].pop(0))
    fill_up(s, facts, wanted, dealer)
    rest = sorted(card for cards in dealer.left.values() for card in cards)
    s.rng.shuffle(rest)
    for card in rest + tops[::-1]:
        s.cards.lay(card, codes.DECK)


def fill_up(s: GameState, facts: Mapping[str, Any], wanted: Wanted, dealer: Dealer) -> None:
    """Deal the rows and hands that no fact names from the cards left, but never secrets."""
    left = [card for face in range(codes.SECRET) for card in dealer.left[face]]
    s.rng.shuffle(left)
    for seat, about in wanted.items():
        if about.get("out"):
            continue
        places = []
        if "row" not in about and "set_up" not in facts:
            places += [s.row_at + codes.ROW_SLOTS * seat + k for k in range(codes.ROW_START)]
        if "hand" not in about:
            row = len(about["row"]) if "row" in about else len(places)
            places += [codes.HAND + seat] * (codes.HAND_SIZE - row - len(about.get("deterrents", [])))
        for place in places:
            card = left.pop()
            dealer.left[s.cards.layout.faces[card]].remove(card)
            s.cards.lay(card, place)


def lay_people(s: GameState, wanted: Wanted) -> None:
    """Set populations through public gains and losses, so that the hidden deal stays as it was."""
    for seat, about in wanted.items():
        people = 0 if about.get("out") else about.get("population")
        if people is None:
            people = s.population[seat]
        if (people == 0) != bool(about.get("out")):
            raise ValueError(f"{SEAT_NAMES[seat]}: who has no people is out, and who is out has none")
        change = people - s.population[seat]
        s.population[seat] = people
        s.change[seat] += change
        s.bank -= change
        s.change[s.seats] -= change
        if people == 0:
            s.living &= ~BIT[seat]
        s.missing[seat] = about.get("missing", 0)
    if len(s.living_seats(0)) < 2:
        raise ValueError("at least two seats must have people")
    if s.bank < 0:
        raise ValueError(f"there are only {EDITION.population_total} million people")
    note_floors(s)


def note_floors(s: GameState) -> None:
    """Record what all players can infer about hidden totals after the announced changes."""
    for seat in range(s.seats):
        if s.population[seat] == 0:
            s.exact |= BIT[seat]
            s.floor[seat] = -s.change[seat]
        else:
            s.floor[seat] = max(1, 1 - s.change[seat])
    s.floor[s.seats] = max(0, -s.change[s.seats])
    if not s.rulings[codes.RULING_HIDDEN_TOTALS]:
        s.exact |= BIT[s.seats + 1] - 1


def lay_stack(s: GameState, facts: Mapping[str, Any], letters: str) -> None:
    """Put the current turn or set-up on the stack."""
    turn = facts.get("turn", letters[s.first])
    living = [letters[seat] for seat in s.living_seats(0)]
    if "turn" not in facts and turn not in living:
        turn = living[0]
    if turn not in living:
        raise ValueError(f"turn must be one of {', '.join(living)}, not {turn!r}")
    s.stack = []
    s.war = codes.WAR if facts.get("war") else codes.PEACE
    s.turn = letters.index(turn)
    s.setup_left = 0
    s.drafting = 0
    s.draft = []
    if "set_up" not in facts:
        s.rows_laid = 1
        s.push(BEGIN_TURN, s.turn)
        return
    s.push(setup.OPENING)
    for letter in reversed(list(facts["set_up"])):
        s.setup_left |= BIT[letters.index(letter)]
        s.push(setup.SET_UP, letters.index(letter))
