"""Which rule forbids an action, in words only: what is legal is decided elsewhere."""

from typing import Final

from detente.games.germany import codes
from detente.games.germany import notation as verbs
from detente.games.germany.board import BOARD
from detente.games.germany.rules.economy import WEST_LINES, barred, line_barred, protest_mask, reached
from detente.games.germany.rules.standard import MOST_PLACED, province_at
from detente.games.germany.state import Germany

KINDS: Final = (
    (verbs.BUILD.first, (), ""),
    (verbs.DISMANTLE.first, (codes.ASK_BUILD,), ""),
    (verbs.PLACE.first, (codes.ASK_DISMANTLE,), ""),
    (verbs.REMOVE.first, (codes.ASK_PLACE, codes.ASK_RETURN, codes.ASK_BONUS), ""),
    (verbs.MOVE_FROM.first, (codes.ASK_REMOVE, codes.ASK_BONUS), "WSDV-UNR-3"),
    (verbs.MOVE_TO.first, (codes.ASK_MOVE,), "WSDV-UNR-3"),
    (verbs.RAISE.first, (codes.ASK_MOVE_TO,), "WSDV-UNR-5"),
    (verbs.LOWER.first, (codes.ASK_RAISE, codes.ASK_LS), ""),
    (verbs.END_PROTEST.first, (codes.ASK_LOWER,), "WSDV-TRK-3"),
    (verbs.PROTEST.first, (codes.ASK_END_PROTEST, codes.ASK_LIFT), "WSDV-UNR-4"),
    (verbs.RUN_DOWN.first, (codes.ASK_SUPPLIER,), "WSDV-WB-6"),
    (verbs.STOP.first, (codes.ASK_RUN_DOWN,), "WSDV-RUN-1"),
    (verbs.SOCIALIST_TO.first, (codes.ASK_STOP,), "WSDV-EXT-3"),
    (verbs.SOCIALIST_FROM.first, (codes.ASK_SOCIALIST,), "WSDV-SOC-3"),
    (verbs.HAMBURG_TO.first, (codes.ASK_LOSE_SOCIALIST,), "WSDV-EOD-9.2"),
    (verbs.ASSIGN.first, (codes.ASK_HAMBURG,), "WSDV-HAM-1"),
    (verbs.DELIVER.first, (codes.ASK_ASSIGN,), "WSDV-ECO-5"),
    (verbs.PRESS.first, (codes.ASK_DELIVER,), "WSDV-WB-2"),
    (verbs.BOX.first, (codes.ASK_PRESS,), "WSDV-EOD-7.2"),
    (verbs.ICON.first, (codes.ASK_BOX,), "WSDV-EOD-2.1"),
    (verbs.IGNORE.first, (codes.ASK_ICON,), "WSDV-ACT-D1"),
    (verbs.LOOK_HAND.first, (codes.ASK_IGNORE,), "WSDV-ACT-D4"),
    (verbs.EXCHANGE.first, (codes.ASK_SOURCE,), "WSDV-SPC-4"),
    (verbs.GIVE.first, (codes.ASK_SEEN,), "WSDV-SPC-5"),
    (verbs.DISCARD.first, (codes.ASK_GIVE, codes.ASK_SEEN), "WSDV-SPC-5"),
)
"""Each kind of action ends where the next begins; the questions it may answer, and the rule where it does not.
Kinds without a rule are told apart below."""


def german_refusal(s: Germany, action: int) -> str | None:
    """The rule that forbids an illegal action on Germany; None where it just answers no question."""
    if action < verbs.BUILD.first:
        return "WSDV-POL-2"
    if action == verbs.DONE.first:
        return why_not_done(s)
    for end, questions, rule in KINDS:
        if action < end:
            if s.asked not in questions:
                return None
            return rule or why_no_target(s, action)
    return None


def why_not_done(s: Germany) -> str | None:
    """Why it cannot be stopped here."""
    if s.asked == codes.ASK_BUILD:
        return "WSDV-ACT-B7" if s.ask_c else "WSDV-ACT-D3"
    return None if s.asked == codes.ASK_AFTER else "WSDV-ACT-D3"


def why_no_target(s: Germany, action: int) -> str:
    """Why something is not built, dismantled, placed or raised there."""
    if action < verbs.DISMANTLE.first:
        return why_not_built(s, verbs.BUILD.one(action))
    if action < verbs.PLACE.first:
        return why_not_dismantled(s, verbs.DISMANTLE.one(action))
    if action < verbs.REMOVE.first:
        if s.asked == codes.ASK_PLACE and s.ask_b >> verbs.PLACE.one(action) & 1:
            return "WSDV-SPC-6"
        return "WSDV-POL-4" if s.asked == codes.ASK_RETURN else "WSDV-ACT-D2"
    return why_not_raised(s, verbs.RAISE.one(action))


def why_not_built(s: Germany, site: int) -> str:
    """Why a site is not built."""
    side, bound = int(s.ask_b) % 2, int(s.ask_b) // 2
    protests = protest_mask(s)
    if site == codes.RHEINSBERG:
        return "WSDV-MAP-6"
    if codes.FIRST_EXTERNAL <= site < codes.CITIES and not bound:
        return "WSDV-EXT-1"
    if site < codes.CITIES:
        if s.factory[site] != codes.EMPTY_SITE or (site < codes.WEST_CITIES) != (side == codes.WEST):
            return "WSDV-ACT-B2"
        return "WSDV-EXT-1" if bound else "WSDV-ACT-B5" if barred(site, protests) else "WSDV-ACT-B2"
    line = site - codes.CITIES
    if s.lines[line] or (line < WEST_LINES) != (side == codes.WEST):
        return "WSDV-ACT-B3"
    if not reached(s, line):
        return "WSDV-ACT-B4" if BOARD.near[line] >= 0 else "WSDV-ACT-B3"
    return "WSDV-ACT-B5" if line_barred(s, line, protests) else "WSDV-EXT-1"


def why_not_dismantled(s: Germany, site: int) -> str:
    """Why a site is not dismantled."""
    side, province = int(s.ask_b) % 2, int(s.ask_b) // 2 - 1
    if codes.FIRST_EXTERNAL <= site < codes.CITIES or (
        site < codes.CITIES and s.factory[site] == codes.RUNDOWN
    ):
        return "WSDV-DIS-3"
    if (
        site < codes.CITIES
        and s.factory[site] == codes.SOUND
        and (site < codes.WEST_CITIES) == (side == codes.WEST)
    ):
        return "WSDV-DIS-1" if province < 0 or BOARD.province_of[site] == province else "WSDV-DIS-4"
    if site >= codes.CITIES and s.lines[site - codes.CITIES] and province >= 0:
        return "WSDV-DIS-4"
    return "WSDV-DIS-1"


def why_not_raised(s: Germany, spot: int) -> str:
    """Why no living standard piece comes to a spot."""
    province = province_at(spot)
    if s.asked == codes.ASK_LS:
        return (
            "WSDV-WB-5"
            if province == codes.WEST_BERLIN and s.ask_b >> codes.WEST_BERLIN & 1
            else "WSDV-SPC-6"
        )
    own = (province >= codes.FIRST_EAST) == (s.side_of[s.to_act[0]] == codes.EAST)
    if not own or spot in range(codes.FIRST_SECTOR, codes.FIRST_SECTOR + 3):
        return "WSDV-ACT-C1"
    if s.ask_c >> province & 1 or int(s.ask_c).bit_count() == MOST_PLACED:
        return "WSDV-ACT-C1"
    return "WSDV-ACT-C3" if int(s.ask_b) & 15 else "WSDV-ACT-C2"
