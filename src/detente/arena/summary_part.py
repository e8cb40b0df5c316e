"""The part of a page that says in sentences what a run has shown."""

from collections.abc import Iterator, Sequence

from scipy.stats import chisquare

from detente.arena.course import CHANCE
from detente.arena.course_stats import leads
from detente.arena.names import Names
from detente.arena.numbers import between, percent
from detente.arena.page import Page
from detente.arena.report import lead_measures
from detente.arena.run import Run
from detente.arena.stats import Rate, Summary

FEW = 100
"""Fewer games than this say little, and the summary says so."""
MOST_ENDINGS = 2
SURE = 0.05
LEAST_EXPECTED = 5
"""The wins that each side must have on average for the test."""


def summary_part(page: Page, names: Names, run: Run, found: Summary) -> None:
    """Who wins, how games end, how long they are and when they are decided."""
    page.section(names.say("in-short"))
    page.sentences(sentences(page, names, run, found))


def sentences(page: Page, names: Names, run: Run, found: Summary) -> Iterator[str]:
    """What the run has shown, the most important first."""
    say = names.say
    if found.games < FEW:
        yield say("short-few", games=found.games)
    yield short_seats(page, names, run, found)
    yield short_endings(page, names, found)
    if found.nobody.count:
        yield say("short-nobody", share=share(page, found.nobody))
    if found.turns is not None:
        yield say(
            "short-length", turns=f"{found.turns.median:.0f}", decisions=f"{found.decisions.median:.0f}"
        )
    decided = leads(run.played, names.game.sides(run.options), lead_measures(names))
    if decided and decided[0].share is not None:
        one = decided[0]
        assert one.share is not None
        yield say(
            "short-decided",
            measure="chance" if one.measure == CHANCE else "other",
            named=names.measure(one.measure),
            share=page.local(f"{one.share.median:.0%}"),
            low=page.local(f"{one.share.low:.0%}"),
            high=page.local(f"{one.share.high:.0%}"),
            changes=round(one.changes.median),
        )


def short_seats(page: Page, names: Names, run: Run, found: Summary) -> str:
    """Which side wins most and least, and whether the games show that sides differ."""
    sides = names.game.sides(run.options)
    told = [(" + ".join(names.seats[seat] for seat in side), found.seats[side[0]]) for side in sides]
    if len(told) < 2:
        return names.say("short-alone", share=share(page, told[0][1]))
    most, least = (choose(told, key=lambda one: one[1].share) for choose in (max, min))
    return names.say(
        "short-seats-uneven" if uneven([rate.count for _, rate in told]) else "short-seats-even",
        most=most[0],
        least=least[0],
        share=share(page, most[1]),
        other=share(page, least[1]),
        equal=page.local(percent(found.equal_share)),
    )


def uneven(wins: Sequence[int]) -> bool:
    """Whether the wins of sides differ by more than chance explains (a chi-square test); never with too few for the test."""
    return sum(wins) >= LEAST_EXPECTED * len(wins) and float(chisquare(wins).pvalue) < SURE


def short_endings(page: Page, names: Names, found: Summary) -> str:
    """The most frequent endings."""
    told = [
        names.say("short-ending", ending=names.ending(reason), share=page.local(percent(rate.share)))
        for reason, rate in found.endings[:MOST_ENDINGS]
    ]
    if len(found.endings) == 1:
        return names.say("short-one-ending", ending=names.ending(found.endings[0][0]))
    return names.say("short-endings", endings="; ".join(told), kinds=len(found.endings))


def share(page: Page, rate: Rate) -> str:
    """A share with its interval: `55.0% (51.2–58.7%)`."""
    return f"{page.local(percent(rate.share))} ({page.local(between(rate))})"
