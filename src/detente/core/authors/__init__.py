"""The kit for authors: small games from declarations, generated slots, checks of a game, and the interface of a brain."""
