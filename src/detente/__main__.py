"""`python -m detente`: the command line."""

from detente.cli import app

app(prog_name="detente")
