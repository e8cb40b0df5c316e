"""Unrest, mass protests, West Berlin's supplier mass protests, socialists, police (UNR, WB-6, WB-7, SOC, POL)."""

from mypy_extensions import i64

from detente.core.ken import BIT
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.notation import (
    END_PROTEST,
    MOVE_FROM,
    MOVE_TO,
    PLACE,
    POLICE,
    PROTEST,
    REMOVE,
    SOCIALIST_TO,
)
from detente.games.germany.state import PLACE_OLD, PLACE_POLICE, Germany

QUIET: i64 = 3
"""WSDV-UNR-1: the most unrest that is no mass protest yet."""


# -- placing and removing


def change(s: Germany, province: i64, unrest: i64) -> None:
    """WSDV-UNR-1: a province has so much unrest now; mass protests appear and vanish with it."""
    before: i64 = s.unrest[province] // 4
    s.unrest[province] = unrest
    if unrest // 4 != before:
        s.emit("ProtestsChanged", province, before, unrest // 4)


def add_unrest(s: Germany, seat: i64, province: i64, amount: i64, why: i64) -> None:
    """WSDV-UNR-1: unrest comes to a province; West Berlin's supplier mass protests follow when the caller says so."""
    s.emit("UnrestPlaced", seat, province, amount, why)
    change(s, province, s.unrest[province] + amount)


def place_unrest(s: Germany, seat: i64, province: i64, amount: i64, why: i64) -> None:
    """WSDV-WB-6: unrest comes to a province, and in West Berlin supplier mass protests with it."""
    add_unrest(s, seat, province, amount, why)
    if province == codes.WEST_BERLIN:
        s.push_code(codes.STEP_BERLIN)


def remove_unrest(s: Germany, seat: i64, province: i64, amount: i64, why: i64) -> None:
    """WSDV-UNR-3, WSDV-WB-7: unrest leaves a province, and from West Berlin's suppliers mass protests with it."""
    s.emit("UnrestRemoved", seat, province, amount, why)
    change(s, province, s.unrest[province] - amount)
    if province == codes.WEST_BERLIN:
        s.push_code(codes.STEP_BERLIN)


def calm(s: Germany, seat: i64, province: i64, why: i64) -> None:
    """Remove 1 unrest if there is any."""
    if s.unrest[province]:
        remove_unrest(s, seat, province, 1, why)


def places(s: Germany, provinces: i64, most: i64) -> list[int]:
    """Where 1 unrest may be placed: no more than so many of one event in a province, if that is not 0."""
    return PLACE.each(
        [k for k in range(codes.PROVINCES) if provinces & BIT[k] and (most == 0 or s.placed[k] < most)]
    )


def removals(s: Germany, provinces: i64) -> list[int]:
    """WSDV-UNR-3: where 1 unrest may be removed."""
    return REMOVE.each([k for k in range(codes.PROVINCES) if provinces & BIT[k] and s.unrest[k]])


def sources(s: Germany) -> list[int]:
    """WSDV-UNR-5: from where 1 unrest may move."""
    return MOVE_FROM.each([k for k in range(codes.FIRST_EAST, codes.PROVINCES) if s.unrest[k]])


def destinations(source: i64) -> list[int]:
    """WSDV-UNR-5: another province of the East."""
    return MOVE_TO.each([k for k in range(codes.FIRST_EAST, codes.PROVINCES) if k != source])


def move_unrest(s: Germany, seat: i64, source: i64, target: i64) -> None:
    """WSDV-UNR-5: 1 unrest moves."""
    s.emit("UnrestMoved", seat, source, target)
    change(s, source, s.unrest[source] - 1)
    change(s, target, s.unrest[target] + 1)


def protesting(s: Germany, provinces: i64) -> list[int]:
    """WSDV-UNR-4: the provinces whose mass protest may be removed."""
    return END_PROTEST.each([k for k in range(codes.PROVINCES) if provinces & BIT[k] and s.unrest[k] > QUIET])


def end_protest(s: Germany, seat: i64, province: i64) -> None:
    """WSDV-UNR-4: 3 unrest are left."""
    remove_unrest(s, seat, province, s.unrest[province] - QUIET, codes.WHY_PROTEST)


# -- West Berlin


def settle_berlin(s: Germany) -> None:
    """WSDV-WB-6, WSDV-WB-7: as many supplier mass protests as West Berlin has mass protests of its own."""
    due: i64 = s.unrest[codes.WEST_BERLIN] // 4 - sum(s.supplied)
    if due == 0:
        return
    s.push_code(codes.STEP_BERLIN)
    if due > 0:
        s.push_code(codes.ASK_SUPPLIER, s.german[codes.EAST])
    elif s.rulings[codes.RULING_LIFT_IN_ORDER]:
        lift(s, s.german[codes.WEST], END_PROTEST.one(lifts(s)[0]))
    else:
        s.push_code(codes.ASK_LIFT, s.german[codes.WEST])


def supplies() -> list[int]:
    """WSDV-WB-6: any supplier."""
    return PROTEST.each(list(range(codes.SECTORS)))


def supply(s: Germany, seat: i64, sector: i64) -> None:
    """WSDV-WB-6: East puts a supplier mass protest."""
    s.supplied[sector] += 1
    s.emit("SupplierProtestPlaced", seat, BOARD.suppliers[sector])


def lifts(s: Germany) -> list[int]:
    """WSDV-WB-7: the suppliers from which one may be taken away."""
    return END_PROTEST.each(
        [k for k in range(codes.PROVINCES) if BOARD.sector_of[k] >= 0 and s.supplied[BOARD.sector_of[k]]]
    )


def lift(s: Germany, seat: i64, province: i64) -> None:
    """WSDV-WB-7: one supplier mass protest is taken away."""
    s.supplied[BOARD.sector_of[province]] -= 1
    s.emit("SupplierProtestLifted", seat, province)


# -- socialists


def use_socialists(s: Germany) -> None:
    """WSDV-SOC-2, WSDV-SOC-3: East's box against mass protests; it chooses only if there are not enough."""
    need: i64 = 0
    for province in range(codes.FIRST_EAST, codes.PROVINCES):
        need += max(s.unrest[province] - QUIET, 0)
    if need == 0 or s.box == 0:
        return
    if s.box >= need:
        for province in range(codes.FIRST_EAST, codes.PROVINCES):
            while s.unrest[province] > QUIET:
                place_socialist(s, province)
    else:
        s.push_code(codes.STEP_SOCIALISTS)
        s.push_code(codes.ASK_SOCIALIST, s.german[codes.EAST])


def socialist_places(s: Germany) -> list[int]:
    """WSDV-SOC-3: the provinces that still have a mass protest."""
    if s.box == 0:
        return []
    return SOCIALIST_TO.each([k for k in range(codes.FIRST_EAST, codes.PROVINCES) if s.unrest[k] > QUIET])


def place_socialist(s: Germany, province: i64) -> None:
    """WSDV-SOC-2: a socialist goes to a province, and 1 unrest to the supply."""
    s.box -= 1
    s.socialists[province] += 1
    s.emit("SocialistPlaced", province, s.box)
    remove_unrest(s, s.german[codes.EAST], province, 1, codes.WHY_SOCIALISTS)


# -- police


def may_use_police(s: Germany, seat: i64) -> bool:
    """WSDV-POL-2: at any moment of an own turn, as long as a card is fresh."""
    return (
        s.active == seat
        and s.active != codes.NOBODY
        and s.side_of[seat] == codes.EAST
        and s.fresh_police() > 0
    )


def police_offers(s: Germany, spared: i64) -> list[int]:
    """WSDV-POL-2: where a police card may be used beside a question; not where its answer needs the last unrest."""
    return POLICE.each([k for k in range(codes.FIRST_EAST, codes.PROVINCES) if s.unrest[k] and k != spared])


def use_police(s: Germany, seat: i64, province: i64) -> None:
    """WSDV-POL-2: the first fresh police card removes 1 unrest."""
    for face in s.police:
        if face not in s.spent:
            s.spent.append(face)
            s.emit("PoliceUsed", seat, face)
            remove_unrest(s, seat, province, 1, codes.WHY_POLICE)
            return


def disband(s: Germany) -> i64:
    """WSDV-POL-4, WSDV-POL-5: all police cards leave play; how many had been used."""
    used: i64 = len(s.spent)
    s.emit("StasiDisbanded", len(s.police), used)
    s.disbanded = 1
    s.cards.move_all(s.places[PLACE_POLICE], s.places[PLACE_OLD])
    s.police = []
    s.spent = []
    return used


def return_unrest(s: Germany, seat: i64, provinces: i64, left: i64, province: i64) -> None:
    """WSDV-POL-4: 1 captured unrest comes back; the next goes to another province, as long as there is one."""
    if left > 1:
        others: i64 = provinces & ~BIT[province]
        s.push_code(codes.ASK_RETURN, seat, others if others else codes.EAST_PROVINCES, left - 1)
    place_unrest(s, seat, province, 1, codes.WHY_STASI)
