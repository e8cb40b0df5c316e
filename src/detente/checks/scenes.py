"""Scenes comply with their contract, every language has every text they need, and their pictures exist."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from detente.checks.findings import said
from detente.checks.played import ShownMove, ShownPosition, Told, Undrawable, Watcher
from detente.checks.shapes import misfits
from detente.core.engine.game import Game
from detente.core.shown.drawing import Change, Drawing, LogLine, Offer, Piece, Scene
from detente.core.shown.rulebook import atoms, ending
from detente.core.shown.rulebook import pages as rules_pages
from detente.core.shown.scene import full_label, scenery
from detente.core.shown.telling import line_of, seen, told_together
from detente.core.shown.words import LETTERS, languages

ID = re.compile(r'\bid="([^"]+)"')
SYMBOL = re.compile(r'<symbol id="([^"]+)"')
COLOUR = re.compile(r"#[0-9a-fA-F]{6}")


def whose_scene(observer: int | None, language: str) -> str:
    """The observer of a scene, in words."""
    whose = "the spectator's" if observer is None else f"{LETTERS[observer]}'s"
    return f"{whose} scene in {language}"


@cache
def rules_of(game: Game, language: str) -> frozenset[str] | None:
    """The ids of a game's rules; None if it has no rules page in this language."""
    return frozenset(atoms(game, language)) if language in rules_pages(game) else None


def no_rule(game: Game, id: str | None, language: str) -> bool:
    """Whether a rule is named that the rules page of a language does not have."""
    known = rules_of(game, language)
    return bool(id) and known is not None and id not in known


class Scenes(Watcher):
    """Scenes are of the declared types, their ids are consistent, and nothing in them lacks a text."""

    name = "scenes"

    def __init__(self, game: Game, languages: tuple[str, ...]) -> None:
        super().__init__(game, languages)
        self.asked: set[str] = set()

    def at(self, look: ShownPosition) -> Iterator[Told]:
        """Faults in the scenes of all observers in all languages; without a close look, only whether the scenes can be drawn."""
        if look.close:
            self.asked.add(look.asked())
        for language in self.languages if look.close else [look.language]:
            for observer in look.observers:
                for fault in self.of_observer(look, observer, language):
                    yield fault, whose_scene(observer, language)

    def of_observer(self, look: ShownPosition, observer: int | None, language: str) -> Iterator[str]:
        """What is wrong with the scene of an observer in a language."""
        try:
            if not look.close:
                look.drawn(observer, language)
                return
            found = look.scene(observer, language)
        except Undrawable as error:
            yield f"{self.when(look)} it cannot be drawn: {error}"
            return
        self.count += 1
        bad = list(misfits(found, Scene, "it"))
        yield from bad or contract(self.game, found)

    def when(self, look: ShownPosition) -> str:
        """The faults in what is asked there."""
        return f"at the question {look.asked()!r}" if look.asked() else "after the end"

    def looked(self) -> str:
        """The number of scenes, and which questions never came up."""
        missing = sorted({question.name for question in self.game.questions.values()} - self.asked)
        never = f"; never asked: {', '.join(missing)}" if missing else ""
        return f"{self.count} scenes in {', '.join(self.languages)}{never}"


def contract(game: Game, found: Scene) -> Iterator[str]:
    """What is wrong with a scene that is of the declared types."""
    elements = Counter(e["id"] for kind in ("places", "pieces", "panels") for e in found[kind])
    for id, count in elements.items():
        if count > 1:
            yield f"{count} elements have the id {id!r}"
    places = {place["id"] for place in found["places"]}
    for place in found["places"]:
        if not place["name"]:
            yield f"the place {place['id']!r} has no name"
    for piece in found["pieces"]:
        if piece["place"] not in places:
            yield f"the piece {piece['id']!r} is at {piece['place']!r}, which is no place"
        if piece["count"] < 1:
            yield f"of the piece {piece['id']!r} there are {piece['count']}"
        if piece["face"] == "":
            yield f"the face of the piece {piece['id']!r} is empty"
        for figure in piece.get("card", {}).get("figures", []):
            if not COLOUR.fullmatch(figure["colour"]):
                yield f"a figure on the piece {piece['id']!r} has the colour {figure['colour']!r}"
    yield from of_panels(game, found, elements, places)
    for mark in found["marks"]:
        yield from strangers(f"a mark of the kind {mark['kind']!r}", mark["on"], elements)
    asks = found["prompt"]
    if not asks["text"]:
        yield "the prompt is empty"
    if asks["mine"] != (found["seat"] in asks["seats"]):
        yield f"the prompt says that mine is {asks['mine']}"
    if no_rule(game, asks["rule"], found["language"]):
        yield f"the prompt names the rule {asks['rule']}, which is not in rules.{found['language']}.md"
    yield from of_offers(found["offers"], found["pieces"], elements)


