"""One game between bots."""

import hashlib
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import detente
from detente.bots import Bot, CannotPlay, Sample, bot
from detente.core.record import Record
from detente.core.state import State

SEED_BITS = 53
"""Seeds of games stay exact in every reader of JSON."""

NEW_TURN = "TurnBegan"
"""A game that has turns tells of each by an event of this name."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played.

    index: which of the run. seed: what it was dealt from. lineup: the bots, by seat. winners: seats, none if nobody won.
    reason: the rule that ended it. decisions, turns: how many it took; turns is None if the game tells of none.
    failure: the traceback if it broke off; `record` then holds it as JSON text for `detente replay`.
    """

    index: int
    seed: int
    lineup: tuple[str, ...]
    winners: tuple[int, ...]
    reason: str
    decisions: int
    turns: int | None
    failure: str | None = None
    record: str | None = None


def derived_seed(run_seed: int, index: int, seat: int | None = None) -> int:
    """The seed of a game of a run, or of the bot at a seat of it: always the same, whoever plays the game when."""
    text = f"{run_seed}/{index}" if seat is None else f"{run_seed}/{index}/{seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big") >> (256 - SEED_BITS)


def seating(lineup: Sequence[str], index: int) -> tuple[str, ...]:
    """The line-up moved on by one seat from game to game, so that each bot sits everywhere equally often."""
    shift = index % len(lineup)
    return tuple(lineup[(seat - shift) % len(lineup)] for seat in range(len(lineup)))


def play(
    game_id: str,
    lineup: Sequence[str],
    options: Mapping[str, Any] | None = None,
    run_seed: int = 0,
    index: int = 0,
    budget: float | None = None,
) -> Played:
    """Play game `index` of a run. What breaks off is reported in the result, but CannotPlay is raised."""
    seats = seating(lineup, index)
    seed = derived_seed(run_seed, index)
    state = detente.game(game_id).start(options, seed)
    players = [bot(name, derived_seed(run_seed, index, seat)) for seat, name in enumerate(seats)]
    moves: list[tuple[int, int]] = []
    turns = 0
    try:
        turns = run_out(state, players, moves, budget)
    except CannotPlay:
        raise
    except Exception:
        trouble = traceback.format_exc()
        return Played(
            index, seed, seats, (), "", len(moves), None, trouble, record_of(state, seed, moves).to_json()
        )
    assert state.returns is not None
    winners = tuple(seat for seat, share in enumerate(state.returns) if share > 0)
    reason = state.game.ranking(state)[0].reason
    return Played(index, seed, seats, winners, reason, len(moves), turns or None)


def run_out(state: State, players: Sequence[Bot], moves: list[tuple[int, int]], budget: float | None) -> int:
    """Let the bots play to the end, writing down the moves; how many turns began."""
    turns = 0
    while not state.over:
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        action = players[seat].choose(state.view(seat), actions, worlds(state, seat), budget)
        events: list[Any] = []
        moves.append((seat, action))
        state.apply(seat, action, events)
        turns += sum(type(event).__name__ == NEW_TURN for event in events)
    return turns


def worlds(state: State, seat: int) -> Sample:
    """What a bot gets in place of the state: worlds drawn anew from its view."""
    return lambda seed: state.determinize(seat, seed)


def record_of(state: State, seed: int, moves: Sequence[tuple[int, int]]) -> Record:
    """The record of moves, the last of which may have failed."""
    game = state.game
    texts = [(seat, game.actions.text(action)) for seat, action in moves if 0 <= action < game.actions.size]
    return Record.of(state, seed, list(texts))
