"""Which rule forbids an action, in words only: what is legal is decided elsewhere."""

from typing import Final, cast

from detente.core.state import State
from detente.games.germany.codes import (
    ASK_AFTER,
    ASK_ASSIGN,
    ASK_BONUS,
    ASK_BOX,
    ASK_BUILD,
    ASK_DELIVER,
    ASK_DISMANTLE,
    ASK_END_PROTEST,
    ASK_GIVE,
    ASK_HAMBURG,
    ASK_ICON,
    ASK_IGNORE,
    ASK_KEEP,
    ASK_LIFT,
    ASK_LOSE_SOCIALIST,
    ASK_LOWER,
    ASK_LS,
    ASK_MOVE,
    ASK_MOVE_TO,
    ASK_PLACE,
    ASK_PRESS,
    ASK_PRICE,
    ASK_RAISE,
    ASK_REMOVE,
    ASK_RETURN,
    ASK_RUN_DOWN,
    ASK_SEEN,
    ASK_SOCIALIST,
    ASK_SOURCE,
    ASK_STOP,
    ASK_SUPPLIER,
    ASK_TURN,
    ASSIGN,
    BOX,
    BUILD,
    CITIES,
    DELIVER,
    DISCARD,
    DISMANTLE,
    DONE,
    EAST,
    EMPTY_SITE,
    END_PROTEST,
    EXCHANGE,
    FIRST_EAST,
    FIRST_EXTERNAL,
    FIRST_SECTOR,
    GIVE,
    HAMBURG_TO,
    ICON,
    IGNORE,
    LET_DRAW,
    LOOK_HAND,
    LOWER,
    MOVE_FROM,
    MOVE_TO,
    NORMAL_CARDS,
    PLACE,
    PLAY,
    PLAY_SPECIAL,
    PRESS,
    PROTEST,
    RAISE,
    REMOVE,
    RHEINSBERG,
    RUN_DOWN,
    RUNDOWN,
    SOCIALIST_FROM,
    SOCIALIST_TO,
    SOUND,
    STOP,
    USE_EVENT,
    USE_UNREST,
    WEST,
    WEST_BERLIN,
    WEST_CITIES,
)
from detente.games.germany.data import BOARD
from detente.games.germany.rules.economy import WEST_LINES, barred, line_barred, protest_mask, reached
from detente.games.germany.rules.standard import MOST_PLACED, province_at
from detente.games.germany.state import DISPLAY, HAND, Germany, Table

KINDS: Final = (
    (BUILD, (), ""),
    (DISMANTLE, (ASK_BUILD,), ""),
    (PLACE, (ASK_DISMANTLE,), ""),
    (REMOVE, (ASK_PLACE, ASK_RETURN, ASK_BONUS), ""),
    (MOVE_FROM, (ASK_REMOVE, ASK_BONUS), "WSDV-UNR-3"),
    (MOVE_TO, (ASK_MOVE,), "WSDV-UNR-3"),
    (RAISE, (ASK_MOVE_TO,), "WSDV-UNR-5"),
    (LOWER, (ASK_RAISE, ASK_LS), ""),
    (END_PROTEST, (ASK_LOWER,), "WSDV-TRK-3"),
    (PROTEST, (ASK_END_PROTEST, ASK_LIFT), "WSDV-UNR-4"),
    (RUN_DOWN, (ASK_SUPPLIER,), "WSDV-WB-6"),
    (STOP, (ASK_RUN_DOWN,), "WSDV-RUN-1"),
    (SOCIALIST_TO, (ASK_STOP,), "WSDV-EXT-3"),
    (SOCIALIST_FROM, (ASK_SOCIALIST,), "WSDV-SOC-3"),
    (HAMBURG_TO, (ASK_LOSE_SOCIALIST,), "WSDV-EOD-9.2"),
    (ASSIGN, (ASK_HAMBURG,), "WSDV-HAM-1"),
    (DELIVER, (ASK_ASSIGN,), "WSDV-ECO-5"),
    (PRESS, (ASK_DELIVER,), "WSDV-WB-2"),
    (BOX, (ASK_PRESS,), "WSDV-EOD-7.2"),
    (ICON, (ASK_BOX,), "WSDV-EOD-2.1"),
    (IGNORE, (ASK_ICON,), "WSDV-ACT-D1"),
    (LOOK_HAND, (ASK_IGNORE,), "WSDV-ACT-D4"),
    (EXCHANGE, (ASK_SOURCE,), "WSDV-SPC-4"),
    (GIVE, (ASK_SEEN,), "WSDV-SPC-5"),
    (DISCARD, (ASK_GIVE, ASK_SEEN), "WSDV-SPC-5"),
    (LET_DRAW, (ASK_PRICE, ASK_KEEP), "WSDV-FLOW-7"),
    (DONE, (ASK_PRICE,), "WSDV-ACT-D7"),
)
"""Each kind of action ends where the next begins; the questions it may answer, and the rule where it does not.
Kinds without a rule are told apart below."""


