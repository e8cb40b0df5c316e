"""Links to seats: the keys in them, which only this installation can make."""

from __future__ import annotations

from detente.server.keys import Key, Keys
from detente.server.store.models import HolderRow
from detente.server.store.store import Store
from detente.server.tables.live_table import LiveTable


class SeatLinks:
    """Makes and reads the keys of seats and invitations."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._keys = Keys("")

    async def start(self) -> None:
        """Load the secret with which keys are signed."""
        self._keys = Keys(await self.store.secret())

    def key_of(self, live: LiveTable, holder: HolderRow) -> str:
        """The key of a seat, or the invitation to it if it is open."""
        return self._keys.make(Key("invitation" if holder.kind == "open" else "seat", live.row.id, holder.id))

    def read(self, text: str) -> Key | None:
        """The key of a text, or None if it was not made here."""
        return self._keys.read(text)
