"""Knowledge for bots: how good each legal action looks, from the view alone.

A board is weighed in unrest cubes, good for East above 0: what the end of decade would bring (protests, flight, currency,
police, socialists), the economy and the tracks. An action is carried out on a board made from the view, as far as it goes
without the opponent's doing, and is worth what it makes of it. Nobody looks further ahead than the end of the own turn.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from detente.games.wsdv.codes import (
    ASSIGN,
    BOX,
    BUILD,
    CITIES,
    DELIVER,
    DISCARD,
    DISMANTLE,
    DONE,
    EAST,
    EAST_PROVINCES,
    END_PROTEST,
    EXCHANGE,
    FIRST_EAST,
    GIVE,
    HAMBURG,
    HAMBURG_TO,
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
    KEEP,
    LEAVE,
    LET_DRAW,
    LOOK_HAND,
    LOWER,
    MOST_ICONS,
    MOVE_FROM,
    MOVE_TO,
    NOBODY,
    NORMAL_CARDS,
    PLACE,
    PLAY,
    PLAY_SPECIAL,
    POLICE,
    PRESS,
    PROTEST,
    PROVINCES,
    RAISE,
    REMOVE,
    REST,
    RHEINSBERG,
    RUN_DOWN,
    RUNDOWN,
    SET_ASIDE,
    SOCIALIST_FROM,
    SOCIALIST_TO,
    SOUND,
    STOP,
    TRACK_END,
    USE_BUILD,
    USE_RAISE,
    USE_UNREST,
    WEST,
    WEST_BERLIN,
    WEST_CITIES,
    WEST_PROVINCES,
)
from detente.games.wsdv.data import BOARD, BOX_0, CARD_ICONS, CARDS, PHASE_IDS
from detente.games.wsdv.notation import SPACE
from detente.games.wsdv.rules import WirSindDasVolk
from detente.games.wsdv.rules.counts import (
    currency_terms,
    flight_level,
    flight_terms,
    internal_unrest,
    pressed,
    socialists_due,
    standards_after_export,
)
from detente.games.wsdv.rules.economy import (
    builds,
    dismantles,
    economy,
    points_left,
    run_downs,
    stops,
    values,
)
from detente.games.wsdv.rules.standard import MOST_PLACED, cost, lowers, province_at, raises, spots
from detente.games.wsdv.rules.unrest import destinations, places, protesting, removals, sources
from detente.games.wsdv.state import OPTION_OF_RULING

Board = WirSindDasVolk
OWN: Final = (WEST_PROVINCES, EAST_PROVINCES)
UNREST: Final = (0.0, 0.12, 0.35, 0.8, 2.0, 2.3, 2.7, 3.3, 4.2, 4.5, 4.9, 5.5, 6.4)
"""What unrest in a province weighs, by its amount; the mass protests stand out."""
MORE_UNREST: Final = 0.6
NERVES: Final = 0.06
"""How much more all of it weighs, the more there is."""
PROTEST_SIDE: Final = 1.4
FACTORY: Final = 0.42
"""A point of a factory's value in decade I, fading towards the end."""
FADING: Final = (1.0, 0.85, 0.6, 0.25)
LINE: Final = 0.12
"""An infrastructure by itself."""
READY: Final = 0.5
"""Economy for one more living standard piece in a province, up to two."""
PRESTIGE_STEP: Final = 0.55
CURRENCY_STEP: Final = 0.45
SOCIALIST_STEP: Final = 0.3
SOCIALIST: Final = 0.8
DISMANTLING: Final = 0.9
RUNNING_DOWN: Final = 0.75
POLICE_CARD: Final = 0.5
FRESH: Final = 0.5
BANKRUPT: Final = 14.0
LOST: Final = 10.0
STANDARD: Final = 0.5
"""A living standard piece that will be left."""
A_CARD: Final = 0.6
"""What a hand card more is worth; what is known of a card counts besides."""
SYMBOL: Final = 0.35
"""A flight symbol: half a build point, sooner or later."""
GUILLAUME: Final = 0.8
WALL: Final = 0.6
NOTHING: Final = -0.05
"""To leave points unused."""


