"""Defaults that carry a small game: its state, view, positions, scene, log and observations."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated

import pytest

import detente
from detente.core.authors.plain.state import PlainState, held
from detente.core.engine.actions import ActionSpace
from detente.core.engine.game import Game
from detente.core.engine.options import Option
from detente.core.engine.sequence import Question, Sequence
from detente.core.engine.state import State
from detente.core.records.fields import EACH_SEAT, SEAT, SEAT_OR_NONE, SEATS, Field, one_of, up_to
from detente.core.shown.features import features_of
from detente.core.shown.scene import scene
from detente.core.shown.speech import unsaid
from detente.core.shown.words import Words, languages, languages_of


class GameState(PlainState):
    """A table of all kinds of fields."""

    pearls: Annotated[list[int], held(up_to(9), EACH_SEAT, "of each seat", start=3)]
    turn: Annotated[int, held(SEAT, about="whose turn it is", start=1)]
    looked: Annotated[bool, held(about="whether the deck was looked at")]
    note: str = "no field"


class Auction(PlainState):
    """A table whose numbers are those of names and seats."""

    trump: Annotated[int, held(one_of("clubs", "hearts"), about="the trump suit")]
    colours: Annotated[
        list[int], held(one_of("red", "blue", or_none=True), EACH_SEAT, "of each seat", start=-1)
    ]
    dealer: Annotated[int, held(SEAT_OR_NONE, about="who deals", start=-1)]
    passed: Annotated[int, held(SEATS, about="who has passed")]

    def begin(self) -> None:
        """Nothing is dealt."""

    def advance(self) -> None:
        """One question only."""
        self.ask(PASSING, 0)


class Passing(Question[Auction]):
    """Ends the game."""

    def legal(self, s: Auction, seat: int) -> list[int]:
        return [0]

    def carry_out(self, s: Auction, seat: int, action: int) -> None:
        s.end([0])


AUCTION_ACTIONS = ActionSpace()
PASS = AUCTION_ACTIONS.verb("pass")
PASSING = Passing("passing", "")
AUCTION = Game(
    id="auction",
    title="Auction",
    version=1,
    package="json",
    state_type=Auction,
    actions=AUCTION_ACTIONS,
    sequence=Sequence([PASSING]),
    max_actions=1,
    options=(Option("seats", (2, 3), "number of players"),),
)


def test_names_and_seats_are_shown_as_such() -> None:
    state = AUCTION.start({"seats": 3})
    shown = {"trump": "clubs", "colours": [None, None, None], "dealer": None, "passed": []}
    assert {name: state.view(1)[name] for name in shown} == shown
    features = features_of(AUCTION)
    wanted = {"trump": "hearts", "colours": ["blue", None, "red"], "dealer": 0, "passed": [0, 2]}
    AUCTION.arrange(state, wanted)
    assert (state.trump, state.colours, state.dealer, state.passed) == (1, [1, -1, 0], 0, 0b101)
    assert {name: state.view(1)[name] for name in wanted} == wanted
    found = features.of_state(state, 1)
    assert {features.names[k] for k in found if features.names[k].split()[0] in wanted} == {
        "trump hearts", "colours left 1/red", "colours left 2/blue", "dealer left 2", "passed left 1", "passed left 2",
    }  # fmt: skip
    facts = [row["value"] for panel in scene(state, 1, "en")["panels"] for row in panel["facts"]]
    assert {"Hearts", "Blue", "Red", "–"} <= set(facts)


@pytest.mark.parametrize(
    "facts, said",
    [
        ({"trump": "spades"}, "trump must be one of clubs, hearts, not 'spades'"),
        ({"trump": None}, "trump must be 0 to 1, not -1"),
        ({"dealer": 2}, "dealer must be -1 to 1, not 2"),
        ({"passed": ["A"]}, "passed: each must be a seat from 0 to 2, not 'A'"),
    ],
)
def test_names_that_there_are_not_are_refused(facts: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        AUCTION.arrange(AUCTION.start({"seats": 2}), facts)


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
    assert GameState.fields == (
        Field("pearls", up_to(9), EACH_SEAT, "of each seat", 3),
        Field("turn", SEAT, None, "whose turn it is", 1),
        Field("looked", None, None, "whether the deck was looked at"),
    )
    table = GameState(2)
    table.apply_options()
    assert (table.pearls, table.turn, table.looked) == ([3, 3], 1, False)


@pytest.mark.parametrize("id", ["isles", "nations", "nuclear_war"])
def test_views_hide_what_a_seat_does_not_see(id: str) -> None:
    game = bare(id)
    for state in states(game, 3):
        for seat in (*range(state.seats), None):
            observer = state.seats if seat is None else seat
            for place, (name, there) in enumerate(game.view(state, seat)["cards"].items()):
                sees = bool(state.cards.layout.visible_to[place] >> observer & 1)
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
    assert languages_of(bare("isles")) == languages()
    assert Words(bare("isles"), "de").seat(0) == "A"


def test_the_winners_come_first() -> None:
    state = bare("isles").start({"seats": 3})
    state.end([1])
    assert [(place.seat, place.place, place.points) for place in state.game.ranking(state)] == [
        (1, 1, 1.0),
        (0, 2, 0.0),
        (2, 2, 0.0),
    ]
