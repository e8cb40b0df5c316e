"""Divided Germany: the board, the cards and the rules on which Wir sind das Volk! and 2+2 are both played.

A library, no game: it knows neither how many players there are nor who decides for the two German states.
"""
