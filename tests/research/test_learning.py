"""Learning: the same recipe gives the same network, broken off or not; what was learned plays as a bot."""

from functools import partial

import numpy as np
import pytest

pytest.importorskip("torch")

import torch

import detente
from detente.bots import bot
from detente.bots.brain import brain_of
from detente.bots.learned import Player
from detente.core.shown.features import features_of
from detente.research.learning import Recipe, Training
from detente.research.learning.asking import Asking
from detente.research.learning.collecting import Collector
from detente.research.learning.curve import picture
from detente.research.learning.examining import examine
from detente.research.learning.export import weights_of
from detente.research.learning.imitation import advice, agreement, imitate, watch
from detente.research.learning.network import NEVER, Asked
from detente.research.vector import VectorEnv, seed_of
from tests.cli.test_commands import Result, refused

GAME = "isles"
SMALL = {
    "game": GAME,
    "lean": 0.0,
    "lessons": (("heuristic", 600),),
    "passes": 2,
    "tables": 6,
    "steps": 20,
    "stage": 2,
    "hidden": (16, 12),
    "minibatch": 64,
}


def parameters(training):
    return {name: value.numpy() for name, value in training.network.state().items()}


def asked_of(seat, actions, leant, hoped=0.0):
    """One position, as a network is asked about it."""
    asked = Asked.nothing(1, detente.game(GAME).actions.size)
    asked.seats[0] = seat
    asked.leanings[0, actions] = torch.tensor(leant)
    asked.hopes[0] = hoped
    return asked


def same(one, other):
    return all(np.array_equal(one[name], other[name]) for name in one)


def test_a_run_that_was_broken_off_comes_to_the_same_end(tmp_path):
    whole = Training(Recipe(**SMALL, decisions=600), tmp_path / "whole")
    whole.run()
    broken = Training(Recipe(**SMALL, decisions=600), tmp_path / "broken")
    broken.learn_lessons(print)
    broken.save()
    broken.play_stage(print)
    broken.save()
    broken.play_stage(print)  # lost: there was no time for a checkpoint
    again = Training(Recipe(**SMALL, decisions=600), tmp_path / "broken")
    assert again.update == 2
    again.run()
    assert again.update == whole.update == 5
    assert same(parameters(whole), parameters(again))
    assert [point.share for point in again.curve] == [point.share for point in whole.curve]
    assert not same(parameters(whole), parameters(broken))


def test_a_run_goes_on_among_bots(tmp_path):
    Training(Recipe(**SMALL, decisions=240), tmp_path).run()
    more = Training(Recipe(**SMALL, decisions=480, opponents=("random",), bouts=0.5), tmp_path)
    more.run()
    assert [updates for updates, _ in more.history] == [0, 2]
    assert [each["bouts"] for each in weights_of(more).about.trained["history"]] == [0.0, 0.5]
    assert more.update == 4 and more.curve[-1].measured > 0
    with pytest.raises(ValueError, match="go together"):
        Recipe(**SMALL, bouts=0.5)


def test_another_recipe_is_refused_in_the_same_folder(tmp_path):
    Training(Recipe(**SMALL, decisions=0), tmp_path).run()
    with pytest.raises(ValueError, match="holds another run: seed 1, not 2"):
        Training(Recipe(**SMALL, decisions=0, seed=2), tmp_path)
    (tmp_path / "checkpoint.pt").write_bytes(b"no checkpoint")
    with pytest.raises(ValueError, match="is no checkpoint of this version"):
        Training(Recipe(**SMALL), tmp_path)


def test_a_run_that_learned_from_other_observations_is_refused(tmp_path):
    Training(Recipe(**SMALL, decisions=0), tmp_path).run()
    kept = torch.load(tmp_path / "checkpoint.pt", weights_only=True)
    torch.save({**kept, "meaning": "of before"}, tmp_path / "checkpoint.pt")
    with pytest.raises(ValueError, match="was learned from other observations or actions of isles"):
        Training(Recipe(**SMALL, decisions=0), tmp_path)


def test_lessons_are_what_the_teacher_saw_and_would_do(tmp_path):
    recipe = Recipe(**{**SMALL, "slips": 0.0})
    lessons = watch(recipe, 0, 0, None)
    game = detente.game(GAME)
    features = features_of(game)
    deal = seed_of(1, 0, 0)
    state = game.start(None, deal)
    teachers = [bot("heuristic", deal + seat) for seat in range(state.seats)]
    seen, asked, odds = lessons.batch(np.arange(10), (features.size, game.actions.size))
    for k in range(10):
        seat = state.to_act[0]
        actions = list(state.legal_actions(seat))
        action, liked = advice(teachers[seat], state, seat)
        assert seen[k].tolist() == features.dense(features.of_state(state, seat))
        assert (odds[k] >= 0).nonzero().flatten().tolist() == sorted(actions)
        assert odds[k, actions].tolist() == pytest.approx(list(liked))
        assert asked.seats[k] == seat
        state.apply(seat, action)
    training = Training(recipe, tmp_path)
    sizes = (features.size, game.actions.size)
    before = agreement(training.network, lessons, 0, sizes)
    imitate(training.network, lessons, Recipe(**{**SMALL, "passes": 12}))
    assert agreement(training.network, lessons, 0, sizes) > max(before + 0.2, 0.6)


