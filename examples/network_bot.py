"""A bot that sits down at a table over the network and plays a whole game.

Invite it: open a table with a seat for a friend, and give the bot the link.

    python examples/network_bot.py http://127.0.0.1:8000/join/KEY --name Robot

It needs only the package `detente` (`detente.client`), not the games: what it may do, the server tells it. It says in the chat what
it does, and chooses by chance; put something better into `choose`.
"""

import argparse
import random
from urllib.parse import urlsplit

from detente.client import Client, Position


def choose(position: Position) -> str:
    """An action, by chance; not one that only gives up what else could be done, if there are others."""
    useful = [offer for offer in position.offers if not offer.get("waives")]
    return str(random.choice(useful or position.offers)["action"])


def main() -> None:
    """Sit down, play, and say how it ended."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("link", help="the invitation")
    parser.add_argument("--name", default="Robot", help="what the others call it")
    parser.add_argument("--token", help="play for the visitor who made this token, else for a new one")
    typed = parser.parse_args()
    server = urlsplit(typed.link)._replace(path="", query="", fragment="").geturl()
    with Client(server, typed.token) as client:
        seat = client.sit_down(typed.link, typed.name)
        print(f"Seat {seat.number} at {server}/table/{seat.table}")
        last = seat.play(choose)
        own = next(place for place in last.table["places"] or [] if place["seat"] == seat.number)
        print(f"The game is over: place {own['place']}, {own['points']} points.")


if __name__ == "__main__":
    main()
