"""Learning a game, from the command line."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from detente.cli.commands.learning import LearnOptions
from detente.cli.files import saved, write_text
from detente.cli.inputs import ANYTHING, Wrong, check_writable, find_game, read_bot
from detente.cli.running import INTERRUPTED, lacking

if TYPE_CHECKING:
    from detente.research.learning import Training

EXAMINED = 1 << 20
"""Added to the seed of a run for the games that count, which it has not learned from."""


def learn(typed: LearnOptions) -> int:
    """Learn, and write what was asked for; the exit code."""
    find_game(typed.game)
    for file in (typed.weights, typed.curve):
        if file is not None:
            check_writable(file)
    training = begun(typed)
    console = Console(highlight=False)
    try:
        training.run(console.print)
    except KeyboardInterrupt:
        console.print(f"Stopped; the same command goes on from the last checkpoint in {typed.resume}.")
        return INTERRUPTED
    if typed.weights is not None:
        write_weights(training, typed.weights, console)
    if typed.curve is not None:
        from detente.research.learning.curve import picture

        write_text(typed.curve, picture(training), "saved-curve", console)
    if typed.examine:
        tell_strength(training, typed.examine, console)
    return 0


def begun(typed: LearnOptions) -> "Training":
    """The run in the folder, new or continued."""
    try:
        from detente.research.learning import Recipe, Training
    except ModuleNotFoundError as error:
        raise lacking(error, "learn", "detente learn") from error
    opponents = tuple(read_bot(name.strip()) for name in typed.against.split(",")) if typed.against else ()
    wanted = {
        "seed": typed.seed,
        "lessons": read_lessons(typed.lessons) if typed.lessons else None,
        "decisions": typed.decisions,
        "opponents": opponents or None,
        "bouts": typed.bouts if typed.bouts is not None or not opponents else 1.0,
    }
    given = {name: value for name, value in wanted.items() if value is not None}
    numbers = {
        each.name: type(each.default) for each in fields(Recipe) if isinstance(each.default, int | float)
    }
    try:
        return Training.opened(typed.resume, typed.game, {**read_numbers(typed.settings, numbers), **given})
    except (ValueError, OSError) as error:
        raise Wrong(str(error)) from error


def read_lessons(typed: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """The teachers, and how many decisions of each are watched, each typed as `BOT=NUMBER`."""
    found = []
    for text in typed:
        name, _, number = text.rpartition("=")
        if not name or not number.isdecimal():
            raise Wrong(f"--lessons takes a bot and a number, such as heuristic=150000, not {text!r}")
        if int(number):
            found.append((read_bot(name), int(number)))
    return tuple(found)


def read_numbers(typed: Sequence[str], numbers: Mapping[str, type]) -> dict[str, int | float]:
    """Settings, each typed as `NAME=NUMBER`. numbers: the type of each."""
    found: dict[str, int | float] = {}
    for text in typed:
        name, _, number = text.partition("=")
        if name not in numbers:
            raise Wrong(f"--set takes one of {', '.join(numbers)}, not {name!r}")
        try:
            found[name] = numbers[name](number)
        except ValueError:
            raise Wrong(f"--set {name} takes a number, not {number!r}") from None
    return found


def write_weights(training: "Training", file: Path, console: Console) -> None:
    """Write the weights for the bot `learned:FILE`."""
    from detente.arena.export import write_whole
    from detente.research.learning.export import weights_of

    data = weights_of(training).to_bytes()
    saved(file, lambda: write_whole(file, data), "saved-weights", console)


def tell_strength(training: "Training", games: int, console: Console) -> None:
    """Play games that count, and tell what was won."""
    from detente.arena.stats import rate
    from detente.research.learning.examining import examine

    recipe = training.recipe
    opponents = recipe.opponents or (recipe.lessons[0][0] if recipe.lessons else ANYTHING,)
    found = examine(training.network, recipe, opponents, games, recipe.seed + EXAMINED)
    won = rate(round(found.won), found.games)
    console.print(
        f"Among {', '.join(opponents)}: {won.share:.1%} of {won.of} games won ({won.low:.1%} to {won.high:.1%})."
    )
