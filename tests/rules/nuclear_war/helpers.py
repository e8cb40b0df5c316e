"""What the tests of Nuclear War's rules share: positions, actions by text, and a look at the table.

Seats are letters here, A to F clockwise; cards are their ids; people are millions.
"""

from collections.abc import Iterable
from typing import Any

import detente
from detente.core.engine.rng import Rng, seeded
from detente.core.engine.state import State
from detente.core.shown.events import Event

GAME = detente.game("nuclear_war")
LETTERS = "ABCDEF"

DECK = {
    "warhead_10": 19,
    "warhead_20": 10,
    "warhead_50": 4,
    "warhead_100": 1,
    "polaris": 9,
    "atlas": 9,
    "b70": 6,
    "saturn": 3,
    "propaganda_5": 12,
    "propaganda_10": 6,
    "propaganda_25": 2,
    "am_p": 1,
    "am_a": 1,
    "am_b": 1,
    "am_s": 1,
    "test_ban": 1,
    "summit_talk": 1,
    "ambassador_drunk": 1,
    "stock_market_boom": 1,
    "peace_corps": 1,
    "beatnik_pacifists": 1,
    "little_old_ladies": 1,
    "first_on_moon": 1,
    "tax_raise": 1,
    "population_explosion": 1,
    "earthquake": 1,
    "tornado": 1,
    "neutral_country": 1,
    "supergerm": 1,
    "vaporized": 1,
}
"""How many cards of each face the rules give the war deck (NW-CARD-1)."""

SECRETS = list(DECK)[15:]
ANTI_MISSILES = ["am_p", "am_a", "am_b", "am_s"]

UNARMED = [
    "propaganda_5",
    "propaganda_5",
    "propaganda_10",
    "warhead_20",
    "warhead_20",
    "warhead_50",
    "polaris",
]
"""Seven hand cards without an anti-missile: the deck holds them twice."""


def table(seats: int = 4, seed: int = 1, options: dict[str, Any] | None = None, **facts: Any) -> State:
    """A position: who is not named has 20 million people, and six 10-megaton warheads lie on top of the deck."""
    facts = {"deck": ["warhead_10"] * 6} | facts
    for seat in LETTERS[:seats]:
        about = facts.get(seat, {})
        facts[seat] = about if about.get("out") else {"population": 20} | about
    return GAME.position(facts, {"seats": seats} | (options or {}), seed)


