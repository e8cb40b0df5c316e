"""Final retaliation: at whom the dying fire, and what it means for those who would kill them.

The dying gain nothing by it: they have lost, and so has everybody if nobody survives (NW-END-2). Bots strike back all the
same, out of spite, so that no kill is free; a kill that costs one's own life wins nothing. Only a last survivor who has
nothing to do with the death is spared: their killer is dead, and ending the game for all would avenge nobody.
"""

from collections.abc import Collection, Mapping
from math import exp

from detente.games.nuclear_war.brain import losses, weights


def aim(left: Mapping[int, float], culprit: int) -> int:
    """The target of the next warhead: the seat whose turn brought death, until it has had enough; then the one with most people.

    left: the people of each living opponent, less what the warheads already aimed at it kill on average.
    culprit: it may be dead.
    """
    if left.get(culprit, 0.0) > 0.0:
        return culprit
    return max(left, key=lambda seat: (left[seat], -seat))


def spares(opponents: Collection[int], culprit: int) -> bool:
    """Whether the dying fire nothing: only one opponent lives, and it was not its turn that brought death."""
    return len(opponents) == 1 and culprit not in opponents


def targets(people: Mapping[int, float], culprit: int) -> dict[int, float]:
    """What `aim` starts from: the people of each living opponent; the culprit's count for more, to make sure of its death."""
    return {
        seat: number * weights.MAKING_SURE if seat == culprit else number for seat, number in people.items()
    }


def menace(unseen: float, pool: float, shown: float, launched: bool) -> float:
    """What a final retaliation kills on average, in millions.

    unseen: the seat's cards that nobody else sees. pool: what the warhead on such a card kills on average (0 for other
    cards). shown: the same for the warheads it shows, added up. launched: whether a carrier is in its launch slot.
    """
    return weights.PAIRED * pool * unseen + shown + weights.MENACE_OF_CARRIER * launched


def guarded(struck: float, held: int) -> float:
    """What is left of a salvo that kills `struck` on average if its target holds these anti-missiles (a mask)."""
    return struck * (1.0 - weights.GUARD * losses.COVER[held])


def doom(people: float, struck: float) -> float:
    """The chance to die of a salvo from unknown cards that kills `struck` people on average, all aimed at one seat."""
    return 1.0 / (1.0 + exp(min(50.0, 2.0 * people / struck - 1.8))) if struck > 0.0 else 0.0


def doom_of_known(people: float, struck: float) -> float:
    """The same, if the cards are known: the outcome varies less."""
    return 1.0 / (1.0 + exp(min(50.0, 4.0 * people / struck - 4.0))) if struck > 0.0 else 0.0
