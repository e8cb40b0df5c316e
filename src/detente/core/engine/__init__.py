"""The engine: states and their stack, questions, steps, verbs, chance, options, and how a game is played."""
