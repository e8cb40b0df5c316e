"""How strong bots are, from the command line: one among others, or each among those one rung below."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from detente.arena.run import TableKind, run_question
from detente.cli.commands.arena import LadderOptions, StrengthOptions, TrialOptions
from detente.cli.commands.common import Where
from detente.cli.files import check_page, write_text
from detente.cli.inputs import Wrong, check_writable, read_bot, read_table
from detente.cli.running import exit_code, kept_question, lacking, read_seed, save_failures, session

if TYPE_CHECKING:
    from detente.arena.strength import Strength, Trial

STRIDE = 10**7
"""The game numbers of each trial begin at a multiple of this."""


def strength(typed: StrengthOptions) -> int:
    """Measure a bot at all tables, print the results and save them; the exit code."""
    rungs = [(read_bot(typed.bot), read_bot(typed.others))]
    return trials("strength", read_tables(typed.tables), rungs, typed.share, typed.trial)


def ladder(typed: LadderOptions) -> int:
    """Measure every bot among those one rung below; the exit code."""
    names = [read_bot(name.strip()) for name in typed.bots.split(",")]
    if len(names) < 2 or len(set(names)) < len(names):
        raise Wrong(f"--bots takes at least two bots, each once, the weakest first; not {typed.bots!r}")
    rungs = list(zip(names[1:], names, strict=False))
    return trials("ladder", read_tables(typed.tables), rungs, None, typed.trial)


def read_tables(typed: Sequence[str]) -> list[TableKind]:
    """The tables at which bots are measured."""
    return [read_table(each) for each in typed]


def trials(
    kind: str,
    tables: Sequence[TableKind],
    rungs: Sequence[tuple[str, str]],
    share: float | None,
    typed: TrialOptions,
) -> int:
    """Play all trials, print the results and save them; the exit code."""
    try:
        from detente.arena.strength import Trial, as_dict
        from detente.arena.telling import told
    except ModuleNotFoundError as error:
        raise lacking(error, "arena", "detente arena") from error
    check_json(typed.out)
    check_page(typed.page)
    seed = read_seed(typed.seed, kept_question(typed.where.resume))
    try:
        asked = [
            Trial(table, challenger, field, typed.games, seed, typed.factor, share, stride=k * STRIDE)
            for k, (table, (challenger, field)) in enumerate(
                (table, rung) for table in tables for rung in rungs
            )
        ]
    except ValueError as error:
        raise Wrong(str(error)) from error
    question = run_question(kind, seed, None, trials=[trial.question() for trial in asked])
    console = Console(highlight=False)
    found = []
    for one in measured(asked, question, typed.where):
        found.append(one)
        for part in told(one):
            console.print(part)
    if typed.out is not None:
        data = {"format": f"detente-{kind}", "seed": seed, "trials": [as_dict(one) for one in found]}
        write_text(typed.out, json.dumps(data, indent=1) + "\n", "saved-result", console)
    if typed.page.report is not None:
        from detente.arena.contest_page import strength_page

        write_text(typed.page.report, strength_page(found, typed.page.language), "saved-report", console)
    failed = sum(save_failures(one.played, f"{kind}-{seed}", console) for one in found)
    return exit_code(any(one.interrupted for one in found), failed)


def measured(asked: "Sequence[Trial]", question: Mapping[str, Any], where: Where) -> "Iterator[Strength]":
    """The trials, one after the other, until someone stops them."""
    from detente.arena.strength import measure

    total = sum(trial.blocks * (trial.table.seats + 1) for trial in asked)
    with session(total, "at most", question, where) as running:
        for trial in asked:
            yield measure(trial, running)
            if running.interrupted:
                break


def check_json(out: Path | None) -> None:
    """Check early that a result can be written there."""
    if out is None:
        return
    if out.suffix.lower() != ".json":
        raise Wrong(f"--out must end with .json, not {out.name!r}")
    check_writable(out)
