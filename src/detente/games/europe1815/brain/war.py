"""Attacks: which units to commit, and the expected result: a conquest, or a skirmish that is worth its losses."""

from typing import Final, NamedTuple

from detente.games.europe1815.brain.outlook import ATTACK, EP, UNIT, Force, Situation

MARKER: Final = 0.9
RETAKEN: Final = 0.6
"""The share of a land's worth lost if an opponent may retake it before the distribution."""
EXPOSED: Final = 0.45
"""The share of a land's worth lost when it is no longer safe."""
MARGIN: Final = 0.35
"""An attack must be worth more than this."""
OVERSEAS: Final = 1.5
"""How much more an invasion must be worth than another attack: ships leave their coast, and what they take is hard to hold."""
SECOND: Final = 0.9
"""The share of its worth that a second attack keeps, since it takes another action."""


class AttackPlan(NamedTuple):
    """An attack: the stacks as (land, type, number), whether the General goes along, and what it is worth."""

    stacks: tuple[tuple[int, int, int], ...]
    general: bool
    worth: float


SCOUTS: Final = ((1, 0), (1, 1), (2, 0), (0, 2), (1, 2), (0, 3), (0, 4))
"""Cavalry and infantry of a scout attack, at most four EP, the cheapest first."""
NOTHING: Final = AttackPlan((), False, -1.0)


def best_attack(o: Situation, target: int) -> AttackPlan:
    """The best attack on a land; `NOTHING` if none conquers it."""
    found = o.plans.get(target)
    if found is None:
        found = o.plans[target] = plan_attack(o, target)
    return found


def plan_attack(o: Situation, target: int) -> AttackPlan:
    """The best attack from the neighbours, or from there and over the sea (E15-NAV-5)."""
    origins = [land for land in o.board.near[target] if o.owner[land] == o.me and sum(o.units[land]) > 1]
    ports = harbours(o, target)
    plan = try_attacks(o, target, origins, []) if origins else NOTHING
    return max(plan, try_attacks(o, target, origins, ports), key=lambda plan: plan.worth) if ports else plan


def harbours(o: Situation, target: int) -> list[int]:
    """E15-NAV-8: the seat's lands on the target's sea that are no neighbours, with ships and with units to spare."""
    ships = o.position.ships
    if not ships:
        return []
    return [
        land
        for land in o.board.by_sea[target]
        if o.owner[land] == o.me
        and ships[land]
        and sum(o.units[land]) > 1
        and land not in o.board.near[target]
    ]


