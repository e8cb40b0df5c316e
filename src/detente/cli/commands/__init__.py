"""The commands, as the command line shows them. A module that carries one out is imported only when it runs."""

from detente.cli.commands.root import app

__all__ = ["app"]
