"""Let bots play every kind of table of a game many times, and write how often each seat wins.

    python tools/balance.py europe1815 [--games 2000] [--bot heuristic] [--workers 1] [--out docs/balance/europe1815.md]

`detente simulate` plays the games; the same seed gives the same numbers. Partners are counted together. Next to each share
are its 95% interval, and whether the share is within the game's target range.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import detente
from detente.arena.run import Run, simulate
from detente.arena.stats import Rate, rate

TABLES: dict[str, list[dict[str, Any]]] = {
    "europe1815": [
        {"map": map, "mode": mode, "seats": seats, "start": start}
        for map in ("1815", "1715")
        for mode, seats, start in (
            ("each", 2, "draft"),
            ("each", 3, "draft"),
            ("each", 4, "draft"),
            ("each", 4, "quick"),
            ("teams", 4, "draft"),
            ("teams", 4, "quick"),
        )
    ],
}
"""The options of all tables, by game."""
BOUNDS = {2: (0.45, 0.55), 3: (0.28, 0.39), 4: (0.20, 0.30)}
"""The smallest and largest share of wins that a side should have, by the number of sides: seats, or teams."""
LETTERS = "ABCD"


def sides(game: detente.Game, run: Run) -> dict[str, Rate]:
    """How often each side has won: a seat, or partners together."""
    ended = [one for one in run.played if one.failure is None]
    return {
        "+".join(LETTERS[seat] for seat in side): rate(
            sum(not set(side).isdisjoint(one.winners) for one in ended), len(ended)
        )
        for side in game.sides(run.options)
    }


def row(table: dict[str, Any], run: Run) -> str:
    """A line of the page."""
    named = sides(detente.game(run.game), run)
    found = list(named.values())
    least, most = BOUNDS[len(found)]
    shares = ", ".join(f"{share.share:.1%} ({100 * share.low:.1f}–{100 * share.high:.1f})" for share in found)
    names = ", ".join(named)
    within = "yes" if all(least <= share.share <= most for share in found) else "**no**"
    options = " | ".join(str(value) for value in table.values())
    return f"| {options} | {len(run.played):,} | {names}: {shares} | {least:.0%}–{most:.0%} | {within} |"


def page(game: detente.Game, bot: str, seed: int, runs: list[tuple[dict[str, Any], Run]]) -> Iterator[str]:
    """The whole page."""
    games = max(len(run.played) for _, run in runs)
    yield f"# {game.title}: balance"
    yield ""
    yield f"Games of the bot `{bot}` against itself, rules version {game.version}, seed {seed}. A share stands with its interval of"
    yield "95% in brackets; `kept` says whether all shares lie within what the game is to keep. Made by"
    yield ""
    yield "```sh"
    yield f"python tools/balance.py {game.id} --games {games} --out docs/balance/{game.id}.md"
    yield "```"
    yield ""
    heads = list(runs[0][0])
    yield f"| {' | '.join(heads)} | games | won by | to keep | kept |"
    yield "| " + " | ".join(["---"] * (len(heads) + 4)) + " |"
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
