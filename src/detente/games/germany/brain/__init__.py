"""What bots know of Germany: a board made from a view, what it is worth, and what uses of cards gain on it."""
