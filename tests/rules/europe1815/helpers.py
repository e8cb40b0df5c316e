"""What the tests of 1815 and 1715 share: positions, actions by text, and a look at the table.

Seats are letters here, A to D clockwise; lands are their ids. A land is written as in positions: `A 3 inf 1 kav`. An action with
units may be written in one: `A kav england 2` picks the stack and then the number.
"""

import re
from collections.abc import Iterable
from typing import Any

import pytest

import detente
from detente.core.engine.rng import Rng, seeded
from detente.core.engine.state import IllegalAction, State
from detente.core.shown.events import Event

GAME = detente.game("europe1815")
LETTERS = "ABCD"
MAPS = ("1815", "1715")
UNITS = ("inf", "kav", "art")
TEAMS = {"mode": "teams"}
AMERICA = {"map": "1715"}
ADMIRALS = {"admirals": "on"}

CLASSES = {
    "A": ("preussen", "oesterreich", "burgund"),
    "B": ("polen", "venetien", "niederlande"),
    "C": ("livland", "serbien", "aquitanien"),
    "D": ("finnland", "griechenland", "portugal"),
    "E": ("moskau", "illyrien", "bretagne"),
    "F": ("daenemark", "karpaten", "korsika_sardinien"),
    "G": ("norwegen", "anatolien", "andalusien"),
    "H": ("don", "sizilien", "irland"),
    "X1": ("ukraine", "neapel", "england"),
    "X2": ("schweden", "tuerkei", "kastilien"),
}
"""E15-MAP-3, Appendix A: each class in its three sectors."""
EDGES = """
england bretagne daenemark irland niederlande schweden
irland bretagne england norwegen
niederlande bretagne burgund daenemark england
schweden daenemark england finnland livland norwegen
norwegen finnland irland schweden
finnland livland moskau norwegen schweden
daenemark england niederlande preussen schweden
preussen burgund daenemark livland oesterreich polen
polen karpaten moskau preussen ukraine
ukraine don karpaten moskau polen tuerkei
moskau don finnland livland polen ukraine
livland finnland moskau preussen schweden
don anatolien moskau ukraine
tuerkei anatolien griechenland karpaten serbien ukraine
anatolien don griechenland tuerkei
griechenland anatolien illyrien serbien tuerkei
serbien griechenland illyrien oesterreich tuerkei
karpaten oesterreich polen tuerkei ukraine
oesterreich burgund karpaten preussen serbien venetien
venetien illyrien korsika_sardinien neapel oesterreich
illyrien griechenland neapel serbien sizilien venetien
kastilien andalusien aquitanien korsika_sardinien neapel portugal
neapel illyrien kastilien korsika_sardinien sizilien venetien
andalusien kastilien portugal sizilien
portugal andalusien aquitanien bretagne kastilien
sizilien andalusien illyrien neapel
korsika_sardinien burgund kastilien neapel venetien
burgund aquitanien korsika_sardinien niederlande oesterreich preussen
aquitanien bretagne burgund kastilien portugal
bretagne aquitanien england irland niederlande portugal
"""
NEAR = {line.split()[0]: sorted(line.split()[1:]) for line in EDGES.strip().splitlines()}
"""Appendix A, written down anew, so that a mistake in the data file shows."""
AMERICAN_EDGES = """
labrador huron neufundland quebec
quebec akadien labrador maine montreal
montreal huron irokesen quebec vermont
neufundland akadien labrador
akadien maine massachusetts neufundland quebec
maine akadien massachusetts quebec vermont
massachusetts akadien connecticut maine vermont
connecticut maryland massachusetts new_york
vermont maine massachusetts montreal new_york
new_york connecticut irokesen pennsylvania vermont
pennsylvania erie irokesen maryland new_york ohio
maryland connecticut pennsylvania virginia
virginia carolina kentucky maryland ohio
carolina cherokee georgia kuba virginia
georgia carolina cherokee florida mobile
florida georgia kuba mobile
kuba carolina florida new_orleans texas
mobile cherokee florida georgia natchez new_orleans
new_orleans kuba mobile natchez texas
natchez arkansas cherokee kentucky mobile new_orleans
texas arkansas kuba new_orleans
arkansas illinois kentucky natchez texas
irokesen erie huron montreal new_york pennsylvania
erie huron irokesen michigan ohio pennsylvania
huron erie irokesen labrador michigan montreal
michigan erie huron illinois
ohio erie illinois kentucky pennsylvania virginia
kentucky arkansas cherokee illinois natchez ohio virginia
cherokee carolina georgia kentucky mobile natchez
illinois arkansas kentucky michigan ohio
"""
AMERICAN_NEAR = {line.split()[0]: sorted(line.split()[1:]) for line in AMERICAN_EDGES.strip().splitlines()}
"""Appendix B."""


def table(
    lands: dict[str, str] | None = None, seats: int = 4, options: dict[str, Any] | None = None, **facts: Any
) -> State:
    """A position without set-up; A begins if nothing else is said."""
    chosen = {"seats": seats} | (options or {})
    return GAME.position({"start": "A", "lands": lands or {}} | facts, chosen, 1)


EXAMPLES = {
    "england": "A 3 inf 3 kav",
    "ukraine": "B 3 inf 3 kav",
    "kastilien": "C 3 inf 3 kav",
    "tuerkei": "D 3 inf 3 kav",
    **dict.fromkeys(("bretagne", "daenemark", "niederlande", "schweden"), "A 1 inf"),
    **dict.fromkeys(("don", "moskau", "polen", "preussen"), "B 1 inf"),
    **dict.fromkeys(("andalusien", "aquitanien", "burgund", "neapel"), "C 1 inf"),
    **dict.fromkeys(("griechenland", "karpaten", "oesterreich", "serbien"), "D 1 inf"),
    **dict.fromkeys(("livland", "venetien"), "neutral 2 inf"),
    **dict.fromkeys(("irland", "norwegen", "finnland", "anatolien", "portugal"), "neutral 1 inf"),
    **dict.fromkeys(("illyrien", "sizilien", "korsika_sardinien"), "neutral 1 inf"),
}
"""Section 19: the position QS of the worked examples."""


