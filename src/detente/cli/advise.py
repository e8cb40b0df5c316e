"""The bot's advice on saved games, in the terminal."""

import json
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from detente.arena.progress import progress_bar
from detente.bots import advice
from detente.bots.advice import Decision
from detente.bots.search import Limit
from detente.cli.commands.advice import AnalyseOptions, HintOptions
from detente.cli.hinting import hint_for, percent, ways_table
from detente.cli.inputs import Wrong, read_limit, read_seat
from detente.cli.replay import Broken, Teller, carry_out, opened
from detente.core.records.record import Match, Record
from detente.core.shown.words import Texts, languages

PACKAGE = "detente.cli"


def hint(typed: HintOptions) -> None:
    """Print what the bot would do."""
    record, match = opened(typed.file)
    thought = read_limit(typed.limit)
    if typed.until is not None and typed.until < 0:
        raise Wrong(f"--until must be at least 0, not {typed.until}")
    play(typed.file, record, match, typed.until)
    state, teller = match.state, Teller(match, typed.language)
    if state.over:
        raise Wrong(f"{typed.file}: the game is over; see detente analyse")
    chosen = state.to_act[0] if typed.seat is None else read_seat(match.game, typed.seat, state.seats)
    if chosen not in state.to_act:
        asked = teller.words.listed([teller.seat(each) for each in state.to_act])
        raise Wrong.said("seat-waits", seat=teller.seat(chosen), asked=asked, count=len(state.to_act))
    found = hint_for(state, chosen, thought, teller.words, spoken(typed.language))
    console = plain_console()
    console.print(Text(found.head, "bold"))
    console.print(ways_table([[way.bar, way.chance, way.told] for way in found.ways]))


def analyse(typed: AnalyseOptions) -> None:
    """Print the chances at each decision of a seat, and the costliest ones."""
    record, match = opened(typed.file)
    thought = read_limit(typed.limit)
    play(typed.file, record, match, None)
    if not match.state.over:
        raise Wrong(f"{typed.file}: the game is not over; see detente hint")
    chosen = read_seat(match.game, typed.seat, match.state.seats)
    teller, say = Teller(match, typed.language), spoken(typed.language)
    kept = json.dumps(record.to_dict()).encode()
    made = looked_at(record, kept, chosen, thought)
    then = {entry: moment.state for entry, moment in advice.moments(kept, chosen).items()}
    console = plain_console()
    names = [teller.seat(each) for each in range(match.state.seats)]
    table = Table(say("analysis-entry"), *names, say("analysis-taken"), box=None)
    for each in made:
        chances = [percent(chance, say) for chance in each["chances"]]
        taken = teller.action(then[each["entry"]], chosen, each["taken"])
        table.add_row(str(each["entry"]), *chances, taken)
    console.print(table)
    console.print(Text(say("analysis-costliest", seat=names[chosen]), "bold"))
    costliest = advice.costliest(made)
    for each in costliest:
        state = then[each["entry"]]
        told = say(
            "analysis-line",
            loss=percent(each["loss"], say),
            entry=each["entry"],
            taken=teller.action(state, chosen, each["taken"]),
            value=percent(each["value"], say),
            best=teller.action(state, chosen, each["best"]),
            most=percent(each["most"], say),
        )
        console.print(Padding(Text(told), (0, 2)))
    if not costliest:
        console.print(say("analysis-none"))


def looked_at(record: Record, kept: bytes, seat: int, limit: Limit) -> list[Decision]:
    """All decisions of a seat, with a progress bar. kept: the record as JSON."""
    entries = advice.decided(record.entries, seat, record.first)
    made: list[Decision] = []
    with progress_bar(Console(stderr=True)) as progress:
        for entry in progress.track(entries, description="decisions"):
            found = advice.looked_at(kept, seat, entry, limit)
            if found is not None:
                made.append(found)
    return made


def play(file: Path, record: Record, match: Match, until: int | None) -> None:
    """Play a record up to the position that advice is wanted for."""
    for k, (seat, entry) in enumerate(record.entries[record.first : until], record.first):
        try:
            carry_out(match, seat, entry)
        except (ValueError, Broken) as error:
            raise Wrong(
                f"{file} does not fit the rules: entry {k}: {error or repr(error.__cause__)}"
            ) from error


def spoken(language: str) -> Texts:
    """The terminal's texts, in English if there are none in the language of the game."""
    return Texts(language if language in languages(PACKAGE) else "en", PACKAGE)


def plain_console() -> Console:
    """A console that prints texts unchanged."""
    return Console(highlight=False, markup=False, emoji=False)
