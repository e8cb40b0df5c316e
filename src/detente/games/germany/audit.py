"""What of Germany must fit together, whoever decides for it: for saves and positions."""

from detente.core.fields import misfit
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.rules.guillaume import FROM_HAND, hand_of, looked_at
from detente.games.germany.state import PLACE_LOOK, Germany

WHY_CODES = (codes.ASK_DISMANTLE, codes.ASK_PLACE, codes.ASK_REMOVE, codes.ASK_LOWER, codes.ASK_RUN_DOWN)
WHYS = 32
"""What an argument holds besides why something is done counts so many times."""


def check_germany(s: Germany) -> None:
    """ValueError names a field that does not fit the others."""
    if s.over != (s.ending != codes.END_NONE):
        raise misfit("ending", "it says why the game is over, if it is")
    check_board(s)
    check_police(s)
    if not s.over:
        check_calls(s)
        check_question(s)


def check_board(s: Germany) -> None:
    """WSDV-COMP-2, WSDV-WB-1, WSDV-SOC-1, WSDV-COMP-3: factories, West Berlin, socialists."""
    for city, stands in enumerate(s.factory):
        if stands == codes.RUNDOWN and not codes.WEST_CITIES <= city < codes.FIRST_EXTERNAL:
            raise misfit("factory", f"that in {BOARD.city_ids[city]} cannot be rundown")
    if s.standards[codes.WEST_BERLIN] != sum(s.sectors):
        raise misfit("sectors", "West Berlin has the living standard of its sectors")
    if s.box + sum(s.socialists) > BOARD.socialists_total or any(s.socialists[: codes.FIRST_EAST]):
        raise misfit("socialists", f"there are {BOARD.socialists_total}, all in the East")
    for k in range(codes.EXTERNALS):
        if s.serves[k] not in (codes.NOBODY, *BOARD.served[k]):
            raise misfit("serves", f"{BOARD.city_ids[codes.FIRST_EXTERNAL + k]} does not serve this province")
    settling = s.asked in (codes.ASK_SUPPLIER, codes.ASK_LIFT) or any(
        packed & 255 == codes.STEP_BERLIN for packed in s.stack
    )
    if not s.over and not settling and s.unrest[codes.WEST_BERLIN] // 4 != sum(s.supplied):
        raise misfit("supplied", "there are as many as West Berlin has mass protests")


def check_police(s: Germany) -> None:
    """WSDV-POL-1, WSDV-POL-2, WSDV-POL-5: police cards, and those used."""
    if not set(s.spent) <= set(s.police):
        raise misfit("spent", "only police cards are used")
    if s.police and s.disbanded:
        raise misfit("police", "the Stasi is no more")


def check_calls(s: Germany) -> None:
    """Arguments that are two numbers in one."""
    calls = [("stack", packed & 255, packed >> 24 & 65535, packed >> 40) for packed in s.stack]
    for name, code, b, c in [("asked", int(s.asked), int(s.ask_b), int(s.ask_c)), *calls]:
        if (code in WHY_CODES and c % WHYS > codes.WHY_PROTEST) or (
            code == codes.STEP_DISMANTLES and c > codes.WHY_PROTEST
        ):
            raise misfit(name, f"there is no such reason: {c % WHYS}")
        if code in (codes.ASK_ICON, codes.ASK_IGNORE) and (
            c // 2 >= len(s.icons.counts) or b >> s.icons.counts[c // 2]
        ):
            raise misfit(name, "there are no such icons")
    waiting = [packed & 255 for packed in s.stack]
    looking = s.cards.count(s.places[PLACE_LOOK]) > 0
    if looking != (codes.STEP_GUILLAUME_OVER in waiting) or waiting.count(codes.STEP_GUILLAUME_OVER) > 1:
        raise misfit("stack", "cards that East looks at go back to the deck")


def check_question(s: Germany) -> None:
    """The question fits what lies on the table."""
    asked = s.asked
    if asked == codes.ASK_KEEP:
        return
    if s.to_act != (s.ask_a,):
        raise misfit("ask_a", "it is the seat that is asked")
    if asked == codes.ASK_MOVE_TO and not s.unrest[s.ask_b]:
        raise misfit("ask_b", "unrest moves from there")
    if asked == codes.ASK_DELIVER:
        province = s.ask_b & 15
        if province >= len(BOARD.sector_of) or BOARD.sector_of[province] < 0 or not s.standards[province]:
            raise misfit("ask_b", "a supplier delivers the piece just placed")
    if asked == codes.ASK_SOCIALIST and not s.box:
        raise misfit("box", "a socialist comes from there")
    if asked == codes.ASK_SEEN and s.ask_b != FROM_HAND and not s.cards.count(s.places[PLACE_LOOK]):
        raise misfit("ask_b", "East looks at cards of the deck")
    if asked == codes.ASK_SEEN and s.ask_b == FROM_HAND and not s.cards.count(hand_of(s, codes.WEST)):
        raise misfit("ask_b", "East looks at cards of West")
    if asked == codes.ASK_GIVE and s.ask_b not in looked_at(s, s.ask_c):
        raise misfit("ask_b", "East has seen the card that it takes")
