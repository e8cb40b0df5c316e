"""Scenes: what a seat sees of a game and may do, in words and pictures that any client can draw.

A scene is made from `state.view(seat)`, the seat's legal actions and a language, and holds plain JSON types only.
A client needs to know no game: it draws places, pieces, panels and marks, asks the prompt, and sends back the action
of an offer. What the game has to say about itself is in its module `scene` (see `Scenery`):

    def draw(view, words): ...                  # {"places", "pieces", "panels", "marks", "prompt"}
    def offer(view, action, words): ...         # may be left out: of an action's text: (label, elements it is offered on)
    def offered_on(view, action): ...           # may be left out: only the elements of an action
    def log_line(event, words): ...             # may be left out: of an event as a dict: a LogLine, or None if it needs none
    def changes(event, words): ...              # may be left out: what an event moves, turns or rolls
    def preview(before, after, words): ...      # may be left out: marks that show what an action changes
    def sprites(view, action, words): ...       # may be left out: pictures on the button of an action
    DRAGS = ("move_from",)                      # may be left out: questions whose offers carry `then`;
                                                # "turn target": only those that lead to the question `target`
    DROPS = ("turn attack",)                    # may be left out: in the same way, questions whose offers carry `drops`

*Elements* are places, pieces and panels; no two have the same id. Everything a view leaves open stays open in the
scene: a piece's id tells no more than its face, so an unseen card is "one of that hand", never a number in the deck,
and cards of one face in one pile are one piece with a count.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Literal, NotRequired, Protocol, TypedDict, cast

from detente.core.authors.plain import scene as plain
from detente.core.engine.game import Game
from detente.core.engine.state import State
from detente.core.shown import speech
from detente.core.shown.words import Words


class Place(TypedDict):
    """Where pieces lie: a point, region or slot of the board (its anchor there bears the same id), or of a panel.

    seat: whose it is, if it is one seat's; the name then says only what it is ("Hand", "Portugal").
    """

    id: str
    name: str
    seat: NotRequired[int]


class Icon(TypedDict):
    """A picture on a card: sprite; label, a word or two under it; badge, a small sprite at its corner; text, a few letters
    written into it. shaded: it stands on a darker ground.
    """

    sprite: str
    label: NotRequired[str]
    badge: NotRequired[str]
    text: NotRequired[str]
    shaded: NotRequired[bool]


class Figure(TypedDict):
    """A figure on a card, on a ground of this colour (`#rrggbb`). sprites: beside it."""

    text: str
    colour: str
    sprites: NotRequired[list[str]]


class Card(TypedDict):
    """What is printed on a card whose face is built of parts; its sprite is then only the ground.

    ink: of the words on the band at the card's head, which the ground brings. figures: at the head, left. corner: sprites
    at the head, right. below: small pictures under the head, which go with the figures. rows: pictures below. All of it
    must also be said in words (`about`): not all who play see pictures.
    """

    title: str
    ink: Literal["light", "dark"]
    subtitle: NotRequired[str]
    figures: NotRequired[list[Figure]]
    corner: NotRequired[list[str]]
    below: NotRequired[list[Icon]]
    rows: NotRequired[list[list[Icon]]]


class Piece(TypedDict):
    """Something that lies at a place.

    sprite: its picture. order: its position at its place, from 0. count: how many of it lie there.
    face: what it is, in words ("Atlas Missile", "ship"); None only if it lies face down. note: how it stands now.
    about: what it is good for, for who does not know it by heart. seat: whose it is, if it bears a colour.
    card: what is printed on it, if its face is built of parts. printed: it is no piece, but printed on the board, and the
    name of its place says it, too.
    """

    id: str
    sprite: str
    place: str
    order: int
    count: int
    face: str | None
    note: NotRequired[str]
    about: NotRequired[str]
    seat: NotRequired[int]
    card: NotRequired[Card]
    printed: NotRequired[bool]


class Fact(TypedDict):
    """One line of a panel; both are words for people."""

    label: str
    value: str


class Row(TypedDict):
    """A line of a table: its cells, the first of which names it. on: the elements it speaks of."""

    cells: list[str]
    on: NotRequired[list[str]]


class Section(TypedDict):
    """A part of a panel that explains something: what it is called, what comes of it, and how.

    columns: heads of a table's columns, the first one's included; rows: its lines. rule: where it comes from.
    now: whether it is what happens at this moment.
    """

    title: str
    value: str
    text: str
    columns: NotRequired[list[str]]
    rows: NotRequired[list[Row]]
    on: NotRequired[list[str]]
    rule: NotRequired[str]
    now: NotRequired[bool]


class Panel(TypedDict):
    """A box beside the board: facts, and places with the pieces that lie there.

    kind: `hand` the seat's own cards, in full; `display` cards open to all, in full, beside the hand; `player` one seat's board, with the seat's name as title (all seats'
    have the same labels and names of places, so that they can be compared); `track` its places are its steps, in order; `facts` the table;
    `forecast` what would come; `discard` piles, mostly closed.
    seat: whose it is, or None. sections: explanations below the facts.
    """

    id: str
    kind: Literal["hand", "display", "track", "player", "facts", "forecast", "discard"]
    title: str
    seat: int | None
    places: list[str]
    facts: list[Fact]
    sections: NotRequired[list[Section]]


class Mark(TypedDict):
    """Something drawn on elements: `price` a figure on one, `value` a figure written into a piece, `link` an arrow between
    two (an attack), `line` a quiet line between two that lie on the board, `last` what was done last, `preview` what an
    action would change.

    text: may be empty. What `link`, `line` and `last` say must also be said in words: not all who play see pictures.
    seat: whose line it is, drawn in his colour; nobody's if it is missing.
    """

    kind: Literal["price", "value", "link", "line", "last", "preview"]
    on: list[str]
    text: str
    seat: NotRequired[int]


class Prompt(TypedDict):
    """What is asked. seats: who owes a decision. rule: the rule that asks. mine: whether this seat is asked."""

    text: str
    seats: list[int]
    rule: str | None
    mine: bool


class Offer(TypedDict):
    """An action that may be chosen now.

    action: its text, to be sent back. label: for people. on: the elements it is offered on; on none, it is a button.
    then: the offers after it, so that both can be sent as one command (a drag); a single one on no element is sent at
    once. drops: offers after it, too, where the notation names the target first: who drags from an element of one of them
    onto one of this offer's sends both; who clicks sends this one alone. preview: what it would change. sprites: pictures on its button.
    """

    action: str
    label: str
    on: list[str]
    then: NotRequired[list[Offer]]
    drops: NotRequired[list[Offer]]
    preview: NotRequired[list[Mark]]
    sprites: NotRequired[list[str]]


class LogLine(TypedDict):
    """What happened, in a sentence or two that stand alone. rule: where it comes from. seat: who did or suffered it.

    on: the elements it speaks of, if they are still there. minor: it goes without saying for who knows the game; a
    client may run it on or show it small.
    """

    text: str
    rule: str | None
    seat: int | None
    on: NotRequired[list[str]]
    minor: NotRequired[bool]


class Change(TypedDict):
    """What an event does to pieces, for a client to move, turn and roll; the next scene holds what came of it.

    kind: `move` pieces go from the place `source` to the place `target` (None: into or out of the game; both the same:
    they turn where they lie), `roll` dice fall. sprite: the picture with which they arrive; `was`: with which they
    left, if they turn on the way. count: how many move. seat: whose colour they bear. card: what is printed on it.
    dice: what each die shows, in words or figures. text: what the roll means.
    """

    kind: Literal["move", "roll"]
    sprite: NotRequired[str]
    was: NotRequired[str]
    face: NotRequired[str | None]
    source: NotRequired[str | None]
    target: NotRequired[str | None]
    count: NotRequired[int]
    seat: NotRequired[int]
    card: NotRequired[Card]
    dice: NotRequired[list[str]]
    text: NotRequired[str]


class Drawing(TypedDict):
    """What a game draws of a view."""

    places: list[Place]
    pieces: list[Piece]
    panels: list[Panel]
    marks: list[Mark]
    prompt: Prompt


class Scene(Drawing):
    """All that a client shows a seat (None: a spectator). undoable: how many of its last actions it may take back."""

    game: str
    language: str
    seat: int | None
    over: bool
    offers: list[Offer]
    undoable: int


class Scenery(Protocol):
    """A game's module `scene`. What else it may have is listed above."""

    def draw(self, view: dict[str, Any], words: Words) -> Drawing:
        """The table as the view shows it; `prompt` helps with the prompt."""
        ...


