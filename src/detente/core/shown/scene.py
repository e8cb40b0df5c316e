"""Scenes: what a seat sees of a game and may do, in words and pictures that any client can draw.

A scene depends on `state.view(seat)`, the seat's legal actions and a language, and holds only plain JSON types.
A client needs no knowledge of games: it draws places, pieces, panels and marks, shows the prompt, and sends back the action
of an offer. The game's part is in its module `scene` (see `Scenery`):

    def draw(view, words): ...                  # {"places", "pieces", "panels", "marks", "prompt"}
    def offer(view, action, words): ...         # optional: for an action's text: (label, elements it is offered on)
    def offered_on(view, action): ...           # optional: only the elements of an action
    def log_line(event, words): ...             # optional: for an event as a dict: a LogLine, or None if it needs none
    def told_together(events): ...              # optional: events of one moment, those that one line tells made into one
    def changes(event, words): ...              # optional: what an event moves, turns or rolls
    def staged(event, words): ...               # optional: what is shown large of it: see `detente.core.shown.staging`
    def preview(before, after, words): ...      # optional: marks that show what an action changes
    def sprites(view, action, words): ...       # optional: pictures on the button of an action
    def waives(view, action): ...               # optional: whether an action gives up what else could be done
    def aside(view, action): ...                # optional: the element on which a click means another action, or None
    STANDING = {"end": Answer("turn", ["done"])}  # optional: answers that a player may give once and for all
                                                # (`detente.core.shown.standing`); `standing-NAME` says what is done then
    def foreseen(view): ...                     # optional: questions that may be answered beforehand, by name, as `Foreseen`;
                                                # `foreseen-NAME` says when they are asked
    HAPPENINGS = {"attacked": Happening("Attack", "target")}  # optional: what ends an order; `happening-NAME` says it
    def chart(view, words): ...                 # optional: the map as a table, and
    def legend(view, words): ...                # what the words of the game mean: see `detente.core.shown.chart`
    EXPLAINED = {"row": "NW-ROW-1"}             # optional: what things are: see `detente.core.shown.explained`
    DRAGS = ("move_from",)                      # optional: questions whose offers have `then`;
                                                # "turn target": only offers that lead to the question `target`
    DROPS = ("turn attack",)                    # optional: questions whose offers have `drops`, in the same notation

*Elements* are places, pieces and panels; no two have the same id. The `term` of an element, fact or mark says what it is: a key
of `explained`. A scene reveals nothing that the view hides: a piece's id
contains no more than its face, so an unseen card is "one of that hand", never a number in the deck, and cards with the same
face in one pile are one piece with a count.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Literal, NotRequired, Protocol, TypedDict, cast

from detente.core.authors.plain import scene as plain
from detente.core.engine.game import Game
from detente.core.engine.state import State
from detente.core.shown import speech
from detente.core.shown.explained import Explanation, explanations
from detente.core.shown.kept import kept
from detente.core.shown.learning import glossary
from detente.core.shown.partial_views import WatchedView, lazy_view
from detente.core.shown.staging import Staged
from detente.core.shown.standing import Answer, given
from detente.core.shown.words import Words


class Place(TypedDict):
    """A place for pieces: a point, region or slot of the board (where its anchor has the same id), or of a panel.

    id: its id as an element.
    name: for people.
    seat: the seat that it belongs to, if any; the name then only says what it is ("Hand", "Portugal").
    about: what there is to know of this place alone.
    term: what it is.
    """

    id: str
    name: str
    seat: NotRequired[int]
    about: NotRequired[str]
    term: NotRequired[str]


class Icon(TypedDict):
    """A picture on a card.

    sprite: its id.
    label: a word or two under it.
    badge: a small sprite at its corner.
    text: a few letters written into it.
    shaded: whether it has a darker background.
    means: what it does, in words; of pictures that belong together only the first one has it.
    """

    sprite: str
    label: NotRequired[str]
    badge: NotRequired[str]
    text: NotRequired[str]
    shaded: NotRequired[bool]
    means: NotRequired[str]


class Figure(TypedDict):
    """A figure (number) on a card.

    text: the figure.
    colour: of its background (`#rrggbb`).
    sprites: pictures next to it.
    """

    text: str
    colour: str
    sprites: NotRequired[list[str]]


class Card(TypedDict):
    """What is printed on a card whose face consists of parts; its sprite is then only the background.

    `Piece.about` must say all of it in words, too: not all players see pictures.

    title: the words on the band at the top, which is part of the background.
    ink: the colour of these words.
    subtitle: words under the title.
    figures: at the top left.
    corner: sprites at the top right.
    below: small pictures under the top, which belong to the figures.
    rows: pictures below these.
    """

    title: str
    ink: Literal["light", "dark"]
    subtitle: NotRequired[str]
    figures: NotRequired[list[Figure]]
    corner: NotRequired[list[str]]
    below: NotRequired[list[Icon]]
    rows: NotRequired[list[list[Icon]]]


class Piece(TypedDict):
    """One or more identical pieces at a place.

    id: its id as an element.
    sprite: its picture.
    place: the id of its place.
    order: its position at its place, from 0.
    count: how many of it are there.
    face: what it is, in words ("Atlas Missile", "ship"); None only if it is face down.
    note: its current condition.
    about: what it does, for players who do not know it.
    term: what it is.
    seat: the seat that it belongs to, if it has that seat's colour.
    card: what is printed on it, if its face consists of parts.
    printed: whether it is not a piece but printed on the board; the name of its place then says it, too.
    """

    id: str
    sprite: str
    place: str
    order: int
    count: int
    face: str | None
    note: NotRequired[str]
    about: NotRequired[str]
    term: NotRequired[str]
    seat: NotRequired[int]
    card: NotRequired[Card]
    printed: NotRequired[bool]


class Fact(TypedDict):
    """One line of a panel.

    label: for people.
    value: in words, for people.
    about: how the value comes about.
    sprites: the value in pictures, beside the words.
    term: what it is.
    """

    label: str
    value: str
    about: NotRequired[str]
    term: NotRequired[str]
    sprites: NotRequired[list[str]]


class Row(TypedDict):
    """A row of a table. cells: the first one names the row. on: the elements that it is about."""

    cells: list[str]
    on: NotRequired[list[str]]


class Section(TypedDict):
    """A part of a panel that explains something.

    title: its name.
    value: the result.
    text: how the result comes about.
    columns: headings of a table's columns, including the first.
    rows: the table's rows.
    on: the elements that it is about.
    rule: id of the rule behind it.
    now: whether it is happening at this moment.
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
    """A box next to the board: facts, and places with their pieces.

    id: its id as an element.
    title: for people.
    places: ids of its places.
    facts: its lines.
    kind: `hand`: the seat's own cards, in full; `display`: cards open to all, in full, next to the hand;
    `player`: one seat's board, with the seat's name as title (the labels and place names of all seats are the
    same, so that clients can compare them); `track`: its places are its steps, in order; `facts`: the table;
    `forecast`: what would happen; `discard`: piles, of which usually only the top card is shown.
    seat: the seat that it belongs to, or None.
    allies: on a player's board, the seats that play on the same side, even if only one of them can win.
    sections: explanations below the facts.
    term: what it is.
    """

    id: str
    kind: Literal["hand", "display", "track", "player", "facts", "forecast", "discard"]
    title: str
    seat: int | None
    places: list[str]
    facts: list[Fact]
    allies: NotRequired[list[int]]
    sections: NotRequired[list[Section]]
    term: NotRequired[str]


