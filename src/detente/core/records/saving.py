"""Saves: convert a state to plain JSON types and back, checked against everything that the game declares."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from detente.core.engine.options import check_hashes, checked, hashes, plain_options
from detente.core.engine.rng import RNG_WORDS, WORD, restored
from detente.core.engine.state import ARGUMENT_BITS, CODE_BITS, GAME_OVER, State
from detente.core.hidden.cards import restore
from detente.core.hidden.knowledge import MANY_GROUPS
from detente.core.hidden.layout import NOTHING, Layout
from detente.core.hidden.memory import PEEK_NUMBERS
from detente.core.records.facts import shortened
from detente.core.records.fields import (
    SEAT,
    SEAT_OR_NONE,
    SEATS,
    Call,
    Field,
    Range,
    a_list,
    exactly,
    seats,
    true_or_false,
    up_to,
)

if TYPE_CHECKING:
    from detente.core.engine.game import Game

ARGUMENT = up_to(2**ARGUMENT_BITS - 1)
MOST_STEPS = 256
CORE = (
    Field("asked", Range(GAME_OVER, 2**CODE_BITS - 1)),
    Field("ask_a", ARGUMENT),
    Field("ask_b", ARGUMENT),
    Field("ask_c", ARGUMENT),
    Field("drafting", SEATS),
    Field("undo_seat", SEAT_OR_NONE),
    Field("undo_count", up_to(lambda s: s.game.max_actions + 1)),
    Field("stack", up_to(2 ** (3 * ARGUMENT_BITS + CODE_BITS) - 1), up_to(MOST_STEPS)),
    Field("draft", up_to(lambda s: max(s.game.actions.size, s.seats) - 1), up_to(2**ARGUMENT_BITS)),
)
"""The engine's attributes of a state besides cards and random generator."""
ALWAYS = ("game", "version", "options", "over", "returns", "to_act", "rng", "cards", "core", "table")
CARDS = ("piles", "slots", "kens", "glimpses")
WORDS = Field("rng", up_to(WORD), exactly(RNG_WORDS))


def save(state: State) -> dict[str, Any]:
    """The whole state as plain JSON types."""
    named = hashes(state.options)
    return {
        "game": state.game.id,
        "version": state.game.version,
        "options": plain_options(state.options),
        **({"contents": named} if named else {}),
        "over": state.over,
        "returns": state.returns,
        "to_act": list(state.to_act),
        "rng": state.rng.to_list(),
        "cards": state.cards.to_dict(),
        "core": {field.name: plain(getattr(state, field.name)) for field in CORE},
        "table": {field.name: plain(getattr(state, field.name)) for field in state.fields},
    }


def plain(value: Any) -> Any:
    """The value, copied if it is a list."""
    return value[:] if isinstance(value, list) else value


def load(game: Game, data: Mapping[str, Any]) -> State:
    """The state that `save` wrote. ValueError says what is wrong with the save."""
    if not isinstance(data, Mapping) or data.get("game") != game.id:
        raise ValueError(f"this is no save of {game.id}")
    if type(data.get("version")) is not int or data["version"] != game.version:
        raise ValueError(
            f"the save is of rules version {shortened(data.get('version'))}; this is version {game.version}"
        )
    try:
        state = rebuild(game, data)
        try_out(state, data)
    except ValueError as error:
        raise ValueError(f"in the save of {game.id}, {error}") from error
    except Exception as error:  # no range excludes it, but the rules cannot continue from here
        raise ValueError(f"the save of {game.id} does not fit together: {error!r}") from error
    return state


def rebuild(game: Game, data: Mapping[str, Any]) -> State:
    """Fill a fresh state from a save and check it field by field."""
    check_keys(data, [*ALWAYS, "contents"] if "contents" in data else ALWAYS, "")
    if not isinstance(data["options"], Mapping):
        raise ValueError(f"'options' must be an object, not {shortened(data['options'])}")
    check_keys(data["options"], [option.name for option in game.options], "options.")
    options = checked(game.options, data["options"])
    check_hashes(options, data.get("contents"))
    state = game.state_type(options["seats"])
    state.set_up_table(game, options)
    check_keys(data["cards"], CARDS, "cards.")
    lay_cards(state, data["cards"])
    words = data["rng"]
    if isinstance(words, list) and len(words) > RNG_WORDS:
        raise ValueError("rng holds results that were fixed beforehand (`State.rig`), which no save may")
    state.rng = restored(WORDS.check(state, words, "rng"))
    for name, fields in (("core", CORE), ("table", state.fields)):
        fill(state, fields, data[name], f"{name}.")
    check_course(state, data)
    state.check()
    if state.drafting:
        check_draft(state)
    return state


