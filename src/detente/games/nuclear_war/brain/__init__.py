"""Knowledge for bots.

`scores` rates a seat's actions from its view alone, `evaluate` rates a whole position, `policy` plays rollouts. `routine`
takes final retaliation out of search: the dying gain nothing by it, so search would not care whether they strike back.
"""

from typing import Final

from detente.core.authors.brain import SearchConfig
from detente.games.nuclear_war.brain.evaluation import TRAITS, evaluate, traits
from detente.games.nuclear_war.brain.rollouts import policy, routine
from detente.games.nuclear_war.brain.scoring import priors, scores

__all__ = ["HABITS", "TRAITS", "evaluate", "policy", "priors", "routine", "scores", "traits"]

SEARCH_CONFIG: Final = SearchConfig(horizon=0, exploration=0.6, lapses=(0.65, 0.35))
"""Search evaluates positions at once (horizon 0): luck within a round matters more than the card placed, so a rollout adds
more noise than knowledge. Actions differ little: this exploration follows the priors until an action has proved better.
`lapses` makes the levels differ."""
