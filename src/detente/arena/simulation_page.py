"""The page about a simulation, for game designers, with plots and tables."""

from collections.abc import Sequence
from typing import Any

import plotly.graph_objects as go

import detente
from detente.arena.cards import CardUsed, cards_used
from detente.arena.page import COLOURS, Page, with_interval
from detente.arena.report import few, seat_names, told
from detente.arena.run import Run
from detente.arena.stats import Rate, Spread, Summary, summary
from detente.core.shown.words import Texts

SURE = 0.05
MOST_TIES = 30
MOST_CARDS = 30
FIELD = ((0.0, "rgba(0, 114, 178, 0.06)"), (1.0, "rgba(0, 114, 178, 0.6)"))
"""From never to most often: dark and light words are readable on all of them."""
HATCHES = ("", "/", "x", ".")
ROW = 24
"""The height of a row of a plot, in pixels."""


def simulation_page(run: Run, language: str) -> str:
    """The whole page. ValueError if there are no texts in this language."""
    game = detente.game(run.game)
    say = Texts(language, "detente.arena")
    found = summary(run.played)
    special = [
        f"{name}={value['name'] if isinstance(value, dict) else value}" for name, value in run.options.items()
    ]
    facts = [
        say("facts-options", options=", ".join(special)),
        say("facts-seed", seed=str(run.seed)),
        say("facts-version", version=str(game.version)),
    ]
    if run.interrupted:
        facts.append(say("facts-interrupted", games=run.games))
    if found is not None and found.failures:
        facts.append(say("facts-failed", games=found.failures))
    page = Page(language, say("title-simulation", game=game.title, games=len(run.played)), facts)
    if found is not None:
        who_won(page, say, found)
        seats_and_ways(page, say, run, found, language)
        length(page, say, run, found)
        used = cards_used(run.played)
        if used:
            ties(page, say, used)
            uses(page, say, used, found.games)
        else:
            page.section(say("cards"), say("no-cards"))
    return page.text()


def percent(share: float) -> str:
    """A share."""
    return f"{share:.1%}"


def between(rate: Rate) -> str:
    """The interval of a share."""
    return f"{100 * rate.low:.1f}–{rate.high:.1%}"


def who_won(page: Page, say: Texts, found: Summary) -> None:
    """Wins by bot."""
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
    names = [name for name, _ in rates]
    values = [rate.share for _, rate in rates]
    bars = go.Bar(
        x=values,
        y=names,
        orientation="h",
        marker_color=COLOURS[0],
        error_x=with_interval(values, [rate.low for _, rate in rates], [rate.high for _, rate in rates]),
        hovertemplate="%{y}: %{x:.1%}<extra></extra>",
    )
    plot = go.Figure(bars)
    plot.update_xaxes(tickformat=".0%", range=[0, min(1, 1.05 * max(rate.high for _, rate in rates))])
    plot.update_yaxes(autorange="reversed", type="category")
    return plot


