"""The bot's advice on saved games, in the terminal."""

import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from detente.arena.progress import progress_bar
from detente.bots import advice
from detente.bots.advice import Decision
from detente.bots.search import Limit
from detente.cli.inputs import Wrong, read_limit, read_seat
from detente.cli.replay import Broken, Teller, carry_out, opened
from detente.core.record import Match, Record
from detente.core.words import LETTERS

BAR = 30


def hint(file: Path, seat: str | None, until: int | None, limit: str, language: str) -> None:
    """Print what the bot would do."""
    record, match = opened(file)
    thought = read_limit(limit)
    if until is not None and until < 0:
        raise Wrong(f"--until must be at least 0, not {until}")
    play(file, record, match, until)
    state, teller = match.state, Teller(match, language)
    if state.over:
        raise Wrong(f"{file}: the game is over; see detente analyse")
    chosen = state.to_act[0] if seat is None else read_seat(seat, state.seats)
    if chosen not in state.to_act:
        asked = ", ".join(LETTERS[each] for each in state.to_act)
        raise Wrong(f"--seat: {LETTERS[chosen]} owes no decision now; {asked} must decide")
    found = advice.hint(state.view(chosen), advice.worlds_of(state, chosen), advice.seed_of(chosen), thought)
    console = plain_console()
    console.print(
        f"{teller.seat(chosen)}, chances now {found['chances'][chosen]:.0%}. The bot would:", style="bold"
    )
    for line in found["lines"]:
        console.print(
            f"{bar(line['chance'])} {line['chance']:5.0%}  {', '.join(line['actions'])}", soft_wrap=True
        )


def analyse(file: Path, seat: str | None, limit: str, language: str) -> None:
    """Print the chances at each decision of a seat, and the costliest ones."""
    record, match = opened(file)
    thought = read_limit(limit)
    play(file, record, match, None)
    if not match.state.over:
        raise Wrong(f"{file}: the game is not over; see detente hint")
    chosen = read_seat(seat, match.state.seats)
    teller = Teller(match, language)
    made = looked_at(record, chosen, thought)
    console = plain_console()
    names = [teller.seat(each) for each in range(match.state.seats)]
    console.print(figures(made, names))
    console.print(f"The costliest decisions of {names[chosen]}:", style="bold")
    costliest = advice.costliest(made)
    for each in costliest:
        console.print(
            f"{-each['loss']:6.0%}  entry {each['entry']}: {each['taken']} ({each['value']:.0%}); "
            f"better: {each['best']} ({each['most']:.0%})",
            soft_wrap=True,
        )
    if not costliest:
        console.print("None cost anything worth telling.")


def looked_at(record: Record, seat: int, limit: Limit) -> list[Decision]:
    """All decisions of a seat, with a progress bar."""
    kept = json.dumps(record.to_dict()).encode()
    entries = advice.decided(record.entries, seat)
    made: list[Decision] = []
    with progress_bar(Console(stderr=True)) as progress:
        for entry in progress.track(entries, description="decisions"):
            found = advice.looked_at(kept, seat, entry, limit)
            if found is not None:
                made.append(found)
    return made


def figures(made: Sequence[Decision], names: Sequence[str]) -> Table:
    """The chances of all seats at each decision."""
    table = Table("entry", *names, "done", box=None)
    for each in made:
        table.add_row(str(each["entry"]), *[f"{chance:.0%}" for chance in each["chances"]], each["taken"])
    return table


def play(file: Path, record: Record, match: Match, until: int | None) -> None:
    """Play a record to where advice is wanted."""
    for k, (seat, entry) in enumerate(record.entries[:until]):
        try:
            carry_out(match, seat, entry)
        except (ValueError, Broken) as error:
            raise Wrong(
                f"{file} does not fit the rules: entry {k}: {error or repr(error.__cause__)}"
            ) from error


def plain_console() -> Console:
    """A console that takes texts as they are."""
    return Console(highlight=False, markup=False, emoji=False)


def bar(chance: float) -> str:
    """A chance as a bar."""
    full = round(chance * BAR)
    return "█" * full + "░" * (BAR - full)
