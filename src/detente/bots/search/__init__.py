"""Search for all games: information-set Monte Carlo tree search over what a seat knows."""

from detente.bots.search.bot import SearchBot
from detente.bots.search.limit import Limit
from detente.bots.search.searcher import Searcher
from detente.bots.search.verdict import Opinion, Statistic, Verdict

__all__ = ["Limit", "Opinion", "SearchBot", "Searcher", "Statistic", "Verdict"]
