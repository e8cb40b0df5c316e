"""All settings of a run of learning."""

from dataclasses import asdict, dataclass
from typing import Any, Self

import detente
from detente.bots import bot


@dataclass(frozen=True, slots=True)
class Recipe:
    """What is learned, how, and for how long. The same recipe gives the same network on the same machine.

    game: its id; the tables have its standard options. seed: of everything that is random.

    lean: how much the network leans on the game's brain, whose priors to this power it corrects, as well as the shares that the brain
    expects; 0: it learns everything by itself.

    lessons: the bots that are imitated first, one after the other, and how many decisions each of them is asked for. rounds: in how
    many parts; in the first the teacher plays, in the others the learner. passes: how often all lessons so far are gone through after
    each. slips: how often chance plays instead, 0 to 1, so that the lessons show what to do after a mistake, too.

    decisions: of all seats that are asked at all tables, after the lessons. tables, steps: the decisions between two updates.
    stage: updates between two checkpoints; tables are dealt anew after each. opponents: bots for the other seats, as `VectorEnv`
    takes them, at a share `bouts` of the tables; at the others are copies of the network, now and earlier. mirrors: the share
    of those at which all seats learn. past: how many of the earlier networks are kept as opponents.

    hidden: the neurons in each hidden layer. rate: Adam's, which falls to a tenth. trace: how far an advantage looks ahead
    (lambda of GAE). epochs, minibatch, clip, entropy, far: of PPO; far ends an update at this divergence, in nats.
    """

    game: str
    seed: int = 1
    lean: float = 4.0
    lessons: tuple[tuple[str, int], ...] = ()
    rounds: int = 3
    passes: int = 4
    slips: float = 0.1
    decisions: int = 2_000_000
    tables: int = 64
    steps: int = 96
    stage: int = 16
    opponents: tuple[str, ...] = ()
    bouts: float = 0.0
    mirrors: float = 0.34
    past: int = 6
    hidden: tuple[int, int] = (128, 128)
    rate: float = 1e-3
    trace: float = 0.95
    epochs: int = 4
    minibatch: int = 1024
    clip: float = 0.2
    entropy: float = 0.003
    far: float = 0.04

    def __post_init__(self) -> None:
        """KeyError names the games or bots there are; ValueError says what is wrong with a number."""
        detente.game(self.game)
        for name in (*self.opponents, *(teacher for teacher, _ in self.lessons)):
            bot(name)
        for teacher, count in self.lessons:
            if count < 1:
                raise ValueError(f"there must be at least 1 lesson of {teacher}, not {count}")
        if self.decisions < 0:
            raise ValueError(f"decisions must be 0 or more, not {self.decisions}")
        for name in ("rounds", "passes", "tables", "steps", "stage", "past", "epochs", "minibatch"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name} must be at least 1, not {getattr(self, name)}")
        if self.lean < 0:
            raise ValueError(f"lean must be 0 or more, not {self.lean}")
        for name in ("slips", "mirrors", "bouts"):
            if not 0 <= getattr(self, name) <= 1:
                raise ValueError(f"{name} must be from 0 to 1, not {getattr(self, name)}")

        if bool(self.bouts) != bool(self.opponents):
            raise ValueError("opponents and their share of the tables, bouts, go together")

    @property
    def among_bots(self) -> int:
        """At how many tables it plays among bots."""
        return round(self.bouts * self.tables)

    @property
    def updates(self) -> int:
        """How often the network is improved after the lessons."""
        return self.decisions // (self.tables * self.steps)

    def to_dict(self) -> dict[str, Any]:
        """The settings as plain types."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """The settings that `to_dict` wrote."""
        lists: dict[str, Any] = {name: tuple(data[name]) for name in ("opponents", "hidden")}
        lists["lessons"] = tuple((str(teacher), int(count)) for teacher, count in data["lessons"])
        return cls(**{**data, **lists})
