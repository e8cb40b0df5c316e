"""Advice for people: a hint for an open decision, and the analysis of a finished game.

Both come from `detente.bots.search`, which gets a seat's view and worlds that the seat cannot tell from the true one. So
advice never depends on what the seat may not know: a determinized twin of the position gives the same advice, word for
word. A *chance* is a seat's estimated chance to be among the winners, 0 to 1: alone, with a partner, or with rivals.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypedDict

import detente
from detente.bots.protocol import Sample, View
from detente.bots.search import Limit, Opinion, Searcher, Verdict
from detente.core.engine.state import State
from detente.core.records.record import read_record, reopened, standing
from detente.core.shown.scene import look_ahead

LINES = 3
"""The number of lines that a hint shows."""
PARTS = 12
"""The most parts of a move in a line of a hint."""
COSTLIEST = 3
WORTH_TELLING = 0.01
"""A decision that cost less than this, in chances, cost nothing: estimates are no finer."""
WELL_KNOWN = 0.25
"""The search knows the chance of an action that it tried at least this share as often as the best one."""
GAMES_KEPT = 4


class Variation(TypedDict):
    """One way to continue. actions: its parts; the parts after the first are certain to follow. chance: the seat's own, with it."""

    actions: list[str]
    chance: float


class Hint(TypedDict):
    """What the bot would do. chances: of each seat now. lines: the best ways to continue, the best one first."""

    seat: int
    chances: list[float]
    lines: list[Variation]


class Decision(TypedDict):
    """A decision of a finished game, judged by what its seat could see then.

    entry: the number of log entries before it. chances: of each seat before the decision, by this seat's knowledge.
    taken, best: what was done and what the bot would have done; value, most: the seat's chances with them. loss: how much
    the decision lowered the chances, 0 if not at all.
    """

    entry: int
    chances: list[float]
    taken: str
    value: float
    best: str
    most: float
    loss: float


class DecisionPoint(NamedTuple):
    """A position of a finished game in which a seat decided, and what it did."""

    state: State
    taken: str


def seed_of(*parts: object) -> int:
    """A seed for the search: a function of these parts, unrelated to the chance of any game."""
    digest = hashlib.sha256(f"advice {parts}".encode()).digest()
    return int.from_bytes(digest[:16], "big")


def hint(view: View, sample: Sample, seed: int, limit: Limit) -> Hint:
    """What to do now. view: of the asking seat, which owes a decision. sample: worlds that it cannot tell from the true one.

    limit: of the thinking for all parts of the move together; actions that the search hardly tried take up to half as much
    again. ValueError if the seat owes no decision.
    """
    game, seat = detente.game(view["game"]), int(view["seat"])
    world = sample(seed)
    actions = world.legal_actions(seat)
    if not actions:
        raise ValueError(f"seat {seat} owes no decision now")
    searcher = Searcher(game, seed, limit)
    verdict = searcher.search(view, actions, sample)
    chances = verdict.chances
    if not weighed(verdict):
        chances = Searcher(game, seed, limit).appraise(view, verdict.action, sample)

    def appraise(action: int) -> float:
        if action == verdict.action:
            return chances[seat]
        return Searcher(game, seed, part_of(limit)).appraise(view, action, sample)[seat]

    best = ranked(verdict)[:LINES]
    found = falling(
        [chance_with(verdict, each, appraise) for each in best], [max(1, each.visits) for each in best]
    )
    lines = [
        Variation(actions=[game.actions.text(each.action)], chance=chance)
        for each, chance in zip(best, found, strict=True)
    ]
    rest = rest_of_move(world, seat, verdict.action, searcher)
    lines[0]["actions"] += [game.actions.text(action) for action in rest]
    return Hint(seat=seat, chances=list(chances), lines=lines)


