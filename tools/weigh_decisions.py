"""Find out which decisions of a game matter, and what its brain does not know: random decisions, in many games.

    python tools/weigh_decisions.py nuclear_war --games 2000 --workers 2

Bots `heuristic` play. A share of the decisions of all seats is random: each legal action is equally likely. As chance has no
reasons, what follows such decisions on average is their effect, with hidden cards, luck and everything. What a seat gets in
the end is compared with what the brain expected of the position before (`evaluate`), so that good and bad positions weigh
equally. The tool reports, in points (hundredths of a win) with 95% intervals,

- by question, and by how many seats were still in the game: how much more than the others the action brings that the brain
  likes best. Near 0: the decision does not matter, or the brain does not know what does. Below 0: the brain is wrong;
- by kind of action (the first words of its text, with `--words 2` the first two): how much more it brings than the other
  actions at the same question. A notable action that the brain does not choose may be worth teaching it.

The same arguments give the same report, whatever the number of workers.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import fmean, variance

import detente
from detente.bots.heuristic import brain_of, scores
from detente.cli.inputs import Wrong, read_options
from detente.core.engine.rng import seeded

Z95 = 1.96


@dataclass(frozen=True, slots=True)
class Trial:
    """A random decision.

    left: seats that could still win. text: the action drawn. best: whether the brain prefers no other. gain: what the seat got
    in the end minus what was expected before, in wins.
    """

    question: str
    left: int
    text: str
    best: bool
    gain: float


@dataclass(frozen=True, slots=True)
class Effect:
    """A difference of means, in wins. error: its standard error. trials: how many there were on either side."""

    difference: float
    error: float
    trials: tuple[int, int]

    def __str__(self) -> str:
        return f"{100 * self.difference:+7.2f} ± {100 * Z95 * self.error:5.2f}  {self.trials[0]:8d} {self.trials[1]:8d}"


def effect(some: Sequence[float], others: Sequence[float]) -> Effect | None:
    """How much more some got than others; None if either side has fewer than two."""
    if len(some) < 2 or len(others) < 2:
        return None
    error = sqrt(variance(some) / len(some) + variance(others) / len(others))
    return Effect(fmean(some) - fmean(others), error, (len(some), len(others)))


# -- games


def trials_of(game_id: str, options: dict[str, object], stray: float, seed: int, index: int) -> list[Trial]:
    """Play one game; its random decisions."""
    game = detente.game(game_id)
    brain = brain_of(game)
    rng = seeded(int.from_bytes(f"{seed}/{index}".encode(), "big"))
    state = game.start(options, rng.word())
    found: list[tuple[int, float, Trial]] = []
    while not state.over:
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        if len(actions) == 1:
            state.apply(seat, actions[0])
            continue
        looks = scores(game, state.view(seat), actions, partial(state.determinize, seat))
        likes = [action for action, score in zip(actions, looks, strict=True) if score == max(looks)]
        action = likes[rng.below(len(likes))]
        if rng.below(10_000) < round(10_000 * stray):
            action = actions[rng.below(len(actions))]
            expected = brain.evaluate(state)
            question = game.questions[state.asked].name
            left = sum(chance > 0 for chance in expected)
            text = game.actions.text(action)
            found.append((seat, expected[seat], Trial(question, left, text, action in likes, 0.0)))
        state.apply(seat, action)
    returns = state.returns
    assert returns is not None
    return [
        Trial(trial.question, trial.left, trial.text, trial.best, returns[seat] - expected)
        for seat, expected, trial in found
    ]


# -- the report


def by_question(trials: Iterable[Trial]) -> dict[tuple[str, int], Effect]:
    """By question and seats left, how much more the brain's favourite action brings than the others."""
    split: dict[tuple[str, int], tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for trial in trials:
        split[trial.question, trial.left][not trial.best].append(trial.gain)
    found = {place: effect(*sides) for place, sides in sorted(split.items())}
    return {place: each for place, each in found.items() if each is not None}


def by_kind(trials: Iterable[Trial], words: int) -> dict[tuple[str, int, str], Effect]:
    """By question, seats left and kind of action, how much more it brings than the other actions there."""
    split: dict[tuple[str, int], dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for trial in trials:
        kind = " ".join(trial.text.split()[:words])
        split[trial.question, trial.left][kind].append(trial.gain)
    found = {}
    for place, kinds in sorted(split.items()):
        for kind, gains in sorted(kinds.items()):
            rest = [gain for other, theirs in kinds.items() if other != kind for gain in theirs]
            each = effect(gains, rest)
            if each is not None:
                found[*place, kind] = each
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    able = [name for name in detente.games() if hasattr(detente.game(name).module("brain"), "evaluate")]
    parser.add_argument("game", choices=able)
    parser.add_argument("--games", type=int, default=1000, help="games (1000)")
    parser.add_argument("--options", default="", metavar="NAME=VALUE[,...]", help="of the table (standard)")
    parser.add_argument("--stray", type=float, default=0.15, help="share of decisions left to chance (0.15)")
    parser.add_argument("--words", type=int, default=1, help="of an action's text that make its kind (1)")
    parser.add_argument("--least", type=int, default=100, help="kinds tried less often are left out (100)")
    parser.add_argument("--seed", type=int, default=1, help="of the run (1)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    args = parser.parse_args(arguments)
    try:
        options = read_options(detente.game(args.game), args.options.split(",") if args.options else [])
    except Wrong as error:
        parser.error(error.message)
    play = partial(trials_of, args.game, options, args.stray, args.seed)
    with ProcessPoolExecutor(args.workers) as pool:
        trials = [trial for each in pool.map(play, range(args.games), chunksize=8) for trial in each]
    print(f"{len(trials)} decisions left to chance in {args.games} games; points are hundredths of a win\n")
    print("question, seats left              best more than others      best   others")
    for (question, left), each in by_question(trials).items():
        print(f"{question:26s} {left:4d}   {each}")
    print("\nquestion, seats left, action      more than others there     tried   others")
    for (question, left, kind), each in by_kind(trials, args.words).items():
        if each.trials[0] >= args.least:
            print(f"{question:17s} {left:2d} {kind:18s} {each}")


if __name__ == "__main__":
    main()