def test_a_teacher_that_says_nothing_is_imitated_in_what_it_chose():
    state = detente.game(GAME).start(seed=2)
    seat = state.to_act[0]
    actions = state.legal_actions(seat)

    class Silent:
        def choose(self, view, actions, sample, budget):
            return actions[-1]

    assert advice(Silent(), state, seat) == (actions[-1], [0.0] * (len(actions) - 1) + [1.0])


def test_in_later_rounds_the_learner_plays_and_the_teacher_only_tells(tmp_path):
    recipe = Recipe(**{**SMALL, "slips": 0.0})
    training = Training(recipe, tmp_path)
    first = watch(recipe, 0, 1, None)
    later = watch(recipe, 0, 1, training.network)
    game = detente.game(GAME)
    sizes = (features_of(game).size, game.actions.size)
    one, other = first.batch(np.arange(20), sizes), later.batch(np.arange(20), sizes)
    assert torch.equal(one[0][0], other[0][0]) and torch.equal(one[2][0], other[2][0]), "the same deal"
    assert not torch.equal(one[0], other[0]), "another course"
    both = first.joined(later)
    assert len(both) == len(first) + len(later)
    rows = np.array([3, len(first) + 7])
    joined = both.batch(rows, sizes)
    for part, (mine, row) in enumerate(((first, 3), (later, 7))):
        alone = mine.batch(np.array([row]), sizes)
        assert torch.equal(joined[0][part], alone[0][0]) and torch.equal(joined[2][part], alone[2][0])
        assert joined[1].seats[part] == alone[1].seats[0]


def test_the_learner_chooses_among_what_is_legal_as_likely_as_it_likes(tmp_path):
    network = Training(Recipe(**SMALL), tmp_path).network
    game = detente.game(GAME)
    state = game.start(seed=2)
    seat = state.to_act[0]
    actions = list(state.legal_actions(seat))
    found = features_of(game).of_state(state, seat)
    seen = torch.tensor([features_of(game).dense(found)])
    leant = Asking(GAME, 2.0).leanings(state, seat, actions)
    liked = network(seen, asked_of(seat, actions, leant))[0].exp()[0]
    chosen = [network.choice(found, seat, actions, leant, (k + 0.5) / 1000) for k in range(1000)]
    assert set(chosen) <= set(actions) and len(actions) > 1
    for action in actions:
        assert chosen.count(action) / 1000 == pytest.approx(liked[action].item(), abs=0.002)
    assert network.choice(found, seat, actions, leant, 1.0) in actions


def test_decisions_are_worth_what_came_after_them(tmp_path):
    training = Training(Recipe(**SMALL), tmp_path)
    env = VectorEnv(GAME, 4, seed=3)
    collector = Collector(env, training.network, [None] * 4, Recipe(**SMALL, trace=1.0), 1)
    env.reset()
    for _ in range(3):
        found = collector.collect(200)
        # with a trace of 1 a decision's goal is the share at the end, or what the seat expected at its last decision
        ended = (
            ((found.goals - 0).abs() < 1e-5)
            | ((found.goals - 1).abs() < 1e-5)
            | ((found.goals - 0.5).abs() < 1e-5)
        )
        assert ended.float().mean() > 0.5
        assert len(found.seen) == len(found.goals) == len(found.logs)
    assert sum(map(len, collector.open.values())) == sum(len(part) for part in collector.kept.actions)


def test_rivals_do_not_learn(tmp_path):
    training = Training(Recipe(**SMALL), tmp_path)
    env = VectorEnv(GAME, 4, seed=3)
    collector = Collector(
        env, training.network, [training.fresh(), None, None, training.fresh()], training.recipe, 1
    )
    env.reset()
    for _ in range(400):
        seats, dealt = env.batch.seats.copy(), collector.dealt.copy()
        before = sum(len(part) for part in collector.kept.actions)
        added = collector.step(collector.kept, before)
        own = [(table + dealt[table]) % env.plan.seats for table in range(4)]
        assert added == 2 + (seats[0] == own[0]) + (seats[3] == own[3])
    assert collector.tally.games > collector.tally.measured > 0


