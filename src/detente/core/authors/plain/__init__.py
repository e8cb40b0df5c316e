"""Defaults that carry a small game: its state, view, positions, ranking, scene and observations follow from its fields.

A game declares the fields of its state (see `PlainState`) and where its cards are (see `Layout`); whatever it does not
give itself is made from these declarations. A larger game replaces one default after the other.
"""