def read(view: Mapping[str, Any]) -> Board:
    """The board of a view, without hidden cards; nothing on it asks or tells."""
    s = Board(2)
    s.stack = []
    s.lay_out_germany()
    s.rulings = [int(view["options"][name] == other) for name, other in OPTION_OF_RULING]
    provinces = view["provinces"]
    for k, id in enumerate(BOARD.province_ids):
        about = provinces[id]
        s.unrest[k] = about["unrest"]
        s.standards[k] = about["standards"]
        s.socialists[k] = about["socialists"]
    for k, id in enumerate(BOARD.sector_ids):
        about = view["sectors"][id]
        s.sectors[k] = about["standards"]
        s.supplied[k] = provinces[about["supplier"]]["supplier"]
        s.delivered |= int(about["delivered"]) << k
    s.factory = [0] * CITIES
    for id, about in view["factories"].items():
        s.factory[BOARD.city_ids.index(id)] = RUNDOWN if about["rundown"] else SOUND
    lines = set(view["lines"])
    s.lines = [int(id in lines) for id in BOARD.line_ids]
    s.tracks = list(view["tracks"].values())
    s.wall = int(view["wall"])
    s.box = view["box"]
    s.police = [CARDS.ids.index(about["card"]) for about in view["police"]]
    s.spent = [CARDS.ids.index(about["card"]) for about in view["police"] if about["used"]]
    s.disbanded = int(view["disbanded"])
    s.decade = view["decade"]
    s.phase = PHASE_IDS.index(view["phase"]) + 1 if view["phase"] else 0
    s.hamburg = BOARD.province_ids.index(view["hamburg"])
    s.row = [CARDS.ids.index(id) for id in view["row"]]
    return s


def copy_of(s: Board) -> Board:
    """A board to try something on."""
    twin = Board(2)
    s.copy_table(twin)
    return twin


# -- weighing a board


def unrest_weight(amount: float) -> float:
    """What so much unrest in a province weighs."""
    if amount <= 0:
        return 0.0
    if amount >= len(UNREST) - 1:
        return UNREST[-1] + MORE_UNREST * (amount - len(UNREST) + 1)
    low = int(amount)
    return UNREST[low] + (UNREST[low + 1] - UNREST[low]) * (amount - low)


def expected_unrest(s: Board, nearness: float) -> tuple[list[float], list[int]]:
    """The unrest of all provinces if the end of decade came, weighed by how near it is; and the LS that are left."""
    if s.phase > 7:
        return [float(n) for n in s.unrest], s.standards
    left = standards_after_export(s, s.hamburg) if s.phase <= 5 else s.standards
    coming = internal_unrest(s, left) if s.phase <= 6 else [0] * PROVINCES
    coming = list(coming)
    for province in range(PROVINCES):
        pressure = left[province] - int(s.protests(province))
        if pressure <= 0:
            continue
        targets = pressed(province, pressure, left)
        if province == WEST_BERLIN:
            for target in targets:
                coming[target] += pressure - left[target]
        elif targets:
            worst = max(targets, key=lambda at: s.unrest[at] + coming[at] + pressure - left[at])
            coming[worst] += pressure - left[worst]
    return [there + nearness * more for there, more in zip(s.unrest, coming, strict=True)], left


def danger(weights: list[float]) -> float:
    """All unrest of a side."""
    total = sum(weights)
    return total * (1 + NERVES * total)


def weigh(s: Board, nearness: float) -> float:
    """How good the board is for East."""
    unrest, left = expected_unrest(s, nearness)
    relief = float(s.box) + (max(int(socialists_due(s)), 0) if s.phase <= 9 else 0)
    relief += int(s.fresh_police()) if s.phase <= 8 else 0
    east = unrest[FIRST_EAST:]
    for k in sorted(range(len(east)), key=lambda k: east[k]):
        if east[k] >= 3.5 and relief > 0:
            used = min(relief, east[k] - 3)
            east[k] -= used * 0.8
            relief -= used
    west = [unrest_weight(amount) for amount in unrest[:FIRST_EAST]]
    west[WEST_BERLIN] += max(unrest[WEST_BERLIN] - 3, 0) * 0.5
    worth = danger(west) - danger([unrest_weight(amount) for amount in east])
    return worth + wealth(s, left) + outlook(s, nearness)


def economies(s: Board, worth: list[int]) -> list[int]:
    """The economy of each province; external factories are left out."""
    found = [sum([worth[city] for city in cities]) for cities in BOARD.cities_of]
    found[s.hamburg] += worth[HAMBURG]
    return found


