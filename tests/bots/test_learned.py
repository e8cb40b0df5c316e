"""The bot that plays learned weights: exact on any machine, told its view only, and clear about weights that do not fit."""

import random
from array import array
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from math import exp
from pathlib import Path
from typing import Any

import pytest

import detente
from detente.bots import CannotPlay, able, bot
from detente.bots.learned import About, LearnedBot, Player, Weights, read_weights
from detente.bots.learned import bot as learned_bot
from detente.bots.learned.bot import FACTORS, odds, pick
from detente.bots.learned.turning import turned
from detente.bots.learned.weights import meaning_of
from detente.bots.search import knowledge
from detente.core.engine.state import State
from detente.core.shown.features import features_of

GAME = "isles"
HIDDEN = (12, 8)
BITS = (12, 11, 12, 10)
SHIPPED = [id for id in detente.games() if LearnedBot.knows(detente.game(id))]


def no_sample(seed: int) -> State:
    raise AssertionError("the bot needs no worlds")


def weights(id: str = GAME, seed: int = 1) -> Weights:
    """Weights as chance has it."""
    game, rng = detente.game(id), random.Random(seed)
    features = features_of(game)
    about = About(
        game.id,
        game.version,
        meaning_of(game),
        features.size,
        HIDDEN,
        game.actions.size,
        2,
        BITS,
        trained={"luck": 1},
    )
    return Weights(
        about, tuple(array("h", [rng.randint(-4000, 4000) for _ in range(size)]) for size in about.sizes)
    )


def moments(id: str, seed: int = 0, count: int = 40) -> list[tuple[State, int]]:
    """Positions of a game played at random, and who is asked."""
    state, rng, found = detente.game(id).start(seed=seed), random.Random(seed), []
    while not state.over and len(found) < count:
        seat = state.to_act[0]
        found.append((state.clone(), seat))
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    return found


def by_hand(learned: Weights, found: dict[int, int], action: int) -> tuple[int, float]:
    """The same network in the plainest way."""
    first, more, second, later, choice, liking, worth, hope = learned.parts
    one, two = HIDDEN
    h1 = [
        max(0, sum(v * first[i * one + k] for i, v in found.items()) + more[k]) >> (BITS[0] - 8)
        for k in range(one)
    ]
    h2 = [
        max(0, sum(v * second[i * two + k] for i, v in enumerate(h1)) + (later[k] << 8)) >> BITS[1]
        for k in range(two)
    ]
    logit = sum(a * b for a, b in zip(h2, choice[action * two : (action + 1) * two], strict=True))
    share = sum(a * b for a, b in zip(h2, worth, strict=True)) + (hope[0] << 8)
    return logit + (liking[action] << 8), 1 / (1 + exp(-share / (1 << BITS[3] + 8)))


def test_the_packed_arithmetic_is_that_of_whole_numbers() -> None:
    learned = weights()
    player = Player(detente.game(GAME), learned)
    for state, seat in moments(GAME):
        found = player.features.of_state(state, seat)
        deep = player.deep(found)
        actions = state.legal_actions(seat)
        assert player.likings(deep, 0, 2, actions) == [
            by_hand(learned, found, action)[0] for action in actions
        ]
        assert player.share(deep, 0.0) == pytest.approx(by_hand(learned, found, actions[0])[1])


def test_a_file_gives_back_its_weights(tmp_path: Path) -> None:
    learned = weights()
    assert read_weights(learned.to_bytes()) == learned
    file = tmp_path / "mine.weights"
    file.write_bytes(learned.to_bytes())
    state, seat = moments(GAME)[0]
    actions = state.legal_actions(seat)
    mine = bot(f"learned:{file}", 7)
    assert mine.choose(state.view(seat), actions, no_sample, None) in actions


@pytest.mark.parametrize("where", [0, 40, -30])
def test_a_broken_file_is_refused(where: int, tmp_path: Path) -> None:
    data = bytearray(weights().to_bytes())
    del data[where:]
    file = tmp_path / "broken.weights"
    file.write_bytes(data)
    with pytest.raises(ValueError, match=r"broken\.weights.*no file of weights, or a broken one"):
        bot(f"learned:{file}")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"gone\.weights.* cannot be read: No such file"):
        bot(f"learned:{tmp_path / 'gone.weights'}")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"rules": 99}, "version 99, but these are version"),
        ({"meaning": "other"}, "other observations or actions"),
        ({"game": "nuclear_war"}, "for nuclear_war"),
    ],
)
def test_weights_of_another_version_are_refused(change: dict[str, Any], why: str) -> None:
    learned = weights()
    other = replace(learned, about=replace(learned.about, **change))
    with pytest.raises(ValueError, match=why):
        Player(detente.game(GAME), other)


def test_a_game_without_weights_is_not_offered_and_says_so() -> None:
    state, seat = moments(GAME)[0]
    assert "learned" not in able(detente.game(GAME))
    actions = state.legal_actions(seat)
    assert len(actions) > 1
    with pytest.raises(CannotPlay, match="cannot play isles: nothing was learned"):
        bot("learned").choose(state.view(seat), actions, no_sample, None)


