"""The page about a simulation, for game designers, with plots and tables."""

from collections.abc import Sequence
from typing import Any

import plotly.graph_objects as go

from detente.arena.cards import cards_used
from detente.arena.cards_page import cards_part
from detente.arena.course_page import course_part
from detente.arena.names import Names, names_of
from detente.arena.numbers import between, percent, spread_cells
from detente.arena.page import BAR, COLOURS, EQUAL, Named, Page, broken, with_interval
from detente.arena.run import Run
from detente.arena.stats import Rate, Spread, Summary, summary
from detente.arena.summary_part import summary_part

HATCHES = ("", "/", "x", ".")
ROW = 24
"""The height of a row of a plot, in pixels."""


def simulation_page(run: Run, language: str) -> str:
    """The whole page. ValueError if there are no texts in this language."""
    names = names_of(run, language)
    say = names.say
    found = summary(run.played)
    facts = [
        *names.options(run.options),
        say("facts-bots", bots=", ".join(dict.fromkeys(run.lineup))),
        say("facts-seed", seed=str(run.seed)),
        say("facts-version", version=str(names.game.version)),
    ]
    if run.interrupted:
        facts.append(say("facts-interrupted", games=run.games))
    if found is not None and found.failures:
        facts.append(say("facts-failed", games=found.failures))
    title = say("title-simulation", game=names.game.title, games=len(run.played))
    page = Page(language, title, facts)
    if found is not None:
        summary_part(page, names, run, found)
        who_won(page, names, found)
        seats_part(page, names, found)
        endings_part(page, names, found)
        length(page, names, run, found)
        course_part(page, names, run)
        cards_part(page, names, run, cards_used(run.played))
    return page.text()


def who_won(page: Page, names: Names, found: Summary) -> None:
    """Wins by bot."""
    say = names.say
    page.section(say("bots"), say("bots-about"))
    rates = [*((bot.name, bot.won) for bot in found.bots), (say("nobody"), found.nobody)]
    page.figure(shares(rates), 70 + 2 * ROW * len(rates), say("bots"))
    page.table(
        [say("bot"), say("won"), say("share"), say("interval"), say("of-decided"), say("interval")],
        [
            *(
                (
                    bot.name,
                    f"{bot.won.count:,}",
                    percent(bot.won.share),
                    between(bot.won),
                    percent(bot.of_decided.share),
                    between(bot.of_decided),
                )
                for bot in found.bots
            ),
            (
                say("nobody"),
                f"{found.nobody.count:,}",
                percent(found.nobody.share),
                between(found.nobody),
                "",
                "",
            ),
        ],
    )


def shares(rates: Sequence[tuple[str, Rate]]) -> go.Figure:
    """Bars of shares with their intervals, the first on top."""
    names = [broken(name) for name, _ in rates]
    values = [rate.share for _, rate in rates]
    bars = go.Bar(
        x=values,
        y=names,
        orientation="h",
        marker_color=BAR,
        error_x=with_interval(values, [rate.low for _, rate in rates], [rate.high for _, rate in rates]),
        hovertemplate="%{y}: %{x:.1%}<extra></extra>",
    )
    plot = go.Figure(bars)
    plot.update_xaxes(tickformat=".0%", range=[0, min(1, 1.05 * max(rate.high for _, rate in rates))])
    plot.update_yaxes(autorange="reversed", type="category")
    return plot


def seats_part(page: Page, names: Names, found: Summary) -> None:
    """Wins by seat, with intervals and the line of equal shares; and by which endings."""
    say = names.say
    page.section(say("seats"), say("seats-about", share=page.local(percent(found.equal_share))))
    plot = shares(list(zip(names.seats, found.seats, strict=True)))
    equal_line(plot, found.equal_share)
    page.figure(plot, 70 + 2 * ROW * len(found.seats), say("seats"))
    page.table(
        [say("seat"), say("won"), say("share"), say("interval")],
        [
            (name, f"{rate.count:,}", percent(rate.share), between(rate))
            for name, rate in zip(names.seats, found.seats, strict=True)
        ],
    )


def equal_line(plot: go.Figure, share: float) -> None:
    """The line of equal shares in a plot of horizontal bars."""
    plot.add_vline(x=share, line={"color": EQUAL, "width": 2, "dash": "dash"})


def endings_part(page: Page, names: Names, found: Summary) -> None:
    """How games ended, and who won by it."""
    say = names.say
    page.section(say("ends"), say("ends-about"))
    ways = [reason for reason, _ in found.endings if any(found.ways[reason])]
    if ways:
        plot = go.Figure()
        for k, reason in enumerate(ways):
            plot.add_bar(
                name=names.ending(reason),
                y=[broken(name) for name in names.seats],
                x=[count / found.games for count in found.ways[reason]],
                orientation="h",
                marker=look_of(k),
                hovertemplate=f"%{{y}}: %{{x:.1%}}<br>{names.told(reason)}<extra></extra>",
            )
        plot.update_layout(barmode="stack", showlegend=True)
        plot.update_xaxes(tickformat=".0%")
        plot.update_yaxes(autorange="reversed", type="category")
        page.figure(plot, 110 + 2 * ROW * len(names.seats) + ROW * len(ways), say("ends"))
    page.table(
        [
            say("rule"),
            say("rule-text"),
            say("games"),
            say("share"),
            say("interval"),
            *(say("won-by", seat=name) for name in names.seats),
        ],
        [
            (
                Named(names.ending(reason), reason),
                names.told(reason),
                f"{rate.count:,}",
                percent(rate.share),
                between(rate),
                *(f"{count:,}" for count in found.ways[reason]),
            )
            for reason, rate in found.endings
        ],
        texts=(0, 1),
    )


def look_of(number: int) -> dict[str, Any]:
    """The colour of one of several bars; when the colours run out, bars are hatched, too."""
    rounds, colour = divmod(number, len(COLOURS))
    return {"color": COLOURS[colour], "pattern": {"shape": HATCHES[rounds % len(HATCHES)]}}


def length(page: Page, names: Names, run: Run, found: Summary) -> None:
    """The length of games and turns."""
    say = names.say
    page.section(say("length"), say("length-about"))
    ended = [game for game in run.played if game.failure is None]
    numbers: list[tuple[str, str, list[int], Spread | None]] = [
        ("decisions", "number-of-games", [game.decisions for game in ended], found.decisions),
        ("turns", "number-of-games", [game.turns for game in ended if game.turns is not None], found.turns),
        ("turn-decisions", "number-of-turns", [n for game in ended for n in game.per_turn], found.per_turn),
    ]
    plots = []
    for name, count, values, spread in numbers:
        if spread is not None:
            plot = go.Figure(go.Histogram(x=values, nbinsx=40, marker_color=COLOURS[0]))
            plot.update_layout(bargap=0.05)
            plot.update_yaxes(title=say(count))
            plots.append((say(name), plot))
    page.figures(plots, 230)
    page.table(
        ["", say("mean"), say("median"), say("least"), say("most")],
        [(say(name), *spread_cells(spread)) for name, _, _, spread in numbers if spread is not None],
    )
