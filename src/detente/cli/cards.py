"""Files of custom cards: contents for options that accept more than named values."""

import json
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

import detente
from detente import Game
from detente.cli.inputs import Wrong, find_game, read_object
from detente.core.engine.options import Option, Own, content
from detente.core.records.facts import Faults, shortened

WRONG_INSIDE = 1


def with_content(games: list[Game]) -> Iterator[tuple[Game, Option, Own]]:
    """The options of these games that accept a content."""
    for game in games:
        for option in game.options:
            if option.own is not None:
                yield game, option, option.own


def check_file(file: Path) -> int:
    """Check a file against the option whose format it names; the exit code."""
    facts = read_object(file)
    there = list(with_content([detente.game(id) for id in detente.games()]))
    found = next((place for place in there if place[2].format == facts.get("format")), None)
    if found is None:
        formats = ", ".join(own.format for _, _, own in there) or "none"
        said = shortened(facts.get("format"))
        raise Wrong(f"{file}: no installed game takes the format {said}; there are {formats}")
    game, option, own = found
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    try:
        read = content(own, facts)
    except ValueError as error:
        faults = error.faults if isinstance(error, Faults) else [str(error)]
        for fault in faults:
            console.print(fault)
        console.print(f"{file} cannot be played with yet.")
        return WRONG_INSIDE
    console.print(f"{file} is right: {read}.")
    console.print(f"Play with it: detente play {game.id} -o {option.name}={file}")
    return 0


def show_file(game_id: str) -> None:
    """Print the content behind the default value of a game's option."""
    game = find_game(game_id)
    found = next(with_content([game]), None)
    if found is None:
        raise Wrong(f"{game.id} takes no cards of your own")
    print(json.dumps(found[2].sample(), ensure_ascii=False, indent=1))