def readiness(standards: int, there: int) -> float:
    """How near so much economy comes to more living standard, up to two pieces."""
    return READY * min(max(there / 3 - standards, 0.0), 2.0)


def wealth(s: Board, left: list[int]) -> float:
    """Factories, infrastructure, living standard, and economy for more of it."""
    fading = FADING[s.decade - 1]
    of_factories = values(s)
    there = economies(s, of_factories)
    lines = BOARD.west_lines
    west, east = sum(of_factories[:WEST_CITIES]), sum(of_factories[WEST_CITIES:])
    worth = FACTORY * fading * (east - west) + LINE * fading * (sum(s.lines[lines:]) - sum(s.lines[:lines]))
    for province in range(PROVINCES):
        own = s.standards[province]
        worth_here = STANDARD * min(left[province], own)
        if province != WEST_BERLIN:
            worth_here += fading * readiness(own, there[province])
        worth += -worth_here if province < FIRST_EAST else worth_here
    return worth


def site_gain(s: Board, there: list[int], site: int) -> float:
    """What a site to be built brings to the wealth of its side."""
    more: dict[int, int] = {}
    if site < CITIES:
        more[site] = 1
        for connection in BOARD.links[site]:
            if s.lines[BOARD.first_line[connection]] and s.lines[BOARD.last_line[connection]]:
                other = other_end(connection, site)
                if s.factory[other]:
                    more[site] += 1
                    more[other] = 1
    else:
        line = site - CITIES
        a, b, twin = BOARD.line_a[line], BOARD.line_b[line], BOARD.twin[line]
        if s.factory[a] and s.factory[b] and (twin < 0 or s.lines[twin]):
            more[a] = more[b] = 1
    gain = FACTORY * sum(more.values()) + (LINE if site >= CITIES else 0.0)
    for city, change in more.items():
        province = s.hamburg if city == HAMBURG else BOARD.province_of[city]
        if province >= 0:
            own = s.standards[province]
            gain += readiness(own, there[province] + change) - readiness(own, there[province])
    return FADING[s.decade - 1] * gain + promise(s, site)


def other_end(connection: int, city: int) -> int:
    """The other end of a connection."""
    a = BOARD.end_a[connection]
    return BOARD.end_b[connection] if a == city else a


def outlook(s: Board, nearness: float) -> float:
    """What the tracks, the flight, the currency, police and socialists bring at the end of the decade."""
    due = dismantles_due(s)
    terms = currency_terms(s, s.hamburg)
    deficit = max(-int(terms[3]), 0) if s.phase <= 3 else 0
    sound = len(run_downs(s))
    broken = min(deficit, sound)
    points = due + deficit - broken
    worth = -nearness * (RUNNING_DOWN * broken + DISMANTLING * points)
    if points > int(points_left(s, False)) + sound - broken:
        worth -= BANKRUPT * nearness * (0.4 + 0.2 * min(points, 3))
    change = int(socialists_due(s)) if s.phase <= 9 else 0
    held = int(s.box) + sum(s.socialists)
    if held + change < 0:
        worth -= LOST * nearness
    elif held + change > BOARD.socialists_total:
        worth += LOST * nearness
    later = FADING[s.decade - 1]
    worth += SOCIALIST * (0.5 + 0.5 * later) * (0.4 * min(held, 8) + change)
    worth += SOCIALIST_STEP * s.tracks[2] + CURRENCY_STEP * s.tracks[1] + PRESTIGE_STEP * s.tracks[0]
    worth += (FRESH if s.phase <= 8 else 0.0) * int(s.fresh_police())
    worth += POLICE_CARD * later * len(s.police)
    return worth


def dismantles_due(s: Board) -> int:
    """Build points that flight and police will cost."""
    due = 0
    if s.phase <= 1:
        due += 1 if s.wall else int(flight_level(flight_terms(s))) // 2
    if s.phase <= 4:
        due += len(s.police)
    return due


# -- what an action does