def quick(options: dict[str, Any] | None = None, **facts: Any) -> State:
    """The position QS of the worked examples, or the quick start of 1715, with changes; the turn order is A, B, C, D."""
    chosen = {"seats": 4, "start": "quick"} | (options or {})
    if chosen.get("map") != "1715":
        facts["lands"] = EXAMPLES | facts.get("lands", {})
    return GAME.position({"start": "A"} | facts, chosen, 1)


def split(move: str) -> list[str]:
    """A move as the actions that it takes."""
    found = re.fullmatch(r"(. )((?:inf|kav|art) \S+) (\d+)", move)
    return [found[1] + found[2], f"{found[1]}count {found[3]}"] if found else [move]


def play(state: State, *moves: str) -> list[Event]:
    """Several moves in a row, each written `A attack irland`. All that happens."""
    events: list[Event] = []
    for move in moves:
        for action in split(move):
            seat, text = action.split(" ", 1)
            state.apply(LETTERS.index(seat), GAME.actions.parse(text), events)
    return events


def refused(state: State, move: str) -> str | None:
    """The rule that forbids the last action of a move; nothing changes (E15-GEN-5)."""
    *before, last = split(move)
    play(state, *before)
    seat, text = last.split(" ", 1)
    saved = state.to_dict()
    with pytest.raises(IllegalAction) as error:
        state.apply(LETTERS.index(seat), GAME.actions.parse(text))
    assert state.to_dict() == saved
    return error.value.rule


def legal(state: State, verb: str = "") -> list[str]:
    """What may be done now, as texts that begin with these words."""
    texts = [GAME.actions.text(action) for action in state.legal_actions(state.to_act[0])]
    return [text for text in texts if text.startswith(verb)]


def named(state: State, verb: str) -> set[str]:
    """The lands that legal actions of this verb name."""
    return {text.removeprefix(f"{verb} ") for text in legal(state, f"{verb} ")}


def asked(state: State) -> tuple[str, str]:
    """The question that stands, and the seat that owes an answer."""
    question = state.view(None)["question"]
    return question["name"] if question else "", "".join(LETTERS[seat] for seat in state.to_act)


def view(state: State) -> dict[str, Any]:
    """What everybody sees."""
    return state.view(None)


def seen(state: State, seat: str) -> dict[str, Any]:
    """What a seat has."""
    return dict(view(state)["table"][LETTERS.index(seat)])


def land(state: State, id: str) -> str:
    """What lies in a land, written as in positions."""
    return written(view(state)["lands"][id])


def written(about: dict[str, Any]) -> str:
    """A land of a view, as in positions."""
    owner = "neutral" if about["owner"] is None else LETTERS[about["owner"]]
    return " ".join([owner, *(f"{about[kind]} {kind}" for kind in UNITS if about[kind])])


def owners(state: State) -> dict[str, int]:
    """How many lands each seat has."""
    return {LETTERS[k]: about["lands"] for k, about in enumerate(view(state)["table"])}


def supply(state: State, seat: str) -> tuple[int, int, int]:
    """Infantry, cavalry and artillery that a seat has left."""
    left = seen(state, seat)["supply"]
    return left["inf"], left["kav"], left["art"]


def told(events: Iterable[Event], kind: str, *names: str) -> list[Any]:
    """Of the events of a kind the fields: a list of tuples, or of single values if there is one field."""
    found = [event for event in events if type(event).__name__ == kind]
    rows = [tuple(getattr(event, name) for name in names) for event in found]
    return [values[0] for values in rows] if len(names) == 1 else rows


def end_turns(state: State, count: int = 1) -> list[Event]:
    """So many turns are ended without doing anything, with team actions skipped."""
    events: list[Event] = []
    for _ in range(count):
        turn = (view(state)["phase"], view(state)["turn"], view(state)["half"])
        while not state.over and (view(state)["phase"], view(state)["turn"], view(state)["half"]) == turn:
            pass_by(state, events)
    return events


def pass_by(state: State, events: list[Event]) -> None:
    """The least that can be done: end, skip, done, or the first legal action."""
    texts = legal(state)
    text = next((text for text in ("end turn", "skip", "done") if text in texts), texts[0])
    state.apply(state.to_act[0], GAME.actions.parse(text), events)


def to_phase(state: State, phase: str, turn: str | None = None) -> list[Event]:
    """Everybody passes until a phase, and a seat's turn in it, begins."""
    events: list[Event] = []
    while not state.over and (
        view(state)["phase"] != phase or (turn and view(state)["turn"] != LETTERS.index(turn))
    ):
        pass_by(state, events)
    return events


def year_end(state: State) -> list[Event]:
    """Everybody passes until the next year begins or the game is over."""
    year = view(state)["year"]
    events: list[Event] = []
    while not state.over and view(state)["year"] == year:
        pass_by(state, events)
    return events


def random_game(options: dict[str, Any], seed: int) -> tuple[State, Rng]:
    """A fresh game and a generator for its choices."""
    return GAME.start(options, seed), seeded(seed)


def random_step(state: State, chance: Rng, events: list[Event] | None = None) -> None:
    """One random legal action of the seat that owes one."""
    seat = state.to_act[0]
    actions = state.legal_actions(seat)
    state.apply(seat, actions[chance.below(len(actions))], events)
