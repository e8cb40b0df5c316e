"""The rules of Germany, independent of who plays on it: economy, unrest, living standard, events, the end of decade."""
