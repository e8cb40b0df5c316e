"""The end of decade, phase by phase: a forecast as if it came now, or its progress once it is under way."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from detente.core.shown.drawing import Fact, Panel, Row, Section
from detente.core.shown.kept import kept
from detente.core.shown.words import Words
from detente.games.germany import codes, names
from detente.games.germany.board import BOARD
from detente.games.germany.ids import PHASE_IDS
from detente.games.germany.scene.coming import coming_protests, coming_unrest
from detente.games.germany.symbols import listed, symbols_of

Told = tuple[str, str]
"""A phase's result in a few figures, and how it comes about."""


class Phase(NamedTuple):
    """A phase of the end of decade.

    id: as in the view. rule: its rule id. tell: its result, and how it comes about. table: columns and rows of its
    effects, or None. on: the elements it concerns, or None.
    """

    id: str
    rule: str
    tell: Callable[[dict[str, Any], dict[str, Any], Words], Told]
    table: Callable[[dict[str, Any], Words], tuple[list[str], list[Row]]] | None = None
    on: Callable[[dict[str, Any]], list[str]] | None = None


def phases_panel(view: dict[str, Any], phases: tuple[Phase, ...], facts: list[Fact], words: Words) -> Panel:
    """The phases in order, below facts: finished, current, and future phases with their forecast."""
    current = next((k for k, phase in enumerate(phases) if phase.id == view["phase"]), -1)
    made = Panel(
        id="end of decade",
        kind="forecast",
        title=words("panel-forecast" if current < 0 else "panel-end-of-decade"),
        seat=None,
        places=[],
        facts=facts,
        term="forecast",
    )
    made["sections"] = [section(view, phase, k, current, words) for k, phase in enumerate(phases)]
    return made


@kept
def protest_fact(view: dict[str, Any], words: Words) -> Fact:
    """WSDV-EOD-10.1: the forecast mass protests of both sides."""
    west, east = (names.between(*coming_protests(view, own)) for own in ("west", "east"))
    value = words("forecast-protests-value", west=west, east=east, most=view["forecast"]["collapse"])
    return Fact(label=words("forecast-protests"), value=value, term="protests")


@kept
def economy_facts(view: dict[str, Any], words: Words) -> list[Fact]:
    """WSDV-EOD-1.4: what flight, currency and police would cost East, of what it has. Nothing once the end of decade has begun,
    as its phases have taken their part by then.
    """
    if view["phase"]:
        return []
    forecast = view["forecast"]
    deficits = [each["deficit"] for each in forecast["currency"]]
    sure = forecast["flight"]["dismantles"] + forecast["police_cost"]
    least, most, there = sure + min(deficits), sure + max(deficits), east_points(view)
    value = words(
        "forecast-economy-value",
        lost=names.between(least, most),
        there=there,
        risk="sure" if least > there else "some" if most > there else "none",
    )
    return [Fact(label=words("forecast-economy"), value=value, term="forecast-economy")]


def east_points(view: dict[str, Any]) -> int:
    """WSDV-EOD-1.4, WSDV-EOD-3.5: the build points that East can lose: its lines, its sound factories, and Rheinsberg's second
    point.
    """
    lines = sum(names.LINE[id] >= BOARD.west_lines for id in view["lines"])
    homes = [(id, about) for id, about in view["factories"].items() if names.is_eastern(id)]
    sound = sum(not about["rundown"] for _, about in homes)
    return lines + sound + sum(names.CITY[id] == codes.RHEINSBERG for id, _ in homes)


def section(view: dict[str, Any], phase: Phase, k: int, current: int, words: Words) -> Section:
    """A phase: finished, current or still to come."""
    name = words("phase-numbered", number=k + 1, phase=words(f"phase-{phase.id}"))
    if k < current:
        return Section(title=name, value=words("phase-over"), text="", rule=phase.rule)
    value, text = phase.tell(view, view["forecast"], words)
    made = Section(title=name, value=value, text=text, rule=phase.rule)
    if phase.on:
        made["on"] = phase.on(view)
    if phase.table:
        columns, rows = phase.table(view, words)
        if rows:
            made["columns"], made["rows"] = columns, rows
    if k == current:
        made["now"] = True
    return made


# the result of each phase


