"""Forecasts from what a seat knows: the next card turned up, and the dice."""

from typing import Any, Final, NamedTuple

from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION

FACE_OF: Final = {id: face for face, id in enumerate(EDITION.ids)}
ROLLS: Final = 100


def turned_up(view: dict[str, Any], seat: int, card: str) -> str:
    """NW-REVEAL-1 to NW-REVEAL-6, NW-PROP-2, NW-BOMB-5: what the first card of the seat's own row will do.

    One of launch, attack, no-carrier, too-big, propaganda, war, nothing, dead.
    """
    if 0 in view["dead"]:
        return "dead"
    face = FACE_OF[card]
    about = view["table"][seat]
    if face < codes.CARRIER:
        if about["launch_slot"] is None:
            return "no-carrier"
        return "attack" if EDITION.megatons[face] <= about["load"] else "too-big"
    if face < codes.PROPAGANDA:
        return "launch"
    if face < codes.ANTI_MISSILE:
        return "war" if view["war"] else "propaganda"
    return "nothing"


class Odds(NamedTuple):
    """What the dice may do to a target: people lost in each of the 100 rolls, and rolls that end the world."""

    losses: list[int]
    chain: int

    @property
    def average(self) -> float:
        """People lost on average, without the end of the world."""
        rolls = len(self.losses)
        return sum(self.losses) / rolls if rolls else 0.0

    def deadly(self, people: int) -> int:
        """How many rolls kill a target with this many people."""
        return self.chain + sum(loss >= people for loss in self.losses)


def odds(warhead: str) -> Odds:
    """NW-DICE-2, NW-DICE-7: what a warhead may do, if it is not intercepted."""
    face = FACE_OF[warhead]
    losses: list[int] = []
    chain = 0
    for roll in range(ROLLS):
        if EDITION.result_of[roll] != codes.RESULT_HIT:
            losses.append(0)
        elif EDITION.result_chain[roll] and face == codes.CARRIER - 1:
            chain += 1
        else:
            people = EDITION.kills[face] * EDITION.result_multiply[roll] + EDITION.result_add[roll]
            losses.append(max(0, people))
    return Odds(losses, chain)
