"""Whatever docs/editions.md allows can be played: random editions, from those close to ours to the most extreme."""

import json
import os
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import detente
from detente.bots import Bot, advice, bot
from detente.bots.search import Limit
from detente.core.authors.checks import PROPERTIES
from detente.core.authors.walk import hold
from detente.core.engine.options import Content, content
from detente.core.engine.state import State
from detente.core.shown.features import features_of
from detente.core.shown.scene import scene
from detente.core.shown.telling import changes, log_lines
from detente.core.shown.words import Words
from detente.games.twoplustwo.data import OWN_EDITION, house_facts
from tests.longer import long_but
from tests.rules.twoplustwo.editions import random_edition

GAME = detente.game("twoplustwo")
FEATURES = features_of(GAME)
CASES = Path(__file__).parents[2] / "fixtures" / "twoplustwo" / "editions"
EDITIONS = 200 if os.environ.get("DETENTE_PROPERTY_PROFILE") == "long" else 12


def house() -> dict[str, Any]:
    """Our own edition's file."""
    return dict(house_facts())


def edition(seed: int) -> Content:
    """A random edition, read."""
    return content(OWN_EDITION, random_edition(house(), seed))


def case(name: str) -> Content:
    """An edition that broke games once."""
    return content(OWN_EDITION, json.loads((CASES / f"{name}.json").read_text("utf-8")))


def play(edition: Content, seed: int, player: Bot, every: int) -> State:
    """Play a game with an edition, every so many actions by a bot, the others at random; and look at it from all sides."""
    chance = random.Random(seed)
    state = GAME.start({"edition": edition}, seed)
    events: list[Any] = []
    count = 0
    while not state.over:
        seat = chance.choice(state.to_act)
        legal = state.legal_actions(seat)
        assert legal
        action = chance.choice(legal)
        if count % every == 0:
            action = player.choose(state.view(seat), legal, partial(state.determinize, seat), None)
            assert action in legal
        if chance.random() < 0.05:
            look(state, seat, events, chance)
            events = []
        state.apply(seat, action, events)
        count += 1
        assert count <= GAME.max_actions
    assert len(GAME.ranking(state)) == state.seats
    look(state, 0, events, chance)
    return state


def look(state: State, seat: int, events: list[Any], chance: random.Random) -> None:
    """Views, observations, scenes, log, saves and worlds that may be."""
    observer = chance.choice([None, *range(state.seats)])
    language = chance.choice(["en", "de"])
    words = Words(GAME, language, options=state.options)
    seen = scene(state, observer, language)
    assert json.loads(json.dumps(seen)) == seen
    log_lines(GAME, events, observer, words)
    changes(GAME, events, observer, words)
    FEATURES.check(state, seat)
    world = state.determinize(seat, chance.randrange(1000))
    for each in (state, world):
        saved = json.loads(json.dumps(each.to_dict()))
        assert GAME.from_dict(saved).to_dict() == each.to_dict()
    assert json.loads(json.dumps(world.view(seat))) == state.view(seat)


@pytest.mark.parametrize("seed", long_but(range(EDITIONS // 3), range(EDITIONS)))
def test_random_games_with_random_editions(seed: int) -> None:
    assert play(edition(seed), seed, bot("random", seed), 7).over


@pytest.mark.parametrize("seed", long_but([100, 101], range(100, 100 + EDITIONS // 2)))
def test_games_of_the_bot_that_knows_the_rules(seed: int) -> None:
    assert play(edition(seed), seed, bot("heuristic", seed), 3).over


@pytest.mark.parametrize("seed", long_but([200], range(200, 200 + EDITIONS // 3)))
def test_hints_and_search(seed: int) -> None:
    table = edition(seed)
    chance = random.Random(seed)
    state = GAME.start({"edition": table}, seed)
    for step in range(60):
        if state.over:
            break
        seat = chance.choice(state.to_act)
        if step % 12 == 0:
            worlds = advice.worlds_of(state, seat)
            found = advice.hint(state.view(seat), worlds, advice.seed_of(seat, step), Limit(8))
            assert GAME.actions.parse(found["lines"][0]["actions"][0]) in state.legal_actions(seat)
        state.apply(seat, chance.choice(state.legal_actions(seat)))


def test_the_properties_of_all_games_hold() -> None:
    hold(GAME, PROPERTIES.values(), {"edition": edition(300)}, 5, samples=3)


@pytest.mark.parametrize("name", ["police", "guillaume"])
@pytest.mark.parametrize("seed", long_but([0], range(3)))
def test_editions_that_broke_games(name: str, seed: int) -> None:
    assert play(case(name), seed, bot("heuristic", seed), 2).over
