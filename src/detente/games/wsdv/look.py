"""What modules that show Germany must know of the game in which it is shown."""

from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

from detente.core.facts import read_facts
from detente.games.germany.codes import EAST, WEST
from detente.games.germany.data import PHASE_IDS
from detente.games.germany.symbols import Faces

GERMAN: Final = (WEST, EAST)
"""The seats of the two German states, West first."""
PHASES: Final = PHASE_IDS
"""The phases of the end of decade in their order."""


def read() -> Faces:
    """The faces of all cards."""
    facts = read_facts(resources.files("detente.games.germany").joinpath("data.json").read_text("utf-8"))
    return Faces(facts["cards"], facts["tracks"]["prestige"]["boxes"])


FACES: Final = read()


def faces(options: Mapping[str, Any]) -> Faces:
    """What is printed on the cards: the same at every table."""
    return FACES
