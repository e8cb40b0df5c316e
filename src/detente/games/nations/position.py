"""Positions: a start of Das Spiel der Nationen with named facts changed, for tests and tutorials.

Facts: `A` .. `D`: {cash, debt, leaders, lost, agent, tankers, gone, opened}: `leaders` says who is where
({"AKA.2": "king"}), `lost` lists the types of those out of the game; all others are in the reserve. `tankers` says how
many are where ({"KAS": 2, "north": 1}); the others are in the stock. `agent` is a point; the default is that of the
seat's first leader, else some capital. `gone`: the seat has dropped out. `opened`: false for a seat whose first turn
is still to come.
`turn` (a letter), `round`, `last_loss` (the last round in which a leader left the game for good, 0: none has), `had` (letters of the seats that have had their turn in this round), `pipelines` (those laid),
`deck` (the next cards, top first; the rest is shuffled below), `below` (the cards under the deck that have been drawn, the
first drawn first), `phase`: `income` (the turn begins, the default), `agent`, `leader` or `end`; `collected` (this
turn's income, if the phase is a later one), `tanker_used`, `pipeline_used`.
"""

from collections.abc import Mapping
from typing import Any, cast

from detente.core.engine.state import State
from detente.core.hidden.cards import fresh
from detente.core.hidden.knowledge import BIT
from detente.core.records.facts import flag, index, known, number
from detente.core.records.facts import letters as seats_named
from detente.games.nations.codes import (
    BELOW,
    COUNTRIES,
    DECK,
    LEADERS,
    MOST_ROUNDS,
    NO_CHANCE,
    NOBODY,
    OUT,
    OVER,
    POINTS,
    RESERVE,
    RULING_ROUNDS,
    RULING_START_CASH,
    TANKER_PLACES,
    TO_COME,
    WAITING,
)
from detente.games.nations.data import BOARD, TYPE_IDS
from detente.games.nations.rules.fall import CHECK_LEADERS
from detente.games.nations.rules.turn import LEADER_PHASE, TURN_BEGINS
from detente.games.nations.state import CAPITAL, SEAT_NAMES, GameState

SEAT_FACTS = ("cash", "debt", "leaders", "lost", "agent", "tankers", "gone", "opened")
TABLE_FACTS = (
    "turn",
    "round",
    "last_loss",
    "had",
    "pipelines",
    "deck",
    "below",
    "phase",
    "collected",
    "tanker_used",
    "pipeline_used",
)
PHASES = ("income", "agent", "leader", "end")


def arrange(state: State, facts: Mapping[str, Any]) -> None:
    """Set up the state from the facts. ValueError names an impossible one."""
    s = cast(GameState, state)
    letters = SEAT_NAMES[: s.seats]
    for name in facts:
        if name not in TABLE_FACTS and name not in list(letters):
            raise ValueError(f"no fact {name!r}: there are {', '.join([*letters, *TABLE_FACTS])}")
    if not facts:
        s.push(TURN_BEGINS, s.first)
        return
    s.spot = [RESERVE] * (LEADERS * s.seats)
    s.standing = [NOBODY] * POINTS
    s.tankers = [0] * (TANKER_PLACES * s.seats)
    for seat, letter in enumerate(letters):
        about = facts.get(letter, {})
        if not isinstance(about, Mapping):
            raise ValueError(f"the facts of seat {letter} must be an object, not {about!r}")
        for name in about:
            if name not in SEAT_FACTS:
                raise ValueError(f"no fact {name!r} of seat {letter}: there are {', '.join(SEAT_FACTS)}")
        arrange_seat(s, seat, about)
    if len(s.seats_in_game()) < 2:
        raise ValueError("at least two seats must be in the game")
    s.stock = BOARD.tankers - sum(s.tankers)
    if s.stock < 0:
        raise ValueError(f"there are only {BOARD.tankers} tankers")
    pipelines = known(facts, "pipelines", BOARD.routes) if "pipelines" in facts else None
    if pipelines is not None:
        s.pipes = [int(route in pipelines) for route in BOARD.routes]
    lay_cards(s, facts)
    arrange_turn(s, facts, letters)


