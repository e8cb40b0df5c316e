"""What things are: Germany's terms, and those of the superpowers; their texts are `lens-TERM`."""

from typing import Final

from detente.games.germany.scene.explained import EXPLAINED as GERMAN

EXPLAINED: Final = GERMAN | {
    "card": "TPT-ACT-6.0.1",
    "special-card": "TPT-EAST-10.1",
    "display": "TPT-SEQ-4.13",
    "prestige": "TPT-ORDER-5.1",
    "small-card": "TPT-DECK-8.1",
    "dominance": "TPT-EOD-12.3.1",
    "arms_race": "TPT-AUTO-9.11",
    "space_race": "TPT-EOD-12.2.1",
    "treasury": "TPT-ACT-6.6.3",
    "dove": "TPT-ACT-6.4.22",
    "button": "TPT-NUKE-11.1",
    "order": "TPT-ORDER-5.2",
    "sub": "TPT-SEQ-4.13",
    "reminders": "TPT-ACT-6.4.26",
    "pool": "TPT-COMP-2.7",
    "stacks": "TPT-SEQ-4.9",
    "small-deck": "TPT-DECK-8.1",
    "peacemakers": "TPT-NUKE-11.6",
    "print-points": "TPT-EOD-12.4.4",
    "print-level": "TPT-AUTO-9.11",
    "print-laurel": "TPT-EOD-12.1.1",
    "print-icon": "TPT-EOD-12.3.1",
    "print-income": "TPT-EOD-12.3.3",
    "role": "TPT-ORDER-5.2",
    "automatic": "TPT-AUTO-9.1",
    "war": "TPT-NUKE-11.3",
    "points": "TPT-EOD-12.4.4",
    "doves": "TPT-NUKE-11.8",
    "talk": "TPT-TALK-14.1",
    "edition": "TPT-COMP-2.2",
    "to-draw": "TPT-DECK-8.11",
    "executed": "TPT-DECK-8.10",
    "standing": "TPT-EOD-12.4.2",
    "yellow-wins": "TPT-EOD-12.4.3",
    "red-wins": "TPT-EOD-12.4.3",
    "next-order": "TPT-ORDER-5.1",
}
