"""Positions: a start of Isles with named facts changed, for tests and tutorials.

Facts: `isles` {isle: "A3"}, those not named are free; `pearls` {seat: number}; `hands` and `stowed` {seat: [charts]};
`deck` [charts, top first]: the whole deck, and all charts not named are discarded; `tide`; `turns` "BA": seats whose
turns of this round are still to come, in order. Without `turns` a round begins.
"""

from collections.abc import Iterable, Mapping
from typing import Any, cast

from detente.core.engine.state import State
from detente.core.hidden.cards import fresh
from detente.core.records.facts import known, letters, mapping, shortened
from isles.data import CHART_IDS, FLEET, ISLE_IDS, ISLES, MOST_TIDES, SEAT_NAMES
from isles.rules import CHARTS_AT_START, begin_round, begin_turn, harvest, storm, turn_tide
from isles.state import DECK, DISCARD, FREE, HAND, GameState

FACTS = ("isles", "pearls", "hands", "stowed", "deck", "tide", "turns")


def arrange(state: State, facts: Mapping[str, Any]) -> None:
    """Lay out the facts. ValueError names one that cannot be."""
    s = cast(GameState, state)
    for name in facts:
        if name not in FACTS:
            raise ValueError(f"no fact {name!r}: there are {', '.join(FACTS)}")
    if "isles" in facts:
        lay_ships(s, mapping(facts, "isles"))
    for letter, pearls in mapping(facts, "pearls").items():
        s.pearls[seat_of(s, letter)] = whole(pearls, f"pearls of {letter}", 1000)
    lay_charts(s, facts)
    s.tide = whole(facts.get("tide", 0), "tide", s.options["tides"] - 1)
    lay_steps(s, letters(facts, "turns", list(SEAT_NAMES[: s.seats])) if "turns" in facts else None)


def lay_ships(s: GameState, isles: Mapping[str, Any]) -> None:
    """Put ships on the map, such as "A3" at an isle."""
    s.holder = [FREE] * len(ISLES)
    s.ships = [0] * len(ISLES)
    for id, stack in isles.items():
        if id not in ISLE_IDS:
            raise ValueError(f"no isle {id!r}: there are {', '.join(ISLE_IDS)}")
        isle = ISLE_IDS.index(id)
        if not isinstance(stack, str) or not stack[1:].isdecimal() or len(stack) > 3:
            raise ValueError(f"ships at {id} must be a seat and a number, such as A3, not {shortened(stack)}")
        s.holder[isle] = seat_of(s, stack[:1])
        s.ships[isle] = whole(int(stack[1:]), f"ships at {id}", FLEET)
    for seat in range(s.seats):
        s.supply[seat] = FLEET - whole(s.on_map(seat), f"ships of {SEAT_NAMES[seat]}", FLEET)


def lay_charts(s: GameState, facts: Mapping[str, Any]) -> None:
    """Lay the charts that are named, then hands that are not, then the rest."""
    s.cards = fresh(s.cards.layout)
    left = list(range(len(s.cards.layout.faces)))
    s.rng.shuffle(left)

    def lay(ids: Iterable[str], places: Iterable[int]) -> None:
        for id, place in zip(ids, places, strict=False):
            chart = next((card for card in left if CHART_IDS[s.cards.layout.faces[card]] == id), None)
            if chart is None:
                raise ValueError(f"no chart {id!r} is left to lay")
            left.remove(chart)
            s.cards.lay(chart, place)

    stowed = mapping(facts, "stowed")
    for letter in stowed:
        charts = known(stowed, letter, CHART_IDS)
        if len(charts) > MOST_TIDES:
            raise ValueError(f"{letter} has stowed more than {MOST_TIDES} charts")
        lay(charts, range(s.stow_place(seat_of(s, letter), 0), len(s.cards.layout.names)))
    hands = mapping(facts, "hands")
    for letter in hands:
        charts = known(hands, letter, CHART_IDS)
        lay(charts, [HAND + seat_of(s, letter)] * len(charts))
    lay(reversed(known(facts, "deck", CHART_IDS)), [DECK] * len(left))
    for seat in range(s.seats):
        if SEAT_NAMES[seat] not in hands:
            for _ in range(CHARTS_AT_START):
                s.cards.lay(left.pop(), HAND + seat)
    for chart in left:
        s.cards.lay(chart, DISCARD if "deck" in facts else DECK)


def lay_steps(s: GameState, turns: list[str] | None) -> None:
    """A round begins, or is under way and these turns are still to come."""
    s.stack = []
    if turns is None:
        s.push(begin_round)
        return
    s.turns = [seat_of(s, letter) for letter in turns]
    for step in (turn_tide, harvest, storm):
        s.push(step)
    for seat in reversed(s.turns):
        s.push(begin_turn, seat)


def seat_of(s: GameState, letter: str) -> int:
    """The number of a seat."""
    if letter not in list(SEAT_NAMES[: s.seats]):
        raise ValueError(f"no seat {letter!r}: there are {', '.join(SEAT_NAMES[: s.seats])}")
    return SEAT_NAMES.index(letter)


def whole(value: Any, what: str, most: int) -> int:
    """The value, checked to be a whole number from 0 to `most`."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise ValueError(f"{what} must be a whole number from 0 to {most}, not {value!r}")
    return value
