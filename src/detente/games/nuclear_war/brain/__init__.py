"""Knowledge for bots.

`scores` looks at one's own actions from the view alone, `evaluate` at a whole position; `policy` plays worlds on.
"""

from typing import Final

from detente.core.authors.brain import SearchConfig
from detente.games.nuclear_war.brain.evaluation import TRAITS, evaluate, traits
from detente.games.nuclear_war.brain.rollouts import policy
from detente.games.nuclear_war.brain.scoring import priors, scores

__all__ = ["HABITS", "TRAITS", "evaluate", "policy", "priors", "scores", "traits"]

SEARCH_CONFIG: Final = SearchConfig(horizon=0, exploration=0.6, lapses=(0.65, 0.35))
"""Positions are valued at once: what luck brings in a round says more than which card was placed, so playing on adds more
noise than knowledge. Actions differ little: so much exploration keeps to the priors until an action has proved better, and
levels are told apart by their lapses."""
