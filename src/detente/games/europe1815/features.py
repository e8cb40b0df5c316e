"""1815 and 1715 as numbers for learners: all that a view holds, seats counted from the own one.

Lands are numbered 0 to 29 on either map, as in `codes`; which map it is the option `map` tells.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from detente.core.shown import features
from detente.core.shown.features import Features, View
from detente.games.europe1815 import GAME, MOST_YEARS
from detente.games.europe1815.codes import CIVIL_KINDS, COMMANDS, LANDS, MOST_SEATS, MOST_UNITS, PHASES
from detente.games.europe1815.data import AMERICA, BOARDS, EUROPE, TYPE_IDS, WISHES

LAND_NAMES: Final = [f"{a}/{b}" for a, b in zip(EUROPE.land_ids, AMERICA.land_ids, strict=True)]
LAND: Final = {id: k for board in BOARDS for k, id in enumerate(board.land_ids)}
MOST_TERRITORIES: Final = max(len(board.territory_ids) for board in BOARDS)
TERRITORY: Final = {id: k for board in BOARDS for k, id in enumerate(board.territory_ids)}
TERRITORY_NAMES: Final = [f"territory {k + 1}" for k in range(MOST_TERRITORIES)]
SUPPLY: Final = [*TYPE_IDS, "ships"]
MOST_SHIPS: Final = max(board.ships for board in BOARDS)
MOST_MARKERS: Final = max(board.most_markers for board in BOARDS)
MOST_LOYALTY: Final = max(board.most_loyalty for board in BOARDS)
MOST_EP: Final = 100
MOST_POINTS: Final = 30
MOST_POWER: Final = 100
MOST_STRENGTH: Final = 60


def by_land(field: str) -> Callable[[View], list[float]]:
    """By land a number of its view."""
    return lambda view: [land[field] for land in view["lands"].values()]


def seat_by_land(field: str) -> Callable[[View], list[float]]:
    """By seat, from the own one, and land whether the seat is the one that the land's view names."""

    def read(view: View) -> list[float]:
        found: list[float] = [0] * (MOST_SEATS * LANDS)
        own, seats = view["seat"], view["seats"]
        for k, land in enumerate(view["lands"].values()):
            if land[field] is not None:
                found[(land[field] - own) % seats * LANDS + k] = 1
        return found

    return read


def of_seats(field: str) -> Callable[[View], list[float]]:
    """By seat a number of its view; nothing is 0."""
    return lambda view: [seat[field] or 0 for seat in view["table"]]


def territories(view: View) -> list[list[float]]:
    """By seat the territories that it controls."""
    found: list[list[float]] = [[0] * MOST_TERRITORIES for _ in view["table"]]
    for controls, seat in zip(found, view["table"], strict=True):
        for id in seat["territories"]:
            controls[TERRITORY[id]] = 1
    return found


def wishes(view: View) -> list[list[float]]:
    """By seat the wish of its crown."""
    return [[1 if seat["wish"] == wish else 0 for wish in WISHES] for seat in view["table"]]


def diplomacy(field: str) -> Callable[[View], list[float]]:
    """By land what diplomacy would weigh there; 0 where it is not open to it."""

    def read(view: View) -> list[float]:
        found: list[float] = [0] * LANDS
        for id, weighed in view["diplomacy"].items():
            found[LAND[id]] = weighed[field]
        return found

    return read


def command(view: View) -> Mapping[str, Any]:
    """The command under way; {} if there is none."""
    return view["command"] or {}


def part(field: str) -> Callable[[View], list[float]]:
    """By land a number of what takes part from there in the command."""

    def read(view: View) -> list[float]:
        found: list[float] = [0] * LANDS
        for taking in command(view).get("parts", ()):
            found[LAND[taking["land"]]] = taking[field]
        return found

    return read


def after(field: str) -> Callable[[View], list[float]]:
    """By land what `done` would change in a number of it."""

    def read(view: View) -> list[float]:
        found: list[float] = [0] * LANDS
        for id, then in command(view).get("after", {}).items():
            found[LAND[id]] = then[field] - view["lands"][id][field]
        return found

    return read


def owner_after(view: View) -> list[float]:
    """By seat, from the own one, and land whether it would own a land that `done` changes."""
    found: list[float] = [0] * (MOST_SEATS * LANDS)
    for id, then in command(view).get("after", {}).items():
        if then["owner"] is not None:
            found[(then["owner"] - view["seat"]) % view["seats"] * LANDS + LAND[id]] = 1
    return found


def battle(field: str) -> Callable[[View], float]:
    """A number of the battle that the attack comes to; 0 if there is none."""

    def read(view: View) -> float:
        fought = command(view).get("battle")
        return float(fought[field]) if fought else 0

    return read


