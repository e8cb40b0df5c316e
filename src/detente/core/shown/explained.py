"""What the things on a table are, in a sentence or two, with the rule behind them.

Places, pieces, panels, their facts and marks name a *term*; many things share one. A game's module `scene` declares its terms:

    EXPLAINED = {"row": "NW-ROW-1", "people": None}   # each term with the id of its rule, or None

The text of a term is the message `lens-TERM`. It does not depend on the view: what does is an element's `about` or `note`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NotRequired, TypedDict

from detente.core.shown.words import Words

if TYPE_CHECKING:
    from detente.core.shown.scene import Fact

TABLES: Final = 64
"""For how many games, languages and options the explanations are cached."""


class Explanation(TypedDict):
    """What something is. text: in a sentence or two. rule: the id of the rule behind it."""

    text: str
    rule: NotRequired[str]


def explanations(module: Any, words: Words) -> dict[str, Explanation]:
    """By term, the explanations of a game's module `scene`; empty if it declares none."""
    declared: Mapping[str, str | None] = getattr(module, "EXPLAINED", {})
    return said(tuple(declared.items()), words)


@lru_cache(TABLES)
def said(declared: tuple[tuple[str, str | None], ...], words: Words) -> dict[str, Explanation]:
    """The explanations of these terms, made once: a frame that repeats them is sent without them."""
    made: dict[str, Explanation] = {}
    for term, rule in declared:
        made[term] = Explanation(text=words(f"lens-{term}"))
        if rule is not None:
            made[term]["rule"] = rule
    return made


def fact(term: str, value: str, words: Words, about: str = "") -> Fact:
    """A line of a panel whose label is the message `label-TERM` and whose term is that, too.

    about: how the value comes about, if the term alone does not say it.
    """
    made: Fact = {"label": words(f"label-{term}"), "value": value, "term": term}
    if about:
        made["about"] = about
    return made
