"""Views that know what is looked at: one notes which of its entries are read, the other makes them only then."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, cast

from detente.core.engine.game import Game
from detente.core.engine.state import State
from detente.core.shown.facts import Fact
from detente.core.shown.views import common_view

MISSING: Final = object()
"""Stands for an entry that a view does not have."""
WHOLE: Final = ""
"""Stands for all entries."""
ODD: Final = "\0"
"""Is among what was read if an entry was missing or all were read: then it is not simply a part of the view."""


class PartialView(dict[str, Any]):
    """A view that wants to know of every look at it. Entry by entry is cheap; `whole` is what all other ways to read it use."""

    __slots__ = ()

    def whole(self) -> dict[str, Any]:
        """All of the view."""
        raise NotImplementedError

    def __contains__(self, name: object) -> bool:
        return self.get(cast(str, name), MISSING) is not MISSING

    def __iter__(self) -> Iterator[str]:
        return iter(self.whole())

    def __len__(self) -> int:
        return len(self.whole())

    def keys(self) -> Any:
        """All names."""
        return self.whole().keys()

    def values(self) -> Any:
        """All values."""
        return self.whole().values()

    def items(self) -> Any:
        """All entries."""
        return self.whole().items()

    def copy(self) -> dict[str, Any]:
        """All of the view."""
        return self.whole()

    def __or__(self, other: Any) -> Any:
        return self.whole() | other

    def __ror__(self, other: Any) -> Any:
        return other | self.whole()

    def __eq__(self, other: object) -> bool:
        return self.whole() == other

    __hash__ = None


class WatchedView(PartialView):
    """A view that notes which of its entries are read. read: these entries, since somebody last began to watch."""

    __slots__ = ("_plain", "read")

    def __init__(self, view: dict[str, Any]) -> None:
        super().__init__(view)
        self._plain = view
        self.read: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        value = self.read[name] = dict.__getitem__(self, name)
        return value

    def get(self, name: str, otherwise: Any = None) -> Any:
        """The entry with this name, if there is one."""
        value = self.read[name] = dict.get(self, name, MISSING)
        if value is MISSING:
            self.read[ODD] = True
            return otherwise
        return value

    def whole(self) -> dict[str, Any]:
        """All of the view, which then counts as read."""
        view = self.read[WHOLE] = dict(dict.items(self))
        self.read[ODD] = True
        return view

    def has(self, read: dict[str, Any]) -> bool:
        """Whether it has these entries, which were read of a view."""
        if ODD not in read:
            return read.items() <= self._plain.items()
        for name, value in read.items():
            if name is WHOLE:
                if value != self._plain:
                    return False
            elif name is not ODD:
                now = self._plain.get(name, MISSING)
                if now is not value and now != value:
                    return False
        return True


class LazyView(PartialView):
    """A view whose entries are made when they are first read. The state must not change meanwhile."""

    __slots__ = ("_complete", "_seat", "_state")

    def __init__(self, state: State, seat: int) -> None:
        super().__init__()
        self._state = state
        self._seat = seat
        self._complete = False

    def __missing__(self, name: str) -> Any:
        fact = facts_of(self._state.game).get(name)
        if fact is None:
            self.update(common_view(self._state, self._seat))
            if dict.__contains__(self, name):
                return dict.__getitem__(self, name)
            raise KeyError(name)
        value = self[name] = fact.show(self._state, fact.raw(self._state, self._seat))
        return value

    def get(self, name: str, otherwise: Any = None) -> Any:
        """The entry with this name, if there is one."""
        try:
            return self[name]
        except KeyError:
            return otherwise

    def whole(self) -> dict[str, Any]:
        """All of the view."""
        if not self._complete:
            self.update(self._state.view(self._seat))
            self._complete = True
        return dict(dict.items(self))


def lazy_view(state: State, seat: int) -> dict[str, Any]:
    """The seat's view of a state that does not change, made as far as it is read."""
    game: Game = state.game
    return LazyView(state, seat) if type(game).view is Game.view else state.view(seat)


@cache
def facts_of(game: Game) -> dict[str, Fact[Any]]:
    """A game's own facts, by name."""
    return {fact.name: fact for fact in game.all_facts.facts}
