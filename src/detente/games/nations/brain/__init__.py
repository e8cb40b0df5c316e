"""Knowledge for bots: `weigh` tries a seat's actions and rates what follows, `evaluate` rates a whole position."""

from typing import Final

from detente.core.authors.brain import SearchConfig
from detente.games.nations.brain.choosing import weigh
from detente.games.nations.brain.evaluation import TRAITS, evaluate, traits

__all__ = ["TRAITS", "evaluate", "traits", "weigh"]

SEARCH_CONFIG: Final = SearchConfig(horizon=0, exploration=0.12)
"""Search evaluates positions at once (horizon 0): the evaluation is more reliable than a rollout."""