def arrange_seat(s: GameState, seat: int, about: Mapping[str, Any]) -> None:
    """Set one seat's pieces and money."""
    letter = SEAT_NAMES[seat]
    opened = flag(about, "opened", True, f"{letter} ")
    s.opened = s.opened | BIT[seat] if opened else s.opened & ~BIT[seat]
    if flag(about, "gone", False, f"{letter} "):
        if len(about) > 1:
            raise ValueError(f"{letter}: who has dropped out has nothing")
        s.living &= ~BIT[seat]
        s.drops += 1
        s.fallen[seat] = s.drops
        s.cash[seat] = 0
        s.agents[seat] = NOBODY
        s.spot[seat * LEADERS : (seat + 1) * LEADERS] = [OUT] * LEADERS
        return
    s.cash[seat] = number(about, "cash", s.rulings[RULING_START_CASH], 0, 1000, f"{letter} ")
    s.debt[seat] = number(about, "debt", 0, 0, 1000, f"{letter} ")
    arrange_leaders(s, seat, about)
    if not opened:
        if set(about) & {"leaders", "lost", "agent", "tankers"} or s.cash[seat] < max(BOARD.price):
            raise ValueError(f"{letter}: before the first turn there is nothing but money for a leader")
        s.tankers[seat * TANKER_PLACES + WAITING] = 1
        s.agents[seat] = NOBODY
        return
    stands = [spot for spot in s.spot[seat * LEADERS : (seat + 1) * LEADERS] if spot < POINTS]
    point = about.get("agent", BOARD.point_ids[stands[0] if stands else CAPITAL[COUNTRIES - 1 - seat]])
    s.agents[seat] = index(BOARD.point_ids, point, f"{letter} agent")
    tankers = about.get("tankers", {})
    if not isinstance(tankers, Mapping):
        raise ValueError(f"{letter} tankers must be an object, not {tankers!r}")
    for place in tankers:
        at = index(BOARD.tanker_place_ids, place or "?", f"{letter} tankers")
        s.tankers[seat * TANKER_PLACES + at] = number(tankers, place, 0, 0, BOARD.tankers, f"{letter} ")


def arrange_leaders(s: GameState, seat: int, about: Mapping[str, Any]) -> None:
    """Set the seat's leaders on the board and those out of the game."""
    letter = SEAT_NAMES[seat]
    leaders, lost = about.get("leaders", {}), about.get("lost", [])
    if not isinstance(leaders, Mapping) or not isinstance(lost, list | tuple):
        raise ValueError(f"{letter}: leaders must be an object, lost a list")
    for where, id in [*leaders.items(), *((None, id) for id in lost)]:
        leader = s.reserve_of(seat, index(list(TYPE_IDS), id, f"{letter} leaders"))
        if leader == NOBODY:
            raise ValueError(f"{letter} leaders: there are not that many of type {id!r}")
        if where is None:
            s.spot[leader] = OUT
            continue
        point = index(BOARD.point_ids, where, f"{letter} leaders")
        if s.standing[point] != NOBODY:
            raise ValueError(f"{letter} leaders: another leader is on {where}")
        s.spot[leader] = point
        s.standing[point] = leader


def lay_cards(s: GameState, facts: Mapping[str, Any]) -> None:
    """SDN-CARD-14: put the drawn cards at the bottom in order and the named cards on top; shuffle the rest between them."""
    left = {face: cards[:] for face, cards in enumerate(s.cards.layout.cards_of)}
    piles: dict[str, list[int]] = {"below": [], "deck": []}
    for name, pile in piles.items():
        for id in known(facts, name, BOARD.card_ids):
            face = BOARD.card_ids.index(id)
            if not left[face]:
                raise ValueError(f"{name}: there are not that many cards {id!r}")
            pile.append(left[face].pop(0))
    rest = sorted(card for cards in left.values() for card in cards)
    s.rng.shuffle(rest)
    s.cards = fresh(s.cards.layout)
    s.cards.fill(BELOW, piles["below"])
    s.cards.fill(DECK, rest + piles["deck"][::-1])


def arrange_turn(s: GameState, facts: Mapping[str, Any], letters: str) -> None:
    """Set whose turn it is, and its progress."""
    living = [letters[seat] for seat in s.seats_in_game()]
    turn = facts.get("turn", letters[s.first] if letters[s.first] in living else living[0])
    s.turn = letters.index(living[index(living, turn, "turn")])
    s.round = number(facts, "round", 1, 1, s.rulings[RULING_ROUNDS] or MOST_ROUNDS, "table ")
    s.last_loss = number(facts, "last_loss", 0, 0, s.round, "table ")
    s.had = 0
    for letter in seats_named(facts, "had", list(letters)):
        s.had |= BIT[letters.index(letter)]
    phase = PHASES[index(list(PHASES), facts.get("phase", "income"), "phase")]
    if phase != "income" and not s.opened & BIT[s.turn]:
        raise ValueError(f"phase: the first turn of seat {turn} is still to come")
    s.income = number(facts, "collected", 0, 0, 100, "table ")
    s.tanker_used = int(flag(facts, "tanker_used", False, "table "))
    s.pipeline_used = int(flag(facts, "pipeline_used", False, "table "))
    s.turn_over = 0
    s.chance = NO_CHANCE
    s.card = NOBODY
    s.agent_moved = int(phase in ("leader", "end"))
    s.leader_phase = OVER if phase == "end" else TO_COME
    s.stack = []
    if phase == "income":
        s.push(TURN_BEGINS, s.turn)
    elif phase == "leader":
        s.push(LEADER_PHASE)
    s.push(CHECK_LEADERS)
