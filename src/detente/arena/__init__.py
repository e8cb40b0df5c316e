"""Bulk matches between bots: run them over all cores, count what came out, write it down."""

from detente.arena.match import Played, play
from detente.arena.run import Run, Session, TableKind, simulate, table
from detente.arena.stats import Summary, summary, wilson

__all__ = [
    "Played",
    "Run",
    "Session",
    "Summary",
    "TableKind",
    "play",
    "simulate",
    "summary",
    "table",
    "wilson",
]
