"""Editions tuned: targets as they are written, and a search that provably moves a number towards one."""

import json
from dataclasses import dataclass, replace
from math import inf

import pytest

import detente
from detente.arena.journal import Journal, NoJournal
from detente.arena.match import Played
from detente.arena.run import Session
from detente.arena.targets import read_target
from detente.arena.tuning import TuningPlan, tune
from detente.core.authors.tunables import Number, Tunable, turned
from detente.core.engine.actions import ActionSpace
from detente.core.engine.game import Game, Placement
from detente.core.engine.options import Option, Own
from detente.core.engine.sequence import Question, Sequence
from detente.core.engine.state import State
from detente.core.shown.groups import View

ISLES = detente.game("isles")
CHARTS = next(option.own for option in ISLES.options if option.own is not None)


def played(winners, reason="ISLES-END-2", decisions=100, turns=10):
    return Played(0, 0, ("random", "random"), winners, reason, decisions, turns)


GAMES = [played((0,)), played((0,)), played((1,)), played((), decisions=140, turns=14)]


@pytest.mark.parametrize(
    ("text", "measure", "least", "most"),
    [
        ("win:A=25%", 0.5, 0.25, 0.25),
        ("win:a+b = 60 .. 80%", 0.75, 0.6, 0.8),
        ("nobody=..10%", 0.25, 0.0, 0.1),
        ("nobody=5%..", 0.25, 0.05, inf),
        ("ending:isles-end-2=100%", 1.0, 1.0, 1.0),
        ("decisions=90..100", 110.0, 90.0, 100.0),
        ("turns=12", 11.0, 12.0, 12.0),
        ("turns=..9.5", 11.0, 0.0, 9.5),
    ],
)
def test_what_a_target_counts_and_where_it_should_lie(text, measure, least, most):
    target = read_target(ISLES, 2, text)
    assert target.measure(GAMES).value == pytest.approx(measure)
    assert (target.least, target.most) == (pytest.approx(least), pytest.approx(most))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("win:A", "a target is written"),
        ("wins:A=20%", "a target is written"),
        ("win=20%", "there must be a seat"),
        ("nobody:A=20%", "there must be nothing"),
        ("win:A=0.2", "takes a share"),
        ("decisions=20%", "takes a number"),
        ("win:A=..", "a number is missing"),
        ("win:A=30..20%", "nothing from 30 to 20"),
        ("win:A=120%", "nothing from 120"),
        ("win:Z=20%", "no seat 'Z': there are A, B"),
        ("ending:NW-X=20%", "no rule 'NW-X'"),
    ],
)
def test_a_target_that_cannot_be_is_refused_in_words(text, why):
    with pytest.raises(ValueError, match=why.replace("(", r"\(")):
        read_target(ISLES, 2, text)


def test_seats_go_by_their_names_too():
    game = detente.game("twoplustwo")
    assert read_target(game, 4, "win:soviet_union=25%").seats == (1,)
    assert read_target(game, 4, "win:usa+West=50%").seats == (0, 2)


def test_distance_is_nothing_within_and_grows_outside():
    target = read_target(ISLES, 2, "win:A=20..30%")
    assert [target.distance(share) for share in (0.2, 0.25, 0.3)] == [0, 0, 0]
    assert target.distance(0.15) == pytest.approx(1) == pytest.approx(target.distance(0.35))
    assert read_target(ISLES, 2, "turns=10").distance(12) == pytest.approx(2)


def test_a_turned_dial_stays_within_the_bounds_of_each_number():
    tunable = Tunable("d", "", (Number(("a", 0), 0, 5), Number(("b",), 1, 9)), 3)
    facts = {"a": [4], "b": 3, "c": 1}
    assert turned(facts, [tunable], {"d": 3}) == {"a": [5], "b": 6, "c": 1}
    assert turned(facts, [tunable], {"d": -3}) == {"a": [1], "b": 1, "c": 1}
    assert turned(facts, [tunable], {}) == facts == {"a": [4], "b": 3, "c": 1}


def plan(*targets, vary=("fleets",), **more):
    facts = CHARTS.sample()
    tunables = tuple(
        tunable for tunable in CHARTS.tuning.tunables(facts) if tunable.name.partition(".")[2] in vary
    )
    usual = {
        "lineup": ("random", "random"),
        "options": {"tides": 4},
        "trials": 8,
        "games": 12,
        "check": 30,
        "seed": 3,
    }
    wishes = tuple(read_target(ISLES, 2, text) for text in targets)
    return TuningPlan("isles", "charts", facts, tunables, wishes, **(usual | more))


