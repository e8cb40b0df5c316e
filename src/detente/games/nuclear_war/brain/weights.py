"""What things are worth, in millions of people: one million of an opponent's is about 1."""

from dataclasses import dataclass
from typing import Final

from detente.games.nuclear_war import codes

BLANK: Final = codes.SECRET
"""Stands for a dead warhead in a row (NW-BOMB-5): it is good for nothing."""

# -- what things are worth

WIN: Final = 60.0
"""Victory, when the last opponent falls."""
DEATH: Final = 60.0
"""One's own end."""
KILL_ONE: Final = 3.0
"""An opponent out of the game, when others are left: they would have struck each other too."""
LURED: Final = 2.0
"""More than that if propaganda does it: he cannot strike back."""
LAUNCHED: Final = 0.2
"""How much more a million counts at an opponent with a carrier in his launch slot."""
NEXT_TURN: Final = 3.0
"""The turn that an interceptor gets."""
CHAIN_COST: Final = 30.0
"""The danger that the biggest warhead ends the game for all: it is kept for the final retaliation."""
BOMBER_LOAD: Final = 0.05
"""A megaton that a destroyed bomber can no longer drop."""
WHEEL: Final = 10.0
"""To take the turn of an opponent whose carrier stands in the launch slot, beside a tenth of his people."""
HOLD: Final = (0.5, 1.5, 4.0, 6.0, 0.7, 1.2, 2.5, 3.0, 0.7, 1.5, 4.0, 4.0, 5.0, 7.0, 8.0)
"""A card in the hand, by face."""
ANOTHER: Final = 0.6
"""What each further card of a face is worth, of the one before."""
SPENT: Final = 0.5
"""What an anti-missile costs when it is used, of its worth in the hand: it is replaced."""

# -- what is to be expected

PATIENCE: Final = 0.9
"""What the next turn counts, of this one."""
TURNS_AHEAD: Final = 4
"""How many of one's own cards are planned."""
ATTACKS: Final = 0.06
"""The chance that an opponent starts the war within a round."""
ATTACKS_LAUNCHED: Final = 0.3
"""The same with a carrier in his launch slot."""
MENACE_OF_CARD: Final = 1.2
"""What each unseen card adds to a final retaliation."""
MENACE_OF_CARRIER: Final = 3.0
"""What a carrier in the launch slot adds to it."""
SHARE: Final = 0.45
"""The part of a final retaliation that strikes who provoked it, if others live."""
DOOM: Final = 1.3
"""How fast the danger of a final retaliation falls with one's own people."""
WEAK: Final = 30
"""Who has no more people than this shows deterrents."""
DETERRENT: Final = 2
"""The smallest warhead (a face) that deters."""
SURE: Final = 0.95
"""The chance of an interception where a fitting anti-missile is known to be held."""
LIKELY: Final = 0.5
"""The highest chance of one where none is known."""
KEEPING: Final = 0.01
"""Of equal rows the one that lies is kept."""
MAY_LURE: Final = 0.2
"""The chance of peace from which on propaganda is planned."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What players see differently. war_cost: to end the peace, in which people can be lured; below 0 war is welcome.

    lead: how much more a million counts at an opponent who has twice the people of the others.
    shield: what it is worth to show anti-missiles that stop all carriers, so that attackers turn to somebody else.
    spare: what an anti-missile is worth beyond its use as long as attackers can do so.
    """

    war_cost: float
    lead: float
    shield: float = 0.0
    spare: float = 0.0


USUAL: Final = Taste(war_cost=3.0, lead=0.8)
KEEN: Final = Taste(war_cost=-8.0, lead=0.8, shield=8.0, spare=10.0)
"""What search looks at early: war, and anti-missiles that are shown rather than fired."""
