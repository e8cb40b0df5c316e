"""Notation for actions: Germany's in its words and order, then those of 2+2."""

from typing import Final

from detente.games.germany import codes
from detente.games.germany.icons import SIDES
from detente.games.germany.notation import ACTIONS as ON_GERMANY
from detente.games.germany.notation import USES as BASE_USES
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.icons import SUPERPOWERS
from detente.games.twoplustwo.tables import IDS

USES: Final = (*BASE_USES, "arms_race", "credit")
"""TPT-ACT-6.0.1, TPT-ACT-6.0.2: the six uses of a card."""
TPT_IDS: Final = {face: IDS[face] for face in range(tpt.FIRST_TPT, tpt.FIRST_ARMS)}
NORMAL_IDS: Final = {face: IDS[face] for face in range(codes.NORMAL_CARDS)} | TPT_IDS
"""The normal cards of both games."""
MOVED: Final = {codes.PRESTIGE: "prestige", tpt.DOMINANCE: "dominance"}
"""The two tracks to choose from when taking a step."""

ACTIONS: Final = ON_GERMANY.extended()

PLAY_TPT: Final = ACTIONS.verb("play {card} {use}", card=TPT_IDS, use=BASE_USES)
PLAY_ARMS: Final = ACTIONS.verb("play {card} arms_race", card=NORMAL_IDS)
PLAY_CREDIT: Final = ACTIONS.verb("play {card} credit", card=NORMAL_IDS)
CONVERT: Final = ACTIONS.verb("{track}", track=MOVED)
FREE: Final = ACTIONS.verb("{track} {way}", track=MOVED, way=list(SIDES))
INCOME: Final = ACTIONS.verb("income")
DRAWS_FIRST: Final = ACTIONS.verb("{power} first", power=list(SUPERPOWERS))
SPACE: Final = ACTIONS.verb("dominance {at}", at=range(-tpt.CENTRE, tpt.CENTRE + 1))
