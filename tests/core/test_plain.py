"""Defaults that carry a small game: its state, view, positions, scene, log and observations."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated

import pytest

import detente
from detente.core.authors.plain.state import PlainState, held
from detente.core.engine.game import Game
from detente.core.engine.state import State
from detente.core.records.fields import EACH_SEAT, SEAT, Field, up_to
from detente.core.shown.features import features_of
from detente.core.shown.scene import scene
from detente.core.shown.speech import unsaid
from detente.core.shown.words import Words, languages_of


class Table(PlainState):
    """A table of all kinds of fields."""

    pearls: Annotated[list[int], held(up_to(9), EACH_SEAT, "of each seat", start=3)]
    turn: Annotated[int, held(SEAT, about="whose turn it is", start=1)]
    looked: Annotated[bool, held(about="whether the deck was looked at")]
    note: str = "no field"


def bare(id: str) -> Game:
    """A game of which everything that has a default is made from its declarations."""
    game = detente.game(id)
    return replace(game, facts=None, arrange=Game.arrange, rank=Game.rank, package="json")


def states(game: Game, seed: int) -> Iterator[State]:
    """The states of a random game."""
    state, chance = game.start(seed=seed), random.Random(seed)
    while not state.over:
        yield state
        seat = chance.choice(state.to_act)
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    yield state


def test_fields_are_annotated_attributes() -> None:
    assert Table.fields == (
        Field("pearls", up_to(9), EACH_SEAT, "of each seat", 3),
        Field("turn", SEAT, None, "whose turn it is", 1),
        Field("looked", None, None, "whether the deck was looked at"),
    )
    table = Table(2)
    table.equip()
    assert (table.pearls, table.turn, table.looked) == ([3, 3], 1, False)


@pytest.mark.parametrize("id", ["isles", "nations", "nuclear_war"])
def test_views_hide_what_a_seat_does_not_see(id: str) -> None:
    game = bare(id)
    for state in states(game, 3):
        for seat in (*range(state.seats), None):
            observer = state.seats if seat is None else seat
            for place, (name, there) in enumerate(game.view(state, seat)["cards"].items()):
                sees = bool(state.cards.layout.seers[place] >> observer & 1)
                assert isinstance(there, list) == sees, name
                assert (len(there) if isinstance(there, list) else there) == state.cards.count(place)


@pytest.mark.parametrize("id", ["isles", "nations"])
def test_scenes_and_logs_are_made_of_them(id: str) -> None:
    game = bare(id)
    state = game.start(seed=2)
    shown = scene(state, 0, "en")
    ids = {each["id"] for each in (*shown["places"], *shown["pieces"], *shown["panels"])}
    assert {"player A", "table"} <= ids
    assert {piece["place"] for piece in shown["pieces"]} <= ids
    assert all(set(offer["on"]) <= ids for offer in shown["offers"])


def test_an_event_without_words_is_told_by_its_name() -> None:
    kind = detente.game("isles").event("ChartStowed")
    assert unsaid(kind, {"event": "ChartStowed", "seat": 0, "chart": None}) == "Chart stowed: seat 0"


@pytest.mark.parametrize("id", ["isles", "nations"])
def test_observations_are_in_range(id: str) -> None:
    game = bare(id)
    features = features_of(game)
    for state in states(game, 4):
        for seat in range(state.seats):
            features.check(state, seat)


def test_positions_name_fields_and_cards() -> None:
    game = bare("isles")
    state = game.start({"seats": 2}, seed=1)
    hand = game.view(state, 0)["cards"]["A hand"]
    assert len(hand) == 2
    other = next(face for face in range(3) if str(face) not in hand)
    game.arrange(state, {"pearls": [7, 8], "cards": {"A hand": [str(other)] * 2}})
    assert state.pearls == [7, 8]
    assert game.view(state, 0)["cards"]["A hand"] == [str(other)] * 2
    assert sum(state.cards.count(place) for place in range(len(state.cards.layout.names))) == len(
        state.cards.layout.faces
    )


@pytest.mark.parametrize(
    "facts, said",
    [
        ({"perls": [1]}, "no fact 'perls'"),
        ({"pearls": [1]}, "pearls must hold 2 numbers"),
        ({"cards": {"A hands": []}}, "no place 'A hands'"),
        ({"cards": {"A hand": ["shark"]}}, "no 'shark'"),
        ({"cards": {"A hand": ["0"] * 99}}, "no card '0' is left"),
    ],
)
def test_facts_that_cannot_be_are_refused(facts: dict[str, object], said: str) -> None:
    game = bare("isles")
    with pytest.raises(ValueError, match=said):
        game.arrange(game.start({"seats": 2}), facts)


def test_a_game_without_texts_is_spoken_of_in_the_engines_languages() -> None:
    assert languages_of(bare("isles")) == ["de", "en"]
    assert Words(bare("isles"), "de").seat(0) == "A"


def test_the_winners_come_first() -> None:
    state = bare("isles").start({"seats": 3})
    state.end([1])
    assert [(place.seat, place.place, place.points) for place in state.game.ranking(state)] == [
        (1, 1, 1.0),
        (0, 2, 0.0),
        (2, 2, 0.0),
    ]
