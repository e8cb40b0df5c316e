"""Let bots play every kind of table of a game many times, and write how often each place and each seat wins.

    python tools/balance.py europe1815 [--games 2000] [--bot heuristic] [--workers 1] [--out docs/balance/europe1815.md]

`detente simulate` plays the games; the same seed gives the same numbers. A place is that in the first turn order: where the
start player is drawn, all seats are alike, but places are not. Partners are counted together. Next to each share are its 95%
interval, and whether the share is within its target range.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import detente
from detente.arena.run import Run, simulate
from detente.arena.stats import Rate, rate

TABLES: dict[str, list[dict[str, Any]]] = {
    "europe1815": [
        {"map": map, "mode": mode, "seats": seats, "start": start, "begins": begins, "start_ep": extra}
        for map, more in (("1815", 2), ("1715", 3))
        for mode, seats, start, begins, extra in (
            ("each", 2, "draft", "one_team", 0),
            ("each", 3, "draft", "one_team", 0),
            ("each", 4, "draft", "one_team", 0),
            ("each", 4, "quick", "one_team", 0),
            ("each", 4, "even", "one_team", 0),
            ("teams", 4, "draft", "one_team", 0),
            ("teams", 4, "draft", "one_team", more),
            ("teams", 4, "draft", "in_turn", 0),
            ("teams", 4, "quick", "one_team", 0),
            ("teams", 4, "quick", "in_turn", 0),
            ("teams", 4, "even", "one_team", 0),
            ("teams", 4, "even", "in_turn", 0),
        )
    ],
}
"""The options of all tables, by game."""
PLACES = {2: (0.40, 0.60), 3: (0.25, 0.42), 4: (0.18, 0.32)}
"""The smallest and largest share of wins that a place should have, by the number of sides: seats, or teams."""
SEATS = {2: (0.45, 0.55), 3: (0.28, 0.39), 4: (0.20, 0.30)}
"""The same for a seat."""
LETTERS = "ABCD"


class Count(NamedTuple):
    """How often each side has won, by a name for the side; and the smallest and largest share that it should have."""

    wins: dict[str, Rate]
    bounds: tuple[float, float]

    @property
    def kept(self) -> bool:
        """Whether all shares are within the bounds."""
        least, most = self.bounds
        return all(least <= share.share <= most for share in self.wins.values())

    def cells(self) -> str:
        """The columns of a line: the shares in percent with their intervals, the bounds, whether they are kept."""
        shares = ", ".join(
            f"{name} {share.share:.1%} ({100 * share.low:.1f}–{100 * share.high:.1f})"
            for name, share in self.wins.items()
        )
        return f"{shares} | {'yes' if self.kept else '**no**'}"


def first_seat(run: Run, seed: int) -> int:
    """The seat that decides first in the game with this deal."""
    return min(detente.game(run.game).start(run.options, seed).to_act)


def by_seat(run: Run) -> Count:
    """How often each seat has won, or partners together."""
    sides = detente.game(run.game).sides(run.options)
    ended = [one for one in run.played if one.failure is None]
    wins = {
        "+".join(LETTERS[seat] for seat in side): rate(
            sum(not set(side).isdisjoint(one.winners) for one in ended), len(ended)
        )
        for side in sides
    }
    return Count(wins, SEATS[len(sides)])


def by_place(run: Run) -> Count:
    """How often each place in the first turn order has won, or the places of partners together. Turns go round by seats."""
    sides = detente.game(run.game).sides(run.options)
    seats = len(run.lineup)
    ended = [one for one in run.played if one.failure is None]
    won: Counter[tuple[int, ...]] = Counter()
    for one in ended:
        first = first_seat(run, one.seed)
        for side in sides:
            if not set(side).isdisjoint(one.winners):
                won[tuple(sorted((seat - first) % seats + 1 for seat in side))] += 1
    places = sorted(
        {tuple(sorted((seat - by) % seats + 1 for seat in side)) for side in sides for by in range(seats)}
    )
    wins = {"+".join(map(str, side)): rate(won[side], len(ended)) for side in places}
    return Count(wins, PLACES[len(sides)])


def row(table: dict[str, Any], run: Run) -> str:
    """A line of the page."""
    options = " | ".join(str(value) for value in table.values())
    return f"| {options} | {len(run.played):,} | {by_place(run).cells()} | {by_seat(run).cells()} |"


def told(bounds: dict[int, tuple[float, float]]) -> str:
    """The bounds in words."""
    return ", ".join(f"{least:.0%}–{most:.0%} of {sides}" for sides, (least, most) in bounds.items())


def page(game: detente.Game, bot: str, seed: int, runs: list[tuple[dict[str, Any], Run]]) -> Iterator[str]:
    """The whole page."""
    games = max(len(run.played) for _, run in runs)
    yield f"# {game.title}: balance"
    yield ""
    yield f"Games of the bot `{bot}` against itself, rules version {game.version}, seed {seed}. A place is that in the first turn order,"
    yield "from 1. The interval of 95% is in brackets. `kept` says whether all shares are within what the game is to keep: a place"
    yield f"{told(PLACES)} sides,"
    yield f"a seat {told(SEATS)}. Made by"
    yield ""
    yield "```sh"
    chosen = "" if bot == "heuristic" else f" --bot {bot}"
    out = "" if bot == "heuristic" else f"-{bot.replace(':', '-')}"
    yield f"python tools/balance.py {game.id} --games {games}{chosen} --seed {seed} --out docs/balance/{game.id}{out}.md"
    yield "```"
    yield ""
    heads = [*runs[0][0], "games", "won by place", "kept", "won by seat", "kept"]
    yield f"| {' | '.join(heads)} |"
    yield "| " + " | ".join(["---"] * len(heads)) + " |"
    for table, run in runs:
        yield row(table, run)


def main() -> None:
    """Play all tables of one game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("--games", type=int, default=2000, help="games for each kind of table (2000)")
    parser.add_argument("--bot", default="heuristic", help="who plays (heuristic)")
    parser.add_argument("--seed", type=int, default=1, help="of the runs (1)")
    parser.add_argument("--workers", type=int, default=None, help="processes (one per core)")
    parser.add_argument(
        "--only", default="", help="only tables with these values, as in map=1715,start=quick"
    )
    parser.add_argument("--out", type=Path, help="write the page there, too")
    asked = parser.parse_args()
    wanted = dict(pair.split("=") for pair in asked.only.split(",") if pair)
    runs = []
    for table in TABLES[asked.game]:
        if all(str(table[name]) == value for name, value in wanted.items()):
            lineup = [asked.bot] * table["seats"]
            run = simulate(
                asked.game, lineup, asked.games, options=table, seed=asked.seed, workers=asked.workers
            )
            runs.append((table, run))
            print(row(table, run), f"{run.seconds:.0f} s", flush=True)
    if asked.out:
        asked.out.parent.mkdir(parents=True, exist_ok=True)
        asked.out.write_text(
            "\n".join(page(detente.game(asked.game), asked.bot, asked.seed, runs)) + "\n", "utf-8"
        )


if __name__ == "__main__":
    main()
