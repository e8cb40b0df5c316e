"""The data file of Germany: the map, the tracks, the setup and the cards."""

from importlib import resources
from typing import Final

from detente.core.records.facts import read_facts

FACTS: Final = read_facts(resources.files("detente.games.germany").joinpath("data.json").read_text("utf-8"))
