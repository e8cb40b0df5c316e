"""What a seat may know about Germany: facts of views, which each game builds for itself."""
