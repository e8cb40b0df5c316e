"""Names of lands, territories, units and seats."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from detente.core.shown.words import Words
from detente.games.europe1815.data import AMERICA, EUROPE, TYPE_IDS

MAPS: Final = {"1815": EUROPE, "1715": AMERICA}
SEAS: Final = {
    "1815": ("nordsee", "ostsee", "atlantik", "mittelmeer", "schwarzes_meer"),
    "1715": ("hudsonbai", "atlantik", "golf_von_mexiko"),
}
"""The seas that have a name on the board."""
KEPT: Final = 2_000
"""How many land names to cache, in all their forms: enough for both maps and some tables."""
SEAT_NAMES: Final = "ABCD"
NEUTRAL: Final = "N"
NAMES: Final = {
    language: {
        id: name
        for board in MAPS.values()
        for id, name in zip(board.land_ids, board.names[language], strict=True)
    }
    for language in ("en", "de")
}
TERRITORIES: Final = {
    language: {
        id: name
        for board in MAPS.values()
        for id, name in zip(board.territory_ids, board.territory_names[language], strict=True)
    }
    for language in ("en", "de")
}


def land(id: str, words: Words) -> str:
    """A land's name."""
    return NAMES[words.language][id]


@lru_cache(KEPT)
def land_in(id: str, words: Words, field: str = "land") -> dict[str, str]:
    """A land's forms for sentences: its name, and the name with article or preposition: `land-the`, `land-in`, `land-to`, `land-from`."""
    name = land(id, words)
    forms = words.forms("land", name=name, kind=words("land-kind", id=id))
    return {field: name} | {f"{field}-{form}": said for form, said in forms.items()}


def territory(id: str, words: Words) -> str:
    """A territory's name."""
    return TERRITORIES[words.language][id]


def territory_of(id: str, map: str) -> str:
    """The territory of a land."""
    board = MAPS[map]
    return board.territory_ids[board.territory[board.land_ids.index(id)]]


def fortress_of(id: str, map: str) -> int:
    """A land's fortress: a number of `codes`."""
    board = MAPS[map]
    return board.fortress[board.land_ids.index(id)]


def colour(seat: int | None) -> str:
    """The letter that a seat's pictures bear, or that of neutral ones."""
    return NEUTRAL if seat is None else SEAT_NAMES[seat]


def player(seat: int) -> str:
    """The panel of a seat."""
    return f"player {SEAT_NAMES[seat]}"


def supply(seat: int) -> str:
    """The place of a seat's supply."""
    return f"{SEAT_NAMES[seat]} supply"


def units(counts: Mapping[str, int], words: Words, general: bool = False) -> str:
    """`3 Inf, 1 Cav`; empty for none."""
    return ", ".join([*each_kind(counts, words), *([words("units-general")] if general else [])])


def each_kind(counts: Mapping[str, int], words: Words) -> list[str]:
    """`3 Inf` and `1 Cav`, without kinds that have no units."""
    return [words(f"units-{kind}", count=counts[kind]) for kind in TYPE_IDS if counts[kind]]


def seats_named(seats: Sequence[int], words: Words) -> str:
    """The names of several seats."""
    return words.listed([words.seat(seat) for seat in seats])


def seat_in(seats: Sequence[int], words: Words, field: str = "seat") -> dict[str, str]:
    """The forms of seats for sentences: their names, and the possessive as `seat-whose`."""
    name = seats_named(seats, words)
    return {field: name, f"{field}-whose": words.whose(name)}


def asked(view: dict[str, Any]) -> str | None:
    """The name of the question now asked, if any."""
    return view["question"]["name"] if view["question"] else None
