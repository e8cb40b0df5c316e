"""What things are worth, in millions of people: a million of an opponent's people is worth about 1."""

from dataclasses import dataclass
from typing import Final

from detente.games.nuclear_war import codes

BLANK: Final = codes.SECRET
"""Marks a dead warhead in a row (NW-BOMB-5), which is useless."""

# -- what things are worth

WIN: Final = 60.0
"""Victory, when the last opponent falls."""
DEATH: Final = 60.0
"""The cost of the seat's own death."""
AVENGED_TO_DEATH: Final = 120.0
"""The cost of the seat's own death by the final retaliation of its victim: it was its own choice, and may leave no winner."""
KILL_ONE: Final = 3.0
"""An opponent out of the game while others are left: those would also have struck each other."""
LAST_PEACE: Final = 25.0
"""The extra cost of ending peace with the last opponent: only in peace can they be lured empty, and not strike back."""
LURED: Final = 2.0
"""The extra worth if propaganda does it: they cannot strike back."""
LAUNCHED: Final = 0.2
"""How much more a million counts for an opponent with a carrier in their launch slot."""
NEXT_TURN: Final = 3.0
"""The turn that an interceptor gets."""
CHAIN_COST: Final = 30.0
"""The danger that the biggest warhead ends the game for all: it is better kept for the final retaliation."""
BOMBER_LOAD: Final = 0.05
"""A megaton that a destroyed bomber can no longer drop."""
WHEEL: Final = 10.0
"""To take the turn of an opponent with a carrier in the launch slot, on top of a tenth of their people."""
HOLD: Final = (0.5, 1.5, 4.0, 6.0, 0.7, 1.2, 2.5, 3.0, 0.7, 1.5, 4.0, 4.0, 5.0, 7.0, 8.0)
"""A card in the hand, by face."""
ANOTHER: Final = 0.6
"""What each further card of a face is worth, as a share of the one before."""
SPENT: Final = 0.5
"""What using an anti-missile costs, as a share of its worth in the hand: it is replaced."""

# -- expectations

PATIENCE: Final = 0.9
"""How much the next turn counts, relative to this one."""
TURNS_AHEAD: Final = 4
"""How many of the seat's own cards a plan covers."""
ATTACKS: Final = 0.06
"""The chance that an opponent starts the war within a round."""
ATTACKS_LAUNCHED: Final = 0.3
"""The chance that an opponent with a carrier in the launch slot starts the war within a round."""
PAIRED: Final = 0.6
"""The part of the warheads among a seat's unseen cards that find a carrier for its final retaliation (measured in games)."""
MENACE_OF_CARRIER: Final = 5.0
"""What a carrier in the launch slot adds to a final retaliation (measured in games)."""
GUARD: Final = 0.4
"""The part of a final retaliation that a seat stops whose anti-missiles stop all carriers."""
MAKING_SURE: Final = 1.5
"""In a final retaliation the killer gets warheads for this many times its people, before others get any."""
AVENGED: Final = 0.8
"""What a million lost to the final retaliation of a victim costs, if the seat survives it."""
WEAK: Final = 30
"""A seat with at most this many people shows deterrents."""
DETERRENT: Final = 2
"""The smallest warhead (a face) that deters."""
SURE: Final = 0.95
"""The chance of an interception by an opponent known to hold a fitting anti-missile."""
LIKELY: Final = 0.5
"""The highest chance of an interception by an opponent not known to hold one."""
KEEPING: Final = 0.01
"""Added to the row already laid, so that it wins ties."""
MAY_LURE: Final = 0.2
"""The chance of peace above which propaganda is planned."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What players judge differently. war_cost: the cost of ending peace, in which people can be lured; below 0 war is welcome.

    lead: how much more a million counts for an opponent who has twice the people of the others.
    shield: the worth of showing anti-missiles that stop all carriers, so that attackers choose somebody else.
    spare: the extra worth of keeping an anti-missile while attackers can choose somebody else.
    """

    war_cost: float
    lead: float
    shield: float = 0.0
    spare: float = 0.0


USUAL: Final = Taste(war_cost=3.0, lead=0.8, shield=4.0, spare=6.0)
KEEN: Final = Taste(war_cost=-8.0, lead=0.8, shield=8.0, spare=10.0)
"""The taste for search priors: try war, and showing anti-missiles rather than firing them, early."""
