"""Play random games and save finished ones as files, which the tests replay.

    python tools/make_fixtures.py nuclear_war [--seats 2 4 6] [--games 4000] [--bots 0] [--out tests/fixtures]

These are saved: for each number of seats, the first game for every way to end, as the ranking names it; for every
non-default value of an option, the first game that shows it, because it would have gone differently with the default (alone,
or with a value of another option that it needs to have an effect); and one game with undos. For endings that random games do
not reach, the tool can search games of the bot `heuristic`. Each file is a record (`detente replay` plays it) with the
expected results, under "expect".

After a change of the rules, use this to replace games that play differently; such a change raises the game's version.
"""

import argparse
import hashlib
import json
from collections.abc import Iterator
from functools import partial
from itertools import chain, cycle, product
from pathlib import Path
from typing import Any

import detente
from detente.bots import bot
from detente.core.engine.options import checked, choices, fitting
from detente.core.engine.rng import Rng, seeded
from detente.core.engine.state import State
from detente.core.records.record import Match

Kept = tuple[str, Match]
"""The name of a file, and its game."""

UNDO_ONE_IN = 4
"""In games with undos: after each action that can be taken back, one chance in this many to do so."""


def fingerprint(state: State) -> str:
    """A digest of a state: what everyone sees of it, and what nobody does (piles in order, the generator)."""
    views = [state.view(seat) | {"known": []} for seat in (*range(state.seats), None)]
    saved = state.to_dict()
    hidden = [saved["rng"], saved["cards"]["piles"], saved["cards"]["slots"]]
    return hashlib.sha256(json.dumps([views, hidden], sort_keys=True).encode()).hexdigest()


def outcome(match: Match) -> dict[str, Any]:
    """The expected results when the game is replayed."""
    places = match.game.ranking(match.state)
    return {
        "returns": match.state.returns,
        "ranking": [[place.seat, place.place, place.reason, place.points] for place in places],
        "fingerprint": fingerprint(match.state),
    }


def random_match(game: detente.Game, options: dict[str, Any], seed: int, undos: bool = False) -> Match:
    """A whole random game, optionally with some undos."""
    match = Match(game, options, seed)
    chance = seeded(seed)
    while not match.state.over:
        seat = pick(match.state.to_act, chance)
        match.apply(seat, pick(match.state.legal_actions(seat), chance))
        may = match.state.undoable(seat)
        if undos and may and chance.below(UNDO_ONE_IN) == 0:
            match.undo(seat, 1 + chance.below(may))
    return match


def thoughtful_match(game: detente.Game, options: dict[str, Any], seed: int) -> Match:
    """A whole game of the bot `heuristic` against itself."""
    match = Match(game, options, seed)
    players = [bot("heuristic", seed + seat) for seat in range(match.state.seats)]
    while not match.state.over:
        seat = match.state.to_act[0]
        view, legal = match.state.view(seat), match.state.legal_actions(seat)
        match.apply(seat, players[seat].choose(view, legal, partial(match.state.determinize, seat), None))
    return match


def pick(items: Any, chance: Rng) -> Any:
    """One of the items at random."""
    return items[chance.below(len(items))]


def ends(game: detente.Game, seats: int, games: int, thoughtful: int) -> Iterator[Kept]:
    """The first game for each way to end, among random games and then bots' games, with every option's values."""
    found: set[str] = set()
    matches = chain(
        (random_match(game, {"seats": seats}, seed) for seed in range(games)),
        (
            random_match(game, fitting(game.options, options | {"seats": seats}), seed)
            for seed, options in zip(range(games), cycle(choices(game.options)), strict=False)
        ),
        (
            thoughtful_match(game, fitting(game.options, options | {"seats": seats}), seed)
            for seed, options in zip(range(thoughtful), cycle(choices(game.options)), strict=False)
        ),
    )
    for match in matches:
        reason = game.ranking(match.state)[0].reason
        if reason not in found:
            found.add(reason)
            yield f"{reason.lower()}-{seats}-seats", match


