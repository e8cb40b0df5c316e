"""Write docs/research/leaderboard.md: how strong all bots are at all games, from games between line-ups drawn at random.

    python -m tools.leaderboard --games 200 --seed 1 --resume out/leaderboard.jsonl [--bots NAME,NAME,...] [TABLE ...]

Without tables, all built-in games with their standard options are played; a table is written as for `detente arena`. Every
deal is played with one line-up, once from each place of the table, and the same deals are drawn again for more games. A bot's
strength is that of Luce's model: the side of a game that wins is drawn in proportion to the strengths of all sides. It is given
in points: 400 more are ten times the strength, and `heuristic` has 0. Intervals (95%) are from deals drawn anew.
"""

import argparse
import json
import os
import platform
import random
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import log10
from pathlib import Path

import detente
import detente.core
from detente.arena.journal import Journal
from detente.arena.league import seated
from detente.arena.match import Played, Task, task
from detente.arena.run import Session, TableKind, run_question
from detente.arena.stats import rate
from detente.bots import able, bot
from detente.cli.inputs import read_table
from tools.research_pages import GAMES, PAGES

PAGE = PAGES / "leaderboard.md"
BOTS = "random,heuristic,learned,easy,medium,search:100"
ANCHOR = "heuristic"
EXPLOITED = "How far bots can be exploited"
"""The heading of the part of the page that `tools/exploitability.py` writes."""
STRIDE = 10**6
DRAWS = 300
"""How often deals are drawn anew for the intervals."""
ROUNDS = 60
PRIOR = 0.5
"""Each bot has won and lost this many games against the average, so that a bot that never wins has a strength, too."""
POINTS = 400

Side = tuple[str, ...]


@dataclass(frozen=True)
class Contest:
    """A game that somebody won. deal: its number. sides: the bot of each side. won: which sides won."""

    deal: int
    sides: Side
    won: tuple[int, ...]


@dataclass(frozen=True)
class Standing:
    """A bot at a table. points: its strength, with its interval. seats: in how many games it had a side; won: how many of these."""

    bot: str
    points: float
    low: float
    high: float
    seats: int
    won: int


