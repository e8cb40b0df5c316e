"""The table as a list of players with who may attack whom: this game has no map; and what words mean."""

from typing import Any, Final

from detente.core.shown.chart import Region, Term, term
from detente.core.shown.words import Words
from detente.games.nuclear_war.scene.names import card_name
from detente.games.nuclear_war.state import SEAT_NAMES

TERMS: Final = (
    "row", "carrier", "warhead", "propaganda", "secret", "anti-missile", "deterrent", "war", "retaliation",
)  # fmt: skip


def chart(view: dict[str, Any], words: Words) -> list[Region]:
    """The players, each with those whose carriers are in the launch slot (NW-REVEAL-3)."""
    return [
        Region(
            on=f"player {SEAT_NAMES[seat]}",
            name=words.seat(seat),
            places=[f"{SEAT_NAMES[seat]} {id}" for id in ("launch slot", "row", "deterrents")],
            near=[],
            facts=[],
            threats=threats(view, seat, words),
            seat=seat,
        )
        for seat in range(view["seats"])
        if view["table"][seat]["living"]
    ]


def threats(view: dict[str, Any], seat: int, words: Words) -> list[str]:
    """The others who have a carrier ready, and how much it still carries."""
    return [
        words(
            "chart-threat",
            seat=words.seat(other),
            carrier=card_name(about["launch_slot"], words),
            megatons=about["load"],
        )
        for other, about in enumerate(view["table"])
        if other != seat and about["living"] and about["launch_slot"]
    ]


def legend(view: dict[str, Any], words: Words) -> list[Term]:
    """What the kinds of cards and the moments of the game are."""
    return [term(name, words) for name in TERMS]
