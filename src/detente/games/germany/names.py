"""What provinces, cities, lines and phases are called, and which question stands."""

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
    """What a seat plays, West or East say, whoever sits there."""
    return words("seat", seat=seat, letter=LETTERS[seat])


def who(seat: int, words: Words) -> str:
    """What a seat plays, as the subject or the object of a sentence: with its article, if it has one."""
    return words("seat-who", seat=seat, letter=LETTERS[seat])


def verb(seat: int, words: Words) -> str:
    """Whether a verb of which a seat is the subject is `singular` or `plural`."""
    return words("seat-verb", seat=seat)


def subject(seats: Sequence[int], words: Words) -> tuple[str, str]:
    """Seats as the subject at the beginning of a sentence, and whether their verb is `singular` or `plural`."""
    number = verb(seats[0], words) if len(seats) == 1 else "plural"
    return capital(words.listed([who(seat, words) for seat in seats])), number


def capital(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]


def hand(seat: int) -> str:
    """The place of a seat's hand."""
    return f"{LETTERS[seat]} hand"


def province(id: str, words: Words) -> str:
    """A province's name; the two Berlins are called as the language calls them."""
    return words.get(f"province-{id.replace('_', '-')}", BOARD.province_names[PROVINCE[id]])


def short(id: str, words: Words) -> str:
    """A province's name where there is little room."""
    return words.get(f"plate-{id.replace('_', '-')}", province(id, words))


def spot(id: str, words: Words) -> str:
    """A province or a sector of West Berlin."""
    return words(f"sector-{id}") if id in SUPPLIER else province(id, words)


def city(id: str, words: Words) -> str:
    """A city, or a site abroad."""
    return words.get(f"city-{id.replace('_', '-')}", BOARD.city_names[CITY[id]])


def site(id: str, words: Words) -> str:
    """A city’s factory, or a line with its two cities; of a connection with two lines, next to which it lies."""
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


def plate(id: str) -> str:
    """The place of a province's counters."""
    return f"{id} plate"


def of_province(id: str) -> list[str]:
    """The elements that stand for a province: its region and its counters."""
    return [id, plate(id)]


def of_spot(id: str) -> list[str]:
    """The elements that stand for a spot of living standard."""
    return [id] if id in SUPPLIER else of_province(id)


def standards_at(id: str) -> str:
    """Where living standard pieces of a spot lie."""
    return id if id in SUPPLIER else plate(id)


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def between(least: int, most: int) -> int | str:
    """One number, or from the one to the other."""
    return least if least == most else f"{least}–{most}"


def roman(decade: int) -> str:
    """The number of a decade."""
    return ("I", "II", "III", "IV")[decade - 1]


def asked(view: dict[str, Any]) -> str | None:
    """The name of the question that stands."""
    return view["question"]["name"] if view["question"] else None


assert len(BOARD.city_ids) == codes.CITIES
