"""The icon interpreter: which icon comes next, and one function for the effect of each (ACT-D, TRK, SPC)."""

from typing import Final, Generic

from mypy_extensions import i64

from detente.core.engine.sequence import Step
from detente.core.hidden.knowledge import BIT
from detente.core.records.fields import SEAT, YES_OR_NO, Call, Range, up_to
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.notation import ICON, IGNORE, IGNORE_NOTHING, PLACE, REMOVE, REST
from detente.games.germany.rules import economy, standard, unrest
from detente.games.germany.rules.asking import TWO_IN_ONE, Decision, G
from detente.games.germany.rules.guillaume import LOOKING
from detente.games.germany.state import Germany

EAST_SPOTS: Final[i64] = (BIT[codes.SPOTS] - 1) & ~(BIT[codes.FIRST_EAST_SPOT] - 1)


# -- which icon comes next


def begin_event(s: Germany, seat: i64, source: i64, may_ignore: bool) -> None:
    """WSDV-ACT-D1, WSDV-ACT-D4: carry out all icons of a card or box; one icon of a dual card may be ignored."""
    s.placed = [0] * codes.PROVINCES
    begin_icons(s, seat, source, all_icons(s, source), may_ignore)


def begin_icons(s: Germany, seat: i64, source: i64, open_icons: i64, may_ignore: bool) -> None:
    """WSDV-ACT-D1, WSDV-ACT-D4: carry out these icons of a source in the seat's order; one may be ignored first."""
    if open_icons and may_ignore:
        IGNORING.put(s, seat, open_icons, source, 0)
    elif open_icons:
        NEXT_ICON.put(s, seat, open_icons, source, 0)


def all_icons(s: Germany, source: i64) -> i64:
    """All icons and arrows of a source."""
    return BIT[s.icons.counts[source]] - 1


def distinct(s: Germany, open_icons: i64, source: i64) -> list[int]:
    """The first open icon of each kind: identical icons count as one."""
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


class OpenIcons(Decision[G], Generic[G]):
    """A question about the icons of a source that still have to be carried out."""

    def open_icons(self, s: G) -> i64:
        """The mask of these icons."""
        return s.ask_b

    def source(self, s: G) -> i64:
        """The source of the icons."""
        return self.source_in(s.ask_c)

    def source_in(self, c: i64) -> i64:
        """The source packed into its last argument."""
        return c // 2

    def in_order(self, s: G) -> i64:
        """1 if the icons come in printed order."""
        return self.in_order_in(s.ask_c)

    def in_order_in(self, c: i64) -> i64:
        """1 if they come in printed order, as packed into its last argument."""
        return c % 2

    def put(self, s: G, seat: i64, open_icons: i64, source: i64, in_order: i64) -> None:
        """Push the question."""
        s.push(self, seat, open_icons, source * 2 | in_order)


class NextIcon(OpenIcons[G], Generic[G]):
    """WSDV-ACT-D1: which icon to carry out next."""

    def choices(self, s: G, seat: i64) -> list[int]:
        """The open icons, or the rest in printed order; only one if the order is settled."""
        found = distinct(s, self.open_icons(s), self.source(s))
        if self.in_order(s) or len(found) == 1:
            return [ICON.of(found[0])]
        return [*ICON.each(found), REST.first]

    def decide(self, s: G, seat: i64, action: i64) -> None:
        """Carry out one icon, then the others."""
        source = self.source(s)
        if action in REST:
            self.put(s, seat, self.open_icons(s), source, 1)
            return
        k = ICON.one(action)
        left: i64 = self.open_icons(s) & ~BIT[k]
        if left:
            self.put(s, seat, left, source, self.in_order(s))
        carry_out_icon(s, seat, source * codes.MOST_ICONS + k)

    def forbidden(self, s: G, seat: int, action: int) -> str | None:
        """The rule, since the icon is not open."""
        return "WSDV-ACT-D1"


class Ignoring(OpenIcons[G], Generic[G]):
    """WSDV-ACT-D4: which icon without an arrow, or single arrow, to ignore, if any."""

    def choices(self, s: G, seat: i64) -> list[int]:
        """One of each kind, or nothing."""
        return [*IGNORE.each(distinct(s, self.open_icons(s), self.source(s))), IGNORE_NOTHING.first]

    def decide(self, s: G, seat: i64, action: i64) -> None:
        """Continue as if the ignored icon were not printed."""
        ignore(s, seat, self.source(s), action)
        left = left_open(self.open_icons(s), action)
        if left:
            NEXT_ICON.put(s, seat, left, self.source(s), self.in_order(s))

    def forbidden(self, s: G, seat: int, action: int) -> str | None:
        """The rule, since the icon cannot be ignored."""
        return "WSDV-ACT-D4"


def ignore(s: Germany, seat: i64, source: i64, action: i64) -> None:
    """WSDV-ACT-D4: report what a seat ignores."""
    s.emit("IconIgnored", seat, source, 0 if action in IGNORE_NOTHING else IGNORE.one(action) + 1)


