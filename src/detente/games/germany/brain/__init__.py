"""What bots know about Germany: a board built from a view, its value, and what each use of a card gains there."""