def of_panels(game: Game, found: Scene, elements: Iterable[str], places: set[str]) -> Iterator[str]:
    """What is wrong with the panels of a scene."""
    for panel in found["panels"]:
        about = f"the panel {panel['id']!r}"
        for place in panel["places"]:
            if place not in places:
                yield f"{about} holds {place!r}, which is no place"
        for fact in panel["facts"]:
            if not fact["label"]:
                yield f"{about} has a fact without a label: {fact['value']!r}"
        for section in panel.get("sections", []):
            rows = section.get("rows", [])
            for on in (section.get("on", []), *(row.get("on", []) for row in rows)):
                yield from strangers(f"a section of {about}", on, elements)
            widths = {len(row["cells"]) for row in rows}
            if widths - {len(section.get("columns", []))}:
                yield f"a section of {about} has rows of {sorted(widths)} cells under {len(section.get('columns', []))} heads"
            if no_rule(game, section.get("rule"), found["language"]):
                yield f"a section of {about} names the rule {section['rule']}, which is not in rules.{found['language']}.md"
    labels = {
        tuple(f["label"] for f in panel["facts"]) for panel in found["panels"] if panel["kind"] == "player"
    }
    if len(labels) > 1:
        yield f"the players' panels cannot be compared: their labels are {' or '.join(map(str, sorted(labels)))}"


def of_offers(offers: list[Offer], pieces: list[Piece], elements: Iterable[str]) -> Iterator[str]:
    """What is wrong with the offers of a scene: labels must differ even for people who cannot see where an offer is."""
    labels: dict[str, str] = {}
    for offer in offers:
        about = f"the offer of {offer['action']!r}"
        if not offer["label"]:
            yield f"{about} has no label"
        yield from strangers(about, offer["on"], elements)
        if "drag" in offer:
            yield from strangers(
                f"{about}, dragged,", offer["drag"]["pieces"], [piece["id"] for piece in pieces]
            )
            yield from strangers(f"{about}, dropped,", offer["drag"]["onto"], elements)
        for mark in offer.get("preview", []):
            if mark["kind"] != "preview":
                yield f"{about} has a preview of the kind {mark['kind']!r}"
        label = full_label(offer, pieces)
        if label in labels:
            yield f"{labels[label]!r} and {offer['action']!r} are both called {label!r}"
        labels[label] = offer["action"]


def strangers(about: str, on: Iterable[str], elements: Iterable[str]) -> Iterator[str]:
    """Elements that are named, but do not exist."""
    for id in on:
        if id not in elements:
            yield f"{about} is on {id!r}, which is no element of the scene"


# -- the log


def whose_log(observer: int | None) -> str:
    """The observer of a log, in words."""
    return "the spectator's log" if observer is None else f"{LETTERS[observer]}'s log"


class LogLines(Watcher):
    """Every event has a line, for everyone who sees it and in every language, or needs none."""

    name = "log"

    def __init__(self, game: Game, languages: tuple[str, ...]) -> None:
        super().__init__(game, languages)
        self.met: set[str] = set()
        self.ended: set[str] = set()

    def over(self, step: ShownMove) -> Iterator[Told]:
        """Faults in the lines of a move's events."""
        return self.begun(step.after, step.events)

    def begun(self, look: ShownPosition, events: list[Any]) -> Iterator[Told]:
        """Faults in the lines of the events that led to a position."""
        done: list[dict[str, Any]] = []
        for observer in look.observers:
            for event in told_together(self.game, seen(events, observer)):
                if event in done:
                    continue  # other observers see the same event
                done.append(event)
                self.met.add(event["event"])
                for language in self.languages:
                    for fault in self.line(look, event, observer, language):
                        yield fault, whose_log(observer)

    def line(
        self, look: ShownPosition, event: dict[str, Any], observer: int | None, language: str
    ) -> Iterator[str]:
        """What is wrong with the line of an event."""
        about = f"the line of {event['event']} in {language}"
        try:
            line = line_of(self.game, dict(event), look.words[language])
        except Exception as error:
            yield f"{about}: {said(error)}"
            return
        if line is None:
            return
        self.count += 1
        bad = list(misfits(line, LogLine, about))
        yield from bad
        if bad:
            return
        if not line["text"]:
            yield f"{about} is empty"
        elif re.search(r"[{}]", line["text"]) or (
            None in event.values() and re.search(r"\bNone\b", line["text"])
        ):
            yield f"{about} says {line['text']!r}"
        if no_rule(self.game, line["rule"], language):
            yield f"{about} names the rule {line['rule']}, which is not in rules.{language}.md"
        if language == look.language and line.get("on"):
            yield from self.spoken_of(about, line["on"], look.drawn(observer, language))

    def spoken_of(self, about: str, on: list[str], drawn: Drawing) -> Iterator[str]:
        """Elements that a line is about, but do not exist. Cards may have moved on; players, piles and places always exist."""
        places = tuple(place["id"] for place in drawn["places"])
        there = {e["id"] for kind in ("panels", "pieces") for e in drawn[kind]}
        for id in on:
            if id not in there and not id.startswith(places):
                yield f"{about} is on {id!r}, which is no element of the scene"

    def at(self, look: ShownPosition) -> Iterator[Told]:
        """Faults in the sentence about how the game has ended."""
        if not look.state.over or not languages(self.game.package):
            return
        for reason in {place.reason for place in self.game.ranking(look.state)} - self.ended - {""}:
            self.ended.add(reason)
            for language in self.languages:
                message = f"ending-{reason.replace('.', '-')}"
                if message not in look.words[language]:
                    yield f"no text {message!r} in {language}: how a game ends by {reason}", ""
                elif not ending(self.game, language, reason):
                    yield f"text {message!r} in {language} is empty", ""

    def looked(self) -> str:
        """The number of lines, and which events never came up."""
        missing = sorted(set(self.game.events) - self.met)
        never = f"; never met: {', '.join(missing)}" if missing else ""
        return f"{self.count} lines of {len(self.met)} events in {', '.join(self.languages)}{never}"


