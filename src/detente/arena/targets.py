"""Targets for many games: a small language in which designers write them, and how far a run is from them.

win:usa=25%        the seat wins a quarter of all games (also: by letter, `win:A`; several seats: `win:west+usa`)
nobody=..10%       nobody wins in at most a tenth
ending:TPT-END-3=5..10%   this share of games ends by this rule, as `detente simulate` names it
decisions=400..600        the mean length of a game, in decisions or `turns`
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, pstdev

from detente.arena.match import Played
from detente.arena.stats import Z, rate
from detente.core.engine.game import Game
from detente.core.shown.rulebook import atoms
from detente.core.shown.seats import seat_of

SHARES = ("win", "nobody", "ending")
LENGTHS = ("decisions", "turns")
KINDS = (*SHARES, *LENGTHS)
WRITTEN = re.compile(
    r"(?P<kind>\w+)(:(?P<what>[^=]+))?=(?P<low>\d+(\.\d+)?)?%?(?P<range>\.\.)?(?P<high>\d+(\.\d+)?)?(?P<share>%)?"
)
GRAMMAR = "WHAT=NUMBER, WHAT=LOW..HIGH, WHAT=..HIGH or WHAT=LOW.., where WHAT is win:SEAT, nobody, ending:RULE, decisions or turns"
SHARE_UNIT = 0.05
"""The error of a share that counts as one unit of distance."""
LENGTH_UNIT = 0.1
"""The relative error of a mean length that counts as one unit of distance."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A share or a mean, with its 95% interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Target:
    """One target. text: as it was written. kind: one of KINDS. seats: for `win`. rule: for `ending`.

    least, most: the range of the measure, as a share from 0 to 1 or as a mean length.
    """

    text: str
    kind: str
    seats: tuple[int, ...]
    rule: str
    least: float
    most: float

    def measure(self, played: Sequence[Played]) -> Estimate:
        """The measure in these games (one at least)."""
        if self.kind in LENGTHS:
            return mean([float((g.decisions if self.kind == "decisions" else g.turns) or 0) for g in played])
        found = rate(sum(self.holds(game) for game in played), len(played))
        return Estimate(found.share, found.low, found.high)

    def holds(self, game: Played) -> bool:
        """Whether the game counts towards the share."""
        if self.kind == "win":
            return any(seat in game.winners for seat in self.seats)
        return not game.winners if self.kind == "nobody" else game.reason == self.rule

    def distance(self, value: float) -> float:
        """How far a measure is from its range, in units that make shares and lengths comparable; 0 within the range."""
        off = max(self.least - value, value - self.most, 0.0)
        if self.kind in SHARES:
            return off / SHARE_UNIT
        return off / (LENGTH_UNIT * (self.most if self.most < inf else self.least))

    def show(self, value: float) -> str:
        """A measure in readable form."""
        return f"{value:.1%}" if self.kind in SHARES else f"{value:,.1f}"


def mean(numbers: Sequence[float]) -> Estimate:
    """A mean with its 95% interval."""
    middle = fmean(numbers)
    half = Z * pstdev(numbers) / sqrt(len(numbers))
    return Estimate(middle, middle - half, middle + half)


def read_target(game: Game, seats: int, text: str) -> Target:
    """Parse a target. ValueError says what is wrong and what is allowed."""
    found = WRITTEN.fullmatch("".join(text.split()))
    if found is None or found["kind"] not in KINDS:
        raise ValueError(f"a target is written {GRAMMAR}; not {text!r}")
    kind = found["kind"]
    if (kind in ("win", "ending")) != (found["what"] is not None):
        wants = "a seat" if kind == "win" else "a rule" if kind == "ending" else "nothing"
        raise ValueError(f"target {text!r}: behind {kind} there must be {wants}")
    if (found["low"] or found["high"]) is None or (found["high"] is not None and not found["range"]):
        raise ValueError(f"target {text!r}: a number is missing; a target is written {GRAMMAR}")
    if (kind in SHARES) != text.rstrip().endswith("%") and not (
        kind in SHARES and text.rstrip().endswith("%..")
    ):
        raise ValueError(
            f"target {text!r}: {kind} takes {'a share, such as 25%' if kind in SHARES else 'a number'}"
        )
    scale = 100 if kind in SHARES else 1
    least = float(found["low"]) / scale if found["low"] else 0.0
    most = float(found["high"]) / scale if found["high"] else inf if found["range"] else least
    if least > most or (kind in SHARES and (least > 1 or inf > most > 1)):
        raise ValueError(f"target {text!r}: there can be nothing from {found['low']} to {found['high']}")
    return Target(
        text,
        kind,
        read_seats(game, seats, found["what"]) if kind == "win" else (),
        read_rule(game, found["what"]) if kind == "ending" else "",
        least,
        most,
    )


def read_seats(game: Game, seats: int, written: str) -> tuple[int, ...]:
    """Seats by name, letter or number, joined by `+`."""
    return tuple(sorted({seat_of(game, seats, name) for name in written.split("+")}))


def read_rule(game: Game, written: str) -> str:
    """A rule's id, typed in any case."""
    rules = {rule.lower(): rule for rule in atoms(game, "en")}
    if written.lower() not in rules:
        raise ValueError(
            f"no rule {written!r} in {game.id}; detente simulate {game.id} lists those that end games"
        )
    return rules[written.lower()]
