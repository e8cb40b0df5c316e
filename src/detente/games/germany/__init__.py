"""Divided Germany: the board, cards and rules that Wir sind das Volk! and 2+2 share.

A library, not a game: it does not know how many players there are or who decides for the two German states.
"""
