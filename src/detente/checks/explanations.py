"""Everything that a scene shows says what it is, in every language: places, pieces, panels, their facts, and figures on them."""

from collections.abc import Iterator, Mapping
from typing import Any

from detente.checks.played import ShownPosition, Told, Undrawable, Watcher
from detente.checks.scenes import ids_of, no_rule, whose_scene
from detente.core.engine.game import Game
from detente.core.shown.drawing import Panel, Scene
from detente.core.shown.explained import Explanation

MOST = 300
"""How many characters an explanation may have: it is read over the board, not studied."""
FIGURES = ("price", "value")


class Explanations(Watcher):
    """Nothing that is shown is left without an explanation."""

    name = "explanations"

    def __init__(self, game: Game, languages: tuple[str, ...]) -> None:
        super().__init__(game, languages)
        self.used: set[str] = set()
        self.declared: set[str] = set()

    @classmethod
    def lack(cls, game: Game) -> str:
        """What the game lacks: a scene of its own."""
        return "" if game.module("scene") else "the game has no scene of its own"

    def at(self, look: ShownPosition) -> Iterator[Told]:
        """Faults in the scenes of all observers in all languages; only in close looks."""
        if not look.close:
            return
        board = self.game.board_of(look.state.options)
        for language in self.languages:
            for observer in look.observers:
                try:
                    found = look.scene(observer, language)
                except Undrawable:
                    continue
                for fault in self.of_scene(found, board):
                    yield fault, whose_scene(observer, language)

    def of_scene(self, found: Scene, board: str | None) -> Iterator[str]:
        """What says nothing in a scene, and what is wrong with its explanations."""
        explained = found["explained"]
        self.declared |= explained.keys()
        yield from self.of_terms(explained, found["language"])
        shown = {place for panel in found["panels"] for place in panel["places"]}
        if board is not None:
            shown |= ids_of(self.game, board)[1]
        for place in found["places"]:
            if place["id"] in shown:
                yield from self.of_thing(f"the place {place['id']!r}", place, explained)
        for piece in found["pieces"]:
            yield from self.of_thing(f"the piece {piece['id']!r}", piece, explained)
        for panel in found["panels"]:
            yield from self.of_panel(panel, explained)
        for mark in found["marks"]:
            if mark["kind"] in FIGURES:
                yield from self.of_thing(f"a mark on {', '.join(map(repr, mark['on']))}", mark, explained)

    def of_terms(self, explained: Mapping[str, Explanation], language: str) -> Iterator[str]:
        """What is wrong with the explanations themselves."""
        for term, about in explained.items():
            if not 0 < len(about["text"]) <= MOST:
                yield f"the term {term!r} is explained in {language} with {len(about['text'])} characters, not with 1 to {MOST}"
            if no_rule(self.game, about.get("rule"), language):
                yield f"the term {term!r} names the rule {about['rule']}, which is not in rules.{language}.md"

    def of_panel(self, panel: Panel, explained: Mapping[str, Explanation]) -> Iterator[str]:
        """What says nothing in a panel."""
        about = f"the panel {panel['id']!r}"
        yield from self.of_thing(about, panel, explained)
        for fact in panel["facts"]:
            if fact["value"]:
                yield from self.of_thing(f"{fact['label']!r} of {about}", fact, explained)
        for section in panel.get("sections", []):
            if not (section["text"] or section.get("rule")):
                yield f"the section {section['title']!r} of {about} says nothing"

    def of_thing(
        self, what: str, thing: Mapping[str, Any], explained: Mapping[str, Explanation]
    ) -> Iterator[str]:
        """Whether a thing says what it is."""
        self.count += 1
        term = thing.get("term")
        if term is None:
            if not thing.get("about"):
                yield f"{what} says nothing of what it is"
        elif term not in explained:
            yield f"{what} has the term {term!r}, which the scene does not explain"
        else:
            self.used.add(term)

    def looked(self) -> str:
        """The number of things, and which terms never came up."""
        missing = sorted(self.declared - self.used)
        never = f"; never shown: {', '.join(missing)}" if missing else ""
        return f"{self.count} things in {', '.join(self.languages)}{never}"