ACTIONS = ActionSpace()
DRAW = ACTIONS.verb("draw")


class Lots(State):
    """A game for this test: one draw, of so many lots of A and so many of B."""

    def advance(self):
        self.ask(DRAWING, 0)

    def begin(self):
        pass


class Drawing(Question[Lots]):
    def legal(self, s, seat):
        return [DRAW.first]

    def carry_out(self, s, seat, action):
        lots = s.options["lots"].form
        s.end([0 if s.rng.below(lots.a + lots.b) < lots.a else 1])


DRAWING = Drawing("draw", "ISLES-DRAW-1")


@dataclass(frozen=True)
class LotsOf:
    name: str
    a: int
    b: int


LOTS = Game(
    id="lots",
    title="Lots",
    version=1,
    package="isles",
    state_type=Lots,
    actions=ACTIONS,
    options=(
        Option("seats", (2,), "seats"),
        Option(
            "lots",
            ("even",),
            "the lots",
            own=Own("lots", lambda facts: LotsOf(facts["name"], facts["a"], facts["b"]), dict),
        ),
    ),
    sequence=Sequence([DRAWING]),
    max_actions=1,
    facts=View(),
    arrange=lambda state, facts: None,
    rank=lambda state: [Placement(seat, 2 - int(won), "LOTS", won) for seat, won in enumerate(state.returns)],
)


def test_a_search_moves_a_number_to_where_the_target_is_and_other_deals_agree(monkeypatch):
    """Of 10 lots for each A wins half. To win 80% it takes 40 of 50, and the search has to find that."""
    pytest.importorskip("optuna")
    monkeypatch.setattr(detente, "game", lambda id: LOTS)
    tunable = Tunable("lots.a", "lots of A", (Number(("a",), 1, 60),), 35)
    facts = {"format": "lots", "name": "lots", "a": 10, "b": 10}
    target = read_target(LOTS, 2, "win:A=80%")
    wanted = TuningPlan(
        "lots",
        "lots",
        facts,
        (tunable,),
        (target,),
        ("random",) * 2,
        {},
        trials=15,
        games=300,
        check=800,
        seed=1,
    )
    with Session(1) as session:
        tuned = tune(wanted, session)
    assert 30 <= tuned.facts["a"] <= 52 and tuned.facts["b"] == 10 and facts["a"] == 10
    assert tuned.before[0].low < 0.5 < tuned.before[0].high
    assert tuned.after[0].low < 0.8 + 0.04 and tuned.after[0].high > 0.8 - 0.04
    assert tuned.best.distance < 1 < tuned.trials[0].distance and tuned.trials[0].turns == {}


def test_the_same_seed_tries_the_same_settings_and_finds_the_same():
    pytest.importorskip("optuna")
    runs = []
    for _ in range(2):
        with Session(1) as session:
            runs.append(
                tune(plan("win:A=60%", vary=("fleets", "pearls"), trials=4, games=4, check=4), session)
            )
    assert runs[0].trials == runs[1].trials
    assert (runs[0].before, runs[0].after) == (runs[1].before, runs[1].after)
    assert len({str(trial.turns) for trial in runs[0].trials}) > 1


def test_a_setting_that_the_game_refuses_is_never_the_best():
    """Fewer than six charts cannot be dealt."""
    pytest.importorskip("optuna")
    refused = plan("decisions=..1", vary=("count",), trials=6, games=2, check=2)
    few = tuple(
        replace(tunable, numbers=tuple(replace(n, least=0) for n in tunable.numbers), reach=20)
        for tunable in refused.tunables
    )
    with Session(1) as session:
        tuned = tune(replace(refused, tunables=few), session)
    assert sum(chart["count"] for chart in tuned.facts["charts"]) >= 6


def test_what_is_interrupted_keeps_the_best_so_far():
    pytest.importorskip("optuna")
    done = 0

    def stop(games):
        nonlocal done
        done += games
        if done == 18:
            raise KeyboardInterrupt

    with Session(1, progress=stop) as session:
        tuned = tune(plan("decisions=200..", games=6), session)
    assert tuned.interrupted and len(tuned.trials) == 2 and tuned.after == ()
    assert tuned.best in tuned.trials


def search(wanted, file, progress=lambda games: None):
    """A search whose games are kept in a file; and how many of its games were there already."""
    with Session(1, journal=Journal(file, wanted.question()), progress=progress) as session:
        return tune(wanted, session), session.resumed


def lines(file):
    return len(file.read_text(encoding="utf-8").splitlines()) - 1


