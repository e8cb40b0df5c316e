"""Information-set Monte Carlo tree search for any number of seats (Cowling, Powley and Whitehouse 2012; max^n backup).

Each iteration takes a world that the searching seat's view allows, goes down the tree in it and plays it on from the
first position that is new. The tree contains what the searching seat can distinguish: decisions, but neither chance (open
loop) nor what others do unseen. Where several seats give drafts side by side, each has a tree for its own parts
(decoupled), so that no seat answers what it cannot know; after the drafts, everything that is hidden from the searching
seat leads to the same position.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from time import monotonic
from typing import Any

from detente import Game, State
from detente.bots.brain import Brain, brain_of
from detente.bots.protocol import Sample, View
from detente.bots.search.limit import Limit
from detente.bots.search.orders import Orders
from detente.bots.search.tree import AFTER, OTHER, SLOT_BITS, Node, key
from detente.bots.search.verdict import Opinion, Statistic, Verdict
from detente.core.engine.rng import seeded
from detente.core.engine.rollout import Rollout

KEPT_WORLDS = 512
"""The number of worlds that a search keeps: a clone costs less than drawing a new world."""
PARTS = 2
"""If a move continues after a part, that part takes one over this number of the rest of the move's limit."""
REVIEW = 16
"""The number of iterations between checks whether the search may stop."""


class Searcher:
    """Searches decision after decision of one seat in one game, and keeps its tree as long as it fits.

    With a limit in iterations, everything it does is a function of the views it is shown and the seed.
    """

    def __init__(self, game: Game, seed: int, limit: Limit, brain: Brain | None = None) -> None:
        """brain: what it knows; the game's brain if not given."""
        self.game = game
        self.seed = seed
        self.limit = limit
        self.brain = brain_of(game) if brain is None else brain
        self.total = Statistic()
        self.root: Node | None = None
        self.latest: Search | None = None
        self.spent = 0
        self.spent_seconds = 0.0

    def search(
        self, view: View, actions: Sequence[int], sample: Sample, seconds: float | None = None
    ) -> Verdict:
        """What to do at a decision of the seat that sees this view.

        actions: all legal ones. sample: worlds. seconds: the most time for the whole move; the limit still applies.
        """
        began = monotonic()
        if not goes_on(view):
            self.spent, self.spent_seconds = 0, 0.0
        usual = self.routine(view, actions, sample)
        if usual is not None:
            return self.without_thought(view, actions, sample, usual)
        search = Search(self, view, list(actions), sample)
        left = None if self.limit.iterations is None else self.limit.iterations - self.spent
        search.run(left, began, self.deadline(began, seconds))
        self.root, self.latest = search.root, search
        verdict = search.verdict()
        self.follow(verdict.action)
        self.spent += search.cost.iterations
        search.cost.seconds = monotonic() - began
        self.spent_seconds += search.cost.seconds
        self.total += search.cost
        return verdict

    def follow(self, action: int) -> None:
        """Report that this action is played: if the move continues after it, the search will recognize its position in the tree."""
        if self.latest is not None:
            self.latest.foresee(action)

    def appraise(self, view: View, action: int, sample: Sample) -> tuple[float, ...]:
        """Each seat's chance to win after this action: for callers that want to know its worth, even if other actions are better."""
        search = Search(self, view, [action], sample)
        search.iterate(self.limit.iterations, None, self.deadline(monotonic(), None))
        return search.verdict().chances

    def routine(self, view: View, actions: Sequence[int], sample: Sample) -> int | None:
        """The action that needs no search: the only one, or the one that the brain's routine names; None if there is neither."""
        if len(actions) == 1:
            return actions[0]
        if self.brain.routine is None:
            return None
        named = self.brain.routine(sample(self.seed), view["seat"], list(actions))
        return named if named >= 0 else None

    def without_thought(self, view: View, actions: Sequence[int], sample: Sample, action: int) -> Verdict:
        """The verdict on an action that is not compared with others: it follows the action in one world."""
        search = Search(self, view, [action], sample)
        search.iterate(1, None, None)
        found = search.verdict()
        others = {other: Opinion(other, 0, None, 0.0, None) for other in actions}
        opinions = tuple((others | {action: found.opinions[0]}).values())
        return Verdict(action, opinions, found.values, found.chances, Statistic())

    def deadline(self, began: float, seconds: float | None) -> float | None:
        """When to stop; None if there is no time limit."""
        allowed = [most for most in (seconds, self.limit.seconds) if most is not None]
        return began + min(allowed) - self.spent_seconds if allowed else None


