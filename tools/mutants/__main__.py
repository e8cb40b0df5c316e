"""Break the rules by machine, one small change at a time, and report the changes that no test notices.

    python -m tools.mutants [--count 200] [--seed N] [--game ID] [--again]

Each mutant is one changed spot of a rules module: a comparison, a sign, a number, a condition, an order of arguments,
a statement left out. It lives in one pytest process only, which is given the changed source in place of the file: no
file in the tree is touched. First come the tests of the game's rules, those of the mutated function's own atoms
before all others and quick ones before slow ones, then the property tests of the game. A failing test, a module that cannot be imported and a loop
without end all count as noticed. Some survivors change nothing that can be seen; they are listed with the rest.

Why not mutmut 3.8.1: it draws no random sample, never leaves a statement out, tells no line and writes into the tree.
"""

import argparse
import json
import os
import platform
import random
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path

from tools.mutants.finding import FILES, Mutant, modules, own_games, sample, survivors_of
from tools.mutants.trying import measure, try_all


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def main() -> None:
    """Break, test, report; exit status 1 if too few mutants were noticed."""
    about, _, rest = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants",
        description=about,
        epilog=rest,
        formatter_class=argparse.RawTextHelpFormatter,
    )
    parser.add_argument("--count", type=int, default=200, help="mutants to try (200)")
    parser.add_argument("--seed", type=int, help="which ones; by default others each time")
    parser.add_argument(
        "--game", action="append", help="a game's id, several times for several (all of our own)"
    )
    parser.add_argument(
        "--files", action="append", help=f"patterns in the game's package ({', '.join(FILES)})"
    )
    parser.add_argument("--jobs", type=int, default=cores(), help="processes at a time (one per core)")
    parser.add_argument("--least", type=float, default=85, help="per cent that must be noticed (85)")
    parser.add_argument("--again", action="store_true", help="only what survived in the last run")
    parser.add_argument(
        "--out", type=Path, default=Path("out/mutants.json"), help="the report (out/mutants.json)"
    )
    asked = parser.parse_args()

    os.chdir(Path(__file__).resolve().parents[2])
    games = asked.game or own_games()
    patterns = asked.files or FILES
    seed = random.randrange(2**32) if asked.seed is None else asked.seed
    if asked.again:
        chosen = survivors_of(asked.out, games, patterns)
        total = len(chosen)
    else:
        chosen, total = sample(games, patterns, asked.count, seed)
    if not chosen:
        sys.exit("There is nothing to break.")
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="mutants-") as caches:
        stages = {game: measure(game, modules(game, patterns)[0], caches) for game in games}
        tried = try_all(chosen, stages, asked.jobs)
    if not tried:
        sys.exit("No mutant was tried.")
    least = 0 if asked.again else asked.least
    report(tried, total, seed, least, round(time.monotonic() - began), asked.out)


def report(tried: list[Mutant], total: int, seed: int, least: float, seconds: int, out: Path) -> None:
    """Print the survivors and what share was noticed, and write all of it to a file."""
    survivors = [mutant for mutant in tried if mutant.verdict == "survived"]
    per_cent = 100 * (len(tried) - len(survivors)) / len(tried)
    out.parent.mkdir(parents=True, exist_ok=True)
    facts = {
        "noticed_per_cent": round(per_cent, 1),
        "least": least,
        "tried": len(tried),
        "of": total,
        "seed": seed,
        "seconds": seconds,
        "python": platform.python_version(),
        "mutants": [asdict(mutant) for mutant in tried],
    }
    out.write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
    for mutant in survivors:
        print(f"{mutant.file}:{mutant.line} in {mutant.function or 'the module'}: {mutant.kind}")
        print(f"    {mutant.before}")
        print(f" -> {mutant.after or '(left out)'}")
    print(
        f"{len(tried) - len(survivors)} of {len(tried)} mutants noticed ({per_cent:.1f} %), out of {total} there are, "
        f"in {seconds // 60}:{seconds % 60:02} minutes. Seed {seed}; all in {out}."
    )
    if per_cent < least:
        sys.exit(f"At least {least:g} % must be noticed.")


if __name__ == "__main__":
    main()
