"""The map as a table: provinces with their cities, connections and neighbours across the border; and what words mean."""

from collections.abc import Sequence
from typing import Any, Final

from detente.core.shown.chart import Region, Term, term
from detente.core.shown.drawing import Fact
from detente.core.shown.letters import rank
from detente.core.shown.words import Words
from detente.games.germany import codes, names
from detente.games.germany.board import BOARD
from detente.games.germany.scene.coming import coming_unrest, is_compared

TERMS: Final = (
    "unrest", "protest", "economy", "connection", "standard", "brackets", "event", "flight", "prestige", "currency",
    "socialists", "police", "decade",
)  # fmt: skip


def chart(view: dict[str, Any], words: Words) -> list[Region]:
    """WSDV-MAP-1, WSDV-MAP-8, WSDV-MAP-12: the provinces, West's first."""
    return [region(view, number, words) for number in range(codes.PROVINCES)]


def region(view: dict[str, Any], number: int, words: Words) -> Region:
    """A province."""
    id = BOARD.province_ids[number]
    about = view["provinces"][id]
    facts = [Fact(label="", value=words("chart-standards", count=about["standards"]))]
    facts += [Fact(label="", value=city_of(view, city, words)) for city in cities_of(number)]
    least, most = coming_unrest(view, id)
    if most:
        facts.append(Fact(label="", value=words("chart-coming", unrest=names.between(least, most))))
    return Region(
        on=id,
        name=names.province(id, words),
        places=[names.plate(id)],
        near=[BOARD.province_ids[near] for near in BOARD.across[number]],
        facts=facts,
        threats=pressing(view, id, words),
        border=words("chart-across"),
        group=words("chart-side", side="west" if number < codes.FIRST_EAST else "east"),
    )


def cities_of(number: int) -> list[int]:
    """WSDV-MAP-1, WSDV-MAP-5: the cities of a province; Hamburg belongs to two."""
    hamburg = [codes.HAMBURG] if number in (codes.SCHLESWIG_HOLSTEIN, codes.NIEDERSACHSEN) else []
    return [*BOARD.cities_of[number], *hamburg]


def city_of(view: dict[str, Any], number: int, words: Words) -> str:
    """A city: its factory, and the cities that it is connected to or may be."""
    built = {names.LINE[id] for id in view["lines"]}
    joined: list[str] = []
    unjoined: list[str] = []
    for link in BOARD.links[number]:
        end = BOARD.end_b[link] if BOARD.end_a[link] == number else BOARD.end_a[link]
        lines = range(BOARD.first_line[link], BOARD.last_line[link] + 1)
        (joined if built.issuperset(lines) else unjoined).append(names.city(BOARD.city_ids[end], words))
    id = BOARD.city_ids[number]
    factory = view["factories"].get(id)
    said = [words("chart-value", value=factory["value"]) if factory else words("chart-free")]
    if joined:
        said.append(words("chart-joined", cities=", ".join(sorted(joined, key=rank))))
    if unjoined:
        said.append(words("chart-open", cities=", ".join(sorted(unjoined, key=rank))))
    return words("chart-city", city=names.city(id, words), about="; ".join(said))


def pressing(view: dict[str, Any], id: str, words: Words) -> list[str]:
    """WSDV-EOD-7.2: the provinces across the border whose living standard would bring unrest here."""
    if is_compared(view):
        return []
    sources: Sequence[dict[str, Any]] = view["forecast"]["pressure"]
    return [names.short(each["source"], words) for each in sources if id in each["targets"]]


def legend(view: dict[str, Any], words: Words) -> list[Term]:
    """What actions, tracks and signs mean."""
    return [term(name, words) for name in TERMS]
