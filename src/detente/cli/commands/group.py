"""Groups of commands: wrong input prints one line on stderr, and a game's name may replace the command `show`."""

import os
import sys
from collections.abc import Sequence
from typing import Any

import typer
from click.shell_completion import CompletionItem
from typer.core import TyperGroup

from detente.cli.commands.completing import games
from detente.cli.lettering import prepare_output


class Commands(TyperGroup):
    """The root of the command line: wrong input prints one line on stderr, not a box or a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run the command line and exit."""
        prepare_output()
        try:
            status = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.BadParameter as error:
            complain(error.format_message(), 2)
        except typer.Abort:
            sys.exit(130)
        except BrokenPipeError:
            # The program that reads our output has closed it. What is left in the buffer is dropped.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            complain(error.format_message(), getattr(error, "exit_code", 2))
        if not standalone_mode:
            return status
        sys.exit(status if isinstance(status, int) else 0)


class GameOr(TyperGroup):
    """A group whose command `show` may be left out: the first argument is then a game."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Treat an unknown command as a game to show."""
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            args = ["show", *args]
        return super().resolve_command(ctx, args)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """Complete games, too."""
        there = [CompletionItem(id) for id in games(ctx, incomplete)]
        return [*super().shell_complete(ctx, incomplete), *there]


def complain(message: str, status: int) -> None:
    """Say in one line what is wrong, and exit."""
    print(f"detente: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(status)