def seats_and_ways(page: Page, say: Texts, run: Run, found: Summary, language: str) -> None:
    """Wins by seat and way of winning."""
    page.section(say("seats"), say("seats-about"))
    game = detente.game(run.game)
    names = seat_names(game, language, len(found.seats))
    plot = go.Figure()
    ways = [reason for reason, _ in found.endings if any(found.ways[reason])]
    for k, reason in enumerate(ways):
        plot.add_bar(
            name=reason,
            x=names,
            y=[count / found.games for count in found.ways[reason]],
            marker=look_of(k),
            hovertemplate=f"%{{x}}, {reason}: %{{y:.1%}}<br>{told(game, language, reason)}<extra></extra>",
        )
    plot.update_layout(barmode="stack", showlegend=True)
    plot.update_yaxes(tickformat=".0%")
    plot.update_xaxes(title=say("seat"), type="category")
    page.figure(plot, 380, say("seats"))
    page.table(
        [say("seat"), say("won"), say("share"), say("interval")],
        [
            (name, f"{rate.count:,}", percent(rate.share), between(rate))
            for name, rate in zip(names, found.seats, strict=True)
        ],
    )
    page.section(say("ends"))
    page.table(
        [
            say("rule"),
            say("rule-text"),
            say("games"),
            say("share"),
            *(say("won-by", seat=name) for name in names),
        ],
        [
            (
                reason,
                told(game, language, reason),
                f"{rate.count:,}",
                percent(rate.share),
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


def length(page: Page, say: Texts, run: Run, found: Summary) -> None:
    """The length of games and turns."""
    page.section(say("length"), say("length-about"))
    ended = [game for game in run.played if game.failure is None]
    numbers: list[tuple[str, str, list[int], Spread | None]] = [
        ("decisions", "number-of-games", [game.decisions for game in ended], found.decisions),
        ("turns", "number-of-games", [game.turns for game in ended if game.turns is not None], found.turns),
        ("turn-decisions", "number-of-turns", [n for game in ended for n in game.per_turn], found.per_turn),
    ]
    for name, count, values, spread in numbers:
        if spread is not None:
            plot = go.Figure(go.Histogram(x=values, nbinsx=40, marker_color=COLOURS[0]))
            plot.update_layout(bargap=0.05)
            plot.update_xaxes(title=say(name))
            plot.update_yaxes(title=say(count))
            page.figure(plot, 260, say(name))
    page.table(
        ["", say("mean"), say("median"), say("least"), say("most")],
        [
            (
                say(name),
                f"{spread.mean:,.1f}",
                f"{spread.median:,.0f}",
                f"{spread.least:,}",
                f"{spread.most:,}",
            )
            for name, _, _, spread in numbers
            if spread is not None
        ],
    )


def ties(page: Page, say: Texts, used: Sequence[CardUsed]) -> None:
    """Which uses of cards correlate with winning."""
    compared = [(one, one.correlation) for one in used if one.correlation is not None]
    page.section(say("ties"), say("ties-about") if compared else say("ties-none"))
    if not compared:
        return
    strongest = sorted(compared, key=lambda pair: -abs(pair[1].value))[:MOST_TIES]
    strongest.sort(key=lambda pair: -pair[1].value)
    values = [tie.value for _, tie in strongest]
    points = go.Scatter(
        x=values,
        y=[f"{one.card}: {one.use}" for one, _ in strongest],
        mode="markers",
        marker={
            "size": 11,
            "symbol": ["circle" if tie.corrected < SURE else "circle-open" for _, tie in strongest],
            "color": COLOURS[0],
            "line": {"width": 2},
        },
        error_x=with_interval(values, [tie.low for _, tie in strongest], [tie.high for _, tie in strongest]),
        customdata=[
            (one.won_with.share, one.won_without.share, few(tie.p), few(tie.corrected))
            for one, tie in strongest
        ],
        hovertemplate=(
            f"%{{y}}<br>{say('correlation')} %{{x:+.2f}}<br>{say('won-with')} %{{customdata[0]:.1%}}, "
            f"{say('won-without')} %{{customdata[1]:.1%}}<br>p %{{customdata[2]}}, {say('p-corrected')} %{{customdata[3]}}"
            "<extra></extra>"
        ),
    )
    plot = go.Figure(points)
    plot.update_xaxes(title=say("correlation"), zeroline=True, zerolinewidth=2)
    plot.update_yaxes(autorange="reversed", type="category", dtick=1)
    page.figure(plot, 110 + ROW * len(strongest), say("ties"))


def uses(page: Page, say: Texts, used: Sequence[CardUsed], games: int) -> None:
    """How often cards are used, and how."""
    page.section(say("cards"), say("cards-about"))
    plot, rows = fields(page, used, games)
    page.figure(plot, 130 + ROW * rows, say("cards"))
    page.folded(
        say("all-cards"),
        [
            *(say(name) for name in ("card", "use", "times", "in-games", "won-with", "won-without")),
            *(say(name) for name in ("correlation", "interval", "p", "p-corrected")),
        ],
        [
            (
                one.card,
                one.use,
                f"{one.times:,}",
                percent(one.games.share),
                percent(one.won_with.share) if one.won_with.of else "–",
                percent(one.won_without.share) if one.won_without.of else "–",
                *correlation(one),
            )
            for one in used
        ],
        texts=(0, 1),
    )


def fields(page: Page, used: Sequence[CardUsed], games: int) -> tuple[go.Figure, int]:
    """A heat map with a cell for each card and use, since uses may overlap and have no sum; and the number of cards."""
    often = {(one.card, one.use): one.times / games for one in used}
    most: dict[str, float] = {}
    for (card, _), times in often.items():
        most[card] = max(most.get(card, 0.0), times)
    cards = sorted(most, key=lambda card: (-most[card], card))[:MOST_CARDS]
    kinds = sorted({use for card, use in often if card in cards})
    figures = [[often.get((card, use)) for use in kinds] for card in cards]
    plot = go.Figure(
        go.Heatmap(
            x=kinds,
            y=cards,
            z=figures,
            text=[["" if times is None else page.local(f"{times:.2f}") for times in row] for row in figures],
            texttemplate="%{text}",
            colorscale=FIELD,
            zmin=0,
            showscale=False,
            xgap=2,
            ygap=2,
            hovertemplate="%{y}, %{x}: %{z:.3f}<extra></extra>",
            hoverongaps=False,
        )
    )
    plot.update_xaxes(side="top", type="category", showgrid=False, dtick=1)
    plot.update_yaxes(autorange="reversed", type="category", showgrid=False, dtick=1)
    return plot, len(cards)


def correlation(one: CardUsed) -> tuple[str, str, str, str]:
    """The correlation of a use with winning, its interval and its p-values, as text."""
    tie = one.correlation
    if tie is None:
        return "–", "", "", ""
    return f"{tie.value:+.2f}", f"{tie.low:+.2f} … {tie.high:+.2f}", few(tie.p), few(tie.corrected)