def flight(view: dict[str, Any], forecast: dict[str, Any], words: Words) -> Told:
    """WSDV-EOD-1.1 to WSDV-EOD-1.5: the flight level, or the cost of the wall."""
    terms = forecast["flight"]
    if terms["wall"]:
        return words("forecast-wall-value"), words("forecast-wall")
    value = words("forecast-flight-value", level=terms["level"], dismantles=terms["dismantles"])
    named = ("symbols", "police", "highest", "lowest", "east_protest", "west_protest", "dismantles")
    text = words(
        "forecast-flight",
        **{name.replace("_", "-"): terms[name] for name in named},
        level=terms["level"],
        first=names.side(terms["first"], words),
    )
    return value, text


def prestige(view: dict[str, Any], forecast: dict[str, Any], words: Words) -> Told:
    """WSDV-EOD-2.1: the boxes that the holder can choose from."""
    at = forecast["box"]
    if not at:
        return words("forecast-nothing"), ""
    step = 1 if at > 0 else -1
    boxes = [
        words("forecast-box", box=names.signed(k), text=listed(symbols_of(f"box {k}", words), words))
        for k in range(step, at + step, step)
    ]
    holder, verb = names.subject([view["holder"]], words)
    return words("forecast-prestige-value", side=holder, verb=verb), "; ".join(boxes)


def currency(view: dict[str, Any], forecast: dict[str, Any], words: Words) -> Told:
    """WSDV-EOD-3.1 to WSDV-EOD-3.4: the currency balance and the deficit."""
    counted = forecast["currency"]
    deficits = [each["deficit"] for each in counted]
    value = words("forecast-currency-value", deficit=names.between(min(deficits), max(deficits)))
    balances = [balance(each, words) for each in counted]
    if len(set(balances)) == 1:
        return value, balances[0]
    texts = [
        words("forecast-hamburg", province=names.province(each["hamburg"], words), text=text)
        for each, text in zip(counted, balances, strict=True)
    ]
    return value, " ".join(texts)


def balance(each: dict[str, Any], words: Words) -> str:
    """The balance with Hamburg in one of its two possible provinces."""
    return words(
        "forecast-currency",
        track=names.signed(each["track"]),
        lowest=each["lowest"],
        exporters=each["exporters"],
        standards=each["standards"],
        balance=names.signed(each["balance"]),
        rundown=each["run_down"],
        dismantled=each["dismantled"],
    )


def police_cost(view: dict[str, Any], forecast: dict[str, Any], words: Words) -> Told:
    """WSDV-EOD-4.1: what the police cards cost."""
    count = forecast["police_cost"]
    return words("forecast-dismantle-value", count=count), words("forecast-police-cost", count=count)


def export(view: dict[str, Any], forecast: dict[str, Any], words: Words) -> Told:
    """WSDV-EOD-5.1, WSDV-EOD-5.2: the LS lost in the export check."""
    lost = [
        (about["standards"] - coming["most_standards"], about["standards"] - coming["least_standards"])
        for about, coming in of_all(view)
    ]
    least, most = sum(a for a, _ in lost), sum(b for _, b in lost)
    value = words("forecast-export-value", least=least, most=most, count=names.between(least, most))
    return value, words("forecast-export")


def internal(view: dict[str, Any], forecast: dict[str, Any], words: Words) -> Told:
    """WSDV-EOD-6.1, WSDV-EOD-6.2: the highest living standard after the export check."""
    highest = {
        own: names.between(
            max(forecast["provinces"][id]["least_standards"] for id in ids),
            max(forecast["provinces"][id]["most_standards"] for id in ids),
        )
        for own, ids in (("west", names.WEST_IDS), ("east", names.EAST_IDS))
    }
    return words("forecast-internal-value", **highest), words("forecast-internal", **highest)


def pressure(view: dict[str, Any], forecast: dict[str, Any], words: Words) -> Told:
    """WSDV-EOD-7.2: who presses whom."""
    if not forecast["pressure"]:
        return words("forecast-nothing"), ""
    value = words("forecast-pressure-value", count=len(forecast["pressure"]))
    return value, " ".join(pressed_by(each, words) for each in forecast["pressure"])


def pressed_by(each: dict[str, Any], words: Words) -> str:
    """WSDV-EOD-7.2, WSDV-EOD-7.3: a province with all provinces it presses, or those it can choose from."""
    targets = [
        words("forecast-target", province=names.province(id, words), unrest=unrest)
        for id, unrest in each["targets"].items()
    ]
    return words(
        "forecast-pressure",
        source=names.province(each["source"], words),
        targets=words.listed(targets) if each["all"] else words.either(targets),
    )


