"""How a game came out, for the page at its end.

The headline is the attribute `.title` of the message `ending-RULE`, else its short name; the sentence is the prompt of the last
scene; the curves are the game's measures (`detente.core.shown.statistics`). A game's module `ending` adds to this; all of it is optional:

    def picture(view): ...                  # the name of a picture, `endings/NAME.svg`: see `picture`
    def rule(view): ...                     # the rule that says who has won; default: the one that ended the game
    def scores(view, places, words): ...    # the columns of the ranking, a list of `Score`; default: its points
    def weight(event): ...                  # how much an event (a dict) counts among the key moments; 0: not at all
    def sections(view, story, words): ...   # what else there is to tell, a list of `Section`; `story` has the whole game
    def decided(view): ...                  # events, the last of which brought the end about: a key moment, whatever it weighs
    CAUSES = ("AttackDeclared",)            # events that explain what follows them, and are told with it
    OMITTED = ("dollars",)                  # measures without a curve

`view` is a spectator's after the end, `places` the ranking by seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from heapq import nlargest
from importlib import resources
from itertools import chain, takewhile
from types import ModuleType
from typing import Any, NamedTuple, TypedDict

from detente.core.engine.game import Game
from detente.core.engine.state import State
from detente.core.shown.drawing import Piece, Section
from detente.core.shown.scene import scenery
from detente.core.shown.statistics import Measure, Reading, course_of, short_ending, statistics_of
from detente.core.shown.telling import lines_of
from detente.core.shown.words import Words

MODULE = "ending"
FOLDER = "endings"
CORE = "detente.core.shown"
USUAL = "laurel"
"""The picture of a game that declares none."""
MOMENTS = 6
"""How many key moments are shown at most."""
LINES = 3
"""How many lines of the log tell of one moment at most, besides what caused it."""
BACK = 3
"""How many moments back a cause may lie."""


class Chapter(NamedTuple):
    """A moment of a game. frame: its number for the observer. events: what happened, as far as the observer may know it. state: after it."""

    frame: int
    events: list[dict[str, Any]]
    state: State


Story = Sequence[Chapter]
"""A game from its start to its end."""


class Score(TypedDict):
    """A column of the ranking.

    name: for people. values: for each seat, in words or figures; None where the seat has none. adds: whether partners add their figures up.
    """

    name: str
    values: list[str | None]
    adds: bool


class Curve(TypedDict):
    """A measure over the course of the game.

    name: for people. seats: whether it has a value for each seat; else the only one is the table's. values: at each of the frames; None
    where there is none.
    """

    name: str
    seats: bool
    values: list[list[int | None]]


class KeyMoment(TypedDict):
    """What counted. frame: the number of the frame that shows it. lines: the log of it. seat: who did or suffered it."""

    frame: int
    lines: list[str]
    seat: int | None


class OpenHand(TypedDict):
    """What a seat still held. name: of the place. pieces: face up."""

    seat: int
    name: str
    pieces: list[Piece]


class Ending(TypedDict):
    """How a game came out.

    title: the headline. text: who has won, in a sentence. reason: why the game is over, unless the text says it. rule: the one that says
    who has won. Both may be empty. picture: an SVG drawing. scores: the columns of the ranking. frames: those of the curves' values.
    """

    title: str
    text: str
    reason: str
    rule: str
    picture: str
    scores: list[Score]
    frames: list[int]
    curves: list[Curve]
    moments: list[KeyMoment]
    sections: list[Section]
    hands: list[OpenHand]


def ending(game: Game, story: Story, words: Words) -> Ending:
    """How the game came out that the story tells. ValueError while it runs."""
    state = story[-1].state
    reason = game.ranking(state)[0].reason
    view = state.view(None)
    own = game.module(MODULE)
    frames, curves = course(game, story, words, getattr(own, "OMITTED", ()))
    sections = getattr(own, "sections", None)
    message = f"ending-{reason.replace('.', '-')}"
    text, told = scenery(game).draw(view, words)["prompt"]["text"], words.get(message)
    title = words.forms(message).get("title", short_ending(reason, words)) if message in words else ""
    return Ending(
        title=title,
        text=text,
        reason="" if told.rstrip(".").lower() in f"{title} {text}".lower() else told,
        rule=rule_of_winner(game, state),
        picture=picture(game, own, view),
        scores=scores(game, own, state, words),
        frames=frames,
        curves=curves,
        moments=moments(game, own, story, words),
        sections=sections(view, story, words) if sections is not None else [],
        hands=hands(game, state, words),
    )


def rule_of_winner(game: Game, state: State) -> str:
    """The rule that says who has won a finished game: the one that ended it, unless the game's module names another."""
    own = getattr(game.module(MODULE), "rule", None)
    return game.ranking(state)[0].reason if own is None else str(own(state.view(None)))


def picture(game: Game, own: ModuleType | None, view: dict[str, Any]) -> str:
    """The picture of an ending: a file of the game's package, of one whose words it uses, or one that all games may use."""
    chosen = getattr(own, "picture", None)
    name = chosen(view) if chosen is not None else USUAL
    return drawing((game.package, *game.words_from, CORE), name)