def left_open(open_icons: i64, action: i64) -> i64:
    """The icons left after removing the ignored one."""
    return open_icons if action in IGNORE_NOTHING else open_icons & ~BIT[IGNORE.one(action)]


OPEN_ICONS: Final = Range(1, 2**codes.MOST_ICONS - 1)
TO_IGNORE: Final = (IGNORE, IGNORE_NOTHING, REST)
NEXT_ICON: Final[NextIcon[Germany]] = NextIcon(
    "icon", "WSDV-ACT-D1", Call(SEAT, OPEN_ICONS, TWO_IN_ONE), (ICON,)
)
IGNORING: Final[Ignoring[Germany]] = Ignoring(
    "ignore", "WSDV-ACT-D4", Call(SEAT, OPEN_ICONS, TWO_IN_ONE, waits=False), TO_IGNORE
)


# -- what an icon does


def why(s: Germany) -> i64:
    """The WHY code: whether the icon belongs to a card or, in phase 2, to a box."""
    return codes.WHY_BOX if s.phase == codes.PHASE_PRESTIGE else codes.WHY_ICON


def carry_out_icon(s: Germany, actor: i64, element: i64) -> None:
    """WSDV-ACT-D2, WSDV-ACT-D3: carry out the icon or ask the seat that decides; report it as void without a legal object."""
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
    """WSDV-ACT-D3: report that an icon cannot be carried out."""
    s.emit("IconVoid", element // codes.MOST_ICONS, element % codes.MOST_ICONS + 1, s.icons.icon[element])


def build_icon(s: Germany, seat: i64, element: i64) -> bool:
    """`build_e`, `build_w`, WSDV-EXT-1, WSDV-RHE-1: one build point, if any; bound to a country or Rheinsberg if restricted."""
    bound: i64 = s.icons.bound[element]
    if bound == codes.AT_RHEINSBERG:
        return economy.build_rheinsberg(s, seat)
    side: i64 = codes.EAST if s.icons.icon[element] == codes.ICON_BUILD_E else codes.WEST
    if not economy.builds(s, side, bound):
        return False
    economy.BUILDING.put(s, seat, side, bound, 0)
    return True


def dismantle_icon(s: Germany, seat: i64, element: i64) -> bool:
    """`dismantle_e`, `dismantle_w`, WSDV-DIS-4: one build point, in one province if restricted."""
    side: i64 = codes.EAST if s.icons.icon[element] == codes.ICON_DISMANTLE_E else codes.WEST
    provinces: i64 = s.icons.provinces[element]
    province: i64 = codes.NOBODY
    if provinces != codes.EAST_PROVINCES and provinces != codes.WEST_PROVINCES:
        province = single(provinces)
    reason = why(s)
    if reason == codes.WHY_ICON and not economy.dismantles(s, side, province):
        return False
    economy.DISMANTLING.put_within(s, seat, side, province, reason)
    return True


def single(provinces: i64) -> i64:
    """The first province in a mask, or NOBODY if it is empty."""
    for province in range(codes.PROVINCES):
        if provinces & BIT[province]:
            return province
    return codes.NOBODY


def unrest_icon(s: Germany, seat: i64, element: i64) -> bool:
    """`unrest_e`, `unrest_w`, WSDV-SPC-6: 1 unrest, up to the card's limit for one province."""
    most: i64 = s.icons.most[element]
    if not unrest.places(s, s.icons.provinces[element], most):
        return False
    unrest.PLACING.put(s, seat, s.icons.provinces[element], why(s), most)
    return True


def remove_unrest_icon(s: Germany, seat: i64, element: i64) -> bool:
    """`remove_unrest_e`, `remove_unrest_w`: remove 1 unrest; return whether there is any."""
    if not unrest.removals(s, s.icons.provinces[element]):
        return False
    unrest.REMOVING.put(s, seat, s.icons.provinces[element], why(s))
    return True


def move_unrest_icon(s: Germany, seat: i64) -> bool:
    """`move_unrest_e`, WSDV-UNR-5: move 1 unrest; return whether there is any."""
    if not unrest.sources(s):
        return False
    s.push(unrest.MOVING_FROM, seat)
    return True


def standard_icon(s: Germany, seat: i64, element: i64) -> None:
    """`ls_e`, `ls_w`, `ls_only_w`, WSDV-SPC-6, WSDV-SPC-7: place a piece; a round icon also removes 1 unrest."""
    calms: i64 = 0 if s.icons.icon[element] == codes.ICON_LS_ONLY_W else 1
    standard.STANDARD.put(s, seat, s.icons.provinces[element], s.icons.most[element], calms)


def remove_standard_icon(s: Germany, seat: i64) -> bool:
    """`remove_ls_e`, WSDV-TRK-3: remove a piece of East; return whether there is one."""
    if not standard.lowers(s, EAST_SPOTS):
        return False
    standard.LOWERING.put(s, seat, EAST_SPOTS, why(s))
    return True


def protest_icon(s: Germany, seat: i64, element: i64) -> bool:
    """`remove_mass_protest_e`, WSDV-UNR-4, WSDV-SPC-3: remove a mass protest; return whether there is one."""
    if not unrest.protesting(s, s.icons.provinces[element]):
        return False
    s.push(unrest.ENDING_PROTEST, seat, s.icons.provinces[element])
    return True


def stop_icon(s: Germany, seat: i64, element: i64) -> bool:
    """`stop_factory`, WSDV-EXT-3: remove an external factory; return whether there is one."""
    if not economy.stops(s, s.icons.bound[element]):
        return False
    s.push(economy.STOPPING, seat, s.icons.bound[element])
    return True


def rundown_icon(s: Germany, seat: i64) -> bool:
    """`rundown_e`, WSDV-SPC-8: a box's icon must be paid, by dismantling if necessary."""
    reason = why(s)
    if not economy.run_downs(s):
        if reason == codes.WHY_BOX:
            economy.DISMANTLING.put_within(s, seat, codes.EAST, codes.NOBODY, reason)
        return reason == codes.WHY_BOX
    economy.RUNNING_DOWN.put(s, seat, 0, reason)
    return True


def police_icon(s: Germany) -> bool:
    """`police_red`, `police_pink`, WSDV-POL-1, WSDV-POL-5: the card goes to East, unless the Stasi is disbanded."""
    if s.disbanded or not s.keep_police():
        return False
    s.emit("PoliceCardTaken", s.police[-1])
    return True


def wall_icon(s: Germany) -> None:
    """`build_wall`, WSDV-SPC-1: build the wall."""
    s.wall = 1
    s.emit("WallBuilt")


def remove_wall_icon(s: Germany) -> bool:
    """`remove_wall`, WSDV-SPC-2: remove the wall; return whether there was one."""
    if not s.wall:
        return False
    s.wall = 0
    s.emit("WallFell")
    return True


def stasi_icon(s: Germany) -> None:
    """`stasi_disbandment`, WSDV-POL-4: captured unrest returns, each to a different province that East chooses."""
    used = unrest.disband(s)
    if used:
        s.push(unrest.RETURNING, s.german[codes.EAST], codes.EAST_PROVINCES, used)


def guillaume_icon(s: Germany) -> None:
    """`guillaume_affair`, WSDV-SPC-4: East decides, no matter who is active."""
    s.push(LOOKING, s.german[codes.EAST])


# -- tracks


def move_marker(s: Germany, track: i64, step: i64) -> None:
    """WSDV-ACT-D5, WSDV-TRK-1, WSDV-TRK-7: carry out one arrow; beyond an end, its side takes the bonus instead."""
    before: i64 = s.tracks[track]
    after: i64 = before + step
    if -codes.TRACK_END <= after <= codes.TRACK_END:
        s.tracks[track] = after
        s.emit("MarkerMoved", track, before, after)
        return
    side: i64 = codes.EAST if step > 0 else codes.WEST
    s.emit("ArrowOverflowed", track, s.german[side])
    s.push(BONUS, s.german[side], track * 2 + side)


class Arrow(Step[Germany]):
    """WSDV-ACT-D5: a marker moves one step towards a side, as a step."""

    def run(self, s: Germany, track: i64, side: i64, c: i64) -> None:
        """Run `move_marker`."""
        move_marker(s, track, -1 if side == codes.WEST else 1)


ARROW: Final = Arrow(Call(up_to(codes.SOCIALIST), YES_OR_NO))


class Bonus(Decision[Germany]):
    """WSDV-TRK-8, WSDV-TRK-9: the bonus of an overflow: place or remove unrest, wherever the side chooses."""

    def track(self, s: Germany) -> i64:
        """The track that overflows."""
        return s.ask_b // 2

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """What the end of the track offers."""
        legal: list[int] = []
        words = BOARD.bonus[s.ask_b]
        if "unrest_w" in words:
            legal.extend(unrest.places(s, codes.WEST_PROVINCES, 0))
        if "unrest_e" in words:
            legal.extend(unrest.places(s, codes.EAST_PROVINCES, 0))
        if "remove_unrest_w" in words:
            legal.extend(unrest.removals(s, codes.WEST_PROVINCES))
        if "remove_unrest_e" in words:
            legal.extend(unrest.removals(s, codes.EAST_PROVINCES))
        return legal

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Take the bonus."""
        if action in PLACE:
            unrest.place_unrest(s, seat, PLACE.one(action), 1, codes.WHY_OVERFLOW)
        else:
            unrest.remove_unrest(s, seat, REMOVE.one(action), 1, codes.WHY_OVERFLOW)

    def forbidden(self, s: Germany, seat: int, action: int) -> str | None:
        """The rule: the bonus is for the other side's provinces, or there is no unrest."""
        if action in PLACE:
            return self.rule
        own = "remove_unrest_w" if REMOVE.one(action) < codes.FIRST_EAST else "remove_unrest_e"
        return "WSDV-UNR-3" if own in BOARD.bonus[s.ask_b] else self.rule


BONUS: Final = Bonus(
    "bonus", "WSDV-TRK-8", Call(SEAT, up_to(len(BOARD.bonus) - 1), waits=False), (PLACE, REMOVE)
)
