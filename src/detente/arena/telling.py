"""A trial of strength for the terminal."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from detente.arena.names import Names
from detente.arena.report import HEAD, QUIET, clock, grid, percents
from detente.arena.stats import Rate
from detente.arena.strength import Answer, Strength


def told(found: Strength) -> Iterator[RenderableType]:
    """Print the results of a trial to a console."""
    trial = found.trial
    yield Text.assemble(
        (f"{trial.table.name}: {trial.challenger} among {trial.field}", "bold"),
        (f"; {found.games:,} games in {clock(found.seconds)}, seed {trial.seed}", HEAD),
    )
    if found.interrupted:
        yield Text("Interrupted: what is done is counted, but the last look came before.", "yellow")
    if not found.games:
        return
    rows = grid("bot", "won", "of all", "95%", "of decided", "nobody won")
    own, other = found.nobody, found.nobody_by_field
    rows.add_row(
        trial.challenger,
        f"{found.won.count:,}",
        *percents(found.won),
        percents(found.of_decided)[0],
        few(own),
    )
    decided = found.won_by_field_of_decided
    rows.add_row(
        f"{trial.field} in its place",
        f"{found.won_by_field.count:,}",
        *percents(found.won_by_field),
        percents(decided)[0],
        few(other),
    )
    yield Padding(rows, (1, 2, 0, 2))
    seats = grid("seat", trial.challenger, "95%", trial.field, "95%")
    names = Names(trial.table.game.id, "en", trial.table.seats)
    for name, (challenger, field) in zip(names.seats, found.seats(), strict=True):
        seats.add_row(name, *percents(challenger), *percents(field))
    yield Padding(seats, (1, 2, 0, 2))
    verdicts = grid("is its share of wins above", "by", "95%, for all looks", "answer")
    for answer in found.answers:
        excess = answer.excess
        verdicts.add_row(
            bound(answer, trial.field),
            f"{100 * excess.mean:+.1f}",
            f"{100 * excess.low:+.1f} to {100 * excess.high:+.1f}",
            verdict(answer),
        )
    yield Padding(verdicts, (1, 2, 0, 2))
    end = "decided" if found.decided else "not all decided"
    most = trial.blocks * trial.table.seats
    yield Padding(Text(f"{end} at look {found.look} of {found.looks}, at most {most:,} games", QUIET), (1, 2))


def few(rate: Rate) -> str:
    """A count out of a total."""
    return f"{rate.count:,} of {rate.of:,}"


def bound(answer: Answer, field: str) -> str:
    """What the challenger is compared with."""
    if answer.about == "share":
        return f"{answer.bound:.1%}"
    if answer.about == "factor":
        return f"{answer.bound:g} times that of {field}"
    return f"that of {field}"


def verdict(answer: Answer) -> Text:
    """The answer in a word."""
    if answer.verdict is None:
        return Text("undecided", "yellow")
    return Text("yes", "bold green") if answer.verdict else Text("no", "bold red")