def act(state: State, seat: str, text: str, dice: int | None = None) -> list[Event]:
    """The seat does what the text says; `dice` is the roll that must come of it. What happens."""
    if dice is not None:
        state.rig([dice // 10, dice % 10])
    events: list[Event] = []
    state.apply(LETTERS.index(seat), GAME.actions.parse(text), events)
    assert len(state.to_dict()["rng"]) == 4, "the dice were not thrown"
    return events


def play(state: State, *moves: str) -> list[Event]:
    """Several actions in a row, each written `A place atlas`. All that happens."""
    return [event for move in moves for event in act(state, *move.split(" ", 1))]


def turn_up(state: State, seat: str) -> list[Event]:
    """The seat places its first hand card and so turns up the first card of its row."""
    return act(state, seat, next(text for text in legal(state, seat) if text.startswith("place ")))


def attack(state: State, seat: str, target: str) -> list[Event]:
    """The seat turns up the warhead for the carrier in its launch slot and names the target."""
    events = turn_up(state, seat)
    if asked(state) == ("attack_target", seat):
        events += act(state, seat, f"target {target}")
    return events


def legal(state: State, seat: str) -> list[str]:
    """What the seat may do now, as texts."""
    return [GAME.actions.text(action) for action in state.legal_actions(LETTERS.index(seat))]


def asked(state: State) -> tuple[str, str]:
    """The question that stands, and the letters of the seats that owe an answer."""
    question = state.view(None)["question"]
    return question["name"] if question else "", "".join(LETTERS[seat] for seat in state.to_act)


def own(state: State, seat: str) -> dict[str, Any]:
    """The seat's own view."""
    return state.view(LETTERS.index(seat))


def seen(state: State, seat: str) -> dict[str, Any]:
    """What all can see of a seat."""
    return dict(state.view(None)["table"][LETTERS.index(seat)])


def people(state: State, seat: str) -> int:
    """The seat's population."""
    return int(own(state, seat)["table"][LETTERS.index(seat)]["population"])


def hand(state: State, seat: str) -> list[str]:
    """The seat's hand, shown cards included, in the order of the faces."""
    return sorted([*own(state, seat)["hand"], *seen(state, seat)["deterrents"]], key=list(DECK).index)


def row(state: State, seat: str) -> list[str]:
    """The seat's row, first card first."""
    return list(own(state, seat)["row"])


def discards(state: State) -> list[str]:
    """The discard pile, the last card last."""
    return list(state.view(None)["discard"])


def at_war(state: State) -> bool:
    """Whether war reigns."""
    return bool(state.view(None)["war"])


def bank(state: State) -> int:
    """People who belong to nobody: 240 less what all seats have."""
    return 240 - sum(people(state, seat) for seat in LETTERS[: state.seats])


def told(events: Iterable[Event], kind: str) -> list[Event]:
    """The events of a kind."""
    return [event for event in events if type(event).__name__ == kind]


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of the events, in order."""
    return [type(event).__name__ for event in events]


def facts_of(events: Iterable[Event], kind: str, *fields: str) -> list[Any]:
    """Of the events of a kind the fields: a list of tuples, or of single values if there is one field."""
    rows = [tuple(getattr(event, field) for field in fields) for event in told(events, kind)]
    return [values[0] for values in rows] if len(fields) == 1 else rows


def losses(events: Iterable[Event]) -> list[tuple[str, int]]:
    """Who loses how many people, in order."""
    return [(LETTERS[seat], lost) for seat, lost in facts_of(events, "PeopleLost", "seat", "people")]


def gains(events: Iterable[Event]) -> list[tuple[str, int]]:
    """Who gains how many people, in order."""
    return [(LETTERS[seat], gained) for seat, gained in facts_of(events, "PeopleGained", "seat", "people")]


def turns(events: Iterable[Event]) -> str:
    """Whose turns begin, in order."""
    return "".join(LETTERS[event.seat] for event in told(events, "TurnBegan"))  # type: ignore[attr-defined]


def rest_of_deck(*named: Iterable[str]) -> list[str]:
    """All cards of the war deck but the named ones."""
    left = dict(DECK)
    for cards in named:
        for card in cards:
            left[card] -= 1
    assert min(left.values()) >= 0
    return [card for card, count in left.items() for _ in range(count)]


def all_cards(state: State) -> list[str]:
    """Every card of the table by face, wherever it lies, sorted."""
    faces = list(DECK)
    layout = state.cards.layout
    return sorted(
        faces[layout.faces[card]] for place in range(len(layout.names)) for card in state.cards.at(place)
    )


def lay_all_rows(state: State) -> list[Event]:
    """Every seat that is asked for a row lays its first two cards, or keeps the row that lies."""
    events: list[Event] = []
    while asked(state)[0] in ("row", "strategy"):
        seat = asked(state)[1][0]
        keep = "keep" in legal(state, seat)
        events += act(state, seat, "keep" if keep else legal(state, seat)[0])
    return events


def random_game(seats: int, seed: int, options: dict[str, Any] | None = None) -> tuple[State, Rng]:
    """A fresh game and a generator for its choices."""
    return GAME.start({"seats": seats} | (options or {}), seed), seeded(seed)


def random_step(state: State, chance: Rng, events: list[Event] | None = None) -> tuple[int, int]:
    """One random legal action of the first seat that owes one; which."""
    seat = state.to_act[0]
    actions = state.legal_actions(seat)
    action = actions[chance.below(len(actions))]
    state.apply(seat, action, events)
    return seat, action
