"""What the lobby says of the game besides words."""

from typing import Final

from detente.core.shown.lobby import LobbyFacts
from detente.games.twoplustwo.talk import PARTNER

LOBBY: Final = LobbyFacts(
    minutes=(150, 240),
    weight=5,
    allies=tuple((seat, partner) for seat, partner in PARTNER.items() if seat < partner),
)
