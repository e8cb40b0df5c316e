"""Bots, hints and analyses: everything that is computed in worker processes."""
