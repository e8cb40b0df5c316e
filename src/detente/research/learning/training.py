"""A whole run: lessons, then stages of games and updates, with a checkpoint after each; a run that was broken off goes on from there."""

from __future__ import annotations

import os
import resource
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from pickle import UnpicklingError
from typing import Any, Self

import numpy as np
import torch

import detente
from detente.bots.learned.weights import meaning_of
from detente.research.learning.collecting import Collector, joined
from detente.research.learning.imitation import study
from detente.research.learning.network import Network
from detente.research.learning.ppo import improve
from detente.research.learning.recipe import Recipe
from detente.research.vector import VectorEnv

CHECKPOINT = "checkpoint.pt"
FORMAT = "detente-learning-4"

CHANGEABLE = ("decisions", "opponents", "bouts")
"""The settings with which a run may go on differently."""

Told = Callable[[str], object]


@dataclass(frozen=True)
class Point:
    """A stage of the learning curve: the decisions and CPU seconds until its end, its games, and how many of them were measured.

    among: the bots that the learner was alone among in those; empty: networks as the lessons left them. share: its share of the
    victories there.
    """

    decisions: int
    seconds: float
    games: int
    measured: int
    among: str
    share: float


def cpu_seconds() -> float:
    """What this process and its ended workers have used."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


class Training:
    """A run in a folder. ValueError if the folder holds a run of another recipe, or of other rules.

    A run may go on to more decisions, and with other opponents (`CHANGEABLE`); everything else must stay the same.
    history: how it went on: after how many updates, with which recipe.
    """

    def __init__(self, recipe: Recipe, folder: Path) -> None:
        self.recipe = recipe
        self.folder = folder
        self.game = detente.game(recipe.game)
        self.seats = int(self.game.start(None, 0).seats)
        torch.set_num_threads(1)
        self.network = self.fresh()
        self.optimiser = torch.optim.Adam(self.network.parts.parameters(), recipe.rate, eps=1e-5)
        self.past: list[dict[str, Any]] = []
        self.curve: list[Point] = []
        self.update = 0
        self.agreement = 0.0
        self.spent = 0.0
        self.began = cpu_seconds()
        self.taught = False
        self.history: list[tuple[int, dict[str, Any]]] = []
        file = folder / CHECKPOINT
        if file.exists():
            self.load(kept(file))
        if not self.history or plain(self.history[-1][1]) != plain(recipe.to_dict()):
            self.history.append((self.update, recipe.to_dict()))

    @classmethod
    def opened(cls, folder: Path, game: str, given: Mapping[str, Any]) -> Self:
        """The run in a folder, or a new one. given: settings that are asked for; the others are the run's, or the usual ones.

        ValueError if the folder holds another run, or a setting is wrong.
        """
        file = folder / CHECKPOINT
        if file.exists():
            return cls(replace(Recipe.from_dict(kept(file)["recipe"]), game=game, **given), folder)
        return cls(Recipe(game, **given), folder)

    def fresh(self) -> Network:
        """A network that has learned nothing."""
        return Network(self.game, self.seats, self.recipe.hidden, self.recipe.seed)

    @property
    def seconds(self) -> float:
        """CPU seconds that the run has taken so far, without workers that still run."""
        return self.spent + cpu_seconds() - self.began

    # -- the run

    def run(self, told: Told = lambda line: None) -> None:
        """Go on to the end."""
        if not self.taught:
            self.learn_lessons(told)
            self.save()
        while self.update < self.recipe.updates:
            self.play_stage(told)
            self.save()

    def learn_lessons(self, told: Told) -> None:
        """Imitate the teachers."""
        for course, (teacher, _) in enumerate(self.recipe.lessons):
            self.agreement = study(self.network, self.recipe, course, told)
            told(f"taught by {teacher} after {self.seconds:.0f} s")
        self.past = [self.network.state()]
        self.taught = True

    def play_stage(self, told: Told) -> None:
        """Play and improve until the next checkpoint."""
        recipe = self.recipe
        number = self.update // recipe.stage
        seed = int(np.random.SeedSequence([recipe.seed, 2, number]).generate_state(1)[0])
        chance = torch.Generator().manual_seed(seed)
        with ExitStack() as stack:
            collectors = [stack.enter_context(each) for each in self.collectors(number, seed)]
            moved = 0.0
            for _ in range(min(recipe.stage, recipe.updates - self.update)):
                found = joined([collector.collect(recipe.steps) for collector in collectors])
                moved = improve(
                    self.network, self.optimiser, found, recipe, self.update / recipe.updates, chance
                )
                self.update += 1
        tally = collectors[0].tally
        made = self.update * recipe.tables * recipe.steps
        games = sum(collector.tally.games for collector in collectors)
        among = ", ".join(recipe.opponents) if recipe.among_bots else ""
        self.curve.append(Point(made, self.seconds, games, tally.measured, among, tally.share))
        told(
            f"{made:,} decisions, {self.seconds:.0f} s: {tally.share:.1%} of {tally.measured} games among {among or 'what the lessons taught'}, moved {moved:.3f}"
        )
        self.remember(number)

    def collectors(self, stage: int, seed: int) -> list[Collector]:
        """Those who play at this stage: among bots, and among networks."""
        recipe, found = self.recipe, []
        bots, nets = recipe.among_bots, recipe.tables - recipe.among_bots
        if bots:
            env = VectorEnv(recipe.game, bots, opponents=recipe.opponents, seed=seed + 3)
            found.append(Collector(env, self.network, [None] * bots, recipe, seed + 2))
        if nets:
            env = VectorEnv(recipe.game, nets, seed=seed)
            found.append(Collector(env, self.network, self.rivals(stage, nets), recipe, seed + 1))
        return found

    def rivals(self, stage: int, tables: int) -> list[Network | None]:
        """The networks of the others, by table: what the lessons taught, or a later one; none where all learn."""
        recipe = self.recipe
        mirrors = round(recipe.mirrors * tables)
        pick = np.random.default_rng([recipe.seed, 3, stage]).integers(len(self.past))
        first, other = self.fresh(), self.fresh()
        first.load(self.past[0])
        other.load(self.past[int(pick)])
        return [(first, other)[k % 2] if k < tables - mirrors else None for k in range(tables)]

    def remember(self, stage: int) -> None:
        """Keep the network as a rival of later ones; the first stays, and the others are spread over the run."""
        self.past.append(self.network.state())
        if len(self.past) > self.recipe.past:
            del self.past[1 + stage % (len(self.past) - 2)]

    # -- checkpoints

    def save(self) -> None:
        """Write the checkpoint, whole or not at all."""
        self.folder.mkdir(parents=True, exist_ok=True)
        data = {
            "format": FORMAT,
            "rules": self.game.version,
            "meaning": meaning_of(self.game),
            "recipe": self.recipe.to_dict(),
            "network": self.network.state(),
            "optimiser": self.optimiser.state_dict(),
            "past": self.past,
            "curve": [asdict(point) for point in self.curve],
            "update": self.update,
            "history": self.history,
            "agreement": self.agreement,
            "seconds": self.seconds,
        }
        unfinished = self.folder / f"{CHECKPOINT}.new"
        torch.save(data, unfinished)
        os.replace(unfinished, self.folder / CHECKPOINT)

    def load(self, data: dict[str, Any]) -> None:
        """Take over a checkpoint. ValueError if it is not one of this run."""
        if data.get("format") != FORMAT:
            raise ValueError(
                f"{self.folder} holds no run of this version: its format is {data.get('format')!r}"
            )
        if data["rules"] != self.game.version:
            raise ValueError(
                f"{self.folder} was learned by rules {data['rules']}, but the game's are {self.game.version}"
            )
        if data["meaning"] != meaning_of(self.game):
            raise ValueError(
                f"{self.folder} was learned from other observations or actions of {self.game.id} than those of this version: begin a new run"
            )
        theirs, ours = dict(data["recipe"]), self.recipe.to_dict()
        differ = [
            f"{name} {theirs[name]!r}, not {ours[name]!r}"
            for name in ours
            if name not in CHANGEABLE and plain(theirs[name]) != plain(ours[name])
        ]
        if differ:
            raise ValueError(f"{self.folder} holds another run: {'; '.join(differ)}")
        self.network.load(data["network"])
        self.optimiser.load_state_dict(data["optimiser"])
        self.past = data["past"]
        self.curve = [Point(**point) for point in data["curve"]]
        self.update = data["update"]
        self.history = data["history"]
        self.agreement = data["agreement"]
        self.spent = data["seconds"]
        self.taught = True


def kept(file: Path) -> dict[str, Any]:
    """The checkpoint in a file. ValueError if it is none."""
    try:
        found = torch.load(file, weights_only=True)
        if found["format"] != FORMAT:
            raise ValueError(f"its format is {found['format']!r}, not {FORMAT!r}")
    except (ValueError, KeyError, TypeError, RuntimeError, EOFError, UnpicklingError) as error:
        raise ValueError(f"{file} is no checkpoint of this version: {error}") from error
    return dict(found)


def plain(value: Any) -> Any:
    """Tuples as lists."""
    return [plain(part) for part in value] if isinstance(value, tuple | list) else value
