"""The bot that thinks ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import detente
from detente import Game
from detente.bots.brain import Brain
from detente.bots.protocol import Bot, Sample, View
from detente.bots.search.knowledge import KNOWLEDGE
from detente.bots.search.limit import Limit
from detente.bots.search.searcher import Searcher
from detente.bots.search.verdict import Verdict

STANDARD = Limit(iterations=400)


class SearchBot:
    """Plays what the search of its position finds best. It can play every game; `search:400` sets the limit of a move.

    `search:400:learned` takes priors that were learned instead of the brain's, `search:400:learned+value` values, too; these play
    only games about which something was learned.

    searcher: the one of its last search; None before the first choice. shares: of its tries, by legal action, in
    its last choice.
    """

    patience = 1.4
    strength = 6

    def __init__(self, seed: int = 0, limit: Limit = STANDARD, knowledge: str = "") -> None:
        self.seed = seed
        self.limit = limit
        self.knowledge = knowledge
        self.searcher: Searcher | None = None
        self.shares: list[float] = []

    @classmethod
    def configured(cls, argument: str) -> Callable[[int], Bot]:
        """The factory for bots with the limit, and the knowledge, in the argument. ValueError says how to write it."""
        limit, colon, knowledge = argument.partition(":")
        if colon and not (knowledge and knowledge in KNOWLEDGE):
            there = ", ".join(name for name in KNOWLEDGE if name)
            raise ValueError(f"{knowledge!r} is no knowledge for a search: there are {there}")
        return partial(cls, limit=Limit.parse(limit), knowledge=knowledge)

    def choose(self, view: View, actions: Sequence[int], sample: Sample, budget: float | None) -> int:
        """The action that the search chooses."""
        if len(actions) == 1:
            self.shares = [1.0]
            return actions[0]
        searcher = self.searcher_of(view)
        verdict = searcher.search(view, actions, sample, budget)
        self.shares = verdict.shares()
        action = self.decide(verdict, view)
        if action != verdict.action:
            searcher.follow(action)
        return action

    def searcher_of(self, view: View) -> Searcher:
        """Its searcher for the game of the view: the one of its last search, if that was of the same game."""
        if self.searcher is None or self.searcher.game.id != view["game"]:
            game = detente.game(view["game"])
            self.searcher = Searcher(game, self.seed, self.limit, self.brain_for(game))
        return self.searcher

    def brain_for(self, game: Game) -> Brain:
        """What it knows about a game. CannotPlay if it was to know what was learned, and nothing was."""
        return KNOWLEDGE[self.knowledge](game)

    def policy(self) -> list[float]:
        """The share of each action in the tries of its last search."""
        return self.shares

    def decide(self, verdict: Verdict, view: View) -> int:
        """The action to play after this search: the best one."""
        return verdict.action