@pytest.mark.parametrize("lean", [0.0, 3.0])
def test_the_bot_plays_what_the_network_learned(lean, tmp_path):
    training = Training(Recipe(**{**SMALL, "lean": lean}, decisions=240), tmp_path)
    training.run()
    game = training.game
    player = Player(game, weights_of(training))
    asking = Asking(GAME, lean)
    rng = np.random.default_rng(1)
    state = game.start(seed=4)
    while not state.over:
        seat = state.to_act[0]
        actions = list(state.legal_actions(seat))
        found = player.features.of_state(state, seat)
        deep = player.deep(found)
        worlds = partial(state.determinize, seat)
        mine = np.array(player.liked(found, state.view(seat), actions, worlds)) / 2**player.fraction
        seen = torch.tensor([player.features.dense(found)])
        leant, hoped = asking.leanings(state, seat, actions), asking.hope(state, seat)
        logs, worth = training.network(seen, asked_of(seat, actions, leant, hoped))
        theirs = logs[0, actions].detach().numpy()
        assert np.abs((mine - mine.max()) - (theirs - theirs.max())).max() < 0.05
        assert player.share(deep, hoped) == pytest.approx(float(worth.detach().sigmoid()), abs=0.02)
        state.apply(seat, int(rng.choice(actions)))


def test_it_learns_to_beat_a_bot(tmp_path):
    recipe = Recipe(
        **{**SMALL, "lessons": (), "steps": 60, "opponents": ("random",), "bouts": 1.0, "decisions": 18_000}
    )
    training = Training(recipe, tmp_path)
    before = examine(training.network, recipe, ("random",), 320, 9)
    training.run()
    after = examine(training.network, recipe, ("random",), 320, 9)
    assert before.games == after.games == 320
    assert after.share > before.share + 0.1
    assert training.curve[-1].measured > 0
    assert "<polyline" in picture(training)


def test_the_command_learns_and_goes_on(tmp_path):
    folder, file, curve = tmp_path / "run", tmp_path / "mine.weights", tmp_path / "curve.svg"
    words = (
        "learn",
        GAME,
        "--resume",
        str(folder),
        "--lessons",
        "heuristic=300",
        "--lessons",
        "search:4=100",
        "--seed",
        "3",
    )
    first = Result(*words, "--decisions", "0", "--weights", str(file))
    assert first.code == 0
    assert "lessons of heuristic" in first.out and "lessons of search:4" in first.out
    more = Result(*words, "--decisions", "12288", "--curve", str(curve), "--examine", "32")
    assert more.code == 0
    assert "lessons of" not in more.out
    assert "Among heuristic:" in more.out
    assert curve.read_text().startswith("<svg")
    played = Result("simulate", GAME, "--bots", f"learned:{file},random", "--games", "4", "--workers", "1")
    assert played.code == 0
    assert "holds another run" in refused(*words[:-1], "4")
    for wrong, why in (
        ("speed=3", "--set takes one of seed, lean, rounds"),
        ("rate=fast", "--set rate takes a number"),
    ):
        assert why in refused("learn", GAME, "--resume", str(tmp_path / "x"), "--set", wrong)
    for wrong in ("heuristic", "=5", "heuristic=many"):
        said = refused("learn", GAME, "--resume", str(tmp_path / "x"), "--lessons", wrong)
        assert "--lessons takes a bot and a number" in said


# -- leaning on the game's brain


def test_a_network_that_has_learned_nothing_likes_what_the_brain_likes(tmp_path):
    training = Training(Recipe(**{**SMALL, "lean": 3.0, "lessons": ()}), tmp_path)
    brain, env = brain_of(training.game), VectorEnv(GAME, 8, seed=3)
    batch, asking, rows = env.reset(), Asking(GAME, 3.0), np.arange(8)
    for _ in range(20):
        asked = asking.of(env, rows)
        logs, worth = training.network(torch.from_numpy(batch.observations), asked)
        for row, state in enumerate(env.states):
            seat, actions = state.to_act[0], list(state.legal_actions(state.to_act[0]))
            priors = np.array(brain.priors(state.view(seat), seat, actions, partial(state.determinize, seat)))
            assert np.allclose(logs[row].exp()[actions].detach(), priors**3 / (priors**3).sum(), atol=0.05)
            assert (asked.leanings[row] == NEVER).sum() == training.game.actions.size - len(actions)
            if brain.evaluate is not None:
                assert float(worth[row].sigmoid()) == pytest.approx(brain.evaluate(state)[seat], abs=0.05)
        batch = env.step(logs.argmax(1).numpy())


def test_lessons_tell_how_much_the_network_leans(tmp_path):
    recipe = Recipe(**{**SMALL, "lean": 3.0, "slips": 0.0})
    lessons = watch(recipe, 0, 0, None)
    game = detente.game(GAME)
    _, asked, odds = lessons.batch(np.arange(60), (features_of(game).size, game.actions.size))
    assert ((odds >= 0) == (asked.leanings > NEVER)).all()
    assert (asked.leanings.max(1).values == 0).all()
    best = asked.leanings.argmax(1, keepdim=True)
    assert (odds.gather(1, best) > 0).float().mean() > 0.9, "the brain's favourites are those of its bot"
