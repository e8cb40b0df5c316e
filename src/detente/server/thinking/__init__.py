"""Bots, hints and analyses: what is computed in worker processes."""