def check_keys(data: Any, names: Iterable[str], where: str) -> None:
    """Raise ValueError for a key that is missing from an object, or unknown."""
    if not isinstance(data, Mapping):
        raise ValueError(f"{where[:-1]!r} must be an object, not {shortened(data)}")
    for name in names:
        if name not in data:
            raise ValueError(f"{where}{name} is missing")
    for name in data:
        if name not in names:
            raise ValueError(f"{where}{name!s:.60} is not known")


def fill(state: State, fields: Iterable[Field], values: Any, where: str) -> None:
    """Check values and write them to the fields of a state."""
    fields = list(fields)
    check_keys(values, [field.name for field in fields], where)
    for field in fields:
        setattr(state, field.name, field.check(state, values[field.name], where + field.name))


# -- cards and what is known about them


def lay_cards(state: State, saved: Mapping[str, Any]) -> None:
    """Restore the cards and what every observer knows about them, both checked."""
    layout = state.cards.layout
    last = len(layout.faces) - 1
    places = a_list(saved["piles"], "cards.piles")
    pile = Field("pile", up_to(last), up_to(last + 1))
    piles = [pile.check(state, cards, f"cards.piles[{k}]") for k, cards in enumerate(places)]
    slot = Field("slots", Range(NOTHING, last), exactly(len(layout.names) - layout.piles))
    slots = slot.check(state, saved["slots"], "cards.slots")
    if len(piles) != layout.piles:
        raise ValueError(f"cards.piles must be {layout.piles} piles, not {len(piles)}")
    laid = sorted([card for cards in piles for card in cards] + [card for card in slots if card != NOTHING])
    if laid != list(range(last + 1)):
        raise ValueError(f"cards.piles and cards.slots must hold each card from 0 to {last} once")
    peeks = check_peeks(state, layout, saved["glimpses"])
    knowledge = [
        check_knowledge(state, layout, knows, f"cards.kens[{k}]")
        for k, knows in enumerate(a_list(saved["kens"], "cards.kens"))
    ]
    if len(knowledge) != (layout.seats + 1 if knowledge else 0) or (peeks and not knowledge):
        raise ValueError(
            f"cards.kens must be what {layout.seats + 1} observers can tell, not {len(knowledge)}"
        )
    state.cards = restore(layout, piles, slots, knowledge, peeks)


def check_knowledge(state: State, layout: Layout, saved: Any, where: str) -> tuple[list[int], list[int]]:
    """One observer's knowledge, checked: for each card its group, for each group a mask of places."""
    halves = a_list(saved, where)
    if len(halves) != 2:
        raise ValueError(f"{where} must be the groups of all cards and the places of all groups")
    mask = Field("places", up_to(2 ** len(layout.names) - 1), Range(1, MANY_GROUPS + 2))
    places: list[int] = mask.check(state, halves[1], f"{where}[1]")
    label = Field("group", up_to(len(places) - 1), exactly(len(layout.faces)))
    return label.check(state, halves[0], f"{where}[0]"), places


def check_peeks(state: State, layout: Layout, saved: Any) -> list[int]:
    """The numbers of all peeks, checked: for each, observers, card, position in its pile, and places."""
    number = Field("glimpses", Range(-1, 2 ** len(layout.names) - 1), up_to(PEEK_NUMBERS * 2**ARGUMENT_BITS))
    peeks: list[int] = number.check(state, saved, "cards.glimpses")
    if len(peeks) % PEEK_NUMBERS:
        raise ValueError(f"cards.glimpses must hold {PEEK_NUMBERS} numbers for each card seen")
    ranges = (
        Range(1, layout.everybody),
        up_to(len(layout.faces) - 1),
        Range(-1, len(layout.faces) - 1),
        Range(1, 2 ** len(layout.names) - 1),
    )
    for k, value in enumerate(peeks):
        ranges[k % PEEK_NUMBERS].check(state, value, f"cards.glimpses[{k}]")
    return peeks


# -- the course of the game