class Mark(TypedDict):
    """Something drawn on elements.

    on: ids of the elements.
    kind: `price`: a figure on an element; `value`: a figure written into a piece; `link`: an arrow between
    two elements (an attack); `move`: one for what goes there in peace; `line`: a plain line between two on
    the board; `last`: what was done last; `target`: what the question is about, chosen before; `preview`: what an action would change.
    text: may be empty. The scene must also say in words what `link`, `move`, `line` and `last` show: not all players
    see pictures.
    seat: the seat in whose colour a line is drawn; if missing, it belongs to nobody.
    term: what its figure is.
    """

    kind: Literal["price", "value", "link", "move", "line", "last", "target", "preview"]
    on: list[str]
    text: str
    seat: NotRequired[int]
    term: NotRequired[str]


class Prompt(TypedDict):
    """The question that is asked.

    text: in words.
    seats: the seats that owe a decision.
    rule: id of the rule that asks, or None.
    mine: whether this seat is asked.
    asks: the name of the question; None if there is none.
    topic: the beginning of the text, if it only says what the question comes from; a client with little room may leave it out.
    """

    text: str
    seats: list[int]
    rule: str | None
    mine: bool
    asks: str | None
    topic: NotRequired[str]


class Offer(TypedDict):
    """An action that the seat may choose now.

    action: its text, for the client to send back.
    label: for people.
    on: the elements it is offered on; if empty, it is a button.
    then: the offers that follow it, so that a client can send both as one command (a drag); it sends a single
    following offer without elements at once.
    drops: also offers that follow it, where the notation names the target first: a drag from an element of
    one of them onto an element of this offer sends both; a click sends only this one.
    preview: what it would change.
    sprites: pictures on its button.
    aside: an element of `on` on which a click means another offer: this one is chosen at its other elements, by a drag from there, or
    in a list.
    waives: whether it only gives up what else is offered or could still be done: a client shows it last, and never as the first choice.
    standing: the name of the scene's standing answer that chooses it.
    """

    action: str
    label: str
    on: list[str]
    then: NotRequired[list[Offer]]
    drops: NotRequired[list[Offer]]
    preview: NotRequired[list[Mark]]
    sprites: NotRequired[list[str]]
    waives: NotRequired[bool]
    aside: NotRequired[str]
    standing: NotRequired[str]


