"""What was learned, as a bot: a network's weights in a small file, computed without any library."""

from detente.bots.learned.bot import LearnedBot
from detente.bots.learned.player import Player
from detente.bots.learned.weights import About, Weights, read_weights

__all__ = ["About", "LearnedBot", "Player", "Weights", "read_weights"]
