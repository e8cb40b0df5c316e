"""Scenes: what a seat sees of a game and may do, in words and pictures that any client can draw.

A scene depends on `state.view(seat)`, the seat's legal actions and a language, and holds only plain JSON types.
A client needs no knowledge of games: it draws places, pieces, panels and marks, shows the prompt, and sends back the action
of an offer. The game's part is in its module `scene` (see `Scenery`):

    def draw(view, words): ...                  # {"places", "pieces", "panels", "marks", "prompt"}
    def offer(view, action, words): ...         # optional: for an action's text: (label, elements it is offered on)
    def offered_on(view, action): ...           # optional: only the elements of an action
    def alone(view, action, words): ...         # optional: what the question says if this is the only answer left, or None
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
    def drag(view, action): ...                 # optional: of what an action moves, the pieces, and the elements they may be dragged onto
    DRAGS = ("move_from",)                      # optional: questions whose offers have `then`;
                                                # "turn target": only offers that lead to the question `target`
    DROPS = ("turn attack",)                    # optional: questions whose offers have `drops`, in the same notation
    def goes_on(view, action): ...              # optional: whether an action of these questions may have `then` or `drops`;
                                                # what cannot is not tried, which saves time

*Elements* are places, pieces and panels; no two have the same id. The `term` of an element, fact or mark says what it is: a key
of `explained`. A scene reveals nothing that the view hides: a piece's id
contains no more than its face, so an unseen card is "one of that hand", never a number in the deck, and cards with the same
face in one pile are one piece with a count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Protocol, cast

from detente.core.authors.plain import scene as plain
from detente.core.engine.game import Game
from detente.core.engine.state import State
from detente.core.shown import speech
from detente.core.shown.drawing import Drawing, Offer, Piece, Prompt, Scene, Standing
from detente.core.shown.explained import Explanation, explanations
from detente.core.shown.kept import kept
from detente.core.shown.learning import glossary
from detente.core.shown.partial_views import WatchedView, lazy_view
from detente.core.shown.standing import Answer, given
from detente.core.shown.words import Words


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
    offered = offers(state, seat, view, words) if seat is not None else []
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
        prompt=narrowed(drawn["prompt"], game, view, offered, words),
        explained=explained_things(game, words),
        standing=standing_answers(game, words) if seat is not None else [],
        offers=offered,
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


def narrowed(asked: Prompt, game: Game, view: dict[str, Any], offered: list[Offer], words: Words) -> Prompt:
    """The prompt, which says why only one answer is left if the game's module can say so."""
    alone = getattr(scenery(game), "alone", None)
    if alone is None or len(offered) != 1:
        return asked
    text = alone(view, offered[0]["action"], words)
    return asked if text is None else {**asked, "text": asked.get("topic", "") + text}


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
    module = scenery(state.game)
    preview, goes_on = getattr(module, "preview", None), getattr(module, "goes_on", None)
    asked = asked_at(state)
    drags_on, drops_on = may_drag((*drags, *drops), asked), may_drag(drops, asked)
    made: list[Offer] = []
    drawn: Drawn = {}
    possible = state.legal_actions(seat)
    for action in possible:
        offered = plain_offer(state, view, action, words)
        made.append(offered)
        may_go_on = drags_on and (goes_on is None or goes_on(view, offered["action"]))
        ahead = known if may_go_on and drops_on else outcome
        after = foreseen(state, seat, action, ahead) if may_go_on or preview is not None else None
        if after is None:
            continue
        later = lazy_view(after, seat)
        if preview:
            offered["preview"] = preview(before, later, words)
        if seat not in after.to_act:
            continue
        step = asked, asked_at(after)
        if dragged(drags, *step):
            offered["then"] = offers_since(before, after, seat, later, words)
        if dragged(drops, *step):
            opened = [each for each in after.legal_actions(seat) if each not in possible]
            shared = drawn if offered.get("drag") else None
            offered["drops"] = dropped(after, opened, later, words, shared)
    return made


Drawn = dict[tuple[str, tuple[int, ...]], list[Offer]]
"""Offers that follow, by their question and their actions."""


def dropped(
    after: State, actions: list[int], later: dict[str, Any], words: Words, drawn: Drawn | None
) -> list[Offer]:
    """The offers that follow an offer, those on no element left out. actions: those that were not possible before it.

    drawn: if it is the pieces of the first one that are dragged, what follows others of its kind: most cards of a display can be
    used on the same things, and are drawn once.
    """
    key = asked_at(after), tuple(actions)
    if drawn is not None and key in drawn:
        return drawn[key]
    following = [plain_offer(after, later, each, words) for each in actions]
    shown = [each for each in following if each["on"]]
    if drawn is not None:
        for each in shown:
            each.pop("drag", None)
        drawn[key] = shown
    return shown


def asked_at(state: State) -> str:
    """The name of the question that is asked in a state; empty if there is none."""
    question = state.game.questions.get(state.asked)
    return "" if question is None else question.name


def may_drag(drags: Sequence[str], asked: str) -> bool:
    """Whether `drags` names a step from this question."""
    return any(drag.partition(" ")[0] == asked for drag in drags)


def dragged(drags: Sequence[str], asked: str, following: str) -> bool:
    """Whether `drags` (`DRAGS` or `DROPS`) names the step from one question to another."""
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
    drag = getattr(module, "drag", None)
    if drag is not None and (moved := drag(view, text)) is not None:
        offered["drag"] = moved
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
    """The state after a legal action, on a clone, or None if the seat may not know it before it acts.

    The seat may know it if it could take the action back: no random number was drawn and nothing hidden revealed.
    """
    twin = state.clone()
    twin.carry_out(seat, action, None)
    return twin if twin.undoable(seat) == state.undoable(seat) + 1 else None


def known(state: State, seat: int, action: int) -> State | None:
    """The state after a legal action, on a clone, or None if the seat learns something from it; others may.

    Then the seat cannot take the action back, but knows where it leads: it plays a card of its hand.
    """
    twin = state.clone()
    twin.carry_out(seat, action, None)
    return None if twin.over or twin.informed >> seat & 1 else twin


def look_ahead(state: State, seat: int, action: int) -> State | None:
    """The `outcome` of an action if the seat is still to act then; else None."""
    after = outcome(state, seat, action)
    return after if after is not None and seat in after.to_act else None


def foreseen(
    state: State, seat: int, action: int, ahead: Callable[[State, int, int], State | None] = outcome
) -> State | None:
    """What `ahead` gives: the `outcome` of an action, or what is `known` of it. None also if the rules raise an exception, so that the
    other actions can still be offered.
    """
    try:
        return ahead(state, seat, action)
    except Exception:
        return None
