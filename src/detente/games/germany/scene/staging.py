"""What every game on Germany shows large: tracks, and the end of a decade with its sums, phase by phase, and a summary."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from detente.core.shown.staging import Staged, gain, total, track
from detente.core.shown.words import Words
from detente.games.germany import codes, names
from detente.games.germany.board import BOARD
from detente.games.germany.names import PROVINCE, signed

Stagers = Mapping[str, Callable[[dict[str, Any], Words], Staged | None]]
"""Functions that show an event, by event name."""

AT_THE_END: Final = frozenset(
    {
        "flight",
        "wall",
        "box",
        "currency",
        "police_cost",
        "export",
        "internal",
        "pressure",
        "police",
        "socialists",
    }
)
"""Why something happens in the phases of the end of a decade."""


def staged_by(stagers: Stagers, event: dict[str, Any], words: Words) -> Staged | None:
    """How an event is shown, if it is."""
    made = stagers.get(event["event"])
    return made(event, words) if made is not None else None


def side_of(spot: str) -> str:
    """Whether a province, or a sector of West Berlin, is in the West or in the East."""
    return "east" if spot in PROVINCE and PROVINCE[spot] >= codes.FIRST_EAST else "west"


def terms(words: Words, *figures: tuple[str, str]) -> list[tuple[str, str]]:
    """Named figures in words."""
    return [(words(f"sum-{name}"), figure) for name, figure in figures]


def minus(count: int) -> str:
    """A number that is taken off."""
    return f"−{count}" if count else "0"


def marker(event: dict[str, Any], words: Words) -> Staged:
    """WSDV-TRK-1, WSDV-TRK-6: a track with its marker; spaces for socialists say how many East gains."""
    ends = [words("sum-west"), words("sum-east")]
    name = event["track"]
    shown = track(words(f"track-{name}"), f"marker-{name}", event, -codes.TRACK_END, codes.TRACK_END, ends)
    if name == "socialist":
        shown["figures"] = BOARD.socialists
    return shown


def flight(event: dict[str, Any], words: Words) -> Staged:
    """WSDV-EOD-1.1: the flight level."""
    listed = terms(
        words,
        ("symbols", signed(event["symbols"])),
        ("police", signed(event["police"])),
        ("highest", signed(event["highest"])),
        ("lowest", minus(event["lowest"])),
        ("east-protest", signed(event["east_protest"])),
        ("west-protest", minus(event["west_protest"])),
    )
    return total(words("sum-flight"), str(event["level"]), listed)


def currency(event: dict[str, Any], words: Words) -> Staged:
    """WSDV-EOD-3.1: the balance."""
    listed = terms(
        words,
        ("track", signed(event["track"])),
        ("exporters", signed(event["exporters"])),
        ("standards", minus(event["standards"])),
    )
    return total(words("sum-currency"), signed(event["balance"]), listed)


def socialists(event: dict[str, Any], words: Words) -> Staged:
    """WSDV-EOD-9.1: socialists before and after."""
    listed = terms(
        words,
        ("box", signed(event["box"])),
        ("placed", signed(event["placed"])),
        ("change", signed(event["change"])),
    )
    return total(words("sum-socialists"), str(event["box"] + event["placed"] + event["change"]), listed)


def protests(event: dict[str, Any], words: Words) -> Staged:
    """WSDV-EOD-10.1: the mass protests of both sides."""
    value = f"{event['west']} : {event['east']}"
    return total(
        words("sum-protests"), value, terms(words, ("west", str(event["west"])), ("east", str(event["east"])))
    )


def counted(event: dict[str, Any], words: Words) -> Staged:
    """WSDV-EOD-4.1, WSDV-EOD-8.1: the police cards that count."""
    return total(words("sum-cards"), str(event["cards"]), [])


def compared(event: dict[str, Any], words: Words) -> Staged:
    """WSDV-EOD-6.1: the highest living standard of both sides."""
    value = f"{event['west']} : {event['east']}"
    return total(
        words("sum-highest-of"),
        value,
        terms(words, ("west", str(event["west"])), ("east", str(event["east"]))),
    )


def gained(name: str, field: str, sign: int) -> Callable[[dict[str, Any], Words], Staged | None]:
    """What a phase adds to one side, if it happens at the end of a decade. field: the event's place."""

    def made(event: dict[str, Any], words: Words) -> Staged | None:
        if event["why"] not in AT_THE_END:
            return None
        return gain(words(f"gain-{name}-{side_of(event[field])}"), sign * int(event.get("amount", 1)))

    return made


def lost_site(event: dict[str, Any], words: Words) -> Staged | None:
    """WSDV-DIS-1: a build point that a phase costs."""
    return gain(words("gain-sites"), -1) if event["why"] in AT_THE_END else None


def run_down(event: dict[str, Any], words: Words) -> Staged | None:
    """WSDV-RUN-1: a factory that a phase runs down."""
    return gain(words("gain-rundown"), 1) if event["why"] in AT_THE_END else None


def socialists_gained(event: dict[str, Any], words: Words) -> Staged:
    """WSDV-EOD-9.1: socialists that East gains."""
    return gain(words("gain-socialists"), event["count"])


def socialist_returned(event: dict[str, Any], words: Words) -> Staged:
    """WSDV-EOD-9.2: a socialist that East loses."""
    return gain(words("gain-socialists"), -1)


def phase(event: dict[str, Any], words: Words) -> Staged:
    """A phase of the end of a decade."""
    return Staged(kind="phase", title=words(f"phase-{event['phase']}"))


def next_decade(event: dict[str, Any], words: Words) -> Staged | None:
    """What the decade before has given."""
    if event["decade"] == 1:
        return None
    return Staged(kind="summary", title=words("sum-decade", decade=names.roman(event["decade"] - 1)))


def over(event: dict[str, Any], words: Words) -> Staged:
    """What the last phases have given."""
    return Staged(kind="summary", title=words("sum-last"))


STAGERS: Final[Stagers] = {
    "MarkerMoved": marker,
    "PhaseBegan": phase,
    "FlightCounted": flight,
    "CurrencyCounted": currency,
    "PoliceCostCounted": counted,
    "StandardsCompared": compared,
    "PoliceRemovalCounted": counted,
    "SocialistsCounted": socialists,
    "ProtestsCounted": protests,
    "UnrestPlaced": gained("unrest", "province", 1),
    "UnrestRemoved": gained("unrest", "province", -1),
    "StandardLowered": gained("standards", "spot", -1),
    "SiteDismantled": lost_site,
    "FactoryRunDown": run_down,
    "SocialistsGained": socialists_gained,
    "SocialistReturned": socialist_returned,
    "DecadeBegan": next_decade,
    "GameEnded": over,
}
