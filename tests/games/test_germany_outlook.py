"""What is kept about Germany's factories and the end of decade is never out of date, whatever changes."""

import random
from typing import cast

import pytest

import detente
from detente.core.engine.state import State
from detente.core.shown.features import features_of
from detente.games.germany import codes
from detente.games.germany.forecast import forecast_of, outlook_of
from detente.games.germany.rules.economy import worth_of
from detente.games.germany.state import Germany
from detente.games.twoplustwo.codes import SPACE_RACE
from detente.games.twoplustwo.forecast import projection_now, scores_of
from detente.games.twoplustwo.state import GameState


def shown(state: State) -> list[object]:
    """All that anybody sees of a state."""
    features = features_of(state.game)
    return [state.view(None), *[features.of_state(state, seat) for seat in range(state.seats)]]


@pytest.mark.parametrize("id", ["wsdv", "twoplustwo"])
def test_a_state_shows_what_a_copy_without_memory_shows(id: str) -> None:
    chance = random.Random(7)
    state = detente.game(id).start(seed=7)
    kept = {"worth": 0, "outlook": 0, "forecast": 0}
    last = None
    while not state.over:
        assert shown(state) == shown(state.clone())
        now = (worth_of(state), outlook_of(state), forecast_of(state, outlook_of(state)))
        if last is not None:
            for k, name in enumerate(kept):
                kept[name] += now[k] is last[k]
        last = now
        seat = state.to_act[0]
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    assert min(kept.values()) > 10, "what did not change was kept"


CHANGES = {
    "factory": lambda s: s.set_factory(codes.HAMBURG, codes.EMPTY_SITE),
    "lines": lambda s: [s.set_line(line, 1) for line in range(codes.LINES)],
    "unrest": lambda s: s.unrest.__setitem__(0, s.unrest[0] + 4),
    "standards": lambda s: s.standards.__setitem__(codes.FIRST_EAST, 3),
    "sectors": lambda s: s.sectors.__setitem__(1, 2),
    "supplied": lambda s: s.supplied.__setitem__(1, 2),
    "delivered": lambda s: setattr(s, "delivered", 1),
    "ruling": lambda s: s.rulings.__setitem__(codes.RULING_BERLIN_ONCE, 1),
}


@pytest.mark.parametrize("change", CHANGES)
def test_each_change_is_noticed(change: str) -> None:
    state = detente.game("wsdv").start(seed=3)
    before = outlook_of(state)
    assert outlook_of(state) is before
    CHANGES[change](state)
    assert outlook_of(state) is not before
    assert shown(state) == shown(state.clone())


def test_a_line_that_changes_no_export_changes_the_worth_but_not_what_comes() -> None:
    state = cast(Germany, detente.game("wsdv").start(seed=3))
    worth, outlook = worth_of(state), outlook_of(state)
    state.set_line(0, 1 - state.lines[0])
    assert worth_of(state) is not worth
    assert outlook_of(state).prospect is outlook.prospect
    assert shown(state) == shown(state.clone())


@pytest.mark.parametrize("more, kept", [(1, True), (4, False)])
def test_unrest_changes_what_comes_only_with_a_mass_protest(more: int, kept: bool) -> None:
    state = cast(Germany, detente.game("wsdv").start(seed=3))
    before = outlook_of(state)
    state.unrest[0] = more
    assert outlook_of(state) is not before
    assert (outlook_of(state).prospect is before.prospect) == kept
    assert shown(state) == shown(state.clone())


def card_with(state: Germany, flight: bool) -> int:
    """A card with flight symbols, or without."""
    return next(face for face, symbols in enumerate(state.flights) if (symbols > 0) == flight)


CHANGES_OF_THE_FORECAST = {
    "a factory": lambda s: s.set_factory(codes.WEST_CITIES, codes.RUNDOWN),
    "unrest": lambda s: s.unrest.__setitem__(0, 4),
    "the wall": lambda s: setattr(s, "wall", 1 - s.wall),
    "a track": lambda s: s.tracks.__setitem__(codes.SOCIALIST, 2),
    "a card played": lambda s: s.row.append(card_with(s, flight=True)),
    "a police card": lambda s: s.police.append(0),
    "a police card used": lambda s: s.spent.append(0),
    "socialists": lambda s: s.socialists.__setitem__(codes.FIRST_EAST, 3),
    "the box": lambda s: setattr(s, "box", s.box + 1),
}


