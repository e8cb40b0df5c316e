"""Editions tuned towards targets: change tunables, play games, keep the setting that comes nearest.

Every setting is tried with the same deals and the same bots (common random numbers), so that settings are compared, not
luck; held-out deals, which nothing was chosen on, then measure the best one. Settings are proposed by optuna's
tree-structured Parzen estimator (Bergstra et al. 2011), starting with the original setting.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, product
from math import inf
from typing import Any

from detente.arena.match import Played, derived_seed, seating, task
from detente.arena.run import Session, run_question, table
from detente.arena.targets import Estimate, Target
from detente.core.authors.tunables import Tunable, turned

HELD_OUT = -1
"""The index, in a run's seeds, of the seed of the held-out deals, on which nothing is chosen."""
MOST_DEALS = 1 << 32
"""The number of game indices for each setting."""

MOST_PROPOSALS = 50
"""Proposals in a row that were tried before, after which the untried settings are taken in order."""
MOST_SETTINGS = 100_000
"""Settings that are looked through for one that was not tried."""

RESTRAINT = 0.02
"""The penalty with all tunables at their limits: of equally near settings, the one with fewer changes is better."""


@dataclass(frozen=True)
class Deals:
    """A set of deals. number: 0 for those of the trials, 1 for the held-out ones. seed: determines all of them."""

    number: int
    seed: int


@dataclass(frozen=True)
class TuningPlan:
    """What is tuned, and for how long. option: of the game, with the content `facts`. options: the others, as typed.

    games: in every trial. check: held-out games of the report, before and after each. seed: determines everything.
    """

    game: str
    option: str
    facts: Mapping[str, Any]
    tunables: tuple[Tunable, ...]
    targets: tuple[Target, ...]
    lineup: tuple[str, ...]
    options: Mapping[str, Any]
    trials: int
    games: int
    check: int
    seed: int

    @property
    def all_games(self) -> int:
        """The largest number of games to play."""
        return self.trials * self.games + 2 * self.check

    def question(self) -> dict[str, Any]:
        """Everything that determines the games, as plain JSON types. Neither the targets nor the number of trials: other targets
        and longer searches continue with the same games.
        """
        kind = table(self.game, {**self.options, self.option: self.facts})
        tunables = {tunable.name: tunable.reach for tunable in self.tunables}
        return run_question(
            "tune", self.seed, None, **kind.question(), lineup=list(self.lineup), dials=tunables
        )

    @property
    def tried(self) -> Deals:
        """The deals of every trial."""
        return Deals(0, self.seed)

    @property
    def held_out(self) -> Deals:
        """The held-out deals, on which nothing is chosen."""
        return Deals(1, derived_seed(self.seed, HELD_OUT))

    def first_index(self, turns: Mapping[str, int], deals: Deals) -> int:
        """The index of a setting's first game with these deals: no two settings share an index."""
        setting = 0
        for tunable in self.tunables:
            setting = setting * (2 * tunable.reach + 1) + turns.get(tunable.name, 0) + tunable.reach
        return (2 * setting + deals.number) * MOST_DEALS


@dataclass(frozen=True)
class Trial:
    """A setting that was tried. turns: of the tunables, by name, without those at 0. distance: from the targets."""

    turns: dict[str, int]
    distance: float
    found: tuple[Estimate, ...] = ()


@dataclass
class Tuned:
    """The results. trials: no two come to the same content; fewer than planned if there are no more settings. best: the setting nearest to the targets, in the trials' games; facts: the content with it.

    before, after: the targets' measures in held-out games; empty if these were not played.
    """

    plan: TuningPlan
    trials: list[Trial] = field(default_factory=list)
    before: tuple[Estimate, ...] = ()
    after: tuple[Estimate, ...] = ()
    interrupted: bool = False

    @property
    def best(self) -> Trial:
        """The first of the nearest trials."""
        return min(self.trials, key=lambda trial: trial.distance, default=Trial({}, inf))

    @property
    def facts(self) -> dict[str, Any]:
        """The content as tuned."""
        return turned(self.plan.facts, self.plan.tunables, self.best.turns)


