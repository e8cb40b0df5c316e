"""Knowledge for bots: `scores` looks at one's own actions from the view alone, `evaluate` at a whole position."""

from detente.games.nuclear_war.brain.evaluation import TRAITS, evaluate, traits
from detente.games.nuclear_war.brain.scoring import scores

__all__ = ["TRAITS", "evaluate", "scores", "traits"]