# -- pictures


@cache
def ids_of(game: Game, board: str) -> tuple[frozenset[str], frozenset[str]]:
    """The ids of a board: its pictures, and its anchors."""
    text = game.text(board)
    symbols = frozenset(SYMBOL.findall(text))
    return symbols, frozenset(ID.findall(text)) - symbols


def sprites_of(piece: Piece | Change) -> Iterator[str]:
    """All pictures of a piece, including those on a card that is made of parts."""
    found: Mapping[str, Any] = piece
    yield from (found[key] for key in ("sprite", "was") if key in found)
    card = piece.get("card")
    if card is None:
        return
    yield from card.get("corner", [])
    for figure in card.get("figures", []):
        yield from figure.get("sprites", [])
    for icon in [*card.get("below", []), *(icon for row in card.get("rows", []) for icon in row)]:
        yield icon["sprite"]
        if "badge" in icon:
            yield icon["badge"]


class Pictures(Watcher):
    """Every picture that a scene, an offer or a change names is a symbol of the board; open cards are in visible places."""

    name = "pictures"

    def __init__(self, game: Game, languages: tuple[str, ...]) -> None:
        super().__init__(game, languages)
        self.named: set[tuple[str | None, str]] = set()
        self.lost: set[tuple[str | None, str]] = set()

    @classmethod
    def lack(cls, game: Game) -> str:
        """What the game lacks: a board."""
        return "" if game.drawings else "the game has no board: clients write what a card is"

    def at(self, look: ShownPosition) -> Iterator[Told]:
        """Faults in the pictures and places of all pieces; close looks include offers."""
        board = self.game.board_of(look.state.options)
        for observer in look.observers:
            drawn = look.drawn(observer, look.language)
            for piece in drawn["pieces"]:
                for sprite in sprites_of(piece):
                    yield from self.picture(board, sprite, f"the piece {piece['id']!r}")
            yield from self.unseen(board, drawn)
            if look.close:
                for offer in look.scene(observer, look.language)["offers"]:
                    for sprite in offer.get("sprites", []):
                        yield from self.picture(board, sprite, f"the offer of {offer['action']!r}")

    def over(self, step: ShownMove) -> Iterator[Told]:
        """Faults in the pictures of moving pieces."""
        changes = getattr(scenery(self.game), "changes", None)
        if changes is None:
            return
        board = self.game.board_of(step.after.state.options)
        for observer in step.after.observers:
            for event in seen(step.events, observer):
                for change in changes(event, step.after.words[step.after.language]):
                    for sprite in sprites_of(change):
                        yield from self.picture(board, sprite, f"what {event['event']} moves")

    def picture(self, board: str | None, sprite: str, whose: str) -> Iterator[Told]:
        """A fault if a picture does not exist; checked once for each."""
        if (board, sprite) in self.named:
            return
        self.named.add((board, sprite))
        if board is None:
            yield f"{whose} has the picture {sprite!r}, but the game has no board", ""
        elif sprite not in ids_of(self.game, board)[0]:
            yield f"{whose} has the picture {sprite!r}, which {board} does not have", ""

    def unseen(self, board: str | None, drawn: Drawing) -> Iterator[Told]:
        """Open pieces at places that are neither on the board nor on a panel."""
        shown = {place for panel in drawn["panels"] for place in panel["places"]}
        if board is not None:
            shown |= ids_of(self.game, board)[1]
        for piece in drawn["pieces"]:
            place = board, piece["place"]
            if piece["face"] is not None and piece["place"] not in shown and place not in self.lost:
                self.lost.add(place)
                yield (
                    f"the piece {piece['id']!r} is at {piece['place']!r}, which is neither on {board} nor on a panel",
                    "",
                )

    def looked(self) -> str:
        """The number of pictures."""
        return f"{len(self.named)} pictures on {', '.join(self.game.drawings) or 'no board'}"
