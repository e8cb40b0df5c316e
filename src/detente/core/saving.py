"""Saves: a state as plain JSON types, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from detente.core.cards import restore
from detente.core.layout import NOTHING
from detente.core.options import check_hashes, checked, hashes, plain_options
from detente.core.rng import restored
from detente.core.state import ARGUMENT_BITS, CODE_BITS, GAME_OVER, State

if TYPE_CHECKING:
    from detente.core.game import Game

CORE_NUMBERS = ("asked", "ask_a", "ask_b", "ask_c", "drafting", "undo_seat", "undo_count")
CORE_LISTS = ("stack", "draft")
PACKED_BITS = 3 * ARGUMENT_BITS + CODE_BITS


def save(state: State) -> dict[str, Any]:
    """The whole state; see `State.to_dict`."""
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
        "core": {name: plain(getattr(state, name)) for name in (*CORE_NUMBERS, *CORE_LISTS)},
        "table": {name: plain(getattr(state, name)) for name in state.fields},
    }


def plain(value: Any) -> Any:
    """A copy that shares nothing with the state."""
    return [plain(item) for item in value] if isinstance(value, list) else value


def load(game: Game, data: Mapping[str, Any]) -> State:
    """The state that `save` wrote. ValueError says what is wrong."""
    if not isinstance(data, Mapping) or data.get("game") != game.id:
        raise ValueError(f"this is no save of {game.id}")
    if data.get("version") != game.version:
        raise ValueError(
            f"the save is of rules version {data.get('version')}; this is version {game.version}"
        )
    try:
        state = rebuild(game, data)
    except (KeyError, TypeError, IndexError, AttributeError, OverflowError) as error:
        raise ValueError(f"the save of {game.id} is broken: {error!r}") from error
    try:
        try_out(state)
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, AssertionError) as error:
        raise ValueError(f"the save of {game.id} does not fit together: {error!r}") from error
    return state


def try_out(state: State) -> None:
    """See whether the state can be shown to everybody and played on; what is wrong in a game's own fields comes out here."""
    for observer in (*range(int(state.seats)), None):
        state.view(observer)
    for seat in state.to_act:
        if not state.legal_actions(seat):
            raise ValueError(f"seat {seat} owes a decision but has none to make")


def rebuild(game: Game, data: Mapping[str, Any]) -> State:
    """Fill a fresh state from a save."""
    if not isinstance(data["options"], Mapping):
        raise ValueError(f"in the save 'options' must be an object, not {data['options']!r}")
    options = checked(game.options, data["options"])
    check_hashes(options, data.get("contents"))
    state = game.state_type(options["seats"])
    state.set_up_table(game, options)
    saved = data["cards"]
    cards = len(state.cards.layout.faces)
    state.cards = restore(
        state.cards.layout,
        [numbers(pile, "a pile", 0, cards) for pile in saved["piles"]],
        numbers(saved["slots"], "slots", NOTHING, cards),
        [(numbers(ken[0], "kens"), numbers(ken[1], "kens")) for ken in saved["kens"]],
        numbers(saved["glimpses"], "glimpses"),
    )
    state.rng = restored(numbers(data["rng"], "rng"))
    for name, (least, bound) in core_bounds(state).items():
        setattr(state, name, numbers([data["core"][name]], name, least, bound)[0])
    state.stack = numbers(data["core"]["stack"], "stack", 0, 1 << PACKED_BITS)
    state.draft = numbers(data["core"]["draft"], "draft", 0, max(game.actions.size, int(state.seats)))
    for name in state.fields:
        setattr(state, name, like(data["table"][name], getattr(state, name), name))
    state.over = boolean(data["over"], "over")
    if state.over != (data["returns"] is not None):
        raise ValueError("in the save 'returns' must be there exactly if the game is over")
    if state.over:
        state.returns = [share(value) for value in data["returns"]]
    state.to_act = tuple(numbers(data["to_act"], "to_act", 0, int(state.seats)))
    if state.over == bool(state.to_act) or (state.to_act and state.asked not in game.questions):
        raise ValueError("in the save 'to_act' and 'asked' do not fit a game that is under way, or over")
    return state


def core_bounds(state: State) -> dict[str, tuple[int, int]]:
    """From where to where the engine's numbers go."""
    seats = int(state.seats)
    return {
        "asked": (GAME_OVER, 1 << CODE_BITS),
        "ask_a": (0, 1 << ARGUMENT_BITS),
        "ask_b": (0, 1 << ARGUMENT_BITS),
        "ask_c": (0, 1 << ARGUMENT_BITS),
        "drafting": (0, 1 << seats),
        "undo_seat": (-1, seats),
        "undo_count": (0, state.game.max_actions + 1),
    }


def like(value: Any, model: Any, name: str) -> Any:
    """The value, checked to be of the same kind as the model."""
    if isinstance(model, bool):
        return boolean(value, name)
    return numbers(value, name) if isinstance(model, list) else number(value, name)


def boolean(value: Any, name: str) -> bool:
    """The value, checked to be true or false."""
    if not isinstance(value, bool):
        raise ValueError(f"in the save {name!r} must be true or false, not {value!r}")
    return value


def number(value: Any, name: str) -> int:
    """The value, checked to be a whole number."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"in the save {name!r} must be a whole number, not {value!r}")
    return value


def numbers(value: Any, name: str, least: int | None = None, bound: int = 0) -> list[int]:
    """A fresh list, checked to hold whole numbers, from `least` on and below `bound` if `least` is given."""
    if not isinstance(value, list):
        raise ValueError(f"in the save {name!r} must be a list, not {value!r}")
    checked_items = [number(item, name) for item in value]
    if least is not None:
        for item in checked_items:
            if not least <= item < bound:
                raise ValueError(f"in the save {name!r} holds {item}: only {least} to {bound - 1} can be")
    return checked_items


def share(value: Any) -> float:
    """What a seat has won, checked to be a number."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ValueError(f"in the save 'returns' must hold numbers, not {value!r}")
    return float(value)
