"""The page about two editions side by side."""

from collections.abc import Sequence

import plotly.graph_objects as go

from detente.arena.compare import SHARES, Comparison, Difference, differences
from detente.arena.compare_names import ComparedNames, cells, grouped, is_sure
from detente.arena.course_page import margins
from detente.arena.course_stats import Lead, leads
from detente.arena.names import Names
from detente.arena.numbers import percent, quartile_cells
from detente.arena.page import COLOURS, Named, Page, broken, with_interval
from detente.arena.report import lead_measures
from detente.arena.simulation_page import ROW, equal_line
from detente.arena.stats import Rate, summary

FIRST, SECOND = COLOURS[:2]


def comparison_page(found: Comparison, language: str) -> str:
    """The whole page. ValueError if there are no texts in this language."""
    called = ComparedNames(found, language)
    names, say, run = called.names, called.names.say, found.first
    pairs = len(found.pairs)
    facts = [
        say("compared-first", edition=called.first),
        say("compared-second", edition=called.second),
        say("facts-bots", bots=", ".join(dict.fromkeys(run.lineup))),
        say("facts-seed", seed=str(run.seed)),
        say("facts-version", version=str(names.game.version)),
    ]
    if run.interrupted:
        facts.append(say("facts-interrupted-deals", deals=run.games))
    page = Page(language, say("compared-title", game=names.game.title, deals=pairs), facts)
    page.section("", say("compared-about"))
    told = differences(found)
    if told:
        page.legend([(f"1: {called.first}", FIRST), (f"2: {called.second}", SECOND)])
        for heading, rows in grouped(told):
            page.section(say(heading))
            if heading == "seats":
                seats_plot(page, names, found)
            differences_part(page, called, rows)
        course_part(page, names, found)
    return page.text()


def seats_plot(page: Page, names: Names, found: Comparison) -> None:
    """Wins by seat in both editions, with intervals and the line of equal shares of the first."""
    pairs = found.pairs
    plot = go.Figure()
    for k, ink in enumerate((FIRST, SECOND)):
        counted = summary([pair[k] for pair in pairs])
        assert counted is not None
        plot.add_bar(**bars(names, counted.seats), name=str(k + 1), marker_color=ink)
        if k == 0:
            equal_line(plot, counted.equal_share)
    plot.update_layout(barmode="group", showlegend=False)
    plot.update_xaxes(tickformat=".0%", rangemode="tozero")
    plot.update_yaxes(autorange="reversed", type="category")
    page.figure(plot, 90 + 3 * ROW * len(names.seats), names.say("seats"))


def bars(names: Names, rates: Sequence[Rate]) -> dict[str, object]:
    """The shares of the seats as bars with intervals."""
    values = [rate.share for rate in rates]
    return {
        "x": values,
        "y": [broken(name) for name in names.seats],
        "orientation": "h",
        "error_x": with_interval(values, [rate.low for rate in rates], [rate.high for rate in rates]),
        "hovertemplate": "%{y}: %{x:.1%}<extra></extra>",
    }


def differences_part(page: Page, called: ComparedNames, rows: Sequence[Difference]) -> None:
    """Differences with their intervals, as points (of shares) and as a table."""
    say = called.names.say
    if rows[0].kind in SHARES and rows[0].interval is not None:
        values = [100 * one.difference for one in rows]
        lows = [100 * one.interval.low for one in rows if one.interval is not None]
        highs = [100 * one.interval.high for one in rows if one.interval is not None]
        plot = go.Figure(
            go.Scatter(
                x=values,
                y=[broken(called.of(one)) for one in rows],
                mode="markers",
                marker={
                    "size": 11,
                    "symbol": ["circle" if is_sure(one) else "circle-open" for one in rows],
                    "color": SECOND,
                    "line": {"width": 2},
                },
                error_x=with_interval(values, lows, highs),
                hovertemplate="%{y}: %{x:+.1f}<extra></extra>",
            )
        )
        plot.update_xaxes(title=say("difference-points"), zeroline=True, zerolinewidth=2)
        plot.update_yaxes(autorange="reversed", type="category", dtick=1)
        page.figure(plot, 100 + int(1.6 * ROW * len(rows)), say("difference-points"))
    page.table(
        ["", "1", "2", say("difference"), say("interval")],
        [(name_of(called, one), *cells(one)) for one in rows],
    )


def name_of(called: ComparedNames, one: Difference) -> str:
    """What a difference is about, with the id of the rule."""
    return Named(called.of(one), one.rule) if one.rule else called.of(one)


def course_part(page: Page, names: Names, found: Comparison) -> None:
    """How the lead runs in both editions."""
    say = names.say
    sides = names.game.sides(found.first.options)
    both = [leads([pair[k] for pair in found.pairs], sides, lead_measures(names)) for k in range(2)]
    if not both[0] or not both[1]:
        return
    page.section(say("leads"), say("leads-about"))
    margins(page, names, [("1", FIRST, both[0]), ("2", SECOND, both[1])])
    page.table(
        [
            say("lead-by"),
            "",
            say("lead-changes"),
            say("half-of-games"),
            say("decided-after"),
            say("half-of-games"),
            say("decided-late"),
        ],
        [lead_row(names, one, str(k)) for k, found in enumerate(both, 1) for one in found],
        texts=(0, 1),
    )


def lead_row(names: Names, one: Lead, edition: str) -> tuple[str, ...]:
    """A measure of an edition as a row."""
    return (
        names.measure(one.measure),
        edition,
        *quartile_cells(one.changes, ",.0f"),
        *quartile_cells(one.share, ".0%"),
        percent(one.late),
    )
