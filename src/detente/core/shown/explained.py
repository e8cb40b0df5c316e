"""What the things on a table are, in a sentence or two, with the rule behind them.

Places, pieces, panels, their facts and marks name a *term*; many things share one. A game's module `scene` declares its terms:

    EXPLAINED = {"row": "NW-ROW-1", "people": None}   # each term with the id of its rule, or None

An entry of the game's glossary may explain a term further: see `detente.core.shown.learning`.

The text of a term is the message `lens-TERM`. It does not depend on the view: what does is an element's `about` or `note`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NotRequired, TypedDict

from detente.core.shown.words import Words

if TYPE_CHECKING:
    from detente.core.shown.drawing import Fact
    from detente.core.shown.learning import Entry

TABLES: Final = 64
"""For how many games, languages and options the explanations are cached."""


class Explanation(TypedDict):
    """What something is. text: in a sentence or two. rule: the id of the rule behind it. glossary: the id of the glossary's entry about
    it, which the rules page has under `term-ID`.
    """

    text: str
    rule: NotRequired[str]
    glossary: NotRequired[str]


def explanations(module: Any, words: Words, entries: tuple[Entry, ...] = ()) -> dict[str, Explanation]:
    """By term, the explanations of a game's module `scene`; empty if it declares none. entries: the game's glossary."""
    declared: Mapping[str, str | None] = getattr(module, "EXPLAINED", {})
    return said(tuple(declared.items()), words, entries)


@lru_cache(TABLES)
def said(
    declared: tuple[tuple[str, str | None], ...], words: Words, entries: tuple[Entry, ...]
) -> dict[str, Explanation]:
    """The explanations of these terms, made once: a frame that repeats them is sent without them."""
    by_term = {term: entry.id for entry in reversed(entries) for term in entry.explains}
    made: dict[str, Explanation] = {}
    for term, rule in declared:
        made[term] = Explanation(text=words(f"lens-{term}"))
        if rule is not None:
            made[term]["rule"] = rule
        if term in by_term:
            made[term]["glossary"] = by_term[term]
    return made


def fact(term: str, value: str, words: Words, about: str = "") -> Fact:
    """A line of a panel whose label is the message `label-TERM` and whose term is that, too.

    about: how the value comes about, if the term alone does not say it.
    """
    made: Fact = {"label": words(f"label-{term}"), "value": value, "term": term}
    if about:
        made["about"] = about
    return made
