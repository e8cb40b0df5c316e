"""A dataclass declares what a command takes."""

from dataclasses import dataclass, field
from typing import Annotated

import typer
from typer.testing import CliRunner

from detente.cli.commands.options import command

group = typer.Typer()
received: list["Trip"] = []


@dataclass(frozen=True)
class Luggage:
    bags: Annotated[int, typer.Option("--bags")] = 1


@dataclass(frozen=True)
class Trip:
    place: Annotated[str, typer.Argument()]
    via: Annotated[list[str], typer.Option("--via")] = field(default_factory=list)
    luggage: Luggage = field(default_factory=Luggage)
    days: Annotated[int, typer.Option("--days")] = 7


@command(group, "go")
def go(typed: Trip) -> int:
    """Go on a trip."""
    received.append(typed)
    return 3 if typed.days > 100 else 0


@command(group, "stay")
def stay(typed: Luggage) -> None:
    """Stay at home."""


def run(*typed: str) -> int:
    return CliRunner().invoke(group, typed).exit_code


def test_the_command_receives_the_object_filled_in() -> None:
    assert run("go", "Rome", "--via", "Bern", "--via", "Milan", "--bags", "4") == 0
    assert received.pop() == Trip("Rome", ["Bern", "Milan"], Luggage(4), 7)
    assert run("go", "Rome") == 0
    assert received.pop() == Trip("Rome")


def test_what_it_returns_is_the_exit_code() -> None:
    assert run("go", "Rome", "--days", "101") == 3
    assert run("stay") == 0


def test_what_must_be_typed_is_missed() -> None:
    assert run("go") == 2
    assert not [trip for trip in received if trip.days == 7]


def test_help_shows_the_options_in_their_order() -> None:
    shown = CliRunner().invoke(group, ["go", "--help"]).output
    assert "Go on a trip." in shown
    assert shown.index("--via") < shown.index("--bags") < shown.index("--days")