def effect(s: Board, action: int) -> None:
    """Carry out on a board what an answer does at once."""
    if action < BUILD:
        spend_police(s, action - POLICE)
    elif action < DISMANTLE:
        site = action - BUILD
        if site < CITIES:
            s.factory[site] = SOUND
        else:
            s.lines[site - CITIES] = 1
    elif action < PLACE:
        site = action - DISMANTLE
        if site >= CITIES:
            s.lines[site - CITIES] = 0
        else:
            s.factory[site] = s.factory[site] - 1 if site == RHEINSBERG else 0
    elif action < REMOVE:
        s.unrest[action - PLACE] += 1
    elif action < MOVE_FROM:
        s.unrest[action - REMOVE] -= 1
    elif action < MOVE_TO:
        s.unrest[FIRST_EAST + action - MOVE_FROM] -= 1
    elif action < RAISE:
        s.unrest[FIRST_EAST + action - MOVE_TO] += 1
    elif action < END_PROTEST:
        change_standard(s, action)
    else:
        rare_effect(s, action)


def unrest_changed(action: int) -> tuple[int, int]:
    """The province where an answer places or removes 1 unrest, and the change."""
    if action < REMOVE:
        return action - PLACE, 1
    if action < MOVE_FROM:
        return action - REMOVE, -1
    if action < MOVE_TO:
        return FIRST_EAST + action - MOVE_FROM, -1
    return FIRST_EAST + action - MOVE_TO, 1


def spend_police(s: Board, province: int) -> None:
    """A police card removes 1 unrest."""
    s.unrest[FIRST_EAST + province] -= 1
    s.spent.append(next(face for face in s.police if face not in s.spent))


def change_standard(s: Board, action: int) -> None:
    """A living standard piece comes, and 1 unrest goes; or a piece goes."""
    spot = action - RAISE if action < LOWER else action - LOWER
    change = 1 if action < LOWER else -1
    province = province_at(spot)
    s.standards[province] += change
    if province == WEST_BERLIN:
        s.sectors[spot - 7] += change
    if change > 0:
        s.unrest[province] = max(s.unrest[province] - 1, 0)


