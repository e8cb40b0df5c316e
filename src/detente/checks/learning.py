"""What learners read: every question and action of a guided game is explained, in every language, and all that it names exists."""

import re
from collections.abc import Iterator, Sequence
from fnmatch import translate

from detente.bots import able
from detente.core.engine.game import Game
from detente.core.shown.learning import Guide, glossary, guide, pictured, read, shared, start_page
from detente.core.shown.rulebook import atoms
from detente.core.shown.scene import scene

SPRITE = re.compile(r"\(<?sprite:([^)>]+)>?\)")
POINTER = re.compile(r"\(<?at:([^)>]+)>?\)")
PICTURE = re.compile(r"\(<?picture:([^)>]+)>?\)")
SYMBOL = re.compile(r'<symbol\b[^>]*\sid="([^"]+)"')
LEARNER = 0


def faults_of_learning(game: Game, spoken: Sequence[str]) -> Iterator[str]:
    """Everything that is wrong with a game's start page, guide and glossary; a game may have none of them."""
    yield from faults_of_start(game, spoken)
    yield from faults_of_guide(game, spoken)
    yield from faults_of_glossary(game, spoken)


def faults_of_start(game: Game, spoken: Sequence[str]) -> Iterator[str]:
    """Languages in which the page to start with is missing, and pictures that it names in vain."""
    pages = {language: start_page(game, language) for language in spoken}
    if not any(pages.values()):
        return
    count = len(shared(game).pictures)
    for language, page in pages.items():
        if page is None:
            yield f"there is no start.{language}.md"
            continue
        yield from lost_sprites(game, f"start.{language}.md", page)
        named = sorted(map(int, PICTURE.findall(page)))
        if named != list(range(1, count + 1)):
            yield f"start.{language}.md shows the pictures {named}, and learn.toml has {count}"


def faults_of_guide(game: Game, spoken: Sequence[str]) -> Iterator[str]:
    """What is wrong with the guided first game."""
    table = shared(game).table
    there = {language: guide(game, language) for language in spoken}
    if table is None and not any(there.values()):
        return
    if table is None:
        yield "there is a guide, but learn.toml has no [table]"
        return
    if table.bot not in able(game):
        yield f"learn.toml: there is no bot {table.bot!r} for this game"
    places: set[str] = set()
    for number, each in enumerate(shared(game).pictures, 1):
        try:
            shown = scene(pictured(game, table, each), LEARNER, spoken[0])
        except Exception as error:
            yield f"learn.toml: the position of picture {number} cannot be made: {error}"
            continue
        places |= {place["id"] for place in shown["places"]}
        wanted = () if each.shows == "board" else each.shows
        for id in wanted:
            if id not in places:
                yield f"learn.toml: picture {number} shows {id!r}, which is no place"
    for language, said in there.items():
        file = f"guide.{language}.md"
        if said is None:
            yield f"there is no {file}"
            continue
        yield from unexplained(game, file, said)
        yield from misnamed(game, language, said, places)
    yield from differing(there)


def unexplained(game: Game, file: str, said: Guide) -> Iterator[str]:
    """Questions and actions about which a guide says nothing, and chapters without words."""
    told = {step.key for step in said.steps if step.kind == "asks"}
    asked = {question.name for question in game.questions.values()}
    for name in sorted(asked - told):
        yield f"{file} does not explain the question {name!r}"
    for part in ("goal", "known"):
        if not getattr(said, part):
            yield f"{file} has no chapter {part!r}"
    for step in said.steps:
        if not step.title or not step.text:
            yield f"{file}: '{step.kind} {step.key}' has no title or no text"
    patterns = [re.compile(translate(reason.pattern)) for reason in said.reasons]
    bare: dict[str, str] = {}
    for action in range(game.actions.size):
        text = game.actions.text(action)
        if not any(pattern.match(text) for pattern in patterns):
            bare.setdefault(text.partition(" ")[0], text)
    for text in bare.values():
        yield f"{file} gives no reason for {text!r}"


def misnamed(game: Game, language: str, said: Guide, places: set[str]) -> Iterator[str]:
    """Rules, sprites and elements that a guide names, but that are not there."""
    file, rules = f"guide.{language}.md", atoms(game, language)
    for step in said.steps:
        if step.kind == "log" and step.key not in rules:
            yield f"{file} waits for the rule {step.key}, which is not in rules.{language}.md"
        for id in POINTER.findall(step.text):
            if places and id.replace("{seat}", "A") not in places:
                yield f"{file}: '{step.kind} {step.key}' points at {id!r}, which is no place"
    texts = [said.goal, said.known, *(step.text for step in said.steps), *(why.text for why in said.reasons)]
    for text in texts:
        yield from lost_sprites(game, file, text)


def differing(there: dict[str, Guide | None]) -> Iterator[str]:
    """Chapters that only some languages have, or have in another order."""
    found = {
        language: [f"{step.kind} {step.key}" for step in said.steps] + [each.pattern for each in said.reasons]
        for language, said in there.items()
        if said is not None
    }
    first = next(iter(found), "")
    for language, keys in found.items():
        for key in found[first]:
            if key not in keys:
                yield f"guide.{language}.md has no chapter {key!r}, which guide.{first}.md has"
        if keys != found[first] and set(keys) == set(found[first]):
            yield f"guide.{language}.md and guide.{first}.md have their chapters in another order"
        for key in keys:
            if key not in found[first]:
                yield f"guide.{first}.md has no chapter {key!r}, which guide.{language}.md has"


def faults_of_glossary(game: Game, spoken: Sequence[str]) -> Iterator[str]:
    """Terms without words, and rules and sprites that they name in vain."""
    for language in spoken:
        for entry in glossary(game, language):
            if not entry.meaning:
                yield f"the term {entry.id!r} has no meaning in {language}"
            if entry.rule not in atoms(game, language):
                yield f"the term {entry.id!r} names the rule {entry.rule}, which is not in rules.{language}.md"
            if entry.sprite is not None:
                yield from lost_sprites(game, f"the term {entry.id!r}", f"(sprite:{entry.sprite})")


def lost_sprites(game: Game, where: str, text: str) -> Iterator[str]:
    """Sprites that a text names, but that the standard board does not have."""
    board = game.board_of(game.standard)
    there = set(SYMBOL.findall(read(game.package, board) or "")) if board else set()
    for name in SPRITE.findall(text):
        if name not in there:
            yield f"{where} has the picture {name!r}, which {board} does not have"
