"""Knowledge for bots: `scores` looks at one's own actions from the view alone, `evaluate` at a whole position."""

from detente.games.nations.brain.evaluation import TRAITS, evaluate, traits
from detente.games.nations.brain.scoring import scores

__all__ = ["TRAITS", "evaluate", "scores", "traits"]
