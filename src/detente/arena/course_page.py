"""The part of a page that shows the course of games: measures by turn, margins, and when games are decided."""

from collections.abc import Sequence

import plotly.graph_objects as go

from detente.arena.course import CHANCE
from detente.arena.course_stats import (
    Band,
    Curve,
    Lead,
    by_part,
    courses,
    curves,
    leads,
    part_of_game,
)
from detente.arena.names import Names
from detente.arena.numbers import percent, quartile_cells
from detente.arena.page import COLOURS, Page
from detente.arena.report import lead_measures, part_measures
from detente.arena.run import Run

HEIGHT = 260
SHADE = 0.16
DASHES = ("solid", "dash", "dot", "dashdot", "longdash", "longdashdot")
LOW, MEDIAN, HIGH = 1, 2, 3
"""The quantiles that are drawn, of `course_stats.QUANTILES`."""


def course_part(page: Page, names: Names, run: Run) -> None:
    """The course of the games, if it was taken down."""
    told = courses(run.played)
    if not told:
        return
    say = names.say
    about = say("course-about")
    if len(told) < len(run.played):
        about = f"{about} {say('course-some', games=len(told), all=len(run.played))}"
    note = names.words.get("course-note")
    page.section(say("course"), f"{about} {note}".strip())
    by_turn = curves(run.played)
    seats = {curve.seat for curve in by_turn if curve.seat is not None}
    if seats:
        page.legend([(names.seat(seat), colour(seat)) for seat in range(len(names.seats))])
    parts = part_measures(names)
    figures(page, names, [curve for curve in by_turn if curve.measure not in parts], say("turns"))
    part = part_of_game(run.played, parts)
    if part is not None:
        axis = names.measure(part)
        page.section(say("course-by", part=axis), say("course-by-about", part=axis))
        figures(page, names, by_part(run.played, part), axis)
    found = leads(run.played, names.game.sides(run.options), lead_measures(names))
    if found:
        lead_part(page, names, found)


def figures(page: Page, names: Names, found: Sequence[Curve], axis: str) -> None:
    """A plot for each measure, the chances first. axis: what is counted from left to right."""
    by_measure: dict[str, list[Curve]] = {}
    for curve in found:
        by_measure.setdefault(curve.measure, []).append(curve)
    order = sorted(by_measure, key=lambda measure: measure != CHANCE)
    page.figures(
        [(names.measure(measure), drawn(by_measure[measure], names, axis)) for measure in order], HEIGHT
    )


def colour(seat: int | None) -> str:
    """The colour of a seat's curves; of the table's for None."""
    return COLOURS[-2] if seat is None else COLOURS[seat % len(COLOURS)]


def drawn(row: Sequence[Curve], names: Names, axis: str) -> go.Figure:
    """The curves of a measure: medians, and bands from quartile to quartile."""
    plot = go.Figure()
    for curve in row:
        add_band(
            plot,
            curve.bands,
            colour(curve.seat),
            names.seat(curve.seat),
            DASHES[(curve.seat or 0) % len(DASHES)],
        )
    share = row[0].measure == CHANCE
    plot.update_yaxes(tickformat=".0%" if share else "", rangemode="tozero" if share else "normal")
    plot.update_xaxes(title=axis)
    plot.update_layout(showlegend=False, hovermode="x unified")
    return plot


def add_band(plot: go.Figure, bands: Sequence[Band], ink: str, name: str, dash: str = "solid") -> None:
    """A median with a band between the quartiles."""
    turns = [band.turn for band in bands]
    low, high = ([band.quantiles[k] for band in bands] for k in (LOW, HIGH))
    red, green, blue = (int(ink[k : k + 2], 16) for k in (1, 3, 5))
    plot.add_scatter(
        x=[*turns, *reversed(turns)],
        y=[*high, *reversed(low)],
        fill="toself",
        fillcolor=f"rgba({red}, {green}, {blue}, {SHADE})",
        line={"width": 0},
        mode="lines",
        hoverinfo="skip",
        showlegend=False,
    )
    plot.add_scatter(
        x=turns,
        y=[band.quantiles[MEDIAN] for band in bands],
        name=name,
        mode="lines",
        line={"color": ink, "width": 2, "dash": dash},
    )


def lead_part(page: Page, names: Names, found: Sequence[Lead]) -> None:
    """Margins, changes of lead, and when games are decided."""
    say = names.say
    page.section(say("leads"), say("leads-about"))
    margins(page, names, [(say("margin"), COLOURS[0], found)])
    page.table(
        [
            say("lead-by"),
            say("margin-half"),
            say("half-of-games"),
            say("lead-changes"),
            say("half-of-games"),
            say("decided-turn"),
            say("half-of-games"),
            say("decided-after"),
            say("half-of-games"),
            say("decided-late"),
        ],
        [
            (
                names.measure(one.measure),
                *quartile_cells(one.halfway, ".0%" if one.measure == CHANCE else ",.1f"),
                *quartile_cells(one.changes, ",.0f"),
                *quartile_cells(one.decided, ",.0f"),
                *quartile_cells(one.share, ".0%"),
                percent(one.late),
            )
            for one in found
        ],
    )


def margins(page: Page, names: Names, told: Sequence[tuple[str, str, Sequence[Lead]]]) -> None:
    """The margin by each measure, turn by turn: of one run, or of several that have this measure, each with its name and colour."""
    plots = []
    for measure in [one.measure for one in told[0][2]]:
        rows = [(name, ink, one) for name, ink, found in told for one in found if one.measure == measure]
        if len(rows) < len(told):
            continue
        plot = go.Figure()
        for k, (name, ink, one) in enumerate(rows):
            add_band(plot, one.margin, ink, name, DASHES[k])
        plot.update_yaxes(tickformat=".0%" if measure == CHANCE else "", rangemode="tozero")
        plot.update_xaxes(title=names.say("turns"))
        plot.update_layout(showlegend=False)
        plots.append((names.say("margin-of", measure=names.measure(measure)), plot))
    page.figures(plots, HEIGHT)