def tune(plan: TuningPlan, session: Session) -> Tuned:
    """Search, then play the held-out games. Ctrl-C ends it; results so far are kept.

    ModuleNotFoundError if optuna is not installed.
    """
    import optuna

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=derived_seed(plan.seed, 0) % 2**32))
    study.enqueue_trial({tunable.name: 0 for tunable in plan.tunables})
    ranges = {
        tunable.name: optuna.distributions.IntDistribution(-tunable.reach, tunable.reach)
        for tunable in plan.tunables
    }
    tuned = Tuned(plan)
    known: dict[str, Trial] = {}
    left = untried(plan, known)
    for _ in range(plan.trials):
        asked, turns = fresh_setting(plan, study, ranges, known)
        if asked is None:
            found = next(left, None)
            if found is None:
                session.progress((plan.trials - len(tuned.trials)) * plan.games)
                break
            turns = found
        played = play(plan, turns, plan.tried, plan.games, session)
        if session.interrupted:
            break
        trial = known[content_key(plan, turns)] = judged(plan, turns, played)
        tuned.trials.append(trial)
        if asked is None:
            tell_of(study, ranges, trial)
        else:
            tell(study, asked, trial)
    if not session.interrupted:
        before = play(plan, {}, plan.held_out, plan.check, session)
        after = play(plan, tuned.best.turns, plan.held_out, plan.check, session)
        if not session.interrupted:
            tuned.before = measured(plan.targets, before)
            tuned.after = measured(plan.targets, after)
    tuned.interrupted = session.interrupted
    return tuned


def fresh_setting(
    plan: TuningPlan, study: Any, ranges: Mapping[str, Any], known: Mapping[str, Trial]
) -> tuple[Any, dict[str, int]]:
    """The next setting that optuna proposes and that was not tried yet; None if it proposes only such that were.

    Settings that come to the same content are the same: a number does not turn beyond its bounds.
    """
    for _ in range(MOST_PROPOSALS):
        asked = study.ask(ranges)
        turns = {name: turn for name, turn in sorted(asked.params.items()) if turn}
        there = known.get(content_key(plan, turns))
        if there is None:
            return asked, turns
        tell(study, asked, there)
    return None, {}


def untried(plan: TuningPlan, known: Mapping[str, Trial]) -> Iterator[dict[str, int]]:
    """All settings in a fixed order, those that change least first for each tunable, without those tried by then."""
    reach = [
        sorted(range(-one.reach, one.reach + 1), key=lambda turn: (abs(turn), turn)) for one in plan.tunables
    ]
    for row in islice(product(*reach), MOST_SETTINGS):
        turns = {
            one.name: turn
            for one, turn in sorted(zip(plan.tunables, row, strict=True), key=lambda pair: pair[0].name)
            if turn
        }
        if content_key(plan, turns) not in known:
            yield turns


def content_key(plan: TuningPlan, turns: Mapping[str, int]) -> str:
    """What a setting comes to, as text."""
    return json.dumps(turned(plan.facts, plan.tunables, turns), sort_keys=True)


def tell(study: Any, asked: Any, trial: Trial) -> None:
    """Tell optuna how good a setting is; one that the game refuses has failed."""
    from optuna.trial import TrialState

    state = TrialState.COMPLETE if trial.found else TrialState.FAIL
    study.tell(asked, trial.distance if trial.found else None, state=state)


def tell_of(study: Any, ranges: Mapping[str, Any], trial: Trial) -> None:
    """Tell optuna of a setting that it has not proposed."""
    study.enqueue_trial({name: trial.turns.get(name, 0) for name in ranges})
    tell(study, study.ask(dict(ranges)), trial)


def play(
    plan: TuningPlan, turns: Mapping[str, int], deals: Deals, games: int, session: Session
) -> list[Played]:
    """Games with these turns of the tunables; none if the game refuses the content. Games that broke off are left out."""
    facts = turned(plan.facts, plan.tunables, turns)
    try:
        kind = table(plan.game, {**plan.options, plan.option: facts})
    except ValueError:
        session.progress(games)
        return []
    first = plan.first_index(turns, deals)
    tasks = [
        task(first + deal, plan.game, kind.plain, seating(plan.lineup, deal), deals.seed, deal)
        for deal in range(games)
    ]
    return [game for game in session.play(tasks) if game.failure is None]


def measured(targets: Sequence[Target], played: Sequence[Played]) -> tuple[Estimate, ...]:
    """The targets' measures in these games; empty if there are none."""
    return tuple(target.measure(played) for target in targets) if played else ()


def judged(plan: TuningPlan, turns: dict[str, int], played: Sequence[Played]) -> Trial:
    """How near a setting comes: the sum of the squared distances, plus a small penalty for changes."""
    found = measured(plan.targets, played)
    if not found:
        return Trial(turns, inf)
    far = sum(
        target.distance(estimate.value) ** 2 for target, estimate in zip(plan.targets, found, strict=True)
    )
    changed = sum(abs(turns.get(tunable.name, 0)) / tunable.reach for tunable in plan.tunables) / len(
        plan.tunables
    )
    return Trial(turns, far + RESTRAINT * changed, found)
