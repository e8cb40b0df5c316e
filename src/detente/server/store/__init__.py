"""What survives the process: tables and their logs, seats and their holders, visitors, chat."""

from detente.server.store.models import ChatRow, CommandRow, EntryRow, HolderRow, TableRow, VisitorRow
from detente.server.store.store import Store

__all__ = ["ChatRow", "CommandRow", "EntryRow", "HolderRow", "Store", "TableRow", "VisitorRow"]