def aboard(o: Situation, land: int, force: Force) -> Force:
    """E15-NAV-5: what the ships of a land can carry of a force: cavalry, then artillery, then infantry."""
    room = o.board.ep_per_ship * o.position.ships[land]
    kav = min(force[1], room // 2)
    art = min(force[2], (room - 2 * kav) // 3)
    return min(force[0], room - 2 * kav - 3 * art), kav, art


def try_attacks(o: Situation, target: int, origins: list[int], ports: list[int]) -> AttackPlan:
    """Try attacks with what can be spared, then with everything, with and without artillery and the General."""
    leader = o.position.general[o.me]
    led = leader in o.board.near[target] and leader in origins
    spare = {land: available(o, land, keep=True) for land in origins}
    all_in = {land: available(o, land, keep=False) for land in origins}
    spare |= {land: aboard(o, land, available(o, land, keep=True)) for land in ports}
    all_in |= {land: aboard(o, land, available(o, land, keep=False)) for land in ports}
    plans = []
    for artillery in (False, True):
        need = o.strength(target, artillery) + (o.position.ships[target] if ports else 0)
        for stock, general in ((spare, False), (all_in, False), (all_in, True)):
            if general and not led:
                continue
            chosen = enough(stock, need - (2 if general else 0), artillery)
            if chosen:
                plans.append(judge(o, target, chosen, general))
                more = all_of(stock, chosen)
                if more != chosen:
                    plans.append(judge(o, target, more, general))
                break
        if not any(o.units[land][2] for land in (*origins, *ports)):
            break
    return max(plans, key=lambda plan: plan.worth, default=NOTHING)


def best_scouts(o: Situation, target: int) -> AttackPlan:
    """The best scout attack on a land (E15-AM-10); `NOTHING` if none conquers it."""
    key = ("scout", target)
    found: AttackPlan | None = o.plans.get(key)
    if found is None:
        plans = [plan for land in o.own for plan in scouts_from(o, target, land)]
        found = o.plans[key] = max(plans, key=lambda plan: plan.worth, default=NOTHING)
    return found


def scouts_from(o: Situation, target: int, land: int) -> list[AttackPlan]:
    """Scout attacks from one land that conquer, with the fewest units."""
    between = o.board.between[target * len(o.owner) + land]
    if not any(o.owner[k] in (o.me, -1) for k in between):
        return []
    inf, kav, _ = available(o, land, keep=False)
    need = o.strength(target, False)
    for cavalry, infantry in SCOUTS:
        if cavalry <= kav and infantry <= inf and cavalry * ATTACK[1] + infantry * ATTACK[0] > need:
            chosen = {(land, kind): n for kind, n in ((0, infantry), (1, cavalry)) if n}
            return [judge(o, target, chosen, False)]
    return []


def available(o: Situation, land: int, keep: bool) -> Force:
    """The units that may leave a land: all but one; with `keep`, only those whose absence leaves it as safe as before."""
    found = o.forces.get((land, keep))
    if found is None:
        found = o.forces[land, keep] = spared(o, land, keep)
    return found


def spared(o: Situation, land: int, keep: bool) -> Force:
    """All units except those that stay: one, or enough to hold the land."""
    inf, kav, art = o.units[land]
    general = o.position.general[o.me] == land
    stay = (1, 0, 0) if inf else (0, 1, 0) if kav else (0, 0, 1)
    left = list(stay)
    if keep and o.safe(land, (inf, kav, art), general):
        for kind in (0, 2, 1):
            while left[kind] < (inf, kav, art)[kind] and not o.safe(
                land, (left[0], left[1], left[2]), general
            ):
                left[kind] += 1
    return inf - left[0], kav - left[1], art - left[2]


# -- skirmishes (E15-ATT-8)


def best_raid(o: Situation, target: int, more: bool) -> AttackPlan:
    """The best skirmish: units that lose less than they destroy, and what a second attack gains by it.

    more: whether a second attack may follow in this turn.
    """
    key = ("raid", target, more)
    found: AttackPlan | None = o.plans.get(key)
    if found is None:
        found = o.plans[key] = plan_raid(o, target, more)
    return found


def plan_raid(o: Situation, target: int, more: bool) -> AttackPlan:
    """Try one unit, or all of a kind, from each land that can spare it."""
    if o.ep(target) < 2 or sum(o.units[target]) < 2:
        return NOTHING
    plans = [NOTHING]
    for land in o.board.near[target]:
        if o.owner[land] != o.me or sum(o.units[land]) < 2:
            continue
        spare = available(o, land, keep=True)
        for kind, number in {
            (kind, n) for kind, most in enumerate(spare) for n in (1, most) if n <= most and n
        }:
            plans.append(judge_raid(o, target, land, kind, number, more))
    return max(plans, key=lambda plan: plan.worth)


def judge_raid(o: Situation, target: int, land: int, kind: int, number: int, more: bool) -> AttackPlan:
    """The worth of a skirmish: what both sides lose, and the attack that it makes possible."""
    sent = [0, 0, 0]
    sent[kind] = number
    if number * ATTACK[kind] > o.strength(target, kind == 2):
        return NOTHING
    each = (min(number * EP[kind], o.ep(target)) + 1) // 2
    gone = min(number, each // EP[kind])
    beaten = casualties(list(o.units[target]), each)
    killed = beaten[0] + 2 * beaten[1] + 3 * beaten[2]
    owner = o.owner[target]
    worth = UNIT * (killed * (o.shares[owner] if owner >= 0 else 0.0) - gone * EP[kind])
    if more and killed:
        after = o.after_skirmish(target, beaten, land, kind, gone)
        worth += SECOND * max(0.0, best_attack(after, target).worth)
    return AttackPlan(((land, kind, number),), False, worth)


Chosen = dict[tuple[int, int], int]


def enough(stock: dict[int, Force], need: int, artillery: bool) -> Chosen:
    """The fewest units that are stronger than `need`: cavalry first, infantry last; {} if there are not enough."""
    chosen: Chosen = {}
    attack = 0
    if artillery:
        land = next((land for land, force in stock.items() if force[2]), None)
        if land is None:
            return {}
        chosen[land, 2] = 1
        attack = ATTACK[2]
    for kind in (1, 2, 0):
        if kind == 2 and not artillery:
            continue
        for land, force in stock.items():
            free = force[kind] - chosen.get((land, kind), 0)
            if attack > need and chosen:
                return chosen
            if free > 0:
                number = min(free, max(1, (need - attack) // ATTACK[kind] + 1))
                chosen[land, kind] = chosen.get((land, kind), 0) + number
                attack += number * ATTACK[kind]
    return chosen if attack > need else {}


def all_of(stock: dict[int, Force], chosen: Chosen) -> Chosen:
    """The chosen units plus all infantry and cavalry that may go along, so that more units hold the conquered land."""
    more = dict(chosen)
    for land, (inf, kav, _) in stock.items():
        if kav:
            more[land, 1] = kav
        if inf:
            more[land, 0] = inf
    return more


def judge(o: Situation, target: int, chosen: Chosen, general: bool) -> AttackPlan:
    """The worth of an attack that conquers: the land, markers, losses, and what is in danger afterwards."""
    sent = [0, 0, 0]
    for (_, kind), number in chosen.items():
        sent[kind] += number
    owner = o.owner[target]
    lost = casualties(sent, (o.ep(target) + 1) // 2)
    left = (sent[0] - lost[0], sent[1] - lost[1], sent[2] - lost[2])
    worth = o.taking(target)
    gained = markers(o, target, owner)
    worth += MARKER * min(gained, 5 - o.position.markers[o.me])
    worth -= UNIT * sum([number * ep for number, ep in zip(lost, EP, strict=True)])
    if o.position.ships and any(land not in o.board.near[target] for land, _ in chosen):
        worth -= OVERSEAS
    if o.threat(target) > o.defence(target, left, general):
        worth -= RETAKEN * o.worth(o.me, target) + 0.1 * sum(left)
        if general:
            worth -= 1.5
    for land in {land for land, _ in chosen}:
        inf, kav, art = o.units[land]
        after = (
            inf - chosen.get((land, 0), 0),
            kav - chosen.get((land, 1), 0),
            art - chosen.get((land, 2), 0),
        )
        here = o.position.general[o.me] == land
        calm = threat_at_origin(o, land, target)
        if calm <= o.defence(land, (inf, kav, art), here) and calm > o.defence(
            land, after, here and not general
        ):
            worth -= EXPOSED * o.worth(o.me, land)
    stacks = tuple(sorted((land, kind, number) for (land, kind), number in chosen.items()))
    return AttackPlan(stacks, general, worth)


def threat_at_origin(o: Situation, land: int, target: int) -> float:
    """The greatest attack on a land of origin once the target has fallen."""
    owner = o.owner[target]
    worst = 0.0
    inf, kav, art = o.units[target]
    for seat, reach in o.reach.items():
        power = reach[land]
        if seat == owner and inf + kav + art > 1:
            power -= inf + 3 * kav + 3 * art - (1 if inf else 3)
        worst = max(worst, power)
    return worst


def markers(o: Situation, target: int, owner: int) -> int:
    """E15-MARK-2: the success markers that a conquest gives."""
    if owner < 0:
        return 0
    gained = int(o.ep(target) >= o.board.marker_ep)
    gained += o.position.general[owner] == target
    return gained + (o.position.flag[owner] == target)


def casualties(units: list[int], lost: int) -> Force:
    """E15-ATT-9: the losses: infantry, then cavalry, then artillery; one unit survives."""
    left = sum(units)
    gone = [0, 0, 0]
    for kind in range(3):
        number = min(units[kind], lost // EP[kind], left - 1)
        gone[kind] = number
        left -= number
        lost -= number * EP[kind]
    return gone[0], gone[1], gone[2]