def test_a_second_search_goes_on_where_the_first_was_killed(tmp_path):
    pytest.importorskip("optuna")
    wanted = plan("win:A=60%", vary=("fleets", "pearls"), trials=4, games=6, check=5)
    with Session(1) as session:
        whole = tune(wanted, session)
    done = 0

    class Killed(Exception):
        pass

    def kill(games):
        nonlocal done
        done += games
        if done > 14:
            raise Killed

    file = tmp_path / "tuned.jsonl"
    with pytest.raises(Killed):
        search(wanted, file, kill)
    kept = lines(file)
    assert kept > 14
    tuned, resumed = search(wanted, file)
    assert resumed == kept
    assert (tuned.trials, tuned.before, tuned.after) == (whole.trials, whole.before, whole.after)
    played = lines(file)
    again, resumed = search(wanted, file)
    assert resumed == played == lines(file) and again.trials == whole.trials


def test_a_longer_search_and_another_wish_go_on_with_the_same_games(tmp_path):
    pytest.importorskip("optuna")
    file = tmp_path / "tuned.jsonl"
    short = plan("win:A=60%", trials=2, games=4, check=3)
    search(short, file)
    kept = lines(file)
    longer = replace(short, trials=3, games=5, check=4)
    tuned, resumed = search(longer, file)
    with Session(1) as session:
        assert tuned.trials == tune(longer, session).trials
    assert resumed >= 4 + 3 and lines(file) > kept
    assert search(replace(short, targets=(read_target(ISLES, 2, "turns=..9"),)), file)[1] >= 4 + 3
    with pytest.raises(NoJournal, match="seed is 3 there, 4 asked for"):
        search(replace(short, seed=4), file)
    with pytest.raises(NoJournal, match="dials"):
        search(plan("win:A=60%", vary=("pearls",)), file)


def test_every_setting_has_indices_of_its_own():
    wanted = plan("win:A=60%", vary=("fleets", "pearls"))
    first, second = wanted.tunables[:2]
    settings = [
        {first.name: a, second.name: b}
        for a in range(-first.reach, first.reach + 1)
        for b in range(-second.reach, second.reach + 1)
    ]
    indices = {
        wanted.first_index(turns, deals) for turns in settings for deals in (wanted.tried, wanted.held_out)
    }
    assert len(indices) == 2 * len(settings)
    assert wanted.first_index({}, wanted.tried) == wanted.first_index({first.name: 0}, wanted.tried)


def contents_of(tuned):
    return [
        json.dumps(turned(tuned.plan.facts, tuned.plan.tunables, one.turns), sort_keys=True)
        for one in tuned.trials
    ]


def narrow(reach, *targets, trials, **more):
    """A search of a single number with few values."""
    wide = plan(*targets, trials=trials, games=2, check=2, **more)
    return replace(wide, tunables=(replace(wide.tunables[0], reach=reach),))


def test_no_setting_is_tried_twice_and_all_are_tried_where_they_are_few():
    pytest.importorskip("optuna")
    wanted = narrow(2, "win:A=60%", trials=12)
    done = 0

    def count(games):
        nonlocal done
        done += games

    with Session(1, progress=count) as session:
        tuned = tune(wanted, session)
    assert len(contents_of(tuned)) == len(set(contents_of(tuned))), "a setting was tried twice"
    settings = {
        str(turned(wanted.facts, wanted.tunables, {wanted.tunables[0].name: k})) for k in range(-2, 3)
    }
    assert len(tuned.trials) == len(settings), "the search ends when all settings are tried"
    assert done == wanted.all_games


def test_turns_beyond_the_bounds_of_a_number_are_no_new_setting():
    """With the numbers at their upper bound, all turns upwards come to the same content."""
    pytest.importorskip("optuna")
    wanted = narrow(6, "win:A=60%", trials=13)
    (tunable,) = wanted.tunables
    top = max(tunable.values(wanted.facts))
    bounded = replace(tunable, numbers=tuple(replace(n, most=top) for n in tunable.numbers))
    wanted = replace(wanted, tunables=(bounded,))
    with Session(1) as session:
        tuned = tune(wanted, session)
    assert len(contents_of(tuned)) == len(set(contents_of(tuned))) < 13


def test_as_many_settings_are_tried_as_were_asked_for_where_there_are_enough():
    pytest.importorskip("optuna")
    with Session(1) as session:
        tuned = tune(plan("win:A=60%", vary=("fleets", "pearls"), trials=25, games=1, check=1), session)
    assert len(set(contents_of(tuned))) == 25