class Search:
    """The search of one decision."""

    def __init__(self, owner: Searcher, view: View, actions: list[int], sample: Sample) -> None:
        self.game = owner.game
        self.brain = owner.brain
        self.config = owner.brain.config
        self.seat: int = view["seat"]
        self.seats: int = view["seats"]
        self.legal = actions
        self.sample = sample
        sight = digest_of(view)
        base = sha256(b"%d\n%b" % (owner.seed, sight)).digest()
        self.first_world = int.from_bytes(base[:16], "big")
        self.rng = seeded(int.from_bytes(base[16:], "big"))
        self.worlds: list[State] = []
        known = position_of(owner.root, sight, actions)
        self.root = known or Node(self.seat, self.seats, follows=False)
        self.cost = cost_of(known, goes_on(view) and owner.spent > 0)
        self.root.sight = sight
        if not self.root.informed:
            self.root.inform(actions, self.brain.priors(view, self.seat, actions, self.world))
        self.drawn = [0] * len(self.root.actions)
        self.orders = Orders(self.root, self.brain.routine)

    # -- how long

    def run(self, iterations: int | None, began: float, deadline: float | None) -> None:
        """Search until the limit; if the move continues after the best action, half of it is left for the other parts."""
        first = None if iterations is None else -(-iterations // PARTS)
        self.iterate(first, iterations, None if deadline is None else began + (deadline - began) / PARTS)
        if not self.move_goes_on():
            rest = None if iterations is None else iterations - self.cost.iterations
            self.iterate(rest, rest, deadline)

    def iterate(self, count: int | None, rest: int | None, deadline: float | None) -> None:
        """Play this many worlds through, until time is up or the rest cannot change the choice."""
        done = 0
        while count is None or done < count:
            if deadline is not None and monotonic() >= deadline:
                return
            if rest is not None and done % REVIEW == 0 and self.settled(rest - done):
                return
            self.play_through()
            done += 1

    def settled(self, rest: int) -> bool:
        """Whether this many more iterations cannot change the choice."""
        tries = sorted(self.root.tries)
        return tries[-1] - tries[-2] > rest

    def move_goes_on(self) -> bool:
        """Whether the choice is followed by another part of the same move."""
        root, best = self.root, self.best()
        after = [
            child for number, child in root.children.items() if number >> SLOT_BITS == best and child.follows
        ]
        return any(child.seat == self.seat for child in after)

    def foresee(self, action: int) -> None:
        """Look at the position that an action leads to within the move, so that the next search recognizes it."""
        world = Rollout(self.world(0), self.seat, self.legal, self.brain.routine)
        world.play(action)
        if world.legal and world.seat == self.seat and world.state.undoable(self.seat):
            place = key(self.root.slots[action], world.state.asked, self.seat)
            child = self.root.children.get(place)
            if child is not None:
                child.sight = digest_of(world.state.view(self.seat))

    # -- one iteration

    def world(self, number: int) -> State:
        """A world of the search. All actions at the root get the same worlds in the same order, so that they have the same luck."""
        if number >= KEPT_WORLDS:
            return self.sample(self.first_world + number)
        if number == len(self.worlds):
            self.worlds.append(self.sample(self.first_world + number))
        return self.worlds[number].clone()

    def play_through(self) -> None:
        """Take a world down the tree, add a position to it, and update all positions on the way with the result."""
        self.cost.iterations += 1
        node, me = self.root, self.seat
        node.count(self.legal)
        slot = node.select(self.legal, self.config.exploration)
        number = self.drawn[slot]
        self.drawn[slot] += 1
        state = self.world(number)
        chance = state.rng.d
        world = Rollout(state, me, self.legal, self.brain.routine)
        line: list[int] | None = []
        passed: list[tuple[Node, int]] = []
        question, own = node, None
        new: Node | None = None
        while True:
            passed.append((node, slot))
            drafting = state.drafting
            if drafting and node.seat == me:
                own = (node, slot)
            action = node.actions[slot]
            world.play(action)
            if not world.legal:
                break
            parent = node
            if drafting:
                if world.opened:
                    parent, slot = own or (question, AFTER)
                elif world.seat != node.seat:
                    parent, slot = question, OTHER
            place = key(slot, state.asked, world.seat)
            child = parent.children.get(place)
            if line is not None:
                line = [*line, action] if world.seat == me and state.undoable(me) else None
            if child is None:
                child = self.twin(number, line, state) if line else None
                if child is None:
                    new = parent.children[place] = self.add(node, world, line)
                    break
                parent.children[place] = child
            node = child
            if state.drafting and (world.opened or not drafting):
                question, own = node, None
            if not node.informed and node.visits >= (
                self.config.part_visits if node.follows else self.config.prior_visits
            ):
                self.inform(node, world, chance)
            slot = self.choose_at(node, world)
        returns = self.brain.roll_out(world, self.rng)
        if new is not None:
            new.visit(returns)
        for node, slot in passed:
            node.learn(slot, returns)
        if state.returns is not None and returns.count(0.0) < self.seats - 1:
            self.share(state, passed if new is None else [*passed, (new, AFTER)])

    def share(self, state: State, passed: list[tuple[Node, int]]) -> None:
        """Where rivals share a victory, each of them has still won: add the difference to the returns to all positions passed."""
        assert state.returns is not None
        chances = self.game.chances(state.options, state.returns)
        surplus = [float(share > 0) - chance for share, chance in zip(state.returns, chances, strict=True)]
        if max(surplus) > 0:
            for node, slot in passed:
                node.tie(slot, surplus)

    def add(self, before: Node, world: Rollout, line: list[int] | None) -> Node:
        """Make a new position."""
        follows = world.seat == before.seat and world.state.undoable(world.seat) > 0
        node = Node(world.seat, self.seats, follows)
        self.cost.nodes += 1
        if line:
            self.orders.add(node, line)
        return node

    def twin(self, number: int, line: list[int], state: State) -> Node | None:
        """The position that another order of the same parts has made, if there is one."""
        if len(line) < 2 or number >= len(self.worlds):
            return None
        node = self.orders.alike(self.worlds[number], self.seat, line, state)
        self.cost.shared += node is not None
        return node

    def inform(self, node: Node, world: Rollout, chance: int) -> None:
        """Look at a position: get its priors, and its view's digest, by which it is recognized if the game reaches it.

        chance: the generator's counter at the root. If chance was used since then, the game will reach a different view.
        """
        known_again = world.seat == self.seat and world.state.rng.d == chance
        state, seat = world.state, world.seat
        view = state.view(seat) if self.brain.looks_at_views or known_again else {}
        worlds = partial(state.determinize, seat)
        node.inform(world.legal, self.brain.priors(view, seat, world.legal, worlds))
        if known_again:
            node.sight = digest_of(view)

    def choose_at(self, node: Node, world: Rollout) -> int:
        """The slot to try at a position below the root."""
        legal = world.legal
        node.count(legal)
        policy = self.brain.policy
        if not node.informed and policy is not None:
            return node.slots[policy(world.state, world.seat, legal, self.rng)]
        return node.select(legal, self.config.exploration)

    # -- results

    def best(self) -> int:
        """The slot tried most; of equal ones the one with the higher value, then the one with the higher prior."""
        root, worth = self.root, self.worth()
        slots = [root.slots[action] for action in self.legal]
        return max(slots, key=lambda k: (root.tries[k], worth[k] or 0.0, root.priors[k], -k))

    def worth(self) -> list[float | None]:
        """The searching seat's mean return, by slot; None where nothing was tried."""
        root = self.root
        return [gain / tries if tries else None for gain, tries in zip(root.gains, root.tries, strict=True)]

    def verdict(self) -> Verdict:
        """The choice, and what the search knows about all actions."""
        root, worth = self.root, self.worth()
        opinions = tuple(
            Opinion(action, root.tries[slot], worth[slot], root.priors[slot], self.chance(slot))
            for action, slot in ((action, root.slots[action]) for action in self.legal)
        )
        values = tuple(total / (root.visits or 1) for total in root.sums)
        return Verdict(root.actions[self.best()], opinions, values, self.chances(), self.cost)

    def chances(self) -> tuple[float, ...]:
        """Each seat's chance to be among the winners."""
        root = self.root
        visits = root.visits or 1
        shared = root.ties or [0.0] * self.seats
        sole = self.game.chances(self.options, [total / visits for total in root.sums])
        return tuple(min(1.0, chance + tie / visits) for chance, tie in zip(sole, shared, strict=True))

    def chance(self, slot: int) -> float | None:
        """The searching seat's chance after an action; None where it was not tried."""
        root = self.root
        tries = root.tries[slot]
        if not tries:
            return None
        returns = [0.0] * self.seats
        returns[self.seat] = root.gains[slot] / tries
        sole = self.game.chances(self.options, returns)[self.seat]
        return min(1.0, sole + root.tie_gains.get(slot, 0.0) / tries)

    @property
    def options(self) -> dict[str, Any]:
        """The table's options."""
        return (self.worlds[0] if self.worlds else self.sample(self.first_world)).options


def position_of(root: Node | None, sight: bytes, actions: list[int]) -> Node | None:
    """The position of an older tree at which the seat has this view.

    A position with different legal actions in different worlds stood for several views: it does not count.
    """
    for node in (root, *root.below()) if root else ():
        if node.sight == sight and node.actions == actions and not node.varied:
            return node
    return None


def cost_of(known: Node | None, continued: bool) -> Statistic:
    """The statistic before a search begins. known: the position of an older tree, if there is one."""
    return Statistic(
        searches=1,
        continued=int(continued),
        reused=int(known is not None),
        reused_visits=0 if known is None else known.visits,
        continued_reused=int(continued and known is not None),
    )


def goes_on(view: View) -> bool:
    """Whether the seat is in the middle of a move: something of it can be taken back."""
    return bool(view["undoable"])


def digest_of(view: dict[str, Any]) -> bytes:
    """A digest that is the same for equal views, in any process."""
    return sha256(json.dumps(view, sort_keys=True, separators=(",", ":")).encode()).digest()
