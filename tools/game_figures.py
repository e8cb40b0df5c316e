"""Measure the games for those who choose or cite one: length, branching, hidden information, skill, luck, first moves.

    python -m tools.game_figures [GAME ...] [--games 400] [--seed 1]

Writes docs/research/figures.json, from which `tools/research_pages.py` makes a section of each game's page. All tables have their
standard options. The figures depend on the bots, so each says whose games it comes from.
"""

import argparse
import json
import math
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import mean, quantiles, variance

import detente
from detente.bots import Bot, bot
from detente.core.engine.state import State
from detente.research.table import decided

ROOT = Path(__file__).resolve().parent.parent
FIGURES = ROOT / "docs" / "research" / "figures.json"
GAMES = ("europe1815", "nations", "nuclear_war", "twoplustwo", "wsdv")
MOST_DECISIONS = 20_000
POSITIONS = 300
"""At how many decisions the worth of a choice is measured."""
CHOICES = 6
"""How many of the actions there are tried at most."""
ENDINGS = 24
"""How many random games are played on after each of them."""


@dataclass(frozen=True)
class Course:
    """Games played out by one kind of bot.

    games: how many. shortest, median, longest: decisions of a game; 5% of the games are shorter, 5% longer. choices, most: legal
    actions at a decision, on average and at most. forced: share of decisions with one legal action. ways: the decimal logarithm
    of the product of the numbers of legal actions in a game, on average.
    """

    games: int
    shortest: float
    median: float
    longest: float
    choices: float
    most: int
    forced: float
    ways: float


@dataclass(frozen=True)
class Figures:
    """What is measured of a game.

    version: of the rules. seats: at the table. hidden: whether cards are hidden from seats. drafts: whether seats decide side by
    side, unseen. courses: by bot. skill: games and wins of one `heuristic` among `random`. first: wins of `heuristic` against itself
    by the order in which seats first decide. stake: standard deviation of the expected win share between the choices at one
    decision, if all play at random afterwards; 0 if it is too small to be measured.
    """

    version: int
    seats: int
    hidden: bool
    drafts: bool
    courses: dict[str, Course]
    skill: tuple[int, float]
    first: list[float]
    stake: float


class Watch:
    """What happened in games: the numbers of legal actions, and the order of the first decisions."""

    def __init__(self) -> None:
        self.lengths: list[int] = []
        self.ways: list[float] = []
        self.choices: Counter[int] = Counter()
        self.drafts = False

    def play(self, state: State, players: Sequence[Bot]) -> list[int]:
        """Play a game out; return the seats in the order of their first decisions."""
        order: list[int] = []
        made, ways = 0, 0.0
        while not state.over and made < MOST_DECISIONS:
            seat = state.to_act[0]
            if seat not in order:
                order.append(seat)
            legal = state.legal_actions(seat)
            self.choices[len(legal)] += 1
            self.drafts = self.drafts or bool(state.drafting)
            ways += math.log10(len(legal))
            made += 1
            state.apply(seat, decided(players[seat], state, seat))
        self.lengths.append(made)
        self.ways.append(ways)
        return order

    def course(self) -> Course:
        """The figures of all games played."""
        cuts = quantiles(self.lengths, n=20)
        decisions = self.choices.total()
        total = sum(number * times for number, times in self.choices.items())
        return Course(
            games=len(self.lengths),
            shortest=cuts[0],
            median=cuts[9],
            longest=cuts[18],
            choices=round(total / decisions, 1),
            most=max(self.choices),
            forced=round(self.choices[1] / decisions, 3),
            ways=round(mean(self.ways), 0),
        )


def played(game: detente.Game, lineup: Sequence[str], seed: int, watch: Watch) -> tuple[State, list[int]]:
    """A game played out by these bots, and the seats in the order of their first decisions."""
    state = game.start(seed=seed)
    order = watch.play(state, [bot(name, seed + seat + 1) for seat, name in enumerate(lineup)])
    return state, order


def measured(game: detente.Game, games: int, seed: int) -> Figures:
    """All figures of a game."""
    chance = random.Random(seed)
    start = game.start(seed=0)
    seats = int(start.seats)
    watches = {"random": Watch(), "heuristic": Watch()}
    for _ in range(games):
        played(game, ["random"] * seats, chance.getrandbits(50), watches["random"])
    first = [0.0] * seats
    for _ in range(games):
        state, order = played(game, ["heuristic"] * seats, chance.getrandbits(50), watches["heuristic"])
        for place, seat in enumerate(order):
            first[place] += (state.returns or [0.0] * seats)[seat]
    won = 0.0
    for number in range(games):
        own = number % seats
        lineup = ["heuristic" if seat == own else "random" for seat in range(seats)]
        state, _ = played(game, lineup, chance.getrandbits(50), Watch())
        won += (state.returns or [0.0] * seats)[own]
    everybody = start.cards.layout.everybody
    return Figures(
        version=game.version,
        seats=seats,
        hidden=any(seen != everybody for seen in start.cards.layout.visible_to),
        drafts=any(watch.drafts for watch in watches.values()),
        courses={name: watch.course() for name, watch in watches.items()},
        skill=(games, round(won / games, 3)),
        first=[round(share / games, 3) for share in first],
        stake=round(stake(game, chance), 3),
    )


def stake(game: detente.Game, chance: random.Random) -> float:
    """How much a choice matters: see `Figures`. The variance that chance alone brings between choices is taken off."""
    found: list[float] = []
    state = game.start(seed=chance.getrandbits(50))
    waits = 0
    while len(found) < POSITIONS:
        if state.over:
            state = game.start(seed=chance.getrandbits(50))
        seat = state.to_act[0]
        legal = state.legal_actions(seat)
        waits -= 1
        if waits < 0 and len(legal) > 1:
            found.append(
                variance_of_choices(state, seat, chance.sample(legal, min(CHOICES, len(legal))), chance)
            )
            waits = chance.randrange(40)
        state.apply(seat, chance.choice(legal))
    return math.sqrt(max(mean(found), 0.0))


def variance_of_choices(state: State, seat: int, actions: Sequence[int], chance: random.Random) -> float:
    """The variance of the expected win share between actions, without bias; it may be below 0."""
    means, noise = [], []
    for action in actions:
        shares = [
            after(state.determinize(seat, chance.getrandbits(50)), seat, action, chance)
            for _ in range(ENDINGS)
        ]
        means.append(mean(shares))
        noise.append(variance(shares) / ENDINGS)
    return variance(means) - mean(noise)


def after(world: State, seat: int, action: int, chance: random.Random) -> float:
    """The win share of the seat after this action, if all play at random."""
    world.apply(seat, action)
    while not world.over:
        acting = world.to_act[0]
        world.apply(acting, chance.choice(world.legal_actions(acting)))
    return (world.returns or [0.0] * int(world.seats))[seat]


def main() -> None:
    """Measure the games and write the file; other games in it keep their figures."""
    parser = argparse.ArgumentParser(description="Measure the games for docs/research.")
    parser.add_argument("games", nargs="*", metavar="GAME", default=GAMES)
    parser.add_argument("--games", dest="number", type=int, default=400, help="games of each kind (400)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    figures = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else {}
    for name in args.games:
        figures[name] = asdict(measured(detente.game(name), args.number, args.seed))
        FIGURES.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n", "utf-8")
        print(name, json.dumps(figures[name]))


if __name__ == "__main__":
    main()
