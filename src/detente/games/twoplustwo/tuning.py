"""What a designer may tune in an edition of 2+2: the edition's own numbers, never those a rule states.

Entries with a `provenance` other than "house" come from the printed game and are fixed.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from detente.core.authors.tunables import Number, Path, Tunable, Tuning

POWERS: Final = {"usa": "the USA", "soviet_union": "the Soviet Union"}
SIDES: Final = {"yellow": "on the yellow end", "red": "on the red end"}
GERMANIES: Final = {"west": "yellow players", "east": "red players"}
POINT_TRACKS: Final = {"dominance": "dominance", "space_race": "space race", "arms_race": "arms race"}
"""The tracks that give points, and what they are called."""
SMALL_DECKS: Final = {"arms_race": "arms race", "conflict": "conflict"}
"""The small decks, and what they are called."""
DECADES: Final = (1, 2, 3, 4)
MOST_INCOME: Final = 20
MOST_POINTS: Final = 20
MOST_VALUE: Final = 9
MOST_DOLLARS: Final = 20
HOUSE: Final = "house"


def tunables(facts: Mapping[str, Any]) -> tuple[Tunable, ...]:
    """The edition's tunables that have at least one number."""
    found = [*incomes(facts), *points(facts), *values(facts), *small_decks(facts), *events(facts)]
    return tuple(tunable for tunable in found if tunable.numbers)


def own(entry: Mapping[str, Any]) -> bool:
    """Whether the numbers of an entry are the edition's own."""
    provenance = entry.get("provenance", HOUSE)
    stated = provenance.get("victory_points", HOUSE) if isinstance(provenance, Mapping) else provenance
    return bool(stated == HOUSE)


def spaces(facts: Mapping[str, Any], track: str) -> Iterator[tuple[Path, Mapping[str, Any]]]:
    """The spaces of a track, each with its path in the file."""
    entry = facts["tracks"][track]
    if own(entry):
        for k, space in enumerate(entry["spaces"]):
            yield ("tracks", track, "spaces", k), space


def incomes(facts: Mapping[str, Any]) -> Iterator[Tunable]:
    """Income from the dominance track at the end of a decade."""
    for power, who in POWERS.items():
        numbers = tuple(
            Number((*at, "income", power), 0, MOST_INCOME) for at, _ in spaces(facts, "dominance")
        )
        yield Tunable(f"income.{power}", f"dollars that the dominance track gives {who}", numbers, 3)


def points(facts: Mapping[str, Any]) -> Iterator[Tunable]:
    """Victory points of spaces that have any."""
    for track, called in POINT_TRACKS.items():
        for side, where in SIDES.items():
            numbers = tuple(
                Number((*at, "victory_points"), 1, MOST_POINTS)
                for at, space in spaces(facts, track)
                if space["side"] == side and space["victory_points"] > 0
            )
            yield Tunable(
                f"points.{track}.{side}", f"victory points of the {called} track {where}", numbers, 2
            )


def values(facts: Mapping[str, Any]) -> Iterator[Tunable]:
    """The values of the 2+2 cards, by decade."""
    for german, who in GERMANIES.items():
        for decade in DECADES:
            numbers = tuple(
                Number(("cards", k, "value", german), 0, MOST_VALUE)
                for k, card in enumerate(facts["cards"])
                if card["decade"] == decade and own(card)
            )
            yield Tunable(
                f"values.{german}.decade{decade}",
                f"values of the cards of decade {decade} for {who}",
                numbers,
                1,
            )


def small_decks(facts: Mapping[str, Any]) -> Iterator[Tunable]:
    """Dollars on the arms race and conflict cards."""
    for power, who in POWERS.items():
        for deck, called in SMALL_DECKS.items():
            key = f"{deck}_cards"
            numbers = tuple(
                number
                for k, card in enumerate(facts[key])
                if own(card)
                for number in dollars(card, (key, k), power)
            )
            yield Tunable(
                f"dollars.{deck}.{power}", f"dollars that {who} gets or pays by {called} cards", numbers, 2
            )


def events(facts: Mapping[str, Any]) -> Iterator[Tunable]:
    """Dollars in the events of the 2+2 cards."""
    for power, who in POWERS.items():
        numbers = tuple(
            number
            for k, card in enumerate(facts["cards"])
            if own(card)
            for number in dollars(card["event"], ("cards", k, "event"), power)
        )
        yield Tunable(f"dollars.events.{power}", f"dollars that {who} gets or pays by events", numbers, 2)


def dollars(entry: Any, at: Path, power: str) -> Iterator[Number]:
    """A power's amounts within an entry; payments stay payments, and receipts stay receipts."""
    if isinstance(entry, list):
        for k, part in enumerate(entry):
            yield from dollars(part, (*at, k), power)
    elif isinstance(entry, Mapping):
        if entry.get("icon") == "treasury" and entry["player"] == power:
            paid = entry["amount"] < 0
            yield Number((*at, "amount"), -MOST_DOLLARS if paid else 1, -1 if paid else MOST_DOLLARS)
        for key, part in entry.items():
            yield from dollars(part, (*at, key), power)


def rename(facts: dict[str, Any], name: str) -> None:
    """Rename an edition."""
    facts["meta"] = facts["meta"] | {"edition": name}


TUNING: Final = Tuning(tunables, rename)