def part_of(limit: Limit) -> Limit:
    """A quarter of a limit."""
    iterations = None if limit.iterations is None else max(1, limit.iterations // 4)
    return Limit(iterations, None if limit.seconds is None else limit.seconds / 4)


def rest_of_move(world: State, seat: int, action: int, searcher: Searcher) -> list[int]:
    """What the bot would do after an action, as long as that is certain: no chance and nothing hidden in between."""
    parts: list[int] = []
    while len(parts) < PARTS:
        after = look_ahead(world, seat, action)
        if after is None:
            break
        world = after
        verdict = searcher.search(world.view(seat), world.legal_actions(seat), worlds_of(world, seat))
        action = verdict.action
        parts.append(action)
    return parts


def worlds_of(state: State, seat: int) -> Sample:
    """Worlds that the seat cannot tell from this state."""
    return lambda seed: state.determinize(seat, seed)


def ranked(verdict: Verdict) -> list[Opinion]:
    """The opinions on the actions, the best first: the choice, then those that were tried most."""
    return sorted(verdict.opinions, key=lambda each: (each.action != verdict.action, -each.visits))


def falling(chances: Sequence[float], tries: Sequence[int]) -> list[float]:
    """The chances nearest to these that never rise, each with the weight of its tries: where one is above the one before it, the
    search cannot tell them apart, and both get their mean (isotonic regression by pooling adjacent violators).
    """
    pools: list[tuple[float, int, int]] = []
    for chance, weight in zip(chances, tries, strict=True):
        mean, count = chance, 1
        while pools and pools[-1][0] < mean:
            before, heavy, many = pools.pop()
            mean = (before * heavy + mean * weight) / (heavy + weight)
            weight, count = weight + heavy, count + many
        pools.append((mean, weight, count))
    return [mean for mean, _, count in pools for _ in range(count)]


def weighed(verdict: Verdict) -> bool:
    """Whether the search has tried anything: it does not search obvious decisions."""
    return verdict.statistic.iterations > 0


def chance_with(verdict: Verdict, opinion: Opinion, appraise: Callable[[int], float]) -> float:
    """The seat's chance with an action: from the search, or appraised if the search has hardly tried it."""
    most = max(each.visits for each in verdict.opinions)
    if weighed(verdict) and opinion.chance is not None and opinion.visits >= WELL_KNOWN * most:
        return opinion.chance
    return appraise(opinion.action)


def decision(view: View, sample: Sample, taken: str, entry: int, seed: int, limit: Limit) -> Decision | None:
    """What a decision was worth; None if it was obvious.

    view, sample: as for `hint`, at the moment before it. taken: what was done then.
    """
    game, seat = detente.game(view["game"]), int(view["seat"])
    actions = sample(seed).legal_actions(seat)
    verdict = Searcher(game, seed, limit).search(view, actions, sample)
    done = game.actions.parse(taken)
    if not weighed(verdict) and verdict.action == done:
        return None
    appraised: dict[int, tuple[float, ...]] = {}

    def appraise(action: int) -> float:
        appraised[action] = Searcher(game, seed, limit).appraise(view, action, sample)
        return appraised[action][seat]

    opinions = {each.action: each for each in verdict.opinions}
    most, value = (chance_with(verdict, opinions[action], appraise) for action in (verdict.action, done))
    chances = verdict.chances if weighed(verdict) else appraised[verdict.action]
    return Decision(
        entry=entry,
        chances=list(chances),
        taken=taken,
        value=value,
        best=game.actions.text(verdict.action),
        most=most,
        loss=0.0 if verdict.action == done else max(0.0, most - value),
    )


def decided(entries: Iterable[tuple[int, str | int]], seat: int, first: int = 0) -> list[int]:
    """The seat's actions in a log that were not taken back, by the number of entries before each. first: the least that counts."""
    return [entry for entry, actor, _ in standing(entries, first) if actor == seat]


def looked_at(record: bytes, seat: int, entry: int, limit: Limit) -> Decision | None:
    """What a seat decided after this many entries of a finished game, if there was a choice.

    record: as JSON. Only what the seat could know at that moment is used.
    """
    state, taken = moments(record, seat)[entry]
    return decision(state.view(seat), worlds_of(state, seat), taken, entry, seed_of(seat, entry), limit)


@lru_cache(GAMES_KEPT)
def moments(record: bytes, seat: int) -> dict[int, DecisionPoint]:
    """All positions of a record in which a seat decided, by the number of log entries before. ValueError if it breaks the rules."""
    kept = read_record(record)
    game = detente.game(kept.game)
    state = reopened(game, kept).state
    found: dict[int, DecisionPoint] = {}
    for entry, actor, text in standing(kept.entries, kept.first):
        if actor == seat:
            found[entry] = DecisionPoint(state.clone(), text)
        state.apply(actor, game.actions.parse(text))
    return found


def came_out(state: State) -> list[float]:
    """The chances when a game is over: 1 for each winner, even if several share the victory."""
    return [float(share > 0) for share in state.returns or ()]


def costliest(made: Sequence[Decision]) -> list[Decision]:
    """The decisions that cost most, the worst first; fewer if fewer cost anything worth showing."""
    costly = [each for each in made if each["loss"] >= WORTH_TELLING]
    return sorted(costly, key=lambda each: (-each["loss"], each["entry"]))[:COSTLIEST]
