"""The part of a page about cards: what they were used for, whether that goes with winning, and how each seat fared with them."""

from collections.abc import Sequence

import plotly.graph_objects as go

from detente.arena.cards import CardUsed
from detente.arena.names import Names
from detente.arena.numbers import few, percent, quartile_cells, share_of, signed
from detente.arena.page import COLOURS, Named, Page, broken, height_of, with_interval
from detente.arena.played_cards import CardOfSeat, cards_by_seat, never_played
from detente.arena.run import Run
from detente.core.shown.statistics import statistics_of

SURE = 0.05
MOST_TIES = 24
MOST_CARDS = 30
FIELD = ((0.0, "rgba(0, 114, 178, 0.06)"), (1.0, "rgba(0, 114, 178, 0.6)"))
"""From never to most often: dark and light words are readable on all of them."""


def cards_part(page: Page, names: Names, run: Run, used: Sequence[CardUsed]) -> None:
    """All about cards; one line if the game tells of none."""
    if not used:
        page.section(names.say("cards"), names.say("no-cards"))
        return
    uses(page, names, used)
    ties(page, names, used)
    by_seat(page, names, run)


def uses(page: Page, names: Names, used: Sequence[CardUsed]) -> None:
    """How often cards are used, and for what."""
    say = names.say
    page.section(say("cards"), say("cards-about"))
    plot = fields(page, names, used)
    page.figure(plot, 130 + height_of(plot.data[0].y), say("cards"))
    page.folded(
        say("all-cards"),
        [
            *(say(name) for name in ("card", "use", "times", "share-of-card", "in-games")),
            *(
                say(name)
                for name in ("won-with", "won-otherwise", "correlation", "interval", "p", "p-corrected")
            ),
        ],
        [
            (
                Named(names.card(one.card), one.card),
                names.use(one.use),
                f"{one.times:,}",
                percent(one.share.share),
                percent(one.games.share),
                share_of(one.won_with)[0],
                share_of(one.won_otherwise)[0],
                *correlation(one),
            )
            for one in used
        ],
        texts=(0, 1),
    )


def fields(page: Page, names: Names, used: Sequence[CardUsed]) -> go.Figure:
    """A heat map of the shares of each card's uses, which add up to all; the cards used most come first.

    Cards that can only be used for one thing are left out, unless all are such.
    """
    times: dict[str, int] = {}
    for one in used:
        times[one.card] = times.get(one.card, 0) + one.times
    several = {one.card for one in used if one.times < times[one.card]}
    cards = sorted(several or times, key=lambda card: (-times[card], card))[:MOST_CARDS]
    shares = {(one.card, one.use): one.share.share for one in used}
    kinds = sorted({use for card, use in shares if card in cards}, key=lambda use: -total(used, use))
    figures = [[shares.get((card, use)) for use in kinds] for card in cards]
    plot = go.Figure(
        go.Heatmap(
            x=[broken(names.use(use)) for use in kinds],
            y=labels(names, cards),
            z=figures,
            text=[["" if part is None else page.local(f"{part:.0%}") for part in row] for row in figures],
            texttemplate="%{text}",
            colorscale=FIELD,
            zmin=0,
            zmax=1,
            showscale=False,
            xgap=2,
            ygap=2,
            hovertemplate="%{y}, %{x}: %{z:.1%}<extra></extra>",
            hoverongaps=False,
        )
    )
    plot.update_xaxes(side="top", type="category", showgrid=False, dtick=1)
    plot.update_yaxes(autorange="reversed", type="category", showgrid=False, dtick=1)
    return plot


def total(used: Sequence[CardUsed], use: str) -> int:
    """How often any card was used for something."""
    return sum(one.times for one in used if one.use == use)


def labels(names: Names, cards: Sequence[str]) -> list[str]:
    """The names of cards as labels of a plot; where two cards have the same name, their ids tell them apart."""
    called = [names.card(card) for card in cards]
    return [
        broken(f"{name} ({card})" if called.count(name) > 1 else name)
        for card, name in zip(cards, called, strict=True)
    ]


def ties(page: Page, names: Names, used: Sequence[CardUsed]) -> None:
    """Which uses of cards correlate with winning."""
    say = names.say
    compared = [(one, one.correlation) for one in used if one.correlation is not None]
    page.section(say("ties"), say("ties-about") if compared else say("ties-none"))
    if not compared:
        return
    strongest = sorted(compared, key=lambda pair: -abs(pair[1].value))[:MOST_TIES]
    strongest.sort(key=lambda pair: -pair[1].value)
    values = [tie.value for _, tie in strongest]
    points = go.Scatter(
        x=values,
        y=[broken(f"{names.card(one.card)}: {names.use(one.use)}") for one, _ in strongest],
        mode="markers",
        marker={
            "size": 11,
            "symbol": ["circle" if tie.corrected < SURE else "circle-open" for _, tie in strongest],
            "color": COLOURS[0],
            "line": {"width": 2},
        },
        error_x=with_interval(values, [tie.low for _, tie in strongest], [tie.high for _, tie in strongest]),
        customdata=[
            (one.won_with.share, one.won_otherwise.share, few(tie.p), few(tie.corrected))
            for one, tie in strongest
        ],
        hovertemplate=(
            f"%{{y}}<br>{say('correlation')} %{{x:+.2f}}<br>{say('won-with')} %{{customdata[0]:.1%}}, "
            f"{say('won-otherwise')} %{{customdata[1]:.1%}}<br>p %{{customdata[2]}}, {say('p-corrected')} %{{customdata[3]}}"
            "<extra></extra>"
        ),
    )
    plot = go.Figure(points)
    plot.update_xaxes(title=say("correlation"), zeroline=True, zerolinewidth=2)
    plot.update_yaxes(autorange="reversed", type="category", dtick=1)
    page.figure(plot, 110 + height_of(plot.data[0].y), say("ties"))


def correlation(one: CardUsed) -> tuple[str, str, str, str]:
    """The correlation of a use with winning, its interval and its p-values, as text."""
    tie = one.correlation
    if tie is None:
        return "–", "", "", ""
    return (
        signed(tie.value, 2),
        f"{signed(tie.low, 2)} … {signed(tie.high, 2)}",
        few(tie.p),
        few(tie.corrected),
    )


def by_seat(page: Page, names: Names, run: Run) -> None:
    """How each seat fared with each card."""
    say = names.say
    found = cards_by_seat(run.played, statistics_of(names.game).aside)
    if not found:
        return
    page.section(say("cards-of-seats"), say("cards-of-seats-about"))
    never = never_played(found)
    if never:
        told = ", ".join(names.card(card) for card in never)
        page.section("", say("never-told", count=len(never), cards=told))
    heads = [say("card")]
    heads += [say(name) for name in ("reach", "played", "played-turn", "half-of-games")]
    heads += [say(name) for name in ("won-played", "interval", "won-unplayed", "interval")]
    for seat, name in enumerate(names.seats):
        rows = [one for one in found if one.seat == seat]
        if rows:
            rows.sort(key=lambda one: (-one.played.count, names.card(one.card)))
            page.folded(
                say("cards-of", seat=name, cards=len(rows)), heads, [cells(one, names) for one in rows]
            )


def cells(one: CardOfSeat, names: Names) -> tuple[str, ...]:
    """A card of a seat as a row of a table."""
    return (
        Named(names.card(one.card), one.card),
        f"{one.played.of:,}",
        percent(one.played.share),
        *quartile_cells(one.turns, ",.0f"),
        *share_of(one.won),
        *share_of(one.won_unplayed),
    )
