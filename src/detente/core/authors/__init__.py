"""The kit for authors: small games from declarations, generated slots, checks of a game, what a brain may tell."""
