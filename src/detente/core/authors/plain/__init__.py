"""Defaults for small games: state, view, positions, ranking, scene and observations follow from the fields.

A game declares the fields of its state (see `PlainState`) and the places of its cards (see `Layout`); the defaults derive
everything else that it does not define itself. A larger game can replace the defaults one by one.
"""
