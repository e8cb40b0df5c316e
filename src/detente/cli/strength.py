"""How strong a bot is, from the command line."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from detente.arena.export import write_whole
from detente.cli.inputs import Wrong, check_writable, read_bot, read_table
from detente.cli.running import exit_code, lacking, read_seed, save_failures, session

STRIDE = 10**7
"""The numbers of a table's games begin with a multiple of it."""


def strength(
    tables: Sequence[str],
    challenger: str,
    field: str,
    games: int,
    factor: float | None,
    share: float | None,
    seed: int | None,
    workers: int | None,
    cluster: str | None,
    resume: Path | None,
    out: Path | None,
) -> int:
    """Measure a bot at all tables, print what came of it and write it down; the exit code."""
    try:
        from detente.arena.strength import Trial, as_dict, measure
        from detente.arena.telling import told
    except ModuleNotFoundError as error:
        raise lacking(error, "arena", "detente arena strength") from error
    kinds = [read_table(typed) for typed in tables]
    read_bot(challenger)
    read_bot(field)
    if out is not None:
        if out.suffix.lower() != ".json":
            raise Wrong(f"--out must end with .json, not {out.name!r}")
        check_writable(out)
    seed = read_seed(seed, resume)
    try:
        trials = [
            Trial(kind, challenger, field, games, seed, factor, share, stride=k * STRIDE)
            for k, kind in enumerate(kinds)
        ]
    except ValueError as error:
        raise Wrong(str(error)) from error
    question = {"run": "strength", "seed": seed, "tables": [trial.question() for trial in trials]}
    console = Console(highlight=False)
    found = []
    total = sum(trial.blocks * (trial.table.seats + 1) for trial in trials)
    with session(
        total, "at most", question=question, resume=resume, workers=workers, cluster=cluster
    ) as running:
        for trial in trials:
            found.append(measure(trial, running))
            for part in told(found[-1]):
                console.print(part)
            if running.interrupted:
                break
    if out is not None:
        write(out, {"format": "detente-strength", "seed": seed, "trials": [as_dict(one) for one in found]})
        console.print(f"The result is in {out}.", markup=False, soft_wrap=True)
    failed = sum(save_failures(one.played, f"strength-{seed}", console) for one in found)
    return exit_code(any(one.interrupted for one in found), failed)


def write(out: Path, data: dict[str, Any]) -> None:
    """Write the result down."""
    try:
        write_whole(out, json.dumps(data, indent=1) + "\n")
    except OSError as error:
        raise Wrong(f"cannot write {out}: {error.strerror}") from error
