"""Knowledge for bots: `scores` rates a seat's actions from its view alone, `evaluate` rates a whole position."""

from typing import Final

from detente.core.authors.brain import SearchConfig
from detente.games.nations.brain.evaluation import TRAITS, evaluate, traits
from detente.games.nations.brain.scoring import scores

__all__ = ["HABITS", "TRAITS", "evaluate", "scores", "traits"]

SEARCH_CONFIG: Final = SearchConfig(horizon=0, exploration=0.12)
"""Search evaluates positions at once (horizon 0): the evaluation is more reliable than a rollout."""
