"""Consistency checks for the shared state of Germany, used when loading saves and building positions."""

from detente.core.records.fields import misfit
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.rules.asking import Reasoned
from detente.games.germany.rules.decade_end import DISMANTLES
from detente.games.germany.rules.event import OpenIcons
from detente.games.germany.rules.guillaume import FROM_HAND, GIVING, PUT_BACK, SEEN, hand_of, looked_at
from detente.games.germany.rules.standard import DELIVERING
from detente.games.germany.rules.unrest import BERLIN, LIFTING, MOVING_TO, SOCIALIST, SUPPLIER
from detente.games.germany.state import PLACE_LOOK, Germany


def check_germany(s: Germany) -> None:
    """Raise ValueError, naming the field, if a field contradicts the others."""
    if s.over != (s.ending != codes.END_NONE):
        raise misfit("ending", "it says why the game is over, if it is")
    check_board(s)
    check_police(s)
    if not s.over:
        check_calls(s)
        check_question(s)


def check_board(s: Germany) -> None:
    """WSDV-COMP-2, WSDV-WB-1, WSDV-SOC-1, WSDV-COMP-3: factories, West Berlin and socialists are possible."""
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
    if not s.over and not settling(s) and s.unrest[codes.WEST_BERLIN] // 4 != sum(s.supplied):
        raise misfit("supplied", "there are as many as West Berlin has mass protests")


def settling(s: Germany) -> bool:
    """Whether supplier mass protests still have to be placed or removed."""
    asked = s.sequence.questions[s.asked]
    return asked in (SUPPLIER, LIFTING) or any(step is BERLIN for step, _, _, _ in s.stacked())


def check_police(s: Germany) -> None:
    """WSDV-POL-1, WSDV-POL-2, WSDV-POL-5: police cards, and those already used."""
    if not set(s.spent) <= set(s.police):
        raise misfit("spent", "only police cards are used")
    if s.police and s.disbanded:
        raise misfit("police", "the Stasi is no more")


def check_calls(s: Germany) -> None:
    """Arguments that pack two numbers into one."""
    waiting = s.stacked()
    asked = (s.sequence.questions[s.asked], int(s.ask_a), int(s.ask_b), int(s.ask_c))
    for name, (step, _, b, c) in [("asked", asked), *(("stack", call) for call in waiting)]:
        if isinstance(step, Reasoned):
            check_reason(name, step.why_in(c))
        elif step is DISMANTLES:
            check_reason(name, c)
        elif isinstance(step, OpenIcons):
            source = step.source_in(c)
            if source >= len(s.icons.counts) or b >> s.icons.counts[source]:
                raise misfit(name, "there are no such icons")
    looking = s.cards.count(s.places[PLACE_LOOK]) > 0
    if [step for step, _, _, _ in waiting].count(PUT_BACK) != looking:
        raise misfit("stack", "cards that East looks at go back to the deck")


def check_reason(name: str, why: int) -> None:
    """Raise ValueError if the reason is not a WHY code."""
    if why > codes.WHY_PROTEST:
        raise misfit(name, f"there is no such reason: {why}")


def check_question(s: Germany) -> None:
    """The pending question matches the state of the table."""
    asked = s.sequence.questions[s.asked]
    if asked.takes.draft:
        return
    if s.to_act != (s.ask_a,):
        raise misfit("ask_a", "it is the seat that is asked")
    if asked is MOVING_TO and not s.unrest[MOVING_TO.source(s)]:
        raise misfit("ask_b", "unrest moves from there")
    if asked is DELIVERING:
        province = DELIVERING.province(s)
        if province >= len(BOARD.sector_of) or BOARD.sector_of[province] < 0 or not s.standards[province]:
            raise misfit("ask_b", "a supplier delivers the piece just placed")
    if asked is SOCIALIST and not s.box:
        raise misfit("box", "a socialist comes from there")
    if asked is SEEN:
        if SEEN.source(s) != FROM_HAND and not s.cards.count(s.places[PLACE_LOOK]):
            raise misfit("ask_b", "East looks at cards of the deck")
        if SEEN.source(s) == FROM_HAND and not s.cards.count(hand_of(s, codes.WEST)):
            raise misfit("ask_b", "East looks at cards of West")
    if asked is GIVING and GIVING.taken(s) not in looked_at(s, GIVING.source(s)):
        raise misfit("ask_b", "East has seen the card that it takes")