class Standing(TypedDict):
    """An answer that a player may give once and for all: a client then gives it by itself.

    It is only for what tells others nothing: how fast it comes must not depend on anything hidden from them.

    name: its name.
    label: what is done then, for people.
    usual: whether it holds for a player who has not said otherwise, since there is nothing to decide or look at.
    """

    name: str
    label: str
    usual: bool


class LogLine(TypedDict):
    """A line of the log.

    text: what happened, in a sentence or two that need no context.
    rule: id of the rule behind it.
    seat: who did or suffered it.
    on: the elements that it is about, if they still exist.
    minor: whether it is obvious to players who know the game; a client may append it to the line before or
    show it small.
    shows: how it is shown large when it happens.
    begins: what begins with it: a player's turn, or a phase of the game; a client may group lines by it.
    ends: whether it ends the game for a player, as death does.
    """

    text: str
    rule: str | None
    seat: int | None
    on: NotRequired[list[str]]
    minor: NotRequired[bool]
    begins: NotRequired[Literal["turn", "phase"]]
    shows: NotRequired[Staged]
    ends: NotRequired[bool]


class Change(TypedDict):
    """What an event does to pieces, for a client to animate; the next scene holds the result.

    kind: `move`: pieces go from one place to another, or turn in place if both are the same; `roll`: dice.
    source: the id of the place they leave; None: they enter the game.
    target: the id of the place they go to; None: they leave the game.
    face: what they are, in words.
    sprite: the picture with which the pieces arrive.
    was: the picture with which they leave, if they turn on the way.
    count: how many move.
    seat: the seat whose colour they have.
    card: what is printed on them.
    dice: what each die shows, in words or figures.
    text: what the roll means.
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
    """A game's drawing of a view.

    places: all places.
    pieces: the pieces at them.
    panels: the boxes next to the board.
    marks: what is drawn on elements.
    prompt: the question that is asked.
    """

    places: list[Place]
    pieces: list[Piece]
    panels: list[Panel]
    marks: list[Mark]
    prompt: Prompt


class Scene(Drawing):
    """Everything that a client shows to a seat.

    game: the game's id.
    language: of all texts.
    seat: the observer; None: a spectator.
    over: whether the game is over.
    explained: what things are, by term.
    standing: the answers that the seat may give once and for all.
    offers: the actions that the seat may choose now.
    undoable: how many of its last actions the seat may take back.
    """

    game: str
    language: str
    seat: int | None
    over: bool
    explained: dict[str, Explanation]
    standing: list[Standing]
    offers: list[Offer]
    undoable: int


class Scenery(Protocol):
    """A game's module `scene`; the module docstring lists its optional members."""

    def draw(self, view: dict[str, Any], words: Words) -> Drawing:
        """The table as the view shows it; use the function `prompt` for the prompt."""
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
    """What the seat (None: a spectator) sees and may do, from its view, its legal actions, the language and the seats' names.

    view: the seat's view of the state, if the caller already has it.
    """
    words = Words(state.game, language, names=names, options=state.options)
    return scene_in(words, state, seat, state.view(seat) if view is None else view)


