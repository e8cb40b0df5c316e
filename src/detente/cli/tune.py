"""An edition tuned towards targets, from the command line."""

import json
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from detente import Game
from detente.arena.report import clock, grid
from detente.arena.run import table
from detente.arena.targets import Estimate, Target, read_target
from detente.arena.tuning import Tuned, TuningPlan
from detente.arena.tuning import tune as search
from detente.cli.commands.many import TuneOptions
from detente.cli.inputs import KNOWING, Wrong, check_writable, find_game, read_lineup, read_options
from detente.cli.running import exit_code, kept_question, lacking, read_seed, session
from detente.core.authors.tunables import Tunable, Tuning
from detente.core.engine.options import Content, Option, Own

NOT_PLAYED = "–"


def tune(typed: TuneOptions) -> int:
    """Search, write the new content and report how good it is; the exit code."""
    game = find_game(typed.game)
    option, own, tuning = tunable(game)
    options = read_options(game, typed.option)
    base = options.pop(option.name, None)
    facts = base.facts() if isinstance(base, Content) else dict(own.sample())
    tunables = chosen(tuning.tunables(facts), typed.vary)
    if not typed.target:
        list_tunables(tunables, facts)
        return 0
    if typed.out is None:
        raise Wrong("--out FILE is missing: where the new edition goes")
    for file in (typed.out, typed.report):
        if file is not None:
            check_writable(file)
    for least, number, said in (
        (1, typed.trials, "--trials"),
        (1, typed.games, "--games"),
        (1, typed.check, "--check"),
    ):
        if number < least:
            raise Wrong(f"{said} must be at least {least}, not {number}")
    lineup = read_lineup(game, typed.bots, options, usual=KNOWING)
    try:
        targets = tuple(read_target(game, len(lineup), text) for text in typed.target)
        table(game.id, {**options, option.name: facts})
    except ValueError as error:
        raise Wrong(str(error)) from error
    plan = TuningPlan(
        game.id,
        option.name,
        facts,
        tunables,
        targets,
        tuple(lineup),
        options,
        typed.trials,
        typed.games,
        typed.check,
        read_seed(typed.seed, kept_question(typed.where.resume)),
    )
    with session(plan.all_games, game.title, plan.question(), typed.where) as running:
        try:
            tuned = search(plan, running)
        except ModuleNotFoundError as error:
            raise lacking(error, "tune", "detente tune") from error
    if not tuned.trials:
        raise Wrong("interrupted before anything was tried; nothing is written")
    write(typed.out, named(tuned, tuning, typed.name), typed.report, tuned, running.seconds)
    return exit_code(tuned.interrupted, 0)


def tunable(game: Game) -> tuple[Option, Own, Tuning]:
    """The option of a game whose content can be tuned."""
    for option in game.options:
        if option.own is not None and option.own.tuning is not None:
            return option, option.own, option.own.tuning
    raise Wrong(f"{game.id} has no numbers that are left to a designer")


def chosen(tunables: Sequence[Tunable], patterns: Sequence[str]) -> tuple[Tunable, ...]:
    """The tunables that a pattern names; all if there is no pattern."""
    for pattern in patterns:
        if not any(fnmatchcase(tunable.name, pattern) for tunable in tunables):
            raise Wrong(
                f"--vary {pattern}: no such tunable; there are {', '.join(tunable.name for tunable in tunables)}"
            )
    return tuple(
        tunable
        for tunable in tunables
        if not patterns or any(fnmatchcase(tunable.name, pattern) for pattern in patterns)
    )


def list_tunables(tunables: Sequence[Tunable], facts: dict[str, Any]) -> None:
    """Print what can be tuned."""
    rows = grid("tunable", "turns by up to", "")
    for tunable in tunables:
        values = tunable.values(facts)
        now = f"{tunable.about} ({len(values)} numbers, now {min(values)} to {max(values)})"
        rows.add_row(tunable.name, f"±{tunable.reach}", Text(now, "dim"))
    console = Console(highlight=False)
    console.print(rows)
    console.print(Text("Say what you want with --target, and --out FILE.", "dim"))


def named(tuned: Tuned, tuning: Tuning, name: str) -> dict[str, Any]:
    """The content as tuned, under its new name."""
    facts = tuned.facts
    tuning.rename(facts, name)
    return facts


