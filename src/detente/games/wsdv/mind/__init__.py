"""What the brain thinks with: a board made from a view, what it is worth, and what uses of cards gain on it."""
