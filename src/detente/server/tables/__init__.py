"""Open tables in memory: logs of games, what each seat has seen, frames and streams. No database."""
