"""Running games whose rules have changed: they go on as if nothing had happened, if the new rules make the same of their logs; else from
the state that is stored beside it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from detente.core.engine.game import Game
from detente.core.engine.state import IllegalAction
from detente.core.records.saving import difference
from detente.server.store.models import TableRow
from detente.server.store.stored_games import Adoption, SavedGame, Texts
from detente.server.tables.game_log import Base, GameLog, LogItem, Opening, RulesFailed
from detente.server.tables.stored_game import NotUsable, StoredGame

log = logging.getLogger("detente.server")

Kind = Literal["version", "refused", "failed", "differs"]
NOT_STORED = "no state is stored"


class Change(NamedTuple):
    """What the installed rules make of a log. kind: they forbid something in it (`refused`), break down over it (`failed`), or lead to
    another state (`differs`); `version`: they are older than those of the table. error: in words.
    """

    kind: Kind
    error: str


class CannotGoOn(LookupError):
    """The installed rules make something else of a log, and cannot go on from what is stored, either."""

    def __init__(self, change: Change, why: str) -> None:
        super().__init__(f"{change.error}; {why}" if why else change.error)
        self.change = change


class Found(NamedTuple):
    """A game as it goes on. resumed: the position at which the same rules stored it; -1 if it should be stored again.

    change: why the game goes on from what is stored, if it does. adoption: what the database must note, if anything.
    """

    game_log: GameLog
    resumed: int
    change: Change | None = None
    adoption: Adoption | None = None


class Reopening:
    """A game of which the database has the log. prepare: called with the game before its log is followed any further."""

    def __init__(
        self,
        game: Game,
        row: TableRow,
        items: Sequence[LogItem],
        opening: Opening,
        prepare: Callable[[GameLog], None] = lambda game_log: None,
    ) -> None:
        self.game, self.row, self.items, self.opening, self.prepare = game, row, items, opening, prepare
        self.same_version = row.version == game.version

    def find(self, texts: Texts) -> Found:
        """The game as it goes on. CannotGoOn if the rules have changed and nothing that is stored helps, RulesFailed if they break down
        though they have the same version.
        """
        if self.game.version < self.row.version:
            raise CannotGoOn(Change("version", f"the table has rules version {self.row.version} already"), "")
        base, broken = self._base(texts.base)
        stored, why = self._stored(texts.latest, base, broken)
        if stored is not None and broken is None and stored.same_rules and self.same_version:
            try:
                return Found(self._caught_up(stored, base), stored.position)
            except Exception as error:
                log.warning("table %s is played again: %r", self.row.id, error)
        try:
            change = broken or self._change(base, stored)
            if change is None:
                game_log = self._played(base) if stored is None else self._caught_up(stored, base)
                return Found(game_log, -1, None, self._adoption(None))
        except Exception as error:
            change = self._change_of(error, why if stored is None else None)
        if stored is None:
            raise CannotGoOn(change, why)
        return self._from_stored(stored, change)

    def _from_stored(self, stored: StoredGame, change: Change) -> Found:
        """The game as it goes on from what is stored."""
        base = stored.as_base()
        try:
            return Found(self._caught_up(stored, base), -1, change, self._adoption(base))
        except Exception as error:
            later = len(self.items) - stored.position
            raise CannotGoOn(
                change, f"nor do they allow the {later} steps since a state was stored ({error})"
            ) from error

    def _base(self, text: str | None) -> tuple[Base | None, Change | None]:
        """Where the game can be played from since its rules changed last; the change if they cannot make sense of that any more."""
        if text is None:
            return None, None
        try:
            return StoredGame(text, self.game, self.items).as_base(), None
        except NotUsable as error:
            return None, Change("refused", f"the state from which the game went on is of no use: {error}")

    def _stored(
        self, text: str | None, base: Base | None, broken: Change | None
    ) -> tuple[StoredGame | None, str]:
        """The game as it was stored last, or why that is of no use."""
        if text is None:
            return None, NOT_STORED
        try:
            found = StoredGame(text, self.game, self.items)
        except NotUsable as error:
            return None, f"the stored state is of no use: {error}"
        if not found.follows_log:
            return None, "the stored state is of no use: it follows another log"
        if broken is None and found.base != (0 if base is None else base.position):
            return None, NOT_STORED
        return found, ""

    def _change(self, base: Base | None, stored: StoredGame | None) -> Change | None:
        """What is different once the log has been played again, as far as it can be compared. Raises what the rules raise."""
        if stored is not None:
            again = GameLog(self.game, self.opening, self.items[: stored.position], base=base).state.to_dict()
            different = difference(again, stored.state.to_dict())
            return Change("differs", f"the rules lead to another state ({different})") if different else None
        owed = [int(seat) for seat in GameLog(self.game, self.opening, self.items, base=base).state.to_act]
        if self.same_version or owed == self.row.owed or self.row.ending is not None:
            return None
        return Change(
            "differs", f"seats {self.row.owed} owed a decision, and under the installed rules {owed}"
        )

    def _change_of(self, error: Exception, why: str | None) -> Change:
        """What it means that the log cannot be played again. RulesFailed if that is no change of the rules, and nothing is stored."""
        if isinstance(error, IllegalAction):
            return Change("refused", f"{self.game.id} does not allow what was done at the table: {error}")
        if self.same_version and why is not None:
            raise RulesFailed([]) from error
        return Change("failed", f"{type(error).__name__}: {error}")

    def _played(self, base: Base | None) -> GameLog:
        """The game after its log, which is played again."""
        game_log = GameLog(self.game, self.opening, self.items, base=base)
        self.prepare(game_log)
        return game_log

    def _caught_up(self, stored: StoredGame, base: Base | None) -> GameLog:
        """The game after what was stored and the rest of its log. Raises what the rules raise."""
        game_log = stored.game_log(self.opening, base)
        self.prepare(game_log)
        stored.catch_up(game_log)
        return game_log

    def _adoption(self, base: Base | None) -> Adoption | None:
        """What the database must note."""
        if base is None and self.same_version:
            return None
        saved = None if base is None else SavedGame(self.row.id, base.position, base.data)
        return Adoption(self.row.version, self.game.version, saved)
