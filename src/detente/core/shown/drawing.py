"""What a scene is made of: what any client can draw without knowing the game. See `detente.core.shown.scene`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from detente.core.shown.explained import Explanation
from detente.core.shown.staging import Staged


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
    sprites: the value in pictures, next to the words.
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


class Drag(TypedDict):
    """How an offer can be chosen by drag and drop.

    pieces: each of them can be dragged.
    onto: elements that they may be dropped on for this offer alone; see also `Offer.then` and `Offer.drops`.
    """

    pieces: list[str]
    onto: list[str]


class Offer(TypedDict):
    """An action that the seat may choose now.

    action: its text, for the client to send back.
    label: for people.
    on: the elements it is offered on; if empty, it is a button.
    drag: how it can be chosen by drag and drop, if it moves something.
    then: the offers that follow it, so that a client can send both as one command; it sends a single
    following offer without elements at once. One drag of this offer's pieces onto an element of a following one chooses both.
    drops: also offers that it makes possible, but a click sends only this one. One drag chooses both: of this offer's pieces onto an element
    of the following one, or, where the notation names the target first, of that one's pieces onto an element of both.
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
    drag: NotRequired[Drag]
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