def option_values(game: detente.Game, games: int) -> Iterator[Kept]:
    """For each value that is not the default, a game that would have gone differently with the default."""
    for option in game.options[1:]:
        for value in option.values:
            if value == option.standard:
                continue
            for seed, options in product(range(games), companions(game, option.name, value)):
                match = random_match(game, options, seed)
                if shows(match, option.name, option.standard):
                    yield f"{option.name.replace('_', '-')}-{value}", match
                    break


def companions(game: detente.Game, name: str, value: Any) -> list[dict[str, Any]]:
    """The option at this value with what it needs, alone or with one other option at a value that is not the default."""
    needed = next(option.needs for option in game.options if option.name == name)
    alone = {name: value} | {other: values[0] for other, values in needed.items()}
    others = [option for option in game.options[1:] if option.name not in alone]
    tables = [alone, *(alone | {o.name: other} for o in others for other in o.values if other != o.standard)]
    return [table for table in tables if goes_together(game, table)]


def goes_together(game: detente.Game, options: dict[str, Any]) -> bool:
    """Whether a table can have these options."""
    try:
        checked(game.options, options)
    except ValueError:
        return False
    return True


def shows(match: Match, name: str, standard: Any) -> bool:
    """Whether the game would have gone differently with the default: somebody could do or see something else."""
    played = match.game.start(match.record.options, match.seed)
    other = match.game.start(fitting(match.game.options, match.record.options | {name: standard}), match.seed)
    for seat, text in match.record.actions():
        same_actions = played.legal_actions(seat) == other.legal_actions(seat)
        if not same_actions or seen_by_all(played) != seen_by_all(other):
            return True
        for state in (played, other):
            state.apply(seat, match.game.actions.parse(text))
    return seen_by_all(played) != seen_by_all(other)


def seen_by_all(state: State) -> dict[str, Any]:
    """What everyone sees, without the options."""
    return state.view(None) | {"options": {}}


def with_undos(game: detente.Game, games: int) -> Iterator[Kept]:
    """A game in which several actions were taken back, sometimes more than one at once."""
    for seed in range(games):
        match = random_match(game, {}, seed, undos=True)
        counts = [entry for _, entry in match.record.entries if isinstance(entry, int)]
        if len(counts) >= 5 and max(counts) > 1:
            yield "undos", match
            return


def write(folder: Path, name: str, match: Match) -> None:
    """Write the record, with the expected results as its last entry."""
    expect = json.dumps(outcome(match))
    text = match.record.to_json().removesuffix("\n}\n")
    (folder / f"{name}.json").write_text(f'{text},\n "expect": {expect}\n}}\n', encoding="utf-8")


def main() -> None:
    """Make the files of one game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=detente.games())
    parser.add_argument("--seats", type=int, nargs="+", help="numbers of seats (fewest, default and most)")
    parser.add_argument("--games", type=int, default=4000, help="games to play at most, each time (4000)")
    parser.add_argument("--bots", type=int, default=0, help="games of bots to look for ends in (0)")
    parser.add_argument("--out", type=Path, default=Path("tests/fixtures"), help="folder (tests/fixtures)")
    asked = parser.parse_args()
    game = detente.game(asked.game)
    seats = game.options[0]
    folder = asked.out / game.id
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for count in asked.seats or sorted({seats.values[0], seats.standard, seats.values[-1]}):
        for name, match in ends(game, count, asked.games, asked.bots):
            write(folder, name, match)
            print(f"{name}: {len(match.record.entries)} entries, seed {match.seed}")
    for name, match in [*option_values(game, asked.games), *with_undos(game, asked.games)]:
        write(folder, name, match)
        print(f"{name}: {len(match.record.entries)} entries, seed {match.seed}")


if __name__ == "__main__":
    main()
