"""Knowledge for bots.

`scores` looks at one's own actions from the view alone, `evaluate` at a whole position; `policy` plays worlds on.
"""

from detente.core.brain import Habits
from detente.games.nuclear_war.brain.evaluation import TRAITS, evaluate, traits
from detente.games.nuclear_war.brain.rollouts import policy
from detente.games.nuclear_war.brain.scoring import priors, scores

__all__ = ["HABITS", "TRAITS", "evaluate", "policy", "priors", "scores", "traits"]

HABITS = Habits(horizon=40, exploration=0.3)