def forbids(state: State, seat: int, action: int) -> str | None:
    """The rule that forbids an illegal action; None where it just answers no question."""
    s = cast(Table, state)
    if s.over or seat not in s.to_act:
        return None
    if action >= PLAY:
        return why_no_card(s, seat, action) if s.asked == ASK_TURN else None
    return german_refusal(s, action)


def german_refusal(s: Germany, action: int) -> str | None:
    """The same for the actions on Germany, whoever plays on it."""
    if action < BUILD:
        return "WSDV-POL-2"
    if action == DONE:
        return why_not_done(s)
    for end, questions, rule in KINDS:
        if action < end:
            if s.asked not in questions:
                return None
            return rule or why_no_target(s, action)
    return None


def why_no_card(s: Table, seat: int, action: int) -> str:
    """Why a card is not taken, or not for this use."""
    if action >= PLAY_SPECIAL:
        return "WSDV-ACT-1" if s.special == NORMAL_CARDS + action - PLAY_SPECIAL else "WSDV-SETUP-5"
    card, use = divmod(action - PLAY, 4)
    if card not in s.cards.piles[DISPLAY] and card not in s.cards.piles[HAND + seat]:
        return "WSDV-FLOW-2"
    if use == USE_UNREST:
        return "WSDV-ACT-A3" if s.total_unrest(seat) else "WSDV-ACT-A1"
    return "WSDV-ACT-3" if use == USE_EVENT else "WSDV-ACT-2"


def why_not_done(s: Germany) -> str | None:
    """Why it cannot be stopped here."""
    if s.asked == ASK_BUILD:
        return "WSDV-ACT-B7" if s.ask_c else "WSDV-ACT-D3"
    if s.asked == ASK_KEEP:
        return "WSDV-FLOW-7"
    return None if s.asked == ASK_AFTER else "WSDV-ACT-D3"


def why_no_target(s: Germany, action: int) -> str:
    """Why something is not built, dismantled, placed or raised there."""
    if action < DISMANTLE:
        return why_not_built(s, action - BUILD)
    if action < PLACE:
        return why_not_dismantled(s, action - DISMANTLE)
    if action < REMOVE:
        if s.asked == ASK_PLACE and s.ask_b >> (action - PLACE) & 1:
            return "WSDV-SPC-6"
        return "WSDV-POL-4" if s.asked == ASK_RETURN else "WSDV-ACT-D2"
    return why_not_raised(s, action - RAISE)


def why_not_built(s: Germany, site: int) -> str:
    """Why a site is not built."""
    side, bound = int(s.ask_b) % 2, int(s.ask_b) // 2
    protests = protest_mask(s)
    if site == RHEINSBERG:
        return "WSDV-MAP-6"
    if FIRST_EXTERNAL <= site < CITIES and not bound:
        return "WSDV-EXT-1"
    if site < CITIES:
        if s.factory[site] != EMPTY_SITE or (site < WEST_CITIES) != (side == WEST):
            return "WSDV-ACT-B2"
        return "WSDV-EXT-1" if bound else "WSDV-ACT-B5" if barred(site, protests) else "WSDV-ACT-B2"
    line = site - CITIES
    if s.lines[line] or (line < WEST_LINES) != (side == WEST):
        return "WSDV-ACT-B3"
    if not reached(s, line):
        return "WSDV-ACT-B4" if BOARD.near[line] >= 0 else "WSDV-ACT-B3"
    return "WSDV-ACT-B5" if line_barred(s, line, protests) else "WSDV-EXT-1"


def why_not_dismantled(s: Germany, site: int) -> str:
    """Why a site is not dismantled."""
    side, province = int(s.ask_b) % 2, int(s.ask_b) // 2 - 1
    if FIRST_EXTERNAL <= site < CITIES or (site < CITIES and s.factory[site] == RUNDOWN):
        return "WSDV-DIS-3"
    if site < CITIES and s.factory[site] == SOUND and (site < WEST_CITIES) == (side == WEST):
        return "WSDV-DIS-1" if province < 0 or BOARD.province_of[site] == province else "WSDV-DIS-4"
    if site >= CITIES and s.lines[site - CITIES] and province >= 0:
        return "WSDV-DIS-4"
    return "WSDV-DIS-1"


def why_not_raised(s: Germany, spot: int) -> str:
    """Why no living standard piece comes to a spot."""
    province = province_at(spot)
    if s.asked == ASK_LS:
        return "WSDV-WB-5" if province == WEST_BERLIN and s.ask_b >> WEST_BERLIN & 1 else "WSDV-SPC-6"
    own = (province >= FIRST_EAST) == (s.side_of[s.to_act[0]] == EAST)
    if not own or spot in range(FIRST_SECTOR, FIRST_SECTOR + 3):
        return "WSDV-ACT-C1"
    if s.ask_c >> province & 1 or int(s.ask_c).bit_count() == MOST_PLACED:
        return "WSDV-ACT-C1"
    return "WSDV-ACT-C3" if int(s.ask_b) & 15 else "WSDV-ACT-C2"