def test_odds_are_powers_of_two_and_the_unlikely_is_left_out() -> None:
    one = 1 << 20
    assert odds([0, 0], 20) == [FACTORS[0]] * 2 == [1 << 30] * 2
    near, far, never = odds([0, -one // 2, -20 * one], 20)
    assert near == 1 << 30
    assert far / near == pytest.approx(exp(-1), rel=0.05)
    assert never == 0
    assert [pick([3, 0, 2], n) for n in range(5)] == [0, 0, 0, 2, 2]
    exact = [2 ** (30 - step / 16) for step in range(16)]
    assert all(abs(x - int(x) - 0.5) > 1e-6 for x in exact), "no factor is rounded by a platform's last bit"


def test_seats_are_counted_from_the_own_one() -> None:
    game = detente.game("nuclear_war")
    order = turned(game, 1, 4)
    assert order is not None
    text, parse = game.actions.text, game.actions.parse
    assert text(order[parse("target C")]) == "target B"
    assert text(order[parse("load warhead_10 at A")]) == "load warhead_10 at D"
    assert text(order[parse("target F")]) == "target F", "no seat of this table"
    assert text(order[parse("place am_a")]) == "place am_a"
    assert sorted(order) == list(range(game.actions.size))
    assert turned(game, 0, 4) == tuple(range(game.actions.size))
    assert turned(detente.game("nations"), 1, 4) is None


# -- what is shipped


@pytest.mark.parametrize("id", SHIPPED)
def test_what_is_shipped_plays_by_what_the_seat_can_know(id: str) -> None:
    """The same in two worlds that the seat cannot tell apart, whether its brain reads the view or worlds drawn for the seat."""
    game = detente.game(id)
    assert "learned" in able(game)
    chosen = []
    for state, seat in moments(id, 3, 60):
        actions = state.legal_actions(seat)
        player = bot("learned", 5)
        assert isinstance(player, LearnedBot)
        action = player.choose(state.view(seat), actions, partial(state.determinize, seat), None)
        assert sum(player.policy()) == pytest.approx(1) and player.policy()[actions.index(action)] > 0
        twin = state.determinize(seat, 11)
        again = bot("learned", 5).choose(twin.view(seat), actions, partial(twin.determinize, seat), None)
        assert action == again and action in actions
        chosen.append(action)
    assert len(set(chosen)) > 5


@pytest.mark.parametrize("id", SHIPPED)
def test_what_is_shipped_is_small_and_says_where_it_comes_from(id: str) -> None:
    from detente.bots.learned.bot import shipped

    learned = shipped(detente.game(id))
    assert learned is not None
    assert len(learned.to_bytes()) < 1_200_000
    assert learned.about.trained["cpu_minutes"] > 0
    assert learned.about.trained["recipe"]["game"] == id


# -- as knowledge for search


@pytest.fixture
def learned(monkeypatch: pytest.MonkeyPatch) -> Iterator[Player]:
    """Weights as chance has it, as if the test game came with them."""
    caches = (learned_bot.player_of, knowledge.learned_priors, knowledge.learned_values)
    monkeypatch.setattr(learned_bot, "shipped", lambda game: weights(game.id))
    for each in caches:
        each.cache_clear()
    yield learned_bot.player_of(detente.game(GAME), None)
    for each in caches:
        each.cache_clear()


def test_search_takes_learned_priors_and_values(learned: Player) -> None:
    for state, seat in moments(GAME, 2, 12):
        actions = list(state.legal_actions(seat))
        if len(actions) < 2:
            continue
        view, worlds = state.view(seat), partial(state.determinize, seat)
        deep = learned.deep(learned.features.of_state(state, seat))
        likings = [n / 2**learned.fraction for n in learned.likings(deep, seat, state.seats, actions)]
        total = sum(exp(n - max(likings)) for n in likings)
        brain = knowledge.learned_priors(state.game)
        weight, even = brain.config.prior_weight, 1 / len(actions)
        expected = [weight * exp(n - max(likings)) / total + (1 - weight) * even for n in likings]
        assert brain.priors(view, seat, actions, worlds) == pytest.approx(expected)
        for spec in ("search:20:learned", "search:20:learned+value"):
            assert bot(spec, 3).choose(view, actions, worlds, None) in actions
        values = knowledge.learned_values(state.game).worth(state)
        own = [
            learned.share(learned.deep(learned.features.of_state(state, each)), 0.0)
            for each in range(state.seats)
        ]
        assert values == pytest.approx([each / max(1, sum(own)) for each in own])


def test_search_says_what_knowledge_there_is() -> None:
    with pytest.raises(ValueError, match="'wisdom' is no knowledge for a search: there are learned, learned"):
        bot("search:20:wisdom")
    with pytest.raises(ValueError, match="no limit for a search"):
        bot("search:often:learned")
    state, seat = moments(GAME)[0]
    with pytest.raises(CannotPlay, match="nothing was learned"):
        bot("search:20:learned").choose(state.view(seat), state.legal_actions(seat), no_sample, None)


@pytest.mark.parametrize("spec", ["search:6:learned", "search:6:learned+value"])
@pytest.mark.parametrize("id", SHIPPED)
def test_search_takes_what_is_shipped(id: str, spec: str) -> None:
    for state, seat in moments(id, 5, 40)[-3:]:
        actions = state.legal_actions(seat)
        found = [
            bot(spec, 3).choose(state.view(seat), actions, partial(state.determinize, seat), None)
            for _ in range(2)
        ]
        assert found[0] == found[1] and found[0] in actions
