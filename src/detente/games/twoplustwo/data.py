"""The house edition of 2+2, read from `data.json`, and editions supplied by tables (option `edition`)."""

from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

from detente.core.engine.options import Content, Own
from detente.core.records.facts import read_facts
from detente.games.twoplustwo.edition import FORMAT, Edition
from detente.games.twoplustwo.tuning import TUNING


def house_facts() -> Mapping[str, Any]:
    """The house edition, as in its file."""
    return read_facts(resources.files("detente.games.twoplustwo").joinpath("data.json").read_text("utf-8"))


HOUSE: Final = Edition(house_facts())
OWN_EDITION: Final = Own(FORMAT, Edition, house_facts, TUNING)


def edition_of(options: Mapping[str, Any]) -> Edition:
    """The edition that a table uses."""
    chosen = options["edition"]
    return chosen.form if isinstance(chosen, Content) else HOUSE
