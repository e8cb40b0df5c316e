"""The map as a table: lands with their neighbours, fortresses and attackers; and what wishes and orders mean."""

from collections.abc import Sequence
from itertools import product
from typing import Any, Final

from detente.core.shown.chart import Region, Term, term
from detente.core.shown.drawing import Fact
from detente.core.shown.words import Words
from detente.games.europe1815.codes import NO_FORTRESS, WHITE
from detente.games.europe1815.data import TYPE_IDS, WISHES, Board
from detente.games.europe1815.scene import names

ORDERS: Final = ("relocation", "resupply", "diplomacy", "attack")
CHIEF: Final = ("scout", "uprising", "strengthen")
SIGNS: Final = ("half", "units", "points", "power", "markers", "ep", "fortress")


def chart(view: dict[str, Any], words: Words) -> list[Region]:
    """E15-MAP-1, E15-MAP-4, E15-MAP-5: the lands, by territory."""
    board = names.MAPS[view["map"]]
    made: list[Region] = []
    for territory, lands in enumerate(board.lands_of):
        title = names.territory(board.territory_ids[territory], words)
        group = words("label-territory", territory=title, bonus=board.bonus[territory])
        for land in lands:
            made.append(region(view, board, land, group, words))
    return made


def region(view: dict[str, Any], board: Board, land: int, group: str, words: Words) -> Region:
    """A land."""
    id = board.land_ids[land]
    facts = [Fact(label=words("label-defence"), value=str(view["lands"][id]["defence"]))]
    if board.fortress[land] != NO_FORTRESS:
        kind = "white" if board.fortress[land] == WHITE else "grey"
        facts.insert(0, Fact(label="", value=words("chart-fortress", fortress=kind)))
    made = Region(
        on=id,
        name=names.land(id, words),
        places=[id],
        near=[board.land_ids[near] for near in board.near[land]],
        facts=facts,
        threats=[
            words("chart-threat", seat=words.seat(seat), attack=attack, defence=defence)
            for seat in range(view["seats"])
            if (best := strongest(view, seat, id)) is not None
            for attack, defence in [best]
        ],
        group=group,
    )
    owner = view["lands"][id]["owner"]
    if owner is not None:
        made["seat"] = owner
    return made


def strongest(view: dict[str, Any], seat: int, id: str) -> tuple[int, int] | None:
    """E15-ATT-1 to E15-ATT-5: the strongest attack that a seat could make on a land with the units that stand there now, and the
    defence against it; None if it cannot attack the land.
    """
    board = names.MAPS[view["map"]]
    target = board.land_ids.index(id)
    owner = view["lands"][id]["owner"]
    teams = [about["team"] for about in view["table"]]
    if owner == seat or (view["teams"] and owner is not None and teams[owner] == teams[seat]):
        return None
    near = [sent_by(view, board, seat, land, None) for land in board.near[target]]
    found = [outcome(view, board, target, near, False)] if any(map(sum_of, near)) else []
    if view["admirals"]:
        far = [
            sent_by(view, board, seat, land, view["lands"][board.land_ids[land]]["ships"])
            for land in board.by_sea[target]
            if land not in board.near[target]
        ]
        if any(map(sum_of, far)):
            found.append(outcome(view, board, target, near + far, True))
    return max(found, key=lambda result: result[0] - result[1], default=None)


Sent = tuple[Sequence[int], int]
"""Units by type that take part from a land, and the General's strength if the General goes with them."""


def sum_of(sent: Sent) -> int:
    """How many units take part."""
    return sum(sent[0])


def sent_by(view: dict[str, Any], board: Board, seat: int, land: int, ships: int | None) -> Sent:
    """E15-UNIT-4, E15-NAV-5, E15-NAV-8: what a land of the seat can send at most: all but one unit, and on ships what they carry;
    the General alone only by land.

    ships: how many carry it; None: it goes by land.
    """
    about = view["lands"][board.land_ids[land]]
    there = [about[kind] for kind in TYPE_IDS]
    general = board.general_attack if about["general"] == seat else 0
    if about["owner"] != seat:
        return [0] * len(there), 0
    room = None if ships is None else ships * board.ep_per_ship
    choices = [
        units
        for units in product(*(range(count + 1) for count in there))
        if sum(units) < sum(there) and (room is None or weight(units, board.ep) <= room)
    ]
    best = max(choices, key=lambda units: (weight(units, board.attack), units[-1]))
    return best, general if ships is None or any(best) else 0


def weight(units: Sequence[int], each: Sequence[int]) -> int:
    """The units added up, each with the amount of its type."""
    return sum(count * amount for count, amount in zip(units, each, strict=True))


def outcome(
    view: dict[str, Any], board: Board, target: int, sent: Sequence[Sent], landing: bool
) -> tuple[int, int]:
    """E15-ATT-3 to E15-ATT-5, E15-NAV-6: attack and defence if all of these take part."""
    about = view["lands"][board.land_ids[target]]
    attack = sum(weight(units, board.attack) + general for units, general in sent)
    defence = int(about["defence"])
    if board.fortress[target] != NO_FORTRESS and any(units[-1] for units, _ in sent):
        defence -= board.fortress_defence
    return attack, defence + (about["ships"] if landing else 0)


def legend(view: dict[str, Any], words: Words) -> list[Term]:
    """What orders, wishes and signs mean, as far as this table has them."""
    wished = any(about["loyalty"] is not None for about in view["table"])
    chief = any(about["chief"] for about in view["table"])
    terms = [*ORDERS, *(CHIEF if chief else ()), *SIGNS]
    if view["admirals"]:
        terms.append("ships")
    made = [term(name, words) for name in terms]
    if wished:
        made += [
            Term(
                term=words("legend-wish", wish=words(f"wish-{wish}")),
                meaning=words(f"about-wish-{wish}"),
            )
            for wish in WISHES
        ]
    return made
