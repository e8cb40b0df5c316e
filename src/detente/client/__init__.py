"""A client for programs that play at a Détente server over the network; see docs/programs.md.

    from detente.client import Client

    with Client("https://play.example.org") as client:
        seat = client.sit_down("https://play.example.org/join/KEY", "My bot")
        seat.play(lambda position: position.actions[0])

`AsyncClient` is the same with `await`. `Client(url, token="detente-...")` acts for the visitor who made the token; without one the program is
a visitor of its own. What is sent and answered is in docs/protocol.md.
"""

from detente.client.asynchronous import AsyncClient, AsyncSeat
from detente.client.exchange import NotReached, Position, Refused
from detente.client.synchronous import Client, Seat

__all__ = ["AsyncClient", "AsyncSeat", "Client", "NotReached", "Position", "Refused", "Seat"]
