"""What a game's source code says about its events: that rules report only declared events, with the right number of values."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable

from detente.core.engine.game import Game


@dataclass(frozen=True, slots=True)
class Report:
    """A call of `emit`. event: its name, None if it is computed. numbers: how many it gives, None if they are unpacked."""

    place: str
    event: str | None
    numbers: int | None


def faults_of_reports(game: Game) -> Iterator[str]:
    """Unknown events, calls with too many or too few numbers, and events that nothing reports."""
    reports = [
        report
        for package in (game.package, *game.words_from)
        for report in reports_in(resources.files(package))
    ]
    for report in reports:
        if report.event is not None:
            yield from (f"{report.place}: {fault}" for fault in faults_of_call(game, report))
    if reports and all(report.event is not None for report in reports):
        told = {report.event for report in reports}
        yield from (f"nothing reports {name}" for name in sorted(game.events) if name not in told)


def faults_of_call(game: Game, report: Report) -> Iterator[str]:
    """What is wrong with one call that names its event."""
    kind = game.events.get(report.event or "")
    if kind is None:
        yield f"{game.id} has no event {report.event!r}: there are {', '.join(sorted(game.events))}"
    elif report.numbers is not None and report.numbers != kind.numbers:
        numbers = "1 number" if kind.numbers == 1 else f"{kind.numbers} numbers"
        fields = f" ({', '.join(kind.emitted)})" if kind.emitted else ""
        yield f"{report.event} takes {numbers}{fields}, not {report.numbers}"


def reports_in(folder: Traversable, path: str = "") -> Iterator[Report]:
    """All calls of `emit` in the modules of a package."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        name = f"{path}{entry.name}"
        if entry.is_dir():
            yield from reports_in(entry, f"{name}/")
        elif entry.name.endswith(".py"):
            for node in ast.walk(ast.parse(entry.read_text("utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "emit" and node.args:
                    yield report_of(node, f"{name}:{node.lineno}")


def report_of(call: ast.Call, place: str) -> Report:
    """What a call of `emit` says, as far as its source shows."""
    event, *numbers = call.args
    name = event.value if isinstance(event, ast.Constant) and isinstance(event.value, str) else None
    plain = not any(isinstance(number, ast.Starred) for number in numbers)
    return Report(place, name, len(numbers) if plain else None)
