"""The engine: states and their stack, questions, steps, verbs, random numbers, options, and how a game runs."""
