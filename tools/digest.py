"""One line per installed game: a digest of many random games, to compare interpreted and compiled code.

Every option value comes up; after each action the legal actions go into the digest, and regularly the whole state
and the events, so that the first difference changes the line.
"""

import argparse
import hashlib
import json
from itertools import cycle
from typing import Any

import detente
from detente.core.engine.options import choices
from detente.core.engine.rng import seeded

EVERY = 7
"""The number of actions after which the whole state goes into the digest."""


def digest(game: detente.Game, games: int) -> str:
    """The digest of this many random games, and how many decisions they took."""
    whole = hashlib.sha256()
    decisions = 0
    for seed, options in zip(range(games), cycle(choices(game.options)), strict=False):
        state = game.start(options, seed)
        choose = seeded(seed)
        while not state.over:
            seat = state.to_act[choose.below(len(state.to_act))]
            legal = state.legal_actions(seat)
            events: list[Any] = []
            state.apply(seat, legal[choose.below(len(legal))], events)
            whole.update(repr((seat, legal)).encode())
            decisions += 1
            if decisions % EVERY == 0:
                world = state.determinize(seat, seed)
                shown = [saved(state), saved(world), [event.to_dict() for event in events]]
                whole.update(json.dumps(shown, sort_keys=True).encode())
        whole.update(json.dumps(saved(state), sort_keys=True).encode())
    return f"{whole.hexdigest()} {decisions} decisions"


def saved(state: Any) -> dict[str, Any]:
    """The saved form, with what observers know of cards in place of how that is numbered."""
    whole: dict[str, Any] = state.to_dict()
    known = [state.cards.unseen_counts(observer) for observer in range(state.seats + 1)]
    return whole | {"cards": whole["cards"] | {"kens": known}}


def main() -> None:
    """Print the digests of all installed games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="random games of each game")
    count = parser.parse_args().games
    for id in detente.games():
        game = detente.game(id)
        print(f"{id} version {game.version}: {digest(game, count)}")


if __name__ == "__main__":
    main()
