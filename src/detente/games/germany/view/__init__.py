"""What a seat may know of Germany in every game on it: facts of views, which each game makes for its own."""
