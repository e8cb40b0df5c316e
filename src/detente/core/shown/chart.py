"""The map as a table, and what the words of a game mean: for clients that draw no board, and players who ask.

A game's module `scene` may declare both; they depend on the view alone, like the scene:

    def chart(view, words): ...                 # the regions of the map, a list of `Region`
    def legend(view, words): ...                # the words and signs of this table, a list of `Term`
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from detente.core.engine.game import Game
from detente.core.engine.state import State
from detente.core.shown.drawing import Drawing, Fact
from detente.core.shown.scene import scenery
from detente.core.shown.words import Words, languages_of


class Region(TypedDict):
    """A region of the map, or a player where the game has no map.

    on: the element that it is: a place or a panel.
    name: for people.
    places: the ids of the places whose pieces are in it.
    near: the elements of the regions next to it. border: what they are called, if not simply neighbours.
    facts: what else is printed there; the same labels for all regions.
    threats: who or what could strike here now, each in a few words.
    group: the name of the part of the map that it belongs to.
    seat: its owner, if it has one.
    """

    on: str
    name: str
    places: list[str]
    near: list[str]
    facts: list[Fact]
    threats: list[str]
    border: NotRequired[str]
    group: NotRequired[str]
    seat: NotRequired[int]


class Term(TypedDict):
    """A word or sign, and what it means."""

    term: str
    meaning: str


def chart(game: Game, view: dict[str, Any], words: Words, drawing: Drawing) -> list[Region]:
    """The map as a table; if the game declares none, the places of its board."""
    own = getattr(scenery(game), "chart", None)
    if own is not None:
        regions: list[Region] = own(view, words)
        return regions
    in_panels = {id for panel in drawing["panels"] for id in panel["places"]}
    made: list[Region] = []
    for place in drawing["places"]:
        if place["id"] in in_panels:
            continue
        region = Region(
            on=place["id"], name=place["name"], places=[place["id"]], near=[], facts=[], threats=[]
        )
        if "seat" in place:
            region["seat"] = place["seat"]
        made.append(region)
    return made


def region_names(state: State, seat: int | None) -> dict[str, list[str]]:
    """By region, its id and its names in all languages of the game. seat: who looks; None: a spectator."""
    game = state.game
    view = state.view(seat)
    found: dict[str, list[str]] = {}
    for language in languages_of(game):
        words = Words(game, language, options=state.options)
        for region in chart(game, view, words, scenery(game).draw(view, words)):
            found.setdefault(region["on"], [region["on"]]).append(region["name"])
    return found


def legend(game: Game, view: dict[str, Any], words: Words) -> list[Term]:
    """The words and signs of the table; empty if the game declares none."""
    own = getattr(scenery(game), "legend", None)
    terms: list[Term] = own(view, words) if own is not None else []
    return terms


def term(name: str, words: Words) -> Term:
    """The term of a message `legend-NAME`, whose attribute `.is` has the meaning."""
    message = f"legend-{name}"
    return Term(term=words(message), meaning=words.forms(message)["is"])