def scene_in(words: Words, state: State, seat: int | None, shown: dict[str, Any]) -> Scene:
    """What the seat (None: a spectator) sees and may do, in these words. shown: its view of the state."""
    game: Game = state.game
    view = shown if words.kept is None else WatchedView(shown)
    drawn = scenery(game).draw(view, words)
    return Scene(
        game=game.id,
        language=words.language,
        seat=seat,
        over=state.over,
        undoable=view.get("undoable", 0),
        places=drawn["places"],
        pieces=drawn["pieces"],
        panels=drawn["panels"],
        marks=drawn["marks"],
        prompt=drawn["prompt"],
        explained=explained_things(game, words),
        standing=standing_answers(game, words) if seat is not None else [],
        offers=offers(state, seat, view, words) if seat is not None else [],
    )


@kept
def explained_things(game: Game, words: Words) -> dict[str, Explanation]:
    """What the things on a game's table are."""
    return explanations(scenery(game), words, glossary(game, words.language))


def prompt(view: dict[str, Any], text: str, topic: str = "") -> Prompt:
    """The prompt of a view, with the game's words. topic: what the question comes from, in front of the text."""
    question = view["question"]
    made = Prompt(
        text=topic + text,
        seats=view["to_act"],
        rule=question["rule"] if question else None,
        mine=view["seat"] in view["to_act"],
        asks=question["name"] if question else None,
    )
    if topic:
        made["topic"] = topic
    return made


def declared_answers(game: Game) -> dict[str, Answer]:
    """The answers that a player of the game may give once and for all, by name."""
    declared: dict[str, Answer] = getattr(scenery(game), "STANDING", {})
    return declared


@kept
def standing_answers(game: Game, words: Words) -> list[Standing]:
    """The answers that a player of the game may give once and for all, in words."""
    return [
        Standing(name=name, label=words(f"standing-{name}"), usual=answer.usual)
        for name, answer in declared_answers(game).items()
    ]


def offers(state: State, seat: int, view: dict[str, Any], words: Words) -> list[Offer]:
    """The offers for all actions that the seat may choose now, with what it may know of their results."""
    module = scenery(state.game)
    drags, drops = getattr(module, "DRAGS", ()), getattr(module, "DROPS", ())
    made = offers_since(view, state, seat, view, words, drags, drops)
    chosen = given(declared_answers(state.game), view, [offer["action"] for offer in made])
    if chosen is not None:
        name, action = chosen
        next(offer for offer in made if offer["action"] == action)["standing"] = name
    return made


def offers_since(
    before: dict[str, Any],
    state: State,
    seat: int,
    view: dict[str, Any],
    words: Words,
    drags: Sequence[str] = (),
    drops: Sequence[str] = (),
) -> list[Offer]:
    """The offers for all actions of the seat in a state; previews show the changes since the view `before`."""
    preview = getattr(scenery(state.game), "preview", None)
    foresees = preview is not None or may_drag((*drags, *drops), view)
    made: list[Offer] = []
    for action in state.legal_actions(seat):
        offered = plain_offer(state, view, action, words)
        made.append(offered)
        after = foreseen(state, seat, action) if foresees else None
        if after is None:
            continue
        later = lazy_view(after, seat)
        if preview:
            offered["preview"] = preview(before, later, words)
        if seat not in after.to_act:
            continue
        if dragged(drags, view, later):
            offered["then"] = offers_since(before, after, seat, later, words)
        if dragged(drops, view, later):
            following = [plain_offer(after, later, each, words) for each in after.legal_actions(seat)]
            offered["drops"] = [each for each in following if each["on"]]
    return made


