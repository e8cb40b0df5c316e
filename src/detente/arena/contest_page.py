"""Pages about contests: how strong a bot is, and bots against each other."""

from collections.abc import Sequence

import plotly.graph_objects as go

from detente.arena.league import TableResults
from detente.arena.names import Names
from detente.arena.numbers import between, percent
from detente.arena.page import COLOURS, Page, with_interval
from detente.arena.ratings import Result, pairs, ratings
from detente.arena.simulation_page import ROW, shares
from detente.arena.strength import Answer, Strength
from detente.core.shown.words import Texts


def strength_page(found: Sequence[Strength], language: str) -> str:
    """The page about one or more trials of strength. ValueError if there are no texts in this language."""
    say = Texts(language, "detente.arena")
    challengers = ", ".join(dict.fromkeys(one.trial.challenger for one in found))
    facts = [say("facts-seed", seed=str(found[0].trial.seed))]
    page = Page(language, say("title-strength", bot=challengers), facts)
    for one in found:
        trial_section(page, say, one)
    page.section("", say("intervals-sequential"))
    return page.text()


def trial_section(page: Page, say: Texts, found: Strength) -> None:
    """One trial."""
    trial = found.trial
    page.section(
        f"{trial.table.name}: {trial.challenger}",
        say("strength-about", bot=trial.challenger, field=trial.field),
    )
    if not found.games:
        return
    instead = say("in-its-place", field=trial.field)
    rates = [(trial.challenger, found.won), (instead, found.won_by_field)]
    page.figure(shares(rates), 70 + 2 * ROW * len(rates), say("bots"))
    own, other = found.nobody, found.nobody_by_field
    page.table(
        [*(say(name) for name in ("bot", "won", "share", "interval", "of-decided", "nobody-won"))],
        [
            (
                trial.challenger,
                f"{found.won.count:,} / {found.games:,}",
                percent(found.won.share),
                between(found.won),
                percent(found.of_decided.share),
                f"{own.count:,} / {own.of:,}",
            ),
            (
                instead,
                f"{found.won_by_field.count:,} / {found.games:,}",
                percent(found.won_by_field.share),
                between(found.won_by_field),
                percent(found.won_by_field_of_decided.share),
                f"{other.count:,} / {other.of:,}",
            ),
        ],
    )
    page.table(
        [say("question"), say("excess"), say("interval"), say("answer")],
        [
            (
                question(say, answer, trial.field),
                f"{100 * answer.excess.mean:+.1f}",
                f"{100 * answer.excess.low:+.1f} … {100 * answer.excess.high:+.1f}",
                say({True: "yes", False: "no", None: "undecided"}[answer.verdict]),
            )
            for answer in found.answers
        ],
    )
    names = Names(trial.table.game.id, page.language, trial.table.seats)
    page.folded(
        say("by-seat"),
        [say("seat"), trial.challenger, say("interval"), trial.field, say("interval")],
        [
            (name, percent(challenger.share), between(challenger), percent(field.share), between(field))
            for name, (challenger, field) in zip(names.seats, found.seats(), strict=True)
        ],
    )


def question(say: Texts, answer: Answer, field: str) -> str:
    """The comparison that an answer is about."""
    bound = f"{answer.bound:.1%}" if answer.about == "share" else f"{answer.bound:g}"
    return say(f"question-{answer.about}", field=field, bound=bound)


def league_page(standings: Sequence[TableResults], seed: int, language: str) -> str:
    """The page about a round robin. ValueError if there are no texts in this language."""
    say = Texts(language, "detente.arena")
    page = Page(language, say("title-league"), [say("facts-seed", seed=str(seed)), say("league-about")])
    several = [one for one in standings if one.results()]
    if len(several) > 1:
        page.section(say("ratings"), say("ratings-about"))
        rating_part(page, say, [result for one in several for result in one.results()])
    for one in several:
        page.section(one.table.name, "" if len(several) > 1 else say("ratings-about"))
        rating_part(page, say, one.results())
    return page.text()


def rating_part(page: Page, say: Texts, results: Sequence[Result]) -> None:
    """Ratings, and wins against each opponent."""
    rated = ratings(results)
    means = [one.mu for one in rated]
    plot = go.Figure(
        go.Scatter(
            x=means,
            y=[one.bot for one in rated],
            mode="markers",
            marker={"size": 12, "color": COLOURS[0]},
            error_x=with_interval(
                means, [one.mu - 2 * one.sigma for one in rated], [one.mu + 2 * one.sigma for one in rated]
            ),
            hovertemplate="%{y}: %{x:.1f}<extra></extra>",
        )
    )
    plot.update_xaxes(title=say("rating"))
    plot.update_yaxes(autorange="reversed", type="category")
    page.figure(plot, 110 + 2 * ROW * len(rated), say("ratings"))
    page.table(
        [
            say("bot"),
            say("rating"),
            say("deviation"),
            say("games"),
            say("won"),
            say("share"),
            say("interval"),
        ],
        [
            (
                one.bot,
                f"{one.mu:.1f}",
                f"{one.sigma:.1f}",
                f"{one.won.of:,}",
                f"{one.won.count:,}",
                percent(one.won.share),
                between(one.won),
            )
            for one in rated
        ],
    )
    beaten = pairs(results)
    page.section("", say("pairs-about"))
    page.table(
        ["", *(one.bot for one in rated)],
        [
            (
                one.bot,
                *(
                    f"{percent(cell.share)} ({cell.of:,})"
                    if (cell := beaten.get((one.bot, other.bot))) is not None and cell.of
                    else "–"
                    for other in rated
                ),
            )
            for one in rated
        ],
    )
