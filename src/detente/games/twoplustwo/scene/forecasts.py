"""The end of decade, with the superpowers' phases before Germany's, victory points, and who would win."""

from typing import Any, Final

from detente.core.shown.drawing import Fact, Panel, Row, Section
from detente.core.shown.explained import fact
from detente.core.shown.kept import kept
from detente.core.shown.words import Words
from detente.games.germany.names import side, signed, subject, who
from detente.games.germany.scene.coming import is_compared
from detente.games.germany.scene.forecasts import PHASES as GERMAN_PHASES
from detente.games.germany.scene.forecasts import Phase, Told, economy_facts, phases_panel, protest_fact
from detente.games.germany.symbols import listed, symbols_of
from detente.games.twoplustwo.card_faces import PHASES as PHASE_IDS
from detente.games.twoplustwo.card_faces import POWERS

TERMS: Final = ("dominance", "arms_race", "space_race", "treasury", "debt")


@kept
def world_forecast(view: dict[str, Any], words: Words) -> list[Panel]:
    """All thirteen phases, preceded by who would win and the points. Only the points once the game is over."""
    if view["over"]:
        made = Panel(
            id="points",
            kind="facts",
            title=words("points-title"),
            seat=None,
            places=[],
            facts=[],
            term="points",
        )
        made["sections"] = [points(view, words)]
        return [made]
    facts = [
        *standing_facts(view, words),
        protest_fact(view, words),
        *economy_facts(view, words),
        fact("next-order", next_order(view, words), words),
    ]
    made = phases_panel(view, PHASES, facts, words)
    made["sections"] = [points(view, words), *made["sections"]]
    return [made]


def standing_facts(view: dict[str, Any], words: Words) -> list[Fact]:
    """TPT-EOD-12.4.2, TPT-EOD-12.4.3: who would win now, and who would win if either side did.

    Once the comparisons have begun, nobody says who would win: the view would count their unrest again.
    """
    standing = view["forecast"]["standing"]
    if standing["winner"] is None or is_compared(view):
        now = words("standing-open")
    else:
        reason = (standing["reason"] or "").replace(".", "-")
        now = words("standing-winner", side=side(standing["winner"], words), reason=reason)
    yellow, red = (side(seat, words) for seat in standing["winners"])
    return [
        fact("standing", now, words),
        fact("yellow-wins", yellow, words),
        fact("red-wins", red, words),
    ]


def next_order(view: dict[str, Any], words: Words) -> str:
    """TPT-ORDER-5.2: the turn order of the next decade if nothing changes."""
    return ", ".join(words("short-role", seat=seat) for seat in view["forecast"]["order"])


@kept
def points(view: dict[str, Any], words: Words) -> Section:
    """TPT-EOD-12.4.4, TPT-EOD-12.4.5: the victory points of both superpowers, term by term."""
    terms = view["points"]
    rows = [
        Row(
            cells=[
                words(f"points-{term}"),
                *(signed(each[term]) if each[term] < 0 else str(each[term]) for each in terms),
            ]
        )
        for term in TERMS
        if term != "treasury" or any(each[term] for each in terms)
    ]
    totals = [each["total"] for each in terms]
    return Section(
        title=words("points-title"),
        value=words("points-value", usa=signed(totals[0]) if totals[0] < 0 else totals[0], su=signed(totals[1]) if totals[1] < 0 else totals[1]),
        text=words("points-text"),
        columns=["", *(words(f"short-{power.replace('_', '-')}") for power in POWERS)],
        rows=rows,
        rule="TPT-EOD-12.4.4",
    )  # fmt: skip


def leader(about: dict[str, Any], words: Words) -> tuple[str, str]:
    """The superpower that leads on a track, as the subject of a sentence; empty text if none leads."""
    return subject([about["seat"]] if about["seat"] is not None else [], words)


def arms_race(view: dict[str, Any], forecast: dict[str, Any], words: Words) -> Told:
    """TPT-EOD-12.1.1, TPT-AUTO-9.11: a laurel wins; otherwise the advantage in automatic events."""
    about = forecast["arms_race"]
    power, verb = leader(about, words)
    value = words("forecast-wins", side=power, verb=verb) if about["wins"] else words("forecast-nothing")
    return value, words("forecast-advantage", power=power, verb=verb, level=about["level"])


def space_race(view: dict[str, Any], forecast: dict[str, Any], words: Words) -> Told:
    """TPT-EOD-12.2: a laurel wins; otherwise a card of the next decade."""
    about = forecast["space_race"]
    if about["wins"]:
        power, verb = leader(about, words)
        return words("forecast-wins", side=power, verb=verb), ""
    icons = listed(symbols_of(f"space_race {view['tracks']['space_race']}", words), words)
    if not about["card"]:
        return words("forecast-nothing"), icons
    return words("forecast-card", side=who(about["seat"], words)), icons


def dominance(view: dict[str, Any], forecast: dict[str, Any], words: Words) -> Told:
    """TPT-EOD-12.3: the spaces the superpower chooses from, and the income of both."""
    about = forecast["dominance"]
    incomes = words("forecast-incomes", usa=about["incomes"][0], su=about["incomes"][1])
    if about["seat"] is None:
        return words("forecast-incomes-value", usa=about["incomes"][0], su=about["incomes"][1]), incomes
    spaces = [
        words("forecast-box", box=signed(at), text=listed(symbols_of(f"dominance {at}", words), words))
        for at in sorted(about["spaces"], key=abs)
        if symbols_of(f"dominance {at}", words)
    ]
    power, verb = leader(about, words)
    return words("forecast-prestige-value", side=power, verb=verb), "; ".join([*spaces, incomes])


def marker(track: str) -> Any:
    """The space of a track's marker."""
    return lambda view: [f"{track} {view['tracks'][track]}"]


PHASES: Final = (
    Phase("arms_race", "TPT-EOD-12.1.1", arms_race, on=marker("arms_race")),
    Phase("space_race", "TPT-EOD-12.2.1", space_race, on=marker("space_race")),
    Phase("dominance", "TPT-EOD-12.3.1", dominance, on=marker("dominance")),
    *GERMAN_PHASES,
)
assert tuple(phase.id for phase in PHASES) == PHASE_IDS
