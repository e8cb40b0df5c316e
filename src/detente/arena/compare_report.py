"""Two editions side by side, for the terminal."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from detente.arena.compare import Comparison, differences
from detente.arena.compare_names import ComparedNames, cells, grouped, is_sure
from detente.arena.report import HEAD, QUIET, Grid, number, time_said


def report_comparison(found: Comparison, language: str) -> Iterator[RenderableType]:
    """Print a comparison to a console. ValueError if there are no texts in this language."""
    called = ComparedNames(found, language)
    names, say, run = called.names, called.names.say, found.first
    pairs = len(found.pairs)
    title = say("compared-title", game=names.game.title, deals=number(pairs, names))
    about = say("run-about", seconds=time_said(run.seconds, names), seed=str(run.seed))
    yield Text.assemble((title, "bold"), (f" {about}", HEAD))
    yield Text(f"  1  {called.first}")
    yield Text(f"  2  {called.second}")
    if run.resumed:
        yield Text(say("run-resumed", games=number(run.resumed, names)), HEAD)
    if run.interrupted:
        left = number(run.games - pairs, names)
        yield Text(say("compared-interrupted", left=left, deals=number(run.games, names)), "yellow")
    for heading, rows in grouped(differences(found)):
        table = Grid(names, say(heading), "1", "2", say("difference"), "95%", "")
        for one in rows:
            table.add(called.of(one), *cells(one), Text("*" if is_sure(one) else ""))
        yield table.padded()
    if pairs:
        yield Padding(Text(say("compared-told"), QUIET), (1, 2))
