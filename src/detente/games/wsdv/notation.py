"""How actions are written."""

from typing import Final

from detente.core.actions import ActionSpace
from detente.games.germany.notation import texts

SPACE: Final = ActionSpace(texts())
