"""Parts of scenes that are kept: what has not changed is not made anew, and what several observers see is made once.

A function of a game's module `scene` becomes a part with `@kept`. It takes its words last; a view, if it takes one, is watched while
the part is made. The part is used again, for whichever seat, as long as all entries of the view that were read, and all other
arguments, are equal: so it never depends on who asks, only on what was looked at. It must depend on nothing but its arguments, and
nobody may change what it returns.

Only scenes whose words have a `Kept` are made this way; others are made alone, and are the same.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeVar, cast

from mypy_extensions import mypyc_attr

from detente.core.shown.partial_views import LazyView, WatchedView

Make = TypeVar("Make", bound=Callable[..., Any])
VARIANTS: Final = 8
"""How many variants of a part are kept at one moment: those that several observers see of it."""


class Part:
    """A part that was made.

    read: the entries of the view that it depends on. others: its arguments that have no hash. made: the part. used: the moment of its
    last use.
    """

    __slots__ = ("made", "others", "read", "used")

    def __init__(self, read: dict[str, Any], others: list[Any], made: Any) -> None:
        self.read = read
        self.others = others
        self.made = made
        self.used = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Kept:
    """The parts of the scenes of one table, in one language and with the same names. What one moment does without is forgotten."""

    def __init__(self) -> None:
        self._parts: dict[tuple[Any, ...], list[Part]] = {}
        self._of_lists: set[Callable[..., Any]] = set()
        self._at: object = None
        self._moment = 0

    @property
    def count(self) -> int:
        """How many parts there are."""
        return sum(map(len, self._parts.values()))

    def turn_to(self, at: object) -> None:
        """Say which moment of the game is shown from now on."""
        if at == self._at:
            return
        self._at = at
        self._moment += 1

    def forget(self) -> None:
        """Forget what was not used at this moment, as it has been shown to everybody."""
        moment = self._moment
        unused: list[tuple[Any, ...]] = []
        for key, variants in self._parts.items():
            while variants and variants[-1].used < moment:  # the one used last is the first
                variants.pop()
            if not variants:
                unused.append(key)
        for key in unused:
            del self._parts[key]

    def part_of_view(self, make: Callable[..., Any], view: WatchedView, words: Any) -> Any:
        """What `make(view, words)` returns, made now or before: `part` for the most frequent kind of function."""
        return self._variant((make,), (view, words), view, [])

    def part(self, make: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """What `make(*args)` returns, made now or before."""
        if type(args[0]) is not WatchedView and make not in self._of_lists:
            try:
                known = self._parts.get((make, *args[:-1]))
            except TypeError:  # an argument has no hash
                self._of_lists.add(make)
                known = None
            if known:
                known[0].used = self._moment
                return known[0].made
        view: WatchedView | None = None
        key: list[Any] = [make]
        others: list[Any] = []
        for arg in args[:-1]:
            kind = type(arg)
            if kind is str or kind is int:
                key.append(arg)
            elif kind is WatchedView:
                view = arg
            elif kind is LazyView:  # of a moment that will not come again
                return make(*args)
            elif isinstance(arg, dict | list):
                others.append(arg)
            else:
                key.append(arg)
        return self._variant(tuple(key), args, view, others)

    def _variant(
        self, key: tuple[Any, ...], args: tuple[Any, ...], view: WatchedView | None, others: list[Any]
    ) -> Any:
        """The variant of a part for what a view shows and other arguments. key: its function, and its arguments that have a hash."""
        variants = self._parts.get(key)
        if variants is None:
            variants = self._parts[key] = []
        for k, part in enumerate(variants):
            if part.others == others and (view is None or view.has(part.read)):
                if k:
                    variants.insert(0, variants.pop(k))
                if view is not None:
                    view.read.update(part.read)
                part.used = self._moment
                return part.made
        return self._add(variants, made_of(key[0], args, view, others))

    def _add(self, variants: list[Part], part: Part) -> Any:
        """Keep a new variant, the first to be looked at next; those not used at this moment or the one before, and too many, go."""
        part.used = self._moment
        while variants and (variants[-1].used < self._moment - 1 or len(variants) >= VARIANTS):
            variants.pop()
        variants.insert(0, part)
        return part.made


def made_of(
    make: Callable[..., Any], args: tuple[Any, ...], view: WatchedView | None, others: list[Any]
) -> Part:
    """A part made now. What it reads of the view counts for the part around it, too."""
    if view is None:
        return Part({}, others, make(*args))
    around, view.read = view.read, {}
    try:
        made = make(*args)
        return Part(view.read, others, made)
    finally:
        around.update(view.read)
        view.read = around


def kept(make: Make) -> Make:
    """Keep what a function of a scene makes; its last argument is the words."""

    @wraps(make)
    def part(*args: Any) -> Any:
        store: Kept | None = args[-1].kept
        if store is None:
            return make(*args)
        if len(args) == 2 and type(args[0]) is WatchedView:
            return store.part_of_view(make, *args)
        return store.part(make, args)

    return cast(Make, part)
