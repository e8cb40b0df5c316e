"""Texts: every language has the same messages, and everything that a lobby says about a game is there."""

from collections.abc import Iterator, Sequence

from fluent.syntax.ast import BaseNode, Message, VariableReference
from fluent.syntax.visitor import Visitor

from detente.core.engine.game import Game
from detente.core.shown.scene import scenery
from detente.core.shown.statistics import statistics_of
from detente.core.shown.words import CORE, Words, languages, resource


class Variables(Visitor):
    """Collects the variables of a text; `$land-in`, a form of `$land`, counts as that."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.names.add(node.id.name.split("-")[0])

    @classmethod
    def of(cls, node: BaseNode) -> set[str]:
        """The variables of a text."""
        visitor = cls()
        visitor.visit(node)
        return visitor.names


def messages(package: str, language: str) -> dict[str, set[str]]:
    """The ids of a package's texts in a language, each with the variables it uses."""
    body = resource(language, package).body
    return {entry.id.name: Variables.of(entry) for entry in body if isinstance(entry, Message)}


def differing_texts(package: str, spoken: Sequence[str]) -> Iterator[str]:
    """Texts that some languages of a package lack, or that use other variables in one; spoken: the languages to check."""
    found = {language: messages(package, language) for language in languages(package)}
    ids = dict.fromkeys(id for texts in found.values() for id in texts)
    for language in spoken:
        file = f"locale/{language}.ftl"
        others = [other for other in found if other != language]
        for id in ids:
            if id not in found[language]:
                there = [other for other in others if id in found[other]]
                yield f"{file} has no text {id!r}, which {' and '.join(there)} has"
                continue
            for other in others:
                more = found[language][id] - found[other].get(id, found[language][id])
                for name in sorted(more):
                    yield f"{file}: the text {id!r} uses ${name}, which it does not in {other}"


def missing_of_game(game: Game, language: str) -> Iterator[str]:
    """Texts that every game needs: its description, its options and their values, its actions and events, its measures."""
    words = Words(game, language)
    needed = ["game-about"]
    for option in game.options:
        values = [value for value in option.values if not isinstance(value, int)]
        needed += [f"option-{option.name}", f"option-{option.name}-about"]
        needed += [f"option-{option.name}-{value}" for value in values]
    measures = [measure.message for measure in statistics_of(game).course]
    for id in [*needed, *spoken_by_default(game), *measures]:
        if id not in words:
            yield f"locale/{language}.ftl has no text {id!r}"
    for id in needed:
        if id in words and not words(id).strip():
            yield f"locale/{language}.ftl: the text {id!r} is empty"


def spoken_by_default(game: Game) -> list[str]:
    """The texts of actions and events, for a game that does not put them into words itself."""
    scene, needed = scenery(game), []
    if not hasattr(scene, "offer"):
        needed += [f"offer-{verb.word}" for verb in game.actions.verbs]
    if not hasattr(scene, "log_line"):
        needed += [f"log-{name}" for name in game.events]
    return needed


def faults_of_texts(game: Game, spoken: Sequence[str]) -> Iterator[str]:
    """Everything that is wrong with the text files of a game."""
    common = languages(CORE)
    for language in spoken:
        if language not in common:
            yield f"locale/{language}.ftl cannot be used: there are games in {' and '.join(common)} only"
    usable = [language for language in spoken if language in common]
    yield from differing_texts(game.package, usable)
    for language in usable:
        yield from missing_of_game(game, language)
