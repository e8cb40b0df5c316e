"""Checks of views and worlds: views leak nothing, and drawn worlds are valid states."""

from collections.abc import Mapping
from typing import Any

from detente.core.authors.checks.common import SHORT, same, some_move, told
from detente.core.authors.checks.course import cards_lie_once
from detente.core.authors.checks.outcomes import other_choices, outcome, outcomes
from detente.core.authors.checks.sights import SIGHTS, Sight, sight, view_of
from detente.core.authors.checks.worlds import (
    exchangeable,
    faces_lie,
    masks,
    matched,
    other_deals,
    peeks_of,
    told_apart,
    worlds,
)
from detente.core.authors.walk import Checkpoint
from detente.core.engine.state import State
from detente.core.hidden.knowledge import BIT
from detente.core.shown.features import features_of


def views_are_plain(m: Checkpoint) -> None:
    """Views and events are plain JSON types."""
    for observer in range(m.state.seats + 1):
        json_types(view_of(m.state, observer), f"the view of {observer}")
    for move in m.ahead[:1]:
        json_types(told(m.state, move), "an event")


def observations_match_views(m: Checkpoint) -> None:
    """The observation follows from the seat's view, and each of its numbers is within its range."""
    features = features_of(m.state.game)
    for seat in range(m.state.seats):
        try:
            features.check(m.state, seat)
        except ValueError as error:
            raise AssertionError(f"the observation of {seat}: {error}") from error


def json_types(value: Any, path: str) -> None:
    """Check that a value consists of plain JSON types only. path: where it is, for the message."""
    if type(value) is dict:
        for key, item in value.items():
            assert type(key) is str, f"{path} has the key {key!r}"
            json_types(item, f"{path}, {key}")
    elif type(value) is list:
        for item in value:
            json_types(item, path)
    else:
        assert value is None or type(value) in (bool, int, float, str), f"{path}: {value!r} is no JSON"


def worlds_look_alike(m: Checkpoint, sights: Mapping[str, Sight] = SIGHTS) -> None:
    """An observer is shown the same in every world that it cannot distinguish from the true one."""
    for observer in m.observers(2):
        shown = sight(m.state, observer, sights)
        for what, world in worlds(m, observer):
            same(sight(world, observer, sights), shown, f"what {observer} is shown of {what}")


def worlds_are_drawn_blind(m: Checkpoint) -> None:
    """A world drawn for an observer depends on nothing that the observer cannot see."""
    for observer in m.observers(2):
        seed = m.seed()
        drawn = told_apart(m.state.determinize(observer, seed))
        for what, world in (*worlds(m, observer), *other_deals(m, observer)):
            same(
                told_apart(world.determinize(observer, seed)),
                drawn,
                f"a world drawn for {observer} from {what}",
            )


def worlds_vary(m: Checkpoint) -> None:
    """If two unseen cards may have changed places, worlds differ in where the cards are."""
    for observer in m.observers(2):
        if exchangeable(m, observer):
            drawn = (faces_lie(m.state.determinize(observer, m.seed())) for _ in range(1000))
            first = next(drawn)
            assert any(lie != first for lie in drawn), f"all worlds of {observer} are the same"


def worlds_are_sound(m: Checkpoint) -> None:
    """A drawn world is a valid state: it can be saved, drawn from and played on, and conserves what the true one does."""
    for observer in m.observers(1):
        world = m.state.determinize(observer, m.seed())
        cards_lie_once(world)
        same(world.conserved(), m.state.conserved(), f"what is conserved in a world of {observer}")
        same(m.game.from_dict(world.to_dict()).to_dict(), world.to_dict(), f"a saved world of {observer}")
        for other in range(world.seats + 1):
            world.determinize(other, m.seed())
        for _ in range(m.game.max_actions):
            if world.over:
                break
            world.apply(*some_move(m, world))
        assert world.over, f"a world of {observer} does not end"


def actions_reveal_alike(m: Checkpoint) -> None:
    """An action that the acting seat can take back, or learns nothing from, is so in all its worlds, with the same events and view."""
    for seat in m.state.to_act:
        for what, world in worlds(m, seat):
            for action in m.some(m.state.legal_actions(seat), SHORT):
                true = outcome(m.state, (seat, action), seat)
                other = outcome(world, (seat, action), seat)
                text = f"{m.game.actions.text(action)!r} of seat {seat} in {what}"
                assert true.silent == other.silent, f"whether it may be taken back differs: {text}"
                assert true.known == other.known, f"whether anything is learned differs: {text}"
                if true.known:
                    same(other.news, true.news, f"what is told of {text}")
                    same(other.shown, true.shown, f"what is shown after {text}")


def same_news_same_view(m: Checkpoint) -> None:
    """If two worlds that look the same give an observer the same events, they still look the same, until the game is over."""
    for observer in m.observers(2):
        for what, true, other in outcomes(m, observer):
            if true.news == other.news and not true.over:
                same(other.shown, true.shown, f"what {observer}, told the same as in {what}, is shown")


def same_view_same_news(m: Checkpoint) -> None:
    """Events reveal no secret: an observer who has seen the same cards move, and is shown the same, gets the same events."""
    for observer in m.observers(2):
        for what, true, other in (*outcomes(m, observer), *other_choices(m, observer)):
            if true.story == other.story and true.shown == other.shown:
                same(other.news, true.news, f"what {observer}, shown the same as {what}, is told")


def truth_is_possible(m: Checkpoint) -> None:
    """The true world is among those that each seat, and the spectator, considers possible."""
    for observer in range(m.state.seats + 1):
        may_be_true(m.state, observer)


def may_be_true(s: State, observer: int) -> None:
    """Check that the cards are where the observer's knowledge and the rules allow them to be."""
    cards = s.cards
    impossible_places = s.impossible_places()
    for card, place in enumerate(cards.where if impossible_places else ()):
        assert not impossible_places[cards.layout.faces[card]] & BIT[place], (
            f"card {card} is where it is barred"
        )
    may_lie = masks(s, observer)
    for same_face in cards.layout.cards_of:
        twins = [card for card in same_face if card in may_lie]
        fit = matched([may_lie[card] for card in twins], [cards.where[card] for card in twins])
        assert fit, f"{observer} does not think it possible that the cards {twins} are where they are"
    for card, spot, places in peeks_of(s, observer):
        at = cards.position(card) if spot >= 0 else spot
        true = places & BIT[cards.where[card]] and spot == at
        assert true, f"{observer} is wrong about card {card}, which it saw"