@cache
def drawing(packages: tuple[str, ...], name: str) -> str:
    """The first of the packages' files `endings/NAME.svg`. FileNotFoundError if there is none."""
    for package in packages:
        file = resources.files(package).joinpath(FOLDER, f"{name}.svg")
        if file.is_file():
            return file.read_text(encoding="utf-8")
    raise FileNotFoundError(f"none of {', '.join(packages)} has {FOLDER}/{name}.svg")


def scores(game: Game, own: ModuleType | None, state: State, words: Words) -> list[Score]:
    """The columns of the ranking; by default its points, if they are more than the share in the victory."""
    places = sorted(game.ranking(state), key=lambda place: place.seat)
    declared = getattr(own, "scores", None)
    if declared is not None:
        columns: list[Score] = declared(state.view(None), places, words)
        return columns
    points = [place.points for place in places]
    return (
        []
        if points == state.returns
        else [score(words("ending-points"), [f"{each:g}" for each in points], True)]
    )


def score(name: str, values: Iterable[Any], adds: bool = False) -> Score:
    """A column of the ranking from any values."""
    return Score(name=name, values=[None if each is None else str(each) for each in values], adds=adds)


def course(game: Game, story: Story, words: Words, omitted: Sequence[str]) -> tuple[list[int], list[Curve]]:
    """The frames at which a turn begins, with the start and the end, and the measures at them that ever change."""
    turns = {name for name, kind in game.events.items() if kind.begins_turn}
    last = len(story) - 1
    chosen = [
        chapter
        for k, chapter in enumerate(story)
        if k in (0, last) or any(event["event"] in turns for event in chapter.events)
    ]
    readings = [course_of(game, chapter.state) for chapter in chosen]
    measures = statistics_of(game).course
    curves = [
        curve(measure, [values[k] for values in readings], words)
        for k, measure in enumerate(measures)
        if measure.name not in omitted
    ]
    return [chapter.frame for chapter in chosen], [each for each in curves if changes(each)]


def curve(measure: Measure, readings: Sequence[Reading], words: Words) -> Curve:
    """The values of a measure."""
    seats = any(not isinstance(value, int | None) for value in readings)
    values = [[value] if isinstance(value, int | None) else list(value) for value in readings]
    return Curve(name=words(measure.message), seats=seats, values=values)


def changes(curve: Curve) -> bool:
    """Whether there is anything to see."""
    return any(values != curve["values"][0] for values in curve["values"])


def moments(game: Game, own: ModuleType | None, story: Story, words: Words) -> list[KeyMoment]:
    """The moments with the weightiest events, in their order, and the one that brought the end about."""
    weight = getattr(own, "weight", None)
    if weight is None:
        return []
    last = decisive(own, story)
    weighed = [(sum(map(weight, chapter.events)), -k) for k, chapter in enumerate(story)]
    most = nlargest(MOMENTS - len(last), (each for each in weighed if each[0] > 0 and -each[1] not in last))
    found: list[KeyMoment] = []
    causes = getattr(own, "CAUSES", ())
    for k in sorted([*last, *(-order for _, order in most)]):
        heavy = nlargest(LINES, filter(weight, story[k].events), key=weight)
        told = [last[k]] if k in last else [event for event in story[k].events if event in heavy][:LINES]
        lines = lines_of(game, cause(story[max(0, k - BACK) : k + 1], causes, told) + told, words)
        if lines:
            texts = list(dict.fromkeys(line["text"] for line in lines))
            found.append(KeyMoment(frame=story[k].frame, lines=texts, seat=lines[0]["seat"]))
    return found


def decisive(own: ModuleType | None, story: Story) -> dict[int, dict[str, Any]]:
    """The last of the events that brought the end about, by the number of its moment; empty if the game names none."""
    decided = getattr(own, "decided", None)
    names = decided(story[-1].state.view(None)) if decided is not None else ()
    found = [
        (k, event) for k, chapter in enumerate(story) for event in chapter.events if event["event"] in names
    ]
    return dict(found[-1:])


def cause(lately: Story, causes: Sequence[str], told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The last event that explains the told ones and came before them; none if they explain themselves."""
    if told and told[0]["event"] in causes:
        return []
    *earlier, last = (chapter.events for chapter in lately)
    before = chain(*earlier, takewhile(lambda event: event not in told, last))
    return [event for event in before if event["event"] in causes][-1:]


def hands(game: Game, state: State, words: Words) -> list[OpenHand]:
    """What the seats still held, each as its owner saw it."""
    found: list[OpenHand] = []
    for seat in range(state.seats):
        drawn = scenery(game).draw(state.view(seat), words)
        own = {
            id
            for panel in drawn["panels"]
            if panel["kind"] == "hand" and panel["seat"] == seat
            for id in panel["places"]
        }
        for place in drawn["places"]:
            pieces = [piece for piece in drawn["pieces"] if piece["place"] == place["id"] and piece["face"]]
            if place["id"] in own and pieces:
                found.append(OpenHand(seat=seat, name=place["name"], pieces=pieces))
    return found
