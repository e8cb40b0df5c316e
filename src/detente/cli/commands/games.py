"""The command `detente games`."""

import typer

group = typer.Typer()


@group.command(name="games")
def games_command() -> None:
    """List the games that are installed, with their versions and options.

    Games that cannot be loaded come last, with the reason. The exit code is 1 if
    there is one, or if a part of a game does not work: its texts, rules or board.

    [dim]Example:[/dim]
    detente games
    """
    from detente.cli.games import list_games

    raise typer.Exit(list_games())
