"""Open tables in memory: logs of games, what each seat has been shown, frames and streams. No database."""
