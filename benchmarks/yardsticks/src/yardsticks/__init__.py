"""Two games that others have, too, on Détente's engine: to measure the engine beside theirs, game for game.

Their rules are those of OpenSpiel's games of the same names, and tests play the same decisions in both.
"""