def write(out: Path, facts: dict[str, Any], report: Path | None, tuned: Tuned, seconds: float) -> None:
    """Save the content and the report, and print the results."""
    console = Console(highlight=False)
    console.print(Text(headline(tuned, seconds), "bold"))
    settings = grid("tunable", "turned by", "before", "after", "")
    for tunable, turn, before, after in changes(tuned):
        settings.add_row(tunable.name, f"{turn:+}", before, after, Text(tunable.about, "dim"))
    console.print(Padding(settings, (1, 2, 0, 2)))
    found = grid("target", "before", "95%", "after", "95%")
    for cells in measures(tuned):
        found.add_row(*cells)
    console.print(Padding(found, (1, 2, 1, 2)))
    files = [(out, json.dumps(facts, ensure_ascii=False, indent=1) + "\n")]
    if report is not None:
        files.append((report, as_markdown(tuned, seconds)))
    for file, text in files:
        try:
            file.write_text(text, encoding="utf-8")
        except OSError as error:
            raise Wrong(f"cannot write {file}: {error.strerror}") from error
        console.print(f"Written: {file}", markup=False, soft_wrap=True)


def headline(tuned: Tuned, seconds: float) -> str:
    """What was done, in one line."""
    plan = tuned.plan
    tried = f"{len(tuned.trials)} of {plan.trials} settings tried with {plan.games} games each"
    check = f"{plan.check} other games before and after" if tuned.after else "held-out games not played"
    return f"{find_game(plan.game).title}: {tried}, {check}; {clock(seconds)}, seed {plan.seed}"


def changes(tuned: Tuned) -> Iterator[tuple[Tunable, int, str, str]]:
    """The tunables that were changed, with their old and new numbers."""
    after = tuned.facts
    for tunable in tuned.plan.tunables:
        if turn := tuned.best.turns.get(tunable.name, 0):
            yield tunable, turn, shown(tunable.values(tuned.plan.facts)), shown(tunable.values(after))


def shown(values: Sequence[int]) -> str:
    """The numbers of a tunable, abbreviated."""
    if len(values) == 1:
        return str(values[0])
    return f"{min(values)} to {max(values)}, mean {sum(values) / len(values):.1f}"


def measures(tuned: Tuned) -> Iterator[tuple[str, str, str, str, str]]:
    """Each target with its measure in the held-out games or, without these, in the trials' games."""
    before = tuned.before or tuned.trials[0].found
    after = tuned.after or tuned.best.found
    for k, target in enumerate(tuned.plan.targets):
        yield target.text, *cells(target, before, k), *cells(target, after, k)


def cells(target: Target, estimates: Sequence[Estimate], k: int) -> tuple[str, str]:
    """A measure and its interval."""
    if not estimates:
        return NOT_PLAYED, NOT_PLAYED
    one = estimates[k]
    return target.show(one.value), f"{target.show(one.low)} to {target.show(one.high)}"


def as_markdown(tuned: Tuned, seconds: float) -> str:
    """The report, with all trials."""
    plan = tuned.plan
    lines = [
        f"# {headline(tuned, seconds)}",
        "",
        "| tunable | turned by | before | after | |",
        "|---|---|---|---|---|",
    ]
    lines += [
        f"| `{tunable.name}` | {turn:+} | {before} | {after} | {tunable.about} |"
        for tunable, turn, before, after in changes(tuned)
    ]
    lines += ["", "| target | before | 95% | after | 95% |", "|---|---|---|---|---|"]
    lines += [f"| `{row[0]}` | {' | '.join(row[1:])} |" for row in measures(tuned)]
    lines += [
        "",
        f"Bots: {', '.join(plan.lineup)}. All settings tried, nearest first (distance 0 is on target):",
        "",
    ]
    heads = [f"`{target.text}`" for target in plan.targets]
    lines += [f"| distance | {' | '.join(heads)} | tunables |", "|---|" + "---|" * (len(heads) + 1)]
    for trial in sorted(tuned.trials, key=lambda one: one.distance):
        found = [target.show(one.value) for target, one in zip(plan.targets, trial.found, strict=False)]
        found += [NOT_PLAYED] * (len(plan.targets) - len(found))
        turns = ", ".join(f"{name} {turn:+}" for name, turn in trial.turns.items()) or "as it was"
        lines.append(f"| {trial.distance:.2f} | {' | '.join(found)} | {turns} |")
    return "\n".join(lines) + "\n"