def foreseen(state: State, seat: int, action: int) -> State | None:
    """The `outcome` of an action; also None if the rules raise an exception, so that the other actions can still be offered."""
    try:
        return outcome(state, seat, action)
    except Exception:
        return None


def may_drag(drags: Sequence[str], view: dict[str, Any]) -> bool:
    """Whether `drags` names a step from the question of this view."""
    asked = view["question"]["name"] if view["question"] else ""
    return any(drag.partition(" ")[0] == asked for drag in drags)


def dragged(drags: Sequence[str], view: dict[str, Any], later: dict[str, Any]) -> bool:
    """Whether `drags` (`DRAGS` or `DROPS`) names the step from the question of one view to that of the later one."""
    asked, following = (each["question"]["name"] if each["question"] else "" for each in (view, later))
    return asked in drags or f"{asked} {following}" in drags


def plain_offer(state: State, view: dict[str, Any], action: int, words: Words) -> Offer:
    """The offer of one legal action, without `then`, `drops` and `preview`."""
    text = state.game.actions.text(action)
    module = scenery(state.game)
    label, elements = offer_of(state.game, view, text, words)
    offered = Offer(action=text, label=label, on=elements)
    pictures = getattr(module, "sprites", None)
    shown = pictures(view, text, words) if pictures is not None else []
    if shown:
        offered["sprites"] = shown
    waives = getattr(module, "waives", None)
    if waives is not None and waives(view, text):
        offered["waives"] = True
    aside = getattr(module, "aside", None)
    if aside is not None and (there := aside(view, text)) is not None:
        offered["aside"] = there
    return offered


def full_label(offer: Offer, pieces: Iterable[Piece]) -> str:
    """The label of an offer for use away from its elements: it adds the name of the piece it is offered on, if missing."""
    face = next((piece["face"] for piece in pieces if piece["id"] in offer["on"][:1]), None)
    return (
        offer["label"]
        if face is None or face.lower() in offer["label"].lower()
        else f"{offer['label']} ({face})"
    )


def advised(state: State, seat: int, text: str, words: Words) -> Offer:
    """The offer of an action, given as text, in this state, with its full label: for advice."""
    view = state.view(seat)
    offer = plain_offer(state, view, state.game.actions.parse(text), words)
    label = full_label(offer, scenery(state.game).draw(view, words)["pieces"])
    return Offer(action=text, label=label, on=offer["on"])


def advised_line(state: State, seat: int, texts: Sequence[str], words: Words) -> list[Offer]:
    """The offers of consecutive actions of the seat, given as texts, each with its full label at that time."""
    now: State | None = state
    told: list[Offer] = []
    for text in texts:
        assert now is not None
        told.append(advised(now, seat, text, words))
        now = look_ahead(now, seat, now.game.actions.parse(text))
    return told


def offer_of(game: Game, view: dict[str, Any], action: str, words: Words) -> tuple[str, list[str]]:
    """The label and the elements of a legal action of the view's seat."""
    module = scenery(game)
    own = getattr(module, "offer", None)
    if own is not None:
        offered: tuple[str, list[str]] = own(view, action, words)
        return offered
    on = getattr(module, "offered_on", None)
    elements = on(view, action) if on else speech.elements(game.actions, action)
    return speech.label(game.actions, action, words), elements


def outcome(state: State, seat: int, action: int) -> State | None:
    """The state after the action, on a clone, or None if the seat may not know it before it acts.

    The seat may know it if it could take the action back: no random number was drawn and nothing hidden revealed.
    """
    twin = state.clone()
    twin.apply(seat, action)
    return twin if twin.undoable(seat) == state.undoable(seat) + 1 else None


def look_ahead(state: State, seat: int, action: int) -> State | None:
    """The `outcome` of an action if the seat is still to act then; else None."""
    after = outcome(state, seat, action)
    return after if after is not None and seat in after.to_act else None