@cache
def scenery(game: Game) -> Scenery:
    """The game's module `scene`; the default if it has none."""
    return cast(Scenery, game.module("scene") or plain)


def scene(
    state: State,
    seat: int | None,
    language: str,
    names: Sequence[str] = (),
    view: dict[str, Any] | None = None,
) -> Scene:
    """What the seat sees and may do; a function of its view, its legal actions, the language and the seats' names.

    view: the seat's view of the state, if the caller has it.
    """
    game: Game = state.game
    words = Words(game, language, names=names, options=state.options)
    if view is None:
        view = state.view(seat)
    drawn = scenery(game).draw(view, words)
    return Scene(
        game=game.id,
        language=language,
        seat=seat,
        over=state.over,
        undoable=view.get("undoable", 0),
        places=drawn["places"],
        pieces=drawn["pieces"],
        panels=drawn["panels"],
        marks=drawn["marks"],
        prompt=drawn["prompt"],
        offers=offers(state, seat, view, words) if seat is not None else [],
    )


def prompt(view: dict[str, Any], text: str) -> Prompt:
    """The prompt of a view, with the game's words."""
    question = view["question"]
    return Prompt(
        text=text,
        seats=view["to_act"],
        rule=question["rule"] if question else None,
        mine=view["seat"] in view["to_act"],
    )


