"""The interpreter of icons: which icon comes next, and one function for what each does (ACT-D, TRK, SPC)."""

from mypy_extensions import i64

from detente.core.ken import BIT
from detente.games.germany.codes import (
    ASK_BONUS,
    ASK_BUILD,
    ASK_DISMANTLE,
    ASK_END_PROTEST,
    ASK_ICON,
    ASK_IGNORE,
    ASK_LOWER,
    ASK_LS,
    ASK_MOVE,
    ASK_PLACE,
    ASK_REMOVE,
    ASK_RETURN,
    ASK_RUN_DOWN,
    ASK_SOURCE,
    ASK_STOP,
    AT_RHEINSBERG,
    EAST,
    EAST_PROVINCES,
    FIRST_EAST_SPOT,
    ICON,
    ICON_ARROW,
    ICON_BUILD_E,
    ICON_BUILD_W,
    ICON_BUILD_WALL,
    ICON_DISMANTLE_E,
    ICON_DISMANTLE_W,
    ICON_GUILLAUME_AFFAIR,
    ICON_LS_E,
    ICON_LS_ONLY_W,
    ICON_LS_W,
    ICON_MOVE_UNREST_E,
    ICON_POLICE_PINK,
    ICON_POLICE_RED,
    ICON_REMOVE_LS_E,
    ICON_REMOVE_MASS_PROTEST_E,
    ICON_REMOVE_UNREST_E,
    ICON_REMOVE_UNREST_W,
    ICON_REMOVE_WALL,
    ICON_REPAIR_E,
    ICON_RUNDOWN_E,
    ICON_STASI_DISBANDMENT,
    ICON_STOP_FACTORY,
    ICON_UNREST_E,
    ICON_UNREST_W,
    IGNORE,
    IGNORE_NOTHING,
    MOST_ICONS,
    NOBODY,
    PHASE_PRESTIGE,
    PLACE,
    PROVINCES,
    REMOVE,
    REST,
    SPOTS,
    TOLD_IGNORED,
    TOLD_MARKER,
    TOLD_OVERFLOW,
    TOLD_POLICE_CARD,
    TOLD_VOID,
    TOLD_WALL_BUILT,
    TOLD_WALL_FELL,
    TRACK_END,
    WEST,
    WEST_PROVINCES,
    WHY_BOX,
    WHY_ICON,
    WHY_OVERFLOW,
)
from detente.games.germany.data import BOARD
from detente.games.germany.rules.economy import (
    build_rheinsberg,
    builds,
    dismantles,
    repair,
    run_downs,
    stops,
)
from detente.games.germany.rules.standard import lowers
from detente.games.germany.rules.unrest import (
    disband,
    place_unrest,
    places,
    protesting,
    removals,
    remove_unrest,
    sources,
)
from detente.games.germany.state import Germany

EAST_SPOTS: i64 = (BIT[SPOTS] - 1) & ~(BIT[FIRST_EAST_SPOT] - 1)


# -- which icon comes next


def begin_event(s: Germany, seat: i64, source: i64, may_ignore: bool) -> None:
    """WSDV-ACT-D1, WSDV-ACT-D4: all icons of a card or box are to be carried out; of a dual card one may be ignored."""
    s.placed = [0] * PROVINCES
    everything: i64 = BIT[s.icons.counts[source]] - 1
    if everything:
        s.push(ASK_IGNORE if may_ignore else ASK_ICON, seat, everything, source * 2)


def distinct(s: Germany, open_icons: i64, source: i64) -> list[int]:
    """Of the open icons the first of each kind: those that are just alike need not be told apart."""
    first: i64 = source * MOST_ICONS
    found: list[int] = []
    kinds: list[int] = []
    for k in range(MOST_ICONS):
        if open_icons & BIT[k]:
            kind = s.icons.like[first + k]
            if kind not in kinds:
                kinds.append(kind)
                found.append(k)
    return found


