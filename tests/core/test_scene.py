"""What can be said of the time after an offer, and what is drawn of a game (its contract is in `detente.checks`)."""

import random
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

import detente
from detente.core.engine.game import Game
from detente.core.engine.state import State
from detente.core.shown.drawing import Offer
from detente.core.shown.scene import known, look_ahead, outcome, scene
from tests.longer import long_but

GAMES = [id for id in detente.games() if detente.game(id).module("scene") is not None]


def moments(game: Game, seed: int, every: int) -> Iterator[tuple[State, list[Any]]]:
    """Some moments of a random game, the last among them, each with the events since the one before."""
    chance = random.Random(seed)
    seats = next(option for option in game.options if option.name == "seats").values
    state = game.start({"seats": seats[seed % len(seats)]}, seed)
    events: list[Any] = []
    while not state.over:
        if chance.randrange(every) == 0:
            yield state, events
            events = []
        seat = chance.choice(state.to_act)
        state.apply(seat, chance.choice(state.legal_actions(seat)), events)
    yield state, events


def observers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def offers_followed(
    game: Game, seeds: int, every: int, steps: Sequence[str], ahead: Callable[[State, int, int], State | None]
) -> Iterator[tuple[Offer, list[Offer] | None]]:
    """Offers of random games; of those after which one of the steps (as in `DRAGS`) is taken, also what is offered then.

    ahead: looks ahead, as far as the seat may.
    """
    for seed in range(seeds):
        for state, _ in moments(game, seed, every):
            for seat in state.to_act:
                asked = state.view(seat)["question"]["name"]
                for offer in scene(state, seat, "en")["offers"]:
                    after = ahead(state, seat, game.actions.parse(offer["action"]))
                    if after is not None and seat not in after.to_act:
                        after = None
                    following = after.view(seat)["question"]["name"] if after is not None else ""
                    taken = after is not None and (asked in steps or f"{asked} {following}" in steps)
                    yield offer, scene(after, seat, "en")["offers"] if taken and after is not None else None


@pytest.mark.parametrize("id", long_but([id for id in GAMES if id != "europe1815"], GAMES))
def test_the_offers_after_an_offer_are_those_that_will_stand(id: str) -> None:
    game = detente.game(id)
    drags = getattr(game.module("scene"), "DRAGS", ())
    dragged = 0
    for offer, following in offers_followed(game, 6, 2, drags, outcome):
        assert ("then" in offer) == (following is not None)
        if following is not None:
            dragged += 1
            assert plain(offer["then"]) == plain(following)
    assert dragged or not drags


@pytest.mark.parametrize("id", [id for id in GAMES if hasattr(detente.game(id).module("scene"), "DROPS")])
def test_what_is_dropped_on_an_offer_is_an_offer_that_will_stand(id: str) -> None:
    """`goes_on` leaves out none of them; police cards could be used before, so they are no answer to the first question."""
    game = detente.game(id)
    dropped = 0
    for offer, following in offers_followed(game, 3, 3, getattr(game.module("scene"), "DROPS", ()), known):
        assert ("drops" in offer) == (following is not None)
        if following is not None:
            standing = [
                each for each in plain(following) if each["on"] and not each["action"].startswith("police")
            ]
            assert plain(offer["drops"]) == standing
            dropped += len(standing)
    assert dropped


@pytest.mark.parametrize("id", [id for id in GAMES if hasattr(detente.game(id).module("scene"), "drag")])
def test_what_can_be_dragged_and_dropped_on_is_there(id: str) -> None:
    game = detente.game(id)
    dragged = 0
    for seed in range(3):
        for state, _ in moments(game, seed, 3):
            for seat in state.to_act:
                shown = scene(state, seat, "en")
                pieces = {piece["id"] for piece in shown["pieces"]}
                things = pieces.union(
                    *({each["id"] for each in shown[kind]} for kind in ("places", "panels"))
                )
                for drag in (offer["drag"] for offer in shown["offers"] if "drag" in offer):
                    assert pieces >= set(drag["pieces"]) and things >= set(drag["onto"])
                    dragged += len(drag["pieces"])
    assert dragged


def plain(offers: list[Offer]) -> list[Offer]:
    return [Offer(action=offer["action"], label=offer["label"], on=offer["on"]) for offer in offers]


def test_looking_ahead_ends_where_something_is_learned() -> None:
    game = detente.game("nuclear_war")
    state = game.position({"A": {"hand": ["polaris", "warhead_10", "am_a"]}}, {"seats": 2})
    for action in ("place polaris", "show polaris"):
        number = game.actions.parse(action)
        assert number in state.legal_actions(0)
        assert look_ahead(state, 0, number) is None
        assert outcome(state, 0, number) is None


@pytest.mark.parametrize("id", detente.games())
def test_an_outcome_is_what_the_seat_could_take_back(id: str) -> None:
    """So it teaches nothing that the seat could not learn without committing itself, whoever is to act then."""
    game = detente.game(id)
    known = ended = 0
    for state, _ in moments(game, 5, 7):
        for seat in state.to_act:
            for action in state.legal_actions(seat):
                after = outcome(state, seat, action)
                twin = state.clone()
                twin.apply(seat, action)
                assert (after is None) == (twin.undoable(seat) != state.undoable(seat) + 1)
                if after is not None:
                    known += 1
                    ended += seat not in after.to_act
                    assert after.view(seat) == twin.view(seat)
    assert known
    assert ended or id != "europe1815"


def test_looking_ahead_changes_nothing() -> None:
    game = detente.game("nuclear_war")
    for state, _ in moments(game, 5, 6):
        before = state.to_dict()
        for seat in state.to_act:
            for action in state.legal_actions(seat):
                look_ahead(state, seat, action)
        assert state.to_dict() == before


def test_what_is_printed_is_said_by_its_place() -> None:
    seen = scene(detente.game("twoplustwo").start({}, 1), 0, "en")
    said = {place["id"]: f"{place['name']}: {place.get('about')}" for place in seen["places"]}
    printed = [piece for piece in seen["pieces"] if piece.get("printed")]
    assert len(printed) > 30
    for piece in printed:
        assert piece["face"]
        assert set(re.findall(r"\d+", piece["face"])) <= set(re.findall(r"\d+", said[piece["place"]]))
