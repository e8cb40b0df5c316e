"""What is printed on the cards of Wir sind das Volk!."""

from collections.abc import Mapping
from typing import Any, Final

from detente.games.germany.data import FACTS
from detente.games.germany.symbols import Faces

FACES: Final = Faces(FACTS["cards"], FACTS["tracks"]["prestige"]["boxes"])


def faces(options: Mapping[str, Any]) -> Faces:
    """What is printed on the cards, the same at every table."""
    return FACES
