"""One recipe by which a program learns any game: imitate a bot, then play against itself (PPO with masks, PyTorch, one CPU core).

    from detente.research.learning import Recipe, Training

    training = Training(Recipe("nuclear_war"), Path("runs/nuclear_war"))  # continues what is in the folder
    training.run(print)

`recipe` has all settings, `imitation` the games of the teacher, `network` the policy and the value, `collecting` the games
against itself and its past, `ppo` the update, `training` the whole run with its checkpoints, `examining` the games that count,
`curve` the picture, `export` the weights for the bot `learned`, which plays without PyTorch.
"""

from detente.research import missing

try:
    import numpy
    import torch
except ModuleNotFoundError as error:
    raise missing("PyTorch", "learn", error) from error

from detente.research.learning.recipe import Recipe
from detente.research.learning.training import Training

__all__ = ["Recipe", "Training", "numpy", "torch"]