def check_course(state: State, data: Mapping[str, Any]) -> None:
    """Restore and check the end of the game, the question, who is asked, and the stack."""
    state.over = true_or_false(data["over"], "over")
    state.to_act = tuple(
        Field("to_act", SEAT, up_to(seats), once=True).check(state, data["to_act"], "to_act")
    )
    if state.over:
        state.returns = shares(state, data["returns"])
        if state.to_act or state.stack or state.drafting or state.draft or state.asked != GAME_OVER:
            raise ValueError("core and to_act must be those of a game that is over: nothing is left to do")
        return
    if data["returns"] is not None:
        raise ValueError("returns must be there exactly if the game is over")
    question = state.game.questions.get(state.asked)
    call = state.sequence.asks.get(state.asked)
    if question is None or call is None:
        raise ValueError(f"core.asked must be the code of a question, not {state.asked}")
    call.check(state, (state.ask_a, state.ask_b, state.ask_c), f"the question {question.name!r}: core.ask_")
    check_asked(state, call)
    steps = state.sequence.takes
    for k, packed in enumerate(state.stack):
        step = steps.get(packed & 255)
        if step is None:
            raise ValueError(f"core.stack[{k}] must be a step that there is, not code {packed & 255}")
        arguments = packed >> 8 & 65535, packed >> 24 & 65535, packed >> 40
        step.check(state, arguments, f"core.stack[{k}]: step {packed & 255}, argument")


def check_asked(state: State, call: Call) -> None:
    """Raise ValueError if the seats that are asked, or the drafts, do not fit the question."""
    if call.draft != (state.drafting != 0):
        raise ValueError(
            f"core.drafting must {'name' if call.draft else 'be 0, without'} seats that choose side by side"
        )
    if not state.to_act or (not call.draft and len(state.to_act) != 1):
        raise ValueError("to_act must name the seat that owes a decision")
    if call.draft and any(not state.drafting >> seat & 1 for seat in state.to_act):
        raise ValueError("to_act must be among the seats of core.drafting")
    if not call.draft and state.draft:
        raise ValueError("core.draft must be empty where nobody chooses side by side")


def check_draft(state: State) -> None:
    """Replay the draft part by part; raise ValueError if a part could not be chosen, or the draft does not fit `to_act`."""
    draft = state.draft
    pairs = list(zip(draft[::2], draft[1::2], strict=False))
    if len(draft) % 2 or draft[::2] != sorted(draft[::2]):
        raise ValueError("core.draft must be seats, ascending, each with what it has chosen")
    state.draft = []
    for k, (seat, action) in enumerate(pairs):
        if not (seat < state.seats and state.drafting >> seat & 1) or action not in state.answers(seat):
            raise ValueError(f"core.draft[{2 * k}] holds what seat {seat} could not choose")
        state.insert_part(seat, action)
    for seat in range(int(state.seats)):
        if state.drafting >> seat & 1:
            parts = bool(state.draft_of(seat))
            if (parts and state.is_complete(seat)) != (seat not in state.to_act):
                raise ValueError(
                    f"core.draft must be complete for the seats that to_act leaves out: see seat {seat}"
                )


def shares(state: State, value: Any) -> list[float]:
    """The returns, checked: 1 shared by the winners, 0 for the others."""
    returns = a_list(value, "returns")
    if len(returns) != state.seats or any(type(share) not in (int, float) for share in returns):
        raise ValueError(f"returns must hold {state.seats} numbers, not {shortened(value)}")
    winners = sum(share != 0 for share in returns)
    if any(share not in (0, 1 / winners) for share in returns if winners):
        raise ValueError(
            f"returns must be 1, shared by the winners, and 0 for others, not {shortened(value)}"
        )
    return [float(share) for share in returns]


def try_out(state: State, data: Mapping[str, Any]) -> None:
    """Check that the state can be shown to all observers, played on, and saved to the same data."""
    for observer in (*range(int(state.seats)), None):
        state.view(observer)
    for observer in range(int(state.seats) + 1):
        try:
            state.determinize(observer, 0)
        except ValueError as error:
            raise ValueError(f"cards.kens[{observer}] allows no world: {error}") from error
    for seat in state.to_act:
        if not state.legal_actions(seat):
            raise ValueError(f"to_act names seat {seat}, which has no decision to make")
    again = state.to_dict()
    if again != data:
        raise ValueError(f"{difference(again, data)} is not what such a state is saved as")


def difference(found: Any, given: Any, where: str = "") -> str:
    """The path to the first difference between two unequal values."""
    if isinstance(found, Mapping) and isinstance(given, Mapping):
        for name in {**given, **found}:
            if found.get(name) != given.get(name):
                return difference(found.get(name), given.get(name), f"{where}.{name}".lstrip("."))
    if isinstance(found, list) and isinstance(given, list) and len(found) == len(given):
        k = next(k for k in range(len(found)) if found[k] != given[k])
        return difference(found[k], given[k], f"{where}[{k}]")
    return where