def offers(state: State, seat: int, view: dict[str, Any], words: Words) -> list[Offer]:
    """All that the seat may do now, with what can be told of the time after it."""
    module = scenery(state.game)
    drags, drops = getattr(module, "DRAGS", ()), getattr(module, "DROPS", ())
    return offers_since(view, state, seat, view, words, drags, drops)


def offers_since(
    before: dict[str, Any],
    state: State,
    seat: int,
    view: dict[str, Any],
    words: Words,
    drags: Sequence[str] = (),
    drops: Sequence[str] = (),
) -> list[Offer]:
    """All that the seat may do in a state, and of each action what it changes since `before`."""
    preview = getattr(scenery(state.game), "preview", None)
    made: list[Offer] = []
    for action in state.legal_actions(seat):
        offered = plain_offer(state, view, action, words)
        made.append(offered)
        after = foreseen(state, seat, action) if drags or drops or preview else None
        if after is None:
            continue
        later = after.view(seat)
        if dragged(drags, view, later):
            offered["then"] = offers_since(before, after, seat, later, words)
        if dragged(drops, view, later):
            following = [plain_offer(after, later, each, words) for each in after.legal_actions(seat)]
            offered["drops"] = [each for each in following if each["on"]]
        if preview:
            offered["preview"] = preview(before, later, words)
    return made


def foreseen(state: State, seat: int, action: int) -> State | None:
    """The same as `look_ahead`; None, too, if the rules break down over the action: the others can be offered all the same."""
    try:
        return look_ahead(state, seat, action)
    except Exception:
        return None


def dragged(drags: Sequence[str], view: dict[str, Any], later: dict[str, Any]) -> bool:
    """Whether an action that leads from the one question to the other is sent together with the answer to the latter."""
    asked, following = (each["question"]["name"] if each["question"] else "" for each in (view, later))
    return asked in drags or f"{asked} {following}" in drags


def plain_offer(state: State, view: dict[str, Any], action: int, words: Words) -> Offer:
    """The offer of one legal action by itself."""
    text = state.game.actions.text(action)
    module = scenery(state.game)
    label, elements = offer_of(state.game, view, text, words)
    offered = Offer(action=text, label=label, on=elements)
    pictures = getattr(module, "sprites", None)
    shown = pictures(view, text, words) if pictures is not None else []
    if shown:
        offered["sprites"] = shown
    return offered


