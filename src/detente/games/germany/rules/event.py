"""The interpreter of icons: which icon comes next, and one function for what each does (ACT-D, TRK, SPC)."""

from mypy_extensions import i64

from detente.core.ken import BIT
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.notation import ICON, IGNORE, IGNORE_NOTHING, PLACE, REMOVE, REST
from detente.games.germany.rules import economy, standard, unrest
from detente.games.germany.state import Germany

EAST_SPOTS: i64 = (BIT[codes.SPOTS] - 1) & ~(BIT[codes.FIRST_EAST_SPOT] - 1)


# -- which icon comes next


def begin_event(s: Germany, seat: i64, source: i64, may_ignore: bool) -> None:
    """WSDV-ACT-D1, WSDV-ACT-D4: all icons of a card or box are to be carried out; of a dual card one may be ignored."""
    s.placed = [0] * codes.PROVINCES
    everything: i64 = BIT[s.icons.counts[source]] - 1
    if everything:
        s.push_code(codes.ASK_IGNORE if may_ignore else codes.ASK_ICON, seat, everything, source * 2)


def distinct(s: Germany, open_icons: i64, source: i64) -> list[int]:
    """Of the open icons the first of each kind: those that are just alike need not be told apart."""
    first: i64 = source * codes.MOST_ICONS
    found: list[int] = []
    kinds: list[int] = []
    for k in range(codes.MOST_ICONS):
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
        return [ICON.of(found[0])]
    return [*ICON.each(found), REST.first]