def casualties(field: str) -> Callable[[View], list[float]]:
    """By type the units that one side of the battle loses; 0 if there is none."""

    def read(view: View) -> list[float]:
        fought = command(view).get("battle")
        return [fought[field][kind] for kind in TYPE_IDS] if fought else [0] * len(TYPE_IDS)

    return read


def stack(field: str) -> Callable[[View], Any]:
    """What is said of the stack whose number is asked; None if none is."""

    def read(view: View) -> Any:
        asked = command(view).get("stack")
        return asked[field] if asked else None

    return read


def land_name(id: str | None) -> str | None:
    """A land's name among the features."""
    return None if id is None else LAND_NAMES[LAND[id]]


def holders(name: str, meaning: str, field: str) -> Any:
    """A block: by seat and land whether it is this seat's."""
    return features.grid(
        name, meaning, 0, 1, [features.seat_axis(MOST_SEATS), LAND_NAMES], seat_by_land(field)
    )


FEATURES: Final = Features(
    GAME,
    [
        features.choice("phase", "the phase", PHASES, lambda v: v["phase"]),
        features.number("year", "the year, from 1", 0, MOST_YEARS, lambda v: v["year"]),
        features.seat_of("turn", "whose turn it is", MOST_SEATS, lambda v: v["turn"]),
        features.seat_of("start", "the first in this year's turn order", MOST_SEATS, lambda v: v["start"]),
        features.flag("half", "whether it is a half turn", lambda v: v["half"]),
        features.number("actions", "actions left, without the one under way", 0, 10, lambda v: v["actions"]),
        features.flag("attack left", "whether an attack is still allowed", lambda v: v["attack_left"]),
        features.tally("civil", "civil actions taken in this turn", CIVIL_KINDS, 1, lambda v: v["civil"]),
        features.number(
            "effects", "Z-effects left, if a relocation may go on", 0, 10, lambda v: v["effects"]
        ),
        features.flag("team used", "whether the team action of this turn is used", lambda v: v["team_used"]),
        features.per_seat(
            "rank",
            "its rank in the last distribution of SP, 0 before the first",
            0,
            MOST_SEATS,
            MOST_SEATS,
            lambda v: [v["ranks"].index(seat) + 1 if v["ranks"] else 0 for seat in range(v["seats"])],
        ),
        features.per_seat(
            "ally",
            "whether it is the own team",
            0,
            1,
            MOST_SEATS,
            lambda v: [v["teams"] and seat % 2 == v["seat"] % 2 for seat in range(v["seats"])],
        ),
        features.per_seat("chief", "whether it is the native chief", 0, 1, MOST_SEATS, of_seats("chief")),
        features.per_seat("exile", "whether it is in exile", 0, 1, MOST_SEATS, of_seats("exile")),
        features.per_seat(
            "holds flag", "whether it holds its flag", 0, 1, MOST_SEATS, of_seats("holds_flag")
        ),
        features.per_seat("lands", "lands that it owns", 0, LANDS, MOST_SEATS, of_seats("lands")),
        features.per_seat("grey", "its grey fortresses", 0, 3, MOST_SEATS, of_seats("grey")),
        features.per_seat("white", "its white fortresses", 0, 3, MOST_SEATS, of_seats("white")),
        features.per_seat(
            "foreign flags",
            "opponents' flags in its lands",
            0,
            MOST_SEATS,
            MOST_SEATS,
            of_seats("foreign_flags"),
        ),
        features.saturated(
            features.per_seat("ep", "EP of its units on the map", 0, MOST_EP, MOST_SEATS, of_seats("ep"))
        ),
        features.saturated(
            features.per_seat(
                "reinforcement",
                "EP of a reinforcement turn now",
                0,
                MOST_EP,
                MOST_SEATS,
                of_seats("reinforcement"),
            )
        ),
        features.per_seat("markers", "its success markers", 0, MOST_MARKERS, MOST_SEATS, of_seats("markers")),
        features.saturated(
            features.per_seat("points", "its SP", 0, MOST_POINTS, MOST_SEATS, of_seats("points"))
        ),
        features.saturated(
            features.per_seat(
                "power", "its power in a distribution of SP now", 0, MOST_POWER, MOST_SEATS, of_seats("power")
            )
        ),
        features.per_seat(
            "rank now", "its rank in a distribution of SP now", 0, MOST_SEATS, MOST_SEATS, of_seats("rank")
        ),
        features.per_seat(
            "loyalty",
            "its loyalty, 0 without a home country",
            0,
            MOST_LOYALTY,
            MOST_SEATS,
            of_seats("loyalty"),
        ),
        features.per_seat_and("wish", "the wish of its crown", 0, 1, MOST_SEATS, WISHES, wishes),
        features.per_seat(
            "wish met", "whether the wish is met as things are", 0, 1, MOST_SEATS, of_seats("wish_met")
        ),
        features.per_seat_and(
            "supply",
            "units in its supply, by type",
            0,
            MOST_UNITS,
            MOST_SEATS,
            SUPPLY,
            lambda v: [[seat["supply"][kind] for kind in SUPPLY] for seat in v["table"]],
        ),
        features.per_seat_and(
            "territory",
            "territories that it controls, in the order of the data file",
            0,
            1,
            MOST_SEATS,
            TERRITORY_NAMES,
            territories,
        ),
        holders("owner", "lands that it owns", "owner"),
        holders("general", "where its General is", "general"),
        holders("flag", "where its flag was planted", "flag"),
        *(
            features.row(
                kind, f"units of the type {kind} in a land", 0, MOST_UNITS, LAND_NAMES, by_land(kind)
            )
            for kind in TYPE_IDS
        ),
        features.row("ships", "ships at a land", 0, MOST_SHIPS, LAND_NAMES, by_land("ships")),
        features.saturated(
            features.row("defence", "defence of a land", 0, MOST_STRENGTH, LAND_NAMES, by_land("defence"))
        ),
        features.saturated(
            features.row(
                "influence",
                "influence of diplomacy on a land, 0 where it is not open to it",
                0,
                LANDS,
                LAND_NAMES,
                diplomacy("influence"),
            )
        ),
        features.saturated(
            features.row(
                "resistance", "the land's resistance to it", 0, LANDS, LAND_NAMES, diplomacy("resistance")
            )
        ),
        features.choice("command", "the command under way", COMMANDS[1:], lambda v: command(v).get("kind")),
        features.choice("target", "its target", LAND_NAMES, lambda v: land_name(command(v).get("target"))),
        *(
            features.row(
                f"part {kind}",
                f"units of the type {kind} that take part from a land",
                0,
                MOST_UNITS,
                LAND_NAMES,
                part(kind),
            )
            for kind in TYPE_IDS
        ),
        features.row(
            "part general", "whether the General takes part from a land", 0, 1, LAND_NAMES, part("general")
        ),
        features.row(
            "part ships",
            "ships that carry what takes part from a land",
            0,
            MOST_SHIPS,
            LAND_NAMES,
            part("ships"),
        ),
        features.flag("wear", "whether units must dissolve for a Z-effect", lambda v: command(v).get("wear")),
        features.row(
            "dissolved",
            "units that dissolve, by type",
            0,
            MOST_UNITS,
            TYPE_IDS,
            lambda v: list(command(v).get("dissolved", dict.fromkeys(TYPE_IDS, 0)).values()),
        ),
        features.saturated(
            features.number("budget", "EP to be stationed", 0, MOST_EP, lambda v: command(v).get("budget", 0))
        ),
        features.saturated(
            features.number("unspent", "EP of them left", 0, MOST_EP, lambda v: command(v).get("unspent", 0))
        ),
        features.choice(
            "stack land",
            "the land of the stack whose number is asked",
            LAND_NAMES,
            lambda v: land_name(stack("land")(v)),
        ),
        features.choice("stack type", "its type", TYPE_IDS, stack("type")),
        features.number("stack most", "the greatest number", 0, MOST_UNITS, lambda v: stack("most")(v) or 0),
        features.saturated(
            features.number(
                "battle attack", "attack of the battle that is prepared", 0, MOST_STRENGTH, battle("attack")
            )
        ),
        features.saturated(
            features.number("battle defence", "defence in it", 0, MOST_STRENGTH, battle("defence"))
        ),
        features.saturated(
            features.number("battle attacker ep", "EP of its attacker", 0, MOST_EP, battle("attacker_ep"))
        ),
        features.saturated(
            features.number("battle defender ep", "EP of its defender", 0, MOST_EP, battle("defender_ep"))
        ),
        features.flag("battle conquest", "whether it conquers the land", battle("conquest")),
        features.saturated(
            features.number(
                "battle markers", "success markers that it gives", 0, MOST_MARKERS, battle("markers")
            )
        ),
        features.row(
            "battle lost",
            "units that the attacker loses, by type",
            0,
            MOST_UNITS,
            TYPE_IDS,
            casualties("lost"),
        ),
        features.saturated(
            features.row(
                "battle beaten",
                "units that the defender loses, by type",
                0,
                MOST_UNITS,
                TYPE_IDS,
                casualties("beaten"),
            )
        ),
        *(
            features.row(
                f"after {kind}",
                f"units of the type {kind} that a land gains by `done`",
                -MOST_UNITS,
                MOST_UNITS,
                LAND_NAMES,
                after(kind),
            )
            for kind in TYPE_IDS
        ),
        features.grid(
            "after owner",
            "owners of the lands that `done` changes",
            0,
            1,
            [features.seat_axis(MOST_SEATS), LAND_NAMES],
            owner_after,
        ),
    ],
)