def full_label(offer: Offer, pieces: Iterable[Piece]) -> str:
    """The label of an offer where nobody sees on what it is offered: it names that piece, too, if it does not by itself."""
    face = next((piece["face"] for piece in pieces if piece["id"] in offer["on"][:1]), None)
    return offer["label"] if face is None or face in offer["label"] else f"{offer['label']} ({face})"


def advised(state: State, seat: int, text: str, words: Words) -> Offer:
    """An action of the seat as it is offered in this state, with its full label: for advice, which names it by itself."""
    view = state.view(seat)
    offer = plain_offer(state, view, state.game.actions.parse(text), words)
    label = full_label(offer, scenery(state.game).draw(view, words)["pieces"])
    return Offer(action=text, label=label, on=offer["on"])


def advised_line(state: State, seat: int, texts: Sequence[str], words: Words) -> list[Offer]:
    """Actions of the seat that follow each other, each as it would be offered then."""
    now: State | None = state
    told: list[Offer] = []
    for text in texts:
        assert now is not None
        told.append(advised(now, seat, text, words))
        now = look_ahead(now, seat, now.game.actions.parse(text))
    return told


def offer_of(game: Game, view: dict[str, Any], action: str, words: Words) -> tuple[str, list[str]]:
    """Label and elements of a legal action of the view's seat."""
    module = scenery(game)
    own = getattr(module, "offer", None)
    if own is not None:
        offered: tuple[str, list[str]] = own(view, action, words)
        return offered
    on = getattr(module, "offered_on", None)
    elements = on(view, action) if on else speech.elements(game.actions, action)
    return speech.label(game.actions, action, words), elements


def look_ahead(state: State, seat: int, action: int) -> State | None:
    """The state after the action, on a clone, or None if the seat may not know it before it acts.

    It may if it could take the action back, so neither chance nor anything hidden was touched, and still acts.
    """
    twin = state.clone()
    twin.apply(seat, action)
    if seat in twin.to_act and twin.undoable(seat) == state.undoable(seat) + 1:
        return twin
    return None


def seen(events: Iterable[Any], seat: int | None) -> list[dict[str, Any]]:
    """Events as dicts, as far as the seat may know them."""
    shown = (event.seen_by(seat) for event in events)
    return [event.to_dict() for event in shown if event is not None]


def log_lines(game: Game, events: Iterable[Any], seat: int | None, words: Words) -> list[LogLine]:
    """Events as lines of the seat's log: it sees only what it may know of them."""
    return lines_of(game, seen(events, seat), words)


def lines_of(game: Game, known: Iterable[dict[str, Any]], words: Words) -> list[LogLine]:
    """What is known of events as lines of a log."""
    lines = [line_of(game, event, words) for event in known]
    return [line for line in lines if line is not None]


def line_of(game: Game, event: dict[str, Any], words: Words) -> LogLine | None:
    """What is known of an event as a line of a log; None if it goes without saying."""
    own = getattr(scenery(game), "log_line", None)
    if own is None:
        return plain_line(game, event, words)
    line: LogLine | None = own(event, words)
    return line


def plain_line(game: Game, event: dict[str, Any], words: Words) -> LogLine | None:
    """The line of an event (`Event.to_dict`, without what must stay hidden); None if there is nothing to say."""
    text = speech.sentence(game, event, words)
    if text is None:
        return None
    kind = game.event(event["event"])
    line = LogLine(text=text, rule=kind.rule, seat=event.get("seat"), on=speech.spoken_of(game, event))
    if kind.minor:
        line["minor"] = True
    return line


def changes(game: Game, events: Iterable[Any], seat: int | None, words: Words) -> list[Change]:
    """What events move, turn and roll before the seat's eyes; nothing if the game does not say."""
    return changes_of(game, seen(events, seat), words)


def changes_of(game: Game, known: Iterable[dict[str, Any]], words: Words) -> list[Change]:
    """The same of what is known of events."""
    made = getattr(scenery(game), "changes", None)
    if made is None:
        return []
    return [change for event in known for change in made(event, words)]
