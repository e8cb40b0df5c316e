"""Classes of state fields: written from their declarations, and up to date."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import pytest

import detente
from detente.core.authors.slots import written
from detente.core.engine.state import State
from detente.core.records.fields import EACH_SEAT, SEAT, YES_OR_NO, Derived, Field

PACKAGES = sorted(
    {
        base.__module__.rpartition(".")[0]
        for id in detente.games()
        for base in detente.game(id).state_type.__mro__
        if base.__module__.endswith(".slots")
    }
)


def declared(*fields: Field, derived: tuple[Derived, ...] = (), base: type[State] = State) -> ModuleType:
    """A module that declares fields."""
    module: Any = ModuleType("reefs.fields")
    module.FIELDS, module.DERIVED, module.BASE = fields, derived, base
    return module


@pytest.mark.parametrize("package", PACKAGES)
def test_the_written_class_is_that_of_todays_declarations(package: str) -> None:
    spec = find_spec(f"{package}.slots")
    assert spec is not None and spec.origin is not None
    with open(spec.origin, encoding="utf-8") as file:
        assert file.read() == written(import_module(f"{package}.fields")), f"run: detente fields {package}"


def test_some_games_have_such_a_class() -> None:
    assert PACKAGES


def test_what_is_written_for_each_kind_of_field() -> None:
    module = declared(
        Field("pearls", SEAT, EACH_SEAT, "of each seat"),
        Field("dealt", SEAT, EACH_SEAT, "never changed", shared=True),
        Field("turn", SEAT, about="whose turn it is", start=-1),
        Field("looked", None),
        Field("open", YES_OR_NO),
        derived=(Derived("rulings", list, "the options"), Derived("teams", bool, "two against two")),
    )
    text = written(module)
    for line in (
        "pearls: of each seat",
        "self.pearls: list[int] = EMPTY",
        "self.turn: i64 = -1",
        "self.looked: bool = False",
        "self.teams: bool = False",
        "twin.pearls = self.pearls[:]",
        "twin.dealt = self.dealt\n",
        "twin.rulings = self.rulings\n",
        "from reefs.fields import FIELDS",
    ):
        assert line in text
    compile(text, "slots.py", "exec")


def test_a_field_declared_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="'turn' is declared twice"):
        written(declared(Field("turn", SEAT), Field("turn", SEAT)))


class Sea(State):
    """The state of a library on which games build."""

    fields = (Field("tide", SEAT),)


def test_a_game_extends_the_class_of_the_library_on_which_it_builds() -> None:
    text = written(
        declared(Field("turn", SEAT, about="whose turn it is"), Field("tide", YES_OR_NO), base=Sea)
    )
    for line in (
        f"from {Sea.__module__} import Sea",
        "class Slots(Sea):",
        "super().copy_slots(twin)",
        "self.turn: i64",
    ):
        assert line in text
    assert "self.tide" not in text
    compile(text, "slots.py", "exec")


def test_a_game_declares_the_fields_of_its_library_too() -> None:
    with pytest.raises(ValueError, match="FIELDS must have those of Sea, too: tide"):
        written(declared(Field("turn", SEAT), base=Sea))