@pytest.mark.parametrize("change", CHANGES_OF_THE_FORECAST)
def test_the_forecast_notices_each_change(change: str) -> None:
    state = cast(Germany, detente.game("wsdv").start(seed=3))
    before = forecast_of(state, outlook_of(state))
    assert forecast_of(state, outlook_of(state)) is before
    shown(state)
    CHANGES_OF_THE_FORECAST[change](state)
    assert forecast_of(state, outlook_of(state)) is not before
    assert shown(state) == shown(state.clone())


def police_card(state: Germany, kind: int) -> int:
    """A police card of a kind."""
    return next(face for face, its_kind in enumerate(state.police_kinds) if its_kind == kind)


def run_down_without_exports(state: Germany) -> None:
    """Run down one of two factories that export the same."""
    assert state.factory[codes.WEST_CITIES + 1] == codes.SOUND
    state.set_factory(codes.WEST_CITIES + 1, codes.RUNDOWN)


def with_police(state: Germany) -> None:
    """Give East a pink police card."""
    state.police.append(police_card(state, codes.POLICE_PINK))


def with_factories(state: Germany) -> None:
    """Build two sound factories in one province."""
    for city in (codes.WEST_CITIES, codes.WEST_CITIES + 1):
        state.set_factory(city, codes.SOUND)


CHANGES_OF_ONE_COUNT = {
    "police cards, of which as many are fresh": (
        lambda s: None,
        lambda s: [cards.append(police_card(s, codes.POLICE_PINK)) for cards in (s.police, s.spent)],
    ),
    "red police cards": (
        with_police,
        lambda s: s.police.__setitem__(0, police_card(s, codes.POLICE_RED)),
    ),
    "sound factories": (with_factories, run_down_without_exports),
}


@pytest.mark.parametrize("change", CHANGES_OF_ONE_COUNT)
def test_the_forecast_notices_each_count(change: str) -> None:
    prepare, carry_out = CHANGES_OF_ONE_COUNT[change]
    state = cast(Germany, detente.game("wsdv").start(seed=3))
    prepare(state)
    before = forecast_of(state, outlook_of(state))
    shown(state)
    carry_out(state)
    now = forecast_of(state, outlook_of(state))
    assert now.prospect is before.prospect
    assert now is not before
    assert shown(state) == shown(state.clone())


CHANGES_THAT_BRING_NOTHING = {
    "a card without flight symbols": lambda s: s.row.append(card_with(s, flight=False)),
    "unrest without a mass protest": lambda s: s.unrest.__setitem__(0, 1),
    "a line": lambda s: s.set_line(0, 1 - s.lines[0]),
}


@pytest.mark.parametrize("change", CHANGES_THAT_BRING_NOTHING)
@pytest.mark.parametrize("id", ["wsdv", "twoplustwo"])
def test_the_forecast_is_kept_if_a_change_brings_nothing(id: str, change: str) -> None:
    state = cast(Germany, detente.game(id).start(seed=3))
    before = forecast_of(state, outlook_of(state))
    shown(state)
    CHANGES_THAT_BRING_NOTHING[change](state)
    assert forecast_of(state, outlook_of(state)) is before
    assert shown(state) == shown(state.clone())


def test_the_projection_is_kept_if_money_changes_nobodys_lead() -> None:
    state = cast(GameState, detente.game("twoplustwo").start(seed=3))
    state.money[0] += 40
    before = projection_now(state, outlook_of(state), scores_of(state))
    shown(state)
    state.money[0] += 40
    assert projection_now(state, outlook_of(state), scores_of(state)) is before
    assert shown(state) == shown(state.clone())


@pytest.mark.parametrize("change", ["money", "decade"])
def test_the_forecast_of_2_plus_2_notices_money_and_decade(change: str) -> None:
    state = cast(GameState, detente.game("twoplustwo").start(seed=3))
    state.tracks[SPACE_RACE] = 5
    shown(state)
    germany = forecast_of(state, outlook_of(state))
    if change == "money":
        state.money[0] += 40
    else:
        state.decade = 4
    assert forecast_of(state, outlook_of(state)) is germany
    assert shown(state) == shown(state.clone())


@pytest.mark.parametrize("id", ["wsdv", "twoplustwo"])
@pytest.mark.parametrize("once", [0, 1])
def test_mass_protests_of_all_provinces_are_those_of_each(id: str, once: int) -> None:
    chance = random.Random(11)
    state = cast(Germany, detente.game(id).start(seed=11))
    state.rulings[codes.RULING_BERLIN_ONCE] = once
    while not state.over:
        each = [state.protests(province) for province in range(codes.PROVINCES)]
        assert state.all_protests() == each
        seat = state.to_act[0]
        state.apply(seat, chance.choice(state.legal_actions(seat)))
