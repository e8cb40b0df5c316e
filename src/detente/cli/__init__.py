"""The command line."""

from detente.cli.commands import app

__all__ = ["app"]
