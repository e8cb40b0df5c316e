"""Commands whose options are one object: a dataclass declares what can be typed, and the command receives an instance."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any, TypeVar, get_type_hints

import typer
from typer.models import ParameterInfo

from detente.cli.commands.completing import COMPLETIONS

Options = TypeVar("Options")
Run = Callable[[Options], int | None]


def command(group: typer.Typer, name: str) -> Callable[[Run[Options]], Run[Options]]:
    """Make a function a command of a group.

    The function takes one dataclass. Each field is an argument or an option, annotated for Typer; a field that is itself a
    dataclass stands for all of its fields. The function returns the exit code; None means 0.
    """

    def register(run: Run[Options]) -> Run[Options]:
        options = next(iter(get_type_hints(run).values()))

        def typed(**values: Any) -> None:
            raise typer.Exit(run(filled(options, values)) or 0)

        shape = inspect.Signature(parameters(options))
        typed.__doc__ = run.__doc__
        typed.__signature__ = shape  # type: ignore[attr-defined]
        typed.__annotations__ = {name: each.annotation for name, each in shape.parameters.items()}
        group.command(name=name)(typed)
        return run

    return register


def parameters(options: type) -> list[inspect.Parameter]:
    """The arguments and options of a dataclass, in the order of its fields."""
    hints = get_type_hints(options, include_extras=True)
    found: list[inspect.Parameter] = []
    for field in fields(options):
        hint = hints[field.name]
        if is_dataclass(hint):
            found += parameters(hint)  # type: ignore[arg-type]
        else:
            for info in getattr(hint, "__metadata__", ()):
                if isinstance(info, ParameterInfo):
                    info.autocompletion = COMPLETIONS.get(field.name)
            found.append(
                inspect.Parameter(
                    field.name, inspect.Parameter.KEYWORD_ONLY, default=default(field), annotation=hint
                )
            )
    return found


def default(field: Field[Any]) -> Any:
    """A field's value if nothing is typed; `inspect.Parameter.empty` if it is required."""
    if field.default_factory is not MISSING:
        return field.default_factory()
    return inspect.Parameter.empty if field.default is MISSING else field.default


def filled(options: Callable[..., Options], values: Mapping[str, Any]) -> Options:
    """The options object, made from everything that was typed."""
    hints = get_type_hints(options)
    return options(
        **{
            field.name: filled(hints[field.name], values)
            if is_dataclass(hints[field.name])
            else values[field.name]
            for field in fields(options)  # type: ignore[arg-type]
        }
    )
