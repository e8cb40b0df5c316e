"""The rules of Germany, whoever plays on it: economy, unrest, living standard, events, the end of decade."""
