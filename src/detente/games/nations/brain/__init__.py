"""Knowledge for bots: `scores` looks at one's own actions from the view alone, `evaluate` at a whole position."""

from typing import Final

from detente.core.authors.brain import SearchConfig
from detente.games.nations.brain.evaluation import TRAITS, evaluate, traits
from detente.games.nations.brain.scoring import scores

__all__ = ["HABITS", "TRAITS", "evaluate", "scores", "traits"]

SEARCH_CONFIG: Final = SearchConfig(horizon=0, exploration=0.12)
"""The evaluation tells more than playing on does."""
