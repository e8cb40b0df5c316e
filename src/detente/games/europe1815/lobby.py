"""What the lobby says of the game besides words."""

from typing import Final

from detente.core.shown.lobby import LobbyFacts

LOBBY: Final = LobbyFacts(minutes=(90, 180), weight=3, options=("mode", "map"))
