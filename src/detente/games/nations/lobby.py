"""What the lobby says of the game besides words."""

from typing import Final

from detente.core.shown.lobby import LobbyFacts

LOBBY: Final = LobbyFacts(minutes=(60, 120), weight=3, options=("rounds",))