def police_removal(view: dict[str, Any], forecast: dict[str, Any], words: Words) -> Told:
    """WSDV-EOD-8.1: the unrest that unused police cards remove."""
    count = forecast["police_removal"]
    return words("forecast-removal-value", count=count), words("forecast-removal", count=count)


def socialists(view: dict[str, Any], forecast: dict[str, Any], words: Words) -> Told:
    """WSDV-EOD-9.1 to WSDV-EOD-9.3: the socialists gained or lost; what this phase asks comes after that."""
    change = forecast["socialists"]
    placed = sum(about["socialists"] for about in view["provinces"].values())
    if view["phase"] == "socialists":
        value = words("protests-of", count=view["box"] + placed, most=BOARD.socialists_total)
        return value, words("forecast-socialists-now", box=view["box"], placed=placed)
    text = words(
        "forecast-socialists",
        box=view["box"],
        placed=placed,
        change=names.signed(change),
        after=view["box"] + placed + change,
        most=BOARD.socialists_total,
        wins=forecast["socialists_win"] or "nobody",
    )
    return names.signed(change), text


def collapse(view: dict[str, Any], forecast: dict[str, Any], words: Words) -> Told:
    """WSDV-EOD-10.1: mass protests, ignoring what East can still do against them."""
    value = words(
        "forecast-sides",
        west=names.between(*coming_protests(view, "west")),
        east=names.between(*coming_protests(view, "east")),
    )
    return value, words("forecast-collapse", collapse=forecast["collapse"])


# tables, and the elements they concern


def of_all(view: dict[str, Any]) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Each province's current facts, paired with its forecast."""
    return [(about, view["forecast"]["provinces"][id]) for id, about in view["provinces"].items()]


def losing(view: dict[str, Any], words: Words) -> tuple[list[str], list[Row]]:
    """Provinces that have more LS than their export factory allows."""
    rows = [
        Row(
            cells=[
                names.short(id, words),
                str(about["standards"]),
                str(names.between(coming["least_standards"], coming["most_standards"])),
            ],
            on=names.of_province(id),
        )
        for (id, about), (_, coming) in zip(view["provinces"].items(), of_all(view), strict=True)
        if coming["least_standards"] < about["standards"]
    ]
    return [words(f"column-{name}") for name in ("province", "standards", "after")], rows


def suffering(view: dict[str, Any], words: Words) -> tuple[list[str], list[Row]]:
    """Provinces that get unrest in phases 6 and 7: unrest now, unrest added, mass protests afterwards."""
    rows = [
        Row(
            cells=[
                names.short(id, words),
                str(about["unrest"]),
                f"+{names.between(least, most)}",
                str(names.between((about["unrest"] + least) // 4, (about["unrest"] + most) // 4)),
            ],
            on=names.of_province(id),
        )
        for id, about in view["provinces"].items()
        for least, most in [coming_unrest(view, id)]
        if most
    ]
    return [words(f"column-{name}") for name in ("province", "unrest", "coming", "protests")], rows


def pressed(view: dict[str, Any]) -> list[str]:
    """The provinces that press or are pressed."""
    found = {id for each in view["forecast"]["pressure"] for id in (each["source"], *each["targets"])}
    return [names.plate(id) for id in view["provinces"] if id in found]


PHASES: Final = (
    Phase("flight_or_wall", "WSDV-EOD-1.1", flight),
    Phase("prestige", "WSDV-EOD-2.1", prestige, on=lambda view: [f"prestige {view['tracks']['prestige']}"]),
    Phase(
        "western_currency",
        "WSDV-EOD-3.2",
        currency,
        on=lambda view: [f"western_currency {view['tracks']['western_currency']}"],
    ),
    Phase("police_cost", "WSDV-EOD-4.1", police_cost),
    Phase("export_check", "WSDV-EOD-5.1", export, losing),
    Phase("internal_comparison", "WSDV-EOD-6.1", internal),
    Phase("east_west_comparison", "WSDV-EOD-7.2", pressure, suffering, pressed),
    Phase("police_removal", "WSDV-EOD-8.1", police_removal),
    Phase(
        "socialists",
        "WSDV-EOD-9.1",
        socialists,
        on=lambda view: ["holding", f"socialist {view['tracks']['socialist']}"],
    ),
    Phase("collapse_check", "WSDV-EOD-10.1", collapse),
)
assert tuple(phase.id for phase in PHASES) == tuple(PHASE_IDS)
