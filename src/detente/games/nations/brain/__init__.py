"""Knowledge for bots: `weigh` tries a seat's actions and rates what follows, `evaluate` rates a whole position."""

from typing import Final

from detente.core.authors.brain import SearchConfig
from detente.games.nations.brain.choosing import weigh
from detente.games.nations.brain.evaluation import TRAITS, evaluate, traits

__all__ = ["TRAITS", "evaluate", "traits", "weigh"]

SEARCH_CONFIG: Final = SearchConfig(
    horizon=0, exploration=0.12, prior_visits=16, part_visits=6, least_worth=0.9, taught=True
)
"""Search evaluates positions at once (horizon 0): the evaluation is more reliable than a rollout. Priors cost as much as many evaluations,
so that positions get them late. What was learned is the better guide: with it, `search:800` wins 42% among three `heuristic`, without it 25%
(docs/balance/nations.md). `easy` chooses among nearly the best actions only: one careless sale or move can end the game for a player."""