def tasks(table: TableKind, number: int, bots: Sequence[str], games: int, seed: int) -> list[Task]:
    """The games at a table: line-ups drawn at random, each deal from all places."""
    sides = len(table.sides)
    found = []
    for deal in range(games // sides):
        rng = random.Random(f"{seed} {table.name} {deal}")
        lineup = [rng.choice(bots) for _ in range(sides)]
        if len(set(lineup)) == 1:
            lineup[0] = rng.choice([name for name in bots if name != lineup[0]])
        for shift in range(sides):
            by_side = [lineup[(side + shift) % sides] for side in range(sides)]
            index = number * STRIDE + deal * sides + shift
            found.append(task(index, table.game.id, table.plain, seated(table, by_side), seed, deal))
    return found


def contests(table: TableKind, played: Sequence[Played], number: int) -> list[Contest]:
    """The games that somebody won."""
    found = []
    for game in played:
        if game.failure is None and game.winners:
            sides = tuple(game.lineup[side[0]] for side in table.sides)
            won = tuple(k for k, side in enumerate(table.sides) if not set(side).isdisjoint(game.winners))
            found.append(Contest((game.index - number * STRIDE) // len(sides), sides, won))
    return found


def strengths(games: Sequence[Contest], bots: Sequence[str]) -> dict[str, float]:
    """The strengths of Luce's model that make these games likeliest, by Hunter's algorithm (2004); those who share a victory share a win."""
    wins = dict.fromkeys(bots, PRIOR)
    for game in games:
        for side in game.won:
            wins[game.sides[side]] += 1 / len(game.won)
    found = dict.fromkeys(bots, 1.0)
    kinds: dict[tuple[str, ...], int] = {}
    for game in games:
        kind = tuple(sorted(game.sides))
        kinds[kind] = kinds.get(kind, 0) + 1
    for _ in range(ROUNDS):
        load = {name: 2 * PRIOR / (found[name] + 1) for name in bots}
        for kind, count in kinds.items():
            share = count / sum(found[name] for name in kind)
            for name in kind:
                load[name] += share
        found = {name: wins[name] / load[name] for name in bots}
    return found


def points(found: Mapping[str, float], anchor: str) -> dict[str, float]:
    """Strengths in points above the anchor."""
    return {name: POINTS * log10(value / found[anchor]) for name, value in found.items()}


def standings(games: Sequence[Contest], bots: Sequence[str], seed: int) -> list[Standing]:
    """All bots, the strongest first."""
    anchor = ANCHOR if ANCHOR in bots else bots[0]
    own = points(strengths(games, bots), anchor)
    by_deal: dict[int, list[Contest]] = {}
    for game in games:
        by_deal.setdefault(game.deal, []).append(game)
    deals, rng = list(by_deal.values()), random.Random(seed)
    drawn: dict[str, list[float]] = {name: [] for name in bots}
    for _ in range(DRAWS):
        again = [game for deal in rng.choices(deals, k=len(deals)) for game in deal]
        for name, value in points(strengths(again, bots), anchor).items():
            drawn[name].append(value)
    found = []
    for name in bots:
        spread = sorted(drawn[name])
        low, high = spread[DRAWS // 40], spread[-1 - DRAWS // 40]
        seats = sum(game.sides.count(name) for game in games)
        won = sum(game.sides[side] == name for game in games for side in game.won)
        found.append(Standing(name, own[name], low, high, seats, won))
    return sorted(found, key=lambda one: (-one.points, one.bot))


def section(table: TableKind, found: Sequence[Standing], decided: int, games: int) -> str:
    """A table's part of the page."""
    rows = [
        f"## {table.name}",
        "",
        f"{games} games, {decided} of them with a winner; {len(table.sides)} sides, so an equal share is "
        f"{1 / len(table.sides):.0%}.",
        "",
        "| bot | points | 95% interval | won, of its places |",
        "| --- | --- | --- | --- |",
    ]
    for one in found:
        won = rate(one.won, one.seats)
        rows.append(
            f"| `{one.bot}` | {one.points:+.0f} | {one.low:+.0f} to {one.high:+.0f} | {won.share:.0%} of {one.seats} |"
        )
    return "\n".join(rows)


def head(bots: Sequence[str], games: int, seed: int) -> str:
    """The beginning of the page."""
    build = "compiled" if detente.core.COMPILED else "interpreted"
    return f"""# Leaderboard

Made by `python -m tools.leaderboard --games {games} --seed {seed} --bots {",".join(bots)}`, Détente {detente.__version__}, {build},
Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores shared with other work. The line-ups are drawn at random from all bots that can
play the game, and each deal is played from every place. Points are strengths in Luce's model, in which the winner is drawn in proportion to
the strengths of all sides: 400 more are ten times the strength, and `heuristic` has 0. Intervals are from deals drawn anew (bootstrap).
Strength is against these bots, not against people. What bots take for a decision differs: `easy` looks 30 iterations ahead, `learned` not at
all; see [Measures](../measures.md).

## Your own bot

A bot is a class with `choose(view, actions, sample, budget)` that returns one of `actions` (`detente.bots.Bot`). Give it a name in your package's
`pyproject.toml`, install the package, and add the name to `--bots`:

```toml
[project.entry-points."detente.bots"]
mine = "my_package:MyBot"
```

What was learned with `detente learn` needs no package: it enters as `learned:FILE` ([what was learned](learned.md)).

How far your bot can be exploited: `python -m tools.exploitability --bots NAME --resume FOLDER` ([below](#{EXPLOITED.lower().replace(" ", "-")}))."""


def part_of(page: str, heading: str) -> str:
    """The part of a page under a heading of the second order, with the heading; empty if there is none."""
    for text in f"\n{page}".split("\n## ")[1:]:
        if text.partition("\n")[0] == heading:
            return f"## {text.rstrip()}"
    return ""


def with_part(page: str, heading: str, part: str) -> str:
    """The page with this part in place of the one with the heading, or else at the end."""
    old = part_of(page, heading)
    return page.replace(old, part) if old else f"{page.rstrip()}\n\n{part}\n"


def lineup_of(typed: str, game: detente.Game) -> list[str]:
    """The bots that are typed and can play the game."""
    names = [name.strip() for name in typed.split(",")]
    for name in names:
        bot(name)
    return [name for name in names if name.partition(":")[0] in able(game) or ":" in name]


def main(given: Sequence[str] | None = None) -> None:
    """Play, rate, write."""
    parser = argparse.ArgumentParser(description="How strong all bots are at all games.")
    parser.add_argument("tables", nargs="*", metavar="TABLE", default=GAMES)
    parser.add_argument("--bots", default=BOTS)
    parser.add_argument("--games", type=int, default=200, help="at each table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--resume", type=Path, help="keep the games in this file, and go on from it")
    parser.add_argument("--out", type=Path, default=PAGE)
    parser.add_argument("--json", type=Path, help="write the figures here, too")
    args = parser.parse_args(given)
    tables = [read_table(name) for name in args.tables]
    there = [lineup_of(args.bots, table.game) for table in tables]
    asked = [{**table.question(), "bots": bots} for table, bots in zip(tables, there, strict=True)]
    question = run_question("leaderboard", args.seed, None, tables=asked)
    journal = Journal(args.resume, question) if args.resume else None
    parts, figures = [], {}
    with Session(args.workers, journal=journal) as session:
        for number, (table, bots) in enumerate(zip(tables, there, strict=True)):
            played = session.play(tasks(table, number, bots, args.games, args.seed))
            if session.interrupted:
                raise SystemExit("interrupted; what was played is kept if there is --resume")
            decided = contests(table, played, number)
            found = standings(decided, bots, args.seed)
            parts.append(section(table, found, len(decided), len(played)))
            figures[table.name] = [asdict(one) for one in found]
            print(parts[-1], flush=True)
    exploited = part_of(args.out.read_text("utf-8"), EXPLOITED) if args.out.exists() else ""
    whole = [head(args.bots.split(","), args.games, args.seed), *parts, *filter(None, [exploited])]
    args.out.write_text("\n\n".join(whole) + "\n", "utf-8")
    if args.json:
        args.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
