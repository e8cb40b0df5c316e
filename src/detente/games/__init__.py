"""The games of the house: one package each, holding all about it and nothing else."""
