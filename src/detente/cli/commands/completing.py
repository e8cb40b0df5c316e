"""What a shell completes: the ids, names and values that an argument or option takes."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import typer

Completion = Callable[[typer.Context, str], list[str]]
"""Given what is typed before and the beginning of this word: the words that it may become."""


def beginning(typed: str, words: Sequence[str]) -> list[str]:
    """The words that begin with what is typed."""
    return [word for word in words if word.startswith(typed)]


def games(context: typer.Context, incomplete: str) -> list[str]:
    """Ids of games. They are not loaded for it."""
    import detente

    return beginning(incomplete, sorted(detente.installed()))


def bots(context: typer.Context, incomplete: str) -> list[str]:
    """Names of bots, after those and the commas that are typed."""
    from detente.bots import bots as there

    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in beginning(last, there())]


def languages(context: typer.Context, incomplete: str) -> list[str]:
    """Languages of the terminal."""
    from detente.core.shown.words import languages as there

    return beginning(incomplete, there("detente.cli"))


def seats(context: typer.Context, incomplete: str) -> list[str]:
    """Letters of seats, as many as the game has at most."""
    from detente.core.shown.words import LETTERS

    most = [value for option in options_of(context) if option.name == "seats" for value in option.values]
    return beginning(incomplete.upper(), list(LETTERS[: max(most, default=len(LETTERS))]))


def game_options(context: typer.Context, incomplete: str) -> list[str]:
    """Options of the game that is typed before, then their values."""
    name, sign, _ = incomplete.partition("=")
    if not sign:
        return beginning(incomplete, [f"{option.name}=" for option in options_of(context)])
    values = [value for option in options_of(context) if option.name == name for value in option.values]
    return beginning(incomplete, [f"{name}={value}" for value in values])


def options_of(context: typer.Context) -> Sequence[Any]:
    """The options of the game that is typed before; empty if there is no such game."""
    import detente

    typed = [context.params.get("game"), *context.args]
    found = [word for word in typed if word in detente.installed()]
    try:
        return detente.game(found[0]).options if found else []
    except detente.BrokenGame:
        return []


COMPLETIONS: Final[dict[str, Completion]] = {
    "game": games,
    "tables": games,
    "bot": bots,
    "bots": bots,
    "others": bots,
    "language": languages,
    "seat": seats,
    "option": game_options,
}
"""By the name of the argument or option."""