def rare_effect(s: Board, action: int) -> None:
    """Answers that come up less often."""
    if action < PROTEST:
        province = action - END_PROTEST
        if province >= FIRST_EAST:
            s.unrest[province] = 3
        else:
            s.supplied[BOARD.sector_of[province]] -= 1
    elif action < RUN_DOWN:
        s.supplied[action - PROTEST] += 1
    elif action < STOP:
        s.factory[action - RUN_DOWN] = RUNDOWN
    elif action < SOCIALIST_TO:
        site = action - STOP
        s.factory[38 + site] = 0
        for connection in BOARD.link_of[site]:
            s.lines[BOARD.first_line[connection]] = 0
    elif action < SOCIALIST_FROM:
        s.box -= 1
        s.unrest[FIRST_EAST + action - SOCIALIST_TO] -= 1
        s.socialists[FIRST_EAST + action - SOCIALIST_TO] += 1
    elif action < HAMBURG_TO:
        s.unrest[FIRST_EAST + action - SOCIALIST_FROM] += 1
        s.socialists[FIRST_EAST + action - SOCIALIST_FROM] -= 1
    elif action < ASSIGN:
        s.hamburg = action - HAMBURG_TO
    elif action < DELIVER:
        s.serves[(action - ASSIGN) // 2] = BOARD.served[(action - ASSIGN) // 2][(action - ASSIGN) % 2]


# -- greedy play on a board


class Mind:
    """Weighs actions for one seat on the board of a view."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.board = read(view)
        used = (view["half"] - 1) * BOARD.display + BOARD.display - len(view["display"])
        self.nearness = 1.0 if self.board.phase else 0.45 + 0.55 * used / (2 * BOARD.display)
        self.sign = (-1.0, 1.0)
        self.start = self.worth(self.board)
        self.uses: dict[tuple[int, int], float] = {}
        self.there: list[int] = []

    def worth(self, s: Board) -> float:
        """How good a board is for East."""
        return weigh(s, self.nearness)

    def best(self, s: Board, side: int, legal: list[int]) -> Board:
        """A board after the answer that a side likes best; the first of equal ones."""
        if PLACE <= legal[0] < RAISE:
            twin = copy_of(s)
            effect(twin, self.best_unrest(s, side, legal))
            return twin
        boards = [copy_of(s) for _ in legal]
        for twin, action in zip(boards, legal, strict=True):
            effect(twin, action)
        return max(boards, key=lambda twin: self.sign[side] * self.worth(twin))

    def best_unrest(self, s: Board, side: int, legal: list[int]) -> int:
        """Where a side would rather have 1 unrest more or less, by what lies and comes there."""
        expected, _ = expected_unrest(s, self.nearness)

        def liked(action: int) -> float:
            province, more = unrest_changed(action)
            change = unrest_weight(expected[province] + more) - unrest_weight(expected[province])
            return change if (province < FIRST_EAST) == (side == EAST) else -change

        return max(legal, key=liked)

    def gain(self, s: Board) -> float:
        """What a board is better than the one of the view, for the own seat."""
        return self.sign[self.seat] * (self.worth(s) - self.start)

    # uses of a card

    def use(self, face: int, use: int) -> float:
        """What a use of a normal card gains, and what leaves with the card."""
        own = CARDS.colour[face] == (1 - self.seat)
        points = CARDS.value_of[self.seat][face]
        key = (use, int(own) if use == USE_UNREST else points)
        if key not in self.uses:
            if use == USE_UNREST:
                self.uses[key] = self.calm(own)
            elif use == USE_BUILD:
                self.build(points)
            else:
                self.uses[key] = self.raise_standard(points)
        return self.uses[key]

    def calm(self, free: bool) -> float:
        """Use A."""
        after = self.best(self.board, self.seat, removals(self.board, OWN[self.seat]))
        if not free:
            after = self.best(after, self.seat, dismantles(after, self.seat, NOBODY))
        return self.gain(after)

    def build(self, points: int) -> None:
        """Use B: for all numbers of points up to this one, the best site each time."""
        s = self.board
        for k in range(1, points + 1):
            legal = builds(s, self.seat, 0)
            if legal:
                s = self.best_site(s, legal)
            self.uses[USE_BUILD, k] = self.gain(s)

    def best_site(self, s: Board, legal: list[int]) -> Board:
        """A board with the best site built; what it may lead to counts."""
        there = economies(s, values(s))
        _, best = max([(site_gain(s, there, action - BUILD), action) for action in legal])
        twin = copy_of(s)
        effect(twin, best)
        return twin

    def site(self, site: int) -> float:
        """What a site brings on the board of the view."""
        if not self.there:
            self.there = economies(self.board, values(self.board))
        return site_gain(self.board, self.there, site)

    def east_site(self, site: int) -> bool:
        """Whether a site is East's."""
        return site >= WEST_CITIES if site < CITIES else site - CITIES >= BOARD.west_lines

    def raise_standard(self, points: int) -> float:
        """Use C: the best province each time."""
        s, placed, gain = self.board, 0, 0.0
        for _ in range(MOST_PLACED):
            legal = raises(s, self.seat, points, placed)[:-1]
            if not legal:
                break
            scored = []
            for action in legal:
                twin = copy_of(s)
                effect(twin, action)
                price = int(cost(s, province_at(action - RAISE)))
                scored.append((self.gain(twin) - 0.1 * price, action, price, twin))
            value_of_it, action, price, twin = max(scored, key=lambda entry: entry[:2])
            if value_of_it <= gain:
                break
            s, gain = twin, value_of_it
            points -= price
            placed |= 1 << province_at(action - RAISE)
        return gain

    # events

    def event(self, source: int, actor: int, dual: bool) -> float:
        """What an event gains, each decider choosing what is best for it; of a dual card the worst icon is ignored."""
        first = source * MOST_ICONS
        elements = list(range(first, first + CARD_ICONS.counts[source]))
        gain = self.carried_out(elements, actor)
        if not dual:
            return gain
        return max([gain] + [self.carried_out([e for e in elements if e != out], actor) for out in elements])

    def carried_out(self, elements: list[int], actor: int) -> float:
        """The gain of some icons: those that help first, as the active player orders them."""
        s, extra = self.board, 0.0
        for element in sorted(elements, key=lambda e: CARD_ICONS.icon[e] in HURTFUL[actor]):
            s, more = self.icon(s, element, actor)
            extra += more
        return self.gain(s) + extra

    def icon(self, s: Board, element: int, actor: int) -> tuple[Board, float]:
        """A board after an icon, and what it gains besides."""
        icon = CARD_ICONS.icon[element]
        coat = CARD_ICONS.decider[element]
        side = actor if coat == NOBODY else coat
        if icon == ICON_ARROW:
            return self.arrow(s, CARD_ICONS.track[element], CARD_ICONS.step[element]), 0.0
        if icon in (
            ICON_POLICE_RED,
            ICON_POLICE_PINK,
            ICON_STASI_DISBANDMENT,
            ICON_BUILD_WALL,
            ICON_REMOVE_WALL,
        ):
            return self.state_icon(s, icon), 0.0
        if icon == ICON_GUILLAUME_AFFAIR:
            return s, GUILLAUME * self.sign[self.seat]
        legal = targets(s, element)
        if not legal:
            return s, 0.0
        if icon in (ICON_BUILD_E, ICON_BUILD_W):
            return self.best_site(s, legal), 0.0
        if icon == ICON_MOVE_UNREST_E:
            return self.moved(s, side, legal), 0.0
        after = self.best(s, side, legal)
        if icon == ICON_LS_ONLY_W:
            province = province_at(legal[0] - RAISE)
            after.unrest[province] = s.unrest[province]
        return after, 0.0

    def moved(self, s: Board, side: int, legal: list[int]) -> Board:
        """A board after 1 unrest has moved: from where the side likes it least to where it likes it best."""
        lifted = self.best(s, side, legal)
        source = next(k for k in range(FIRST_EAST, PROVINCES) if lifted.unrest[k] != s.unrest[k])
        return self.best(lifted, side, destinations(source))

    def arrow(self, s: Board, track: int, step: int) -> Board:
        """A board after one arrow; beyond an end it gives a bonus."""
        twin = copy_of(s)
        after = twin.tracks[track] + step
        if -TRACK_END <= after <= TRACK_END:
            twin.tracks[track] = after
            return twin
        if step < 0:
            return self.best(twin, WEST, places(twin, EAST_PROVINCES, 0))
        legal = removals(twin, EAST_PROVINCES)
        return self.best(twin, EAST, legal) if legal else twin

    def state_icon(self, s: Board, icon: int) -> Board:
        """Police, Stasi and the wall."""
        twin = copy_of(s)
        if icon == ICON_BUILD_WALL:
            twin.wall = 1
        elif icon == ICON_REMOVE_WALL:
            twin.wall = 0
        elif icon == ICON_STASI_DISBANDMENT:
            for k in range(len(twin.spent)):
                twin.unrest[FIRST_EAST + k] += 1
            twin.police, twin.spent = [], []
        elif not twin.disbanded:
            twin.police.append(4 if icon == ICON_POLICE_RED else 14)
        return twin


HURTFUL: Final = (
    (ICON_UNREST_W, ICON_DISMANTLE_W, ICON_REMOVE_UNREST_E, ICON_BUILD_E, ICON_LS_E),
    (ICON_UNREST_E, ICON_DISMANTLE_E, ICON_REMOVE_UNREST_W, ICON_BUILD_W, ICON_LS_W, ICON_RUNDOWN_E),
)
"""Icons that the active side would rather carry out last."""


def targets(s: Board, element: int) -> list[int]:
    """The answers that an icon allows on a board."""
    icon, provinces = CARD_ICONS.icon[element], CARD_ICONS.provinces[element]
    bound = CARD_ICONS.bound[element]
    one = provinces.bit_count() == 1
    if icon in (ICON_BUILD_E, ICON_BUILD_W):
        if bound == 3:
            return [BUILD + RHEINSBERG] if s.factory[RHEINSBERG] < SOUND else []
        return list(builds(s, EAST if icon == ICON_BUILD_E else WEST, bound))
    if icon in (ICON_DISMANTLE_E, ICON_DISMANTLE_W):
        province = provinces.bit_length() - 1 if one else NOBODY
        return list(dismantles(s, EAST if icon == ICON_DISMANTLE_E else WEST, province))
    if icon in (ICON_UNREST_E, ICON_UNREST_W):
        return list(places(s, provinces, 0))
    if icon in (ICON_REMOVE_UNREST_E, ICON_REMOVE_UNREST_W):
        return list(removals(s, provinces))
    if icon == ICON_MOVE_UNREST_E:
        return list(sources(s))
    if icon in (ICON_LS_E, ICON_LS_W, ICON_LS_ONLY_W):
        return list(spots(s, provinces, 0))
    if icon == ICON_REMOVE_LS_E:
        return list(lowers(s, 0xFC00))
    if icon == ICON_REMOVE_MASS_PROTEST_E:
        return list(protesting(s, provinces))
    if icon == ICON_STOP_FACTORY:
        return list(stops(s, bound))
    if icon == ICON_RUNDOWN_E:
        return list(run_downs(s))
    assert icon == ICON_REPAIR_E
    return []


def promise(s: Board, site: int) -> float:
    """What a new site may lead to: lines that could join it to other factories."""
    if site >= CITIES:
        line = site - CITIES
        other = BOARD.twin[line]
        joined = s.factory[BOARD.line_a[line]] and s.factory[BOARD.line_b[line]]
        if other >= 0 and not s.lines[other]:
            return 0.3 if joined else 0.05
        return 0.0 if joined else 0.1
    near = 0
    for connection in BOARD.links[site]:
        if s.factory[other_end(connection, site)]:
            near += 2 if BOARD.first_line[connection] == BOARD.last_line[connection] else 1
    same = sum(1 for city in BOARD.cities_of[max(BOARD.province_of[site], 0)] if s.factory[city])
    return 0.12 * near + 0.05 * len(BOARD.links[site]) + (0.15 if same > 1 else 0.0)


# -- the scores


def scores(view: Mapping[str, Any], actions: Sequence[str]) -> list[float]:
    """How good each action looks; higher is better. The same view always gives the same numbers."""
    if len(actions) == 1:
        return [0.0]
    mind = Mind(view)
    return [score(mind, SPACE.parse(text)) for text in actions]


def score(mind: Mind, action: int) -> float:
    """What an action gains for the seat whose view it is."""
    if action >= PLAY:
        return score_card(mind, action)
    if action < BUILD:
        return score_police(mind, action)
    if action == DONE:
        return NOTHING
    if BUILD <= action < DISMANTLE:
        return mind.site(action - BUILD) * own_side(mind, action - BUILD)
    if action >= BOX:
        return score_choice(mind, action)
    if action == DELIVER or action == KEEP:
        return score_delivery(mind, action)
    if PRESS <= action < BOX:
        return score_pressing(mind, action)
    twin = copy_of(mind.board)
    effect(twin, action)
    if MOVE_FROM <= action < MOVE_TO:
        twin = mind.best(twin, mind.seat, destinations(FIRST_EAST + action - MOVE_FROM))
    return mind.gain(twin) - price_of(mind, action)


def own_side(mind: Mind, site: int) -> float:
    """1 for a site of the own side, -1 for the other's, where a coat of arms makes one build for it."""
    return 1.0 if mind.east_site(site) == (mind.seat == EAST) else -1.0


def price_of(mind: Mind, action: int) -> float:
    """Card points spent on a living standard piece."""
    if not RAISE <= action < LOWER or mind.view["question"]["name"] != "raise":
        return 0.0
    s = mind.board
    province = province_at(action - RAISE)
    return 0.1 * max(3 * (s.standards[province] + 1) - int(economy(s, province)), 0)


def score_police(mind: Mind, action: int) -> float:
    """A police card is used where it ends a mass protest, or when the decade is nearly over."""
    province = FIRST_EAST + action - POLICE
    s = mind.board
    quiet_again = s.unrest[province] % 4 == 0
    waiting = mind.view["question"]["name"] in ("turn", "after")
    if quiet_again and waiting and s.box == 0:
        return 5.0
    twin = copy_of(s)
    effect(twin, action)
    return min(mind.gain(twin) - FRESH, -0.3) - 1.0


def score_card(mind: Mind, action: int) -> float:
    """A card for one of its uses, and what the opponent can no longer do with it."""
    if action >= PLAY_SPECIAL:
        face = NORMAL_CARDS + action - PLAY_SPECIAL
        flight = CARDS.flight[face] * SYMBOL
        return mind.event(face, EAST, False) - flight - A_CARD
    face, use = divmod(action - PLAY, 4)
    gain = mind.use(face, use) if use <= USE_RAISE else mind.event(face, mind.seat, CARDS.colour[face] == 2)
    gain += CARDS.flight[face] * SYMBOL * (1 if mind.seat == WEST else -1)
    if CARDS.ids[face] in mind.view["hand"]:
        return gain - A_CARD
    return gain + denied(mind, face)


def denied(mind: Mind, face: int) -> float:
    """What the opponent could have done with the card's event."""
    other = 1 - mind.seat
    if CARDS.colour[face] == 1 - other or CARDS.colour[face] == 2:
        key = (-1, face)
        if key not in mind.uses:
            mind.uses[key] = max(-mind.event(face, other, False) - 1.2, 0.0)
        return 0.5 * mind.uses[key]
    return 0.0


def score_delivery(mind: Mind, action: int) -> float:
    """Whether a living standard piece goes to West Berlin."""
    if action == KEEP:
        return 0.0
    s = mind.board
    province = BOARD.province_ids.index(mind.view["task"]["province"])
    kept, moved = copy_of(s), copy_of(s)
    kept.unrest[province] = max(kept.unrest[province] - 1, 0)
    moved.standards[province] -= 1
    moved.standards[WEST_BERLIN] += 1
    moved.sectors[BOARD.sector_of[province]] += 1
    moved.delivered |= 1 << BOARD.sector_of[province]
    moved.unrest[WEST_BERLIN] = max(moved.unrest[WEST_BERLIN] - 1, 0)
    return mind.gain(moved) - mind.gain(kept)


def score_pressing(mind: Mind, action: int) -> float:
    """Whom a province presses."""
    s = mind.board
    source = BOARD.province_ids.index(mind.view["task"]["province"])
    target = action - PRESS
    amount = s.standards[source] - int(s.protests(source)) - s.standards[target]
    there = s.unrest[target]
    return unrest_weight(there + amount) - unrest_weight(there) + 0.01 * amount


def score_choice(mind: Mind, action: int) -> float:
    """Boxes, icons and cards."""
    if action < ICON:
        return mind.event(BOX_0 + action - BOX - TRACK_END, mind.seat, False)
    if action < IGNORE:
        return score_icon(mind, action - ICON)
    if action <= IGNORE_NOTHING:
        return score_ignoring(mind, action)
    if action == REST:
        return -100.0
    if action == LET_DRAW:
        return -A_CARD
    if action in (LOOK_HAND, LOOK_HAND + 1):
        return 1.0 if action == LOOK_HAND else 0.0
    return score_hidden(mind, action)


def source_of(mind: Mind) -> int:
    """The card or box whose icons are being carried out."""
    id = mind.view["play"]["source"]
    return BOX_0 + int(id.split()[1]) if id.startswith("box") else CARDS.ids.index(id)


def score_icon(mind: Mind, place: int) -> float:
    """Icons that help come first, those that hurt last; building before dismantling, arrows at the end."""
    element = source_of(mind) * MOST_ICONS + place
    icon = CARD_ICONS.icon[element]
    if icon in HURTFUL[mind.seat]:
        return -3.0
    return 1.0 if icon == ICON_ARROW else 2.0


def score_ignoring(mind: Mind, action: int) -> float:
    """What the event gains without one icon."""
    source = source_of(mind)
    elements = [source * MOST_ICONS + k for k in range(CARD_ICONS.counts[source])]
    if action != IGNORE_NOTHING:
        elements.remove(source * MOST_ICONS + action - IGNORE)
    return mind.carried_out(elements, mind.seat)


def card_worth(mind: Mind, face: int) -> float:
    """What holding a card is worth: its event if it is one's own, else its value."""
    colour = CARDS.colour[face]
    worth = 0.3 * CARDS.value_of[mind.seat][face]
    if colour == 1 - mind.seat or colour == 2:
        worth = max(worth, mind.event(face, mind.seat, colour == 2))
    return worth


def score_hidden(mind: Mind, action: int) -> float:
    """Cards given up, exchanged or set aside."""
    if action == LEAVE:
        return 0.0
    if action < GIVE:
        return card_worth(mind, action - EXCHANGE) - min(
            (card_worth(mind, CARDS.ids.index(id)) for id in mind.view["hand"]), default=0.0
        )
    if action < SET_ASIDE:
        return -card_worth(mind, action - GIVE)
    if action < LEAVE:
        return 0.3
    assert DISCARD <= action < LET_DRAW
    worth = card_worth(mind, action - DISCARD)
    return -worth if mind.view["question"]["name"] == "price" else 0.9 - worth
