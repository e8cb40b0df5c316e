"""A saved game, step by step."""

import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from detente import IllegalAction, State
from detente.cli.commands.table import ReplayOptions
from detente.cli.inputs import Wrong, find_game, read_bytes, read_language, spoken
from detente.core.records.faults import said_in
from detente.core.records.record import Match, Record, read_record, reopened
from detente.core.shown.scene import advised
from detente.core.shown.telling import lines_of
from detente.core.shown.words import Words, languages_of

QUIET = "dim"
BROKEN = 1


class Broken(Exception):
    """The rules themselves failed at the start of the record, or at an entry."""


def replay(typed: ReplayOptions) -> int:
    """Print a saved game; the exit code."""
    file, until = typed.file, typed.until
    if until is not None and until < 0:
        raise Wrong(f"--until must be at least 0, not {until}")
    console = Console(highlight=False, markup=False, emoji=False)
    try:
        record, match = opened(file)
    except Broken as error:
        return broken(console, error, "The start")
    teller = Teller(match, typed.language)
    console.print(Text(heading(match), "bold"))
    tell(console, teller, match.opening_events)
    entries = record.entries if until is None else record.entries[:until]
    if record.first:
        console.print(Text(spoken()("replay-base", count=record.first), QUIET))
    for k, (seat, entry) in enumerate(entries[record.first :], record.first):
        console.print(
            Text.assemble((f"{k:4} ", QUIET), (f"{teller.seat(seat)}: {entry_text(entry)}", "cyan"))
        )
        try:
            told = carry_out(match, seat, entry)
        except ValueError as error:
            raise Wrong(f"{file} does not fit the rules: entry {k}: {error}") from error
        except Broken as error:
            return broken(console, error, f"Entry {k}")
        tell(console, teller, told)
    for line in conclusion(match, teller):
        console.print(Text(line, "bold"))
    if len(entries) < len(record.entries):
        more = spoken()("replay-more", count=len(record.entries) - len(entries))
        console.print(Text(more, QUIET))
    return 0


def tell(console: Console, teller: "Teller", events: Sequence[Any]) -> None:
    """Print what happened."""
    for line in teller.lines(events):
        console.print(Text(f"       {line}"), soft_wrap=True)


def broken(console: Console, error: Broken, what: str) -> int:
    """Print the error in the rules; the exit code."""
    assert error.__cause__ is not None
    console.print(Text("".join(traceback.format_exception(error.__cause__)).rstrip()))
    console.print(Text(f"{what} breaks the game: see the error above.", "bold red"))
    return BROKEN


def opened(file: Path) -> tuple[Record, Match]:
    """A saved game, and the match before its first entry. Broken if the rules fail at the start."""
    try:
        record = read_record(read_bytes(file))
        game = find_game(record.game)
        if record.version == game.version:
            return record, reopened(game, record)
    except ValueError as error:
        raise Wrong(f"{file}: {said_in(error, spoken().language)}") from error
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError) as error:
        raise Broken from error
    raise Wrong(f"{file} is of rules version {record.version} of {game.id}; this is version {game.version}")


def heading(match: Match) -> str:
    """The game, its options and its starting position."""
    options = ", ".join(f"{name} {value}" for name, value in match.state.options.items())
    start = "yes" if match.facts is None else "no"
    return spoken()(
        "replay-heading", game=match.game.title, options=options, seed=str(match.seed), from_start=start
    )


def entry_text(entry: str | int) -> str:
    """An entry of a record: an action in its notation, or how many actions it undoes."""
    if isinstance(entry, str):
        return entry
    return spoken()("replay-undo" if entry > 0 else "replay-rewound", count=abs(entry))


def carry_out(match: Match, seat: int, entry: str | int) -> list[Any]:
    """Play an entry; its events. ValueError if it is not legal, Broken if the rules fail."""
    events: list[Any] = []
    action = match.game.actions.parse(entry) if isinstance(entry, str) else -1
    try:
        legal = match.state.legal_actions(seat)
    except Exception as error:
        raise Broken from error
    if action >= 0 and action not in legal:
        raise match.state.refusal(seat, action)
    try:
        if isinstance(entry, str):
            match.apply(seat, action, events)
        else:
            match.take_back(seat, entry)
    except Exception as error:
        if isinstance(error, IllegalAction) and not isinstance(entry, str):
            raise
        raise Broken from error
    return events


class Teller:
    """Puts events into the game's own words."""

    def __init__(self, match: Match, language: str) -> None:
        self.game = game = match.game
        read_language(language, languages_of(game), game.title)
        self.words = Words(game, language, options=match.state.options)

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.words.seat(seat) if 0 <= seat < 26 else f"seat {seat}"

    def action(self, state: State, seat: int, text: str) -> str:
        """An action of a seat, with the label of its offer in this state."""
        return advised(state, seat, text, self.words)["label"]

    def lines(self, events: Sequence[Any]) -> list[str]:
        """Everything that happened."""
        known = [event.to_dict() for event in events]
        return [line["text"] for line in lines_of(self.game, known, self.words)]


def conclusion(match: Match, teller: Teller) -> list[str]:
    """Who has won and why, or who has to decide now."""
    state, say = match.state, spoken()
    if not state.over:
        waiting = teller.words.listed([teller.seat(seat) for seat in state.to_act])
        question = match.game.questions.get(state.asked)
        about = f" ({question.name}, {question.rule})" if question else ""
        return [say("replay-goes-on", seats=waiting, count=len(state.to_act), about=about)]
    winners = [teller.seat(seat) for seat, share in enumerate(state.returns or []) if share > 0]
    lines = [say("replay-over", winners=teller.words.listed(winners), count=len(winners))]
    for place in match.game.ranking(state):
        points = say("replay-points", points=place.points)
        lines.append(f"{place.place:5}. {teller.seat(place.seat)}  {points}  {place.reason}")
    return lines