def icon_choices(s: Germany, open_icons: i64, rest: i64) -> list[int]:
    """WSDV-ACT-D1: the icons still open, or the rest in printed order; one if the order is settled."""
    found = distinct(s, open_icons, rest // 2)
    if rest % 2 or len(found) == 1:
        return [ICON + found[0]]
    return [ICON + k for k in found] + [REST]


def next_icon(s: Germany, seat: i64, open_icons: i64, rest: i64, action: i64) -> None:
    """WSDV-ACT-D1: one icon is carried out, the others follow. rest: the source twice, plus 1 for printed order."""
    if action == REST:
        s.push(ASK_ICON, seat, open_icons, rest | 1)
        return
    k: i64 = action - ICON
    left: i64 = open_icons & ~BIT[k]
    if left:
        s.push(ASK_ICON, seat, left, rest)
    carry_out_icon(s, seat, rest // 2 * MOST_ICONS + k)


def ignorable(s: Germany, open_icons: i64, rest: i64) -> list[int]:
    """WSDV-ACT-D4: one icon without arrow or one single arrow, or nothing."""
    return [IGNORE + k for k in distinct(s, open_icons, rest // 2)] + [IGNORE_NOTHING]


def ignore(s: Germany, seat: i64, open_icons: i64, rest: i64, action: i64) -> None:
    """WSDV-ACT-D4: what is ignored is as if it were not printed."""
    left: i64 = open_icons
    if action == IGNORE_NOTHING:
        s.tell(TOLD_IGNORED, seat, rest // 2, NOBODY)
    else:
        left &= ~BIT[action - IGNORE]
        s.tell(TOLD_IGNORED, seat, rest // 2, action - IGNORE)
    if left:
        s.push(ASK_ICON, seat, left, rest)


# -- what an icon does


def why(s: Germany) -> i64:
    """Whether an icon is a card's or that of a box in phase 2."""
    return WHY_BOX if s.phase == PHASE_PRESTIGE else WHY_ICON


def carry_out_icon(s: Germany, actor: i64, element: i64) -> None:
    """WSDV-ACT-D2, WSDV-ACT-D3: the icon's effect, asked of who decides; without a legal object it is ignored."""
    icon: i64 = s.icons.icon[element]
    seat = s.decider(element, actor)
    done = True
    if icon == ICON_ARROW:
        s.arrow(element, actor)
    elif icon == ICON_BUILD_E or icon == ICON_BUILD_W:
        done = build_icon(s, seat, element)
    elif icon == ICON_DISMANTLE_E or icon == ICON_DISMANTLE_W:
        done = dismantle_icon(s, seat, element)
    elif icon == ICON_UNREST_E or icon == ICON_UNREST_W:
        done = unrest_icon(s, seat, element)
    elif icon == ICON_REMOVE_UNREST_E or icon == ICON_REMOVE_UNREST_W:
        done = remove_unrest_icon(s, seat, element)
    elif icon == ICON_MOVE_UNREST_E:
        done = move_unrest_icon(s, seat)
    elif icon == ICON_LS_E or icon == ICON_LS_W or icon == ICON_LS_ONLY_W:
        standard_icon(s, seat, element)
    elif icon == ICON_REMOVE_LS_E:
        done = remove_standard_icon(s, seat)
    elif icon == ICON_REMOVE_MASS_PROTEST_E:
        done = protest_icon(s, seat, element)
    elif icon == ICON_STOP_FACTORY:
        done = stop_icon(s, seat, element)
    elif icon == ICON_RUNDOWN_E:
        done = rundown_icon(s, seat)
    elif icon == ICON_REPAIR_E:
        done = repair(s, seat, s.icons.provinces[element])
    elif icon == ICON_POLICE_RED or icon == ICON_POLICE_PINK:
        done = police_icon(s)
    elif icon == ICON_BUILD_WALL:
        wall_icon(s)
    elif icon == ICON_REMOVE_WALL:
        done = remove_wall_icon(s)
    elif icon == ICON_STASI_DISBANDMENT:
        stasi_icon(s)
    elif icon == ICON_GUILLAUME_AFFAIR:
        guillaume_icon(s)
    else:
        s.other_icon(element, actor)
    if not done:
        s.tell(TOLD_VOID, element, icon)


def build_icon(s: Germany, seat: i64, element: i64) -> bool:
    """`build_e`, `build_w`, WSDV-EXT-1, WSDV-RHE-1: one build point, bound to a country or to Rheinsberg if it says so."""
    bound: i64 = s.icons.bound[element]
    if bound == AT_RHEINSBERG:
        return build_rheinsberg(s, seat)
    side: i64 = EAST if s.icons.icon[element] == ICON_BUILD_E else WEST
    if not builds(s, side, bound):
        return False
    s.push(ASK_BUILD, seat, side | bound << 1)
    return True


def dismantle_icon(s: Germany, seat: i64, element: i64) -> bool:
    """`dismantle_e`, `dismantle_w`, WSDV-DIS-4: one build point, in one province if it says so."""
    side: i64 = EAST if s.icons.icon[element] == ICON_DISMANTLE_E else WEST
    provinces: i64 = s.icons.provinces[element]
    province: i64 = NOBODY
    if provinces != EAST_PROVINCES and provinces != WEST_PROVINCES:
        province = single(provinces)
    reason = why(s)
    if reason == WHY_ICON and not dismantles(s, side, province):
        return False
    s.push(ASK_DISMANTLE, seat, side | (province + 1) << 1, reason)
    return True


def single(provinces: i64) -> i64:
    """The province of a mask of one."""
    for province in range(PROVINCES):
        if provinces & BIT[province]:
            return province
    return NOBODY


def unrest_icon(s: Germany, seat: i64, element: i64) -> bool:
    """`unrest_e`, `unrest_w`, WSDV-SPC-6: 1 unrest, at most so many of the card in one province."""
    most: i64 = s.icons.most[element]
    if not places(s, s.icons.provinces[element], most):
        return False
    s.push(ASK_PLACE, seat, s.icons.provinces[element], why(s) | most << 5)
    return True


def remove_unrest_icon(s: Germany, seat: i64, element: i64) -> bool:
    """`remove_unrest_e`, `remove_unrest_w`."""
    if not removals(s, s.icons.provinces[element]):
        return False
    s.push(ASK_REMOVE, seat, s.icons.provinces[element], why(s))
    return True


def move_unrest_icon(s: Germany, seat: i64) -> bool:
    """`move_unrest_e`, WSDV-UNR-5."""
    if not sources(s):
        return False
    s.push(ASK_MOVE, seat)
    return True


def standard_icon(s: Germany, seat: i64, element: i64) -> None:
    """`ls_e`, `ls_w`, `ls_only_w`, WSDV-SPC-6, WSDV-SPC-7: a round icon removes 1 unrest too."""
    calms: i64 = 0 if s.icons.icon[element] == ICON_LS_ONLY_W else 1
    s.push(ASK_LS, seat, s.icons.provinces[element], s.icons.most[element] << 1 | calms)


def remove_standard_icon(s: Germany, seat: i64) -> bool:
    """`remove_ls_e`, WSDV-TRK-3."""
    if not lowers(s, EAST_SPOTS):
        return False
    s.push(ASK_LOWER, seat, EAST_SPOTS, why(s))
    return True


def protest_icon(s: Germany, seat: i64, element: i64) -> bool:
    """`remove_mass_protest_e`, WSDV-UNR-4, WSDV-SPC-3."""
    if not protesting(s, s.icons.provinces[element]):
        return False
    s.push(ASK_END_PROTEST, seat, s.icons.provinces[element])
    return True


def stop_icon(s: Germany, seat: i64, element: i64) -> bool:
    """`stop_factory`, WSDV-EXT-3."""
    if not stops(s, s.icons.bound[element]):
        return False
    s.push(ASK_STOP, seat, s.icons.bound[element])
    return True


def rundown_icon(s: Germany, seat: i64) -> bool:
    """`rundown_e`, WSDV-SPC-8, OP-5, OP-27: of a box it must be paid, if need be by dismantling."""
    reason = why(s)
    if not run_downs(s):
        if reason == WHY_BOX:
            s.push(ASK_DISMANTLE, seat, EAST, reason)
        return reason == WHY_BOX
    s.push(ASK_RUN_DOWN, seat, 0, reason)
    return True


def police_icon(s: Germany) -> bool:
    """`police_red`, `police_pink`, WSDV-POL-1, WSDV-POL-5: the card goes to East, unless the Stasi is no more."""
    if s.disbanded or not s.keep_police():
        return False
    s.tell(TOLD_POLICE_CARD, s.police[-1])
    return True


def wall_icon(s: Germany) -> None:
    """`build_wall`, WSDV-SPC-1."""
    s.wall = 1
    s.tell(TOLD_WALL_BUILT)


def remove_wall_icon(s: Germany) -> bool:
    """`remove_wall`, WSDV-SPC-2."""
    if not s.wall:
        return False
    s.wall = 0
    s.tell(TOLD_WALL_FELL)
    return True


def stasi_icon(s: Germany) -> None:
    """`stasi_disbandment`, WSDV-POL-4: captured unrest returns, each to another province of East's choice."""
    used = disband(s)
    if used:
        s.push(ASK_RETURN, s.german[EAST], EAST_PROVINCES, used)


def guillaume_icon(s: Germany) -> None:
    """`guillaume_affair`, WSDV-SPC-4: East decides, whoever is active."""
    s.push(ASK_SOURCE, s.german[EAST])


# -- tracks


def move_marker(s: Germany, track: i64, step: i64) -> None:
    """WSDV-ACT-D5, WSDV-TRK-1, WSDV-TRK-7: one arrow; beyond an end its side takes the bonus instead."""
    before: i64 = s.tracks[track]
    after: i64 = before + step
    if -TRACK_END <= after <= TRACK_END:
        s.tracks[track] = after
        s.tell(TOLD_MARKER, track, before + TRACK_END, after + TRACK_END)
        return
    side: i64 = EAST if step > 0 else WEST
    s.tell(TOLD_OVERFLOW, track, s.german[side])
    s.push(ASK_BONUS, s.german[side], track * 2 + side)


def bonuses(s: Germany, end: i64) -> list[int]:
    """WSDV-TRK-8, WSDV-TRK-9: what the side of an end may take: unrest placed or removed, where it likes."""
    legal: list[int] = []
    words = BOARD.bonus[end]
    if "unrest_w" in words:
        legal.extend([PLACE + k for k in range(PROVINCES) if WEST_PROVINCES & BIT[k]])
    if "unrest_e" in words:
        legal.extend([PLACE + k for k in range(PROVINCES) if EAST_PROVINCES & BIT[k]])
    if "remove_unrest_w" in words:
        legal.extend(removals(s, WEST_PROVINCES))
    if "remove_unrest_e" in words:
        legal.extend(removals(s, EAST_PROVINCES))
    return legal


def take_bonus(s: Germany, seat: i64, action: i64) -> None:
    """WSDV-TRK-8: the bonus of an overflow."""
    if action < REMOVE:
        place_unrest(s, seat, action - PLACE, 1, WHY_OVERFLOW)
    else:
        remove_unrest(s, seat, action - REMOVE, 1, WHY_OVERFLOW)
