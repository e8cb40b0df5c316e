"""Names of provinces, cities, lines and phases, and of the pending question."""

from collections.abc import Sequence
from typing import Any, Final

from detente.core.shown.words import LETTERS, Words
from detente.games.germany import codes
from detente.games.germany.board import BOARD

PROVINCE: Final = {id: k for k, id in enumerate(BOARD.province_ids)}
CITY: Final = {id: k for k, id in enumerate(BOARD.city_ids)}
LINE: Final = {id: k for k, id in enumerate(BOARD.line_ids)}
WEST_IDS: Final = tuple(BOARD.province_ids[: codes.FIRST_EAST])
EAST_IDS: Final = tuple(BOARD.province_ids[codes.FIRST_EAST :])
SUPPLIER: Final = {
    id: BOARD.province_ids[supplier] for id, supplier in zip(BOARD.sector_ids, BOARD.suppliers, strict=True)
}


def side(seat: int, words: Words) -> str:
    """What a seat plays, for example West or East; not the player's name."""
    return words("seat", seat=seat, letter=LETTERS[seat])


def who(seat: int, words: Words) -> str:
    """What a seat plays, with its article if it has one, as a subject or object in a sentence."""
    return words("seat-who", seat=seat, letter=LETTERS[seat])


def verb(seat: int, words: Words) -> str:
    """Whether a verb with this seat as subject is `singular` or `plural`."""
    return words("seat-verb", seat=seat)


def subject(seats: Sequence[int], words: Words) -> tuple[str, str]:
    """Seats as the subject at the start of a sentence, and whether their verb is `singular` or `plural`."""
    number = verb(seats[0], words) if len(seats) == 1 else "plural"
    return capital(words.listed([who(seat, words) for seat in seats])), number


def capital(text: str) -> str:
    """A text with its first letter as at the start of a sentence."""
    return text[:1].upper() + text[1:]


def hand(seat: int) -> str:
    """The place of a seat's hand."""
    return f"{LETTERS[seat]} hand"


def province(id: str, words: Words) -> str:
    """A province's name; the two Berlins have a name in each language."""
    return words.get(f"province-{id.replace('_', '-')}", BOARD.province_names[PROVINCE[id]])


def short(id: str, words: Words) -> str:
    """A province's name for tight spaces."""
    return words.get(f"plate-{id.replace('_', '-')}", province(id, words))


def tight(id: str, words: Words) -> str:
    """A province's name on the board, where it must be read however small the board is."""
    return words.get(f"tight-{id.replace('_', '-')}", short(id, words))


def spot(id: str, words: Words) -> str:
    """A province or a sector of West Berlin."""
    return words(f"sector-{id}") if id in SUPPLIER else province(id, words)


def city(id: str, words: Words) -> str:
    """A city, or a site abroad."""
    return words.get(f"city-{id.replace('_', '-')}", BOARD.city_names[CITY[id]])


def site(id: str, words: Words) -> str:
    """A city’s factory, or a line with its two cities; if its connection has two lines, also the city it is next to."""
    if id in CITY:
        return city(id, words)
    line = LINE[id]
    ends = [city(BOARD.city_ids[end], words) for end in (BOARD.line_a[line], BOARD.line_b[line])]
    if BOARD.near[line] >= 0:
        return words("line-near", a=ends[0], b=ends[1], near=city(BOARD.city_ids[BOARD.near[line]], words))
    return words("line", a=ends[0], b=ends[1])


def kind(id: str) -> str:
    """What is built at a site: `factory` or `line`."""
    return "factory" if id in CITY else "line"


def abroad(id: str) -> bool:
    """Whether a site is one of the four outside Germany."""
    return id in CITY and CITY[id] >= codes.FIRST_EXTERNAL


def is_eastern(id: str) -> bool:
    """Whether a site is a city of the East, in Germany."""
    return id in CITY and codes.WEST_CITIES <= CITY[id] < codes.FIRST_EXTERNAL


def plate(id: str) -> str:
    """The place of a province's counters."""
    return f"{id} plate"


def of_province(id: str) -> list[str]:
    """The elements for a province: its region and its counters."""
    return [id, plate(id)]


def of_spot(id: str) -> list[str]:
    """The elements for a spot of living standard."""
    return [id] if id in SUPPLIER else of_province(id)


def standards_at(id: str) -> str:
    """The place of a spot's living standard pieces."""
    return id if id in SUPPLIER else plate(id)


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def between(least: int, most: int) -> int | str:
    """A single number, or a range from least to most."""
    return least if least == most else f"{least}–{most}"


def roman(decade: int) -> str:
    """A decade as a Roman numeral."""
    return ("I", "II", "III", "IV")[decade - 1]


def asked(view: dict[str, Any]) -> str | None:
    """The name of the pending question."""
    return view["question"]["name"] if view["question"] else None


assert len(BOARD.city_ids) == codes.CITIES
