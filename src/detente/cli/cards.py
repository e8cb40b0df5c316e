"""Files of custom cards: contents for options that accept more than named values."""

import json
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

import detente
from detente import Game
from detente.cli.inputs import Wrong, find_game, read_object, spoken
from detente.cli.lettering import knows_all_letters
from detente.core.engine.options import Option, Own, content
from detente.core.records.facts import shortened
from detente.core.records.faults import Faults, said_in

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
        formats = ", ".join(own.format for _, _, own in there) or "–"
        said = shortened(facts.get("format"))
        raise Wrong.said("format", file=str(file), found=said, there=formats)
    game, option, own = found
    say = spoken()
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    try:
        read = content(own, facts)
    except ValueError as error:
        console.print(said_in(error if isinstance(error, Faults) else Faults([error]), say.language))
        console.print(say("cards-wrong", file=str(file)))
        return WRONG_INSIDE
    console.print(say("cards-right", file=str(file), cards=str(read)))
    console.print(say("cards-play", command=f"detente play {game.id} -o {option.name}={file}"))
    return 0


def show_file(game_id: str) -> None:
    """Print the content behind the default value of a game's option."""
    game = find_game(game_id)
    found = next(with_content([game]), None)
    if found is None:
        raise Wrong.said("no-cards", game=game.id)
    print(json.dumps(found[2].sample(), ensure_ascii=not knows_all_letters(), indent=1))