def next_icon(s: Germany, seat: i64, open_icons: i64, rest: i64, action: i64) -> None:
    """WSDV-ACT-D1: one icon is carried out, the others follow. rest: the source twice, plus 1 for printed order."""
    if action == REST.first:
        s.push_code(codes.ASK_ICON, seat, open_icons, rest | 1)
        return
    k: i64 = ICON.one(action)
    left: i64 = open_icons & ~BIT[k]
    if left:
        s.push_code(codes.ASK_ICON, seat, left, rest)
    carry_out_icon(s, seat, rest // 2 * codes.MOST_ICONS + k)


def ignorable(s: Germany, open_icons: i64, rest: i64) -> list[int]:
    """WSDV-ACT-D4: one icon without arrow or one single arrow, or nothing."""
    return [*IGNORE.each(distinct(s, open_icons, rest // 2)), IGNORE_NOTHING.first]


def ignore(s: Germany, seat: i64, open_icons: i64, rest: i64, action: i64) -> None:
    """WSDV-ACT-D4: what is ignored is as if it were not printed."""
    left: i64 = open_icons
    if action == IGNORE_NOTHING.first:
        s.emit("IconIgnored", seat, rest // 2, 0)
    else:
        left &= ~BIT[IGNORE.one(action)]
        s.emit("IconIgnored", seat, rest // 2, IGNORE.one(action) + 1)
    if left:
        s.push_code(codes.ASK_ICON, seat, left, rest)


# -- what an icon does


def why(s: Germany) -> i64:
    """Whether an icon is a card's or that of a box in phase 2."""
    return codes.WHY_BOX if s.phase == codes.PHASE_PRESTIGE else codes.WHY_ICON


def carry_out_icon(s: Germany, actor: i64, element: i64) -> None:
    """WSDV-ACT-D2, WSDV-ACT-D3: the icon's effect, asked of who decides; without a legal object it is ignored."""
    icon: i64 = s.icons.icon[element]
    seat = s.decider(element, actor)
    done = True
    if icon >= codes.ICON_ARROW:
        s.own_icon(element, actor)
    elif icon == codes.ICON_BUILD_E or icon == codes.ICON_BUILD_W:
        done = build_icon(s, seat, element)
    elif icon == codes.ICON_DISMANTLE_E or icon == codes.ICON_DISMANTLE_W:
        done = dismantle_icon(s, seat, element)
    elif icon == codes.ICON_UNREST_E or icon == codes.ICON_UNREST_W:
        done = unrest_icon(s, seat, element)
    elif icon == codes.ICON_REMOVE_UNREST_E or icon == codes.ICON_REMOVE_UNREST_W:
        done = remove_unrest_icon(s, seat, element)
    elif icon == codes.ICON_MOVE_UNREST_E:
        done = move_unrest_icon(s, seat)
    elif icon == codes.ICON_LS_E or icon == codes.ICON_LS_W or icon == codes.ICON_LS_ONLY_W:
        standard_icon(s, seat, element)
    elif icon == codes.ICON_REMOVE_LS_E:
        done = remove_standard_icon(s, seat)
    elif icon == codes.ICON_REMOVE_MASS_PROTEST_E:
        done = protest_icon(s, seat, element)
    elif icon == codes.ICON_STOP_FACTORY:
        done = stop_icon(s, seat, element)
    elif icon == codes.ICON_RUNDOWN_E:
        done = rundown_icon(s, seat)
    elif icon == codes.ICON_REPAIR_E:
        done = economy.repair(s, seat, s.icons.provinces[element])
    elif icon == codes.ICON_POLICE_RED or icon == codes.ICON_POLICE_PINK:
        done = police_icon(s)
    elif icon == codes.ICON_BUILD_WALL:
        wall_icon(s)
    elif icon == codes.ICON_REMOVE_WALL:
        done = remove_wall_icon(s)
    elif icon == codes.ICON_STASI_DISBANDMENT:
        stasi_icon(s)
    elif icon == codes.ICON_GUILLAUME_AFFAIR:
        guillaume_icon(s)
    if not done:
        icon_void(s, element)


def icon_void(s: Germany, element: i64) -> None:
    """WSDV-ACT-D3: an icon cannot be carried out."""
    s.emit("IconVoid", element // codes.MOST_ICONS, element % codes.MOST_ICONS + 1, s.icons.icon[element])


def build_icon(s: Germany, seat: i64, element: i64) -> bool:
    """`build_e`, `build_w`, WSDV-EXT-1, WSDV-RHE-1: one build point, bound to a country or to Rheinsberg if it says so."""
    bound: i64 = s.icons.bound[element]
    if bound == codes.AT_RHEINSBERG:
        return economy.build_rheinsberg(s, seat)
    side: i64 = codes.EAST if s.icons.icon[element] == codes.ICON_BUILD_E else codes.WEST
    if not economy.builds(s, side, bound):
        return False
    s.push_code(codes.ASK_BUILD, seat, side | bound << 1)
    return True


def dismantle_icon(s: Germany, seat: i64, element: i64) -> bool:
    """`dismantle_e`, `dismantle_w`, WSDV-DIS-4: one build point, in one province if it says so."""
    side: i64 = codes.EAST if s.icons.icon[element] == codes.ICON_DISMANTLE_E else codes.WEST
    provinces: i64 = s.icons.provinces[element]
    province: i64 = codes.NOBODY
    if provinces != codes.EAST_PROVINCES and provinces != codes.WEST_PROVINCES:
        province = single(provinces)
    reason = why(s)
    if reason == codes.WHY_ICON and not economy.dismantles(s, side, province):
        return False
    s.push_code(codes.ASK_DISMANTLE, seat, side | (province + 1) << 1, reason)
    return True


def single(provinces: i64) -> i64:
    """The province of a mask of one."""
    for province in range(codes.PROVINCES):
        if provinces & BIT[province]:
            return province
    return codes.NOBODY


def unrest_icon(s: Germany, seat: i64, element: i64) -> bool:
    """`unrest_e`, `unrest_w`, WSDV-SPC-6: 1 unrest, at most so many of the card in one province."""
    most: i64 = s.icons.most[element]
    if not unrest.places(s, s.icons.provinces[element], most):
        return False
    s.push_code(codes.ASK_PLACE, seat, s.icons.provinces[element], why(s) | most << 5)
    return True


def remove_unrest_icon(s: Germany, seat: i64, element: i64) -> bool:
    """`remove_unrest_e`, `remove_unrest_w`."""
    if not unrest.removals(s, s.icons.provinces[element]):
        return False
    s.push_code(codes.ASK_REMOVE, seat, s.icons.provinces[element], why(s))
    return True


def move_unrest_icon(s: Germany, seat: i64) -> bool:
    """`move_unrest_e`, WSDV-UNR-5."""
    if not unrest.sources(s):
        return False
    s.push_code(codes.ASK_MOVE, seat)
    return True


def standard_icon(s: Germany, seat: i64, element: i64) -> None:
    """`ls_e`, `ls_w`, `ls_only_w`, WSDV-SPC-6, WSDV-SPC-7: a round icon removes 1 unrest too."""
    calms: i64 = 0 if s.icons.icon[element] == codes.ICON_LS_ONLY_W else 1
    s.push_code(codes.ASK_LS, seat, s.icons.provinces[element], s.icons.most[element] << 1 | calms)


def remove_standard_icon(s: Germany, seat: i64) -> bool:
    """`remove_ls_e`, WSDV-TRK-3."""
    if not standard.lowers(s, EAST_SPOTS):
        return False
    s.push_code(codes.ASK_LOWER, seat, EAST_SPOTS, why(s))
    return True


def protest_icon(s: Germany, seat: i64, element: i64) -> bool:
    """`remove_mass_protest_e`, WSDV-UNR-4, WSDV-SPC-3."""
    if not unrest.protesting(s, s.icons.provinces[element]):
        return False
    s.push_code(codes.ASK_END_PROTEST, seat, s.icons.provinces[element])
    return True


def stop_icon(s: Germany, seat: i64, element: i64) -> bool:
    """`stop_factory`, WSDV-EXT-3."""
    if not economy.stops(s, s.icons.bound[element]):
        return False
    s.push_code(codes.ASK_STOP, seat, s.icons.bound[element])
    return True


def rundown_icon(s: Germany, seat: i64) -> bool:
    """`rundown_e`, WSDV-SPC-8, OP-5, OP-27: of a box it must be paid, if need be by dismantling."""
    reason = why(s)
    if not economy.run_downs(s):
        if reason == codes.WHY_BOX:
            s.push_code(codes.ASK_DISMANTLE, seat, codes.EAST, reason)
        return reason == codes.WHY_BOX
    s.push_code(codes.ASK_RUN_DOWN, seat, 0, reason)
    return True


def police_icon(s: Germany) -> bool:
    """`police_red`, `police_pink`, WSDV-POL-1, WSDV-POL-5: the card goes to East, unless the Stasi is no more."""
    if s.disbanded or not s.keep_police():
        return False
    s.emit("PoliceCardTaken", s.police[-1])
    return True


def wall_icon(s: Germany) -> None:
    """`build_wall`, WSDV-SPC-1."""
    s.wall = 1
    s.emit("WallBuilt")


def remove_wall_icon(s: Germany) -> bool:
    """`remove_wall`, WSDV-SPC-2."""
    if not s.wall:
        return False
    s.wall = 0
    s.emit("WallFell")
    return True


def stasi_icon(s: Germany) -> None:
    """`stasi_disbandment`, WSDV-POL-4: captured unrest returns, each to another province of East's choice."""
    used = unrest.disband(s)
    if used:
        s.push_code(codes.ASK_RETURN, s.german[codes.EAST], codes.EAST_PROVINCES, used)


def guillaume_icon(s: Germany) -> None:
    """`guillaume_affair`, WSDV-SPC-4: East decides, whoever is active."""
    s.push_code(codes.ASK_SOURCE, s.german[codes.EAST])


# -- tracks


def move_marker(s: Germany, track: i64, step: i64) -> None:
    """WSDV-ACT-D5, WSDV-TRK-1, WSDV-TRK-7: one arrow; beyond an end its side takes the bonus instead."""
    before: i64 = s.tracks[track]
    after: i64 = before + step
    if -codes.TRACK_END <= after <= codes.TRACK_END:
        s.tracks[track] = after
        s.emit("MarkerMoved", track, before, after)
        return
    side: i64 = codes.EAST if step > 0 else codes.WEST
    s.emit("ArrowOverflowed", track, s.german[side])
    s.push_code(codes.ASK_BONUS, s.german[side], track * 2 + side)


def bonuses(s: Germany, end: i64) -> list[int]:
    """WSDV-TRK-8, WSDV-TRK-9: what the side of an end may take: unrest placed or removed, where it likes."""
    legal: list[int] = []
    words = BOARD.bonus[end]
    if "unrest_w" in words:
        legal.extend(unrest.places(s, codes.WEST_PROVINCES, 0))
    if "unrest_e" in words:
        legal.extend(unrest.places(s, codes.EAST_PROVINCES, 0))
    if "remove_unrest_w" in words:
        legal.extend(unrest.removals(s, codes.WEST_PROVINCES))
    if "remove_unrest_e" in words:
        legal.extend(unrest.removals(s, codes.EAST_PROVINCES))
    return legal


def take_bonus(s: Germany, seat: i64, action: i64) -> None:
    """WSDV-TRK-8: the bonus of an overflow."""
    if action in PLACE:
        unrest.place_unrest(s, seat, PLACE.one(action), 1, codes.WHY_OVERFLOW)
    else:
        unrest.remove_unrest(s, seat, REMOVE.one(action), 1, codes.WHY_OVERFLOW)
