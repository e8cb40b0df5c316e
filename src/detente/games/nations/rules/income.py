"""Income: networks of countries and pipelines, and which derricks pair with tankers."""

from typing import Final

from mypy_extensions import i64

from detente.core.hidden.knowledge import BIT
from detente.games.nations.codes import COUNTRIES, ROUTES, TANKER_PLACES
from detente.games.nations.data import BOARD
from detente.games.nations.state import CAPITAL, OWNER, TYPE_OF, GameState

VALUES: Final = sorted(set(BOARD.value), reverse=True)
"""The possible yields of a pair, highest first."""


NONE_SERVED: Final = [0] * COUNTRIES
"""By country, the derricks that load a tanker of a seat without any at home. Do not modify."""


def networks(s: GameState, seat: i64) -> list[int]:
    """SDN-INCOME-5, SDN-INCOME-6: masks of the countries that the seat rules, grouped where laid pipelines join them."""
    masks: list[int] = []
    for country in range(COUNTRIES):
        leader = s.standing[CAPITAL[country]]
        if leader >= 0 and OWNER[leader] == seat:
            masks.append(BIT[country])
    if len(masks) < 2:
        return masks
    for route in range(ROUTES):
        if s.pipes[route]:
            port = BIT[BOARD.route_port[route]]
            land = BIT[BOARD.route_inland[route]]
            joined = [mask for mask in masks if mask & (port | land)]
            if len(joined) == 2:
                masks = [mask for mask in masks if not mask & (port | land)]
                masks.append(joined[0] | joined[1])
    return masks


def value_of(s: GameState, country: i64) -> i64:
    """SDN-INCOME-2: what a pair yields, by the type of the ruler of the derrick's country."""
    return BOARD.value[TYPE_OF[s.standing[CAPITAL[country]]]]


def served(s: GameState, seat: i64) -> list[int]:
    """SDN-INCOME-3, SDN-INCOME-4: by country, how many of its derricks load a tanker of the seat.

    In each network, the tankers in its ports take the derricks of highest value. Do not modify the list.
    """
    if not has_tanker_at_home(s, seat):
        return NONE_SERVED
    found = [0] * COUNTRIES
    for mask in networks(s, seat):
        tankers: i64 = 0
        for port in BOARD.ports:
            if mask & BIT[port]:
                tankers += s.tankers_at(seat, port)
        if not tankers:
            continue
        for country in by_value(s, mask):
            number: i64 = min(tankers, BOARD.derricks[country])
            tankers -= number
            found[country] = number
    return found


def by_value(s: GameState, mask: i64) -> list[int]:
    """SDN-INCOME-4: the countries of a network (a mask), those with the highest yield of a pair first."""
    inside = [country for country in range(COUNTRIES) if mask & BIT[country]]
    if len(inside) == 1:
        return inside
    return [country for value in VALUES for country in inside if value_of(s, country) == value]


def has_tanker_at_home(s: GameState, seat: i64) -> bool:
    """Whether the seat has a tanker in a port of a country that it rules."""
    first: i64 = seat * TANKER_PLACES
    for port in BOARD.ports:
        if s.tankers[first + port] and s.rules(seat, port):
            return True
    return False


def worth_of_pairs(s: GameState, numbers: list[int]) -> i64:
    """SDN-INCOME-2: what pairs yield. numbers: of pairs, by the derrick's country."""
    income: i64 = 0
    if numbers is NONE_SERVED:
        return income
    for country, number in enumerate(numbers):
        if number:
            income += number * value_of(s, country)
    return income


def working(s: GameState, seat: i64) -> tuple[i64, i64]:
    """SDN-INCOME-1 to SDN-INCOME-7: the seat's income now, and the pairs that yield it."""
    numbers = served(s, seat)
    pairs: i64 = 0
    for number in numbers:
        pairs += number
    return worth_of_pairs(s, numbers), pairs


def pairing(s: GameState, seat: int, numbers: list[int]) -> list[tuple[int, int, int, int]]:
    """SDN-INCOME-3: the pairs themselves: each as country and number of the derrick, port and number of the tanker.

    numbers: of pairs, by the derrick's country, as `served` returns them. A tanker serves the country of its port first, so that as few pairs as possible need a pipeline.
    """
    found: list[tuple[int, int, int, int]] = []
    if not any(numbers):
        return found
    for mask in networks(s, seat):
        inside = [country for country in range(COUNTRIES) if numbers[country] and mask & BIT[country]]
        inside.sort(key=lambda country: (-value_of(s, country), country))
        tankers = [
            (port, k) for port in BOARD.ports if mask & BIT[port] for k in range(s.tankers_at(seat, port))
        ]
        derricks = [(country, k) for country in inside for k in range(numbers[country])]
        for own in (True, False):
            for derrick in derricks[:]:
                tanker = next((t for t in tankers if not own or t[0] == derrick[0]), None)
                if tanker is not None:
                    found.append((*derrick, *tanker))
                    derricks.remove(derrick)
                    tankers.remove(tanker)
    return sorted(found)
