"""2vs2: what a team action is worth to both allies together."""

from typing import Final

from detente.games.europe1815.brain.outlook import UNIT, Situation

AS_IT_IS: Final = "standing"
"""The key of `as_it_is`'s result among an outlook's plans."""
PLACE: Final = 1.2
"""The worth of an SP of the team, if the distribution took place now."""


def powers(o: Situation, owner: tuple[int, ...], markers: tuple[int, ...]) -> list[float]:
    """E15-SP-1 for all seats, with the given lands and markers; units decide ties."""
    board = o.board
    found = []
    for seat in o.seats:
        power = float(owner.count(seat) + markers[seat])
        for land in o.fortresses:
            if owner[land] == seat:
                power += 1
        for territory, lands in enumerate(board.lands_of):
            if owner[lands[0]] == seat and all(owner[land] == seat for land in lands):
                power += board.bonus[territory]
        for other, flag in enumerate(o.position.flag):
            if flag >= 0 and owner[flag] == seat and (other - seat) % 2:
                power += 2
        found.append(power)
    return found


def standing(o: Situation, power: list[float]) -> float:
    """The worth of the team's SP at these powers, plus part of the powers themselves."""
    ranked = sorted(o.seats, key=lambda seat: (power[seat], o.strengths[seat]), reverse=True)
    table = o.board.points[len(ranked)]
    points = sum([table[rank] for rank, seat in enumerate(ranked) if o.friends[seat]])
    own = sum([power[seat] for seat in o.seats if o.friends[seat]])
    return PLACE * points + 0.6 * own


def as_it_is(o: Situation) -> float:
    """The team's standing without any team action."""
    found: float | None = o.plans.get(AS_IT_IS)
    if found is None:
        found = o.plans[AS_IT_IS] = standing(o, powers(o, o.owner, o.position.markers))
    return found


def give_land(o: Situation, land: int) -> float:
    """The worth of giving a land: it may complete the ally's territory or free their flag; the units there are lost."""
    ally = (o.me + 2) % 4
    after = tuple([ally if k == land else owner for k, owner in enumerate(o.owner)])
    gain = standing(o, powers(o, after, o.position.markers)) - as_it_is(o)
    gain += 0.5 * (o.worth(ally, land) - o.worth(o.me, land))
    gain -= UNIT * o.ep(land)
    if o.position.general[o.me] == land:
        gain -= 2.0
    if o.threat(land) > 1 + (2 if o.board.fortress[land] else 0) and o.safe(land, o.units[land]):
        gain -= 0.4 * o.worth(o.me, land)
    return gain


def give_marker(o: Situation) -> float:
    """The worth of giving a marker: a better rank for the ally, or a marker that would be returned anyway."""
    ally = (o.me + 2) % 4
    markers = list(o.position.markers)
    markers[o.me] -= 1
    markers[ally] += 1
    gain = standing(o, powers(o, o.owner, tuple(markers))) - as_it_is(o)
    if o.position.markers[o.me] > 1 and o.position.markers[ally] == 0:
        gain -= 0.1
    return gain
